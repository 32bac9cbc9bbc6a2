// What holds in place of what was chosen and is not there.
#pragma once

#include "src/app/load_resources.hpp"
#include "src/session/core/message.hpp"
#include "src/settings/preferences.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// Preferences everything in which can be had, and what of them was chosen otherwise and why.
struct Settled {
    settings::Preferences preferences;
    std::vector<session::DataBroken> told;
};

/// In place of a language that cannot be loaded: the system's, English, then German, French, Spanish, Persian, Arabic,
/// then any; of a key map or an edition: the usual one, then any. Of files that were not chosen, nothing is told,
/// except of engines and their levels, from which everybody chooses.
Settled settle(settings::Preferences chosen, const Resources& resources, const std::filesystem::path& data,
               const std::optional<std::string>& system_language);

/// The language of the system, as the environment names it: `de` of `de_DE.UTF-8`; empty if it names none.
std::optional<std::string> system_language();

} // namespace app
