# Each tree below broken/ breaks one rule of cmake/layers.cmake. Configuring it must fail, and say which rule.
#   cmake -DGENERATOR=Ninja -DSOURCE_DIR=<top of the tree> -DWORK_DIR=<scratch folder> -P layers.cmake
set(cases
  "upward_link|rules/board may not use rules/table"
  "upward_room|src/session/core may not use src/session/widgets"
  "layer_above|rules/board may not use speech/announce"
  "undeclared_include|does not declare that it uses that folder"
  "impure_rules|rules/table is pure"
  "impure_game|src/game is pure"
  "impure_session|src/session/core may not use base/platform, since it is pure"
  "storing_game|src/game may not use src/storage"
  "locking_mixer|runs in the audio callback"
  "system_header|only base/platform calls the operating system"
  "system_call|only base/platform asks the operating system"
  "path_as_its_bytes|only base/platform makes text of a path"
  "path_as_text|only base/platform makes text of a path"
  "platform_in_game|src/game may not use base/platform"
  "platform_in_rules|rules/laws may not use base/platform"
  "toml_in_rules|which in rules/ only rules/laws may")
foreach(case IN LISTS cases)
  string(REPLACE "|" ";" parts "${case}")
  list(GET parts 0 name)
  list(GET parts 1 expected)
  file(REMOVE_RECURSE ${WORK_DIR}/${name})
  execute_process(COMMAND ${CMAKE_COMMAND} -G ${GENERATOR} -S ${SOURCE_DIR}/tests/build/broken/${name} -B ${WORK_DIR}/${name}
    -DKLANGBRETT_LAYERS=${SOURCE_DIR}/cmake/layers.cmake RESULT_VARIABLE status ERROR_VARIABLE complaint OUTPUT_QUIET)
  string(REGEX REPLACE "[ \n]+" " " complaint "${complaint}")
  if(status EQUAL 0)
    message(FATAL_ERROR "${name}: configured, but should have been refused")
  endif()
  if(NOT complaint MATCHES "${expected}")
    message(FATAL_ERROR "${name}: refused, but without saying '${expected}': ${complaint}")
  endif()
  message(STATUS "${name}: refused as it should be")
endforeach()
