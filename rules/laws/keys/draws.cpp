#include "rules/laws/keys/draws.hpp"

#include "rules/laws/keys/take.hpp"

namespace rules::laws {
namespace {

constexpr std::array wrong_claims{
    Option{"half", WrongClaim::HalfUpToThreeMinutes},
    Option{"unchanged", WrongClaim::Unchanged},
    Option{"repeat_loses", WrongClaim::RepeatLoses},
};
constexpr std::array claims_lost_on{
    Option{"move_made", ClaimLostOn::MoveMade},
    Option{"touch", ClaimLostOn::Touch},
};
constexpr std::array offering_claims{
    Option{"threefold", OfferingClaim::Threefold},
    Option{"fifty", OfferingClaim::FiftyMoves},
    Option{"quickplay", OfferingClaim::QuickplayFinish},
    Option{"increment", OfferingClaim::IncrementRequest},
};

Complaint take_forms(Laws& laws, const toml::node& value) {
    enum class Form { OnBoard, Intended };
    constexpr std::array forms{Option{"on_board", Form::OnBoard}, Option{"intended", Form::Intended}};
    std::set<Form> taken;
    if (take_choices(taken, value, forms) || !taken.contains(Form::OnBoard))
        return R"(["on_board"] or ["intended", "on_board"])";
    laws.draw.rep.intended = taken.contains(Form::Intended);
    return std::nullopt;
}

Complaint take_never_or(std::optional<int>& into, const toml::node& value, int least, int most) {
    return take_or(into, value, "never", [&](int& number) { return take_number(number, value, least, most); });
}

Complaint take_bonus(WrongClaimLaws::Bonus& into, const toml::node& value) {
    return take_or(into, value, "arbiter_amount",
                   [&](std::chrono::seconds& seconds) { return take_seconds(seconds, value); });
}

constexpr std::array draw_key_table{
    Key{"draw.agree_min_moves_each",
        [](Laws& laws, const toml::node& value) {
            return take_number(laws.draw.agree_min_moves_each, value, 0, 1000);
        }},
    Key{"draw.rep.forms", take_forms},
    Key{"draw.rep.count",
        [](Laws& laws, const toml::node& value) { return take_number(laws.draw.rep.count, value, 2, 1000); }},
    Key{"draw.rep.confirmed",
        [](Laws& laws, const toml::node& value) { return take_flag(laws.draw.rep.confirmed, value); }},
    Key{"draw.fifty.plies",
        [](Laws& laws, const toml::node& value) { return take_number(laws.draw.fifty_plies, value, 1, 10000); }},
    Key{"draw.auto.repetition",
        [](Laws& laws, const toml::node& value) {
            return take_never_or(laws.draw.automatic.repetition, value, 2, 1000);
        }},
    Key{"draw.auto.moves",
        [](Laws& laws, const toml::node& value) { return take_never_or(laws.draw.automatic.moves, value, 1, 5000); }},
    Key{"draw.wrong_claim.opp_bonus",
        [](Laws& laws, const toml::node& value) { return take_bonus(laws.draw.wrong_claim.opp_bonus, value); }},
    Key{"draw.wrong_claim.opp_bonus_rapid",
        [](Laws& laws, const toml::node& value) { return take_bonus(laws.draw.wrong_claim.opp_bonus_rapid, value); }},
    Key{"draw.wrong_claim.own",
        [](Laws& laws, const toml::node& value) {
            return take_choice(laws.draw.wrong_claim.own, value, wrong_claims);
        }},
    Key{"draw.claim_lost_on",
        [](Laws& laws, const toml::node& value) {
            return take_choice(laws.draw.claim_lost_on, value, claims_lost_on);
        }},
    Key{"draw.claim_is_offer",
        [](Laws& laws, const toml::node& value) {
            return take_choices(laws.draw.claim_is_offer, value, offering_claims);
        }},
    Key{"resign.draw_if_no_mate",
        [](Laws& laws, const toml::node& value) { return take_flag(laws.draw.resign_if_no_mate, value); }},
};

} // namespace

std::span<const Key> draw_keys() { return draw_key_table; }

} // namespace rules::laws
