// How each language is spoken: what is said of it, and how it is changed.
#pragma once

#include "src/session/core/step.hpp"
#include "src/session/widgets/setting_row.hpp"

#include <string>
#include <vector>

namespace session {

speech::phrases::Language language_of(const Scene& step, VoiceOf whose);

/// The engine's names for the other voices of a language; empty: there is one only.
std::vector<std::string> accents_of(const Scene& step, const speech::phrases::Language& language);

/// "Voice, English: first man".
speech::phrases::Runs describe_voice(const Scene& step, const VoiceRow& row);

/// One value down (-1) or up (1); false at either end, where it stays.
bool change_voice(Step& step, const VoiceRow& row, int direction);

} // namespace session
