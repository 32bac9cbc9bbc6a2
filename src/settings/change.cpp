#include "src/settings/change.hpp"

#include "base/values/overloaded.hpp"

#include <algorithm>
#include <iterator>

namespace settings {
namespace {

bool move_number(int& value, int direction, Steps steps) {
    const int moved = std::clamp(value + direction * steps.step, steps.least, steps.most);
    if (moved == value) return false;
    value = moved;
    return true;
}

/// To the neighbour in a list of values, which is not empty.
template <typename Value, typename List>
bool move_in(Value& value, const List& list, int direction) {
    const auto found = std::find(std::begin(list), std::end(list), value);
    if (found == std::end(list)) {
        value = Value(*std::begin(list));
        return true;
    }
    const auto place = std::distance(std::begin(list), found) + direction;
    if (place < 0 || place >= std::distance(std::begin(list), std::end(list))) return false;
    value = Value(*std::next(std::begin(list), place));
    return true;
}

/// The usual one, and then those that have a name.
std::vector<std::optional<std::string>> with_usual(const std::vector<std::string>& names) {
    std::vector<std::optional<std::string>> all{std::nullopt};
    all.insert(all.end(), names.begin(), names.end());
    return all;
}

template <typename Owner>
bool move(Owner& owner, const Number<Owner>& number, int direction) {
    return move_number(number.field.in(owner), direction, number.offered);
}

template <typename Owner>
bool move(Owner& owner, const Choice<Owner>& choice, int direction) {
    const int last = static_cast<int>(choice.options.size()) - 1;
    int place = static_cast<int>(choice.of(owner));
    if (!move_number(place, direction, {1, 0, last})) return false;
    choice.choose(owner, static_cast<std::size_t>(place));
    return true;
}

/// Moves one of the settings.
struct Move {
    Preferences& preferences;
    int direction;
    const Offered& offered;

    bool operator()(const Number<Preferences>& number) const { return move(preferences, number, direction); }
    bool operator()(const Interval& interval) const {
        return move_in(interval.field.in(preferences), interval.offered, direction);
    }
    bool operator()(const Level& level) const {
        return move_number(level.field.in(preferences), direction, {1, level.allowed.least, offered.levels});
    }
    bool operator()(const Choice<Preferences>& choice) const { return move(preferences, choice, direction); }
    bool operator()(const OfferedName& name) const {
        return move_in(name.field.in(preferences), offered.names(name.offering), direction);
    }
    /// One that is not offered to all is the player's own from now on.
    bool operator()(const GameTime& time) const {
        std::string& control = time.field.in(preferences);
        auto& own = time.own.in(preferences);
        std::vector<std::string> all(time.offered.begin(), time.offered.end());
        if (std::ranges::find(all, control) == all.end()) own = control;
        if (own && std::ranges::find(all, *own) == all.end()) all.push_back(*own);
        return move_in(control, all, direction);
    }
    /// It is built.
    bool operator()(const OwnTime&) const { return false; }
    /// None, then the first.
    bool operator()(const InitialPosition& position) const {
        std::optional<int>& number = position.field.in(preferences);
        const int least = position.allowed.least - 1;
        int place = number.value_or(least);
        if (!move_number(place, direction, {1, least, position.allowed.most})) return false;
        number = place == least ? std::nullopt : std::optional(place);
        return true;
    }
    /// It is typed.
    bool operator()(const PlayerName&) const { return false; }
    /// So is this.
    bool operator()(const Folder&) const { return false; }
    bool operator()(const SoundOutput& output) const {
        return move_in(output.field.in(preferences), with_usual(offered.outputs), direction);
    }
};

/// Moves how a language is spoken.
struct MoveVoice {
    VoiceProfile& voice_profile;
    int direction;
    const std::vector<std::string>& accents;

    bool operator()(const Choice<VoiceProfile>& choice) const { return move(voice_profile, choice, direction); }
    bool operator()(const Accent& accent) const {
        return move_in(accent.field.in(voice_profile), with_usual(accents), direction);
    }
    bool operator()(const Difference& difference) const { return move(voice_profile, difference.number, direction); }
};

} // namespace

bool change(Preferences& preferences, const Setting& setting, int direction, const Offered& offered) {
    return std::visit(Move{preferences, direction, offered}, setting.kind);
}

bool change(VoiceProfile& voice_profile, const VoiceSetting& setting, int direction,
            const std::vector<std::string>& accents) {
    return std::visit(MoveVoice{voice_profile, direction, accents}, setting.kind);
}

void copy(Preferences& preferences, const Setting& setting, const Preferences& from) {
    std::visit(base::values::Overloaded{
                   [&](const Choice<Preferences>& choice) { choice.choose(preferences, choice.of(from)); },
                   [&](const auto& kind) { kind.field.in(preferences) = kind.field.of(from); },
               },
               setting.kind);
}

} // namespace settings
