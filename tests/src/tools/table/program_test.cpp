// The tools as a shell sees them: what they print, what they complain of, how they exit.
#include "base/platform/whole_file.hpp"
#include "base/text/utf8.hpp"
#include "src/ports/journal/sqlite/library.hpp"
#include "src/storage/recording_files.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <sys/wait.h>

#include <cstdlib>
#include <map>

using namespace rules::table;
using rules::board::Move;
using rules::board::Square;

namespace {

struct Ran {
    int status;
    std::string out;
    std::string complaints;
};

class Shell {
public:
    Ran run(const std::string& arguments, const std::string& input = "") {
        REQUIRE_FALSE(base::platform::write_whole(folder / "in", input));
        const auto quoted = [this](const char* name) { return "'" + (folder / name).string() + "'"; };
        const std::string line = "KLANGBRETT_DATA='" KLANGBRETT_DATA_FOLDER "' '" KLANGBRETT_PROGRAM "' " + arguments +
                                 " <" + quoted("in") + " >" + quoted("out") + " 2>" + quoted("err");
        const int status = std::system(line.c_str());
        REQUIRE(WIFEXITED(status));
        return {WEXITSTATUS(status), *base::platform::read_whole(folder / "out"),
                *base::platform::read_whole(folder / "err")};
    }

    tests::TemporaryFolder folder;
};

/// What somebody else does to the file.
void meddle(const std::filesystem::path& file, const std::string& statement) {
    REQUIRE(std::system(("sqlite3 '" + file.string() + "' \"" + statement + "\"").c_str()) == 0);
}

Move move(std::string_view from, std::string_view to) { return Move::normal(*Square::parse(from), *Square::parse(to)); }

/// The one with that extension.
std::filesystem::path only_file(const std::filesystem::path& folder, const char* extension) {
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == extension) found.push_back(entry.path());
    REQUIRE(found.size() == 1);
    return found.front();
}

} // namespace

TEST_CASE("table prints the journal of a script and exits 0, or 1 if an act was refused") {
    Shell shell;
    const Ran good = shell.run("table", "time none\n0 arbiter start\n1 white move e4\n");
    CHECK(good.status == 0);
    CHECK(good.out == "0 started\n1000 made white e2e4\n");
    CHECK(good.complaints.empty());

    const Ran refused = shell.run("table", "time none\n0 arbiter start\n1 black move e5\n");
    CHECK(refused.status == 1);
    CHECK(refused.out == "0 started\n1000 refused move not-your-move art=1.1\n");
}

TEST_CASE("table --articles puts the Article behind each ruling, and behind nothing else") {
    Shell shell;
    const Ran ran = shell.run("table --articles", "time 5400\n0 arbiter start\n1 white move e4\n2 arbiter warn white\n"
                                                  "3 black stop no sheet\n4 arbiter reject\n5 arbiter warn black\n"
                                                  "6 arbiter add-time white 4:00\n7 black resign\n");
    CHECK(ran.status == 0);
    CHECK(ran.out == "0 started art=6.5\n1000 made white e2e4\n1000 pressed white\n2000 warned white art=13.4\n"
                     "3000 stopped black no sheet art=6.13\n4000 rejected art=6.13d\n5000 warned black art=13.4\n"
                     "6000 time-added white 240000 art=13.5\n7000 resigned black art=5.1b\n"
                     "7000 ended 1-0 resignation art=5.1b\n");
}

TEST_CASE("table exits 2 and names file and line of what it cannot read") {
    Shell shell;
    const std::string file = (shell.folder / "game.table").string();
    REQUIRE_FALSE(base::platform::write_whole(file, "kind rapid\n0 arbiter begin\n"));
    const Ran bad = shell.run("table '" + file + "'");
    CHECK(bad.status == 2);
    CHECK(bad.complaints.starts_with(file + ":2: expected an act:"));

    CHECK(shell.run("table '" + file + ".missing'").status == 2);
    CHECK(shell.run("table --sideways").status == 2);
    CHECK(shell.run("table", "edition nobody\n").complaints.find("nobody.toml") != std::string::npos);
    CHECK(shell.run("table", "fen 8/8/8/8/8/8/8/K7 w - - 0 1\n").complaints.find("no black king") != std::string::npos);
    const Ran ambiguous =
        shell.run("table", "fen 4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1\n0 arbiter start\n1 white play Nf3\n");
    CHECK(ambiguous.status == 2);
    CHECK(ambiguous.complaints.find("standard input:3:") != std::string::npos);
}

TEST_CASE("table reads no more than what may be in a file, there or from standard input") {
    Shell shell;
    const std::string file = (shell.folder / "large.table").string();
    REQUIRE_FALSE(base::platform::write_whole(file, "time none\n"));
    std::filesystem::resize_file(file, base::platform::most_bytes + 1);
    const Ran from_file = shell.run("table '" + file + "'");
    CHECK(from_file.status == 2);
    CHECK(from_file.complaints.starts_with(file + ": expected a readable file: "));

    const Ran from_input = shell.run("table", std::string(base::platform::most_bytes + 1, '\n'));
    CHECK(from_input.status == 2);
    CHECK(from_input.complaints.starts_with("standard input: expected a readable file: "));
}

TEST_CASE("table plays by an edition of a director's own, given as a file") {
    Shell shell;
    const std::string file = (shell.folder / "club cup.toml").string();
    REQUIRE_FALSE(base::platform::write_whole(file,
                                              "parent = 'fide-2005'\ntitle = 'Cup'\n[draw]\nagree_min_moves_each = 1\n"
                                              "[articles]\ndraw-by-agreement = 'Cup 3'\n"));
    const Ran ran = shell.run("table", "edition " + file +
                                           "\ntime none\n0 arbiter start\n1 white offer-draw\n"
                                           "2 black accept\n");
    CHECK(ran.out.ends_with("2000 refused accept too-early-to-agree art=Cup 3\n"));
}

TEST_CASE("table keeps a sealed move in an envelope where it was told to, and opens it again") {
    Shell shell;
    const auto envelopes = shell.folder / "envelopes";
    const std::string script = "time none\n0 arbiter start\n1 arbiter adjourn\n2 white seal Nf3\n";
    const std::string arguments = "table --envelopes '" + envelopes.string() + "'";
    const Ran sealed = shell.run(arguments, script);
    CHECK(sealed.status == 0);
    CHECK(sealed.out.find("Nf3") == std::string::npos);
    const auto key = only_file(envelopes, ".key");
    CHECK(key.filename().string().starts_with("arbiter-"));
    const Ran opened = shell.run(arguments, script + "3 arbiter open-envelope\n");
    CHECK(opened.out.ends_with("3000 envelope-opened Nf3\n3000 made white g1f3\n"));

    std::filesystem::permissions(key, std::filesystem::perms::others_read, std::filesystem::perm_options::add);
    const Ran refused = shell.run(arguments, script + "3 arbiter open-envelope\n");
    CHECK(refused.status == 2);
    CHECK(refused.complaints.find("standard input:5: ") != std::string::npos);
    CHECK(refused.complaints.find(key.filename().string()) != std::string::npos);
}

TEST_CASE("table has the arbiter's key where he says, or behind his passphrase") {
    Shell shell;
    const std::string script = "time none\n0 arbiter start\n1 arbiter adjourn\n2 white seal Nf3\n"
                               "3 arbiter open-envelope\n";
    const auto arguments = [&](const char* envelopes) {
        return "table --envelopes '" + (shell.folder / envelopes).string() + "' ";
    };
    const auto stick = shell.folder / "stick";
    std::filesystem::create_directory(stick);
    CHECK(shell.run(arguments("one") + "--key '" + stick.string() + "'", script).status == 0);
    CHECK(only_file(stick, ".key").filename().string().starts_with("arbiter-"));

    const auto passphrase = shell.folder / "passphrase";
    REQUIRE_FALSE(base::platform::write_whole(passphrase, "sesame street\n"));
    const std::string with = "--passphrase-file '" + passphrase.string() + "'";
    CHECK(shell.run(arguments("two") + with, script).status == 0);
    REQUIRE_FALSE(base::platform::write_whole(passphrase, "sesame streets\n"));
    const Ran refused = shell.run(arguments("two") + with, script);
    CHECK(refused.status == 2);
    CHECK(refused.complaints.find("standard input:5: ") != std::string::npos);
    CHECK(refused.complaints.find("not the passphrase") != std::string::npos);
    CHECK(shell.run(arguments("three") + "--passphrase-file nowhere", script).status == 2);
}

TEST_CASE("table --realtime tells a flag that falls between two acts") {
    Shell shell;
    const Ran ran = shell.run("table --realtime", "time 0.1\n0 arbiter start\n0.2 black claim flag\n");
    CHECK(ran.status == 0);
    CHECK(ran.out == "0 started\n100 flag-fallen white\n200 flag-claimed black\n200 ended 0-1 flag\n");
}

TEST_CASE("games lists, shows, exports and finds what to go on with") {
    Shell shell;
    const auto file = shell.folder / "games.sqlite";
    const std::string library = " --library '" + file.string() + "'";
    CHECK(shell.run("games list" + library).out.empty());
    CHECK_FALSE(std::filesystem::exists(file));
    {
        auto opened = ports::journal::sqlite::Library::open(file);
        auto& games = std::get<ports::journal::sqlite::Library>(opened);
        game::NewGame game{{}, "Sina\tA.", "Stockfish", game::Opponent{"stockfish", 2}, "2026-11-20T14:30:00Z"};
        game.settings.time = std::get<TimeControl>(read_time_control("300"));
        const auto id = std::get<game::GameId>(games.create(game));
        CHECK_FALSE(games.append(id, {TimedEvent{Instant{}, Started{}},
                                      TimedEvent{Instant{Duration{5000}}, Made{Color::White, move("g1", "f3")}},
                                      TimedEvent{Instant{Duration{5000}}, Pressed{Color::White}}}));
        CHECK_FALSE(games.note_seen(id, Instant{Duration{9000}}));
        const auto other = std::get<game::GameId>(games.create(game));
        // The program was killed between these two: what the resignation came to is missing.
        CHECK_FALSE(games.append(
            other, {TimedEvent{Instant{}, Started{}}, TimedEvent{Instant{Duration{1}}, Resigned{Color::White}}}));
    }
    CHECK(shell.run("games list" + library).out == "2\t2026-11-20\tSina�A.\tStockfish\t0\t*\n"
                                                   "1\t2026-11-20\tSina�A.\tStockfish\t1\t*\n");
    CHECK(shell.run("games show 1" + library)
              .out.ends_with("\n0 started art=6.5\n5000 made white g1f3\n5000 pressed white\n"));
    CHECK(shell.run("games show 1" + library).out.starts_with("edition fide-2005\n"));
    CHECK(shell.run("games export 1" + library).out.ends_with("\n\n1. Nf3 {[%clk 0:04:55]} *\n"));
    CHECK(shell.run("games resume 1" + library).out ==
          "fen\trnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1\n"
          "turn\tblack\n"
          "white\t0:04:55.000\n"
          "black\t0:04:56.000\n"
          "running\tblack\n"
          "last\tNf3\n"
          "offer\tnone\n"
          "result\t*\n");
    CHECK(shell.run("games resume 2" + library).out.ends_with("result\t0-1 resignation\n"));
    CHECK(shell.run("games --library '" + file.string() + "' list").status == 0);
}

TEST_CASE("games export writes the scoresheet in print or Braille, of one side and in any language") {
    Shell shell;
    const auto file = shell.folder / "games.sqlite";
    const std::string library = " --library '" + file.string() + "'";
    {
        auto opened = ports::journal::sqlite::Library::open(file);
        auto& games = std::get<ports::journal::sqlite::Library>(opened);
        const auto id = std::get<game::GameId>(games.create({{}, "Sina", "Ada", std::nullopt, "2026-11-20T14:30:00Z"}));
        CHECK_FALSE(games.append(id, {TimedEvent{Instant{}, Started{}},
                                      TimedEvent{Instant{Duration{5000}}, Made{Color::White, move("g1", "f3")}}}));
    }
    CHECK(shell.run("games export 1 --sheet plain" + library).out.find("\n1. Nf3\n") != std::string::npos);
    const Ran german = shell.run("games export --sheet plain --side white --lang de 1" + library);
    CHECK(german.status == 0);
    CHECK(german.out.starts_with("Partieformular von Weiß\n"));
    CHECK(german.out.find("\n1. Sf3\n") != std::string::npos);
    CHECK(shell.run("games export --sheet braille 1" + library).out.find("\n1. _NF3\n") != std::string::npos);
    CHECK(shell.run("games export --sheet braille --lang de 1" + library).out.find("\n*' @SF%\n") != std::string::npos);
    CHECK(shell.run("games export --sheet morse 1" + library).status == 2);
    CHECK(shell.run("games export --side white 1" + library).status == 2);
    const Ran unknown = shell.run("games export --sheet plain --lang xx 1" + library);
    CHECK(unknown.status == 2);
    CHECK(unknown.complaints.find("locales/xx/") != std::string::npos);
}

TEST_CASE("games verify finds what was changed, and show --spoken tells all that was said") {
    Shell shell;
    const auto file = shell.folder / "games.sqlite";
    const std::string library = " --library '" + file.string() + "'";
    CHECK(shell.run("games verify" + library).status == 0);
    CHECK(shell.run("games verify 1" + library).status == 1);
    {
        auto opened = ports::journal::sqlite::Library::open(file);
        auto& games = std::get<ports::journal::sqlite::Library>(opened);
        for (int game = 0; game < 2; ++game) {
            const auto id =
                std::get<game::GameId>(games.create({{}, "Sina", "Ada", std::nullopt, "2026-11-20T14:30:00Z"}));
            CHECK_FALSE(games.append(id, TimedEvent{Instant{}, Started{}}));
            CHECK_FALSE(games.append(
                id, std::vector<ports::journal::sqlite::Remark>{ports::journal::Spoken{
                        Instant{Duration{40}}, ports::journal::SpokenKind::Answer, "Springer Felix drei"}}));
        }
    }
    CHECK(shell.run("games show --spoken 1" + library)
              .out.ends_with("\n0 started\n40 spoken answer Springer Felix drei\n"));
    CHECK(shell.run("games show 1" + library).out.ends_with("\n0 started art=6.5\n"));
    const Ran whole = shell.run("games verify 1" + library);
    CHECK(whole.status == 0);
    CHECK(whole.out.starts_with("1\tok\t2\t"));
    const std::string head = whole.out.substr(std::string("1\tok\t2\t").size(), 64);
    CHECK(shell.run("games verify 1 --noted " + head.substr(0, 16) + library).status == 0);
    CHECK(shell.run("games verify 2 --noted " + head + library).out == "2\treplaced: it never had the head noted\n");
    CHECK(shell.run("games verify 2 --noted 1234" + library).status == 2);

    CHECK(std::system(("sqlite3 '" + file.string() + "' \"UPDATE entry SET line = replace(line, 'drei', 'vier') " +
                       "WHERE game = 1\"")
                          .c_str()) == 0);
    const Ran changed = shell.run("games verify" + library);
    CHECK(changed.status == 1);
    CHECK(changed.out.starts_with("2\tok\t2\t"));
    CHECK(changed.out.ends_with("\n1\tentry 2: changed\n"));
}

TEST_CASE("games verify names a sound that is missing or changed, and export copies those that are not") {
    Shell shell;
    const auto file = shell.folder / "games.sqlite";
    const std::string library = " --library '" + file.string() + "'";
    const auto sounds = storage::recordings_folder(file, game::GameId{1});
    {
        auto opened = ports::journal::sqlite::Library::open(file);
        auto& games = std::get<ports::journal::sqlite::Library>(opened);
        const auto id = std::get<game::GameId>(games.create({{}, "Sina", "Ada", std::nullopt, "2026-11-20T14:30:00Z"}));
        CHECK_FALSE(games.append(id, TimedEvent{Instant{}, Started{}}));
        for (std::size_t ply = 1; ply <= 3; ++ply) {
            const auto kept = storage::write_recording(sounds, Instant{Duration{40}}, ply, std::to_string(ply));
            CHECK_FALSE(games.append(id, {ports::journal::sqlite::Remark{std::get<ports::journal::Recording>(kept)}}));
        }
    }
    CHECK(shell.run("games verify 1" + library).status == 0);
    CHECK(shell.run("games show --spoken 1" + library).out.find("\n40 recorded 2 2-1.flac ") != std::string::npos);
    const auto copies = shell.folder / "copies";
    const std::string copy = "games export --recordings '" + copies.string() + "' 1" + library;
    const Ran copied = shell.run(copy);
    CHECK(copied.status == 0);
    CHECK(copied.out.ends_with("copies/2-1.flac\n" + (copies / "3-1.flac").string() + "\n"));
    CHECK(base::platform::read_whole(copies / "3-1.flac") == "3");

    std::filesystem::remove(sounds / "1-1.flac");
    REQUIRE_FALSE(base::platform::write_whole(sounds / "3-1.flac", "4"));
    const Ran found = shell.run("games verify 1" + library);
    CHECK(found.status == 1);
    CHECK(found.out.starts_with("1\tok\t4\t"));
    CHECK(found.out.ends_with("\n1\trecording 1-1.flac: missing\n1\trecording 3-1.flac: changed\n"));
    const Ran rest = shell.run(copy);
    CHECK(rest.status == 1);
    CHECK(rest.complaints == "klangbrett: recording 1-1.flac: missing\nklangbrett: recording 3-1.flac: changed\n");
}

TEST_CASE("games verify changes nothing, and reads a library that cannot be written") {
    Shell shell;
    const auto file = shell.folder / "library/games.sqlite";
    const std::string library = " --library '" + file.string() + "'";
    {
        auto opened = ports::journal::sqlite::Library::open(file);
        auto& games = std::get<ports::journal::sqlite::Library>(opened);
        const auto id = std::get<game::GameId>(games.create({{}, "Sina", "Ada", std::nullopt, "2026-11-20T14:30:00Z"}));
        CHECK_FALSE(games.append(id, TimedEvent{Instant{}, Started{}}));
        // While the program runs, and has not written into the file itself yet.
        CHECK(shell.run("games verify" + library).status == 0);
    }
    const auto state = [&] {
        std::map<std::string, std::pair<std::string, std::filesystem::file_time_type>> files;
        for (const auto& entry : std::filesystem::directory_iterator(file.parent_path()))
            files.emplace(entry.path().filename().string(),
                          std::pair(base::platform::read_whole(entry.path()).value_or(""), entry.last_write_time()));
        return files;
    };
    const auto before = state();
    using std::filesystem::perms;
    std::filesystem::permissions(file, perms::owner_read);
    for (const char* command : {"verify", "list", "show 1", "export 1 --sheet plain"})
        CHECK(shell.run(std::string("games ") + command + library).status == 0);
    const auto after = state();
    CHECK(before == after);
    const std::string head = shell.run("games verify 1" + library).out.substr(std::string("1\tok\t1\t").size(), 64);
    const std::string noted =
        head.substr(0, 4) + " " + head.substr(4, 4) + " " + head.substr(8, 4) + " " + head.substr(12, 4);
    CHECK(shell.run("games export 1 --sheet plain" + library).out.find("Check digits: " + noted) != std::string::npos);
    CHECK(shell.run("games verify 1 --noted '" + noted + "'" + library).status == 0);
}

TEST_CASE("games show and export tell of a broken game what stands before the break") {
    Shell shell;
    const auto file = shell.folder / "library/games.sqlite";
    const std::string library = " --library '" + file.string() + "'";
    {
        auto opened = ports::journal::sqlite::Library::open(file);
        auto& games = std::get<ports::journal::sqlite::Library>(opened);
        const auto id = std::get<game::GameId>(games.create({{}, "Sina", "Ada", std::nullopt, "2026-11-20T14:30:00Z"}));
        CHECK_FALSE(games.append(id, {TimedEvent{Instant{}, Started{}},
                                      TimedEvent{Instant{}, Made{Color::White, move("g1", "f3")}},
                                      TimedEvent{Instant{}, Resigned{Color::White}},
                                      TimedEvent{Instant{}, Ended{Result::BlackWins, Reason::Resignation}}}));
    }
    meddle(file, "UPDATE entry SET line = 'nonsense' WHERE number = 3");
    const Ran shown = shell.run("games show 1" + library);
    CHECK(shown.status == 0);
    CHECK(shown.out.find("made white g1f3") != std::string::npos);
    CHECK(shown.out.find("ended") == std::string::npos);
    CHECK(shown.complaints.find("game 1: entry 3 cannot be read and is left out with all after it") !=
          std::string::npos);
    CHECK(shell.run("games show --spoken 1" + library).out.ends_with("nonsense\n0 ended 0-1 resignation\n"));
    CHECK(shell.run("games export 1" + library).out.ends_with("1. Nf3 *\n"));
    // What verify examines is what the others show, whatever an index says.
    meddle(file, "CREATE INDEX mine ON entry (kind, game, number, line)");
    for (const char* command : {"verify", "show 1", "export 1", "list"}) {
        const Ran refused = shell.run(std::string("games ") + command + library);
        CHECK(refused.status != 0);
        CHECK(refused.complaints.find("index mine is not the program's own") != std::string::npos);
    }
}

TEST_CASE("games says what it does not find and what it cannot read") {
    Shell shell;
    const auto file = shell.folder / "games.sqlite";
    const std::string library = " --library '" + file.string() + "'";
    CHECK(shell.run("games show 1" + library).status == 1);
    { const auto opened = ports::journal::sqlite::Library::open(file); }
    const Ran missing = shell.run("games show 7" + library);
    CHECK(missing.status == 1);
    CHECK(missing.complaints == "there is no game 7\n");
    CHECK(shell.run("games").status == 2);
    CHECK(shell.run("games show").status == 2);
    CHECK(shell.run("games show one" + library).status == 2);
    REQUIRE_FALSE(base::platform::write_whole(file, "no library"));
    const Ran broken = shell.run("games list" + library);
    CHECK(broken.status == 2);
    CHECK(broken.complaints.find(file.string()) != std::string::npos);
}

TEST_CASE("A file is found by the bytes of its name, and whatever is no UTF-8 among the arguments is told of") {
    Shell shell;
    const auto file = shell.folder / "caf\xE9.pgn";
    REQUIRE_FALSE(base::platform::write_whole(file, "1. e4 *\n"));
    const Ran read = shell.run("pgn '" + file.native() + "'");
    CHECK(read.status == 0);
    CHECK(read.out.find("1. e4 *") != std::string::npos);

    const std::string missing = "'" + (shell.folder / "none\xE9").native() + "'";
    for (const std::string& arguments :
         {"pgn " + missing, "table " + missing, "games --library " + missing + " show 1", "hear --wav " + missing,
          std::string("say '\xE9'"), std::string("say --lang '\xE9' e4"), std::string("say --vocabulary '\xE9' e4"),
          std::string("hear --text '\xE9'"), std::string("legal --fen '\xE9'"), std::string("legal --letters '\xE9'"),
          std::string("keys --map '\xE9'"), std::string("'\xE9'")}) {
        const Ran ran = shell.run(arguments);
        INFO(arguments << ": " << ran.status << ": " << ran.complaints);
        CHECK((ran.status == 1 || ran.status == 2));
        CHECK(!ran.complaints.empty());
        CHECK(base::text::is_utf8(ran.out + ran.complaints));
    }
    CHECK(shell.run("pgn " + missing).complaints.find("none\uFFFD") != std::string::npos);
}
