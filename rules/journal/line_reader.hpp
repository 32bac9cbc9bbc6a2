// Reads the words of one line, and remembers which one did not fit.
#pragma once

#include "rules/board/move.hpp"
#include "rules/table/time.hpp"
#include "rules/table/words.hpp"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rules::journal {

/// The latest time of an event that can be read back: a century, far from any overflow in sums with it.
inline constexpr table::Duration latest_time = 100 * 366 * std::chrono::hours(24);

/// The word at which a line stops making sense, counted from 1, and what was expected there.
struct JournalFault {
    std::size_t word;
    std::string expected;
    bool operator==(const JournalFault&) const = default;
};

/// The words of a line, separated by single spaces. After the first fault every question is answered with nothing.
class LineReader {
public:
    explicit LineReader(std::string_view line)
        : rest_(line) {}

    /// The next word; a fault if there is none.
    std::optional<std::string_view> next(std::string_view expected);
    /// The word after this one, without taking it; empty at the end.
    std::string_view peek() const;
    /// All that is left, without taking it.
    std::string_view rest() const { return rest_; }
    bool at_end() const { return rest_.empty(); }
    /// All that is left, spaces included, as a plain line whatever somebody has written there; a fault if nothing is.
    std::optional<std::string> remainder(std::string_view expected);
    /// The word last taken does not fit.
    void complain(std::string expected);
    /// Takes that word, or complains.
    void expect(std::string_view word);
    /// Complains if words are left over.
    void expect_end();
    const std::optional<JournalFault>& fault() const { return fault_; }

    /// One of the words of the type.
    template <typename Choice>
    std::optional<Choice> choice() {
        const std::string expected = table::expected_words<Choice>();
        const auto text = next(expected);
        if (!text) return std::nullopt;
        const auto found = table::parse_word<Choice>(*text);
        if (!found) complain(expected);
        return found;
    }
    std::optional<board::Color> side() { return choice<board::Color>(); }
    std::optional<board::Square> square();
    std::optional<std::size_t> plies();
    /// A whole number of milliseconds, not negative.
    std::optional<table::Duration> milliseconds();
    /// The same, which may be negative.
    std::optional<table::Duration> signed_milliseconds();
    /// A number of moves, 0 to most_moves.
    std::optional<int> moves();
    /// 64 hexadecimal digits, small ones.
    std::optional<std::string> digest();
    /// A whole number of seconds, at least one.
    std::optional<table::Duration> seconds();
    /// A move with the word after it that some moves have.
    std::optional<board::Move> move();

private:
    std::optional<long long> number(std::string_view expected, long long least, long long most);

    std::string_view rest_;
    std::size_t words_ = 0;
    std::optional<JournalFault> fault_;
};

/// The same move as text.
std::string write_move(board::Move move);

} // namespace rules::journal
