#include "rules/laws/articles.hpp"

#include <algorithm>
#include <array>

namespace rules::laws {
namespace {

struct NamedRule {
    Rule rule;
    std::string_view name;
};

constexpr std::array rules_by_name{
    NamedRule{Rule::HasTheMove, "has-the-move"},
    NamedRule{Rule::LegalMoves, "legal-moves"},
    NamedRule{Rule::EnPassant, "en-passant"},
    NamedRule{Rule::Castling, "castling"},
    NamedRule{Rule::KingSafety, "king-safety"},
    NamedRule{Rule::MoveMade, "move-made"},
    NamedRule{Rule::Promotion, "promotion"},
    NamedRule{Rule::Adjusting, "adjusting"},
    NamedRule{Rule::TouchedOwnPiece, "touched-own-piece"},
    NamedRule{Rule::TouchedEnemyPiece, "touched-enemy-piece"},
    NamedRule{Rule::TouchedBothColours, "touched-both-colours"},
    NamedRule{Rule::TouchedKingAndRook, "touched-king-and-rook"},
    NamedRule{Rule::TouchedRookFirst, "touched-rook-first"},
    NamedRule{Rule::CastlingNotLegal, "castling-not-legal"},
    NamedRule{Rule::PromotionChoice, "promotion-choice"},
    NamedRule{Rule::TouchRuling, "touch-ruling"},
    NamedRule{Rule::TouchOnRequest, "touch-on-request"},
    NamedRule{Rule::Waiver, "waiver"},
    NamedRule{Rule::Checkmate, "checkmate"},
    NamedRule{Rule::Resignation, "resignation"},
    NamedRule{Rule::Stalemate, "stalemate"},
    NamedRule{Rule::DeadPosition, "dead-position"},
    NamedRule{Rule::DrawByAgreement, "draw-by-agreement"},
    NamedRule{Rule::DrawOffer, "draw-offer"},
    NamedRule{Rule::PressClock, "press-clock"},
    NamedRule{Rule::StartOfClock, "start-of-clock"},
    NamedRule{Rule::BothAbsent, "both-absent"},
    NamedRule{Rule::DefaultTime, "default-time"},
    NamedRule{Rule::FlagFall, "flag-fall"},
    NamedRule{Rule::StopClocks, "stop-clocks"},
    NamedRule{Rule::BadStop, "bad-stop"},
    NamedRule{Rule::ArbitersClock, "arbiters-clock"},
    NamedRule{Rule::ExtraTime, "extra-time"},
    NamedRule{Rule::FlagClaim, "flag-claim"},
    NamedRule{Rule::FlagOrder, "flag-order"},
    NamedRule{Rule::FlagOrderLast, "flag-order-last"},
    NamedRule{Rule::Overstepping, "overstepping"},
    NamedRule{Rule::PlayersCallFlag, "players-call-flag"},
    NamedRule{Rule::TimeLoss, "time-loss"},
    NamedRule{Rule::Threefold, "threefold"},
    NamedRule{Rule::FiftyMoves, "fifty-moves"},
    NamedRule{Rule::WrongClaim, "wrong-claim"},
    NamedRule{Rule::ClaimOnMove, "claim-on-move"},
    NamedRule{Rule::GameOver, "game-over"},
    NamedRule{Rule::IllegalMove, "illegal-move"},
    NamedRule{Rule::LostPosition, "lost-position"},
    NamedRule{Rule::IllegalMovePenalty, "illegal-move-penalty"},
    NamedRule{Rule::IllegalMoveRapid, "illegal-move-rapid"},
    NamedRule{Rule::IllegalMoveBlitz, "illegal-move-blitz"},
    NamedRule{Rule::WrongArray, "wrong-array"},
    NamedRule{Rule::TurnedBoard, "turned-board"},
    NamedRule{Rule::ReversedColours, "reversed-colours"},
    NamedRule{Rule::DisplacedPieces, "displaced-pieces"},
    NamedRule{Rule::PiecesFoundDisplaced, "pieces-found-displaced"},
    NamedRule{Rule::UnpromotedPawn, "unpromoted-pawn"},
    NamedRule{Rule::EmptyPress, "empty-press"},
    NamedRule{Rule::TwoHands, "two-hands"},
    NamedRule{Rule::BothKingsInCheck, "both-kings-in-check"},
    NamedRule{Rule::SetUpStands, "set-up-stands"},
    NamedRule{Rule::QuickplayFinish, "quickplay-finish"},
    NamedRule{Rule::QuickplayVerdict, "quickplay-verdict"},
    NamedRule{Rule::QuickplayAlone, "quickplay-alone"},
    NamedRule{Rule::IncrementRequest, "increment-request"},
    NamedRule{Rule::Recording, "recording"},
    NamedRule{Rule::AdvanceWriting, "advance-writing"},
    NamedRule{Rule::CompleteSheet, "complete-sheet"},
    NamedRule{Rule::BorrowedSheet, "borrowed-sheet"},
    NamedRule{Rule::SheetUse, "sheet-use"},
    NamedRule{Rule::Signing, "signing"},
    NamedRule{Rule::Envelope, "envelope"},
    NamedRule{Rule::LostEnvelope, "lost-envelope"},
    NamedRule{Rule::Resumption, "resumption"},
    NamedRule{Rule::LateResumption, "late-resumption"},
    NamedRule{Rule::SealedMove, "sealed-move"},
    NamedRule{Rule::Sealing, "sealing"},
    NamedRule{Rule::BothFlags, "both-flags"},
    NamedRule{Rule::FivefoldRepetition, "fivefold-repetition"},
    NamedRule{Rule::SeventyFiveMoves, "seventy-five-moves"},
    NamedRule{Rule::Points, "points"},
    NamedRule{Rule::ArbitersRuling, "arbiters-ruling"},
    NamedRule{Rule::Penalties, "penalties"},
    NamedRule{Rule::Advice, "advice"},
    NamedRule{Rule::Distraction, "distraction"},
    NamedRule{Rule::LeavingHall, "leaving-hall"},
    NamedRule{Rule::Absences, "absences"},
    NamedRule{Rule::Devices, "devices"},
    NamedRule{Rule::Warnings, "warnings"},
    NamedRule{Rule::Doubles, "doubles"},
    NamedRule{Rule::Matranj, "matranj"},
    NamedRule{Rule::TwoBoards, "two-boards"},
    NamedRule{Rule::Announcing, "announcing"},
    NamedRule{Rule::MadeBlind, "made-blind"},
    NamedRule{Rule::SlipOfTongue, "slip-of-tongue"},
    NamedRule{Rule::BoardsDiffer, "boards-differ"},
    NamedRule{Rule::ScoresDiffer, "scores-differ"},
    NamedRule{Rule::Assistants, "assistants"},
    NamedRule{Rule::AssistedClock, "assisted-clock"},
    NamedRule{Rule::AssistedSheet, "assisted-sheet"},
};

constexpr std::string_view articles = "articles.";

std::string_view name_of(Rule rule) {
    const auto found = std::find_if(rules_by_name.begin(), rules_by_name.end(),
                                    [rule](const NamedRule& named) { return named.rule == rule; });
    return found == rules_by_name.end() ? std::string_view() : found->name;
}

bool is_in_force(const Laws& laws, Rule rule) {
    switch (rule) {
    case Rule::FivefoldRepetition: return laws.draw.automatic.repetition.has_value();
    case Rule::SeventyFiveMoves: return laws.draw.automatic.moves.has_value();
    case Rule::TouchOnRequest:
        return laws.kinds.rapid.touch != TouchRule::AsInStandard || laws.kinds.blitz.touch != TouchRule::AsInStandard;
    case Rule::SetUpStands: return laws.kinds.rapid.setup_claims_moves.has_value();
    case Rule::PlayersCallFlag: return laws.kinds.rapid.flag_by == FlagBy::Player;
    case Rule::Devices: return laws.conduct.phone.has_value();
    case Rule::Absences: return laws.conduct.absent_games_ban.has_value();
    case Rule::TwoHands: return laws.irregularities.extra_kinds.contains(IllegalKind::TwoHands);
    case Rule::BothKingsInCheck: return laws.kinds.rapid.both_kings_check != BothKingsInCheck::Silent;
    case Rule::AdvanceWriting: return laws.records.advance != WritingAhead::Silent;
    case Rule::IncrementRequest: return laws.kinds.quickplay.increment.has_value();
    case Rule::Warnings: return laws.conduct.warnings_lose_at.has_value();
    case Rule::HasTheMove:
    case Rule::LegalMoves:
    case Rule::EnPassant:
    case Rule::Castling:
    case Rule::KingSafety:
    case Rule::MoveMade:
    case Rule::Promotion:
    case Rule::Adjusting:
    case Rule::TouchedOwnPiece:
    case Rule::TouchedEnemyPiece:
    case Rule::TouchedBothColours:
    case Rule::TouchedKingAndRook:
    case Rule::TouchedRookFirst:
    case Rule::CastlingNotLegal:
    case Rule::PromotionChoice:
    case Rule::TouchRuling:
    case Rule::Waiver:
    case Rule::IllegalMove:
    case Rule::LostPosition:
    case Rule::IllegalMovePenalty:
    case Rule::IllegalMoveRapid:
    case Rule::IllegalMoveBlitz:
    case Rule::WrongArray:
    case Rule::TurnedBoard:
    case Rule::ReversedColours:
    case Rule::DisplacedPieces:
    case Rule::PiecesFoundDisplaced:
    case Rule::UnpromotedPawn:
    case Rule::EmptyPress:
    case Rule::Checkmate:
    case Rule::Resignation:
    case Rule::Stalemate:
    case Rule::DeadPosition:
    case Rule::DrawByAgreement:
    case Rule::DrawOffer:
    case Rule::PressClock:
    case Rule::StartOfClock:
    case Rule::BothAbsent:
    case Rule::DefaultTime:
    case Rule::FlagFall:
    case Rule::StopClocks:
    case Rule::BadStop:
    case Rule::ArbitersClock:
    case Rule::ExtraTime:
    case Rule::FlagClaim:
    case Rule::FlagOrder:
    case Rule::FlagOrderLast:
    case Rule::Overstepping:
    case Rule::TimeLoss:
    case Rule::Threefold:
    case Rule::FiftyMoves:
    case Rule::WrongClaim:
    case Rule::ClaimOnMove:
    case Rule::GameOver:
    case Rule::QuickplayFinish:
    case Rule::QuickplayVerdict:
    case Rule::QuickplayAlone:
    case Rule::Recording:
    case Rule::CompleteSheet:
    case Rule::BorrowedSheet:
    case Rule::SheetUse:
    case Rule::Signing:
    case Rule::Envelope:
    case Rule::LostEnvelope:
    case Rule::Resumption:
    case Rule::LateResumption:
    case Rule::SealedMove:
    case Rule::Sealing:
    case Rule::BothFlags:
    case Rule::Points:
    case Rule::ArbitersRuling:
    case Rule::Advice:
    case Rule::Penalties:
    case Rule::Distraction:
    case Rule::LeavingHall:
    case Rule::Doubles:
    case Rule::Matranj:
    case Rule::TwoBoards:
    case Rule::Announcing:
    case Rule::MadeBlind:
    case Rule::SlipOfTongue:
    case Rule::BoardsDiffer:
    case Rule::ScoresDiffer:
    case Rule::Assistants:
    case Rule::AssistedClock:
    case Rule::AssistedSheet: return true;
    }
    return true;
}

} // namespace

std::vector<Rule> all_rules() {
    std::vector<Rule> rules;
    for (const NamedRule& named : rules_by_name) rules.push_back(named.rule);
    return rules;
}

std::string article_key(Rule rule) { return std::string(articles) + std::string(name_of(rule)); }

std::optional<Rule> rule_of_key(std::string_view key) {
    for (const NamedRule& named : rules_by_name)
        if (key.starts_with(articles) && key.substr(articles.size()) == named.name) return named.rule;
    return std::nullopt;
}

std::optional<Rule> rule_without_article(const Laws& laws) {
    for (const NamedRule& named : rules_by_name)
        if (is_in_force(laws, named.rule) && !laws.articles.contains(named.rule)) return named.rule;
    return std::nullopt;
}

} // namespace rules::laws
