#include "src/session/settings.hpp"

#include "src/session/clock_settings.hpp"
#include "src/session/game_settings.hpp"
#include "src/session/message.hpp"
#include "src/session/move_settings.hpp"
#include "src/session/screen_settings.hpp"
#include "src/session/sound_settings.hpp"
#include "src/session/speaker.hpp"
#include "src/session/voice_settings.hpp"

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

Chooser choose_keys() {
    return {[](const Scene& step) {
                return step.phrase(PhraseId::SettingKeyMap, {{"name", key_map(step.model).title}});
            },
            [](Step& step, int direction) {
                std::vector<std::string> names;
                for (const KeyMap& map : step.model.equipment->key_maps) names.push_back(map.name);
                return move_in(step.model.preferences.key_map, names, direction);
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
    case Setting::Keys: return choose_keys();
    case Setting::Speaker: return choose_speaker();
    case Setting::Rate:
        return choose_number(PhraseId::SettingRate, "words", &Preferences::words_per_minute, {20, 80, 600});
    case Setting::Pitch: return choose_number(PhraseId::SettingPitch, "pitch", &Preferences::pitch, {5, 0, 100});
    case Setting::SpeechVolume:
        return choose_number(PhraseId::SettingSpeechVolume, "percent", &Preferences::speech_volume, {5, 10, 100});
    case Setting::OwnVoice: return choose_voice(own_language);
    case Setting::OwnAccent: return choose_accent(own_language);
    case Setting::OwnRate: return choose_language_rate(own_language);
    case Setting::OwnPitch: return choose_language_pitch(own_language);
    case Setting::MovesVoice: return choose_voice(language_of_moves);
    case Setting::MovesAccent: return choose_accent(language_of_moves);
    case Setting::MovesRate: return choose_language_rate(language_of_moves);
    case Setting::MovesPitch: return choose_language_pitch(language_of_moves);
    case Setting::SecondVoice: return choose_second_voice();
    case Setting::OpponentMoves: return choose_opponent_moves();
    case Setting::Verbosity: return choose_verbosity();
    case Setting::MoveWords: return choose_move_words();
    case Setting::SquareColour: return choose_square_colour();
    case Setting::WhoseMan: return choose_whose_man();
    case Setting::TalkingClock: return choose_talking_clock();
    case Setting::MinutesFromTen: return choose_minutes_from_ten();
    case Setting::MinutesBelowTen: return choose_minutes_below_ten();
    case Setting::SecondsBelowMinute: return choose_seconds_below_minute();
    case Setting::SecondsBelowTen: return choose_seconds_below_ten();
    case Setting::LowTimeCue: return choose_low_time_cue();
    case Setting::CueVolume:
        return choose_number(PhraseId::SettingCueVolume, "percent", &Preferences::cue_volume, {5, 0, 100});
    case Setting::OwnOutput: return choose_own_output();
    case Setting::RoomOutput: return choose_room_output();
    case Setting::KeepSound: return choose_switch(PhraseId::SettingKeepSound, &Preferences::keep_sound);
    case Setting::Theme: return choose_theme();
    case Setting::TextSize:
        return choose_number(PhraseId::SettingTextSize, "percent", &Preferences::text_size, {25, 100, 200});
    case Setting::BoardSize: return choose_board_size();
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
    std::vector<Item> rows = setting_rows(step, {Setting::Language, Setting::Keys, Setting::Verbosity});
    rows.push_back(list_row(step, ListKind::SpeechSettings));
    rows.push_back(list_row(step, ListKind::MoveSettings));
    rows.push_back(list_row(step, ListKind::ClockSettings));
    rows.push_back(list_row(step, ListKind::SoundSettings));
    rows.push_back(list_row(step, ListKind::ScreenSettings));
    return rows;
}

std::vector<Item> speech_rows(const Scene& step) {
    std::vector<Item> rows =
        setting_rows(step, {Setting::Rate, Setting::Pitch, Setting::SpeechVolume, Setting::Speaker});
    const auto add = [&](std::initializer_list<Setting> settings) {
        for (Item& row : setting_rows(step, settings)) rows.push_back(std::move(row));
    };
    add({Setting::OwnVoice});
    if (!accents_of(step, own_language(step)).empty()) add({Setting::OwnAccent});
    add({Setting::OwnRate, Setting::OwnPitch});
    if (const auto moves = language_of_moves(step); moves != own_language(step)) {
        add({Setting::MovesVoice});
        if (!accents_of(step, moves).empty()) add({Setting::MovesAccent});
        add({Setting::MovesRate, Setting::MovesPitch});
    }
    add({Setting::SecondVoice, Setting::OpponentMoves});
    return rows;
}

std::vector<Item> move_setting_rows(const Scene& step) {
    return setting_rows(step, {Setting::MoveWords, Setting::SquareColour, Setting::WhoseMan});
}

std::vector<Item> talking_clock_rows(const Scene& step) {
    return setting_rows(step, {Setting::TalkingClock, Setting::MinutesFromTen, Setting::MinutesBelowTen,
                               Setting::SecondsBelowMinute, Setting::SecondsBelowTen, Setting::LowTimeCue});
}

std::vector<Item> sound_rows(const Scene& step) {
    std::vector<Item> rows = setting_rows(step, {Setting::CueVolume, Setting::OwnOutput, Setting::RoomOutput});
    rows.push_back(output_row(step));
    for (Item& row : setting_rows(step, {Setting::KeepSound})) rows.push_back(std::move(row));
    return rows;
}

std::vector<Item> screen_rows(const Scene& step) {
    return setting_rows(step, {Setting::Theme, Setting::TextSize, Setting::BoardSize});
}

} // namespace session
