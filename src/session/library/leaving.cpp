#include "src/session/library/leaving.hpp"

#include "src/session/core/another_table.hpp"
#include "src/session/library/new_game.hpp"
#include "src/session/library/reader.hpp"
#include "src/session/play/running_engines.hpp"
#include "src/session/play/settle.hpp"
#include "src/session/widgets/question.hpp"

#include <utility>

namespace session {

using speech::phrases::PhraseId;

namespace {

/// The tables of the participant's game: in doubles the partners' as well.
std::vector<TableId> tables_of_game(const UpdateContext& context) {
    const auto& table = context.participant().table;
    if (!table || !context.model.games.contains(*table)) return {};
    std::vector<TableId> tables{*table};
    if (const auto partners = context.model.games.at(*table).partners) tables.push_back(*partners);
    return tables;
}

void end_all_engines(UpdateContext& context) {
    for (const TableId table : tables_of_game(context)) at_another_table(context, table, [&] { end_engines(context); });
}

} // namespace

void give_up_hold(UpdateContext& context) {
    for (const TableId table : tables_of_game(context))
        if (const auto& id = context.model.games.at(table).id) context.effects.emplace_back(ReleaseGame{*id});
}

void put_game_away(UpdateContext& context) {
    const std::vector<TableId> tables = tables_of_game(context);
    if (tables.empty()) return;
    context.keeper.put_away(tables.front()); // with it one that belongs to it
    for (const TableId table : tables) {
        context.effects.emplace_back(LeaveTable{table});
        context.model.games.erase(table);
    }
}

namespace {

/// Nobody plays there any more. Whoever was there for the game alone is gone; the one at the keyboard is alone again.
void stand_up(UpdateContext& context) {
    for (const TableId table : tables_of_game(context))
        for (const ParticipantId who : who_is_at(context.model, table))
            context.model.waiting.drop_acts_at_board_of(who);
    context.model.being_heard.caught = 0; // some of it may have waited with them
    put_game_away(context);
    context.table.reset();
    for (const ParticipantId who : readers(context.model)) remove_participant(context.model, who);
    send_readers_away(context);
    context.who = at_keyboard(context.model);
    leave_table(context.participant());
    context.participant().has_screen = true;
}

} // namespace

void leave_game(UpdateContext& context) {
    context.table = context.participant().table;
    suspend(context);
    end_all_engines(context);
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
        context.table = context.participant().table;
        suspend(context);
        end_all_engines(context);
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
