// Announcements kept as sound: what the library says of them, and what is found when a file is not as it was.
#include "base/platform/whole_file.hpp"
#include "src/ports/journal/recording.hpp"

#include "base/digest/digest.hpp"
#include "src/ports/journal/sqlite/library.hpp"
#include "src/storage/recording_files.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <filesystem>

using base::digest::digest_of;
using namespace ports::journal;
using namespace ports::journal::sqlite;
using namespace storage;
using namespace rules::table;

namespace {

Instant at(int milliseconds) { return Instant{Duration{milliseconds}}; }

Recording recording(int milliseconds, std::size_t ply, const std::string& file) {
    return {at(milliseconds), ply, file, digest_of(file)};
}

} // namespace

TEST_CASE("A recording is one line, and the line is the recording") {
    const Recording kept = recording(6022, 12, "12-1.flac");
    CHECK(write_line(kept) == "6022 recorded 12 12-1.flac " + digest_of("12-1.flac"));
    CHECK(read_recording(write_line(kept)) == kept);
}

TEST_CASE("A line that is no recording's, or leads out of the game's folder, is none") {
    const std::string digest = digest_of("");
    for (const std::string& line : std::vector<std::string>{
             "6022 recorded 12 12-1.flac", "6022 spoken 12 12-1.flac " + digest, "six recorded 12 12-1.flac " + digest,
             "6022 recorded x 12-1.flac " + digest, "6022 recorded 12 ../12-1.flac " + digest,
             "6022 recorded 12 .flac " + digest, "6022 recorded 12 -1.flac " + digest,
             "6022 recorded 12 12-.flac " + digest, "6022 recorded 12 12-1-1.flac " + digest,
             "6022 recorded 12 12-1\x1b[2J.flac " + digest, "6022 recorded 12 12-1.wav " + digest,
             "6022 recorded 12 12-1.flac " + digest + " more", "6022 recorded 12 12-1.flac " + digest.substr(1)}) {
        INFO(line);
        CHECK_FALSE(read_recording(line));
    }
}

TEST_CASE("Each sound of a ply has a name of its own, and is found as it was written") {
    const tests::TemporaryFolder folder;
    const auto sounds = recordings_folder(folder / "games.sqlite", GameId{7});
    CHECK(sounds == folder / "recordings" / "7");
    const auto first = std::get<Recording>(write_recording(sounds, at(5), 3, "one"));
    const auto second = std::get<Recording>(write_recording(sounds, at(6), 3, "two"));
    CHECK(first == Recording{at(5), 3, "3-1.flac", digest_of("one")});
    CHECK(second.file == "3-2.flac");
    CHECK(std::get<std::string>(read_recorded(sounds, first)) == "one");
    CHECK(std::get<std::string>(read_recorded(sounds, second)) == "two");

    REQUIRE_FALSE(base::platform::write_whole(sounds / "3-1.flac", "on"));
    std::filesystem::remove(sounds / "3-2.flac");
    CHECK(std::get<RecordingProblem>(read_recorded(sounds, first)) == RecordingProblem::Changed);
    CHECK(std::get<RecordingProblem>(read_recorded(sounds, second)) == RecordingProblem::Missing);
}

TEST_CASE("Where no folder can be made, it is told which file could not be written") {
    const tests::TemporaryFolder folder;
    REQUIRE_FALSE(base::platform::write_whole(folder / "recordings", "in the way"));
    const auto written = write_recording(recordings_folder(folder / "games.sqlite", GameId{7}), at(5), 3, "one");
    CHECK(std::get<std::string>(written).find("7/3-1.flac: ") != std::string::npos);
}

TEST_CASE("The announcements of a move that was taken back are not those of the move played instead") {
    const std::vector all{recording(100, 1, "1-1.flac"), recording(200, 2, "2-1.flac"), recording(300, 3, "3-1.flac"),
                          recording(500, 3, "3-2.flac"), recording(510, 3, "3-3.flac")};
    const std::vector<TimedEvent> events{{at(400), Restored{Color::White, Restoration::IllegalMove, 2, {}, {}}}};
    CHECK(recordings_of(all, events, 1) == std::vector{all[0]});
    CHECK(recordings_of(all, events, 2) == std::vector{all[1]});
    CHECK(recordings_of(all, events, 3) == std::vector{all[3], all[4]});
    CHECK(recordings_of(all, events, 4).empty());
}

TEST_CASE("What was silenced and kept late is heard where it was said") {
    const std::vector kept{recording(520, 3, "3-1.flac"), recording(300, 3, "3-2.flac"), recording(310, 3, "3-3.flac")};
    CHECK(recordings_of(kept, {}, 3) == std::vector{kept[1], kept[2], kept[0]});
}

TEST_CASE("Recordings stand in the game's chain, and are no events") {
    const tests::TemporaryFolder folder;
    auto opened = Library::open(folder / "games.sqlite");
    auto& library = std::get<Library>(opened);
    const GameId id = std::get<GameId>(library.create({{}, "Sina", "Ada", std::nullopt, "2026-11-20T14:30:00Z"}));
    const Recording kept = recording(40, 1, "1-1.flac");
    CHECK_FALSE(library.append(id, TimedEvent{Instant{}, Started{}}));
    CHECK_FALSE(library.append(id, {Spoken{at(40), SpokenKind::News, "Eva vier"}, kept}));
    CHECK(std::get<std::vector<Recording>>(library.recordings(id)) == std::vector{kept});
    CHECK(std::get<StoredGame>(library.load(id)).events.size() == 1);

    const auto chain = std::get<KeptChain>(library.chain(id));
    REQUIRE(chain.entries.size() == 3);
    CHECK(chain.entries.back().kind == "recording");
    CHECK(chain.entries.back().line == write_line(kept));
    CHECK(examine(chain) == ChainState(Whole{3, *chain.head}));
    CHECK_FALSE(library.release(id));
    CHECK(library.append(id, {Remark{kept}})->problem == ports::journal::Problem::Busy);
}

TEST_CASE("What a link in place of a folder of recordings leads to is neither written into nor changed") {
    const std::string link = GENERATE(as<std::string>(), "recordings", "recordings/7");
    const tests::TemporaryFolder folder;
    const auto sounds = recordings_folder(folder / "games.sqlite", GameId{7});
    const auto elsewhere = folder / "elsewhere";
    std::filesystem::create_directories(elsewhere / "7");
    std::filesystem::create_directories((folder / link).parent_path());
    std::filesystem::create_directory_symlink(link == "recordings" ? elsewhere : elsewhere / "7", folder / link);
    CHECK(std::holds_alternative<std::string>(write_recording(sounds, at(5), 3, "one")));
    CHECK(std::filesystem::is_empty(elsewhere / "7"));

    const auto victim = elsewhere / "7" / "3-1.flac";
    REQUIRE_FALSE(base::platform::write_whole(victim, "one"));
    const auto for_all = std::filesystem::perms::owner_read | std::filesystem::perms::others_read;
    std::filesystem::permissions(victim, for_all);
    CHECK(std::get<std::string>(read_recorded(sounds, {at(5), 3, "3-1.flac", digest_of("one")})) == "one");
    CHECK(std::filesystem::status(victim).permissions() == for_all);
}
