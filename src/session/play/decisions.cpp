#include "src/session/play/decisions.hpp"

#include "base/values/overloaded.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/play/announcer.hpp"

#include <utility>

namespace session {

using rules::table::Event;
using rules::table::TimedEvent;
using speech::phrases::PhraseId;

namespace {

/// What can only be asked or typed while the game goes on. Who is on such a screen when it ends finds the board.
bool needs_running_game(const Screen& screen) {
    return std::visit(base::values::Overloaded{
                          [](const ListScreen& list) {
                              return belongs_to_game_menu(list.kind) || list.kind == ListKind::Promotion ||
                                     list.kind == ListKind::WhichMove;
                          },
                          [](const ConfirmScreen& question) {
                              return question.about != Confirmation::Quit &&
                                     question.about != Confirmation::RenewLibrary;
                          },
                          [](const TextScreen& line) { return line.purpose != TextPurpose::Square; },
                          [](const BoardScreen&) { return false; },
                          [](const DescribeKeysScreen&) { return false; },
                      },
                      screen);
}

/// After it nobody holds what he held.
bool empties_hands(const Event& event) {
    return std::holds_alternative<rules::table::Retraced>(event) ||
           std::holds_alternative<rules::table::Restored>(event) ||
           std::holds_alternative<rules::table::BoardFixed>(event) ||
           std::holds_alternative<rules::table::GameCorrected>(event) ||
           std::holds_alternative<rules::table::Ended>(event);
}

void let_go(Model& model) {
    for (Participant& each : model.participants) each.finger.lifted.reset();
}

/// What was thought of the pieces was thought of another position.
void empty_minds(Model& model) {
    for (Participant& each : model.participants) each.finger.in_mind.reset();
}

/// The piece in the hand may have been captured where he stood.
void let_go_of_lost_piece(UpdateContext& context) {
    if (context.game().has_two_boards()) return;
    for (Participant& each : context.model.participants) {
        if (!each.finger.lifted) continue;
        const auto piece = context.game().table.position.at(*each.finger.lifted);
        if (!piece || piece->color != side_of(each)) each.finger.lifted.reset();
    }
}

/// One event, told and added to the game's table. What it has to say depends on the table before it, so it is told
/// first: a table is moved from event to event and never copied, however long the game is.
void tell(UpdateContext& context, const TimedEvent& event) {
    Game& game = context.game();
    announce_event(context, event);
    const auto position_before = game.table.position.repetition_key();
    game.table = rules::table::evolve(std::move(game.table), event);
    let_go_of_lost_piece(context);
    if (position_before != game.table.position.repetition_key()) empty_minds(context.model);
    if (empties_hands(event.event)) let_go(context.model);
    if (std::holds_alternative<rules::table::Sealed>(event.event)) game.is_head_untold = game.id.has_value();
    if (!std::holds_alternative<rules::table::Ended>(event.event)) return;
    for (Participant& each : context.model.participants) std::erase_if(each.screens, needs_running_game);
    context.effects.emplace_back(EndEngine{});
    context.effects.emplace_back(ListGames{});
}

} // namespace

namespace {

void hear(UpdateContext& context, const game::Happened& happened) {
    Game& game = context.game();
    game.stand.awaits_ruling.reset(); // what follows is told at the time it is now
    for (const TimedEvent& event : happened.events) tell(context, event);
    game.next = happened.first.after(happened.events.size());
    game.stand = happened.stand;
}

} // namespace

void follow(UpdateContext& context, game::Outcome outcome) {
    if (auto& append = outcome.append) {
        context.model.last_append = {append->table, append->expected.after(append->events.size())};
        context.has_appended = true;
        context.effects.emplace_back(std::move(*append));
    }
    if (outcome.happened) hear(context, *outcome.happened);
    // Nobody knows yet what follows the last event; it is worked out where no key waits.
    if (outcome.question)
        context.effects.emplace_back(WorkOutMate{outcome.question->table, std::move(outcome.question->question)});
}

bool command_table(UpdateContext& context, const rules::table::Command& command) {
    game::CommandId& id = context.model.last_command;
    ++id.count;
    game::Outcome outcome =
        context.model.keeper.submit({context.game().table_id, game::seat_of(command), id, command}, context.now);
    const game::Answered answered = *std::exchange(outcome.answered, std::nullopt);
    follow(context, std::move(outcome));
    return std::visit(base::values::Overloaded{
                          [](const game::Accepted&) { return true; },
                          [&context](const game::Refused& refused) {
                              announce_refusal(context, refused.refusal);
                              return false;
                          },
                          [&context](const game::RulingAwaited&) {
                              context.refuse(context.phrase(PhraseId::GameRulingAwaited));
                              return false;
                          },
                          [](const game::WrongSeat&) { return false; },
                          [](const game::UnknownTable&) { return false; },
                      },
                      answered.answer);
}

} // namespace session
