#include "src/engine/uci_line.hpp"

#include "base/values/overloaded.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <fmt/format.h>
#include <limits>

namespace engine {

namespace {

/// Goes through the words of a line.
class Words {
public:
    explicit Words(std::string_view line)
        : rest_(line) {}

    std::optional<std::string_view> next() {
        const std::size_t begin = rest_.find_first_not_of(blanks);
        if (begin == std::string_view::npos) return std::nullopt;
        rest_.remove_prefix(begin);
        const std::string_view word = rest_.substr(0, rest_.find_first_of(blanks));
        rest_.remove_prefix(word.size());
        return word;
    }

    /// The words up to this one, which is taken as well, joined by single spaces.
    std::string until(std::string_view end) {
        std::string joined;
        while (const auto word = next()) {
            if (*word == end) break;
            if (!joined.empty()) joined += ' ';
            joined += *word;
        }
        return joined;
    }

    std::string rest() { return until({}); }

private:
    static constexpr std::string_view blanks = " \t\r";
    std::string_view rest_;
};

template <typename Number>
std::optional<Number> number(std::optional<std::string_view> text) {
    if (!text) return std::nullopt;
    Number value{};
    const char* const end = text->data() + text->size();
    const auto [stopped, error] = std::from_chars(text->data(), end, value);
    if (error != std::errc{} || stopped != end) return std::nullopt;
    return value;
}

UciLine parse_id(Words words) {
    if (words.next() != "name") return said::Other{};
    std::string name = words.rest();
    if (name.empty()) return said::Other{};
    return said::Name{std::move(name)};
}

SpinOption parse_spin(Words words) {
    SpinOption spin{std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()};
    while (const auto word = words.next()) {
        if (*word == "min") spin.least = number<std::int64_t>(words.next()).value_or(spin.least);
        if (*word == "max") spin.most = number<std::int64_t>(words.next()).value_or(spin.most);
    }
    return spin;
}

ComboOption parse_combo(Words words) {
    ComboOption combo;
    words.until("var");
    for (std::string value = words.until("var"); !value.empty(); value = words.until("var"))
        combo.values.push_back(std::move(value));
    return combo;
}

UciLine parse_option(Words words) {
    if (words.next() != "name") return said::Other{};
    std::string name = words.until("type");
    const auto type = words.next();
    if (name.empty() || !type) return said::Other{};
    if (*type == "check") return said::Option{std::move(name), CheckOption{}};
    if (*type == "button") return said::Option{std::move(name), ButtonOption{}};
    if (*type == "string") return said::Option{std::move(name), StringOption{}};
    if (*type == "combo") return said::Option{std::move(name), parse_combo(words)};
    if (*type == "spin") {
        const SpinOption spin = parse_spin(words);
        if (spin.least <= spin.most) return said::Option{std::move(name), spin};
    }
    return said::Other{};
}

std::optional<Score> parse_score(Words& words) {
    const auto unit = words.next();
    const auto value = number<int>(words.next());
    if (!unit || !value) return std::nullopt;
    if (*unit == "cp") return Centipawns{*value};
    if (*unit == "mate") return MateIn{*value};
    return std::nullopt;
}

UciLine parse_info(Words words) {
    std::optional<Score> score;
    std::optional<UciMove> move;
    std::uint32_t rank = 1;
    while (const auto word = words.next()) {
        if (*word == "string") break;
        if (*word == "score") score = parse_score(words);
        if (*word == "multipv") rank = std::max(number<std::uint32_t>(words.next()).value_or(rank), std::uint32_t{1});
        if (*word == "pv") {
            move = UciMove::parse(words.next().value_or(""));
            break;
        }
    }
    if (!score) return said::Other{};
    return said::Evaluation{*score, rank, std::move(move)};
}

UciLine parse_best_move(Words words) {
    const std::string_view word = words.next().value_or("");
    if (word == "(none)" || word == "0000") return said::NoMove{};
    if (auto move = UciMove::parse(word)) return said::BestMove{*std::move(move)};
    return said::BadMove{};
}

std::int64_t clamped(std::chrono::milliseconds time) {
    // Engines take a time of 0 for "no clock".
    return std::max<std::int64_t>(time.count(), 1);
}

} // namespace

UciLine parse_line(std::string_view line) {
    Words words(line);
    const std::string_view first = words.next().value_or("");
    if (first == "info") return parse_info(words);
    if (first == "bestmove") return parse_best_move(words);
    if (first == "readyok") return said::ReadyOk{};
    if (first == "uciok") return said::UciOk{};
    if (first == "id") return parse_id(words);
    if (first == "option") return parse_option(words);
    return said::Other{};
}

std::string presentable(std::string_view line) {
    constexpr std::size_t longest = 80;
    std::string text(line.substr(0, longest));
    std::replace_if(
        text.begin(), text.end(), [](char byte) { return byte < ' ' || byte > '~'; }, '?');
    return text;
}

std::optional<std::string> accepted_value(const OptionType& type, std::string_view value) {
    using Accepted = std::optional<std::string>;
    return std::visit(base::values::Overloaded{
                          [&](const CheckOption&) -> Accepted {
                              if (value != "true" && value != "false") return std::nullopt;
                              return std::string(value);
                          },
                          [&](const SpinOption& spin) -> Accepted {
                              const auto wish = number<std::int64_t>(value);
                              if (!wish) return std::nullopt;
                              return std::to_string(std::clamp(*wish, spin.least, spin.most));
                          },
                          [&](const ComboOption& combo) -> Accepted {
                              const auto& values = combo.values;
                              if (std::find(values.begin(), values.end(), value) == values.end()) return std::nullopt;
                              return std::string(value);
                          },
                          [](const ButtonOption&) -> Accepted { return std::nullopt; },
                          [&](const StringOption&) -> Accepted { return std::string(value); },
                      },
                      type);
}

std::string setoption_line(std::string_view name, std::string_view value) {
    return fmt::format("setoption name {} value {}", name, value);
}

std::string position_line(const Question& question) {
    std::string line = question.start_fen ? "position fen " + *question.start_fen : "position startpos";
    if (!question.moves.empty()) line += " moves";
    for (const UciMove& move : question.moves) line += ' ' + move.text();
    return line;
}

std::string go_line(const Question& question) {
    std::string line = "go";
    if (const auto& clocks = question.clocks) {
        line += fmt::format(" wtime {} btime {} winc {} binc {}", clamped(clocks->white.remaining),
                            clamped(clocks->black.remaining), clocks->white.increment.count(),
                            clocks->black.increment.count());
        if (clocks->moves_to_go) line += fmt::format(" movestogo {}", *clocks->moves_to_go);
    }
    if (question.limits.depth) line += fmt::format(" depth {}", *question.limits.depth);
    if (question.limits.nodes) line += fmt::format(" nodes {}", *question.limits.nodes);
    if (question.limits.move_time) line += fmt::format(" movetime {}", clamped(*question.limits.move_time));
    if (line == "go") line += " infinite";
    if (!question.among.empty()) line += " searchmoves"; // the last, as every word behind it is taken for a move
    for (const UciMove& move : question.among) line += " " + move.text();
    return line;
}

} // namespace engine
