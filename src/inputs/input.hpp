// Where keys and words come from, and where the program waits for them.
#pragma once

#include "src/inputs/places.hpp"
#include "src/session/core/key_map.hpp"
#include "src/session/core/message.hpp"
#include "src/session/core/view.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <system_error>

namespace inputs {

/// One way of using the program. All calls come from one thread, except wake().
class Input {
public:
    using KeyContextNow = std::function<session::KeyContext()>;
    using Act = std::function<void(const session::Message&)>;

    Input() = default;
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;
    virtual ~Input() = default;

    /// Which keys mean what, from now on.
    virtual void use(const session::KeyMap& /*keys*/) {}
    /// What the participant at the screen is to see now.
    virtual void present(const session::View& /*view*/) {}
    /// Whether keys come to the program now, and not to another one.
    virtual bool has_keyboard() const { return true; }
    /// Where the parts of that view are on the screen; empty where there is no window.
    virtual std::optional<Places> places(const session::View& /*view*/) { return std::nullopt; }
    /// Waits for something to happen, but no longer than so long, and hands over every message it means, one by one;
    /// each key is read in the key context of that moment.
    virtual void wait(std::chrono::milliseconds longest, const KeyContextNow& key_context, const Act& act) = 0;
    /// Ends a wait() now or the next one at once. May be called by any thread.
    virtual void wake() = 0;
    /// Whether somebody at the screen sees the game and clicks into it.
    virtual bool has_window() const { return false; }
    /// Puts a text on the clipboard; answers why that could not be done, in the words of the system.
    virtual std::optional<std::string> copy(const std::string& /*text*/) {
        return std::make_error_code(std::errc::not_supported).message();
    }
    /// What is wrong with the picture; empty if nothing is, or there is none.
    virtual std::optional<session::PictureFailed> picture_fault() const { return std::nullopt; }
};

} // namespace inputs
