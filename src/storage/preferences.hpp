// What a player has chosen and wants to find again.
#pragma once

#include "rules/table/command.hpp"
#include "speech/voice/manner.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace storage {

/// On one board: whether a man that is lifted is touched (Article 4.3), or only pointed at.
enum class TouchMove { Off, On };

/// Whether the announcements of moves are kept as sound.
enum class KeepSound { Off, On };

enum class Verbosity { Short, Normal, Long };

/// In which words moves and squares are announced to the player himself.
enum class MoveWords {
    FideGerman,  ///< those of the Laws for blind players
    OwnLanguage, ///< the interface language's
    Nato,
    Spelled, ///< the interface language's, with the squares' letters and digits parted
};

/// How the finger hears the colour of a square.
enum class SquareColour {
    Usual, ///< by a cue, in the long form in words too
    InWords,
    ByCue,
    Untold
};

/// How it is told whose a man is.
enum class WhoseMan { InWords, ByVoice, ByCue };

/// How the second voice differs from the usual one.
enum class SecondVoice { Deeper, Higher, Man, Woman };

/// Which voice speaks the opponent's moves.
enum class OpponentMoves { UsualVoice, SecondVoice };

/// How one language is spoken.
struct Tongue {
    std::optional<std::string> accent; ///< one of its locale's; empty: the usual voice
    speech::voice::Variant variant = speech::voice::Variant::Usual;
    int rate = 0;  ///< words a minute more than all others, -300 ... 300
    int pitch = 0; ///< higher than all others, -50 ... 50
    bool operator==(const Tongue&) const = default;
};

/// Who says what the player hears.
enum class Speaker {
    Own,
    SpeechDispatcher, ///< the voice of the system
    ScreenReader,
};

/// The side a player wants in a new game.
enum class SideChoice { White, Black, Random };

/// Whether a game is one that counts, in which nothing is told that helps to find a move.
enum class FairPlay { Off, On };

/// The colours of the window.
enum class Theme { Dark, WhiteOnBlack, YellowOnBlack, BlackOnWhite };

/// How much of the window the board takes.
enum class BoardSize {
    WithText, ///< as much as leaves room for names, moves and hints beside it
    Largest,  ///< all but what the clocks and the last sentence need
};

/// How one sits down to a new game.
enum class Sitting {
    AgainstComputer,
    AtOneComputer, ///< on two boards: a blind player at the keyboard, a sighted one at the mouse and the screen
    AsAssistant,   ///< of a blind player who plays somebody at the table
};

/// Whose clock is told as it runs.
enum class TalkingClock { Off, Own, Both };

/// Whether a cue sounds as the player's time comes to a minute, to half of one and to ten seconds.
enum class LowTimeCue { Off, On };

/// How often a clock that talks tells its time; 0: not in that part.
struct ClockSchedule {
    int minutes_from_ten = 5;      ///< with ten minutes or more left
    int minutes_below_ten = 1;     ///< with less, down to a minute
    int seconds_below_minute = 10; ///< with less, down to ten seconds
    int seconds_below_ten = 1;
    bool operator==(const ClockSchedule&) const = default;
};

/// Every setting that sticks. Out-of-range values in a file are faults, not silently mended.
struct Preferences {
    std::string language = "en"; ///< a folder of data/locales/
    Speaker speaker = Speaker::Own;
    int words_per_minute = 175; ///< 80 ... 600
    int pitch = 50;             ///< 0 ... 100, 50 is the voice's own
    int speech_volume = 80;     ///< percent, 0 ... 100
    int cue_volume = 60;        ///< percent, 0 ... 100
    Verbosity verbosity = Verbosity::Normal;
    KeepSound keep_sound = KeepSound::Off;
    std::string key_map = "klangbrett";                      ///< a file of data/keys/
    SideChoice side = SideChoice::White;                     ///< last chosen for a new game
    int level = 1;                                           ///< last chosen for a new game
    std::string time_control = "-";                          ///< last chosen for a new game, as PGN's TimeControl
    std::string edition = "fide-2005";                       ///< of the Laws, last chosen for a new game
    rules::table::Boards boards = rules::table::Boards::One; ///< last chosen for a new game
    TouchMove touch_move = TouchMove::Off;                   ///< whether lifting a man on the board touches him
    Sitting sitting = Sitting::AgainstComputer;              ///< last chosen for a new game
    FairPlay fair_play = FairPlay::Off;                      ///< last chosen for a new game on one board
    TalkingClock talking_clock = TalkingClock::Own;
    ClockSchedule clock_schedule;
    LowTimeCue low_time_cue = LowTimeCue::On;
    MoveWords move_words = MoveWords::FideGerman;
    SquareColour square_colour = SquareColour::Usual;
    WhoseMan whose_man = WhoseMan::InWords;
    SecondVoice second_voice = SecondVoice::Deeper;
    OpponentMoves opponent_moves = OpponentMoves::UsualVoice;
    std::map<std::string, Tongue> tongues; ///< by language; one that is not there is spoken as usual
    Theme theme = Theme::Dark;
    int text_size = 100; ///< percent, 100 ... 200
    BoardSize board_size = BoardSize::WithText;
    std::optional<std::string> own_output;  ///< the player's sound output; empty: the default one
    std::optional<std::string> room_output; ///< where moves are announced to all; empty: nowhere
    bool operator==(const Preferences&) const = default;
};

/// What a setting has to be.
struct WholeNumber {
    int least;
    int most;
    bool operator==(const WholeNumber&) const = default;
};
struct OneOf {
    std::vector<std::string> names;
    bool operator==(const OneOf&) const = default;
};
struct TimeControlText {
    bool operator==(const TimeControlText&) const = default;
};
struct SomeText {
    bool operator==(const SomeText&) const = default;
};
using Wanted = std::variant<WholeNumber, OneOf, TimeControlText, SomeText>;

/// One setting's value cannot be used; its default counts.
struct BadValue {
    std::string key;
    Wanted wanted;
    bool operator==(const BadValue&) const = default;
};
/// The file is no TOML; the defaults count.
struct NotToml {
    bool operator==(const NotToml&) const = default;
};
/// There is something, but it cannot be read; the defaults count.
struct NotReadable {
    bool operator==(const NotReadable&) const = default;
};
struct NotWritten {
    std::string why; ///< in the system's words
    bool operator==(const NotWritten&) const = default;
};

/// Settings that could not be read or written.
struct PreferencesFault {
    std::string file;
    int line; ///< from 1; 0 where the file as a whole is meant
    std::variant<BadValue, NotToml, NotReadable, NotWritten> trouble;
    bool operator==(const PreferencesFault&) const = default;
};

/// What there is to choose from, by name.
struct Offered {
    std::vector<std::string> languages;                        ///< folders of data/locales/
    std::vector<std::string> key_maps;                         ///< files of data/keys/, without .toml
    std::vector<std::string> editions;                         ///< of the Laws
    std::map<std::string, std::vector<std::string>> accents{}; ///< of each language that has any
};

/// Reads the settings; without a file the defaults. In a broken file whatever cannot be used has its default, the first
/// such place is the fault, and the file is kept beside as `.broken` before anything can overwrite it. A language,
/// key map or edition that is not offered cannot be used. Keys of other versions of the program are no fault.
std::pair<Preferences, std::optional<PreferencesFault>>
load_preferences(const std::filesystem::path& file, const Offered& offered, const Preferences& defaults = {});

/// Writes them so that a crash leaves the old file or the new one, whole; keys of other versions of the program stay in
/// it. Empty if all went well.
std::optional<PreferencesFault> save_preferences(const std::filesystem::path& file, const Preferences& preferences);

} // namespace storage
