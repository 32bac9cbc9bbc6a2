// What is announced is heard back.
#include "rules/notation/uci.hpp"
#include "speech/announce/describe.hpp"
#include "speech/phrases/locale.hpp"
#include "tests/speech/listen/support.hpp"
#include "tests/support/share.hpp"

#include <rapidcheck.h>

#include <algorithm>

using namespace listening;

namespace {

/// The move itself, or a question that has it among its candidates.
bool is_heard_back(const std::string& language, const variants::Position& position, board::Move move,
                   const std::string& words) {
    const Reading reading = listener(language).read(position, words);
    if (const auto* heard = std::get_if<board::Move>(&reading)) return *heard == move;
    const auto* ambiguous = std::get_if<Ambiguous>(&reading);
    return ambiguous != nullptr &&
           std::find(ambiguous->candidates.begin(), ambiguous->candidates.end(), move) != ambiguous->candidates.end();
}

std::string any_language() {
    return (*rc::gen::elementOf(speech::phrases::languages(speech::phrases::locales_of(source)))).tag;
}

/// A position some random moves away from one of the starting points.
variants::Position wander(const std::string& start, int plies) {
    variants::Position position = position_of(start);
    for (int ply = 0; ply < plies && position.has_legal_move(); ++ply) {
        const auto moves = position.legal_moves();
        position = position.after(moves[*rc::gen::inRange<std::size_t>(0, moves.size())]);
    }
    return position;
}

const std::vector<std::string> starts{
    initial,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/3k4/1Q5Q/8/1Q5Q/8/8/K6Q w - - 0 1",
};

} // namespace

TEST_CASE("Every legal move, announced in any form, in shared words or those of the language, is heard back") {
    const bool holds = rc::check("announced and heard", [] {
        const auto position = wander(*rc::gen::elementOf(starts), *rc::gen::inRange(0, 40));
        const std::string language = any_language();
        const std::vector<std::string> all{"fide-german", "nato", language, language + "-spelled"};
        for (const std::string& name : tests::share_of(all, 2)) {
            const Vocabulary vocabulary = load_vocabulary(name);
            for (const Form form : {Form::Short, Form::Normal, Form::Long})
                for (const board::Move move : position.legal_moves()) {
                    const Manner manner{english(), vocabulary, form, {}};
                    const std::string words = plain_text(describe_move(position, move, form, manner));
                    RC_LOG() << vocabulary.name() << ": " << words << '\n';
                    RC_ASSERT(is_heard_back(language, position, move, words));
                }
        }
    });
    CHECK(holds);
}

TEST_CASE("Every legal move in the notation of one's language, of English or of German, and in UCI is heard back") {
    const bool holds = rc::check("written and heard", [] {
        const auto position = wander(*rc::gen::elementOf(starts), *rc::gen::inRange(0, 40));
        const std::string language = any_language();
        const auto own = load_catalogue(language).locale().piece_letters;
        for (const board::Move move : position.legal_moves()) {
            for (const auto& letters : {rules::notation::english_letters(), rules::notation::german_letters()})
                RC_ASSERT(is_heard_back("en", position, move, rules::notation::write_san(position, move, letters)));
            RC_ASSERT(is_heard_back(language, position, move, rules::notation::write_san(position, move, own)));
            RC_ASSERT(is_heard_back(language, position, move, rules::notation::write_uci(move)));
        }
    });
    CHECK(holds);
}

TEST_CASE("What is heard as one move is legal, whatever the words") {
    const bool holds = rc::check("anything typed", [] {
        const auto position = wander(*rc::gen::elementOf(starts), 3);
        const auto text = *rc::gen::container<std::string>(
            rc::gen::oneOf(rc::gen::elementOf(std::string("abdegnrx18-=+ 0oO#")), rc::gen::arbitrary<char>()));
        const Reading reading = listener(any_language()).read(position, text);
        if (const auto* move = std::get_if<board::Move>(&reading)) RC_ASSERT(position.is_legal(*move));
        if (const auto* ambiguous = std::get_if<Ambiguous>(&reading)) RC_ASSERT(ambiguous->candidates.size() >= 2);
    });
    CHECK(holds);
}
