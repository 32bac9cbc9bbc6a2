#include "src/session/core/key_map.hpp"
#include "tests/support/catch.hpp"

using session::Binding;
using session::Chord;
using session::Command;
using session::Context;
using session::KeyMap;

namespace {

KeyMap sample() {
    return {"sample",
            {{Context::Everywhere, {"F1"}, Command::Help},
             {Context::Everywhere, {"x"}, Command::RepeatLast},
             {Context::Board, {"x"}, Command::ScanLines},
             {Context::Board, {"Up"}, Command::CursorUp},
             {Context::Board, {"Keypad8"}, Command::CursorUp},
             {Context::Board, {"1"}, Command::GoToRank, 1},
             {Context::Board, {"2"}, Command::GoToRank, 2},
             {Context::List, {"Up"}, Command::ItemUp}}};
}

} // namespace

TEST_CASE("A chord means what its context says") {
    const KeyMap keys = sample();
    CHECK(keys.find(Context::Board, {"Up"})->command == Command::CursorUp);
    CHECK(keys.find(Context::List, {"Up"})->command == Command::ItemUp);
    CHECK(keys.find(Context::Board, {"2"})->number == 2);
}

TEST_CASE("A chord its context does not know means what it means everywhere") {
    const KeyMap keys = sample();
    CHECK(keys.find(Context::Text, {"F1"})->command == Command::Help);
    CHECK(keys.find(Context::Board, {"x"})->command == Command::ScanLines);
    CHECK(keys.find(Context::List, {"x"})->command == Command::RepeatLast);
}

TEST_CASE("A chord nobody bound means nothing") {
    const KeyMap keys = sample();
    CHECK(keys.find(Context::Text, {"Up"}) == nullptr);
    CHECK(keys.find(Context::Board, {"Ctrl+Up"}) == nullptr);
}

TEST_CASE("The chord of a command is its first, preferring the present context") {
    KeyMap keys = sample();
    CHECK(keys.chord_for(Command::CursorUp, Context::Board)->name == "Up");
    CHECK(keys.chord_for(Command::GoToRank, Context::Board, 2)->name == "2");
    CHECK(keys.chord_for(Command::Help, Context::Board)->name == "F1");
    keys.bindings.push_back({Context::Board, {"h"}, Command::Help});
    CHECK(keys.chord_for(Command::Help, Context::Board)->name == "h");
    CHECK(keys.chord_for(Command::Help, Context::List)->name == "F1");
}

TEST_CASE("A command without a key has no chord") {
    CHECK(sample().chord_for(Command::Resign, Context::Board) == nullptr);
    CHECK(sample().chord_for(Command::GoToRank, Context::Board, 3) == nullptr);
}

TEST_CASE("Numbered chords that differ in their digit only stand in one row, others in rows of their own") {
    const KeyMap map{"digits",
                     {Binding{Context::Board, Chord{"1"}, Command::GoToRank, 1},
                      Binding{Context::Board, Chord{"2"}, Command::GoToRank, 2},
                      Binding{Context::Board, Chord{"3"}, Command::GoToRank, 3},
                      Binding{Context::Board, Chord{"k"}, Command::NextPiece, 1},
                      Binding{Context::Board, Chord{"q"}, Command::NextPiece, 2},
                      Binding{Context::Everywhere, Chord{"F1"}, Command::Help, 1},
                      Binding{Context::Board, Chord{"Alt+1"}, Command::GoToFile, 1},
                      Binding{Context::Board, Chord{"Ctrl+2"}, Command::GoToFile, 2}}};
    std::vector<std::string> rows;
    for (const session::KeyRow& row : map.rows(Context::Board))
        rows.push_back(row.first.chord.name + (row.last ? " ... " + row.last->chord.name : ""));
    CHECK(rows == std::vector<std::string>{"1 ... 3", "k", "q", "Alt+1", "Ctrl+2"});
}
