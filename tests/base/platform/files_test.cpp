// Locks, notes and temporary folders.
#include "base/platform/byte_locks.hpp"
#include "base/platform/file_identity.hpp"
#include "base/platform/note_file.hpp"
#include "base/platform/temporary_folder.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <fstream>

using namespace base::platform;

TEST_CASE("A byte is locked by one at a time, also within one program") {
    const tests::TemporaryFolder folder;
    using Outcome = ByteLocks::Outcome;
    auto first = ByteLocks::open(folder / "locks").value();
    auto second = ByteLocks::open(folder / "locks").value();
    CHECK(first.lock(7) == Outcome::Locked);
    CHECK(first.lock(7) == Outcome::Locked);
    CHECK(second.lock(7) == Outcome::HeldElsewhere);
    CHECK(second.lock(8) == Outcome::Locked);
    CHECK_FALSE(first.unlock(7));
    CHECK(second.lock(7) == Outcome::Locked);
    {
        const ByteLocks moved = std::move(second);
        CHECK(first.lock(7) == Outcome::HeldElsewhere);
    }
    CHECK(first.lock(7) == Outcome::Locked);
    CHECK_FALSE(ByteLocks::open(folder / "no folder" / "locks"));
}

TEST_CASE("A note is written over in its place") {
    const tests::TemporaryFolder folder;
    const auto note = NoteFile::open(folder / "note").value();
    CHECK(note.read(10).empty());
    CHECK(note.overwrite("one two"));
    CHECK(note.overwrite("six"));
    CHECK(note.read(100) == "six two");
    CHECK(note.read(3) == "six");
    CHECK_FALSE(NoteFile::open(folder.path()));
}

TEST_CASE("A temporary folder goes with what is in it") {
    std::filesystem::path path;
    {
        auto folder = TemporaryFolder::make("klangbrett-test");
        REQUIRE(folder);
        const TemporaryFolder moved = std::move(*folder);
        path = moved.path();
        std::ofstream(path / "file") << "text";
        CHECK(std::filesystem::exists(path / "file"));
    }
    CHECK_FALSE(std::filesystem::exists(path));
}

TEST_CASE("A file stays itself under another name") {
    const tests::TemporaryFolder folder;
    std::ofstream(folder / "one") << "1";
    std::ofstream(folder / "two") << "2";
    const auto one = identity_of(folder / "one");
    REQUIRE(one);
    CHECK(one != identity_of(folder / "two"));
    std::filesystem::rename(folder / "one", folder / "three");
    CHECK(identity_of(folder / "three") == one);
    CHECK_FALSE(identity_of(folder / "one"));
    CHECK_FALSE(identity_of(folder.path()));
}
