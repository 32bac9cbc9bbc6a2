#include "src/shell/typeset.hpp"

#include "src/shell/wrap.hpp"

#include <algorithm>
#include <limits>
#include <sstream>

namespace shell {
namespace {

bool breaks_no_word(const std::string& text, int width, const Measure& measure) {
    std::istringstream words(text);
    for (std::string word; words >> word;)
        if (measure(word) > width) return false;
    return true;
}

std::vector<std::string> all_lines(const std::string& text, int width, const Measure& measure) {
    return wrap(text, width, std::numeric_limits<std::size_t>::max(), measure);
}

} // namespace

Block fit(const std::string& text, const Rectangle& area, const std::vector<int>& sizes, bool bold,
          const Ruler& ruler) {
    Block block{area, {}, {}, true};
    for (const int size : sizes) {
        block.letters = {.size = size, .bold = bold};
        const Measure measure = [&](const std::string& part) { return ruler(part, block.letters); };
        const auto room = static_cast<std::size_t>(std::max(0, area.height / line_height(size)));
        block.lines = all_lines(text, area.width, measure);
        block.is_whole = block.lines.size() <= room;
        if (block.is_whole && breaks_no_word(text, area.width, measure)) break;
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
