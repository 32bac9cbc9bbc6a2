// When announcements are kept, when their game may be released, and which kept sound is heard.
#include "src/services/recording.hpp"

#include "base/platform/whole_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

using namespace services;

namespace {

constexpr game::GameId this_game{7};
constexpr game::GameId another{8};

session::Keeping after_ply(std::size_t number, game::GameId of = this_game) { return {of, {}, number}; }

Taped taped(std::size_t number) { return {after_ply(number), std::vector<float>(4800, 0.5F)}; }

/// Everything there is to tell, once what was taken is on disk.
std::vector<RecordingOutcome> outcomes(RecordingService& service) {
    REQUIRE(service.finish(std::chrono::seconds(20)));
    std::vector<RecordingOutcome> all;
    while (auto outcome = service.poll()) all.push_back(std::move(*outcome));
    return all;
}

template <typename Kind>
Kind only(RecordingService& service) {
    const auto all = outcomes(service);
    REQUIRE(all.size() == 1);
    REQUIRE(std::holds_alternative<Kind>(all.front()));
    return std::get<Kind>(all.front());
}

template <typename Message>
Message only_message(RecordingService& service) {
    const auto message = only<session::Message>(service);
    REQUIRE(std::holds_alternative<Message>(message));
    return std::get<Message>(message);
}

/// Keeps an announcement, and answers what the library is told of it.
ports::journal::Recording keep(RecordingService& service, std::size_t number) {
    service.expect(after_ply(number));
    service.take(taped(number));
    const auto kept = only<RecordingKept>(service);
    CHECK(kept.game == this_game);
    return kept.recording;
}

} // namespace

TEST_CASE("A game is released only once all its announcements are kept, and another one at once") {
    const tests::TemporaryFolder folder;
    RecordingService service(folder / "games.sqlite", [] {});
    CHECK(service.may_release(this_game));
    service.expect(after_ply(1));
    service.expect(after_ply(2));
    CHECK_FALSE(service.may_release(this_game));
    CHECK(service.may_release(another));
    service.take(taped(1));
    only<RecordingKept>(service);
    service.take(Incomplete{after_ply(2)});
    CHECK(only<ReleaseDue>(service).game == this_game);
    CHECK(service.may_release(this_game));
}

TEST_CASE("A game that is played again meanwhile is not released") {
    const tests::TemporaryFolder folder;
    RecordingService service(folder / "games.sqlite", [] {});
    service.expect(after_ply(1));
    CHECK_FALSE(service.may_release(this_game));
    service.resume(this_game);
    service.take(taped(1));
    only<RecordingKept>(service);
}

TEST_CASE("That nothing can be kept is told once, with the game, and the game is let go all the same") {
    const tests::TemporaryFolder folder;
    REQUIRE_FALSE(base::platform::write_whole(folder / "recordings", "in the way"));
    RecordingService service(folder / "games.sqlite", [] {});
    service.expect(after_ply(1));
    service.take(taped(1));
    const auto failed = only_message<session::NotRecorded>(service);
    CHECK(failed.game == this_game);
    CHECK_FALSE(failed.why.empty());
    service.expect(after_ply(2));
    CHECK_FALSE(service.may_release(this_game));
    service.take(taped(2));
    CHECK(only<ReleaseDue>(service).game == this_game);
}

TEST_CASE("Kept sound is looked for, read and heard") {
    const tests::TemporaryFolder folder;
    RecordingService service(folder / "games.sqlite", [] {});
    const ports::journal::Recording recording = keep(service, 3);
    service.carry_out(session::PlayRecording{this_game, 3});
    const auto wanted = only<RecordingsWanted>(service);
    CHECK(wanted.game == this_game);
    CHECK(wanted.ply == 3);
    service.take(RecordingsFound{wanted.request, this_game, 3, {recording}});
    CHECK(only<RecordingRead>(service).samples.size() == 4800);
}

TEST_CASE("Where there is none, or not as it was, that is told of the game") {
    const tests::TemporaryFolder folder;
    RecordingService service(folder / "games.sqlite", [] {});
    service.carry_out(session::PlayRecording{this_game, 4});
    auto wanted = only<RecordingsWanted>(service);
    service.take(RecordingsFound{wanted.request, this_game, 4, {}});
    const auto none = only_message<session::NoRecording>(service);
    CHECK(none.game == this_game);
    CHECK(none.ply == 4);
    service.carry_out(session::PlayRecording{this_game, 5});
    wanted = only<RecordingsWanted>(service);
    service.take(RecordingsFound{wanted.request, this_game, 5, {{{}, 5, "5-1.flac", "nothing"}}});
    const auto spoilt = only_message<session::RecordingSpoilt>(service);
    CHECK(spoilt.game == this_game);
    CHECK(spoilt.problem == ports::journal::RecordingProblem::Missing);
}

TEST_CASE("What is still being written is heard once it is kept") {
    const tests::TemporaryFolder folder;
    RecordingService service(folder / "games.sqlite", [] {});
    service.expect(after_ply(4));
    service.carry_out(session::PlayRecording{this_game, 4});
    const auto wanted = only<RecordingsWanted>(service);
    service.take(RecordingsFound{wanted.request, this_game, 4, {}});
    CHECK_FALSE(service.poll());
    service.take(taped(4));
    const auto all = outcomes(service);
    REQUIRE(all.size() == 2);
    const auto& kept = std::get<RecordingKept>(all[0]);
    const auto& again = std::get<RecordingsWanted>(all[1]);
    CHECK(again.request == wanted.request);
    CHECK(again.ply == 4);
    service.take(RecordingsFound{again.request, this_game, 4, {kept.recording}});
    CHECK(only<RecordingRead>(service).samples.size() == 4800);
}

TEST_CASE("What was asked for before something else is not heard any more") {
    const tests::TemporaryFolder folder;
    RecordingService service(folder / "games.sqlite", [] {});
    const ports::journal::Recording recording = keep(service, 3);
    service.carry_out(session::PlayRecording{this_game, 3});
    const auto first = only<RecordingsWanted>(service);
    service.carry_out(session::PlayRecording{this_game, 3});
    const auto second = only<RecordingsWanted>(service);
    service.take(RecordingsFound{first.request, this_game, 3, {recording}});
    CHECK(outcomes(service).empty());
    service.take(RecordingsFound{second.request, this_game, 3, {recording}});
    REQUIRE(service.finish(std::chrono::seconds(20)));
    service.forget();
    CHECK(outcomes(service).empty());
}
