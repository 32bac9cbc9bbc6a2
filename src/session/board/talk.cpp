#include "src/session/board/talk.hpp"

#include "base/values/overloaded.hpp"
#include "speech/announce/describe.hpp"
#include "speech/hearing/naming.hpp"
#include "speech/listen/reading.hpp"
#include "src/session/board/reading.hpp"
#include "src/session/board/speaking.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/hands_free.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/widgets/question.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace session {

namespace hearing = speech::hearing;
namespace listen = speech::listen;
namespace vocabulary = speech::vocabulary;

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

bool may_move(const Scene& context) { return !rules::table::may_play(context.game().table, hand_side(context)); }

listen::Reading reading_of(const hearing::Choice& choice) {
    return std::visit([](const auto& meant) -> listen::Reading { return meant; }, choice);
}

/// Words for a move that was made may be wrong, and be said again. A move that is yet to be made is asked first:
/// hearing can err, and what is played is played.
void obey(UpdateContext& context, const hearing::Said& said) {
    const Game& game = context.game();
    const std::vector<rules::board::Move> meant = hearing::moves_meant(said.choice);
    // What is sealed is not said, by the program least of all: it stands in the line, as if it had been typed.
    if (is_to_seal(context) && !meant.empty()) {
        context.push(TextScreen{.purpose = TextPurpose::Seal, .text = said.words.text});
        return tell_place(context);
    }
    if (!awaits_words(context) && may_move(context))
        if (!meant.empty()) return ask_which(context, meant, context.phrase(PhraseId::HearingConfirm));
    context.news(context.phrase(PhraseId::HearingHeard, {{"words", Runs{said.words}}}));
    if (game.has_two_boards()) return speak(context, said.words.text, reading_of(said.choice));
    obey_reading(context, reading_of(said.choice));
}

/// Which of two moves is meant is asked by the one word in which they differ, or by all that was heard.
speech::phrases::Arguments either_of(const Scene& context, const hearing::Unsure& heard, rules::board::Move first,
                                     rules::board::Move second) {
    const speech::announce::Manner how = manner(context);
    const auto word = [&how](vocabulary::Meaning meaning) {
        return Runs{how.vocabulary.run(how.vocabulary.word(meaning))};
    };
    if (const auto differing = hearing::difference(position_spoken_of(context), first, second))
        return {{"first", word(differing->first)}, {"second", word(differing->second)}};
    return {{"first", Runs{heard.likelier.words}}, {"second", Runs{heard.other.words}}};
}

} // namespace

bool ask_which_heard(UpdateContext& context, const hearing::Unsure& heard) {
    const auto first = hearing::moves_meant(heard.likelier.choice);
    const auto second = hearing::moves_meant(heard.other.choice);
    if (first.size() != 1 || second.size() != 1) return false;
    ask_which(context, {first.front(), second.front()},
              context.phrase(PhraseId::HearingWhich, either_of(context, heard, first.front(), second.front())));
    return true;
}

namespace {

/// On one board the moves are a list to choose from. On two, what is announced or repeated is what was said; so it is
/// to be said again.
void ask_back(UpdateContext& context, const hearing::Unsure& heard) {
    const Game& game = context.game();
    if (is_to_seal(context)) return context.refuse(context.phrase(PhraseId::HearingUnclear));
    if (may_move(context) && !game.has_two_boards() && ask_which_heard(context, heard)) return;
    context.refuse(context.phrase(PhraseId::HearingUnsure,
                                  {{"first", Runs{heard.likelier.words}}, {"second", Runs{heard.other.words}}}));
}

/// The player has said it of the position as it is now.
bool is_of_this_position(const Scene& context, const rules::variants::Position& position) {
    const auto now = position_spoken_of(context);
    return now.fullmove_number() == position.fullmove_number() && now.repetition_key() == position.repetition_key();
}

/// Of a sentence it is known within a second or two what it is.
constexpr std::chrono::seconds longest_wait_of_keys{5};

void let_keys_wait(Model& model, Now now) {
    ++model.being_heard.utterances;
    model.being_heard.keys_wait = BeingHeard::KeysWait{top_screen(model), now + longest_wait_of_keys};
}

} // namespace

void begin_talking(UpdateContext& context, Listening what) {
    context.model.listening = std::move(what);
    context.effects.emplace_back(HushSpeech{});
    context.effects.emplace_back(Listen{});
}

void finish_talking(UpdateContext& context) {
    const auto listening = std::exchange(context.model.listening, std::nullopt);
    if (!listening) return;
    const bool is_at_board = context.has_game() || Scene(context).solving() != nullptr;
    const auto position = is_at_board ? position_spoken_of(context)
                                      : rules::variants::Position::initial(rules::variants::Variant::Standard);
    std::visit(base::values::Overloaded{
                   [&](const MoveOrOrder&) {
                       let_keys_wait(context.model, context.now);
                       context.effects.emplace_back(
                           StopListening{position, words(context).catalogue, words(context).listener});
                   },
                   [&](const AnswerTo& answer) {
                       let_keys_wait(context.model, context.now);
                       context.effects.emplace_back(
                           HearReply{answer.question, position, words(context).catalogue, words(context).listener});
                   },
                   [&](const WordToRecord& record) {
                       context.model.own_words.is_awaited = true;
                       context.effects.emplace_back(LearnWord{record.word, context.who});
                   },
               },
               *listening);
}

namespace {

/// More than what is being said while something else is worked out is chatter.
constexpr int most_caught = 2;

} // namespace

void catch_utterance(UpdateContext& context, const UtteranceCaught& caught) {
    const auto what = heard_hands_free(context);
    int& worked_out = context.model.being_heard.caught;
    if (!what || context.model.listening || worked_out >= most_caught) return;
    ++worked_out;
    const auto* answer = std::get_if<AnswerTo>(&*what);
    context.effects.emplace_back(
        HearUtterance{caught.sound, answer == nullptr ? std::nullopt : std::optional(answer->question),
                      position_spoken_of(context), words(context).catalogue, words(context).listener});
}

/// No Article refuses what was not understood.
void tell_unclear(UpdateContext& context) {
    context.refuse(context.phrase(PhraseId::HearingUnclear));
    context.participant().refused = LastRefusal{};
}

namespace {

/// It may have been answered by a key meanwhile, or the game have gone on.
bool is_asked(const Scene& context, const SpokenQuestion& question) {
    if (const auto* open = std::get_if<ConfirmScreen>(&context.screens().back()))
        return question == SpokenQuestion{open->asked, {}};
    const auto* list = std::get_if<ListScreen>(&context.screens().back());
    return list != nullptr && asks_which_move(list->kind) && question == SpokenQuestion{list->asked, list->moves};
}

} // namespace

bool is_wanted(const Scene& context, const UtteranceHeard& utterance) {
    if (!utterance.heard || context.model.listening || !heard_hands_free(context)) return false;
    if (const auto* reply = std::get_if<ReplyHeard>(&*utterance.heard)) return is_asked(context, reply->question);
    return std::holds_alternative<BoardScreen>(context.screens().back());
}

namespace {

/// Yes to one move is that move; to several it is no answer.
std::optional<Action> answer_with(UpdateContext& context, vocabulary::Answer answer) {
    const bool is_yes = answer == vocabulary::Answer::Yes;
    const auto* list = std::get_if<ListScreen>(&context.top());
    if (list == nullptr) return choose_answer(context, is_yes ? 1 : 0);
    if (!is_yes) return Close{};
    if (list->moves.size() == 1 || list->asks_about_row) return Make{list->moves.at(list->focus)};
    tell_unclear(context);
    return std::nullopt;
}

/// Of a move that is likely only, it is asked whether it is meant, once; but what is sealed is not said.
void ask_about(UpdateContext& context, rules::board::Move move) {
    auto& list = std::get<ListScreen>(context.top());
    const auto place = static_cast<std::size_t>(std::ranges::find(list.moves, move) - list.moves.begin());
    const bool was_asked = list.moves.size() == 1 || (list.asks_about_row && list.focus == place);
    if (was_asked || is_to_seal(context)) return tell_unclear(context);
    list.focus = place;
    list.row.reset(); // found anew by its place
    list.asks_about_row = true;
    context.take_no_keys_from_before();
    const speech::announce::Manner how = manner(context);
    const Runs words = speech::announce::describe_move(Scene(context).position(), move, how.forms.moves, how);
    context.answer(context.phrase(PhraseId::ConfirmAnswer,
                                  {{"question", context.phrase(PhraseId::HearingConfirm)}, {"answer", words}}));
}

} // namespace

std::optional<Action> understand(UpdateContext& context, const ReplyHeard& reply) {
    const auto unclear = [&context]() -> std::optional<Action> {
        tell_unclear(context);
        return std::nullopt;
    };
    if (!is_asked(context, reply.question)) return unclear();
    return std::visit(base::values::Overloaded{
                          [&](const hearing::SureReply& sure) -> std::optional<Action> {
                              if (const auto* move = std::get_if<rules::board::Move>(&sure.reply)) return Make{*move};
                              return answer_with(context, std::get<vocabulary::Answer>(sure.reply));
                          },
                          [&](const hearing::LikelyReply& likely) -> std::optional<Action> {
                              const auto* move = std::get_if<rules::board::Move>(&likely.reply);
                              if (move == nullptr) return unclear();
                              ask_about(context, *move);
                              return std::nullopt;
                          },
                          [&](const hearing::Unclear&) { return unclear(); },
                      },
                      reply.heard);
}

namespace {

/// Whether it may be done though the game has gone on since it was said: an order that asks, or is asked about. What it
/// would change at once may not be there any more, or be something else.
bool is_good_later(const hearing::Said& said) {
    const auto* order = std::get_if<vocabulary::Order>(&said.choice);
    if (order == nullptr) return false;
    switch (*order) {
    case vocabulary::Order::DeclineDraw:
    case vocabulary::Order::TakeBack: return false;
    case vocabulary::Order::OfferDraw:
    case vocabulary::Order::AcceptDraw:
    case vocabulary::Order::Resign:
    case vocabulary::Order::Hint:
    case vocabulary::Order::Clocks:
    case vocabulary::Order::LastMove:
    case vocabulary::Order::RepeatLast:
    case vocabulary::Order::WhoseTurn:
    case vocabulary::Order::Help: return true;
    }
    return false;
}

} // namespace

void understand(UpdateContext& context, const SpeechHeard& speech) {
    const auto unclear = [&context] { tell_unclear(context); };
    // The game may have ended meanwhile, or a question have come up.
    if (!context.has_game() || !std::holds_alternative<BoardScreen>(context.top())) return unclear();
    const bool is_timely = is_of_this_position(context, speech.position);
    std::visit(base::values::Overloaded{
                   [&](const hearing::Certain& certain) {
                       if (!is_timely && !is_good_later(certain.said)) return unclear();
                       obey(context, certain.said);
                   },
                   [&](const hearing::Unsure& unsure) {
                       if (!is_timely) return unclear();
                       ask_back(context, unsure);
                   },
                   [&](const hearing::Unclear&) { unclear(); },
               },
               speech.heard);
}

} // namespace session
