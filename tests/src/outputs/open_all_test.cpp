// The outputs the program has, as the build lists them.
#include "tests/src/outputs/surroundings.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <fstream>
#include <iterator>

using tests::outputs::FakeSurroundings;
using tests::outputs::news;

TEST_CASE("All outputs are told: what is said is heard, written down and kept") {
    const tests::TemporaryFolder folder;
    FakeSurroundings surroundings;
    surroundings.value.transcript = folder / "transcript";
    surroundings.value.sound_file = folder / "sound.wav";
    session::Tell told = news("Eva vier");
    told.journal = session::JournalPlace{game::GameId{7}, {}};
    {
        const auto all = outputs::open_all(surroundings.value);
        CHECK(all.size() == 5);
        for (const auto& output : all) output->apply({});
        for (const auto& output : all) output->tell(told);
        for (const auto& output : all) output->finish(std::chrono::steady_clock::now() + std::chrono::seconds(20));
    }
    CHECK(surroundings.notes.words() == std::vector<std::string>{"Eva vier"});
    CHECK(std::filesystem::file_size(folder / "sound.wav") > 480);
    std::ifstream transcript(folder / "transcript");
    const std::string text(std::istreambuf_iterator<char>(transcript), {});
    CHECK(text.find("said\ten:Eva vier") != std::string::npos);
    REQUIRE(surroundings.kept.size() == 1);
    CHECK(surroundings.kept.front().second.words == "Eva vier");
}
