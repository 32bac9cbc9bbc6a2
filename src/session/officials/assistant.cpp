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

/// The assistant does it, if that is an assistant's duty.
void attempt(UpdateContext& context, const table::Command& command) {
    ask_from(context, game::AssistantsSeat{context.side()}, command);
}

Runs by(const Scene& context, PhraseId what, Color side) {
    return context.phrase(what, {{"who", announce::side_word(side)}});
}

/// What a player does at the table besides moving.
void add_doings(Rows& list, const Scene& context, Color side) {
    list.add(by(context, PhraseId::AnnounceDrawOffered, side), table::OfferDraw{side});
    list.add(by(context, PhraseId::AnnounceDrawAccepted, side), table::AcceptDraw{side});
    list.add(by(context, PhraseId::AnnounceDrawDeclined, side), table::DeclineDraw{side});
    for (const auto& [claim, word] :
         {std::pair{table::Claim::Threefold, "threefold"}, std::pair{table::Claim::FiftyMoves, "fifty_moves"}})
        list.add(context.phrase(PhraseId::AnnounceDrawClaimed, {{"who", announce::side_word(side)}, {"claim", word}}),
                 table::ClaimDraw{side, claim, std::nullopt});
    list.add(by(context, PhraseId::AnnounceQuickplayClaimed, side), table::ClaimQuickplay{side});
    list.add(by(context, PhraseId::AnnouncePositionVerified, side), table::VerifyPosition{side});
    list.add(by(context, PhraseId::AnnounceIllegalClaimed, side), table::ClaimIllegal{side});
    list.add(by(context, PhraseId::AnnounceResigned, side), table::Resign{side});
    const std::string reason = context.text(PhraseId::GameMenuStopReason);
    list.add(context.phrase(PhraseId::AnnounceStopped,
                            {{"clocks", clocks_word(context)}, {"who", announce::side_word(side)}, {"reason", reason}}),
             table::Stop{side, reason});
}

} // namespace

void explain_assistant(UpdateContext& context) {
    const auto key = [&context](Command command) { return key_words(context, command, KeyContext::Board); };
    context.news(context.phrase(PhraseId::GameAsAssistant, {{"side", announce::side_word(context.side())},
                                                            {"clocks", clocks_word(context)},
                                                            {"help", key(Command::Help)},
                                                            {"say", key(Command::TypeMove)},
                                                            {"press", key(Command::PressClock)},
                                                            {"carry", key(Command::CarryOut)},
                                                            {"time", key(Command::Clocks)},
                                                            {"due", key(Command::WhoseTurn)},
                                                            {"menu", key(Command::GameMenu)}}));
}

bool assistant_command(UpdateContext& context, Command command) {
    const Color mine = context.side();
    switch (command) {
    case Command::Clocks:
    case Command::TheirTime: ask_table(context, table::AskTime{mine}); return true;
    case Command::MyTime: ask_table(context, table::AskMoves{mine}); return true;
    case Command::OfferDraw: attempt(context, table::OfferDraw{mine}); return true;
    case Command::Resign: attempt(context, table::Resign{mine}); return true;
    case Command::AdjustPieces: attempt(context, table::Adjust{mine}); return true;
    default: return false;
    }
}

std::vector<Item> assistant_rows(const Scene& context) {
    Rows list(context);
    list.add(PhraseId::AssistantClaimFlag, table::ClaimFlag{context.side()});
    list.add(context.phrase(PhraseId::AssistantReportTouch,
                            {{"square", announce::describe_square(context.finger().square, manner(context))}}),
             table::ReportTouch{context.side(), context.finger().square});
    for (const Color side : rules::board::both_colors) add_doings(list, context, side);
    return std::move(list.rows);
}

} // namespace session
