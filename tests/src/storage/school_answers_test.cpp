// Answers of the school in their file.
#include "src/storage/school_answers.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <string>

using namespace std::chrono_literals;
using storage::SchoolAnswers;

namespace {

school::Answered answered(school::Drill drill, const std::string& fact, bool is_right) {
    return {*school::question_of(drill, fact), is_right, 2345ms, school::Date(1'796'074'670s)};
}

SchoolAnswers read(const std::filesystem::path& file) {
    const auto found = storage::read_school_answers(file);
    REQUIRE(std::holds_alternative<SchoolAnswers>(found));
    return std::get<SchoolAnswers>(found);
}

} // namespace

TEST_CASE("Answers come back as they were given, in their order, and are their owner's only") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "new" / "school.jsonl";
    CHECK(read(file).answers.empty());
    const std::vector<school::Entry> all{answered(school::Drill::SquareColor, "e4", true),
                                         answered(school::Drill::SquareColor, "e4=d5", false),
                                         answered(school::Drill::Diagonal, "c1-h6", true),
                                         answered(school::Drill::KnightWay, "Na1-h8", false),
                                         answered(school::Drill::Reach, "Ra1-a5/a3,c2", true),
                                         answered(school::Drill::Following, "e2e4 e7e5?e2", true),
                                         answered(school::Drill::Writing, "e2e4 e7e5>g1f3", true),
                                         school::Attempted{"fork-017", false, 61'000ms, school::Date(1'796'074'671s)}};
    for (const auto& each : all) CHECK_FALSE(storage::append_school_answer(file, each));
    CHECK(read(file).answers == all);
    CHECK(read(file).unreadable_lines.empty());
    struct stat found {};
    REQUIRE(stat(file.c_str(), &found) == 0);
    CHECK((found.st_mode & 0777U) == 0600U);
}

TEST_CASE("Lines that are no answers are counted and left out, empty ones are nothing, and one that was cut off spoils "
          "none behind it") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "school.jsonl";
    CHECK_FALSE(storage::append_school_answer(file, answered(school::Drill::Diagonal, "c1-h6", true)));
    std::ofstream(file, std::ios::app)
        << "\n[]\n{}\nnull\n\"e4\"\n"
        << R"({"asked":"i9","drill":"square color","milliseconds":1,"right":true,"seconds_since_1970":1})" << '\n'
        << R"({"asked":"e4","drill":"dancing","milliseconds":1,"right":true,"seconds_since_1970":1})" << '\n'
        << R"({"asked":"e4","drill":"square color","milliseconds":"1","right":true,"seconds_since_1970":1})" << '\n'
        << R"({"exercise":17,"milliseconds":1,"right":true,"seconds_since_1970":1})" << '\n'
        << R"({"asked":"e4","drill":"square color","milliseconds":-1,"right":true,"seconds_since_1970":1})" << '\n'
        << R"({"asked":"e4","drill":"square color","milliseconds":1,"right":true,"seconds_since_1970":9223372036854775807})"
        << '\n'
        << R"({"asked":"e4","drill":"square color","mill)";
    CHECK_FALSE(storage::append_school_answer(file, answered(school::Drill::KnightWay, "Na1-h8", false)));
    const SchoolAnswers found = read(file);
    REQUIRE(found.answers.size() == 2);
    CHECK(found.answers.back() == school::Entry(answered(school::Drill::KnightWay, "Na1-h8", false)));
    CHECK(found.unreadable_lines == std::vector<std::size_t>{3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13});
}

TEST_CASE("What is no file for answers is named, and never waited for") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "school.jsonl";
    const auto answer = answered(school::Drill::Diagonal, "c1-h6", true);
    REQUIRE(mkfifo(file.c_str(), 0600) == 0);
    CHECK(std::holds_alternative<std::string>(storage::read_school_answers(file)));
    CHECK(storage::append_school_answer(file, answer));
    std::filesystem::remove(file);
    std::filesystem::create_directory(file);
    CHECK(std::holds_alternative<std::string>(storage::read_school_answers(file)));
    CHECK(storage::append_school_answer(file, answer));
    std::filesystem::remove(file);
    std::filesystem::create_symlink("/dev/full", file);
    CHECK(storage::append_school_answer(file, answer));
}
