# Where CMAKE_UNITY_BUILD is on, the sources of a folder are compiled several at a time. These files are not, because a name in their
# unnamed namespace, or one they say `using` of, means something else in another file of the folder; of a folder named here, the files that
# lie in it directly. Better than a line here is another name there.
set(KLANGBRETT_ALONE
  base/platform/posix/child_process.cpp
  base/platform/posix/whole_file.cpp
  rules/journal
  rules/notation/fen.cpp
  rules/notation/uci.cpp
  rules/table/officials/presence.cpp
  rules/table/ruling_basis.cpp
  rules/table/sheets/sheets.cpp
  rules/verdict
  speech/vocabulary/vocabulary.cpp
  src/engine/levels.cpp
  src/shell/keyboard.cpp
  src/shell/lost_display.cpp
  src/ports/journal/sqlite/library.cpp
  src/ports/journal/sqlite/reader.cpp
  src/ports/journal/spoken.cpp
  src/tools/asking/position.cpp
  src/tools/pgn.cpp
  src/tools/script/runner.cpp
  tests/e2e/play/held_key_test.cpp
  tests/e2e/play/library_test.cpp
  tests/e2e/play/recorded_test.cpp
  tests/e2e/play/screen.cpp
  tests/rules/insight/pawns_test.cpp
  tests/rules/insight/supposal_test.cpp
  tests/rules/journal/journal_test.cpp
  tests/rules/notation/san_test.cpp
  tests/rules/notation/style_test.cpp
  tests/rules/table/mate_question_test.cpp
  tests/rules/table/table_test.cpp
  tests/rules/table/touch_move_test.cpp
  tests/rules/variants/doubles_test.cpp
  tests/rules/variants/matranj_test.cpp
  tests/rules/verdict/material_test.cpp
  tests/rules/verdict/static_unwinnability_test.cpp
  tests/speech/hearing/net_test.cpp
  tests/speech/rendered/sentences.cpp
  tests/src/engine/dialogue_test.cpp
  tests/src/engine/engine_test.cpp
  tests/src/engine/real_engines_test.cpp
  tests/src/envelope/envelope_test.cpp
  tests/src/game/faulty_line_test.cpp
  tests/src/game/line_test.cpp
  tests/src/game/table_clock_test.cpp
  tests/src/shell/painter_test.cpp
  tests/src/shell/taken_test.cpp
  tests/src/shell/window_test.cpp
  tests/src/ports/journal/sqlite/failing_disk_test.cpp
  tests/src/ports/journal/sqlite/kill_test.cpp
  tests/src/ports/journal/sqlite/library_test.cpp)
foreach(path IN LISTS KLANGBRETT_ALONE)
  if(NOT EXISTS ${CMAKE_CURRENT_LIST_DIR}/../${path})
    message(FATAL_ERROR "cmake/alone.cmake names ${path}, which is not there")
  endif()
endforeach()

# klangbrett_compile_alone(FILE...): of these sources of the folder being configured, has those compiled alone that are listed above.
function(klangbrett_compile_alone)
  foreach(file IN LISTS ARGN)
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${CMAKE_SOURCE_DIR} OUTPUT_VARIABLE path)
    cmake_path(GET path PARENT_PATH folder)
    if(path IN_LIST KLANGBRETT_ALONE OR folder IN_LIST KLANGBRETT_ALONE)
      set_source_files_properties(${file} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
  endforeach()
endfunction()
