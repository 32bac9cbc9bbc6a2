// The list in which players record their own words.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

namespace {

using harness::contains;
using harness::SessionHarness;
using session::KeyReleased;
namespace templates = speech::hearing::templates;
using Lines = std::vector<std::string>;

/// In the list, with what was said of it.
Lines open_list(SessionHarness& harness) {
    harness.start();
    harness.keys({"Down", "Enter", "End"});
    harness.said();
    harness.key("Enter");
    return harness.said();
}

Lines hold_key(SessionHarness& harness) {
    harness.said();
    harness.key("Tab");
    harness.tell(KeyReleased{session::Command::RecordWord});
    return harness.said();
}

template <typename Effect>
std::ptrdiff_t count(const SessionHarness& harness) {
    return std::ranges::count_if(harness.effects(),
                                 [](const auto& effect) { return std::holds_alternative<Effect>(effect); });
}

} // namespace

TEST_CASE("The list of one's own words says how it is done, until something is recorded") {
    SessionHarness harness;
    CHECK(open_list(harness) == Lines{"Hold Tab, say the word you hear, and let go. Your own words. Anna: "
                                      "not recorded"});
    hold_key(harness);
    harness.keys({"Escape", "End"});
    CHECK(harness::asked(harness, "Enter") == Lines{"Your own words. Anna: 1 recording"});
}

TEST_CASE("A word that was recorded leads to the next of which there are fewer recordings") {
    SessionHarness harness;
    open_list(harness);
    CHECK(hold_key(harness) == Lines{"Recorded. König: not recorded"});
    CHECK(count<session::Listen>(harness) == 1);
    CHECK(count<session::StopListening>(harness) == 0);
    CHECK(hold_key(harness) == Lines{"Recorded. rook: not recorded"});
    harness.key("Home"); // who does not want to record the rest begins a second round
    CHECK(hold_key(harness) == Lines{"Recorded. König: 1 recording"});
    CHECK(hold_key(harness) == Lines{"Recorded. rook: not recorded"});
    CHECK(hold_key(harness) == Lines{"Recorded. Anna: 2 recordings"});
    CHECK(hold_key(harness) == Lines{"Recorded. König: 2 recordings"});
    CHECK(hold_key(harness) == Lines{"Recorded. rook: 1 recording"});
    CHECK(hold_key(harness) == Lines{"Recorded. rook: 2 recordings"});
    CHECK(hold_key(harness) == Lines{"Recorded. Every word is recorded three times now. rook: 3 recordings"});
}

TEST_CASE("Who has gone to another word before one was kept stays there, and Delete just after means no other word") {
    SessionHarness harness;
    open_list(harness);
    hold_key(harness);
    harness.key("Delete"); // meant for Anna
    CHECK(harness.own_words.front().recordings == 1);
    CHECK(harness.said() == Lines{"König: not recorded"});

    harness.word_is_late = true;
    hold_key(harness);
    CHECK(hold_key(harness) == Lines{"König: not recorded"}); // nothing is recorded meanwhile
    CHECK(count<session::Listen>(harness) == 2);
    harness.key("Down");
    harness.said();
    harness.keep_late_word();
    CHECK(harness.said() == Lines{"Recorded."});
    CHECK(hold_key(harness) == Lines{"Recorded. Anna: 1 recording"});
}

TEST_CASE("A recording that cannot be used is refused with what is wrong, and the word stays") {
    SessionHarness harness;
    open_list(harness);
    const auto refused = [&](templates::Fault fault) {
        harness.word_fault = std::move(fault);
        return hold_key(harness);
    };
    CHECK(refused(templates::TooSoft{}) == Lines{"Too soft. Please say it again, nearer to the microphone."});
    CHECK(refused(templates::Clipped{}) == Lines{"Too loud. Please say it again, farther from the microphone."});
    CHECK(refused(templates::TooShort{}) == Lines{"Too short. Hold the key while you say the word."});
    CHECK(refused(templates::TooLong{}) == Lines{"Too long for one word. Please say it again."});
    CHECK(refused(templates::UnlikeOthers{3.0}) == Lines{"Unlike your other recordings of Anna. Please say it again."});
    CHECK(refused(templates::LikeAnother{{{"de"}, "konig"}}) ==
          Lines{"That sounded more like König. Please say Anna again."});
    CHECK(hold_key(harness) == Lines{"Recorded. König: not recorded"});
}

TEST_CASE("A recording is heard again and deleted from its row; where there is none, it is told") {
    SessionHarness harness;
    open_list(harness);
    CHECK(harness::asked(harness, "Enter") == Lines{"Hold Tab, say the word you hear, and let go."});
    CHECK(harness::asked(harness, "Delete") == Lines{"There is no recording of this word."});
    hold_key(harness);
    harness.key("Up");
    harness.pass(std::chrono::seconds(1));
    CHECK(harness::asked(harness, "Enter").empty());
    CHECK(harness.heard_words == Lines{"anna"});
    harness.disk_is_full = true;
    CHECK(harness::asked(harness, "Enter") == Lines{"Your own words: no such file"});
    CHECK(harness::asked(harness, "Delete") == Lines{"Anna: recordings deleted."});
    CHECK(harness.own_words.front().recordings == 0);
    CHECK(harness.heard_words == Lines{"anna"});
    CHECK(harness.view().list->rows.size() == 3); // without the row that deletes all
}

TEST_CASE("All recordings are deleted after a question, and the row for that goes with them") {
    SessionHarness harness;
    open_list(harness);
    for (int word = 0; word < 3; ++word) hold_key(harness);
    harness.keys({"End", "Enter"});
    CHECK(contains(harness.said(), "Delete all recordings of your own words?"));
    harness.key("Escape");
    CHECK(harness.own_words.front().recordings == 1);
    harness.keys({"Enter", "Down"});
    harness.said();
    harness.key("Enter");
    const Lines told = harness.said();
    CHECK(contains(told, "All recordings of your own words are deleted."));
    CHECK(contains(told, "rook: not recorded"));
    CHECK(harness.own_words.front().recordings == 0);
}

TEST_CASE("Where nothing can be recorded the key tells the row, and never opens the microphone") {
    SessionHarness harness;
    open_list(harness);
    harness.key("Escape");
    CHECK(hold_key(harness) == Lines{"Your own words, list"});
    harness.key("Enter");
    hold_key(harness);
    harness.key("End");
    CHECK(hold_key(harness) == Lines{"Delete all recordings"});
    harness.key("Enter"); // the question
    CHECK(hold_key(harness) == Lines{"No"});
    CHECK(count<session::Listen>(harness) == 1);
}

TEST_CASE("Files that are no recordings are told when the list comes up") {
    SessionHarness harness;
    harness.damaged_words = {"words/de/anna/1.flac: no word is heard in it"};
    CHECK(contains(open_list(harness), "A recording of your own words cannot be used: words/de/anna/1.flac: no word is "
                                       "heard in it."));
}

TEST_CASE("Help in the list tells its keys") {
    SessionHarness harness;
    open_list(harness);
    const Lines help = harness::asked(harness, "F1");
    CHECK(contains(help, "Hold Tab, say the word once, and let go."));
    CHECK(contains(help, "Enter plays the last recording."));
    harness.key("Escape");
    CHECK(contains(harness::asked(harness, "F1"), "Record how you say the words"));
}
