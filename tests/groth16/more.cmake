if(TARGET test_groth16)
  # Circuits with bits and parts, which those of the vectors have not.
  target_link_libraries(test_groth16 PRIVATE cuzk_circuit)

  # Setup on an emulated GPU, whose sources come before those of the rooms. With few elements at a
  # time every loop is taken several times.
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/support/gpu_emulated/*.c)
  add_executable(test_groth16_emulated groth16/emulated/test_setup_cuda.c groth16/support.c
    groth16/circuit_support.c groth16/image_support.c ${sources}
    ${PROJECT_SOURCE_DIR}/src/groth16/setup_cuda.c
    ${PROJECT_SOURCE_DIR}/src/groth16/setup_cuda_source.c)
  target_compile_definitions(test_groth16_emulated PRIVATE SETUP_CUDA_CHUNK=50 SETUP_CUDA_READ=30)
  target_include_directories(test_groth16_emulated PRIVATE groth16 support/gpu_emulated)
  target_link_libraries(test_groth16_emulated PRIVATE cuzk_testsupport cuzk_groth16 cuzk_circuit)
  add_test(NAME groth16_emulated COMMAND test_groth16_emulated)
  set_tests_properties(groth16_emulated PROPERTIES TIMEOUT 600)
endif()
