# The native witness on each level of code; the default runs take the best one.
if(TARGET test_circuit)
  foreach(level IN ITEMS portable adx)
    add_test(NAME circuit_native_${level} COMMAND test_circuit test_native*)
    set_tests_properties(circuit_native_${level} PROPERTIES ENVIRONMENT CUZK_CPU=${level}
      TIMEOUT 600)
  endforeach()
endif()
