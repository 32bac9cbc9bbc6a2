#include "src/session/settings.hpp"

#include "src/session/game_settings.hpp"
#include "src/session/message.hpp"
#include "src/session/sound_settings.hpp"
#include "src/session/speaker.hpp"

#include <array>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;
using storage::Preferences;
using storage::Verbosity;

namespace {

PhraseId verbosity_phrase(Verbosity verbosity) {
    switch (verbosity) {
    case Verbosity::Short: return PhraseId::SettingVerbosityShort;
    case Verbosity::Normal: return PhraseId::SettingVerbosityNormal;
    case Verbosity::Long: return PhraseId::SettingVerbosityLong;
    }
    return PhraseId::SettingVerbosityNormal;
}

Chooser choose_verbosity() {
    return {[](const Scene& step) { return step.phrase(verbosity_phrase(step.model.preferences.verbosity)); },
            [](Step& step, int direction) {
                return move_in(step.model.preferences.verbosity,
                               std::array{Verbosity::Short, Verbosity::Normal, Verbosity::Long}, direction);
            }};
}

Chooser choose_language() {
    return {[](const Scene& step) {
                return step.phrase(PhraseId::SettingLanguage, {{"name", words(step.model).catalogue->locale().name}});
            },
            [](Step& step, int direction) {
                std::vector<std::string> tags;
                for (const Lexicon& lexicon : step.model.equipment->lexicons)
                    tags.push_back(lexicon.catalogue->language().tag);
                return move_in(step.model.preferences.language, tags, direction);
            }};
}

Chooser chooser(Setting setting) {
    switch (setting) {
    case Setting::Sitting: return choose_sitting();
    case Setting::Side: return choose_side();
    case Setting::Level: return choose_level();
    case Setting::Time: return choose_time();
    case Setting::Boards: return choose_boards();
    case Setting::TouchMove: return choose_switch(PhraseId::SettingTouchMove, &Preferences::touch_move);
    case Setting::FairPlay: return choose_switch(PhraseId::SettingFairPlay, &Preferences::fair_play);
    case Setting::Edition: return choose_edition();
    case Setting::Language: return choose_language();
    case Setting::Speaker: return choose_speaker();
    case Setting::Rate:
        return choose_number(PhraseId::SettingRate, "words", &Preferences::words_per_minute, {20, 80, 600});
    case Setting::Pitch: return choose_number(PhraseId::SettingPitch, "pitch", &Preferences::pitch, {5, 0, 100});
    case Setting::SpeechVolume:
        return choose_number(PhraseId::SettingSpeechVolume, "percent", &Preferences::speech_volume, {5, 10, 100});
    case Setting::Verbosity: return choose_verbosity();
    case Setting::CueVolume:
        return choose_number(PhraseId::SettingCueVolume, "percent", &Preferences::cue_volume, {5, 0, 100});
    case Setting::OwnOutput: return choose_own_output();
    case Setting::RoomOutput: return choose_room_output();
    case Setting::KeepSound: return choose_switch(PhraseId::SettingKeepSound, &Preferences::keep_sound);
    }
    return {};
}

/// Where the player is spoken to, and how promptly; it is only told.
Item output_row(const Scene& step) {
    const Hearing& own = step.model.sound[static_cast<std::size_t>(Outlet::Own)];
    if (own.is_lost || own.name.empty()) return {step.phrase(PhraseId::SoundsUnheard), Tell{}};
    return {step.phrase(PhraseId::SoundsHeard, {{"name", own.name}, {"frames", own.frames}}), Tell{}};
}

Item list_row(const Scene& step, ListKind kind) { return {step.phrase(title(kind)), Open{kind}}; }

} // namespace

Runs describe_setting(const Scene& step, Setting setting) { return chooser(setting).describe(step); }

bool change_setting(Step& step, Setting setting, int direction) {
    if (!chooser(setting).change(step, direction)) return false;
    step.effects.emplace_back(ApplyPreferences{step.model.preferences});
    return true;
}

void cycle_setting(Step& step, Setting setting) {
    const Chooser one = chooser(setting);
    if (!one.change(step, 1))
        while (one.change(step, -1)) {
        }
    step.effects.emplace_back(ApplyPreferences{step.model.preferences});
    step.focus(one.describe(step));
}

std::vector<Item> setting_rows(const Scene& step, std::initializer_list<Setting> settings) {
    std::vector<Item> rows;
    for (const Setting setting : settings) rows.push_back({describe_setting(step, setting), Change{setting}});
    return rows;
}

std::vector<Item> new_game_rows(const Scene& step) {
    if (step.model.preferences.sitting != storage::Sitting::AgainstComputer)
        return setting_rows(step, {Setting::Sitting, Setting::Side, Setting::Time, Setting::RoomOutput,
                                   Setting::Edition, Setting::Language});
    return setting_rows(step, {Setting::Sitting, Setting::Side, Setting::Level, Setting::Time, Setting::Boards,
                               Setting::TouchMove, Setting::FairPlay, Setting::Edition, Setting::Language});
}

std::vector<Item> program_rows(const Scene& step) {
    std::vector<Item> rows = setting_rows(step, {Setting::Language, Setting::Verbosity});
    rows.push_back(list_row(step, ListKind::SpeechSettings));
    rows.push_back(list_row(step, ListKind::SoundSettings));
    return rows;
}

std::vector<Item> speech_rows(const Scene& step) {
    return setting_rows(step, {Setting::Rate, Setting::Pitch, Setting::SpeechVolume, Setting::Speaker});
}

std::vector<Item> sound_rows(const Scene& step) {
    std::vector<Item> rows = setting_rows(step, {Setting::CueVolume, Setting::OwnOutput, Setting::RoomOutput});
    rows.push_back(output_row(step));
    for (Item& row : setting_rows(step, {Setting::KeepSound})) rows.push_back(std::move(row));
    return rows;
}

} // namespace session
