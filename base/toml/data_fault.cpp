#include "base/toml/data_fault.hpp"

namespace base::toml {

std::string describe(const DataFault& fault) {
    std::string text = fault.file;
    if (fault.line) text += ':' + std::to_string(*fault.line);
    if (fault.key) text += ": " + *fault.key;
    return text + ": expected " + fault.expected;
}

} // namespace base::toml
