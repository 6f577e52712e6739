# CUDA is optional: found or left out, and either is said. What is built without it is the same
# program, whose GPUs are none (base/gpu_none.c).
set(CUZK_CUDA AUTO CACHE STRING "Build the CUDA backend: AUTO (if there is a toolkit), ON, OFF")
# Machine code for what provers own, and PTX for cards that come later. Each architecture costs
# build time: a developer sets one ("90"), a release all.
set(CUZK_CUDA_ARCHITECTURES "90;75-virtual" CACHE STRING
  "As CMAKE_CUDA_ARCHITECTURES; a release has 75;80;86;89;90;100;120 and 120-virtual")

set(CUZK_HAS_CUDA OFF)
if(CUZK_SANITIZE OR CUZK_FUZZ)
  set(cuda_why "sanitizers do not know device code")
elseif(CUZK_CUDA STREQUAL "OFF")
  set(cuda_why "CUZK_CUDA is OFF")
else()
  # The toolkit's usual place is often not on the path.
  if(NOT CMAKE_CUDA_COMPILER AND NOT DEFINED ENV{CUDACXX})
    find_program(CUZK_NVCC nvcc PATHS /usr/local/cuda/bin ENV CUDA_PATH PATH_SUFFIXES bin)
    if(CUZK_NVCC)
      set(CMAKE_CUDA_COMPILER ${CUZK_NVCC})
    endif()
  endif()
  set(CMAKE_CUDA_RUNTIME_LIBRARY Static)
  set(CMAKE_CUDA_ARCHITECTURES ${CUZK_CUDA_ARCHITECTURES})
  # clang 14 is no host compiler of today's toolkits.
  find_program(CUZK_CUDA_HOST NAMES g++)
  if(CUZK_CUDA_HOST AND NOT CMAKE_CUDA_HOST_COMPILER)
    set(CMAKE_CUDA_HOST_COMPILER ${CUZK_CUDA_HOST})
  endif()
  include(CheckLanguage)
  check_language(CUDA)
  if(CMAKE_CUDA_COMPILER)
    enable_language(CUDA)
    set(CMAKE_CUDA_STANDARD 17)
    set(CMAKE_CUDA_STANDARD_REQUIRED ON)
    set(CUZK_HAS_CUDA ON)
  elseif(CUZK_CUDA STREQUAL "ON")
    message(FATAL_ERROR "CUZK_CUDA is ON, but there is no CUDA compiler (nvcc)")
  else()
    set(cuda_why "there is no CUDA compiler (nvcc)")
  endif()
endif()
if(CUZK_HAS_CUDA)
  message(STATUS "CUDA ${CMAKE_CUDA_COMPILER_VERSION}: backend for ${CUZK_CUDA_ARCHITECTURES}")
  # What a static library needs beside itself.
  list(TRANSFORM CMAKE_CUDA_IMPLICIT_LINK_DIRECTORIES PREPEND " -L" OUTPUT_VARIABLE cuda_dirs)
  string(JOIN "" CUZK_CUDA_LIBS ${cuda_dirs} " -lcudart_static -lrt -ldl -lstdc++")
  # The host's compiler sees the device's #pragma unroll too.
  set(cuda_host_warnings -Wall,-Wextra,-Werror,-Wno-unknown-pragmas)
  target_compile_options(cuzk_flags INTERFACE
    "$<$<COMPILE_LANGUAGE:CUDA>:-Werror=all-warnings;-Xcompiler=${cuda_host_warnings}>")
elseif(CUZK_GPU_TOOLS)
  message(FATAL_ERROR "CUZK_GPU_TOOLS is ON, but ${cuda_why}")
else()
  message(STATUS "No CUDA backend: ${cuda_why}")
endif()

# cuzk_cuda(ROOM WITH file… WITHOUT file…): the room's device code, or what stands in for it.
function(cuzk_cuda room)
  cmake_parse_arguments(ARG "" "" "WITH;WITHOUT" ${ARGN})
  if(CUZK_HAS_CUDA)
    target_sources(cuzk_${room} PRIVATE ${ARG_WITH})
  else()
    target_sources(cuzk_${room} PRIVATE ${ARG_WITHOUT})
  endif()
endfunction()
