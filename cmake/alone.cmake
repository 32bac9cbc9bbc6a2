# Where CMAKE_UNITY_BUILD is on, the sources of a folder are compiled several at a time. These files are not; of a folder named here,
# the files that lie in it directly. Where a name means something else in another file of the folder, better than a line here is another
# name there.
set(KLANGBRETT_ALONE
  rules/journal # each kind of event and command is a template there: together they take a compiler more than 1 GB
  rules/verdict # what is inlined, and the instructions a verdict may take, are set for each file by itself
  src/shell/lost_display.cpp # Xlib calls types and macros by words of ours
  tests/e2e/play/screen.cpp) # the same
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
