// What a row, an answer or a line asks to be done. Nothing is done here.
#pragma once

#include "rules/board/move.hpp"
#include "sounds/board/picture.hpp"
#include "sounds/cues/cue.hpp"
#include "speech/hearing/net.hpp"
#include "speech/phrases/run.hpp"
#include "src/ports/envelope/sealing.hpp"
#include "src/ports/journal/records.hpp"
#include "src/ports/sheet/format.hpp"
#include "src/school/question.hpp"
#include "src/session/core/listening.hpp"
#include "src/session/core/screen.hpp"
#include "src/session/widgets/setting_row.hpp"

#include <cstddef>
#include <optional>
#include <variant>

namespace session {

struct Open {
    ListKind list;
};
struct Close {};
struct Ask {
    Confirmation about;
    std::optional<rules::board::Move> with{};
};
/// Opens the line for the move a draw is claimed with.
struct WriteMove {};
/// Asks whether to do it.
struct Rule {
    Ruling ruling;
};
/// Opens the line for what the arbiter, or a player who needs the arbiter, has to type.
struct WriteLine {
    TextPurpose purpose;
    std::optional<rules::board::Color> side; ///< for a clock: whose
};
/// Says the row once more: it is only told.
struct RepeatRow {};
struct Change {
    SettingRow setting;
    std::optional<int> direction{}; ///< 1 or -1; empty: chosen, which takes the next value or asks for one to be typed
};
struct StartGame {};
/// Sets a new game as the cup's game at that place (settings::cup_games).
struct TakeCupGame {
    std::size_t place;
};
/// Leaves a game that is over.
struct EndVisit {};
struct GoOn {
    game::GameId game;
};
/// Opens the board of a game that is over.
struct LookAt {
    game::GameId game;
};
/// Opens the moves of the game.
struct ShowMoves {};
/// Plays the announcement of the ply, counted from 1, if it was kept.
struct HearMove {
    std::size_t ply;
};
/// Leaves the list and shows the game that is over as it stood after so many plies.
struct GoToPly {
    std::size_t ply;
};
/// Begins a new game where the one looked back at stands.
struct PlayOn {};
/// Leaves the game that is looked back at.
struct EndReview {};
struct Hear {
    sounds::cues::Cue cue;
};
/// Sounds what the row names.
struct HearPicture {
    sounds::board::Picture picture;
};
struct TellKey {
    KeyRow row;
};
/// Leaves the list and does what the key does.
struct Obey {
    Binding binding;
};
/// Takes back the last letter by which the commands were narrowed.
struct TakeLetterBack {};
/// Leaves the list and puts the focus on that row of another one.
struct GoToRow {
    ListKind list;
    std::size_t row;
};
/// Starts the engine of this place among those that could play on, counted from 0.
struct TakeEngine {
    std::size_t place;
};
struct AnswerOffer {
    bool accept;
};
/// Announces to everybody once more what was announced last.
struct AnnounceAgain {};
/// Takes the last turn back.
struct TakeMoveBack {};
/// Gives the keyboard to the next of those who share it.
struct HandKeyboardOver {};
/// Asks for the best move here.
struct AskForHint {};
/// Makes a move that was asked back: with which piece a pawn becomes, or which of several.
struct Make {
    rules::board::Move move;
};
/// Takes a piece of that kind out of one's reserve.
struct TakeFromReserve {
    rules::board::Role role;
};
/// Writes the scoresheet; then the desktop opens it with its program for that, if it is to.
struct KeepSheet {
    sheet::Format format;
    bool is_opened = false;
};
/// Writes the game as PGN; then the desktop opens it with its program for that, if it is to.
struct KeepGame {
    bool is_opened;
};
/// Puts the game as PGN on the clipboard.
struct TakeCopy {};
/// Asks whether the game is to be deleted.
struct AskToDelete {
    game::GameId game;
};
/// Asks for a name for the game.
struct AskName {
    game::GameId game;
};
/// Plays the last recording of a word of the player's own.
struct HearOwnWord {
    speech::hearing::HeardWord word;
};
/// Records it, for as long as the key is held.
struct RecordOwnWord {
    speech::hearing::HeardWord word;
};
/// Asks the questions of a drill of the school.
struct StartDrill {
    school::Drill drill;
};
/// Gives the next exercise of the theme, or of all.
struct StartExercises {
    std::optional<school::Theme> theme;
};
/// Says the exercise once more, with its position.
struct TellExercise {};
/// Tells how the exercise is solved.
struct TellSolution {};
/// Gives the exercise after this one.
struct NextExercise {};
/// Leaves the exercises.
struct EndExercises {};
/// Says the question of the drill once more.
struct RepeatQuestion {};
/// Answers the question of the drill.
struct AnswerDrill {
    school::Answer answer;
};
/// The question is answered aloud, for as long as the key is held.
struct AnswerAloud {
    SpokenQuestion question;
};
/// Deletes its recordings.
struct ForgetOwnWord {
    speech::hearing::HeardWord word;
};
/// Seals the move that waits for it for this key.
struct SealFor {
    envelope::Fingerprint key;
};
/// A question was answered with yes.
struct Confirmed {
    ConfirmScreen question;
};
/// A question was answered with no, or left.
struct Declined {
    ConfirmScreen question;
};
/// A line was typed to its end.
struct Entered {
    TextScreen line;
};
/// Whatever a row or a key does: one of these. It is a type of its own so that copying and moving it is compiled once,
/// in action.cpp.
struct Action : std::variant<Open, Close, Ask, Change, StartGame, TakeCupGame, EndVisit, GoOn, LookAt, ShowMoves,
                             HearMove, GoToPly, PlayOn, EndReview, Hear, HearPicture, TellKey, Obey, TakeLetterBack,
                             GoToRow, TakeEngine, AnswerOffer, AnnounceAgain, TakeMoveBack, HandKeyboardOver,
                             AskForHint, Make, TakeFromReserve, WriteMove, Rule, WriteLine, KeepSheet, KeepGame,
                             TakeCopy, AskToDelete, AskName, HearOwnWord, RecordOwnWord, StartDrill, StartExercises,
                             TellExercise, TellSolution, NextExercise, EndExercises, RepeatQuestion, AnswerDrill,
                             AnswerAloud, ForgetOwnWord, SealFor, RepeatRow, Confirmed, Declined, Entered> {
    using variant::variant;
    Action(const Action&);
    Action(Action&&) noexcept;
    Action& operator=(const Action&);
    Action& operator=(Action&&) noexcept;
    ~Action();
};

/// It does not know the command.
struct NotKnown {};
/// It has done all there was to do.
struct Handled {};
/// What a widget makes of a command; what goes beyond its own screen it leaves to whoever has asked it.
using Response = std::variant<NotKnown, Handled, Action>;

/// One row.
struct Item {
    speech::phrases::Runs label; ///< with its value, where it has one
    Action action;
};

} // namespace session
