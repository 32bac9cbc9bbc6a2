// What can be done here, for whoever asks.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <optional>
#include <vector>

namespace session {

/// What the setting does: a phrase of `[setting_help]` by its key in the file, or by `voice_` and that of a voice.
/// Every setting has one (tests/src/session/setting_help_test.cpp).
std::optional<speech::phrases::PhraseId> help_of(const SettingRow& row);

/// What can be done on the screen on top, with the keys as the key map has them, and what the row in focus is about.
/// `rows`: those of the list on top, if it is one.
speech::phrases::Runs context_help(const Scene& context, const std::vector<Item>& rows);

} // namespace session
