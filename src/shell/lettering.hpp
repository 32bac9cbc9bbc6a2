// Text as pictures. All text of the window comes through here, so that this is the one place where the direction of
// writing matters.
#pragma once

#include "src/shell/fonts.hpp"
#include "src/shell/letters.hpp"
#include "src/shell/palette.hpp"
#include "src/shell/resources.hpp"
#include "src/shell/visual_order.hpp"

#include <map>
#include <optional>
#include <string>
#include <tuple>

namespace shell {

/// Text ready to be drawn.
struct WrittenText {
    Owned<SDL_Texture> texture;
    int width = 0;
    int height = 0;
};

/// Makes text into pictures and keeps those that are still in use. SDL_ttf must be ready as long as it lives.
class Lettering {
public:
    /// The renderer must outlive it.
    Lettering(SDL_Renderer& renderer, FontFiles files);

    /// How wide a line of text will be; 0 if it cannot be written.
    int width(const std::string& text, const Letters& letters, Direction direction);
    /// One line in a language of this direction. Null for a text that is empty or cannot be written. Valid until the
    /// next call of drop_unused or drop_all.
    const WrittenText* write(const std::string& text, const Letters& letters, Colour colour, Direction direction);

    /// Ends a picture: what was not written since the one before is dropped.
    void drop_unused();
    /// The renderer has lost its textures.
    void drop_all();

    /// What went wrong first, in the words of SDL; empty if nothing has.
    const std::optional<std::string>& fault() const { return fault_; }

private:
    struct Request {
        std::string text;
        Letters letters;
        Colour colour;
        Direction direction;
        bool operator<(const Request& other) const {
            return std::tie(text, letters, colour, direction) <
                   std::tie(other.text, other.letters, other.colour, other.direction);
        }
    };
    struct Kept {
        WrittenText written;
        bool is_used = true;
    };

    TTF_Font* font(const Letters& letters);
    void turn(TTF_Font& font, Direction direction);
    Owned<SDL_Surface> draw(TTF_Font& font, const Request& request);
    WrittenText make(const Request& request);
    void fail();

    SDL_Renderer& renderer_;
    FontFiles files_;
    std::map<Letters, Owned<TTF_Font>> fonts_;
    std::map<Request, Kept> kept_;
    std::optional<std::string> fault_;
};

} // namespace shell
