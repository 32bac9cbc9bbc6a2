// Answers in the player's own words.
#include "speech/hearing/reply.hpp"
#include "tests/speech/hearing/templates/parrot.hpp"
#include "tests/speech/hearing/templates/speaker.hpp"
#include "tests/support/share.hpp"

namespace {

using namespace speakers;
namespace hearing = speech::hearing;
using rules::board::Move;
using rules::board::Square;
using speech::vocabulary::Answer;

constexpr Variant answering = Variant::Woman1;

std::vector<std::string> with_answers() {
    std::vector<std::string> words = all_words;
    words.insert(words.end(), {"ja", "nein"});
    return words;
}

const templates::OwnWords& all_own_words() {
    static const templates::OwnWords own(recorded(thrice(answering), with_answers()));
    return own;
}

Move pawn(const char* from, const char* to) { return Move::normal(*Square::parse(from), *Square::parse(to)); }

const Move e3 = pawn("e2", "e3");
const Move e4 = pawn("e2", "e4");

hearing::HeardReply reply(hearing::Recogniser& trained, const std::string& words, const templates::OwnWords& own,
                          const std::vector<Move>& moves = {e3, e4}) {
    return hearing::hear_reply({trained, &own}, say(words, {answering, 140, 2}),
                               hearing::replies_to(words::position_of(start), moves), speech_of_german());
}

TEST_CASE("an answer in one's own words is believed without anybody else's") {
    const std::vector<std::pair<std::string, hearing::Reply>> answers{
        {"drei", e3}, {"vier", e4}, {"Eva vier", e4}, {"ja", Answer::Yes}, {"nein", Answer::No}};
    int sure = 0;
    Parrot nobody("nothing");
    for (const auto& [words, meant] : answers) {
        INFO(words);
        const hearing::HeardReply heard = reply(nobody, words, all_own_words());
        if (heard == hearing::HeardReply{hearing::SureReply{meant}})
            ++sure;
        else
            CHECK((heard == hearing::HeardReply{hearing::LikelyReply{meant}} ||
                   heard == hearing::HeardReply{hearing::Unclear{}}));
    }
    CHECK(sure >= 4);
}

TEST_CASE("what is no answer, and another voice, are answers in nobody's own words") {
    Parrot nobody("nothing");
    for (const char* words : {"David drei", "Springer Felix drei", "sieben", "Moment bitte", "Das war knapp"}) {
        INFO(words);
        CHECK(reply(nobody, words, all_own_words()) == hearing::HeardReply{hearing::Unclear{}});
    }
}

TEST_CASE("while some words are missing, an answer needs both, and where they differ there is none") {
    const templates::OwnWords some(recorded(thrice(answering), {"drei", "vier", "ja"}));
    CHECK(hearing::knows_answers(all_own_words().templates(), speech_of_german().own));
    CHECK_FALSE(hearing::knows_answers(some.templates(), speech_of_german().own));
    Parrot same("vier");
    CHECK(reply(same, "vier", some) == hearing::HeardReply{hearing::SureReply{e4}});
    Parrot other("drei");
    CHECK(reply(other, "vier", some) == hearing::HeardReply{hearing::Unclear{}});
    Parrot nobody("nothing");
    CHECK(reply(nobody, "vier", some) == hearing::HeardReply{hearing::Unclear{}});
}

} // namespace
