#include "src/settings/offered.hpp"

#include "rules/variants/registry.hpp"

#include <cstdlib>

namespace settings {

std::vector<std::string> offered_variants() {
    std::vector<std::string> names;
    for (const auto variant : rules::variants::all_variants)
        if (describe(variant).is_offered) names.emplace_back(describe(variant).name);
    return names;
}

const std::vector<std::string>& Offered::names(Offering offering) const {
    switch (offering) {
    case Offering::Languages: return languages;
    case Offering::KeyMaps: return key_maps;
    case Offering::Editions: return editions;
    case Offering::Variants: return variants;
    }
    std::abort(); // no other value
}

} // namespace settings
