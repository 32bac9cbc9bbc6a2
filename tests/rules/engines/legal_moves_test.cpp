// The legal moves of random games, position by position, next to those of engines others have written: Stockfish for
// ordinary chess, Fairy-Stockfish for the variants (its `bughouse` is one board of doubles, its `antichess` matranj).
//
// Known and wanted differences:
// - A rook dropped on its corner may castle with a king that has not moved (DBL-10); Fairy-Stockfish lets only rooks
//   castle that have stood there from the start. It is told each position with the rights as we have them, so that it
//   agrees move for move; a right without a rook on the corner, which says that the king has not moved, is kept from
//   it.
// - When a game is over by rules that go beyond the side to move having no legal move (reserves that may yet come from
//   the other board, repetition, fifty moves) is not asked.
#include "rules/notation/fen.hpp"
#include "rules/notation/uci.hpp"
#include "rules/variants/position.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <string>
#include <unistd.h>
#include <vector>

using rules::board::Color;
using rules::board::Move;
using rules::board::Piece;
using rules::board::Role;
using rules::board::Square;
using rules::variants::Position;
using rules::variants::Variant;

namespace {

using Moves = std::set<std::string>;

/// The piece captured now and then comes back into somebody's hand, as from the other board.
Position with_gifts(Position position, std::mt19937& chance) {
    if (position.variant() != Variant::Doubles || chance() % 4 != 0) return position;
    const auto color = rules::board::both_colors[chance() % 2];
    const Role role = rules::board::droppable_roles[chance() % rules::board::droppable_roles.size()];
    return position.with_in_hand({color, role}).value_or(position);
}

/// Every position of random games, ends of games included.
std::vector<Position> random_positions(Variant variant, std::size_t count) {
    std::mt19937 chance(20201);
    std::vector<Position> positions;
    while (positions.size() < count) {
        const int starts = describe(variant).initial.count;
        Position position =
            starts == 1 ? Position::initial(variant)
                        : Position::initial(variant, static_cast<int>(chance() % static_cast<unsigned>(starts)));
        for (int ply = 0; ply < 200 && positions.size() < count; ++ply) {
            position = with_gifts(position, chance);
            positions.push_back(position);
            const auto moves = position.legal_moves();
            if (moves.empty()) break;
            position = position.after(moves[chance() % moves.size()]);
        }
    }
    return positions;
}

/// As the engine is to be told it.
std::string fen_for_engine(const Position& position) {
    rules::board::Setup setup = position.setup();
    if (!position.description().has_partners) return rules::notation::write_fen(setup);
    const auto keep = [&](bool& right, const char* corner, Color color) {
        right = right && position.at(*Square::parse(corner)) == Piece{color, Role::Rook};
    };
    keep(setup.castling.white_short, "h1", Color::White);
    keep(setup.castling.white_long, "a1", Color::White);
    keep(setup.castling.black_short, "h8", Color::Black);
    keep(setup.castling.black_long, "a8", Color::Black);
    return rules::notation::write_fen(setup);
}

Moves our_moves(const Position& position) {
    Moves moves;
    for (const Move move : position.legal_moves()) moves.insert(rules::notation::write_uci(position, move));
    return moves;
}

/// What the engine finds legal in each position, in order. It reads its commands from a file and answers all of them.
std::vector<Moves> engine_moves(const std::string& engine, const std::string& options,
                                const std::vector<Position>& positions) {
    const auto path = std::filesystem::temp_directory_path() / ("klangbrett-moves-" + std::to_string(getpid()));
    std::ofstream commands(path);
    commands << options;
    for (const Position& position : positions)
        commands << "position fen " << fen_for_engine(position) << "\ngo perft 1\n";
    commands << "quit\n";
    commands.close();
    REQUIRE(commands);

    FILE* pipe = popen(("PATH=$PATH:/usr/games " + engine + " <" + path.string()).c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::vector<Moves> found(1);
    std::array<char, 256> line{};
    while (std::fgets(line.data(), line.size(), pipe) != nullptr) {
        const std::string text(line.data());
        const auto colon = text.find(": 1\n"); // `e2e4: 1`
        if (text.starts_with("Nodes searched"))
            found.emplace_back();
        else if (colon != std::string::npos && text.find(' ') == colon + 1)
            found.back().insert(text.substr(0, colon));
    }
    CHECK(pclose(pipe) == 0);
    std::filesystem::remove(path);
    found.pop_back();
    return found;
}

void compare(Variant variant, const std::string& engine, const std::string& options, std::size_t count) {
    const auto positions = random_positions(variant, count);
    const auto found = engine_moves(engine, options, positions);
    REQUIRE(found.size() == positions.size());
    std::size_t agreed = 0;
    for (std::size_t place = 0; place < positions.size(); ++place) {
        const Moves ours = our_moves(positions[place]);
        if (ours == found[place]) {
            ++agreed;
            continue;
        }
        INFO(rules::notation::write_fen(positions[place].setup()));
        CHECK(ours == found[place]);
    }
    CHECK(agreed == positions.size());
}

} // namespace

TEST_CASE("In thousands of positions Stockfish finds the same moves of ordinary chess legal") {
    compare(Variant::Standard, "stockfish", "", 6000);
}

TEST_CASE("In thousands of positions Fairy-Stockfish finds the same moves of doubles legal") {
    compare(Variant::Doubles, "fairy-stockfish", "setoption name UCI_Variant value bughouse\n", 6000);
}

TEST_CASE("In thousands of positions Fairy-Stockfish finds the same moves of matranj legal") {
    compare(Variant::Matranj, "fairy-stockfish", "setoption name UCI_Variant value antichess\n", 6000);
}

TEST_CASE("In thousands of positions Stockfish finds the same moves of Chess960 legal") {
    compare(Variant::Chess960, "stockfish", "setoption name UCI_Chess960 value true\n", 6000);
}
