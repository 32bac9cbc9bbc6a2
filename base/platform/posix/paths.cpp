#include "base/platform/paths.hpp"

#include "base/text/utf8.hpp"

#include <utility>

namespace base::platform {

std::string shown(const std::filesystem::path& path) { return text::with_replacements(path.native()); }

std::string text_of(const std::filesystem::path& path) { return path.native(); }

std::filesystem::path path_of(std::string_view text) { return {text}; }

std::filesystem::path with_suffix(std::filesystem::path path, std::string_view suffix) {
    path += suffix;
    return path;
}

} // namespace base::platform
