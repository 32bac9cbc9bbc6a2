#include "src/session/settings/rows.hpp"

#include "src/session/core/message.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/settings/describe.hpp"
#include "src/session/settings/voices.hpp"
#include "src/settings/table.hpp"

namespace session {
namespace {

using settings::Menu;
using settings::Place;
using settings::Setting;
using settings::Shown;
using settings::Sitting;
using speech::phrases::PhraseId;

/// Whether the computer plays a seat of doubles.
bool has_computer(const settings::Preferences& chosen) {
    using settings::DoublesPlayer;
    return chosen.partner == DoublesPlayer::Computer || chosen.doubles_opponent == DoublesPlayer::Computer ||
           chosen.partners_opponent == DoublesPlayer::Computer;
}

bool is_shown(const Scene& context, Shown shown) {
    const settings::Preferences& chosen = context.model.preferences;
    const bool has_partners = describe(chosen_variant(context.model)).has_partners;
    const bool is_against_computer = !has_partners && chosen.sitting == Sitting::AgainstComputer;
    const bool is_at_keyboard = has_partners || is_against_computer || chosen.sitting == Sitting::ByTurns;
    switch (shown) {
    case Shown::Always: return true;
    case Shown::WithoutPartners: return !has_partners;
    case Shown::WithPartners: return has_partners;
    case Shown::ComputerPlays: return is_against_computer || (has_partners && has_computer(chosen));
    case Shown::OneOrTwoBoards: return is_against_computer;
    case Shown::OnOneBoard:
        return is_at_keyboard && (!is_against_computer || chosen.boards == rules::table::Boards::One);
    case Shown::AgainstPerson:
        return has_partners ? chosen.doubles_opponent == settings::DoublesPlayer::Person : !is_against_computer;
    case Shown::SeveralVariants: return variants_offered(context.model).size() > 1;
    case Shown::SeveralPositions: return describe(chosen_variant(context.model)).initial.count > 1;
    }
    return false;
}

bool stands_in(const Scene& context, const Setting& setting, Menu menu) {
    const auto is_there = [&](const Place& place) { return place.menu == menu && is_shown(context, place.shown); };
    return is_there(setting.place) || (setting.also && is_there(*setting.also));
}

/// Where the player is spoken to, and how promptly; it is only told.
Item output_row(const Scene& context) {
    const Hearing& own = context.model.sound[static_cast<std::size_t>(SoundOutput::Own)];
    if (own.is_lost || own.name.empty()) return {context.phrase(PhraseId::SoundsUnheard), RepeatRow{}};
    return {context.phrase(PhraseId::SoundsHeard, {{"name", own.name}, {"frames", own.frames}}), RepeatRow{}};
}

/// The time control that is built has a list of its own.
Action change_of(const SettingRow& row) {
    const auto* setting = std::get_if<std::reference_wrapper<const Setting>>(&row);
    const bool is_built = setting != nullptr && std::holds_alternative<settings::OwnTime>(setting->get().kind);
    return is_built ? Action{Open{ListKind::OwnTime}} : Action{Change{row}};
}

void add(std::vector<Item>& rows, const Scene& context, const SettingRow& row) {
    rows.push_back({describe_setting(context, row), change_of(row)});
}

void add_voice(std::vector<Item>& rows, const Scene& context, VoiceOf whose) {
    const bool has_accents = !accents_of(context, language_of(context, whose)).empty();
    for (const settings::VoiceSetting& setting : settings::voice_table)
        if (has_accents || !std::holds_alternative<settings::Accent>(setting.kind))
            add(rows, context, VoiceRow{whose, setting});
}

void add_voices(std::vector<Item>& rows, const Scene& context) {
    add_voice(rows, context, VoiceOf::Interface);
    if (language_of(context, VoiceOf::Moves) != language_of(context, VoiceOf::Interface))
        add_voice(rows, context, VoiceOf::Moves);
}

bool has_own_preferences(const Scene& context) { return context.participant().own_preferences.has_value(); }

/// Where nothing is the participant's to change there is no list.
void add_lists(std::vector<Item>& rows, const Scene& context) {
    for (const Menu menu : {Menu::SpeechByKind, Menu::Speech, Menu::Moves, Menu::Clock, Menu::Sound, Menu::Screen}) {
        if (has_own_preferences(context) && menu != Menu::Moves && menu != Menu::SpeechByKind) continue;
        rows.push_back({context.phrase(title(list_of(menu))), Open{list_of(menu)}});
    }
    if (context.participant().means == Means::Keyboard && context.model.has_window)
        rows.push_back({context.phrase(title(ListKind::OwnWords)), Open{ListKind::OwnWords}});
}

} // namespace

bool may_change(const Scene& context, const Setting& setting) {
    return !has_own_preferences(context) || setting.whose == settings::Whose::Participant;
}

ListKind list_of(Menu menu) {
    switch (menu) {
    case Menu::NewGame: return ListKind::NewGame;
    case Menu::Program: return ListKind::Settings;
    case Menu::SpeechByKind: return ListKind::KindSettings;
    case Menu::Speech: return ListKind::SpeechSettings;
    case Menu::Moves: return ListKind::MoveSettings;
    case Menu::Clock: return ListKind::ClockSettings;
    case Menu::Sound: return ListKind::SoundSettings;
    case Menu::Screen: return ListKind::ScreenSettings;
    case Menu::School: return ListKind::School;
    case Menu::Exercises: return ListKind::Exercises;
    }
    return ListKind::Settings;
}

std::vector<Item> setting_rows(const Scene& context, Menu menu) {
    std::vector<Item> rows;
    for (const Setting& setting : settings::table) {
        if (!stands_in(context, setting, menu) || !may_change(context, setting)) continue;
        add(rows, context, setting);
        if (menu == Menu::Speech && &setting == &settings::setting("speaker")) add_voices(rows, context);
        if (menu == Menu::Sound && &setting == &settings::setting("room_output")) rows.push_back(output_row(context));
    }
    if (menu == Menu::Program) add_lists(rows, context);
    return rows;
}

} // namespace session
