// What drills ask, and what is right.
#include "src/school/question.hpp"

#include "rules/notation/san.hpp"
#include "src/school/asking.hpp"
#include "src/school/openings.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>

using namespace school;

namespace {

Question asked(Drill drill, const std::string& fact) {
    INFO(fact);
    const auto question = question_of(drill, fact);
    REQUIRE(question);
    CHECK(fact_of(*question) == fact);
    CHECK(drill_of(*question) == drill);
    return *question;
}

Answer right(Drill drill, const std::string& fact) { return right_answer(asked(drill, fact)); }

Chance chance_of(std::mt19937& generator) {
    return [&generator] { return static_cast<std::uint32_t>(generator()); };
}

} // namespace

TEST_CASE("A square is light or dark, and two are of one colour or not") {
    CHECK(right(Drill::SquareColor, "a1") == Answer(Shade::Dark)); // Article 2.1
    CHECK(right(Drill::SquareColor, "h1") == Answer(Shade::Light));
    CHECK(right(Drill::SquareColor, "e4") == Answer(Shade::Light));
    CHECK(right(Drill::SquareColor, "a1=h8") == Answer(YesOrNo::Yes));
    CHECK(right(Drill::SquareColor, "a1=h1") == Answer(YesOrNo::No));
}

TEST_CASE("Two squares are on one diagonal or beside it") {
    CHECK(right(Drill::Diagonal, "a1-h8") == Answer(YesOrNo::Yes));
    CHECK(right(Drill::Diagonal, "c6-f3") == Answer(YesOrNo::Yes));
    CHECK(right(Drill::Diagonal, "c6-f4") == Answer(YesOrNo::No));
    CHECK(right(Drill::Diagonal, "c6-c3") == Answer(YesOrNo::No));
}

TEST_CASE("A knight’s way is the shortest, and its first step leads along it") {
    CHECK(right(Drill::KnightWay, "Na1-b3") == Answer(Moves{1}));
    CHECK(right(Drill::KnightWay, "Na1-b2") == Answer(Moves{4})); // the corner’s own exception
    CHECK(right(Drill::KnightWay, "Nc3-d4") == Answer(Moves{2}));
    CHECK(right(Drill::KnightWay, "Na1-h8") == Answer(Moves{6}));
    for (int from = 0; from < 64; ++from)
        for (int to = 0; to < 64; ++to) {
            const Square one = Square::at(from);
            const Square other = Square::at(to);
            if (one == other) continue;
            const Square step = knight_first_step(one, other);
            CHECK(knight_distance(one, step) == 1);
            CHECK(knight_distance(step, other) == knight_distance(one, other) - 1);
        }
}

TEST_CASE("A piece can go where it moves, unless a pawn of its own is in the way") {
    CHECK(right(Drill::Reach, "Ra1-a8") == Answer(YesOrNo::Yes));
    CHECK(right(Drill::Reach, "Ra1-b8") == Answer(YesOrNo::No));
    CHECK(right(Drill::Reach, "Ra1-a8/a4") == Answer(YesOrNo::No));
    CHECK(right(Drill::Reach, "Ra1-a8/b4") == Answer(YesOrNo::Yes));
    CHECK(right(Drill::Reach, "Nb1-c3/b2,c2") == Answer(YesOrNo::Yes));
    CHECK(in_the_way(std::get<CanMove>(asked(Drill::Reach, "Qd1-d8/d3,d6"))) == Square::parse("d3"));
    CHECK(in_the_way(std::get<CanMove>(asked(Drill::Reach, "Qd8-d1/d3,d6"))) == Square::parse("d6"));
    CHECK_FALSE(in_the_way(std::get<CanMove>(asked(Drill::Reach, "Qd1-e3/d2"))));
    CHECK(right(Drill::Reach, "Ra1-a5/a5") == Answer(YesOrNo::No));
    CHECK(right(Drill::Reach, "Nb1-c3/c3") == Answer(YesOrNo::No));
    CHECK(in_the_way(std::get<CanMove>(asked(Drill::Reach, "Nb1-c3/c3"))) == Square::parse("c3"));
}

TEST_CASE("After moves a piece stands where it went, and nothing where it was") {
    const auto occupant = [](const std::string& fact) {
        return std::get<Occupant>(right(Drill::Following, fact)).role;
    };
    CHECK(occupant("e2e4 e7e5 g1f3?f3") == Role::Knight);
    CHECK(occupant("e2e4 e7e5 g1f3?g1") == std::nullopt);
    CHECK(occupant("e2e4 e7e5 g1f3?d8") == Role::Queen);
    CHECK(occupant("e2e4 d7d5 e4d5?d5") == Role::Pawn);
    CHECK(occupant("e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 e1g1?f1") == Role::Rook);
}

TEST_CASE("A dictated move is right as that move only") {
    const auto question = std::get<Dictated>(asked(Drill::Writing, "e2e4 e7e5>g1f3"));
    CHECK(question.before.size() == 2);
    CHECK(right_answer(question) == Answer(Written{question.move}));
    CHECK(right_answer(question) != Answer(Written{}));
    CHECK(possible_answers(question).empty());
    asked(Drill::Writing, ">e2e4");
}

TEST_CASE("Moves to be written become harder by level") {
    std::mt19937 generator(7);
    for (const Level level : all_levels)
        for (int draw = 0; draw < 50; ++draw) {
            const auto question = std::get<Dictated>(drawn_question(Drill::Writing, level, chance_of(generator)));
            const std::string san = rules::notation::write_san(position_of(question), question.move);
            INFO(san);
            const bool is_capture = san.find('x') != std::string::npos;
            const bool is_special = san.front() == 'O' || san.back() == '+';
            switch (level) {
            case Level::One: CHECK(san.size() == 2); break;
            case Level::Two: CHECK((san.size() == 3 && !is_special)); break;
            case Level::Three: CHECK((is_capture && san.size() == 4)); break;
            case Level::Four: CHECK(is_special); break;
            case Level::Five:
                CHECK(rules::notation::found(position_of(question), question.move).departures.several());
                break;
            }
        }
}

TEST_CASE("Every opening has eight legal plies") {
    for (std::size_t place = 0; place < opening_count; ++place) {
        INFO(place);
        CHECK(opening(place).size() == 8);
    }
}

TEST_CASE("What is no question of a drill is none") {
    for (const auto& [drill, fact] : std::multimap<Drill, std::string>{
             {Drill::SquareColor, ""},           {Drill::SquareColor, "i4"},          {Drill::SquareColor, "e4=e4"},
             {Drill::SquareColor, "e4-e5"},      {Drill::Diagonal, "e4=e5"},          {Drill::Diagonal, "e4"},
             {Drill::KnightWay, "a1-b3"},        {Drill::KnightWay, "Na1-a1"},        {Drill::Reach, "a1-a8"},
             {Drill::Reach, "Pa2-a3"},           {Drill::Reach, "Ra1-a8/a1"},         {Drill::Reach, "Ra1-a8/b1"},
             {Drill::Reach, "Ra1-a8/"},          {Drill::Reach, "Ra1-a8/b3c3"},       {Drill::Reach, "Ra1-a8,b3"},
             {Drill::Writing, "e2e4"},           {Drill::Writing, ">e2e5"},           {Drill::Writing, "e2e5>e7e5"},
             {Drill::Following, "e2e4"},         {Drill::Following, "?e4"},           {Drill::Following, "e2e5?e4"},
             {Drill::Following, "e2e4 e2e4?e4"}, {Drill::Following, "e2e4  e7e5?e4"}, {Drill::Following, "e2e4?e9"}}) {
        INFO(fact);
        CHECK_FALSE(question_of(drill, fact));
    }
}

TEST_CASE("Drawn questions have a right answer among those offered, and can be kept") {
    std::mt19937 generator(20260101);
    constexpr int draws = 600;
    for (const Drill drill : all_drills)
        for (const Level level : all_levels) {
            std::map<std::size_t, int> answers;
            std::set<std::string> facts;
            for (int draw = 0; draw < draws; ++draw) {
                const Question question = drawn_question(drill, level, chance_of(generator));
                INFO(fact_of(question));
                CHECK(question_of(drill, fact_of(question)) == question);
                facts.insert(fact_of(question));
                const auto offered = possible_answers(question);
                if (drill == Drill::Writing) continue;
                const auto place = std::ranges::find(offered, right_answer(question));
                REQUIRE(place != offered.end());
                ++answers[static_cast<std::size_t>(place - offered.begin())];
            }
            INFO(static_cast<int>(drill) << " at level " << static_cast<int>(level));
            CHECK(facts.size() >= 16);
            if (drill == Drill::Following) { // pieces are as frequent as they are; nothing is right now and then
                CHECK(answers.size() == 7);
                CHECK(answers[0] > draws / 8);
                continue;
            }
            if (drill == Drill::Writing) continue; // nothing is offered
            for (const auto& [place, count] : answers) CHECK(count * static_cast<int>(answers.size()) > draws / 2);
            const bool is_knight = drill == Drill::KnightWay;
            CHECK(answers.size() == (is_knight ? static_cast<std::size_t>(level) + 1 : 2));
        }
}
