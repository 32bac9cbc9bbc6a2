#include "src/shell/window.hpp"

#include "base/platform/paths.hpp"
#include "src/shell/layout.hpp"
#include "src/shell/lost_display.hpp"
#include "src/shell/painter.hpp"
#include "src/shell/places.hpp"
#include "src/shell/pointed.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace shell {
namespace {

constexpr Size usual_size{1280, 800};

void set_hints() {
    // Screen magnifiers live in the compositor; killing the program must not wait for an answer to a question.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
    // A finger is a finger: it is not told as a mouse as well, nor a mouse as a finger.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_APP_NAME, "Klangbrett");
    // Pictures are few and plain: no need for a graphics driver that may be slow to start or wait for the screen.
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software");
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
}

/// SDL takes a driver that shows nothing and takes no keys where there is no display. Whoever names one wants it.
bool is_seen_by_nobody() {
    const char* wanted = SDL_GetHint(SDL_HINT_VIDEODRIVER);
    if (wanted != nullptr && *wanted != '\0') return false;
    const std::string_view taken = SDL_GetCurrentVideoDriver();
    return taken == "offscreen" || taken == "dummy" || taken == "evdev";
}

Size first_size() {
    SDL_Rect usable{};
    if (SDL_GetDisplayUsableBounds(0, &usable) != 0) return usual_size;
    return {std::min(usual_size.width, usable.w), std::min(usual_size.height, usable.h)};
}

std::string searched_folders() {
    std::string text;
    for (const std::filesystem::path& folder : font_folders())
        text += (text.empty() ? "" : ", ") + base::platform::shown(folder);
    return text;
}

} // namespace

std::variant<std::unique_ptr<Window>, WindowFault> Window::open(session::KeyMap keys) {
    std::unique_ptr<Window> window(new Window);
    if (!window->start(std::move(keys))) return WindowFault{SDL_GetError()};
    return window;
}

bool Window::start(session::KeyMap keys) {
    set_hints();
    if (SDL_InitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS) != 0 || TTF_Init() != 0) return false;
    if (is_seen_by_nobody()) {
        SDL_SetError("there is no display: neither DISPLAY nor WAYLAND_DISPLAY names one");
        return false;
    }
    const Size size = first_size();
    window_.reset(SDL_CreateWindow("Klangbrett", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, size.width,
                                   size.height, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
    wake_event_ = SDL_RegisterEvents(1);
    if (window_ == nullptr || wake_event_ == static_cast<Uint32>(-1)) return false;
    end_with_display(*window_);
    SDL_SetWindowMinimumSize(window_.get(), smallest_window.width, smallest_window.height);
    renderer_.reset(SDL_CreateRenderer(window_.get(), -1, SDL_RENDERER_SOFTWARE));
    const std::optional<FontFiles> fonts = find_fonts(font_folders());
    if (!fonts) missing_ = PictureFault{PictureFault::What::NoFonts, searched_folders()};
    if (renderer_ == nullptr)
        missing_ = PictureFault{PictureFault::What::NotDrawn, SDL_GetError()};
    else
        canvas_.emplace(*renderer_, fonts);
    keyboard_.emplace(std::move(keys));
    SDL_StartTextInput();
    return true;
}

Window::~Window() {
    canvas_.reset();
    renderer_.reset();
    window_.reset();
    if (TTF_WasInit() != 0) TTF_Quit();
    SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS);
}

void Window::use(session::KeyMap keys) { keyboard_->use(std::move(keys)); }

void Window::present(const session::View& view) {
    if (view == view_) return;
    if (view.title != view_.title) SDL_SetWindowTitle(window_.get(), view.title.c_str());
    view_ = view;
    is_stale_ = true;
}

std::optional<inputs::Places> Window::places(const session::View& view) {
    if (!canvas_) return std::nullopt;
    const Size picture = picture_size();
    const Size size = window_size();
    Rectangle window{0, 0, size.width, size.height};
    SDL_GetWindowPosition(window_.get(), &window.x, &window.y);
    return places_of(view, layout_of(view), picture, window);
}

const Layout& Window::layout_of(const session::View& view) {
    const Size size = picture_size();
    if (!laid_out_ || laid_out_->view != view || laid_out_->size != size) {
        canvas_->set_direction(view.direction);
        laid_out_ = LaidOut{view, size, lay_out(view, size, canvas_->ruler())};
    }
    return laid_out_->layout;
}

namespace {

/// Means something by where it is on the picture.
bool is_pointed(const SDL_Event& event) {
    return event.type == SDL_MOUSEWHEEL || event.type == SDL_MOUSEBUTTONUP || event.type == SDL_FINGERUP;
}

} // namespace

void Window::wait(std::chrono::milliseconds longest, const std::function<session::KeyContext()>& key_context,
                  const std::function<void(const session::Message&)>& act) {
    SDL_Event event;
    bool has_event = SDL_PollEvent(&event) != 0;
    if (!has_event) {
        if (is_stale_) draw();
        has_event = SDL_WaitEventTimeout(&event, static_cast<int>(longest.count())) != 0;
    }
    for (; has_event; has_event = SDL_PollEvent(&event) != 0) {
        handle(event, key_context, act);
        if (is_pointed(event)) return; // what is pointed at next is on the picture after this
    }
}

void Window::handle(const SDL_Event& event, const std::function<session::KeyContext()>& key_context,
                    const std::function<void(const session::Message&)>& act) {
    if (event.type == wake_event_) {
        is_woken_ = false;
        return;
    }
    for (const session::Message& message : keyboard_->take(event, key_context())) act(message);
    switch (event.type) {
    case SDL_QUIT: act(session::CloseRequested{}); break;
    case SDL_MOUSEMOTION:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
    case SDL_MOUSEWHEEL:
    case SDL_FINGERDOWN:
    case SDL_FINGERUP: point(event, act); break;
    case SDL_WINDOWEVENT: is_stale_ = true; break;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET:
        if (canvas_) canvas_->forget();
        is_stale_ = true;
        break;
    default: break;
    }
}

bool Window::has_keyboard() const { return SDL_GetKeyboardFocus() == window_.get(); }

std::optional<std::string> Window::copy(const std::string& text) {
    if (SDL_SetClipboardText(text.c_str()) == 0) return std::nullopt;
    return std::string(SDL_GetError());
}

void Window::wake() {
    if (is_woken_.exchange(true)) return;
    SDL_Event event{};
    event.type = wake_event_;
    // A full queue needs no waking.
    if (SDL_PushEvent(&event) != 1) is_woken_ = false;
}

Size Window::picture_size() const {
    Size size = usual_size;
    if (renderer_ == nullptr || SDL_GetRendererOutputSize(renderer_.get(), &size.width, &size.height) != 0)
        SDL_GetWindowSize(window_.get(), &size.width, &size.height);
    return size;
}

Size Window::window_size() const {
    Size size;
    SDL_GetWindowSize(window_.get(), &size.width, &size.height);
    return size;
}

void Window::point(const SDL_Event& event, const std::function<void(const session::Message&)>& act) {
    if (!canvas_) return;
    canvas_->set_direction(view_.direction);
    const auto layout = [this] { return lay_out(view_, picture_size(), canvas_->ruler()); };
    const Pointer::Scene scene{
        window_size(),
        picture_size(),
        view_.board && view_.board->is_holding,
        [&](Point at) { return hit_test(view_, layout(), at); },
        [&](Point at, int direction) { return wheel_test(view_, layout(), at, direction); },
    };
    for (const Target& target : pointer_.take(event, scene))
        std::visit([&act](const auto& message) { act(message); }, target);
}

void Window::draw() {
    is_stale_ = false;
    if (!canvas_) return;
    const std::optional<Rectangle> typing = paint(*canvas_, view_, layout_of(view_));
    canvas_->present();
    if (!typing) return;
    const SDL_Rect place{typing->x, typing->y, typing->width, typing->height};
    SDL_SetTextInputRect(&place);
}

std::optional<PictureFault> Window::picture_fault() const {
    if (missing_) return missing_;
    if (const auto words = canvas_->fault()) return PictureFault{PictureFault::What::NotDrawn, *words};
    return std::nullopt;
}

std::optional<PictureFault> Window::screenshot(const std::filesystem::path& file) {
    if (!canvas_) return missing_;
    const Size size = picture_size();
    paint(*canvas_, view_, size);
    const Owned<SDL_Surface> surface(
        SDL_CreateRGBSurfaceWithFormat(0, size.width, size.height, 32, SDL_PIXELFORMAT_ARGB8888));
    if (surface == nullptr ||
        SDL_RenderReadPixels(renderer_.get(), nullptr, SDL_PIXELFORMAT_ARGB8888, surface->pixels, surface->pitch) != 0)
        return PictureFault{PictureFault::What::NotDrawn, SDL_GetError()};
    if (SDL_SaveBMP(surface.get(), file.c_str()) != 0)
        return PictureFault{PictureFault::What::NotSaved, SDL_GetError()};
    return std::nullopt;
}

} // namespace shell
