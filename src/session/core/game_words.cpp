#include "src/session/core/game_words.hpp"

#include "speech/announce/announce.hpp"
#include "speech/announce/describe.hpp"

namespace session {

namespace announce = speech::announce;

using rules::board::Color;
using rules::board::Move;
using speech::phrases::PhraseId;

const char* clocks_word(const Scene& step) { return step.model.game->table.clock.exists() ? "some" : "none"; }

std::string player_name(const Scene& step, Color side) {
    const Game& game = *step.model.game;
    if (game.engine) return side == step.side() ? step.text(PhraseId::GamePlayerName) : game.engine->opponent.spec.name;
    const bool is_blind = game.table.settings.seat(side) == rules::table::Seat::Blind;
    return step.text(is_blind ? PhraseId::GameBlindPlayer : PhraseId::GameSightedPlayer);
}

std::string fide_words(const Scene& step, const rules::variants::Position& position, Move move) {
    return plain_text(announce::describe_move(position, move, announce::Form::Normal, manner_for_all(step)));
}

void announce_refusal(Step& step, const rules::table::Refusal& refusal) {
    const bool has_clocks = !step.model.game || step.model.game->table.clock.exists();
    step.say(announce::explain(refusal, manner(step), has_clocks ? announce::Clocks::Some : announce::Clocks::None));
    if (step.model.game) step.model.game->last_ruling = refusal.rule;
}

speech::phrases::Runs join_clauses(const Scene& step, const std::vector<speech::phrases::Runs>& clauses) {
    speech::phrases::Runs joined = clauses.front();
    for (auto clause = clauses.begin() + 1; clause != clauses.end(); ++clause)
        joined = step.phrase(speech::phrases::PhraseId::InsightNext, {{"before", joined}, {"clause", *clause}});
    return joined;
}

} // namespace session
