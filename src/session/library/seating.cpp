#include "src/session/library/seating.hpp"

#include "src/session/core/another_table.hpp"
#include "src/session/core/overhearing.hpp"
#include "src/session/library/leaving.hpp"
#include "src/session/library/reader.hpp"
#include "src/session/play/running_engines.hpp"
#include "src/session/widgets/question.hpp"

#include <algorithm>
#include <utility>

namespace session {

using rules::board::Color;
using rules::board::Square;
using rules::table::Seat;

std::optional<Color> side_played_here(const rules::table::Settings& settings) {
    for (const Color side : rules::board::both_colors)
        if (settings.assistant[static_cast<std::size_t>(side)] && settings.seat(side) == Seat::Blind) return side;
    for (const Color side : rules::board::both_colors)
        if (settings.seat(!side) == Seat::Computer || settings.seat(side) == Seat::Blind) return side;
    return std::nullopt;
}

bool is_by_turns(const rules::table::Settings& settings) {
    return settings.white == Seat::Blind && settings.black == Seat::Blind &&
           settings.boards == rules::table::Boards::One && !settings.assistant[0] && !settings.assistant[1];
}

bool is_for_two(const rules::table::Settings& settings, Color mine) {
    const bool plays_computer = settings.seat(!mine) == Seat::Computer;
    return !plays_computer && !settings.assistant[static_cast<std::size_t>(mine)] && !is_by_turns(settings);
}

bool has_engine(const rules::table::Settings& settings) {
    return settings.white == Seat::Computer || settings.black == Seat::Computer;
}

bool has_person(const rules::table::Settings& settings) {
    return settings.white == Seat::Blind || settings.black == Seat::Blind;
}

std::optional<Square> held_from(const rules::table::Table& table, Color side) {
    const rules::table::Hands& hands = table.hands;
    if (table.position.turn() != side || hands.held.empty()) return std::nullopt;
    for (const Square square : rules::board::Bitboard::all())
        if (rules::table::is_held_from(hands, table.position, square) && table.position.at(square) == hands.held.back())
            return square;
    return std::nullopt;
}

bool asks_before_being_overheard(UpdateContext& context, std::optional<Overheard> agreed) {
    if (!context.model.preferences.room_output) return false;
    const auto why = overheard(context.model);
    if (!why || why == agreed) return false;
    ask(context, *why);
    return true;
}

Game seated(rules::table::Table table, const std::optional<ChosenEngine>& engine) {
    std::optional<game::Opponent> chosen;
    if (engine) chosen = engine->chosen;
    game::Seats seats = game::local_seats(table.settings, chosen);
    Game game{.table = std::move(table), .seats = std::move(seats)};
    for (const Color side : rules::board::both_colors)
        if (engine && game.table.settings.seat(side) == Seat::Computer)
            game.engines[static_cast<std::size_t>(side)] =
                SeatedEngine{.side = side, .chosen = engine->chosen, .opponent = engine->engine, .score = std::nullopt};
    return game;
}

namespace {

/// On the square of the piece that is held, or on the king's pawn, from the side's own end of the board. On a blind
/// player's own board only the table knows what is held.
Finger finger_of(const rules::table::Table& table, Color side) {
    const auto held = held_from(table, side);
    const bool is_of_table = table.boards && table.settings.seat(side) == rules::table::Seat::Blind;
    return {.square = held.value_or(usual_square(side)),
            .trail = {},
            .lifted = is_of_table ? std::nullopt : held,
            .flipped = side == Color::Black};
}

/// Whoever sits at this computer rules as the arbiter too; an assistant enters what either player does, and is one
/// besides.
std::vector<game::SeatId> seats_at_keyboard(Color mine, bool assists) {
    std::vector<game::SeatId> seats{game::PlayersSeat{mine}, game::ArbitersSeat{}};
    if (assists) seats.insert(seats.end(), {game::AssistantsSeat{mine}, game::PlayersSeat{!mine}});
    return seats;
}

/// The player at the keyboard, or the assistant of one; of two at this computer the other one has mouse and screen.
void take_seats(Model& model, const rules::table::Table& table, Color mine) {
    for (const ParticipantId who : readers(model)) remove_participant(model, who);
    const bool assists = table.settings.assistant[static_cast<std::size_t>(mine)];
    const bool is_shared = is_for_two(table.settings, mine);
    Participant& player = model.participants.at(at_keyboard(model));
    player.seats = seats_at_keyboard(mine, assists);
    player.has_screen = !is_shared;
    player.screens = {ListScreen{ListKind::MainMenu}, BoardScreen{}};
    player.looks_at.reset();
    player.finger = finger_of(table, mine);
    player.finger_elsewhere = {.square = usual_square(!mine), .flipped = mine == Color::White};
    player.from_reserve.reset();
    player.refused.reset();
    if (is_shared)
        model.participants[beside_keyboard] = {.seats = {game::PlayersSeat{!mine}, game::ArbitersSeat{}},
                                               .means = Means::Mouse,
                                               .screens = {BoardScreen{}},
                                               .finger = finger_of(table, !mine)};
}

game::LiveTable live_table(const Game& game) {
    return {.table = game.table, .id = game.id, .next = game.next, .clock = game.stand.clock, .seats = game.seats};
}

/// Whoever plays that side at the keyboard without having it first.
void add_waiting(std::vector<WaitingPlayer>& waiting, const Game& game, Color side) {
    const bool is_other_sides = is_by_turns(game.table.settings) || game.table.settings.match;
    if (is_other_sides && game.table.settings.seat(side) == Seat::Blind)
        waiting.push_back({game.table_id, side, finger_of(game.table, side)});
}

} // namespace

void sit_down(UpdateContext& context, Game game, std::optional<Game> partners, Color mine) {
    put_game_away(context); // one that is over
    take_seats(context.model, game.table, mine);
    context.who = at_keyboard(context.model);
    game.table_id = {++context.model.last_table.number};
    context.table = game.table_id;
    for (auto& [who, each] : context.model.participants)
        if (each.means != Means::Lines) each.table = game.table_id;
    std::vector<WaitingPlayer> waiting;
    add_waiting(waiting, game, !mine);
    if (partners) {
        const TableId second{++context.model.last_table.number};
        partners->table_id = second;
        partners->partners = game.table_id;
        game.partners = second;
        add_waiting(waiting, *partners, !mine);
        add_waiting(waiting, *partners, mine);
        context.keeper.take_up({game.table_id, second}, {live_table(game), live_table(*partners)});
        context.model.games.insert_or_assign(second, *std::move(partners));
    } else {
        context.keeper.take_up(game.table_id, live_table(game));
    }
    context.participant().waiting = std::move(waiting);
    const auto others = game.partners;
    context.model.games.insert_or_assign(*context.table, std::move(game));
    tell_readers_of_game(context);
    start_engines(context);
    if (others) at_another_table(context, *others, [&] { start_engines(context); });
}

} // namespace session
