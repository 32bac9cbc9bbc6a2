// Doubles over faulty lines, with a keeper that dies now and then between what it keeps and what it tells: both boards'
// games are those they would have been without all that, and of each decision both journals have all or nothing.
#include "src/game/follower.hpp"
#include "src/game/replay.hpp"
#include "src/ports/journal/memory/memory_journal.hpp"
#include "tests/src/game/at_the_table.hpp"
#include "tests/src/game/faulty_line.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/share.hpp"
#include "tests/support/table.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace game;
using namespace std::chrono_literals;
using rules::table::TimedEvent;

namespace {

constexpr std::array<TableId, 2> tables_played{TableId{1}, TableId{2}};

/// A program that follows one of the boards, from a seat there.
struct Partner {
    Partner(std::uint64_t id, std::size_t at, faulty::Agenda& agenda, faulty::Random& random,
            faulty::Mischief& mischief)
        : sender(id)
        , board(at)
        , follower(tables_played[at], agenda.now())
        , to_keeper(agenda, random, mischief)
        , from_keeper(agenda, random, mischief) {}

    std::uint64_t sender;
    std::size_t board;
    Follower follower;
    faulty::Channel to_keeper;
    faulty::Channel from_keeper;
    std::vector<TimedEvent> heard{};
    std::uint64_t commands = 0;
};

/// One game of doubles on faulty lines: four players, each at their own program.
class DoublesPlayed {
public:
    DoublesPlayed(const scripted::Doubles& script, faulty::Random& random, faulty::Mischief& mischief)
        : script_(script)
        , random_(random)
        , mischief_(mischief)
        , partners_{Partner{1, 0, agenda_, random, mischief}, Partner{2, 0, agenda_, random, mischief},
                    Partner{3, 1, agenda_, random, mischief}, Partner{4, 1, agenda_, random, mischief}} {
        for (const std::size_t board : {0U, 1U}) games_[board] = std::get<GameId>(journal_.create({}));
        const auto table = [&](std::size_t board) { return LiveTable{.table = *script.start, .id = games_[board]}; };
        keeper_.take_up(tables_played, {table(0), table(1)});
    }

    /// What is wrong; empty if all is well.
    std::string play() {
        while (broken_.empty() && !is_done()) {
            if (agenda_.now() > Now{2h}) return "it does not come to an end";
            ask();
            Now next = Now::max();
            for (Partner& partner : partners_) {
                for (auto& message : partner.follower.send(agenda_.now()))
                    partner.to_keeper.send([this, &partner, message] { at_keeper(partner, message); });
                next = std::min(next, partner.follower.next_sending());
            }
            agenda_.go_on(next);
        }
        if (broken_.empty()) compare();
        return broken_;
    }

private:
    void expect(bool holds, const char* what) {
        if (!holds && broken_.empty()) broken_ = what;
    }

    bool is_done() const {
        const auto has_heard_all = [this](const Partner& partner) {
            return partner.heard.size() == kept_[partner.board].size() && !partner.follower.awaits_answer();
        };
        return next_step_ == script_.steps.size() && agenda_.is_empty() && !asking_ &&
               std::ranges::all_of(partners_, has_heard_all);
    }

    /// One after the other, for what is asked for at one board may hang on the other.
    void ask() {
        if (next_step_ == script_.steps.size() || asking_) return;
        const scripted::StepAtBoard& step = script_.steps[next_step_];
        Partner& partner = partners_[2 * step.board + (step.seat == at_the_table::black ? 1 : 0)];
        partner.follower.submit(
            {tables_played[step.board], step.seat, {partner.sender, ++partner.commands}, step.command}, agenda_.now());
        asking_ = partner.sender;
    }

    void at_partner(Partner& partner, const ToFollower& message) {
        for (Heard& heard : partner.follower.receive(message, agenda_.now()))
            std::visit([&](auto& each) { hear(partner, each); }, heard);
    }
    void hear(Partner& partner, const TableCame& came) {
        expect(came.events.size() >= partner.heard.size(), "a table came that is older than what was heard");
        partner.heard.clear();
        fold(partner, came.events);
    }
    void hear(Partner& partner, const Happened& happened) {
        expect(happened.first == EventNumber{}.after(partner.heard.size()), "not heard once and in order");
        fold(partner, happened.events);
    }
    void fold(Partner& partner, const std::vector<TimedEvent>& events) {
        for (const TimedEvent& event : events) {
            const auto& kept = kept_[partner.board];
            const std::size_t place = partner.heard.size();
            expect(place < kept.size() && kept[place] == event, "heard what has not happened");
            partner.heard.push_back(event);
        }
    }
    void hear(Partner& partner, const Answered& answered) {
        expect(asking_ == partner.sender && answered.command == CommandId{partner.sender, partner.commands},
               "an answer to something else");
        expect(answered.answer.index() == script_.steps[next_step_].answer, "another answer");
        asking_.reset();
        ++next_step_;
    }

    void at_keeper(Partner& partner, const ToKeeper& message) {
        Feed& feed = feeds_[partner.board];
        if (const auto* follow = std::get_if<Follow>(&message)) {
            for (const ToFollower& missed : feed.missed(*follow, *keeper_.find(tables_played[partner.board])))
                send(partner, missed);
            return;
        }
        const auto& asked = std::get<Asked>(message);
        if (!feed.is_meant(asked)) return;
        come_of(keeper_.submit(asked.submit, agenda_.now()));
    }
    void send(Partner& partner, const ToFollower& message) {
        partner.from_keeper.send([this, &partner, message] { at_partner(partner, message); });
    }
    void come_of(const Outcome& outcome) {
        if (!outcome.append.empty()) {
            keep(outcome.append);
            if (scripted::once_in(random_, 50)) return die();
        }
        for (const Happened& happened : outcome.happened) {
            const std::size_t board = happened.table == tables_played[0] ? 0 : 1;
            const Update update = feeds_[board].tell(happened);
            for (Partner& partner : partners_)
                if (partner.board == board) send(partner, update);
        }
        if (const auto& answered = outcome.answered) {
            Partner& asker = partners_[answered->command.sender - 1];
            send(asker, feeds_[asker.board].reply(*answered));
        }
    }
    void keep(const std::vector<AppendEvents>& appends) {
        std::vector<ports::journal::Decided> decided;
        for (const AppendEvents& append : appends) {
            const std::size_t board = append.table == tables_played[0] ? 0 : 1;
            decided.push_back({games_[board], append.expected, append.command, append.events});
            kept_[board].insert(kept_[board].end(), append.events.begin(), append.events.end());
        }
        if (decided.size() > 1) ++shared_;
        expect(std::holds_alternative<ports::journal::Appended>(journal_.append_together(decided)),
               "the journal does not take it");
    }
    /// It has kept something and told nobody, and another one goes on with what the journal has.
    void die() {
        ++mischief_.deaths;
        ++run_;
        keeper_ = Keeper{};
        keeper_.take_up(tables_played, {as_kept(0), as_kept(1)});
        for (const std::size_t board : {0U, 1U}) {
            const auto done = journal_.last_commands(games_[board]);
            keeper_.remember(tables_played[board], std::get<std::vector<CommandId>>(done));
        }
    }
    LiveTable as_kept(std::size_t board) {
        const auto read = journal_.read_from(games_[board], {});
        std::vector<TimedEvent> events;
        for (const auto& each : std::get<std::vector<ports::journal::KeptEvent>>(read)) events.push_back(each.event);
        auto replayed = replay(script_.start->settings, script_.start->laws, events);
        auto& [table, impossible, owing, unruled, last_rule] = std::get<ReplayedGame>(replayed).replayed;
        expect(!impossible && owing.empty() && !unruled, "a decision of which the journal has not all");
        const auto last = events.empty() ? rules::table::Instant{} : events.back().at;
        feeds_[board] = Feed{run_, events};
        return {.table = std::move(table),
                .id = games_[board],
                .next = EventNumber{}.after(events.size()),
                .clock = TableClock(agenda_.now(), last)};
    }

    void compare() {
        const auto same = [](const TimedEvent& one, const TimedEvent& other) { return one.event == other.event; };
        for (const std::size_t board : {0U, 1U})
            expect(std::ranges::equal(kept_[board], script_.events[board], same), "another game");
    }

public:
    /// So many decisions had events at both boards.
    std::size_t shared() const { return shared_; }

private:
    const scripted::Doubles& script_;
    faulty::Random& random_;
    faulty::Mischief& mischief_;
    faulty::Agenda agenda_;
    std::string broken_;

    std::size_t next_step_ = 0;
    std::optional<std::uint64_t> asking_{}; ///< who awaits the answer to the next step
    std::array<Partner, 4> partners_;

    ports::journal::memory::MemoryJournal journal_;
    std::array<GameId, 2> games_{};
    std::array<std::vector<TimedEvent>, 2> kept_; ///< what the journal has, by board
    std::uint64_t run_ = 1;
    Keeper keeper_;
    std::array<Feed, 2> feeds_{Feed{1}, Feed{1}};
    std::size_t shared_ = 0;
};

/// So many games, each with its number as the seed.
void play_doubles(std::size_t games) {
    faulty::Mischief mischief;
    std::size_t events = 0;
    std::size_t shared = 0;
    for (std::size_t game = 0; game < games; ++game) {
        INFO("game " << game);
        faulty::Random random(game);
        const scripted::Doubles script = scripted::any_doubles(random);
        DoublesPlayed played(script, random, mischief);
        const std::string broken = played.play();
        INFO(broken);
        REQUIRE(broken.empty());
        events += script.events[0].size() + script.events[1].size();
        shared += played.shared();
    }
    CHECK(events > 20 * games);
    CHECK(shared > games / 2);
    CHECK(mischief.lost > 10 * games);
    CHECK(mischief.repeated > 10 * games);
    CHECK(mischief.overtaken > 10 * games);
    CHECK(mischief.deaths > games / 10);
}

} // namespace

TEST_CASE("Whatever lines do to messages, doubles over them are the same at both boards, and the journals whole") {
    play_doubles(tests::is_sanitized ? 50 : 1'000);
}

TEST_CASE("The same in ten thousand games", "[.][long]") { play_doubles(10'000); }
