#include "src/settings/scale.hpp"

#include "base/values/overloaded.hpp"

#include <algorithm>
#include <iterator>

namespace settings {
namespace {

/// The file may name a number that no list offers.
template <typename Owner>
Scale scale_of(const Owner& owner, const Number<Owner>& number) {
    const int now = number.field.of(owner);
    const Steps& offered = number.offered;
    return {now, std::min(now, offered.least), std::max(now, offered.most), offered.step};
}

template <typename Owner>
Scale scale_of(const Owner& owner, const Choice<Owner>& choice) {
    return {static_cast<int>(choice.of(owner)), 0, static_cast<int>(choice.options.size()) - 1};
}

template <typename Value, typename List>
std::optional<Scale> scale_in(const List& list, const Value& value) {
    const auto found = std::find(std::begin(list), std::end(list), value);
    if (found == std::end(list)) return std::nullopt;
    const auto place = std::distance(std::begin(list), found);
    return Scale{static_cast<int>(place), 0, static_cast<int>(std::size(list)) - 1};
}

} // namespace

std::optional<Scale> scale(const Preferences& preferences, const Setting& setting, const Offered& offered) {
    using Found = std::optional<Scale>;
    return std::visit(
        base::values::Overloaded{
            [&](const Number<Preferences>& number) -> Found { return scale_of(preferences, number); },
            [&](const Choice<Preferences>& choice) -> Found { return scale_of(preferences, choice); },
            [&](const Interval& interval) { return scale_in(interval.offered, interval.field.of(preferences)); },
            [&](const Level& level) -> Found {
                const int now = level.field.of(preferences);
                return Scale{now, level.allowed.least, std::max(now, offered.levels)};
            },
            [&](const OfferedName& name) { return scale_in(offered.names(name.offering), name.field.of(preferences)); },
            [](const GameTime&) -> Found { return std::nullopt; },
            [](const OwnTime&) -> Found { return std::nullopt; },
            [](const SoundOutput&) -> Found { return std::nullopt; },
            [](const InitialPosition&) -> Found { return std::nullopt; },
            [](const PlayerName&) -> Found { return std::nullopt; },
            [](const Folder&) -> Found { return std::nullopt; },
        },
        setting.kind);
}

std::optional<Scale> scale(const VoiceProfile& voice_profile, const VoiceSetting& setting) {
    using Found = std::optional<Scale>;
    return std::visit(
        base::values::Overloaded{
            [&](const Choice<VoiceProfile>& choice) -> Found { return scale_of(voice_profile, choice); },
            [](const Accent&) -> Found { return std::nullopt; },
            [&](const Difference& difference) -> Found { return scale_of(voice_profile, difference.number); },
        },
        setting.kind);
}

} // namespace settings
