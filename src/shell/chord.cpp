#include "src/shell/chord.hpp"

#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>

namespace shell {
namespace {

using namespace std::string_view_literals;

constexpr std::array named_keys{"Up"sv,       "Down"sv,  "Left"sv,  "Right"sv,  "Home"sv,      "End"sv,    "PageUp"sv,
                                "PageDown"sv, "Enter"sv, "Space"sv, "Escape"sv, "Backspace"sv, "Delete"sv, "Tab"sv,
                                "Menu"sv,     "F1"sv,    "F2"sv,    "F3"sv,     "F4"sv,        "F5"sv,     "F6"sv,
                                "F7"sv,       "F8"sv,    "F9"sv,    "F10"sv,    "F11"sv,       "F12"sv};
constexpr std::array keypad_keys{"Keypad0"sv, "Keypad1"sv, "Keypad2"sv, "Keypad3"sv, "Keypad4"sv,
                                 "Keypad5"sv, "Keypad6"sv, "Keypad7"sv, "Keypad8"sv, "Keypad9"sv,
                                 "Keypad."sv, "Keypad+"sv, "Keypad-"sv, "Keypad*"sv, "Keypad/"sv};
constexpr std::string_view left_of_1 = "LeftOf1";
const std::array<std::string, 4> reserved_keys{"Insert", "CapsLock", "Super", "Keypad0"};

template <typename Words>
bool is_among(const Words& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool take(std::string_view& name, std::string_view modifier) {
    if (!name.starts_with(modifier) || name.size() == modifier.size()) return false;
    name.remove_prefix(modifier.size());
    return true;
}

bool takes_a_reserved_key(std::string_view name) {
    return std::any_of(reserved_keys.begin(), reserved_keys.end(), [&](const std::string& key) {
        return name == key || name.ends_with("+" + key) || name.find(key + "+") != std::string_view::npos;
    });
}

/// Chords of free keys that belong to others all the same.
bool is_taken(const Keystroke& stroke) {
    const bool plain = !stroke.ctrl && !stroke.alt && !stroke.shift;
    if (plain) return stroke.key == "F10";
    if (stroke.ctrl && stroke.alt) return is_letter(stroke.key);
    return stroke.alt && !stroke.ctrl && !stroke.shift && (stroke.key == "Home" || stroke.key == "F4");
}

} // namespace

bool is_letter(std::string_view key) { return key.size() == 1 && key[0] >= 'a' && key[0] <= 'z'; }

bool is_digit(std::string_view key) { return key.size() == 1 && key[0] >= '0' && key[0] <= '9'; }

bool is_sign(std::string_view key) {
    if (key.empty() || base::text::first_character(key) != key.size() || is_letter(key) || is_digit(key)) return false;
    const bool is_control = key.size() == 1 && (static_cast<unsigned char>(key[0]) <= 0x20U || key[0] == 0x7F);
    return !is_control && !(key.size() == 1 && key[0] >= 'A' && key[0] <= 'Z');
}

std::variant<Keystroke, ChordFault> parse_chord(std::string_view name) {
    if (takes_a_reserved_key(name)) return ChordFault::Reserved;
    if (name == "Ctrl" || name == "Shift") return Keystroke{.key = std::string(name)};
    Keystroke stroke;
    stroke.ctrl = take(name, "Ctrl+");
    stroke.alt = take(name, "Alt+");
    stroke.shift = take(name, "Shift+");
    stroke.key = name;
    const bool is_known = is_letter(name) || is_digit(name) || is_sign(name) || name == left_of_1 ||
                          is_among(named_keys, name) || is_among(keypad_keys, name);
    if (!is_known) return ChordFault::Unknown;
    if (is_taken(stroke)) return ChordFault::Reserved;
    return stroke;
}

session::Chord chord_of(const Keystroke& keystroke) {
    std::string name;
    if (keystroke.ctrl) name += "Ctrl+";
    if (keystroke.alt) name += "Alt+";
    if (keystroke.shift) name += "Shift+";
    return {name + keystroke.key};
}

bool types_text(const Keystroke& keystroke) {
    if (keystroke.ctrl || keystroke.alt) return false;
    return is_letter(keystroke.key) || is_digit(keystroke.key) || is_sign(keystroke.key) || keystroke.key == "Space" ||
           keystroke.key == left_of_1 || is_among(keypad_keys, keystroke.key);
}

} // namespace shell
