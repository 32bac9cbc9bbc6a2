#include "src/session/play.hpp"

#include "base/values/overloaded.hpp"
#include "rules/table/clock/length.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/act.hpp"
#include "src/session/announcer.hpp"
#include "src/session/arbiter.hpp"
#include "src/session/assistant.hpp"
#include "src/session/board.hpp"
#include "src/session/neighbour.hpp"
#include "src/session/opponent.hpp"
#include "src/session/practice.hpp"
#include "src/session/privacy.hpp"
#include "src/session/talking_clock.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace session {

using rules::board::Color;
using rules::board::Square;
using rules::table::Duration;
using rules::table::Event;
using rules::table::Phase;
using rules::table::Refusal;
using rules::table::TimedEvent;
using settings::SideChoice;
using speech::phrases::PhraseId;
using speech::phrases::Runs;
using namespace std::chrono_literals;

namespace {

Color draw_color(Model& model) {
    switch (model.preferences.side) {
    case SideChoice::White: return Color::White;
    case SideChoice::Black: return Color::Black;
    case SideChoice::Random: break;
    }
    // Knuth's linear congruential generator (The Art of Computer Programming, 3.3.4); its high bits are the good ones.
    model.chance = model.chance * 6364136223846793005U + 1442695040888963407U;
    return (model.chance >> 63U) == 0 ? Color::White : Color::Black;
}

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

/// The clocks count whole milliseconds. What a side has used of one more waits for its next turn, so that no clock
/// drifts, however often it is pressed.
void hand_over(Game& game, std::optional<Color> ran, Now now) {
    const auto runs = game.table.clock.running();
    if (runs == ran || game.suspended) return;
    const auto fraction = (now - game.origin) - game.time(now).time_since_epoch();
    const auto of = [&game](Color side) -> std::chrono::nanoseconds& {
        return game.fractions[static_cast<std::size_t>(side)];
    };
    if (ran) of(*ran) = fraction;
    if (runs) game.origin += fraction - of(*runs);
}

/// One event, folded in and told.
void happen(Step& step, const TimedEvent& event) {
    Game& game = *step.model.game;
    const rules::table::Table before = game.table;
    game.table = rules::table::evolve(std::move(game.table), event);
    hand_over(game, before.clock.running(), step.now);
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

/// The events of one decision: kept together, then folded in and told one by one.
void happen(Step& step, const std::vector<TimedEvent>& events) {
    if (events.empty()) return;
    if (const auto& id = step.model.game->id) step.effects.emplace_back(AppendEvents{*id, events});
    for (const TimedEvent& event : events) happen(step, event);
}

void pass_events(Step& step) {
    const Game& game = *step.model.game;
    if (game.suspended || game.awaited) return;
    happen(step, rules::table::passing(game.table, game.time(step.now)));
}

/// Nobody knows yet what follows the last event; it is worked out where no key waits.
void await_ruling(Step& step, rules::table::Unruled unruled) {
    step.effects.emplace_back(WorkOutMate{step.model.game->table_id, unruled.question});
    step.model.game->awaited = AwaitedRuling{std::move(unruled)};
}

void record_time(Step& step) {
    Game& game = *step.model.game;
    const auto now = game.time(step.now);
    if (!game.id || game.suspended || !game.table.clock.running() || now - game.recorded < 1s) return;
    game.recorded = now;
    step.effects.emplace_back(RecordTime{*game.id, now});
}

/// Where the piece the side holds stood before; empty if it holds none.
std::optional<Square> held_from(const rules::table::Table& table, Color side) {
    const rules::table::Hands& hands = table.hands;
    if (table.position.turn() != side || hands.held.empty()) return std::nullopt;
    for (const Square square : rules::board::Bitboard::all())
        if (rules::table::is_held_from(hands, table.position, square) && table.position.at(square) == hands.held.back())
            return square;
    return std::nullopt;
}

/// On the square of the piece that is held, or on the king's pawn, from the side's own end of the board. On a blind
/// player's own board the table alone knows what he holds.
Finger finger_of(const rules::table::Table& table, Color side) {
    using rules::board::Rank;
    const auto held = held_from(table, side);
    const bool is_of_table = table.boards && table.settings.seat(side) == rules::table::Seat::Blind;
    const Square usual{rules::board::File::E, side == Color::White ? Rank::Two : Rank::Seven};
    return {.square = held.value_or(usual),
            .trail = {},
            .lifted = is_of_table ? std::nullopt : held,
            .flipped = side == Color::Black};
}

/// Whoever comes back to the board is told what he holds: he has touched it.
void tell_held(Step& step) {
    const Game& game = *step.model.game;
    for (const Color side : rules::board::both_colors) {
        const auto from = held_from(game.table, side);
        if (!from) continue;
        const bool is_neighbours = game.neighbour && side != game.mine;
        const auto how = is_neighbours ? manner_for_all(step.model) : manner(step.model);
        const Runs words = step.phrase(
            PhraseId::GameHolding, {{"man", speech::announce::describe_role(game.table.hands.held.back().role, how)},
                                    {"square", speech::announce::describe_square(*from, how)}});
        if (is_neighbours)
            step.show_neighbour(words);
        else if (side == game.mine || game.is_assisted())
            step.news(words);
    }
}

/// The game on the board screen, with its engine starting. The table has been laid.
void sit_down(Step& step, Game game) {
    game.finger = finger_of(game.table, game.mine);
    if (game.neighbour) game.neighbour->finger = finger_of(game.table, !game.mine);
    game.table_id = {++step.model.last_table.number};
    step.model.game = std::move(game);
    step.model.screens = {ListScreen{ListKind::MainMenu}, BoardScreen{}};
    start_engine(step);
}

std::optional<engine::Opponent> find_opponent(const Scene& step) {
    const Equipment& equipment = *step.model.equipment;
    const int level = std::clamp(step.model.preferences.level, 1, static_cast<int>(equipment.levels.size()));
    const auto found = engine::opponents(equipment.levels[static_cast<std::size_t>(level - 1)], equipment.engines);
    if (found.empty()) return std::nullopt;
    return found.front();
}

rules::table::Settings new_settings(const Scene& step, Color mine) {
    rules::table::Settings settings;
    settings.edition = step.model.preferences.edition;
    settings.boards = step.model.preferences.boards;
    const auto time = rules::table::read_time_control(step.model.preferences.time_control);
    if (const auto* control = std::get_if<rules::table::TimeControl>(&time)) settings.time = *control;
    settings.kind = rules::table::kind_of(settings.time, step.model.equipment->editions.at(settings.edition));
    const bool alone = step.model.preferences.sitting == settings::Sitting::AgainstComputer;
    if (!alone) settings.boards = rules::table::Boards::Two;
    settings.fair_play = step.model.preferences.fair_play == settings::FairPlay::On;
    const auto opponent = alone ? rules::table::Seat::Computer : rules::table::Seat::Sighted;
    (mine == Color::White ? settings.white : settings.black) = rules::table::Seat::Blind;
    (mine == Color::White ? settings.black : settings.white) = opponent;
    settings.assistant[static_cast<std::size_t>(mine)] =
        step.model.preferences.sitting == settings::Sitting::AsAssistant;
    return settings;
}

/// Of a game in the library: the side that is played, or helped, here; empty if nobody blind plays it.
std::optional<Color> keyboard_side(const rules::table::Settings& settings) {
    using rules::table::Seat;
    for (const Color side : rules::board::both_colors)
        if (settings.assistant[static_cast<std::size_t>(side)] && settings.seat(side) == Seat::Blind) return side;
    for (const Color side : rules::board::both_colors)
        if (settings.seat(!side) == Seat::Computer || settings.seat(side) == Seat::Blind) return side;
    return std::nullopt;
}

/// Who is there besides the player, or whom he helps, as far as the settings tell.
Game seated(rules::table::Table table, Color mine) {
    Game game{.table = std::move(table), .mine = mine};
    const bool plays_computer = game.table.settings.seat(!mine) == rules::table::Seat::Computer;
    if (!plays_computer && !game.is_assisted()) game.neighbour.emplace();
    return game;
}

/// The two digits there in `2026-11-20T14:30:00`, without a leading zero; 0 where there are none.
int number_in(const std::string& started, std::size_t place) {
    int number = 0;
    if (started.size() >= place + 2) std::from_chars(started.data() + place, started.data() + place + 2, number);
    return number;
}

/// A game that was taken and cannot be gone on with is free again for whoever can.
void give_back(Step& step, storage::GameId game, Runs why) {
    step.effects.emplace_back(ReleaseGame{game});
    step.refuse(std::move(why));
}

/// The library may let others have the game.
void give_up_hold(Step& step) {
    if (step.model.game && step.model.game->id) step.effects.emplace_back(ReleaseGame{*step.model.game->id});
}

/// Who says that a flag has fallen: the arbiter or, where he says nothing of it, the side it is good for.
std::optional<Color> flag_caller(const rules::table::Table& table) {
    if (rules::table::arbiter_calls_flags(table)) return std::nullopt;
    return !*table.flag;
}

void start_play(Step& step) {
    const Game& game = *step.model.game;
    if (game.engine)
        step.news(step.phrase(PhraseId::GameOpponent,
                              {{"engine", game.engine->opponent.spec.name}, {"level", game.engine->chosen.level}}));
    if (game.neighbour) explain_neighbour(step);
    if (game.is_assisted())
        explain_assistant(step);
    else if (game.has_two_boards())
        explain_two_boards(step);
    command_table(step, rules::table::Start{});
    settle(step);
}

/// Presses its clock with a hand of its own; for the others it is done as soon as it is due.
bool presses_himself(const Game& game, Color side) {
    if (!game.has_two_boards()) return false;
    if (game.is_assisted() || side == game.keyboard_side()) return true;
    return game.neighbour && game.table.clock.exists();
}

} // namespace

namespace {

enum class Overhearing { Asked, Agreed };

void start_new(Step& step, Overhearing overhearing) {
    const bool has_neighbour = step.model.preferences.sitting == settings::Sitting::AtOneComputer;
    if (has_neighbour && overhearing == Overhearing::Asked && asks_before_being_overheard(step)) return;
    std::optional<engine::Opponent> opponent;
    if (step.model.preferences.sitting == settings::Sitting::AgainstComputer) {
        opponent = find_opponent(step);
        if (!opponent) return step.refuse(step.phrase(PhraseId::EngineNoneInstalled));
    }
    const Color mine = draw_color(step.model);
    const rules::table::Settings settings = new_settings(step, mine);
    auto laid = rules::table::lay(settings, step.model.equipment->editions.at(settings.edition));
    auto* table = std::get_if<rules::table::Table>(&laid);
    if (table == nullptr) return step.refuse(step.phrase(PhraseId::GameBadStart));
    give_up_hold(step);
    Game game = seated(std::move(*table), mine);
    game.may_be_overheard = overhearing == Overhearing::Agreed;
    game.origin = step.now;
    if (opponent)
        game.engine = EngineSeat{
            .chosen = {opponent->spec.key, step.model.preferences.level}, .opponent = *opponent, .score = std::nullopt};
    sit_down(step, std::move(game));
    std::optional<storage::Opponent> chosen;
    if (opponent) chosen = step.model.game->engine->chosen;
    step.effects.emplace_back(CreateGame{
        {settings, player_name(step, Color::White), player_name(step, Color::Black), std::move(chosen), ""}});
}

} // namespace

void start_game(Step& step) { start_new(step, Overhearing::Asked); }

void game_created(Step& step, const GameCreated& created) {
    if (!step.model.game || step.model.game->table.phase != Phase::Waiting) return;
    step.model.game->id = created.id;
    step.model.game->is_in_library = created.is_in_library;
    step.model.game->origin = step.now;
    start_play(step);
}

std::variant<rules::table::Replayed, Runs> replay_stored(const Scene& step, const storage::StoredGame& stored) {
    const auto edition = step.model.equipment->editions.find(stored.game.settings.edition);
    if (edition == step.model.equipment->editions.end())
        return step.phrase(PhraseId::GameUnknownEdition, {{"edition", stored.game.settings.edition}});
    auto laid = rules::table::lay(stored.game.settings, edition->second);
    auto* table = std::get_if<rules::table::Table>(&laid);
    if (table == nullptr) return step.phrase(PhraseId::GameBadStart);
    rules::table::Replayed replayed = rules::table::replay_checked(std::move(*table), stored.events);
    if (replayed.impossible) return step.phrase(PhraseId::GameImpossible, {{"line", *replayed.impossible + 1}});
    return replayed;
}

namespace {

void resume(Step& step, const storage::StoredGame& stored, Overhearing overhearing) {
    auto laid = replay_stored(step, stored);
    if (auto* why_not = std::get_if<Runs>(&laid)) return give_back(step, stored.id, std::move(*why_not));
    const auto mine = keyboard_side(stored.game.settings);
    const bool plays_computer = mine && stored.game.settings.seat(!*mine) == rules::table::Seat::Computer;
    const bool can_be_seated = plays_computer || stored.game.settings.boards == rules::table::Boards::Two;
    if (!mine || !can_be_seated || plays_computer != stored.game.opponent.has_value())
        return give_back(step, stored.id, step.phrase(PhraseId::GameBadStart));
    auto& replayed = std::get<rules::table::Replayed>(laid);
    Game game = seated(std::move(replayed.table), *mine);
    if (game.neighbour && overhearing == Overhearing::Asked && asks_before_being_overheard(step)) {
        step.model.undecided = stored;
        return;
    }
    game.may_be_overheard = overhearing == Overhearing::Agreed;
    game.id = stored.id;
    game.is_in_library = true;
    game.origin = step.now - stored.seen.time_since_epoch();
    game.recorded = stored.seen;
    if (stored.game.opponent) {
        const std::vector<engine::Opponent> found = replacements(step.model, *stored.game.opponent);
        if (found.empty()) return give_back(step, stored.id, step.phrase(PhraseId::EngineNoneInstalled));
        game.engine = EngineSeat{.chosen = *stored.game.opponent, .opponent = found.front(), .score = std::nullopt};
    }
    if (stored.torn) step.news(step.phrase(PhraseId::GameTorn));
    sit_down(step, std::move(game));
    if (step.model.game->table.phase == Phase::Waiting) return start_play(step);
    if (step.model.game->neighbour) explain_neighbour(step);
    announce_resumed(step);
    tell_held(step);
    // A program killed within a decision left its end unwritten: a mate without the result.
    happen(step, replayed.owing);
    if (replayed.unruled) await_ruling(step, std::move(*replayed.unruled));
    settle(step);
}

} // namespace

void resume_game(Step& step, const storage::StoredGame& stored) { resume(step, stored, Overhearing::Asked); }

void play_overheard(Step& step) {
    const auto stored = std::exchange(step.model.undecided, std::nullopt);
    if (!stored) return start_new(step, Overhearing::Agreed);
    resume(step, *stored, Overhearing::Agreed);
}

void leave_undecided(Step& step) {
    const auto stored = std::exchange(step.model.undecided, std::nullopt);
    if (stored) step.effects.emplace_back(ReleaseGame{stored->id});
}

bool command_table(Step& step, const rules::table::Command& command) {
    pass_events(step);
    Game& game = *step.model.game;
    if (game.awaited) {
        step.refuse(step.phrase(PhraseId::GameRulingAwaited));
        return false;
    }
    const rules::table::Instant at = game.time(step.now);
    auto decision = rules::table::decide(game.table, command, at);
    if (const auto* refusal = std::get_if<Refusal>(&decision)) {
        announce_refusal(step, *refusal);
        return false;
    }
    auto& decided = std::get<rules::table::Decided>(decision);
    std::vector<TimedEvent> events;
    for (const Event& event : decided.events) events.push_back({at, event});
    happen(step, events);
    if (decided.question) await_ruling(step, {events.back(), std::move(*decided.question)});
    return true;
}

void mate_worked_out(Step& step, const MateWorkedOut& answer) {
    if (!step.model.game) return;
    Game& game = *step.model.game;
    // The answer may be for a table that was left meanwhile.
    if (answer.table != game.table_id || !game.awaited || !game.awaited->unruled.question.is_same_as(answer.question))
        return;
    const AwaitedRuling awaited = *std::exchange(game.awaited, std::nullopt);
    happen(step, rules::table::rule_on(game.table, awaited.unruled, answer.winnable));
    if (awaited.is_arbiters) return ruled(step);
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
    if (game.suspended) return;
    game.suspended = game.time(step.now);
    if (game.id && game.table.phase == Phase::Playing) step.effects.emplace_back(RecordTime{*game.id, *game.suspended});
}

void resume_time(Step& step) {
    Game& game = *step.model.game;
    if (!game.suspended) return;
    game.origin = step.now - game.suspended->time_since_epoch();
    game.suspended.reset();
}

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
