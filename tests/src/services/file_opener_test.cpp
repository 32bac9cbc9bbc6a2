#include "src/services/file_opener.hpp"

#include "src/session/core/effect.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <atomic>
#include <fstream>
#include <thread>

using namespace std::chrono_literals;
using services::FileOpener;
using session::FileFailed;
using session::FileOf;

namespace {

constexpr session::WriteGame asked{game::GameId{7}, true, session::ParticipantId{}};

/// A program in the place of the desktop's, which does that with the file.
std::string program(const tests::TemporaryFolder& folder, const std::string& does) {
    const auto file = folder / "opener";
    std::ofstream(file) << "#!/bin/sh\n" << does << '\n';
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    return file.native();
}

std::optional<FileFailed> await(FileOpener& opener, std::chrono::milliseconds longest) {
    const auto until = std::chrono::steady_clock::now() + longest;
    while (std::chrono::steady_clock::now() < until) {
        if (auto failed = opener.poll()) return failed;
        std::this_thread::sleep_for(5ms);
    }
    return std::nullopt;
}

} // namespace

TEST_CASE("A file that the desktop cannot open is told once, although the desktop's program began") {
    const tests::TemporaryFolder folder;
    std::atomic<int> woken = 0;
    FileOpener opener([&woken] { ++woken; }, program(folder, "sleep 0.1; exit 3"));
    const auto begun = std::chrono::steady_clock::now();
    CHECK_FALSE(opener.open(asked.game, asked.who, folder / "game.pgn"));
    CHECK(std::chrono::steady_clock::now() - begun < 90ms); // nobody waits
    const auto failed = await(opener, 20s);
    REQUIRE(failed);
    CHECK(failed->game == asked.game);
    CHECK(failed->what == FileOf::Opening);
    CHECK(failed->why.ends_with("opener: it ended with status 3"));
    CHECK(woken == 1);
    CHECK_FALSE(opener.poll());
}

TEST_CASE("One that is opened is not told of, and one whose program is not there is told at once") {
    const tests::TemporaryFolder folder;
    FileOpener opener([] {}, program(folder, "touch \"$1\""));
    CHECK_FALSE(opener.open(asked.game, asked.who, folder / "game.pgn"));
    CHECK_FALSE(await(opener, 300ms));
    CHECK(std::filesystem::exists(folder / "game.pgn"));
    FileOpener nobody([] {}, "no such program");
    CHECK(nobody.open(asked.game, asked.who, folder / "game.pgn"));
}

TEST_CASE("Whoever has gone is not told any more") {
    const tests::TemporaryFolder folder;
    std::atomic<bool> is_woken = false;
    {
        FileOpener opener([&is_woken] { is_woken = true; }, program(folder, "sleep 0.1; touch \"$1\"; exit 4"));
        CHECK_FALSE(opener.open(asked.game, asked.who, folder / "game.pgn"));
    }
    const auto until = std::chrono::steady_clock::now() + 20s;
    while (!std::filesystem::exists(folder / "game.pgn") && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(5ms);
    std::this_thread::sleep_for(100ms);
    CHECK_FALSE(is_woken);
}
