#include "rules/laws/keys.hpp"

#include <array>
#include <cstdint>

namespace rules::laws {
namespace {

using Take = Complaint (*)(Laws&, const toml::node&);

struct Key {
    std::string_view name;
    Take take;
};

struct NamedRule {
    Rule rule;
    std::string_view name;
};

constexpr std::array rules_by_name{
    NamedRule{Rule::HasTheMove, "has-the-move"},
    NamedRule{Rule::LegalMoves, "legal-moves"},
    NamedRule{Rule::KingSafety, "king-safety"},
    NamedRule{Rule::MoveMade, "move-made"},
    NamedRule{Rule::Checkmate, "checkmate"},
    NamedRule{Rule::Resignation, "resignation"},
    NamedRule{Rule::Stalemate, "stalemate"},
    NamedRule{Rule::DeadPosition, "dead-position"},
    NamedRule{Rule::DrawByAgreement, "draw-by-agreement"},
    NamedRule{Rule::DrawOffer, "draw-offer"},
    NamedRule{Rule::PressClock, "press-clock"},
    NamedRule{Rule::StartOfClock, "start-of-clock"},
    NamedRule{Rule::FlagFall, "flag-fall"},
    NamedRule{Rule::StopClocks, "stop-clocks"},
    NamedRule{Rule::FlagClaim, "flag-claim"},
    NamedRule{Rule::TimeLoss, "time-loss"},
    NamedRule{Rule::Threefold, "threefold"},
    NamedRule{Rule::FiftyMoves, "fifty-moves"},
    NamedRule{Rule::WrongClaim, "wrong-claim"},
    NamedRule{Rule::ClaimOnMove, "claim-on-move"},
    NamedRule{Rule::GameOver, "game-over"},
    NamedRule{Rule::BothFlags, "both-flags"},
    NamedRule{Rule::FivefoldRepetition, "fivefold-repetition"},
    NamedRule{Rule::SeventyFiveMoves, "seventy-five-moves"},
};

constexpr std::string_view articles = "articles.";

Complaint take_number(int& into, const toml::node& value, int least, int most) {
    const auto number = value.as_integer();
    if (number == nullptr || number->get() < least || number->get() > most)
        return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    into = static_cast<int>(number->get());
    return std::nullopt;
}

Complaint take_flag(bool& into, const toml::node& value) {
    const auto flag = value.as_boolean();
    if (flag == nullptr) return "true or false";
    into = flag->get();
    return std::nullopt;
}

Complaint take_number_or_never(std::optional<int>& into, const toml::node& value, int least, int most) {
    if (const auto text = value.as_string(); text != nullptr && text->get() == "never") {
        into.reset();
        return std::nullopt;
    }
    int number = 0;
    if (auto complaint = take_number(number, value, least, most)) return *complaint + ", or \"never\"";
    into = number;
    return std::nullopt;
}

template <typename Choice>
struct Option {
    std::string_view word;
    Choice choice;
};
template <typename Choice>
Option(std::string_view, Choice) -> Option<Choice>;

template <typename Choice, std::size_t Count>
Complaint take_choice(Choice& into, const toml::node& value, const std::array<Option<Choice>, Count>& options) {
    std::string expected;
    for (const auto& option : options) {
        if (const auto text = value.as_string(); text != nullptr && text->get() == option.word) {
            into = option.choice;
            return std::nullopt;
        }
        expected += (expected.empty() ? "\"" : " or \"") + std::string(option.word) + "\"";
    }
    return expected;
}

Complaint take_title(Laws& laws, const toml::node& value) {
    const auto text = value.as_string();
    if (text == nullptr || text->get().empty()) return "a title in quotes";
    laws.title = text->get();
    return std::nullopt;
}

Complaint take_forms(Laws& laws, const toml::node& value) {
    constexpr std::string_view expected = R"(["on_board"] or ["intended", "on_board"])";
    const auto list = value.as_array();
    if (list == nullptr) return std::string(expected);
    bool intended = false;
    bool on_board = false;
    for (const toml::node& form : *list) {
        const auto text = form.as_string();
        if (text != nullptr && text->get() == "intended")
            intended = true;
        else if (text != nullptr && text->get() == "on_board")
            on_board = true;
        else
            return std::string(expected);
    }
    if (!on_board) return std::string(expected);
    laws.claim_with_intended_move = intended;
    return std::nullopt;
}

constexpr std::array keys{
    Key{"title", take_title},
    Key{"clock.increment",
        [](Laws& laws, const toml::node& value) {
            return take_choice(laws.increment, value,
                               std::array{Option{"from-first-move", Increment::FromFirstMove},
                                          Option{"after-move", Increment::AfterMove}});
        }},
    Key{"clock.complete_without_press",
        [](Laws& laws, const toml::node& value) { return take_flag(laws.next_move_completes, value); }},
    Key{"draw.agree_min_moves_each",
        [](Laws& laws, const toml::node& value) {
            return take_number(laws.agreement_minimum_moves_each, value, 0, 1000);
        }},
    Key{"draw.rep.forms", take_forms},
    Key{"draw.rep.count",
        [](Laws& laws, const toml::node& value) { return take_number(laws.repetition_count, value, 2, 1000); }},
    Key{"draw.fifty.plies",
        [](Laws& laws, const toml::node& value) { return take_number(laws.fifty_plies, value, 1, 10000); }},
    Key{"draw.auto.repetition",
        [](Laws& laws, const toml::node& value) {
            return take_number_or_never(laws.automatic_repetition_count, value, 2, 1000);
        }},
    Key{"draw.auto.moves",
        [](Laws& laws, const toml::node& value) {
            return take_number_or_never(laws.automatic_moves_each, value, 1, 5000);
        }},
    Key{"draw.wrong_claim.opp_bonus",
        [](Laws& laws, const toml::node& value) { return take_number(laws.wrong_claim_bonus_s, value, 0, 86400); }},
    Key{"draw.wrong_claim.opp_bonus_rapid",
        [](Laws& laws, const toml::node& value) {
            return take_number(laws.wrong_claim_bonus_rapid_s, value, 0, 86400);
        }},
    Key{"draw.wrong_claim.own",
        [](Laws& laws, const toml::node& value) {
            return take_choice(laws.wrong_claim, value,
                               std::array{Option{"half", WrongClaim::HalfUpToThreeMinutes},
                                          Option{"unchanged", WrongClaim::OpponentBonus}});
        }},
    Key{"resign.draw_if_no_mate",
        [](Laws& laws, const toml::node& value) { return take_flag(laws.resignation_draws_if_no_mate, value); }},
    Key{"rapid.both_flags",
        [](Laws& laws, const toml::node& value) {
            return take_choice(laws.rapid_both_flags_draw, value,
                               std::array{Option{"draw", true}, Option{"first_loses", false}});
        }},
};

const NamedRule* find_article(std::string_view key) {
    if (!key.starts_with(articles)) return nullptr;
    key.remove_prefix(articles.size());
    for (const NamedRule& named : rules_by_name)
        if (named.name == key) return &named;
    return nullptr;
}

bool in_force(const Laws& laws, Rule rule) {
    switch (rule) {
    case Rule::FivefoldRepetition: return laws.automatic_repetition_count.has_value();
    case Rule::SeventyFiveMoves: return laws.automatic_moves_each.has_value();
    case Rule::HasTheMove:
    case Rule::LegalMoves:
    case Rule::KingSafety:
    case Rule::MoveMade:
    case Rule::Checkmate:
    case Rule::Resignation:
    case Rule::Stalemate:
    case Rule::DeadPosition:
    case Rule::DrawByAgreement:
    case Rule::DrawOffer:
    case Rule::PressClock:
    case Rule::StartOfClock:
    case Rule::FlagFall:
    case Rule::StopClocks:
    case Rule::FlagClaim:
    case Rule::TimeLoss:
    case Rule::Threefold:
    case Rule::FiftyMoves:
    case Rule::WrongClaim:
    case Rule::ClaimOnMove:
    case Rule::GameOver:
    case Rule::BothFlags: return true;
    }
    return true;
}

} // namespace

Complaint take(Laws& laws, std::string_view key, const toml::node& value) {
    if (const NamedRule* named = find_article(key)) {
        const auto number = value.as_string();
        if (number == nullptr || number->get().empty()) return "the number of an Article in quotes";
        laws.articles[named->rule] = number->get();
        return std::nullopt;
    }
    for (const Key& known : keys)
        if (known.name == key) return known.take(laws, value);
    return all_keys();
}

bool is_key(std::string_view key) {
    if (find_article(key) != nullptr) return true;
    for (const Key& known : keys)
        if (known.name == key) return true;
    return false;
}

bool is_table(std::string_view name) {
    const std::string prefix = std::string(name) + ".";
    if (prefix == articles) return true;
    for (const Key& known : keys)
        if (known.name.starts_with(prefix)) return true;
    return false;
}

std::string all_keys() {
    std::string list = "one of parent";
    for (const Key& known : keys) list += ", " + std::string(known.name);
    for (const NamedRule& named : rules_by_name) list += ", " + std::string(articles) + std::string(named.name);
    return list;
}

std::string article_key(Rule rule) {
    for (const NamedRule& named : rules_by_name)
        if (named.rule == rule) return std::string(articles) + std::string(named.name);
    return std::string(articles);
}

std::optional<Rule> rule_without_article(const Laws& laws) {
    for (const NamedRule& named : rules_by_name)
        if (in_force(laws, named.rule) && !laws.articles.contains(named.rule)) return named.rule;
    return std::nullopt;
}

} // namespace rules::laws
