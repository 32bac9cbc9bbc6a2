#include "src/session/library/saved_games.hpp"

#include "src/session/core/game_words.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// The two digits there in `2026-11-20T14:30:00`, without a leading zero; 0 where there are none.
int number_in(const std::string& started, std::size_t place) {
    int number = 0;
    if (started.size() >= place + 2) std::from_chars(started.data() + place, started.data() + place + 2, number);
    return number;
}

/// Of two people, the side of whoever is not blind.
rules::board::Color sighted_side(const ports::journal::GameSummary& game) {
    using rules::board::Color;
    return game.seats[static_cast<std::size_t>(Color::White)] == rules::table::Seat::Blind ? Color::Black
                                                                                           : Color::White;
}

} // namespace

std::string player_name(const Scene& context, const ports::journal::GameSummary& game, rules::board::Color side) {
    const auto seat = [&game](rules::board::Color of) { return game.seats[static_cast<std::size_t>(of)]; };
    return player_name(context, side == rules::board::Color::White ? game.white : game.black, seat(side), seat(!side));
}

Runs describe_beginning(const Scene& context, const ports::journal::GameSummary& game) {
    const std::string& started = game.started;
    const auto day = speech::phrases::day_of(started, words(context.model, context.who).catalogue->locale().calendar);
    return context.phrase(PhraseId::SavedBegun, {{"day", day.day},
                                                 {"month", std::to_string(day.month)},
                                                 {"hour", number_in(started, 11)},
                                                 {"minute", number_in(started, 14)}});
}

Runs with_initial_position(const Scene& context, const ports::journal::GameSummary& game, Runs words) {
    if (!game.initial_position) return words;
    Runs start = context.phrase(PhraseId::GameWhichPosition,
                                {{"name", describe(game.variant).pgn_name}, {"number", *game.initial_position}});
    return context.phrase(PhraseId::SavedWhich, {{"game", std::move(words)}, {"start", std::move(start)}});
}

Runs describe_game(const Scene& context, const ports::journal::GameSummary& game) {
    const auto& engines = context.model.equipment->engines;
    const auto engine = std::find_if(engines.begin(), engines.end(), [&game](const engine::EngineSpec& spec) {
        return game.opponent && spec.key == game.opponent->engine;
    });
    const std::string opponent = engine != engines.end() ? engine->name
                                 : game.opponent         ? game.opponent->engine
                                                         : player_name(context, game, sighted_side(game));
    return with_initial_position(
        context, game,
        context.phrase(PhraseId::SavedGame, {{"opponent", opponent},
                                             {"move", (game.plies_before + game.plies) / 2 + 1},
                                             {"begun", describe_beginning(context, game)}}));
}

} // namespace session
