#include "src/session/sound_settings.hpp"

#include "src/session/message.hpp"

namespace session {

using speech::phrases::PhraseId;
using storage::Preferences;

namespace {

/// None, and then every output there is.
std::vector<std::optional<std::string>> offered_outputs(const Scene& step) {
    std::vector<std::optional<std::string>> offered{std::nullopt};
    offered.insert(offered.end(), step.model.outputs.begin(), step.model.outputs.end());
    return offered;
}

/// One of the sound outputs, or none of them.
Chooser choose_output(std::optional<std::string> Preferences::*field, PhraseId none, PhraseId chosen, PhraseId missing,
                      Outlet outlet) {
    return {[=](const Scene& step) {
                const auto& output = step.model.preferences.*field;
                if (!output) return step.phrase(none);
                const auto& outputs = step.model.outputs;
                const bool is_there = std::find(outputs.begin(), outputs.end(), *output) != outputs.end();
                return step.phrase(is_there ? chosen : missing, {{"name", *output}});
            },
            [=](Step& step, int direction) {
                const bool is_changed = move_in(step.model.preferences.*field, offered_outputs(step), direction);
                Hearing& hearing = step.model.sound[static_cast<std::size_t>(outlet)];
                if (is_changed) hearing = {.name = hearing.name, .frames = hearing.frames}; // until it is found
                return is_changed;
            }};
}

} // namespace

Chooser choose_own_output() {
    return choose_output(&Preferences::own_output, PhraseId::SettingOwnOutputDefault, PhraseId::SettingOwnOutput,
                         PhraseId::SettingOwnOutputMissing, Outlet::Own);
}

Chooser choose_room_output() {
    return choose_output(&Preferences::room_output, PhraseId::SettingRoomOutputNone, PhraseId::SettingRoomOutput,
                         PhraseId::SettingRoomOutputMissing, Outlet::Room);
}

} // namespace session
