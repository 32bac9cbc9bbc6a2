// How the value of a key is taken out of an edition's file, whatever the key is about.
#pragma once

#include <toml++/toml.h>

#include <array>
#include <chrono>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace rules::laws {

/// What a value should have been; empty when it has been taken into the laws.
using Complaint = std::optional<std::string>;

Complaint take_number(int& into, const toml::node& value, int least, int most);
/// A whole number of seconds, at most a day.
Complaint take_seconds(std::chrono::seconds& into, const toml::node& value);
Complaint take_flag(bool& into, const toml::node& value);
/// Any text that is not empty; `what` it should be.
Complaint take_text(std::string& into, const toml::node& value, std::string_view what);

/// A word of the file and what it stands for.
template <typename Choice>
struct Option {
    std::string_view word;
    Choice choice;
};
template <typename Choice>
Option(std::string_view, Choice) -> Option<Choice>;

/// `"half" or "unchanged"`
template <typename Choice, std::size_t Count>
std::string expected_options(const std::array<Option<Choice>, Count>& options) {
    std::string expected;
    for (const auto& option : options)
        expected += (expected.empty() ? "\"" : " or \"") + std::string(option.word) + "\"";
    return expected;
}

template <typename Choice, std::size_t Count>
Complaint take_choice(Choice& into, const toml::node& value, const std::array<Option<Choice>, Count>& options) {
    const auto text = value.as_string();
    for (const auto& option : options) {
        if (text != nullptr && text->get() == option.word) {
            into = option.choice;
            return std::nullopt;
        }
    }
    return expected_options(options);
}

template <typename Choice, std::size_t Count>
Complaint take_choices(std::set<Choice>& into, const toml::node& value,
                       const std::array<Option<Choice>, Count>& options) {
    const std::string expected = "a list of " + expected_options(options);
    const auto list = value.as_array();
    if (list == nullptr) return expected;
    std::set<Choice> taken;
    for (const toml::node& each : *list) {
        Choice choice{};
        if (take_choice(choice, each, options)) return expected;
        taken.insert(choice);
    }
    into = std::move(taken);
    return std::nullopt;
}

/// A value, or the word that says there is none.
template <typename Value, typename Take>
Complaint take_or(std::optional<Value>& into, const toml::node& value, std::string_view none, Take take) {
    if (const auto text = value.as_string(); text != nullptr && text->get() == none) {
        into.reset();
        return std::nullopt;
    }
    Value taken{};
    if (auto complaint = take(taken)) return *complaint + ", or \"" + std::string(none) + "\"";
    into = taken;
    return std::nullopt;
}

} // namespace rules::laws
