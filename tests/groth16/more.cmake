# Circuits with bits and parts, which those of the vectors have not.
if(TARGET test_groth16)
  target_link_libraries(test_groth16 PRIVATE cuzk_circuit)
endif()
