#include "rules/laws/laws.hpp"

#include "rules/laws/articles.hpp"
#include "rules/laws/keys.hpp"

#include <algorithm>
#include <cassert>

namespace rules::laws {
namespace {

bool is_path(std::string_view name) { return name.ends_with(".toml"); }

std::string file_of(std::string_view name) { return is_path(name) ? std::string(name) : std::string(name) + ".toml"; }

/// A parent named by a relative path stands beside its child.
std::string beside(std::string_view child, const std::string& parent) {
    const auto folder = child.rfind('/');
    if (!is_path(parent) || parent.starts_with('/') || !is_path(child) || folder == std::string_view::npos)
        return parent;
    return std::string(child.substr(0, folder + 1)) + parent;
}

int line_of(const toml::node& node) { return static_cast<int>(node.source().begin.line); }

class Reader {
public:
    explicit Reader(const EditionSource& source)
        : source_(source) {}

    std::optional<LawsFault> read(const std::string& name, const std::string& text) {
        const std::string file = file_of(name);
        chain_.push_back(name);
        toml::table table;
        try {
            table = toml::parse(text);
        } catch (const toml::parse_error& error) {
            return LawsFault{file, static_cast<int>(error.source().begin.line), "",
                             "TOML, but " + std::string(error.description())};
        }
        if (auto fault = read_parent(name, table)) return fault;
        if (table.get("title") == nullptr) return LawsFault{file, 0, "title", "the edition's title"};
        return take_all(file, table, "");
    }

    Laws laws;

private:
    std::optional<LawsFault> read_parent(const std::string& name, const toml::table& table) {
        const toml::node* parent = table.get("parent");
        if (parent == nullptr) return std::nullopt;
        const auto fault = [&](std::string expected) {
            return LawsFault{file_of(name), line_of(*parent), "parent", std::move(expected)};
        };
        const auto text = parent->as_string();
        if (text == nullptr) return fault("the name of an edition or a path to a .toml file, in quotes");
        const std::string parent_name = beside(name, text->get());
        if (std::find(chain_.begin(), chain_.end(), parent_name) != chain_.end())
            return fault("another edition than one that descends from this one");
        const auto parent_text = source_(parent_name);
        if (!parent_text) return fault("an edition that exists; there is no " + file_of(parent_name));
        return read(parent_name, *parent_text);
    }

    std::optional<LawsFault> take_all(const std::string& file, const toml::table& table, const std::string& prefix) {
        for (const auto& [key, value] : table) {
            const std::string name = prefix + std::string(key.str());
            if (name == "parent") continue;
            if (is_table(name)) {
                if (!value.is_table()) return LawsFault{file, line_of(value), name, "a table of keys"};
                if (auto fault = take_all(file, *value.as_table(), name + ".")) return fault;
                continue;
            }
            if (!is_key(name)) return LawsFault{file, line_of(value), name, all_keys()};
            if (auto complaint = take(laws, name, value)) return LawsFault{file, line_of(value), name, *complaint};
        }
        return std::nullopt;
    }

    const EditionSource& source_;
    std::vector<std::string> chain_;
};

} // namespace

const std::string& Laws::article(Rule rule) const {
    assert(articles.contains(rule));
    return articles.at(rule);
}

std::variant<Laws, LawsFault> read_laws(std::string_view name, const EditionSource& source) {
    const auto text = source(name);
    if (!text) return LawsFault{file_of(name), 0, "", "the name of an edition, or a path to a .toml file"};
    Reader reader(source);
    if (auto fault = reader.read(std::string(name), *text)) return *fault;
    if (const auto rule = rule_without_article(reader.laws))
        return LawsFault{file_of(name), 0, article_key(*rule), "the number of its Article"};
    reader.laws.name = name;
    return reader.laws;
}

} // namespace rules::laws
