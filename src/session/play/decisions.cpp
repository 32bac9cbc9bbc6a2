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

/// What was thought of the men was thought of another position.
void empty_minds(Model& model) {
    for (Participant& each : model.participants) each.finger.in_mind.reset();
}

/// The man in the hand may have been captured where he stood.
void let_go_of_lost_man(Model& model) {
    if (model.game->has_two_boards()) return;
    for (Participant& each : model.participants) {
        if (!each.finger.lifted) continue;
        const auto man = model.game->table.position.at(*each.finger.lifted);
        if (!man || man->color != side_of(each)) each.finger.lifted.reset();
    }
}

/// One event, told. The game's table is the one after it.
void tell(Step& step, const rules::table::Table& before, const TimedEvent& event) {
    Game& game = *step.model.game;
    announce_event(step, before, event);
    let_go_of_lost_man(step.model);
    if (before.position.repetition_key() != game.table.position.repetition_key()) empty_minds(step.model);
    if (empties_hands(event.event)) let_go(step.model);
    if (std::holds_alternative<rules::table::Sealed>(event.event)) game.is_head_untold = game.id.has_value();
    if (!std::holds_alternative<rules::table::Ended>(event.event)) return;
    for (Participant& each : step.model.participants) std::erase_if(each.screens, needs_running_game);
    step.effects.emplace_back(EndEngine{});
    step.effects.emplace_back(ListGames{});
}

} // namespace

void follow(Step& step, game::Decision decision) {
    Game& game = *step.model.game;
    const bool was_awaiting = std::exchange(game.awaited, std::nullopt).has_value();
    if (auto append = game::to_append(decision)) step.effects.emplace_back(std::move(*append));
    for (const TimedEvent& event : decision.events) {
        const rules::table::Table before = game.table;
        game.table = rules::table::evolve(std::move(game.table), event);
        tell(step, before, event);
    }
    static_cast<game::LiveTable&>(game) = std::move(decision.table);
    // Nobody knows yet what follows the last event; it is worked out where no key waits.
    if (game.awaited && !was_awaiting) step.effects.emplace_back(WorkOutMate{game.table_id, game.awaited->question});
}

bool command_table(Step& step, const rules::table::Command& command) {
    game::CommandId& id = step.model.last_command;
    ++id.count;
    game::Submitted submitted = game::submit(*step.model.game, game::seat_of(command), id, command, step.now);
    follow(step, std::move(submitted.decision));
    return std::visit(base::values::Overloaded{
                          [](const game::Accepted&) { return true; },
                          [](const game::AlreadyDone&) { return true; },
                          [&step](const game::Refused& refused) {
                              announce_refusal(step, refused.refusal);
                              return false;
                          },
                          [&step](const game::RulingAwaited&) {
                              step.refuse(step.phrase(PhraseId::GameRulingAwaited));
                              return false;
                          },
                          [](const game::WrongSeat&) { return false; },
                      },
                      submitted.answer);
}

} // namespace session
