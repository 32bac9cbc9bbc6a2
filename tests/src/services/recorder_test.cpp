#include "base/platform/whole_file.hpp"
#include "sounds/flac/flac.hpp"
#include "src/services/recorder.hpp"

#include "src/storage/recording_files.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <cmath>
#include <filesystem>

using namespace services;

namespace {

constexpr rules::table::Instant moment{rules::table::Duration{40}};

constexpr game::GameId game_7{7};

session::Keeping ply(std::size_t number) { return {game_7, moment, number}; }

std::filesystem::path sounds_of(const tests::TemporaryFolder& folder) {
    return storage::recordings_folder(folder / "games.sqlite", game_7);
}

std::vector<float> sound(float level) { return std::vector<float>(4800, level); }

/// Everything the recorder has to tell, once it is done.
std::vector<Recorded> results(Recorder& recorder) {
    REQUIRE(recorder.finish(std::chrono::seconds(20)));
    std::vector<Recorded> all;
    while (auto result = recorder.poll()) all.push_back(std::move(*result));
    return all;
}

} // namespace

TEST_CASE("What is kept lies on the disk when it is told, and is fetched with a rest between two sounds") {
    const tests::TemporaryFolder folder;
    Recorder recorder(folder / "games.sqlite", [] {});
    recorder.keep({ply(3), sound(0.5F)});
    recorder.keep({ply(3), sound(0.25F)});
    const auto kept = results(recorder);
    REQUIRE(kept.size() == 2);
    const auto& first = std::get<Kept>(kept[0]);
    const auto& second = std::get<Kept>(kept[1]);
    CHECK(first.what == ply(3));
    CHECK(first.recording.file == "3-1.flac");
    CHECK(first.recording.at == moment);
    CHECK(second.recording.file == "3-2.flac");
    CHECK(std::filesystem::exists(sounds_of(folder) / "3-2.flac"));

    recorder.fetch(1, game_7, {first.recording, second.recording});
    const auto fetched = results(recorder);
    REQUIRE(fetched.size() == 1);
    CHECK(std::get<Fetched>(fetched[0]).request == 1);
    const auto& samples = std::get<Fetched>(fetched[0]).samples;
    REQUIRE(samples.size() == 2 * 4800 + 14'400);
    CHECK(samples[2400] > 0.49F);
    CHECK(samples[10'000] == 0.0F);
    CHECK(std::abs(samples.back() - 0.25F) < 0.01F);
}

TEST_CASE("A file that is not what it was is told of instead of heard") {
    const tests::TemporaryFolder folder;
    Recorder recorder(folder / "games.sqlite", [] {});
    recorder.keep({ply(1), sound(0.5F)});
    const auto kept = std::get<Kept>(results(recorder).front()).recording;
    REQUIRE_FALSE(base::platform::write_whole(sounds_of(folder) / "1-1.flac", "no sound"));
    recorder.fetch(1, game_7, {kept});
    recorder.fetch(2, game::GameId{8}, {kept});
    const auto spoilt = results(recorder);
    REQUIRE(spoilt.size() == 2);
    CHECK(std::get<Spoilt>(spoilt[0]).game == game_7);
    CHECK(std::get<Spoilt>(spoilt[0]).file == "1-1.flac");
    CHECK(std::get<Spoilt>(spoilt[0]).problem == ports::journal::RecordingProblem::Changed);
    CHECK(std::get<Spoilt>(spoilt[1]).problem == ports::journal::RecordingProblem::Missing);
}

TEST_CASE("What is to be heard of one ply takes no more memory than the longest file, whatever the library names") {
    const tests::TemporaryFolder folder;
    Recorder recorder(folder / "games.sqlite", [] {});
    recorder.keep({ply(1), std::vector<float>(sounds::flac::most_samples / 3)});
    const auto kept = std::get<Kept>(results(recorder).front()).recording;
    recorder.fetch(1, game_7, {kept, kept});
    CHECK(std::holds_alternative<Fetched>(results(recorder).front()));
    recorder.fetch(2, game_7, {kept, kept, kept, kept});
    const auto spoilt = results(recorder);
    REQUIRE(std::holds_alternative<Spoilt>(spoilt.front()));
    CHECK(std::get<Spoilt>(spoilt.front()).file == kept.file);
}

TEST_CASE("Where nothing can be written, it is told why") {
    const tests::TemporaryFolder folder;
    REQUIRE_FALSE(base::platform::write_whole(sounds_of(folder), "in the way"));
    Recorder recorder(folder / "games.sqlite", [] {});
    recorder.keep({ply(1), sound(0.5F)});
    const auto failed = results(recorder);
    REQUIRE(failed.size() == 1);
    CHECK(std::get<NotKept>(failed[0]).what == ply(1));
    CHECK(std::get<NotKept>(failed[0]).why.find("1-1.flac: ") != std::string::npos);
}

TEST_CASE("A recorder that is put away does first what it was given to do") {
    const tests::TemporaryFolder folder;
    {
        Recorder recorder(folder / "games.sqlite", [] {});
        for (std::size_t number = 1; number <= 5; ++number) recorder.keep({ply(number), sound(0.5F)});
    }
    CHECK(std::filesystem::exists(sounds_of(folder) / "5-1.flac"));
}
