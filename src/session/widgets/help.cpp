#include "src/session/widgets/help.hpp"

#include "src/session/core/key_words.hpp"

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// Whether the row in focus has a value.
bool can_be_changed(const Scene& step, const std::vector<Item>& rows) {
    const auto* list = std::get_if<ListScreen>(&step.screens().back());
    if (list == nullptr) return false;
    return list->focus < rows.size() && std::holds_alternative<Change>(rows[list->focus].action);
}

bool is_question(const Scene& step) { return std::holds_alternative<ConfirmScreen>(step.screens().back()); }

bool shows_commands(const Scene& step) {
    const auto* list = std::get_if<ListScreen>(&step.screens().back());
    return list != nullptr && list->kind == ListKind::Commands;
}

} // namespace

Runs context_help(const Scene& step, const std::vector<Item>& rows) {
    const Context here = context(step);
    const auto key = [&step, here](Command command) { return key_words(step, command, here); };
    switch (here) {
    case Context::List:
    case Context::Everywhere:
        if (shows_commands(step))
            return step.phrase(PhraseId::HelpCommands, {{"choose", key(Command::ItemActivate)},
                                                        {"widen", key(Command::ItemWiden)},
                                                        {"back", key(Command::Back)}});
        return step.phrase(PhraseId::HelpList, {{"up", key(Command::ItemUp)},
                                                {"down", key(Command::ItemDown)},
                                                {"seeks", is_question(step) ? "no" : "yes"},
                                                {"choose", key(Command::ItemActivate)},
                                                {"changes", can_be_changed(step, rows) ? "yes" : "no"},
                                                {"less", key(Command::ItemLess)},
                                                {"more", key(Command::ItemMore)},
                                                {"leaves", step.screens().size() == 1 ? "yes" : "no"},
                                                {"back", key(Command::Back)},
                                                {"help", key(Command::Help)}});
    case Context::Text:
        return step.phrase(PhraseId::HelpText, {{"enter", key(Command::EnterText)},
                                                {"cancel", key(Command::CancelText)},
                                                {"read", key(Command::ReadText)}});
    case Context::Board:
        if (const Game& game = *step.model.game; game.table.phase == rules::table::Phase::Over)
            return step.phrase(PhraseId::HelpBoardOver, {{"last", key(Command::LastMove)},
                                                         {"here", key(Command::Here)},
                                                         {"menu", key(Command::GameMenu)},
                                                         {"moves", game.table.plies.empty() ? "no" : "yes"},
                                                         {"sheet", game.in_library() ? "yes" : "no"},
                                                         {"help", key(Command::Help)}});
        return step.phrase(PhraseId::HelpBoard, {{"type", key(Command::TypeMove)},
                                                 {"lift", key(Command::LiftOrPlace)},
                                                 {"last", key(Command::LastMove)},
                                                 {"here", key(Command::Here)},
                                                 {"menu", key(Command::GameMenu)},
                                                 {"help", key(Command::Help)},
                                                 {"commands", key(Command::CommandList)},
                                                 {"keys", key(Command::DescribeKeys)}});
    }
    return {};
}

} // namespace session
