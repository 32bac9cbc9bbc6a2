#include "tests/src/shell/layouts.hpp"

#include "tests/support/catch.hpp"

#include <xkbcommon/xkbcommon.h>

#include <memory>
#include <string_view>

namespace {

template <typename Thing, void (*unref)(Thing*)>
struct Unref {
    void operator()(Thing* thing) const { unref(thing); }
};
using Xkb = std::unique_ptr<xkb_context, Unref<xkb_context, xkb_context_unref>>;
using Keymap = std::unique_ptr<xkb_keymap, Unref<xkb_keymap, xkb_keymap_unref>>;
using State = std::unique_ptr<xkb_state, Unref<xkb_state, xkb_state_unref>>;

/// Where a key lies: for Linux, for SDL, and what stands on it in America.
struct Place {
    xkb_keycode_t code;
    SDL_Scancode scancode;
    char american;
};

/// Linux numbers the keys of a row one after the other, from left to right.
std::vector<Place> places() {
    struct Row {
        xkb_keycode_t first;
        std::string_view signs;
    };
    std::vector<Place> all{
        {41, SDL_SCANCODE_GRAVE, '`'}, {43, SDL_SCANCODE_BACKSLASH, '\\'}, {86, SDL_SCANCODE_NONUSBACKSLASH, '\\'}};
    for (const Row& row :
         {Row{2, "1234567890-="}, Row{16, "qwertyuiop[]"}, Row{30, "asdfghjkl;'"}, Row{44, "zxcvbnm,./"}}) {
        for (std::size_t at = 0; at < row.signs.size(); ++at) {
            const char sign = row.signs[at];
            SDL_Scancode scancode = SDL_SCANCODE_UNKNOWN;
            if (sign >= 'a' && sign <= 'z') scancode = static_cast<SDL_Scancode>(SDL_SCANCODE_A + (sign - 'a'));
            if (sign >= '1' && sign <= '9') scancode = static_cast<SDL_Scancode>(SDL_SCANCODE_1 + (sign - '1'));
            switch (sign) {
            case '0': scancode = SDL_SCANCODE_0; break;
            case '-': scancode = SDL_SCANCODE_MINUS; break;
            case '=': scancode = SDL_SCANCODE_EQUALS; break;
            case '[': scancode = SDL_SCANCODE_LEFTBRACKET; break;
            case ']': scancode = SDL_SCANCODE_RIGHTBRACKET; break;
            case ';': scancode = SDL_SCANCODE_SEMICOLON; break;
            case '\'': scancode = SDL_SCANCODE_APOSTROPHE; break;
            case ',': scancode = SDL_SCANCODE_COMMA; break;
            case '.': scancode = SDL_SCANCODE_PERIOD; break;
            case '/': scancode = SDL_SCANCODE_SLASH; break;
            default: break;
            }
            all.push_back({row.first + static_cast<xkb_keycode_t>(at), scancode, sign});
        }
    }
    return all;
}

std::string typed(xkb_keymap* keymap, xkb_keycode_t key, bool shift) {
    const State state(xkb_state_new(keymap));
    if (shift)
        xkb_state_update_mask(state.get(), 1U << xkb_keymap_mod_get_index(keymap, XKB_MOD_NAME_SHIFT), 0, 0, 0, 0, 0);
    std::string text(16, '\0');
    text.resize(static_cast<std::size_t>(xkb_state_key_get_utf8(state.get(), key, text.data(), text.size())));
    return text;
}

} // namespace

std::vector<LayoutKey> keys_of_layout(const std::string& layout) {
    const Xkb xkb(xkb_context_new(XKB_CONTEXT_NO_FLAGS));
    REQUIRE(xkb);
    const xkb_rule_names names{"evdev", "pc105", layout.c_str(), "", ""};
    const Keymap keymap(xkb_keymap_new_from_names(xkb.get(), &names, XKB_KEYMAP_COMPILE_NO_FLAGS));
    REQUIRE(keymap);
    std::vector<LayoutKey> keys;
    for (const Place& place : places()) {
        const xkb_keycode_t key = place.code + 8;
        const xkb_keysym_t* syms = nullptr;
        const int count = xkb_keymap_key_get_syms_by_level(keymap.get(), key, 0, 0, &syms);
        const std::uint32_t character = count == 1 ? xkb_keysym_to_utf32(syms[0]) : 0;
        const auto sym =
            static_cast<SDL_Keycode>(character == 0 ? static_cast<unsigned char>(place.american) : character);
        keys.push_back({place.scancode, sym, typed(keymap.get(), key, false), typed(keymap.get(), key, true)});
    }
    return keys;
}
