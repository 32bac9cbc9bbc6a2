#include "rules/pgn/words.hpp"

#include "rules/notation/folding.hpp"
#include "rules/pgn/signs.hpp"
#include "rules/pgn/text.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace rules::pgn {

namespace {

/// Signs that have a number (PGN, section 10), those of older books for who stands better among them.
constexpr std::array glyphs{
    Glyph{"!", 1},    Glyph{"?", 2},    Glyph{"!!", 3},   Glyph{"??", 4},  Glyph{"!?", 5},  Glyph{"?!", 6},
    Glyph{"!!!", 3},  Glyph{"???", 4},  Glyph{"=", 10},   Glyph{"+=", 14}, Glyph{"=+", 15}, Glyph{"+/=", 14},
    Glyph{"=/+", 15}, Glyph{"+/-", 16}, Glyph{"-/+", 17}, Glyph{"+-", 18}, Glyph{"-+", 19},
};

/// The glyph with the most signs of those that fit.
template <typename Fits>
std::optional<Glyph> longest_glyph(Fits fits) {
    std::optional<Glyph> longest;
    for (const Glyph& glyph : glyphs)
        if (fits(glyph.signs) && (!longest || glyph.signs.size() > longest->signs.size())) longest = glyph;
    return longest;
}

bool is_blank_or_line_end(char sign) { return sign == ' ' || sign == '\t' || sign == '\r' || sign == '\n'; }

/// The length of `(Q)`; 0 if what stands there is something else.
std::size_t extent_of_bracketed_piece(std::string_view text) {
    if (!text.starts_with('(')) return 0;
    const auto closing = text.substr(0, 5).find(')');
    if (closing == std::string_view::npos) return 0;
    const std::string_view piece = text.substr(1, closing - 1);
    const bool is_ascii = piece.size() == 1 && piece.front() >= 'A' && piece.front() <= 'Z';
    const bool is_foreign = !piece.empty() && static_cast<unsigned char>(piece.front()) >= 0x80;
    return is_ascii || is_foreign ? closing + 1 : 0;
}

} // namespace

std::optional<Glyph> first_glyph(std::string_view text) {
    return longest_glyph([&](std::string_view signs) { return text.starts_with(signs); });
}

std::string_view without_glyphs(std::string_view word) {
    while (const auto last = longest_glyph([&](std::string_view signs) { return word.ends_with(signs); }))
        word.remove_suffix(last->signs.size());
    return word;
}

std::optional<Result> result_of(std::string_view word) {
    using namespace std::string_view_literals;
    if (word.size() > 1 && is_digit(word[0]) && is_digit(word[1])) return std::nullopt; // a move's number
    if (const auto result = parse_result(word)) return result;
    for (const std::string_view drawn : {"1/2"sv, "½-½"sv, "½"sv, "\xBD-\xBD"sv, "\xBD"sv, "½–½"sv})
        if (word == drawn) return Result::Drawn;
    return std::nullopt;
}

std::optional<Result> dashed_result_of(std::string_view word) {
    constexpr std::size_t longest = sizeof("1/2\u20131/2") + 2; // with a mark or two
    if (word.size() > longest || notation::is_plain(word)) return std::nullopt;
    return result_of(notation::folded(in_utf8(std::string(word))));
}

std::optional<Result> result_in(std::string_view word) {
    if (const auto result = result_of(word)) return result;
    return dashed_result_of(word);
}

bool starts_castling(std::string_view word) {
    if (!word.starts_with('0') || word.size() < 3) return false;
    return notation::folded(in_utf8(std::string(word.substr(0, 8)))).starts_with("0-0");
}

std::size_t extent_of_move(std::string_view text, std::size_t word) {
    using namespace std::string_view_literals;
    const auto starts_at = [&](std::size_t place, std::string_view part) {
        return text.substr(std::min(place, text.size())).starts_with(part);
    };
    std::size_t end = word;
    if (word >= 2 && (text[word - 1] == '8' || text[word - 1] == '1'))
        end += extent_of_bracketed_piece(text.substr(word));
    if (end > 2 && text[end - 1] == 'e' && starts_at(end, ".p.")) return end + 3;
    std::size_t place = end;
    while (place < text.size() && is_blank_or_line_end(text[place])) ++place;
    if (place == text.size() || (text[place] != 'e' && text[place] != '(')) return end; // as most moves end
    for (const std::string_view passing : {"e.p."sv, "(e.p.)"sv})
        if (starts_at(place, passing)) return place + passing.size();
    if (starts_at(place, "ep") && (place + 2 == text.size() || is_blank_or_line_end(text[place + 2]))) return place + 2;
    return end;
}

bool is_pass(std::string_view word) { return word == "--" || word == "Z0"; }

} // namespace rules::pgn
