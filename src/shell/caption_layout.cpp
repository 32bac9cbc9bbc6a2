#include "src/shell/caption_layout.hpp"

#include <algorithm>

namespace shell {

CaptionLayout place_caption(const std::string& sentence, std::size_t turns, const CaptionRoom& room,
                            const Ruler& ruler) {
    const int letter = room.letter;
    CaptionLayout caption{room.area, {}, 0, 1, {}};
    Block& text = caption.text;
    text = fit(sentence, room.area, {letter * 14 / 10, letter * 12 / 10, letter}, false, ruler);
    if (!text.is_whole) {
        Rectangle rest = room.area;
        caption.sign = cut_end(rest, letter * 14 / 10, room.direction);
        text = set(sentence, rest, {.size = letter}, ruler);
        const auto rows = static_cast<std::size_t>(std::max(1, room.area.height / line_height(letter)));
        caption.parts = (text.lines.size() + rows - 1) / rows;
        caption.part = turns % caption.parts;
        const auto first = text.lines.begin() + static_cast<std::ptrdiff_t>(caption.part * rows);
        const auto last = static_cast<std::size_t>(text.lines.end() - first) > rows
                              ? first + static_cast<std::ptrdiff_t>(rows)
                              : text.lines.end();
        text.lines = std::vector<std::string>(first, last);
    }
    text.area.height = std::min(room.area.height, text.height());
    return caption;
}

} // namespace shell
