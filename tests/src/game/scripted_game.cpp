#include "tests/src/game/scripted_game.hpp"

#include "tests/src/game/at_the_table.hpp"
#include "tests/support/table.hpp"

#include <array>
#include <variant>

namespace scripted {
namespace {

using namespace rules::table;
using rules::board::Color;

const Table& any_start(Random& random) {
    static const Table one = tables::lay("36000");
    static const Table two = [] {
        Settings settings = one.settings;
        settings.boards = Boards::Two;
        settings.white = rules::table::Seat::Blind; // otherwise nobody plays on two (F.1)
        return tables::lay(settings);
    }();
    static const Table with_question = tables::lay("36000", at_the_table::locked, "fide-2023");
    return *std::array{&one, &one, &one, &two, &two, &two, &with_question}[below(random, 7)];
}

/// In doubles there may be none before a piece has come from the partner.
Command any_move(const Table& table, Color side, Random& random) {
    const auto moves = table.position.legal_moves();
    if (moves.empty()) return Resign{side};
    return Play{side, moves[below(random, moves.size())]};
}

/// At any time and by anybody, much of it in vain.
Command any_interruption(const Table& table, Random& random) {
    const Color side = once_in(random, 2) ? Color::White : Color::Black;
    switch (below(random, 12)) {
    case 0: return Resign{side};
    case 1: return AcceptDraw{side};
    case 2: return DeclineDraw{side};
    case 3: return Press{side};
    case 4: return Stop{std::nullopt, "noise"};
    case 5: return any_move(table, !table.position.turn(), random);
    case 6: return Start{};
    default: return OfferDraw{side};
    }
}

/// The move that was made last comes to the other board: the next step of that.
Command next_on_two_boards(const Table& table) {
    const Color receiver = *table.boards->receiver;
    const rules::board::Move move = table.plies.back().move;
    if (!table.boards->announced) return Say{{!receiver}, "words", {move}};
    if (table.must_press) return Press{*table.must_press};
    if (!table.boards->is_repeated) return Repeat{receiver, "words", {move}};
    return Execute{{receiver}, std::nullopt};
}

Command any_command(const Table& table, Random& random) {
    if (table.phase == Phase::Waiting) return Start{};
    if (once_in(random, 8)) return any_interruption(table, random);
    if (table.phase == Phase::Halted) return Restart{};
    if (table.offer && once_in(random, 4)) return AcceptDraw{!*table.offer};
    if (table.boards && table.boards->receiver) return next_on_two_boards(table);
    if (table.must_press) return Press{*table.must_press};
    return any_move(table, table.position.turn(), random);
}

} // namespace

bool Step::is_accepted() const { return answer == game::Answer(game::Accepted{}).index(); }

Game any_game(Random& random) {
    Game made{&any_start(random), {}, {}};
    game::Keeper keeper;
    keeper.take_up(here, {.table = *made.start, .id = game::GameId{1}});
    const game::LiveTable& live = *keeper.find(here);
    const std::size_t length = 5 + below(random, 20);
    const auto keep = [&made](const game::Outcome& outcome) {
        for (const game::AppendEvents& append : outcome.append)
            made.events.insert(made.events.end(), append.events.begin(), append.events.end());
    };
    for (std::uint64_t count = 1; live.table.phase != Phase::Over; ++count) {
        const bool is_last = made.steps.size() >= length && live.table.phase == Phase::Playing;
        const Command command = is_last ? Command(Resign{live.table.position.turn()}) : any_command(live.table, random);
        Step step{game::seat_of(command), command, live.next, 0};
        game::Outcome outcome = keeper.submit({here, step.seat, {1, count}, command}, game::Now{});
        keep(outcome);
        auto answered = outcome.answered;
        if (outcome.question) {
            outcome = keeper.rule(here, outcome.question->question, ruling, game::Now{});
            keep(outcome);
            if (!answered) answered = outcome.answered;
        }
        step.answer = answered.value().answer.index();
        made.steps.push_back(std::move(step));
    }
    return made;
}

Doubles any_doubles(Random& random) {
    static const Table start = [] {
        Settings settings = tables::lay("36000", "", "cup38").settings;
        settings.variant = *rules::variants::parse_variant("doubles");
        return tables::lay(settings);
    }();
    Doubles made{&start, {}, {}};
    game::Match match({{.table = start}, {.table = start}});
    const std::size_t length = 20 + below(random, 60);
    const auto goes_on = [&match](std::size_t board) { return match.board(board).table.phase != Phase::Over; };
    for (std::uint64_t count = 1; goes_on(0) || goes_on(1); ++count) {
        const std::size_t board = goes_on(below(random, 2)) ? below(random, 2) : (goes_on(0) ? 0 : 1);
        const Table& table = match.board(board).table;
        const bool is_last = made.steps.size() >= length && table.phase == Phase::Playing;
        const Command command = is_last ? Command(Resign{table.position.turn()}) : any_command(table, random);
        const game::SeatId seat = game::seat_of(command);
        const auto [happened, answer] = match.submit(board, seat, {1, count}, command, game::Now{});
        made.steps.push_back({board, seat, command, answer.index()});
        for (const game::AtBoard& at : happened)
            made.events[at.board].insert(made.events[at.board].end(), at.events.begin(), at.events.end());
    }
    return made;
}

} // namespace scripted
