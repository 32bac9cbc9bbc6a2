#include "base/platform/programs.hpp"

#include "base/platform/environment.hpp"

#include <unistd.h>

#include <algorithm>
#include <string_view>
#include <system_error>
#include <vector>

namespace base::platform {
namespace {

constexpr const char* own_link = "/proc/self/exe";
constexpr const char* usual_path = "/usr/local/bin:/usr/bin:/bin";
constexpr const char* games_folder = "/usr/games";

std::vector<std::filesystem::path> search_folders() {
    const std::string path = environment_variable("PATH").value_or(usual_path);
    std::string_view rest = path;
    std::vector<std::filesystem::path> folders;
    while (!rest.empty()) {
        const std::string_view folder = rest.substr(0, rest.find(':'));
        rest.remove_prefix(std::min(rest.size(), folder.size() + 1));
        if (!folder.empty()) folders.emplace_back(folder);
    }
    folders.emplace_back(games_folder);
    return folders;
}

} // namespace

bool is_program(const std::filesystem::path& file) {
    std::error_code unreadable;
    return std::filesystem::is_regular_file(file, unreadable) && ::access(file.c_str(), X_OK) == 0;
}

std::optional<std::filesystem::path> find_program(const std::string& name) {
    if (name.find('/') != std::string::npos)
        return is_program(name) ? std::optional<std::filesystem::path>(name) : std::nullopt;
    for (const std::filesystem::path& folder : search_folders())
        if (is_program(folder / name)) return folder / name;
    return std::nullopt;
}

std::optional<std::filesystem::path> own_program_file() {
    std::error_code unreadable;
    const std::filesystem::path file = std::filesystem::read_symlink(own_link, unreadable);
    return unreadable ? std::nullopt : std::optional(file);
}

std::string own_program() { return own_link; }

} // namespace base::platform
