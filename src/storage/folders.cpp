#include "src/storage/folders.hpp"

#include "src/storage/whole_file.hpp"

#include <cstdlib>
#include <sstream>
#include <string>
#include <system_error>

namespace storage {
namespace {

std::optional<std::filesystem::path> from_environment(const char* variable) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') return std::nullopt;
    return std::filesystem::path(value);
}

std::filesystem::path home() { return from_environment("HOME").value_or(std::filesystem::current_path()); }

std::filesystem::path config_home() { return from_environment("XDG_CONFIG_HOME").value_or(home() / ".config"); }

bool holds_data(const std::filesystem::path& folder) {
    std::error_code unreadable;
    return std::filesystem::is_directory(folder / "locales", unreadable);
}

} // namespace

std::optional<std::filesystem::path> data_folder() {
    if (const auto named = from_environment("KLANGBRETT_DATA")) return holds_data(*named) ? named : std::nullopt;
    std::error_code unreadable;
    std::filesystem::path folder = std::filesystem::read_symlink("/proc/self/exe", unreadable).parent_path();
    while (!folder.empty()) {
        for (const char* below : {"data", "share/klangbrett"})
            if (holds_data(folder / below)) return folder / below;
        if (folder == folder.parent_path()) break;
        folder = folder.parent_path();
    }
    return std::nullopt;
}

std::filesystem::path config_folder() { return config_home() / "klangbrett"; }

std::filesystem::path games_folder() {
    return from_environment("XDG_DATA_HOME").value_or(home() / ".local" / "share") / "klangbrett";
}

/// A line of `user-dirs.dirs` is `XDG_DOCUMENTS_DIR="$HOME/Dokumente"`, or an absolute path.
std::filesystem::path documents_folder() {
    constexpr std::string_view start = "XDG_DOCUMENTS_DIR=\"";
    constexpr std::string_view at_home = "$HOME/";
    std::istringstream lines(read_whole(config_home() / "user-dirs.dirs").value_or(""));
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with(start) || !line.ends_with('"')) continue;
        const std::string path = line.substr(start.size(), line.size() - start.size() - 1);
        if (path.starts_with(at_home)) return home() / path.substr(at_home.size());
        if (path.starts_with('/')) return path;
    }
    return games_folder();
}

std::filesystem::path library_file() { return games_folder() / "games.sqlite"; }

std::filesystem::path envelopes_folder() { return games_folder() / "envelopes"; }

std::filesystem::path settings_file() { return config_folder() / "settings.toml"; }

} // namespace storage
