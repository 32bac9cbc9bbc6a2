#include "sounds/board/sounded.hpp"

#include "sounds/board/scale.hpp"
#include "sounds/board/stage.hpp"
#include "sounds/board/timbre.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <tuple>
#include <utility>

namespace sounds::board {

using cues::Milliseconds;

namespace {

constexpr int columns = 8;
constexpr Milliseconds tone_length{240};

/// From a column's tick to its first piece, or to the next column's tick.
constexpr Milliseconds after_tick{70};
/// From piece to piece in a sweep; less where they are many.
constexpr Milliseconds between_pieces{85};
constexpr Milliseconds between_notes{300};

constexpr Milliseconds after_tap{45};
constexpr Milliseconds after_piece{220};
constexpr Milliseconds after_thud{150};

constexpr Milliseconds glide_length{480};
/// What a glide comes upon begins before it has faded.
constexpr Milliseconds until_arrival{400};

/// Together with the ticks and the last tone never longer than the longest sweep.
Milliseconds between(std::size_t pieces) {
    if (pieces == 0) return between_pieces;
    const Milliseconds left = Milliseconds(longest_sweep) - after_tick * columns - tone_length;
    return std::min(between_pieces, left / static_cast<double>(pieces));
}

class Performer {
public:
    void operator()(const Sweep& sweep) {
        std::vector<Standing> pieces = sweep.pieces;
        std::ranges::sort(pieces, {}, [](const Standing& each) { return each.spot.column * columns + each.spot.row; });
        const Milliseconds step = between(pieces.size());
        auto piece = pieces.begin();
        for (int column = 0; column < columns; ++column) {
            put_tick(at_, column);
            at_ += after_tick;
            for (; piece != pieces.end() && piece->spot.column == column; ++piece, at_ += step) put(*piece);
        }
    }

    void operator()(const Rays& rays) {
        for (const Ray& ray : rays.rays) put(rays.from, ray);
    }

    void operator()(const Glides& glides) {
        for (const Glide& glide : glides.glides) put(glide);
    }

    void operator()(const Notes& notes) {
        for (const Standing& piece : notes.pieces) put_alone(piece);
    }

    std::vector<mixer::Frame> finished() && { return std::move(stage_).finished(); }

private:
    void put(const Standing& standing) { stage_.put(at_, tone(standing), standing.spot.column); }

    void put_alone(const Standing& piece) {
        put(piece);
        at_ += between_notes;
    }

    void put_tick(Milliseconds at, int column) { stage_.put(at, tick(tick_of_column(column)), column); }

    void put(Spot from, const Ray& ray) {
        for (const Spot spot : ray.empty) {
            stage_.put(at_, tap(note_of_row(spot.row)), spot.column);
            at_ += after_tap;
        }
        if (ray.piece) {
            put(*ray.piece);
            at_ += after_piece;
        } else {
            stage_.put(at_, thud(), ray.empty.empty() ? from.column : ray.empty.back().column);
            at_ += after_thud;
        }
    }

    void put(const Glide& glide) {
        const Course course{note_of_row(glide.from.row), note_of_row(glide.to.row), glide_length};
        put_ticks(glide);
        stage_.put(at_, tone_of(glide.piece, course), glide.from.column, glide.to.column);
        at_ += glide_length;
        if (glide.taken) put_alone(*glide.taken);
        if (glide.becomes) put_alone({*glide.becomes, glide.to});
    }

    /// One for each column, when the piece is there.
    void put_ticks(const Glide& glide) {
        const int way = glide.to.column - glide.from.column;
        if (way == 0) return put_tick(at_, glide.from.column);
        const int direction = way > 0 ? 1 : -1;
        for (int passed = 0; passed <= std::abs(way); ++passed)
            put_tick(at_ + until_arrival * (static_cast<double>(passed) / std::abs(way)),
                     glide.from.column + direction * passed);
    }

    /// Pieces of a kind stand side by side: a tone is made once.
    const std::vector<float>& tone(const Standing& standing) {
        const auto note = note_of_row(standing.spot.row);
        std::vector<float>& made = tones_[{standing.piece.shape, standing.piece.shade, standing.spot.row}];
        if (made.empty()) made = tone_of(standing.piece, {note, note, tone_length});
        return made;
    }

    Stage stage_;
    Milliseconds at_{0};
    std::map<std::tuple<Shape, Shade, int>, std::vector<float>> tones_;
};

} // namespace

std::vector<mixer::Frame> sounded(const Picture& picture) {
    Performer performer;
    std::visit(performer, picture);
    return std::move(performer).finished();
}

} // namespace sounds::board
