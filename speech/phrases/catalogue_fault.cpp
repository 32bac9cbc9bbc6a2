#include "speech/phrases/catalogue_fault.hpp"

#include "base/platform/paths.hpp"

namespace speech::phrases {

std::string CatalogueFault::message() const {
    return base::platform::shown(file) + ':' + std::to_string(line) + ": expected " + expected;
}

} // namespace speech::phrases
