#include "src/shell/canvas.hpp"

#include "src/shell/wrap.hpp"

#include <algorithm>

namespace shell {
namespace {

SDL_Rect to_sdl(const Rectangle& area) { return {area.x, area.y, area.width, area.height}; }

} // namespace

Canvas::Canvas(SDL_Renderer& renderer, const std::optional<FontFiles>& fonts)
    : renderer_(renderer) {
    if (fonts) lettering_.emplace(renderer, *fonts);
}

void Canvas::check(int result) {
    if (result != 0 && !fault_) fault_ = SDL_GetError();
}

void Canvas::use(Colour colour) {
    check(SDL_SetRenderDrawColor(&renderer_, colour.red, colour.green, colour.blue, SDL_ALPHA_OPAQUE));
}

void Canvas::clear(Colour colour) {
    use(colour);
    check(SDL_RenderClear(&renderer_));
}

void Canvas::fill(const Rectangle& area, Colour colour) {
    use(colour);
    const SDL_Rect place = to_sdl(area);
    check(SDL_RenderFillRect(&renderer_, &place));
}

void Canvas::frame(const Rectangle& area, int thickness, Colour colour) {
    Rectangle rest = area;
    fill(rest.cut_top(thickness), colour);
    fill(rest.cut_bottom(thickness), colour);
    fill(rest.cut_left(thickness), colour);
    fill(rest.cut_right(thickness), colour);
}

void Canvas::put(const WrittenText* written, Point at) {
    if (written == nullptr) return;
    const SDL_Rect place{at.x, at.y, written->width, written->height};
    check(SDL_RenderCopy(&renderer_, written->texture.get(), nullptr, &place));
}

int Canvas::start(const Rectangle& area, int width, Align align) const {
    const int room = area.width - width;
    if (align == Align::Centre) return area.x + room / 2;
    return (align == Align::End) == (direction_ == Direction::RightToLeft) ? area.x : area.x + room;
}

int Canvas::width(const std::string& text, const Letters& letters) {
    constexpr int usual_percent = 60; // of the size of a letter
    return lettering_ ? lettering_->width(text, letters, direction_)
                      : static_cast<int>(text.size()) * letters.size * usual_percent / 100;
}

Ruler Canvas::ruler() {
    return [this](const std::string& text, const Letters& letters) { return width(text, letters); };
}

const WrittenText* Canvas::written(const std::string& text, const Letters& letters, Colour colour) {
    return lettering_->write(text, letters, colour, direction_);
}

void Canvas::line(const std::string& text, const Rectangle& area, const Letters& letters, Colour colour, Align align) {
    if (!lettering_) return;
    const auto measure = [&](const std::string& part) { return width(part, letters); };
    const WrittenText* line = written(shorten(text, area.width, measure), letters, colour);
    if (line == nullptr) return;
    put(line, {start(area, line->width, align), area.y + (area.height - line->height) / 2});
}

void Canvas::block(const Block& block, Colour colour, Align align) {
    Rectangle rest = block.area;
    rest.cut_top(std::max(0, (rest.height - block.height()) / 2));
    for (const std::string& each : block.lines)
        line(each, rest.cut_top(line_height(block.letters.size)), block.letters, colour, align);
}

Rectangle Canvas::typed(const std::string& text, const Rectangle& area, const Letters& letters, Colour colour,
                        Colour bar) {
    const int thickness = std::max(3, letters.size / 7);
    const WrittenText* line = lettering_ ? written(text, letters, colour) : nullptr;
    const int width = line == nullptr ? 0 : line->width;
    Rectangle rest = area;
    const Rectangle seen = cut_start(rest, std::min(width, area.width - 2 * thickness), direction_);
    const SDL_Rect clip = to_sdl(area);
    check(SDL_RenderSetClipRect(&renderer_, &clip));
    if (line != nullptr) put(line, {start(seen, width, Align::End), area.y + (area.height - line->height) / 2});
    check(SDL_RenderSetClipRect(&renderer_, nullptr));
    const int height = std::min(area.height, letters.size * 5 / 4);
    cut_start(rest, thickness, direction_);
    const Rectangle place{cut_start(rest, thickness, direction_).x, area.y + (area.height - height) / 2, thickness,
                          height};
    fill(place, bar);
    return place;
}

void Canvas::sign(const std::string& text, const Rectangle& area, const Letters& letters, Colour colour,
                  Colour outline) {
    if (!lettering_) return;
    for (const bool is_outline : {true, false}) {
        const Letters with{letters.size, letters.bold, is_outline ? letters.outline : 0};
        const WrittenText* drawn = written(text, with, is_outline ? outline : colour);
        if (drawn != nullptr)
            put(drawn, {area.x + (area.width - drawn->width) / 2, area.y + (area.height - drawn->height) / 2});
    }
}

void Canvas::present() {
    SDL_RenderPresent(&renderer_);
    if (lettering_) lettering_->drop_unused();
}

void Canvas::forget() {
    if (lettering_) lettering_->drop_all();
}

std::optional<std::string> Canvas::fault() const {
    return lettering_ && lettering_->fault() ? lettering_->fault() : fault_;
}

} // namespace shell
