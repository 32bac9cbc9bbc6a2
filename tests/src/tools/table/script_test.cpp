#include "src/tools/script/script.hpp"

#include "rules/journal/times.hpp"
#include "rules/table/clock/display.hpp"
#include "src/tools/script/meaning.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/table.hpp"

using namespace rules::journal;
using namespace tools::script;
using namespace std::chrono_literals;
using rules::board::Move;
using rules::board::Square;

namespace {

ScriptFault fault_of(std::string_view text) {
    INFO(text);
    const auto read = read_script(text);
    REQUIRE(std::holds_alternative<ScriptFault>(read));
    return std::get<ScriptFault>(read);
}

Script script(std::string_view text) {
    const auto read = read_script(text);
    if (const auto* fault = std::get_if<ScriptFault>(&read)) FAIL(fault->line << ": expected " << fault->expected);
    return std::get<Script>(read);
}

} // namespace

TEST_CASE("A script is settings, then acts with their times; comments and blank lines are nothing") {
    const Script read = script("# a game\n"
                               "edition   fide-2001\t# the older\n"
                               "boards one\r\n"
                               "illegal refuse\n"
                               "kind rapid\n"
                               "\n"
                               "0 arbiter start\n"
                               "1.5\twhite play Nf3#\n"
                               "0:01:02.25 black claim fifty g8f6\n");
    CHECK(read.settings.edition == "fide-2001");
    CHECK(read.settings.kind == rules::table::Kind::Rapid);
    REQUIRE(read.acts.size() == 3);
    CHECK(read.acts[0].line == 7);
    CHECK(std::holds_alternative<rules::table::Start>(std::get<rules::table::Command>(read.acts[0].deed)));
    CHECK(read.acts[1].at.time_since_epoch() == 1500ms);
    CHECK(std::get<PlayMove>(read.acts[1].deed).move == "Nf3");
    CHECK_FALSE(std::get<PlayMove>(read.acts[1].deed).press);
    CHECK(read.acts[2].at.time_since_epoch() == 62250ms);
    CHECK(std::get<ClaimADraw>(read.acts[2].deed).move == "g8f6");
}

TEST_CASE("What cannot be carried out is named with its line and what was expected") {
    CHECK(fault_of("weather fine").line == 1);
    CHECK(fault_of("weather fine").expected.starts_with("a setting: "));
    CHECK(fault_of("weather fine").expected.ends_with(" name"));
    CHECK(fault_of("kind rapid\nkind blitz") == ScriptFault{2, "a setting not named before"});
    CHECK(fault_of("kind rapid\nboards three") == ScriptFault{2, "one or two"});
    CHECK(fault_of("kind rapid\nboards two") == ScriptFault{2, "boards one, or a side that is blind"});
    CHECK(fault_of("boards two\nwhite blind\nvariant doubles") == ScriptFault{1, "boards one in doubles"});
    CHECK(fault_of("boards two\nwhite blind\nassistant white\nassistant black") ==
          ScriptFault{4, "no assistant of the sighted side while the blind one has his"});
    CHECK(fault_of("illegal maybe") == ScriptFault{1, "refuse or record"});
    CHECK(fault_of("assistant arbiter") == ScriptFault{1, "white or black"});
    CHECK(fault_of("0 arbiter start\nkind rapid").line == 2);
    CHECK(fault_of("0x arbiter start") == ScriptFault{1, "a time: seconds such as 12.5, M:SS or H:MM:SS"});
    CHECK(fault_of("5 arbiter start\n4 white press") ==
          ScriptFault{2, "a time that does not go back before the line above"});
    CHECK(fault_of("0 referee start") ==
          ScriptFault{
              1,
              "an actor: white, black, white-assistant, black-assistant or arbiter; in doubles also white2 or black2"});
    CHECK(fault_of("0 white") == ScriptFault{1, "a time, an actor and an act"});
    CHECK(fault_of("0 white juggle g1").expected.starts_with("an act: start arrive play adjust lift"));
    CHECK(fault_of("0 white lift").expected == "one square");
    CHECK(fault_of("0 white lift g9").expected == "one square");
    CHECK(fault_of("0 arbiter lift g1").expected == "white or black to do this");
    CHECK(fault_of("0 white place a8 Z").expected.starts_with("a square, and for a promotion"));
    CHECK(fault_of("0 white touch a8").expected.starts_with("a square and the piece"));
    CHECK(fault_of("0 white report g1").expected == "report touch and a square");
    CHECK(fault_of("0 white illegal black").expected == "the arbiter to do this");
    CHECK(fault_of("0 arbiter illegal").expected == "white or black after the act");
    CHECK(fault_of("0 arbiter irregular weather").expected == "array or board or colours or men");
    CHECK(fault_of("0 white play").expected == "one move, as SAN or UCI");
    CHECK(fault_of("0 white play e4 e5").expected == "one move, as SAN or UCI");
    CHECK(fault_of("0 white start").expected == "the arbiter to do this");
    CHECK(fault_of("0 white restart").expected == "the arbiter to do this");
    CHECK(fault_of("0 white arrive white").expected == "the arbiter to do this");
    CHECK(fault_of("0 arbiter arrive").expected == "white or black after the act");
    CHECK(fault_of("0 arbiter arrive both").expected == "white or black after the act");
    CHECK(fault_of("0 arbiter add-time white").expected ==
          "white or black and a time, perhaps with a sign, after the act");
    CHECK(fault_of("0 arbiter add-time 60 white").expected.starts_with("white or black and a time"));
    CHECK(fault_of("0 arbiter set-clock white -60").expected == "white or black and a time after the act");
    CHECK(fault_of("0 arbiter set-moves white many").expected == "white or black and a number of moves after the act");
    CHECK(fault_of("variant doubles\n0 arbiter start\n1 white receive K").expected == "a piece: P N B R or Q");
    CHECK(fault_of("0 arbiter start\n1 white2 move e4") ==
          ScriptFault{2, "an actor at the first board: only doubles has a second"});
    CHECK(fault_of("0 white drop K e4").expected == "a piece, P N B R or Q, and a square");
    CHECK(fault_of("0 white drop P e9").expected == "a piece, P N B R or Q, and a square");
    CHECK(fault_of("0 white drop e4").expected == "a piece, P N B R or Q, and a square");
    CHECK(fault_of("0 arbiter loss").expected == "white, black or both after the act");
    CHECK(fault_of("0 white loss both").expected == "the arbiter to do this");
    CHECK(fault_of("0 arbiter set-points white 2").expected == "white or black and 0, 1/2 or 1 after the act");
    CHECK(fault_of("absent grey") == ScriptFault{1, "white or black"});
    CHECK(fault_of("0 white stop").expected == "the reason, in words");
    CHECK(fault_of("0 arbiter press").expected == "white or black to do this");
    CHECK(fault_of("0 arbiter claim threefold").expected == "white or black to do this");
    CHECK(fault_of("0 white claim victory").expected.starts_with("claim threefold"));
    CHECK(fault_of("0 white claim flag now").expected.starts_with("claim threefold"));
    CHECK(fault_of("0 white resign please").line == 1);
}

TEST_CASE("What the hands do is named with its squares, a piece by its letter or its name") {
    const Script read = script("illegal record\n"
                               "0 white adjust\n"
                               "0 white lift g1\n"
                               "0 white place a8\n"
                               "0 white place a8 D\n"
                               "0 white touch a8 rook\n"
                               "0 white off d5\n"
                               "0 arbiter report touch g1\n"
                               "0 black claim illegal\n"
                               "0 arbiter illegal white\n"
                               "0 arbiter irregular men\n");
    using namespace rules::table;
    CHECK(read.settings.illegal == IllegalPolicy::Record);
    const auto command = [&read](std::size_t act) { return std::get<Command>(read.acts[act].deed); };
    CHECK(std::holds_alternative<Adjust>(command(0)));
    CHECK(std::get<Lift>(command(1)).square == *Square::parse("g1"));
    CHECK_FALSE(std::get<Place>(command(2)).role);
    CHECK(std::get<Place>(command(3)).role == rules::board::Role::Queen);
    CHECK(std::get<TouchDown>(command(4)).role == rules::board::Role::Rook);
    CHECK(std::get<TakeOff>(command(5)).square == *Square::parse("d5"));
    CHECK_FALSE(std::get<ReportTouch>(command(6)).by);
    CHECK(std::get<ClaimIllegal>(command(7)).by == Color::Black);
    CHECK(std::get<RuleIllegal>(command(8)).side == Color::White);
    CHECK(std::get<RuleIrregular>(command(9)).what == Irregularity::Pieces);
}

TEST_CASE("A move that is not legal is meant by the piece that goes there as it moves") {
    const auto table = tables::lay("none", "4k3/8/8/7R/4r3/R7/3P4/4K3 w - - 0 1");
    const auto square = [](const char* name) { return *Square::parse(name); };
    const auto meant = std::get<Meant>(read_move(table.position, "Ra8")).moves;
    CHECK(meant == std::vector{Move::normal(square("a3"), square("a8"))});
    const auto named = std::get<Meant>(read_move(table.position, "Rh5-a8")).moves;
    CHECK(named == std::vector{Move::normal(square("h5"), square("a8"))});
    const auto castling = std::get<Meant>(read_move(table.position, "O-O")).moves;
    CHECK(castling == std::vector{Move::castling(square("e1"), square("g1"))});
}

TEST_CASE("Times are seconds, minutes and seconds, or hours, minutes and seconds") {
    CHECK(read_time("0") == 0ms);
    CHECK(read_time("12.5") == 12500ms);
    CHECK(read_time("12.05") == 12050ms);
    CHECK(read_time("12.005") == 12005ms);
    CHECK(read_time("1:21:40.000") == 1h + 21min + 40s);
    CHECK(read_time("100:00:00") == 100h);
    CHECK(read_time("4:00") == 4min);
    CHECK(read_time("90:05.5") == 90min + 5500ms);
    for (const char* text : {"", ".", "1.", ".5", "-1", "1.2345", "1:2", "1:60:00", "1:00:60", "1::2", ":1:2",
                             "1:2:3:4", "1e3", "99999999999"})
        CHECK_FALSE(read_time(text));
    CHECK(rules::table::write_time(1h + 21min + 40s) == "1:21:40.000");
    CHECK(rules::table::write_time(5ms) == "0:00:00.005");
    CHECK(rules::table::write_time(100h) == "100:00:00.000");
}

TEST_CASE("A move that is not legal is still understood as far as it goes") {
    const auto table = tables::lay("none", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1");
    const auto square = [](const char* name) { return *Square::parse(name); };
    CHECK(std::get<Move>(read_move(table.position, "e6")) == Move::normal(square("e5"), square("e6")));
    const auto meant = std::get<Meant>(read_move(table.position, "exd6")).moves;
    CHECK(std::find(meant.begin(), meant.end(), Move::en_passant(square("e5"), square("d6"))) != meant.end());
    CHECK(std::get<Meant>(read_move(table.position, "Qd4")).moves.empty());
    CHECK(std::holds_alternative<NotUnderstood>(read_move(table.position, "forwards")));
    CHECK(std::holds_alternative<NotUnderstood>(read_move(table.position, "")));
}

TEST_CASE("An ambiguous move names the moves it fits") {
    const auto table = tables::lay("none", "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1");
    const auto meaning = read_move(table.position, "Nf3");
    REQUIRE(std::holds_alternative<NotUnderstood>(meaning));
    const std::string& expected = std::get<NotUnderstood>(meaning).expected;
    CHECK(expected.find("Nef3") != std::string::npos);
    CHECK(expected.find("Ngf3") != std::string::npos);
}

TEST_CASE("Control characters and bytes that are no UTF-8 come into no journal") {
    const std::string expected = "plain text in UTF-8, without control characters";
    CHECK(fault_of("0 arbiter start\n1 white stop no \x1b[2J queen") == ScriptFault{2, expected});
    CHECK(fault_of(std::string("0 arbiter start\n1 white stop a\0b", 33)) == ScriptFault{2, expected});
    CHECK(fault_of("0 arbiter start\n1 white seal Ba4\fa4") == ScriptFault{2, expected}); // a new page
    CHECK(fault_of("0 arbiter start\n1 white stop \xff") == ScriptFault{2, expected});
    CHECK(fault_of("0 arbiter start\n1 arbiter adjourn \xc2\x9b") == ScriptFault{2, expected});
    CHECK(script("0 arbiter start\n1 white stop Lärm\tim Saal\r\n# \x01").acts.size() == 2);
}

TEST_CASE("Names are for the envelope and no setting of the game") {
    CHECK(script("0 arbiter start").names.black == "Black");
    const Script named = script("name white Anna Berg\nname black Ben\n0 arbiter start");
    CHECK(named.names.white == "Anna Berg");
    CHECK(named.names.black == "Ben");
    CHECK(fault_of("name Anna").line == 1);
    CHECK(fault_of("0 arbiter start\nname white Anna").line == 2);
}

TEST_CASE("Where the partner's board is in the script its pieces come from there") {
    CHECK(fault_of("variant doubles\n0 arbiter start\n1 white receive Q\n2 white2 move e4").line == 3);
    CHECK(script("variant doubles\n0 arbiter start\n1 white receive Q").acts.size() == 2);
}
