#include "sounds/board/sounded.hpp"

#include "sounds/board/scale.hpp"
#include "tests/sounds/board/ears.hpp"
#include "tests/sounds/board/initial.hpp"
#include "tests/support/catch.hpp"

using namespace sounds::board;
using namespace tests::sounds::board;

namespace {

constexpr PlacedPiece white_pawn{Shape::Pawn, Shade::White};
constexpr PlacedPiece white_rook{Shape::Rook, Shade::White};
constexpr PlacedPiece black_queen{Shape::Queen, Shade::Black};

Sweep full_of(PlacedPiece piece) {
    Sweep sweep;
    for (int place = 0; place < 64; ++place) sweep.pieces.push_back({piece, {place % 8, place / 8}});
    return sweep;
}

Frames lone(PlacedPiece piece, Spot spot) { return sounded(Notes{{{piece, spot}}}); }

/// Where the second, which is longer, begins to differ from the first.
double parting_ms(Frames one, const Frames& other) {
    one.resize(other.size());
    const auto [here, there] = std::ranges::mismatch(one, other);
    return static_cast<double>(here - one.begin()) * 1000.0 / rate;
}

double difference(const Mono& one, const Mono& other) {
    Mono rest(std::max(one.size(), other.size()));
    std::ranges::copy(one, rest.begin());
    for (std::size_t i = 0; i < other.size(); ++i) rest[i] -= other[i];
    return energy(rest) / energy(one);
}

} // namespace

TEST_CASE("A sweep of any position is over within three seconds") {
    CHECK(length_ms(sounded(Sweep{})) < 1000);
    CHECK(length_ms(sounded(initial())) < 2801);
    CHECK(length_ms(sounded(initial())) > 2000);
    CHECK(length_ms(sounded(full_of(black_queen))) < 2801);
    Sweep crowd = full_of(white_pawn);
    while (!crowd.pieces.empty()) {
        CHECK(length_ms(sounded(crowd)) < 2801);
        crowd.pieces.resize(crowd.pieces.size() - std::min<std::size_t>(7, crowd.pieces.size()));
    }
}

TEST_CASE("A sweep goes from left to right, each column behind its tick") {
    const Frames ticks = sounded(Sweep{});
    double before = 0.0;
    for (int column = 0; column < 8; ++column) {
        const double at = parting_ms(ticks, sounded(Sweep{{{white_rook, {column, 3}}}}));
        CHECK(at == Approx(70.0 * (column + 1)).margin(1.0));
        CHECK(at > before);
        before = at;
    }
}

TEST_CASE("The pieces of a column are heard one after another, the nearest first, in whatever order they are given") {
    const std::vector<int> rows{6, 0, 7, 2};
    Sweep given;
    for (const int row : rows) given.pieces.push_back({white_rook, {0, row}});
    Sweep sorted = given;
    std::ranges::sort(sorted.pieces, {}, [](const Standing& each) { return each.spot.row; });
    CHECK(sounded(given) == sounded(sorted));

    const Mono heard = alone(sounded(given));
    double at = 70.0;
    for (const int row : {0, 2, 6, 7}) {
        const auto onset = std::span(heard).subspan(at_ms(at + 5), at_ms(40));
        const auto before = std::span(heard).subspan(at_ms(at - 45), at_ms(40));
        const double note = note_of_row(row).value;
        CHECK(strength(onset, note) > 2.0 * strength(before, note));
        at += 85.0;
    }
}

TEST_CASE("Farther to the right is louder at the right, and neither side is ever silent") {
    double before = 0.0;
    for (int column = 0; column < 8; ++column) {
        const Frames heard = lone(white_pawn, {column, 3});
        const double share = energy(right(heard)) / energy(left(heard));
        CHECK(share > before);
        before = share;
        CHECK(energy(left(heard)) > 0.1 * energy(alone(heard)));
        CHECK(energy(right(heard)) > 0.1 * energy(alone(heard)));
    }
    CHECK(before > 10.0);
}

TEST_CASE("One loudspeaker plays a piece as loud in any column: the sides never cancel each other") {
    for (const Shade shade : both_shades) {
        for (const Shape shape : all_shapes) {
            const Mono first = alone(lone({shape, shade}, {0, 5}));
            for (int column = 0; column < 8; ++column) {
                const Frames heard = lone({shape, shade}, {column, 5});
                CAPTURE(static_cast<int>(shape), column);
                CHECK(difference(first, alone(heard)) < 1e-9);
                CHECK(std::ranges::all_of(heard, [](Frame frame) { return frame.left * frame.right >= 0.0F; }));
            }
        }
    }
    const Frames sweep = sounded(initial());
    CHECK(energy(alone(sweep)) > 0.7 * 0.5 * (energy(left(sweep)) + energy(right(sweep))));
}

TEST_CASE("What lies elsewhere sounds different from one loudspeaker too") {
    const auto glide = [](PlacedPiece piece, Spot from, Spot to) {
        return alone(sounded(Glides{{{piece, from, to}}}));
    };
    CHECK(difference(glide(white_pawn, {4, 1}, {4, 3}), glide(white_pawn, {3, 1}, {3, 3})) > 0.01);
    CHECK(difference(glide(white_rook, {0, 0}, {3, 0}), glide(white_rook, {7, 0}, {4, 0})) > 0.01);
    CHECK(difference(glide(white_rook, {0, 0}, {3, 0}), glide(white_rook, {3, 0}, {0, 0})) > 0.01);

    // Of the first and the last column the ticks tell.
    const Mono heard = glide(white_rook, {0, 0}, {3, 0});
    const auto loudest_tick = [&heard](double at) {
        const auto moment = std::span(heard).subspan(at_ms(at), at_ms(20));
        return std::ranges::max(std::array{0, 1, 2, 3, 4, 5, 6, 7}, {},
                                [moment](int column) { return strength(moment, tick_of_column(column).value); });
    };
    CHECK(loudest_tick(400) == 3);
    const Mono still = alone(lone(white_rook, {0, 0}));
    CHECK(difference(heard, still) > 0.01);
}

TEST_CASE("A glide slides from row to row, then what was captured and what it became are heard") {
    const Glide step{.piece = white_pawn, .from = {4, 5}, .to = {4, 6}};
    const Frames plain = sounded(Glides{{step}});
    const Mono heard = alone(plain);
    CHECK(strength(std::span(heard).first(at_ms(100)), note_of_row(5).value) >
          strength(std::span(heard).first(at_ms(100)), note_of_row(6).value));
    const auto end = std::span(heard).subspan(at_ms(380), at_ms(90));
    CHECK(strength(end, note_of_row(6).value) > strength(end, note_of_row(5).value));

    Glide capture = step;
    capture.taken = Standing{black_queen, {4, 6}};
    const Frames with_capture = sounded(Glides{{capture}});
    CHECK(length_ms(plain) == Approx(480).margin(1));
    CHECK(length_ms(with_capture) == Approx(720).margin(1));
    const Mono tail = alone({with_capture.begin() + static_cast<std::ptrdiff_t>(plain.size()), with_capture.end()});
    CHECK(difference(alone(lone(black_queen, {4, 6})), tail) < 1e-6);

    Glide promotion = capture;
    promotion.becomes = PlacedPiece{Shape::Queen, Shade::White};
    CHECK(length_ms(sounded(Glides{{promotion}})) == Approx(1020).margin(1));
    CHECK(length_ms(sounded(Glides{{step, step}})) == Approx(960).margin(1));
}

TEST_CASE("A line is a tap for each empty square, then the piece or the edge") {
    const auto ray = [](int empty, std::optional<Standing> piece) {
        Ray made{{}, piece};
        for (int row = 1; row <= empty; ++row) made.empty.push_back({3, row});
        return sounded(Rays{{3, 0}, {made}});
    };
    const Standing queen{black_queen, {3, 5}};
    CHECK(length_ms(ray(4, queen)) - length_ms(ray(0, queen)) == Approx(180).margin(1));
    CHECK(length_ms(ray(7, std::nullopt)) - length_ms(ray(0, std::nullopt)) == Approx(315).margin(1));
    CHECK(difference(alone(lone(black_queen, {3, 5})), alone(ray(0, queen))) < 1e-6);

    const Frames two = sounded(Rays{{3, 0}, {Ray{{}, queen}, Ray{{}, std::nullopt}}});
    CHECK(parting_ms(ray(0, queen), two) == Approx(220).margin(1));
}

TEST_CASE("Nothing is too loud or too soft, and nothing clicks at its end") {
    for (const Picture& picture :
         {Picture{initial()}, Picture{full_of(black_queen)}, Picture{Notes{{{white_pawn, {0, 0}}}}},
          Picture{Glides{{{black_queen, {7, 7}, {0, 0}}}}}}) {
        const Frames heard = sounded(picture);
        for (const Mono& side : {left(heard), right(heard)}) {
            CHECK(peak(side) <= 0.5001F);
            CHECK(peak(side) > 0.04F);
            CHECK(side.front() == 0.0F);
            CHECK(peak(std::span(side).last(8)) < 0.003F);
        }
    }
    CHECK(sounded(initial()) == sounded(initial()));
}
