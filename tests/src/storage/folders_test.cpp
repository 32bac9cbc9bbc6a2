#include "src/storage/folders.hpp"

#include "src/ports/journal/sqlite/games_in_play.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <fstream>

using ports::journal::sqlite::GamesInPlay;

TEST_CASE("A library behind links is played in as one that is not") {
    const tests::TemporaryFolder folder;
    std::filesystem::create_directories(folder / "real");
    std::filesystem::create_symlink("real/second.sqlite", folder / "games.sqlite");
    std::filesystem::create_symlink(folder / "real/games.sqlite", folder / "real/second.sqlite");
    if (GENERATE(false, true)) std::ofstream(folder / "real/games.sqlite");
    const auto file = storage::behind_links(folder / "games.sqlite");
    CHECK(file == folder / "real/games.sqlite");
    CHECK(storage::behind_links(file) == file);
    GamesInPlay games(file);
    const auto game = games.create({{}, "White", "Black", std::nullopt, ""});
    REQUIRE_FALSE(game.fault);
    REQUIRE_FALSE(games.append({{game.game, {1}, std::nullopt, {{{}, rules::table::Started{}}}, {}}}));
    CHECK(games.behind().empty());
    CHECK_FALSE(games.take_trouble());
}

TEST_CASE("Links that lead to each other lead nowhere") {
    const tests::TemporaryFolder folder;
    std::filesystem::create_symlink("second.sqlite", folder / "games.sqlite");
    std::filesystem::create_symlink("games.sqlite", folder / "second.sqlite");
    CHECK(storage::behind_links(folder / "games.sqlite").parent_path() == folder.path());
}
