// Files read and written as a whole: links, pipes and the eyes of others.
#include "base/platform/whole_file.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

using namespace base::platform;
namespace fs = std::filesystem;

namespace {

fs::perms rights(const fs::path& file) { return fs::status(file).permissions(); }

constexpr fs::perms owners_only = fs::perms::owner_read | fs::perms::owner_write;

void write_for_all(const fs::path& file, const std::string& text) {
    std::ofstream(file) << text;
    fs::permissions(file, fs::perms::group_read | fs::perms::others_read, fs::perm_options::add);
}

std::size_t files_in(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

} // namespace

TEST_CASE("A link laid where the new file might be written first is not followed") {
    const tests::TemporaryFolder folder;
    write_for_all(folder / "victim", "precious");
    fs::create_symlink(folder / "victim", folder / "settings.toml.new");
    REQUIRE_FALSE(write_whole(folder / "settings.toml", "text"));
    CHECK(read_whole(folder / "victim") == "precious");
    CHECK(read_whole(folder / "settings.toml") == "text");
    CHECK(rights(folder / "settings.toml") == owners_only);
    CHECK(files_in(folder.path()) == 3);
}

TEST_CASE("A link in the file's own place is replaced, and what it leads to stays") {
    const tests::TemporaryFolder folder;
    write_for_all(folder / "victim", "precious");
    fs::create_symlink(folder / "victim", folder / "sheet.txt");
    REQUIRE_FALSE(write_whole(folder / "sheet.txt", "text"));
    CHECK(read_whole(folder / "victim") == "precious");
    CHECK_FALSE(fs::is_symlink(folder / "sheet.txt"));
}

TEST_CASE("What a link leads to is not made private") {
    const tests::TemporaryFolder folder;
    write_for_all(folder / "victim", "for all");
    const fs::perms before = rights(folder / "victim");
    fs::create_symlink(folder / "victim", folder / "link");
    make_private(folder / "link");
    CHECK(rights(folder / "victim") == before);
}

TEST_CASE("A new file takes nobody's place, not even that of a broken link") {
    const tests::TemporaryFolder folder;
    REQUIRE_FALSE(write_new(folder / "one", "first"));
    CHECK(write_new(folder / "one", "second"));
    CHECK(read_whole(folder / "one") == "first");
    fs::create_symlink(folder / "unplugged", folder / "two");
    CHECK(write_new(folder / "two", "text"));
    CHECK_FALSE(fs::exists(folder / "unplugged"));
    CHECK(fs::is_symlink(folder / "two"));
    CHECK(files_in(folder.path()) == 2);
}

TEST_CASE("A file that is not written leaves nothing behind") {
    const tests::TemporaryFolder folder;
    fs::create_directory(folder / "taken");
    CHECK(write_whole(folder / "taken", "text"));
    CHECK(files_in(folder.path()) == 1);
}

TEST_CASE("What cannot be read is told apart from what is not there") {
    const tests::TemporaryFolder folder;
    CHECK(read_file(folder / "nothing").error().is_absent);
    CHECK_FALSE(read_file(folder.path()).error().is_absent);
    fs::create_symlink("loop", folder / "loop");
    CHECK_FALSE(read_file(folder / "loop").error().is_absent);
}

TEST_CASE("A pipe is not waited for") {
    const tests::TemporaryFolder folder;
    REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
    CHECK_FALSE(read_file(folder / "pipe").error().is_absent);
    make_private(folder / "pipe");
}

TEST_CASE("Making a file private leaves the locks on it") {
    const tests::TemporaryFolder folder;
    const std::string file = folder / "games.sqlite";
    write_for_all(file, "locked");
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CLOEXEC);
    REQUIRE(descriptor >= 0);
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    REQUIRE(::fcntl(descriptor, F_SETLK, &lock) == 0);

    make_private(file);
    CHECK(rights(file) == owners_only);

    // A process never meets its own locks.
    const pid_t other = ::fork();
    if (other == 0) {
        ::fcntl(descriptor, F_GETLK, &lock);
        ::_exit(lock.l_type == F_WRLCK ? 0 : 1);
    }
    int status = 0;
    REQUIRE(::waitpid(other, &status, 0) == other);
    CHECK((WIFEXITED(status) && WEXITSTATUS(status) == 0));
    ::close(descriptor);
}

TEST_CASE("A file of gigabytes is not read, and costs no memory") {
    const tests::TemporaryFolder folder;
    std::ofstream(folder / "settings.toml") << "a = 1\n";
    std::filesystem::resize_file(folder / "settings.toml", std::uintmax_t{6} << 30U); // full of holes
    const auto read = base::platform::read_file(folder / "settings.toml");
    REQUIRE_FALSE(read);
    CHECK_FALSE(read.error().is_absent);
}
