#include "rules/journal/line_reader.hpp"

#include "rules/notation/plain_line.hpp"

#include <charconv>
#include <utility>

namespace rules::journal {
namespace {

using board::Move;
using board::MoveKind;
using board::Role;
using board::Square;

constexpr std::string_view expected_move = "a move such as e2e4, e7e8q, e1g1 castling, e5d6 en-passant or N@f3";
constexpr std::string_view castling = "castling";
constexpr std::string_view en_passant = "en-passant";
constexpr std::string_view small_letters = "pnbrqk";
constexpr std::string_view capital_letters = "PNBRQK";
constexpr long long most_milliseconds = latest_time.count();

std::optional<Role> role_of(std::string_view letters, char letter) {
    const auto place = letters.find(letter);
    if (place == std::string_view::npos) return std::nullopt;
    return board::all_roles[place];
}

char letter_of(std::string_view letters, Role role) { return letters[static_cast<std::size_t>(role)]; }

} // namespace

std::optional<std::string_view> LineReader::next(std::string_view expected) {
    if (fault_) return std::nullopt;
    ++words_;
    if (rest_.empty()) {
        complain(std::string(expected));
        return std::nullopt;
    }
    const std::string_view word = peek();
    rest_.remove_prefix(word.size());
    if (rest_.starts_with(' ')) {
        rest_.remove_prefix(1);
        // A space at the end, or two in a row: an empty word stands there.
        if (rest_.empty() || rest_.starts_with(' ')) {
            ++words_;
            complain("a word");
            return std::nullopt;
        }
    }
    return word;
}

std::string_view LineReader::peek() const { return rest_.substr(0, rest_.find(' ')); }

std::optional<std::string> LineReader::remainder(std::string_view expected) {
    if (fault_) return std::nullopt;
    ++words_;
    if (rest_.empty()) {
        complain(std::string(expected));
        return std::nullopt;
    }
    return notation::plain_line(std::exchange(rest_, std::string_view()));
}

void LineReader::complain(std::string expected) {
    if (!fault_) fault_ = JournalFault{words_, std::move(expected)};
}

void LineReader::expect(std::string_view word) {
    const auto found = next(word);
    if (found && *found != word) complain(std::string(word));
}

void LineReader::expect_end() {
    if (fault_ || rest_.empty()) return;
    ++words_;
    complain("the end of the line");
}

std::optional<Square> LineReader::square() {
    constexpr std::string_view expected = "a square";
    const auto text = next(expected);
    if (!text) return std::nullopt;
    const auto square = Square::parse(*text);
    if (!square) complain(std::string(expected));
    return square;
}

/// Written as numbers are: no sign but a minus, no zeros in front.
std::optional<long long> LineReader::number(std::string_view expected, long long least, long long most) {
    const auto text = next(expected);
    if (!text) return std::nullopt;
    long long count = 0;
    const auto [stop, error] = std::from_chars(text->data(), text->data() + text->size(), count);
    if (error != std::errc{} || stop != text->data() + text->size() || count < least || count > most ||
        *text != std::to_string(count)) {
        complain(std::string(expected));
        return std::nullopt;
    }
    return count;
}

std::optional<table::Duration> LineReader::milliseconds() {
    const auto count = number("milliseconds", 0, most_milliseconds);
    return count ? std::optional(table::Duration{*count}) : std::nullopt;
}

std::optional<table::Duration> LineReader::signed_milliseconds() {
    const auto count = number("milliseconds", -most_milliseconds, most_milliseconds);
    return count ? std::optional(table::Duration{*count}) : std::nullopt;
}

std::optional<std::size_t> LineReader::plies() {
    const auto count = number("a number of plies", 0, 2 * table::most_moves);
    return count ? std::optional(static_cast<std::size_t>(*count)) : std::nullopt;
}

std::optional<int> LineReader::moves() {
    const auto count = number("a number of moves", 0, table::most_moves);
    return count ? std::optional(static_cast<int>(*count)) : std::nullopt;
}

std::optional<std::string> LineReader::digest() {
    constexpr std::string_view expected = "64 hexadecimal digits";
    const auto text = next(expected);
    if (!text) return std::nullopt;
    if (text->size() != 64 || text->find_first_not_of("0123456789abcdef") != std::string_view::npos) {
        complain(std::string(expected));
        return std::nullopt;
    }
    return std::string(*text);
}

std::optional<table::Duration> LineReader::seconds() {
    const auto count = number("a number of seconds", 1, most_milliseconds / 1000);
    return count ? std::optional<table::Duration>(std::chrono::seconds(*count)) : std::nullopt;
}

std::optional<Move> LineReader::move() {
    const auto text = next(expected_move);
    if (!text) return std::nullopt;
    const auto complaint = [this]() -> std::optional<Move> {
        complain(std::string(expected_move));
        return std::nullopt;
    };
    if (text->size() == 4 && (*text)[1] == '@') {
        const auto role = role_of(capital_letters, text->front());
        const auto to = Square::parse(text->substr(2));
        if (!role || !to) return complaint();
        return Move::drop(*role, *to);
    }
    if (text->size() != 4 && text->size() != 5) return complaint();
    const auto from = Square::parse(text->substr(0, 2));
    const auto to = Square::parse(text->substr(2, 2));
    if (!from || !to) return complaint();
    // Where kings start elsewhere than on the e-file, castling may leave the king where it stands.
    if (*from == *to && !(text->size() == 4 && peek() == castling)) return complaint();
    if (text->size() == 5) {
        const auto role = role_of(small_letters, text->back());
        if (!role) return complaint();
        return Move::promotion(*from, *to, *role);
    }
    if (peek() == castling) {
        next(castling);
        return Move::castling(*from, *to);
    }
    if (peek() == en_passant) {
        next(en_passant);
        return Move::en_passant(*from, *to);
    }
    return Move::normal(*from, *to);
}

std::string write_move(Move move) {
    const std::string squares = (move.from() ? move.from()->name() : "") + move.to().name();
    switch (move.kind()) {
    case MoveKind::Normal: return squares;
    case MoveKind::Promotion: return squares + letter_of(small_letters, *move.promoted());
    case MoveKind::EnPassant: return squares + " " + std::string(en_passant);
    case MoveKind::Castling: return squares + " " + std::string(castling);
    case MoveKind::Drop: return letter_of(capital_letters, *move.dropped()) + ("@" + squares);
    }
    return squares;
}

} // namespace rules::journal
