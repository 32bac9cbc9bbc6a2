#include "src/session/library/beginning.hpp"

#include "rules/table/clock/length.hpp"
#include "rules/table/hands/obligations.hpp"
#include "rules/table/moves/making.hpp"
#include "rules/table/words.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/board/own_board.hpp"
#include "src/session/core/another_table.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/overhearing.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/library/leaving.hpp"
#include "src/session/library/reader.hpp"
#include "src/session/library/resumed.hpp"
#include "src/session/officials/assistant.hpp"
#include "src/session/opponent/opponent.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/replaying.hpp"
#include "src/session/play/running_engines.hpp"
#include "src/session/play/settle.hpp"
#include "src/session/widgets/question.hpp"

#include <algorithm>

namespace session {

using rules::board::Color;
using rules::board::Square;
using rules::table::Phase;
using settings::SideChoice;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

Color draw_color(Model& model) {
    switch (model.preferences.side) {
    case SideChoice::White: return Color::White;
    case SideChoice::Black: return Color::Black;
    case SideChoice::Random: break;
    }
    return (next_chance(model) >> 31U) == 0 ? Color::White : Color::Black;
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
    const auto held = held_from(table, side);
    const bool is_of_table = table.boards && table.settings.seat(side) == rules::table::Seat::Blind;
    return {.square = held.value_or(usual_square(side)),
            .trail = {},
            .lifted = is_of_table ? std::nullopt : held,
            .flipped = side == Color::Black};
}

/// Whoever comes back to the board is told what he holds: he has touched it.
void tell_held(UpdateContext& context) {
    const Game& game = context.game();
    for (const Color side : rules::board::both_colors) {
        const auto from = held_from(game.table, side);
        if (!from) continue;
        const bool is_readers = is_shared(context.model) && !context.is_mine(side);
        const auto how = is_readers ? manner_for_all(context) : manner(context);
        const Runs words = context.phrase(
            PhraseId::GameHolding, {{"piece", speech::announce::describe_role(game.table.hands.held.back().role, how)},
                                    {"square", speech::announce::describe_square(*from, how)}});
        if (is_readers)
            context.show_readers(words);
        else if (context.is_mine(side) || is_assisted(context))
            context.news(words);
    }
}

/// Whether somebody else plays the other side at this computer.
bool is_for_two(const rules::table::Settings& settings, Color mine) {
    const bool plays_computer = settings.seat(!mine) == rules::table::Seat::Computer;
    return !plays_computer && !settings.assistant[static_cast<std::size_t>(mine)];
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
    std::erase_if(model.participants, [](const auto& each) { return !each.second.is_told(); });
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
    player.refused_by.reset();
    if (is_shared)
        model.participants[beside_keyboard] = {.seats = {game::PlayersSeat{!mine}, game::ArbitersSeat{}},
                                               .means = Means::Mouse,
                                               .screens = {BoardScreen{}},
                                               .finger = finger_of(table, !mine)};
}

game::LiveTable live_table(const Game& game) {
    return {.table = game.table, .id = game.id, .next = game.next, .clock = game.stand.clock, .seats = game.seats};
}

/// The game on the board screen, with its engines starting, and kept by the keeper; in doubles with the partners' game.
/// The tables have been laid.
void sit_down(UpdateContext& context, Game game, std::optional<Game> partners, Color mine) {
    put_game_away(context); // one that is over
    take_seats(context.model, game.table, mine);
    context.who = at_keyboard(context.model);
    game.table_id = {++context.model.last_table.number};
    context.table = game.table_id;
    for (auto& [who, each] : context.model.participants)
        if (each.means != Means::Lines) each.table = game.table_id;
    if (partners) {
        const TableId second{++context.model.last_table.number};
        partners->table_id = second;
        partners->partners = game.table_id;
        game.partners = second;
        context.keeper.take_up({game.table_id, second}, {live_table(game), live_table(*partners)});
        context.model.games.insert_or_assign(second, *std::move(partners));
    } else {
        context.keeper.take_up(game.table_id, live_table(game));
    }
    const auto others = game.partners;
    context.model.games.insert_or_assign(*context.table, std::move(game));
    tell_readers_of_game(context);
    start_engines(context);
    if (others) at_another_table(context, *others, [&] { start_engines(context); });
}

std::optional<engine::Opponent> find_opponent(const Scene& context, rules::variants::Variant variant) {
    const auto found = opponents_for(context.model, variant, context.model.preferences.level);
    if (found.empty()) return std::nullopt;
    return found.front();
}

/// What a new game begins with, beside what the player has set.
struct Beginning {
    Color mine;
    settings::Sitting sitting;
    rules::variants::Variant variant;
    rules::board::Setup start;
};

Beginning usual_beginning(Model& model) {
    const Color mine = draw_color(model);
    const auto variant = chosen_variant(model);
    return {mine, model.preferences.sitting, variant,
            rules::variants::describe(variant).initial.of(draw_initial_position(model))};
}

rules::table::Settings new_settings(const UpdateContext& context, const Beginning& beginning) {
    const Color mine = beginning.mine;
    rules::table::Settings settings;
    settings.variant = beginning.variant;
    settings.start = beginning.start;
    settings.edition = context.model.preferences.edition;
    settings.boards = context.model.preferences.boards;
    if (rules::variants::describe(beginning.variant).has_partners) settings.boards = rules::table::Boards::One;
    const auto time = rules::table::read_time_control(context.model.preferences.time_control);
    if (const auto* control = std::get_if<rules::table::TimeControl>(&time)) settings.time = *control;
    settings.kind = rules::table::kind_of(settings.time, context.model.equipment->editions.at(settings.edition));
    const bool alone = beginning.sitting == settings::Sitting::AgainstComputer;
    if (!alone) settings.boards = rules::table::Boards::Two;
    settings.fair_play = context.model.preferences.fair_play == settings::FairPlay::On;
    const auto opponent = alone ? rules::table::Seat::Computer : rules::table::Seat::Sighted;
    (mine == Color::White ? settings.white : settings.black) = rules::table::Seat::Blind;
    (mine == Color::White ? settings.black : settings.white) = opponent;
    settings.assistant[static_cast<std::size_t>(mine)] = beginning.sitting == settings::Sitting::AsAssistant;
    return settings;
}

/// What the library is told of a player: an engine has a name in any case.
std::optional<std::string> name_to_keep(const Game& game, Color side) {
    if (const SeatedEngine* engine = game.engine_of(side)) return engine->opponent.spec.name;
    return game.names[static_cast<std::size_t>(side)];
}

Game seated(rules::table::Table table, const std::optional<game::Opponent>& opponent) {
    game::Seats seats = game::local_seats(table.settings, opponent);
    return {.table = std::move(table), .seats = std::move(seats)};
}

/// The game at the partners' board of doubles, which engines play: the partner has the other colour.
rules::table::Settings partners_settings(const rules::table::Settings& own) {
    rules::table::Settings settings = own;
    settings.start = rules::variants::describe(own.variant).initial.of(0);
    settings.white = settings.black = rules::table::Seat::Computer;
    settings.match->board = 2;
    return settings;
}

/// What the two games of doubles have in common and no others.
std::string match_name(Model& model) {
    const auto high = std::uint64_t{next_chance(model)} << 32U;
    return std::to_string(high | next_chance(model));
}

void seat_engine(Game& game, Color side, const game::Opponent& chosen, const engine::Opponent& engine) {
    game.engines[static_cast<std::size_t>(side)] =
        SeatedEngine{.side = side, .chosen = chosen, .opponent = engine, .score = std::nullopt};
}

/// A game that was taken and cannot be gone on with is free again for whoever can.
void give_back(UpdateContext& context, game::GameId game, Runs why) {
    context.effects.emplace_back(ReleaseGame{game});
    if (!why.empty()) context.refuse(std::move(why));
}

/// How two players share this computer.
void explain_sharing(UpdateContext& context) {
    context.news(context.phrase(PhraseId::GameAtOneComputer, {{"room", hearing_word(context.model)}}));
}

/// Asks whether a game of two at this computer is to be played all the same; false if nothing needs to be asked but
/// what was agreed to.
bool asks_before_being_overheard(UpdateContext& context, std::optional<Overheard> agreed) {
    if (!context.model.preferences.room_output) return false;
    const auto why = overheard(context.model);
    if (!why || why == agreed) return false;
    ask(context, *why);
    return true;
}

/// Whether it starts from none of the initial positions of its variant.
bool begins_elsewhere(const rules::table::Settings& settings) {
    return !rules::variants::describe(settings.variant).initial.number_of(settings.start);
}

std::string_view word(rules::laws::TouchRule rule) {
    switch (rule) {
    case rules::laws::TouchRule::OnRequest: return "on_request";
    case rules::laws::TouchRule::Off: return "off";
    case rules::laws::TouchRule::AsInStandard: break;
    }
    return "";
}

/// Where a piece can be touched, and by its length the game does not hold whoever touches one to it.
void explain_touching(UpdateContext& context) {
    const Game& game = context.game();
    const bool can_touch = game.has_two_boards() || context.model.preferences.touch_move == settings::TouchMove::On;
    const auto rule = rules::table::touch_rule(game.table);
    if (!can_touch || game.table.settings.kind == rules::table::Kind::Standard ||
        rule == rules::laws::TouchRule::AsInStandard)
        return;
    const Runs words = context.phrase(PhraseId::GameTouchByKind,
                                      {{"kind", rules::table::word(game.table.settings.kind)}, {"touch", word(rule)}});
    const auto& article = game.table.laws.article(rules::laws::Rule::TouchOnRequest);
    context.news(
        context.phrase(PhraseId::RefusalWithArticle,
                       {{"reason", words}, {"article", speech::announce::describe_article(article, manner(context))}}));
}

void tell_players(UpdateContext& context) {
    const SeatedEngine* const opponent = context.opponent();
    if (opponent == nullptr) return;
    const bool are_four = context.game().partners.has_value();
    context.news(context.phrase(are_four ? PhraseId::GameDoublesPlayers : PhraseId::GameOpponent,
                                {{"engine", opponent->opponent.spec.name}, {"level", opponent->chosen.level}}));
    if (are_four)
        context.news(
            context.phrase(PhraseId::GameDoublesBoards, {{"mine", speech::announce::side_word(context.side())}}));
}

void start_clock(UpdateContext& context) {
    if (context.game().table.phase == Phase::Waiting) ask_by_itself(context, rules::table::Start{});
}

/// The clocks of both boards are started together.
void start_clocks(UpdateContext& context) {
    start_clock(context);
    if (const auto partners = context.game().partners)
        at_another_table(context, *partners, [&] { start_clock(context); });
}

void start_play(UpdateContext& context) {
    const Game& game = context.game();
    tell_players(context);
    if (game.table.clock.exists())
        context.news(speech::announce::describe_time_control(game.table.settings.time, manner(context)));
    if (const auto start = initial_position_words(context)) context.news(*start);
    // A clock that runs leaves no time for it: F1 has it.
    if (auto rules = variant_rules(context); rules && !game.table.clock.exists()) context.news(std::move(*rules));
    if (begins_elsewhere(game.table.settings))
        context.news(
            context.phrase(PhraseId::GameFromPosition, {{"number", game.table.settings.start.fullmove_number}}));
    explain_touching(context);
    if (is_shared(context.model)) explain_sharing(context);
    if (is_assisted(context))
        explain_assistant(context);
    else if (game.has_two_boards())
        explain_two_boards(context);
    start_clocks(context);
}

game::NewGame to_create(const Game& game, const std::optional<game::Opponent>& opponent) {
    return {game.table.settings, name_to_keep(game, Color::White), name_to_keep(game, Color::Black), opponent, ""};
}

/// Precondition: the settings are those of one board of doubles.
Game partners_game(const UpdateContext& context, const rules::table::Settings& own, const game::Opponent& chosen,
                   const engine::Opponent& engine) {
    const auto& laws = context.model.equipment->editions.at(own.edition);
    Game game = seated(std::get<rules::table::Table>(rules::table::lay(partners_settings(own), laws)), chosen);
    game.stand.clock.suspend({});
    for (const Color side : rules::board::both_colors) seat_engine(game, side, chosen, engine);
    return game;
}

void begin_game(UpdateContext& context, const Beginning& beginning, std::optional<Overheard> agreed) {
    const bool has_partners = rules::variants::describe(beginning.variant).has_partners;
    if (has_partners && beginning.sitting != settings::Sitting::AgainstComputer)
        return context.refuse(context.phrase(PhraseId::GameDoublesWithComputer));
    std::optional<engine::Opponent> opponent;
    if (beginning.sitting == settings::Sitting::AgainstComputer) {
        opponent = find_opponent(context, beginning.variant);
        if (!opponent) return context.refuse(context.phrase(PhraseId::EngineNoneInstalled));
    }
    const Color mine = beginning.mine;
    const rules::table::Settings settings = new_settings(context, beginning);
    auto laid = rules::table::lay(settings, context.model.equipment->editions.at(settings.edition));
    auto* table = std::get_if<rules::table::Table>(&laid);
    if (table == nullptr) return context.refuse(context.phrase(PhraseId::GameBadStart));
    if (rules::table::verdict_on_board(*table)) return context.refuse(context.phrase(PhraseId::ReviewNoMoveLeft));
    give_up_hold(context);
    std::optional<game::Opponent> chosen;
    if (opponent) chosen = game::Opponent{opponent->spec.key, context.model.preferences.level};
    Game game = seated(std::move(*table), chosen);
    if (has_partners) game.table.settings.match = rules::table::MatchBoard{match_name(context.model), 1};
    game.agreed = agreed;
    game.stand.clock.suspend({}); // its time begins when there is a place where it is kept
    game.names[static_cast<std::size_t>(mine)] = context.model.preferences.name;
    if (!opponent) game.names[static_cast<std::size_t>(!mine)] = context.model.preferences.opponent_name;
    if (opponent) seat_engine(game, !mine, *chosen, *opponent);
    std::optional<Game> partners;
    if (has_partners) partners = partners_game(context, game.table.settings, *chosen, *opponent);
    CreateGame create{to_create(game, chosen), {}, {}};
    if (partners) create.partners = GameAt{to_create(*partners, chosen), {}};
    sit_down(context, std::move(game), std::move(partners), mine);
    create.table = *context.table;
    if (create.partners) create.partners->table = *context.game().partners;
    context.effects.emplace_back(std::move(create));
}

void start_new(UpdateContext& context, std::optional<Overheard> agreed) {
    const bool at_one_computer = context.model.preferences.sitting == settings::Sitting::AtOneComputer;
    if (at_one_computer && !context.model.has_window) return context.refuse(context.phrase(PhraseId::GameNeedsWindow));
    if (at_one_computer && asks_before_being_overheard(context, agreed)) return;
    begin_game(context, usual_beginning(context.model), agreed);
}

} // namespace

void start_game(UpdateContext& context) { start_new(context, std::nullopt); }

void play_on(UpdateContext& context) {
    const Review* past = Scene(context).review();
    const auto played = is_assistant(context.participant()) ? std::nullopt : side_of(context.participant());
    const auto side = past != nullptr ? past->game().side : played;
    const rules::variants::Position position = past != nullptr ? past->position() : context.game().table.position;
    if (context.participant().means == Means::Lines) return context.refuse(context.phrase(PhraseId::ReviewAtKeyboard));
    if (!is_offered(context.model, position.variant()))
        return context.refuse(context.phrase(PhraseId::ReviewNotInLaws));
    begin_game(
        context,
        {side.value_or(position.turn()), settings::Sitting::AgainstComputer, position.variant(), position.setup()},
        std::nullopt);
}

void game_created(UpdateContext& context, const GameCreated& created) {
    context.game().id = created.id;
    context.keeper.know_as(context.game().table_id, created.id);
    if (context.is_elsewhere()) return; // that of one's own game comes next
    resume_time(context);
    start_play(context);
}

std::optional<Color> side_played_here(const rules::table::Settings& settings) {
    using rules::table::Seat;
    for (const Color side : rules::board::both_colors)
        if (settings.assistant[static_cast<std::size_t>(side)] && settings.seat(side) == Seat::Blind) return side;
    for (const Color side : rules::board::both_colors)
        if (settings.seat(!side) == Seat::Computer || settings.seat(side) == Seat::Blind) return side;
    return std::nullopt;
}

std::variant<game::ReplayedGame, Runs> replay_stored(const Scene& context, const ports::journal::StoredGame& stored) {
    return replay_game(context, stored.game.settings, stored.events);
}

namespace {

/// The game as it was kept, with the table it was replayed to, its clocks standing where they were last seen; no engine
/// is seated yet.
Game as_kept(const UpdateContext& context, const ports::journal::StoredGame& stored, rules::table::Replayed& replayed) {
    Game game = seated(std::move(replayed.table), stored.game.opponent);
    game.names = {stored.game.white, stored.game.black};
    game.id = stored.id;
    game.last_ruling = replayed.last_rule;
    game.next = game.next.after(stored.events.size());
    game.stand.clock = game::TableClock(context.now, stored.seen);
    game.recorded = stored.seen;
    return game;
}

/// The partners' game of doubles as it was kept; or why it cannot be gone on with.
std::variant<Game, Runs> resumed_partners(const UpdateContext& context, const ports::journal::StoredGame& stored) {
    auto answer = replay_stored(context, stored);
    if (auto* why_not = std::get_if<Runs>(&answer)) return std::move(*why_not);
    if (!stored.game.opponent) return context.phrase(PhraseId::GameBadStart);
    Game game = as_kept(context, stored, std::get<game::ReplayedGame>(answer).replayed);
    const auto found = replacements(context.model, game.table.settings.variant, *stored.game.opponent);
    if (found.empty()) return context.phrase(PhraseId::EngineNoneInstalled);
    for (const Color side : rules::board::both_colors) seat_engine(game, side, *stored.game.opponent, found.front());
    return game;
}

void resume(UpdateContext& context, const ports::journal::StoredGame& stored,
            const std::optional<ports::journal::StoredGame>& others, std::optional<Overheard> agreed) {
    const auto give_up = [&](Runs why) {
        if (others) give_back(context, others->id, {});
        give_back(context, stored.id, std::move(why));
    };
    auto answer = replay_stored(context, stored);
    if (auto* why_not = std::get_if<Runs>(&answer)) return give_up(std::move(*why_not));
    const auto mine = side_played_here(stored.game.settings);
    const bool plays_computer = mine && stored.game.settings.seat(!*mine) == rules::table::Seat::Computer;
    const bool can_be_seated = plays_computer || stored.game.settings.boards == rules::table::Boards::Two;
    if (!mine || !can_be_seated || plays_computer != stored.game.opponent.has_value())
        return give_up(context.phrase(PhraseId::GameBadStart));
    auto& replayed = std::get<game::ReplayedGame>(answer).replayed;
    Game game = as_kept(context, stored, replayed);
    if (is_for_two(game.table.settings, *mine) && !context.model.has_window)
        return give_up(context.phrase(PhraseId::GameNeedsWindow));
    if (is_for_two(game.table.settings, *mine) && asks_before_being_overheard(context, agreed)) {
        context.model.undecided = stored;
        return;
    }
    game.agreed = agreed;
    if (stored.game.opponent) {
        const std::vector<engine::Opponent> found =
            replacements(context.model, game.table.settings.variant, *stored.game.opponent);
        if (found.empty()) return give_up(context.phrase(PhraseId::EngineNoneInstalled));
        seat_engine(game, !*mine, *stored.game.opponent, found.front());
    }
    std::optional<Game> partners;
    if (stored.game.settings.match && !others) return give_up(context.phrase(PhraseId::GameBadStart));
    if (others) {
        auto resumed = resumed_partners(context, *others);
        if (auto* why_not = std::get_if<Runs>(&resumed)) return give_up(std::move(*why_not));
        partners = std::get<Game>(std::move(resumed));
    }
    if (stored.torn || (others && others->torn)) context.news(context.phrase(PhraseId::GameTorn));
    sit_down(context, std::move(game), std::move(partners), *mine);
    if (context.game().table.phase == Phase::Waiting) return start_play(context);
    start_clocks(context); // a program killed as it began left the partners' clocks standing
    if (is_shared(context.model)) explain_sharing(context);
    announce_resumed(context);
    tell_held(context);
    // A program killed within a decision left its end unwritten: a mate without the result.
    follow(context,
           context.keeper.make_good(context.game().table_id, replayed.owing, std::move(replayed.unruled), context.now));
    settle(context);
}

} // namespace

void resume_game(UpdateContext& context, const ports::journal::StoredGame& stored,
                 const std::optional<ports::journal::StoredGame>& partners) {
    resume(context, stored, partners, std::nullopt);
}

void play_overheard(UpdateContext& context, Overheard agreed) {
    const auto stored = std::exchange(context.model.undecided, std::nullopt);
    if (!stored) return start_new(context, agreed);
    resume(context, *stored, std::nullopt, agreed); // of two at this computer, who do not play doubles
}

void leave_undecided(UpdateContext& context) {
    const auto stored = std::exchange(context.model.undecided, std::nullopt);
    if (stored) context.effects.emplace_back(ReleaseGame{stored->id});
}

} // namespace session
