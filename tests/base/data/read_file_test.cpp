// Data files on disk.
#include "base/data/read_file.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <fstream>

TEST_CASE("A file that is not there, a folder and what is no TOML are faults of that file") {
    const tests::TemporaryFolder folder;
    const std::string broken = folder / "broken.toml";
    std::ofstream(broken) << "a = 1\nthis is no TOML\n";
    const auto fault_of = [](const std::filesystem::path& file) {
        const auto read = base::data::read_file(file);
        REQUIRE_FALSE(read);
        return read.error();
    };
    CHECK(describe(fault_of(folder / "none.toml")) == (folder / "none.toml").string() + ": expected a readable file");
    CHECK(fault_of(folder.path()).expected == "a readable file");
    CHECK(fault_of(broken).file == broken);
    CHECK(fault_of(broken).line == 2);
}

TEST_CASE("The data files of a folder come by name, and nothing else does") {
    const tests::TemporaryFolder folder;
    for (const char* name : {"b.toml", "a.toml", "c.txt"}) std::ofstream(folder / name) << "a = 1\n";
    CHECK(base::data::files_in(folder.path()) ==
          std::vector<std::filesystem::path>{folder / "a.toml", folder / "b.toml"});
    CHECK(base::data::files_in(folder / "nowhere").empty());
}
