// Every setting, one row each. From this table follow the file, its faults, the lists, what a key changes, and
// docs/players/settings.md.
#pragma once

#include "rules/variants/registry.hpp"
#include "src/settings/setting.hpp"

#include <algorithm>
#include <array>

namespace settings {

/// What each row is made with.
namespace row {

using speech::phrases::PhraseId;

template <auto... Path>
constexpr Number<Preferences> number(WholeNumber allowed, Steps offered, Sentence sentence) {
    return {field<Preferences, Path...>(), allowed, offered, sentence};
}

template <int ClockSchedule::*Part>
constexpr Interval interval(WholeNumber allowed, std::span<const int> offered, PhraseId phrase) {
    return {field<Preferences, &Preferences::clock_schedule, Part>(), allowed, offered, {phrase, "every"}};
}

/// Does not compile where an option has no sentence at all.
template <typename Owner, auto Member>
consteval Choice<Owner> choice_of(std::optional<Sentence> sentence) {
    using Value = std::remove_cvref_t<decltype(std::declval<Owner&>().*Member)>;
    for (const Option& option : all_options<Value>)
        if (!sentence && !option.sentence) throw "an option that cannot be said";
    return {[](const Owner& owner) { return static_cast<std::size_t>(owner.*Member); },
            [](Owner& owner, std::size_t place) { owner.*Member = static_cast<Value>(place); }, all_options<Value>,
            sentence};
}

template <auto Member>
consteval Choice<Preferences> choice(PhraseId phrase, std::string_view argument) {
    return choice_of<Preferences, Member>(Sentence{phrase, argument});
}

template <auto Member>
consteval Choice<Preferences> choice() {
    return choice_of<Preferences, Member>(std::nullopt);
}

/// How much of one kind is said.
template <VerbosityOfKind SpeechByKind::*OfKind>
consteval Choice<Preferences> verbosity_of(PhraseId phrase) {
    return {[](const Preferences& owner) { return static_cast<std::size_t>(owner.speech_by_kind.*OfKind); },
            [](Preferences& owner, std::size_t place) {
                owner.speech_by_kind.*OfKind = static_cast<VerbosityOfKind>(place);
            },
            all_options<VerbosityOfKind>, Sentence{phrase, "form"}};
}

template <auto Member>
consteval Choice<Preferences> off_or_on(PhraseId phrase) {
    return choice<Member>(phrase, "state");
}

inline constexpr auto game_times = std::to_array<std::string_view>(
    {"-", "180+2", "300+3", "600+5", "900+10", "1800+0", "1800+20", "3600+30", "5400+30"});
/// The initial positions of whichever variant has most.
inline constexpr WholeNumber initial_positions = [] {
    WholeNumber numbers{0, 0};
    for (const int count : rules::variants::initial_position_counts) numbers.most = std::max(numbers.most, count - 1);
    return numbers;
}();
inline constexpr std::array minutes_from_ten{0, 1, 2, 5, 10, 15, 30};
inline constexpr std::array minutes_below_ten{0, 1, 2, 5};
inline constexpr std::array seconds_below_minute{0, 5, 10, 15, 20, 30};
inline constexpr std::array seconds_below_ten{0, 1, 2, 5};

} // namespace row

/// The rows of each list stand in this order.
inline constexpr auto table = [] {
    using enum Menu;
    using enum Shown;
    using namespace row;
    using P = Preferences;
    using ByKind = settings::SpeechByKind; // in the rows that name is a list's
    return std::to_array<Setting>({
        {"sitting", choice<&P::sitting>(PhraseId::SettingSitting, "sitting"), {NewGame, WithoutPartners}},
        {"partner", choice<&P::partner>(PhraseId::SettingPartner, "player"), {NewGame, WithPartners}},
        {"doubles_opponent",
         choice<&P::doubles_opponent>(PhraseId::SettingDoublesOpponent, "player"),
         {NewGame, WithPartners}},
        {"partners_opponent",
         choice<&P::partners_opponent>(PhraseId::SettingPartnersOpponent, "player"),
         {NewGame, WithPartners}},
        {"side", choice<&P::side>(), {NewGame}},
        {"level", Level{field<P, &P::level>(), {1, 100}}, {NewGame, ComputerPlays}},
        {"time_control",
         GameTime{field<P, &P::time_control>(), game_times, field<P, &P::own_time_control>()},
         {NewGame}},
        {"own_time_control", OwnTime{field<P, &P::own_time_control>()}, {NewGame}},
        {"variant", OfferedName{field<P, &P::variant>(), Offering::Variants}, {NewGame, SeveralVariants}},
        {"initial_position",
         InitialPosition{field<P, &P::initial_position>(), initial_positions},
         {NewGame, SeveralPositions}},
        {"boards", choice<&P::boards>(PhraseId::SettingBoards, "boards"), {NewGame, OneOrTwoBoards}},
        {"touch_move", off_or_on<&P::touch_move>(PhraseId::SettingTouchMove), {NewGame, OnOneBoard}},
        {"fair_play", off_or_on<&P::fair_play>(PhraseId::SettingFairPlay), {NewGame, OnOneBoard}},
        {"cue_volume", number<&P::cue_volume>({0, 100}, {5, 0, 100}, {PhraseId::SettingCueVolume, "percent"}), {Sound}},
        {"own_output",
         SoundOutput{field<P, &P::own_output>(), PhraseId::SettingOwnOutputDefault, PhraseId::SettingOwnOutput,
                     PhraseId::SettingOwnOutputMissing},
         {Sound}},
        {"room_output",
         SoundOutput{field<P, &P::room_output>(), PhraseId::SettingRoomOutputNone, PhraseId::SettingRoomOutput,
                     PhraseId::SettingRoomOutputMissing},
         {Sound},
         Place{NewGame, AgainstPerson}},
        {"keep_sound", off_or_on<&P::keep_sound>(PhraseId::SettingKeepSound), {Sound}},
        {"drill_round", choice<&P::drill_round>(PhraseId::SettingDrillRound, "length"), {School}},
        {"position_told", choice<&P::position_told>(PhraseId::SettingPositionTold, "told"), {Exercises}},
        {"opponent_name",
         PlayerName{field<P, &P::opponent_name>(), Named::Opponent, PhraseId::SettingOpponentNameNone,
                    PhraseId::SettingOpponentName},
         {NewGame, AgainstPerson}},
        {"edition", OfferedName{field<P, &P::edition>(), Offering::Editions}, {NewGame}},
        {"language",
         OfferedName{field<P, &P::language>(), Offering::Languages},
         {NewGame},
         Place{Program},
         Whose::Participant},
        {"name",
         PlayerName{field<P, &P::name>(), Named::Player, PhraseId::SettingNameNone, PhraseId::SettingName},
         {Program}},
        {"documents",
         Folder{field<P, &P::documents>(), PhraseId::SettingDocumentsNone, PhraseId::SettingDocuments},
         {Program}},
        {"key_map", OfferedName{field<P, &P::key_map>(), Offering::KeyMaps}, {Program}},
        {"verbosity", choice<&P::verbosity>(), {Program}, {}, Whose::Participant},
        {"verbosity_of_moves",
         verbosity_of<&ByKind::moves>(PhraseId::SettingVerbosityOfMoves),
         {SpeechByKind},
         {},
         Whose::Participant},
        {"verbosity_of_own_moves",
         verbosity_of<&ByKind::own_moves>(PhraseId::SettingVerbosityOfOwnMoves),
         {SpeechByKind},
         {},
         Whose::Participant},
        {"verbosity_of_squares",
         verbosity_of<&ByKind::squares>(PhraseId::SettingVerbosityOfSquares),
         {SpeechByKind},
         {},
         Whose::Participant},
        {"verbosity_of_clocks",
         verbosity_of<&ByKind::clocks>(PhraseId::SettingVerbosityOfClocks),
         {SpeechByKind},
         {},
         Whose::Participant},
        {"verbosity_of_refusals",
         verbosity_of<&ByKind::refusals>(PhraseId::SettingVerbosityOfRefusals),
         {SpeechByKind},
         {},
         Whose::Participant},
        {"verbosity_of_lists",
         verbosity_of<&ByKind::lists>(PhraseId::SettingVerbosityOfLists),
         {SpeechByKind},
         {},
         Whose::Participant},
        {"twice",
         number<&P::twice>({200, 3000}, {100, 300, 3000}, {PhraseId::SettingTwice, "milliseconds"}),
         {Program},
         {},
         Whose::Participant},
        {"hands_free", off_or_on<&P::hands_free>(PhraseId::SettingHandsFree), {Program}},
        {"words_per_minute",
         number<&P::words_per_minute>({80, 600}, {20, 80, 600}, {PhraseId::SettingRate, "words"}),
         {Speech}},
        {"pitch", number<&P::pitch>({0, 100}, {5, 0, 100}, {PhraseId::SettingPitch, "pitch"}), {Speech}},
        {"speech_volume",
         number<&P::speech_volume>({0, 100}, {5, 10, 100}, {PhraseId::SettingSpeechVolume, "percent"}),
         {Speech}},
        {"speaker", choice<&P::speaker>(PhraseId::SettingSpeaker, "speaker"), {Speech}},
        {"second_voice", choice<&P::second_voice>(PhraseId::MannerSecondVoiceName, "voice"), {Speech}},
        {"opponent_moves", choice<&P::opponent_moves>(PhraseId::MannerOpponentMoves, "voice"), {Speech}},
        {"move_words", choice<&P::move_words>(PhraseId::MannerMoveWords, "words"), {Moves}, {}, Whose::Participant},
        {"square_colour",
         choice<&P::square_colour>(PhraseId::MannerSquareColour, "how"),
         {Moves},
         {},
         Whose::Participant},
        {"whose_piece", choice<&P::whose_piece>(PhraseId::MannerWhosePiece, "how"), {Moves}, {}, Whose::Participant},
        {"partners_board",
         choice<&P::partners_board>(PhraseId::SettingPartnersBoard, "told"),
         {Moves},
         {},
         Whose::Participant},
        {"talking_clock", choice<&P::talking_clock>(PhraseId::ClockSetting, "whose"), {Clock}},
        {"clock_minutes_from_ten",
         interval<&ClockSchedule::minutes_from_ten>({0, 60}, minutes_from_ten, PhraseId::ClockMinutesFromTen),
         {Clock}},
        {"clock_minutes_below_ten",
         interval<&ClockSchedule::minutes_below_ten>({0, 5}, minutes_below_ten, PhraseId::ClockMinutesBelowTen),
         {Clock}},
        {"clock_seconds_below_minute",
         interval<&ClockSchedule::seconds_below_minute>({0, 30}, seconds_below_minute,
                                                        PhraseId::ClockSecondsBelowMinute),
         {Clock}},
        {"clock_seconds_below_ten",
         interval<&ClockSchedule::seconds_below_ten>({0, 5}, seconds_below_ten, PhraseId::ClockSecondsBelowTen),
         {Clock}},
        {"low_time_cue", off_or_on<&P::low_time_cue>(PhraseId::ClockLowTimeCue), {Clock}},
        {"theme", choice<&P::theme>(PhraseId::SettingTheme, "theme"), {Screen}},
        {"text_size",
         number<&P::text_size>({100, 200}, {25, 100, 200}, {PhraseId::SettingTextSize, "percent"}),
         {Screen}},
        {"board_size", choice<&P::board_size>(PhraseId::SettingBoardSize, "size"), {Screen}},
    });
}();

/// The setting of that key; does not compile if there is none.
consteval const Setting& setting(std::string_view key) {
    for (const Setting& each : table)
        if (each.key == key) return each;
    throw "no setting has this key";
}

/// The key of the tables with how each language is spoken: `[voices.en]`.
inline constexpr std::string_view voices_key = "voices";

/// What such a table may hold, in the order of the lists.
inline constexpr auto voice_table = [] {
    using speech::phrases::PhraseId;
    using T = VoiceProfile;
    return std::to_array<VoiceSetting>({
        {"variant", row::choice_of<T, &T::variant>(Sentence{PhraseId::MannerVoice, "voice"})},
        {"accent", Accent{field<T, &T::accent>(), {PhraseId::MannerAccent, "accent"}}},
        {"rate", Difference{{field<T, &T::rate>(), {-300, 300}, {20, -300, 300}, {PhraseId::MannerRate, "steps"}},
                            "slower",
                            "faster"}},
        {"pitch", Difference{{field<T, &T::pitch>(), {-50, 50}, {5, -50, 50}, {PhraseId::MannerPitch, "steps"}},
                             "deeper",
                             "higher"}},
    });
}();

} // namespace settings
