// The data files: those that are shipped, and faults in others.
#include "src/engine/levels.hpp"
#include "tests/src/engine/owner.hpp"

#include <cstdlib>

using namespace engine;
using base::toml::DataFault;

namespace {

const std::filesystem::path source = KLANGBRETT_DATA_FOLDER;

struct Expected {
    std::string text;
    std::optional<int> line;
    std::optional<std::string> key;
    std::string expected; ///< how what is expected begins
};

void check_fault(const std::optional<DataFault>& found, const Expected& expected, const std::string& file) {
    CAPTURE(expected.text);
    REQUIRE(found);
    CHECK(found->file == file);
    CHECK(found->line == expected.line);
    CHECK(found->key == expected.key);
    CHECK(found->expected.starts_with(expected.expected));
}

template <typename Value>
std::optional<DataFault> fault_of(const base::values::Result<Value, DataFault>& read) {
    return read ? std::nullopt : std::optional(read.error());
}

} // namespace

TEST_CASE("An engine is described by its file") {
    const PassingFile file("custom.toml");
    file.write("name = 'My Engine'\nprograms = ['mine', '/opt/mine']\narguments = ['--uci']\n"
               "[options]\nHash = 16\nPonder = false\nStyle = 'Solid'\n");
    const auto read = read_engine(file.path());
    REQUIRE(read);
    CHECK(*read == EngineSpec{file.path().stem().string(),
                              "My Engine",
                              {"mine", "/opt/mine"},
                              {"--uci"},
                              {{"Hash", "16"}, {"Ponder", "false"}, {"Style", "Solid"}}});
}

TEST_CASE("A fault in an engine's file is told with its place") {
    const PassingFile file("faulty.toml");
    for (const Expected& expected : std::vector<Expected>{
             {"name = 'X'\nprograms = ['x']\ncolour = 'red'\n", 3, "colour",
              "one of: name, programs, arguments, options"},
             {"programs = ['x']\n", 1, "name", "a text"},
             {"name = ''\nprograms = ['x']\n", 1, "name", "a name"},
             {"\nname = 7\nprograms = ['x']\n", 2, "name", "a text"},
             {"name = 'X'\nprograms = 'x'\n", 2, "programs", "an array of texts"},
             {"name = 'X'\nprograms = ['x',\n 5]\n", 3, "programs", "a text"},
             {"name = 'X'\nprograms = []\n", 2, "programs", "at least one program"},
             {"name = 'X'\n", 1, "programs", "an array of texts"},
             {"name = 'X'\nprograms = ['x']\noptions = 3\n", 3, "options", "a table of options"},
             {"name = 'X'\nprograms = ['x']\n[options]\nHash = 1.5\n", 4, "options.Hash",
              "a text, a whole number, true or false"},
             {"name = 'X'\nprograms = ['x']\n[options]\nFile = \"a\\nquit\"\n", 4, "options.File",
              "a text of one line"},
             {"name = 'X'\nprograms = = ['x']\n", 2, std::nullopt, "TOML ("},
         }) {
        file.write(expected.text);
        check_fault(fault_of(read_engine(file.path())), expected, file.path().string());
    }
}

TEST_CASE("Files that are not there cannot be read") {
    const auto file = fault_of(read_engine("/no/such.toml"));
    REQUIRE(file);
    CHECK(describe(*file) == "/no/such.toml: expected a readable file");
    const auto folder = fault_of(read_engines("/no/such"));
    REQUIRE(folder);
    CHECK(folder->expected == "a readable folder");
    const auto levels = fault_of(read_levels("/no/levels.toml"));
    REQUIRE(levels);
    CHECK(levels->expected == "a readable file");
}

TEST_CASE("A fault in the levels is told with its place") {
    const PassingFile file("levels.toml");
    const std::string level = "[[level]]\n[[level.choice]]\nengine = 'x'\nelo = 900\n";
    for (const Expected& expected : std::vector<Expected>{
             {"", 1, "level", "an array of tables"},
             {"level = 3\n", 1, "level", "an array of tables"},
             {"level = []\n", 1, "level", "an array of tables"},
             {"[[level]]\n", 1, "level.choice", "an array of tables"},
             {"[[level]]\nname = 'easy'\n", 2, "level.name", "one of: choice"},
             {level, 2, "level.choice.move_time", "a whole number"},
             {level + "move_time = 0\n", 5, "level.choice.move_time", "a whole number from 1 to 600000"},
             {level + "move_time = 100\ndepth = 'deep'\n", 6, "level.choice.depth", "a whole number from 1 to 200"},
             {level + "move_time = 100\nnodes = 0\n", 6, "level.choice.nodes", "a whole number from 1 to "},
             {level + "move_time = 100\nspeed = 9\n", 6, "level.choice.speed", "one of: engine, elo"},
             {level + "move_time = 100\n[[level]]\n[[level.choice]]\nengine = 'x'\nelo = 800\nmove_time = 1\n", 7,
              "level.choice", "a first choice no weaker than the level before"},
         }) {
        file.write(expected.text);
        check_fault(fault_of(read_levels(file.path())), expected, file.path().string());
    }
}

TEST_CASE("An opponent has the level's options over the engine's, from the engines there are") {
    const EngineSpec strong{"strong", "Strong", {"strong"}, {}, {{"Hash", "16"}, {"Skill Level", "20"}}};
    const EngineSpec weak{"weak", "Weak", {"weak"}, {}, {}};
    const Limits limits{std::chrono::milliseconds(100), 1U, {}};
    const Level level{
        {{"weak", 600, {{"Skill Level", "-20"}}, limits}, {"strong", 1200, {{"Skill Level", "0"}}, limits}}};

    const auto both = opponents(level, {strong, weak});
    REQUIRE(both.size() == 2);
    CHECK(both[0].spec.key == "weak");
    CHECK(both[0].spec.options == std::vector<OptionSetting>{{"Skill Level", "-20"}});
    CHECK(both[1] ==
          Opponent{{"strong", "Strong", {"strong"}, {}, {{"Hash", "16"}, {"Skill Level", "0"}}}, limits, 1200});

    const auto fallback = opponents(level, {strong});
    REQUIRE(fallback.size() == 1);
    CHECK(fallback[0] == both[1]);
    CHECK(opponents(level, {}).empty());
}

TEST_CASE("A program is found in PATH, and in the games folder though PATH lacks it") {
    const std::string usual = std::getenv("PATH");
    const auto folder = std::filesystem::path(FAKE_ENGINE).parent_path();
    setenv("PATH", ("/no/such::" + folder.string()).c_str(), 1);
    CHECK(find_program({"nowhere", "fake_engine"}) == FAKE_ENGINE);
    CHECK(find_program({"stockfish"}) == "/usr/games/stockfish");
    unsetenv("PATH");
    CHECK(find_program({"sh"}) == "/usr/bin/sh");
    setenv("PATH", usual.c_str(), 1);
    CHECK(find_program({FAKE_ENGINE}) == FAKE_ENGINE);
    CHECK_FALSE(find_program({"/usr/games", "no/such/program", "no-such-program"}));
}

TEST_CASE("The shipped data are sound: ten levels, each with an engine that is there and a fallback without Fairy") {
    const auto engines = read_engines(source / "engines");
    const auto levels = read_levels(source / "levels.toml");
    if (const auto fault = fault_of(engines)) FAIL(describe(*fault));
    if (const auto fault = fault_of(levels)) FAIL(describe(*fault));
    const auto& specs = *engines;
    REQUIRE(specs.size() == 2);
    CHECK(specs[0].key == "fairy-stockfish");
    CHECK(specs[1].key == "stockfish");
    const auto& ladder = *levels;
    REQUIRE(ladder.size() == 10);
    int weaker_than_stockfish_goes = 0;
    for (const Level& level : ladder) {
        CHECK(opponents(level, specs).size() == level.choices.size());
        CHECK_FALSE(opponents(level, {specs[1]}).empty());
        const Choice& first = level.choices.front();
        if (first.approximate_elo < 1350) {
            CHECK(first.engine == "fairy-stockfish");
            ++weaker_than_stockfish_goes;
        }
    }
    CHECK(weaker_than_stockfish_goes >= 3);
    CHECK(ladder.back().choices.front().engine == "stockfish");
}
