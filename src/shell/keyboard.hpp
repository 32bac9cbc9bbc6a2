// From SDL's key and text events to what the session is told.
//
// Letters, digits and named keys act when they go down, by what their key is called in the layout in use; where that is
// not a Latin letter or a digit, by where the key is. Signs act by the text they type, whatever keys type it. A key
// that brings both events acts once. Text may also come without a key (input methods, keys remapped on the fly).
#pragma once

#include "src/session/core/key_map.hpp"
#include "src/session/core/message.hpp"
#include "src/shell/chord.hpp"

#include <SDL.h>

#include <optional>
#include <string>
#include <vector>

namespace shell {

/// Whether a command goes on while its key is held down.
bool repeats(session::Command command);

/// Follows the keyboard. Keeps only what is needed to tell one press from the next; knows no window.
class Keyboard {
public:
    explicit Keyboard(session::KeyMap keys);

    /// Which keys mean what, from now on; what is held stays held.
    void use(session::KeyMap keys);

    /// What an event means to the session where it comes from that key_context; mostly nothing or one message. Events
    /// that do not concern the keyboard mean nothing here, but may end a press of Shift by itself.
    std::vector<session::Message> take(const SDL_Event& event, session::KeyContext key_context);

private:
    /// What is to become of text that arrives.
    enum class Text {
        ActsAlone, ///< no key has brought it
        IsSpent,   ///< its key has acted already
        MayBeLate, ///< so has this key, and it is up again
        Decides,   ///< its key waits to see what it types
    };
    /// The key pressed last, until another one is.
    struct Press {
        SDL_Scancode scancode = SDL_SCANCODE_UNKNOWN;
        std::optional<Keystroke> keystroke = {}; ///< by the key's name; empty if it has none for us
        bool is_repeat = false;
        bool with_right_alt = false; ///< AltGr where the layout has it; otherwise as good as Alt
        // What it did when it went down: while it is held, it goes on with that or does nothing.
        std::optional<session::Command> command = {};
        bool was_text = false;
    };

    /// A key whose command goes on until it is let go.
    struct Held {
        SDL_Scancode scancode;
        session::Command command;
    };

    std::vector<session::Message> key_down(const SDL_KeyboardEvent& event, session::KeyContext key_context);
    std::vector<session::Message> key_up(const SDL_KeyboardEvent& event, session::KeyContext key_context);
    std::vector<session::Message> text(const std::string& typed, session::KeyContext key_context);
    std::vector<session::Message> modifier_down(const SDL_Keysym& key, session::KeyContext key_context);
    std::vector<session::Message> modifier_alone(const char* name, session::KeyContext key_context) const;
    bool waits_for_text(session::KeyContext key_context) const;
    std::vector<session::Message> settle(session::KeyContext key_context);
    std::vector<session::Message> act(const Keystroke& keystroke, session::KeyContext key_context);
    std::vector<session::Message> release();
    const session::Binding* binding(const Keystroke& keystroke, session::KeyContext key_context) const;

    session::KeyMap keys_;
    Text text_ = Text::ActsAlone;
    Press press_;
    std::optional<Held> held_;
    bool shift_is_alone_ = false;
};

} // namespace shell
