#include "speech/announce/announce.hpp"
#include "tests/speech/support/words.hpp"

using namespace words;
using rules::table::RefusalReason;
using speech::announce::explain;

namespace {

std::string in_english(RefusalReason reason, const std::string& article) {
    return tagged_text(explain(rules::table::Refusal{reason, rules::laws::Rule::GameOver, article},
                               Manner{english(), fide(), Form::Normal, rules::board::Color::White})
                           .runs);
}
std::string in_german(RefusalReason reason, const std::string& article) {
    return tagged_text(explain(rules::table::Refusal{reason, rules::laws::Rule::GameOver, article},
                               Manner{german(), fide(), Form::Normal, rules::board::Color::White})
                           .runs);
}

} // namespace

TEST_CASE("Each refusal has a sentence, and the Article of the edition behind it") {
    CHECK(in_english(RefusalReason::NotStarted, "6.5") == "en:The game has not begun. Article 6.5");
    CHECK(in_english(RefusalReason::AlreadyStarted, "6.5") == "en:The game has already begun. Article 6.5");
    CHECK(in_english(RefusalReason::GameOver, "5") == "en:The game is over. Article 5");
    CHECK(in_english(RefusalReason::NotYourMove, "1.1") == "en:It is not your move. Article 1.1");
    CHECK(in_english(RefusalReason::PressFirst, "6.8a") == "en:Press your clock first. Article 6.8a");
    CHECK(in_english(RefusalReason::IllegalMove, "3") == "en:Illegal move. Article 3");
    CHECK(in_english(RefusalReason::LeavesKingInCheck, "3.9") == "en:That would leave your king in check. Article 3.9");
    CHECK(in_english(RefusalReason::TouchMove, "4.3a") == "en:A touched piece must be moved or captured. Article 4.3a");
    CHECK(in_english(RefusalReason::PieceReleased, "4.6") == "en:The piece you let go stays there. Article 4.6");
    CHECK(in_english(RefusalReason::OnlyAdjusting, "4.2") ==
          "en:You said you adjust: put the piece back on its square. Article 4.2");
    CHECK(in_english(RefusalReason::IllegalMoveStands, "B6") ==
          "en:The illegal move was answered and stands. Appendix B, 6");
    CHECK(in_english(RefusalReason::IllegalDrop, "P2") == "en:That piece cannot be dropped there. Annex 2");
    CHECK(in_english(RefusalReason::NoMorePieces, "P2") == "en:Two sets have no more pieces. Annex 2");
    CHECK(in_english(RefusalReason::NoPartner, "P2") == "en:This game has no partners. Annex 2");
    CHECK(in_english(RefusalReason::MustCapture, "P3") == "en:If you can capture, you must. Annex 3");
    CHECK(in_english(RefusalReason::MoveStands, "4.6") == "en:A move that is made stands. Article 4.6");
    CHECK(in_english(RefusalReason::NothingToTakeBack, "4.6") == "en:There is no move to take back. Article 4.6");
    CHECK(in_english(RefusalReason::MoveFirst, "6.8a") == "en:Make a move before pressing the clock. Article 6.8a");
    CHECK(in_english(RefusalReason::NotYourClock, "6.8a") == "en:Your clock is not running. Article 6.8a");
    CHECK(in_english(RefusalReason::NoClock, "6.8a") == "en:This game has no clocks. Article 6.8a");
    CHECK(in_english(RefusalReason::OfferStands, "9.1a") ==
          "en:There is already a draw offer on the table. Article 9.1a");
    CHECK(in_english(RefusalReason::NoOffer, "9.1a") == "en:There is no draw offer to answer. Article 9.1a");
    CHECK(in_english(RefusalReason::FlagNotFallen, "6.9") == "en:No flag has fallen. Article 6.9");
    CHECK(in_english(RefusalReason::PlayersCallFlag, "B7") ==
          "en:Here only the players say that a flag has fallen. Appendix B, 7");
    CHECK(in_english(RefusalReason::NotOnMove, "9.2") == "en:Only the player on move may claim a draw. Article 9.2");
    CHECK(in_english(RefusalReason::MoveMustBePlayed, "9.5b") ==
          "en:After the wrong claim the announced move must be played. Article 9.5b");
    CHECK(in_english(RefusalReason::TooEarlyToAgree, "5.2c") == "en:It is too early to agree to a draw. Article 5.2c");
    CHECK(in_english(RefusalReason::RecordFirst, "8.1") == "en:Write down your previous move first. Article 8.1");
    CHECK(in_english(RefusalReason::CompleteSheetFirst, "8.4") ==
          "en:A flag has fallen: complete your scoresheet first. Article 8.4");
    CHECK(in_english(RefusalReason::WritingInAdvance, "8.1") ==
          "en:A move is written down only once it has been made. Article 8.1");
    CHECK(in_english(RefusalReason::NotForTheSheet, "12.3") ==
          "en:Only moves and draw offers belong on the scoresheet. Article 12.3");
    CHECK(in_english(RefusalReason::ClocksStopped, "6.13") == "en:The clocks are stopped. Article 6.13");
    CHECK(in_english(RefusalReason::NotStopped, "6.13") == "en:The clocks are not stopped. Article 6.13");
    CHECK(in_english(RefusalReason::NotArrived, "6.7") == "en:That side has not arrived yet. Article 6.7");
    CHECK(in_english(RefusalReason::AlreadyThere, "6.7") == "en:That side is already there. Article 6.7");
    CHECK(in_english(RefusalReason::PenaltyDue, "6.13d") ==
          "en:First comes a penalty for stopping the clocks without good reason. Article 6.13d");
    CHECK(in_english(RefusalReason::PenaltyNotOffered, "13.4") ==
          "en:The arbiter has no such penalty here. Article 13.4");
    CHECK(in_english(RefusalReason::NotOver, "11.1") == "en:The game is not over yet. Article 11.1");
    CHECK(in_english(RefusalReason::NothingToRuleOn, "6.13") == "en:There is nothing to rule on. Article 6.13");
    CHECK(in_english(RefusalReason::ClaimOnBoardOnly, "9.2") ==
          "en:A draw is only claimed once the position stands on the board. Article 9.2");
}

TEST_CASE("The same in German") {
    CHECK(in_german(RefusalReason::NotStarted, "6.5") == "de:Die Partie hat noch nicht begonnen. Artikel 6.5");
    CHECK(in_german(RefusalReason::AlreadyStarted, "6.5") == "de:Die Partie hat schon begonnen. Artikel 6.5");
    CHECK(in_german(RefusalReason::GameOver, "5") == "de:Die Partie ist zu Ende. Artikel 5");
    CHECK(in_german(RefusalReason::NotYourMove, "1.1") == "de:Sie sind nicht am Zug. Artikel 1.1");
    CHECK(in_german(RefusalReason::PressFirst, "6.8a") == "de:Drücken Sie erst Ihre Uhr. Artikel 6.8a");
    CHECK(in_german(RefusalReason::IllegalMove, "3") == "de:Regelwidriger Zug. Artikel 3");
    CHECK(in_german(RefusalReason::LeavesKingInCheck, "3.9") == "de:Ihr König stünde im Schach. Artikel 3.9");
    CHECK(in_german(RefusalReason::TouchMove, "4.3a") ==
          "de:Eine berührte Figur muss ziehen oder geschlagen werden. Artikel 4.3a");
    CHECK(in_german(RefusalReason::PieceReleased, "4.6") ==
          "de:Die Figur, die Sie losgelassen haben, bleibt dort stehen. Artikel 4.6");
    CHECK(in_german(RefusalReason::OnlyAdjusting, "4.2") ==
          "de:Sie haben Zurechtrücken angesagt: Stellen Sie die Figur auf ihr Feld zurück. Artikel 4.2");
    CHECK(in_german(RefusalReason::IllegalMoveStands, "B6") ==
          "de:Der regelwidrige Zug wurde beantwortet und bleibt stehen. Anhang B, 6");
    CHECK(in_german(RefusalReason::IllegalDrop, "P2") == "de:Diese Figur kann dort nicht eingesetzt werden. Anlage 2");
    CHECK(in_german(RefusalReason::NoMorePieces, "P2") == "de:Mehr solche Figuren gibt es nicht. Anlage 2");
    CHECK(in_german(RefusalReason::NoPartner, "P2") == "de:Diese Partie hat keine Partner. Anlage 2");
    CHECK(in_german(RefusalReason::MustCapture, "P3") == "de:Wer schlagen kann, muss schlagen. Anlage 3");
    CHECK(in_german(RefusalReason::MoveStands, "4.6") == "de:Ein gemachter Zug bleibt stehen. Artikel 4.6");
    CHECK(in_german(RefusalReason::NothingToTakeBack, "4.6") == "de:Es gibt keinen Zug zurückzunehmen. Artikel 4.6");
    CHECK(in_german(RefusalReason::MoveFirst, "6.8a") == "de:Ziehen Sie erst, dann drücken Sie die Uhr. Artikel 6.8a");
    CHECK(in_german(RefusalReason::NotYourClock, "6.8a") == "de:Ihre Uhr läuft nicht. Artikel 6.8a");
    CHECK(in_german(RefusalReason::NoClock, "6.8a") == "de:Diese Partie hat keine Uhren. Artikel 6.8a");
    CHECK(in_german(RefusalReason::OfferStands, "9.1a") == "de:Es liegt schon ein Remisangebot vor. Artikel 9.1a");
    CHECK(in_german(RefusalReason::NoOffer, "9.1a") == "de:Es gibt kein Remisangebot zu beantworten. Artikel 9.1a");
    CHECK(in_german(RefusalReason::FlagNotFallen, "6.9") == "de:Kein Fallblättchen ist gefallen. Artikel 6.9");
    CHECK(in_german(RefusalReason::PlayersCallFlag, "B7") ==
          "de:Zeitüberschreitung reklamieren hier nur die Spieler. Anhang B, 7");
    CHECK(in_german(RefusalReason::NotOnMove, "9.2") == "de:Remis beantragen darf nur, wer am Zug ist. Artikel 9.2");
    CHECK(in_german(RefusalReason::MoveMustBePlayed, "9.5b") ==
          "de:Nach dem unberechtigten Antrag muss der angesagte Zug gespielt werden. Artikel 9.5b");
    CHECK(in_german(RefusalReason::TooEarlyToAgree, "5.2c") ==
          "de:Für ein vereinbartes Remis ist es noch zu früh. Artikel 5.2c");
    CHECK(in_german(RefusalReason::RecordFirst, "8.1") == "de:Notieren Sie erst Ihren letzten Zug. Artikel 8.1");
    CHECK(in_german(RefusalReason::WritingInAdvance, "8.1") ==
          "de:Ein Zug wird erst notiert, wenn er gespielt ist. Artikel 8.1");
    CHECK(in_german(RefusalReason::ClocksStopped, "6.13") == "de:Die Uhren sind angehalten. Artikel 6.13");
    CHECK(in_german(RefusalReason::NotStopped, "6.13") == "de:Die Uhren sind nicht angehalten. Artikel 6.13");
    CHECK(in_german(RefusalReason::NotArrived, "6.7") == "de:Diese Seite ist noch nicht am Brett. Artikel 6.7");
    CHECK(in_german(RefusalReason::AlreadyThere, "6.7") == "de:Diese Seite ist schon am Brett. Artikel 6.7");
    CHECK(in_german(RefusalReason::PenaltyDue, "6.13d") ==
          "de:Erst ist das grundlose Anhalten der Uhren zu bestrafen. Artikel 6.13d");
    CHECK(in_german(RefusalReason::PenaltyNotOffered, "13.4") ==
          "de:Diese Strafe kennt der Schiedsrichter hier nicht. Artikel 13.4");
    CHECK(in_german(RefusalReason::NotOver, "11.1") == "de:Die Partie ist noch nicht zu Ende. Artikel 11.1");
    CHECK(in_german(RefusalReason::NothingToRuleOn, "6.13") == "de:Es gibt nichts zu entscheiden. Artikel 6.13");
    CHECK(in_german(RefusalReason::ClaimOnBoardOnly, "9.2") ==
          "de:Remis kann erst beantragt werden, wenn die Stellung auf dem Brett steht. Artikel 9.2");
}

TEST_CASE("A refusal answers at once and sounds like one") {
    const auto refused =
        explain(rules::table::Refusal{RefusalReason::NotYourMove, rules::laws::Rule::HasTheMove, "1.1"},
                Manner{english(), fide(), Form::Normal, rules::board::Color::White});
    CHECK(refused.urgency == speech::announce::Urgency::Answer);
    CHECK(refused.cue == sounds::cues::Cue::Illegal);
}

TEST_CASE("Who plays neither side is not told of a move, a clock or a board of his") {
    const auto told = [](RefusalReason reason) {
        return tagged_text(explain(rules::table::Refusal{reason, rules::laws::Rule::GameOver, "1"},
                                   Manner{english(), fide(), Form::Normal, {}})
                               .runs);
    };
    for (const RefusalReason reason :
         {RefusalReason::NotYourMove, RefusalReason::PressFirst, RefusalReason::NotYourClock,
          RefusalReason::LeavesKingInCheck, RefusalReason::BoardsDiffer, RefusalReason::ExecuteFirst,
          RefusalReason::OpponentPressesFirst})
        CHECK(told(reason).find("your") == std::string::npos);
}

TEST_CASE("Without clocks it is the game that is stopped") {
    using speech::announce::Clocks;
    const auto said = [](RefusalReason reason, Clocks clocks) {
        return tagged_text(explain(rules::table::Refusal{reason, rules::laws::Rule::StopClocks, "6.13"},
                                   Manner{english(), fide(), Form::Normal, rules::board::Color::White}, clocks)
                               .runs);
    };
    CHECK(said(RefusalReason::ClocksStopped, Clocks::Some) == "en:The clocks are stopped. Article 6.13");
    CHECK(said(RefusalReason::ClocksStopped, Clocks::None) == "en:The game is stopped. Article 6.13");
    CHECK(said(RefusalReason::NotStopped, Clocks::None) == "en:The game is not stopped. Article 6.13");
    CHECK(said(RefusalReason::PenaltyDue, Clocks::None) ==
          "en:First comes a penalty for stopping the game without good reason. Article 6.13");
}

TEST_CASE("The letter behind the number of an Article is that of the language's own Laws") {
    const auto article = [](const std::string& tag, std::string_view number) {
        const auto catalogue = load_catalogue(tag);
        return plain_text(speech::announce::describe_article(number, Manner{catalogue, fide(), Form::Normal, {}}));
    };
    CHECK(article("en", "9.1a") == "Article 9.1a");
    CHECK(article("fa", "9.1a") == "مادهٔ ۹.۱ الف");
    CHECK(article("fa", "6.13d") == "مادهٔ ۶.۱۳ د");
    CHECK(article("fa", "9.1") == "مادهٔ ۹.۱");
    CHECK(article("ar", "7.4b") == "المادة ٧.٤ ب");
    CHECK(article("ar", "12.9z") == "المادة ١٢.٩z"); // no letter for it: as it is
}
