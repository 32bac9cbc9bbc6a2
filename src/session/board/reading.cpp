#include "src/session/board/reading.hpp"

#include "base/values/overloaded.hpp"
#include "speech/announce/describe.hpp"
#include "speech/listen/explain.hpp"
#include "src/session/board/finger.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/play/moves.hpp"
#include "src/session/widgets/help.hpp"
#include "src/session/widgets/question.hpp"

namespace session {

namespace announce = speech::announce;
namespace listen = speech::listen;

using speech::phrases::PhraseId;
using speech::vocabulary::Order;

void obey_order(Step& step, Order order) {
    const Game& game = *step.model.game;
    switch (order) {
    case Order::OfferDraw: return ask(step, Confirmation::OfferDraw);
    case Order::AcceptDraw: return ask(step, Confirmation::AcceptDraw);
    case Order::DeclineDraw: return answer_offer(step, false);
    case Order::Resign: return ask(step, Confirmation::Resign);
    case Order::Clocks:
        return step.answer(announce::describe_clocks(game.table.clock, game.time(step.now), manner(step)));
    case Order::LastMove: return step.answer(last_move(step));
    case Order::RepeatLast: step.participant().history.last(); return step.focus(step.participant().history.here());
    case Order::WhoseTurn: return step.answer(whose_turn(step));
    case Order::Help: return step.answer(context_help(step, {}));
    }
}

namespace {

rules::laws::Rule rule_against(listen::Hindrance hindrance) {
    switch (hindrance) {
    case listen::Hindrance::ExposesKing:
    case listen::Hindrance::StaysInCheck: return rules::laws::Rule::KingSafety;
    case listen::Hindrance::OwnMan:
    case listen::Hindrance::EmptySquare:
    case listen::Hindrance::OpponentsMan:
    case listen::Hindrance::NotThere:
    case listen::Hindrance::NothingToCapture:
    case listen::Hindrance::NoSuchMan:
    case listen::Hindrance::CannotReach:
    case listen::Hindrance::CannotPromote:
    case listen::Hindrance::CannotCastle: return rules::laws::Rule::LegalMoves;
    }
    return rules::laws::Rule::LegalMoves;
}

void refuse_move(Step& step, const listen::Illegal& illegal) {
    announce::Utterance refusal = listen::explain(illegal, manner(step));
    const rules::laws::Rule rule = rule_against(illegal.hindrance);
    step.model.game->last_ruling = rule;
    refusal.runs =
        step.phrase(PhraseId::RefusalWithArticle,
                    {{"reason", refusal.runs},
                     {"article", announce::describe_article(step.model.game->table.laws.article(rule), manner(step))}});
    step.say(std::move(refusal));
}

/// A move where none may be made now is refused for that reason, whatever it is.
bool must_wait(Step& step) {
    const Game& game = *step.model.game;
    const auto refusal = rules::table::may_play(game.table, hand_side(step));
    if (refusal) announce_refusal(step, *refusal);
    return refusal.has_value();
}

} // namespace

void obey_words(Step& step, const std::string& text) {
    obey_reading(step, words(step.model).listener->read(step.model.game->table.position, text));
}

void obey_reading(Step& step, const listen::Reading& reading) {
    const rules::variants::Position position = step.model.game->table.position;
    if (const auto* order = std::get_if<Order>(&reading)) return obey_order(step, *order);
    if (must_wait(step)) return;
    std::visit(base::values::Overloaded{
                   [&step](rules::board::Move move) { play_move(step, move); },
                   [&](const listen::Ambiguous& ambiguous) {
                       ask_which(step, ambiguous.candidates, listen::explain(ambiguous, position, manner(step)).runs);
                   },
                   [&step](const listen::Illegal& illegal) { refuse_move(step, illegal); },
                   [&step](const listen::NotUnderstood& unclear) { step.say(listen::explain(unclear, manner(step))); },
                   [](Order) {},
               },
               reading);
}

void claim_with_words(Step& step, const std::string& text) {
    const rules::variants::Position& position = step.model.game->table.position;
    if (must_wait(step)) return;
    const auto not_understood = [&step](const listen::NotUnderstood& unclear) {
        step.say(listen::explain(unclear, manner(step)));
    };
    std::visit(
        base::values::Overloaded{
            [&step](rules::board::Move move) { open_list(step, {.kind = ListKind::ClaimWith, .moves = {move}}); },
            [&](const listen::Ambiguous& ambiguous) {
                step.say(listen::explain(ambiguous, position, manner(step)));
                step.push(TextScreen{TextPurpose::ClaimMove, {}});
            },
            [&step](const listen::Illegal& illegal) { refuse_move(step, illegal); },
            not_understood,
            [&](Order) { not_understood({std::nullopt}); },
        },
        words(step.model).listener->read(position, text));
}

void go_to_words(Step& step, const std::string& text) {
    const auto square = words(step.model).listener->read_square(text);
    if (!square) return step.refuse(step.phrase(PhraseId::TextNoSquare, {{"text", text}}));
    jump_to(step, *square);
}

} // namespace session
