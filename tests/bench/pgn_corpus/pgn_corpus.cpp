// Prints random games in PGN, always the same: pgn_corpus MEGABYTES
//
// Half of the moves are captures or checks where there are any, so that pieces leave the board as they do in games
// people play; a game is 20 to 100 moves long. There are no comments and variations: what is measured is finding the
// moves.
#include "rules/notation/san.hpp"
#include "rules/pgn/writer.hpp"

#include <cstdio>
#include <cstdlib>
#include <random>

using namespace rules;

namespace {

board::Move choose(const variants::Position& position, std::mt19937& random) {
    const auto moves = position.legal_moves();
    variants::MoveList lively;
    for (const board::Move move : moves)
        if (position.captured(move)) lively.push(move);
    const bool is_lively = !lively.empty() && random() % 2 == 0;
    return is_lively ? lively[random() % lively.size()] : moves[random() % moves.size()];
}

pgn::Game play(int number, std::mt19937& random) {
    pgn::Game game;
    game.tags = {
        {"Event", "Random games"}, {"Site", "A computer"}, {"Date", "2026.11.20"}, {"Round", std::to_string(number)},
        {"White", "Chance"},       {"Black", "Hazard"},    {"WhiteElo", "1500"},   {"ECO", "A00"}};
    auto position = game.start;
    for (auto plies = 40 + random() % 160; plies > 0 && position.has_legal_move(); --plies) {
        const auto move = choose(position, random);
        game.main.plies.push_back({move, {}, {}, {}, {}});
        position = position.after(move);
    }
    return game;
}

} // namespace

int main(int count, char** arguments) {
    const long megabytes = count == 2 ? std::strtol(arguments[1], nullptr, 10) : 0;
    if (megabytes < 1) {
        std::fprintf(stderr, "pgn_corpus: expected a number of megabytes\n");
        return 2;
    }
    std::mt19937 random(1);
    long left = megabytes * 1'000'000;
    for (int number = 1; left > 0; ++number) {
        const std::string text = pgn::write_game(play(number, random)) + '\n';
        std::fwrite(text.data(), 1, text.size(), stdout);
        left -= static_cast<long>(text.size());
    }
    return 0;
}
