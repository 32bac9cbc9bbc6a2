// What is wrong with a data file is told with its file, line and key.
#include "base/toml/parse.hpp"
#include "base/toml/table.hpp"

#include "tests/support/catch.hpp"

using namespace base::toml;

namespace {

std::string read_colour(const Table& root) {
    root.know({"colour", "size", "words", "options", "level"});
    return root.text("colour");
}

template <typename Value>
DataFault fault_of(const std::string& text, Value (*read_root)(const Table&)) {
    const auto parsed = parse(text, "data.toml");
    REQUIRE(parsed);
    const auto value = read(*parsed, "data.toml", read_root);
    REQUIRE_FALSE(value);
    return value.error();
}

} // namespace

TEST_CASE("A fault is described in one line with file, line and key") {
    CHECK(describe({"a/b.toml", 7, "options.Hash", "a whole number"}) ==
          "a/b.toml:7: options.Hash: expected a whole number");
    CHECK(describe({"a/b.toml", std::nullopt, std::nullopt, "a readable file"}) ==
          "a/b.toml: expected a readable file");
}

TEST_CASE("What is no TOML is told with its line") {
    const auto parsed = parse("a = 1\nb = = 2\n", "data.toml");
    REQUIRE_FALSE(parsed);
    const DataFault& fault = parsed.error();
    CHECK(fault.file == "data.toml");
    CHECK(fault.line == 2);
    CHECK_FALSE(fault.key.has_value());
    CHECK(fault.expected.starts_with("TOML ("));
}

TEST_CASE("A key of more parts than any key has is refused with its line, however many they are") {
    std::string key = "a";
    for (int part = 0; part < 60'000; ++part) key += ".b";
    const std::string quoted = [&] {
        std::string parts = "'a'";
        for (int part = 0; part < 60'000; ++part) parts += ".\"b\"";
        return parts;
    }();
    for (const std::string& text :
         {"x = 1\n" + key + " = 1\n", "x = 1\n[" + key + "]\n", "x = 1\ny = {" + key + " = 1}\n",
          "x = 1\ny = [{z = 'it.s', " + key + " = 1}]\n", "x = \"\\\\\"\n" + quoted + " = 1\n"}) {
        const auto parsed = parse(text, "data.toml");
        REQUIRE_FALSE(parsed);
        CHECK(parsed.error() == DataFault{"data.toml", 2, std::nullopt, "a key of at most a hundred parts"});
    }
    CHECK(parse("text = \"\"\"\na = " + std::string(500, '.') + "\n\"\"\"\nother = 'x" + std::string(500, '.') + "'\n",
                "data.toml"));
    CHECK(parse("numbers = [" + std::string(300, ' ') + "1.5, 2.5, 3.5]\n", "data.toml"));
    CHECK(parse("text = \"" + std::string(500, '.') + "\" # " + std::string(500, '.') + "\n", "data.toml"));
}

TEST_CASE("An unknown key, a missing one and a wrong type are told with file, line and key") {
    CHECK(fault_of("colour = 'red'\nshape = 1\n", read_colour) ==
          DataFault{"data.toml", 2, "shape", "one of: colour, size, words, options, level"});
    CHECK(fault_of("\n\nsize = 1\n", read_colour).key == "colour");
    CHECK(fault_of("size = 1\ncolour = 3\n", read_colour) == DataFault{"data.toml", 2, "colour", "a text"});
    CHECK(fault_of("colour = \"a\\nb\"\n", read_colour).expected == "a text of one line");
}

TEST_CASE("A number has its range, a list its texts") {
    const auto number = [](const Table& root) { return root.number("size", 1, 9); };
    CHECK(fault_of<std::int64_t>("size = 10\n", number) ==
          DataFault{"data.toml", 1, "size", "a whole number from 1 to 9"});
    CHECK(fault_of<std::int64_t>("size = 1.5\n", number).expected == "a whole number from 1 to 9");
    const auto words = [](const Table& root) { return root.texts("words"); };
    CHECK(fault_of<std::vector<std::string>>("words = ['a',\n 1]\n", words) ==
          DataFault{"data.toml", 2, "words", "a text"});
}

TEST_CASE("A key of an inner table is told with the way to it") {
    const auto inner = [](const Table& root) { return root.tables("level").at(1).text("name"); };
    CHECK(fault_of<std::string>("[[level]]\nname = 'a'\n[[level]]\nname = 2\n", inner) ==
          DataFault{"data.toml", 4, "level.name", "a text"});
    const auto options = [](const Table& root) { return root.options("options"); };
    CHECK(fault_of<std::vector<std::pair<std::string, std::string>>>("[options]\nHash = 1.5\n", options).key ==
          "options.Hash");
}

TEST_CASE("Options are written as texts") {
    const auto parsed = parse("[options]\nHash = 16\nPonder = false\nStyle = 'Solid'\n", "data.toml");
    const Table root(*parsed, "data.toml", "");
    CHECK(root.options("options") ==
          std::vector<std::pair<std::string, std::string>>{{"Hash", "16"}, {"Ponder", "false"}, {"Style", "Solid"}});
}

TEST_CASE("Entries come in the order of the text") {
    const auto parsed = parse("b = 1\na = 2\n", "data.toml");
    const auto entries = in_order(*parsed);
    REQUIRE(entries.size() == 2);
    CHECK(entries.front().key == "b");
}
