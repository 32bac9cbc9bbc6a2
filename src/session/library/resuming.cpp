#include "src/session/library/resuming.hpp"

#include "rules/table/hands/obligations.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/board/handing_over.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/library/resumed.hpp"
#include "src/session/library/seating.hpp"
#include "src/session/library/start_of_play.hpp"
#include "src/session/opponent/opponent.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/replaying.hpp"
#include "src/session/play/settle.hpp"

#include <utility>

namespace session {

using rules::board::Color;
using rules::table::Phase;
using rules::table::Seat;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

std::variant<game::ReplayedGame, Runs> replay_stored(const Scene& context, const ports::journal::StoredGame& stored) {
    return replay_game(context, stored.game.settings, stored.events);
}

namespace {

/// A game that was taken and cannot be gone on with is free again for whoever can.
void give_back(UpdateContext& context, game::GameId game, Runs why) {
    context.effects.emplace_back(ReleaseGame{game});
    if (!why.empty()) context.refuse(std::move(why));
}

/// A player who comes back to the board is told which piece is in hand: it has been touched.
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

/// Whether somebody here can play it: a blind player against the computer, somebody on two boards, or somebody at the
/// same keyboard.
bool can_be_seated(const rules::table::Settings& settings) {
    const auto mine = side_played_here(settings);
    return mine && (settings.seat(!*mine) == Seat::Computer || settings.boards == rules::table::Boards::Two ||
                    is_by_turns(settings));
}

/// Whether the partners' board of doubles can be played here: by the computer and by whoever is at the keyboard.
bool can_partners_be_seated(const rules::table::Settings& settings) {
    return settings.white != Seat::Sighted && settings.black != Seat::Sighted &&
           settings.boards == rules::table::Boards::One;
}

/// The game as it was kept, with the table it was replayed to, its clocks standing where they were last seen. Refused
/// where it cannot be played here, and where no engine is there to play its part.
std::variant<Game, Runs> as_kept(const UpdateContext& context, const ports::journal::StoredGame& stored,
                                 rules::table::Replayed& replayed) {
    std::optional<ChosenEngine> engine;
    if (has_engine(stored.game.settings) != stored.game.opponent.has_value())
        return context.phrase(PhraseId::GameBadStart);
    if (stored.game.opponent) {
        const auto found = replacements(context.model, stored.game.settings.variant, *stored.game.opponent);
        if (found.empty()) return context.phrase(PhraseId::EngineNoneInstalled);
        engine = ChosenEngine{*stored.game.opponent, found.front()};
    }
    Game game = seated(std::move(replayed.table), engine);
    game.names = {stored.game.white, stored.game.black};
    game.id = stored.id;
    game.last_ruling = replayed.last_rule;
    game.next = game.next.after(stored.events.size());
    game.stand.clock = game::TableClock(context.now, stored.seen);
    game.recorded = stored.seen;
    return game;
}

/// A game that can be gone on with, and what its journal does not have of the last decision.
struct Resumed {
    Game game;
    rules::table::Replayed owed; ///< without its table, which the game has
};

/// The game as it was kept, if those seats can be taken here; or why it cannot be gone on with.
std::variant<Resumed, Runs> resumed(const UpdateContext& context, const ports::journal::StoredGame& stored,
                                    bool can_be_seated) {
    auto answer = replay_stored(context, stored);
    if (auto* why_not = std::get_if<Runs>(&answer)) return std::move(*why_not);
    if (!can_be_seated) return context.phrase(PhraseId::GameBadStart);
    auto& replayed = std::get<game::ReplayedGame>(answer).replayed;
    auto game = as_kept(context, stored, replayed);
    if (auto* why_not = std::get_if<Runs>(&game)) return std::move(*why_not);
    return Resumed{std::get<Game>(std::move(game)), std::move(replayed)};
}

/// A program killed within a decision left its end unwritten: a mate without the result.
void make_good(UpdateContext& context, TableId table, rules::table::Replayed owed) {
    if (context.model.games.at(table).table.outcome) return; // the end of the other board has ended this one
    follow(context, context.keeper.make_good(table, owed.owing, std::move(owed.unruled), context.now));
}

} // namespace

void resume_game(UpdateContext& context, const ports::journal::StoredGame& stored,
                 const std::optional<ports::journal::StoredGame>& others, std::optional<Overheard> agreed) {
    const auto give_up = [&](Runs why) {
        if (others) give_back(context, others->id, {});
        give_back(context, stored.id, std::move(why));
    };
    auto own = resumed(context, stored, can_be_seated(stored.game.settings));
    if (auto* why_not = std::get_if<Runs>(&own)) return give_up(std::move(*why_not));
    const auto mine = side_played_here(stored.game.settings);
    auto& [game, owed] = std::get<Resumed>(own);
    if (is_for_two(game.table.settings, *mine) && !context.model.has_window)
        return give_up(context.phrase(PhraseId::GameNeedsWindow));
    if (is_for_two(game.table.settings, *mine) && asks_before_being_overheard(context, agreed)) {
        context.model.undecided = stored;
        return;
    }
    game.agreed = agreed;
    if (stored.game.settings.match && !others) return give_up(context.phrase(PhraseId::GameBadStart));
    std::optional<Game> partners;
    std::optional<rules::table::Replayed> partners_owed;
    if (others) {
        auto theirs = resumed(context, *others, can_partners_be_seated(others->game.settings));
        if (auto* why_not = std::get_if<Runs>(&theirs)) return give_up(std::move(*why_not));
        auto& [their_game, their_owed] = std::get<Resumed>(theirs);
        partners = std::move(their_game);
        partners_owed = std::move(their_owed);
    }
    if (stored.torn || (others && others->torn)) context.news(context.phrase(PhraseId::GameTorn));
    sit_down(context, std::move(game), std::move(partners), *mine);
    hand_to_mover(context);
    if (context.game().table.phase == Phase::Waiting) return start_play(context);
    start_clocks(context); // a program killed as it began left the partners' clocks standing
    if (is_shared(context.model)) explain_sharing(context);
    if (!context.participant().waiting.empty()) explain_turns(context);
    announce_resumed(context);
    tell_held(context);
    make_good(context, context.game().table_id, std::move(owed));
    if (partners_owed) make_good(context, *context.game().partners, *std::move(partners_owed));
    settle(context);
}

} // namespace session
