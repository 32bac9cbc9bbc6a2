// Which languages are written alike.
#include "speech/phrases/script.hpp"
#include "tests/support/catch.hpp"

using speech::phrases::Language;
using speech::phrases::share_script;

TEST_CASE("Languages share a script with those that are usually written in the same one") {
    for (const char* tag : {"de", "fr", "es", "nl"}) CHECK(share_script(Language{"en"}, Language{tag}));
    CHECK(share_script(Language{"fa"}, Language{"ar"}));
    CHECK_FALSE(share_script(Language{"fa"}, Language{"en"}));
    CHECK_FALSE(share_script(Language{"ru"}, Language{"en"}));
    CHECK_FALSE(share_script(Language{"ru"}, Language{"ar"}));
}

TEST_CASE("A language nobody knows is taken to be written in Latin letters") {
    CHECK(share_script(Language{"xx"}, Language{"en"}));
    CHECK(share_script(Language{""}, Language{"de"}));
}
