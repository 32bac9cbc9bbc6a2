// What can be wrong with a data file.
#pragma once

#include <optional>
#include <string>

namespace base::toml {

/// A fault in a data file and where it is.
struct DataFault {
    std::string file;
    std::optional<int> line;        ///< from 1; empty where the file as a whole is meant
    std::optional<std::string> key; ///< dotted, as `draw.rep.count`; empty where no key is meant
    std::string expected;           ///< what should have been there, in plain English
    bool operator==(const DataFault&) const = default;
};

/// One line for the terminal or a log: `club.toml:4: draw.rep.count: expected a whole number`. Not for the player's
/// ear.
std::string describe(const DataFault& fault);

} // namespace base::toml
