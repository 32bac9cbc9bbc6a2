// Lists to choose from: what their rows are, and what choosing one does.
#pragma once

#include "src/session/settings/setting_row.hpp"
#include "src/session/step.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace session {

/// What choosing a row does.
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
/// Opens the line for what the arbiter, or a player who needs him, has to type.
struct WriteLine {
    TextPurpose purpose;
    std::optional<rules::board::Color> side; ///< for a clock: whose
};
/// Says the row once more: it is only told.
struct RepeatRow {};
struct Change {
    SettingRow setting;
};
struct StartGame {};
/// Leaves a game that is over.
struct EndVisit {};
struct GoOn {
    storage::GameId game;
};
/// Opens the moves of a game that is over.
struct LookAt {
    storage::GameId game;
};
/// Opens the moves of the game under way.
struct ShowMoves {};
/// Plays the announcement of the ply, counted from 1, if it was kept.
struct HearMove {
    std::size_t ply;
};
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
/// Starts the engine of this place among those that could play on, counted from 0.
struct TakeEngine {
    std::size_t place;
};
struct AnswerOffer {
    bool accept;
};
/// Makes a move that was asked back: with which piece a pawn becomes, or which of several.
struct Make {
    rules::board::Move move;
};
struct KeepSheet {
    sheet::Format format;
};
/// Seals the move that waits for it for this key.
struct SealFor {
    envelope::Fingerprint key;
};
using Action = std::variant<Open, Close, Ask, Change, StartGame, EndVisit, GoOn, LookAt, ShowMoves, HearMove, Hear,
                            HearPicture, TellKey, Obey, TakeEngine, AnswerOffer, Make, WriteMove, Rule, WriteLine,
                            KeepSheet, SealFor, RepeatRow>;

/// One row.
struct Item {
    speech::phrases::Runs label; ///< with its value, where it has one
    Action action;
};

/// The title of a list.
speech::phrases::PhraseId title(ListKind kind);

/// The rows of a list as things stand.
std::vector<Item> items(const Scene& step, const ListScreen& screen);

/// Puts the list on top, saying its title and its first row.
void open_list(Step& step, ListScreen screen);

/// Asks which of several moves is meant, all of them legal: with which piece the pawn is to be replaced, where they
/// differ in that only. `question` is the rest of what is said then.
void ask_which(Step& step, std::vector<rules::board::Move> moves, const speech::phrases::Runs& question);

/// The row in focus as it is said: itself, among settings that it opens a list, and in the long form its place.
speech::phrases::Runs row_words(const Scene& step, const ListScreen& screen, const std::vector<Item>& rows);

/// Says the row in focus.
void tell_focus(Step& step, const ListScreen& screen, const std::vector<Item>& rows);

/// Says the row in focus once more. Precondition: a list is on top.
void tell_row(Step& step);

/// Has the picture that the row in focus names heard. Precondition: a list is on top.
void hear_row(Step& step, sounds::board::Picture picture);

/// A command while a list is on top; false if lists do not know it.
bool list_command(Step& step, Command command);

/// Letters typed in a list move to the next row that begins with them, those typed within a second together; one letter
/// again and again goes from row to row. A letter that fits nothing is left out, and any command ends the word. In the
/// list of commands they narrow it.
void type_ahead(Step& step, const std::string& text);

/// Whether a space belongs to the word being typed, as some row goes on with it; else it chooses.
bool is_part_of_word(const Scene& step, const ListScreen& screen);

/// Moves the focus to the row, as a wheel does; a row that is not there is ignored.
void point_at_row(Step& step, std::size_t row);

/// Chooses the row, as a click on it does; a row that is not there is ignored.
void choose_row(Step& step, std::size_t row);

} // namespace session
