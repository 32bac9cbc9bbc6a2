#include "src/session/board/reading.hpp"

#include "base/values/overloaded.hpp"
#include "speech/announce/describe.hpp"
#include "speech/listen/explain.hpp"
#include "src/session/board/fair_play.hpp"
#include "src/session/board/finger.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/board/help_here.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/hints.hpp"
#include "src/session/play/moves.hpp"
#include "src/session/widgets/question.hpp"

#include <utility>

namespace session {

namespace announce = speech::announce;
namespace listen = speech::listen;

using speech::phrases::PhraseId;
using speech::vocabulary::Order;

namespace {

/// What an assistant says counts as the assistant's own doing, like the assistant's keys: what is left to the player is
/// refused, and times are told as the player has asked. False if it is like anybody's.
bool obey_as_assistant(UpdateContext& context, Order order) {
    namespace table = rules::table;
    const rules::board::Color mine = context.side();
    const auto attempt = [&context, mine](table::Command command) {
        ask_from(context, game::AssistantsSeat{mine}, std::move(command));
        return true;
    };
    switch (order) {
    case Order::OfferDraw: return attempt(table::OfferDraw{mine});
    case Order::AcceptDraw: return attempt(table::AcceptDraw{mine});
    case Order::DeclineDraw: return attempt(table::DeclineDraw{mine});
    case Order::Resign: return attempt(table::Resign{mine});
    case Order::TakeBack: return attempt(table::TakeTurnBack{mine});
    case Order::Clocks: ask_table(context, table::AskTime{mine}); return true;
    case Order::LastMove:
    case Order::Hint:
    case Order::RepeatLast:
    case Order::WhoseTurn:
    case Order::Help: return false;
    }
    return false;
}

} // namespace

void obey_order(UpdateContext& context, Order order) {
    if (is_assisted(context) && obey_as_assistant(context, order)) return;
    const Game& game = context.game();
    switch (order) {
    case Order::OfferDraw: return ask(context, Confirmation::OfferDraw);
    case Order::AcceptDraw: return ask(context, Confirmation::AcceptDraw);
    case Order::DeclineDraw: return answer_offer(context, false);
    case Order::Resign: return ask(context, Confirmation::Resign);
    case Order::TakeBack: return take_back(context);
    case Order::Hint:
        if (!refuse_question(context, Command::Hint)) ask_for_hint(context);
        return;
    case Order::Clocks:
        return context.answer(announce::describe_clocks(game.table.clock, game.time(context.now), manner(context)));
    case Order::LastMove: return context.answer(last_move(context));
    case Order::RepeatLast:
        context.participant().history.last();
        return context.focus(context.participant().history.here());
    case Order::WhoseTurn: return context.answer(what_is_awaited(context));
    case Order::Help: return context.answer(help_here(context, {}));
    }
}

namespace {

rules::laws::Rule rule_against(listen::Hindrance hindrance) {
    switch (hindrance) {
    case listen::Hindrance::ExposesKing:
    case listen::Hindrance::StaysInCheck: return rules::laws::Rule::KingSafety;
    case listen::Hindrance::CastlingLost:
    case listen::Hindrance::CastlingBlocked:
    case listen::Hindrance::CastlingInCheck:
    case listen::Hindrance::CastlingAttacked: return rules::laws::Rule::Castling;
    case listen::Hindrance::OwnPiece:
    case listen::Hindrance::EmptySquare:
    case listen::Hindrance::OpponentsPiece:
    case listen::Hindrance::NotThere:
    case listen::Hindrance::NothingToCapture:
    case listen::Hindrance::NoSuchPiece:
    case listen::Hindrance::CannotReach:
    case listen::Hindrance::CannotPromote:
    case listen::Hindrance::CannotCastle: return rules::laws::Rule::LegalMoves;
    case listen::Hindrance::NotInReserve:
    case listen::Hindrance::DropOccupied:
    case listen::Hindrance::DropOnEdge: return rules::laws::Rule::Doubles;
    case listen::Hindrance::MissesCapture: return rules::laws::Rule::Matranj;
    }
    return rules::laws::Rule::LegalMoves;
}

/// The Laws of the game on the board before the participant.
const rules::laws::Laws& shown_laws(const Scene& context) {
    const Review* past = context.review();
    return past != nullptr ? past->game().table.laws : context.game().table.laws;
}

} // namespace

void refuse_move(UpdateContext& context, const listen::Illegal& illegal) {
    if (illegal.missing) {
        const auto rule = rules::laws::Rule::Matranj;
        return announce_refusal(context,
                                {rules::table::RefusalReason::MustCapture, rule, shown_laws(context).article(rule)});
    }
    announce::Utterance refusal = listen::explain(illegal, manner(context));
    const rules::laws::Rule rule = rule_against(illegal.hindrance);
    context.participant().refused = LastRefusal{rule};
    refusal.runs = context.phrase(
        PhraseId::RefusalWithArticle,
        {{"reason", refusal.runs},
         {"article", announce::describe_basis(rule, shown_laws(context), refusal.runs, manner(context))}});
    context.say(std::move(refusal));
}

namespace {

/// Whether a move that only a possible capture forbids is made all the same, to be taken back as an offence (MAT-03);
/// otherwise it is refused as other illegal moves are.
bool counts_missed_captures(const Scene& context) {
    return context.model.preferences.touch_move == settings::TouchMove::On || context.game().has_two_boards();
}

/// A move where none may be made now is refused for that reason, whatever it is.
bool must_wait(UpdateContext& context) {
    const Game& game = context.game();
    const auto refusal = rules::table::may_play(game.table, hand_side(context));
    if (refusal) announce_refusal(context, *refusal);
    return refusal.has_value();
}

} // namespace

/// No Article refuses what was not understood.
void not_understood(UpdateContext& context, const listen::NotUnderstood& unclear) {
    context.say(listen::explain(unclear, manner(context)));
    context.participant().refused = LastRefusal{};
}

void obey_words(UpdateContext& context, const std::string& text) {
    obey_reading(context, words(context).listener->read(context.game().table.position, text));
}

void obey_reading(UpdateContext& context, const listen::Reading& reading) {
    const rules::variants::Position position = context.game().table.position;
    if (const auto* order = std::get_if<Order>(&reading)) return obey_order(context, *order);
    if (context.is_elsewhere()) return refuse_elsewhere(context);
    if (must_wait(context)) return;
    std::visit(base::values::Overloaded{
                   [&context](rules::board::Move move) { play_move(context, move); },
                   [&](const listen::Ambiguous& ambiguous) {
                       ask_which(context, ambiguous.candidates,
                                 listen::explain(ambiguous, position, manner(context)).runs);
                   },
                   [&context](const listen::Illegal& illegal) {
                       if (illegal.missing && counts_missed_captures(context))
                           return play_move(context, *illegal.missing);
                       refuse_move(context, illegal);
                   },
                   [&context](const listen::NotUnderstood& unclear) { not_understood(context, unclear); },
                   [](Order) {},
               },
               reading);
}

void claim_with_words(UpdateContext& context, const std::string& text) {
    const rules::variants::Position& position = context.game().table.position;
    if (must_wait(context)) return;
    const auto unclear = [&context](const listen::NotUnderstood& words) { not_understood(context, words); };
    std::visit(
        base::values::Overloaded{
            [&context](rules::board::Move move) { open_list(context, {.kind = ListKind::ClaimWith, .moves = {move}}); },
            [&](const listen::Ambiguous& ambiguous) {
                context.say(listen::explain(ambiguous, position, manner(context)));
                context.push(TextScreen{TextPurpose::ClaimMove, {}});
            },
            [&context](const listen::Illegal& illegal) { refuse_move(context, illegal); },
            unclear,
            [&](Order) { unclear({std::nullopt}); },
        },
        words(context).listener->read(position, text));
}

void go_to_words(UpdateContext& context, const std::string& text) {
    const auto square = words(context).listener->read_square(text);
    if (!square) return context.refuse(context.phrase(PhraseId::TextNoSquare, {{"text", text}}));
    jump_to(context, *square);
}

} // namespace session
