// Synthetic SDL events: what the keyboards of this world send.
#pragma once

#include "src/shell/key_map_file.hpp"
#include "src/shell/keyboard.hpp"
#include "tests/support/catch.hpp"

#include <cstring>
#include <filesystem>
#include <string>
#include <utility>
#include <variant>
#include <vector>

inline const std::filesystem::path keys_folder = KLANGBRETT_DATA_FOLDER "/keys";

/// Klangbrett's own key map.
inline session::KeyMap shipped_keys() {
    const auto result = shell::load_key_map(keys_folder / "klangbrett.toml");
    if (const auto* wrong = std::get_if<base::toml::DataFault>(&result)) FAIL(base::toml::describe(*wrong));
    return std::get<session::KeyMap>(result);
}

/// A key as a layout has it: where it is and what it is called there.
struct Key {
    SDL_Scancode scancode;
    SDL_Keycode sym;
};

/// Somebody typing, and everything the session was told of it, a line each: `key CHORD command NUMBER`, `unknown
/// CHORD`, `text TEXT`.
class Typist {
public:
    explicit Typist(session::KeyContext key_context)
        : keyboard_(shipped_keys())
        , context_(key_context) {}

    void down(Key key, int modifiers = KMOD_NONE, bool repeat = false) { send(SDL_KEYDOWN, key, modifiers, repeat); }
    void up(Key key, int modifiers = KMOD_NONE) { send(SDL_KEYUP, key, modifiers, false); }
    void text(const std::string& typed) {
        SDL_Event event{};
        event.type = SDL_TEXTINPUT;
        std::strncpy(event.text.text, typed.c_str(), sizeof event.text.text - 1);
        hear(event);
    }
    void click() {
        SDL_Event event{};
        event.type = SDL_MOUSEBUTTONDOWN;
        hear(event);
    }
    void window(SDL_WindowEventID what) {
        SDL_Event event{};
        event.type = SDL_WINDOWEVENT;
        event.window.event = static_cast<Uint8>(what);
        hear(event);
    }
    /// A key pressed and let go, and the text it types.
    void press(Key key, int modifiers = KMOD_NONE, const std::string& typed = "") {
        down(key, modifiers);
        if (!typed.empty()) text(typed);
        up(key, modifiers);
    }
    void go_to(session::KeyContext key_context) { context_ = key_context; }

    /// What was told since it was asked last.
    std::vector<std::string> told() { return std::exchange(told_, {}); }

private:
    void send(Uint32 type, Key key, int modifiers, bool repeat) {
        SDL_Event event{};
        event.type = type;
        event.key.keysym = {key.scancode, key.sym, static_cast<Uint16>(modifiers), 0};
        event.key.repeat = repeat ? 1 : 0;
        hear(event);
    }
    void hear(const SDL_Event& event) {
        for (const session::Message& message : keyboard_.take(event, context_)) {
            if (const auto* pressed = std::get_if<session::KeyPressed>(&message))
                told_.push_back("key " + pressed->chord.name + " " + std::string(session::name(pressed->command)) +
                                " " + std::to_string(pressed->number));
            else if (const auto* unknown = std::get_if<session::UnknownKey>(&message))
                told_.push_back("unknown " + unknown->chord.name);
            else if (const auto* others = std::get_if<session::OthersKey>(&message))
                told_.push_back("others " + others->chord.name);
            else if (const auto* typed = std::get_if<session::TextTyped>(&message))
                told_.push_back("text " + typed->text);
            else if (const auto* released = std::get_if<session::KeyReleased>(&message))
                told_.push_back("released " + std::string(session::name(released->command)));
            else
                told_.push_back("something else");
        }
    }

    shell::Keyboard keyboard_;
    session::KeyContext context_;
    std::vector<std::string> told_;
};
