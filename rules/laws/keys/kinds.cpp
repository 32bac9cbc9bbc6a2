#include "rules/laws/keys/kinds.hpp"

#include "rules/laws/keys/take.hpp"

#include <charconv>

namespace rules::laws {
namespace {

constexpr std::string_view none = "none";

constexpr std::array rapid_illegals{
    Option{"waived_by_touch", RapidIllegal::WaivedByTouch},
    Option{"claim_before_moving", RapidIllegal::ClaimBeforeMoving},
    Option{"arbiter_or_opponent", RapidIllegal::ArbiterOrOpponent},
    Option{"as_in_standard", RapidIllegal::AsInStandard},
};
constexpr std::array flags_by{Option{"player", FlagBy::Player}, Option{"arbiter_too", FlagBy::ArbiterToo}};
constexpr std::array rapid_both_flags{
    Option{"draw", RapidBothFlags::Draw},
    Option{"first_loses", RapidBothFlags::FirstLoses},
};
constexpr std::array both_kings_checks{
    Option{"silent", BothKingsInCheck::Silent},
    Option{"arbiter_intervenes", BothKingsInCheck::ArbiterIntervenes},
    Option{"draw_after_next_move", BothKingsInCheck::DrawAfterNextMove},
};
constexpr std::array touch_rules{
    Option{"on_request", TouchRule::OnRequest},
    Option{"off", TouchRule::Off},
    Option{"as_in_standard", TouchRule::AsInStandard},
};
constexpr std::array blitz_illegals{
    Option{"claim_win", BlitzIllegal::ClaimWin},
    Option{"as_in_rapid", BlitzIllegal::AsInRapid},
    Option{"ladder", BlitzIllegal::AsInStandard},
};
constexpr std::array adjournings{
    Option{"appendix", Adjourning::Appendix},
    Option{"committee", Adjourning::Committee},
};

/// One of `>10`, `>=15`, `<60`, `<=60`, `5`, `+60inc`.
bool read_length_word(Length& length, std::string_view word) {
    if (word == "+60inc") {
        length.with_increments = true;
        return true;
    }
    const bool is_least = word.starts_with('>');
    const bool is_most = word.starts_with('<');
    if (is_least || is_most) word.remove_prefix(1);
    const bool included = word.starts_with('=') || (!is_least && !is_most);
    if (word.starts_with('=')) word.remove_prefix(1);
    int minutes = 0;
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), minutes);
    if (error != std::errc{} || stop != word.data() + word.size() || minutes < 0) return false;
    const Length::Bound bound{std::chrono::minutes(minutes), included};
    if (!is_most) length.least = bound;
    if (!is_least) length.most = bound;
    return true;
}

Complaint take_length(Length& into, const toml::node& value) {
    const std::string expected =
        R"(minutes such as ">=15 <=60", "<15" or "5", with "+60inc" if sixty increments count)";
    const auto text = value.as_string();
    if (text == nullptr || text->get().empty()) return expected;
    Length length;
    std::string_view rest = text->get();
    while (!rest.empty()) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        if (!read_length_word(length, word)) return expected;
        rest.remove_prefix(std::min(word.size() + 1, rest.size()));
    }
    into = length;
    return std::nullopt;
}

Complaint take_length_or_none(std::optional<Length>& into, const toml::node& value) {
    return take_or(into, value, none, [&](Length& length) { return take_length(length, value); });
}

Complaint take_number_or_none(std::optional<int>& into, const toml::node& value, int most) {
    return take_or(into, value, none, [&](int& number) { return take_number(number, value, 1, most); });
}

constexpr std::array kind_key_table{
    Key{"rapid.range_min",
        [](Laws& laws, const toml::node& value) { return take_length_or_none(laws.kinds.rapid.length, value); }},
    Key{"rapid.setup_claims_moves",
        [](Laws& laws, const toml::node& value) {
            return take_number_or_none(laws.kinds.rapid.setup_claims_moves, value, 1000);
        }},
    Key{"rapid.touch",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.kinds.rapid.touch, value, touch_rules); }},
    Key{"rapid.illegal",
        [](Laws& laws, const toml::node& value) {
            return take_choice(laws.kinds.rapid.illegal, value, rapid_illegals);
        }},
    Key{"rapid.flag_by",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.kinds.rapid.flag_by, value, flags_by); }},
    Key{"rapid.both_flags",
        [](Laws& laws, const toml::node& value) {
            return take_choice(laws.kinds.rapid.both_flags, value, rapid_both_flags);
        }},
    Key{"rapid.both_kings_check",
        [](Laws& laws, const toml::node& value) {
            return take_choice(laws.kinds.rapid.both_kings_check, value, both_kings_checks);
        }},
    Key{"blitz.range_min",
        [](Laws& laws, const toml::node& value) { return take_length_or_none(laws.kinds.blitz.length, value); }},
    Key{"blitz.touch",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.kinds.blitz.touch, value, touch_rules); }},
    Key{"blitz.illegal",
        [](Laws& laws, const toml::node& value) {
            return take_choice(laws.kinds.blitz.illegal, value, blitz_illegals);
        }},
    Key{"qpf.below_s",
        [](Laws& laws, const toml::node& value) { return take_seconds(laws.kinds.quickplay.below, value); }},
    Key{"qpf.bonus_s",
        [](Laws& laws, const toml::node& value) { return take_seconds(laws.kinds.quickplay.bonus, value); }},
    Key{"qpf.in_blitz",
        [](Laws& laws, const toml::node& value) { return take_flag(laws.kinds.quickplay.in_blitz, value); }},
    Key{"qpf.announced_only",
        [](Laws& laws, const toml::node& value) { return take_flag(laws.kinds.quickplay.announced_only, value); }},
    Key{"qpf.with_increment",
        [](Laws& laws, const toml::node& value) { return take_flag(laws.kinds.quickplay.with_increment, value); }},
    Key{"qpf.verdict_before_flag",
        [](Laws& laws, const toml::node& value) { return take_flag(laws.kinds.quickplay.verdict_before_flag, value); }},
    Key{"qpf.increment_s",
        [](Laws& laws, const toml::node& value) {
            return take_or(laws.kinds.quickplay.increment, value, none,
                           [&](std::chrono::seconds& seconds) { return take_seconds(seconds, value); });
        }},
    Key{"matranj.lose_at",
        [](Laws& laws, const toml::node& value) { return take_number(laws.kinds.matranj_lose_at, value, 1, 100); }},
    Key{"adjourn",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.kinds.adjourn, value, adjournings); }},
};

} // namespace

std::span<const Key> kind_keys() { return kind_key_table; }

} // namespace rules::laws
