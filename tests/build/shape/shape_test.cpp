// The shape of the house: no ring of files in a folder, and a diagram that is true.
#include "tests/build/shape/tree.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/golden.hpp"

#include <fstream>
#include <iterator>
#include <sstream>

namespace {

using shape::Graph;

const std::filesystem::path top = KLANGBRETT_SOURCE_DIR;
const std::filesystem::path list = top / "tests/build/shape/still_to_mend.txt";
const std::filesystem::path page = top / "docs/developers/house.md";

std::string listed(const std::set<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += "\n  " + name;
    return text;
}

/// How far from its shape a folder may be.
struct Allowance {
    std::size_t ring = 0;      ///< the most files that may lead to each other
    std::size_t elsewhere = 0; ///< the most functions that may be defined away from their header
};

/// What the folders listed in still_to_mend.txt are allowed; nothing is allowed to the others.
std::map<std::string, Allowance> allowances() {
    std::map<std::string, Allowance> allowed;
    std::ifstream in(list);
    REQUIRE(in);
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.starts_with("#")) continue;
        std::istringstream words(line);
        std::string folder;
        Allowance allowance;
        words >> folder >> allowance.ring >> allowance.elsewhere;
        INFO(list.string() << ": expected a folder and two numbers, not all of them 0, instead of: " << line);
        REQUIRE((!words.fail() && (words >> std::ws).eof() && allowance.ring + allowance.elsewhere > 0));
        CHECK(allowed.emplace(folder, allowance).second);
    }
    return allowed;
}

/// The lines of the page's diagram.
std::vector<std::string> drawn(const Graph& graph) {
    std::vector<std::string> lines{"flowchart TD"};
    for (const auto& [name, needed] : graph) {
        if (needed.empty()) lines.push_back("    " + name);
        for (const std::string& other : needed) lines.push_back("    " + name + " --> " + other);
    }
    return lines;
}

} // namespace

TEST_CASE("files of a folder form no ring, and their headers hide nothing, but for what is still to be mended") {
    const auto allowed = allowances();
    const auto folders = shape::folders_of(top);
    REQUIRE(folders.size() > 20);
    std::set<std::string> unmended;
    for (const shape::Folder& folder : folders) {
        const auto found = allowed.find(folder.path);
        const Allowance most = found == allowed.end() ? Allowance{} : found->second;
        const auto ring = shape::largest_ring(shape::needs_of_stems(top, folder));
        const auto elsewhere = shape::functions_defined_elsewhere(top, folder);
        if (!ring.empty() || !elsewhere.empty()) unmended.insert(folder.path);
        INFO(folder.path);
        {
            INFO("files that each lead to each other, by what they include:" << listed(ring));
            CHECK(ring.size() <= most.ring);
        }
        {
            INFO("functions that are declared in one file's header and defined in another file:" << listed(elsewhere));
            CHECK(elsewhere.size() <= most.elsewhere);
        }
    }
    for (const auto& [folder, allowance] : allowed) {
        INFO(folder << " is mended, or gone: take it out of " << list.string());
        CHECK(unmended.contains(folder));
    }
}

TEST_CASE("the session is told with plain values: no thread, device, file or library is behind what it includes") {
    std::vector<std::string> files;
    for (const shape::Folder& folder : shape::folders_of(top))
        if (folder.path.starts_with("src/session")) files.insert(files.end(), folder.files.begin(), folder.files.end());
    REQUIRE(files.size() > 100);
    // Sentences and words can be read from files, too, and say so in their headers.
    const std::set<std::string> allowed{"algorithm",    "array",       "bit",      "cassert", "charconv", "chrono",
                                        "compare",      "concepts",    "cstddef",  "cstdint", "cstdlib",  "deque",
                                        "filesystem",   "functional",  "iterator", "limits",  "map",      "memory",
                                        "optional",     "set",         "span",     "sstream", "string",   "string_view",
                                        "system_error", "type_traits", "utility",  "variant", "vector"};
    for (const auto& [header, by] : shape::outside_headers(top, files)) {
        INFO("<" << header << "> is included by" << listed(by));
        CHECK(allowed.contains(header));
    }
}

TEST_CASE("the diagram of the house shows which folder includes which") {
    const auto folders = shape::folders_of(top);
    const Graph needs = shape::needs_of_folders(top, folders);
    REQUIRE(shape::largest_ring(needs).empty());
    std::ifstream in(page);
    REQUIRE(in);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::string opening = "```mermaid\n";
    const std::size_t begin = text.find(opening);
    REQUIRE(begin != std::string::npos);
    const std::size_t first = begin + opening.size();
    const std::size_t last = text.find("```\n", first);
    REQUIRE(last != std::string::npos);
    std::string now;
    for (const std::string& line : drawn(shape::without_shortcuts(needs))) now += line + "\n";
    if (std::getenv("KLANGBRETT_WRITE_SAID") != nullptr) {
        text.replace(first, last - first, now);
        std::ofstream(page) << text;
        return;
    }
    INFO(page.string() << ": if the change is meant, run scripts/rewrite-golden-texts and look at the difference");
    CHECK(golden::first_difference(text.substr(first, last - first), now) == "");
}

TEST_CASE("a ring is found, and a function that is defined away from its header") {
    const tests::TemporaryFolder work;
    std::filesystem::create_directories(work.path() / "rules/ring");
    const auto write = [&](const char* file, const char* text) { std::ofstream(work.path() / file) << text; };
    write("rules/ring/CMakeLists.txt", "klangbrett_library()\n");
    write("rules/ring/first.hpp", "void first();\nint third(int number);\n");
    write("rules/ring/first.cpp", "#include \"rules/ring/second.hpp\"\nvoid first() { second(); }\n");
    write("rules/ring/second.hpp", "void second();\n");
    write("rules/ring/second.cpp",
          "#include \"rules/ring/first.hpp\"\nvoid second() { first(); }\n"
          "namespace {\nvoid first() {}\n} // namespace\nint third(int number) { return number; }\n");
    const auto folders = shape::folders_of(work.path());
    REQUIRE(folders.size() == 1);
    CHECK(shape::largest_ring(shape::needs_of_stems(work.path(), folders[0])) ==
          std::set<std::string>{"rules/ring/first", "rules/ring/second"});
    CHECK(shape::functions_defined_elsewhere(work.path(), folders[0]) ==
          std::set<std::string>{"rules/ring/first.hpp: third, defined in rules/ring/second.cpp"});
    write("rules/ring/first.cpp", "#include \"rules/ring/first.hpp\"\nvoid first() {}\n");
    CHECK(shape::largest_ring(shape::needs_of_stems(work.path(), folders[0])).empty());
}

TEST_CASE("only base/platform makes a path of text, for it knows how names are written in bytes") {
    for (const shape::Folder& folder : shape::folders_of(top)) {
        if (folder.path == "base/platform") continue;
        const auto made = shape::paths_made_by_hand(top, folder);
        INFO("take base::platform::path_of here:" << listed(made));
        CHECK(made.empty());
    }
    const tests::TemporaryFolder work;
    std::ofstream(work.path() / "sample.cpp") << "fs::path none();\nfs::path other = fs::path();\n"
                                                 "auto first = std::filesystem::path(name);\nopen(fs::path{*name});\n";
    const auto made = shape::paths_made_by_hand(work.path(), {"", {"sample.cpp"}});
    CHECK(made == std::set<std::string>{"sample.cpp:auto first = std::filesystem::path(name);",
                                        "sample.cpp:open(fs::path{*name});"});
}

TEST_CASE("an arrow that another way makes superfluous is not drawn") {
    const Graph graph{{"top", {"middle", "bottom"}}, {"middle", {"bottom"}}, {"bottom", {}}};
    CHECK(shape::without_shortcuts(graph) == Graph{{"top", {"middle"}}, {"middle", {"bottom"}}, {"bottom", {}}});
}
