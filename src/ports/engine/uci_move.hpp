// A move as engines write it.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace engine {

/// A move in UCI form: two different squares and perhaps the piece a pawn becomes, as in `e2e4`, `e1g1`, `e7e8q`; or a
/// piece out of the reserve and its square, as in `N@f3`.
/// Only the form is checked; whether the move is legal is the caller's to ask.
class UciMove {
public:
    /// The move the text spells, the whole text and nothing else; empty when it has another form.
    static std::optional<UciMove> parse(std::string_view text);

    /// The move as it was written.
    const std::string& text() const { return text_; }

    auto operator<=>(const UciMove&) const = default;

private:
    explicit UciMove(std::string_view text)
        : text_(text) {}
    std::string text_;
};

} // namespace engine
