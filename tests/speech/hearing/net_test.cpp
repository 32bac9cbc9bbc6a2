#include "speech/hearing/any_move.hpp"
#include "speech/hearing/sayable.hpp"
#include "tests/speech/hearing/saying.hpp"

#include <algorithm>

namespace {

using speech::hearing::Net;

/// Whether the words lead from the start of the net to one of its ends.
bool leads(const Net& net, std::vector<std::string> words, int place = 0) {
    if (words.empty()) return std::count(net.ends.begin(), net.ends.end(), place) > 0;
    const std::string first = words.front();
    words.erase(words.begin());
    return std::any_of(net.arcs.begin(), net.arcs.end(), [&](const Net::Arc& arc) {
        return arc.from == place && arc.word.text == first && leads(net, words, arc.to);
    });
}

Net net_in(const char* fen) {
    std::set<speech::hearing::Phrase> phrases;
    for (const auto& choice : speech::hearing::sayable_in(words::position_of(fen)))
        phrases.insert(choice.phrases.begin(), choice.phrases.end());
    return net_of(phrases, saying::speech_of_english().tongues);
}

constexpr const char* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST_CASE("short and long announcements of moves that can be made lead through the net") {
    const Net net = net_in(initial);
    CHECK(leads(net, {"springer", "felix", "drei"}));
    CHECK(leads(net, {"springer", "gustav", "eins", "felix", "drei"}));
    CHECK(leads(net, {"springer", "nach", "felix", "drei"}));
    CHECK(leads(net, {"eva", "vier"}));
    CHECK(leads(net, {"eva", "zwo", "eva", "vier"}));
    CHECK(leads(net, {"knight", "f", "three"}));
    CHECK(leads(net, {"offer", "draw"}));
}

TEST_CASE("all vocabularies of a language whose sounds are known are one tongue, without a spelling twice") {
    auto german = words::english().locale();
    german.language.tag = "de";
    const auto& equipment = saying::equipment();
    const auto tongues = speech::hearing::tongues_for(german, equipment.vocabularies, equipment.sounds);
    REQUIRE(tongues.size() == 1);
    const auto& all = tongues.front().all();
    for (auto one = all.begin(); one != all.end(); ++one)
        CHECK(std::find(std::next(one), all.end(), *one) == all.end());
    CHECK(tongues.front().knows("anna"));
    CHECK(tongues.front().knows("remis"));
    CHECK(tongues.front().written("casar") == "Cäsar");
    CHECK(speech::hearing::tongues_for(german, equipment.vocabularies).size() == 2); // as they are recorded
}

TEST_CASE("nothing else does") {
    const Net net = net_in(initial);
    CHECK_FALSE(leads(net, {"springer", "felix", "sechs"}));
    CHECK_FALSE(leads(net, {"eva"}));
    CHECK_FALSE(leads(net, {"knight", "felix", "drei"}));
    CHECK_FALSE(leads(net, {"eva", "vier", "vier"}));
    CHECK_FALSE(leads(net, {}));
}

TEST_CASE("behind the opening word, in whichever tongue, the same leads through the net, and nothing without it") {
    using speech::hearing::Beginning;
    const auto& tongues = saying::speech_of_english().tongues;
    const Net net = begun(net_in(initial), tongues, Beginning::WithOpening);
    CHECK(leads(net, {"zug", "eva", "vier"}));
    CHECK(leads(net, {"move", "eva", "vier"}));
    CHECK(leads(net, {"move", "knight", "f", "three"}));
    CHECK_FALSE(leads(net, {"eva", "vier"}));
    CHECK_FALSE(leads(net, {"zug"}));
    CHECK_FALSE(leads(net, {"zug", "zug", "eva", "vier"}));
    CHECK(leads(any_move(tongues, Beginning::WithOpening), {"zug", "springer", "felix", "sechs"}));
    CHECK_FALSE(leads(any_move(tongues, Beginning::WithOpening), {"springer", "felix", "sechs"}));
}

TEST_CASE("any words of the tongues lead through the net of any words, with the opening word or beginning otherwise") {
    using speech::hearing::Beginning;
    const auto& tongues = saying::speech_of_english().tongues;
    const Net opened = any_words(tongues, Beginning::WithOpening);
    CHECK(leads(opened, {"move", "eva", "resign", "acht"}));
    CHECK_FALSE(leads(opened, {"move"}));
    CHECK_FALSE(leads(opened, {"eva", "move"}));
    const Net otherwise = any_words(tongues, Beginning::AtOnce);
    CHECK(leads(otherwise, {"last", "move"}));
    CHECK(leads(otherwise, {"eva"}));
    CHECK_FALSE(leads(otherwise, {"move", "eva"}));
    CHECK_FALSE(leads(otherwise, {"zug"}));
}

TEST_CASE("any move leads through the net of any move") {
    const Net net = any_move(saying::speech_of_english().tongues);
    CHECK(leads(net, {"springer", "felix", "sechs"}));
    CHECK(leads(net, {"dame", "anna", "eins", "schlagt", "turm", "hektor", "acht", "schach"}));
    CHECK(leads(net, {"lange", "rochade"}));
    CHECK_FALSE(leads(net, {"springer", "felix"}));
    CHECK_FALSE(leads(net, {"schach"}));
}

TEST_CASE("every word of an announcement has a sound, in the words spoken in German and in English") {
    for (const char* name : {"fide-german", "de", "en", "nato"}) {
        const speech::vocabulary::Vocabulary vocabulary = words::load_vocabulary(name);
        const auto& sounds = saying::equipment().sounds.at(vocabulary.language());
        for (const auto& spelling : vocabulary.spellings()) {
            for (const auto& word : speech::vocabulary::split(vocabulary.word(spelling.meaning))) {
                INFO(name << ": " << word.written);
                const bool is_letter_or_digit = word.folded.size() == 1; // said by another spelling of it
                CHECK((is_letter_or_digit || sounds.contains(word.folded)));
            }
        }
    }
}

} // namespace
