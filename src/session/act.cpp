#include "src/session/act.hpp"

#include "src/session/board.hpp"
#include "src/session/help.hpp"
#include "src/session/opponent.hpp"
#include "src/session/overloaded.hpp"
#include "src/session/play.hpp"
#include "src/session/settings.hpp"
#include "src/session/text_entry.hpp"

#include <unicode/unistr.h>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

bool begins_alike(std::string_view text, std::string_view start) {
    const auto folded = [](std::string_view utf8) {
        return icu::UnicodeString::fromUTF8(icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())))
            .foldCase();
    };
    return static_cast<bool>(folded(text).startsWith(folded(start)));
}

void act_on_setting(Step& step, Setting setting, int direction) {
    const bool changed = change_setting(step, setting, direction);
    if (changed) {
        step.focus(describe_setting(step, setting));
    } else {
        step.edge(describe_setting(step, setting));
    }
}

void act(Step& step, const Action& action) {
    std::visit(Overloaded{
                   [&step](const Open& open) { open_list(step, {.kind = open.list, .keys_of = context(step.model)}); },
                   [&step](const Close&) { close_screen(step); },
                   [&step](const Ask& question) { ask(step, question.about); },
                   [&step](const Change& change) { act_on_setting(step, change.setting, 1); },
                   [&step](const StartGame&) { start_game(step); },
                   [&step](const GoOn& go_on) { step.effects.emplace_back(LoadGame{go_on.game}); },
                   [&step](const Hear& hear) { step.focus(step.phrase(cue_phrase(hear.cue)), hear.cue); },
                   [&step](const TellKey& key) { step.answer(describe_binding(step, key.binding)); },
                   [&step](const TakeEngine& take) { take_engine(step, take.place); },
                   [&step](const AnswerOffer& answer) {
                       step.pop();
                       answer_offer(step, answer.accept);
                   },
                   [&step](const Promote& promote) {
                       step.pop();
                       play_move(step, promote.move);
                   },
               },
               action);
}

void close_screen(Step& step) {
    const auto* list = std::get_if<ListScreen>(&step.top());
    if (list != nullptr && list->kind == ListKind::EngineTrouble) return ask(step, Confirmation::LeaveGame);
    if (step.model.screens.size() == 1) return ask(step, Confirmation::Quit);
    step.pop();
    tell_place(step);
}

void tell_place(Step& step) {
    std::visit(Overloaded{
                   [&step](const ListScreen& screen) {
                       const std::vector<Item> rows = items(step, screen);
                       if (rows.empty()) return step.focus(step.phrase(title(screen.kind)));
                       const std::size_t place = std::min(screen.focus, rows.size() - 1);
                       step.focus(step.phrase(PhraseId::ListOpened, {{"title", step.phrase(title(screen.kind))},
                                                                     {"row", rows[place].label}}));
                   },
                   [&step](const ConfirmScreen& screen) { step.focus(question_words(step, screen.about)); },
                   [&step](const TextScreen& screen) { step.focus(text_prompt(step, screen.purpose)); },
                   [&step](const BoardScreen&) { step.focus(describe_finger(step)); },
                   [&step](const DescribeKeysScreen&) { step.focus(step.phrase(PhraseId::HelpDescribeKeys)); },
               },
               Screen(step.top()));
}

Runs question_words(const Step& step, Confirmation about) {
    switch (about) {
    case Confirmation::Quit: return step.phrase(PhraseId::ConfirmQuit);
    case Confirmation::Resign: return step.phrase(PhraseId::ConfirmResign);
    case Confirmation::OfferDraw: return step.phrase(PhraseId::ConfirmOfferDraw);
    case Confirmation::AcceptDraw: return step.phrase(PhraseId::ConfirmAcceptDraw);
    case Confirmation::LeaveGame: return step.phrase(PhraseId::ConfirmLeaveGame);
    case Confirmation::ClaimThreefold: return step.phrase(PhraseId::ConfirmClaimThreefold);
    case Confirmation::ClaimFiftyMoves: return step.phrase(PhraseId::ConfirmClaimFiftyMoves);
    }
    return {};
}

void ask(Step& step, Confirmation about) {
    step.push(ConfirmScreen{about});
    step.focus(step.phrase(PhraseId::ConfirmAsked, {{"question", question_words(step, about)}}));
}

namespace {

void confirmed(Step& step, Confirmation about) {
    switch (about) {
    case Confirmation::Quit: return quit(step);
    case Confirmation::Resign: return resign(step);
    case Confirmation::OfferDraw: return offer_draw(step);
    case Confirmation::AcceptDraw: return answer_offer(step, true);
    case Confirmation::LeaveGame: return leave_game(step);
    case Confirmation::ClaimThreefold: return claim_draw(step, rules::table::Claim::Threefold);
    case Confirmation::ClaimFiftyMoves: return claim_draw(step, rules::table::Claim::FiftyMoves);
    }
}

void tell_choice(Step& step, const ConfirmScreen& screen) {
    step.focus(step.phrase(screen.yes ? PhraseId::ConfirmYes : PhraseId::ConfirmNo));
}

/// Back to the board if the question came from the game's menu: one answer closes both.
void leave_game_menu(Step& step) {
    const auto* list = std::get_if<ListScreen>(&step.top());
    if (list != nullptr && list->kind == ListKind::GameMenu) step.pop();
}

} // namespace

bool confirm_command(Step& step, Command command) {
    auto* screen = std::get_if<ConfirmScreen>(&step.top());
    if (screen == nullptr) return false;
    const Confirmation about = screen->about;
    if (command == Command::ItemUp || command == Command::ItemDown || command == Command::ItemLess ||
        command == Command::ItemMore) {
        screen->yes = !screen->yes;
        tell_choice(step, *screen);
    } else if (command == Command::ItemFirst || command == Command::ItemLast) {
        screen->yes = command == Command::ItemLast;
        tell_choice(step, *screen);
    } else if (command == Command::ItemActivate && screen->yes) {
        step.pop();
        leave_game_menu(step);
        confirmed(step, about);
    } else if (command == Command::ItemActivate || command == Command::Back) {
        step.pop();
        tell_place(step);
    } else {
        return false;
    }
    return true;
}

} // namespace session
