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
if(CMAKE_UNITY_BUILD)
  # Files compiled together see each other's unnamed namespaces, and a parameter called like a function there is no mistake. The
  # preset `dev` compiles each file alone, and warns.
  target_compile_options(klangbrett_options INTERFACE -Wno-shadow)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # GCC 12's own library uses in std::stable_sort what it has marked as deprecated.
  target_compile_options(klangbrett_options INTERFACE -Wno-deprecated-declarations)
endif()
if(KLANGBRETT_SANITIZE)
  target_compile_definitions(klangbrett_options INTERFACE KLANGBRETT_SANITIZED)
  target_compile_options(klangbrett_options INTERFACE
    -fsanitize=${KLANGBRETT_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  if(KLANGBRETT_SANITIZE MATCHES "undefined")
    # With these four GCC 12 took three times as long; what they would find, the address sanitizer and the warnings mostly find too.
    target_compile_options(klangbrett_options INTERFACE -fno-sanitize=null,alignment,object-size,vptr)
  endif()
  target_link_options(klangbrett_options INTERFACE -fsanitize=${KLANGBRETT_SANITIZE})
endif()
if(KLANGBRETT_FUZZ)
  target_compile_options(klangbrett_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# Nearly as fast as mold, which on Debian 12 waits for itself for ever now and then when the processors are busy.
find_program(LLD ld.lld)
if(LLD)
  add_link_options(-fuse-ld=lld)
endif()
# A linker that hangs is a failure with a name.
set(CMAKE_CXX_LINKER_LAUNCHER timeout 300)

find_program(CCACHE ccache)
if(CCACHE)
  # What was compiled once need not be compiled again, with precompiled headers either, which ccache leaves alone unless it is told that
  # their macros may be believed. It takes the list of headers that the compiler writes: to find them itself took up to a fifth longer.
  # From another clone it takes only what is compiled alone, because the files of CMAKE_UNITY_BUILD name the folder.
  # GLIBC_TUNABLES: where the system gives huge pages to who asks for them (`madvise`), Clang takes a tenth less if it asks.
  set(CMAKE_CXX_COMPILER_LAUNCHER env GLIBC_TUNABLES=glibc.malloc.hugetlb=1 CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1
    CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_DEPEND=1 ${CCACHE})
endif()

# Most of compiling is reading the same headers. In the presets of ./check the files of a folder are compiled together (CMAKE_UNITY_BUILD),
# and the standard headers are read once. In `dev` each file is compiled alone, so that one which forgets an #include is found.
option(KLANGBRETT_PRECOMPILE "Whether the standard headers are read once" OFF)

# klangbrett_precompiled(NAME HEADER...): a target that others take their precompiled headers from.
function(klangbrett_precompiled name)
  set(empty ${CMAKE_BINARY_DIR}/generated/${name}.cpp)
  file(CONFIGURE OUTPUT ${empty} CONTENT "")
  add_library(${name} STATIC ${empty})
  target_link_libraries(${name} PRIVATE klangbrett_options)
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR})
  target_precompile_headers(${name} PRIVATE ${ARGN})
endfunction()

if(KLANGBRETT_PRECOMPILE)
  set(KLANGBRETT_COMMON_HEADERS <algorithm> <array> <chrono> <filesystem> <fstream> <functional> <iostream> <map> <memory>
    <optional> <set> <span> <sstream> <string> <string_view> <thread> <utility> <variant> <vector>)
  # What is tested is optimised, what tests it need not be. What is precompiled and what takes it must agree on the macros that -pthread
  # defines, and some libraries ask for it.
  set(KLANGBRETT_TEST_OPTIONS -O0 -pthread)
  # Without these ccache takes nothing that has precompiled headers (its manual, "Precompiled headers").
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  elseif(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
  endif()
  target_compile_options(klangbrett_options INTERFACE -pthread)
  klangbrett_precompiled(klangbrett_headers ${KLANGBRETT_COMMON_HEADERS})
endif()
