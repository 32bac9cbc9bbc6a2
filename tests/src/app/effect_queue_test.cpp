#include "src/app/effect_queue.hpp"

#include "tests/support/catch.hpp"

using namespace session;
using app::EffectQueue;
using speech::announce::Urgency;

namespace {

constexpr storage::GameId game{7};

Say say(const std::string& words, Urgency urgency = Urgency::News) {
    Say said;
    said.utterance.runs = {{{"en"}, words}};
    said.utterance.urgency = urgency;
    return said;
}

KeepSpoken keep(const std::string& words) { return {game, {{}, storage::SpokenKind::News, words}}; }

/// What is carried out now, in a word each.
std::vector<std::string> carried_out(EffectQueue& queue) {
    std::vector<std::string> done;
    while (const auto effect = queue.next()) {
        if (const auto* said = std::get_if<Say>(&*effect)) done.push_back(plain_text(said->utterance.runs));
        if (const auto* kept = std::get_if<KeepSpoken>(&*effect)) done.push_back("keep " + kept->line.words);
        if (std::holds_alternative<AppendEvents>(*effect)) done.emplace_back("append");
        if (std::holds_alternative<ReleaseGame>(*effect)) done.emplace_back("release");
        if (std::holds_alternative<StopEngine>(*effect)) done.emplace_back("stop");
    }
    return done;
}

using Done = std::vector<std::string>;

} // namespace

TEST_CASE("What is said of events waits for them, and what is kept of it waits with it") {
    EffectQueue queue;
    queue.add({say("before"), AppendEvents{game, {}}, say("Eva vier"), keep("Eva vier"), StopEngine{}});
    CHECK(carried_out(queue) == Done{"before", "append", "stop"});
    CHECK_FALSE(queue.is_empty());
    queue.answered();
    CHECK(carried_out(queue) == Done{"Eva vier", "keep Eva vier"});
    CHECK(queue.is_empty());
}

TEST_CASE("An answer to a key and an alarm do not wait; later news does, in its order") {
    EffectQueue queue;
    queue.add({AppendEvents{game, {}}, say("Eva vier")});
    queue.add({say("white pawn, Eva zwei", Urgency::Answer), keep("white pawn, Eva zwei")});
    queue.add({say("a minute left")});
    queue.add({say("Not on disk!", Urgency::Alarm)});
    CHECK(carried_out(queue) == Done{"append", "white pawn, Eva zwei", "keep white pawn, Eva zwei", "Not on disk!"});
    queue.answered();
    CHECK(carried_out(queue) == Done{"Eva vier", "a minute left"});
}

TEST_CASE("Each answer lets go of what belongs to its events, and a game is not let go before") {
    EffectQueue queue;
    queue.add({AppendEvents{game, {}}, say("one")});
    queue.add({AppendEvents{game, {}}, say("two"), keep("two")});
    queue.add({ReleaseGame{game}});
    CHECK(carried_out(queue) == Done{"append", "append"});
    queue.answered();
    CHECK(carried_out(queue) == Done{"one"});
    queue.answered();
    CHECK(carried_out(queue) == Done{"two", "keep two", "release"});
}

TEST_CASE("An alarm that tells of the failure comes before what happened") {
    EffectQueue queue;
    queue.add({AppendEvents{game, {}}, say("Eva vier")});
    carried_out(queue);
    queue.answered();
    queue.add({say("Not on disk!", Urgency::Alarm)});
    CHECK(carried_out(queue) == Done{"Not on disk!", "Eva vier"});
}
