#include "src/shell/lettering.hpp"

#include <algorithm>
#include <utility>

namespace shell {
namespace {

/// A window being resized asks for many sizes, each only for a moment.
constexpr std::size_t most_fonts = 40;

} // namespace

Lettering::Lettering(SDL_Renderer& renderer, FontFiles files)
    : renderer_(renderer)
    , files_(std::move(files)) {}

void Lettering::fail() {
    if (!fault_) fault_ = SDL_GetError();
}

TTF_Font* Lettering::font(const Letters& letters) {
    const auto known = fonts_.find(letters);
    if (known != fonts_.end()) return known->second.get();
    if (fonts_.size() >= most_fonts) fonts_.clear();
    const std::string file = (letters.bold ? files_.bold : files_.regular).string();
    Owned<TTF_Font> opened(TTF_OpenFont(file.c_str(), std::max(letters.size, 1)));
    if (opened == nullptr) {
        fail();
    } else {
        TTF_SetFontHinting(opened.get(), TTF_HINTING_LIGHT);
        TTF_SetFontOutline(opened.get(), letters.outline);
    }
    return fonts_.emplace(letters, std::move(opened)).first->second.get();
}

int Lettering::width(const std::string& text, const Letters& letters) {
    TTF_Font* with = font(letters);
    int width = 0;
    if (with == nullptr || text.empty()) return 0;
    if (TTF_SizeUTF8(with, text.c_str(), &width, nullptr) != 0) fail();
    return width;
}

int Lettering::line_height(const Letters& letters) {
    TTF_Font* with = font(letters);
    return with == nullptr ? letters.size : std::max(TTF_FontLineSkip(with), letters.size * 5 / 4);
}

WrittenText Lettering::make(const Request& request) {
    TTF_Font* with = font(request.letters);
    if (with == nullptr) return {};
    const SDL_Color colour{request.colour.red, request.colour.green, request.colour.blue, 255};
    const Owned<SDL_Surface> surface(TTF_RenderUTF8_Blended(with, request.text.c_str(), colour));
    Owned<SDL_Texture> texture(surface == nullptr ? nullptr : SDL_CreateTextureFromSurface(&renderer_, surface.get()));
    if (texture == nullptr) {
        fail();
        return {};
    }
    return {std::move(texture), surface->w, surface->h};
}

const WrittenText* Lettering::write(const std::string& text, const Letters& letters, Colour colour) {
    if (text.empty()) return nullptr;
    Request request{text, letters, colour};
    auto place = kept_.find(request);
    if (place == kept_.end()) {
        WrittenText written = make(request);
        place = kept_.emplace(std::move(request), Kept{std::move(written)}).first;
    }
    place->second.is_used = true;
    return place->second.written.texture == nullptr ? nullptr : &place->second.written;
}

void Lettering::drop_unused() {
    std::erase_if(kept_, [](const auto& each) { return !each.second.is_used; });
    for (auto& [request, kept] : kept_) kept.is_used = false;
}

void Lettering::drop_all() { kept_.clear(); }

} // namespace shell
