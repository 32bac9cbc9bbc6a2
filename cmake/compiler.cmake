# One interface target carries the warnings and, when asked for, a sanitizer. Every target of ours links it.
set(KLANGBRETT_SANITIZE "" CACHE STRING "Sanitizers to build with, for example address,undefined or thread")

add_library(klangbrett_options INTERFACE)
target_compile_options(klangbrett_options INTERFACE
  -Wall -Wextra -Wpedantic -Werror -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
  -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough -Wcast-align -Wnull-dereference)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 reports null dereferences inside its own standard library when it optimises.
  target_compile_options(klangbrett_options INTERFACE -Wduplicated-cond -Wlogical-op -Wno-null-dereference)
endif()
if(KLANGBRETT_SANITIZE)
  target_compile_options(klangbrett_options INTERFACE
    -fsanitize=${KLANGBRETT_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  if(KLANGBRETT_SANITIZE MATCHES "undefined")
    # These four make GCC take three times as long; what they would find, the address sanitizer and the warnings mostly find too.
    target_compile_options(klangbrett_options INTERFACE -fno-sanitize=null,alignment,object-size,vptr)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # With sanitizers GCC 12 takes the alternatives a variant does not hold for uninitialised; without them it warns as everywhere.
    target_compile_options(klangbrett_options INTERFACE -Wno-maybe-uninitialized)
  endif()
  target_link_options(klangbrett_options INTERFACE -fsanitize=${KLANGBRETT_SANITIZE})
endif()
if(KLANGBRETT_FUZZ)
  target_compile_options(klangbrett_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()
