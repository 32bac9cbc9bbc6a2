#include "src/settings/offered.hpp"

#include <cstdlib>

namespace settings {

const std::vector<std::string>& Offered::names(Offering offering) const {
    switch (offering) {
    case Offering::Languages: return languages;
    case Offering::KeyMaps: return key_maps;
    case Offering::Editions: return editions;
    }
    std::abort(); // no other value
}

} // namespace settings
