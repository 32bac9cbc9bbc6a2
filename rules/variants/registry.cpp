#include "rules/variants/registry.hpp"

#include <algorithm>
#include <string>

namespace rules::variants {

namespace {

constexpr auto descriptions = []<std::size_t... Place>(std::index_sequence<Place...>) {
    return std::array{&std::variant_alternative_t<Place, AnyPosition>::description...};
}
(std::make_index_sequence<std::variant_size_v<AnyPosition>>());

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    for (char& sign : small)
        if (sign >= 'A' && sign <= 'Z') sign = static_cast<char>(sign - 'A' + 'a');
    return small;
}

} // namespace

const Description& describe(Variant variant) { return *descriptions[static_cast<std::size_t>(variant)]; }

std::optional<Variant> parse_variant(std::string_view text) {
    for (const Variant variant : all_variants)
        if (text == name(variant)) return variant;
    return std::nullopt;
}

std::string_view name(Variant variant) { return describe(variant).name; }

std::optional<Variant> parse_pgn_name(std::string_view text) {
    const std::string small = in_small_letters(text);
    for (const Variant variant : all_variants) {
        const Description& described = describe(variant);
        const auto& others = described.other_names;
        if (small == described.name || small == in_small_letters(described.pgn_name) ||
            std::find(others.begin(), others.end(), small) != others.end())
            return variant;
    }
    return std::nullopt;
}

std::string names_of_variants() {
    std::string names;
    for (const Variant variant : all_variants) {
        const bool is_last = variant == all_variants.back();
        if (!names.empty()) names += is_last ? " or " : ", ";
        names += name(variant);
    }
    return names;
}

} // namespace rules::variants
