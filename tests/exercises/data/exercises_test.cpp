// The exercises that the program comes with: what can be proved of them without an engine.
#include "rules/notation/fen.hpp"
#include "src/storage/exercises.hpp"
#include "tests/exercises/faults.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

namespace {

using school::Exercise;

std::vector<Exercise> all_exercises() {
    const auto read = storage::read_exercises(KLANGBRETT_DATA_FOLDER);
    INFO((read ? std::string() : base::toml::describe(read.error())));
    REQUIRE(read);
    return *read;
}

} // namespace

TEST_CASE("each exercise is proved: mates are forced and the only ones, themes are there, other moves are answered") {
    for (const Exercise& exercise : all_exercises()) {
        INFO(exercise.id);
        CHECK(exercises::faults_of(exercise) == std::vector<std::string>{});
    }
}

TEST_CASE("no two exercises have one id or one position") {
    CHECK(exercises::faults_among(all_exercises()) == std::vector<std::string>{});
}

TEST_CASE("the exercises of a theme begin with the easiest") {
    for (const school::Theme theme : school::all_themes) {
        INFO(school::name(theme));
        const auto file = storage::read_exercise_file(KLANGBRETT_DATA_FOLDER, theme);
        REQUIRE(file);
        CHECK(std::ranges::is_sorted(file->exercises, {}, exercises::difficulty));
    }
}

TEST_CASE("both colours are to move about as often") {
    const auto all = all_exercises();
    const auto white = std::ranges::count_if(all, [](const Exercise& exercise) {
        return school::position_in(exercise).turn() == rules::board::Color::White;
    });
    CHECK(3 * white > static_cast<std::ptrdiff_t>(all.size()));
    CHECK(3 * white < 2 * static_cast<std::ptrdiff_t>(all.size()));
}
