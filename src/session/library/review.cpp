#include "src/session/library/review.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/library/beginning.hpp"
#include "src/session/library/saved_games.hpp"

#include <utility>

namespace session {

namespace announce = speech::announce;

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

Runs describe_played(const Scene& step, const ports::journal::GameSummary& game) {
    return step.phrase(PhraseId::ReviewGame, {{"white", game.white},
                                              {"black", game.black},
                                              {"result", outcome_word(*game.result)},
                                              {"begun", describe_beginning(step, game)}});
}

Runs describe_ply(const Scene& step, const Ply& ply) {
    const announce::Manner how = manner(step);
    return step.phrase(PhraseId::ReviewMove, {{"number", ply.before.fullmove_number()},
                                              {"side", announce::side_word(ply.before.turn())},
                                              {"move", announce::describe_move(ply.before, ply.move, how.form, how)}});
}

/// The game whose moves are in the list on top: the one under way, or one that is over and looked at.
const Table& shown_table(const Scene& step) {
    return step.model.game ? step.model.game->table : step.model.review->table;
}

std::optional<game::GameId> shown_game(const Scene& step) {
    return step.model.game ? step.model.game->in_library() : std::optional(step.model.review->id);
}

} // namespace

std::vector<Item> played_games(const Scene& step) {
    std::vector<Item> rows;
    for (const ports::journal::GameSummary& game : step.model.played)
        rows.push_back({describe_played(step, game), LookAt{game.id}});
    return rows;
}

std::vector<Item> move_rows(const Scene& step, const Table& table) {
    std::vector<Item> rows;
    for (const Ply& ply : table.plies) rows.push_back({describe_ply(step, ply), HearMove{rows.size() + 1}});
    if (table.outcome) rows.push_back({announce::describe_outcome(*table.outcome, manner(step)), RepeatRow{}});
    return rows;
}

void review_game(Step& step, const ports::journal::StoredGame& stored) {
    auto laid = replay_stored(step, stored);
    if (auto* why_not = std::get_if<Runs>(&laid)) return step.refuse(std::move(*why_not));
    step.model.review = Review{stored.id, std::get<game::ReplayedGame>(std::move(laid)).replayed.table};
    open_list(step, {.kind = ListKind::PlayedMoves});
}

namespace {

void tell_move(Step& step, std::size_t ply) {
    const Table& table = shown_table(step);
    if (ply > table.plies.size()) return;
    step.answer(step.phrase(PhraseId::ReviewNoRecording, {{"move", describe_ply(step, table.plies[ply - 1])}}));
}

} // namespace

void hear_move(Step& step, std::size_t ply) {
    if (const auto game = shown_game(step)) {
        step.effects.emplace_back(PlayRecording{*game, ply});
    } else {
        tell_move(step, ply);
    }
}

void no_recording(Step& step, const NoRecording& none) {
    const bool is_shown = (step.model.game || step.model.review) && shown_game(step) == none.game;
    if (is_shown) tell_move(step, none.ply);
}

void recording_spoilt(Step& step, const RecordingSpoilt& spoilt) {
    const bool is_missing = spoilt.problem == ports::journal::RecordingProblem::Missing;
    step.refuse(
        step.phrase(PhraseId::ReviewSpoilt, {{"file", spoilt.file}, {"problem", is_missing ? "missing" : "changed"}}));
}

} // namespace session
