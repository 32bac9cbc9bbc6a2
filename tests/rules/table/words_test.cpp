// The words for small choices can be read back, and no two choices of a type share one.
#include "rules/table/words.hpp"
#include "tests/support/catch.hpp"

#include <set>
#include <string_view>

using namespace rules::table;

namespace {

template <typename Choice>
void check_words() {
    std::set<std::string_view> words;
    for (const Choice choice : all_of<Choice>) {
        INFO(word(choice));
        CHECK(parse_word<Choice>(word(choice)) == choice);
        CHECK(words.insert(word(choice)).second);
    }
}

} // namespace

TEST_CASE("Every word that can be written in a journal can be read back") {
    check_words<Result>();
    check_words<Reason>();
    check_words<Claim>();
    check_words<Decline>();
    check_words<IllegalPolicy>();
    check_words<Illegality>();
    check_words<Restoration>();
    check_words<Irregularity>();
    check_words<Kind>();
    check_words<Points>();
    check_words<Sanction>();
    check_words<Offence>();
    check_words<Boards>();
    check_words<Seat>();
    check_words<rules::board::Color>();
    check_words<rules::board::Role>();
}

TEST_CASE("All choices of a type are counted, up to the last") {
    CHECK(all_of<Reason>.back() == Reason::MissedCaptures);
    CHECK(all_of<Result>.back() == Result::Cancelled);
    CHECK(all_of<Offence>.back() == Offence::Absence);
    CHECK(all_of<Color>.size() == 2);
}

TEST_CASE("A word of another type is none of this one") {
    CHECK_FALSE(parse_word<Kind>("blind"));
    CHECK_FALSE(parse_word<Seat>(""));
    CHECK(expected_words<Kind>() == "standard or rapid or blitz");
}
