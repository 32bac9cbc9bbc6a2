#include "rules/laws/edition.hpp"

#include "base/toml/parse.hpp"
#include "rules/laws/articles.hpp"
#include "rules/laws/keys/keys.hpp"

#include <algorithm>

namespace rules::laws {

using base::toml::DataFault;

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

/// The line named where something is missing in all of the file.
constexpr int whole_file = 1;
/// More generations than anybody needs: a file that comes back to itself by another path has more.
constexpr std::size_t most_ancestors = 16;

using base::toml::fault_at;

class Reader {
public:
    explicit Reader(const EditionSource& source)
        : source_(source) {}

    std::optional<DataFault> read(const std::string& name, const std::string& text) {
        const std::string file = file_of(name);
        chain_.push_back(name);
        const auto parsed = base::toml::parse(text, file);
        if (!parsed) return parsed.error();
        const auto& table = *parsed;
        if (auto fault = read_parent(name, table)) return fault;
        if (auto fault = take_all(file, table, "")) return fault;
        if (laws.title.empty()) return DataFault{file, whole_file, "title", "the edition's title"};
        if (const auto rule = rule_without_article(laws)) return without_article(file, table, *rule);
        return std::nullopt;
    }

    Laws laws;

private:
    /// A rule is in force, and nothing says which Article it is.
    static DataFault without_article(const std::string& file, const toml::table& table, Rule rule) {
        if (table.get("parent") == nullptr && table.get("articles") == nullptr)
            return {file, whole_file, "parent", "the edition this one departs from, or every key of its own"};
        return {file, whole_file, article_key(rule), "the number of the Article of a rule this edition has"};
    }

    std::optional<DataFault> read_parent(const std::string& name, const toml::table& table) {
        const toml::node* parent = table.get("parent");
        if (parent == nullptr) return std::nullopt;
        const auto fault = [&](std::string expected) {
            return base::toml::fault_at(*parent, file_of(name), "parent", std::move(expected));
        };
        const auto text = parent->as_string();
        if (text == nullptr) return fault("the name of an edition or a path to a .toml file, in quotes");
        const std::string parent_name = beside(name, text->get());
        const bool is_own_ancestor = std::find(chain_.begin(), chain_.end(), parent_name) != chain_.end();
        if (is_own_ancestor || chain_.size() > most_ancestors)
            return fault("another edition than one that descends from this one");
        const auto parent_text = source_(parent_name);
        if (!parent_text) return fault("an edition that exists; there is no " + file_of(parent_name));
        return read(parent_name, *parent_text);
    }

    std::optional<DataFault> take_all(const std::string& file, const toml::table& table, const std::string& prefix) {
        for (const auto& [key, value] : table) {
            const std::string name = prefix + std::string(key.str());
            if (name == "parent") continue;
            if (is_table(name)) {
                if (!value.is_table()) return fault_at(value, file, name, "a table of keys");
                if (auto fault = take_all(file, *value.as_table(), name + ".")) return fault;
                continue;
            }
            if (!is_key(name)) return fault_at(value, file, name, all_keys());
            if (auto complaint = take(laws, name, value)) return fault_at(value, file, name, *complaint);
        }
        return std::nullopt;
    }

    const EditionSource& source_;
    std::vector<std::string> chain_;
};

} // namespace

std::variant<Laws, DataFault> read_laws(std::string_view name, const EditionSource& source) {
    const auto text = source(name);
    if (!text)
        return DataFault{file_of(name), std::nullopt, std::nullopt,
                         "the name of an edition, or a path to a .toml file"};
    Reader reader(source);
    if (auto fault = reader.read(std::string(name), *text)) return *fault;
    reader.laws.name = name;
    return reader.laws;
}

} // namespace rules::laws
