#include "src/session/library/beginning.hpp"

#include "rules/table/clock/length.hpp"
#include "rules/table/moves/making.hpp"
#include "src/session/core/overhearing.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/library/leaving.hpp"
#include "src/session/library/resuming.hpp"
#include "src/session/library/seating.hpp"
#include "src/session/library/start_of_play.hpp"
#include "src/session/play/settle.hpp"

#include <utility>

namespace session {

using rules::board::Color;
using rules::table::Seat;
using settings::DoublesPlayer;
using settings::SideChoice;
using settings::Sitting;
using speech::phrases::PhraseId;

namespace {

Color draw_color(Model& model) {
    switch (model.preferences.side) {
    case SideChoice::White: return Color::White;
    case SideChoice::Black: return Color::Black;
    case SideChoice::Random: break;
    }
    return (next_chance(model) >> 31U) == 0 ? Color::White : Color::Black;
}

std::optional<engine::Opponent> find_opponent(const Scene& context, rules::variants::Variant variant) {
    const auto found = opponents_for(context.model, variant, context.model.preferences.level);
    if (found.empty()) return std::nullopt;
    return found.front();
}

/// Who plays what the player does not; of doubles all three.
struct Others {
    Seat opponent = Seat::Computer;
    Seat partner = Seat::Computer;
    Seat partners_opponent = Seat::Computer;
    bool has_assistant = false; ///< whoever is at the keyboard assists a player who sits at the table
};

Seat seat_of(DoublesPlayer player) { return player == DoublesPlayer::Person ? Seat::Blind : Seat::Computer; }

Others others_chosen(const settings::Preferences& chosen, rules::variants::Variant variant) {
    if (rules::variants::describe(variant).has_partners)
        return {seat_of(chosen.doubles_opponent), seat_of(chosen.partner), seat_of(chosen.partners_opponent), false};
    switch (chosen.sitting) {
    case Sitting::AgainstComputer: break;
    case Sitting::AtOneComputer: return {.opponent = Seat::Sighted};
    case Sitting::AsAssistant: return {.opponent = Seat::Sighted, .has_assistant = true};
    case Sitting::ByTurns: return {.opponent = Seat::Blind};
    }
    return {};
}

/// What a new game begins with, beside what the player has set.
struct Beginning {
    Color mine;
    Others others;
    rules::variants::Variant variant;
    rules::board::Setup start;
};

Beginning usual_beginning(Model& model) {
    const Color mine = draw_color(model);
    const auto variant = chosen_variant(model);
    return {mine, others_chosen(model.preferences, variant), variant,
            rules::variants::describe(variant).initial.of(draw_initial_position(model))};
}

void set_seats(rules::table::Settings& settings, Color mine, Seat player, Seat opponent) {
    (mine == Color::White ? settings.white : settings.black) = player;
    (mine == Color::White ? settings.black : settings.white) = opponent;
}

/// A sighted opponent has a separate board; one who shares the keyboard has none, nor has a player with a partner.
rules::table::Boards boards_of(const settings::Preferences& chosen, const Beginning& beginning) {
    if (beginning.others.opponent == Seat::Sighted) return rules::table::Boards::Two;
    const bool is_alone = beginning.others.opponent == Seat::Computer;
    const bool has_partners = rules::variants::describe(beginning.variant).has_partners;
    return is_alone && !has_partners ? chosen.boards : rules::table::Boards::One;
}

rules::table::Settings new_settings(const UpdateContext& context, const Beginning& beginning) {
    const settings::Preferences& chosen = context.model.preferences;
    rules::table::Settings settings;
    settings.variant = beginning.variant;
    settings.start = beginning.start;
    settings.edition = chosen.edition;
    settings.boards = boards_of(chosen, beginning);
    const auto time = rules::table::read_time_control(chosen.time_control);
    if (const auto* control = std::get_if<rules::table::TimeControl>(&time)) settings.time = *control;
    settings.kind = rules::table::kind_of(settings.time, context.model.equipment->editions.at(settings.edition));
    settings.fair_play = chosen.fair_play == settings::FairPlay::On;
    set_seats(settings, beginning.mine, Seat::Blind, beginning.others.opponent);
    settings.assistant[static_cast<std::size_t>(beginning.mine)] = beginning.others.has_assistant;
    return settings;
}

/// What the library is told of a player: an engine has a name in any case.
std::optional<std::string> name_to_keep(const Game& game, Color side) {
    if (const SeatedEngine* engine = game.engine_of(side)) return engine->opponent.spec.name;
    return game.names[static_cast<std::size_t>(side)];
}

/// The game at the partners' board of doubles: the partner has the other colour.
rules::table::Settings partners_settings(const rules::table::Settings& own, const Beginning& beginning) {
    rules::table::Settings settings = own;
    settings.start = rules::variants::describe(own.variant).initial.of(0);
    set_seats(settings, !beginning.mine, beginning.others.partner, beginning.others.partners_opponent);
    settings.match->board = 2;
    return settings;
}

/// What the two games of doubles have in common and no others.
std::string match_name(Model& model) {
    const auto high = std::uint64_t{next_chance(model)} << 32U;
    return std::to_string(high | next_chance(model));
}

game::NewGame to_create(const Game& game) {
    std::optional<game::Opponent> opponent;
    for (const auto& engine : game.engines)
        if (engine) opponent = engine->chosen;
    return {game.table.settings, name_to_keep(game, Color::White), name_to_keep(game, Color::Black), opponent, ""};
}

/// Precondition: the settings are those of one board of doubles.
Game partners_game(const UpdateContext& context, const rules::table::Settings& own, const Beginning& beginning,
                   const std::optional<ChosenEngine>& engine) {
    const auto& laws = context.model.equipment->editions.at(own.edition);
    auto laid = rules::table::lay(partners_settings(own, beginning), laws);
    Game game = seated(std::get<rules::table::Table>(std::move(laid)), engine);
    game.stand.clock.suspend({});
    return game;
}

bool needs_engine(const Beginning& beginning) {
    const bool has_partners = rules::variants::describe(beginning.variant).has_partners;
    const Others& others = beginning.others;
    return others.opponent == Seat::Computer ||
           (has_partners && (others.partner == Seat::Computer || others.partners_opponent == Seat::Computer));
}

void begin_game(UpdateContext& context, const Beginning& beginning, std::optional<Overheard> agreed) {
    std::optional<ChosenEngine> engine;
    if (needs_engine(beginning)) {
        const auto found = find_opponent(context, beginning.variant);
        if (!found) return context.refuse(context.phrase(PhraseId::EngineNoneInstalled));
        engine = ChosenEngine{{found->spec.key, context.model.preferences.level}, *found};
    }
    const Color mine = beginning.mine;
    const rules::table::Settings settings = new_settings(context, beginning);
    auto laid = rules::table::lay(settings, context.model.equipment->editions.at(settings.edition));
    auto* table = std::get_if<rules::table::Table>(&laid);
    if (table == nullptr) return context.refuse(context.phrase(PhraseId::GameBadStart));
    if (rules::table::verdict_on_board(*table)) return context.refuse(context.phrase(PhraseId::ReviewNoMoveLeft));
    give_up_hold(context);
    Game game = seated(std::move(*table), engine);
    const bool has_partners = rules::variants::describe(beginning.variant).has_partners;
    if (has_partners) game.table.settings.match = rules::table::MatchBoard{match_name(context.model), 1};
    game.agreed = agreed;
    game.stand.clock.suspend({}); // its time begins when there is a place where it is kept
    game.names[static_cast<std::size_t>(mine)] = context.model.preferences.name;
    if (game.engine_of(!mine) == nullptr)
        game.names[static_cast<std::size_t>(!mine)] = context.model.preferences.opponent_name;
    std::optional<Game> partners;
    if (has_partners) partners = partners_game(context, game.table.settings, beginning, engine);
    CreateGame create{to_create(game), {}, {}};
    if (partners) create.partners = GameAt{to_create(*partners), {}};
    sit_down(context, std::move(game), std::move(partners), mine);
    create.table = *context.table;
    if (create.partners) create.partners->table = *context.game().partners;
    context.effects.emplace_back(std::move(create));
}

void start_new(UpdateContext& context, std::optional<Overheard> agreed) {
    const Others others = others_chosen(context.model.preferences, chosen_variant(context.model));
    const bool is_at_screen = others.opponent == Seat::Sighted && !others.has_assistant;
    if (is_at_screen && !context.model.has_window) return context.refuse(context.phrase(PhraseId::GameNeedsWindow));
    if (is_at_screen && asks_before_being_overheard(context, agreed)) return;
    begin_game(context, usual_beginning(context.model), agreed);
}

} // namespace

void start_game(UpdateContext& context) { start_new(context, std::nullopt); }

void play_on(UpdateContext& context) {
    const Review* past = Scene(context).review();
    const auto side = past != nullptr ? past->game().side : side_played_alone(context.participant());
    const rules::variants::Position position = past != nullptr ? past->position() : context.game().table.position;
    if (context.participant().means == Means::Lines) return context.refuse(context.phrase(PhraseId::ReviewAtKeyboard));
    if (!is_offered(context.model, position.variant()))
        return context.refuse(context.phrase(PhraseId::ReviewNotInLaws));
    begin_game(context, {side.value_or(position.turn()), Others{}, position.variant(), position.setup()}, std::nullopt);
}

void game_created(UpdateContext& context, const GameCreated& created) {
    context.game().id = created.id;
    context.keeper.know_as(context.game().table_id, created.id);
    const auto& match = context.game().table.settings.match;
    if (match && match->board == 2) return; // that of one's own game comes next
    resume_time(context);
    start_play(context);
}

void play_overheard(UpdateContext& context, Overheard agreed) {
    const auto stored = std::exchange(context.model.undecided, std::nullopt);
    if (!stored) return start_new(context, agreed);
    resume_game(context, *stored, std::nullopt, agreed); // of two at this computer, who do not play doubles
}

void leave_undecided(UpdateContext& context) {
    const auto stored = std::exchange(context.model.undecided, std::nullopt);
    if (stored) context.effects.emplace_back(ReleaseGame{stored->id});
}

} // namespace session
