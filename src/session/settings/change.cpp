#include "src/session/settings/change.hpp"

#include "base/values/overloaded.hpp"
#include "src/session/core/message.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/settings/describe.hpp"
#include "src/session/settings/voices.hpp"
#include "src/settings/change.hpp"

#include <utility>

namespace session {
namespace {

settings::Offered offered(const Model& model) {
    settings::Offered found;
    for (const Lexicon& lexicon : model.equipment->lexicons)
        found.languages.push_back(lexicon.catalogue->language().tag);
    for (const KeyMap& map : model.equipment->key_maps) found.key_maps.push_back(map.name);
    for (const auto& edition : model.equipment->editions) found.editions.push_back(edition.first);
    found.levels = static_cast<int>(model.equipment->levels.size());
    found.outputs = model.outputs;
    found.variants = variants_offered(model);
    return found;
}

/// What was known of an output holds no longer, until it is found.
void forget(Hearing& hearing) { hearing = {.name = hearing.name, .frames = hearing.frames}; }

/// What has changed is applied and kept.
void apply(Step& step, const settings::Preferences& before) {
    const settings::Preferences& chosen = step.model.preferences;
    if (chosen.speaker != before.speaker) step.model.speaker_is_lost = false;
    if (chosen.own_output != before.own_output) forget(step.model.sound[static_cast<std::size_t>(Outlet::Own)]);
    if (chosen.room_output != before.room_output) forget(step.model.sound[static_cast<std::size_t>(Outlet::Room)]);
    step.effects.emplace_back(ApplyPreferences{chosen});
}

bool move_setting(Step& step, const SettingRow& row, int direction) {
    return std::visit(base::values::Overloaded{
                          [&](const settings::Setting& setting) {
                              return settings::change(step.model.preferences, setting, direction, offered(step.model));
                          },
                          [&](const VoiceRow& voice) { return change_voice(step, voice, direction); },
                      },
                      row);
}

} // namespace

void change_setting(Step& step, const SettingRow& row, int direction) {
    const settings::Preferences before = step.model.preferences;
    if (!move_setting(step, row, direction)) return step.edge(describe_setting(step, row));
    apply(step, before);
    step.focus(describe_setting(step, row));
}

void cycle_setting(Step& step, const settings::Setting& setting) {
    const settings::Preferences before = step.model.preferences;
    if (!move_setting(step, setting, 1))
        while (move_setting(step, setting, -1)) {
        }
    apply(step, before);
    step.focus(describe_setting(step, setting));
}

} // namespace session
