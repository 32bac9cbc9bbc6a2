// Prints random games in PGN, always the same: pgn_corpus MEGABYTES [comments]
//
// Half of the moves are captures or checks where there are any, so that pieces leave the board as they do in games
// people play; a game is 20 to 100 moves long. There are no variations: what is measured is finding the
// moves; and, with `comments`, going past what servers put behind each of them, an evaluation and the time left.
#include "rules/notation/san.hpp"
#include "rules/pgn/commands.hpp"
#include "rules/pgn/writer.hpp"

#include <cstdio>
#include <cstdlib>
#include <random>
#include <string_view>

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

/// `[%eval -1.25] [%clk 0:31:07]`, of a game of 40 minutes.
std::string remark(std::size_t ply, std::mt19937& random) {
    const auto hundredths = static_cast<unsigned>(random() % 900);
    const std::string fraction = std::to_string(100 + hundredths % 100).substr(1);
    const std::string value = (random() % 2 == 0 ? "-" : "") + std::to_string(hundredths / 100) + '.' + fraction;
    return "[%eval " + value + "] " + pgn::write_clock(std::chrono::seconds(2400 - 12 * ply));
}

pgn::Game play(int number, bool has_comments, std::mt19937& random) {
    pgn::Game game;
    game.tags = {
        {"Event", "Random games"}, {"Site", "A computer"}, {"Date", "2026.11.20"}, {"Round", std::to_string(number)},
        {"White", "Chance"},       {"Black", "Hazard"},    {"WhiteElo", "1500"},   {"ECO", "A00"}};
    auto position = game.start;
    for (auto plies = 40 + random() % 160; plies > 0 && position.has_legal_move(); --plies) {
        const auto move = choose(position, random);
        game.main.plies.push_back({move, {}, {}, {}, {}});
        if (has_comments) game.main.plies.back().after.push_back(remark(game.main.plies.size(), random));
        position = position.after(move);
    }
    return game;
}

} // namespace

int main(int count, char** arguments) {
    const bool has_comments = count == 3 && std::string_view(arguments[2]) == "comments";
    const long megabytes = count == 2 || has_comments ? std::strtol(arguments[1], nullptr, 10) : 0;
    if (megabytes < 1) {
        std::fprintf(stderr, "pgn_corpus: expected a number of megabytes, and perhaps: comments\n");
        return 2;
    }
    std::mt19937 random(1);
    long left = megabytes * 1'000'000;
    for (int number = 1; left > 0; ++number) {
        const std::string text = pgn::write_game(play(number, has_comments, random)) + '\n';
        std::fwrite(text.data(), 1, text.size(), stdout);
        left -= static_cast<long>(text.size());
    }
    return 0;
}
