#include "src/shell/key_map_file.hpp"
#include "src/shell/taken.hpp"
#include "tests/src/shell/typist.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

using base::toml::DataFault;
using session::Chord;
using session::Command;
using session::KeyContext;
using session::KeyMap;
using shell::Taken;

namespace {

template <typename Good>
Good good(std::variant<Good, DataFault> read) {
    if (const auto* fault = std::get_if<DataFault>(&read)) FAIL(base::toml::describe(*fault));
    return std::get<Good>(std::move(read));
}

std::vector<KeyMap> maps() { return good(shell::load_key_maps(keys_folder)); }
Taken taken() { return good(shell::load_taken(keys_folder / "taken")); }
const KeyMap& named(const std::vector<KeyMap>& all, const std::string& name) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const KeyMap& map) { return map.name == name; });
    REQUIRE(found != all.end());
    return *found;
}

/// A folder of key maps of one's own, with what is taken as it is shipped.
class Folder {
public:
    Folder() { std::filesystem::copy(keys_folder, folder_.path(), std::filesystem::copy_options::recursive); }

    std::filesystem::path write(const std::string& name, const std::string& text) const {
        std::ofstream(folder_ / name) << text;
        return folder_ / name;
    }

private:
    tests::TemporaryFolder folder_;
};

} // namespace

TEST_CASE("There is a key map for whoever comes from another program") {
    const auto all = maps();
    const auto title = [&all](const char* name) { return named(all, name).title; };
    CHECK(title("klangbrett") == "Klangbrett");
    CHECK(title("lichess") == "lichess");
    CHECK(title("winboard") == "WinBoard for JAWS");
    CHECK(title("chessmart") == "Chessmart");
}

TEST_CASE("In every key map every command has a chord that no screen reader or desktop owns") {
    for (const KeyMap& map : maps()) {
        const auto fault = shell::unreachable(map, taken(), map.name);
        INFO((fault ? base::toml::describe(*fault) : ""));
        CHECK_FALSE(fault.has_value());
    }
}

TEST_CASE("The chord help names is never the screen reader's") {
    const Taken others = taken();
    for (const KeyMap& map : maps())
        for (const KeyContext key_context : {KeyContext::List, KeyContext::Text, KeyContext::Board})
            for (const shell::Wish& wish : shell::wishes(key_context)) {
                const Chord* chord = map.chord_for(wish.command, key_context, wish.number);
                REQUIRE(chord != nullptr);
                INFO(map.name << ": " << session::name(wish.command) << " " << chord->name);
                CHECK_FALSE(others.owner_of(*chord).has_value());
            }
}

TEST_CASE("Whose keys are whose") {
    const Taken others = taken();
    const auto owner = [&others](const char* chord) { return others.owner_of({chord}).value_or("nobody"); };
    CHECK(owner("Insert+t") == "JAWS"); // the first of those who hold it
    CHECK(owner("CapsLock") == "JAWS");
    CHECK(owner("Super+l") == "the desktop");
    CHECK(owner("Alt+F4") == "the desktop");
    CHECK(owner("Ctrl+Alt+k") == "the desktop");
    CHECK(owner("Keypad.") == "JAWS");
    CHECK(owner("Keypad7") == "JAWS");
    CHECK(owner("Shift+Keypad7") == "NVDA");
    CHECK(owner("Keypad") == "nobody");
    CHECK(owner("Insertion") == "nobody");
    CHECK(owner("Shift+F10") == "nobody");
    for (const char* name : {"NVDA", "JAWS", "Orca", "the desktop"})
        CHECK(std::any_of(others.owners.begin(), others.owners.end(),
                          [name](const shell::Owner& each) { return each.name == name && !each.held.empty(); }));
}

TEST_CASE("What no key map may bind at all belongs to somebody") {
    const Taken others = taken();
    for (const char* chord : {"Insert", "CapsLock", "Super", "Keypad0", "F10", "Alt+F4", "Alt+Home", "Ctrl+Alt+a"})
        CHECK(others.owner_of({chord}).has_value());
}

TEST_CASE("A key map that leaves a command to a chord of others does not load") {
    const Folder folder;
    const auto file = folder.write("mine.toml", "parent = 'klangbrett'\n[board]\nmaterial = ['Keypad*', 'Alt+F5']\n");
    CHECK(std::get<DataFault>(shell::load_key_map(file)) ==
          DataFault{file.string(), std::nullopt, "board.material", "a chord that no screen reader or desktop owns"});
}

TEST_CASE("A key map that takes another command's only chord does not load") {
    const Folder folder;
    const auto file = folder.write("mine.toml", "parent = 'klangbrett'\n[board]\nmaterial = ['k']\n");
    CHECK(std::get<DataFault>(shell::load_key_map(file)).key == "board.next_piece 1");
}

TEST_CASE("A parent that is not there, or has one itself, is told") {
    const Folder folder;
    const auto orphan = folder.write("orphan.toml", "parent = 'nobody'\n");
    CHECK(std::get<DataFault>(shell::load_key_map(orphan)).expected == "a readable file");
    const auto grandchild = folder.write("grandchild.toml", "parent = 'lichess'\n");
    const auto fault = std::get<DataFault>(shell::load_key_map(grandchild));
    CHECK(fault.key == "parent");
    CHECK(fault.expected == "no parent: a parent has none itself");
}

TEST_CASE("What is wrong in a file of taken keys is told with its line, and a key map loads without it") {
    const Folder folder;
    const std::filesystem::path taken_file =
        folder.write("taken/other.toml", "owner = 'Other'\n[desktop]\nchords = ['F5', 5]\n");
    const auto file = folder.write("mine.toml", "parent = 'klangbrett'\n");
    CHECK(std::holds_alternative<session::KeyMap>(shell::load_key_map(file)));
    const auto fault = std::get<DataFault>(shell::load_taken(taken_file.parent_path()));
    CHECK(fault.line == 3);
    CHECK(fault.key == "desktop.chords");
    CHECK(fault.expected == "a chord in quotes");
}

TEST_CASE("Players of other programs find their keys") {
    const auto all = maps();
    const auto means = [&all](const char* map, const char* chord) {
        const auto* binding = named(all, map).find(KeyContext::Board, {chord});
        return binding == nullptr ? "nothing" : std::string(session::name(binding->command));
    };
    CHECK(means("lichess", "Shift+x") == "scan_lines");
    CHECK(means("lichess", "Shift+a") == "previous_position");
    CHECK(means("lichess", "o") == "here");
    CHECK(means("winboard", "Alt+t") == "clocks");
    CHECK(means("winboard", "Alt+m") == "last_move");
    CHECK(means("winboard", "Alt+x") == "whose_turn");
    CHECK(means("winboard", "Alt+p") == "all_pieces");
    CHECK(means("winboard", "Alt+w") == "white_pieces");
    CHECK(means("winboard", "Alt+b") == "black_pieces");
    CHECK(means("winboard", "Alt+s") == "here");
    CHECK(means("winboard", "Alt+d") == "attackers");
    CHECK(means("winboard", "Space") == "lift_or_place");
    CHECK(means("chessmart", "F1") == "my_pieces");
    CHECK(means("chessmart", "Shift+F1") == "their_pieces");
    CHECK(means("chessmart", "F5") == "help");
    CHECK(named(all, "chessmart").find(KeyContext::List, {"F1"})->command == Command::Help);
}
