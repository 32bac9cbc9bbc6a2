// The keys explaining themselves: a list of them, and each one named instead of obeyed.
#pragma once

#include "src/session/core/update_context.hpp"

#include <string>

namespace session {

/// What the key describer does, and how it is left.
speech::phrases::Runs describing_words(const Scene& context);

/// The list of all keys that mean something on the screen on top.
void open_key_list(UpdateContext& context);

/// Names the key and says what it would do; Escape leaves.
void describe_key(UpdateContext& context, const Chord& chord);

/// Says whose the key is: a screen reader's, or the desktop's.
void describe_others_key(UpdateContext& context, const Chord& chord);

/// Says what a key does that only types.
void describe_text(UpdateContext& context, const std::string& text);

} // namespace session
