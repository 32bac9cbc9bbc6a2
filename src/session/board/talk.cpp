#include "src/session/board/talk.hpp"

#include "base/values/overloaded.hpp"
#include "speech/listen/reading.hpp"
#include "speech/vocabulary/folding.hpp"
#include "src/session/board/reading.hpp"
#include "src/session/board/speaking.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/widgets/question.hpp"

#include <utility>

namespace session {

namespace hearing = speech::hearing;
namespace listen = speech::listen;
namespace vocabulary = speech::vocabulary;

using speech::phrases::PhraseId;
using speech::phrases::Run;
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

/// The one word in which they differ; empty if they differ in more.
std::optional<std::pair<Run, Run>> differing_words(const Run& one, const Run& other) {
    const auto first = vocabulary::split(one.text);
    const auto second = vocabulary::split(other.text);
    if (one.language != other.language || first.size() != second.size()) return std::nullopt;
    std::optional<std::pair<Run, Run>> found;
    for (std::size_t at = 0; at < first.size(); ++at) {
        if (first[at].folded == second[at].folded) continue;
        if (found) return std::nullopt;
        found = {Run{one.language, first[at].written}, Run{other.language, second[at].written}};
    }
    return found;
}

/// On one board the moves are a list to choose from. On two, what is announced or repeated is what was said; so it is
/// to be said again.
void ask_back(UpdateContext& context, const hearing::Unsure& heard) {
    const Game& game = context.game();
    if (is_to_seal(context)) return context.refuse(context.phrase(PhraseId::HearingUnclear));
    const auto first = hearing::moves_meant(heard.likelier.choice);
    const auto second = hearing::moves_meant(heard.other.choice);
    const auto [one, other] = differing_words(heard.likelier.words, heard.other.words)
                                  .value_or(std::pair{heard.likelier.words, heard.other.words});
    const speech::phrases::Arguments either{{"first", Runs{one}}, {"second", Runs{other}}};
    if (first.size() == 1 && second.size() == 1 && may_move(context) && !game.has_two_boards())
        return ask_which(context, {first.front(), second.front()}, context.phrase(PhraseId::HearingWhich, either));
    context.refuse(context.phrase(PhraseId::HearingUnsure, either));
}

/// The player has said it of the position as it is now.
bool is_of_this_position(const Scene& context, const rules::variants::Position& position) {
    const auto now = position_spoken_of(context);
    return now.fullmove_number() == position.fullmove_number() && now.repetition_key() == position.repetition_key();
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
    const auto position = context.has_game() ? position_spoken_of(context)
                                             : rules::variants::Position::initial(rules::variants::Variant::Standard);
    std::visit(base::values::Overloaded{
                   [&](const MoveOrOrder&) {
                       context.effects.emplace_back(
                           StopListening{position, words(context).catalogue, words(context).listener});
                   },
                   [&](const AnswerTo& answer) {
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

/// No Article refuses what was not understood.
void tell_unclear(UpdateContext& context) {
    context.refuse(context.phrase(PhraseId::HearingUnclear));
    context.participant().refused = LastRefusal{};
}

/// It may have been answered by a key meanwhile, or the game have gone on.
bool is_asked(const Scene& context, const SpokenQuestion& question) {
    if (const auto* open = std::get_if<ConfirmScreen>(&context.screens().back()))
        return question == SpokenQuestion{open->asked};
    const auto* list = std::get_if<ListScreen>(&context.screens().back());
    return list != nullptr && asks_which_move(list->kind) && question == SpokenQuestion{list->moves};
}

/// Yes to one move is that move; to several it is no answer.
std::optional<Action> answer_with(UpdateContext& context, vocabulary::Answer answer) {
    const bool is_yes = answer == vocabulary::Answer::Yes;
    const auto* list = std::get_if<ListScreen>(&context.top());
    if (list == nullptr) return choose_answer(context, is_yes ? 1 : 0);
    if (!is_yes) return Close{};
    if (list->moves.size() == 1) return Make{list->moves.front()};
    tell_unclear(context);
    return std::nullopt;
}

/// Of a move that is likely only, it is asked alone whether it is meant; but what is sealed is not said.
void ask_about(UpdateContext& context, rules::board::Move move) {
    if (std::get<ListScreen>(context.top()).moves.size() == 1 || is_to_seal(context)) return tell_unclear(context);
    context.pop();
    ask_which(context, {move}, context.phrase(PhraseId::HearingConfirm));
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

void understand(UpdateContext& context, const SpeechHeard& speech) {
    const auto unclear = [&context] { tell_unclear(context); };
    // The game may have ended meanwhile, or a question have come up.
    if (!context.has_game() || !std::holds_alternative<BoardScreen>(context.top())) return unclear();
    const bool is_timely = is_of_this_position(context, speech.position);
    const auto is_order = [](const hearing::Said& said) { return hearing::moves_meant(said.choice).empty(); };
    std::visit(base::values::Overloaded{
                   [&](const hearing::Certain& certain) {
                       if (!is_timely && !is_order(certain.said)) return unclear();
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
