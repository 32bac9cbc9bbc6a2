#include "src/session/core/waiting_acts.hpp"
#include "tests/support/catch.hpp"

#include <string>

using namespace std::chrono_literals;
using session::ParticipantId;
using session::WaitingAct;
using session::WaitingActs;

namespace {

constexpr ParticipantId player{};
constexpr ParticipantId teacher{2};

constexpr auto square = rules::board::Square::at(28);

WaitingAct line(ParticipantId who, std::string text) { return {session::LineTyped{std::move(text)}, who, square, {}}; }
WaitingAct click(ParticipantId who) { return {session::SquareClicked{square}, who, square, {}}; }

/// The lines that are due, in the order in which they are done.
std::string done(WaitingActs& acts, const WaitingActs::IsDue& is_due) {
    std::string all;
    while (const auto act = acts.take_due(is_due)) all += std::get<session::LineTyped>(act->message).text;
    return all;
}

} // namespace

TEST_CASE("Acts are done in their order, and none waits for those of somebody else") {
    WaitingActs acts;
    for (const char* text : {"a", "b"}) acts.add(line(player, text));
    for (const char* text : {"c", "d"}) acts.add(line(teacher, text));
    acts.add(line(player, "e"));
    CHECK(done(acts, [](const WaitingAct& act) { return act.who == teacher; }) == "cd");
    CHECK(acts.has_any_of(player));
    CHECK_FALSE(acts.has_any_of(teacher));
    CHECK(done(acts, [](const WaitingAct&) { return true; }) == "abe");
    CHECK(acts.empty());
}

TEST_CASE("Nothing overtakes an act of the same participant that is not due") {
    WaitingActs acts;
    for (const char* text : {"a", "b"}) acts.add(line(player, text));
    const auto is_second = [](const WaitingAct& act) {
        const auto* typed = std::get_if<session::LineTyped>(&act.message);
        return typed != nullptr && typed->text == "b";
    };
    CHECK(done(acts, is_second).empty());
    CHECK(acts.has_any_of(player));
}

TEST_CASE("Whoever leaves a table leaves what their hands did there, and keeps their lines") {
    WaitingActs acts;
    for (const ParticipantId who : {player, teacher}) acts.add(click(who));
    acts.add(line(player, "a"));
    acts.drop_acts_at_board_of(player);
    CHECK_FALSE(acts.has_acts_at_board_of(player));
    CHECK(acts.has_acts_at_board_of(teacher));
    CHECK(acts.has_any_of(player));
    acts.drop_all_of(player);
    CHECK_FALSE(acts.has_any_of(player));
    CHECK(acts.has_any_of(teacher));
}

TEST_CASE("How long the end of somebody's lines has waited is known of each") {
    WaitingActs acts;
    acts.add({session::InputEnded{teacher}, teacher, square, session::Now(5s)});
    CHECK(acts.end_waits_since(teacher) == session::Now(5s));
    CHECK_FALSE(acts.end_waits_since(player));
    acts.put_off_end(player, session::Now(7s));
    CHECK(acts.end_waits_since(teacher) == session::Now(5s));
    acts.put_off_end(teacher, session::Now(7s));
    CHECK(acts.end_waits_since(teacher) == session::Now(7s));
}

TEST_CASE("The end of lines of somebody who has left is nobody else's") {
    WaitingActs acts;
    acts.add({session::InputEnded{teacher}, player, square, session::Now(5s)});
    CHECK_FALSE(acts.end_waits_since(player));
}
