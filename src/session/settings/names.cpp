#include "src/session/settings/names.hpp"

#include "src/session/core/screens.hpp"
#include "src/session/settings/describe.hpp"
#include "src/settings/player_name.hpp"
#include "src/settings/table.hpp"

#include <utility>

namespace session {

using speech::phrases::PhraseId;

namespace {

void trim(std::string& text) {
    text.erase(text.find_last_not_of(' ') + 1);
    text.erase(0, text.find_first_not_of(' '));
}

} // namespace

void take_name(UpdateContext& context, const settings::Setting& setting, std::string typed) {
    const auto& name = std::get<settings::PlayerName>(setting.kind);
    trim(typed);
    if (!typed.empty() && !settings::is_player_name(typed)) {
        context.refuse(context.phrase(PhraseId::TextTooLong));
        return open_text(context,
                         name.whose == settings::Named::Player ? TextPurpose::PlayersName : TextPurpose::OpponentsName);
    }
    auto& chosen = name.field.in(context.model.preferences);
    chosen.reset();
    if (!typed.empty()) chosen = std::move(typed);
    context.effects.emplace_back(ApplyPreferences{context.model.preferences});
    context.focus(describe_setting(context, setting));
}

namespace {

void choose_folder(UpdateContext& context, std::optional<std::string> folder) {
    const settings::Setting& setting = settings::setting("documents");
    std::get<settings::Folder>(setting.kind).field.in(context.model.preferences) = std::move(folder);
    context.effects.emplace_back(ApplyPreferences{context.model.preferences});
    context.focus(describe_setting(context, setting));
}

void refuse_folder(UpdateContext& context, std::string_view trouble, const std::string& folder) {
    context.refuse(context.phrase(PhraseId::SheetNoFolder, {{"trouble", trouble}, {"folder", folder}}));
}

std::string_view word(FolderTrouble trouble) {
    switch (trouble) {
    case FolderTrouble::Missing: return "missing";
    case FolderTrouble::NoFolder: return "no_folder";
    case FolderTrouble::Closed: return "closed";
    }
    return {};
}

} // namespace

void take_folder(UpdateContext& context, std::string typed) {
    trim(typed);
    if (typed.empty()) return choose_folder(context, std::nullopt);
    if (!settings::is_folder_path(typed)) return refuse_folder(context, "partial", typed);
    context.effects.emplace_back(ExamineFolder{std::move(typed), context.who});
}

void folder_examined(UpdateContext& context, const FolderExamined& found) {
    if (found.trouble) return refuse_folder(context, word(*found.trouble), found.folder);
    choose_folder(context, found.folder);
}

} // namespace session
