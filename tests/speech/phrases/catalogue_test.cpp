#include "speech/phrases/catalogue.hpp"
#include "speech/phrases/locale.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <fstream>
#include <future>
#include <sstream>

using namespace speech::phrases;
using namespace std::chrono_literals;

namespace {

const std::filesystem::path locales = speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER);

Catalogue load(const std::string& tag) {
    auto loaded = Catalogue::load(locales, {tag});
    if (const auto* fault = std::get_if<CatalogueFault>(&loaded)) FAIL(fault->message());
    return std::get<Catalogue>(std::move(loaded));
}

std::string read(const std::filesystem::path& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

/// A copy of the English folder, with one piece of text in one of its files replaced.
class Damaged {
public:
    Damaged(const char* file, const std::string& old_text, const std::string& new_text) {
        std::filesystem::create_directories(folder_ / "en");
        for (const char* copied : {"messages.toml", "locale.toml"}) {
            std::string text = read(locales / "en" / copied);
            if (std::string(copied) == file) {
                const auto place = text.find(old_text);
                REQUIRE(place != std::string::npos);
                text.replace(place, old_text.size(), new_text);
            }
            std::ofstream(folder_ / "en" / copied) << text;
        }
    }

    CatalogueFault fault() const {
        const auto loaded = Catalogue::load(folder_.path(), {"en"});
        REQUIRE(std::holds_alternative<CatalogueFault>(loaded));
        return std::get<CatalogueFault>(loaded);
    }

private:
    tests::TemporaryFolder folder_;
};

} // namespace

TEST_CASE("Every language there is can be loaded") {
    const auto found = languages(locales);
    REQUIRE(found.size() >= 2);
    for (const Language& language : found) CHECK(load(language.tag).language() == language);
}

TEST_CASE("A language says how it is called, spoken and written") {
    CHECK(load("de").locale() ==
          Locale{
              {"de"}, "Deutsch", "de", Direction::LeftToRight, {"K", "D", "T", "L", "S"}, "de-g0.utb", "de-comp6.utb"});
    CHECK(load("en").locale().piece_letters == rules::notation::english_letters());
    CHECK(load("en").locale().accents == std::vector<std::string>{"en-us", "en-gb-scotland"});
    CHECK(load("fa").locale() == Locale{{"fa"},
                                        "فارسی",
                                        "fa",
                                        Direction::RightToLeft,
                                        {"ش", "و", "ر", "ف", "ا"},
                                        "fa-ir-g1.utb",
                                        "en-us-comp6.ctb",
                                        {},
                                        Calendar::Persian,
                                        {"الف", "ب", "ج", "د", "ه"}});
    CHECK(load("ar").locale() == Locale{{"ar"},
                                        "العربية",
                                        "ar",
                                        Direction::RightToLeft,
                                        {"م", "و", "ر", "ف", "ح"},
                                        "ar-ar-g1.utb",
                                        "en-us-comp6.ctb",
                                        {},
                                        Calendar::Gregorian,
                                        {"أ", "ب", "ج", "د", "ه"}});
}

TEST_CASE("A length of time is spoken without parts that are nothing") {
    const Catalogue english = load("en");
    const auto said = [&](std::chrono::milliseconds length) {
        const Runs runs = english.runs(PhraseId::TimeLength, {{"length", length}});
        REQUIRE(runs.size() == 1);
        return runs.front().text;
    };
    CHECK(said(65s) == "1 minute 5 seconds");
    CHECK(said(1s) == "1 second");
    CHECK(said(119999ms) == "1 minute 59 seconds");
    CHECK(said(5min) == "5 minutes");
    CHECK(said(1h) == "1 hour");
    CHECK(said(90min) == "1 hour 30 minutes");
    CHECK(said(1h + 21min + 40s) == "1 hour 21 minutes 40 seconds");
    CHECK(said(1h + 3s) == "1 hour 0 minutes 3 seconds");
    CHECK(said(999ms) == "less than a second");
    CHECK(said(0ms) == "0 seconds");
    CHECK(said(-3s) == "0 seconds");
    CHECK(load("de").text(PhraseId::TimeLength, {{"length", 61s}}) == "eine Minute eine Sekunde");
    CHECK(load("fr").text(PhraseId::TimeLength, {{"length", 61s}}) == "une minute une seconde");
    CHECK(load("fr").text(PhraseId::TimeLength, {{"length", 21min}}) == "vingt et une minutes");
    CHECK(load("fr").text(PhraseId::TimeLength, {{"length", 0s}}) == "0 seconde");
    CHECK(load("es").text(PhraseId::TimeLength, {{"length", 1h + 21min + 40s}}) ==
          "una hora, veintiún minutos y 40 segundos");
}

TEST_CASE("Persian counts in one form and Arabic in all of its six, in their own digits") {
    const auto said = [](const char* language, std::chrono::milliseconds length) {
        return load(language).text(PhraseId::TimeLength, {{"length", length}});
    };
    CHECK(said("fa", 1h + 2min + 30s) == "۱ ساعت و ۲ دقیقه و ۳۰ ثانیه");
    CHECK(said("ar", 0s) == "٠ ثانية");
    CHECK(said("ar", 1min) == "دقيقة واحدة");
    CHECK(said("ar", 2min) == "دقيقتان");
    CHECK(said("ar", 5min) == "٥ دقائق");
    CHECK(said("ar", 11min) == "١١ دقيقة");
    CHECK(load("ar").text(PhraseId::TimePeriodMoves, {{"moves", 100}, {"length", 2h}}) == "١٠٠ نقلة، الوقت ساعتان");
}

TEST_CASE("Words of another language are runs of their own, and punctuation stays with what it closes") {
    const Runs move{{{"de"}, "Springer Felix drei"}};
    CHECK(load("en").runs(PhraseId::ReadingAmbiguous, {{"moves", move}}) ==
          Runs{{{"en"}, "Which move:"}, {{"de"}, "Springer Felix drei?"}});
    CHECK(load("en").runs(PhraseId::MoveNumbered, {{"number", 12}, {"move", move}}) ==
          Runs{{{"en"}, "move 12:"}, {{"de"}, "Springer Felix drei"}});
    CHECK(load("fr").runs(PhraseId::ReadingAmbiguous, {{"moves", move}}) ==
          Runs{{{"fr"}, "Quel coup\u202F:"}, {{"de"}, "Springer Felix drei\u202F?"}});
    CHECK(load("fa").runs(PhraseId::ReadingAmbiguous, {{"moves", move}}) ==
          Runs{{{"fa"}, "کدام حرکت:"}, {{"de"}, "Springer Felix drei؟"}});
    CHECK(plain_text(Runs{{{"ar"}, "مُنافِسُك يُقَرِّر أَوَّلًا"}}) == "منافسك يقرر أولًا");
    CHECK(plain_text(Runs{{{"fa"}, "حرکتِ مادهٔ ۹"}}) == "حرکت مادهٔ ۹");
    CHECK(joined_text(Runs{{{"ar"}, "مُنافِسُك"}}) == "مُنافِسُك");
    CHECK(plain_text(Runs{{{"de"}, "Springer"}, {{"ar"}, "، أو"}, {{"de"}, "Läufer"}}) == "Springer، أو Läufer");
}

TEST_CASE("Digits are written as the language writes them") {
    CHECK(load("de").in_own_digits("1:21:40") == "1:21:40");
    CHECK(load("fa").in_own_digits("4:59") == "۴:۵۹");
    CHECK(load("ar").in_own_digits("9.8") == "٩.٨");
}

TEST_CASE("Words told of the opponent stay runs of their own, whatever their language") {
    const Runs move = as_opponents({{{"en"}, "knight f3"}});
    CHECK(load("en").runs(PhraseId::MoveNumbered, {{"number", 12}, {"move", move}}) ==
          Runs{{{"en"}, "move 12:"}, {{"en"}, "knight f3", Part::Opponent}});
}

TEST_CASE("Words of the same language become one run") {
    const Runs move{{{"de"}, "Springer"}, {{"de"}, "Felix drei"}};
    CHECK(load("de").runs(PhraseId::ReadingAmbiguous, {{"moves", move}}) ==
          Runs{{{"de"}, "Welcher Zug: Springer Felix drei?"}});
}

TEST_CASE("Text that looks like a pattern or a stand-in for other words is only text") {
    CHECK(load("en").text(PhraseId::ReadingStrangeWord, {{"word", "{x} it''s\uFDD0"}}) ==
          "Not understood: {x} it''s. A move is, for example, e4");
}

TEST_CASE("A catalogue says the short forms it has, and the rest as ever") {
    const Catalogue english = load("en");
    CHECK(english.text(PhraseId::AnnounceLifted, {{"who", "you"}, {"piece", "knight"}}, Form::Short) == "knight");
    CHECK(english.text(PhraseId::TimeLength, {{"length", 4min + 58s}}, Form::Short) == "4 58");
    CHECK(english.text(PhraseId::TimeLength, {{"length", 20min + 5s}}, Form::Short) == "20 05");
    CHECK(load("fa").text(PhraseId::TimeLength, {{"length", 20min + 5s}}, Form::Short) == "۲۰ ۰۵");
    CHECK(english.text(PhraseId::InsightMoveTook, {{"who", "you"}, {"time", 20min + 5s}}, Form::Short)
              .ends_with("20 minutes 5 seconds"));
    CHECK(english.text(PhraseId::TimeLength, {{"length", 5min}}, Form::Short) == "5 minutes");
    CHECK(english.text(PhraseId::TimeLength, {{"length", 4min + 58s}}) == "4 minutes 58 seconds");
}

TEST_CASE("The form of a phrase is that of the kind its section belongs to, and a length of time in it has its own") {
    const Catalogue english = load("en");
    Forms forms;
    forms.clocks = Form::Short;
    CHECK(english.text(PhraseId::AnnounceLifted, {{"who", "you"}, {"piece", "knight"}}, forms) == "You lift: knight");
    const auto clocks = [&] {
        return english.text(PhraseId::TimeClocks, {{"who", "you"}, {"first", 4min + 58s}, {"second", 5min}}, forms);
    };
    CHECK(clocks() == "4 58, 5 minutes");
    forms.clocks = Form::Normal;
    forms.moves = Form::Short;
    CHECK(english.text(PhraseId::AnnounceLifted, {{"who", "you"}, {"piece", "knight"}}, forms) == "knight");
    CHECK(clocks().find("4 minutes 58 seconds") != std::string::npos);
}

TEST_CASE("A phrase is found by its name in the files") {
    CHECK(parse_phrase_id("time.minutes_seconds") == PhraseId::TimeMinutesSeconds);
    CHECK(name(PhraseId::TimeMinutesSeconds) == "time.minutes_seconds");
    CHECK_FALSE(parse_phrase_id("time.minutes_second"));
    CHECK_FALSE(parse_phrase_id(""));
    CHECK_FALSE(parse_phrase_id("zzz.zzz"));
}

TEST_CASE("Several threads may ask for sentences at once") {
    const Catalogue english = load("en");
    const auto sentences = [&english] {
        std::string all;
        for (int count = 0; count < 40; ++count)
            all += english.text(PhraseId::TimePeriodMoves,
                                {{"moves", count}, {"length", std::chrono::milliseconds(count * 61'000)}});
        return all;
    };
    std::vector<std::future<std::string>> asked;
    for (int thread = 0; thread < 4; ++thread) asked.push_back(std::async(std::launch::async, sentences));
    const std::string alone = sentences();
    for (auto& answer : asked) CHECK(answer.get() == alone);
}

TEST_CASE("What is wrong with a language is named with file and line") {
    const CatalogueFault missing = Damaged("messages.toml", "\nminutes = ", "\n# minutes = ").fault();
    CHECK(missing.trouble == CatalogueTrouble::MissingPhrase);
    CHECK(missing.expected == "the phrase 'time.minutes'");

    const CatalogueFault unknown = Damaged("messages.toml", "[time]", "[time]\nminuets = \"a dance\"").fault();
    CHECK(unknown.trouble == CatalogueTrouble::UnknownPhrase);
    CHECK(unknown.message().find("messages.toml:") != std::string::npos);
    CHECK(unknown.expected == "no phrase 'time.minuets'");

    CHECK(Damaged("messages.toml", "{length}", "{length").fault().trouble == CatalogueTrouble::BadPattern);
    CHECK(Damaged("messages.toml", "::integer-width/00", "::no-such-style").fault().trouble ==
          CatalogueTrouble::BadPattern);
    CHECK(Damaged("messages.toml", "{length}", "{0}").fault().trouble == CatalogueTrouble::BadPattern);
    CHECK(Damaged("messages.toml", "{length}", "").fault().trouble == CatalogueTrouble::WrongArguments);
    CHECK(Damaged("messages.toml", "{length}", "{length} {more}").fault().trouble == CatalogueTrouble::WrongArguments);
    CHECK(Damaged("messages.toml", "{length}", "{length, number}").fault().trouble == CatalogueTrouble::WrongUse);

    // Words that decide what is said, each language by itself: one too few would be silence, one too many is never
    // said.
    const CatalogueFault silent = Damaged("messages.toml", "you {You say: I adjust} ", "").fault();
    CHECK(silent.trouble == CatalogueTrouble::WrongUse);
    CHECK(silent.expected == "a text for 'you' of {who} in announce.adjusting");
    const CatalogueFault misspelt =
        Damaged("messages.toml", "you {You say: I adjust} ", "yuo {You say: I adjust} ").fault();
    CHECK(misspelt.expected == "no 'yuo' for {who} in announce.adjusting");
    const CatalogueFault no_short =
        Damaged("messages.toml", "[short.time]", "[short.time]\nminuets = \"a dance\"").fault();
    CHECK(no_short.expected == "no phrase 'short.time.minuets'");
    CHECK(Damaged("messages.toml", "lifted = \"{piece}\"", "lifted = \"{hours}\"").fault().trouble ==
          CatalogueTrouble::WrongArguments);
    CHECK(Damaged("messages.toml", "[short.time]", "[short.time.more]").fault().trouble == CatalogueTrouble::NotToml);
    CHECK(Damaged("messages.toml", "[time]", "[time").fault().trouble == CatalogueTrouble::NotToml);
    CHECK(Damaged("messages.toml", "[time]", "[time]\nnumber = 5").fault().trouble == CatalogueTrouble::NotToml);
    CHECK(Damaged("locale.toml", "ltr", "up").fault().expected == "ltr or rtl");
    CHECK(Damaged("locale.toml", "direction", "calendar = \"julian\"\ndirection").fault().expected ==
          "gregorian or persian");
    CHECK(Damaged("locale.toml", "voice", "vioce").fault().trouble == CatalogueTrouble::BadLocale);
    CHECK(Damaged("locale.toml", "[\"en-us\"", "[7").fault().expected == "a list of texts for 'accents'");
    CHECK(Damaged("locale.toml", "accents = ", "accents = 7 #").fault().expected == "a list of texts for 'accents'");
    CHECK(Damaged("locale.toml", "name", "# name").fault().expected == "the key 'name'");
    const std::string five = "in 'piece_letters' five different texts: for king, queen, rook, bishop and knight";
    CHECK(Damaged("locale.toml", "piece_letters = [", "piece_letters = \"en\" # [").fault().expected == five);
    CHECK(Damaged("locale.toml", "\"N\"]", "\"\"]").fault().expected == five);
    CHECK(Damaged("locale.toml", "\"N\"]", "\"K\"]").fault().expected == five);
    CHECK(Damaged("locale.toml", ", \"N\"]", "]").fault().expected == five);
    CHECK(Damaged("locale.toml", "piece_letters", "article_letters = [1]\npiece_letters").fault().expected ==
          "a list of texts for 'article_letters'");
    CHECK(Damaged("locale.toml", "piece_letters", "# piece_letters").fault().expected == five);

    const auto nowhere = Catalogue::load(locales, {"xx"});
    REQUIRE(std::holds_alternative<CatalogueFault>(nowhere));
    CHECK(std::get<CatalogueFault>(nowhere).trouble == CatalogueTrouble::Unreadable);
}
