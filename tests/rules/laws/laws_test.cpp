#include "rules/laws/edition.hpp"

#include "src/storage/editions.hpp"
#include "tests/support/catch.hpp"

using base::toml::DataFault;
using namespace rules::laws;
using namespace std::chrono_literals;

namespace {

/// Editions that exist only here, and the real ones.
EditionSource with(std::map<std::string, std::string> files) {
    return [files = std::move(files), real = storage::edition_source(KLANGBRETT_DATA_FOLDER)](std::string_view name) {
        const auto found = files.find(std::string(name));
        return found == files.end() ? real(name) : std::optional(found->second);
    };
}

Laws laws_of(std::string_view name) {
    const auto read = read_laws(name, with({}));
    REQUIRE(std::holds_alternative<Laws>(read));
    return std::get<Laws>(read);
}

DataFault fault_of(const std::string& text) {
    const auto read = read_laws("club", with({{"club", text}}));
    REQUIRE(std::holds_alternative<DataFault>(read));
    return std::get<DataFault>(read);
}

} // namespace

TEST_CASE("Every edition in the tree can be read and numbers its Articles") {
    for (const auto& entry : std::filesystem::directory_iterator(KLANGBRETT_DATA_FOLDER "/editions")) {
        const std::string name = entry.path().stem();
        INFO(name);
        const Laws laws = laws_of(name);
        CHECK(laws.name == name);
        CHECK_FALSE(laws.title.empty());
        CHECK_FALSE(laws.article(Rule::PressClock).empty());
    }
}

TEST_CASE("The same rule has its own number in each edition") {
    CHECK(laws_of("fide-2001").article(Rule::MoveMade) == "4.7");
    CHECK(laws_of("fide-2005").article(Rule::MoveMade) == "4.6");
    CHECK(laws_of("fide-2001").article(Rule::BothFlags) == "B8");
    CHECK(laws_of("fide-2005").article(Rule::BothFlags) == "B9");
    CHECK(laws_of("fide-2005").article(Rule::WrongClaim) == "9.5b");
    CHECK(laws_of("fide-2023").article(Rule::WrongClaim) == "9.5.3");
    CHECK(laws_of("fide-2005").article(Rule::FlagClaim) == "6.9");
    CHECK(laws_of("fide-2023").article(Rule::FlagClaim) == "6.8");
}

TEST_CASE("2005 knows no automatic draw and punishes a wrong claim; 2023 is the other way round") {
    const Laws older = laws_of("fide-2005");
    CHECK_FALSE(older.draw.automatic.repetition);
    CHECK_FALSE(older.draw.automatic.moves);
    CHECK(older.draw.wrong_claim.own == WrongClaim::HalfUpToThreeMinutes);
    CHECK(older.draw.wrong_claim.opp_bonus == 180s);
    CHECK_FALSE(older.clock.complete_without_press);
    CHECK(older.draw.agree_min_moves_each == 0);

    const Laws newer = laws_of("fide-2023");
    CHECK(newer.draw.automatic.repetition == 5);
    CHECK(newer.draw.automatic.moves == 75);
    CHECK(newer.draw.wrong_claim.own == WrongClaim::Unchanged);
    CHECK(newer.draw.wrong_claim.opp_bonus == 120s);
    CHECK(newer.draw.wrong_claim.opp_bonus_rapid == 60s);
    CHECK(newer.draw.resign_if_no_mate);
    CHECK(newer.draw.agree_min_moves_each == 1);
    CHECK(newer.article(Rule::FivefoldRepetition) == "9.6.1");
}

TEST_CASE("Whoever comes too late has an hour in the older Laws, a quarter of one in the cup, and nothing in 2023") {
    for (const char* name : {"fide-2001", "fide-2005", "fide-2009x"}) CHECK(laws_of(name).clock.default_time == 3600s);
    CHECK(laws_of("cup38").clock.default_time == 900s);
    CHECK(laws_of("fide-2023").clock.default_time == 0s);
    CHECK(laws_of("fide-2005").clock.default_test == DefaultTest::MoreThan);
    CHECK(laws_of("cup38").clock.both_absent == BothAbsent::BothDefault);
    CHECK(laws_of("fide-2005").article(Rule::DefaultTime) == "6.7");
    CHECK(laws_of("fide-2023").article(Rule::DefaultTime) == "6.7.1");
    CHECK(laws_of("cup38").article(Rule::DefaultTime) == "§13");
}

TEST_CASE("The page of 2010 differs from 2005 in what touching a piece waives") {
    Laws page = laws_of("fide-2009x");
    CHECK(page.touch.waiver_scope == WaiverScope::ArticleFour);
    Laws expected = laws_of("fide-2005");
    CHECK(expected.touch.waiver_scope == WaiverScope::TouchAndCastling);
    CHECK(page.articles == expected.articles);
    CHECK(page.irregularities == expected.irregularities);
}

TEST_CASE("An illegal move costs time twice and then the game, or a warning and then the game") {
    const Ladder twice_time{OpponentGains{120s}, OpponentGains{120s}, GameLost{}};
    CHECK(laws_of("fide-2001").irregularities.ladder == twice_time);
    CHECK(laws_of("fide-2005").irregularities.ladder_rapid == twice_time);
    CHECK(laws_of("cup38").irregularities.ladder == Ladder{WarningGiven{}, GameLost{}});
    CHECK(laws_of("fide-2023").irregularities.ladder == Ladder{OpponentGains{120s}, GameLost{}});
    CHECK(laws_of("fide-2023").irregularities.ladder_rapid == Ladder{OpponentGains{60s}, GameLost{}});
    CHECK(laws_of("fide-2001").irregularities.extra_kinds.empty());
    CHECK(laws_of("cup38").irregularities.extra_kinds.contains(IllegalKind::TwoHands));
    CHECK_FALSE(laws_of("fide-2005").irregularities.reversed_restart_below);
    CHECK(laws_of("cup38").irregularities.reversed_restart_below == 10);
}

TEST_CASE("The arbiter of the cup may exclude from rounds but not touch the points") {
    const auto fide = laws_of("fide-2005").conduct.penalties;
    CHECK(fide.contains(Penalty::PointsOff));
    CHECK(fide.contains(Penalty::PointsOn));
    CHECK_FALSE(fide.contains(Penalty::RoundExclusion));
    const auto cup = laws_of("cup38").conduct.penalties;
    CHECK_FALSE(cup.contains(Penalty::PointsOff));
    CHECK_FALSE(cup.contains(Penalty::PointsOn));
    CHECK(cup.contains(Penalty::RoundExclusion));
    CHECK(laws_of("fide-2023").conduct.penalties.contains(Penalty::Fine));
    CHECK(laws_of("cup38").conduct.warnings_lose_at == 2);
    CHECK_FALSE(laws_of("fide-2005").conduct.warnings_lose_at);
}

TEST_CASE("The length of a kind of game has its ends, with or without them, and counts increments or not") {
    const auto rapid = [](const char* name) { return laws_of(name).kinds.rapid.length; };
    const auto at = [](int minutes, bool included) { return Length::Bound{std::chrono::minutes(minutes), included}; };
    CHECK(rapid("fide-2001") == Length{at(15, true), at(60, true), false});
    CHECK(rapid("fide-2005") == Length{at(15, true), at(60, true), true});
    CHECK(rapid("fide-2023") == Length{at(10, false), at(60, false), true});
    CHECK_FALSE(rapid("cup38"));
    CHECK(laws_of("fide-2001").kinds.blitz.length == Length{std::nullopt, at(15, false), false});
    CHECK(laws_of("cup38").kinds.blitz.length == Length{at(5, true), at(5, true), false});
}

TEST_CASE("A director's file says only what differs from its parent") {
    const auto read = read_laws("club", with({{"club", "parent = 'fide-2005'\n"
                                                       "title = 'Club'\n"
                                                       "[draw]\nagree_min_moves_each = 30\n"
                                                       "[draw.rep]\nforms = ['on_board']\n"
                                                       "[articles]\ndraw-by-agreement = 'club 7'\n"}}));
    REQUIRE(std::holds_alternative<Laws>(read));
    Laws club = std::get<Laws>(read);
    CHECK(club.name == "club");
    CHECK(club.draw.agree_min_moves_each == 30);
    CHECK_FALSE(club.draw.rep.intended);
    CHECK(club.article(Rule::DrawByAgreement) == "club 7");

    Laws expected = laws_of("fide-2005");
    expected.name = "club";
    expected.title = "Club";
    expected.draw.agree_min_moves_each = 30;
    expected.draw.rep.intended = false;
    expected.articles[Rule::DrawByAgreement] = "club 7";
    CHECK(club == expected);
}

TEST_CASE("An automatic draw can be switched off by a child") {
    const auto read = read_laws("club", with({{"club", "parent = 'fide-2023'\ntitle = 'Club'\n"
                                                       "[draw.auto]\nrepetition = 'never'\nmoves = 100\n"}}));
    REQUIRE(std::holds_alternative<Laws>(read));
    CHECK_FALSE(std::get<Laws>(read).draw.automatic.repetition);
    CHECK(std::get<Laws>(read).draw.automatic.moves == 100);
}

TEST_CASE("A parent named by a path lies beside its child") {
    const auto read = read_laws(
        "cups/spring.toml", with({{"cups/spring.toml", "parent = 'base.toml'\ntitle = 'Spring'"},
                                  {"cups/base.toml", "parent = 'fide-2005'\ntitle = 'Base'\n[draw.rep]\ncount = 4"}}));
    REQUIRE(std::holds_alternative<Laws>(read));
    CHECK(std::get<Laws>(read).title == "Spring");
    CHECK(std::get<Laws>(read).draw.rep.count == 4);
}

TEST_CASE("An unknown key is named with its line, and the known keys with it") {
    const DataFault fault = fault_of("parent = 'fide-2005'\ntitle = 'Club'\n[draw]\nagree_min_moves_eech = 30\n");
    CHECK(fault.file == "club.toml");
    CHECK(fault.line == 4);
    CHECK(fault.key == "draw.agree_min_moves_eech");
    CHECK(fault.expected.find("draw.agree_min_moves_each") != std::string::npos);

    CHECK(fault_of("title = 'Club'\n\n[articles]\nfirst = '1'").key == "articles.first");
    CHECK(fault_of("title = 'Club'\nblitz = true").key == "blitz");
}

TEST_CASE("A wrong type or value is named with what was expected") {
    const DataFault fault = fault_of("parent = 'fide-2005'\ntitle = 'Club'\n[draw.rep]\ncount = 'three'\n");
    CHECK(fault == DataFault{"club.toml", 4, "draw.rep.count", "a whole number from 2 to 1000"});

    const std::string head = "parent = 'fide-2005'\ntitle = 'Club'\n";
    CHECK(fault_of(head + "draw = 3").expected == "a table of keys");
    CHECK(fault_of(head + "draw.rep.count = 1").expected == "a whole number from 2 to 1000");
    CHECK(fault_of(head + "draw.rep.forms = ['intended']").key == "draw.rep.forms");
    CHECK(fault_of(head + "draw.rep.forms = 'on_board'").key == "draw.rep.forms");
    CHECK(fault_of(head + "draw.wrong_claim.own = 'third'").expected == R"("half" or "unchanged" or "repeat_loses")");
    CHECK(fault_of(head + "draw.auto.moves = 'always'").expected == "a whole number from 1 to 5000, or \"never\"");
    CHECK(fault_of(head + "resign.draw_if_no_mate = 'yes'").expected == "true or false");
    CHECK(fault_of(head + "draw.wrong_claim.opp_bonus = -1").expected ==
          "a whole number from 0 to 86400, or \"arbiter_amount\"");
    CHECK(fault_of(head + "clock.default_s = 1.5").expected == "a whole number from 0 to 86400");
    CHECK(fault_of(head + "clock.bad_stop = 'fine'").expected == R"("penalties" or "opp_plus")");
    CHECK(fault_of(head + "irr.illegal.ladder = []").expected.starts_with("a list, one entry for each illegal move"));
    CHECK(fault_of(head + "irr.illegal.ladder = [120, 'death']").key == "irr.illegal.ladder");
    CHECK(fault_of(head + "irr.reversed = 'stop'").expected == "a whole number from 1 to 1000, or \"continue\"");
    CHECK(fault_of(head + "rapid.range_min = '15 to 60'").expected.starts_with("minutes such as"));
    CHECK(fault_of(head + "rapid.range_min = 15").expected.ends_with("or \"none\""));
    CHECK(fault_of("parent = 'fide-2005'\ntitle = 'Club'\npenalties = ['jail']").line == 3);
    CHECK(fault_of("parent = 'fide-2005'\ntitle = 'Club'\nphone = 'smile'").expected ==
          R"("ring_loses" or "warning" or "device_loses", or "none")");
    CHECK(fault_of(head + "articles.checkmate = 5.1").expected == "the number of an Article in quotes");
    CHECK(fault_of("parent = 'fide-2005'\ntitle = ''").expected == "a title in quotes");
    CHECK(fault_of("penalties = []\n[articles]\ncheckmate = '1'").key == "title");
}

TEST_CASE("What a file does not say its parent does, the title too; without a parent it has to say all") {
    const auto read = read_laws("club", with({{"club", "parent = 'fide-2005'\n[draw.rep]\ncount = 4"}}));
    REQUIRE(std::holds_alternative<Laws>(read));
    CHECK(std::get<Laws>(read).title == std::get<Laws>(read_laws("fide-2005", with({}))).title);
    CHECK(fault_of("title = 'Alone'\n").key == "parent");
    CHECK(fault_of("title = 'Alone'\n").line == 1);
    CHECK(fault_of("parent = './club'\n").key == "parent");
}

TEST_CASE("A parent that is missing, no name, or a descendant is a fault") {
    const DataFault missing = fault_of("title = 'Club'\nparent = 'fide-1897'\n");
    CHECK(missing.line == 2);
    CHECK(missing.key == "parent");
    CHECK(missing.expected.find("fide-1897.toml") != std::string::npos);

    CHECK(fault_of("title = 'Club'\nparent = 2005").key == "parent");
    CHECK(fault_of("title = 'Club'\nparent = 'club'").key == "parent");

    const auto circle =
        read_laws("egg", with({{"egg", "parent = 'hen'\ntitle = 'Egg'"}, {"hen", "title = 'Hen'\nparent = 'egg'"}}));
    REQUIRE(std::holds_alternative<DataFault>(circle));
    CHECK(std::get<DataFault>(circle).file == "hen.toml");
    CHECK(std::get<DataFault>(circle).line == 2);
}

TEST_CASE("A fault in a parent names the parent's file") {
    const auto read = read_laws("child", with({{"child", "parent = 'older'\ntitle = 'Child'"},
                                               {"older", "parent = 'fide-2005'\ntitle = 'Older'\nwhat = 1"}}));
    REQUIRE(std::holds_alternative<DataFault>(read));
    CHECK(std::get<DataFault>(read).file == "older.toml");
    CHECK(std::get<DataFault>(read).line == 3);
}

TEST_CASE("An edition without a parent must number every Article in force") {
    const DataFault fault = fault_of("title = 'Alone'\n[articles]\nhas-the-move = '1'\n");
    CHECK(fault.file == "club.toml");
    CHECK(fault.key == "articles.legal-moves");
    CHECK(fault_of("title = 'Club'\nparent = 'fide-2005'\n[draw.auto]\nmoves = 75").key ==
          "articles.seventy-five-moves");
    CHECK(fault_of("title = 'Club'\nparent = 'fide-2005'\n[warnings]\nlose_at = 3").key == "articles.warnings");
}

TEST_CASE("Text that is no TOML, and an edition that does not exist, are faults") {
    const DataFault broken = fault_of("title = 'Club'\nparent = \n");
    CHECK(broken.file == "club.toml");
    CHECK(broken.line == 2);
    CHECK(broken.expected.starts_with("TOML"));

    const auto nobody = read_laws("nobody", with({}));
    REQUIRE(std::holds_alternative<DataFault>(nobody));
    CHECK(std::get<DataFault>(nobody).file == "nobody.toml");
    CHECK(std::holds_alternative<DataFault>(read_laws("../editions/fide-2005", with({}))));
    CHECK(std::holds_alternative<DataFault>(read_laws("/etc.toml", with({}))));
}

TEST_CASE("An edition can be given as a path to its file") {
    const auto read = read_laws(KLANGBRETT_DATA_FOLDER "/editions/fide-2001.toml", with({}));
    REQUIRE(std::holds_alternative<Laws>(read));
    CHECK(std::get<Laws>(read).article(Rule::MoveMade) == "4.7");
}
