#include "src/session/play/decisions.hpp"

#include "base/values/overloaded.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/play/announcer.hpp"
#include "src/session/play/running_engines.hpp"

#include <array>
#include <cassert>
#include <utility>

namespace session {

using rules::table::Event;
using rules::table::TimedEvent;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// What can only be asked or typed while the game goes on. Who is on such a screen when it ends finds the board.
bool needs_running_game(const Screen& screen) {
    return std::visit(base::values::Overloaded{
                          [](const ListScreen& list) {
                              return belongs_to_game_menu(list.kind) || asks_which_move(list.kind) ||
                                     list.kind == ListKind::Reserve || list.kind == ListKind::EngineTrouble;
                          },
                          [](const ConfirmScreen& question) {
                              return question.about != Confirmation::Quit &&
                                     question.about != Confirmation::RenewLibrary;
                          },
                          [](const TextScreen& line) {
                              return line.purpose != TextPurpose::Square && line.purpose != TextPurpose::GoToMove;
                          },
                          [](const BoardScreen&) { return false; },
                          [](const ReviewScreen&) { return false; },
                          [](const DescribeKeysScreen&) { return false; },
                      },
                      screen);
}

/// Which of the moves of a position is meant, that is there no more.
bool asks_about_position(const Screen& screen) {
    const auto* list = std::get_if<ListScreen>(&screen);
    return list != nullptr && asks_which_move(list->kind);
}

/// The game goes on from an earlier position, or from another one.
bool goes_back(const Event& event) {
    return std::holds_alternative<rules::table::Retraced>(event) ||
           std::holds_alternative<rules::table::Restored>(event) ||
           std::holds_alternative<rules::table::GameCorrected>(event);
}

template <typename Do>
void for_each_here(UpdateContext& context, const Do& act) {
    for (auto& [who, each] : context.model.participants)
        if (each.table == context.table) act(each);
}

/// Every finger on that board, with the side of whoever plays there: also of those who wait for the keyboard, and of
/// those who play at the other board of doubles.
template <typename Do>
void for_each_finger_here(UpdateContext& context, const Do& act) {
    const auto& partners = context.game().partners;
    for (auto& [who, each] : context.model.participants) {
        if (each.table == context.table) act(each.own_finger(), side_of(each));
        if (partners && each.table == partners)
            act(each.looks_at ? each.finger : each.finger_elsewhere, std::optional<rules::board::Color>());
        for (WaitingPlayer& player : each.waiting)
            if (player.table == context.table) act(player.finger, std::optional(player.side));
    }
}

void let_go(UpdateContext& context) {
    for_each_finger_here(context, [](Finger& finger, auto) {
        finger.lifted.reset();
        finger.taken_off.reset();
    });
    for_each_here(context, [](Participant& each) { each.from_reserve.reset(); });
}

/// The table has emptied the hand of whoever had the move.
void let_go(UpdateContext& context, rules::board::Color holder) {
    for_each_finger_here(context, [holder](Finger& finger, auto side) {
        if (side == holder) finger.lifted.reset();
    });
}

/// What was thought of the pieces was thought of another position.
void empty_minds(UpdateContext& context) {
    for_each_finger_here(context, [](Finger& finger, auto) { finger.in_mind.reset(); });
}

/// The piece in the hand may have been captured where it stood.
void let_go_of_lost_piece(UpdateContext& context) {
    if (context.game().has_two_boards()) return;
    for_each_finger_here(context, [&position = context.game().table.position](Finger& finger, auto side) {
        if (!finger.lifted) return;
        const auto piece = position.at(*finger.lifted);
        if (!piece || piece->color != side) finger.lifted.reset();
    });
}

} // namespace

void empty_hands_and_minds(UpdateContext& context) {
    empty_minds(context);
    let_go(context);
}

void drop_what_was_asked(UpdateContext& context) {
    drop_questions(context);
    for_each_here(context, [](Participant& each) { std::erase_if(each.screens, asks_about_position); });
}

namespace {

using ClockTimes = std::array<std::optional<rules::table::Duration>, 2>; ///< by Color

ClockTimes times_left(const rules::table::Table& table, rules::table::Instant at) {
    return {table.clock.left(rules::board::Color::White, at), table.clock.left(rules::board::Color::Black, at)};
}

/// A time that a ruling has given or taken is told with it: the clock has not come to it by itself, and neither words
/// nor a cue tell it once more.
void look_at_changed_clocks(Game& game, const ClockTimes& before, rules::table::Instant at) {
    const ClockTimes now = times_left(game.table, at);
    for (std::size_t side = 0; side < now.size(); ++side)
        if (now[side] != before[side]) game.clock_seen[side] = now[side];
}

} // namespace

/// What the event has to say depends on the table before it, so it is told first: a table is moved from event to event
/// and never copied, however long the game is.
void tell_event(UpdateContext& context, const TimedEvent& event) {
    Game& game = context.game();
    announce_event(context, event);
    const auto position_before = game.table.position.repetition_key();
    const auto holder = game.table.position.turn();
    const bool has_held = !game.table.hands.held.empty();
    const ClockTimes times_before = times_left(game.table, event.at);
    game.table = rules::table::evolve(std::move(game.table), event);
    look_at_changed_clocks(game, times_before, event.at);
    if (const auto* corrected = std::get_if<rules::table::GameCorrected>(&event.event))
        game.move_list.cut(corrected->ply);
    list_moves(context.model, game);
    let_go_of_lost_piece(context);
    if (position_before != game.table.position.repetition_key()) {
        empty_minds(context);
        drop_hints(context);
    }
    const bool has_ended = std::holds_alternative<rules::table::Ended>(event.event);
    if (goes_back(event.event) || has_ended) let_go(context); // nobody holds what they held, or only showed
    if (goes_back(event.event)) drop_what_was_asked(context);
    if (const auto* taken = std::get_if<rules::table::TakenInHand>(&event.event))
        reconsider(context, taken->piece.color);
    if (has_held && game.table.hands.held.empty()) let_go(context, holder);
    if (std::holds_alternative<rules::table::Sealed>(event.event)) game.is_head_untold = game.id.has_value();
    if (!has_ended) return;
    for_each_here(context, [](Participant& each) { std::erase_if(each.screens, needs_running_game); });
    end_engines(context);
    context.effects.emplace_back(ListGames{});
}

namespace {

/// At whichever table it has happened: what is done at one of doubles may be felt at the other.
void hear(UpdateContext& context, const game::Happened& happened) {
    if (!context.model.games.contains(happened.table)) return;
    const auto asked_at = std::exchange(context.table, happened.table);
    Game& game = context.game();
    assert(happened.first == game.next);
    const auto* command = std::get_if<game::CommandId>(&happened.cause);
    const bool is_mine = command != nullptr && game.unanswered && game.unanswered->id == *command;
    context.hands_untold = is_mine && game.unanswered->request.hands_untold;
    game.stand.awaits_ruling.reset(); // what follows is told at the time it is now
    for (const TimedEvent& event : happened.events) tell_event(context, event);
    game.next = happened.first.after(happened.events.size());
    const bool goes_on = game.is_suspended() && !happened.stand.clock.is_suspended();
    game.stand = happened.stand;
    context.hands_untold = false;
    context.must_settle |= goes_on || !happened.events.empty();
    context.table = asked_at;
}

void send(UpdateContext& context, Request request) {
    Game& game = context.game();
    game::CommandId& id = context.model.last_command;
    ++id.count;
    game::Submit submit{game.table_id, request.seat, id, request.command};
    game.unanswered = Unanswered{id, std::move(request), context.now};
    follow(context, context.keeper.submit(submit, context.now));
}

/// To whoever has asked, if they are still there.
void tell_answer(UpdateContext& context, const Request& request, const game::Answer& answer) {
    if (!context.model.participants.contains(request.who)) return;
    const ParticipantId who = std::exchange(context.who, request.who);
    const auto table = context.table;
    std::visit(base::values::Overloaded{
                   [&](const game::Accepted&) {
                       if (request.then) request.then(context);
                   },
                   [&](const game::Refused& refused) { announce_refusal(context, refused.refusal); },
                   [&](const game::RulingAwaited&) { context.refuse(context.phrase(PhraseId::GameRulingAwaited)); },
                   [&](const game::WrongSeat&) { context.refuse(context.phrase(PhraseId::GameWrongSeat)); },
                   [&](const game::UnknownTable&) { context.refuse(context.phrase(PhraseId::GameUnknownTable)); },
               },
               answer);
    context.who = who;
    context.table = table;
}

void hear(UpdateContext& context, const game::Answered& answered) {
    Game& game = context.game();
    if (!game.unanswered || game.unanswered->id != answered.command) return; // it was for a game that was left
    const Request request = std::exchange(game.unanswered, std::nullopt)->request;
    context.must_settle = true;
    tell_answer(context, request, answered.answer);
    if (!context.has_game() || context.game().unanswered || context.game().to_ask.empty()) return;
    Request next = std::move(context.game().to_ask.front());
    context.game().to_ask.pop_front();
    send(context, std::move(next));
}

void note_append(UpdateContext& context, const game::AppendEvents& append) {
    auto& all = context.model.appended;
    std::erase_if(all, [&](const After& each) {
        return each.table == append.table || !context.model.games.contains(each.table);
    });
    all.push_back({append.table, append.expected.after(append.events.size())});
    context.appended.insert(append.table);
}

} // namespace

void follow(UpdateContext& context, game::Outcome outcome) {
    for (const game::AppendEvents& append : outcome.append) note_append(context, append);
    if (!outcome.append.empty()) context.effects.emplace_back(AppendEvents{std::move(outcome.append)});
    for (const game::Happened& happened : outcome.happened) hear(context, happened);
    // Nobody knows yet what follows the last event; it is worked out where no key waits.
    if (outcome.question)
        context.effects.emplace_back(WorkOutMate{outcome.question->table, outcome.question->question});
    if (outcome.answered) hear(context, *outcome.answered);
}

namespace {

/// The first of the participant's seats from which it may come; at their partner's table they have the arbiter's only.
std::optional<game::SeatId> seat_for(const Scene& context, const rules::table::Command& command) {
    for (const game::SeatId& seat : context.participant().seats) {
        const bool is_here = !context.is_elsewhere() || std::holds_alternative<game::ArbitersSeat>(seat);
        if (is_here && game::may_come_from(seat, command)) return seat;
    }
    return std::nullopt;
}

void ask(UpdateContext& context, Request request) {
    Game& game = context.game();
    if (game.awaits_ruling()) return context.refuse(context.phrase(PhraseId::GameRulingAwaited));
    if (game.unanswered) return game.to_ask.push_back(std::move(request));
    send(context, std::move(request));
}

} // namespace

Runs partners_board_words(const Scene& context) {
    const Runs key = key_words(context, Command::OtherBoard, KeyContext::Board);
    return context.phrase(PhraseId::GamePartnersBoardOnly, {{"key", key}});
}

void refuse_elsewhere(UpdateContext& context) { context.refuse(partners_board_words(context)); }

bool may_ask(const Scene& context, const rules::table::Command& command) {
    return seat_for(context, command).has_value();
}

void ask_table(UpdateContext& context, rules::table::Command command, Then then, Hands hands) {
    const auto seat = seat_for(context, command);
    if (!seat && context.is_elsewhere()) return refuse_elsewhere(context);
    if (!seat) return context.refuse(context.phrase(PhraseId::GameWrongSeat));
    ask(context, {std::move(command), *seat, context.who, std::move(then), hands == Hands::Untold});
}

void ask_from(UpdateContext& context, const game::SeatId& seat, rules::table::Command command, Then then) {
    ask(context, {std::move(command), seat, context.who, std::move(then)});
}

void ask_by_itself(UpdateContext& context, rules::table::Command command, Then then) {
    const game::SeatId seat = game::seat_of(command);
    ask_from(context, seat, std::move(command), std::move(then));
}

} // namespace session
