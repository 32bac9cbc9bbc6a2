// The screens, as the little state each has. What they show and say is made from the model.
#pragma once

#include "rules/board/move.hpp"
#include "rules/table/command.hpp"
#include "speech/phrases/catalogue.hpp"
#include "speech/phrases/phrase_id.hpp"
#include "src/game/identity.hpp"
#include "src/school/exercise.hpp"
#include "src/session/core/key_map.hpp"
#include "src/session/core/review.hpp"
#include "src/session/core/time.hpp"
#include "src/settings/own_time.hpp"
#include "src/settings/preferences.hpp"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace session {

/// The screens that are a list to choose from.
enum class ListKind {
    MainMenu,
    FirstSteps,    ///< for whoever is new here
    School,        ///< its drills, and its exercises
    Exercises,     ///< of the school, by theme
    DrillQuestion, ///< one of a drill, with the answers to choose from
    NewGame,
    OwnTime, ///< in which a time control is built
    Cup,     ///< the cup's games
    SavedGames,
    PlayedGames,
    Settings,
    KindSettings, ///< how much is said of each kind
    SpeechSettings,
    ClockSettings,
    MoveSettings,
    SoundSettings,
    ScreenSettings,
    OwnWords, ///< that the player records
    Sounds,
    Keys,
    Commands,
    GameMenu,
    Moves, ///< of the game under way, or of the one looked back at
    Sheet,
    EngineTrouble,
    Promotion,
    WhichMove,
    Reserve, ///< a piece of it to be put on the board
    ClaimWith,
    Arbiter,
    ArbitersClocks,
    ArbitersPenalties,
    ArbitersBoard,
    ArbitersResult,
    EnvelopeKeys, ///< for which of them a move is sealed
    Controller,
    NeighbourMenu
};

/// The title of a list.
speech::phrases::PhraseId title(ListKind kind);

/// The lists of a game under way, which one answer closes all together.
bool belongs_to_game_menu(ListKind kind);

/// The lists of settings of the program; not those of a new game.
inline constexpr std::array settings_lists{ListKind::Settings,      ListKind::SpeechSettings, ListKind::KindSettings,
                                           ListKind::ClockSettings, ListKind::MoveSettings,   ListKind::SoundSettings,
                                           ListKind::ScreenSettings};

/// The lists of moves of which one is meant.
bool asks_which_move(ListKind kind);

struct ListScreen {
    ListKind kind;
    std::size_t focus = 0;                  ///< where the row in focus stood when it was last looked for
    KeyContext keys_of = KeyContext::Board; ///< for the lists of keys and commands: the screen they were asked on
    std::string typed{};           ///< letters typed: the commands have them in their names, other rows begin so
    std::optional<Now> typed_at{}; ///< when the last of them came, in lists of other rows
    /// For the choice of a promotion or of a move: what is chosen from. For a claim: the move that was written down.
    std::vector<rules::board::Move> moves{};
    /// What the row in focus is known by, so that the focus stays on it when rows come and go; empty: the list has just
    /// been opened.
    std::optional<std::string> row{};
    std::vector<std::string> rows{};               ///< what all of them are known by, as they were last looked at
    std::optional<Now> shifted{};                  ///< when rows last came or went without a key
    Now asked{};                                   ///< when, for the choice of a promotion or of a move
    bool asks_about_row = false;                   ///< whether the move in focus is meant has been asked
    std::optional<settings::Preferences> before{}; ///< for a new game: those that leaving it unbegun brings back
};

/// What the arbiter, or a player who needs the arbiter, is about to do, and how that is named.
struct Ruling {
    rules::table::Command command;
    speech::phrases::Runs name;
    speech::phrases::Runs follows{}; ///< that the game ends by it or a flag falls, where the name says nothing of that
};

/// Who speaks to the player, and where that and the room are heard.
struct HearingChoice {
    settings::Speaker speaker;
    std::optional<std::string> own_output;
    std::optional<std::string> room_output;
};

/// Why it cannot be promised that the player alone hears what is private, and the room what is everybody's.
enum class Overheard {
    OwnMissing,   ///< the player's output is not there, or not the one chosen
    RoomMissing,  ///< the room's is not there
    SameOutput,   ///< both are one
    NotKnown,     ///< whether they are one cannot be told
    OtherSpeaker, ///< another speaker speaks to the player, wherever that is heard
};

/// A game of the library that may be deleted, and how the question names it.
struct GameToDelete {
    game::GameId id;
    std::string opponent; ///< or both players
    bool names_both;
    speech::phrases::Runs begun;
    std::optional<std::string> name; ///< that the player has given it
};

/// What is asked before it is done.
enum class Confirmation {
    Quit,
    Resign,
    OfferDraw,
    AcceptDraw,
    LeaveGame,
    ClaimThreefold,
    ClaimFiftyMoves,
    Rule,
    RenewLibrary,
    DeleteGame,
    ForgetWords,  ///< all recordings of the player's own words
    BeOverheard,  ///< to play though the room may hear what only one player should
    ChangeHearing ///< in a game, though the room may then hear it
};

/// Yes or no; no stands first.
struct ConfirmScreen {
    Confirmation about;
    std::optional<rules::board::Move> with{}; ///< for a claim: the move written down, if there is one
    bool yes = false;                         ///< which answer is in focus
    std::optional<Ruling> ruling{};           ///< for Rule: which
    std::optional<HearingChoice> hearing{};   ///< for ChangeHearing: what was chosen
    std::optional<Overheard> why{};           ///< for BeOverheard and ChangeHearing: what a yes agrees to
    std::optional<GameToDelete> game{};       ///< for DeleteGame: which
    Now asked{};                              ///< when
};

/// What the line being typed is for.
enum class TextPurpose {
    Move,
    Square,
    FirstMove,   ///< of the first steps: one is typed before any game
    Dictation,   ///< a drill of the school: the move that was said is written
    SolvingMove, ///< the one that is meant to solve an exercise of the school
    GoToMove,    ///< the number of one, in a game looked back at
    ClaimMove,
    SetClock,
    AddTime,
    SetMoves,
    LostPosition,
    Resumption,
    InitialPosition, ///< the number of the one a new game starts from
    TimeNumber,      ///< a value of the time control that is built
    OwnTimeControl,  ///< all of it
    PlayersName,
    OpponentsName,
    GameName,  ///< one of the player's own, for a game of the library
    Documents, ///< the folder for sheets and games
    Seal,
    Write,
    NewPassphrase,   ///< the arbiter's, for a key that is made
    PassphraseAgain, ///< once more, lest it be mistyped
    NewKeyFile,      ///< where the arbiter keeps a key that is made
    Passphrase,      ///< with which the arbiter opens an envelope
    KeyFile          ///< with which the arbiter opens an envelope
};

struct TextScreen {
    TextPurpose purpose;
    std::string text;                          ///< UTF-8
    std::optional<rules::board::Color> side{}; ///< for SetClock, AddTime and SetMoves: whose clock
    std::optional<settings::TimeValue> time{}; ///< for TimeNumber: which value
    std::optional<game::GameId> game{};        ///< for GameName: which game
};

/// The game's board; what it shows is in the game.
struct BoardScreen {};

/// An exercise of the school that is being solved, or was.
struct Solving {
    std::shared_ptr<const school::Exercise> exercise; ///< never null
    std::optional<school::Theme> chosen;              ///< empty: of all themes, and which one is not told
    Now began;
    std::vector<const school::Exercise*> given{}; ///< since the exercises were opened, this one last
    std::size_t solved = 0;                       ///< so many moves of the solution have been made
    int hints = 0;                                ///< were given about the move that is due
    bool is_missed = false;                       ///< another move was tried, or the right one was told; it is kept
    std::optional<Now> ended{};                   ///< when it was solved, or the solution told
};

/// The board of a game that is over, which is looked back at, or of an exercise. Every question asked from here on is
/// about that position.
struct ReviewScreen {
    Review review;
    std::optional<Solving> solving{};
};

/// Each key is named and explained instead of obeyed.
struct DescribeKeysScreen {
    KeyContext keys_of; ///< of the screen it was opened on
};

using Screen = std::variant<ListScreen, ConfirmScreen, TextScreen, BoardScreen, ReviewScreen, DescribeKeysScreen>;

/// What keys mean on the screen.
KeyContext context_of(const Screen& screen);

/// The board's key that the chord is there, where that closes the screen: what has opened the menu of the game
/// closes it, and the lists behind it. Null for any other.
const Binding* closer_of(const Screen& screen, const KeyMap& keys, const Chord& chord);

} // namespace session
