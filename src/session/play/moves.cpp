#include "src/session/play/moves.hpp"

#include "src/session/core/game_words.hpp"
#include "src/session/play/decisions.hpp"

namespace session {

namespace table = rules::table;

using rules::board::Color;

void lead_finger(UpdateContext& context, rules::board::Square was, rules::board::Square to) {
    if (context.finger().square == was) context.finger().square = to;
}

void play_move(UpdateContext& context, rules::board::Move move) {
    ask_table(context, rules::table::Play{hand_side(context), move},
              [move, from = context.finger().square](UpdateContext& played) {
                  played.finger().lifted.reset();
                  played.participant().from_reserve.reset();
                  lead_finger(played, from, move.to());
              });
}

void resign(UpdateContext& context) { ask_table(context, rules::table::Resign{context.side()}); }

void take_back(UpdateContext& context) {
    const Color mover = taken_back_by(context);
    if (!shares_with_opponent(context)) return ask_table(context, table::TakeTurnBack{mover});
    ask_from(context, game::PlayersSeat{mover}, table::TakeTurnBack{mover});
}

void offer_draw(UpdateContext& context) { ask_table(context, rules::table::OfferDraw{context.side()}); }

void answer_offer(UpdateContext& context, bool accept) {
    const Color mine = context.side();
    if (accept) {
        ask_table(context, rules::table::AcceptDraw{mine});
    } else {
        ask_table(context, rules::table::DeclineDraw{mine});
    }
}

void claim_draw(UpdateContext& context, rules::table::Claim claim, std::optional<rules::board::Move> with) {
    ask_table(context, rules::table::ClaimDraw{context.side(), claim, with});
}

void press_clock(UpdateContext& context) {
    const Game& game = context.game();
    // An assistant enters the press of whoever has moved.
    const Color side = is_assisted(context) ? game.table.must_press.value_or(hand_side(context)) : context.side();
    ask_table(context, table::Press{side});
}

} // namespace session
