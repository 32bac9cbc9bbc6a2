#include "src/session/widgets/question.hpp"

#include "rules/table/claims/claims.hpp"
#include "rules/table/officials/presence.hpp"
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

std::optional<rules::table::Command> command_of(const Scene& context, const ConfirmScreen& question) {
    switch (question.about) {
    case Confirmation::Quit:
    case Confirmation::LeaveGame:
    case Confirmation::BeOverheard:
    case Confirmation::ChangeHearing:
    case Confirmation::RenewLibrary:
    case Confirmation::DeleteGame:
    case Confirmation::ForgetWords: return std::nullopt;
    case Confirmation::Resign: return rules::table::Resign{context.side()};
    case Confirmation::OfferDraw: return rules::table::OfferDraw{context.side()};
    case Confirmation::AcceptDraw: return rules::table::AcceptDraw{context.side()};
    case Confirmation::ClaimThreefold:
        return rules::table::ClaimDraw{context.side(), rules::table::Claim::Threefold, question.with};
    case Confirmation::ClaimFiftyMoves:
        return rules::table::ClaimDraw{context.side(), rules::table::Claim::FiftyMoves, question.with};
    case Confirmation::Rule: return question.ruling->command;
    }
    return std::nullopt;
}

namespace {

/// A game has begun and is not over, and the library has it.
bool is_kept(const Scene& context) {
    if (!context.has_game()) return false;
    const Game& game = context.game();
    return game.id && game.table.started && !game.table.outcome;
}

Runs answer_words(const Scene& context, const ConfirmScreen& screen) {
    return context.phrase(screen.yes ? PhraseId::ConfirmYes : PhraseId::ConfirmNo);
}

/// What the table would refuse anyway is not asked.
std::optional<rules::table::Refusal> refusal_of(const Scene& context, const ConfirmScreen& question) {
    if (!context.has_game()) return std::nullopt;
    const Game& game = context.game();
    const auto command = command_of(context, question);
    if (!command) return std::nullopt;
    return rules::table::permits(game.table, *command, game.time(context.now));
}

/// What a wrong claim costs its player, `loss` of the time where it is that, as the catalogues choose by it.
std::string_view own_cost(const rules::table::Table& table, rules::board::Color side, rules::table::Duration loss) {
    const bool is_second = table.wrong_claims[static_cast<std::size_t>(side)] > 0;
    switch (table.laws.draw.wrong_claim.own) {
    case rules::laws::WrongClaim::HalfUpToThreeMinutes: return loss > rules::table::Duration::zero() ? "half" : "none";
    case rules::laws::WrongClaim::Unchanged: return "none";
    case rules::laws::WrongClaim::RepeatLoses: return is_second ? "loses_now" : "loses";
    }
    return "none";
}

/// The question, and what a wrong claim brings by the Laws of the game (9.5).
Runs with_cost_of_claim(const Scene& context, Runs question) {
    const Game& game = context.game();
    const auto gift = rules::table::wrong_claim_bonus(game.table);
    const auto loss = rules::table::wrong_claim_loss(game.table, game.time(context.now), context.side());
    const std::string_view kind = !game.table.clock.exists() ? "none" : gift ? "some" : "arbiter";
    return context.phrase(PhraseId::ConfirmClaimCost, {{"question", std::move(question)},
                                                       {"gift", kind},
                                                       {"time", gift.value_or(std::chrono::seconds(0))},
                                                       {"own", own_cost(game.table, context.side(), loss)},
                                                       {"loss", loss}});
}

Runs claim_question(const Scene& context, PhraseId plain, PhraseId with_move,
                    const std::optional<rules::board::Move>& with) {
    if (!with) return with_cost_of_claim(context, context.phrase(plain));
    const speech::announce::Manner how = manner(context);
    const Runs move = speech::announce::describe_move(context.game().table.position, *with, how.forms.moves, how);
    return with_cost_of_claim(context, context.phrase(with_move, {{"move", move}}));
}

Runs ruling_question(const Scene& context, const Ruling& ruling) {
    if (ruling.follows.empty()) return context.phrase(PhraseId::ConfirmRule, {{"ruling", ruling.name}});
    return context.phrase(PhraseId::ConfirmRuleFollows, {{"ruling", ruling.name}, {"result", ruling.follows}});
}

/// Whose clock the ruling sets or takes time from.
std::optional<rules::board::Color> side_of_clock(const rules::table::Command& command) {
    if (const auto* added = std::get_if<rules::table::AddTime>(&command)) return added->side;
    if (const auto* set = std::get_if<rules::table::SetClock>(&command)) return set->side;
    return std::nullopt;
}

/// How the game would end, and what the arbiter then still decides (12.2b).
Runs ending_words(const Scene& context, const rules::laws::Laws& laws, const rules::table::Outcome& outcome) {
    Runs result = speech::announce::describe_outcome(outcome, manner(context));
    const bool has_points_left =
        outcome.reason == rules::table::Reason::Device && laws.conduct.phone == rules::laws::Phone::RingLoses;
    if (!has_points_left) return result;
    return context.phrase(PhraseId::ArbiterPointsFollow, {{"result", std::move(result)}});
}

/// How the game ends as soon as it goes on: an adjourned one, where nobody has come in time.
std::optional<rules::table::Outcome> ends_at_once(const rules::table::CarriedOut& done,
                                                  const rules::table::Command& command, rules::table::Instant now) {
    if (!std::holds_alternative<rules::table::Restart>(command)) return std::nullopt;
    const auto next = rules::table::next_default(done.table);
    if (!next || next->at > now + std::chrono::seconds(1)) return std::nullopt;
    const auto& end = std::get<rules::table::Ended>(next->event);
    return rules::table::Outcome{end.result, end.reason};
}

/// A side is warned, and loses by the next warning.
bool is_next_to_last_warning(const rules::table::Table& before, const rules::table::Table& after) {
    const auto& lose_at = after.laws.conduct.warnings_lose_at;
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}})
        if (lose_at && after.warnings[side] > before.warnings[side] && after.warnings[side] + 1 == *lose_at)
            return true;
    return false;
}

/// What a ruling leads to that its name does not say: how the game ends, or whose flag falls as soon as the clocks run.
/// Of an envelope nobody knows before it is open, nor of a claim whether it is right.
Runs what_follows(const Scene& context, const rules::table::Command& command) {
    namespace table = rules::table;
    if (std::holds_alternative<table::RuleLoss>(command) || std::holds_alternative<table::RuleDraw>(command)) return {};
    if (std::holds_alternative<table::OpenEnvelope>(command) || std::holds_alternative<table::ClaimDraw>(command))
        return {};
    const Game& game = context.game();
    const table::Instant now = game.time(context.now);
    const table::CarriedOut done = table::carry_out(game.table, command, now);
    if (done.refusal || done.unruled || game.table.outcome) return {};
    const speech::announce::Manner how = manner(context);
    if (done.table.outcome) return ending_words(context, done.table.laws, *done.table.outcome);
    if (const auto end = ends_at_once(done, command, now)) return ending_words(context, done.table.laws, *end);
    if (is_next_to_last_warning(game.table, done.table)) return context.phrase(PhraseId::ArbiterNextWarningLoses);
    const auto side = side_of_clock(command);
    const bool is_over = side && done.table.clock.left(*side, now) <= table::Duration::zero();
    return is_over ? context.phrase(PhraseId::AnnounceFlagFallen, {{"who", speech::announce::who_word(*side, how)}})
                   : Runs{};
}

Runs deletion_question(const Scene& context, const GameToDelete& game) {
    Runs words = context.phrase(
        PhraseId::ConfirmDeleteGame,
        {{"named", game.names_both ? "both" : "opponent"}, {"opponent", game.opponent}, {"begun", game.begun}});
    if (!game.name) return words;
    return context.phrase(PhraseId::SavedNamed, {{"name", *game.name}, {"game", std::move(words)}});
}

} // namespace

Runs question_words(const Scene& context, const ConfirmScreen& question) {
    switch (question.about) {
    case Confirmation::Quit:
        if (context.participant().means == Means::Lines) return context.phrase(PhraseId::ReaderLeave);
        if (!context.model.unwritten.empty()) return context.phrase(PhraseId::ConfirmQuitUnwritten);
        return context.phrase(is_kept(context) ? PhraseId::ConfirmQuitGame : PhraseId::ConfirmQuit);
    case Confirmation::Resign: return context.phrase(PhraseId::ConfirmResign);
    case Confirmation::OfferDraw: return context.phrase(PhraseId::ConfirmOfferDraw);
    case Confirmation::AcceptDraw: return context.phrase(PhraseId::ConfirmAcceptDraw);
    case Confirmation::LeaveGame:
        if (context.game().id && context.model.unwritten.contains(*context.game().id))
            return context.phrase(PhraseId::ConfirmLeaveUnwritten);
        return context.phrase(context.game().id ? PhraseId::ConfirmLeaveGame : PhraseId::ConfirmLeaveUnkeptGame);
    case Confirmation::ClaimThreefold:
        return claim_question(context, PhraseId::ConfirmClaimThreefold, PhraseId::ConfirmClaimThreefoldWith,
                              question.with);
    case Confirmation::ClaimFiftyMoves:
        return claim_question(context, PhraseId::ConfirmClaimFiftyMoves, PhraseId::ConfirmClaimFiftyMovesWith,
                              question.with);
    case Confirmation::BeOverheard:
        return context.phrase(PhraseId::ConfirmBeOverheard, {{"why", overheard_words(context, *question.why)}});
    case Confirmation::ChangeHearing:
        return context.phrase(PhraseId::ConfirmChangeHearing, {{"why", overheard_words(context, *question.why)}});
    case Confirmation::Rule: return ruling_question(context, *question.ruling);
    case Confirmation::RenewLibrary: return context.phrase(PhraseId::ConfirmRenewLibrary);
    case Confirmation::DeleteGame: return deletion_question(context, *question.game);
    case Confirmation::ForgetWords: return context.phrase(PhraseId::ConfirmForgetWords);
    }
    return {};
}

Runs question_and_answer(const Scene& context, const ConfirmScreen& question) {
    return context.phrase(PhraseId::ConfirmAnswer, {{"question", question_words(context, question)},
                                                    {"answer", answer_words(context, question)}});
}

namespace {

void put(UpdateContext& context, ConfirmScreen question) {
    if (const auto refusal = refusal_of(context, question)) return announce_refusal(context, *refusal);
    question.asked = context.now;
    context.push(question);
    // A player with the mouse sees the answers; the keys are for one who hears them.
    const bool has_keys = context.participant().is_told();
    const Runs words = question_words(context, question);
    if (!has_keys) return context.focus(words);
    context.focus(context.phrase(PhraseId::ConfirmAsked,
                                 {{"question", words},
                                  {"other", key_words(context, Command::ItemDown, KeyContext::List)},
                                  {"choose", key_words(context, Command::ItemActivate, KeyContext::List)}}));
}

} // namespace

void ask(UpdateContext& context, Confirmation about, std::optional<rules::board::Move> with) {
    const auto* open = std::get_if<ConfirmScreen>(&context.top());
    if (open != nullptr && open->about == about) return tell_place(context);
    put(context, {.about = about, .with = with});
}

void ask(UpdateContext& context, Ruling ruling) {
    ruling.follows = what_follows(context, ruling.command);
    put(context, {.about = Confirmation::Rule, .ruling = std::move(ruling)});
}

void ask(UpdateContext& context, HearingChoice hearing, Overheard why) {
    const auto* open = std::get_if<ConfirmScreen>(&context.top());
    if (open != nullptr && open->about == Confirmation::ChangeHearing) context.pop();
    put(context, {.about = Confirmation::ChangeHearing, .hearing = std::move(hearing), .why = why});
}

void ask(UpdateContext& context, Overheard why) { put(context, {.about = Confirmation::BeOverheard, .why = why}); }

void ask(UpdateContext& context, GameToDelete game) {
    put(context, {.about = Confirmation::DeleteGame, .game = std::move(game)});
}

void write_move(UpdateContext& context) {
    const ConfirmScreen claim{.about = Confirmation::ClaimThreefold};
    if (const auto refusal = refusal_of(context, claim)) return announce_refusal(context, *refusal);
    open_text(context, TextPurpose::ClaimMove);
}

void ask_which(UpdateContext& context, std::vector<rules::board::Move> moves, const Runs& question) {
    const bool promotes =
        moves.size() > 1 && std::all_of(moves.begin(), moves.end(), [&moves](const rules::board::Move move) {
            return move.promoted() && move.from() == moves.front().from() && move.to() == moves.front().to();
        });
    if (promotes)
        return open_list(context, {.kind = ListKind::Promotion, .moves = std::move(moves), .asked = context.now});
    const speech::announce::Manner how = manner(context);
    const Runs first = speech::announce::describe_move(Scene(context).position(), moves.front(), how.forms.moves, how);
    context.push(ListScreen{.kind = ListKind::WhichMove, .moves = std::move(moves), .asked = context.now});
    context.answer(context.phrase(PhraseId::ConfirmAnswer, {{"question", question}, {"answer", first}}));
}

namespace {

Response decline(UpdateContext& context, const ConfirmScreen& question) {
    tell_place(context);
    return Action{Declined{question}};
}

} // namespace

Response question_command(UpdateContext& context, Command command) {
    auto& screen = std::get<ConfirmScreen>(context.top());
    const ConfirmScreen question = screen;
    const auto focus_on = [&context, &screen](bool yes) {
        screen.yes = yes;
        context.focus(answer_words(context, screen));
        return Handled{};
    };
    switch (command) {
    case Command::ItemUp:
    case Command::ItemLess:
        if (question.yes) return focus_on(false);
        context.edge(answer_words(context, question));
        return Handled{};
    case Command::ItemDown:
    case Command::ItemMore:
        if (!question.yes) return focus_on(true);
        context.edge(answer_words(context, question));
        return Handled{};
    case Command::ItemFirst: return focus_on(false);
    case Command::ItemLast: return focus_on(true);
    case Command::ItemWiden:
    case Command::ItemDelete:
    case Command::ItemRename:
    case Command::RecordWord: context.edge(answer_words(context, question)); return Handled{};
    case Command::SayAnswer: return Action{AnswerAloud{{question.asked, {}}}};
    case Command::ItemActivate:
        context.pop();
        if (!question.yes) return decline(context, question);
        leave_game_menu(context);
        return Action{Confirmed{question}};
    case Command::Back: context.pop(); return decline(context, question);
    default: return NotKnown{};
    }
}

void answer_by_letter(UpdateContext& context, const std::string& text) {
    const bool yes = begins_alike(context.text(PhraseId::ConfirmYes), text);
    const bool no = begins_alike(context.text(PhraseId::ConfirmNo), text);
    if (yes || no)
        question_command(context, yes ? Command::ItemLast : Command::ItemFirst);
    else
        tell_place(context);
}

void point_at_answer(UpdateContext& context, std::size_t row) {
    question_command(context, row == 0 ? Command::ItemFirst : Command::ItemLast);
}

std::optional<Action> choose_answer(UpdateContext& context, std::size_t row) {
    if (row > 1) return std::nullopt;
    std::get<ConfirmScreen>(context.top()).yes = row == 1;
    return std::get<Action>(question_command(context, Command::ItemActivate));
}

} // namespace session
