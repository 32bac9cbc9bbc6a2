#include "src/session/officials/assistant.hpp"

#include "rules/table/words.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/officials/rows.hpp"
#include "src/session/play/decisions.hpp"

namespace session {

namespace announce = speech::announce;
namespace table = rules::table;

using rules::board::Color;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// He does it, if that is among his duties.
void attempt(Step& step, const table::Command& command) {
    const Game& game = *step.model.game;
    if (const auto refusal = table::refuse_assistant(game.table, step.side(), command))
        return announce_refusal(step, *refusal);
    command_table(step, command);
}

Runs by(const Scene& step, PhraseId what, Color side) {
    return step.phrase(what, {{"who", announce::side_word(side)}});
}

/// What a player does at the table besides moving.
void add_doings(Rows& list, const Scene& step, Color side) {
    list.add(by(step, PhraseId::AnnounceDrawOffered, side), table::OfferDraw{side});
    list.add(by(step, PhraseId::AnnounceDrawAccepted, side), table::AcceptDraw{side});
    list.add(by(step, PhraseId::AnnounceDrawDeclined, side), table::DeclineDraw{side});
    for (const auto& [claim, word] :
         {std::pair{table::Claim::Threefold, "threefold"}, std::pair{table::Claim::FiftyMoves, "fifty_moves"}})
        list.add(step.phrase(PhraseId::AnnounceDrawClaimed, {{"who", announce::side_word(side)}, {"claim", word}}),
                 table::ClaimDraw{side, claim, std::nullopt});
    list.add(by(step, PhraseId::AnnounceQuickplayClaimed, side), table::ClaimQuickplay{side});
    list.add(by(step, PhraseId::AnnouncePositionVerified, side), table::VerifyPosition{side});
    list.add(by(step, PhraseId::AnnounceIllegalClaimed, side), table::ClaimIllegal{side});
    list.add(by(step, PhraseId::AnnounceResigned, side), table::Resign{side});
    const std::string reason = step.text(PhraseId::GameMenuStopReason);
    list.add(step.phrase(PhraseId::AnnounceStopped,
                         {{"clocks", clocks_word(step)}, {"who", announce::side_word(side)}, {"reason", reason}}),
             table::Stop{side, reason});
}

} // namespace

void explain_assistant(Step& step) {
    const auto key = [&step](Command command) { return key_words(step, command, Context::Board); };
    step.news(step.phrase(PhraseId::GameAsAssistant, {{"side", announce::side_word(step.side())},
                                                      {"say", key(Command::TypeMove)},
                                                      {"press", key(Command::PressClock)},
                                                      {"carry", key(Command::CarryOut)},
                                                      {"time", key(Command::Clocks)},
                                                      {"due", key(Command::WhoseTurn)},
                                                      {"menu", key(Command::GameMenu)}}));
}

bool assistant_command(Step& step, Command command) {
    const Color mine = step.side();
    switch (command) {
    case Command::Clocks:
    case Command::TheirTime: command_table(step, table::AskTime{mine}); return true;
    case Command::MyTime: command_table(step, table::AskMoves{mine}); return true;
    case Command::OfferDraw: attempt(step, table::OfferDraw{mine}); return true;
    case Command::Resign: attempt(step, table::Resign{mine}); return true;
    case Command::AdjustMen: attempt(step, table::Adjust{mine}); return true;
    default: return false;
    }
}

std::vector<Item> assistant_rows(const Scene& step) {
    Rows list(step);
    list.add(PhraseId::AssistantClaimFlag, table::ClaimFlag{step.side()});
    list.add(step.phrase(PhraseId::AssistantReportTouch,
                         {{"square", announce::describe_square(step.finger().square, manner(step))}}),
             table::ReportTouch{step.side(), step.finger().square});
    for (const Color side : rules::board::both_colors) add_doings(list, step, side);
    return std::move(list.rows);
}

} // namespace session
