// Games over a line that delays, repeats, loses and reorders messages, with a keeper that dies now and then: they are
// the games they would have been without all that.
#include "src/game/follower.hpp"
#include "src/game/replay.hpp"
#include "src/ports/journal/memory/memory_journal.hpp"
#include "tests/src/game/at_the_table.hpp"
#include "tests/src/game/faulty_line.hpp"
#include "tests/src/game/scripted_game.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/share.hpp"
#include "tests/support/table.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace game;
using namespace std::chrono_literals;
using faulty::Agenda;
using faulty::Channel;
using faulty::Mischief;
using rules::board::Color;
using rules::table::Table;
using rules::table::TimedEvent;
using scripted::here;
using scripted::once_in;
using scripted::Random;
using scripted::Step;

namespace {

/// A program with one side's seat, White's also with the arbiter's.
struct Client {
    Client(std::uint64_t id, Agenda& agenda, Random& random, Mischief& mischief)
        : sender(id)
        , follower(here, agenda.now())
        , to_keeper(agenda, random, mischief)
        , from_keeper(agenda, random, mischief) {}

    std::uint64_t sender;
    Follower follower;
    Channel to_keeper;
    Channel from_keeper;
    std::optional<Table> table{}; ///< made of what was heard alone
    std::vector<TimedEvent> heard{};
    Stand stand{};
    std::uint64_t commands = 0;
    std::size_t step = 0; ///< what was asked for last
};

/// One scripted game on a faulty line.
class GameOnLine {
public:
    GameOnLine(const scripted::Game& script, Random& random, Mischief& mischief)
        : script_(script)
        , random_(random)
        , mischief_(mischief)
        , answers_(script.steps.size())
        , clients_{Client{1, agenda_, random, mischief}, Client{2, agenda_, random, mischief}} {
        game_ = std::get<GameId>(journal_.create({}));
        keeper_.take_up(here, {.table = *script.start, .id = game_});
    }

    /// What is wrong; empty if all is well.
    std::string play() {
        while (broken_.empty() && !is_done()) {
            if (agenda_.now() > Now{1h}) return "it does not come to an end";
            ask();
            Now next = Now::max();
            for (Client& client : clients_) {
                for (auto& message : client.follower.send(agenda_.now()))
                    client.to_keeper.send([this, &client, message] { at_keeper(client, message); });
                next = std::min(next, client.follower.next_sending());
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
        const auto has_heard_all = [this](const Client& client) {
            return client.heard.size() == kept_.size() && !client.follower.awaits_answer() &&
                   client.stand == keeper_.find(here)->stand();
        };
        return next_step_ == script_.steps.size() && agenda_.is_empty() &&
               std::all_of(clients_.begin(), clients_.end(), has_heard_all);
    }

    // What those who play do.

    /// Whoever is next asks, having heard of all it asks after.
    void ask() {
        if (next_step_ == script_.steps.size()) return;
        const Step& step = script_.steps[next_step_];
        Client& client = clients_[step.seat == at_the_table::black ? 1 : 0];
        const bool was_refused = next_step_ > 0 && !script_.steps[next_step_ - 1].is_accepted();
        if (client.follower.awaits_answer() || client.stand.awaits_ruling ||
            EventNumber{}.after(client.heard.size()) < step.seen || (was_refused && answers_[next_step_ - 1] == 0))
            return;
        client.follower.submit({here, step.seat, {client.sender, ++client.commands}, step.command}, agenda_.now());
        client.step = next_step_++;
    }

    void at_client(Client& client, const ToFollower& message) {
        for (Heard& heard : client.follower.receive(message, agenda_.now()))
            std::visit([&](auto& each) { hear(client, each); }, heard);
    }
    void hear(Client& client, const TableCame& came) {
        expect(came.events.size() >= client.heard.size(), "a table came that is older than what was heard");
        client.heard.clear();
        fold(client, came.events);
        client.stand = came.stand;
        auto replayed = replay(came.settings, script_.start->laws, came.events);
        client.table = std::move(std::get<ReplayedGame>(replayed).replayed.table);
    }
    void hear(Client& client, const Happened& happened) {
        expect(happened.first == EventNumber{}.after(client.heard.size()), "not heard once and in order");
        fold(client, happened.events);
        client.stand = happened.stand;
        client.table = rules::table::replay(*std::move(client.table), happened.events);
    }
    void fold(Client& client, const std::vector<TimedEvent>& events) {
        for (const TimedEvent& event : events) {
            const std::size_t place = client.heard.size();
            expect(place < kept_.size() && kept_[place] == event, "heard what has not happened");
            client.heard.push_back(event);
        }
    }
    void hear(Client& client, const Answered& answered) {
        expect(answered.command == CommandId{client.sender, client.commands}, "an answer to something else");
        expect(answered.through <= EventNumber{}.after(client.heard.size()), "an answer before what led to it");
        expect(answered.answer.index() == script_.steps[client.step].answer, "another answer");
        expect(++answers_[client.step] == 1, "answered twice");
    }

    // What the keeper's program does.

    void at_keeper(Client& client, const ToKeeper& message) {
        if (const auto* follow = std::get_if<Follow>(&message)) {
            for (const ToFollower& missed : feed_.missed(*follow, *keeper_.find(here))) send(client, missed);
            return;
        }
        const auto& asked = std::get<Asked>(message);
        if (!feed_.is_meant(asked)) return;
        if (once_in(random_, 20)) pause();
        come_of(keeper_.submit(asked.submit, agenda_.now()));
    }
    void send(Client& client, const ToFollower& message) {
        client.from_keeper.send([this, &client, message] { at_client(client, message); });
    }
    void come_of(const Outcome& outcome) {
        for (const AppendEvents& append : outcome.append) {
            const auto kept = journal_.append(game_, append.expected, append.command, append.events);
            expect(std::holds_alternative<ports::journal::Appended>(kept), "the journal does not take it");
            kept_.insert(kept_.end(), append.events.begin(), append.events.end());
            if (once_in(random_, 50)) return die();
        }
        for (const Happened& happened : outcome.happened) {
            const Update update = feed_.tell(happened);
            for (Client& client : clients_) send(client, update);
        }
        if (outcome.answered) {
            Client& asker = clients_[outcome.answered->command.sender == clients_[0].sender ? 0 : 1];
            send(asker, feed_.reply(*outcome.answered));
        }
        if (const auto& question = outcome.question)
            in_this_run(300ms, [this, asked = question->question] {
                come_of(keeper_.rule(here, asked, scripted::ruling, agenda_.now()));
            });
    }
    /// The table's time stands for a while, which is no event.
    void pause() {
        come_of(keeper_.suspend(here, agenda_.now()));
        in_this_run(700ms, [this] { come_of(keeper_.resume(here, agenda_.now())); });
    }
    void in_this_run(std::chrono::nanoseconds wait, const std::function<void()>& what) {
        agenda_.after(wait, [this, what, run = run_] {
            if (run == run_) what();
        });
    }
    /// It has kept something and told nobody, and another one goes on with what the journal has.
    void die() {
        ++mischief_.deaths;
        const auto read = journal_.read_from(game_, {});
        std::vector<TimedEvent> events;
        for (const auto& each : std::get<std::vector<ports::journal::KeptEvent>>(read)) events.push_back(each.event);
        auto replayed = replay(script_.start->settings, script_.start->laws, events);
        auto& [table, impossible, owing, unruled, last_rule] = std::get<ReplayedGame>(replayed).replayed;
        expect(!impossible, "an event that cannot have happened");
        keeper_ = Keeper{};
        feed_ = Feed{++run_, events};
        keeper_.take_up(here, {.table = std::move(table),
                               .id = game_,
                               .next = EventNumber{}.after(events.size()),
                               .clock = TableClock(agenda_.now(), events.back().at)});
        keeper_.remember(here, std::get<std::vector<CommandId>>(journal_.last_commands(game_)));
        if (!owing.empty() || unruled) come_of(keeper_.make_good(here, owing, unruled, agenda_.now()));
    }

    // At the end.

    void compare() {
        const auto same = [](const TimedEvent& one, const TimedEvent& other) { return one.event == other.event; };
        expect(std::equal(kept_.begin(), kept_.end(), script_.events.begin(), script_.events.end(), same),
               "another game");
        expect(std::all_of(answers_.begin(), answers_.end(), [](int count) { return count == 1; }),
               "not every command was answered once");
        for (const Client& client : clients_)
            expect(client.table && tables::difference(*client.table, keeper_.find(here)->table).empty(),
                   "another table at the end");
    }

    const scripted::Game& script_;
    Random& random_;
    Mischief& mischief_;
    Agenda agenda_;
    std::string broken_;

    std::size_t next_step_ = 0;
    std::vector<int> answers_; ///< to each step, as heard
    std::array<Client, 2> clients_;

    ports::journal::memory::MemoryJournal journal_;
    GameId game_{};
    std::vector<TimedEvent> kept_; ///< what the journal has
    std::uint64_t run_ = 1;
    Keeper keeper_;
    Feed feed_{run_};
};

} // namespace

TEST_CASE("Whatever a line does to messages, a game over it is the same, and everybody hears it once and in order") {
    constexpr std::size_t games = tests::is_sanitized ? 500 : 10'000;
    Mischief mischief;
    std::size_t events = 0;
    for (std::size_t game = 0; game < games; ++game) {
        INFO("game " << game);
        Random random(game);
        const scripted::Game script = scripted::any_game(random);
        const std::string broken = GameOnLine(script, random, mischief).play();
        INFO(broken);
        REQUIRE(broken.empty());
        events += script.events.size();
    }
    CHECK(events > 9 * games);
    CHECK(mischief.sent > 50 * games);
    CHECK(mischief.lost > 10 * games);
    CHECK(mischief.repeated > 10 * games);
    CHECK(mischief.overtaken > 10 * games);
    CHECK(mischief.deaths > games / 10);
}
