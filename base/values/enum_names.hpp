// The names of an enumeration's alternatives, for those that are written as they are called: NoPartner as no-partner.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace base::values {

namespace detail {

/// As the compiler calls the value in the name of this function. Empty for a value that is no alternative.
template <auto value>
consteval std::string_view name_of_value() {
    constexpr std::string_view introduction = "value = ";
    std::string_view name = __PRETTY_FUNCTION__;
    name.remove_prefix(name.find(introduction) + introduction.size());
    name = name.substr(0, name.find_first_of(";]"));
    name = name.substr(name.rfind(':') + 1);
    return name.find(')') == std::string_view::npos ? name : std::string_view(); // a number behind its type
}

inline constexpr std::size_t most_alternatives = 256;

template <typename Enum>
consteval auto names_of_values() {
    return []<std::size_t... index>(std::index_sequence<index...>) {
        return std::array{name_of_value<static_cast<Enum>(index)>()...};
    }
    (std::make_index_sequence<most_alternatives>());
}

} // namespace detail

/// How many alternatives an enumeration has that counts from 0 without a gap, to at most 255.
template <typename Enum>
inline constexpr std::size_t alternatives = [] {
    constexpr auto names = detail::names_of_values<Enum>();
    std::size_t count = 0;
    while (count < names.size() && !names[count].empty()) ++count;
    return count;
}();

/// A name in small letters, its words apart. Value, at most 40 letters.
class LowerName {
public:
    /// `NoPartner` and '-': `no-partner`. A longer name than there is room for does not compile.
    consteval LowerName(std::string_view pascal_case, char between) {
        for (const char letter : pascal_case) {
            const bool is_capital = letter >= 'A' && letter <= 'Z';
            if (is_capital && length_ > 0) letters_.at(length_++) = between;
            letters_.at(length_++) = is_capital ? static_cast<char>(letter - 'A' + 'a') : letter;
        }
    }

    constexpr operator std::string_view() const { return {letters_.data(), length_}; }

private:
    std::array<char, 40> letters_{};
    std::size_t length_ = 0;
};

/// The names of all alternatives, in their order.
template <typename Enum, char between>
inline constexpr auto lower_names = []<std::size_t... index>(std::index_sequence<index...>) {
    return std::array{LowerName(detail::name_of_value<static_cast<Enum>(index)>(), between)...};
}
(std::make_index_sequence<alternatives<Enum>>());

} // namespace base::values
