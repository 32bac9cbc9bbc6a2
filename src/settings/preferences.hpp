// What a player has chosen and wants to find again.
#pragma once

#include "rules/table/command.hpp"
#include "speech/voice/manner.hpp"

#include <map>
#include <optional>
#include <string>

namespace settings {

/// On one board: whether a piece that is lifted is touched (Article 4.3), or only pointed at.
enum class TouchMove { Off, On };

/// Whether the announcements of moves are kept as sound.
enum class KeepSound { Off, On };

/// When a round of a drill ends.
enum class DrillRoundLength {
    Questions, ///< after ten questions
    Minute     ///< with the first answer after a minute
};

/// How the position of an exercise is told.
enum class PositionTold {
    Pieces, ///< all pieces, White first
    Ranks,  ///< rank by rank
    Moves,  ///< as it stood some plies before, and the moves since
    Task    ///< not at all: the board is asked for it
};

/// Whether what is said behind the opening word is heard without a key.
enum class HandsFree { Off, On };

/// How much is said.
enum class Verbosity { Short, Normal, Long };

/// How much of one kind of thing is said.
enum class VerbosityOfKind { AsForAll, Short, Normal, Long };

/// Which it is for each kind (speech/phrases/forms.hpp).
struct SpeechByKind {
    VerbosityOfKind moves = VerbosityOfKind::AsForAll;
    VerbosityOfKind own_moves = VerbosityOfKind::Short;
    VerbosityOfKind squares = VerbosityOfKind::AsForAll;
    VerbosityOfKind clocks = VerbosityOfKind::AsForAll;
    VerbosityOfKind refusals = VerbosityOfKind::AsForAll;
    VerbosityOfKind lists = VerbosityOfKind::AsForAll;
    bool operator==(const SpeechByKind&) const = default;
};

/// In which words moves and squares are announced to the player, not to the room.
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

/// How it is told whose a piece is.
enum class WhosePiece { InWords, ByVoice, ByCue };

/// How the second voice differs from the usual one.
enum class SecondVoice { Deeper, Higher, Man, Woman };

/// Which voice speaks the opponent's moves.
enum class OpponentMoves { UsualVoice, SecondVoice };

/// What is told of the partner's board in doubles while one plays at one's own.
enum class PartnersBoard { Moves, Captures, Silent };

/// How one language is spoken.
struct VoiceProfile {
    std::optional<std::string> accent; ///< one of its locale's; empty: the usual voice
    speech::voice::Variant variant = speech::voice::Variant::Usual;
    int rate = 0;  ///< words a minute more than all others, -300 ... 300
    int pitch = 0; ///< higher than all others, -50 ... 50
    bool operator==(const VoiceProfile&) const = default;
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
    ByTurns,       ///< on one board, by turns with somebody at the same keyboard
};

/// Who plays one of the other seats of doubles.
enum class DoublesPlayer { Computer, Person };

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
    std::string language = "en";              ///< a folder of locales/
    std::optional<std::string> name;          ///< of the player at, or assisted at, the keyboard; empty: not told
    std::optional<std::string> opponent_name; ///< last chosen for a new game with a person
    /// Where scoresheets and games are written as files, its whole path; empty: into the player's documents.
    std::optional<std::string> documents;
    Speaker speaker = Speaker::Own;
    int words_per_minute = 175; ///< 80 ... 600
    int pitch = 50;             ///< 0 ... 100, 50 is the voice's own
    int speech_volume = 80;     ///< percent, 0 ... 100
    int cue_volume = 60;        ///< percent, 0 ... 100
    Verbosity verbosity = Verbosity::Normal;
    SpeechByKind speech_by_kind;
    KeepSound keep_sound = KeepSound::Off;
    DrillRoundLength drill_round = DrillRoundLength::Questions;
    PositionTold position_told = PositionTold::Pieces;
    std::string key_map = "klangbrett"; ///< a file of data/keys/
    int twice = 900;                    ///< milliseconds within which a key pressed again asks for more, 200 ... 3000
    HandsFree hands_free = HandsFree::Off;
    SideChoice side = SideChoice::White;         ///< last chosen for a new game
    int level = 1;                               ///< last chosen for a new game
    std::string time_control = "-";              ///< last chosen for a new game, as PGN's TimeControl
    std::optional<std::string> own_time_control; ///< the last that is none of those offered to all; empty: none yet
    std::string edition = "fide-2005";           ///< of the Laws, last chosen for a new game
    std::string variant = "standard";            ///< last chosen for a new game
    std::optional<int> initial_position;         ///< last chosen for a new game; empty: drawn by chance
    rules::table::Boards boards = rules::table::Boards::One;   ///< last chosen for a new game
    TouchMove touch_move = TouchMove::Off;                     ///< whether lifting a piece on the board touches it
    Sitting sitting = Sitting::AgainstComputer;                ///< last chosen for a new game
    DoublesPlayer partner = DoublesPlayer::Computer;           ///< these three: last chosen for doubles
    DoublesPlayer doubles_opponent = DoublesPlayer::Computer;  ///< at the player's board
    DoublesPlayer partners_opponent = DoublesPlayer::Computer; ///< at the partner's
    FairPlay fair_play = FairPlay::Off;                        ///< last chosen for a new game on one board
    TalkingClock talking_clock = TalkingClock::Own;
    ClockSchedule clock_schedule;
    LowTimeCue low_time_cue = LowTimeCue::On;
    MoveWords move_words = MoveWords::FideGerman;
    SquareColour square_colour = SquareColour::Usual;
    WhosePiece whose_piece = WhosePiece::InWords;
    SecondVoice second_voice = SecondVoice::Deeper;
    OpponentMoves opponent_moves = OpponentMoves::SecondVoice;
    PartnersBoard partners_board = PartnersBoard::Moves;
    std::map<std::string, VoiceProfile> voice_profiles; ///< by language; one that is not there is spoken as usual
    Theme theme = Theme::Dark;
    int text_size = 100; ///< percent, 100 ... 200
    BoardSize board_size = BoardSize::WithText;
    std::optional<std::string> own_output;  ///< the player's sound output; empty: the default one
    std::optional<std::string> room_output; ///< where moves are announced to all; empty: nowhere
    bool operator==(const Preferences&) const = default;
};

} // namespace settings
