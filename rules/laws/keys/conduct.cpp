#include "rules/laws/keys/conduct.hpp"

#include "rules/laws/keys/take.hpp"

namespace rules::laws {
namespace {

constexpr std::array phones{
    Option{"ring_loses", Phone::RingLoses},
    Option{"warning", Phone::Warning},
    Option{"device_loses", Phone::DeviceLoses},
};
constexpr std::array advice{
    Option{"none", false},
    Option{"warning", true},
};
constexpr std::array penalties{
    Option{"warning", Penalty::Warning},
    Option{"opp_plus", Penalty::OpponentPlus},
    Option{"own_minus", Penalty::OwnMinus},
    Option{"loss", Penalty::Loss},
    Option{"points_off", Penalty::PointsOff},
    Option{"points_on", Penalty::PointsOn},
    Option{"fine", Penalty::Fine},
    Option{"round_exclusion", Penalty::RoundExclusion},
    Option{"expulsion", Penalty::Expulsion},
};

Complaint take_count_or_none(std::optional<int>& into, const toml::node& value) {
    return take_or(into, value, "none", [&](int& number) { return take_number(number, value, 1, 100); });
}

Complaint take_phone(Laws& laws, const toml::node& value) {
    return take_or(laws.conduct.phone, value, "none", [&](Phone& phone) { return take_choice(phone, value, phones); });
}

constexpr std::array conduct_key_table{
    Key{"phone", take_phone},
    Key{"advice",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.conduct.advice_warned, value, advice); }},
    Key{"warnings.lose_at",
        [](Laws& laws, const toml::node& value) { return take_count_or_none(laws.conduct.warnings_lose_at, value); }},
    Key{"penalties",
        [](Laws& laws, const toml::node& value) { return take_choices(laws.conduct.penalties, value, penalties); }},
    Key{"distraction.lose_at",
        [](Laws& laws, const toml::node& value) {
            return take_count_or_none(laws.conduct.distractions_lose_at, value);
        }},
    Key{"absent_games.ban",
        [](Laws& laws, const toml::node& value) { return take_count_or_none(laws.conduct.absent_games_ban, value); }},
};

} // namespace

std::span<const Key> conduct_keys() { return conduct_key_table; }

} // namespace rules::laws
