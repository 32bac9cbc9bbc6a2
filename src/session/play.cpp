#include "src/session/play.hpp"

#include "base/values/overloaded.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/act.hpp"
#include "src/session/announcer.hpp"
#include "src/session/arbiter.hpp"
#include "src/session/board.hpp"
#include "src/session/neighbour.hpp"
#include "src/session/opponent.hpp"
#include "src/session/practice.hpp"
#include "src/session/talking_clock.hpp"

#include <algorithm>
#include <charconv>

namespace session {

using rules::board::Color;
using rules::table::Event;
using rules::table::Phase;
using rules::table::TimedEvent;
using speech::phrases::PhraseId;
using speech::phrases::Runs;
using namespace std::chrono_literals;

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

void let_go(Game& game) {
    game.finger.lifted.reset();
    if (game.neighbour) game.neighbour->finger.lifted.reset();
}

/// What was thought of the men was thought of another position.
void empty_minds(Game& game) {
    game.finger.in_mind.reset();
    if (game.neighbour) game.neighbour->finger.in_mind.reset();
}

/// The man in the hand may have been captured where he stood.
void let_go_of_lost_man(Game& game) {
    if (!game.finger.lifted || game.has_two_boards()) return;
    const auto man = game.table.position.at(*game.finger.lifted);
    if (!man || man->color != game.mine) game.finger.lifted.reset();
}

/// One event, told. The game's table is the one after it.
void tell(Step& step, const rules::table::Table& before, const TimedEvent& event) {
    Game& game = *step.model.game;
    announce_event(step, before, event);
    let_go_of_lost_man(game);
    if (before.position.repetition_key() != game.table.position.repetition_key()) empty_minds(game);
    if (empties_hands(event.event)) let_go(game);
    if (std::holds_alternative<rules::table::Sealed>(event.event)) game.is_head_untold = game.id.has_value();
    if (!std::holds_alternative<rules::table::Ended>(event.event)) return;
    std::erase_if(step.model.screens, needs_running_game);
    if (game.neighbour) std::erase_if(game.neighbour->screens, needs_running_game);
    step.effects.emplace_back(EndEngine{});
    step.effects.emplace_back(ListGames{});
}

void pass_events(Step& step) {
    const Game& game = *step.model.game;
    if (game.is_suspended() || game.awaited) return;
    // Asked first because the table would be copied: it is seldom that time has brought anything about.
    const auto due = rules::table::next_deadline(game.table);
    if (due && *due <= game.time(step.now)) follow(step, game::pass_time(game, step.now));
}

void record_time(Step& step) {
    Game& game = *step.model.game;
    const auto now = game.time(step.now);
    if (!game.id || game.is_suspended() || !game.table.clock.running() || now - game.recorded < 1s) return;
    game.recorded = now;
    step.effects.emplace_back(RecordTime{*game.id, now});
}

/// The two digits there in `2026-11-20T14:30:00`, without a leading zero; 0 where there are none.
int number_in(const std::string& started, std::size_t place) {
    int number = 0;
    if (started.size() >= place + 2) std::from_chars(started.data() + place, started.data() + place + 2, number);
    return number;
}

/// Who says that a flag has fallen: the arbiter or, where he says nothing of it, the side it is good for.
std::optional<Color> flag_caller(const rules::table::Table& table) {
    if (rules::table::arbiter_calls_flags(table)) return std::nullopt;
    return !*table.flag;
}

/// Presses its clock with a hand of its own; for the others it is done as soon as it is due.
bool presses_himself(const Game& game, Color side) {
    if (!game.has_two_boards()) return false;
    if (game.is_assisted() || side == game.keyboard_side()) return true;
    return game.neighbour && game.table.clock.exists();
}

} // namespace

void give_up_hold(Step& step) {
    if (step.model.game && step.model.game->id) step.effects.emplace_back(ReleaseGame{*step.model.game->id});
}

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

void mate_worked_out(Step& step, const MateWorkedOut& answer) {
    if (!step.model.game) return;
    Game& game = *step.model.game;
    // The answer may be for a table that was left meanwhile.
    if (answer.table != game.table_id || !game.awaited || !game.awaited->question.is_same_as(answer.question)) return;
    follow(step, game::rule(game, answer.winnable, step.now));
    if (std::exchange(game.is_arbiters_ruling, false)) return ruled(step);
    settle(step);
}

void play_move(Step& step, rules::board::Move move) {
    if (!command_table(step, rules::table::Play{step.model.game->hand_side(), move})) return;
    step.model.game->finger.lifted.reset();
    step.model.game->finger.square = move.to();
    settle(step);
}

std::string player_name(const Scene& step, Color side) {
    const Game& game = *step.model.game;
    if (game.engine) return side == game.mine ? step.text(PhraseId::GamePlayerName) : game.engine->opponent.spec.name;
    const bool is_blind = game.table.settings.seat(side) == rules::table::Seat::Blind;
    return step.text(is_blind ? PhraseId::GameBlindPlayer : PhraseId::GameSightedPlayer);
}

void resign(Step& step) { command_table(step, rules::table::Resign{step.model.game->mine}); }

void offer_draw(Step& step) {
    if (command_table(step, rules::table::OfferDraw{step.model.game->mine})) answer_player_offer(step);
}

void answer_offer(Step& step, bool accept) {
    const Color mine = step.model.game->mine;
    if (accept) {
        command_table(step, rules::table::AcceptDraw{mine});
    } else {
        command_table(step, rules::table::DeclineDraw{mine});
    }
}

void claim_draw(Step& step, rules::table::Claim claim, std::optional<rules::board::Move> with) {
    if (!command_table(step, rules::table::ClaimDraw{step.model.game->mine, claim, with})) return;
    settle(step);
    answer_player_offer(step); // a claim that fails is an offer all the same
}

void settle(Step& step) {
    Game& game = *step.model.game;
    if (game.table.phase != Phase::Playing || game.awaited) return;
    if (game.neighbour) announce_for_neighbour(step);
    if (game.table.must_press && !presses_himself(game, *game.table.must_press))
        command_table(step, rules::table::Press{*game.table.must_press});
    if (game.table.flag) command_table(step, rules::table::ClaimFlag{flag_caller(game.table)});
    if (game.awaited) return;
    if (game.table.phase == Phase::Playing) opponent_receives(step);
    if (game.table.phase == Phase::Playing) ask_engine(step);
}

void pass_time(Step& step) {
    if (!step.model.game) return;
    pass_events(step);
    settle(step);
    tell_passing_time(step);
    record_time(step);
}

void suspend(Step& step) {
    Game& game = *step.model.game;
    if (game.is_suspended()) return;
    game.suspend(step.now);
    if (game.id && game.table.phase == Phase::Playing)
        step.effects.emplace_back(RecordTime{*game.id, game.time(step.now)});
}

void resume_time(Step& step) { step.model.game->clock.resume(step.now); }

void leave_game(Step& step) {
    suspend(step);
    step.effects.emplace_back(EndEngine{});
    give_up_hold(step);
    const bool over = step.model.game->table.phase == Phase::Over;
    const bool kept = step.model.game->id.has_value();
    const bool is_written = !kept || !step.model.unwritten.contains(*step.model.game->id);
    step.model.game.reset();
    step.model.screens = {ListScreen{ListKind::MainMenu}};
    step.effects.emplace_back(ListGames{});
    if (!is_written)
        step.news(step.phrase(PhraseId::LibraryStillUnwritten));
    else if (!over)
        step.news(step.phrase(kept ? PhraseId::GameKept : PhraseId::GameNotKept));
    step.model.menu_untold = true;
}

void quit(Step& step) {
    if (step.model.game) suspend(step);
    step.news(step.phrase(PhraseId::ProgramGoodbye));
    give_up_hold(step);
    step.model.over = true;
    step.effects.emplace_back(EndEngine{});
    step.effects.emplace_back(QuitProgram{});
}

void quit_once_written(Step& step) {
    const bool is_kept = step.model.game && step.model.game->id;
    if (!is_kept && step.model.unwritten.empty()) return quit(step);
    step.model.quitting = Quitting{!step.model.unwritten.empty()};
    step.effects.emplace_back(SettleLibrary{});
}

void library_settled(Step& step) {
    const auto quitting = std::exchange(step.model.quitting, std::nullopt);
    if (!quitting) return;
    if (step.model.unwritten.empty() || quitting->despite_unwritten) return quit(step);
    ask(step, Confirmation::Quit);
}

Runs describe_beginning(const Scene& step, const storage::GameSummary& game) {
    const std::string& started = game.started;
    return step.phrase(PhraseId::SavedBegun, {{"day", number_in(started, 8)},
                                              {"month", std::to_string(number_in(started, 5))},
                                              {"hour", number_in(started, 11)},
                                              {"minute", number_in(started, 14)}});
}

Runs describe_game(const Scene& step, const storage::GameSummary& game) {
    const auto& engines = step.model.equipment->engines;
    const auto engine = std::find_if(engines.begin(), engines.end(), [&game](const engine::EngineSpec& spec) {
        return game.opponent && spec.key == game.opponent->engine;
    });
    const std::string opponent = engine != engines.end() ? engine->name
                                 : game.opponent         ? game.opponent->engine
                                                         : step.text(PhraseId::GameSightedPlayer);
    return step.phrase(
        PhraseId::SavedGame,
        {{"opponent", opponent}, {"move", game.plies / 2 + 1}, {"begun", describe_beginning(step, game)}});
}

} // namespace session
