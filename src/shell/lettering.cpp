#include "src/shell/lettering.hpp"

#include "base/platform/paths.hpp"
#include "src/shell/geometry.hpp"

#include <algorithm>
#include <utility>
#include <vector>

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
    const std::filesystem::path& file = letters.bold ? files_.bold : files_.regular;
    Owned<TTF_Font> opened(TTF_OpenFont(file.c_str(), std::max(letters.size, 1)));
    if (opened == nullptr) {
        fail();
    } else {
        TTF_SetFontHinting(opened.get(), TTF_HINTING_LIGHT);
        TTF_SetFontOutline(opened.get(), letters.outline);
    }
    return fonts_.emplace(letters, std::move(opened)).first->second.get();
}

/// Letters of the languages written from the right are Arabic ones, which must be told to join.
void Lettering::turn(TTF_Font& font, Direction direction) {
    const bool is_turned = direction == Direction::RightToLeft;
    if (TTF_SetFontDirection(&font, is_turned ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR) != 0 ||
        TTF_SetFontScriptName(&font, is_turned ? "Arab" : "Latn") != 0)
        fail();
}

int Lettering::width(const std::string& text, const Letters& letters, Direction direction) {
    TTF_Font* with = font(letters);
    if (with == nullptr) return 0;
    int width = 0;
    for (const DirectedRun& run : visual_order(text, direction)) {
        int more = 0;
        turn(*with, run.direction);
        if (TTF_SizeUTF8(with, run.text.c_str(), &more, nullptr) != 0) fail();
        width += more;
    }
    return width;
}

/// The runs of the line, each drawn in its direction, side by side. Null if one cannot be drawn.
Owned<SDL_Surface> Lettering::draw(TTF_Font& font, const Request& request) {
    const SDL_Color colour{request.colour.red, request.colour.green, request.colour.blue, 255};
    std::vector<Owned<SDL_Surface>> runs;
    Size size;
    for (const DirectedRun& run : visual_order(request.text, request.direction)) {
        turn(font, run.direction);
        runs.emplace_back(TTF_RenderUTF8_Blended(&font, run.text.c_str(), colour));
        if (runs.back() == nullptr) return nullptr;
        size.width += runs.back()->w;
        size.height = std::max(size.height, runs.back()->h);
    }
    if (runs.size() == 1) return std::move(runs.front());
    Owned<SDL_Surface> line(SDL_CreateRGBSurfaceWithFormat(0, size.width, size.height, 32, SDL_PIXELFORMAT_ARGB8888));
    SDL_Rect place{};
    for (const Owned<SDL_Surface>& run : runs) {
        if (line == nullptr || SDL_SetSurfaceBlendMode(run.get(), SDL_BLENDMODE_NONE) != 0 ||
            SDL_BlitSurface(run.get(), nullptr, line.get(), &place) != 0)
            return nullptr;
        place.x += run->w;
    }
    return line;
}

WrittenText Lettering::make(const Request& request) {
    TTF_Font* with = font(request.letters);
    if (with == nullptr) return {};
    const Owned<SDL_Surface> surface = draw(*with, request);
    Owned<SDL_Texture> texture(surface == nullptr ? nullptr : SDL_CreateTextureFromSurface(&renderer_, surface.get()));
    if (texture == nullptr) {
        fail();
        return {};
    }
    return {std::move(texture), surface->w, surface->h};
}

const WrittenText* Lettering::write(const std::string& text, const Letters& letters, Colour colour,
                                    Direction direction) {
    if (text.empty()) return nullptr;
    Request request{text, letters, colour, direction};
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
