// Reading an edition of the Laws, with the editions it departs from.
#pragma once

#include "base/toml/data_fault.hpp"
#include "rules/laws/laws.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace rules::laws {

/// Finds the text of an edition by name (`fide-2005`) or path (`rules/club.toml`); empty if there is none. Files are
/// not read here.
using EditionSource = std::function<std::optional<std::string>(std::string_view name)>;

/// Reads an edition with all its parents; of an inherited key the child's counts. An unknown key, a wrong type, a
/// missing or circular parent is a fault. A parent that is a relative path is looked for beside its child.
std::variant<Laws, base::toml::DataFault> read_laws(std::string_view name, const EditionSource& source);

} // namespace rules::laws
