// A key map as values: which chords mean which command. Read from TOML by src/shell; help and the key list read it
// here.
#pragma once

#include "src/session/core/command.hpp"

#include <optional>
#include <string>
#include <vector>

namespace session {

/// Keys pressed together, in the words of the key map: `Ctrl+Up`, `Shift+F2`, `Alt+1`, `k`, `Keypad8`, `<`. `Ctrl` and
/// `Shift` stand for the key pressed and let go alone. A sign stands for the text it types, whatever the layout.
struct Chord {
    std::string name;
    auto operator<=>(const Chord&) const = default;
};

/// One meaning of one chord in one key_context.
struct Binding {
    KeyContext key_context;
    Chord chord;
    Command command;
    int number = 1; ///< for the numbered commands, its place in the list; otherwise 1
    bool operator==(const Binding&) const = default;
};

/// What is asked in the line for a move, as players of another program know it.
enum class TypedQuestion {
    Pieces,   ///< where the pieces of a kind and colour are
    Line,     ///< what stands on a file or rank
    Board,    ///< goes back to the board, or to a square of it
    Opponent, ///< who the opponent is
    Clocks,   ///< both players' time
    LastMove,
};

/// A word that asks it; what it is about stands behind.
struct TypedWord {
    std::string word; ///< in small letters
    TypedQuestion question;
    bool operator==(const TypedWord&) const = default;
};

/// What stands in one row of a list of keys: a binding, or a numbered command whose chords differ in their digit only,
/// from the first to the last.
struct KeyRow {
    Binding first;
    std::optional<Binding> last;
};

/// All bindings and typed questions, in the order in which the file tells them: that is the order of the key list.
struct KeyMap {
    std::string name;
    std::vector<Binding> bindings;
    std::string title{}; ///< how players call it
    std::vector<TypedWord> typed{};
    bool operator==(const KeyMap&) const = default;

    /// The bindings of a key_context, in rows.
    std::vector<KeyRow> rows(KeyContext key_context) const;

    /// What a chord means in a key_context: the key_context's own binding, or else the one of `Everywhere`. Null if
    /// nothing.
    const Binding* find(KeyContext key_context, const Chord& chord) const;
    /// The key of the board that asks the same on a list or a line: the board's own or, where letters are typed, with
    /// Alt. Null if it asks for nothing there.
    const Binding* asked_away_from_board(const Chord& chord) const;
    /// The first chord of a command, preferring the key_context's; null if it has none.
    const Chord* chord_for(Command command, KeyContext key_context, int number = 1) const;
};

} // namespace session
