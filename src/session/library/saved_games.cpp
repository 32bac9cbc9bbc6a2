#include "src/session/library/saved_games.hpp"

#include "src/session/core/game_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/widgets/question.hpp"
#include "src/settings/player_name.hpp"

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

bool names_both(const ports::journal::GameSummary& game) {
    return !game.opponent && (game.has_assistant || game.seats[0] == game.seats[1]);
}

std::string player_name(const Scene& context, const ports::journal::GameSummary& game, rules::board::Color side) {
    const auto seat = [&game](rules::board::Color of) { return game.seats[static_cast<std::size_t>(of)]; };
    return player_name(context, side == rules::board::Color::White ? game.white : game.black, side, seat(side),
                       seat(!side));
}

Runs describe_beginning(const Scene& context, const ports::journal::GameSummary& game) {
    const std::string& started = game.started;
    const auto day = speech::phrases::day_of(started, words(context.model, context.who).catalogue->locale().calendar);
    const bool is_known = day.day > 0 && day.month > 0;
    return context.phrase(PhraseId::SavedBegun, {{"known", is_known ? "yes" : "no"},
                                                 {"day", day.day},
                                                 {"month", std::to_string(day.month)},
                                                 {"hour", number_in(started, 11)},
                                                 {"minute", number_in(started, 14)}});
}

/// Ordinary chess need not be told.
Runs with_variant(const Scene& context, const ports::journal::GameSummary& game, Runs words) {
    if (game.variant == rules::variants::Variant::Standard) return words;
    Runs start = variant_name(context, game.variant);
    if (game.initial_position)
        start = context.phrase(PhraseId::GameWhichPosition,
                               {{"name", std::move(start)}, {"number", *game.initial_position}});
    return context.phrase(PhraseId::SavedWhich, {{"game", std::move(words)}, {"start", std::move(start)}});
}

Runs with_unusual(const Scene& context, const ports::journal::GameSummary& game, bool tells_sides, Runs words) {
    using rules::table::Seat;
    const bool has_black = !tells_sides && game.opponent && game.seats[0] == Seat::Computer;
    const bool has_level = game.opponent && game.opponent->level != settings::Preferences{}.level;
    const bool has_boards = game.boards == rules::table::Boards::Two;
    if (!has_black && !has_level && !has_boards) return words;
    return context.phrase(PhraseId::SavedAlso, {{"game", std::move(words)},
                                                {"side", has_black ? "black" : "white"},
                                                {"leveled", has_level ? "yes" : "no"},
                                                {"level", has_level ? game.opponent->level : 0},
                                                {"boards", has_boards ? "two" : "one"}});
}

namespace {

std::string opponent_in(const Scene& context, const ports::journal::GameSummary& game) {
    const auto& engines = context.model.equipment->engines;
    const auto engine = std::find_if(engines.begin(), engines.end(), [&game](const engine::EngineSpec& spec) {
        return game.opponent && spec.key == game.opponent->engine;
    });
    if (engine != engines.end()) return engine->name;
    if (game.opponent) return game.opponent->engine;
    if (names_both(game))
        return context.text(PhraseId::SavedTwoPlayers,
                            {{"white", player_name(context, game, rules::board::Color::White)},
                             {"black", player_name(context, game, rules::board::Color::Black)}});
    return player_name(context, game, sighted_side(game));
}

} // namespace

Runs describe_game(const Scene& context, const ports::journal::GameSummary& game) {
    return with_unusual(
        context, game, false,
        with_variant(context, game,
                     context.phrase(PhraseId::SavedGame, {{"opponent", opponent_in(context, game)},
                                                          {"move", (game.plies_before + game.plies) / 2 + 1},
                                                          {"begun", describe_beginning(context, game)}})));
}

namespace {

bool is_played(const Model& model, game::GameId game) {
    return std::ranges::any_of(model.games, [game](const auto& each) { return each.second.in_library() == game; });
}

} // namespace

void ask_to_delete(UpdateContext& context, game::GameId game) {
    if (is_played(context.model, game)) return context.refuse(context.phrase(PhraseId::LibraryNotDeleted));
    for (const auto* games : {&context.model.unfinished, &context.model.played})
        for (const ports::journal::GameSummary& each : *games)
            if (each.id == game)
                return ask(context, GameToDelete{game, opponent_in(context, each), names_both(each),
                                                 describe_beginning(context, each), each.name});
}

void game_deleted(UpdateContext& context, game::GameId game) {
    const auto is_it = [game](const ports::journal::GameSummary& each) { return each.id == game; };
    std::erase_if(context.model.unfinished, is_it);
    std::erase_if(context.model.played, is_it);
    const auto* list = std::get_if<ListScreen>(&context.top());
    const bool is_empty =
        list != nullptr && ((list->kind == ListKind::SavedGames && context.model.unfinished.empty()) ||
                            (list->kind == ListKind::PlayedGames && context.model.played.empty()));
    if (is_empty) context.pop();
    context.answer(context.phrase(PhraseId::LibraryDeleted));
    tell_place(context);
}

void ask_game_name(UpdateContext& context, game::GameId game) {
    open_text(context, TextPurpose::GameName);
    std::get<TextScreen>(context.top()).game = game;
}

void take_game_name(UpdateContext& context, game::GameId game, const std::string& typed) {
    const auto first = typed.find_first_not_of(' ');
    if (first == std::string::npos) {
        context.effects.emplace_back(RenameGame{game, std::nullopt, context.who});
        return;
    }
    const std::string name = typed.substr(first, typed.find_last_not_of(' ') - first + 1);
    if (!settings::is_player_name(name)) return context.refuse(context.phrase(PhraseId::TextTooLong));
    context.effects.emplace_back(RenameGame{game, name, context.who});
}

void game_renamed(UpdateContext& context, const GameRenamed& renamed) {
    for (auto* games : {&context.model.unfinished, &context.model.played})
        for (ports::journal::GameSummary& each : *games)
            if (each.id == renamed.game) each.name = renamed.name;
    tell_place(context);
}

Runs with_name(const Scene& context, const ports::journal::GameSummary& game, Runs words) {
    if (!game.name) return words;
    return context.phrase(PhraseId::SavedNamed, {{"name", *game.name}, {"game", std::move(words)}});
}

} // namespace session
