// Which variants there are. A variant is a folder and, here, a name and a type.
#pragma once

#include "rules/variants/chess960/position.hpp"
#include "rules/variants/description.hpp"
#include "rules/variants/doubles/position.hpp"
#include "rules/variants/matranj/position.hpp"
#include "rules/variants/standard/position.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace rules::variants {

/// In the order of the positions below.
enum class Variant : std::uint8_t {
    Standard,
    Doubles, ///< one board of it
    Matranj,
    Chess960,
};

/// A position of any of them.
using AnyPosition = std::variant<standard::Position, doubles::Position, matranj::Position, chess960::Position>;

inline constexpr auto all_variants = []<std::size_t... Place>(std::index_sequence<Place...>) {
    return std::array{static_cast<Variant>(Place)...};
}
(std::make_index_sequence<std::variant_size_v<AnyPosition>>());

/// By variant, how many initial positions it has.
inline constexpr auto initial_position_counts = []<std::size_t... Place>(std::index_sequence<Place...>) {
    return std::array{std::variant_alternative_t<Place, AnyPosition>::description.initial.count...};
}
(std::make_index_sequence<std::variant_size_v<AnyPosition>>());

/// What the variant tells of itself.
const Description& describe(Variant variant);

/// `standard`, `doubles`, `matranj` ...; empty for a name that is no variant.
std::optional<Variant> parse_variant(std::string_view name);
std::string_view name(Variant variant);

/// All of these names as one reads them where one of them is expected: `standard, doubles, matranj or chess960`.
std::string names_of_variants();

/// The variant of a name in PGN's Variant tag, in whatever letters; empty for a game that is not known here.
std::optional<Variant> parse_pgn_name(std::string_view name);

} // namespace rules::variants
