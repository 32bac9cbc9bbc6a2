#include "rules/laws/keys/clocks.hpp"

#include "rules/laws/keys/take.hpp"

namespace rules::laws {
namespace {

constexpr std::array increments{
    Option{"from-first-move", Increment::FromFirstMove},
    Option{"after-move", Increment::AfterMove},
};
constexpr std::array default_tests{
    Option{"more_than", DefaultTest::MoreThan},
    Option{"at_least", DefaultTest::AtLeast},
};
constexpr std::array both_absents{
    Option{"white_loses_time", BothAbsent::WhiteLosesTime},
    Option{"may_split", BothAbsent::MaySplit},
    Option{"both_default", BothAbsent::BothDefault},
};
constexpr std::array display_claims{
    Option{"none", DisplayClaims::None},
    Option{"not_solely", DisplayClaims::NotSolely},
};
constexpr std::array bad_stops{
    Option{"penalties", BadStop::Penalties},
    Option{"opp_plus", BadStop::OpponentPlus},
};

constexpr std::array clock_key_table{
    Key{"clock.increment",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.clock.increment, value, increments); }},
    Key{"clock.complete_without_press",
        [](Laws& laws, const toml::node& value) { return take_flag(laws.clock.complete_without_press, value); }},
    Key{"clock.default_s",
        [](Laws& laws, const toml::node& value) { return take_seconds(laws.clock.default_time, value); }},
    Key{"clock.default_test",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.clock.default_test, value, default_tests); }},
    Key{"clock.both_absent",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.clock.both_absent, value, both_absents); }},
    Key{"clock.display_claims",
        [](Laws& laws, const toml::node& value) {
            return take_choice(laws.clock.display_claims, value, display_claims);
        }},
    Key{"clock.bad_stop",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.clock.bad_stop, value, bad_stops); }},
};

} // namespace

std::span<const Key> clock_keys() { return clock_key_table; }

} // namespace rules::laws
