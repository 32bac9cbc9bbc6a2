#include "speech/vocabulary/folding.hpp"
#include "speech/vocabulary/vocabulary.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

using base::toml::DataFault;
using namespace speech::vocabulary;
using rules::board::File;
using rules::board::Rank;
using rules::board::Role;
using rules::board::Square;

namespace {

const std::filesystem::path source = KLANGBRETT_DATA_FOLDER;

Vocabulary load(const std::string& name) {
    const auto path = find_vocabulary(source, name);
    REQUIRE(path);
    auto loaded = Vocabulary::load(*path);
    if (const auto* fault = std::get_if<DataFault>(&loaded)) FAIL(base::toml::describe(*fault));
    return std::get<Vocabulary>(std::move(loaded));
}

/// What the vocabulary takes the words for, one meaning or several.
std::vector<Meaning> meanings(const Vocabulary& vocabulary, const std::string& text) {
    std::vector<std::string> words;
    for (const Word& word : split(text)) words.push_back(word.folded);
    std::vector<Meaning> found;
    for (const Spelling& spelling : vocabulary.spellings())
        if (spelling.words == words) found.push_back(spelling.meaning);
    return found;
}

DataFault fault_of(const std::string& old_text, const std::string& new_text) {
    std::ostringstream read;
    read << std::ifstream(source / "vocabularies/nato.toml").rdbuf();
    std::string text = read.str();
    const auto place = text.find(old_text);
    REQUIRE(place != std::string::npos);
    text.replace(place, old_text.size(), new_text);
    const tests::TemporaryFolder folder;
    const auto path = folder / "damaged.toml";
    std::ofstream(path) << text;
    const auto loaded = Vocabulary::load(path);
    REQUIRE(std::holds_alternative<DataFault>(loaded));
    return std::get<DataFault>(loaded);
}

} // namespace

TEST_CASE("Every vocabulary there is can be loaded") {
    CHECK(vocabulary_names(source) == std::vector<std::string>{"fide-german", "nato", "ar", "de", "en", "es", "fa",
                                                               "fr", "ar-spelled", "de-spelled", "en-spelled",
                                                               "es-spelled", "fa-spelled", "fr-spelled"});
    for (const std::string& name : vocabulary_names(source)) CHECK_FALSE(load(name).name().empty());
    CHECK_FALSE(find_vocabulary(source, "klingon"));
}

TEST_CASE("The announcing words of the Laws are said in one canonical German form") {
    const Vocabulary fide = load("fide-german");
    CHECK(fide.language().tag == "de");
    CHECK(fide.word(File::C) == "Cäsar");
    CHECK(fide.word(File::H) == "Hektor");
    CHECK(fide.word(Rank::Five) == "fünf");
    CHECK(fide.word(Sign::ShortCastling) == "kurze Rochade");
    CHECK(fide.square(Square(File::F, Rank::Three)) == "Felix drei");
    CHECK(load("en").square(Square(File::F, Rank::Three)) == "f3");
}

TEST_CASE("S34: the spellings of all translations of the Laws are understood") {
    const Vocabulary fide = load("fide-german");
    for (const char* spelling : {"Cäsar", "Cesar", "Cessar", "CAESAR", "casar", "سزار", "سيزر", "سیزر"})
        CHECK(meanings(fide, spelling) == std::vector<Meaning>{File::C});
    for (const char* spelling : {"fünf", "fuenf", "FÜNF", "funf", "فونف", "فنڤ"})
        CHECK(meanings(fide, spelling) == std::vector<Meaning>{Rank::Five});
    CHECK(meanings(fide, "زبین") == std::vector<Meaning>{Rank::Seven});
    CHECK(meanings(fide, "زیبن") == std::vector<Meaning>{Rank::Seven});
    for (const char* spelling : {"Kurze Rochade", "کورتسه رودشاده", "كورترز روشادي", "KURZ", "O-O", "0-0"})
        CHECK(meanings(fide, spelling) == std::vector<Meaning>{Sign::ShortCastling});
    for (const char* spelling : {"lange Rochade", "لانگه رودشاده", "لانج روشادي", "o-o-o"})
        CHECK(meanings(fide, spelling) == std::vector<Meaning>{Sign::LongCastling});
    CHECK(meanings(fide, "کونیگ") == std::vector<Meaning>{Role::King});
    CHECK(meanings(fide, "كونيگ") == std::vector<Meaning>{Role::King});
    CHECK(meanings(fide, "هيكاتور") == std::vector<Meaning>{File::H});
}

TEST_CASE("No word of a vocabulary means two things in it, unless it leads to a square and is a file, or a drop") {
    const auto is_either = [](const Meaning& one, const Meaning& other) {
        return (std::holds_alternative<File>(one) || one == Meaning{Sign::Drop}) && other == Meaning{Sign::To};
    };
    for (const std::string& name : vocabulary_names(source)) {
        const Vocabulary vocabulary = load(name);
        for (const Spelling& one : vocabulary.spellings())
            for (const Spelling& other : vocabulary.spellings())
                if (one.words == other.words) {
                    INFO(name << ": " << one.words.front());
                    CHECK((one.meaning == other.meaning || is_either(one.meaning, other.meaning) ||
                           is_either(other.meaning, one.meaning)));
                }
    }
}

TEST_CASE("Every vocabulary has one word for what comes first without a key") {
    for (const std::string& name : vocabulary_names(source)) {
        CAPTURE(name);
        const Vocabulary vocabulary = load(name);
        const auto opening = split(vocabulary.word(Opening::Move));
        CHECK(opening.size() == 1);
        CHECK(meanings(vocabulary, vocabulary.word(Opening::Move)) == std::vector<Meaning>{Opening::Move});
    }
}

TEST_CASE("All vocabularies are loaded, each under its name") {
    const auto loaded = load_all(source);
    const auto* all = std::get_if<std::vector<NamedVocabulary>>(&loaded);
    REQUIRE(all != nullptr);
    CHECK(std::none_of(all->begin(), all->end(), [](const auto& one) { return one.name.ends_with("-spelled"); }));
    CHECK(all->size() == 8);
    const auto spanish = std::find_if(all->begin(), all->end(), [](const auto& one) { return one.name == "es"; });
    REQUIRE(spanish != all->end());
    CHECK(spanish->vocabulary.name() == "Español");
}

TEST_CASE("Folding sees no difference of case, accents, script habits and digits") {
    CHECK(fold("LÄUFER") == fold("laufer"));
    CHECK(fold("La\u0308ufer") == fold("Läufer"));
    CHECK(fold("große") == "grosse");
    CHECK(fold("ی") == fold("ي"));
    CHECK(fold("ک") == fold("ك"));
    CHECK(fold("أنا") == fold("انا"));
    CHECK(fold("۵") == "5");
    CHECK(fold("٥") == "5");
    CHECK(fold("می\u200Cشود") == fold("میشود"));
    CHECK(fold(fold("Cäsar FÜNF")) == fold("Cäsar FÜNF"));
    CHECK(fold("") == "");
    CHECK(fold("\xff\xfe") == fold(fold("\xff\xfe")));
}

TEST_CASE("Text is parted into words, which keep how they were written") {
    CHECK(split(" Springer-Felix,  drei! ") ==
          std::vector<Word>{{"Springer", "springer"}, {"Felix", "felix"}, {"drei", "drei"}});
    CHECK(split("e8=D+") == std::vector<Word>{{"e8=D+", "e8=d+"}});
    CHECK(split(" -- ?!").empty());
}

TEST_CASE("A vocabulary has from its parent what its own file lacks") {
    const Vocabulary spelled = load("en-spelled");
    CHECK(spelled.name() == "English, squares spelled");
    CHECK(spelled.square(Square(File::F, Rank::Three)) == "f, 3");
    CHECK(spelled.word(Role::Knight) == "knight");
    CHECK(spelled.spellings() == load("en").spellings());
    CHECK(load("fa-spelled").square(Square(File::F, Rank::Three)) == "اف، ۳");
    CHECK(load("de-spelled").fill(MovePattern::MoveFrom, {{"piece", "Turm"}, {"from", "a"}, {"to", "d, 1"}}) ==
          "Turm a nach d, 1");
}

TEST_CASE("What is wrong with a parent is told of its own file, the rest of the child's") {
    const tests::TemporaryFolder folder;
    const auto child = folder / "child.toml";
    const auto fault = [&](const std::string& text) {
        std::ofstream(child) << "name = \"Child\"\nlanguage = \"en\"\n" << text;
        const auto loaded = Vocabulary::load(child);
        REQUIRE(std::holds_alternative<DataFault>(loaded));
        return std::get<DataFault>(loaded);
    };
    CHECK(fault("parent = \"nobody.toml\"\n").file == folder / "nobody.toml");
    CHECK(fault("parent = 7\n").expected == "a text");
    std::filesystem::copy_file(source / "vocabularies/nato.toml", folder / "nato.toml",
                               std::filesystem::copy_options::overwrite_existing);
    const DataFault own = fault("parent = \"nato.toml\"\n[say]\nsquare = \"{file}\"\n");
    CHECK(own.file == child);
    CHECK(own.line == 5);
    CHECK(own.expected == "a pattern with the arguments file rank");
    std::ofstream(folder / "nato.toml", std::ios::app) << "\nbroken";
    CHECK(fault("parent = \"nato.toml\"\n").file == folder / "nato.toml");
}

TEST_CASE("What is wrong with a vocabulary is named with its line") {
    CHECK(fault_of("a = [\"alpha\", \"alfa\"]\n", "").expected == "the key a in [file]");
    const DataFault unknown = fault_of("b = [", "bb = [");
    CHECK(unknown.expected == "no key 'bb' in [file]");
    CHECK(unknown.line == 9);
    CHECK(fault_of("[\"bravo\"]", "[]").expected == "a list of texts for b in [file]");
    CHECK(fault_of("[\"bravo\"]", "[5]").expected == "a text");
    CHECK(fault_of("{move}, mate", "{mov}, mate").expected == "a pattern with the arguments move");
    CHECK(fault_of("{move}, mate", "{move, mate").expected == "a pattern with the arguments move");
    CHECK(base::toml::describe(fault_of("[piece]", "[pieces]")).find("damaged.toml:") != std::string::npos);
    CHECK(fault_of("name = ", "title = ").expected.find("not 'title'") != std::string::npos);
    CHECK(fault_of("language = \"en\"", "").expected == "the key 'language'");
    CHECK(fault_of("[say]", "[say").line > 1);
    const auto nowhere = Vocabulary::load(source / "no_such_file.toml");
    REQUIRE(std::holds_alternative<DataFault>(nowhere));
    CHECK(std::get<DataFault>(nowhere).expected == "a readable file");
}
