#include "rules/laws/keys.hpp"

#include "rules/laws/articles.hpp"

#include <algorithm>

namespace rules::laws {
namespace {

Complaint take_title(Laws& laws, const toml::node& value) { return take_text(laws.title, value, "a title"); }

constexpr std::array own_keys{Key{"title", take_title}};

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
