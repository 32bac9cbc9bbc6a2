# docs/keys.md is what the program prints.
#   cmake -DSOURCE_DIR=<top of the tree> -DPROGRAM=<klangbrett> -P keys.cmake
set(ENV{KLANGBRETT_DATA} ${SOURCE_DIR})
execute_process(COMMAND ${PROGRAM} keys OUTPUT_VARIABLE printed RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "klangbrett keys: ended with ${status}")
endif()
file(READ ${SOURCE_DIR}/docs/keys.md page)
if(NOT page STREQUAL printed)
  message(FATAL_ERROR "docs/keys.md is not what the program prints; write it anew: klangbrett keys > docs/keys.md")
endif()
