// What the painter draws with: areas, frames, marks and text, in plain pixels.
#pragma once

#include "src/shell/geometry.hpp"
#include "src/shell/lettering.hpp"
#include "src/shell/palette.hpp"
#include "src/shell/resources.hpp"
#include "src/shell/typeset.hpp"

#include <optional>
#include <string>

namespace shell {

/// Where in its area a line stands: Start is where the writing begins, on the left or on the right.
enum class Align { Start, Centre, End };

/// Draws onto a renderer. Text is only drawn if there are fonts; everything else always.
class Canvas {
public:
    /// The renderer must outlive it.
    Canvas(SDL_Renderer& renderer, const std::optional<FontFiles>& fonts);

    void clear(Colour colour);
    /// The direction of all writing from now on; from left to right until told.
    void set_direction(Direction direction) { direction_ = direction; }
    Direction direction() const { return direction_; }
    /// What everything is drawn in from now on.
    void set_palette(const Palette& palette) { palette_ = &palette; }
    const Palette& palette() const { return *palette_; }
    /// How wide writing is; without fonts, about how wide. Valid as long as the canvas, for the direction of the
    /// moment.
    Ruler ruler();
    void fill(const Rectangle& area, Colour colour);
    /// A frame of this thickness along the inner side of the area's edge.
    void frame(const Rectangle& area, int thickness, Colour colour);

    /// One line, in the middle of the height of its area, shortened where it must be.
    void line(const std::string& text, const Rectangle& area, const Letters& letters, Colour colour, Align align);
    void block(const Block& block, Colour colour, Align align = Align::Start);
    /// Text that scrolls to its end, with a bar after it. Returns the bar.
    Rectangle typed(const std::string& text, const Rectangle& area, const Letters& letters, Colour colour, Colour bar);
    /// A sign in the middle of the area, its outline first.
    void sign(const std::string& text, const Rectangle& area, const Letters& letters, Colour colour, Colour outline);

    /// Shows the picture, and ends it.
    void present();
    /// The renderer has lost what it was given to keep.
    void forget();

    /// What went wrong first, in the words of SDL; empty if nothing has.
    std::optional<std::string> fault() const;

private:
    void use(Colour colour);
    void check(int result);
    void put(const WrittenText* written, Point at);
    int start(const Rectangle& area, int width, Align align) const;
    int width(const std::string& text, const Letters& letters);
    const WrittenText* written(const std::string& text, const Letters& letters, Colour colour);

    SDL_Renderer& renderer_;
    std::optional<Lettering> lettering_;
    Direction direction_ = Direction::LeftToRight;
    const Palette* palette_ = &palette_of(settings::Theme::Dark);
    std::optional<std::string> fault_;
};

} // namespace shell
