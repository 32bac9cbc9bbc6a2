// The values of settings that choose one of a few: each with its word in the file and the word its sentence selects by.
#pragma once

#include "speech/phrases/phrase_id.hpp"
#include "src/settings/preferences.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace settings {

/// One of the values.
struct Option {
    std::string_view in_file;
    std::string_view word = in_file;                        ///< by which the setting's sentence selects
    std::optional<speech::phrases::PhraseId> sentence = {}; ///< where the value has one of its own
};

// An enumeration whose values count from 0 needs a function here and nothing else: all_options() asks it value by
// value, and the compiler misses an enumerator that is forgotten.

constexpr Option option(Speaker speaker) {
    switch (speaker) {
    case Speaker::Own: return {"own"};
    case Speaker::SpeechDispatcher: return {"speech-dispatcher", "system"};
    case Speaker::ScreenReader: return {"screen-reader", "reader"};
    }
    return {};
}

constexpr Option option(Verbosity verbosity) {
    using speech::phrases::PhraseId;
    switch (verbosity) {
    case Verbosity::Short: return {.in_file = "short", .sentence = PhraseId::SettingVerbosityShort};
    case Verbosity::Normal: return {.in_file = "normal", .sentence = PhraseId::SettingVerbosityNormal};
    case Verbosity::Long: return {.in_file = "long", .sentence = PhraseId::SettingVerbosityLong};
    }
    return {};
}

constexpr Option option(VerbosityOfKind verbosity) {
    switch (verbosity) {
    case VerbosityOfKind::AsForAll: return {"as-for-all", "all"};
    case VerbosityOfKind::Short: return {"short"};
    case VerbosityOfKind::Normal: return {"normal"};
    case VerbosityOfKind::Long: return {"long"};
    }
    return {};
}

constexpr Option option(SideChoice side) {
    using speech::phrases::PhraseId;
    switch (side) {
    case SideChoice::White: return {.in_file = "white", .sentence = PhraseId::SettingSideWhite};
    case SideChoice::Black: return {.in_file = "black", .sentence = PhraseId::SettingSideBlack};
    case SideChoice::Random: return {.in_file = "random", .sentence = PhraseId::SettingSideRandom};
    }
    return {};
}

constexpr Option option(rules::table::Boards boards) {
    switch (boards) {
    case rules::table::Boards::One: return {"one"};
    case rules::table::Boards::Two: return {"two"};
    }
    return {};
}

constexpr Option option(Sitting sitting) {
    switch (sitting) {
    case Sitting::AgainstComputer: return {"against-computer", "computer"};
    case Sitting::AtOneComputer: return {"at-one-computer", "neighbour"};
    case Sitting::AsAssistant: return {"as-assistant", "assistant"};
    case Sitting::ByTurns: return {"by-turns", "turns"};
    }
    return {};
}

constexpr Option option(DoublesPlayer player) {
    switch (player) {
    case DoublesPlayer::Computer: return {"computer"};
    case DoublesPlayer::Person: return {"person"};
    }
    return {};
}

constexpr Option option(TalkingClock clock) {
    switch (clock) {
    case TalkingClock::Off: return {"off", "none"};
    case TalkingClock::Own: return {"own"};
    case TalkingClock::Both: return {"both"};
    }
    return {};
}

constexpr Option option(MoveWords words) {
    switch (words) {
    case MoveWords::FideGerman: return {"fide-german", "fide"};
    case MoveWords::OwnLanguage: return {"own-language", "own"};
    case MoveWords::Nato: return {"nato"};
    case MoveWords::Spelled: return {"spelled"};
    }
    return {};
}

constexpr Option option(SquareColour told) {
    switch (told) {
    case SquareColour::Usual: return {"usual"};
    case SquareColour::InWords: return {"words"};
    case SquareColour::ByCue: return {"cue"};
    case SquareColour::Untold: return {"untold"};
    }
    return {};
}

constexpr Option option(WhosePiece told) {
    switch (told) {
    case WhosePiece::InWords: return {"words"};
    case WhosePiece::ByVoice: return {"voice"};
    case WhosePiece::ByCue: return {"cue"};
    }
    return {};
}

constexpr Option option(SecondVoice voice) {
    switch (voice) {
    case SecondVoice::Deeper: return {"deeper"};
    case SecondVoice::Higher: return {"higher"};
    case SecondVoice::Man: return {"man"};
    case SecondVoice::Woman: return {"woman"};
    }
    return {};
}

constexpr Option option(OpponentMoves voice) {
    switch (voice) {
    case OpponentMoves::UsualVoice: return {"usual-voice", "usual"};
    case OpponentMoves::SecondVoice: return {"second-voice", "second"};
    }
    return {};
}

constexpr Option option(PartnersBoard told) {
    switch (told) {
    case PartnersBoard::Moves: return {"moves"};
    case PartnersBoard::Captures: return {"captures"};
    case PartnersBoard::Silent: return {"silent"};
    }
    return {};
}

constexpr Option option(speech::voice::Variant variant) {
    using speech::voice::Variant;
    switch (variant) {
    case Variant::Usual: return {"usual"};
    case Variant::Man1: return {"man-1", "man_1"};
    case Variant::Man2: return {"man-2", "man_2"};
    case Variant::Man3: return {"man-3", "man_3"};
    case Variant::Woman1: return {"woman-1", "woman_1"};
    case Variant::Woman2: return {"woman-2", "woman_2"};
    case Variant::Woman3: return {"woman-3", "woman_3"};
    }
    return {};
}

constexpr Option option(Theme theme) {
    switch (theme) {
    case Theme::Dark: return {"dark"};
    case Theme::WhiteOnBlack: return {"white-on-black", "white_on_black"};
    case Theme::YellowOnBlack: return {"yellow-on-black", "yellow_on_black"};
    case Theme::BlackOnWhite: return {"black-on-white", "black_on_white"};
    }
    return {};
}

constexpr Option option(BoardSize size) {
    switch (size) {
    case BoardSize::WithText: return {"with-text", "with_text"};
    case BoardSize::Largest: return {"largest"};
    }
    return {};
}

constexpr Option option(DrillRoundLength length) {
    switch (length) {
    case DrillRoundLength::Questions: return {"questions"};
    case DrillRoundLength::Minute: return {"minute"};
    }
    return {};
}

constexpr Option option(PositionTold told) {
    switch (told) {
    case PositionTold::Pieces: return {"pieces"};
    case PositionTold::Ranks: return {"ranks"};
    case PositionTold::Moves: return {"moves"};
    case PositionTold::Task: return {"task"};
    }
    return {};
}

template <typename Switch>
constexpr Option option_of_switch(Switch position) {
    switch (position) {
    case Switch::Off: return {"off"};
    case Switch::On: return {"on"};
    }
    return {};
}
constexpr Option option(TouchMove position) { return option_of_switch(position); }
constexpr Option option(KeepSound position) { return option_of_switch(position); }
constexpr Option option(FairPlay position) { return option_of_switch(position); }
constexpr Option option(HandsFree position) { return option_of_switch(position); }
constexpr Option option(LowTimeCue position) { return option_of_switch(position); }

template <typename Value>
constexpr std::size_t count_options() {
    std::size_t count = 0;
    while (!option(static_cast<Value>(count)).in_file.empty()) ++count;
    return count;
}

/// Those of all values of an enumeration, in its order.
template <typename Value>
inline constexpr auto all_options = [] {
    std::array<Option, count_options<Value>()> all{};
    for (std::size_t place = 0; place < all.size(); ++place) all[place] = option(static_cast<Value>(place));
    return all;
}();

} // namespace settings
