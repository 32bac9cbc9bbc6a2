// Every command can be had on every keyboard, pressed as its layout has it, without AltGr, by a key that is nobody
// else's.
#include "src/shell/key_map_file.hpp"
#include "src/shell/keyboard.hpp"
#include "src/shell/taken.hpp"
#include "tests/src/shell/layouts.hpp"
#include "tests/src/shell/typist.hpp"
#include "tests/support/catch.hpp"

#include <cstring>
#include <set>

using base::toml::DataFault;
using session::KeyContext;
using session::KeyMap;
using shell::Wish;

namespace {

/// Keys that are the same on every keyboard and that no screen reader owns.
std::vector<LayoutKey> common_keys() {
    std::vector<LayoutKey> keys{
        {SDL_SCANCODE_SPACE, SDLK_SPACE, " ", " "},     {SDL_SCANCODE_UP, SDLK_UP, "", ""},
        {SDL_SCANCODE_DOWN, SDLK_DOWN, "", ""},         {SDL_SCANCODE_LEFT, SDLK_LEFT, "", ""},
        {SDL_SCANCODE_RIGHT, SDLK_RIGHT, "", ""},       {SDL_SCANCODE_HOME, SDLK_HOME, "", ""},
        {SDL_SCANCODE_END, SDLK_END, "", ""},           {SDL_SCANCODE_PAGEUP, SDLK_PAGEUP, "", ""},
        {SDL_SCANCODE_PAGEDOWN, SDLK_PAGEDOWN, "", ""}, {SDL_SCANCODE_RETURN, SDLK_RETURN, "", ""},
        {SDL_SCANCODE_ESCAPE, SDLK_ESCAPE, "", ""},     {SDL_SCANCODE_BACKSPACE, SDLK_BACKSPACE, "", ""},
        {SDL_SCANCODE_DELETE, SDLK_DELETE, "", ""},     {SDL_SCANCODE_TAB, SDLK_TAB, "", ""}};
    for (int number = 0; number < 12; ++number) {
        const auto scancode = static_cast<SDL_Scancode>(SDL_SCANCODE_F1 + number);
        keys.push_back({scancode, SDL_SCANCODE_TO_KEYCODE(scancode), "", ""});
    }
    return keys;
}

/// Somebody at a keyboard, and every command that could be given at it in one key_context.
class Trying {
public:
    Trying(const KeyMap& map, const shell::Taken& taken, KeyContext key_context)
        : keyboard_(map)
        , taken_(taken)
        , context_(key_context) {}

    void press(const LayoutKey& key, int modifiers) {
        send(SDL_KEYDOWN, key.scancode, key.sym, modifiers);
        const std::string& text = (modifiers & KMOD_SHIFT) != 0 ? key.shifted : key.plain;
        if ((modifiers & (KMOD_CTRL | KMOD_ALT)) == 0 && !text.empty()) type(text);
        send(SDL_KEYUP, key.scancode, key.sym, modifiers);
    }
    void press_alone(SDL_Scancode scancode, SDL_Keycode sym, int modifier) {
        send(SDL_KEYDOWN, scancode, sym, modifier);
        send(SDL_KEYUP, scancode, sym, KMOD_NONE);
    }
    const std::set<Wish>& given() const { return given_; }

private:
    void send(Uint32 what, SDL_Scancode scancode, SDL_Keycode sym, int modifiers) {
        SDL_Event event{};
        event.type = what;
        event.key.keysym = {scancode, sym, static_cast<Uint16>(modifiers), 0};
        hear(event);
    }
    void type(const std::string& text) {
        SDL_Event event{};
        event.type = SDL_TEXTINPUT;
        std::strncpy(event.text.text, text.c_str(), sizeof event.text.text - 1);
        hear(event);
    }
    void hear(const SDL_Event& event) {
        for (const session::Message& message : keyboard_.take(event, context_))
            if (const auto* key = std::get_if<session::KeyPressed>(&message); key != nullptr)
                if (!taken_.owner_of(key->chord)) given_.insert({key->command, key->number});
    }

    shell::Keyboard keyboard_;
    const shell::Taken& taken_;
    KeyContext context_;
    std::set<Wish> given_;
};

std::set<Wish> commands_at(const std::string& layout, const KeyMap& map, const shell::Taken& taken,
                           KeyContext key_context) {
    Trying trying(map, taken, key_context);
    std::vector<LayoutKey> keys = keys_of_layout(layout);
    for (const LayoutKey& key : common_keys()) keys.push_back(key);
    for (const int modifiers : std::initializer_list<int>{KMOD_NONE, KMOD_LSHIFT, KMOD_LCTRL, KMOD_LCTRL | KMOD_LSHIFT,
                                                          KMOD_LALT, KMOD_LALT | KMOD_LSHIFT})
        for (const LayoutKey& key : keys) trying.press(key, modifiers);
    trying.press_alone(SDL_SCANCODE_LCTRL, SDLK_LCTRL, KMOD_LCTRL);
    trying.press_alone(SDL_SCANCODE_LSHIFT, SDLK_LSHIFT, KMOD_LSHIFT);
    return trying.given();
}

} // namespace

TEST_CASE("Every command of every key map can be given on every keyboard") {
    const auto maps = shell::load_key_maps(keys_folder);
    const auto taken = shell::load_taken(keys_folder / "taken");
    REQUIRE(std::holds_alternative<std::vector<KeyMap>>(maps));
    REQUIRE(std::holds_alternative<shell::Taken>(taken));
    const std::string layout = GENERATE("us", "de", "fr", "es", "gb", "ir", "ara");
    for (const KeyMap& map : std::get<std::vector<KeyMap>>(maps)) {
        for (const KeyContext key_context : {KeyContext::List, KeyContext::Text, KeyContext::Board}) {
            const std::set<Wish> given = commands_at(layout, map, std::get<shell::Taken>(taken), key_context);
            for (const Wish& wish : shell::wishes(key_context)) {
                INFO(layout << " " << map.name << " " << session::name(key_context) << ": "
                            << session::name(wish.command) << " " << wish.number);
                CHECK(given.contains(wish));
            }
        }
    }
}

TEST_CASE("The tables of layouts are those of the keyboards people have") {
    const auto key = [](const char* layout, SDL_Scancode scancode) {
        for (const LayoutKey& each : keys_of_layout(layout))
            if (each.scancode == scancode) return each;
        return LayoutKey{};
    };
    CHECK(key("de", SDL_SCANCODE_Y).plain == "z");
    CHECK(key("fr", SDL_SCANCODE_2).plain == "é");
    CHECK(key("fr", SDL_SCANCODE_2).shifted == "2");
    CHECK(key("fr", SDL_SCANCODE_Q).sym == SDLK_a);
    CHECK(key("us", SDL_SCANCODE_SLASH).shifted == "?");
    CHECK(key("ir", SDL_SCANCODE_K).plain == "ن");
}
