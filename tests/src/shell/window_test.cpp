#include "src/shell/layout.hpp"
#include "src/shell/window.hpp"
#include "tests/src/shell/picture.hpp"
#include "tests/src/shell/sample_views.hpp"
#include "tests/src/shell/typist.hpp"

#include <filesystem>
#include <thread>

using session::KeyContext;
using shell::Window;
using namespace std::chrono_literals;

namespace {

/// What SDL believes it has without a screen: smaller than the window would like to be.
constexpr shell::Size dummy_display{1024, 768};

std::unique_ptr<Window> open_window() {
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    auto opened = Window::open(shipped_keys());
    if (const auto* fault = std::get_if<shell::WindowFault>(&opened)) FAIL(fault->words);
    return std::move(std::get<std::unique_ptr<Window>>(opened));
}

/// What the window hands over until nothing is left waiting.
std::vector<session::Message> gather(Window& window, KeyContext key_context = KeyContext::Board) {
    std::vector<session::Message> messages;
    window.wait(
        0ms, [&] { return key_context; }, [&](const session::Message& message) { messages.push_back(message); });
    return messages;
}

void push_key(SDL_Scancode scancode, SDL_Keycode sym) {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym = {scancode, sym, KMOD_NONE, 0};
    REQUIRE(SDL_PushEvent(&event) == 1);
}

void push_button(Uint32 type, shell::Point point, Uint32 which = 0) {
    SDL_Event event{};
    event.type = type;
    event.button.button = SDL_BUTTON_LEFT;
    event.button.which = which;
    event.button.x = point.x;
    event.button.y = point.y;
    REQUIRE(SDL_PushEvent(&event) == 1);
}

void push_click(shell::Point point) {
    push_button(SDL_MOUSEBUTTONDOWN, point);
    push_button(SDL_MOUSEBUTTONUP, point);
}

void push_finger(Uint32 type, shell::Point point, SDL_FingerID finger = 7) {
    SDL_Event event{};
    event.type = type;
    event.tfinger.fingerId = finger;
    event.tfinger.x = (static_cast<float>(point.x) + 0.5F) / static_cast<float>(dummy_display.width);
    event.tfinger.y = (static_cast<float>(point.y) + 0.5F) / static_cast<float>(dummy_display.height);
    REQUIRE(SDL_PushEvent(&event) == 1);
}

shell::Point middle(const char* name) {
    return laid_out(board_view(), dummy_display).board->at(square(name), false).centre();
}

/// The squares told of.
std::vector<std::string> squares(const std::vector<session::Message>& messages) {
    std::vector<std::string> names;
    for (const session::Message& message : messages)
        names.push_back(std::get<session::SquareClicked>(message).square.name());
    return names;
}

using Names = std::vector<std::string>;

std::filesystem::path picture_file(const char* name) {
    return std::filesystem::temp_directory_path() /
           ("klangbrett-" + std::to_string(SDL_GetPerformanceCounter()) + name);
}

} // namespace

TEST_CASE("Without a display there is a fault in SDL's words, and no window") {
    SDL_setenv("SDL_VIDEODRIVER", "no-such-driver", 1);
    const auto opened = Window::open(shipped_keys());
    REQUIRE(std::holds_alternative<shell::WindowFault>(opened));
    CHECK_FALSE(std::get<shell::WindowFault>(opened).words.empty());
}

TEST_CASE("A window opens, shows pictures without a fault, closes, and opens again") {
    for (int time = 0; time < 2; ++time) {
        const auto window = open_window();
        window->present(board_view());
        gather(*window);
        CHECK_FALSE(window->picture_fault().has_value());
    }
}

TEST_CASE("Keys come out as messages, in order, each read in the context of its moment") {
    const auto window = open_window();
    gather(*window);
    push_key(SDL_SCANCODE_RETURN, SDLK_RETURN);
    push_key(SDL_SCANCODE_UP, SDLK_UP);
    KeyContext key_context = KeyContext::List;
    std::vector<session::Command> commands;
    window->wait(
        0ms, [&] { return key_context; },
        [&](const session::Message& message) {
            commands.push_back(std::get<session::KeyPressed>(message).command);
            key_context = KeyContext::Board;
        });
    CHECK(commands == std::vector{session::Command::ItemActivate, session::Command::CursorUp});
}

TEST_CASE("A click is looked up in what is shown") {
    const auto window = open_window();
    gather(*window);
    const shell::Size size = dummy_display;
    window->present(board_view());
    push_click(laid_out(board_view(), size).board->at(square("c6"), false).centre());
    const auto on_board = gather(*window);
    REQUIRE(on_board.size() == 1);
    CHECK(std::get<session::SquareClicked>(on_board[0]).square == square("c6"));
    window->present(menu_view());
    push_click(laid_out(menu_view(), size).list->row(4).centre());
    const auto in_list = gather(*window);
    REQUIRE(in_list.size() == 1);
    CHECK(std::get<session::RowClicked>(in_list[0]).row == 4);
    push_click({0, 0});
    CHECK(gather(*window).empty());
}

TEST_CASE("A piece is drawn from square to square, with the mouse as with a finger") {
    for (const bool is_finger : {false, true}) {
        const auto window = open_window();
        gather(*window);
        window->present(board_view());
        const auto push = [&](bool down, const char* name) {
            if (is_finger)
                push_finger(down ? SDL_FINGERDOWN : SDL_FINGERUP, middle(name));
            else
                push_button(down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP, middle(name));
        };
        push(true, "d2");
        CHECK(squares(gather(*window)) == Names{"d2"});
        session::View lifted = board_view();
        lifted.board->is_holding = true;
        window->present(lifted);
        push(false, "d4");
        CHECK(squares(gather(*window)) == Names{"d4"});

        // Clicked one after the other, the piece in the hand is put down once.
        push(true, "d4");
        push(false, "d4");
        CHECK(squares(gather(*window)) == Names{"d4"});
        push(true, "d4");
        push(false, "e5");
        CHECK(squares(gather(*window)) == Names{"d4"});

        // Where nothing was lifted, nothing is put down.
        window->present(board_view());
        push(true, "h4");
        push(false, "h5");
        CHECK(squares(gather(*window)) == Names{"h4"});
    }
}

TEST_CASE("A tap is a click, told once: not as the mouse it is made into, and not by a second finger") {
    const auto window = open_window();
    gather(*window);
    window->present(board_view());
    push_finger(SDL_FINGERDOWN, middle("c6"));
    push_button(SDL_MOUSEBUTTONDOWN, middle("c6"), SDL_TOUCH_MOUSEID);
    push_finger(SDL_FINGERDOWN, middle("a1"), 8);
    push_finger(SDL_FINGERUP, middle("a1"), 8);
    push_finger(SDL_FINGERUP, middle("c6"));
    push_button(SDL_MOUSEBUTTONUP, middle("c6"), SDL_TOUCH_MOUSEID);
    CHECK(squares(gather(*window)) == Names{"c6"});
    CHECK(std::string(SDL_GetHint(SDL_HINT_TOUCH_MOUSE_EVENTS)) == "0");
}

TEST_CASE("A row counts when the finger leaves it, and not when it leaves elsewhere") {
    const auto window = open_window();
    gather(*window);
    window->present(menu_view());
    const auto list = *laid_out(menu_view(), dummy_display).list;
    push_finger(SDL_FINGERDOWN, list.row(2).centre());
    CHECK(gather(*window).empty());
    push_finger(SDL_FINGERUP, list.row(3).centre());
    CHECK(gather(*window).empty());
    push_finger(SDL_FINGERDOWN, list.row(2).centre());
    push_finger(SDL_FINGERUP, list.row(2).centre());
    const auto told = gather(*window);
    REQUIRE(told.size() == 1);
    CHECK(std::get<session::RowClicked>(told[0]).row == 2);
}

TEST_CASE("The wheel goes from row to row") {
    const auto window = open_window();
    gather(*window);
    window->present(menu_view());
    SDL_Event event{};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.y = -1;
    REQUIRE(SDL_PushEvent(&event) == 1);
    const auto told = gather(*window);
    REQUIRE(told.size() == 1);
    CHECK(std::get<session::RowPointed>(told[0]).row == 2);
}

TEST_CASE("Being asked to close is one message") {
    const auto window = open_window();
    gather(*window);
    SDL_Event event{};
    event.type = SDL_QUIT;
    REQUIRE(SDL_PushEvent(&event) == 1);
    const auto messages = gather(*window);
    REQUIRE(messages.size() == 1);
    CHECK(std::holds_alternative<session::CloseRequested>(messages[0]));
}

TEST_CASE("Another thread ends a wait, before it begins or while it lasts, any number of times") {
    const auto window = open_window();
    gather(*window);
    for (int time = 0; time < 20; ++time) {
        std::thread other([&] { window->wake(); });
        window->wait(
            24h, [] { return KeyContext::Board; }, [](const session::Message&) { FAIL("nothing happened"); });
        other.join();
    }
    for (int time = 0; time < 100000; ++time) window->wake();
    window->wait(
        24h, [] { return KeyContext::Board; }, [](const session::Message&) { FAIL("nothing happened"); });
    CHECK(gather(*window).empty());
}

TEST_CASE("The key map can be exchanged") {
    const auto window = open_window();
    gather(*window);
    window->use({"own", {{KeyContext::Board, {"Up"}, session::Command::Resign}}});
    push_key(SDL_SCANCODE_UP, SDLK_UP);
    const auto messages = gather(*window);
    REQUIRE(messages.size() == 1);
    CHECK(std::get<session::KeyPressed>(messages[0]).command == session::Command::Resign);
}

TEST_CASE("A screenshot is the view last presented, at the window's size") {
    const auto window = open_window();
    const auto file = picture_file(".bmp");
    window->present(board_view());
    CHECK_FALSE(window->screenshot(file).has_value());
    const shell::Owned<SDL_Surface> picture(SDL_LoadBMP(file.string().c_str()));
    std::filesystem::remove(file);
    REQUIRE(picture != nullptr);
    CHECK(picture->w == dummy_display.width);
    CHECK(picture->h == dummy_display.height);
}

TEST_CASE("A screenshot that cannot be written is a fault") {
    const auto window = open_window();
    const auto fault = window->screenshot("/nowhere/at/all.bmp");
    REQUIRE(fault.has_value());
    CHECK(fault->what == shell::PictureFault::What::NotSaved);
    CHECK_FALSE(fault->words.empty());
}
