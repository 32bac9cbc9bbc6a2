#include "src/shell/typeset.hpp"

#include "src/shell/wrap.hpp"

#include <algorithm>
#include <limits>
#include <sstream>

namespace shell {
namespace {

std::vector<std::string> all_lines(const std::string& text, int width, const Measure& measure) {
    return wrap(text, width, std::numeric_limits<std::size_t>::max(), measure);
}

} // namespace

bool breaks_a_word(const std::string& text, int width, const Letters& letters, const Ruler& ruler) {
    std::istringstream words(text);
    for (std::string word; words >> word;)
        if (ruler(word, letters) > width) return true;
    return false;
}

Block fit(const std::string& text, const Rectangle& area, const std::vector<int>& sizes, bool bold,
          const Ruler& ruler) {
    Block block{area, {}, {}, true};
    for (const int size : sizes) {
        block.letters = {.size = size, .bold = bold};
        const Measure measure = [&](const std::string& part) { return ruler(part, block.letters); };
        const auto room = static_cast<std::size_t>(std::max(0, area.height / line_height(size)));
        block.lines = all_lines(text, area.width, measure);
        block.is_whole = block.lines.size() <= room;
        if (block.is_whole && !breaks_a_word(text, area.width, block.letters, ruler)) break;
        if (!block.is_whole && size == sizes.back())
            block.lines = wrap(text, area.width, std::max<std::size_t>(room, 1), measure);
    }
    return block;
}

Block set(const std::string& text, const Rectangle& area, const Letters& letters, const Ruler& ruler) {
    Block block{area, letters, {}, true};
    block.lines = all_lines(text, area.width, [&](const std::string& part) { return ruler(part, letters); });
    block.area.height = block.height();
    return block;
}

} // namespace shell
