// What other programs see of a library that is open here: that somebody uses it, whatever else is read of it.
#include "src/ports/journal/sqlite/daily_copy.hpp"
#include "src/ports/journal/sqlite/file_bytes.hpp"
#include "src/ports/journal/sqlite/library.hpp"
#include "src/ports/journal/sqlite/reader.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>

using namespace ports::journal;
using namespace ports::journal::sqlite;

namespace {

/// Whether another process finds a lock of this one on it.
bool is_locked(const std::filesystem::path& file) {
    const pid_t other = fork();
    if (other == 0) {
        struct flock lock {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        const int opened = ::open(file.c_str(), O_RDWR | O_CLOEXEC);
        const bool is_asked = opened >= 0 && fcntl(opened, F_GETLK, &lock) == 0;
        _exit(is_asked && lock.l_type != F_UNLCK ? 1 : 0);
    }
    int status = 0;
    REQUIRE(waitpid(other, &status, 0) == other);
    return WIFEXITED(status) && WEXITSTATUS(status) == 1;
}

/// A library with a game in it, which stays open.
struct OpenLibrary {
    tests::TemporaryFolder folder;
    std::filesystem::path file = folder / "games.sqlite";
    Library library = std::get<Library>(Library::open(file));

    OpenLibrary() {
        REQUIRE(std::holds_alternative<GameId>(library.create({{}, "Sina", "Ada", std::nullopt, "2026-11-20"})));
        REQUIRE(holds_its_locks());
    }

    /// On the database, and on the index of its log: whoever finds none there takes both for left over, makes the index
    /// anew under the feet of the other program, and removes the log when it leaves.
    bool holds_its_locks() const { return is_locked(file) && is_locked(file.native() + "-shm"); }
};

} // namespace

TEST_CASE("A copy that is made of an open library leaves it locked") {
    const OpenLibrary open;
    REQUIRE_FALSE(copy_daily(open.file, "2026-11-01"));
    CHECK(open.holds_its_locks());
}

TEST_CASE("An open library that is only read as well stays locked") {
    const OpenLibrary open;
    {
        const auto reader = LibraryReader::open(open.file);
        REQUIRE(std::holds_alternative<LibraryReader>(reader));
    }
    CHECK(open.holds_its_locks());
}

TEST_CASE("An open library whose log was cut is read as a copy, and stays locked") {
    const OpenLibrary open;
    std::filesystem::resize_file(open.file.native() + "-wal", 32); // its header
    {
        const auto reader = LibraryReader::open(open.file);
        REQUIRE(std::holds_alternative<LibraryReader>(reader));
    }
    CHECK(open.holds_its_locks());
}

TEST_CASE("An open library that is opened a second time stays locked") {
    const OpenLibrary open;
    { REQUIRE(std::holds_alternative<Library>(Library::open(open.file))); }
    CHECK(open.holds_its_locks());
}

TEST_CASE("The bytes of a file are read from any place, and what there is not is zero") {
    const OpenLibrary open;
    const auto bytes = FileBytes::open(open.file);
    REQUIRE(bytes);
    std::array<unsigned char, 6> begins{};
    CHECK(bytes->read(0, begins));
    CHECK(std::equal(begins.begin(), begins.end(), "SQLite"));
    CHECK(bytes->size() == std::filesystem::file_size(open.file));
    CHECK(bytes->read(*bytes->size() + 2, begins));
    CHECK(begins == std::array<unsigned char, 6>{});
    CHECK_FALSE(FileBytes::open(open.folder / "there is no such file"));
    CHECK_FALSE(FileBytes::open(open.folder.path()));
    CHECK(bytes->copy_to(open.folder / "no such folder" / "copy"));
}
