#include "src/session/officials/ruling.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/settle.hpp"

#include <utility>

namespace session {

namespace table = rules::table;

using speech::phrases::PhraseId;

namespace {

/// Opens the line for the player's sealed move if he has just been called and looks at the board.

void ask_for_sealed_move(Step& step) {
    const Game& game = *step.model.game;
    if (!step.participant().has_voice) return; // he has no keys: he seals on his board
    const bool is_called = is_called_to_seal(game.table, step.side()) && !game.table.seal_call->shown;
    if (is_called && std::holds_alternative<BoardScreen>(step.top())) open_text(step, TextPurpose::Seal);
}

/// What was ruled has happened.

void ruled(Step& step) {
    const Game& game = *step.model.game;
    if (game.last_ruling) {
        const std::string& article = game.table.laws.article(*game.last_ruling);
        step.news(step.phrase(PhraseId::ArbiterArticle,
                              {{"article", speech::announce::describe_article(article, manner(step))}}));
    }
    settle(step);
    ask_for_sealed_move(step);
}

} // namespace

void rule(Step& step, const table::Command& command) {
    if (!command_table(step, command)) return;
    if (!step.model.game->awaited) return ruled(step);
    step.model.game->is_arbiters_ruling = true;
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

} // namespace session
