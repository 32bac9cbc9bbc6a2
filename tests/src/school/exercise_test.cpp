// Exercises: what solves them, and which one comes next.
#include "src/school/exercise.hpp"

#include "rules/notation/fen.hpp"
#include "rules/notation/uci.hpp"
#include "src/school/next_exercise.hpp"
#include "tests/support/catch.hpp"

#include <set>
#include <string>
#include <vector>

using namespace school;
using namespace std::chrono_literals;
using rules::board::Move;
using rules::variants::Position;

namespace {

constexpr Date first_day{std::chrono::sys_days{std::chrono::year{2026} / 11 / 30}};

Position position(const std::string& fen) {
    return std::get<Position>(Position::from_setup(std::get<rules::board::Setup>(rules::notation::read_fen(fen))));
}

Move move(const Position& in, const std::string& text) { return std::get<Move>(rules::notation::read_uci(in, text)); }

/// Two rooks on the seventh rank and the queen's file: 1 Ra8 is mate, and so is 1 Rd8.
Exercise two_mates(const std::string& id, Theme theme) {
    const Position before = position("6k1/5ppp/8/8/8/8/8/R2RK3 w - - 0 1");
    return {.id = id,
            .theme = theme,
            .before = before,
            .played = {},
            .solution = {move(before, "a1a8")},
            .refutations = {{move(before, "a1a7"), move(before.after(move(before, "a1a7")), "g8f8")}}};
}

Attempted attempt(const std::string& id, bool is_right, Date when = first_day) { return {id, is_right, 5s, when}; }

const auto even = [] { return 0U; };
const auto odd = [] { return 1U; };

} // namespace

TEST_CASE("The solution solves, and where it mates any other mate; what does not is refuted by its reply") {
    const Exercise exercise = two_mates("mate_in_one-001", Theme::MateInOne);
    const Position here = position_in(exercise);
    CHECK(solves(exercise, 0, move(here, "a1a8")));
    CHECK(solves(exercise, 0, move(here, "d1d8")));
    CHECK_FALSE(solves(exercise, 0, move(here, "a1a7")));
    CHECK(refutation(exercise, move(here, "a1a7")) == move(here.after(move(here, "a1a7")), "g8f8"));
    CHECK_FALSE(refutation(exercise, move(here, "a1a6")));
    CHECK(position_in(exercise, 1).is_check());
}

TEST_CASE("A move that mates is no better than another where the solution does not mate") {
    Exercise exercise = two_mates("fork-001", Theme::Fork);
    exercise.solution = {move(exercise.before, "a1a7")};
    CHECK_FALSE(solves(exercise, 0, move(exercise.before, "a1a8")));
}

TEST_CASE("What was played leads to the position that is to be solved") {
    Exercise exercise = two_mates("mate_in_one-001", Theme::MateInOne);
    const Position before = position("6k1/5ppp/8/8/8/8/R7/3RK3 w - - 0 1");
    exercise.before = before;
    exercise.played = {move(before, "a2a1")};
    exercise.played.push_back(move(before.after(exercise.played.front()), "g8h8"));
    exercise.solution = {};
    CHECK(position_in(exercise).fullmove_number() == 2);
    CHECK(position_in(exercise).turn() == rules::board::Color::White);
}

TEST_CASE("Each theme has a name of its own") {
    std::set<std::string_view> names;
    for (const Theme theme : all_themes) names.insert(name(theme));
    CHECK(names.size() == all_themes.size());
    CHECK_FALSE(names.contains(""));
}

TEST_CASE("New exercises come in their order, of all themes the first of each first") {
    const std::vector<Exercise> all{two_mates("a1", Theme::Fork), two_mates("a2", Theme::Fork),
                                    two_mates("b1", Theme::MateInOne)};
    const auto ids = [](const std::vector<const Exercise*>& exercises) {
        std::string text;
        for (const Exercise* exercise : exercises) text += exercise->id + ' ';
        return text;
    };
    CHECK(ids(exercises_of(all, std::nullopt)) == "b1 a1 a2 ");
    CHECK(ids(exercises_of(all, Theme::Fork)) == "a1 a2 ");
    CHECK(ids(exercises_of(all, Theme::Pin)).empty());

    Progress progress;
    const auto forks = exercises_of(all, Theme::Fork);
    CHECK(next_exercise(forks, progress, first_day, {}, even).id == "a1");
    progress.take(attempt("a1", true));
    CHECK(next_exercise(forks, progress, first_day, {forks[0]}, even).id == "a2");
    progress.take(attempt("a2", true));
    CHECK(next_exercise(forks, progress, first_day, {forks[1]}, even).id == "a1");
    CHECK(next_exercise({forks[0]}, progress, first_day, {forks[0]}, even).id == "a1"); // there is no other
}

TEST_CASE("What was not solved comes again on later days, among new ones about every second time") {
    const std::vector<Exercise> all{two_mates("a1", Theme::Fork), two_mates("a2", Theme::Fork),
                                    two_mates("a3", Theme::Fork)};
    const auto forks = exercises_of(all, Theme::Fork);
    Progress progress;
    progress.take(attempt("a1", true));
    progress.take(attempt("a2", false));
    CHECK(next_exercise(forks, progress, first_day + 1min, {}, even).id == "a3");
    CHECK(next_exercise(forks, progress, first_day + 48h, {}, even).id == "a2");
    CHECK(next_exercise(forks, progress, first_day + 48h, {}, odd).id == "a3");
    progress.take(attempt("a3", true, first_day + 48h));
    CHECK(next_exercise(forks, progress, first_day + 48h, {forks[2]}, odd).id == "a2"); // the least likely to be solved
}

TEST_CASE("An exercise counts as solved once it was, however it went later") {
    Progress progress;
    CHECK_FALSE(progress.is_solved("a1"));
    CHECK_FALSE(progress.remembered("a1", first_day));
    progress.take(attempt("a1", false));
    CHECK_FALSE(progress.is_solved("a1"));
    progress.take(attempt("a1", true, first_day + 24h));
    progress.take(attempt("a1", false, first_day + 48h));
    CHECK(progress.is_solved("a1"));
    CHECK(progress.remembered("a1", first_day + 48h) == 1.0);
    CHECK(*progress.remembered("a1", first_day + 96h) < 0.95);
}
