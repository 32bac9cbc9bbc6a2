// What a message pattern expects to be given.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <variant>

namespace speech::phrases {

/// What an argument of a pattern may be given.
enum class ArgumentKind {
    Anything, ///< it is only inserted: text, a number, a length of time, words of another language
    Number,   ///< its plural or its digits matter
    Choice,   ///< one of several words decides what is said (`select`)
};

/// What a pattern says of one of its arguments.
struct PatternArgument {
    ArgumentKind kind = ArgumentKind::Anything;
    std::set<std::string, std::less<>> choices{}; ///< the words its selects know, without `other`
    bool else_silent = false;                     ///< any other word makes one of its selects say nothing
    bool operator==(const PatternArgument&) const = default;
};

/// The arguments of a pattern by name.
using PatternArguments = std::map<std::string, PatternArgument, std::less<>>;

/// The text is not a pattern of ICU's MessageFormat with named arguments.
struct PatternFault {
    std::string near; ///< the text in front of the place where it stops making sense
    bool operator==(const PatternFault&) const = default;
};

/// Reads the arguments of a MessageFormat pattern. An argument used in several ways has the strictest kind and all
/// of their words.
std::variant<PatternArguments, PatternFault> read_arguments(std::string_view pattern);

} // namespace speech::phrases
