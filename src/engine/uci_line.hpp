// The lines of the UCI protocol: what an engine's mean, and ours. Pure text.
#pragma once

#include "src/engine/engine_spec.hpp"
#include "src/ports/engine/question.hpp"
#include "src/ports/engine/report.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace engine {

/// The types a UCI option may have, with the values it takes.
struct CheckOption {
    bool operator==(const CheckOption&) const = default;
};
struct SpinOption {
    std::int64_t least;
    std::int64_t most;
    bool operator==(const SpinOption&) const = default;
};
struct ComboOption {
    std::vector<std::string> values;
    bool operator==(const ComboOption&) const = default;
};
struct ButtonOption {
    bool operator==(const ButtonOption&) const = default;
};
struct StringOption {
    bool operator==(const StringOption&) const = default;
};
using OptionType = std::variant<CheckOption, SpinOption, ComboOption, ButtonOption, StringOption>;

/// What a line of an engine says. A line means one of these; whatever UCI does not define, or we do not need, is Other.
namespace said {

struct Name {
    std::string name;
    bool operator==(const Name&) const = default;
};
struct Option {
    std::string name;
    OptionType type;
    bool operator==(const Option&) const = default;
};
struct UciOk {
    bool operator==(const UciOk&) const = default;
};
struct ReadyOk {
    bool operator==(const ReadyOk&) const = default;
};
/// An evaluation; `move` begins the variation it belongs to, if one was told. `rank` is 1 for the best variation.
struct Evaluation {
    Score score;
    std::uint32_t rank;
    std::optional<UciMove> move;
    bool operator==(const Evaluation&) const = default;
};
struct BestMove {
    UciMove move;
    bool operator==(const BestMove&) const = default;
};
/// `bestmove (none)` or `bestmove 0000`.
struct NoMove {
    bool operator==(const NoMove&) const = default;
};
/// `bestmove` and then something that is no move.
struct BadMove {
    bool operator==(const BadMove&) const = default;
};
struct Other {
    bool operator==(const Other&) const = default;
};

} // namespace said

using UciLine = std::variant<said::Name, said::Option, said::UciOk, said::ReadyOk, said::Evaluation, said::BestMove,
                             said::NoMove, said::BadMove, said::Other>;

/// What the line, given without its line end, says. Takes any bytes.
UciLine parse_line(std::string_view line);

/// The line as it may be shown: at most 80 characters, `?` for each byte that is not printable ASCII.
std::string presentable(std::string_view line);

/// The value in the form the option takes it, a number moved into the option's range; empty if it takes no such value.
std::optional<std::string> accepted_value(const OptionType& type, std::string_view value);

/// Our lines, without line ends.
std::string setoption_line(std::string_view name, std::string_view value);
std::string position_line(const Question& question);
std::string go_line(const Question& question);

} // namespace engine
