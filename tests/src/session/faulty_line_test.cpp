// Games by keys at a table behind a line that delays, loses, repeats and reorders messages: they are the games they
// would have been at a table in the same program, and what is told of them is the same.
#include "rules/notation/uci.hpp"
#include "tests/src/session/session_harness.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/share.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace harness;
using namespace std::chrono_literals;
using rules::table::Boards;
using Lines = std::vector<std::string>;
using scripted::below;
using scripted::once_in;
using scripted::Random;

namespace {

/// Moves of both sides that were drawn beforehand, as one types them.
Lines any_moves(Random& random) {
    Lines moves;
    auto position = rules::variants::Position::initial();
    for (std::size_t count = 2 + below(random, 6); count > 0; --count) {
        const auto legal = position.legal_moves();
        if (legal.empty()) break;
        const rules::board::Move move = legal[below(random, legal.size())];
        moves.push_back(rules::notation::write_uci(position, move));
        position = position.after(move);
    }
    return moves;
}

/// One evening at the keyboard, the same with the same seed.
class Evening {
public:
    Evening(std::uint64_t seed, Boards boards, bool is_by_line, bool keeper_dies = false)
        : random_(seed)
        , deaths_(seed + 1)
        , keeper_dies_(keeper_dies)
        , boards_(boards)
        , harness(preferences(boards)) {
        if (is_by_line) harness.follow_by_line(seed + 2);
        harness.start();
        keys({"Enter", "Enter"});
    }

    void play() {
        const Lines moves = any_moves(random_);
        for (std::size_t ply = 0; ply + 1 < moves.size(); ply += 2) {
            harness.engine_plays({moves[ply + 1].c_str()});
            if (once_in(random_, 3)) keys({"t", "Left", "w"});
            if (once_in(random_, 4)) type("i", "a9a9");
            type("i", moves[ply]);
            if (once_in(random_, 4)) keys({"l", "y"});
            if (boards_ == Boards::Two) {
                keys({"Tab"});
                if (once_in(random_, 4)) type("i", moves[ply]); // what is to be repeated is another one
                type("i", moves[ply + 1]);
                keys({"x"});
            }
            if (once_in(random_, 3)) keys({"Ctrl+d", "Up", "Enter"});
        }
        keys({"Ctrl+r", "Up", "Enter"});
    }

private:
    static settings::Preferences preferences(Boards boards) {
        settings::Preferences chosen;
        chosen.boards = boards;
        chosen.time_control = "-";
        chosen.side = settings::SideChoice::White;
        return chosen;
    }
    void keys(const Lines& chords) {
        for (const std::string& chord : chords) {
            harness.key(chord);
            if (keeper_dies_ && once_in(deaths_, 5)) harness.start_keeper_again();
            do harness.pass(600ms);
            while (harness.awaits_answer());
        }
    }
    void type(const std::string& chord, const std::string& text) {
        keys({chord});
        harness.type(text);
        keys({"Enter"});
    }

    Random random_;
    Random deaths_;
    bool keeper_dies_;
    Boards boards_;

public:
    SessionHarness harness;
};

/// Without what hangs on how long an answer takes: the times, and that one is still to come.
Lines but_for_time(Lines lines, bool are_timed) {
    constexpr std::string_view on_its_way = "It is on its way; the table has not answered yet.";
    std::erase_if(lines, [&](const std::string& line) { return line.ends_with(on_its_way); });
    if (are_timed)
        for (std::string& line : lines) line.erase(0, line.find(' ') + 1);
    return lines;
}

void are_the_same(Boards boards, bool keeper_dies = false) {
    constexpr std::size_t games = tests::is_sanitized ? 5 : 60;
    std::size_t lost = 0;
    std::size_t repeated = 0;
    std::size_t overtaken = 0;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        INFO("seed " << seed);
        Evening near(seed, boards, false);
        near.play();
        Evening far(seed, boards, true, keeper_dies);
        far.play();
        CHECK(but_for_time(far.harness.journal(), true) == but_for_time(near.harness.journal(), true));
        CHECK(but_for_time(far.harness.said(), false) == but_for_time(near.harness.said(), false));
        CHECK(but_for_time(far.harness.spoken(), true) == but_for_time(near.harness.spoken(), true));
        lost += far.harness.mischief().lost;
        repeated += far.harness.mischief().repeated;
        overtaken += far.harness.mischief().overtaken;
    }
    CHECK(lost > games);
    CHECK(repeated > games);
    CHECK(overtaken > games);
}

} // namespace

TEST_CASE("A game at a table behind a faulty line is the same, and so is all that is said of it") {
    are_the_same(Boards::One);
}

TEST_CASE("A game on two boards behind a faulty line is the same, and so is all that is said of it") {
    are_the_same(Boards::Two);
}

TEST_CASE("A keeper that is started again tells the whole table, and nothing of it is told twice or not at all") {
    are_the_same(Boards::One, true);
}

TEST_CASE("So it does on two boards") { are_the_same(Boards::Two, true); }
