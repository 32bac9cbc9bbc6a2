// The program's window: what comes in as messages, and what is seen.
#pragma once

#include "src/inputs/places.hpp"
#include "src/session/core/key_map.hpp"
#include "src/session/core/message.hpp"
#include "src/session/core/view.hpp"
#include "src/shell/canvas.hpp"
#include "src/shell/keyboard.hpp"
#include "src/shell/layout.hpp"
#include "src/shell/pointer.hpp"
#include "src/shell/resources.hpp"

#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace shell {

/// Why there is no window at all.
struct WindowFault {
    std::string words; ///< of SDL
    bool operator==(const WindowFault&) const = default;
};

/// Why the window shows less than it should. The program goes on by ear.
struct PictureFault {
    enum class What {
        NoFonts,  ///< there is no DejaVu Sans: no text and no pieces
        NotDrawn, ///< SDL could not draw
        NotSaved, ///< the file could not be written
    };
    What what;
    std::string words; ///< of SDL, or where fonts were looked for
    bool operator==(const PictureFault&) const = default;
};

/// SDL, its window and its keyboard, from open to destruction. One at a time, all on one thread, except wake().
class Window {
public:
    static std::variant<std::unique_ptr<Window>, WindowFault> open(session::KeyMap keys);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    /// Which keys mean what, from now on.
    void use(session::KeyMap keys);

    /// The view to be seen from now on. It is drawn by wait(), after all keys that wait have been acted upon.
    void present(const session::View& view);

    /// Where the parts of that view are when it is drawn; empty where nothing can be drawn.
    std::optional<inputs::Places> places(const session::View& view);

    /// Draws what is new, then waits for something to happen, but no longer than so long, and hands over every message
    /// it means, one by one; each key is read in the key_context of that moment.
    void wait(std::chrono::milliseconds longest, const std::function<session::KeyContext()>& key_context,
              const std::function<void(const session::Message&)>& act);

    /// Whether what is typed goes to it.
    bool has_keyboard() const;

    /// Ends a wait() now or the next one at once. May be called by any thread.
    void wake();

    /// Puts a text on the clipboard; answers why that could not be done, in SDL's words.
    std::optional<std::string> copy(const std::string& text);

    /// What is wrong with the picture; empty if nothing is.
    std::optional<PictureFault> picture_fault() const;

    /// Draws the view as it is now and writes the picture as a BMP file. Empty if all went well.
    std::optional<PictureFault> screenshot(const std::filesystem::path& file);

private:
    Window() = default;
    bool start(session::KeyMap keys);
    void handle(const SDL_Event& event, const std::function<session::KeyContext()>& key_context,
                const std::function<void(const session::Message&)>& act);
    void draw();
    void point(const SDL_Event& event, const std::function<void(const session::Message&)>& act);
    Size picture_size() const;
    Size window_size() const;

    Owned<SDL_Window> window_;
    Owned<SDL_Renderer> renderer_;
    std::optional<Canvas> canvas_;
    std::optional<Keyboard> keyboard_;
    Pointer pointer_;
    std::optional<PictureFault> missing_; ///< what could not be had from the start
    /// The view as it is laid out in the window now. Precondition: there is a canvas.
    const Layout& layout_of(const session::View& view);

    /// The last layout that was made, and of what.
    struct LaidOut {
        session::View view;
        Size size;
        Layout layout;
    };

    session::View view_;
    std::optional<LaidOut> laid_out_;
    bool is_stale_ = true; ///< the picture is older than the view
    Uint32 wake_event_ = 0;
    std::atomic<bool> is_woken_ = false; ///< a wake event is already on its way
};

} // namespace shell
