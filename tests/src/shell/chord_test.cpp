#include "src/shell/chord.hpp"
#include "tests/support/catch.hpp"

using shell::ChordFault;
using shell::Keystroke;

TEST_CASE("A chord is taken apart and put together again") {
    const std::string name = GENERATE("k", "Shift+k", "Ctrl+q", "Up", "Ctrl+Shift+Up", "Alt+1", "Shift+F2", "<", "-",
                                      "Shift+-", "+", "Shift++", "Ctrl+Alt+Shift+F5", "Keypad8", "Keypad+",
                                      "Shift+Keypad-", "Menu", "Space", "\\", "§", "Ctrl", "Shift");
    INFO(name);
    const auto parsed = shell::parse_chord(name);
    REQUIRE(std::holds_alternative<Keystroke>(parsed));
    CHECK(shell::chord_of(std::get<Keystroke>(parsed)).name == name);
}

TEST_CASE("The parts of a chord") {
    CHECK(std::get<Keystroke>(shell::parse_chord("Ctrl+Shift+Up")) == Keystroke{true, false, true, "Up"});
    CHECK(std::get<Keystroke>(shell::parse_chord("Shift++")) == Keystroke{false, false, true, "+"});
    CHECK(std::get<Keystroke>(shell::parse_chord("Ctrl")) == Keystroke{false, false, false, "Ctrl"});
}

TEST_CASE("What is not written as a chord is none") {
    const char* name = GENERATE("", "K", "Shift+K", "Shift+Ctrl+k", "Ctrl+", "Alt", "Ctrl+Shift", "up", "F13", "KP8",
                                "ab", " ", "Keypad", "Meta+k", "\t");
    INFO(name);
    CHECK(shell::parse_chord(name) == std::variant<Keystroke, ChordFault>(ChordFault::Unknown));
}

TEST_CASE("What screen readers and desktops own is refused") {
    const char* name =
        GENERATE("Insert", "CapsLock", "Super", "Keypad0", "Insert+k", "Super+k", "Ctrl+Insert", "CapsLock+F1",
                 "Ctrl+Alt+k", "Ctrl+Alt+Shift+k", "Alt+Home", "Alt+F4", "F10", "Ctrl+Super+k", "Shift+Keypad0");
    INFO(name);
    CHECK(shell::parse_chord(name) == std::variant<Keystroke, ChordFault>(ChordFault::Reserved));
}

TEST_CASE("What lies beside the reserved chords is free") {
    const char* name = GENERATE("Shift+F10", "Ctrl+Alt+1", "Home", "Ctrl+Home", "F4", "Ctrl+F4", "Keypad1", "Alt+k");
    INFO(name);
    CHECK(std::holds_alternative<Keystroke>(shell::parse_chord(name)));
}

TEST_CASE("Letters, digits, signs, the space and the keypad type text unless Ctrl or Alt is held") {
    const auto types = [](const char* name) {
        return shell::types_text(std::get<Keystroke>(shell::parse_chord(name)));
    };
    for (const char* name : {"k", "Shift+k", "1", "?", "Space", "Keypad5"}) CHECK(types(name));
    for (const char* name : {"Ctrl+k", "Alt+1", "Up", "F1", "Enter", "Ctrl", "Shift", "Backspace"})
        CHECK_FALSE(types(name));
}
