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
void ask_for_sealed_move(UpdateContext& context) {
    const Game& game = context.game();
    if (!context.participant().has_voice) return; // he has no keys: he seals on his board
    const bool is_called = is_called_to_seal(game.table, context.side()) && !game.table.seal_call->shown;
    if (is_called && std::holds_alternative<BoardScreen>(context.top())) open_text(context, TextPurpose::Seal);
}

/// What was ruled has happened.
void ruled(UpdateContext& context) {
    const Game& game = context.game();
    if (game.last_ruling) {
        const std::string& article = game.table.laws.article(*game.last_ruling);
        context.news(context.phrase(PhraseId::ArbiterArticle,
                                    {{"article", speech::announce::describe_article(article, manner(context))}}));
    }
    settle(context);
    ask_for_sealed_move(context);
}

} // namespace

void rule(UpdateContext& context, const table::Command& command) {
    if (!command_table(context, command)) return;
    if (!context.game().awaits_ruling()) return ruled(context);
    context.game().is_arbiters_ruling = true;
}

void mate_worked_out(UpdateContext& context, const MateWorkedOut& answer) {
    if (!context.has_game()) return;
    Game& game = context.game();
    game::Outcome outcome = context.model.keeper.rule(answer.table, answer.question, answer.winnable, context.now);
    if (!outcome.happened) return; // it is for a table that was left meanwhile, or for another question
    follow(context, std::move(outcome));
    if (std::exchange(game.is_arbiters_ruling, false)) return ruled(context);
    settle(context);
}

} // namespace session
