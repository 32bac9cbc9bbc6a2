// Keyboards of this world, by the tables X has of them: what each key is called, and what it types.
#pragma once

#include <SDL.h>

#include <string>
#include <vector>

/// A key of the main block.
struct LayoutKey {
    SDL_Scancode scancode;
    SDL_Keycode sym;     ///< as SDL tells it: what it types alone, or where that is nothing, what it types in America
    std::string plain;   ///< what it types
    std::string shifted; ///< what it types with Shift
};

/// The keys of a layout as xkb-data has it: `us`, `de`, `fr`.
std::vector<LayoutKey> keys_of_layout(const std::string& layout);
