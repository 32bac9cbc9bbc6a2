// Owners of what SDL hands out.
#pragma once

#include <SDL.h>
#include <SDL_ttf.h>

#include <memory>

namespace shell {

struct Release {
    void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
    void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
    void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
    void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
};

template <typename Resource>
using Owned = std::unique_ptr<Resource, Release>;

} // namespace shell
