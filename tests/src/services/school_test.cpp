// Answers of the school are kept and read as the session asks for it.
#include "src/services/school.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <filesystem>
#include <fstream>
#include <string>

using namespace std::chrono_literals;
using services::SchoolService;

namespace {

const school::Answered answer{school::ColorOf{*rules::board::Square::parse("e4")}, true, 2s,
                              school::Date(1'796'074'670s)};

session::AnswersRead read(SchoolService& service, session::ParticipantId who) {
    service.carry_out(session::ReadAnswers{who});
    REQUIRE(service.finish(10s));
    const auto message = service.poll();
    REQUIRE(message);
    REQUIRE(std::holds_alternative<session::AnswersRead>(*message));
    return std::get<session::AnswersRead>(*message);
}

} // namespace

TEST_CASE("What was answered is read again, with today's date") {
    const tests::TemporaryFolder folder;
    SchoolService service(folder / "school.jsonl", folder / "data", [] {});
    CHECK(read(service, {}).answers.empty());
    service.carry_out(session::KeepAnswer{answer, {}});
    const auto found = read(service, session::ParticipantId{2});
    CHECK(found.answers == std::vector<school::Entry>{answer});
    CHECK(found.who == session::ParticipantId{2});
    CHECK(found.today > answer.when - 24h * 365);
    CHECK_FALSE(found.broken);
    CHECK_FALSE(found.why);
}

TEST_CASE("A damaged line is told by the file's name and its number, and what cannot be used is told") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "school.jsonl";
    std::ofstream(file) << "one\ntwo\n";
    SchoolService service(file, folder / "data", [] {});
    const auto found = read(service, {});
    REQUIRE(found.broken);
    CHECK(found.broken->file == "school.jsonl");
    CHECK(found.broken->line == 1);
    CHECK(found.broken->count == 2);

    std::filesystem::remove(file);
    std::filesystem::create_directory(file);
    CHECK(read(service, {}).why);
    service.carry_out(session::KeepAnswer{answer, session::ParticipantId{2}});
    REQUIRE(service.finish(10s));
    const auto failed = service.poll();
    REQUIRE(failed);
    CHECK(std::get<session::AnswersNotKept>(*failed).who == session::ParticipantId{2});
    CHECK_FALSE(std::get<session::AnswersNotKept>(*failed).why.empty());
}

TEST_CASE("Exercises are read from the data folder, or it is told which file and what was expected there") {
    const tests::TemporaryFolder folder;
    const auto ask = [](SchoolService& service) {
        service.carry_out(session::ReadExercises{session::ParticipantId{2}});
        REQUIRE(service.finish(10s));
        const auto message = service.poll();
        REQUIRE(message);
        return std::get<session::ExercisesRead>(*message);
    };
    SchoolService service(folder / "school.jsonl", folder / "data", [] {});
    const auto missing = ask(service);
    CHECK(missing.exercises->empty());
    CHECK(missing.who == session::ParticipantId{2});
    REQUIRE(missing.why);
    CHECK(missing.why->find("mate_in_one.toml") != std::string::npos);

    SchoolService shipped(folder / "school.jsonl", KLANGBRETT_DATA_FOLDER, [] {});
    const auto found = ask(shipped);
    CHECK_FALSE(found.why);
    CHECK_FALSE(found.exercises->empty());
}
