// A line being typed: a move in any of the accepted ways, or a square, or what an official has to write.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <cstddef>
#include <string>

namespace session {

/// What is to be typed.
speech::phrases::Runs text_prompt(const Scene& context, TextPurpose purpose);

/// Where one is in the line: what it is for, and what has been typed, unless it is a secret.
speech::phrases::Runs text_words(const Scene& context, const TextScreen& line);

/// What is typed is neither shown nor said; but for passphrases, it is read to whoever asks for it.
bool is_secret(const TextScreen& line);

/// A command while the line is being typed. Precondition for this and the following: it is on top.
Response text_command(UpdateContext& context, Command command);

/// Adds what was typed and says it.
void type_text(UpdateContext& context, const std::string& text);

/// Puts a text in the place of the characters from the first to, but not with, the other. What is added at the end is
/// said as if it were typed; after any other change the line is read, or its length told where it is a secret.
void edit_text(UpdateContext& context, std::size_t from, std::size_t to, const std::string& text);

} // namespace session
