#include "rules/laws/keys/keys.hpp"

#include "rules/laws/articles.hpp"
#include "rules/laws/keys/clocks.hpp"
#include "rules/laws/keys/conduct.hpp"
#include "rules/laws/keys/draws.hpp"
#include "rules/laws/keys/irregularities.hpp"
#include "rules/laws/keys/key.hpp"
#include "rules/laws/keys/kinds.hpp"
#include "rules/laws/keys/records.hpp"
#include "rules/laws/keys/touch.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace rules::laws {
namespace {

Complaint take_title(Laws& laws, const toml::node& value) { return take_text(laws.title, value, "a title"); }

Complaint take_variants(Laws& laws, const toml::node& value) {
    constexpr std::string_view expected = "a list of names of variants, in quotes";
    const auto list = value.as_array();
    if (list == nullptr) return std::string(expected);
    std::set<std::string> taken;
    for (const toml::node& each : *list) {
        std::string name;
        if (take_text(name, each, expected)) return std::string(expected);
        taken.insert(std::move(name));
    }
    laws.variants = std::move(taken);
    return std::nullopt;
}

constexpr std::array own_keys{Key{"title", take_title}, Key{"variants", take_variants}};

std::span<const Key> keys_of_the_file() { return own_keys; }

constexpr std::array pages{keys_of_the_file,  touch_keys,  draw_keys, clock_keys,
                           irregularity_keys, record_keys, kind_keys, conduct_keys};

/// The first key of which this is true.
template <typename Condition>
const Key* find_key(Condition is_wanted) {
    for (const auto page : pages) {
        const std::span<const Key> keys = page();
        const auto found = std::find_if(keys.begin(), keys.end(), is_wanted);
        if (found != keys.end()) return &*found;
    }
    return nullptr;
}

const Key* find_key(std::string_view name) {
    return find_key([name](const Key& key) { return key.name == name; });
}

} // namespace

Complaint take(Laws& laws, std::string_view key, const toml::node& value) {
    if (const auto rule = rule_of_key(key)) return take_text(laws.articles[*rule], value, "the number of an Article");
    const Key* known = find_key(key);
    return known == nullptr ? all_keys() : known->take(laws, value);
}

bool is_key(std::string_view key) { return rule_of_key(key).has_value() || find_key(key) != nullptr; }

bool is_table(std::string_view name) {
    const std::string prefix = std::string(name) + ".";
    return article_key(Rule::HasTheMove).starts_with(prefix) ||
           find_key([&prefix](const Key& key) { return key.name.starts_with(prefix); }) != nullptr;
}

std::string all_keys() {
    std::string list = "one of parent";
    for (const auto page : pages)
        for (const Key& key : page()) list += ", " + std::string(key.name);
    for (const Rule rule : all_rules()) list += ", " + article_key(rule);
    return list;
}

} // namespace rules::laws
