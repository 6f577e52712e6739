# Toy circuits to prove.
if(TARGET test_backend)
  target_link_libraries(test_backend PRIVATE cuzk_circuit)
endif()
