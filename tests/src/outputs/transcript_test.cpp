#include "src/outputs/transcript/transcript.hpp"

#include "tests/src/outputs/surroundings.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <fstream>

using namespace outputs;
using tests::outputs::FakeSurroundings;
using tests::outputs::news;
using tests::outputs::to_room;

namespace {

/// The lines without their times.
std::vector<std::string> lines_of(const std::filesystem::path& file) {
    std::vector<std::string> lines;
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);) lines.push_back(line.substr(line.find('\t') + 1));
    return lines;
}

} // namespace

TEST_CASE("Each thing that is said is a line, which is there at once") {
    const tests::TemporaryFolder folder;
    FakeSurroundings surroundings;
    surroundings.value.transcript = folder / "transcript";
    const auto transcript = outputs::transcript::open(surroundings.value);
    REQUIRE(transcript != nullptr);
    CHECK_FALSE(transcript->next_report());
    session::Tell check = news("Springer Felix drei");
    check.utterance.runs.push_back({{"de"}, "Schach"});
    check.utterance.cue = sounds::cues::Cue::Illegal;
    check.utterance.second_cue = sounds::cues::Cue::BoardEdge;
    transcript->tell(check);
    session::Tell moment = news("A minute");
    moment.utterance.urgency = speech::announce::Urgency::Moment;
    transcript->tell(moment);
    session::Tell cue;
    cue.utterance.cue = sounds::cues::Cue::BoardEdge;
    transcript->tell(cue);
    session::Tell picture = news("The position");
    picture.picture.emplace();
    transcript->tell(picture);
    transcript->hush();
    transcript->play({});
    const std::string cues =
        std::string(name(sounds::cues::Cue::Illegal)) + "+" + std::string(name(sounds::cues::Cue::BoardEdge));
    CHECK(lines_of(folder / "transcript") ==
          std::vector<std::string>{"said\ten:Springer Felix drei | de:Schach\t" + cues, "moment\ten:A minute\t",
                                   "cue\t\t" + std::string(name(sounds::cues::Cue::BoardEdge)),
                                   "sounded\ten:The position\t", "hush\t\t", "played\t\t"});
}

TEST_CASE("What others report is a line too, and what is told to the room only once it was heard there") {
    const tests::TemporaryFolder folder;
    outputs::transcript::Transcript transcript(folder / "transcript");
    const auto utterance = to_room("Eva vier").utterance;
    transcript.tell(to_room("Eva vier"));
    transcript.note(UnheardInRoom{utterance});
    transcript.note(HeardInRoom{utterance});
    transcript.note(SaidAgain{utterance});
    transcript.note(SpeakerDied{"no\nreason"});
    CHECK(lines_of(folder / "transcript") == std::vector<std::string>{"unheard\ten:Eva vier\t",
                                                                      "announced\ten:Eva vier\t",
                                                                      "again\ten:Eva vier\t", "lost\tno reason\t"});
}

TEST_CASE("Where it cannot be written that is told once, and where none is wanted there is none") {
    const tests::TemporaryFolder folder;
    FakeSurroundings surroundings;
    CHECK(outputs::transcript::open(surroundings.value) == nullptr);
    surroundings.value.transcript = folder / "nowhere" / "transcript";
    const auto transcript = outputs::transcript::open(surroundings.value);
    REQUIRE(transcript != nullptr);
    const auto report = transcript->next_report();
    REQUIRE(report);
    REQUIRE(std::holds_alternative<session::TranscriptFailed>(*report));
    CHECK(std::get<session::TranscriptFailed>(*report).file == (folder / "nowhere" / "transcript").string());
    CHECK_FALSE(transcript->next_report());
}

TEST_CASE("A transcript that cannot be written any more says so once, though it is asked for more") {
    FakeSurroundings surroundings;
    surroundings.value.transcript = "/dev/full";
    const auto transcript = outputs::transcript::open(surroundings.value);
    REQUIRE(transcript != nullptr);
    CHECK_FALSE(transcript->next_report());
    for (int times = 0; times < 3; ++times) transcript->tell(news("Springer Felix drei"));
    const auto report = transcript->next_report();
    REQUIRE(report);
    CHECK(std::get<session::TranscriptFailed>(*report).file == "/dev/full");
    transcript->tell(news("Springer Felix drei"));
    CHECK_FALSE(transcript->next_report());
}
