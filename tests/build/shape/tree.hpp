// The folders of the tree, their files, and who needs whom, read from the sources.
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace shape {

/// Who needs whom: each name with the names it needs. A name that only is needed need not be a key.
using Graph = std::map<std::string, std::set<std::string>>;

/// What one folder (a target of klangbrett_library) holds.
struct Folder {
    /// Its path from the top of the tree, such as `rules/board`.
    std::string path;
    /// Its .cpp and .hpp files, from the top of the tree, sorted.
    std::vector<std::string> files;
};

/// Every folder below `top` that is a library; empty if there is none. Throws std::filesystem::filesystem_error if
/// `top` cannot be read.
std::vector<Folder> folders_of(const std::filesystem::path& top);

/// The folder's stems (`rules/board/square` for square.hpp and square.cpp) and the stems of the same folder that either
/// file includes.
Graph needs_of_stems(const std::filesystem::path& top, const Folder& folder);

/// The free functions that a header declares and the source file beside it does not define, but another of the folder:
/// what such a header leads to, its includes hide. One line each, with the header and the file.
std::set<std::string> functions_defined_elsewhere(const std::filesystem::path& top, const Folder& folder);

/// The folders, and the folders whose headers they include.
Graph needs_of_folders(const std::filesystem::path& top, const std::vector<Folder>& folders);

/// The headers that are not the tree's own and that these files lead to, through whatever they include; each with the
/// files that include it.
Graph outside_headers(const std::filesystem::path& top, const std::vector<std::string>& files);

/// The lines of the folder's files in which a path is made by hand, `fs::path(text)`; each behind its file. What is
/// turned into a path without saying so is not found.
std::set<std::string> paths_made_by_hand(const std::filesystem::path& top, const Folder& folder);

/// The members of the largest ring: of the largest set of two or more names each of which leads to each other. Empty if
/// there is none.
std::set<std::string> largest_ring(const Graph& graph);

/// The same without the arrows that another way makes superfluous. The graph must be without rings.
Graph without_shortcuts(const Graph& graph);

} // namespace shape
