// A game in the languages that are written from the right: what is typed, said and seen in them.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

using namespace harness;
using namespace std::chrono_literals;
using speech::phrases::Direction;
using Lines = std::vector<std::string>;

TEST_CASE("A Persian menu is gone through by its letters, from either keyboard") {
    settings::Preferences preferences;
    preferences.language = "fa";
    SessionHarness harness(preferences);
    harness.start();
    harness.said();
    harness.type("ت");
    CHECK(harness.said() == Lines{"تنظیمات"});
    harness.pass(2s);
    harness.type("ک");
    CHECK(harness.said() == Lines{"کلیدها"});
    harness.pass(2s);
    harness.type("خ");
    harness.said();
    harness.pass(2s);
    harness.type("\u0643"); // the Arabic keyboard's kaf
    CHECK(harness.said() == Lines{"کلیدها"});
}

TEST_CASE("Moves typed in Persian or Arabic words are made, and announced in FIDE's") {
    for (const auto& [language, words] : {std::pair{"fa", "اسب اف ۳"}, std::pair{"fa", "اسب به اف سه"},
                                          std::pair{"ar", "الحصان إلى إف ٣"}, std::pair{"ar", "حِصان إف ثَلاثَة"}}) {
        INFO(words);
        SessionHarness harness = begun("300+3", language);
        harness.move(words);
        CHECK(contains(harness.said(), "Springer Felix drei"));
    }
}

TEST_CASE("An order in Persian is obeyed") {
    SessionHarness harness = begun("300+3", "fa");
    harness.move("واگذار می‌کنم");
    CHECK(contains(harness.said(), "بازی را واگذار می‌کنید؟"));
}

TEST_CASE("A time and a number of moves are typed in the digits of any keyboard") {
    const auto asked = [](const std::string& row, const std::string& digits) {
        SessionHarness harness = begun("300+3", "fa");
        harness.key("F9");
        choose(harness, "داور");
        choose(harness, "ساعت‌ها و حرکت‌شمارها");
        choose(harness, row);
        harness.type(digits);
        harness.key("Enter");
        return harness.said();
    };
    CHECK(contains(asked("تنظیم ساعت سیاه", "۱:۳۰"),
                   "ساعت سیاه روی ۱ دقیقه و ۳۰ ثانیه تنظیم می‌شود؟"));
    CHECK(contains(asked("تنظیم حرکت‌شمار سیاه", "۱۲"),
                   "حرکت‌شمار سیاه روی ۱۲ تنظیم می‌شود؟"));
}

TEST_CASE("The view tells the direction of the writing, and shows moves in figurines") {
    for (const char* language : {"fa", "ar"}) {
        SessionHarness harness = begun("300+3", language);
        harness.move("Nf3");
        CHECK(harness.view().direction == Direction::RightToLeft);
        CHECK(harness.view().board->moves.front().starts_with("1. ♘f3"));
    }
    CHECK(begun("300+3", "en").view().direction == Direction::LeftToRight);
}

TEST_CASE("A Persian message is spelled by its letters, without the marks on them") {
    SessionHarness harness = begun("300+3", "fa");
    harness.key("o");
    CHECK(harness.said() == Lines{"پیادهٔ سفید Eva zwei"});
    harness.key("F11");
    harness.key("F11");
    CHECK(harness.said().back() == "پ ی ا د ه، س ف ی د، E v a, z w e i");
}
