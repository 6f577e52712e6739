# The level of code is decided once a process: one run per value of CUZK_CPU.
if(TARGET test_base)
  foreach(level IN ITEMS portable adx avx512)
    add_test(NAME base_cpu_${level} COMMAND test_base cpu)
    set_tests_properties(base_cpu_${level} PROPERTIES ENVIRONMENT CUZK_CPU=${level})
  endforeach()
  foreach(level IN ITEMS none ADX adx2 avx)
    add_test(NAME base_cpu_refused_${level} COMMAND test_base cpu)
    set_tests_properties(base_cpu_refused_${level} PROPERTIES
      ENVIRONMENT "CUZK_CPU=${level};CUZK_TEST_CPU_ERROR=1")
  endforeach()
endif()
