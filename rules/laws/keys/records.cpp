#include "rules/laws/keys/records.hpp"

#include "rules/laws/keys/take.hpp"

namespace rules::laws {
namespace {

constexpr std::array writings_ahead{
    Option{"silent", WritingAhead::Silent},
    Option{"claims_only", WritingAhead::ClaimsOnly},
    Option{"claims_and_sealing", WritingAhead::ClaimsAndSealing},
};
constexpr std::array times_told{
    Option{"on_request", TimeTold::OnRequest},
    Option{"unasked", TimeTold::Unasked},
};
constexpr std::array assisted_moves{
    Option{"either_players", AssistedMoves::EitherPlayers},
    Option{"the_players", AssistedMoves::ThePlayers},
};

constexpr std::array record_key_table{
    Key{"rec.advance",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.records.advance, value, writings_ahead); }},
    Key{"rec.exempt_below_s",
        [](Laws& laws, const toml::node& value) { return take_seconds(laws.records.exempt_below, value); }},
    Key{"rec.exempt_inc_below_s",
        [](Laws& laws, const toml::node& value) { return take_seconds(laws.records.exempt_inc_below, value); }},
    Key{"rec.exempt_for_period",
        [](Laws& laws, const toml::node& value) { return take_flag(laws.records.exempt_for_period, value); }},
    Key{"blind.promo_announced",
        [](Laws& laws, const toml::node& value) { return take_flag(laws.records.promotion_announced, value); }},
    Key{"blind.assist_9a",
        [](Laws& laws, const toml::node& value) {
            return take_choice(laws.records.assisted_moves, value, assisted_moves);
        }},
    Key{"blind.time_told",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.records.time_told, value, times_told); }},
};

} // namespace

std::span<const Key> record_keys() { return record_key_table; }

} // namespace rules::laws
