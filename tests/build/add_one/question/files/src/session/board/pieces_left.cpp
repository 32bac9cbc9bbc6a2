#include "src/session/board/pieces_left.hpp"

namespace session {

speech::phrases::Runs pieces_left(const Scene& context) {
    const rules::board::Placement board = board_in_hand(context);
    int left = 0;
    for (const rules::board::Square square : rules::board::Bitboard::all())
        if (board[square]) ++left;
    return context.phrase(speech::phrases::PhraseId::InsightPiecesLeft, {{"count", left}});
}

} // namespace session
