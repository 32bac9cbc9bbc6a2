// Where a user keeps things, as the system has it.
#pragma once

#include <filesystem>
#include <optional>

namespace base::platform {

/// The user's own folder; the current one where the system names none.
std::filesystem::path home_folder();

/// Where programs keep settings: XDG_CONFIG_HOME, or ~/.config.
std::filesystem::path config_folder();

/// Where programs keep data: XDG_DATA_HOME, or ~/.local/share.
std::filesystem::path data_folder();

/// Where the user looks for documents: the folder that the desktop calls so (XDG_DOCUMENTS_DIR in `user-dirs.dirs`).
/// Empty where it names none.
std::optional<std::filesystem::path> documents_folder();

} // namespace base::platform
