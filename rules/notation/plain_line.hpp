// Text of others as one line that orders nothing.
#pragma once

#include <string>
#include <string_view>

namespace rules::notation {

/// The text with U+FFFD for each control character, line ends among them, and for each byte that is no UTF-8: what is
/// left can be said, shown and printed whoever wrote it.
std::string plain_line(std::string_view text);

} // namespace rules::notation
