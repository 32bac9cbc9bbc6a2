#include "src/session/library/review.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/library/saved_games.hpp"

#include <utility>

namespace session {

namespace announce = speech::announce;

using rules::board::Color;
using rules::table::Ply;
using rules::table::Result;
using rules::table::Table;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

std::string_view outcome_word(Result result) {
    switch (result) {
    case Result::WhiteWins: return "white";
    case Result::BlackWins: return "black";
    case Result::Draw: return "draw";
    case Result::BothLose: return "nobody";
    case Result::Cancelled: return "cancelled";
    }
    return {};
}

Runs describe_played(const Scene& context, const ports::journal::GameSummary& game) {
    Runs words = with_unusual(
        context, game, true,
        with_variant(context, game,
                     context.phrase(PhraseId::ReviewGame, {{"white", player_name(context, game, Color::White)},
                                                           {"black", player_name(context, game, Color::Black)},
                                                           {"result", outcome_word(*game.result)},
                                                           {"begun", describe_beginning(context, game)}})));
    return with_name(context, game, std::move(words));
}

} // namespace

const Table& shown_table(const Scene& context) {
    const Review* past = context.review();
    return past != nullptr ? past->game().table : context.game().table;
}

Runs describe_ply(const Scene& context, const Ply& ply) {
    const announce::Manner how = manner(context);
    return context.phrase(PhraseId::ReviewMove,
                          {{"number", ply.before.fullmove_number()},
                           {"side", announce::side_word(ply.before.turn())},
                           {"move", announce::describe_move(ply.before, ply.move, how.forms.moves, how)}});
}

std::optional<game::GameId> shown_game(const Scene& context) {
    if (const Review* past = context.review()) return past->game().id;
    return context.has_game() ? context.game().in_library() : std::nullopt;
}

std::vector<Item> played_games(const Scene& context) {
    std::vector<Item> rows;
    for (const ports::journal::GameSummary& game : context.model.played)
        rows.push_back({describe_played(context, game), LookAt{game.id}});
    return rows;
}

std::vector<Item> move_rows(const Scene& context) {
    const Table& table = shown_table(context);
    std::vector<Item> rows;
    for (const Ply& ply : table.plies) {
        const std::size_t number = rows.size() + 1;
        rows.push_back({describe_ply(context, ply), table.outcome || context.solving() != nullptr
                                                        ? Action{GoToPly{number}}
                                                        : Action{HearMove{number}}});
    }
    if (table.outcome) rows.push_back({announce::describe_outcome(*table.outcome, manner(context)), RepeatRow{}});
    return rows;
}

namespace {

void tell_move(UpdateContext& context, std::size_t ply) {
    const Table& table = shown_table(context);
    if (ply > table.plies.size()) return;
    const bool is_recorded = context.model.preferences.keep_sound == settings::KeepSound::On;
    context.answer(context.phrase(PhraseId::ReviewNoRecording, {{"move", describe_ply(context, table.plies[ply - 1])},
                                                                {"recorded", is_recorded ? "yes" : "no"}}));
}

} // namespace

void hear_move(UpdateContext& context, std::size_t ply) {
    if (const auto game = shown_game(context)) {
        context.effects.emplace_back(PlayRecording{*game, ply});
    } else {
        tell_move(context, ply);
    }
}

void no_recording(UpdateContext& context, const NoRecording& none) {
    const bool is_shown = Scene(context).has_board() && shown_game(context) == none.game;
    if (is_shown) tell_move(context, none.ply);
}

void recording_spoilt(UpdateContext& context, const RecordingSpoilt& spoilt) {
    const bool is_missing = spoilt.problem == ports::journal::RecordingProblem::Missing;
    context.refuse(context.phrase(PhraseId::ReviewSpoilt,
                                  {{"file", spoilt.file}, {"problem", is_missing ? "missing" : "changed"}}));
}

} // namespace session
