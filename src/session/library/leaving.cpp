#include "src/session/library/leaving.hpp"

#include "src/session/library/new_game.hpp"
#include "src/session/library/reader.hpp"
#include "src/session/play/running_engines.hpp"
#include "src/session/play/settle.hpp"
#include "src/session/widgets/question.hpp"

#include <utility>

namespace session {

using speech::phrases::PhraseId;

void give_up_hold(UpdateContext& context) {
    if (context.has_game() && context.game().id) context.effects.emplace_back(ReleaseGame{*context.game().id});
}

namespace {

/// Nobody plays there any more. Whoever was there for the game alone is gone; the one at the keyboard is alone again.
void stand_up(UpdateContext& context) {
    context.keeper.put_away(*context.table);
    context.model.games.erase(*context.table);
    context.model.waiting.clear();
    context.table.reset();
    std::erase_if(context.model.participants, [](const auto& each) { return !each.second.is_told(); });
    send_readers_away(context);
    context.who = at_keyboard(context.model);
    context.participant().table.reset();
    context.participant().seats.clear();
    context.participant().has_screen = true;
}

} // namespace

void leave_game(UpdateContext& context) {
    suspend(context);
    end_engines(context);
    give_up_hold(context);
    const bool over = context.game().table.phase == rules::table::Phase::Over;
    const bool kept = context.game().id.has_value();
    const bool is_written = !kept || !context.model.unwritten.contains(*context.game().id);
    stand_up(context);
    context.screens() = {ListScreen{ListKind::MainMenu}};
    context.effects.emplace_back(ListGames{});
    if (!is_written)
        context.news(context.phrase(PhraseId::LibraryStillUnwritten));
    else if (!over)
        context.news(context.phrase(kept ? PhraseId::GameKept : PhraseId::GameNotKept));
    context.model.menu_untold = true;
}

void quit(UpdateContext& context) {
    if (context.has_game()) {
        suspend(context);
        end_engines(context);
    }
    drop_new_game(context);
    context.news(context.phrase(PhraseId::ProgramGoodbye));
    give_up_hold(context);
    context.model.over = true;
    context.effects.emplace_back(QuitProgram{});
}

void quit_once_written(UpdateContext& context) {
    if (context.participant().means == Means::Lines) return reader_left(context);
    const bool is_kept = context.has_game() && context.game().id;
    if (!is_kept && context.model.unwritten.empty()) return quit(context);
    context.model.quitting = Quitting{!context.model.unwritten.empty()};
    context.effects.emplace_back(SettleLibrary{});
}

void library_settled(UpdateContext& context) {
    const auto quitting = std::exchange(context.model.quitting, std::nullopt);
    if (!quitting) return;
    if (context.model.unwritten.empty() || quitting->despite_unwritten) return quit(context);
    ask(context, Confirmation::Quit);
}

} // namespace session
