// The words of chords, as key maps write them and the keyboard produces them.
//
// A chord is `Ctrl+`, `Alt+`, `Shift+`, as many of them as are held and in this order, and then one key:
//   a letter            a ... z, the key with that letter on it
//   a digit             0 ... 9 of the row above the letters
//   a sign              one character which is neither: the text that is typed, whatever keys type it
//   a named key         Up Down Left Right Home End PageUp PageDown Enter Space Escape Backspace Delete Tab Menu
//                       F1 ... F12
//   LeftOf1             the key left of the 1, under Escape, whatever it types
//   a key of the pad    Keypad0 ... Keypad9 Keypad. Keypad+ Keypad- Keypad* Keypad/, whatever NumLock says
// or `Ctrl` or `Shift` by itself: that key pressed and let go with nothing between. Ctrl acts as soon as it is down.
// With a modifier, a sign is the key it stands on without Shift: `Shift+-` is the key of the minus sign with Shift.
#pragma once

#include "src/session/core/key_map.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace shell {

/// A chord taken apart.
struct Keystroke {
    bool ctrl = false;
    bool alt = false;
    bool shift = false;
    std::string key; ///< the word of the key, `Up`, `k`, `<`
    bool operator==(const Keystroke&) const = default;
};

/// Why a word is no chord to bind.
enum class ChordFault {
    Unknown,  ///< not written as chords are written
    Reserved, ///< belongs to screen readers, browsers or desktops, and never arrives or never should
};

/// Reads the name of a chord.
std::variant<Keystroke, ChordFault> parse_chord(std::string_view name);

/// The name of a chord; parse_chord reads it back, unless it is reserved.
session::Chord chord_of(const Keystroke& keystroke);

/// Whether pressing it where a line is typed types a character, so that it cannot be a command there.
bool types_text(const Keystroke& keystroke);

/// Whether the word is one of a letter, a digit, or a sign.
bool is_letter(std::string_view key);
bool is_digit(std::string_view key);
bool is_sign(std::string_view key);

} // namespace shell
