#include "src/session/answered.hpp"

#include "src/session/board/hands.hpp"
#include "src/session/board/partners.hpp"
#include "src/session/board/reading.hpp"
#include "src/session/board/speaking.hpp"
#include "src/session/board/typed_question.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/library/beginning.hpp"
#include "src/session/library/first_steps.hpp"
#include "src/session/library/leaving.hpp"
#include "src/session/library/saved_games.hpp"
#include "src/session/library/school.hpp"
#include "src/session/library/solving.hpp"
#include "src/session/library/walking.hpp"
#include "src/session/officials/arbiter.hpp"
#include "src/session/officials/sealing.hpp"
#include "src/session/play/moves.hpp"
#include "src/session/settings/change.hpp"
#include "src/session/settings/names.hpp"
#include "src/session/settings/own_time.hpp"
#include "src/session/waiting.hpp"
#include "src/settings/table.hpp"

namespace session {

void confirmed(UpdateContext& context, const ConfirmScreen& question) {
    switch (question.about) {
    case Confirmation::Quit: return quit_once_written(context);
    case Confirmation::Resign: return resign(context);
    case Confirmation::OfferDraw: return offer_draw(context);
    case Confirmation::AcceptDraw: return answer_offer(context, true);
    case Confirmation::LeaveGame: return leave_game(context);
    case Confirmation::ClaimThreefold: return claim_draw(context, rules::table::Claim::Threefold, question.with);
    case Confirmation::ClaimFiftyMoves: return claim_draw(context, rules::table::Claim::FiftyMoves, question.with);
    case Confirmation::BeOverheard: return play_overheard(context, *question.why);
    case Confirmation::ChangeHearing: return change_hearing(context, *question.hearing, *question.why);
    case Confirmation::Rule: return carry_out(context, *question.ruling);
    case Confirmation::RenewLibrary: context.effects.emplace_back(RenewLibrary{}); return;
    case Confirmation::ForgetWords: context.effects.emplace_back(ForgetWords{std::nullopt, context.who}); return;
    case Confirmation::DeleteGame: context.effects.emplace_back(DeleteGame{question.game->id, context.who}); return;
    }
}

namespace {

/// A square alone is where the piece from the reserve goes or, on one board, the piece in the hand.
void take_move(UpdateContext& context, const std::string& text) {
    if (answer_typed_question(context, text)) return;
    const auto square = words(context).listener->read_square(text);
    if (square && context.participant().from_reserve) return put_on_board(context, *square);
    if (context.game().has_two_boards()) return speak(context, text);
    if (const auto lifted = context.finger().lifted; lifted && square) return try_move(context, *lifted, *square);
    obey_words(context, text);
}

} // namespace

void declined(UpdateContext& context, const ConfirmScreen& question) {
    if (question.about == Confirmation::BeOverheard) leave_undecided(context);
}

void entered(UpdateContext& context, const TextScreen& line) {
    if (line.purpose == TextPurpose::Move) context.participant().knows_typing = false;
    if (waits_for_table(context, line)) return let_wait(context, TextEntered{line});
    if (line.text.empty() && line.purpose == TextPurpose::Move) return repeat_as_announced(context);
    switch (line.purpose) {
    case TextPurpose::Move: return take_move(context, line.text);
    case TextPurpose::FirstMove: return take_first_move(context, line.text);
    case TextPurpose::Dictation: return answer_in_writing(context, line.text);
    case TextPurpose::SolvingMove: return solve_in_words(context, line.text);
    case TextPurpose::Square: return go_to_words(context, line.text);
    case TextPurpose::GoToMove: return go_to_move(context, line.text);
    case TextPurpose::ClaimMove: return claim_with_words(context, line.text);
    case TextPurpose::SetClock:
    case TextPurpose::AddTime: return take_time(context, line);
    case TextPurpose::SetMoves: return take_moves(context, line);
    case TextPurpose::LostPosition: return take_position(context, line);
    case TextPurpose::Resumption: return take_resumption(context, line);
    case TextPurpose::InitialPosition: return take_initial_position(context, line.text);
    case TextPurpose::TimeNumber: return take_time_number(context, line);
    case TextPurpose::OwnTimeControl: return take_own_time(context, line.text);
    case TextPurpose::PlayersName: return take_name(context, settings::setting("name"), line.text);
    case TextPurpose::OpponentsName: return take_name(context, settings::setting("opponent_name"), line.text);
    case TextPurpose::GameName: return take_game_name(context, *line.game, line.text);
    case TextPurpose::Documents: return take_folder(context, line.text);
    case TextPurpose::Seal: return take_sealed_move(context, line.text);
    case TextPurpose::Write: return write_on_sheet(context, line.text);
    case TextPurpose::NewPassphrase: return take_new_passphrase(context, line.text);
    case TextPurpose::PassphraseAgain: return take_passphrase_again(context, line.text);
    case TextPurpose::NewKeyFile: return take_new_key_file(context, line.text);
    case TextPurpose::Passphrase: return unseal_with(context, envelope::Passphrase{line.text});
    case TextPurpose::KeyFile: return unseal_with(context, envelope::KeyFileName{line.text});
    }
}

} // namespace session
