#include "src/shell/list_layout.hpp"

#include <algorithm>

namespace shell {
namespace {

int share(int letter, int percent) { return letter * percent / 100; }

/// Of the strip for the signs that there are more.
int strip_width(int letter) { return share(letter, 140); }

/// Sets rows of one list in letters of one size, each when it is needed.
class Rows {
public:
    Rows(const session::ListView& list, const ListRoom& room, int width, int size, const Ruler& ruler)
        : list_(list)
        , room_(room)
        , width_(width)
        , letters_{.size = size, .bold = true} // the focus is bold, and wider than the others
        , ruler_(ruler) {}

    RowLayout row(std::size_t place) const {
        RowLayout row{{room_.area.x, room_.area.y, width_, 0}, {}, {}};
        Rectangle inside = row.area;
        row.sign = cut_start(inside, share(room_.letter, 150), room_.direction);
        cut_end(inside, share(room_.letter, 30), room_.direction);
        if (!set_apart(row, place, inside)) row.text = set(list_.rows[place], inside, letters_, ruler_);
        row.text.letters.bold = place == list_.focus;
        if (row.value) row.value->letters.bold = place == list_.focus;
        row.area.height = row.text.area.height + room_.padding;
        return row;
    }

    bool breaks_a_word(const RowLayout& row, std::size_t place) const {
        return shell::breaks_a_word(list_.rows[place], row.text.area.width, letters_, ruler_);
    }

    /// Empty if they are higher than the room, or a word is wider.
    std::optional<std::vector<RowLayout>> all() const {
        std::vector<RowLayout> rows;
        int height = 0;
        const int least = line_height(letters_.size) + room_.padding;
        for (std::size_t place = 0; place < list_.rows.size(); ++place) {
            const int missing = static_cast<int>(list_.rows.size() - place);
            if (height + missing * least > room_.area.height) return std::nullopt;
            rows.push_back(row(place));
            if (breaks_a_word(rows.back(), place)) return std::nullopt;
            height += rows.back().area.height;
        }
        if (height > room_.area.height) return std::nullopt;
        return rows;
    }

    bool is_within(int height) const {
        for (std::size_t place = 0; place < list_.rows.size() && height >= 0; ++place) {
            const RowLayout next = row(place);
            if (breaks_a_word(next, place)) return false;
            height -= next.area.height;
        }
        return height >= 0;
    }

    /// The focus, and above and below it as many as there is room for.
    ListLayout around_focus() const {
        ListLayout place{room_.area, {}, list_.focus, {row(list_.focus)}};
        int left = room_.area.height - place.rows.front().area.height;
        grow_up(place, left, left / 2);
        grow_down(place, left);
        grow_up(place, left, left);
        return place;
    }

private:
    /// Label and value at either end of one line, where the row has a value and both have room; else false.
    bool set_apart(RowLayout& row, std::size_t place, const Rectangle& inside) const {
        const auto at = place < list_.values.size() ? list_.values[place] : std::nullopt;
        if (!at) return false;
        const std::string& words = list_.rows[place];
        const std::size_t end = words.find_last_not_of(' ', *at - 1);
        std::string value = words.substr(*at);
        if (place == list_.focus) value = "‹ " + value + " ›";
        const Block text = set(words.substr(0, end + 1), inside, letters_, ruler_);
        const Block told = set(value, inside, letters_, ruler_);
        const int gap = share(letters_.size, 200);
        const bool fits =
            text.lines.size() == 1 && told.lines.size() == 1 &&
            ruler_(text.lines.front(), letters_) + gap + ruler_(told.lines.front(), letters_) <= inside.width;
        if (!fits) return false;
        row.text = text;
        row.value = told;
        return true;
    }

    void grow_up(ListLayout& place, int& left, int most) const {
        while (place.first > 0) {
            RowLayout next = row(place.first - 1);
            if (next.area.height > most) return;
            left -= next.area.height;
            most -= next.area.height;
            place.rows.insert(place.rows.begin(), std::move(next));
            --place.first;
        }
    }

    void grow_down(ListLayout& place, int& left) const {
        while (place.first + place.shown() < list_.rows.size()) {
            RowLayout next = row(place.first + place.shown());
            if (next.area.height > left) return;
            left -= next.area.height;
            place.rows.push_back(std::move(next));
        }
    }

    const session::ListView& list_;
    const ListRoom& room_;
    int width_;
    Letters letters_;
    const Ruler& ruler_;
};

/// Puts the rows below each other, with what air there is for each; a row that is too high loses its end.
void stack(ListLayout& place, int letter) {
    int height = 0;
    for (const RowLayout& row : place.rows) height += row.area.height;
    const int count = std::max(1, static_cast<int>(place.rows.size()));
    const int air = std::clamp((place.area.height - height) / count, 0, share(letter, 60));
    int y = place.area.y;
    for (RowLayout& row : place.rows) {
        row.area.y = y;
        row.area.height = std::min(row.area.height + air, place.area.height);
        row.sign.y = y;
        row.sign.height = row.area.height;
        row.text.area.y = y;
        row.text.area.height = row.area.height;
        if (row.value) {
            row.value->area.y = y;
            row.value->area.height = row.area.height;
        }
        while (row.text.height() > row.area.height) {
            row.text.lines.pop_back();
            row.text.is_whole = false;
        }
        y = row.area.bottom();
    }
    place.area.height = y - place.area.y;
}

} // namespace

bool is_list_within(const session::ListView& list, const ListRoom& room, int height, const Ruler& ruler) {
    return Rows(list, room, room.area.width - strip_width(room.letter), room.letter, ruler).is_within(height);
}

ListLayout place_list(const session::ListView& list, const ListRoom& room, const Ruler& ruler) {
    ListLayout place{room.area, {}, 0, {}};
    for (const int percent : {160, 130, 115, 100}) {
        const auto rows = Rows(list, room, room.area.width, share(room.letter, percent), ruler).all();
        if (!rows) continue;
        place.rows = *rows;
        stack(place, room.letter);
        return place;
    }
    const int strip = strip_width(room.letter);
    std::vector<int> sizes{room.letter};
    sizes.insert(sizes.end(), room.less.begin(), room.less.end());
    for (const int size : sizes) {
        const Rows rows(list, room, room.area.width - strip, size, ruler);
        place = rows.around_focus();
        const bool has_room = place.rows[list.focus - place.first].area.height <= room.area.height;
        const auto is_broken = [&](const RowLayout& row) {
            return rows.breaks_a_word(row, place.first + static_cast<std::size_t>(&row - place.rows.data()));
        };
        if (has_room && std::none_of(place.rows.begin(), place.rows.end(), is_broken)) break;
    }
    if (room.direction == Direction::RightToLeft)
        for (RowLayout& row : place.rows) {
            row.area.x += strip;
            row.sign.x += strip;
            row.text.area.x += strip;
            if (row.value) row.value->area.x += strip;
        }
    stack(place, room.letter);
    Rectangle rest = place.area;
    place.more = cut_end(rest, strip, room.direction);
    return place;
}

} // namespace shell
