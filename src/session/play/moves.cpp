#include "src/session/play/moves.hpp"

#include "src/session/play/decisions.hpp"
#include "src/session/play/engine.hpp"
#include "src/session/play/settle.hpp"

namespace session {

namespace table = rules::table;

using rules::board::Color;

void play_move(UpdateContext& context, rules::board::Move move) {
    if (!command_table(context, rules::table::Play{hand_side(context), move})) return;
    context.finger().lifted.reset();
    context.finger().square = move.to();
    settle(context);
}

void resign(UpdateContext& context) { command_table(context, rules::table::Resign{context.side()}); }

void offer_draw(UpdateContext& context) {
    if (command_table(context, rules::table::OfferDraw{context.side()})) answer_player_offer(context);
}

void answer_offer(UpdateContext& context, bool accept) {
    const Color mine = context.side();
    if (accept) {
        command_table(context, rules::table::AcceptDraw{mine});
    } else {
        command_table(context, rules::table::DeclineDraw{mine});
    }
}

void claim_draw(UpdateContext& context, rules::table::Claim claim, std::optional<rules::board::Move> with) {
    if (!command_table(context, rules::table::ClaimDraw{context.side(), claim, with})) return;
    settle(context);
    answer_player_offer(context); // a claim that fails is an offer all the same
}

void press_clock(UpdateContext& context) {
    const Game& game = context.game();
    // An assistant enters the press of whoever has moved.
    const Color side = is_assisted(context) ? game.table.must_press.value_or(hand_side(context)) : context.side();
    if (command_table(context, table::Press{side})) settle(context);
}

} // namespace session
