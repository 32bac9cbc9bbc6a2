#include "base/platform/paths.hpp"

#include "base/text/utf8.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <fstream>

using base::platform::path_of;
using base::platform::shown;
using base::platform::text_of;
using base::platform::with_suffix;

TEST_CASE("A path is shown as it is written, and as UTF-8 whatever its bytes are") {
    CHECK(shown("/home/Zoë/games.sqlite") == "/home/Zoë/games.sqlite");
    CHECK(shown("") == "");
    CHECK(shown("caf\xE9.pgn") == "caf\uFFFD.pgn");
    CHECK(shown("\xC3") == "\uFFFD");
    CHECK(shown("a\xED\xA0\x80z") == "a\uFFFD\uFFFD\uFFFDz");
    for (int byte = 1; byte < 256; ++byte) CHECK(base::text::is_utf8(shown(std::string{'x', static_cast<char>(byte)})));
}

TEST_CASE("What a path is as text leads to the same path again, whatever its bytes are") {
    CHECK(text_of("/home/Zoë/games.sqlite") == "/home/Zoë/games.sqlite");
    for (int byte = 1; byte < 256; ++byte) {
        const std::filesystem::path path(std::string{'x', static_cast<char>(byte)});
        CHECK(path_of(text_of(path)) == path);
    }
}

TEST_CASE("A suffix is put behind a path byte for byte") {
    CHECK(with_suffix("/a/games.sqlite", "-wal") == "/a/games.sqlite-wal");
    const tests::TemporaryFolder folder;
    const auto file = folder / "caf\xE9";
    std::ofstream(with_suffix(file, ".txt")) << "text";
    CHECK(std::filesystem::exists(folder / "caf\xE9.txt"));
}
