// The small parts a text of games is made of.
#pragma once

#include "rules/pgn/fault.hpp"
#include "rules/pgn/game.hpp"
#include "rules/pgn/input.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace rules::pgn {

/// A tag of which something is wrong, but not its name or value.
struct FlawedTag {
    Tag tag;
    Unexpected flaw;
};
/// What becomes of the text of a comment that is gone past.
enum class Comments : bool { Kept, LeftOut };
/// A comment, as far as it goes, and what is wrong with it.
struct TakenComment {
    std::string text;
    std::optional<Unexpected> flaw;
};

/// The text as a comment that says it would be read: blanks of all kinds as one space, and none around it.
std::string as_comment(std::string_view text);

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
    /// What stands here is the first of its line, or the first behind an empty line. Both ask how the scanner came here
    /// with its last skip_blanks().
    bool is_first_in_line() const { return ended_lines_ > 0; }
    bool is_behind_empty_line() const { return ended_lines_ > 1; }

    /// Takes `[Name "value"]`. A value with quotes in it that are not escaped ends at the last quote before the bracket
    /// in its line. What is no tag, and what of a
    /// broken one cannot be read, is gone past with its line. Precondition: the next byte is `[`.
    std::variant<Tag, FlawedTag, Unexpected> take_tag();
    /// The name of the tag that begins here; empty if none does. It stays.
    std::string_view tag_name() const;
    /// Takes a comment, blanks of all kinds in it as one space; its text is empty if it is left out. Precondition: the
    /// next byte is `{` or `;`. It may be so many bytes long.
    TakenComment take_comment(std::size_t most_bytes, Comments kept);
    /// The word of letters, digits and signs of moves that begins here, up to `Input::sight` bytes; may be empty. It
    /// stays.
    std::string_view word() const;
    /// A tag pair begins here.
    bool is_at_tag() const;

    /// What stands here instead of what was expected. Makes the next bytes visible.
    Unexpected unexpected(Expected expected);

private:
    TakenComment take_rest_of_line(std::size_t most_bytes, Comments kept);
    TakenComment take_braces(std::size_t most_bytes, Comments kept);
    std::optional<Unexpected> take_value(std::string& value);
    std::optional<Unexpected> take_tag_end(std::string& value);
    std::optional<std::string> take_rest_of_value();

    Input input_;
    int ended_lines_ = 1; ///< ends of lines gone past by the last skip_blanks(), also right before it
};

} // namespace rules::pgn
