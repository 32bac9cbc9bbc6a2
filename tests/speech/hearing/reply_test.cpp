// Real answers into a real recogniser.
#include "speech/hearing/naming.hpp"
#include "speech/hearing/reply.hpp"

#include "rules/notation/san.hpp"
#include "tests/speech/hearing/saying.hpp"
#include "tests/support/share.hpp"

#include <algorithm>

namespace {

using rules::board::Move;
using speech::hearing::HeardReply;
using speech::hearing::LikelyReply;
using speech::hearing::PossibleReply;
using speech::hearing::Reply;
using speech::hearing::SureReply;
using speech::hearing::Unclear;
using speech::vocabulary::Answer;

constexpr const char* at_start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* after_openings = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5";
constexpr const char* promotion = "8/4P2k/8/8/8/8/8/K7 w - - 0 1";

std::vector<Move> moves_of(const char* fen, const std::vector<std::string>& written) {
    const auto position = words::position_of(fen);
    std::vector<Move> moves;
    for (const std::string& san : written) {
        const auto read = rules::notation::read_san(position, san);
        const auto* move = std::get_if<Move>(&read);
        REQUIRE(move != nullptr);
        moves.push_back(*move);
    }
    return moves;
}

std::string name_of(const char* fen, const Reply& reply) {
    if (const auto* move = std::get_if<Move>(&reply)) return rules::notation::write_san(words::position_of(fen), *move);
    return std::get<Answer>(reply) == Answer::Yes ? "yes" : "no";
}

/// `Nf3`, `yes`, `?Nf3` of what is only likely, `-` of what is not understood.
std::string told(const char* fen, const HeardReply& heard) {
    if (const auto* sure = std::get_if<SureReply>(&heard)) return name_of(fen, sure->reply);
    if (const auto* likely = std::get_if<LikelyReply>(&heard)) return "?" + name_of(fen, likely->reply);
    return "-";
}

struct Answered {
    const char* fen;
    std::vector<std::string> moves; ///< that were asked about
    const char* words;
    const char* language;
    const char* means;
};

std::string heard(const Answered& answered) {
    const auto replies =
        speech::hearing::replies_to(words::position_of(answered.fen), moves_of(answered.fen, answered.moves));
    return told(answered.fen, speech::hearing::hear_reply({*saying::equipment().recogniser, nullptr},
                                                          saying::say(answered.words, answered.language), replies,
                                                          saying::speech_of_english()));
}

const std::vector<Answered> understood{
    {at_start, {"e3", "e4"}, "vier", "de", "e4"},
    {at_start, {"e3", "e4"}, "drei", "de", "e3"},
    {at_start, {"e3", "e4"}, "Eva vier", "de", "e4"},
    {at_start, {"e4", "d4"}, "David", "de", "d4"},
    {at_start, {"Nf3", "f3"}, "Springer", "de", "Nf3"},
    {at_start, {"Nf3", "f3"}, "Bauer", "de", "f3"},
    {at_start, {"e4"}, "yes", "en", "yes"},
    {at_start, {"e4"}, "no", "en", "no"},
    {at_start, {}, "yes", "en", "yes"},
    {at_start, {}, "no", "en", "no"},
    {after_openings, {"O-O", "Ke2"}, "castles short", "en", "O-O"},
    {promotion, {"e8=Q", "e8=R", "e8=B", "e8=N"}, "Dame", "de", "e8=Q"},
    {promotion, {"e8=Q", "e8=R", "e8=B", "e8=N"}, "Springer", "de", "e8=N"},
};

TEST_CASE("an answer is heard as what it says, or asked about, and never as another") {
    const Answered answered = GENERATE(from_range(tests::share_of(understood, 5)));
    INFO(answered.words);
    const std::string what = heard(answered);
    CHECK((what == answered.means || what == std::string("?") + answered.means));
}

const std::vector<Answered> no_answers{
    {at_start, {"e3", "e4"}, "sieben", "de", "-"},
    {at_start, {"e3", "e4"}, "Springer Felix drei", "de", "-"},
    {at_start, {"e4"}, "David drei", "de", "-"},
    {at_start, {}, "Gustav drei", "de", "-"},
    {at_start, {}, "Guten Morgen, wie geht es dir", "de", "-"},
    {at_start, {"e4"}, "Moment bitte", "de", "-"},
    {at_start, {"e3", "e4"}, "Ich hätte gern ein Glas Wasser", "de", "-"},
};

TEST_CASE("what is no answer to the question is not taken for one") {
    const Answered answered = GENERATE(from_range(tests::share_of(no_answers, 5)));
    INFO(answered.words);
    const std::string what = heard(answered);
    INFO(what);
    CHECK((what == "-" || what.starts_with('?')));
}

TEST_CASE("noise and silence answer nothing") {
    const auto replies = speech::hearing::replies_to(words::position_of(at_start), moves_of(at_start, {"e3", "e4"}));
    for (const auto& sound : {saying::noise(0, 0), saying::noise(3000, 0.6), saying::Sound{}})
        CHECK(speech::hearing::hear_reply({*saying::equipment().recogniser, nullptr}, sound, replies,
                                          saying::speech_of_english()) == HeardReply{Unclear{}});
}

const std::set<speech::hearing::Phrase>& ways_of(const std::vector<PossibleReply>& replies,
                                                 const std::optional<Reply>& reply) {
    const auto found = std::ranges::find(replies, reply, &PossibleReply::reply);
    REQUIRE(found != replies.end());
    return found->phrases;
}

TEST_CASE("a word names a move where only that move has it") {
    using rules::board::File;
    using rules::board::Rank;
    using rules::board::Role;
    const auto moves = moves_of(at_start, {"Nf3", "f3", "f4"});
    const auto replies = speech::hearing::replies_to(words::position_of(at_start), moves);
    CHECK(ways_of(replies, moves[0]).contains({Role::Knight}));
    CHECK_FALSE(ways_of(replies, moves[1]).contains({Role::Pawn}));
    CHECK_FALSE(ways_of(replies, moves[1]).contains({Rank::Three}));
    CHECK(ways_of(replies, moves[2]).contains({Rank::Four}));
    CHECK(ways_of(replies, moves[2]).contains({File::F, Rank::Four}));
}

TEST_CASE("what is captured, and where a move comes from, does not keep another move from being named") {
    using rules::board::Rank;
    using rules::board::Role;
    const char* takes_queen = "3q4/4P2k/8/8/8/8/8/K7 w - - 0 1";
    const auto promotions = moves_of(takes_queen, {"exd8=Q", "exd8=N"});
    CHECK(ways_of(speech::hearing::replies_to(words::position_of(takes_queen), promotions), promotions[0])
              .contains({Role::Queen}));
    const char* king = "7k/8/8/8/8/8/8/4K3 w - - 0 1";
    const auto steps = moves_of(king, {"Kd1", "Kd2"});
    const auto replies = speech::hearing::replies_to(words::position_of(king), steps);
    CHECK(ways_of(replies, steps[0]).contains({Rank::One}));
    CHECK(ways_of(replies, steps[1]).contains({Rank::Two}));
}

TEST_CASE("two moves are told apart by the one word in which they differ, if it is one") {
    using rules::board::File;
    using rules::board::Rank;
    using rules::board::Role;
    const auto differ = [](const char* fen, const char* one, const char* other) {
        const auto moves = moves_of(fen, {one, other});
        return speech::hearing::difference(words::position_of(fen), moves[0], moves[1]);
    };
    using Both = std::pair<speech::vocabulary::Meaning, speech::vocabulary::Meaning>;
    CHECK(differ(at_start, "e3", "e4") == Both{Rank::Three, Rank::Four});
    CHECK(differ(at_start, "e4", "d4") == Both{File::E, File::D});
    CHECK(differ(at_start, "f3", "Nf3") == Both{Role::Pawn, Role::Knight});
    CHECK(differ(promotion, "e8=Q", "e8=N") == Both{Role::Queen, Role::Knight});
    CHECK_FALSE(differ(at_start, "e4", "d3"));
    CHECK_FALSE(differ(after_openings, "O-O", "Ke2"));
}

TEST_CASE("of a single move no word stands for the whole, and a move that is not legal is no reply") {
    const auto moves = moves_of(at_start, {"e4"});
    const auto replies = speech::hearing::replies_to(words::position_of(at_start), moves);
    CHECK_FALSE(ways_of(replies, moves[0]).contains({rules::board::Rank::Four}));
    const auto elsewhere = speech::hearing::replies_to(words::position_of(promotion), moves);
    CHECK(std::ranges::find(elsewhere, std::optional<Reply>(moves[0]), &PossibleReply::reply) == elsewhere.end());
}

TEST_CASE("a move that was not asked about is no reply to the question") {
    const auto replies = speech::hearing::replies_to(words::position_of(at_start), moves_of(at_start, {"e3", "e4"}));
    const auto& others = ways_of(replies, std::nullopt);
    CHECK(others.contains({rules::board::File::D, rules::board::Rank::Four}));
    CHECK_FALSE(others.contains({rules::board::File::E, rules::board::Rank::Four}));
}

} // namespace
