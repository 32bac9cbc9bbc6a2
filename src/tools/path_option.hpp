// Files and folders on the command line.
#pragma once

#include "base/platform/paths.hpp"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace tools {

/// An option that names a file or a folder; `kept` is a path, or an optional one. CLI11 would make a path of the text
/// by itself, in the bytes of the system instead of UTF-8.
template <typename Kept>
CLI::Option* add_path(CLI::App& command, std::string name, Kept& kept, std::string description) {
    return command.add_option_function<std::string>(
        std::move(name),
        [&kept](const std::string& typed) {
            kept = Kept();
            if (!typed.empty()) kept = base::platform::path_of(typed);
        },
        std::move(description));
}

/// The same for one that names several.
inline CLI::Option* add_paths(CLI::App& command, std::string name, std::vector<std::filesystem::path>& kept,
                              std::string description) {
    return command.add_option_function<std::vector<std::string>>(
        std::move(name),
        [&kept](const std::vector<std::string>& typed) {
            kept.clear();
            for (const std::string& one : typed) kept.push_back(base::platform::path_of(one));
        },
        std::move(description));
}

} // namespace tools
