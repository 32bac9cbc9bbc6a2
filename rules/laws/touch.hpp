// What an edition says of touching and moving pieces (Article 4).
#pragma once

namespace rules::laws {

/// Which of the opponent's breaches a player can no longer complain of after touching a piece (4.7 of 2005).
enum class WaiverScope {
    AnyLaw,
    TouchAndCastling, ///< 4.3 and 4.4
    ArticleFour,
    TouchMove,     ///< whatever obliges to move or capture a touched piece
    FourToRelease, ///< 4.1 to 4.7, as 2023 numbers them
};

/// When the piece a pawn becomes can no longer be changed (4.4d).
enum class PromotionFinal { OnRelease, OnSquareContact };

/// How exactly the edition says when a move is made (4.6 of 2005).
enum class MadeDetail {
    ArticleThreeOnly, ///< when all that Article 3 asks for is done
    CaptureCastlingPromotion,
    CastlingRelease, ///< for castling only
};

/// Whether touching a piece by accident is excused in so many words.
enum class AccidentalTouch { Implied, Explicit };

/// The keys `touch.*`.
struct TouchLaws {
    WaiverScope waiver_scope = WaiverScope::TouchAndCastling;
    PromotionFinal promotion_final = PromotionFinal::OnSquareContact;
    MadeDetail made_detail = MadeDetail::CaptureCastlingPromotion;
    AccidentalTouch accidental_exempt = AccidentalTouch::Implied;
    bool operator==(const TouchLaws&) const = default;
};

} // namespace rules::laws
