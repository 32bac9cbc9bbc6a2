#include "src/session/widgets/question.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/core/characters.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/overhearing.hpp"
#include "src/session/core/screens.hpp"

#include <algorithm>
#include <utility>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// A game has begun and is not over, and the library has it.
bool is_kept(const std::optional<Game>& game) {
    return game && game->id && game->table.started && !game->table.outcome;
}

std::string_view clocks(const Scene& step) { return step.model.game->table.clock.exists() ? "yes" : "no"; }

Runs answer_words(const Scene& step, const ConfirmScreen& screen) {
    return step.phrase(screen.yes ? PhraseId::ConfirmYes : PhraseId::ConfirmNo);
}

/// What the table will be told if the answer is yes; empty for what is not the table's business.
std::optional<rules::table::Command> command_of(const Scene& step, const ConfirmScreen& question) {
    switch (question.about) {
    case Confirmation::Quit:
    case Confirmation::LeaveGame:
    case Confirmation::BeOverheard:
    case Confirmation::RenewLibrary: return std::nullopt;
    case Confirmation::Resign: return rules::table::Resign{step.side()};
    case Confirmation::OfferDraw: return rules::table::OfferDraw{step.side()};
    case Confirmation::AcceptDraw: return rules::table::AcceptDraw{step.side()};
    case Confirmation::ClaimThreefold:
        return rules::table::ClaimDraw{step.side(), rules::table::Claim::Threefold, question.with};
    case Confirmation::ClaimFiftyMoves:
        return rules::table::ClaimDraw{step.side(), rules::table::Claim::FiftyMoves, question.with};
    case Confirmation::Rule: return question.ruling->command;
    }
    return std::nullopt;
}

/// What the table would refuse anyway is not asked.
std::optional<rules::table::Refusal> refusal_of(const Scene& step, const ConfirmScreen& question) {
    if (!step.model.game) return std::nullopt;
    const Game& game = *step.model.game;
    const auto command = command_of(step, question);
    if (!command) return std::nullopt;
    return rules::table::permits(game.table, *command, game.time(step.now));
}

Runs claim_question(const Scene& step, PhraseId plain, PhraseId with_move,
                    const std::optional<rules::board::Move>& with) {
    if (!with) return step.phrase(plain, {{"clocks", clocks(step)}});
    const speech::announce::Manner how = manner(step);
    return step.phrase(
        with_move, {{"clocks", clocks(step)},
                    {"move", speech::announce::describe_move(step.model.game->table.position, *with, how.form, how)}});
}

} // namespace

Runs question_words(const Scene& step, const ConfirmScreen& question) {
    switch (question.about) {
    case Confirmation::Quit:
        if (!step.model.unwritten.empty()) return step.phrase(PhraseId::ConfirmQuitUnwritten);
        return step.phrase(is_kept(step.model.game) ? PhraseId::ConfirmQuitGame : PhraseId::ConfirmQuit);
    case Confirmation::Resign: return step.phrase(PhraseId::ConfirmResign);
    case Confirmation::OfferDraw: return step.phrase(PhraseId::ConfirmOfferDraw);
    case Confirmation::AcceptDraw: return step.phrase(PhraseId::ConfirmAcceptDraw);
    case Confirmation::LeaveGame:
        if (step.model.game->id && step.model.unwritten.contains(*step.model.game->id))
            return step.phrase(PhraseId::ConfirmLeaveUnwritten);
        return step.phrase(step.model.game->id ? PhraseId::ConfirmLeaveGame : PhraseId::ConfirmLeaveUnkeptGame);
    case Confirmation::ClaimThreefold:
        return claim_question(step, PhraseId::ConfirmClaimThreefold, PhraseId::ConfirmClaimThreefoldWith,
                              question.with);
    case Confirmation::ClaimFiftyMoves:
        return claim_question(step, PhraseId::ConfirmClaimFiftyMoves, PhraseId::ConfirmClaimFiftyMovesWith,
                              question.with);
    case Confirmation::BeOverheard: return step.phrase(PhraseId::ConfirmBeOverheard, {{"why", overheard_words(step)}});
    case Confirmation::Rule: return step.phrase(PhraseId::ConfirmRule, {{"ruling", question.ruling->name}});
    case Confirmation::RenewLibrary: return step.phrase(PhraseId::ConfirmRenewLibrary);
    }
    return {};
}

Runs question_and_answer(const Scene& step, const ConfirmScreen& question) {
    return step.phrase(PhraseId::ConfirmAnswer,
                       {{"question", question_words(step, question)}, {"answer", answer_words(step, question)}});
}

namespace {

void put(Step& step, ConfirmScreen question) {
    if (const auto refusal = refusal_of(step, question)) return announce_refusal(step, *refusal);
    step.push(question);
    // He who has the mouse sees the answers; the keys are for who hears.
    const bool has_keys = step.participant().has_voice;
    const Runs words = question_words(step, question);
    if (!has_keys) return step.focus(words);
    step.focus(
        step.phrase(PhraseId::ConfirmAsked, {{"question", words},
                                             {"other", key_words(step, Command::ItemDown, Context::List)},
                                             {"choose", key_words(step, Command::ItemActivate, Context::List)}}));
}

} // namespace

void ask(Step& step, Confirmation about, std::optional<rules::board::Move> with) {
    const auto* open = std::get_if<ConfirmScreen>(&step.top());
    if (open != nullptr && open->about == about) return tell_place(step);
    put(step, {.about = about, .with = with});
}

void ask(Step& step, Ruling ruling) { put(step, {.about = Confirmation::Rule, .ruling = std::move(ruling)}); }

void write_move(Step& step) {
    const ConfirmScreen claim{.about = Confirmation::ClaimThreefold};
    if (const auto refusal = refusal_of(step, claim)) return announce_refusal(step, *refusal);
    open_text(step, TextPurpose::ClaimMove);
}

void ask_which(Step& step, std::vector<rules::board::Move> moves, const Runs& question) {
    const bool promotes = std::all_of(moves.begin(), moves.end(), [&moves](const rules::board::Move move) {
        return move.promoted() && move.from() == moves.front().from() && move.to() == moves.front().to();
    });
    if (promotes) return open_list(step, {.kind = ListKind::Promotion, .moves = std::move(moves)});
    const speech::announce::Manner how = manner(step);
    const Runs first = speech::announce::describe_move(step.model.game->table.position, moves.front(), how.form, how);
    step.push(ListScreen{.kind = ListKind::WhichMove, .moves = std::move(moves)});
    step.answer(step.phrase(PhraseId::ConfirmAnswer, {{"question", question}, {"answer", first}}));
}

namespace {

Response decline(Step& step, const ConfirmScreen& question) {
    tell_place(step);
    return Action{Declined{question}};
}

} // namespace

Response question_command(Step& step, Command command) {
    auto& screen = std::get<ConfirmScreen>(step.top());
    const ConfirmScreen question = screen;
    const auto focus_on = [&step, &screen](bool yes) {
        screen.yes = yes;
        step.focus(answer_words(step, screen));
        return Handled{};
    };
    switch (command) {
    case Command::ItemUp:
    case Command::ItemDown:
    case Command::ItemLess:
    case Command::ItemMore: return focus_on(!question.yes);
    case Command::ItemFirst: return focus_on(false);
    case Command::ItemLast: return focus_on(true);
    case Command::ItemWiden: step.edge(answer_words(step, question)); return Handled{};
    case Command::ItemActivate:
        step.pop();
        if (!question.yes) return decline(step, question);
        leave_game_menu(step);
        return Action{Confirmed{question}};
    case Command::Back: step.pop(); return decline(step, question);
    default: return NotKnown{};
    }
}

std::optional<Action> answer_by_letter(Step& step, const std::string& text) {
    const bool yes = begins_alike(step.text(PhraseId::ConfirmYes), text);
    const bool no = begins_alike(step.text(PhraseId::ConfirmNo), text);
    if (yes || no) return choose_answer(step, yes ? 1 : 0);
    tell_place(step);
    return std::nullopt;
}

void point_at_answer(Step& step, std::size_t row) {
    question_command(step, row == 0 ? Command::ItemFirst : Command::ItemLast);
}

std::optional<Action> choose_answer(Step& step, std::size_t row) {
    if (row > 1) return std::nullopt;
    std::get<ConfirmScreen>(step.top()).yes = row == 1;
    return std::get<Action>(question_command(step, Command::ItemActivate));
}

} // namespace session
