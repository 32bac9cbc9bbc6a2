// An evening in the languages that are written from the right: what is typed, said and seen in them.
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

using namespace evening;
using namespace std::chrono_literals;
using speech::phrases::Direction;
using Lines = std::vector<std::string>;

TEST_CASE("A Persian menu is gone through by its letters, from either keyboard") {
    settings::Preferences preferences;
    preferences.language = "fa";
    Evening evening(preferences);
    evening.start();
    evening.said();
    evening.type("ت");
    CHECK(evening.said() == Lines{"تنظیمات"});
    evening.pass(2s);
    evening.type("ک");
    CHECK(evening.said() == Lines{"کلیدها"});
    evening.pass(2s);
    evening.type("خ");
    evening.said();
    evening.pass(2s);
    evening.type("\u0643"); // the Arabic keyboard's kaf
    CHECK(evening.said() == Lines{"کلیدها"});
}

TEST_CASE("Moves typed in Persian or Arabic words are made, and announced in FIDE's") {
    for (const auto& [language, words] : {std::pair{"fa", "اسب اف ۳"}, std::pair{"fa", "اسب به اف سه"},
                                          std::pair{"ar", "الحصان إلى إف ٣"}, std::pair{"ar", "حِصان إف ثَلاثَة"}}) {
        INFO(words);
        Evening evening = begun("300+3", language);
        evening.move(words);
        CHECK(contains(evening.said(), "Springer Felix drei"));
    }
}

TEST_CASE("An order in Persian is obeyed") {
    Evening evening = begun("300+3", "fa");
    evening.move("واگذار می‌کنم");
    CHECK(contains(evening.said(), "بازی را واگذار می‌کنید؟"));
}

TEST_CASE("A time and a number of moves are typed in the digits of any keyboard") {
    const auto asked = [](const std::string& row, const std::string& digits) {
        Evening evening = begun("300+3", "fa");
        evening.key("F9");
        choose(evening, "داور");
        choose(evening, "ساعت‌ها و حرکت‌شمارها");
        choose(evening, row);
        evening.type(digits);
        evening.key("Enter");
        return evening.said();
    };
    CHECK(contains(asked("تنظیمِ ساعتِ سیاه", "۱:۳۰"),
                   "ساعتِ سیاه روی ۱ دقیقه و ۳۰ ثانیه تنظیم می‌شود؟"));
    CHECK(contains(asked("تنظیمِ حرکت‌شمارِ سیاه", "۱۲"),
                   "حرکت‌شمارِ سیاه روی ۱۲ تنظیم می‌شود؟"));
}

TEST_CASE("The view tells the direction of the writing, and shows moves in figurines") {
    for (const char* language : {"fa", "ar"}) {
        Evening evening = begun("300+3", language);
        evening.move("Nf3");
        CHECK(evening.view().direction == Direction::RightToLeft);
        CHECK(evening.view().board->moves.front().starts_with("1. ♘f3"));
    }
    CHECK(begun("300+3", "en").view().direction == Direction::LeftToRight);
}

TEST_CASE("A Persian message is spelled by its letters, without the marks on them") {
    Evening evening = begun("300+3", "fa");
    evening.key("o");
    CHECK(evening.said() == Lines{"پیادهٔ سفید Eva zwei"});
    evening.key("F11");
    evening.key("F11");
    CHECK(evening.said().back() == "پ ی ا د ه س ف ی د E v a z w e i");
}
