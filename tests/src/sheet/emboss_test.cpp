// Scoresheets in Braille: what is embossed is read back by liblouis.
#include "rules/notation/letters.hpp"
#include "speech/phrases/locale.hpp"
#include "src/sheet/louis.hpp"
#include "tests/src/sheet/games.hpp"
#include "tests/support/catch.hpp"

#include <liblouis/liblouis.h>
#include <rapidcheck.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

using namespace games;
using namespace rules::table;
using sheet::Format;

namespace {

using Strings = std::vector<std::string>;

Strings split(const std::string& text, char at) {
    Strings parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, at);) parts.push_back(part);
    return parts;
}

/// The lines of a file without those that have the page's number.
Strings lines_of(const std::string& brf) {
    Strings lines;
    for (const std::string& page : split(brf, '\f')) {
        const Strings on_page = split(page, '\n');
        lines.insert(lines.end(), on_page.begin() + 1, on_page.end());
    }
    return lines;
}

std::string read_back(const std::string& table, const std::string& braille) {
    const std::vector<widechar> cells(braille.begin(), braille.end());
    std::vector<widechar> signs(16 * cells.size() + 16);
    int length = static_cast<int>(cells.size());
    int made = static_cast<int>(signs.size());
    const std::string tables = "en-us-brf.dis," + table;
    REQUIRE(lou_backTranslateString(tables.c_str(), cells.data(), &length, signs.data(), &made, nullptr, nullptr, 0) !=
            0);
    std::string text;
    for (int sign = 0; sign < made; ++sign) text += static_cast<char>(signs[static_cast<std::size_t>(sign)]);
    return text;
}

/// The words between the heading and the closing lines, read back: `1. e4 e5 2. Nf3 ...`.
Strings moves_in(const std::string& brf, const std::string& language) {
    const Strings lines = lines_of(brf);
    const auto begin = std::find(lines.begin(), lines.end(), "") + 1;
    const auto end = std::find(begin, lines.end(), "");
    Strings words;
    for (auto line = begin; line != end; ++line)
        for (const std::string& word : split(*line, ' '))
            if (!word.empty()) words.push_back(read_back(catalogue(language).locale().braille_moves, word));
    return words;
}

Strings numbered(const Strings& moves) {
    Strings words;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        if (ply % 2 == 0) words.push_back(std::to_string(ply / 2 + 1) + ".");
        for (const std::string& word : split(moves[ply], ' ')) words.push_back(word);
    }
    return words;
}

/// The moves with the initials of that language's pieces, where those are Latin.
Strings in_letters_of(const std::string& language, Strings moves) {
    const auto own = rules::notation::letters_of(language);
    if (!own || own->king.size() > 1) return moves;
    using rules::board::Role;
    for (std::string& move : moves)
        for (const Role role : {Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight})
            if (move.starts_with(rules::notation::english_letters().of(role))) {
                move.replace(0, 1, own->of(role));
                break;
            }
    return moves;
}

/// What is too long; empty if nothing is.
std::string excess(const std::string& brf) {
    for (const std::string& page : split(brf, '\f')) {
        const Strings lines = split(page, '\n');
        if (lines.size() > sheet::lines_a_page) return "a page of " + std::to_string(lines.size()) + " lines";
        for (const std::string& line : lines)
            if (line.size() > sheet::cells_a_line) return line;
    }
    return "";
}

} // namespace

TEST_CASE("A small game in Braille, cell by cell") {
    Played game({"e4", "e5", "Nf3 (=)", "Nc6", "Bb5", "a6", "O-O"});
    game.happen(Resigned{Color::Black});
    game.happen(Ended{Result::WhiteWins, Reason::Resignation});
    CHECK(game.sheets(Format::Braille) == R"(                                      #A
,SCORESHEET
,WHITE3 ,SINA
,BLACK3 ,ADA
,PLAYED3 #BJBF-#AA-#BJ
,LAWS3 ,,FIDE ,LAWS OF ,CHESS1 #A ,JULY
  #BJJE
,TIME3 #EDJJ"6#CJ

1. E4        E5
2. _NF3 (=)  _NC6
3. _BB5      A6
4. _>O-O

,RESULT3 #A-#J
,WHITE'S SIGNATURE
,BLACK'S SIGNATURE
)");
}

TEST_CASE("In every language the moves are read back as they were made") {
    for (const char* language : {"en", "es", "fa", "ar", "de", "fr"}) {
        INFO(language);
        const Played game(opera());
        const std::string brf = game.sheets(Format::Braille, language);
        CHECK(excess(brf) == "");
        CHECK(moves_in(brf, language) == numbered(in_letters_of(language, opera())));
    }
}

TEST_CASE("Bishops and pawns that capture on the same square are told apart") {
    for (const char* language : {"en", "de", "fr", "es", "fa", "ar"}) {
        const auto& table = catalogue(language).locale().braille_moves;
        CHECK(sheet::to_braille(table, "Bxc3") != sheet::to_braille(table, "bxc3"));
    }
}

TEST_CASE("A game of 120 moves fills pages of 25 lines of 40 cells, each with its number") {
    const Strings round{"Nf3", "Nf6", "Ng1", "Ng8"};
    Strings moves;
    for (std::size_t ply = 0; ply < 240; ++ply) moves.push_back(round[ply % 4] + (ply == 100 ? " (=)" : ""));
    const std::string brf = Played(moves).sheets(Format::Braille);
    CHECK(excess(brf) == "");
    const Strings pages = split(brf, '\f');
    CHECK(pages.size() == 6);
    for (std::size_t page = 0; page < pages.size(); ++page) {
        CHECK(split(pages[page], '\n').front() == std::string(38, ' ') + "#" + "ABCDEF"[page]);
        if (page + 1 < pages.size()) CHECK(split(pages[page], '\n').size() == sheet::lines_a_page);
    }
    CHECK(moves_in(brf, "en") == numbered(moves));
}

TEST_CASE("Nothing that is written on a sheet makes a line or a page too long") {
    rc::check([] {
        const auto word = rc::gen::container<std::string>(rc::gen::inRange<char>(' ', '\x7f'));
        sheet::Score score;
        score.heading = *rc::gen::container<Strings>(word);
        score.closing = *rc::gen::container<Strings>(word);
        const auto moves =
            *rc::gen::container<std::vector<std::pair<std::string, std::string>>>(rc::gen::pair(word, word));
        int number = 95;
        for (const auto& [white, black] : moves)
            score.lines.push_back({++number, {white, std::nullopt}, {black, std::nullopt}});
        const auto brf = sheet::emboss({score, score}, catalogue("fr").locale());
        RC_ASSERT(excess(std::get<std::string>(brf)) == "");
    });
}

TEST_CASE("A mark that a table does not know is left out, and the letter below it stays") {
    const auto with_mark = sheet::to_braille("fa-ir-g1.utb", "پیاده\u0654 سفید");
    REQUIRE(with_mark);
    CHECK(*with_mark == sheet::to_braille("fa-ir-g1.utb", "پیاده سفید"));
    CHECK(*sheet::to_braille("ar-ar-g1.utb", "ب\u064E") != *sheet::to_braille("ar-ar-g1.utb", "ب")); // it knows fatha
}

TEST_CASE("In every language the table knows each letter and mark of the sentences") {
    for (const speech::phrases::Language& language :
         speech::phrases::languages(speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER))) {
        const auto folder = speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER);
        const auto read = speech::phrases::read_locale(folder, language);
        const auto& locale = std::get<speech::phrases::Locale>(read);
        std::ifstream stream(folder / language.tag / "messages.toml");
        const std::string sentences{std::istreambuf_iterator<char>(stream), {}};
        REQUIRE_FALSE(sentences.empty());
        std::set<std::string> signs;
        for (std::size_t at = 0; at < sentences.size();) {
            std::size_t end = at + 1;
            while (end < sentences.size() && (static_cast<unsigned char>(sentences[end]) & 0xC0U) == 0x80U) ++end;
            signs.insert(sentences.substr(at, end - at));
            at = end;
        }
        for (const char* syntax : {"#", "_", "·"}) signs.erase(syntax); // no letters
        for (const std::string& sign : signs) {
            INFO(language.tag << " " << sign);
            const auto cells = sheet::to_braille(locale.braille_text, sign);
            REQUIRE(cells);
            CHECK(cells->find("\\X") == std::string::npos); // liblouis's way to spell out what it does not know
        }
    }
}

TEST_CASE("A table that is not there is named") {
    auto locale = catalogue("en").locale();
    locale.braille_moves = "klingon-comp6.ctb";
    sheet::Score score;
    score.lines.push_back({1, {"e4", std::nullopt}, {}});
    const auto brf = sheet::emboss({score}, locale);
    REQUIRE(std::holds_alternative<sheet::NoTable>(brf));
    CHECK(std::get<sheet::NoTable>(brf).name == "klingon-comp6.ctb");
}
