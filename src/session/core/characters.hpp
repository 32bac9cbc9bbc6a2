// Texts that are typed, character by character.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace session {

/// How many characters a UTF-8 text has.
std::size_t character_count(std::string_view text);

/// The bytes before that character, counted from 0; all of them if there is no such character.
std::size_t bytes_before(std::string_view text, std::size_t character);

/// The first of them, all its bytes. Precondition: there is one.
std::string_view first_character(std::string_view text);

/// Takes the last character off, all its bytes, and returns it. Precondition: there is one.
std::string erase_last(std::string& text);

/// Whether a text begins with the other, case, accents and digits of any script being the same.
bool begins_alike(std::string_view text, std::string_view start);

/// The whole number that the text is, in digits of any script; empty if it is anything else.
std::optional<int> whole_number(std::string_view text);

} // namespace session
