// The settings as the text of their file, TOML, and back.
#pragma once

#include "src/settings/offered.hpp"
#include "src/settings/preferences.hpp"
#include "src/settings/wanted.hpp"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace settings {

/// One setting's value cannot be used; its default counts.
struct BadValue {
    std::string key;
    Wanted wanted;
    bool operator==(const BadValue&) const = default;
};
/// The file is no TOML; the defaults count.
struct NotToml {
    bool operator==(const NotToml&) const = default;
};
/// Something in the text cannot be used.
struct Fault {
    int line; ///< from 1
    std::variant<BadValue, NotToml> trouble;
    bool operator==(const Fault&) const = default;
};

/// What the text says; whatever cannot be used has its default, and the first such line is the fault. A language, key
/// map or edition that is not offered cannot be used. Keys of other versions of the program are no fault.
std::pair<Preferences, std::optional<Fault>> read_text(const std::string& text, const Offered& offered,
                                                       const Preferences& defaults = {});

/// The text with these settings in it. Of the text before, keys of other versions of the program stay; if it is no
/// TOML, nothing of it does.
std::string write_text(const std::string& before, const Preferences& preferences);

} // namespace settings
