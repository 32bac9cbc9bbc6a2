#include "src/session/officials/ruling.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/settle.hpp"

namespace session {

namespace table = rules::table;

using speech::phrases::PhraseId;

namespace {

/// Opens the line for the sealed move if a player has just been called, and the board is looked at.
void ask_for_sealed_move(UpdateContext& context) {
    const Game& game = context.game();
    if (!context.participant().is_told()) return; // a player without keys seals on the board
    const bool is_called = is_to_seal(context) && !game.table.seal_call->shown;
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

void rule(UpdateContext& context, const table::Command& command) { ask_table(context, command, ruled); }

void rule_by_itself(UpdateContext& context, const table::Command& command) { ask_by_itself(context, command, ruled); }

void mate_worked_out(UpdateContext& context, const MateWorkedOut& answer) {
    follow(context, context.keeper.rule(answer.table, answer.question, answer.winnable, context.now));
}

} // namespace session
