#include "tests/src/shell/typist.hpp"

using session::KeyContext;
using Told = std::vector<std::string>;

namespace {

constexpr Key k{SDL_SCANCODE_K, SDLK_k};
constexpr Key v{SDL_SCANCODE_V, SDLK_v};
constexpr Key up{SDL_SCANCODE_UP, SDLK_UP};
constexpr Key enter{SDL_SCANCODE_RETURN, SDLK_RETURN};
constexpr Key left_shift{SDL_SCANCODE_LSHIFT, SDLK_LSHIFT};
constexpr Key left_ctrl{SDL_SCANCODE_LCTRL, SDLK_LCTRL};

} // namespace

TEST_CASE("A letter on the board acts when it goes down, and its text does not act again") {
    Typist typist(KeyContext::Board);
    typist.down(k);
    CHECK(typist.told() == Told{"key k next_piece 1"});
    typist.text("k");
    typist.up(k);
    CHECK(typist.told().empty());
}

TEST_CASE("Shift makes another chord of a letter, CapsLock does not") {
    Typist typist(KeyContext::Board);
    typist.press(k, KMOD_LSHIFT, "K");
    typist.press(k, KMOD_CAPS, "K");
    CHECK(typist.told() == Told{"key Shift+k previous_piece 1", "key k next_piece 1"});
}

TEST_CASE("A letter nobody bound is told once as unknown") {
    Typist typist(KeyContext::Board);
    typist.press(v, KMOD_LSHIFT, "V");
    typist.press({SDL_SCANCODE_X, SDLK_x}, KMOD_LSHIFT, "X");
    typist.press({SDL_SCANCODE_W, SDLK_w}, KMOD_LSHIFT, "W");
    CHECK(typist.told() == Told{"unknown Shift+v", "unknown Shift+x", "unknown Shift+w"});
}

TEST_CASE("Digits are ranks, with Shift files, whatever the shifted digit types") {
    Typist typist(KeyContext::Board);
    typist.press({SDL_SCANCODE_2, SDLK_2}, KMOD_NONE, "2");
    typist.press({SDL_SCANCODE_2, SDLK_2}, KMOD_LSHIFT, "@");
    typist.press({SDL_SCANCODE_7, SDLK_7}, KMOD_RSHIFT, "/");
    CHECK(typist.told() == Told{"key 2 go_to_rank 2", "key Shift+2 go_to_file 2", "key Shift+7 go_to_file 7"});
}

TEST_CASE("Where the row of digits has no digits without Shift, it still is the row of digits") {
    Typist typist(KeyContext::Board);
    typist.press({SDL_SCANCODE_3, SDLK_QUOTEDBL}, KMOD_NONE, "\"");
    typist.press({SDL_SCANCODE_2, 0xE9}, KMOD_LSHIFT, "2");
    CHECK(typist.told() == Told{"key 3 go_to_rank 3", "key Shift+2 go_to_file 2"});
}

TEST_CASE("Where the letters are not Latin, a letter is the key where it stands") {
    Typist typist(KeyContext::Board);
    typist.press({SDL_SCANCODE_K, 0x646}, KMOD_NONE, "ن");
    typist.press({SDL_SCANCODE_D, 0x6CC}, KMOD_LCTRL);
    CHECK(typist.told() == Told{"key k next_piece 1", "key Ctrl+d offer_draw 1"});
}

TEST_CASE("On a German keyboard letters are where they are written") {
    Typist typist(KeyContext::Board);
    typist.press({SDL_SCANCODE_Y, SDLK_z}, KMOD_NONE, "z");
    CHECK(typist.told() == Told{"key z my_king 1"});
}

TEST_CASE("A sign is the text it types") {
    Typist typist(KeyContext::Board);
    SECTION("on an American keyboard") {
        typist.press({SDL_SCANCODE_COMMA, SDLK_COMMA}, KMOD_NONE, ",");
        typist.press({SDL_SCANCODE_COMMA, SDLK_COMMA}, KMOD_LSHIFT, "<");
        typist.press({SDL_SCANCODE_SLASH, SDLK_SLASH}, KMOD_LSHIFT, "?");
        typist.press({SDL_SCANCODE_BACKSLASH, SDLK_BACKSLASH}, KMOD_NONE, "\\");
    }
    SECTION("on a German keyboard") {
        typist.press({SDL_SCANCODE_COMMA, SDLK_COMMA}, KMOD_NONE, ",");
        typist.press({SDL_SCANCODE_NONUSBACKSLASH, SDLK_LESS}, KMOD_NONE, "<");
        typist.press({SDL_SCANCODE_MINUS, 0xDF}, KMOD_LSHIFT, "?");
        typist.press({SDL_SCANCODE_MINUS, 0xDF}, KMOD_RALT, "\\");
    }
    SECTION("on a keyboard that sends no key with it") {
        for (const char* sign : {",", "<", "?", "\\"}) typist.text(sign);
    }
    CHECK(typist.told() == Told{"key , previous_message 1", "key < first_message 1", "key ? describe_keys 1",
                                "key \\ cursor_down_right 1"});
}

TEST_CASE("AltGr with a digit is the sign it types; right Alt where there is no AltGr is Alt") {
    Typist typist(KeyContext::Board);
    typist.press({SDL_SCANCODE_8, SDLK_8}, KMOD_RALT, "[");
    typist.press({SDL_SCANCODE_8, SDLK_8}, KMOD_RALT, "8");
    typist.press({SDL_SCANCODE_8, SDLK_8}, KMOD_RALT);
    typist.press({SDL_SCANCODE_8, SDLK_8}, KMOD_LALT, "8");
    typist.press({SDL_SCANCODE_8, SDLK_8}, KMOD_LCTRL | KMOD_RALT, "[");
    CHECK(typist.told() == Told{"key [ cursor_up_left 1", "key Alt+8 recent_message 8", "key Alt+8 recent_message 8",
                                "key Alt+8 recent_message 8", "key [ cursor_up_left 1"});
}

TEST_CASE("Minus and equals change the voice, with Shift the cues, on either side of the ocean") {
    Typist typist(KeyContext::List);
    SECTION("American") {
        typist.press({SDL_SCANCODE_EQUALS, SDLK_EQUALS}, KMOD_NONE, "=");
        typist.press({SDL_SCANCODE_MINUS, SDLK_MINUS}, KMOD_NONE, "-");
        typist.press({SDL_SCANCODE_EQUALS, SDLK_EQUALS}, KMOD_LSHIFT, "+");
        typist.press({SDL_SCANCODE_MINUS, SDLK_MINUS}, KMOD_LSHIFT, "_");
        CHECK(typist.told() == Told{"key = louder_speech 1", "key - softer_speech 1", "key Shift+= louder_cues 1",
                                    "key Shift+- softer_cues 1"});
    }
    SECTION("German") {
        typist.press({SDL_SCANCODE_RIGHTBRACKET, SDLK_PLUS}, KMOD_NONE, "+");
        typist.press({SDL_SCANCODE_SLASH, SDLK_MINUS}, KMOD_NONE, "-");
        typist.press({SDL_SCANCODE_RIGHTBRACKET, SDLK_PLUS}, KMOD_LSHIFT, "*");
        typist.press({SDL_SCANCODE_SLASH, SDLK_MINUS}, KMOD_LSHIFT, "_");
        typist.press({SDL_SCANCODE_0, SDLK_0}, KMOD_LSHIFT, "=");
        CHECK(typist.told() == Told{"key + louder_speech 1", "key - softer_speech 1", "key Shift++ louder_cues 1",
                                    "key Shift+- softer_cues 1", "key = louder_speech 1"});
    }
}

TEST_CASE("The keypad is eight directions whether or not NumLock is on") {
    Typist typist(KeyContext::Board);
    typist.press({SDL_SCANCODE_KP_8, SDLK_KP_8});
    typist.press({SDL_SCANCODE_KP_8, SDLK_KP_8}, KMOD_NUM, "8");
    typist.press({SDL_SCANCODE_KP_7, SDLK_KP_7}, KMOD_NUM, "7");
    typist.press({SDL_SCANCODE_KP_5, SDLK_KP_5}, KMOD_NUM | KMOD_CAPS, "5");
    typist.press({SDL_SCANCODE_KP_ENTER, SDLK_KP_ENTER}, KMOD_NUM);
    CHECK(typist.told() == Told{"key Keypad8 cursor_up 1", "key Keypad8 cursor_up 1", "key Keypad7 cursor_up_left 1",
                                "key Keypad5 here 1", "key Enter lift_or_place 1"});
}

TEST_CASE("A key of the keypad acts once, even if SDL believes NumLock to be off") {
    Typist typist(KeyContext::Board);
    typist.press({SDL_SCANCODE_KP_8, SDLK_KP_8}, KMOD_NONE, "8");
    CHECK(typist.told() == Told{"key Keypad8 cursor_up 1"});
    typist.press({SDL_SCANCODE_KP_2, SDLK_KP_2});
    typist.text("2");
    CHECK(typist.told() == Told{"key Keypad2 cursor_down 1"});
    typist.press({SDL_SCANCODE_KP_2, SDLK_KP_2});
    typist.text("k");
    CHECK(typist.told() == Told{"key Keypad2 cursor_down 1", "key k next_piece 1"});
}

TEST_CASE("Without NumLock the keypad types nothing into a line") {
    Typist typist(KeyContext::Text);
    typist.press({SDL_SCANCODE_KP_8, SDLK_KP_8});
    CHECK(typist.told().empty());
    typist.text("ä");
    CHECK(typist.told() == Told{"text ä"});
}

TEST_CASE("Ctrl silences as soon as it is down, and what follows is its own chord") {
    Typist typist(KeyContext::Board);
    typist.down(left_ctrl, KMOD_LCTRL);
    CHECK(typist.told() == Told{"key Ctrl hush 1"});
    typist.down(left_ctrl, KMOD_LCTRL, true);
    typist.press(up, KMOD_LCTRL);
    typist.up(left_ctrl);
    CHECK(typist.told() == Told{"key Ctrl+Up faster_speech 1"});
}

TEST_CASE("Shift pauses when it is let go and nothing came between") {
    Typist typist(KeyContext::Board);
    typist.down(left_shift, KMOD_LSHIFT);
    CHECK(typist.told().empty());
    typist.window(SDL_WINDOWEVENT_EXPOSED);
    typist.up(left_shift);
    CHECK(typist.told() == Told{"key Shift pause 1"});
}

TEST_CASE("Shift with anything between does not pause") {
    Typist typist(KeyContext::Board);
    typist.down(left_shift, KMOD_LSHIFT);
    SECTION("a key") { typist.press(v, KMOD_LSHIFT, "V"); }
    SECTION("text without a key") { typist.text("Ä"); }
    SECTION("a click") { typist.click(); }
    SECTION("another window") { typist.window(SDL_WINDOWEVENT_FOCUS_LOST); }
    SECTION("Ctrl") { typist.down(left_ctrl, KMOD_LSHIFT | KMOD_LCTRL); }
    SECTION("the other Shift") { typist.down({SDL_SCANCODE_RSHIFT, SDLK_RSHIFT}, KMOD_LSHIFT | KMOD_RSHIFT); }
    typist.told();
    typist.up(left_shift);
    CHECK(typist.told().empty());
}

TEST_CASE("Shift pressed while Alt is down does not pause") {
    Typist typist(KeyContext::Board);
    typist.down(left_shift, KMOD_LSHIFT | KMOD_LALT);
    typist.up(left_shift, KMOD_LALT);
    CHECK(typist.told().empty());
}

TEST_CASE("Cursor and volume go on while their key is held; queries and offers do not") {
    Typist typist(KeyContext::Board);
    typist.down(up);
    typist.down(up, KMOD_NONE, true);
    CHECK(typist.told() == Told{"key Up cursor_up 1", "key Up cursor_up 1"});
    typist.down({SDL_SCANCODE_MINUS, SDLK_MINUS});
    typist.text("-");
    typist.down({SDL_SCANCODE_MINUS, SDLK_MINUS}, KMOD_NONE, true);
    typist.text("-");
    CHECK(typist.told() == Told{"key - softer_speech 1", "key - softer_speech 1"});
    typist.down({SDL_SCANCODE_T, SDLK_t});
    typist.text("t");
    typist.down({SDL_SCANCODE_T, SDLK_t}, KMOD_NONE, true);
    typist.text("t");
    CHECK(typist.told() == Told{"key t clocks 1"});
    typist.down({SDL_SCANCODE_D, SDLK_d}, KMOD_LCTRL);
    typist.down({SDL_SCANCODE_D, SDLK_d}, KMOD_LCTRL, true);
    CHECK(typist.told() == Told{"key Ctrl+d offer_draw 1"});
    typist.down(v, KMOD_LSHIFT);
    typist.text("V");
    typist.down(v, KMOD_LSHIFT, true);
    typist.text("V");
    CHECK(typist.told() == Told{"unknown Shift+v"});
}

TEST_CASE("Ctrl pressed to silence while an arrow is held does not make another command of the arrow") {
    Typist typist(KeyContext::Board);
    typist.down(up);
    typist.down(left_ctrl, KMOD_LCTRL);
    typist.down(up, KMOD_LCTRL, true);
    CHECK(typist.told() == Told{"key Up cursor_up 1", "key Ctrl hush 1"});
    typist.up(left_ctrl);
    typist.down(up, KMOD_NONE, true);
    CHECK(typist.told() == Told{"key Up cursor_up 1"});
}

TEST_CASE("A letter that opens a line to type in is not typed into it, however long it is held") {
    Typist typist(KeyContext::Board);
    constexpr Key j{SDL_SCANCODE_J, SDLK_j};
    typist.down(j);
    typist.go_to(KeyContext::Text);
    typist.text("j");
    typist.down(j, KMOD_NONE, true);
    typist.text("j");
    typist.up(j);
    CHECK(typist.told() == Told{"key j type_square 1"});
    typist.press(j, KMOD_NONE, "j");
    CHECK(typist.told() == Told{"text j"});
}

TEST_CASE("Enter that ends a line does not lift what stands on the board when it is held") {
    Typist typist(KeyContext::Text);
    typist.down(enter);
    typist.go_to(KeyContext::Board);
    typist.down(enter, KMOD_NONE, true);
    CHECK(typist.told() == Told{"key Enter enter_text 1"});
}

TEST_CASE("In a line, what types is text and the rest is commands") {
    Typist typist(KeyContext::Text);
    typist.press(k, KMOD_NONE, "k");
    typist.press(k, KMOD_LSHIFT, "K");
    typist.press({SDL_SCANCODE_SPACE, SDLK_SPACE}, KMOD_NONE, " ");
    typist.press({SDL_SCANCODE_COMMA, SDLK_COMMA}, KMOD_NONE, ",");
    typist.press({SDL_SCANCODE_0, SDLK_0}, KMOD_LSHIFT, "=");
    typist.press({SDL_SCANCODE_8, SDLK_8}, KMOD_RALT, "[");
    typist.press({SDL_SCANCODE_KP_4, SDLK_KP_4}, KMOD_NUM, "4");
    typist.press({SDL_SCANCODE_K, 0x646}, KMOD_NONE, "ن");
    typist.text("ä");
    CHECK(typist.told() ==
          Told{"text k", "text K", "text  ", "text ,", "text =", "text [", "text 4", "text ن", "text ä"});
    typist.press(enter);
    typist.press({SDL_SCANCODE_ESCAPE, SDLK_ESCAPE});
    typist.press({SDL_SCANCODE_BACKSPACE, SDLK_BACKSPACE});
    typist.press(up);
    typist.press({SDL_SCANCODE_F1, SDLK_F1});
    typist.press(up, KMOD_LCTRL);
    typist.press({SDL_SCANCODE_2, SDLK_2}, KMOD_LALT, "2");
    CHECK(typist.told() == Told{"key Enter enter_text 1", "key Escape cancel_text 1", "key Backspace erase_character 1",
                                "key Up read_text 1", "key F1 help 1", "key Ctrl+Up faster_speech 1",
                                "key Alt+2 recent_message 2"});
}

TEST_CASE("A letter held in a line is typed again and again") {
    Typist typist(KeyContext::Text);
    for (const bool repeat : {false, true, true}) {
        typist.down(k, KMOD_NONE, repeat);
        typist.text("k");
    }
    CHECK(typist.told() == Told{"text k", "text k", "text k"});
}

TEST_CASE("In a list, letters that are no commands are typed ahead") {
    Typist typist(KeyContext::List);
    typist.press(k, KMOD_NONE, "k");
    typist.press({SDL_SCANCODE_4, SDLK_4}, KMOD_NONE, "4");
    typist.press({SDL_SCANCODE_SPACE, SDLK_SPACE}, KMOD_NONE, " ");
    typist.press({SDL_SCANCODE_PERIOD, SDLK_PERIOD}, KMOD_NONE, ".");
    typist.press({SDL_SCANCODE_F6, SDLK_F6});
    typist.press({SDL_SCANCODE_TAB, SDLK_TAB});
    CHECK(typist.told() == Told{"text k", "text 4", "key Space item_activate 1", "key . next_message 1", "unknown F6",
                                "key Tab record_word 1", "released record_word"});
}

TEST_CASE("In a list, the key to talk answers, and types nothing") {
    Typist typist(KeyContext::List);
    typist.press({SDL_SCANCODE_GRAVE, SDLK_BACKQUOTE}, KMOD_NONE, "`");
    CHECK(typist.told() == Told{"key LeftOf1 say_answer 1", "released say_answer"});
}

TEST_CASE("While one key to talk is held another one does nothing") {
    Typist typist(KeyContext::List);
    typist.down({SDL_SCANCODE_TAB, SDLK_TAB}, KMOD_NONE, false);
    typist.press({SDL_SCANCODE_GRAVE, SDLK_BACKQUOTE}, KMOD_NONE, "`");
    CHECK(typist.told() == Told{"key Tab record_word 1"});
    typist.up({SDL_SCANCODE_TAB, SDLK_TAB});
    CHECK(typist.told() == Told{"released record_word"});
}

TEST_CASE("Text that comes without a key means what its key would mean") {
    Typist typist(KeyContext::Board);
    typist.text("k");
    typist.text("K");
    typist.text(" ");
    typist.text("ä");
    CHECK(typist.told() ==
          Told{"key k next_piece 1", "key Shift+k previous_piece 1", "key Space lift_or_place 1", "unknown ä"});
}

TEST_CASE("A sign whose text never comes acts by its key when it is let go, and late text is not a second press") {
    Typist typist(KeyContext::Board);
    typist.press({SDL_SCANCODE_COMMA, SDLK_COMMA});
    CHECK(typist.told() == Told{"key , previous_message 1"});
    typist.text(",");
    CHECK(typist.told().empty());
}

TEST_CASE("Dead keys and media keys are none of our business") {
    Typist typist(KeyContext::Board);
    typist.press({SDL_SCANCODE_EQUALS, SDLK_SCANCODE_MASK});
    typist.press({SDL_SCANCODE_AUDIOPLAY, SDLK_AUDIOPLAY});
    typist.press({SDL_SCANCODE_CAPSLOCK, SDLK_CAPSLOCK}, KMOD_CAPS);
    typist.press({SDL_SCANCODE_LGUI, SDLK_LGUI}, KMOD_LGUI);
    typist.press(k, KMOD_LGUI, "k");
    CHECK(typist.told().empty());
}

TEST_CASE("What screen readers and desktops own is told as theirs") {
    Typist typist(KeyContext::Board);
    typist.press({SDL_SCANCODE_INSERT, SDLK_INSERT});
    typist.press({SDL_SCANCODE_PRINTSCREEN, SDLK_PRINTSCREEN}, KMOD_LALT);
    typist.press({SDL_SCANCODE_KP_0, SDLK_KP_0});
    typist.press({SDL_SCANCODE_F10, SDLK_F10});
    typist.press({SDL_SCANCODE_F4, SDLK_F4}, KMOD_LALT);
    typist.press({SDL_SCANCODE_HOME, SDLK_HOME}, KMOD_LALT);
    typist.press(k, KMOD_LCTRL | KMOD_LALT);
    CHECK(typist.told() == Told{"others Insert", "others Alt+PrintScreen", "others Keypad0", "others F10",
                                "others Alt+F4", "others Alt+Home", "others Ctrl+Alt+k"});
}

TEST_CASE(
    "The key to talk means something when it goes down and when it is let go, whatever else is pressed meanwhile") {
    constexpr Key left_of_1{SDL_SCANCODE_GRAVE, SDLK_CARET};
    Typist typist(KeyContext::Board);
    typist.down(left_of_1);
    typist.text("^");
    CHECK(typist.told() == Told{"key LeftOf1 talk 1"});
    typist.press(k, KMOD_NONE, "k");
    CHECK(typist.told() == Told{"key k next_piece 1"});
    typist.up(left_of_1);
    CHECK(typist.told() == Told{"released talk"});
    typist.up(left_of_1);
    CHECK(typist.told().empty());
}

TEST_CASE("The menu key and Shift with F10 are the same wish") {
    Typist typist(KeyContext::Board);
    typist.press({SDL_SCANCODE_APPLICATION, SDLK_APPLICATION});
    typist.press({SDL_SCANCODE_MENU, SDLK_MENU});
    typist.press({SDL_SCANCODE_F10, SDLK_F10}, KMOD_LSHIFT);
    CHECK(typist.told() == Told{"key Menu command_list 1", "key Menu command_list 1", "key Shift+F10 command_list 1"});
}

TEST_CASE("Another key map holds at once, and a key that is down stays what it was") {
    shell::Keyboard keyboard(shipped_keys());
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym = {SDL_SCANCODE_K, SDLK_k, KMOD_NONE, 0};
    CHECK(keyboard.take(event, KeyContext::Board).size() == 1);
    keyboard.use({"other", {{KeyContext::Board, {"k"}, session::Command::Material}}});
    SDL_Event typed{};
    typed.type = SDL_TEXTINPUT;
    std::strcpy(typed.text.text, "k");
    CHECK(keyboard.take(typed, KeyContext::Board).empty());
    event.type = SDL_KEYUP;
    keyboard.take(event, KeyContext::Board);
    event.type = SDL_KEYDOWN;
    const auto messages = keyboard.take(event, KeyContext::Board);
    REQUIRE(messages.size() == 1);
    CHECK(std::get<session::KeyPressed>(messages.front()).command == session::Command::Material);
}
