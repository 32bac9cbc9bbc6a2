#include "src/session/settings/change.hpp"

#include "base/values/overloaded.hpp"
#include "src/session/core/message.hpp"
#include "src/session/core/overhearing.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/settings/describe.hpp"
#include "src/session/settings/own_time.hpp"
#include "src/session/settings/rows.hpp"
#include "src/session/settings/voices.hpp"
#include "src/session/widgets/question.hpp"
#include "src/settings/change.hpp"
#include "src/settings/table.hpp"

#include <utility>

namespace session {

using speech::phrases::PhraseId;

namespace {

settings::Offered offered(const Model& model) {
    settings::Offered found;
    for (const LanguagePack& language_pack : model.equipment->language_packs)
        found.languages.push_back(language_pack.catalogue->language().tag);
    for (const KeyMap& map : model.equipment->key_maps) found.key_maps.push_back(map.name);
    for (const auto& edition : model.equipment->editions) found.editions.push_back(edition.first);
    found.levels = static_cast<int>(model.equipment->levels.size());
    found.outputs = model.outputs;
    found.variants = variants_offered(model);
    return found;
}

/// What was known of an output holds no longer, until it is found.
void forget(Hearing& hearing) { hearing = {.name = hearing.name, .frames = hearing.frames}; }

/// Whose preferences the participant changes.
settings::Preferences& changed_by(UpdateContext& context) {
    auto& own = context.participant().own_preferences;
    return own ? *own : context.model.preferences;
}

/// What has changed is applied and kept. What is one participant's alone the world need not know.
void apply(UpdateContext& context, const settings::Preferences& before) {
    if (context.participant().own_preferences) return;
    const settings::Preferences& chosen = context.model.preferences;
    const bool is_other_speaker = chosen.speaker != before.speaker;
    if (is_other_speaker) context.model.speaker_is_lost = false;
    if (chosen.own_output != before.own_output) forget(context.model.sound[static_cast<std::size_t>(SoundOutput::Own)]);
    if (chosen.room_output != before.room_output)
        forget(context.model.sound[static_cast<std::size_t>(SoundOutput::Room)]);
    context.effects.emplace_back(ApplyPreferences{chosen});
    if (is_other_speaker) watch_overhearing(context);
}

bool move_setting(UpdateContext& context, const SettingRow& row, int direction) {
    return std::visit(base::values::Overloaded{
                          [&](const settings::Setting& setting) {
                              return settings::change(changed_by(context), setting, direction, offered(context.model));
                          },
                          [&](const VoiceRow& voice) { return change_voice(context, voice, direction); },
                          [&](const settings::TimeValue& value) { return change_own_time(context, value, direction); },
                      },
                      row);
}

/// Of a time control that is built, all of it.
speech::phrases::Runs describe_change(const Scene& context, const SettingRow& row) {
    if (const auto* value = std::get_if<settings::TimeValue>(&row)) return describe_time_change(context, *value);
    return describe_setting(context, row);
}

/// Whether the change waits for an answer: then all is as before until it comes.
bool asks_first(UpdateContext& context, const settings::Preferences& before) {
    if (context.participant().own_preferences) return false;
    const HearingChoice wanted = hearing_choice(context.model.preferences);
    const settings::Preferences after = std::exchange(context.model.preferences, before);
    if (const auto why = risk_of(context.model, wanted)) {
        ask(context, wanted, *why);
        return true;
    }
    context.model.preferences = after;
    return false;
}

} // namespace

namespace {

/// Told and true where the setting is that of whoever is at the keyboard alone.
bool is_of_another(UpdateContext& context, const SettingRow& row) {
    const auto* setting = std::get_if<std::reference_wrapper<const settings::Setting>>(&row);
    const bool is_own = setting != nullptr ? may_change(context, *setting) : !context.participant().own_preferences;
    if (!is_own) context.refuse(context.phrase(PhraseId::SettingOfKeyboard));
    return !is_own;
}

void finish_change(UpdateContext& context, const SettingRow& row, const settings::Preferences& before) {
    if (asks_first(context, before)) return;
    apply(context, before);
    context.focus(describe_change(context, row));
}

} // namespace

void change_setting(UpdateContext& context, const SettingRow& row, int direction) {
    if (is_of_another(context, row)) return;
    const settings::Preferences before = changed_by(context);
    if (!move_setting(context, row, direction)) return context.edge(describe_setting(context, row));
    finish_change(context, row, before);
}

std::optional<settings::Scale> scale_of(const Scene& context, const SettingRow& row) {
    return std::visit(base::values::Overloaded{
                          [&](const settings::Setting& setting) {
                              return settings::scale(context.preferences(), setting, offered(context.model));
                          },
                          [&](const VoiceRow& voice) { return scale_of_voice(context, voice); },
                          [](const settings::TimeValue&) -> std::optional<settings::Scale> { return std::nullopt; },
                      },
                      row);
}

void set_setting(UpdateContext& context, const SettingRow& row, int value) {
    if (is_of_another(context, row)) return;
    const settings::Preferences before = changed_by(context);
    bool has_moved = false;
    auto scale = scale_of(context, row);
    const int direction = scale && value < scale->now ? -1 : 1;
    while (scale && (value - scale->now) * direction > 0 && move_setting(context, row, direction)) {
        has_moved = true;
        scale = scale_of(context, row);
    }
    if (!has_moved) return context.edge(describe_setting(context, row));
    finish_change(context, row, before);
}

void cycle_setting(UpdateContext& context, const SettingRow& row) {
    if (is_of_another(context, row)) return;
    const settings::Preferences before = changed_by(context);
    if (!move_setting(context, row, 1))
        while (move_setting(context, row, -1)) {
        }
    if (changed_by(context) == before) return context.edge(describe_setting(context, row));
    finish_change(context, row, before);
}

void change_hearing(UpdateContext& context, const HearingChoice& chosen, Overheard agreed) {
    const settings::Preferences before = context.model.preferences;
    settings::Preferences& now = context.model.preferences;
    now.speaker = chosen.speaker;
    now.own_output = chosen.own_output;
    now.room_output = chosen.room_output;
    if (context.has_game()) context.game().agreed = agreed;
    apply(context, before);
    const auto tell = [&context](const settings::Setting& setting) {
        context.news(describe_setting(context, setting));
    };
    if (now.speaker != before.speaker) tell(settings::setting("speaker"));
    if (now.own_output != before.own_output) tell(settings::setting("own_output"));
    if (now.room_output != before.room_output) tell(settings::setting("room_output"));
}

} // namespace session
