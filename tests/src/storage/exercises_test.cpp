// Files of exercises.
#include "src/storage/exercises.hpp"

#include "rules/notation/uci.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <filesystem>
#include <fstream>
#include <string>

namespace {

const std::string head = "engine = \"Stockfish\"\nmade = \"2026-12-01\"\n";
const std::string good = "[[exercise]]\nid = \"fork-001\"\nbefore = \"6k1/5ppp/8/8/8/8/R7/3RK3 w - - 0 1\"\n"
                         "played = [\"a2a1\", \"g8f8\"]\nsolution = [\"a1a8\", \"f8e7\", \"a8a7\"]\n"
                         "refutations = [\"a1a7 g7g6\"]\ndepth = 20\n";

/// What reading that text as the forks gives, or how its fault is told.
std::variant<storage::ExerciseFile, std::string> read(const std::string& text) {
    const tests::TemporaryFolder folder;
    std::filesystem::create_directory(folder / "exercises");
    std::ofstream(folder / "exercises" / "fork.toml") << text;
    auto file = storage::read_exercise_file(folder / "", school::Theme::Fork);
    if (file) return *std::move(file);
    return base::toml::describe(file.error());
}

std::string fault(const std::string& text) {
    const auto found = read(text);
    REQUIRE(std::holds_alternative<std::string>(found));
    return std::get<std::string>(found);
}

std::string with(const std::string& from, const std::string& to) {
    std::string text = head + good;
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

bool names(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE(
    "A file of exercises has their positions, what was played before, the solution and what refutes other moves") {
    const auto found = read(head + good);
    REQUIRE(std::holds_alternative<storage::ExerciseFile>(found));
    const auto& file = std::get<storage::ExerciseFile>(found);
    CHECK(file.engine == "Stockfish");
    CHECK(file.made == "2026-12-01");
    REQUIRE(file.exercises.size() == 1);
    CHECK(file.depths == std::vector{20});
    const school::Exercise& exercise = file.exercises.front();
    CHECK(exercise.id == "fork-001");
    CHECK(exercise.theme == school::Theme::Fork);
    CHECK(exercise.played.size() == 2);
    CHECK(exercise.solution.size() == 3);
    const auto first = std::get<rules::board::Move>(rules::notation::read_uci(school::position_in(exercise), "a1a7"));
    REQUIRE(school::refutation(exercise, first));
    CHECK(rules::notation::write_uci(*school::refutation(exercise, first)) == "g7g6");
}

TEST_CASE("What is wrong with a file of exercises is told with its line, its key and what was expected") {
    CHECK(names(fault(with("R7/3RK3 w", "R7/3R4 w")), "exercise.before: expected the FEN of a legal position"));
    CHECK(names(fault(with("a2a1", "a2b1")), "exercise.played: expected legal moves"));
    CHECK(names(fault(with("f8e7", "f8f6")), "exercise.solution: expected legal moves"));
    CHECK(names(fault(with(", \"a8a7\"", "")), "exercise.solution: expected an odd number of moves"));
    CHECK(names(fault(with("a1a7 g7g6", "a1a7")), "exercise.refutations: expected a legal move and its reply"));
    CHECK(names(fault(with("a1a7 g7g6", "a1a7 g7g4")), "exercise.refutations: expected a legal move and its reply"));
    CHECK(names(fault(with("depth = 20", "depth = 0")), "exercise.depth"));
    CHECK(names(fault(with("depth = 20", "deep = 20")), "exercise.deep"));
    CHECK(names(fault(head), "exercise"));
    CHECK(names(fault("engine"), "fork.toml:1"));
}
