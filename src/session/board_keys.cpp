#include "src/session/board_keys.hpp"

#include "src/session/board/audio_board.hpp"
#include "src/session/board/finger.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/board/handing_over.hpp"
#include "src/session/board/hands.hpp"
#include "src/session/board/own_board.hpp"
#include "src/session/board/partners.hpp"
#include "src/session/board/questions.hpp"
#include "src/session/board/talk.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/library/solving.hpp"
#include "src/session/library/walking.hpp"
#include "src/session/officials/assistant.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/hints.hpp"
#include "src/session/play/moves.hpp"
#include "src/session/widgets/question.hpp"

#include <algorithm>
#include <array>

namespace session {

namespace {

void offer_or_accept(UpdateContext& context) {
    const Game& game = context.game();
    ask(context, game.table.offer == !context.side() ? Confirmation::AcceptDraw : Confirmation::OfferDraw);
}

void type_move(UpdateContext& context) {
    const rules::table::Table& table = context.game().table;
    if (table.phase == rules::table::Phase::Over)
        if (const auto refusal = rules::table::may_play(table, hand_side(context)))
            return announce_refusal(context, *refusal);
    if (is_to_seal(context) && context.game().key_question) return context.refuse(whose_turn(context));
    open_text(context, is_to_seal(context) ? TextPurpose::Seal : TextPurpose::Move);
}

/// At the partner's board nothing is done but looking and ruling: what is not named here means nothing there, and what
/// is asked of the table all the same is refused (ask_table()).
bool elsewhere_command(UpdateContext& context, Command command) {
    switch (command) {
    case Command::TypeSquare: open_text(context, TextPurpose::Square); return true;
    case Command::PutBack: look_at_board(context, false); return true;
    case Command::GameMenu: open_list(context, {.kind = ListKind::GameMenu}); return true;
    case Command::LiftOrPlace:
    case Command::TypeMove:
    case Command::Talk:
    case Command::OfferDraw:
    case Command::Resign:
    case Command::TakeBack:
    case Command::Hint: refuse_elsewhere(context); return true;
    default: return false;
    }
}

} // namespace

bool is_of_hands(Command command) {
    constexpr std::array hands{Command::LiftOrPlace, Command::PutBack,  Command::TakeOff,
                               Command::PressClock,  Command::CarryOut, Command::AdjustPieces};
    return std::ranges::find(hands, command) != hands.end();
}

void use_hands(UpdateContext& context, Command command) {
    if (is_assisted(context) && assistant_command(context, command)) return;
    if (procedure_command(context, command)) return;
    if (command == Command::LiftOrPlace) return lift_or_place(context);
    if (is_holding(context)) return put_back(context);
    open_list(context, {.kind = ListKind::GameMenu});
}

bool board_command(UpdateContext& context, Command command, int number, int times) {
    if (std::holds_alternative<ReviewScreen>(context.top()) && Scene(context).solving() != nullptr)
        if (exercise_command(context, command)) return true;
    if (std::holds_alternative<ReviewScreen>(context.top())) return review_command(context, command, number, times);
    if (!std::holds_alternative<BoardScreen>(context.top())) return false;
    if (finger_command(context, command, number)) return true;
    if (is_assisted(context) && assistant_command(context, command)) return true;
    if (context.game().table.outcome && hears_last_move(context, command, times)) return true;
    if (question_on_board(context, command, number, times)) return true;
    if (sounding_command(context, command)) return true;
    if (procedure_command(context, command)) return true;
    if (partners_command(context, command)) return true;
    if (walking_command(context, command)) return true;
    if (command == Command::HandOver) {
        hand_over(context);
        return true;
    }
    if (context.is_elsewhere()) return elsewhere_command(context, command);
    switch (command) {
    case Command::LiftOrPlace:
    case Command::PutBack: use_hands(context, command); return true;
    case Command::TypeMove: type_move(context); return true;
    case Command::Talk: begin_talking(context, MoveOrOrder{}); return true;
    case Command::TypeSquare: open_text(context, TextPurpose::Square); return true;
    case Command::OfferDraw: offer_or_accept(context); return true;
    case Command::Resign: ask(context, Confirmation::Resign); return true;
    case Command::TakeBack: take_back(context); return true;
    case Command::Hint: ask_for_hint(context); return true;
    case Command::GameMenu: open_list(context, {.kind = ListKind::GameMenu}); return true;
    default: return false;
    }
}

void click_square(UpdateContext& context, rules::board::Square square) {
    if (std::holds_alternative<ReviewScreen>(context.top())) {
        const Solving* solving = Scene(context).solving();
        if (solving == nullptr || solving->ended) return jump_to(context, square);
        context.finger().square = square;
        lift_or_place_in_exercise(context);
        return;
    }
    if (!std::holds_alternative<BoardScreen>(context.top())) return;
    context.finger().square = square;
    lift_or_place(context);
}

void reach_square(UpdateContext& context, rules::board::Square square) {
    const bool is_at_board =
        std::holds_alternative<BoardScreen>(context.top()) || std::holds_alternative<ReviewScreen>(context.top());
    if (is_at_board) jump_to(context, square);
}

void click_control(UpdateContext& context, Control control) {
    switch (control) {
    case Control::Menu: board_command(context, Command::GameMenu, 1, 1); return;
    case Control::Clock: board_command(context, Command::PressClock, 1, 1); return;
    case Control::Caption: ++context.participant().caption_turns; return;
    }
}

} // namespace session
