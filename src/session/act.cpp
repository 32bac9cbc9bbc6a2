#include "src/session/act.hpp"

#include "base/values/overloaded.hpp"
#include "speech/announce/describe.hpp"
#include "speech/vocabulary/folding.hpp"
#include "src/session/announcer.hpp"
#include "src/session/arbiter.hpp"
#include "src/session/beginning.hpp"
#include "src/session/board.hpp"
#include "src/session/help.hpp"
#include "src/session/neighbour.hpp"
#include "src/session/opponent.hpp"
#include "src/session/play.hpp"
#include "src/session/practice.hpp"
#include "src/session/privacy.hpp"
#include "src/session/review.hpp"
#include "src/session/sealing.hpp"
#include "src/session/settings/change.hpp"
#include "src/session/text_entry.hpp"

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// A game has begun and is not over, and the library has it.
bool is_kept(const std::optional<Game>& game) {
    return game && game->id && game->table.started && !game->table.outcome;
}

/// Precondition: the library has the game.
storage::GameId id_in_library(const Scene& step) { return *step.model.game->in_library(); }

std::string_view clocks(const Scene& step) { return step.model.game->table.clock.exists() ? "yes" : "no"; }

Runs answer_words(const Scene& step, const ConfirmScreen& screen) {
    return step.phrase(screen.yes ? PhraseId::ConfirmYes : PhraseId::ConfirmNo);
}

/// What the table will be told if the answer is yes; empty for what is not the table's business.
std::optional<rules::table::Command> command_of(const Game& game, const ConfirmScreen& question) {
    switch (question.about) {
    case Confirmation::Quit:
    case Confirmation::LeaveGame:
    case Confirmation::BeOverheard:
    case Confirmation::RenewLibrary: return std::nullopt;
    case Confirmation::Resign: return rules::table::Resign{game.mine};
    case Confirmation::OfferDraw: return rules::table::OfferDraw{game.mine};
    case Confirmation::AcceptDraw: return rules::table::AcceptDraw{game.mine};
    case Confirmation::ClaimThreefold:
        return rules::table::ClaimDraw{game.mine, rules::table::Claim::Threefold, question.with};
    case Confirmation::ClaimFiftyMoves:
        return rules::table::ClaimDraw{game.mine, rules::table::Claim::FiftyMoves, question.with};
    case Confirmation::Rule: return question.ruling->command;
    }
    return std::nullopt;
}

/// What the table would refuse anyway is not asked.
std::optional<rules::table::Refusal> refusal_of(const Scene& step, const ConfirmScreen& question) {
    if (!step.model.game) return std::nullopt;
    const Game& game = *step.model.game;
    const auto command = command_of(game, question);
    if (!command) return std::nullopt;
    return rules::table::permits(game.table, *command, game.time(step.now));
}

} // namespace

bool begins_alike(std::string_view text, std::string_view start) {
    using speech::vocabulary::fold;
    return fold(text).starts_with(fold(start));
}

void act(Step& step, const Action& action) {
    std::visit(
        base::values::Overloaded{
            [&step](const Open& open) { open_list(step, {.kind = open.list, .keys_of = Context::Everywhere}); },
            [&step](const Close&) { close_screen(step); },
            [&step](const Ask& question) { ask(step, question.about, question.with); },
            [&step](const Change& change) { change_setting(step, change.setting, 1); },
            [&step](const StartGame&) { start_game(step); },
            [&step](const GoOn& go_on) { step.effects.emplace_back(LoadGame{go_on.game}); },
            [&step](const EndVisit&) { leave_game(step); },
            [&step](const LookAt& game) { step.effects.emplace_back(ReviewGame{game.game}); },
            [&step](const ShowMoves&) { open_moves(step); },
            [&step](const HearMove& move) { hear_move(step, move.ply); },
            [&step](const Hear& hear) { step.focus(step.phrase(cue_phrase(hear.cue)), hear.cue); },
            [&step](const HearPicture& heard) { hear_row(step, heard.picture); },
            [&step](const TellKey& key) { step.answer(describe_row(step, key.row)); },
            [&step](const Obey& command) {
                step.pop();
                press_key(step, {command.binding.chord, command.binding.command, command.binding.number});
            },
            [&step](const TakeEngine& take) { take_engine(step, take.place); },
            [&step](const AnswerOffer& answer) {
                step.pop();
                answer_offer(step, answer.accept);
            },
            [&step](const WriteMove&) { write_move(step); },
            [&step](const Rule& rule) { ask(step, rule.ruling); },
            [&step](const WriteLine& line) { open_text(step, line.purpose, line.side); },
            [&step](const RepeatRow&) { tell_row(step); },
            [&step](const SealFor& choice) { seal_for(step, choice.key); },
            [&step](const KeepSheet& keep) {
                step.pop();
                step.effects.emplace_back(WriteSheet{id_in_library(step), keep.format, words(step.model).catalogue});
            },
            [&step](const Make& make) {
                step.pop();
                const Game& game = *step.model.game;
                if (is_called_to_seal(game.table, game.mine)) return ask_to_seal(step, make.move);
                if (is_to_repeat(game)) return repeat_shown(step, make.move);
                if (game.has_two_boards() && game.table.hands.held.empty()) return play_in_words(step, make.move);
                play_move(step, make.move);
            },
        },
        action);
}

void close_screen(Step& step) {
    const auto* list = std::get_if<ListScreen>(&step.top());
    if (list != nullptr && list->kind == ListKind::EngineTrouble) return ask(step, Confirmation::LeaveGame);
    if (list != nullptr && (list->kind == ListKind::Promotion || list->kind == ListKind::WhichMove)) {
        step.pop();
        return put_back(step);
    }
    if (step.model.screens.size() == 1) return ask(step, Confirmation::Quit);
    step.pop();
    tell_place(step);
}

Runs place_words(const Scene& step) {
    return std::visit(base::values::Overloaded{
                          [&step](const ListScreen& screen) {
                              const std::vector<Item> rows = items(step, screen);
                              if (rows.empty()) return step.phrase(title(screen.kind));
                              ListScreen within = screen;
                              within.focus = std::min(screen.focus, rows.size() - 1);
                              return step.phrase(PhraseId::ListOpened, {{"title", step.phrase(title(screen.kind))},
                                                                        {"row", row_words(step, within, rows)}});
                          },
                          [&step](const ConfirmScreen& screen) {
                              return step.phrase(PhraseId::ConfirmAnswer, {{"question", question_words(step, screen)},
                                                                           {"answer", answer_words(step, screen)}});
                          },
                          [&step](const TextScreen& screen) { return text_words(step, screen); },
                          [&step](const BoardScreen&) { return describe_finger(step); },
                          [&step](const DescribeKeysScreen&) { return describing_words(step); },
                      },
                      step.model.screens.back());
}

void tell_place(Step& step) { step.focus(place_words(step)); }

namespace {

Runs claim_question(const Scene& step, PhraseId plain, PhraseId with_move,
                    const std::optional<rules::board::Move>& with) {
    if (!with) return step.phrase(plain, {{"clocks", clocks(step)}});
    const speech::announce::Manner how = manner(step.model);
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

namespace {

void put(Step& step, ConfirmScreen question) {
    if (const auto refusal = refusal_of(step, question)) return announce_refusal(step, *refusal);
    step.push(question);
    // He who has the mouse sees the answers; the keys are for who hears.
    const bool has_keys = !step.model.game || !step.model.game->answers_neighbour();
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

namespace {

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

void tell_choice(Step& step, const ConfirmScreen& screen) { step.focus(answer_words(step, screen)); }

} // namespace

void leave_game_menu(Step& step) {
    for (;;) {
        const auto* list = std::get_if<ListScreen>(&step.top());
        if (list == nullptr || !belongs_to_game_menu(list->kind)) return;
        step.pop();
    }
}

bool confirm_command(Step& step, Command command) {
    auto* screen = std::get_if<ConfirmScreen>(&step.top());
    if (screen == nullptr) return false;
    const ConfirmScreen question = *screen;
    if (command == Command::ItemUp || command == Command::ItemDown || command == Command::ItemLess ||
        command == Command::ItemMore) {
        screen->yes = !screen->yes;
        tell_choice(step, *screen);
    } else if (command == Command::ItemFirst || command == Command::ItemLast) {
        screen->yes = command == Command::ItemLast;
        tell_choice(step, *screen);
    } else if (command == Command::ItemWiden) {
        step.edge(answer_words(step, *screen));
    } else if (command == Command::ItemActivate && screen->yes) {
        step.pop();
        leave_game_menu(step);
        confirmed(step, question);
    } else if (command == Command::ItemActivate || command == Command::Back) {
        step.pop();
        if (question.about == Confirmation::BeOverheard) leave_undecided(step);
        tell_place(step);
    } else {
        return false;
    }
    return true;
}

} // namespace session
