// The fonts all text and all pieces are drawn in: DejaVu Sans, which has Latin, Arabic and the chess pieces.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

namespace shell {

struct FontFiles {
    std::filesystem::path regular;
    std::filesystem::path bold; ///< the regular one where there is no bold one
};

/// Where fonts are kept on this machine, the player's own folders first.
std::vector<std::filesystem::path> font_folders();

/// DejaVu Sans anywhere below these folders; empty if there is none. Folders that cannot be read are passed over.
std::optional<FontFiles> find_fonts(const std::vector<std::filesystem::path>& folders);

} // namespace shell
