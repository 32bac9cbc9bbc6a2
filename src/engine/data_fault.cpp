#include "src/engine/data_fault.hpp"

#include <fmt/format.h>

namespace engine {

namespace {

const char* words(Fault fault) {
    switch (fault) {
    case Fault::NotReadable: return "cannot be read";
    case Fault::NotToml: return "is not TOML";
    case Fault::UnknownKey: return "unknown key";
    case Fault::MissingKey: return "key missing";
    case Fault::WrongType: return "wrong type";
    case Fault::OutOfRange: return "value out of range";
    }
    __builtin_unreachable();
}

} // namespace

std::string describe(const DataFault& fault) {
    std::string text = fault.file;
    if (fault.line) text += fmt::format(":{}", *fault.line);
    text += fmt::format(": {}", words(fault.fault));
    if (fault.key) text += fmt::format(" '{}'", *fault.key);
    if (!fault.expected.empty()) text += fmt::format("; expected {}", fault.expected);
    return text;
}

} // namespace engine
