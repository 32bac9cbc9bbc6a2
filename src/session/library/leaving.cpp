#include "src/session/library/leaving.hpp"

#include "src/session/play/settle.hpp"
#include "src/session/widgets/question.hpp"

#include <utility>

namespace session {

using speech::phrases::PhraseId;

void give_up_hold(Step& step) {
    if (step.model.game && step.model.game->id) step.effects.emplace_back(ReleaseGame{*step.model.game->id});
}

namespace {

/// Whoever was there for the game alone is gone; the one at the keyboard is alone again.
void stand_up(Step& step) {
    std::erase_if(step.model.participants, [](const Participant& each) { return !each.has_voice; });
    step.who = {};
    step.participant().seats.clear();
    step.participant().has_screen = true;
}

} // namespace

void leave_game(Step& step) {
    suspend(step);
    step.effects.emplace_back(EndEngine{});
    give_up_hold(step);
    const bool over = step.model.game->table.phase == rules::table::Phase::Over;
    const bool kept = step.model.game->id.has_value();
    const bool is_written = !kept || !step.model.unwritten.contains(*step.model.game->id);
    step.model.game.reset();
    stand_up(step);
    step.screens() = {ListScreen{ListKind::MainMenu}};
    step.effects.emplace_back(ListGames{});
    if (!is_written)
        step.news(step.phrase(PhraseId::LibraryStillUnwritten));
    else if (!over)
        step.news(step.phrase(kept ? PhraseId::GameKept : PhraseId::GameNotKept));
    step.model.menu_untold = true;
}

void quit(Step& step) {
    if (step.model.game) suspend(step);
    step.news(step.phrase(PhraseId::ProgramGoodbye));
    give_up_hold(step);
    step.model.over = true;
    step.effects.emplace_back(EndEngine{});
    step.effects.emplace_back(QuitProgram{});
}

void quit_once_written(Step& step) {
    const bool is_kept = step.model.game && step.model.game->id;
    if (!is_kept && step.model.unwritten.empty()) return quit(step);
    step.model.quitting = Quitting{!step.model.unwritten.empty()};
    step.effects.emplace_back(SettleLibrary{});
}

void library_settled(Step& step) {
    const auto quitting = std::exchange(step.model.quitting, std::nullopt);
    if (!quitting) return;
    if (step.model.unwritten.empty() || quitting->despite_unwritten) return quit(step);
    ask(step, Confirmation::Quit);
}

} // namespace session
