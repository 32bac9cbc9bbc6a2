#include "src/shell/fonts.hpp"

#include "base/platform/environment.hpp"
#include "base/platform/paths.hpp"

#include <string>
#include <system_error>

namespace shell {
namespace {

namespace fs = std::filesystem;

std::optional<fs::path> find_file(const std::vector<fs::path>& folders, const std::string& name) {
    for (const fs::path& folder : folders) {
        std::error_code unreadable;
        fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, unreadable);
        for (; !unreadable && entry != fs::recursive_directory_iterator(); entry.increment(unreadable))
            if (entry->path().filename() == name) return entry->path();
    }
    return std::nullopt;
}

} // namespace

std::vector<fs::path> font_folders() {
    std::vector<fs::path> folders;
    using base::platform::environment_variable;
    if (const auto data = environment_variable("XDG_DATA_HOME"))
        folders.push_back(base::platform::path_of(*data) / "fonts");
    if (const auto home = environment_variable("HOME")) {
        folders.push_back(base::platform::path_of(*home) / ".local" / "share" / "fonts");
        folders.push_back(base::platform::path_of(*home) / ".fonts");
    }
    for (const char* folder : {"/usr/share/fonts", "/usr/local/share/fonts", "/run/current-system/sw/share/X11/fonts"})
        folders.emplace_back(folder);
    return folders;
}

std::optional<FontFiles> find_fonts(const std::vector<fs::path>& folders) {
    const std::optional<fs::path> regular = find_file(folders, "DejaVuSans.ttf");
    if (!regular) return std::nullopt;
    const fs::path beside = regular->parent_path() / "DejaVuSans-Bold.ttf";
    std::error_code unreadable;
    if (fs::is_regular_file(beside, unreadable)) return FontFiles{*regular, beside};
    return FontFiles{*regular, find_file(folders, "DejaVuSans-Bold.ttf").value_or(*regular)};
}

} // namespace shell
