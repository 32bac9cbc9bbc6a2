# With every test preset a tree without tests is an error, not a success.
#   cmake -DSOURCE_DIR=<top of the tree> -DWORK_DIR=<scratch folder> -P presets.cmake
cmake_policy(VERSION 3.25)
file(REMOVE_RECURSE ${WORK_DIR})
file(MAKE_DIRECTORY ${WORK_DIR})
file(COPY ${SOURCE_DIR}/CMakePresets.json DESTINATION ${WORK_DIR})
file(WRITE ${WORK_DIR}/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)\nproject(empty LANGUAGES NONE)\nenable_testing()\n")
file(READ ${SOURCE_DIR}/CMakePresets.json presets)
string(JSON count LENGTH "${presets}" testPresets)
if(count LESS 5)
  message(FATAL_ERROR "CMakePresets.json: expected at least 5 test presets, found ${count}")
endif()
math(EXPR last "${count} - 1")
foreach(number RANGE ${last})
  string(JSON name GET "${presets}" testPresets ${number} name)
  string(JSON configuration GET "${presets}" testPresets ${number} configurePreset)
  execute_process(COMMAND ${CMAKE_COMMAND} --preset ${configuration} WORKING_DIRECTORY ${WORK_DIR}
    OUTPUT_QUIET ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ctest --preset ${name} WORKING_DIRECTORY ${WORK_DIR}
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE complaint)
  if(status EQUAL 0 OR NOT complaint MATCHES "No tests were found")
    message(FATAL_ERROR "${name}: ctest took no tests for a success (${status}): ${output}${complaint}")
  endif()
endforeach()
