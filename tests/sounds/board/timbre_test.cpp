#include "sounds/board/scale.hpp"
#include "sounds/board/timbre.hpp"

#include "tests/sounds/board/ears.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/share.hpp"

#include <set>

using namespace sounds::board;
using namespace tests::sounds::board;
using sounds::cues::Milliseconds;

namespace {

std::vector<float> on_row(PlacedPiece piece, int row) {
    return tone_of(piece, {note_of_row(row), note_of_row(row), Milliseconds{240}});
}

std::vector<PlacedPiece> all_pieces() {
    std::vector<PlacedPiece> pieces;
    for (const Shade shade : both_shades)
        for (const Shape shape : all_shapes) pieces.push_back({shape, shade});
    return pieces;
}

/// The row whose note is the strongest in it.
int row_heard(std::span<const float> sound) {
    const auto loudness = [sound](int row) { return strength(sound, note_of_row(row).value); };
    return std::ranges::max(std::array{0, 1, 2, 3, 4, 5, 6, 7}, {}, loudness);
}

void describe(PlacedPiece piece) {
    UNSCOPED_INFO(static_cast<int>(piece.shape) << " " << static_cast<int>(piece.shade));
}

} // namespace

TEST_CASE("Each row is a minor third or more above the one before, and no two are one octave apart") {
    for (int row = 0; row < 7; ++row) CHECK(note_of_row(row + 1).value / note_of_row(row).value > 1.18);
    for (int low = 0; low < 8; ++low)
        for (int high = low + 1; high < 8; ++high)
            CHECK(std::abs(note_of_row(high).value / note_of_row(low).value - 2.0) > 0.05);
}

TEST_CASE("The ticks climb from column to column") {
    for (int column = 0; column < 7; ++column)
        CHECK(tick_of_column(column + 1).value / tick_of_column(column).value > 1.18);
    for (int column = 0; column < 8; ++column) {
        const auto sound = tick(tick_of_column(column));
        CHECK(pitch(std::span(sound).first(at_ms(15))) == Approx(tick_of_column(column).value).epsilon(0.06));
    }
}

TEST_CASE("A plain piece has the pitch of its row") {
    for (int row = 0; row < 8; ++row)
        CHECK(pitch(std::span<const float>(on_row({Shape::Pawn, Shade::White}, row)).first(at_ms(200))) ==
              Approx(note_of_row(row).value).epsilon(0.03));
}

TEST_CASE("Of every piece the row is heard, whatever else is in its sound") {
    for (const PlacedPiece piece : all_pieces()) {
        for (int row = 0; row < 8; ++row) {
            describe(piece);
            CHECK(row_heard(on_row(piece, row)) == row);
        }
    }
}

TEST_CASE("No two of the twelve pieces sound alike, on any row") {
    for (const int row : tests::share_of(std::vector{0, 3, 7}, 3)) {
        std::vector<std::vector<double>> colours;
        for (const PlacedPiece piece : all_pieces()) colours.push_back(spectrum(on_row(piece, row)));
        for (std::size_t one = 0; one < colours.size(); ++one) {
            for (std::size_t other = one + 1; other < colours.size(); ++other) {
                CAPTURE(row, one, other);
                CHECK(likeness(colours[one], colours[other]) < 0.9);
            }
        }
    }
}

TEST_CASE("Black's pieces flutter and White's do not") {
    for (const PlacedPiece piece : all_pieces()) {
        const auto sound = on_row(piece, 4);
        const auto around = [&sound](double ms) { return energy(std::span(sound).subspan(at_ms(ms - 3), at_ms(6))); };
        describe(piece);
        const double trough = around(50) / around(33.3);
        if (piece.shade == Shade::Black) {
            CHECK(trough < 0.2);
        } else {
            CHECK(trough > 0.4);
        }
    }
}

TEST_CASE("All pieces are equally loud, and begin and end in silence") {
    const auto loudness = [](std::span<const float> sound) { return energy(sound.first(sound.size() / 2)); };
    const double pawn = loudness(on_row({Shape::Pawn, Shade::White}, 0));
    for (const PlacedPiece piece : all_pieces()) {
        for (const int row : {0, 7}) {
            describe(piece);
            const auto sound = on_row(piece, row);
            CHECK(loudness(sound) == Approx(pawn).epsilon(0.01));
            CHECK(sound.front() == 0.0F);
            CHECK(std::abs(sound.back()) < 0.001F);
        }
    }
}

TEST_CASE("A tone that slides begins at one pitch and ends at the other") {
    const auto sound = tone_of({Shape::Pawn, Shade::White}, {note_of_row(1), note_of_row(6), Milliseconds{480}});
    const std::span all(sound);
    CHECK(pitch(all.first(at_ms(60))) == Approx(note_of_row(1).value).epsilon(0.12));
    CHECK(pitch(all.subspan(at_ms(410), at_ms(60))) == Approx(note_of_row(6).value).epsilon(0.12));
}
