// What can be put into a phrase.
#pragma once

#include "speech/phrases/run.hpp"

#include <chrono>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace speech::phrases {

/// One value of a phrase's argument: text in the interface language, a whole number, a length of time (spoken as
/// "1 minute 5 seconds", by phrases of the catalogue), or words that bring their own language with them.
class Value {
public:
    using Any = std::variant<std::string, std::int64_t, std::chrono::milliseconds, Runs>;

    Value(std::string text)
        : any_(std::move(text)) {}
    Value(std::string_view text)
        : any_(std::string(text)) {}
    Value(const char* text)
        : any_(std::string(text)) {}
    template <std::integral Integer>
    requires(!std::same_as<Integer, bool> && !std::same_as<Integer, char>) Value(Integer number)
        : any_(static_cast<std::int64_t>(number)) {}
    template <std::integral Ticks, class Unit>
    Value(std::chrono::duration<Ticks, Unit> length)
        : any_(length) {}
    Value(Runs runs)
        : any_(std::move(runs)) {}
    Value(Run run)
        : any_(Runs{std::move(run)}) {}

    const Any& any() const { return any_; }

private:
    Any any_;
};

/// An argument of a phrase by its name, `{"name", value}`.
struct Argument {
    std::string_view name;
    Value value;
};

/// The arguments of one phrase, in any order.
using Arguments = std::vector<Argument>;

} // namespace speech::phrases
