#include "base/platform/whole_file.hpp"
#include "src/tools/script/arbiters_drawer.hpp"

#include "src/ports/envelope/writing.hpp"
#include "tests/support/acting.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/table.hpp"

using namespace tools::script;
using namespace rules::table;
using tables::act;

namespace {

/// White is to seal.
Table adjourned_table() {
    Table table = tables::lay("5400");
    const auto at = [](long seconds) { return Instant{std::chrono::seconds(seconds)}; };
    table = act(std::move(table), Start{}, at(0)).table;
    table = act(std::move(table), OfferDraw{Color::Black}, at(10)).table;
    return act(std::move(table), Adjourn{"Sunday at nine, hall 2"}, at(20)).table;
}

Instant later() { return Instant{std::chrono::seconds(60)}; }

std::string trouble_of(const std::variant<WrittenMove, EnvelopeTrouble>& opened) {
    REQUIRE(std::holds_alternative<EnvelopeTrouble>(opened));
    return std::get<EnvelopeTrouble>(opened).what;
}

/// With its key beside the envelopes.
ArbitersDrawer arbiters_drawer(const std::filesystem::path& folder, bool makes_key = false) {
    return {folder, {envelope::KeyFile{folder}, std::nullopt, makes_key}, {}};
}

std::filesystem::path envelope_in(const std::filesystem::path& folder) {
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".envelope") return entry.path();
    FAIL("there is no envelope");
    return {};
}

} // namespace

TEST_CASE("On the envelope stands what Article A2 wants") {
    CHECK(envelope::outside_of(adjourned_table(), Color::White, later(), {"White", "Black"}) ==
          "players: White, Black\n"
          "position: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
          "time of White: 0:01:00.000 used, 1:29:00.000 left\n"
          "time of Black: 0:00:00.000 used, 1:30:00.000 left\n"
          "sealed by: white\n"
          "move number: 1\n"
          "draw offered by: black\n"
          "to be resumed: Sunday at nine, hall 2\n");
}

TEST_CASE("In the envelope are the move and both sheets") {
    Table table = tables::lay("none");
    table = act(std::move(table), Start{}, Instant{}).table;
    const auto move = table.position.legal_moves()[0];
    table = act(std::move(table), Play{Color::White, move}, Instant{}).table;
    const std::string inside = envelope::inside_of(table, "Springer nach d2");
    CHECK(envelope::move_inside(inside) == "Springer nach d2");
    CHECK(envelope::move_inside("e4\f\nKlangbrett") == "e4\xEF\xBF\xBD"); // the journal has no control characters
    CHECK(envelope::move_inside("\nKlangbrett") == "-");                  // and no empty text
    CHECK(inside.find("sheet of White: ") != std::string::npos);
    CHECK(inside.find("sheet of Black: ") != std::string::npos);
}

TEST_CASE("A sealed move is on disk before it is told of, unread, and comes out as it was written") {
    const tests::TemporaryFolder folder;
    const auto drawer = folder / "envelopes";
    const auto sealed = arbiters_drawer(drawer).seal(adjourned_table(), Color::White, "Springer Felix drei", later());
    const auto digest = std::get<Digest>(sealed);
    CHECK(digest.text.size() == 64);
    const std::string file = *base::platform::read_whole(envelope_in(drawer));
    CHECK(file.find("sealed by: white") != std::string::npos);
    CHECK(file.find("Felix drei") == std::string::npos);
    CHECK(std::get<WrittenMove>(arbiters_drawer(drawer).open(digest)).text == "Springer Felix drei");
}

TEST_CASE("An envelope that was changed, exchanged or taken away is told apart") {
    const tests::TemporaryFolder folder;
    ArbitersDrawer drawer = arbiters_drawer(folder.path());
    const auto one = std::get<Digest>(drawer.seal(adjourned_table(), Color::White, "Nf3", later()));
    const auto file = envelope_in(folder.path());
    const std::string whole = *base::platform::read_whole(file);

    std::string changed = whole;
    changed.replace(changed.find("move number: 1"), 14, "move number: 2");
    REQUIRE_FALSE(base::platform::write_whole(file, changed));
    CHECK(trouble_of(drawer.open(one)).starts_with("the envelope has been tampered with: "));

    std::filesystem::remove(file);
    CHECK(trouble_of(drawer.open(one)) == "the envelope is not there: " + file.string());

    const auto other = std::get<Digest>(drawer.seal(adjourned_table(), Color::White, "Nh3", later()));
    std::filesystem::rename(envelope_in(folder.path()), file);
    CHECK(trouble_of(drawer.open(one)).starts_with("this is another envelope than the one that was sealed: "));
    CHECK(trouble_of(drawer.open(other)).starts_with("the envelope is not there: "));
}

TEST_CASE("Another key is made only where that was asked for, and with several one says which") {
    const tests::TemporaryFolder folder;
    const auto seal = [&](ArbitersDrawer drawer) {
        return drawer.seal(adjourned_table(), Color::White, "Nf3", later());
    };
    const auto trouble_with = [](const std::variant<Digest, EnvelopeTrouble>& sealed) {
        REQUIRE(std::holds_alternative<EnvelopeTrouble>(sealed));
        return std::get<EnvelopeTrouble>(sealed).what;
    };
    const auto one = std::get<Digest>(seal(arbiters_drawer(folder.path())));
    for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
        if (entry.path().extension() == ".lock") std::filesystem::rename(entry.path(), folder / "lock");
    CHECK(trouble_with(seal(arbiters_drawer(folder.path()))).find("--new-key") != std::string::npos);
    const auto other = std::get<Digest>(seal(arbiters_drawer(folder.path(), true)));
    const auto key = envelope::sealed_for(*base::platform::read_whole(folder / (one.text.substr(0, 16) + ".envelope")));
    REQUIRE(key);
    std::filesystem::rename(folder / "lock", folder / envelope::lock_file_name(*key));
    CHECK(trouble_with(seal(arbiters_drawer(folder.path()))).find("--for: ") != std::string::npos);
    CHECK(std::holds_alternative<Digest>(seal({folder.path(), {envelope::KeyFile{folder.path()}, key}, {}})));
    for (const Digest& each : {one, other})
        CHECK(std::get<WrittenMove>(arbiters_drawer(folder.path()).open(each)).text == "Nf3");
}
