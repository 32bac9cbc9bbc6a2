// Editions of the Laws: a fault names its place, and an edition that only names another as its parent is the same.
#include "rules/laws/edition.hpp"

#include "tests/fuzz/support.hpp"

#include <map>

using namespace rules::laws;

namespace {

/// The editions there are, read once.
const std::map<std::string, std::string, std::less<>>& editions() {
    static const auto all = [] {
        std::map<std::string, std::string, std::less<>> texts;
        for (const char* name : {"fide-2001", "fide-2005", "fide-2009x", "fide-2023", "cup38"})
            texts.emplace(name, fuzz::source_file(std::string("data/editions/") + name + ".toml"));
        return texts;
    }();
    return all;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(fuzz::text_of(data, size));
    const EditionSource source = [&](std::string_view name) -> std::optional<std::string> {
        if (name == "fuzzed") return text;
        if (name == "child") return "parent = \"fuzzed\"\n";
        const auto found = editions().find(name);
        if (found == editions().end()) return std::nullopt;
        return found->second;
    };
    const auto read = read_laws("fuzzed", source);
    if (const auto* fault = std::get_if<base::toml::DataFault>(&read)) {
        fuzz::require(!fault->file.empty() && !fault->expected.empty());
        if (fault->file == "fuzzed") fuzz::require(!fault->line || fuzz::is_line_of(text, *fault->line));
        return 0;
    }
    const Laws& laws = std::get<Laws>(read);
    for (const auto& [rule, article] : laws.articles) fuzz::require(!article.empty() && laws.article(rule) == article);
    const auto again = read_laws("child", source);
    if (const auto* fault = std::get_if<base::toml::DataFault>(&again)) { // a parent further up may be the child itself
        fuzz::require(!fault->expected.empty());
        return 0;
    }
    Laws child = std::get<Laws>(again);
    child.name = laws.name;
    fuzz::require(child == laws);
    return 0;
}
