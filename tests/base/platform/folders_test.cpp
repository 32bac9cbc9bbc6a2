// Where a user keeps things.
#include "base/platform/folders.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <sys/stat.h>

#include <cstdlib>
#include <fstream>

using base::platform::documents_folder;
namespace fs = std::filesystem;

TEST_CASE("A pipe in place of user-dirs.dirs does not keep the program from starting") {
    const tests::TemporaryFolder folder;
    const char* before = std::getenv("XDG_CONFIG_HOME");
    const std::string kept = before == nullptr ? "" : before;
    ::setenv("XDG_CONFIG_HOME", folder.path().c_str(), 1);
    REQUIRE(::mkfifo((folder / "user-dirs.dirs").c_str(), 0600) == 0);
    CHECK(documents_folder() == std::nullopt);
    fs::remove(folder / "user-dirs.dirs");
    std::ofstream(folder / "user-dirs.dirs") << "XDG_DOCUMENTS_DIR=\"/papers\"\n";
    CHECK(documents_folder() == "/papers");
    if (before == nullptr)
        ::unsetenv("XDG_CONFIG_HOME");
    else
        ::setenv("XDG_CONFIG_HOME", kept.c_str(), 1);
}

TEST_CASE("Without a home, in a folder that has been deleted, there is a home all the same") {
    const std::string kept = std::getenv("HOME") == nullptr ? "" : std::getenv("HOME");
    const fs::path before = fs::current_path();
    {
        const tests::TemporaryFolder folder;
        fs::create_directory(folder / "gone");
        fs::current_path(folder / "gone");
        fs::remove(folder / "gone");
        ::unsetenv("HOME");
        CHECK(base::platform::home_folder() == "/");
    }
    fs::current_path(before);
    ::setenv("HOME", kept.c_str(), 1);
}
