#include "src/outputs/spoken_journal/spoken_journal.hpp"

#include "tests/src/outputs/surroundings.hpp"
#include "tests/support/catch.hpp"

using tests::outputs::FakeSurroundings;
using tests::outputs::news;
using tests::outputs::to_room;

namespace {

constexpr game::GameId game_7{7};
constexpr rules::table::Instant moment{rules::table::Duration{40}};

} // namespace

TEST_CASE("What is told in a game is kept with it, as it is read, with its time and why it was told") {
    FakeSurroundings surroundings;
    const auto journal = outputs::spoken_journal::open(surroundings.value);
    session::Tell refusal = news("No such move");
    refusal.kind = ports::journal::SpokenKind::Refusal;
    refusal.journal = session::JournalPlace{game_7, moment};
    session::Tell click;
    click.utterance.cue = sounds::cues::Cue::ClockPressed;
    click.reading = {{{"en"}, "White has pressed the clock"}};
    click.journal = session::JournalPlace{game_7, moment};
    session::Tell announcement = to_room("Eva vier");
    announcement.kind = ports::journal::SpokenKind::Announcement;
    announcement.journal = session::JournalPlace{game_7, moment};
    for (const session::Tell& told : {refusal, click, announcement}) journal->tell(told);
    REQUIRE(surroundings.kept.size() == 3);
    CHECK(surroundings.kept[0].first == game::PlayedGame(game_7));
    CHECK(surroundings.kept[0].second ==
          ports::journal::Spoken{moment, ports::journal::SpokenKind::Refusal, "No such move"});
    CHECK(surroundings.kept[1].second ==
          ports::journal::Spoken{moment, ports::journal::SpokenKind::News, "White has pressed the clock"});
    CHECK(surroundings.kept[2].second ==
          ports::journal::Spoken{moment, ports::journal::SpokenKind::Announcement, "Eva vier"});
}

TEST_CASE("What belongs to no game is not kept") {
    FakeSurroundings surroundings;
    const auto journal = outputs::spoken_journal::open(surroundings.value);
    journal->tell(news("Main menu"));
    CHECK(surroundings.kept.empty());
}
