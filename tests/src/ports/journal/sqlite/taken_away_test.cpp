// The library's file is taken away while a change waits for somebody else who writes.
#include "src/ports/journal/sqlite/database.hpp"
#include "src/ports/journal/sqlite/library.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <functional>
#include <future>

using namespace ports::journal;
using namespace ports::journal::sqlite;
using namespace std::chrono_literals;

namespace {

struct Change {
    const char* name;
    std::function<std::optional<Fault>(Library&, GameId)> make;
};

std::optional<Fault> create_another(Library& library, GameId) {
    const auto created = library.create({});
    const auto* fault = std::get_if<Fault>(&created);
    return fault == nullptr ? std::nullopt : std::optional(*fault);
}

} // namespace

TEST_CASE("Nothing is changed in a library that was taken away while one waited to write") {
    const Change change =
        GENERATE(Change{"created", create_another},
                 Change{"renamed", [](Library& library, GameId game) { return library.rename(game, "Sunday"); }},
                 Change{"removed", [](Library& library, GameId game) { return library.remove(game); }},
                 Change{"added", [](Library& library, GameId game) {
                            if (auto fault = library.take_up(game, {})) return fault;
                            return library.append(game, {rules::table::Instant{}, rules::table::Started{}});
                        }});
    INFO(change.name);
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    auto opened = Library::open(file);
    auto& library = std::get<Library>(opened);
    const auto created = library.create({});
    const GameId game = std::get<GameId>(created);
    REQUIRE_FALSE(library.release(game));

    std::future<std::optional<Fault>> changed;
    {
        const auto other = Database::open(file, Database::Sync::Normal);
        Transaction writing(std::get<Database>(other));
        REQUIRE_FALSE(writing.fault());
        changed = std::async(std::launch::async, [&] { return change.make(library, game); });
        CHECK(changed.wait_for(300ms) == std::future_status::timeout);
        std::filesystem::rename(file, folder / "elsewhere.sqlite");
        REQUIRE_FALSE(writing.commit());
    }
    const auto fault = changed.get();
    REQUIRE(fault);
    CHECK(fault->problem == Problem::Gone);
}
