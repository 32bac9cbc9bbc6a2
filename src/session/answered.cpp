#include "src/session/answered.hpp"

#include "src/session/board/reading.hpp"
#include "src/session/board/speaking.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/library/beginning.hpp"
#include "src/session/library/leaving.hpp"
#include "src/session/officials/arbiter.hpp"
#include "src/session/officials/sealing.hpp"
#include "src/session/play/moves.hpp"

namespace session {

void confirmed(Step& step, const ConfirmScreen& question) {
    switch (question.about) {
    case Confirmation::Quit: return quit_once_written(step);
    case Confirmation::Resign: return resign(step);
    case Confirmation::OfferDraw: return offer_draw(step);
    case Confirmation::AcceptDraw: return answer_offer(step, true);
    case Confirmation::LeaveGame: return leave_game(step);
    case Confirmation::ClaimThreefold: return claim_draw(step, rules::table::Claim::Threefold, question.with);
    case Confirmation::ClaimFiftyMoves: return claim_draw(step, rules::table::Claim::FiftyMoves, question.with);
    case Confirmation::BeOverheard: return play_overheard(step);
    case Confirmation::Rule: return carry_out(step, *question.ruling);
    case Confirmation::RenewLibrary: step.effects.emplace_back(RenewLibrary{}); return;
    }
}

void declined(Step& step, const ConfirmScreen& question) {
    if (question.about == Confirmation::BeOverheard) leave_undecided(step);
}

void entered(Step& step, const TextScreen& line) {
    if (line.text.empty() && line.purpose == TextPurpose::Move) return repeat_as_announced(step);
    switch (line.purpose) {
    case TextPurpose::Move:
        return step.model.game->has_two_boards() ? speak(step, line.text) : obey_words(step, line.text);
    case TextPurpose::Square: return go_to_words(step, line.text);
    case TextPurpose::ClaimMove: return claim_with_words(step, line.text);
    case TextPurpose::SetClock:
    case TextPurpose::AddTime: return take_time(step, line);
    case TextPurpose::SetMoves: return take_moves(step, line);
    case TextPurpose::LostPosition: return take_position(step, line);
    case TextPurpose::Resumption: return take_resumption(step, line);
    case TextPurpose::InitialPosition: return take_initial_position(step, line.text);
    case TextPurpose::Seal: return take_sealed_move(step, line.text);
    case TextPurpose::Write: return write_on_sheet(step, line.text);
    case TextPurpose::NewPassphrase: return take_new_passphrase(step, line.text);
    case TextPurpose::PassphraseAgain: return take_passphrase_again(step, line.text);
    case TextPurpose::NewKeyFile: return seal_for_new_key(step, envelope::KeyFile{line.text});
    case TextPurpose::Passphrase: return unseal_with(step, envelope::Passphrase{line.text});
    case TextPurpose::KeyFile: return unseal_with(step, envelope::KeyFile{line.text});
    }
}

} // namespace session
