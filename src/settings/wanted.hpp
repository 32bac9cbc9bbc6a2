// What a setting in the file has to be.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace settings {

struct WholeNumber {
    int least;
    int most;
    bool operator==(const WholeNumber&) const = default;
};
struct OneOf {
    std::vector<std::string> names;
    bool operator==(const OneOf&) const = default;
};
struct TimeControlText {
    bool operator==(const TimeControlText&) const = default;
};
struct SomeText {
    bool operator==(const SomeText&) const = default;
};
/// The name of a player.
struct NameText {
    bool operator==(const NameText&) const = default;
};
/// The whole path of a folder.
struct FolderText {
    bool operator==(const FolderText&) const = default;
};
using Wanted = std::variant<WholeNumber, OneOf, TimeControlText, SomeText, NameText, FolderText>;

} // namespace settings
