#include "src/session/settings.hpp"

#include "rules/table/time.hpp"
#include "rules/table/words.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;
using storage::Preferences;
using storage::SideChoice;
using storage::Verbosity;

namespace {

/// The time controls a new game offers, as PGN's TimeControl.
constexpr std::array<std::string_view, 9> time_controls{"-",      "180+2",   "300+3",   "600+5",  "900+10",
                                                        "1800+0", "1800+20", "3600+30", "5400+30"};

bool move_number(int& value, int direction, int step, int least, int most) {
    const int moved = std::clamp(value + direction * step, least, most);
    if (moved == value) return false;
    value = moved;
    return true;
}

/// Moves to the neighbour in a list of values; a value that is not among them goes to the first.
template <typename Value, typename List>
bool move_in(Value& value, const List& list, int direction) {
    const auto place = std::find(std::begin(list), std::end(list), value);
    if (place == std::end(list)) {
        value = Value(*std::begin(list));
        return true;
    }
    const auto index = std::distance(std::begin(list), place) + direction;
    if (index < 0 || index >= std::distance(std::begin(list), std::end(list))) return false;
    value = Value(*std::next(std::begin(list), index));
    return true;
}

Runs describe_time(const Scene& step, const std::string& control) {
    const auto read = rules::table::read_time_control(control);
    const auto* time = std::get_if<rules::table::TimeControl>(&read);
    if (time == nullptr || time->periods.empty()) return step.phrase(PhraseId::SettingTimeNone);
    const rules::table::Period& period = time->periods.front();
    if (period.increment.count() == 0) return step.phrase(PhraseId::SettingTimeBase, {{"base", period.base}});
    return step.phrase(PhraseId::SettingTimeIncrement, {{"base", period.base}, {"increment", period.increment}});
}

PhraseId side_phrase(SideChoice side) {
    switch (side) {
    case SideChoice::White: return PhraseId::SettingSideWhite;
    case SideChoice::Black: return PhraseId::SettingSideBlack;
    case SideChoice::Random: return PhraseId::SettingSideRandom;
    }
    return PhraseId::SettingSideWhite;
}

PhraseId verbosity_phrase(Verbosity verbosity) {
    switch (verbosity) {
    case Verbosity::Short: return PhraseId::SettingVerbosityShort;
    case Verbosity::Normal: return PhraseId::SettingVerbosityNormal;
    case Verbosity::Long: return PhraseId::SettingVerbosityLong;
    }
    return PhraseId::SettingVerbosityNormal;
}

Runs describe_level(const Scene& step) {
    const auto& levels = step.model.equipment->levels;
    const int level = std::clamp(step.model.preferences.level, 1, static_cast<int>(levels.size()));
    const auto opponents =
        engine::opponents(levels[static_cast<std::size_t>(level - 1)], step.model.equipment->engines);
    if (opponents.empty()) return step.phrase(PhraseId::SettingLevelWithoutEngine, {{"level", level}});
    return step.phrase(PhraseId::SettingLevel, {{"level", level}, {"elo", opponents.front().approximate_elo}});
}

std::string_view word(storage::Sitting sitting) {
    switch (sitting) {
    case storage::Sitting::AgainstComputer: return "computer";
    case storage::Sitting::AtOneComputer: return "neighbour";
    case storage::Sitting::AsAssistant: return "assistant";
    }
    return {};
}

constexpr std::array speakers{storage::Speaker::Own, storage::Speaker::SpeechDispatcher};

Runs describe_speaker(const Scene& step) {
    return step.phrase(PhraseId::SettingSpeaker, {{"speaker", word(step.model.preferences.speaker)},
                                                  {"lost", step.model.speaker_is_lost ? "yes" : "no"}});
}

bool change_speaker(Step& step, int direction) {
    if (!move_in(step.model.preferences.speaker, speakers, direction)) return false;
    step.model.speaker_is_lost = false;
    return true;
}

/// One of the sound outputs, or none of them.
Runs describe_output(const Scene& step, const std::optional<std::string>& output, PhraseId none, PhraseId chosen,
                     PhraseId missing) {
    if (!output) return step.phrase(none);
    const auto& outputs = step.model.outputs;
    const bool is_there = std::find(outputs.begin(), outputs.end(), *output) != outputs.end();
    return step.phrase(is_there ? chosen : missing, {{"name", *output}});
}

/// None, and then every output there is.
std::vector<std::optional<std::string>> offered_outputs(const Scene& step) {
    std::vector<std::optional<std::string>> offered{std::nullopt};
    offered.insert(offered.end(), step.model.outputs.begin(), step.model.outputs.end());
    return offered;
}

/// The catalogue knows some editions by name and gives the others their own title.
Runs describe_edition(const Scene& step) {
    std::string key = step.model.preferences.edition;
    std::replace(key.begin(), key.end(), '-', '_');
    return step.phrase(
        PhraseId::SettingEdition,
        {{"edition", key}, {"title", step.model.equipment->editions.at(step.model.preferences.edition).title}});
}

} // namespace

std::string_view word(storage::Speaker speaker) {
    switch (speaker) {
    case storage::Speaker::Own: return "own";
    case storage::Speaker::SpeechDispatcher: return "system";
    case storage::Speaker::ScreenReader: return "reader";
    }
    return {};
}

Runs describe_setting(const Scene& step, Setting setting) {
    const Preferences& preferences = step.model.preferences;
    switch (setting) {
    case Setting::Sitting: return step.phrase(PhraseId::SettingSitting, {{"sitting", word(preferences.sitting)}});
    case Setting::OwnOutput:
        return describe_output(step, preferences.own_output, PhraseId::SettingOwnOutputDefault,
                               PhraseId::SettingOwnOutput, PhraseId::SettingOwnOutputMissing);
    case Setting::RoomOutput:
        return describe_output(step, preferences.room_output, PhraseId::SettingRoomOutputNone,
                               PhraseId::SettingRoomOutput, PhraseId::SettingRoomOutputMissing);
    case Setting::Side: return step.phrase(side_phrase(preferences.side));
    case Setting::Level: return describe_level(step);
    case Setting::Time: return describe_time(step, preferences.time_control);
    case Setting::Boards:
        return step.phrase(PhraseId::SettingBoards, {{"boards", rules::table::word(preferences.boards)}});
    case Setting::TouchMove: {
        const bool is_on = preferences.touch_move == storage::TouchMove::On;
        return step.phrase(PhraseId::SettingTouchMove, {{"state", is_on ? "on" : "off"}});
    }
    case Setting::FairPlay: {
        const bool is_on = preferences.fair_play == storage::FairPlay::On;
        return step.phrase(PhraseId::SettingFairPlay, {{"state", is_on ? "on" : "off"}});
    }
    case Setting::Edition: return describe_edition(step);
    case Setting::Language:
        return step.phrase(PhraseId::SettingLanguage, {{"name", words(step.model).catalogue->locale().name}});
    case Setting::Speaker: return describe_speaker(step);
    case Setting::Rate: return step.phrase(PhraseId::SettingRate, {{"words", preferences.words_per_minute}});
    case Setting::Pitch: return step.phrase(PhraseId::SettingPitch, {{"pitch", preferences.pitch}});
    case Setting::SpeechVolume:
        return step.phrase(PhraseId::SettingSpeechVolume, {{"percent", preferences.speech_volume}});
    case Setting::CueVolume: return step.phrase(PhraseId::SettingCueVolume, {{"percent", preferences.cue_volume}});
    case Setting::Verbosity: return step.phrase(verbosity_phrase(preferences.verbosity));
    case Setting::KeepSound: {
        const bool is_on = preferences.keep_sound == storage::KeepSound::On;
        return step.phrase(PhraseId::SettingKeepSound, {{"state", is_on ? "on" : "off"}});
    }
    }
    return {};
}

bool change_setting(Step& step, Setting setting, int direction) {
    Preferences& preferences = step.model.preferences;
    constexpr std::array sides{SideChoice::White, SideChoice::Black, SideChoice::Random};
    constexpr std::array sittings{storage::Sitting::AgainstComputer, storage::Sitting::AtOneComputer,
                                  storage::Sitting::AsAssistant};
    constexpr std::array touch_moves{storage::TouchMove::Off, storage::TouchMove::On};
    constexpr std::array keep_sounds{storage::KeepSound::Off, storage::KeepSound::On};
    constexpr std::array fair_plays{storage::FairPlay::Off, storage::FairPlay::On};
    constexpr std::array verbosities{Verbosity::Short, Verbosity::Normal, Verbosity::Long};
    const auto languages = [&step] {
        std::vector<std::string> tags;
        for (const Lexicon& lexicon : step.model.equipment->lexicons) tags.push_back(lexicon.catalogue->language().tag);
        return tags;
    };
    const auto editions = [&step] {
        std::vector<std::string> names;
        for (const auto& edition : step.model.equipment->editions) names.push_back(edition.first);
        return names;
    };
    bool changed = false;
    switch (setting) {
    case Setting::Sitting: changed = move_in(preferences.sitting, sittings, direction); break;
    case Setting::OwnOutput: changed = move_in(preferences.own_output, offered_outputs(step), direction); break;
    case Setting::RoomOutput: changed = move_in(preferences.room_output, offered_outputs(step), direction); break;
    case Setting::Side: changed = move_in(preferences.side, sides, direction); break;
    case Setting::Level:
        changed =
            move_number(preferences.level, direction, 1, 1, static_cast<int>(step.model.equipment->levels.size()));
        break;
    case Setting::Time: changed = move_in(preferences.time_control, time_controls, direction); break;
    case Setting::Boards: changed = move_in(preferences.boards, rules::table::all_boards, direction); break;
    case Setting::TouchMove: changed = move_in(preferences.touch_move, touch_moves, direction); break;
    case Setting::FairPlay: changed = move_in(preferences.fair_play, fair_plays, direction); break;
    case Setting::Edition: changed = move_in(preferences.edition, editions(), direction); break;
    case Setting::Language: changed = move_in(preferences.language, languages(), direction); break;
    case Setting::Speaker: changed = change_speaker(step, direction); break;
    case Setting::Rate: changed = move_number(preferences.words_per_minute, direction, 20, 80, 600); break;
    case Setting::Pitch: changed = move_number(preferences.pitch, direction, 5, 0, 100); break;
    case Setting::SpeechVolume: changed = move_number(preferences.speech_volume, direction, 5, 10, 100); break;
    case Setting::CueVolume: changed = move_number(preferences.cue_volume, direction, 5, 0, 100); break;
    case Setting::Verbosity: changed = move_in(preferences.verbosity, verbosities, direction); break;
    case Setting::KeepSound: changed = move_in(preferences.keep_sound, keep_sounds, direction); break;
    }
    if (changed) step.effects.emplace_back(ApplyPreferences{preferences});
    return changed;
}

} // namespace session
