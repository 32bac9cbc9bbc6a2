#include "rules/laws/keys/irregularities.hpp"

#include "rules/laws/keys/take.hpp"

namespace rules::laws {
namespace {

constexpr std::array illegal_kinds{
    Option{"bad_promotion", IllegalKind::BadPromotion}, Option{"king_capture", IllegalKind::KingCapture},
    Option{"no_promotion", IllegalKind::NoPromotion},   Option{"two_hands", IllegalKind::TwoHands},
    Option{"empty_press", IllegalKind::EmptyPress},     Option{"self_check", IllegalKind::SelfCheck},
};
constexpr std::array unpromoted_pawns{
    Option{"offender_chooses", UnpromotedPawn::OffenderChooses},
    Option{"queen", UnpromotedPawn::Queen},
};
constexpr std::array unrecoverables{
    Option{"last_identifiable", Unrecoverable::LastIdentifiable},
    Option{"restart", Unrecoverable::Restart},
};

std::optional<LadderStep> read_step(const toml::node& value) {
    if (value.is_string()) {
        const std::array words{Option{"warning", LadderStep{WarningGiven{}}}, Option{"loss", LadderStep{GameLost{}}}};
        LadderStep step;
        return take_choice(step, value, words) ? std::nullopt : std::optional(step);
    }
    OpponentGains gains;
    return take_seconds(gains.time, value) ? std::nullopt : std::optional<LadderStep>(gains);
}

Complaint take_ladder(Ladder& into, const toml::node& value) {
    const std::string expected =
        R"(a list, one entry for each illegal move: seconds for the opponent, "warning" or "loss")";
    const auto list = value.as_array();
    if (list == nullptr || list->empty()) return expected;
    Ladder taken;
    for (const toml::node& each : *list) {
        const auto step = read_step(each);
        if (!step) return expected;
        taken.push_back(*step);
    }
    into = std::move(taken);
    return std::nullopt;
}

constexpr std::array irregularity_key_table{
    Key{"irr.illegal.ladder",
        [](Laws& laws, const toml::node& value) { return take_ladder(laws.irregularities.ladder, value); }},
    Key{"irr.illegal.ladder_rapid",
        [](Laws& laws, const toml::node& value) { return take_ladder(laws.irregularities.ladder_rapid, value); }},
    Key{"irr.illegal.draw_exception",
        [](Laws& laws, const toml::node& value) { return take_flag(laws.irregularities.draw_exception, value); }},
    Key{"irr.illegal.extra_kinds",
        [](Laws& laws, const toml::node& value) {
            return take_choices(laws.irregularities.extra_kinds, value, illegal_kinds);
        }},
    Key{"irr.illegal.unpromoted",
        [](Laws& laws, const toml::node& value) {
            return take_choice(laws.irregularities.unpromoted, value, unpromoted_pawns);
        }},
    Key{"irr.unrecoverable",
        [](Laws& laws, const toml::node& value) {
            return take_choice(laws.irregularities.unrecoverable, value, unrecoverables);
        }},
    Key{"irr.reversed",
        [](Laws& laws, const toml::node& value) {
            return take_or(laws.irregularities.reversed_restart_below, value, "continue",
                           [&](int& moves) { return take_number(moves, value, 1, 1000); });
        }},
};

} // namespace

std::span<const Key> irregularity_keys() { return irregularity_key_table; }

} // namespace rules::laws
