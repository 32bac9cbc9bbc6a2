// Levels that adapt, and what is asked again.
#include "src/school/progress.hpp"

#include "src/school/asking.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <random>
#include <string>
#include <vector>

using namespace school;
using namespace std::chrono_literals;

namespace {

constexpr Date monday{std::chrono::sys_days{std::chrono::year{2026} / 11 / 30}};

Answered answered(const std::string& square, bool is_right, Date when = monday, std::chrono::milliseconds took = 2s) {
    return {*question_of(Drill::SquareColor, square), is_right, took, when};
}

Level level_after(const std::string& answers) {
    Progress progress;
    for (const char answer : answers) progress.take(answered("e4", answer == '+'));
    return progress.level(Drill::SquareColor);
}

} // namespace

TEST_CASE("Six right answers one after the other raise the level, three wrong among five lower it") {
    CHECK(level_after("") == Level::One);
    CHECK(level_after("+++++") == Level::One);
    CHECK(level_after("++++++") == Level::Two);
    CHECK(level_after("+++++-+") == Level::One);
    CHECK(level_after("+++++++++++") == Level::Two); // counted anew
    CHECK(level_after("++++++++++++") == Level::Three);
    CHECK(level_after("++++++++++++-+-+") == Level::Three);
    CHECK(level_after("++++++++++++-+-+-") == Level::Two);
    CHECK(level_after("++++++++++++-++++-++++-") == Level::Three);
    CHECK(level_after("------") == Level::One);
    CHECK(level_after(std::string(60, '+')) == Level::Five);
}

TEST_CASE("Each drill has a level and a tally of its own") {
    Progress progress;
    for (int count = 0; count < 7; ++count) progress.take(answered("e4", count > 0));
    CHECK(progress.level(Drill::SquareColor) == Level::Two);
    CHECK(progress.tally(Drill::SquareColor) == Tally{7, 6});
    CHECK(progress.level(Drill::Diagonal) == Level::One);
    CHECK(progress.tally(Drill::Diagonal) == Tally{});
}

TEST_CASE("What was not known is due sooner than what was, and what was asked just now is not") {
    Progress progress;
    progress.take(answered("e4", true));
    progress.take(answered("d5", false));
    progress.take(answered("a1", true, monday, 20s)); // worked out rather than known
    const auto due = [&](Date now, const std::vector<Question>& but_not = {}) {
        const auto question = progress.due(Drill::SquareColor, now, but_not);
        return question ? fact_of(*question) : "";
    };
    CHECK(due(monday).empty());
    CHECK(due(monday + 24h) == "d5");
    CHECK(due(monday + 24h, {*question_of(Drill::SquareColor, "d5")}).empty());
    CHECK(due(monday + 24h * 3, {*question_of(Drill::SquareColor, "d5")}) == "a1");
    progress.take(answered("d5", true, monday + 24h));
    progress.take(answered("a1", true, monday + 24h));
    CHECK(due(monday + 25h).empty());
    CHECK(due(monday + 96h) == "d5"); // known once, but not the first time
    CHECK(due(monday + 96h, {*question_of(Drill::SquareColor, "d5")}) == "e4");
    CHECK_FALSE(progress.due(Drill::Diagonal, monday + 96h, {}));
}

TEST_CASE("The next question is due or drawn, and none of those before") {
    std::mt19937 generator(1);
    const auto chance = [&generator] { return static_cast<std::uint32_t>(generator()); };
    Progress progress;
    progress.take(answered("h8", false)); // which no drawn one of the first level is
    int due = 0;
    constexpr int rounds = 100;
    for (int round = 0; round < rounds; ++round) {
        std::vector<Question> asked;
        for (int count = 0; count < 10; ++count) {
            const Question next = next_question(Drill::SquareColor, progress, monday + 48h, asked, chance);
            CHECK(std::ranges::find(asked, next) == asked.end());
            asked.push_back(next);
        }
        due += fact_of(asked.front()) == "h8" ? 1 : 0;
    }
    CHECK(due > rounds / 3);
    CHECK(due < rounds * 2 / 3);
}

TEST_CASE("Memory follows FSRS-5") {
    // Worked out by hand from its formulas and default parameters.
    const Memory right = first_memory(Grade::Right);
    CHECK(right.stability == Approx(3.173));
    CHECK(right.difficulty == Approx(5.2825).epsilon(0.001));
    CHECK(first_memory(Grade::Wrong).stability == Approx(0.40255));
    CHECK(first_memory(Grade::Wrong).difficulty == Approx(7.1949));
    CHECK(retrievability(right, Days(0)) == Approx(1));
    CHECK(retrievability(right, Days(3.173)) == Approx(0.9));
    CHECK(retrievability(right, Days(-1)) == Approx(1)); // a clock that was set back
    const Memory again = next_memory(right, Grade::Right, Days(3.173));
    CHECK(again.stability == Approx(11.131).epsilon(0.001));
    CHECK(next_memory(right, Grade::Slow, Days(3.173)).stability < again.stability);
    CHECK(next_memory(right, Grade::Wrong, Days(3.173)).stability < 1.2);
    CHECK(next_memory(right, Grade::Right, Days(0)).stability == Approx(3.173 * 1.4077).epsilon(0.001));
    Memory worst = right;
    for (int count = 0; count < 1000; ++count) worst = next_memory(worst, Grade::Wrong, Days(0));
    CHECK(worst.stability > 0);
    CHECK(worst.difficulty <= 10);
}
