// Programs on this computer.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace base::platform {

/// Whether that is the file of a program which this user may run.
bool is_program(const std::filesystem::path& file);

/// The program of that name: searched for in the folders of PATH, then in /usr/games, where distributions put games
/// and engines though it is often not in PATH. A name with a slash is a path and stands as it is.
std::optional<std::filesystem::path> find_program(const std::string& name);

/// The file this process was started from. Empty if that cannot be found out.
std::optional<std::filesystem::path> own_program_file();

/// By this name the program starts itself once more, also if another version has been installed over it meanwhile.
std::string own_program();

} // namespace base::platform
