# Flags and helpers that every room uses.
set(CMAKE_C_STANDARD 11)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
find_package(Threads REQUIRED)
if(CUZK_GPU_TOOLS)
  find_package(OpenSSL 3.0 COMPONENTS Crypto)
else()
  find_package(OpenSSL 3.0 REQUIRED COMPONENTS Crypto)
endif()

add_library(cuzk_flags INTERFACE)
target_compile_options(cuzk_flags INTERFACE
  $<$<COMPILE_LANGUAGE:C>:-Wall -Wextra -Werror -Wshadow -Wstrict-prototypes -Wmissing-prototypes
    -Wpointer-arith -Wcast-qual -Wvla>)
target_compile_definitions(cuzk_flags INTERFACE _GNU_SOURCE
  CUZK_VERSION_TEXT="${PROJECT_VERSION}")
target_include_directories(cuzk_flags INTERFACE
  ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/include)
target_link_libraries(cuzk_flags INTERFACE Threads::Threads)
if(CUZK_VERIFY)
  target_compile_definitions(cuzk_flags INTERFACE CUZK_VERIFY=1)
endif()
if(CUZK_SANITIZE)
  target_compile_options(cuzk_flags INTERFACE -fsanitize=${CUZK_SANITIZE} -fno-sanitize-recover=all
    -fno-omit-frame-pointer)
  target_link_options(cuzk_flags INTERFACE -fsanitize=${CUZK_SANITIZE})
endif()
if(CUZK_FUZZ)
  target_compile_options(cuzk_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# cuzk_room(NAME SOURCES file… DEPS room-or-library…): one static library per room.
# DEPS are the arrows of ARCHITECTURE.md; tests/tidy checks the include lines against them.
function(cuzk_room name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPS" ${ARGN})
  add_library(cuzk_${name} STATIC ${ARG_SOURCES})
  target_link_libraries(cuzk_${name} PUBLIC cuzk_flags)
  foreach(dep IN LISTS ARG_DEPS)
    if(TARGET cuzk_${dep})
      target_link_libraries(cuzk_${name} PUBLIC cuzk_${dep})
    else()
      target_link_libraries(cuzk_${name} PUBLIC ${dep})
    endif()
  endforeach()
endfunction()
