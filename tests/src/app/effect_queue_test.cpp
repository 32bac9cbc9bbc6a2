#include "src/app/effect_queue.hpp"

#include "tests/support/catch.hpp"

using namespace session;
using app::EffectQueue;
using sounds::cues::Cue;
using speech::announce::Urgency;

namespace {

constexpr game::GameId game_7{7};
constexpr TableId here{1};
constexpr TableId there{2};

/// One event, which is the table's next.
game::AppendEvents event(std::int64_t number, TableId table = here) {
    return {
        game_7, game::EventNumber{number}, std::nullopt, {{rules::table::Instant{}, rules::table::Started{}}}, table};
}

AppendEvents append(std::int64_t number, TableId table = here) { return {{event(number, table)}}; }

Tell say(const std::string& words, Urgency urgency = Urgency::News) {
    Tell told;
    told.utterance.runs = {{{"en"}, words}};
    told.utterance.urgency = urgency;
    return told;
}

Tell cue(Cue cue) {
    Tell told;
    told.utterance.cue = cue;
    return told;
}

/// The same behind the event of that number.
Tell behind(std::int64_t number, const std::string& words, TableId table = here) {
    Tell told = say(words);
    told.after = After{table, game::EventNumber{number + 1}};
    return told;
}

/// What is carried out now, in a word each.
std::vector<std::string> carried_out(EffectQueue& queue) {
    std::vector<std::string> done;
    while (const auto effect = queue.next()) {
        if (const auto* told = std::get_if<Tell>(&*effect))
            done.push_back(told->utterance.cue ? '[' + std::string(name(*told->utterance.cue)) + ']'
                                               : plain_text(told->utterance.runs));
        if (std::holds_alternative<AppendEvents>(*effect)) done.emplace_back("append");
        if (std::holds_alternative<ReleaseGame>(*effect)) done.emplace_back("release");
        if (std::holds_alternative<LeaveTable>(*effect)) done.emplace_back("leave");
        if (std::holds_alternative<StopEngine>(*effect)) done.emplace_back("stop");
        if (std::holds_alternative<Listen>(*effect)) done.emplace_back("listen");
        if (std::holds_alternative<StopListening>(*effect)) done.emplace_back("stop listening");
        if (std::holds_alternative<HearReply>(*effect)) done.emplace_back("hear reply");
        if (std::holds_alternative<LearnWord>(*effect)) done.emplace_back("learn");
        if (std::holds_alternative<HushSpeech>(*effect)) done.emplace_back("hush");
    }
    return done;
}

/// Of which nothing matters here but that it comes.
Effect stop_listening() { return StopListening{rules::variants::Position::initial(), nullptr, nullptr}; }

using Done = std::vector<std::string>;

} // namespace

TEST_CASE("What is told of events waits for them, and nothing else does") {
    EffectQueue queue;
    queue.add({say("before"), append(1), behind(1, "Eva vier"), StopEngine{{TableId{1}, rules::board::Color::Black}}});
    CHECK(carried_out(queue) == Done{"before", "append", "stop"});
    CHECK_FALSE(queue.is_empty());
    queue.answered(here);
    CHECK(carried_out(queue) == Done{"Eva vier"});
    CHECK(queue.is_empty());
}

TEST_CASE("A library that does not answer is not waited for, and its late answers are for nothing newer") {
    EffectQueue queue;
    queue.add({append(1), behind(1, "Eva vier"), append(2), behind(2, "Eva fünf")});
    CHECK(carried_out(queue) == Done{"append", "append"});
    CHECK(queue.waits_for_library());
    CHECK(queue.give_up_waiting() == std::vector<game::PlayedGame>{game_7});
    CHECK(carried_out(queue) == Done{"Eva vier", "Eva fünf"});
    CHECK_FALSE(queue.waits_for_library());
    queue.add({append(3), behind(3, "Felix drei")});
    CHECK(carried_out(queue) == Done{"append"});
    queue.answered(here);
    queue.answered(here);
    CHECK(carried_out(queue) == Done{});
    queue.answered(here);
    CHECK(carried_out(queue) == Done{"Felix drei"});
    CHECK(queue.is_empty());
}

TEST_CASE("An answer to a key and an alarm do not wait; later news does, in its order") {
    EffectQueue queue;
    queue.add({append(1), behind(1, "Eva vier")});
    queue.add({say("white pawn, Eva zwei", Urgency::Answer)});
    queue.add({behind(1, "a minute left")});
    queue.add({say("Not on disk!", Urgency::Alarm)});
    CHECK(carried_out(queue) == Done{"append", "white pawn, Eva zwei", "Not on disk!"});
    queue.answered(here);
    CHECK(carried_out(queue) == Done{"Eva vier", "a minute left"});
}

TEST_CASE("Each answer lets go of what belongs to its events, and a game or a table is not left before") {
    EffectQueue queue;
    queue.add({append(1), behind(1, "one")});
    queue.add({append(2), behind(2, "two")});
    queue.add({ReleaseGame{game_7}, LeaveTable{here}});
    CHECK(carried_out(queue) == Done{"append", "append"});
    queue.answered(here);
    CHECK(carried_out(queue) == Done{"one"});
    queue.answered(here);
    CHECK(carried_out(queue) == Done{"two", "release", "leave"});
}

TEST_CASE("A table whose disk is slow keeps nobody at another table waiting") {
    EffectQueue queue;
    queue.add({append(1), behind(1, "here")});
    queue.add({append(1, there), behind(1, "there", there), say("of no table")});
    CHECK(carried_out(queue) == Done{"append", "append", "of no table"});
    queue.answered(there);
    CHECK(carried_out(queue) == Done{"there"});
    queue.add({behind(1, "there again", there)});
    CHECK(carried_out(queue) == Done{"there again"});
    queue.answered(here);
    CHECK(carried_out(queue) == Done{"here"});
    CHECK(queue.is_empty());
}

TEST_CASE("An alarm that tells of the failure comes before what happened") {
    EffectQueue queue;
    queue.add({append(1), behind(1, "Eva vier")});
    carried_out(queue);
    queue.answered(here);
    queue.add({say("Not on disk!", Urgency::Alarm)});
    CHECK(carried_out(queue) == Done{"Not on disk!", "Eva vier"});
}

TEST_CASE("While the player is listened to nothing is told; then it is, but for what was true at its moment only") {
    EffectQueue queue;
    queue.add({Listen{}, say("Eva vier"), say("nine seconds", Urgency::Moment),
               StopEngine{{TableId{1}, rules::board::Color::Black}}});
    CHECK(carried_out(queue) == Done{"listen", "stop"});
    CHECK(queue.is_listening());
    queue.add({say("an answer", Urgency::Answer), ReleaseGame{game_7}});
    CHECK(carried_out(queue).empty());
    CHECK_FALSE(queue.is_empty());
    queue.add({stop_listening()});
    CHECK(carried_out(queue) == Done{"stop listening"});
    queue.microphone_closed();
    CHECK(carried_out(queue).empty());
    queue.add({cue(Cue::ListeningEnds)});
    CHECK(carried_out(queue) == Done{"[listening_ends]", "Eva vier", "an answer", "release"});
    CHECK_FALSE(queue.is_listening());
    queue.add({say("nine seconds", Urgency::Moment)});
    CHECK(carried_out(queue) == Done{"nine seconds"});
    CHECK(queue.is_empty());
}

TEST_CASE("Nothing is told until the microphone is closed, whatever was listened for") {
    for (const Effect& stop : {stop_listening(), Effect{LearnWord{{{"de"}, "springer"}}},
                               Effect{HearReply{{}, rules::variants::Position::initial(), nullptr, nullptr}}}) {
        EffectQueue queue;
        queue.add({Listen{}, say("Eva vier")});
        CHECK(carried_out(queue) == Done{"listen"});
        queue.add({stop});
        CHECK(carried_out(queue).size() == 1);
        queue.microphone_closed();
        queue.add({cue(Cue::ListeningEnds)});
        CHECK(carried_out(queue) == Done{"[listening_ends]", "Eva vier"});
        CHECK_FALSE(queue.is_listening());
    }
}

TEST_CASE("A microphone that is wanted again before it was closed goes on being listened to") {
    for (const bool is_let_go : {false, true}) {
        EffectQueue queue;
        queue.add({Listen{}, stop_listening(), Listen{}, say("Eva vier")});
        CHECK(carried_out(queue) == Done{"listen", "stop listening", "listen"});
        if (is_let_go) queue.add({stop_listening()});
        queue.microphone_closed(); // the first one
        queue.add({cue(Cue::ListeningEnds)});
        CHECK(carried_out(queue).back() == "[listening_ends]");
        CHECK(queue.is_listening());
        if (!is_let_go) queue.add({stop_listening()});
        queue.microphone_closed();
        queue.add({cue(Cue::ListeningEnds)});
        CHECK(carried_out(queue).back() == "Eva vier");
        CHECK_FALSE(queue.is_listening());
    }
}

TEST_CASE("A microphone that does not close keeps nothing from being told") {
    EffectQueue queue;
    queue.add({Listen{}, stop_listening(), Listen{}, stop_listening(), say("Eva vier")});
    carried_out(queue);
    queue.give_up_microphone();
    CHECK(carried_out(queue) == Done{"Eva vier"});
    queue.add({Listen{}, say("Eva fünf")});
    CHECK(carried_out(queue) == Done{"listen"});
    for (int late = 0; late < 2; ++late) queue.microphone_closed(); // after all
    queue.add({cue(Cue::ListeningEnds)});
    CHECK(queue.is_listening());
    CHECK(carried_out(queue) == Done{"[listening_ends]"});
    queue.add({stop_listening()});
    queue.microphone_closed();
    queue.add({cue(Cue::ListeningEnds)});
    CHECK(carried_out(queue) == Done{"stop listening", "[listening_ends]", "Eva fünf"});
    queue.add({cue(Cue::ListeningEnds)}); // would cut off what is being said
    CHECK(carried_out(queue).empty());
}

TEST_CASE("What was not understood is told, but not into a microphone that is open again") {
    EffectQueue queue;
    queue.add({Listen{}, stop_listening(), say("Eva vier")});
    carried_out(queue);
    queue.hearing_failed();
    CHECK(carried_out(queue) == Done{"Eva vier"});
    queue.add({Listen{}, say("Eva fünf")});
    CHECK(carried_out(queue) == Done{"listen"});
    queue.hearing_failed();
    CHECK(carried_out(queue).empty());
}

TEST_CASE("That the microphone is open is told by a cue at once") {
    EffectQueue queue;
    queue.add({Listen{}, say("Eva vier"), cue(Cue::ListeningBegins)});
    CHECK(carried_out(queue) == Done{"listen", "[listening_begins]"});
}

TEST_CASE("What is silenced while the player is listened to is told first, as it may be kept") {
    EffectQueue queue;
    queue.add({Listen{}, say("Eva vier"), HushSpeech{}});
    CHECK(carried_out(queue) == Done{"listen", "Eva vier", "hush"});
    queue.add({say("one")});
    CHECK(carried_out(queue).empty());
    queue.stop_listening();
    CHECK(carried_out(queue) == Done{"one"});
}

TEST_CASE("What waits for its events waits for the microphone too") {
    EffectQueue queue;
    queue.add({Listen{}, append(1), behind(1, "Eva vier")});
    CHECK(carried_out(queue) == Done{"listen", "append"});
    queue.answered(here);
    CHECK(carried_out(queue).empty());
    queue.add({stop_listening()});
    CHECK(carried_out(queue) == Done{"stop listening"});
    queue.microphone_closed();
    queue.add({cue(Cue::ListeningEnds)});
    CHECK(carried_out(queue) == Done{"[listening_ends]", "Eva vier"});
}
