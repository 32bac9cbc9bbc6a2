// The two ends of a line: what is sent again and when, and what is heard in which order.
#include "src/game/follower.hpp"
#include "tests/src/game/at_the_table.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/table.hpp"

#include <algorithm>
#include <vector>

using namespace game;
using namespace at_the_table;
using namespace std::chrono_literals;
using rules::table::Instant;
using rules::table::Started;
using rules::table::TimedEvent;

namespace {

const TimedEvent event{Instant{}, Started{}};
constexpr Accepted accepted{};

/// An update of so many events.
Happened happened(EventNumber first, std::size_t events) {
    return {here, first, ByTime{}, std::vector<TimedEvent>(events, event), {}};
}

const Submit command{here, white, {7, 1}, rules::table::Resign{rules::board::Color::White}};

LiveTable table_with(std::size_t events) { return {.table = tables::lay("60"), .next = EventNumber{}.after(events)}; }

/// One who follows a table at which nothing has happened yet.
Follower follower_of(const Feed& feed) {
    Follower follower(here, at(0s));
    const auto joining = follower.send(at(0s));
    const auto whole = feed.missed(std::get<Follow>(joining.at(0)), table_with(0));
    CHECK(std::holds_alternative<TableCame>(follower.receive(whole.at(0), at(0s)).at(0)));
    return follower;
}

/// How many messages of that kind are sent at that time.
template <typename Message>
std::ptrdiff_t sent(Follower& follower, Now now) {
    const auto messages = follower.send(now);
    return std::count_if(messages.begin(), messages.end(),
                         [](const ToKeeper& each) { return std::holds_alternative<Message>(each); });
}

std::vector<EventNumber> firsts(const std::vector<Heard>& heard) {
    std::vector<EventNumber> numbers;
    for (const Heard& each : heard) numbers.push_back(std::get<Happened>(each).first);
    return numbers;
}

} // namespace

TEST_CASE("A command is sent again after a while, then more and more seldom, until it is answered") {
    Feed feed(1);
    Follower follower = follower_of(feed);
    follower.submit(command, at(1s));
    CHECK(follower.next_sending() == at(1s));
    for (const auto due : {1000ms, 1500ms, 2500ms, 4500ms, 8500ms, 12500ms}) {
        CHECK(sent<Asked>(follower, at(due - 1ms)) == 0);
        CHECK(sent<Asked>(follower, at(due)) == 1);
    }
    CHECK(follower.awaits_answer());
    const auto heard = follower.receive(feed.reply({here, command.id, accepted, {}}), at(13s));
    CHECK(std::get<Answered>(heard.at(0)).command == command.id);
    CHECK_FALSE(follower.awaits_answer());
    CHECK(follower.receive(feed.reply({here, command.id, accepted, {}}), at(14s)).empty());
    CHECK(sent<Asked>(follower, at(1h)) == 0);
}

TEST_CASE("An answer waits until the table has been followed to where it counts") {
    Feed feed(1);
    Follower follower = follower_of(feed);
    follower.submit(command, at(0s));
    const Update update = feed.tell(happened({1}, 2));
    CHECK(follower.receive(feed.reply({here, command.id, accepted, {3}}), at(0s)).empty());
    CHECK(sent<Asked>(follower, at(600ms)) == 0);
    const auto heard = follower.receive(update, at(1s));
    REQUIRE(heard.size() == 2);
    CHECK(std::holds_alternative<Happened>(heard[0]));
    CHECK(std::holds_alternative<Answered>(heard[1]));
}

TEST_CASE("What happened is heard once and in order, and what is missing is asked for") {
    Feed feed(1);
    Follower follower = follower_of(feed);
    const Update first = feed.tell(happened({1}, 2));
    const Update stand_only = feed.tell(happened({3}, 0));
    const Update third = feed.tell(happened({3}, 1));
    CHECK(follower.receive(third, at(0s)).empty());
    CHECK(sent<Follow>(follower, at(499ms)) == 0); // it may only be late
    const auto messages = follower.send(at(500ms));
    const auto missed = feed.missed(std::get<Follow>(messages.at(0)), table_with(3));
    REQUIRE(missed.size() == 3);
    CHECK(firsts(follower.receive(missed[0], at(1s))) == std::vector<EventNumber>{{1}});
    CHECK(follower.receive(first, at(1s)).empty());
    CHECK(firsts(follower.receive(stand_only, at(1s))) == std::vector<EventNumber>{{3}, {3}});
    CHECK(follower.receive(missed[2], at(1s)).empty());
}

TEST_CASE("While all is quiet it is asked now and then whether the last has been missed") {
    Feed feed(1);
    Follower follower = follower_of(feed);
    CHECK(sent<Follow>(follower, at(3999ms)) == 0);
    for (const auto due : {4s, 8s, 12s}) CHECK(sent<Follow>(follower, at(due)) == 1);
    CHECK(feed.missed({here, FeedPlace{1, 0}}, table_with(0)).empty());
}

TEST_CASE("A keeper that was started again gives the whole table, and is asked again what was not answered") {
    Feed feed(1);
    Follower follower = follower_of(feed);
    follower.submit(command, at(0s));
    const auto asked = std::get<Asked>(follower.send(at(0s)).at(0));
    CHECK(feed.is_meant(asked));

    Feed again(2, {event, event});
    CHECK_FALSE(again.is_meant(asked));
    const Update update = again.tell(happened({3}, 1));
    CHECK(follower.receive(update, at(100ms)).empty());
    const auto messages = follower.send(at(100ms)); // at once
    const auto whole = again.missed(std::get<Follow>(messages.at(0)), table_with(3));
    const auto heard = follower.receive(whole.at(0), at(200ms));
    CHECK(std::get<TableCame>(heard.at(0)).events.size() == 3);
    CHECK(std::get<TableCame>(heard.at(0)).next() == EventNumber{4});
    CHECK(again.is_meant(std::get<Asked>(follower.send(at(200ms)).at(0))));

    SECTION("and what still comes from the earlier one is passed over") {
        CHECK(follower.receive(feed.tell(happened({1}, 1)), at(300ms)).empty());
        CHECK(follower.receive(feed.reply({here, command.id, accepted, {}}), at(300ms)).empty());
        const auto old = feed.missed({here, std::nullopt}, table_with(1));
        CHECK(follower.receive(old.at(0), at(300ms)).empty());
    }
}
