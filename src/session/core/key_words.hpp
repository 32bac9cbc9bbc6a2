// Keys, commands and cues in words.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// A chord as it is spoken: "Control plus Up arrow".
speech::phrases::Runs chord_words(const Scene& context, const Chord& chord);

/// What was written, as it is spoken: letters as they are, each sign by its name.
speech::phrases::Runs written_words(const Scene& context, std::string_view text);

/// The key for a command where it is pressed, as it is spoken; empty if there is none.
speech::phrases::Runs key_words(const Scene& context, Command command, KeyContext key_context);

/// What a command does; `number` for those that are numbered.
speech::phrases::Runs command_words(const Scene& context, Command command, int number);

/// "k: next king."
speech::phrases::Runs describe_binding(const Scene& context, const Binding& binding);

/// The same for a row of the key list: "1 to 8: to that rank."
speech::phrases::Runs describe_row(const Scene& context, const KeyRow& row);

/// What a question typed in the line for a move asks.
speech::phrases::Runs typed_words(const Scene& context, TypedQuestion question);

/// The same with the word: "p: typed for a move, ...".
speech::phrases::Runs describe_typed(const Scene& context, const TypedWord& typed);

/// What the commands of such a row do together.
speech::phrases::Runs range_words(const Scene& context, Command command);

/// What a cue tells.
speech::phrases::PhraseId cue_phrase(sounds::cues::Cue cue);

} // namespace session
