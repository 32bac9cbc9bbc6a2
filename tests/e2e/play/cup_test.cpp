// The cup's games and Chess960 with real keys and real engines, to their ends.
#include "rules/notation/fen.hpp"
#include "rules/notation/uci.hpp"
#include "src/ports/journal/sqlite/library.hpp"
#include "src/storage/folders.hpp"
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <thread>

using namespace e2e;
using namespace std::chrono_literals;
using ports::journal::sqlite::Library;
using rules::board::Color;
using rules::table::Result;
using rules::table::Seat;
using rules::variants::Variant;

namespace {

rules::table::Settings settings(Variant variant, const std::string& fen, const std::string& edition = "cup38") {
    rules::table::Settings settings;
    settings.variant = variant;
    settings.edition = edition;
    settings.white = Seat::Blind;
    settings.black = Seat::Computer;
    settings.start = std::get<rules::board::Setup>(rules::notation::read_fen(fen));
    return settings;
}

/// Lays a game into the library that has begun, and was left when its table's time was that.
void keep(Library& library, rules::table::Settings settings, std::chrono::seconds seen = 0s) {
    const auto created = library.create({std::move(settings), std::nullopt, "Fairy-Stockfish",
                                         game::Opponent{"fairy-stockfish", 9}, "2026-11-20T14:30:00Z"});
    REQUIRE(std::holds_alternative<game::GameId>(created));
    const auto id = std::get<game::GameId>(created);
    REQUIRE_FALSE(library.append(id, rules::table::TimedEvent{rules::table::Instant{}, rules::table::Started{}}));
    REQUIRE_FALSE(library.note_seen(id, rules::table::Instant{seen}));
    REQUIRE_FALSE(library.release(id));
}

void keep(rules::table::Settings settings, std::chrono::seconds seen = 0s) {
    std::filesystem::create_directories(storage::library_file().parent_path());
    auto library = Library::open(storage::library_file());
    REQUIRE(std::holds_alternative<Library>(library));
    keep(std::get<Library>(library), std::move(settings), seen);
}

/// The main menu begins with the kept game.
std::size_t go_on(Player& player, const std::string& heard = "Your move") {
    player.await("Welcome to Klangbrett");
    player.press({"Return"});
    return player.await(heard);
}

} // namespace

namespace {

/// As the journal has it, which the program is not disturbed by.
rules::variants::Position matranj_position(const Player& player) {
    auto position = rules::variants::Position::initial(Variant::Matranj);
    for (const std::string& line : player.journal()) {
        std::istringstream words(line);
        std::string time, word, side, move;
        words >> time >> word >> side >> move;
        if (word != "made") continue;
        position = position.after(std::get<rules::board::Move>(rules::notation::read_uci(position, move)));
    }
    return position;
}

} // namespace

TEST_CASE("A game of matranj is begun from the menus and played with the keys") {
    const Home home("matranj-home");
    const Settings chosen("variant = \"matranj\"\nedition = \"cup38\"\nmove_words = \"fide-german\"\n");
    Player player("matranj");
    player.await("Welcome to Klangbrett");
    player.press({"Return"});
    player.await("Start the game");
    player.press({"Return"});
    player.await("Whoever can capture must.");
    player.await("your move");
    for (int moves = 0; moves < 8 && !player.is_over(); ++moves) {
        const std::size_t heard = player.transcript().size();
        auto until = Clock::now() + 20s;
        while (Clock::now() < until && !player.is_over() && matranj_position(player).turn() != Color::White)
            std::this_thread::sleep_for(50ms);
        if (player.is_over()) break;
        const auto position = matranj_position(player);
        const std::string move = rules::notation::write_uci(position.legal_moves()[0]);
        player.say_move(move);
        until = Clock::now() + 20s;
        const auto is_made = [&] { return player.is_over() || matranj_position(player).turn() == Color::Black; };
        while (Clock::now() < until && !is_made() &&
               matranj_position(player).fullmove_number() == position.fullmove_number())
            std::this_thread::sleep_for(50ms);
        INFO("typed " << move << ", heard\n" << player.heard_since(heard));
        REQUIRE((is_made() || matranj_position(player).fullmove_number() > position.fullmove_number()));
    }
    leave(player);
}

TEST_CASE("In matranj whoever has no piece left wins") {
    const Home home("no-piece-home");
    keep(settings(Variant::Matranj, "8/8/8/p7/8/8/1P6/8 w - - 0 1"));
    Player player("no-piece");
    const std::size_t begun = go_on(player);
    player.say_move("b4"); // which has to be captured
    player.await("You win", begun);
    CHECK(player.table().outcome->result == Result::WhiteWins);
    leave(player);
}

TEST_CASE("In matranj whoever cannot move wins") {
    const Home home("no-move-home");
    keep(settings(Variant::Matranj, "8/8/8/p7/P5p1/8/7P/8 w - - 0 1"));
    Player player("no-move");
    const std::size_t begun = go_on(player);
    player.say_move("h3");
    player.await("You win", begun);
    CHECK(player.table().position.legal_moves().empty());
    CHECK(player.table().position.pieces(Color::White, rules::board::Role::Pawn).count() == 1);
    leave(player);
}

TEST_CASE("A game of doubles is won by a piece from the reserve that gives mate") {
    const Home home("doubles-home");
    {
        std::filesystem::create_directories(storage::library_file().parent_path());
        auto opened = Library::open(storage::library_file());
        REQUIRE(std::holds_alternative<Library>(opened));
        auto& library = std::get<Library>(opened);
        auto partners = settings(Variant::Doubles, "4k3/8/8/3p4/4R3/8/8/4K3[] b - - 0 1");
        partners.white = partners.black = Seat::Computer;
        partners.match = rules::table::MatchBoard{"17", 2};
        keep(library, partners);
        auto own = settings(Variant::Doubles, "6k1/5ppp/8/8/8/8/8/4K3[] w - - 0 1");
        own.match = rules::table::MatchBoard{"17", 1};
        keep(library, own);
    }
    Player player("doubles");
    std::size_t heard = go_on(player);
    player.press({"ctrl+p"});
    heard = player.await("Your partner’s board", heard);
    player.press({"ctrl+p"});
    heard = player.await("Your board", heard);
    heard = player.await("You get from your partner: rook", 0, 60);
    player.press({"shift+F7"});
    heard = player.await("Your reserve: rook", heard);
    player.press({"shift+Return"});
    heard = player.await("rook: choose an empty square", heard);
    player.press({"j"});
    player.type("e8");
    player.press({"Return", "Return"});
    player.await("Checkmate: you win", heard);
    CHECK(player.table().outcome->result == Result::WhiteWins);
    CHECK(player.table().plies.back().move.dropped() == rules::board::Role::Rook);
    leave(player);
}

TEST_CASE("A blitz of the cup is lost on time") {
    const Home home("blitz-home");
    auto blitz = settings(Variant::Standard, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    blitz.time = std::get<rules::table::TimeControl>(rules::table::read_time_control("300"));
    blitz.kind = rules::table::Kind::Blitz;
    keep(blitz, 297s);
    Player player("blitz");
    const std::size_t begun = go_on(player);
    player.await("You lose", begun);
    CHECK(player.table().outcome->reason == rules::table::Reason::Flag);
    leave(player);
}

TEST_CASE("In a game of Chess960 one castles with the keys") {
    const Home home("chess960-home");
    keep(settings(Variant::Chess960, "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 0 1", "fide-2023"));
    Player player("chess960");
    const std::size_t begun = go_on(player);
    player.say_move("kurze rochade");
    player.await("kurze Rochade", begun);
    CHECK(player.table().plies.front().move.castling_side() == rules::board::CastlingSide::Short);
    leave(player);
}

namespace {

/// The events of both games of doubles, the partners' first.
std::array<std::vector<rules::table::TimedEvent>, 2> both_journals() {
    auto opened = Library::open(storage::library_file());
    REQUIRE(std::holds_alternative<Library>(opened));
    std::array<std::vector<rules::table::TimedEvent>, 2> journals;
    for (const std::size_t game : {0U, 1U}) {
        auto stored = std::get<Library>(opened).load({static_cast<std::int64_t>(game) + 1});
        REQUIRE(std::holds_alternative<ports::journal::StoredGame>(stored));
        journals[game] = std::get<ports::journal::StoredGame>(std::move(stored)).events;
    }
    return journals;
}

} // namespace

TEST_CASE("After the program was killed both boards of doubles go on as they were") {
    const Home home("killed-doubles-home");
    const Settings chosen("variant = \"doubles\"\nedition = \"cup38\"\ntime_control = \"600+0\"\n");
    std::array<std::vector<rules::table::TimedEvent>, 2> before;
    {
        Player player("doubles-before");
        player.await("Welcome to Klangbrett");
        player.press({"Return"});
        player.await("Start the game");
        player.press({"Return"});
        const std::size_t begun = player.await("your move");
        player.say_move("e4");
        player.await("Partner’s board: Black", begun, 40); // both engines there have moved
        player.kill_outright();
        before = both_journals();
    }
    CHECK(before[0].size() >= 5);
    CHECK(before[1].size() >= 3);
    {
        Player player("doubles-after");
        go_on(player, "The game against");
        leave(player);
    }
    const auto after = both_journals();
    for (const std::size_t game : {0U, 1U}) {
        REQUIRE(after[game].size() >= before[game].size());
        CHECK(std::equal(before[game].begin(), before[game].end(), after[game].begin()));
    }
}
