#include "speech/announce/describe_rule.hpp"

namespace speech::announce {
namespace {

using phrases::PhraseId;
using rules::laws::Rule;

PhraseId phrase_of(Rule rule) {
    switch (rule) {
    case Rule::HasTheMove: return PhraseId::RuleHasTheMove;
    case Rule::LegalMoves: return PhraseId::RuleLegalMoves;
    case Rule::EnPassant: return PhraseId::RuleEnPassant;
    case Rule::Castling: return PhraseId::RuleCastling;
    case Rule::KingSafety: return PhraseId::RuleKingSafety;
    case Rule::MoveMade: return PhraseId::RuleMoveMade;
    case Rule::Promotion: return PhraseId::RulePromotion;
    case Rule::Adjusting: return PhraseId::RuleAdjusting;
    case Rule::TouchedOwnPiece: return PhraseId::RuleTouchedOwnPiece;
    case Rule::TouchedEnemyPiece: return PhraseId::RuleTouchedEnemyPiece;
    case Rule::TouchedBothColours: return PhraseId::RuleTouchedBothColours;
    case Rule::TouchedKingAndRook: return PhraseId::RuleTouchedKingAndRook;
    case Rule::TouchedRookFirst: return PhraseId::RuleTouchedRookFirst;
    case Rule::CastlingNotLegal: return PhraseId::RuleCastlingNotLegal;
    case Rule::PromotionChoice: return PhraseId::RulePromotionChoice;
    case Rule::TouchRuling: return PhraseId::RuleTouchRuling;
    case Rule::TouchOnRequest: return PhraseId::RuleTouchOnRequest;
    case Rule::Waiver: return PhraseId::RuleWaiver;
    case Rule::Checkmate: return PhraseId::RuleCheckmate;
    case Rule::Resignation: return PhraseId::RuleResignation;
    case Rule::Stalemate: return PhraseId::RuleStalemate;
    case Rule::DeadPosition: return PhraseId::RuleDeadPosition;
    case Rule::DrawByAgreement: return PhraseId::RuleDrawByAgreement;
    case Rule::DrawOffer: return PhraseId::RuleDrawOffer;
    case Rule::PressClock: return PhraseId::RulePressClock;
    case Rule::StartOfClock: return PhraseId::RuleStartOfClock;
    case Rule::BothAbsent: return PhraseId::RuleBothAbsent;
    case Rule::FlagFall: return PhraseId::RuleFlagFall;
    case Rule::StopClocks: return PhraseId::RuleStopClocks;
    case Rule::FlagClaim: return PhraseId::RuleFlagClaim;
    case Rule::FlagOrder: return PhraseId::RuleFlagOrder;
    case Rule::FlagOrderLast: return PhraseId::RuleFlagOrderLast;
    case Rule::Overstepping: return PhraseId::RuleOverstepping;
    case Rule::PiecesFoundDisplaced: return PhraseId::RulePiecesFoundDisplaced;
    case Rule::UnpromotedPawn: return PhraseId::RuleUnpromotedPawn;
    case Rule::EmptyPress: return PhraseId::RuleEmptyPress;
    case Rule::TwoHands: return PhraseId::RuleTwoHands;
    case Rule::BothKingsInCheck: return PhraseId::RuleBothKingsInCheck;
    case Rule::Distraction: return PhraseId::RuleDistraction;
    case Rule::LeavingHall: return PhraseId::RuleLeavingHall;
    case Rule::Absences: return PhraseId::RuleAbsences;
    case Rule::TimeLoss: return PhraseId::RuleTimeLoss;
    case Rule::Threefold: return PhraseId::RuleThreefold;
    case Rule::FiftyMoves: return PhraseId::RuleFiftyMoves;
    case Rule::WrongClaim: return PhraseId::RuleWrongClaim;
    case Rule::ClaimOnMove: return PhraseId::RuleClaimOnMove;
    case Rule::GameOver: return PhraseId::RuleGameOver;
    case Rule::IllegalMove: return PhraseId::RuleIllegalMove;
    case Rule::LostPosition: return PhraseId::RuleLostPosition;
    case Rule::IllegalMovePenalty: return PhraseId::RuleIllegalMovePenalty;
    case Rule::IllegalMoveRapid: return PhraseId::RuleIllegalMoveRapid;
    case Rule::IllegalMoveBlitz: return PhraseId::RuleIllegalMoveBlitz;
    case Rule::WrongArray: return PhraseId::RuleWrongArray;
    case Rule::TurnedBoard: return PhraseId::RuleTurnedBoard;
    case Rule::ReversedColours: return PhraseId::RuleReversedColours;
    case Rule::DisplacedPieces: return PhraseId::RuleDisplacedPieces;
    case Rule::SetUpStands: return PhraseId::RuleSetUpStands;
    case Rule::QuickplayFinish: return PhraseId::RuleQuickplayFinish;
    case Rule::QuickplayVerdict: return PhraseId::RuleQuickplayVerdict;
    case Rule::QuickplayAlone: return PhraseId::RuleQuickplayAlone;
    case Rule::IncrementRequest: return PhraseId::RuleIncrementRequest;
    case Rule::Recording: return PhraseId::RuleRecording;
    case Rule::AdvanceWriting: return PhraseId::RuleAdvanceWriting;
    case Rule::CompleteSheet: return PhraseId::RuleCompleteSheet;
    case Rule::BorrowedSheet: return PhraseId::RuleBorrowedSheet;
    case Rule::SheetUse: return PhraseId::RuleSheetUse;
    case Rule::Signing: return PhraseId::RuleSigning;
    case Rule::Sealing: return PhraseId::RuleSealing;
    case Rule::Envelope: return PhraseId::RuleEnvelope;
    case Rule::LostEnvelope: return PhraseId::RuleLostEnvelope;
    case Rule::Resumption: return PhraseId::RuleResumption;
    case Rule::LateResumption: return PhraseId::RuleLateResumption;
    case Rule::SealedMove: return PhraseId::RuleSealedMove;
    case Rule::BothFlags: return PhraseId::RuleBothFlags;
    case Rule::FivefoldRepetition: return PhraseId::RuleFivefoldRepetition;
    case Rule::SeventyFiveMoves: return PhraseId::RuleSeventyFiveMoves;
    case Rule::DefaultTime: return PhraseId::RuleDefaultTime;
    case Rule::BadStop: return PhraseId::RuleBadStop;
    case Rule::ArbitersClock: return PhraseId::RuleArbitersClock;
    case Rule::ExtraTime: return PhraseId::RuleExtraTime;
    case Rule::PlayersCallFlag: return PhraseId::RulePlayersCallFlag;
    case Rule::Points: return PhraseId::RulePoints;
    case Rule::ArbitersRuling: return PhraseId::RuleArbitersRuling;
    case Rule::Penalties: return PhraseId::RulePenalties;
    case Rule::Advice: return PhraseId::RuleAdvice;
    case Rule::Devices: return PhraseId::RuleDevices;
    case Rule::Warnings: return PhraseId::RuleWarnings;
    case Rule::Doubles: return PhraseId::RuleDoubles;
    case Rule::Matranj: return PhraseId::RuleMatranj;
    case Rule::TwoBoards: return PhraseId::RuleTwoBoards;
    case Rule::Announcing: return PhraseId::RuleAnnouncing;
    case Rule::MadeBlind: return PhraseId::RuleMadeBlind;
    case Rule::SlipOfTongue: return PhraseId::RuleSlipOfTongue;
    case Rule::BoardsDiffer: return PhraseId::RuleBoardsDiffer;
    case Rule::ScoresDiffer: return PhraseId::RuleScoresDiffer;
    case Rule::Assistants: return PhraseId::RuleAssistants;
    case Rule::AssistedClock: return PhraseId::RuleAssistedClock;
    case Rule::AssistedSheet: return PhraseId::RuleAssistedSheet;
    }
    return PhraseId::RuleLegalMoves;
}

std::string_view word_of(rules::laws::MadeDetail detail) {
    switch (detail) {
    case rules::laws::MadeDetail::ArticleThreeOnly: return "article3_only";
    case rules::laws::MadeDetail::CaptureCastlingPromotion: return "capture_castle_promo";
    case rules::laws::MadeDetail::CastlingRelease: return "castle_release";
    }
    return {};
}

std::string_view word_of(rules::laws::AccidentalTouch exempt) {
    switch (exempt) {
    case rules::laws::AccidentalTouch::Implied: return "implied";
    case rules::laws::AccidentalTouch::Explicit: return "explicit";
    }
    return {};
}

std::string_view word_of(rules::laws::BothAbsent who_pays) {
    switch (who_pays) {
    case rules::laws::BothAbsent::WhiteLosesTime: return "white_loses_time";
    case rules::laws::BothAbsent::MaySplit: return "may_split";
    case rules::laws::BothAbsent::BothDefault: return "both_default";
    }
    return {};
}

std::string_view word_of(rules::laws::WrongClaim own) {
    switch (own) {
    case rules::laws::WrongClaim::HalfUpToThreeMinutes:
    case rules::laws::WrongClaim::Unchanged: return "changes_times";
    case rules::laws::WrongClaim::RepeatLoses: return "repeat_loses";
    }
    return {};
}

std::string_view word_of(rules::laws::DisplayClaims claims) {
    switch (claims) {
    case rules::laws::DisplayClaims::None: return "none";
    case rules::laws::DisplayClaims::NotSolely: return "not_solely";
    }
    return {};
}

std::string_view word_of(rules::laws::Unrecoverable position) {
    switch (position) {
    case rules::laws::Unrecoverable::LastIdentifiable: return "last_identifiable";
    case rules::laws::Unrecoverable::Restart: return "restart";
    }
    return {};
}

/// What the edition says where the rule's sentence speaks of it.
phrases::Arguments arguments_of(Rule rule, const rules::laws::Laws& laws) {
    const rules::laws::DrawLaws& draw = laws.draw;
    if (rule == Rule::Threefold) return {{"repetitions", draw.rep.count}};
    if (rule == Rule::FiftyMoves) return {{"moves", draw.fifty_plies / 2}};
    if (rule == Rule::FivefoldRepetition) return {{"automatic_repetitions", draw.automatic.repetition.value_or(0)}};
    if (rule == Rule::SeventyFiveMoves) return {{"automatic_moves", draw.automatic.moves.value_or(0)}};
    if (rule == Rule::MoveMade) return {{"made_detail", word_of(laws.touch.made_detail)}};
    if (rule == Rule::TouchRuling) return {{"accidental", word_of(laws.touch.accidental_exempt)}};
    if (rule == Rule::BothAbsent) return {{"both_absent", word_of(laws.clock.both_absent)}};
    if (rule == Rule::BadStop) return {{"display_claims", word_of(laws.clock.display_claims)}};
    if (rule == Rule::WrongClaim) return {{"wrong_claims", word_of(draw.wrong_claim.own)}};
    if (rule == Rule::LostPosition) return {{"unrecoverable", word_of(laws.irregularities.unrecoverable)}};
    return {};
}

} // namespace

namespace {

/// `9.1a`, `A.5.2` or `A5` in Appendix A, `III.3.1` in Guidelines III, `§12` and annex `P2` of a cup's regulations.
struct ArticleParts {
    std::string_view sign; ///< which of the catalogue's ways to say it
    std::string_view part; ///< the Appendix or the Guidelines, if it is in any
    std::string_view number;
};

ArticleParts parts_of(std::string_view article) {
    constexpr std::string_view paragraph = "§";
    if (article.starts_with(paragraph)) return {"paragraph", {}, article.substr(paragraph.size())};
    constexpr std::string_view digits = "0123456789";
    const bool has_letter = article.size() > 1 && article.front() >= 'A' && article.front() <= 'Z';
    if (has_letter && digits.find(article[1]) != std::string_view::npos) {
        if (article.front() == 'P') return {"annex", {}, article.substr(1)};
        return {"appendix", article.substr(0, 1), article.substr(1)};
    }
    const std::size_t dot = article.find('.');
    const std::string_view part = article.substr(0, dot);
    const bool is_in_part = dot != std::string_view::npos && part.find_first_of(digits) == std::string_view::npos;
    if (!is_in_part) return {"article", {}, article};
    const bool is_roman = part.find_first_not_of('I') == std::string_view::npos;
    return {is_roman ? "guidelines" : "appendix", part, article.substr(dot + 1)};
}

/// With the digits of the language and, behind them, its letter for an `a`: `۹.۱ الف`.
std::string article_number(std::string_view number, const phrases::Catalogue& catalogue) {
    const auto& letters = catalogue.locale().article_letters;
    const std::size_t letter = number.empty() ? std::string::npos : static_cast<std::size_t>(number.back() - 'a');
    if (letter >= letters.size()) return catalogue.in_own_digits(std::string(number));
    number.remove_suffix(1);
    return catalogue.in_own_digits(std::string(number)) + ' ' + letters[letter];
}

} // namespace

phrases::Runs describe_article(std::string_view article, const Manner& manner) {
    const ArticleParts parts = parts_of(article);
    return manner.say(
        PhraseId::RuleArticle,
        {{"sign", parts.sign}, {"part", parts.part}, {"number", article_number(parts.number, manner.catalogue)}});
}

phrases::Runs explain(Rule rule, const rules::laws::Laws& laws, const Manner& manner) {
    const phrases::Runs sentence = manner.say(phrase_of(rule), arguments_of(rule, laws));
    return manner.say(PhraseId::RuleWithArticle,
                      {{"article", describe_article(laws.article(rule), manner)}, {"rule", sentence}});
}

phrases::Runs describe_basis(Rule rule, const rules::laws::Laws& laws, const phrases::Runs& reason,
                             const Manner& manner) {
    const auto article = [&] { return describe_article(laws.article(rule), manner); };
    if (manner.forms.refusals != Form::Long) return article();
    const phrases::Runs sentence = manner.say(phrase_of(rule), arguments_of(rule, laws));
    const bool is_said = plain_text(sentence) == plain_text(reason) + ".";
    return is_said ? article() : explain(rule, laws, manner);
}

} // namespace speech::announce
