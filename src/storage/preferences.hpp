// Where a player's settings are kept: a file of their own.
#pragma once

#include "src/settings/preferences_fault.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace storage {

using settings::NotReadable;
using settings::NotWritten;
using settings::PreferencesFault;

/// Reads the settings; without a file the defaults. In a broken file whatever cannot be used has its default, the first
/// such place is the fault, and the file is kept beside as `.broken` before anything can overwrite it. A language,
/// key map or edition that is not offered cannot be used. Keys of other versions of the program are no fault.
std::pair<settings::Preferences, std::optional<PreferencesFault>>
load_preferences(const std::filesystem::path& file, const settings::Offered& offered,
                 const settings::Preferences& defaults = {});

/// Writes them so that a crash leaves the old file or the new one, whole; keys of other versions of the program stay in
/// it. Empty if all went well.
std::optional<PreferencesFault> save_preferences(const std::filesystem::path& file,
                                                 const settings::Preferences& preferences);

} // namespace storage
