// The lists of words that can be read back from a journal are whole.
#include "rules/table/words.hpp"
#include "tests/support/catch.hpp"

#include <set>
#include <string_view>

using namespace rules::table;

namespace {

/// The compiler sees to it that each value has a word; the first number without one is behind the last value.
template <typename Choices>
void check_whole(const Choices& all) {
    using Choice = typename Choices::value_type;
    std::set<std::string_view> words;
    std::size_t count = 0;
    for (; !word(static_cast<Choice>(count)).empty(); ++count) {
        const auto choice = static_cast<Choice>(count);
        INFO(word(choice));
        CHECK(parse_word(all, word(choice)) == choice);
        CHECK(words.insert(word(choice)).second);
    }
    CHECK(count == all.size());
}

} // namespace

TEST_CASE("Every word that can be written in a journal can be read back") {
    check_whole(all_results);
    check_whole(all_reasons);
    check_whole(all_claims);
    check_whole(all_declines);
    check_whole(all_illegal_policies);
    check_whole(all_illegalities);
    check_whole(all_restorations);
    check_whole(all_irregularities);
    check_whole(all_kinds);
    check_whole(all_points);
    check_whole(all_sanctions);
    check_whole(all_boards);
    check_whole(all_seats);
}
