// Games by keys at a table behind a line that delays, loses, repeats and reorders messages: they are the games they
// would have been at a table in the same program, and what is told of them is the same.
#include "rules/notation/uci.hpp"
#include "tests/src/session/foursome.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/share.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace harness;
using namespace std::chrono_literals;
using rules::board::Color;
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
    Evening(std::uint64_t seed, Boards boards, bool is_by_line, bool keeper_dies)
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

/// A game of doubles: the player, and three engines that answer what is drawn.
class EveningOfDoubles {
public:
    EveningOfDoubles(std::uint64_t seed, bool is_by_line, bool keeper_dies)
        : random_(seed)
        , deaths_(seed + 1)
        , keeper_dies_(keeper_dies)
        , harness(doubles()) {
        if (is_by_line) harness.follow_by_line(seed + 2);
        harness.start();
        harness.engine_is_deaf = true;
        harness.keys({"Enter", "Enter"});
        for (const bool there : {false, true})
            for (const Color side : {Color::White, Color::Black})
                if (there || side == Color::Black)
                    harness.tell(session::EngineReported{place(there, side), engine::Ready{"Fairy-Stockfish", {}}});
        settle();
    }

    void play() {
        for (std::size_t plies = 8 + below(random_, 24); plies > 0 && !is_over(harness); --plies) {
            const bool there = once_in(random_, 2);
            const session::Game& game = there ? partners() : harness.game();
            const auto move = any_move(game);
            if (!move) continue;
            const Color mover = game.table.position.turn();
            if (!there && mover == Color::White) {
                if (once_in(random_, 4)) keys({"Ctrl+p", "l", "Ctrl+p"});
                keys({"i"});
                harness.type(*move);
                keys({"Enter"});
            } else {
                harness.engine_answers(place(there, mover), move->c_str());
                harness.pass(10s);
                settle();
            }
        }
        if (!is_over(harness)) keys({"Ctrl+r", "Up", "Enter"});
    }

private:
    session::EnginePlace place(bool there, Color side) const {
        return {there ? *harness.game().partners : harness.game().table_id, side};
    }
    const session::Game& partners() const { return harness.game_at(*harness.game().partners); }
    std::optional<std::string> any_move(const session::Game& game) {
        const auto& position = game.table.position;
        const auto legal = position.legal_moves();
        if (legal.empty()) return std::nullopt;
        return rules::notation::write_uci(position, legal[below(random_, legal.size())]);
    }
    void keys(const Lines& chords) {
        for (const std::string& chord : chords) {
            harness.key(chord);
            if (keeper_dies_ && once_in(deaths_, 5)) harness.start_keeper_again();
            settle();
        }
    }
    void settle() {
        do harness.pass(600ms);
        while (harness.awaits_answer() || !harness.has_heard_all());
    }

    Random random_;
    Random deaths_;
    bool keeper_dies_;

public:
    SessionHarness harness;
};

/// Without what hangs on how long an answer takes: the times, what the clock says by itself, and that an answer is
/// still to come.
Lines but_for_time(Lines lines, bool are_timed) {
    constexpr std::string_view on_its_way = "It is on its way; the table has not answered yet.";
    constexpr std::string_view of_the_clock = " left.";
    std::erase_if(lines,
                  [&](const std::string& line) { return line.ends_with(on_its_way) || line.ends_with(of_the_clock); });
    if (are_timed)
        for (std::string& line : lines) line.erase(0, line.find(' ') + 1);
    return lines;
}

/// `make` makes an evening of a seed: by a line or not, with a keeper that dies or not.
template <typename Make>
void are_the_same(Make make, bool keeper_dies = false) {
    constexpr std::size_t games = tests::is_sanitized ? 5 : 60;
    std::size_t lost = 0;
    std::size_t repeated = 0;
    std::size_t overtaken = 0;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        INFO("seed " << seed);
        auto near = make(seed, false, false);
        near.play();
        auto far = make(seed, true, keeper_dies);
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

void are_the_same(Boards boards, bool keeper_dies = false) {
    are_the_same(
        [boards](std::uint64_t seed, bool is_by_line, bool dies) { return Evening(seed, boards, is_by_line, dies); },
        keeper_dies);
}
void are_the_same_in_doubles(bool keeper_dies = false) {
    are_the_same(
        [](std::uint64_t seed, bool is_by_line, bool dies) { return EveningOfDoubles(seed, is_by_line, dies); },
        keeper_dies);
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

TEST_CASE("Doubles behind faulty lines, one to each table, are the same games, and so is all that is said of them") {
    are_the_same_in_doubles();
}

TEST_CASE("So they are with a keeper that is started again") { are_the_same_in_doubles(true); }
