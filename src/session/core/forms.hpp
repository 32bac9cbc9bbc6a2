// How much is said to somebody, by what they have chosen for all and for each kind.
#pragma once

#include "speech/phrases/forms.hpp"
#include "src/settings/preferences.hpp"

namespace session {

/// The form of each kind.
speech::phrases::Forms forms_of(const settings::Preferences& preferences);

} // namespace session
