// The two ways of writing letters in bytes that are met in files of games.
#pragma once

#include <string>
#include <string_view>

namespace rules::pgn {

/// The text as UTF-8. What is not UTF-8 is taken for Latin-1, with Windows' letters where Latin-1 has none.
std::string in_utf8(std::string text);

/// The text's first bytes, at most so many; a UTF-8 letter that the limit would break is left out.
std::string_view cut_off(std::string_view text, std::size_t most);

} // namespace rules::pgn
