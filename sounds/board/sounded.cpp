#include "sounds/board/sounded.hpp"

#include "sounds/board/scale.hpp"
#include "sounds/board/stage.hpp"
#include "sounds/board/timbre.hpp"

#include <algorithm>
#include <cstdlib>

namespace sounds::board {

using cues::Milliseconds;

namespace {

constexpr int columns = 8;
constexpr Milliseconds tone_length{240};

/// From a column's tick to its first man, or to the next column's tick.
constexpr Milliseconds after_tick{70};
/// From man to man in a sweep; less where they are many.
constexpr Milliseconds between_men{85};
constexpr Milliseconds between_notes{300};

constexpr Milliseconds after_tap{45};
constexpr Milliseconds after_man{220};
constexpr Milliseconds after_thud{150};

constexpr Milliseconds glide_length{480};
/// What a glide comes upon begins before it has faded.
constexpr Milliseconds until_arrival{400};

void put_man(Stage& stage, Milliseconds at, const Standing& standing) {
    const auto note = note_of_row(standing.spot.row);
    stage.put(at, tone_of(standing.man, {note, note, tone_length}), standing.spot.column);
}

void put_tick(Stage& stage, Milliseconds at, int column) { stage.put(at, tick(tick_of_column(column)), column); }

/// Together with the ticks and the last tone never longer than the longest sweep.
Milliseconds between(std::size_t men) {
    if (men == 0) return between_men;
    const Milliseconds left = Milliseconds(longest_sweep) - after_tick * columns - tone_length;
    return std::min(between_men, left / static_cast<double>(men));
}

void put(Stage& stage, const Sweep& sweep) {
    std::vector<Standing> men = sweep.men;
    std::ranges::sort(men, {}, [](const Standing& each) { return each.spot.column * columns + each.spot.row; });
    const Milliseconds step = between(men.size());
    Milliseconds at{0};
    auto man = men.begin();
    for (int column = 0; column < columns; ++column) {
        put_tick(stage, at, column);
        at += after_tick;
        for (; man != men.end() && man->spot.column == column; ++man, at += step) put_man(stage, at, *man);
    }
}

/// The moment at which the next ray may begin.
Milliseconds put(Stage& stage, Milliseconds at, Spot from, const Ray& ray) {
    for (const Spot spot : ray.empty) {
        stage.put(at, tap(note_of_row(spot.row)), spot.column);
        at += after_tap;
    }
    if (ray.man) {
        put_man(stage, at, *ray.man);
        return at + after_man;
    }
    stage.put(at, thud(), ray.empty.empty() ? from.column : ray.empty.back().column);
    return at + after_thud;
}

void put(Stage& stage, const Rays& rays) {
    Milliseconds at{0};
    for (const Ray& ray : rays.rays) at = put(stage, at, rays.from, ray);
}

/// One tick for each column, when he is there.
void put_ticks(Stage& stage, Milliseconds at, const Glide& glide) {
    const int way = glide.to.column - glide.from.column;
    if (way == 0) return put_tick(stage, at, glide.from.column);
    const int direction = way > 0 ? 1 : -1;
    for (int passed = 0; passed <= std::abs(way); ++passed)
        put_tick(stage, at + until_arrival * (static_cast<double>(passed) / std::abs(way)),
                 glide.from.column + direction * passed);
}

Milliseconds put(Stage& stage, Milliseconds at, const Glide& glide) {
    const Course course{note_of_row(glide.from.row), note_of_row(glide.to.row), glide_length};
    put_ticks(stage, at, glide);
    stage.put(at, tone_of(glide.man, course), glide.from.column, glide.to.column);
    at += glide_length;
    if (glide.taken) {
        put_man(stage, at, *glide.taken);
        at += between_notes;
    }
    if (glide.becomes) {
        put_man(stage, at, {*glide.becomes, glide.to});
        at += between_notes;
    }
    return at;
}

void put(Stage& stage, const Glides& glides) {
    Milliseconds at{0};
    for (const Glide& glide : glides.glides) at = put(stage, at, glide);
}

void put(Stage& stage, const Notes& notes) {
    Milliseconds at{0};
    for (const Standing& man : notes.men) {
        put_man(stage, at, man);
        at += between_notes;
    }
}

} // namespace

std::vector<mixer::Frame> sounded(const Picture& picture) {
    Stage stage;
    std::visit([&stage](const auto& each) { put(stage, each); }, picture);
    return std::move(stage).finished();
}

} // namespace sounds::board
