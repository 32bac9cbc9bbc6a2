#include "base/platform/folders.hpp"

#include "base/platform/environment.hpp"
#include "base/platform/whole_file.hpp"

#include <sstream>
#include <string>
#include <string_view>
#include <system_error>

namespace base::platform {

namespace fs = std::filesystem;

fs::path home_folder() {
    const auto home = nonempty_variable("HOME");
    if (home) return *home;
    std::error_code gone; // the working folder may have been deleted
    const auto here = fs::current_path(gone);
    return gone ? fs::path("/") : here;
}

fs::path config_folder() {
    const auto named = nonempty_variable("XDG_CONFIG_HOME");
    return named ? fs::path(*named) : home_folder() / ".config";
}

fs::path data_folder() {
    const auto named = nonempty_variable("XDG_DATA_HOME");
    return named ? fs::path(*named) : home_folder() / ".local" / "share";
}

/// A line of `user-dirs.dirs` is `XDG_DOCUMENTS_DIR="$HOME/Dokumente"`, or an absolute path.
std::optional<fs::path> documents_folder() {
    constexpr std::string_view start = "XDG_DOCUMENTS_DIR=\"";
    constexpr std::string_view at_home = "$HOME/";
    std::istringstream lines(read_whole(config_folder() / "user-dirs.dirs").value_or(""));
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with(start) || !line.ends_with('"')) continue;
        const std::string path = line.substr(start.size(), line.size() - start.size() - 1);
        if (path.starts_with(at_home)) return home_folder() / path.substr(at_home.size());
        if (path.starts_with('/')) return path;
    }
    return std::nullopt;
}

} // namespace base::platform
