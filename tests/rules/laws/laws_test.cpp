#include "rules/laws/laws.hpp"

#include "src/storage/editions.hpp"
#include "tests/support/catch.hpp"

using namespace rules::laws;

namespace {

/// Editions that exist only here, and the real ones.
EditionSource with(std::map<std::string, std::string> files) {
    return [files = std::move(files), real = storage::edition_source(KLANGBRETT_SOURCE_DIR)](std::string_view name) {
        const auto found = files.find(std::string(name));
        return found == files.end() ? real(name) : std::optional(found->second);
    };
}

Laws laws_of(std::string_view name) {
    const auto read = read_laws(name, with({}));
    REQUIRE(std::holds_alternative<Laws>(read));
    return std::get<Laws>(read);
}

LawsFault fault_of(const std::string& text) {
    const auto read = read_laws("club", with({{"club", text}}));
    REQUIRE(std::holds_alternative<LawsFault>(read));
    return std::get<LawsFault>(read);
}

} // namespace

TEST_CASE("Every edition in the tree can be read and numbers its Articles") {
    for (const auto& entry : std::filesystem::directory_iterator(KLANGBRETT_SOURCE_DIR "/rules/laws/editions")) {
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
    CHECK_FALSE(older.automatic_repetition_count);
    CHECK_FALSE(older.automatic_moves_each);
    CHECK(older.wrong_claim == WrongClaim::HalfUpToThreeMinutes);
    CHECK(older.wrong_claim_bonus_s == 180);
    CHECK_FALSE(older.next_move_completes);
    CHECK(older.agreement_minimum_moves_each == 0);

    const Laws newer = laws_of("fide-2023");
    CHECK(newer.automatic_repetition_count == 5);
    CHECK(newer.automatic_moves_each == 75);
    CHECK(newer.wrong_claim == WrongClaim::OpponentBonus);
    CHECK(newer.wrong_claim_bonus_s == 120);
    CHECK(newer.wrong_claim_bonus_rapid_s == 60);
    CHECK(newer.resignation_draws_if_no_mate);
    CHECK(newer.agreement_minimum_moves_each == 1);
    CHECK(newer.article(Rule::FivefoldRepetition) == "9.6.1");
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
    CHECK(club.agreement_minimum_moves_each == 30);
    CHECK_FALSE(club.claim_with_intended_move);
    CHECK(club.article(Rule::DrawByAgreement) == "club 7");

    Laws expected = laws_of("fide-2005");
    expected.name = "club";
    expected.title = "Club";
    expected.agreement_minimum_moves_each = 30;
    expected.claim_with_intended_move = false;
    expected.articles[Rule::DrawByAgreement] = "club 7";
    CHECK(club == expected);
}

TEST_CASE("An automatic draw can be switched off by a child") {
    const auto read = read_laws("club", with({{"club", "parent = 'fide-2023'\ntitle = 'Club'\n"
                                                       "[draw.auto]\nrepetition = 'never'\nmoves = 100\n"}}));
    REQUIRE(std::holds_alternative<Laws>(read));
    CHECK_FALSE(std::get<Laws>(read).automatic_repetition_count);
    CHECK(std::get<Laws>(read).automatic_moves_each == 100);
}

TEST_CASE("A parent named by a path lies beside its child") {
    const auto read = read_laws(
        "cups/spring.toml", with({{"cups/spring.toml", "parent = 'base.toml'\ntitle = 'Spring'"},
                                  {"cups/base.toml", "parent = 'fide-2005'\ntitle = 'Base'\n[draw.rep]\ncount = 4"}}));
    REQUIRE(std::holds_alternative<Laws>(read));
    CHECK(std::get<Laws>(read).title == "Spring");
    CHECK(std::get<Laws>(read).repetition_count == 4);
}

TEST_CASE("An unknown key is named with its line, and the known keys with it") {
    const LawsFault fault = fault_of("parent = 'fide-2005'\ntitle = 'Club'\n[draw]\nagree_min_moves_eech = 30\n");
    CHECK(fault.file == "club.toml");
    CHECK(fault.line == 4);
    CHECK(fault.key == "draw.agree_min_moves_eech");
    CHECK(fault.expected.find("draw.agree_min_moves_each") != std::string::npos);

    CHECK(fault_of("title = 'Club'\n\n[articles]\nfirst = '1'").key == "articles.first");
    CHECK(fault_of("title = 'Club'\nblitz = true").key == "blitz");
}

TEST_CASE("A wrong type or value is named with what was expected") {
    const LawsFault fault = fault_of("parent = 'fide-2005'\ntitle = 'Club'\n[draw.rep]\ncount = 'three'\n");
    CHECK(fault == LawsFault{"club.toml", 4, "draw.rep.count", "a whole number from 2 to 1000"});

    const std::string head = "parent = 'fide-2005'\ntitle = 'Club'\n";
    CHECK(fault_of(head + "draw = 3").expected == "a table of keys");
    CHECK(fault_of(head + "draw.rep.count = 1").expected == "a whole number from 2 to 1000");
    CHECK(fault_of(head + "draw.rep.forms = ['intended']").key == "draw.rep.forms");
    CHECK(fault_of(head + "draw.rep.forms = 'on_board'").key == "draw.rep.forms");
    CHECK(fault_of(head + "draw.wrong_claim.own = 'third'").expected == "\"half\" or \"unchanged\"");
    CHECK(fault_of(head + "draw.auto.moves = 'always'").expected == "a whole number from 1 to 5000, or \"never\"");
    CHECK(fault_of(head + "resign.draw_if_no_mate = 'yes'").expected == "true or false");
    CHECK(fault_of(head + "articles.checkmate = 5.1").expected == "the number of an Article in quotes");
    CHECK(fault_of("parent = 'fide-2005'\ntitle = ''").expected == "a title in quotes");
    CHECK(fault_of("parent = 'fide-2005'\n").key == "title");
}

TEST_CASE("A parent that is missing, no name, or a descendant is a fault") {
    const LawsFault missing = fault_of("title = 'Club'\nparent = 'fide-1897'\n");
    CHECK(missing.line == 2);
    CHECK(missing.key == "parent");
    CHECK(missing.expected.find("fide-1897.toml") != std::string::npos);

    CHECK(fault_of("title = 'Club'\nparent = 2005").key == "parent");
    CHECK(fault_of("title = 'Club'\nparent = 'club'").key == "parent");

    const auto circle =
        read_laws("egg", with({{"egg", "parent = 'hen'\ntitle = 'Egg'"}, {"hen", "title = 'Hen'\nparent = 'egg'"}}));
    REQUIRE(std::holds_alternative<LawsFault>(circle));
    CHECK(std::get<LawsFault>(circle).file == "hen.toml");
    CHECK(std::get<LawsFault>(circle).line == 2);
}

TEST_CASE("A fault in a parent names the parent's file") {
    const auto read = read_laws("child", with({{"child", "parent = 'older'\ntitle = 'Child'"},
                                               {"older", "parent = 'fide-2005'\ntitle = 'Older'\nwhat = 1"}}));
    REQUIRE(std::holds_alternative<LawsFault>(read));
    CHECK(std::get<LawsFault>(read).file == "older.toml");
    CHECK(std::get<LawsFault>(read).line == 3);
}

TEST_CASE("An edition without a parent must number every Article in force") {
    const LawsFault fault = fault_of("title = 'Alone'\n[articles]\nhas-the-move = '1'\n");
    CHECK(fault.file == "club.toml");
    CHECK(fault.key == "articles.legal-moves");
    CHECK(fault_of("title = 'Club'\nparent = 'fide-2005'\n[draw.auto]\nmoves = 75").key ==
          "articles.seventy-five-moves");
}

TEST_CASE("Text that is no TOML, and an edition that does not exist, are faults") {
    const LawsFault broken = fault_of("title = 'Club'\nparent = \n");
    CHECK(broken.file == "club.toml");
    CHECK(broken.line == 2);
    CHECK(broken.expected.starts_with("TOML"));

    const auto nobody = read_laws("nobody", with({}));
    REQUIRE(std::holds_alternative<LawsFault>(nobody));
    CHECK(std::get<LawsFault>(nobody).file == "nobody.toml");
    CHECK(std::holds_alternative<LawsFault>(read_laws("../editions/fide-2005", with({}))));
    CHECK(std::holds_alternative<LawsFault>(read_laws("/etc.toml", with({}))));
}

TEST_CASE("An edition can be given as a path to its file") {
    const auto read = read_laws(KLANGBRETT_SOURCE_DIR "/rules/laws/editions/fide-2001.toml", with({}));
    REQUIRE(std::holds_alternative<Laws>(read));
    CHECK(std::get<Laws>(read).article(Rule::MoveMade) == "4.7");
}
