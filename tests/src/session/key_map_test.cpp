#include "src/session/core/key_map.hpp"
#include "tests/support/catch.hpp"

using session::Binding;
using session::Chord;
using session::Command;
using session::KeyContext;
using session::KeyMap;

namespace {

KeyMap sample() {
    return {"sample",
            {{KeyContext::Everywhere, {"F1"}, Command::Help},
             {KeyContext::Everywhere, {"x"}, Command::RepeatLast},
             {KeyContext::Board, {"x"}, Command::ScanLines},
             {KeyContext::Board, {"Up"}, Command::CursorUp},
             {KeyContext::Board, {"Keypad8"}, Command::CursorUp},
             {KeyContext::Board, {"1"}, Command::GoToRank, 1},
             {KeyContext::Board, {"2"}, Command::GoToRank, 2},
             {KeyContext::List, {"Up"}, Command::ItemUp}}};
}

} // namespace

TEST_CASE("A chord means what its context says") {
    const KeyMap keys = sample();
    CHECK(keys.find(KeyContext::Board, {"Up"})->command == Command::CursorUp);
    CHECK(keys.find(KeyContext::List, {"Up"})->command == Command::ItemUp);
    CHECK(keys.find(KeyContext::Board, {"2"})->number == 2);
}

TEST_CASE("A chord its context does not know means what it means everywhere") {
    const KeyMap keys = sample();
    CHECK(keys.find(KeyContext::Text, {"F1"})->command == Command::Help);
    CHECK(keys.find(KeyContext::Board, {"x"})->command == Command::ScanLines);
    CHECK(keys.find(KeyContext::List, {"x"})->command == Command::RepeatLast);
}

TEST_CASE("A chord nobody bound means nothing") {
    const KeyMap keys = sample();
    CHECK(keys.find(KeyContext::Text, {"Up"}) == nullptr);
    CHECK(keys.find(KeyContext::Board, {"Ctrl+Up"}) == nullptr);
}

TEST_CASE("The chord of a command is its first, preferring the present context") {
    KeyMap keys = sample();
    CHECK(keys.chord_for(Command::CursorUp, KeyContext::Board)->name == "Up");
    CHECK(keys.chord_for(Command::GoToRank, KeyContext::Board, 2)->name == "2");
    CHECK(keys.chord_for(Command::Help, KeyContext::Board)->name == "F1");
    keys.bindings.push_back({KeyContext::Board, {"h"}, Command::Help});
    CHECK(keys.chord_for(Command::Help, KeyContext::Board)->name == "h");
    CHECK(keys.chord_for(Command::Help, KeyContext::List)->name == "F1");
}

TEST_CASE("A command without a key has no chord") {
    CHECK(sample().chord_for(Command::Resign, KeyContext::Board) == nullptr);
    CHECK(sample().chord_for(Command::GoToRank, KeyContext::Board, 3) == nullptr);
}

TEST_CASE("Numbered chords that differ in their digit only stand in one row, others in rows of their own") {
    const KeyMap map{"digits",
                     {Binding{KeyContext::Board, Chord{"1"}, Command::GoToRank, 1},
                      Binding{KeyContext::Board, Chord{"2"}, Command::GoToRank, 2},
                      Binding{KeyContext::Board, Chord{"3"}, Command::GoToRank, 3},
                      Binding{KeyContext::Board, Chord{"k"}, Command::NextPiece, 1},
                      Binding{KeyContext::Board, Chord{"q"}, Command::NextPiece, 2},
                      Binding{KeyContext::Everywhere, Chord{"F1"}, Command::Help, 1},
                      Binding{KeyContext::Board, Chord{"Alt+1"}, Command::GoToFile, 1},
                      Binding{KeyContext::Board, Chord{"Ctrl+2"}, Command::GoToFile, 2}}};
    std::vector<std::string> rows;
    for (const session::KeyRow& row : map.rows(KeyContext::Board))
        rows.push_back(row.first.chord.name + (row.last ? " ... " + row.last->chord.name : ""));
    CHECK(rows == std::vector<std::string>{"1 ... 3", "k", "q", "Alt+1", "Ctrl+2"});
}
