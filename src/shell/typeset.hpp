// Text made to fit its place, line by line. Pure: how wide letters are is told by whoever draws them.
#pragma once

#include "src/shell/geometry.hpp"
#include "src/shell/letters.hpp"

#include <functional>
#include <string>
#include <vector>

namespace shell {

/// How wide a line in such letters is, in pixels.
using Ruler = std::function<int(const std::string&, const Letters&)>;

/// Lines of text, one below the other, in the middle of the height of their area.
struct Block {
    Rectangle area;
    Letters letters;
    std::vector<std::string> lines;
    bool is_whole = true; ///< none of the text is left out
    bool operator==(const Block&) const = default;

    /// What the lines take of the area's height, in pixels.
    int height() const { return static_cast<int>(lines.size()) * line_height(letters.size); }
};

/// Whether a word alone is too wide for that.
bool breaks_a_word(const std::string& text, int width, const Letters& letters, const Ruler& ruler);

/// The text in the first of these sizes, from large to small, in which all of it fits the area without a broken word.
/// If none does, it is written in the last one, words are broken, and what has no room ends in an ellipsis.
Block fit(const std::string& text, const Rectangle& area, const std::vector<int>& sizes, bool bold, const Ruler& ruler);

/// The whole text in letters of one size, however high that is: the area is as high as its lines.
Block set(const std::string& text, const Rectangle& area, const Letters& letters, const Ruler& ruler);

} // namespace shell
