# docs/arbiters/table.md names every setting and every act that a table script knows.
#   cmake -DSOURCE_DIR=<top of the tree> -P table.cmake
cmake_policy(VERSION 3.25)

file(READ ${SOURCE_DIR}/docs/arbiters/table.md page)
file(READ ${SOURCE_DIR}/src/tools/script/acts.cpp acts)
file(READ ${SOURCE_DIR}/rules/journal/settings.cpp settings)
string(REGEX MATCHALL "ActWord{\"[a-z-]+\"" words "${acts}")
string(REGEX MATCHALL "Setting{\"[a-z]+\"" more "${settings}")
list(LENGTH words count)
if(count LESS 10)
  message(FATAL_ERROR "src/tools/script/acts.cpp: no acts were found where they used to stand")
endif()
foreach(word IN LISTS words more)
  string(REGEX REPLACE "^[A-Za-z]+{\"([a-z-]+)\"$" "\\1" word "${word}")
  if(NOT page MATCHES "`${word}[` ]")
    message(SEND_ERROR "docs/arbiters/table.md: no word of `${word}`")
  endif()
endforeach()
