#include "src/shell/binding_rules.hpp"
#include "src/shell/key_map_file.hpp"
#include "tests/support/catch.hpp"

#include <string>
#include <vector>

using base::toml::DataFault;
using session::Command;
using session::KeyContext;
using session::KeyMap;

namespace {

KeyMap read(const std::string& text) {
    const auto result = shell::read_key_map(text, "keys/own.toml");
    if (const DataFault* fault = std::get_if<DataFault>(&result)) FAIL(base::toml::describe(*fault));
    return std::get<KeyMap>(result);
}

DataFault fault(const std::string& text) {
    const auto result = shell::read_key_map(text, "own.toml");
    REQUIRE(std::holds_alternative<DataFault>(result));
    return std::get<DataFault>(result);
}

KeyMap shipped() {
    const auto result = shell::load_key_map(KLANGBRETT_DATA_FOLDER "/keys/klangbrett.toml");
    if (const DataFault* wrong = std::get_if<DataFault>(&result)) FAIL(base::toml::describe(*wrong));
    return std::get<KeyMap>(result);
}

} // namespace

TEST_CASE("A key map keeps the order of its text, and takes its name from its file") {
    const KeyMap keys =
        read("[board]\nresign = ['Ctrl+r']\ncursor_up = ['Up', 'Keypad8']\n[everywhere]\nhelp = ['F1']\n");
    CHECK(keys.name == "own");
    CHECK(keys.bindings == std::vector<session::Binding>{{KeyContext::Board, {"Ctrl+r"}, Command::Resign},
                                                         {KeyContext::Board, {"Up"}, Command::CursorUp},
                                                         {KeyContext::Board, {"Keypad8"}, Command::CursorUp},
                                                         {KeyContext::Everywhere, {"F1"}, Command::Help}});
}

TEST_CASE("The place in the list is the number of a numbered command") {
    const KeyMap keys = read("[board.numbered]\nnext_piece = ['k', 'q', 'r', 'b', 'n', 'p']\n");
    CHECK(keys.find(KeyContext::Board, {"k"})->number == 1);
    CHECK(keys.find(KeyContext::Board, {"p"})->number == 6);
}

TEST_CASE("The same chord may mean different things in a list and on the board") {
    const KeyMap keys = read("[list]\nitem_up = ['Up']\n[board]\ncursor_up = ['Up']\n");
    CHECK(keys.find(KeyContext::List, {"Up"})->command == Command::ItemUp);
    CHECK(keys.find(KeyContext::Board, {"Up"})->command == Command::CursorUp);
}

TEST_CASE("A key map has a title, or its name for one") {
    CHECK(read("[board]\nhere = ['o']\n").title == "own");
    CHECK(read("title = 'My own'\n[board]\nhere = ['o']\n").title == "My own");
}

TEST_CASE("A key map with a parent has its bindings, but for what it binds itself") {
    const auto parents = [](const std::string& name) {
        CHECK(name == "other");
        return shell::read_key_map("[everywhere]\nhelp = ['F1', '?']\n[board]\nhere = ['o']\nclocks = ['t', 'F2']\n"
                                   "last_move = ['l']\n",
                                   "other.toml");
    };
    const auto result =
        shell::read_key_map("parent = 'other'\n[board]\nwhy = ['y']\nhere = ['t', '?']\n", "own.toml", parents);
    CHECK(std::get<KeyMap>(result).bindings ==
          std::vector<session::Binding>{{KeyContext::Everywhere, {"F1"}, Command::Help},
                                        {KeyContext::Board, {"t"}, Command::Here},
                                        {KeyContext::Board, {"?"}, Command::Here},
                                        {KeyContext::Board, {"F2"}, Command::Clocks},
                                        {KeyContext::Board, {"l"}, Command::LastMove},
                                        {KeyContext::Board, {"y"}, Command::Why}});
}

TEST_CASE("What holds everywhere may have a chord of its own in one place") {
    const KeyMap keys = read("[everywhere]\nhelp = ['F5']\n[list]\nhelp = ['F1']\n[board]\nhere = ['F1']\n");
    CHECK(keys.find(KeyContext::List, {"F1"})->command == Command::Help);
    CHECK(keys.find(KeyContext::Board, {"F1"})->command == Command::Here);
    CHECK(keys.chord_for(Command::Help, KeyContext::List)->name == "F1");
    CHECK(keys.chord_for(Command::Help, KeyContext::Board)->name == "F5");
}

TEST_CASE("What is no TOML is told with its line") {
    const DataFault wrong = fault("[board]\nresign = [\n");
    CHECK(wrong.file == "own.toml");
    CHECK(wrong.line.has_value());
    CHECK_FALSE(wrong.key.has_value());
}

TEST_CASE("A fault names file, line and key, and says what was expected") {
    struct Case {
        std::string text;
        std::uint32_t line;
        std::string key;
        std::string expected;
    };
    const Case each = GENERATE(values<Case>({
        {"[bord]\nresign = ['Ctrl+r']", 1, "bord", "one of the tables everywhere, list, text, board, typed"},
        {"parent = 'x'", 1, "parent", "no parent: a parent has none itself"},
        {"title = 5", 1, "title", "one of the tables everywhere, list, text, board, typed"},
        {"name = 'x'", 1, "name", "one of the tables everywhere, list, text, board, typed"},
        {"[board]\n\nfly = ['y']", 3, "board.fly", "the name of a command"},
        {"[list]\nresign = ['Ctrl+r']", 2, "list.resign", "in the table board"},
        {"[everywhere]\nresign = ['Ctrl+r']", 2, "everywhere.resign", "in the table board"},
        {"[board]\ngo_to_rank = ['1']", 2, "board.go_to_rank", "in the table numbered"},
        {"[board.numbered]\nresign = ['Ctrl+r']", 2, "board.numbered.resign", "outside the table numbered"},
        {"[board.numbered]\nnext_piece = ['k', 'q']", 2, "board.numbered.next_piece", "6 chords, one for each number"},
        {"[board]\nresign = 'Ctrl+r'", 2, "board.resign", "a list of chords in quotes"},
        {"[board]\nresign = []", 2, "board.resign", "a list of chords in quotes"},
        {"[board]\nresign = [5]", 2, "board.resign", "a chord in quotes"},
        {"[board]\nresign = [\n'Ctrl+r',\n'Hyper+r']", 4, "board.resign",
         "a chord such as Ctrl+Up, Shift+k, Keypad8 or ?, which 'Hyper+r' is not"},
        {"[board]\nresign = ['F10']", 2, "board.resign",
         "a chord that no screen reader or desktop owns, as they own 'F10'"},
        {"[text]\nread_text = ['r']", 2, "text.read_text", "a key that types no text, which 'r' does"},
        {"[board]\nhere = ['o']\nresign = ['o']", 3, "board.resign",
         "a chord that is free, but 'o' is bound to board.here"},
        {"[board]\nhere = ['o', 'o']", 2, "board.here", "a chord that is free, but 'o' is bound to board.here"},
        {"[everywhere]\nhelp = ['h']\n[board]\nhere = ['h']", 4, "board.here",
         "a chord that is free, but 'h' is bound to everywhere.help"},
        {"[list]\nback = ['h']\n[everywhere]\nhelp = ['h']", 4, "everywhere.help",
         "a chord that is free, but 'h' is bound to list.back"},
    }));
    INFO(each.text);
    CHECK(fault(each.text) == DataFault{"own.toml", each.line, each.key, each.expected});
}

TEST_CASE("A fault is told in one line") {
    CHECK(base::toml::describe({"own.toml", 3, "board.fly", "the name of a command"}) ==
          "own.toml:3: board.fly: expected the name of a command");
    CHECK(base::toml::describe({"own.toml", std::nullopt, std::nullopt, "a key map"}) ==
          "own.toml: expected a key map");
}

TEST_CASE("A key map that is not there is a fault") {
    const auto result = shell::load_key_map("/nowhere/own.toml");
    CHECK(std::get<DataFault>(result) == DataFault{"/nowhere/own.toml", std::nullopt, std::nullopt, "a readable file"});
}

TEST_CASE("Klangbrett's own key map binds every command, each of its numbers") {
    const KeyMap keys = shipped();
    CHECK(keys.name == "klangbrett");
    for (int place = 0; place <= static_cast<int>(Command::GameMenu); ++place) {
        const Command command = static_cast<Command>(place);
        for (int number = 1; number <= static_cast<int>(shell::numbers(command).value_or(1)); ++number) {
            INFO(session::name(command) << " " << number);
            CHECK(keys.chord_for(command, shell::home(command), number) != nullptr);
        }
    }
}

TEST_CASE("The letters of lichess mean on the board what they mean there") {
    const KeyMap keys = shipped();
    const auto on_board = [&](const char* chord) { return keys.find(KeyContext::Board, {chord})->command; };
    CHECK(on_board("o") == Command::Here);
    CHECK(on_board("l") == Command::LastMove);
    CHECK(on_board("c") == Command::LastCapture);
    CHECK(on_board("t") == Command::Clocks);
    CHECK(on_board("m") == Command::PieceMoves);
    CHECK(on_board("Shift+m") == Command::PieceCaptures);
    CHECK(on_board("x") == Command::ScanLines);
    CHECK(on_board("Alt+x") == Command::ScanDiagonals);
    CHECK(on_board("f") == Command::FlipBoard);
    CHECK(on_board("i") == Command::TypeMove);
}

TEST_CASE("Nothing that ends a game is a single letter") {
    const KeyMap keys = shipped();
    for (const Command command : {Command::Resign, Command::OfferDraw, Command::Quit})
        CHECK(keys.chord_for(command, shell::home(command))->name.starts_with("Ctrl+"));
}

TEST_CASE("What is typed as text has a key without text as well") {
    const KeyMap keys = shipped();
    for (const char* chord :
         {"Ctrl+Left", "Ctrl+Right", "Ctrl+Home", "Ctrl+End", "Ctrl+PageUp", "Ctrl+PageDown", "Ctrl+F1"})
        CHECK(keys.find(KeyContext::Text, {chord}) != nullptr);
}

TEST_CASE("Words for questions that are typed are read, and refused where they are none") {
    const KeyMap map = read("[typed]\npieces = [\"p\", \"piece\"]\nboard = [\"b\"]\n");
    CHECK(map.typed == std::vector<session::TypedWord>{{"p", session::TypedQuestion::Pieces},
                                                       {"piece", session::TypedQuestion::Pieces},
                                                       {"b", session::TypedQuestion::Board}});
    CHECK(shipped().typed.empty());
    CHECK(fault("[typed]\nwhere = [\"p\"]\n").expected == "pieces, line, board, opponent, clocks or last_move");
    CHECK(fault("[typed]\npieces = [\"P N\"]\n").expected == "a word of small letters in quotes");
    CHECK(fault("[typed]\npieces = []\n").expected == "a list of words in quotes");
    CHECK(fault("[typed]\npieces = [\"p\"]\nline = [\"p\"]\n").key == "typed.line");
}

TEST_CASE("A key map has the typed words of its parent, but for those it gives another meaning") {
    using session::TypedQuestion;
    const auto parents = [](const std::string&) {
        return shell::read_key_map("[typed]\npieces = ['p']\nline = ['s']\nboard = ['b']\n", "first.toml");
    };
    const auto loaded =
        shell::read_key_map("parent = 'first'\n[typed]\nline = ['x']\nopponent = ['b']\n", "own.toml", parents);
    CHECK(std::get<session::KeyMap>(loaded).typed == std::vector<session::TypedWord>{{"p", TypedQuestion::Pieces},
                                                                                     {"x", TypedQuestion::Line},
                                                                                     {"b", TypedQuestion::Opponent}});
}
