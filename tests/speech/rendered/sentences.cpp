#include "tests/speech/rendered/sentences.hpp"

#include "speech/announce/describe.hpp"
#include "tests/speech/support/words.hpp"

namespace tests::speech {

using ::speech::phrases::PhraseId;
using ::speech::phrases::Runs;
using namespace std::chrono_literals;

std::vector<Runs> sentences(const ::speech::phrases::Catalogue& catalogue) {
    namespace board = rules::board;
    using namespace ::speech::announce;
    using ::speech::announce::Manner;
    const auto position = words::position_of("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4");
    const auto placement = position.setup().placement;
    const auto move = words::move_of(position, "Nxe5");
    const board::Square square{board::File::F, board::Rank::Three};
    const Manner manner{catalogue, words::fide(), Form::Long, board::Color::White};
    return {
        describe_square(square, manner),
        describe_square(placement, square, manner),
        describe_move(position, move, Form::Long, manner),
        describe_pieces(placement, board::Piece{board::Color::White, board::Role::Knight}, manner),
        describe_turn(position, manner),
        describe_displays(297s, 183s, manner),
        catalogue.runs(PhraseId::ReadingEmptySquare, {{"square", describe_square(square, manner)}}),
        catalogue.runs(PhraseId::AnnounceMustPlay,
                       {{"who", "opponent"}, {"move", describe_move(position, move, Form::Normal, manner)}}),
        catalogue.runs(PhraseId::ConfirmClaimThreefoldWith,
                       {{"move", describe_move(position, move, Form::Short, manner)}}),
        catalogue.runs(PhraseId::ConfirmQuit),
    };
}

} // namespace tests::speech
