# The list of outputs, from the folders there are: nobody keeps it by hand.

# klangbrett_write_open_all(<src/outputs> <file>): writes the source of open_all(), which opens the output of each folder
# with a header of its own name, except the skeleton, which is there to be copied. A new folder configures again, as its
# sources do.
function(klangbrett_write_open_all outputs file)
  file(GLOB folders RELATIVE ${outputs} ${outputs}/*)
  set(KLANGBRETT_OUTPUT_INCLUDES "")
  set(KLANGBRETT_OUTPUT_OPENERS "")
  foreach(name IN LISTS folders)
    if(EXISTS ${outputs}/${name}/${name}.hpp AND NOT name STREQUAL "skeleton")
      string(APPEND KLANGBRETT_OUTPUT_INCLUDES "#include \"src/outputs/${name}/${name}.hpp\"\n")
      string(APPEND KLANGBRETT_OUTPUT_OPENERS "    add(outputs::${name}::open(surroundings));\n")
    endif()
  endforeach()
  configure_file(${outputs}/open_all.cpp.in ${file} @ONLY)
endfunction()
