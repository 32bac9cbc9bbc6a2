// How a setting is said and changed: one value that knows both, and ways to make it from a field of the preferences.
#pragma once

#include "src/session/step.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <string>
#include <vector>

namespace session {

/// One setting.
struct Chooser {
    /// With its present value: "Speed: 175 words a minute".
    std::function<speech::phrases::Runs(const Scene&)> describe;
    /// One value down (-1) or up (1); false at either end, where it stays.
    std::function<bool(Step&, int direction)> change;
};

/// The values of a number: from `least` to `most`, `step` apart.
struct Steps {
    int step;
    int least;
    int most;
};

inline bool move_number(int& value, int direction, Steps steps) {
    const int moved = std::clamp(value + direction * steps.step, steps.least, steps.most);
    if (moved == value) return false;
    value = moved;
    return true;
}

/// Moves to the neighbour in a list of values; a value that is not among them goes to the first.
template <typename Value, typename List>
bool move_in(Value& value, const List& list, int direction) {
    const auto place = std::find(std::begin(list), std::end(list), value);
    if (place == std::end(list)) {
        value = Value(*std::begin(list));
        return true;
    }
    const auto index = std::distance(std::begin(list), place) + direction;
    if (index < 0 || index >= std::distance(std::begin(list), std::end(list))) return false;
    value = Value(*std::next(std::begin(list), index));
    return true;
}

/// A number, which the sentence takes under that name.
inline Chooser choose_number(speech::phrases::PhraseId id, const char* argument, int storage::Preferences::*field,
                             Steps steps) {
    return {[=](const Scene& step) {
                return step.phrase(id, {{argument, step.model.preferences.*field}});
            },
            [=](Step& step, int direction) { return move_number(step.model.preferences.*field, direction, steps); }};
}

/// A value with the word by which the sentence selects.
template <typename Value>
struct Named {
    Value value;
    std::string word;
};

/// One of a few values.
template <typename Value>
Chooser choose_named(speech::phrases::PhraseId id, const char* argument, Value storage::Preferences::*field,
                     std::vector<Named<Value>> values) {
    const auto same = [field](const storage::Preferences& preferences) {
        return [&preferences, field](const Named<Value>& named) { return named.value == preferences.*field; };
    };
    return {[=](const Scene& step) {
                const auto found = std::find_if(values.begin(), values.end(), same(step.model.preferences));
                return step.phrase(id, {{argument, found->word}});
            },
            [=](Step& step, int direction) {
                std::vector<Value> list;
                for (const Named<Value>& named : values) list.push_back(named.value);
                return move_in(step.model.preferences.*field, list, direction);
            }};
}

/// On or off.
template <typename Switch>
Chooser choose_switch(speech::phrases::PhraseId id, Switch storage::Preferences::*field) {
    return choose_named<Switch>(id, "state", field, {{Switch::Off, "off"}, {Switch::On, "on"}});
}

} // namespace session
