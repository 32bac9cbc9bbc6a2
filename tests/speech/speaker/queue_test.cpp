#include "speech/speaker/queue.hpp"

#include "tests/support/catch.hpp"

#include <rapidcheck.h>

#include <map>

using namespace speech::speaker;
using speech::announce::Urgency;
using speech::announce::Utterance;

namespace {

Entry entry(std::uint64_t id, Urgency urgency) {
    return {UtteranceId{id}, Utterance{.runs = {}, .urgency = urgency, .cue = std::nullopt}};
}

Entry answer(std::uint64_t id) { return entry(id, Urgency::Answer); }
Entry news(std::uint64_t id) { return entry(id, Urgency::News); }
Entry alert(std::uint64_t id) { return entry(id, Urgency::Alarm); }
Entry aside(std::uint64_t id) { return entry(id, Urgency::Aside); }
Entry moment(std::uint64_t id) { return entry(id, Urgency::Moment); }

// A queue in which the first of these is being spoken and the others wait.
Queue speaking(Entry running, std::vector<Entry> waiting = {}) {
    Queue queue;
    queue.say(std::move(running));
    queue.begin_next();
    for (Entry& each : waiting) queue.say(std::move(each));
    return queue;
}

// The order in which all that waits will be spoken if nothing more is said.
std::vector<std::uint64_t> rest_of(Queue queue) {
    std::vector<std::uint64_t> order;
    if (queue.running() != nullptr) queue.end_running();
    while (queue.next() != nullptr) {
        order.push_back(queue.begin_next().id.value);
        queue.end_running();
    }
    return order;
}

std::vector<std::uint64_t> ids(const std::vector<UtteranceId>& list) {
    std::vector<std::uint64_t> result;
    for (const UtteranceId id : list) result.push_back(id.value);
    return result;
}

using Order = std::vector<std::uint64_t>;

} // namespace

TEST_CASE("An aside waits behind all news, and news cuts it off to be said again") {
    Queue queue = speaking(news(1), {aside(2), news(3), aside(4)});
    CHECK(rest_of(queue) == Order{3, 2, 4});
    Queue heard = speaking(aside(1), {aside(2)});
    CHECK(heard.say(news(3)).cuts_running);
    CHECK(heard.running() == nullptr);
    CHECK(rest_of(heard) == Order{3, 1, 2});
    Queue asked = speaking(aside(1));
    CHECK(asked.say(answer(2)).cuts_running);
    CHECK(rest_of(asked) == Order{2, 1});
    CHECK(ids(asked.hush().dropped) == Order{2, 1});
    Queue left = speaking(news(1), {aside(2), news(3)});
    std::vector<std::uint64_t> surrendered;
    for (const Entry& each : left.surrender()) surrendered.push_back(each.id.value);
    CHECK(surrendered == Order{1, 3, 2});
}

TEST_CASE("News is spoken in the order in which it came") {
    Queue queue = speaking(news(1));
    CHECK_FALSE(queue.say(news(2)).cuts_running);
    CHECK_FALSE(queue.say(news(3)).cuts_running);
    REQUIRE(queue.running() != nullptr);
    CHECK(queue.running()->id == UtteranceId{1});
    CHECK(rest_of(queue) == Order{2, 3});
}

TEST_CASE("A moment is said where nothing else is said or waits, and dropped otherwise") {
    Queue queue;
    CHECK(queue.say(moment(1)).dropped.empty());
    CHECK(ids(queue.say(moment(2)).dropped) == Order{1}); // a newer one is truer
    CHECK(queue.begin_next().id == UtteranceId{2});
    CHECK(ids(queue.say(moment(3)).dropped) == Order{3});
    queue.end_running();
    CHECK(ids(speaking(news(1)).say(moment(2)).dropped) == Order{2});
    CHECK(queue.next() == nullptr);
}

TEST_CASE("A moment holds nothing up: an answer cuts it off for good, news replaces one that has not begun") {
    Queue running = speaking(moment(1));
    const auto change = running.say(answer(2));
    CHECK(change.cuts_running);
    CHECK(ids(change.dropped) == Order{1});
    CHECK(rest_of(running) == Order{2});

    Queue waiting;
    waiting.say(moment(1));
    CHECK(ids(waiting.say(news(2)).dropped) == Order{1});
    CHECK(rest_of(waiting) == Order{2});
}

TEST_CASE("An answer replaces the answer that is being spoken") {
    Queue queue = speaking(answer(1));
    const auto change = queue.say(answer(2));
    CHECK(change.cuts_running);
    CHECK(ids(change.dropped) == Order{1});
    CHECK(queue.running() == nullptr);
    CHECK(rest_of(queue) == Order{2});
}

TEST_CASE("An answer replaces the answer that waits") {
    Queue queue = speaking(alert(1), {answer(2)});
    const auto change = queue.say(answer(3));
    CHECK_FALSE(change.cuts_running);
    CHECK(ids(change.dropped) == Order{2});
    CHECK(rest_of(queue) == Order{3});
}

TEST_CASE("An answer that was not yet begun is replaced as well") {
    Queue queue;
    queue.say(answer(1));
    const auto change = queue.say(answer(2));
    CHECK_FALSE(change.cuts_running);
    CHECK(ids(change.dropped) == Order{1});
    CHECK(rest_of(queue) == Order{2});
}

TEST_CASE("An answer cuts off news, which is said again after it and before other news") {
    Queue queue = speaking(news(1), {news(2)});
    const auto change = queue.say(answer(3));
    CHECK(change.cuts_running);
    CHECK(change.dropped.empty());
    CHECK(rest_of(queue) == Order{3, 1, 2});
}

TEST_CASE("News that waited is kept and follows when one answer replaces another") {
    Queue queue = speaking(answer(2), {news(3)});
    const auto change = queue.say(answer(4));
    CHECK(change.cuts_running);
    CHECK(ids(change.dropped) == Order{2});
    CHECK(rest_of(queue) == Order{4, 3});
}

TEST_CASE("News waits for the end of the answer that is being spoken") {
    Queue queue = speaking(answer(1));
    const auto change = queue.say(news(2));
    CHECK_FALSE(change.cuts_running);
    CHECK(change.dropped.empty());
    CHECK(rest_of(queue) == Order{2});
}

TEST_CASE("News behind which an answer waits does not push it out") {
    Queue queue = speaking(alert(1), {answer(2)});
    CHECK(queue.say(news(3)).dropped.empty());
    CHECK(rest_of(queue) == Order{2, 3});
}

TEST_CASE("An alarm cuts off news, which is said again after it and before other news") {
    Queue queue = speaking(news(1), {news(2)});
    const auto change = queue.say(alert(3));
    CHECK(change.cuts_running);
    CHECK(change.dropped.empty());
    CHECK(rest_of(queue) == Order{3, 1, 2});
}

TEST_CASE("An alarm cuts off an answer, which is lost") {
    Queue queue = speaking(answer(1));
    const auto change = queue.say(alert(2));
    CHECK(change.cuts_running);
    CHECK(ids(change.dropped) == Order{1});
    CHECK(rest_of(queue) == Order{2});
}

TEST_CASE("An alarm cuts off an alarm, which is said again after it") {
    Queue queue = speaking(news(1));
    queue.say(alert(2));
    queue.begin_next();
    const auto change = queue.say(alert(3));
    CHECK(change.cuts_running);
    CHECK(change.dropped.empty());
    CHECK(rest_of(queue) == Order{3, 2, 1});
}

TEST_CASE("Answers and news wait for the end of an alarm") {
    Queue queue = speaking(alert(1));
    CHECK_FALSE(queue.say(answer(2)).cuts_running);
    CHECK_FALSE(queue.say(news(3)).cuts_running);
    CHECK(rest_of(queue) == Order{2, 3});
}

TEST_CASE("News keeps its place however often alarms cut it off") {
    Queue queue = speaking(news(1), {news(2)});
    for (std::uint64_t id = 10; id < 13; ++id) {
        queue.say(alert(id));
        CHECK(queue.begin_next().id == UtteranceId{id});
        queue.end_running();
        CHECK(queue.begin_next().id == UtteranceId{1});
    }
    CHECK(rest_of(queue) == Order{2});
}

TEST_CASE("Hush drops everything, spoken and waiting") {
    Queue queue = speaking(news(1), {news(2), answer(3)});
    queue.say(alert(4));
    queue.begin_next();
    const auto change = queue.hush();
    CHECK(change.cuts_running);
    CHECK(ids(change.dropped) == Order{4, 3, 1, 2});
    CHECK(queue.running() == nullptr);
    CHECK(queue.next() == nullptr);
}

TEST_CASE("Hush of an empty queue changes nothing") {
    Queue queue;
    const auto change = queue.hush();
    CHECK_FALSE(change.cuts_running);
    CHECK(change.dropped.empty());
}

TEST_CASE("What is put back is spoken next, from its beginning") {
    for (Entry each : {answer(1), news(1), alert(1)}) {
        Queue queue = speaking(std::move(each), {news(2)});
        queue.put_back();
        CHECK(queue.running() == nullptr);
        CHECK(rest_of(queue) == Order{1, 2});
    }
}

TEST_CASE("What is given away is spoken in the same order by whoever takes it") {
    Queue queue = speaking(news(1), {news(2), alert(3)});
    queue.begin_next();
    queue.say(alert(4));
    queue.say(answer(5));
    const Order order = rest_of(queue);
    Queue taker;
    for (Entry& entry : queue.surrender()) taker.say(std::move(entry));
    CHECK(queue.next() == nullptr);
    CHECK(queue.running() == nullptr);
    CHECK(order == Order{4, 3, 5, 1, 2});
    CHECK(rest_of(taker) == order);
}

TEST_CASE("What is being spoken is given away with the rest") {
    Queue queue = speaking(answer(1), {news(2)});
    Order given;
    for (const Entry& entry : queue.surrender()) given.push_back(entry.id.value);
    CHECK(given == Order{1, 2});
    CHECK(queue.running() == nullptr);
}

TEST_CASE("Whatever is said, each utterance is either spoken to its end or reported as dropped, and never both") {
    CHECK(rc::check([] {
        Queue queue;
        std::map<std::uint64_t, int> endings;
        std::vector<std::uint64_t> said;
        const auto note = [&](const Queue::Change& change) {
            for (const UtteranceId id : change.dropped) ++endings[id.value];
        };
        const auto acts = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 7));
        std::uint64_t id = 0;
        for (const int act : acts) {
            if (act < 3) {
                const auto urgency = act == 0 ? Urgency::Answer : act == 1 ? Urgency::News : Urgency::Alarm;
                said.push_back(++id);
                note(queue.say(entry(id, urgency)));
            } else if (act == 3 && *rc::gen::inRange(0, 8) == 0) {
                note(queue.hush());
            } else if (queue.running() != nullptr) {
                ++endings[queue.running()->id.value];
                queue.end_running();
            } else if (queue.next() != nullptr) {
                queue.begin_next();
            }
        }
        if (queue.running() != nullptr) {
            ++endings[queue.running()->id.value];
            queue.end_running();
        }
        for (const std::uint64_t each : rest_of(queue)) ++endings[each];
        for (const std::uint64_t each : said) RC_ASSERT(endings[each] == 1);
    }));
}
