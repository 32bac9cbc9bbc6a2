// What storage keeps is for its owner only.
#include "src/ports/journal/sqlite/library.hpp"
#include "src/storage/preferences.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <sys/stat.h>

#include <fstream>

using namespace ports::journal;
using namespace ports::journal::sqlite;
using namespace storage;
namespace fs = std::filesystem;

namespace {

fs::perms rights(const fs::path& file) { return fs::status(file).permissions(); }

constexpr fs::perms owners_only = fs::perms::owner_read | fs::perms::owner_write;

void write_for_all(const fs::path& file, const std::string& text) {
    std::ofstream(file) << text;
    fs::permissions(file, fs::perms::group_read | fs::perms::others_read, fs::perm_options::add);
}

} // namespace

TEST_CASE("Settings others could read are theirs no longer once they have been read") {
    const tests::TemporaryFolder folder;
    write_for_all(folder / "settings.toml", "language = \"en\"\n");
    load_preferences(folder / "settings.toml", {{"en"}, {"klangbrett"}, {"fide-2023"}, {}});
    CHECK(rights(folder / "settings.toml") == owners_only);
}

TEST_CASE("The library and the files beside it are its owner's only, those of old libraries too") {
    const tests::TemporaryFolder folder;
    const std::string file = folder / "games.sqlite";
    const mode_t mask = ::umask(0022);
    { REQUIRE(std::holds_alternative<Library>(Library::open(file))); }
    fs::permissions(file, fs::perms::group_read | fs::perms::others_read, fs::perm_options::add);
    auto opened = Library::open(file);
    REQUIRE(std::holds_alternative<Library>(opened));
    REQUIRE(std::holds_alternative<GameId>(std::get<Library>(opened).create({})));
    ::umask(mask);
    for (const char* suffix : {"", "-wal", "-shm", ".playing"}) {
        INFO(suffix);
        CHECK(rights(file + suffix) == owners_only);
    }
}
