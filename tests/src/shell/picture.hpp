// Views drawn into memory, to be looked at pixel by pixel.
#pragma once

#include "src/shell/painter.hpp"
#include "tests/support/catch.hpp"

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <optional>

/// SDL without a screen, as long as it lives.
class Screenless {
public:
    Screenless() {
        SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
        REQUIRE(SDL_Init(SDL_INIT_VIDEO) == 0);
        REQUIRE(TTF_Init() == 0);
    }
    ~Screenless() {
        TTF_Quit();
        SDL_Quit();
    }
    Screenless(const Screenless&) = delete;
    Screenless& operator=(const Screenless&) = delete;
};

/// The layout of a view in the letters it is drawn in. SDL_ttf must be ready.
inline shell::Layout laid_out(const session::View& view, shell::Size size) {
    const shell::Owned<SDL_Surface> surface(SDL_CreateRGBSurfaceWithFormat(0, 8, 8, 32, SDL_PIXELFORMAT_ARGB8888));
    const shell::Owned<SDL_Renderer> renderer(SDL_CreateSoftwareRenderer(surface.get()));
    REQUIRE(renderer != nullptr);
    shell::Canvas canvas(*renderer, shell::find_fonts(shell::font_folders()));
    canvas.set_direction(view.direction);
    return shell::lay_out(view, size, canvas.ruler());
}

/// The picture of a view.
class Picture {
public:
    Picture(const session::View& view, shell::Size size,
            const std::optional<shell::FontFiles>& fonts = shell::find_fonts(shell::font_folders()))
        : size_(size)
        , background_(shell::palette_of(view.look.theme).background)
        , surface_(SDL_CreateRGBSurfaceWithFormat(0, size.width, size.height, 32, SDL_PIXELFORMAT_ARGB8888)) {
        REQUIRE(surface_ != nullptr);
        const shell::Owned<SDL_Renderer> renderer(SDL_CreateSoftwareRenderer(surface_.get()));
        REQUIRE(renderer != nullptr);
        shell::Canvas canvas(*renderer, fonts);
        typing_ = shell::paint(canvas, view, size);
        canvas.present();
        fault_ = canvas.fault();
    }

    shell::Colour at(shell::Point point) const {
        const auto* row =
            static_cast<const std::uint8_t*>(surface_->pixels) + std::ptrdiff_t{point.y} * surface_->pitch;
        std::uint32_t pixel = 0;
        std::memcpy(&pixel, row + std::ptrdiff_t{point.x} * 4, sizeof pixel);
        return {static_cast<std::uint8_t>(pixel >> 16U), static_cast<std::uint8_t>(pixel >> 8U),
                static_cast<std::uint8_t>(pixel)};
    }
    /// How many pixels of the area have this colour.
    int count(const shell::Rectangle& area, shell::Colour colour) const {
        int found = 0;
        for (int y = area.y; y < area.bottom(); ++y)
            for (int x = area.x; x < area.right(); ++x) found += at({x, y}) == colour ? 1 : 0;
        return found;
    }
    /// The share of the area, in percent, that has this colour.
    int percent(const shell::Rectangle& area, shell::Colour colour) const {
        return count(area, colour) * 100 / (area.width * area.height);
    }
    /// Whether anything at all stands there.
    bool has_ink(const shell::Rectangle& area) const { return count(area, background_) < area.width * area.height; }
    /// As a BMP file; whether that worked.
    bool save(const std::filesystem::path& file) const {
        return SDL_SaveBMP(surface_.get(), file.string().c_str()) == 0;
    }
    shell::Size size() const { return size_; }
    const std::optional<shell::Rectangle>& typing() const { return typing_; }
    const std::optional<std::string>& fault() const { return fault_; }

private:
    shell::Size size_;
    shell::Colour background_;
    shell::Owned<SDL_Surface> surface_;
    std::optional<shell::Rectangle> typing_;
    std::optional<std::string> fault_;
};
