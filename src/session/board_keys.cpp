#include "src/session/board_keys.hpp"

#include "src/session/board/audio_board.hpp"
#include "src/session/board/finger.hpp"
#include "src/session/board/hands.hpp"
#include "src/session/board/own_board.hpp"
#include "src/session/board/questions.hpp"
#include "src/session/board/talk.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/officials/assistant.hpp"
#include "src/session/widgets/question.hpp"

namespace session {

namespace {

void offer_or_accept(Step& step) {
    const Game& game = *step.model.game;
    ask(step, game.table.offer == !step.side() ? Confirmation::AcceptDraw : Confirmation::OfferDraw);
}

} // namespace

bool board_command(Step& step, Command command, int number, int times) {
    if (!std::holds_alternative<BoardScreen>(step.top())) return false;
    if (finger_command(step, command, number)) return true;
    if (is_assisted(step) && assistant_command(step, command)) return true;
    if (question_on_board(step, command, number, times)) return true;
    if (sounding_command(step, command)) return true;
    if (procedure_command(step, command)) return true;
    switch (command) {
    case Command::LiftOrPlace: lift_or_place(step); return true;
    case Command::PutBack:
        if (is_holding(step)) {
            put_back(step);
        } else {
            open_list(step, {.kind = ListKind::GameMenu});
        }
        return true;
    case Command::TypeMove: {
        const Game& game = *step.model.game;
        open_text(step, is_called_to_seal(game.table, step.side()) ? TextPurpose::Seal : TextPurpose::Move);
        return true;
    }
    case Command::Talk: begin_talking(step); return true;
    case Command::TypeSquare: open_text(step, TextPurpose::Square); return true;
    case Command::OfferDraw: offer_or_accept(step); return true;
    case Command::Resign: ask(step, Confirmation::Resign); return true;
    case Command::GameMenu: open_list(step, {.kind = ListKind::GameMenu}); return true;
    default: return false;
    }
}

void click_square(Step& step, rules::board::Square square) {
    if (!std::holds_alternative<BoardScreen>(step.top())) return;
    step.finger().square = square;
    lift_or_place(step);
}

void click_control(Step& step, Control control) {
    switch (control) {
    case Control::Menu: board_command(step, Command::GameMenu, 1, 1); return;
    case Control::Clock: board_command(step, Command::PressClock, 1, 1); return;
    case Control::Caption: ++step.participant().caption_turns; return;
    }
}

} // namespace session
