#include "rules/laws/keys.hpp"

namespace rules::laws {
namespace {

constexpr std::array writings_ahead{
    Option{"silent", WritingAhead::Silent},
    Option{"claims_only", WritingAhead::ClaimsOnly},
    Option{"claims_and_sealing", WritingAhead::ClaimsAndSealing},
};
constexpr std::array unables{
    Option{"deduct", UnableToWrite::Deduct},
    Option{"assistant", UnableToWrite::Assistant},
};
constexpr std::array mate_signs{Option{"#", MateSign::Hash}, Option{"++", MateSign::TwoPluses}};
constexpr std::array optional_signs{
    Option{"×", OptionalSign::Capture},
    Option{"+", OptionalSign::Check},
    Option{"#", OptionalSign::Mate},
    Option{"e.p.", OptionalSign::EnPassant},
};
constexpr std::array check_words{Option{"optional", CheckWord::Optional}, Option{"silent", CheckWord::Silent}};
constexpr std::array times_told{
    Option{"on_request", TimeTold::OnRequest},
    Option{"unasked", TimeTold::Unasked},
};
constexpr std::array assisted_moves{
    Option{"either_players", AssistedMoves::EitherPlayers},
    Option{"the_players", AssistedMoves::ThePlayers},
};

constexpr std::array keys{
    Key{"rec.advance",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.records.advance, value, writings_ahead); }},
    Key{"rec.unable",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.records.unable, value, unables); }},
    Key{"rec.exempt_below_s",
        [](Laws& laws, const toml::node& value) { return take_seconds(laws.records.exempt_below, value); }},
    Key{"rec.exempt_inc_below_s",
        [](Laws& laws, const toml::node& value) { return take_seconds(laws.records.exempt_inc_below, value); }},
    Key{"rec.exempt_for_period",
        [](Laws& laws, const toml::node& value) { return take_flag(laws.records.exempt_for_period, value); }},
    Key{"note.draw_mark_ref",
        [](Laws& laws, const toml::node& value) {
            return take_text(laws.records.draw_mark_ref, value, "the number of an Article");
        }},
    Key{"note.mate",
        [](Laws& laws, const toml::node& value) { return take_choices(laws.records.mate, value, mate_signs); }},
    Key{"note.optional",
        [](Laws& laws, const toml::node& value) { return take_choices(laws.records.optional, value, optional_signs); }},
    Key{"check.word",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.records.check_word, value, check_words); }},
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

std::span<const Key> record_keys() { return keys; }

} // namespace rules::laws
