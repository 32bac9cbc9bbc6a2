// The small parts a text of games is made of.
#pragma once

#include "rules/pgn/fault.hpp"
#include "rules/pgn/game.hpp"
#include "rules/pgn/input.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace rules::pgn {

/// Takes the parts of the text one by one. What each part may be is for the caller to know from the next byte.
class Scanner {
public:
    explicit Scanner(Source source);

    Input& input() { return input_; }
    const Input& input() const { return input_; }

    /// Goes past blanks, line ends, lines that begin with `%`, and byte order marks. Makes the next bytes visible.
    void skip_blanks();
    /// Goes past blanks of this line only.
    void skip_blanks_of_line();

    /// Takes `[Name "value"]`. Precondition: the next byte is `[`.
    std::variant<Tag, Unexpected> take_tag();
    /// Takes a comment, blanks of all kinds in it as one space. Precondition: the next byte is `{` or `;`. It may be
    /// so many bytes long.
    std::variant<std::string, Unexpected> take_comment(std::size_t most_bytes);
    /// The word of letters, digits and signs of moves that begins here, up to `Input::sight` bytes; may be empty. It
    /// stays.
    std::string_view word() const;
    /// A tag pair begins here.
    bool is_at_tag() const;

    /// What stands here instead of what was expected. Makes the next bytes visible.
    Unexpected unexpected(Expected expected);

private:
    std::variant<std::string, Unexpected> take_rest_of_line(std::size_t most_bytes);
    std::variant<std::string, Unexpected> take_braces(std::size_t most_bytes);

    Input input_;
};

} // namespace rules::pgn
