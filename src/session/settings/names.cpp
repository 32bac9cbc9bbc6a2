#include "src/session/settings/names.hpp"

#include "src/session/core/screens.hpp"
#include "src/session/settings/describe.hpp"
#include "src/settings/player_name.hpp"

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

} // namespace session
