// How each language is spoken: what is said of it, and how it is changed.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/setting_row.hpp"
#include "src/settings/scale.hpp"

#include <optional>
#include <string>
#include <vector>

namespace session {

speech::phrases::Language language_of(const Scene& context, VoiceOf whose);

/// The engine's names for the other voices of a language; empty: there is one only.
std::vector<std::string> accents_of(const Scene& context, const speech::phrases::Language& language);

/// "Voice, English: first piece".
speech::phrases::Runs describe_voice(const Scene& context, const VoiceRow& row);

/// Where its value stands among those it may have; empty where that is no scale.
std::optional<settings::Scale> scale_of_voice(const Scene& context, const VoiceRow& row);

/// One value down (-1) or up (1); false at either end, where it stays.
bool change_voice(UpdateContext& context, const VoiceRow& row, int direction);

} // namespace session
