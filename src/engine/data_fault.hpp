// What can be wrong with a data file of this folder.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace engine {

/// The kind of a fault.
enum class Fault { NotReadable, NotToml, UnknownKey, MissingKey, WrongType, OutOfRange };

/// A fault in a data file and where it is.
struct DataFault {
    std::string file;
    std::optional<std::uint32_t> line; ///< from 1; empty where the file as a whole is meant
    std::optional<std::string> key;    ///< dotted, as `level.choice.depth`; empty where no key is meant
    Fault fault;
    std::string expected; ///< what should have been there, in plain English
    bool operator==(const DataFault&) const = default;
};

/// One line for stderr or a log: file, line, key and what was expected. Not for the player's ear.
std::string describe(const DataFault& fault);

} // namespace engine
