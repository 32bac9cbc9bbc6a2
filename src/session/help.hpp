// The program explaining itself: keys, cues, what can be done here.
#pragma once

#include "src/session/step.hpp"

namespace session {

/// A chord as it is spoken: "Control plus Up arrow".
speech::phrases::Runs chord_words(const Scene& step, const Chord& chord);

/// What was written, as it is spoken: letters as they are, each sign by its name.
speech::phrases::Runs written_words(const Scene& step, std::string_view text);

/// The key for a command where it is pressed, as it is spoken; empty if there is none.
speech::phrases::Runs key_words(const Scene& step, Command command, Context context);

/// What a command does; `number` for those that are numbered.
speech::phrases::Runs command_words(const Scene& step, Command command, int number);

/// "k: next king."
speech::phrases::Runs describe_binding(const Scene& step, const Binding& binding);

/// The same for a row of the key list: "1 to 8: to that rank."
speech::phrases::Runs describe_row(const Scene& step, const KeyRow& row);

/// What the commands of such a row do together.
speech::phrases::Runs range_words(const Scene& step, Command command);

/// What a cue tells.
speech::phrases::PhraseId cue_phrase(sounds::cues::Cue cue);

/// What the key describer does, and how it is left.
speech::phrases::Runs describing_words(const Scene& step);

/// What can be done here, with the keys as the key map has them.
speech::phrases::Runs context_help(const Scene& step);

/// The list of all keys that mean something on the screen on top.
void open_key_list(Step& step);

/// Names the key and says what it would do; Escape leaves.
void describe_key(Step& step, const Chord& chord);

/// The same for a key that only types.
void describe_text(Step& step, const std::string& text);

} // namespace session
