#include "src/session/play/moves.hpp"

#include "src/session/play/decisions.hpp"
#include "src/session/play/engine.hpp"
#include "src/session/play/settle.hpp"

namespace session {

namespace table = rules::table;

using rules::board::Color;

void play_move(Step& step, rules::board::Move move) {
    if (!command_table(step, rules::table::Play{hand_side(step), move})) return;
    step.finger().lifted.reset();
    step.finger().square = move.to();
    settle(step);
}

void resign(Step& step) { command_table(step, rules::table::Resign{step.side()}); }

void offer_draw(Step& step) {
    if (command_table(step, rules::table::OfferDraw{step.side()})) answer_player_offer(step);
}

void answer_offer(Step& step, bool accept) {
    const Color mine = step.side();
    if (accept) {
        command_table(step, rules::table::AcceptDraw{mine});
    } else {
        command_table(step, rules::table::DeclineDraw{mine});
    }
}

void claim_draw(Step& step, rules::table::Claim claim, std::optional<rules::board::Move> with) {
    if (!command_table(step, rules::table::ClaimDraw{step.side(), claim, with})) return;
    settle(step);
    answer_player_offer(step); // a claim that fails is an offer all the same
}

void press_clock(Step& step) {
    const Game& game = *step.model.game;
    // An assistant enters the press of whoever has moved.
    const Color side = is_assisted(step) ? game.table.must_press.value_or(hand_side(step)) : step.side();
    if (command_table(step, table::Press{side})) settle(step);
}

} // namespace session
