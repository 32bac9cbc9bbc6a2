#include "src/shell/keyboard.hpp"

#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace shell {
namespace {

using session::Binding;
using session::Command;
using session::KeyContext;
using session::Message;

constexpr std::array repeating{Command::FasterSpeech,   Command::SlowerSpeech,   Command::HigherVoice,
                               Command::LowerVoice,     Command::LouderSpeech,   Command::SofterSpeech,
                               Command::LouderCues,     Command::SofterCues,     Command::ItemUp,
                               Command::ItemDown,       Command::ItemLess,       Command::ItemMore,
                               Command::EraseCharacter, Command::CursorUp,       Command::CursorDown,
                               Command::CursorLeft,     Command::CursorRight,    Command::CursorUpLeft,
                               Command::CursorUpRight,  Command::CursorDownLeft, Command::CursorDownRight};

struct NamedKey {
    SDL_Keycode code;
    const char* name;
};
constexpr std::array keysym_names{NamedKey{SDLK_UP, "Up"},
                                  NamedKey{SDLK_DOWN, "Down"},
                                  NamedKey{SDLK_LEFT, "Left"},
                                  NamedKey{SDLK_RIGHT, "Right"},
                                  NamedKey{SDLK_HOME, "Home"},
                                  NamedKey{SDLK_END, "End"},
                                  NamedKey{SDLK_PAGEUP, "PageUp"},
                                  NamedKey{SDLK_PAGEDOWN, "PageDown"},
                                  NamedKey{SDLK_RETURN, "Enter"},
                                  NamedKey{SDLK_KP_ENTER, "Enter"},
                                  NamedKey{SDLK_SPACE, "Space"},
                                  NamedKey{SDLK_ESCAPE, "Escape"},
                                  NamedKey{SDLK_BACKSPACE, "Backspace"},
                                  NamedKey{SDLK_DELETE, "Delete"},
                                  NamedKey{SDLK_TAB, "Tab"},
                                  NamedKey{SDLK_APPLICATION, "Menu"},
                                  NamedKey{SDLK_MENU, "Menu"},
                                  NamedKey{SDLK_F1, "F1"},
                                  NamedKey{SDLK_F2, "F2"},
                                  NamedKey{SDLK_F3, "F3"},
                                  NamedKey{SDLK_F4, "F4"},
                                  NamedKey{SDLK_F5, "F5"},
                                  NamedKey{SDLK_F6, "F6"},
                                  NamedKey{SDLK_F7, "F7"},
                                  NamedKey{SDLK_F8, "F8"},
                                  NamedKey{SDLK_F9, "F9"},
                                  NamedKey{SDLK_F10, "F10"},
                                  NamedKey{SDLK_F11, "F11"},
                                  NamedKey{SDLK_F12, "F12"}};

std::string digit(int value) { return std::string(1, static_cast<char>('0' + value)); }

/// Digits stand on these keys in the order 1 ... 9, 0, on the row above the letters as on the keypad.
std::optional<std::string> digit_from(SDL_Scancode one, SDL_Scancode key) {
    if (key < one || key > one + 9) return std::nullopt;
    return digit((key - one + 1) % 10);
}

std::optional<std::string> keypad_word(SDL_Scancode key) {
    if (const auto number = digit_from(SDL_SCANCODE_KP_1, key)) return "Keypad" + *number;
    switch (static_cast<int>(key)) {
    case SDL_SCANCODE_KP_PERIOD: return "Keypad.";
    case SDL_SCANCODE_KP_PLUS: return "Keypad+";
    case SDL_SCANCODE_KP_MINUS: return "Keypad-";
    case SDL_SCANCODE_KP_MULTIPLY: return "Keypad*";
    case SDL_SCANCODE_KP_DIVIDE: return "Keypad/";
    default: return std::nullopt;
    }
}

/// Keys that no key map knows, as they are screen readers' and desktops'.
constexpr std::array keys_of_others{NamedKey{SDLK_INSERT, "Insert"}, NamedKey{SDLK_PRINTSCREEN, "PrintScreen"}};

std::optional<std::string> name_among(std::span<const NamedKey> keys, SDL_Keycode key) {
    const auto named = std::ranges::find(keys, key, &NamedKey::code);
    return named == keys.end() ? std::nullopt : std::optional<std::string>(named->name);
}

/// What the key is called in key maps; empty for keys that no key map knows.
std::optional<std::string> word(const SDL_Keysym& key) {
    if (auto named = name_among(keysym_names, key.sym)) return named;
    if (const auto pad = keypad_word(key.scancode)) return pad;
    if (key.scancode == SDL_SCANCODE_GRAVE) return "LeftOf1";
    if ((key.sym >= SDLK_0 && key.sym <= SDLK_9) || (key.sym >= SDLK_a && key.sym <= SDLK_z))
        return std::string(1, static_cast<char>(key.sym));
    if (const auto number = digit_from(SDL_SCANCODE_1, key.scancode)) return number;
    const bool is_ascii = key.sym < 0x80;
    if (!is_ascii && key.scancode >= SDL_SCANCODE_A && key.scancode <= SDL_SCANCODE_Z)
        return std::string(1, static_cast<char>('a' + (key.scancode - SDL_SCANCODE_A)));
    const bool is_character = key.sym > 0x20 && key.sym != SDLK_DELETE && (key.sym & SDLK_SCANCODE_MASK) == 0;
    if (is_character) return base::text::to_utf8(static_cast<char32_t>(key.sym));
    return std::nullopt;
}

/// The key a single character stands for when it arrives without a key.
Keystroke keystroke_of(const std::string& character) {
    if (character == " ") return {.key = "Space"};
    if (character.size() == 1 && character[0] >= 'A' && character[0] <= 'Z')
        return {.shift = true, .key = std::string(1, static_cast<char>(character[0] - 'A' + 'a'))};
    return {.key = character};
}

bool is_modifier(SDL_Keycode key) {
    return key == SDLK_LCTRL || key == SDLK_RCTRL || key == SDLK_LSHIFT || key == SDLK_RSHIFT || key == SDLK_LALT ||
           key == SDLK_RALT || key == SDLK_LGUI || key == SDLK_RGUI || key == SDLK_MODE || key == SDLK_CAPSLOCK ||
           key == SDLK_NUMLOCKCLEAR;
}

/// Whether this text may be what the key has typed, come late.
bool may_type(const Keystroke& keystroke, const std::string& typed) {
    const std::string on_keypad = "Keypad" + typed;
    const Keystroke by_text = keystroke_of(typed);
    return keystroke.key == by_text.key || keystroke.key == on_keypad;
}

bool has(int modifiers, int wanted) { return (modifiers & wanted) != 0; }

void append(std::vector<Message>& messages, std::vector<Message> more) {
    messages.insert(messages.end(), more.begin(), more.end());
}

} // namespace

bool repeats(Command command) { return std::find(repeating.begin(), repeating.end(), command) != repeating.end(); }

Keyboard::Keyboard(session::KeyMap keys)
    : keys_(std::move(keys)) {}

void Keyboard::use(session::KeyMap keys) { keys_ = std::move(keys); }

std::vector<Message> Keyboard::take(const SDL_Event& event, KeyContext key_context) {
    switch (event.type) {
    case SDL_KEYDOWN: return key_down(event.key, key_context);
    case SDL_KEYUP: return key_up(event.key, key_context);
    case SDL_TEXTINPUT: return text(event.text.text, key_context);
    case SDL_MOUSEBUTTONDOWN: shift_is_alone_ = false; return {};
    case SDL_WINDOWEVENT:
        if (event.window.event != SDL_WINDOWEVENT_FOCUS_LOST) return {};
        shift_is_alone_ = false;
        return release();
    default: return {};
    }
}

std::vector<Message> Keyboard::modifier_down(const SDL_Keysym& key, KeyContext key_context) {
    const bool is_shift = key.sym == SDLK_LSHIFT || key.sym == SDLK_RSHIFT;
    const bool has_both = has(key.mod, KMOD_LSHIFT) && has(key.mod, KMOD_RSHIFT);
    shift_is_alone_ = is_shift && !has_both && !has(key.mod, KMOD_CTRL | KMOD_ALT | KMOD_GUI | KMOD_MODE);
    const bool is_ctrl = key.sym == SDLK_LCTRL || key.sym == SDLK_RCTRL;
    return is_ctrl ? modifier_alone("Ctrl", key_context) : std::vector<Message>{};
}

std::vector<Message> Keyboard::modifier_alone(const char* name, KeyContext key_context) const {
    const session::Chord chord{name};
    const Binding* found = keys_.find(key_context, chord);
    if (found == nullptr) return {};
    return {session::KeyPressed{chord, found->command, found->number}};
}

std::vector<Message> Keyboard::key_down(const SDL_KeyboardEvent& event, KeyContext key_context) {
    const SDL_Keysym& key = event.keysym;
    if (is_modifier(key.sym)) return event.repeat == 0 ? modifier_down(key, key_context) : std::vector<Message>{};
    shift_is_alone_ = false;

    std::vector<Message> messages = settle(key_context);
    const bool is_held = event.repeat != 0 && key.scancode == press_.scancode;
    press_ = {.scancode = key.scancode,
              .is_repeat = event.repeat != 0,
              .command = is_held ? press_.command : std::nullopt,
              .was_text = is_held && press_.was_text};
    text_ = Text::ActsAlone;
    const bool has_ctrl = has(key.mod, KMOD_CTRL);
    const auto stroke = [&](std::string name) {
        return Keystroke{has_ctrl, has(key.mod, KMOD_ALT | KMOD_MODE), has(key.mod, KMOD_SHIFT), std::move(name)};
    };
    if (auto others = name_among(keys_of_others, key.sym)) {
        if (event.repeat == 0) messages.emplace_back(session::OthersKey{chord_of(stroke(std::move(*others)))});
        return messages;
    }
    const std::optional<std::string> name = word(key);
    if (!name) return messages;

    const Keystroke keystroke = stroke(*name);
    const bool has_text = types_text({.key = *name});
    if (has(key.mod, KMOD_GUI)) {
        if (has_text) text_ = Text::IsSpent;
        return messages;
    }
    press_.keystroke = keystroke;
    press_.with_right_alt = has(key.mod, KMOD_RALT | KMOD_MODE) && !has(key.mod, KMOD_LALT);
    if (has_text && waits_for_text(key_context)) {
        text_ = Text::Decides;
        return messages;
    }
    if (has_text && !has_ctrl) text_ = Text::IsSpent;
    append(messages, act(keystroke, key_context));
    return messages;
}

bool Keyboard::waits_for_text(KeyContext key_context) const {
    const Keystroke& keystroke = *press_.keystroke;
    if (press_.with_right_alt) return true;
    if (keystroke.ctrl || keystroke.alt) return false;
    if (key_context == KeyContext::Text) return true;
    if (is_sign(keystroke.key) && !keystroke.shift) return true;
    return binding(keystroke, key_context) == nullptr;
}

std::vector<Message> Keyboard::key_up(const SDL_KeyboardEvent& event, KeyContext key_context) {
    const SDL_Keysym& key = event.keysym;
    if (is_modifier(key.sym)) {
        const bool was_alone = std::exchange(shift_is_alone_, false);
        return was_alone ? modifier_alone("Shift", key_context) : std::vector<Message>{};
    }
    std::vector<Message> messages = held_ && held_->scancode == key.scancode ? release() : std::vector<Message>{};
    if (key.scancode != press_.scancode) return messages;
    append(messages, settle(key_context));
    if (text_ == Text::IsSpent) text_ = Text::MayBeLate;
    return messages;
}

std::vector<Message> Keyboard::settle(KeyContext key_context) {
    if (text_ != Text::Decides) return {};
    text_ = Text::IsSpent;
    if (key_context == KeyContext::Text && types_text(*press_.keystroke)) return {};
    return act(*press_.keystroke, key_context);
}

std::vector<Message> Keyboard::text(const std::string& typed, KeyContext key_context) {
    shift_is_alone_ = false;
    const Text before = std::exchange(text_, Text::ActsAlone);
    if (before == Text::IsSpent) return {};
    if (before == Text::MayBeLate && press_.keystroke && may_type(*press_.keystroke, typed)) return {};
    if (before != Text::Decides) press_ = {};
    if (press_.with_right_alt && typed == press_.keystroke->key) return act(*press_.keystroke, key_context);
    if (key_context == KeyContext::Text) {
        if (press_.is_repeat && !press_.was_text) return {};
        press_.was_text = true;
        return {session::TextTyped{typed}};
    }
    const Keystroke keystroke = keystroke_of(typed);
    if (binding(keystroke, key_context) != nullptr) return act(keystroke, key_context);
    if (press_.is_repeat) return {};
    if (key_context == KeyContext::List) return {session::TextTyped{typed}};
    return act(press_.keystroke && is_letter(press_.keystroke->key) && !press_.with_right_alt ? *press_.keystroke
                                                                                              : keystroke,
               key_context);
}

std::vector<Message> Keyboard::act(const Keystroke& keystroke, KeyContext key_context) {
    const session::Chord chord = chord_of(keystroke);
    const Binding* found = keys_.find(key_context, chord);
    if (found == nullptr) {
        if (press_.is_repeat) return {};
        const auto parsed = parse_chord(chord.name);
        if (std::holds_alternative<Keystroke>(parsed)) return {session::UnknownKey{chord}};
        const bool is_of_others = std::get<ChordFault>(parsed) == ChordFault::Reserved;
        return is_of_others ? std::vector<Message>{session::OthersKey{chord}} : std::vector<Message>{};
    }
    if (press_.is_repeat && (press_.command != found->command || !repeats(found->command))) return {};
    press_.command = found->command;
    if (session::is_held(found->command)) {
        if (held_) return {}; // there is one microphone
        held_ = Held{press_.scancode, found->command};
    }
    return {session::KeyPressed{chord, found->command, found->number}};
}

std::vector<Message> Keyboard::release() {
    const auto held = std::exchange(held_, std::nullopt);
    return held ? std::vector<Message>{session::KeyReleased{held->command}} : std::vector<Message>{};
}

const Binding* Keyboard::binding(const Keystroke& keystroke, KeyContext key_context) const {
    return keys_.find(key_context, chord_of(keystroke));
}

} // namespace shell
