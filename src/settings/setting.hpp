// What one setting is: its key in the file, its field, its values, its sentence, and the lists it is changed in.
#pragma once

#include "src/settings/offered.hpp"
#include "src/settings/options.hpp"
#include "src/settings/preferences.hpp"
#include "src/settings/wanted.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace settings {

/// Where a value is in what has it: Preferences, or the VoiceProfile of one language.
template <typename Owner, typename Value>
struct Field {
    const Value& (*of)(const Owner&);
    Value& (*in)(Owner&);
};

/// A member, or a member of a member.
template <typename Owner, auto... Path>
constexpr auto field() {
    using Value = std::remove_reference_t<decltype((std::declval<Owner&>().*....*Path))>;
    return Field<Owner, Value>{[](const Owner& owner) -> const Value& { return (owner.*....*Path); },
                               [](Owner& owner) -> Value& { return (owner.*....*Path); }};
}

/// A sentence that says a setting, and the name by which it takes the value.
struct Sentence {
    speech::phrases::PhraseId phrase;
    std::string_view argument;
};

/// The values of a number that a list offers: `step` apart.
struct Steps {
    int step;
    int least;
    int most;
};

template <typename Owner>
struct Number {
    Field<Owner, int> field;
    WholeNumber allowed; ///< in the file
    Steps offered;
    Sentence sentence;
};

/// How often something is told; 0: not at all.
struct Interval {
    Field<Preferences, int> field;
    WholeNumber allowed; ///< in the file
    std::span<const int> offered;
    Sentence sentence;
};

/// A level of the opponent's strength. Lists offer those there are.
struct Level {
    Field<Preferences, int> field;
    WholeNumber allowed; ///< in the file
};

/// One of a few values, counted in the order of their enumeration.
template <typename Owner>
struct Choice {
    std::size_t (*of)(const Owner&);
    void (*choose)(Owner&, std::size_t place);
    std::span<const Option> options;
    std::optional<Sentence> sentence; ///< takes the option's word; empty where each option has a sentence of its own
};

/// The name of something that was found at start.
struct OfferedName {
    Field<Preferences, std::string> field;
    Offering offering;
};

/// The time control of a new game, as PGN's TimeControl. After those offered to all comes the player's own.
struct GameTime {
    Field<Preferences, std::string> field;
    std::span<const std::string_view> offered;
    Field<Preferences, std::optional<std::string>> own;
};

/// The time control the player has built, as PGN's TimeControl; it has periods. It is changed in a list of its own.
struct OwnTime {
    Field<Preferences, std::optional<std::string>> field;
};

/// An output for sound by its name, which need not be there now.
struct SoundOutput {
    Field<Preferences, std::optional<std::string>> field;
    speech::phrases::PhraseId none;
    speech::phrases::PhraseId chosen;  ///< takes its `name`
    speech::phrases::PhraseId missing; ///< likewise, as it is not there
};

/// The number of the initial position of a new game; empty: it is drawn by chance. It is typed, too.
struct InitialPosition {
    Field<Preferences, std::optional<int>> field;
    WholeNumber allowed; ///< in the file
};

/// Of whom a name is.
enum class Named { Player, Opponent };

/// What a player is called (is_player_name). It is typed.
struct PlayerName {
    Field<Preferences, std::optional<std::string>> field;
    Named whose;
    speech::phrases::PhraseId none;
    speech::phrases::PhraseId chosen; ///< takes the `name`
};

/// A folder by its whole path (is_folder_path), which need not be there now. It is typed.
struct Folder {
    Field<Preferences, std::optional<std::string>> field;
    speech::phrases::PhraseId none;
    speech::phrases::PhraseId chosen; ///< takes its `name`
};

using Kind = std::variant<Number<Preferences>, Interval, Level, Choice<Preferences>, OfferedName, GameTime, OwnTime,
                          SoundOutput, InitialPosition, PlayerName, Folder>;

/// The lists in which settings are changed.
enum class Menu { NewGame, Program, SpeechByKind, Speech, Moves, Clock, Sound, Screen, School, Exercises };

/// When a setting stands in a list.
enum class Shown {
    Always,
    WithoutPartners,
    WithPartners,
    ComputerPlays,  ///< one of the seats at least
    OneOrTwoBoards, ///< against the computer, without partners; otherwise there is no choice
    OnOneBoard,     ///< nobody else than those at the keyboard and the computer plays; on two boards there is no choice
    AgainstPerson,
    SeveralVariants, ///< the edition has more than one of those offered
    SeveralPositions ///< a game of the chosen variant may start from several
};

struct Place {
    Menu menu;
    Shown shown = Shown::Always;
};

/// Of what a setting is one.
enum class Whose {
    Program,    ///< one for all who use it at once
    Participant ///< how somebody is told things: each has their own
};

struct Setting {
    std::string_view key; ///< in the file
    Kind kind;
    Place place;
    std::optional<Place> also = {}; ///< in a second list
    Whose whose = Whose::Program;
};

/// One of the voices of a language, by the engine's name.
struct Accent {
    Field<VoiceProfile, std::optional<std::string>> field;
    Sentence sentence;
};

/// How much a language differs from all others; the sentence takes the number without its sign.
struct Difference {
    Number<VoiceProfile> number;
    std::string_view less; ///< the word by which the sentence selects
    std::string_view more;
};

using VoiceKind = std::variant<Choice<VoiceProfile>, Accent, Difference>;

/// One respect in which each language may be spoken in a way of its own. The sentence takes the `language` too.
struct VoiceSetting {
    std::string_view key; ///< in the table of its language: `[voices.en]`
    VoiceKind kind;
};

} // namespace settings
