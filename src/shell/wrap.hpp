// Fitting text into a width.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace shell {

/// The width of a text in pixels, in the letters it will be drawn in.
using Measure = std::function<int(const std::string&)>;

/// The text, or as much of its beginning as fits before an ellipsis. Not even an ellipsis fits: nothing.
std::string shorten(std::string_view text, int width, const Measure& measure);

/// The text in lines, broken at spaces and at line feeds, within a word only where the word alone is too wide. What
/// does not fit into so many lines ends in an ellipsis.
std::vector<std::string> wrap(std::string_view text, int width, std::size_t most_lines, const Measure& measure);

/// The text without a place to break at these bytes of it. Precondition: a space stands at each, and they ascend.
std::string tie(std::string text, const std::vector<std::size_t>& spaces);

} // namespace shell
