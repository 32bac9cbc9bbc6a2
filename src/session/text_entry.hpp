// A line being typed: a move in any of the accepted ways, or a square.
#pragma once

#include "src/session/step.hpp"

#include <string>
#include <string_view>

namespace session {

/// What is to be typed.
speech::phrases::Runs text_prompt(const Scene& step, TextPurpose purpose);

/// Where one is in the line: what it is for, and what has been typed, unless it is a secret.
speech::phrases::Runs text_words(const Scene& step, const TextScreen& line);

/// A passphrase of the arbiter's, which is read to nobody.
bool is_passphrase(const TextScreen& line);

/// What is typed is neither shown nor said; but for passphrases, it is read to whoever asks for it.
bool is_secret(const TextScreen& line);

/// How many characters a UTF-8 text has.
std::size_t character_count(std::string_view text);

/// The first of them, all its bytes. Precondition: there is one.
std::string_view first_character(std::string_view text);

/// Takes the last character off, all its bytes, and returns it. Precondition: there is one.
std::string erase_last(std::string& text);

/// Opens the line, empty; for a time or a number of moves, of that side's clock.
void open_text(Step& step, TextPurpose purpose, std::optional<rules::board::Color> side = std::nullopt);

/// A command while a line is being typed; false if lines do not know it.
bool text_command(Step& step, Command command);

/// Adds what was typed and says it.
void type_text(Step& step, const std::string& text);

} // namespace session
