#include "src/session/settings/own_words.hpp"

#include "base/values/overloaded.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/widgets/list.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace session {
namespace {

namespace hearing = speech::hearing;
namespace templates = speech::hearing::templates;

using hearing::HeardWord;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

Runs record_key(const Scene& context) { return key_words(context, Command::RecordWord, KeyContext::List); }

OwnWord* find(Model& model, const HeardWord& word) {
    auto& words = model.own_words.words;
    const auto found = std::ranges::find(words, word, [](const OwnWord& each) { return each.what.word; });
    return found == words.end() ? nullptr : &*found;
}

/// As it is written; folded, where it is none of those listed.
Runs name_of(const Scene& context, const HeardWord& word) {
    for (const OwnWord& each : context.model.own_words.words)
        if (each.what.word == word) return {{word.language, each.what.written}};
    return {{word.language, word.text}};
}

ListScreen* words_on_top(UpdateContext& context) {
    auto* list = std::get_if<ListScreen>(&context.top());
    return list != nullptr && list->kind == ListKind::OwnWords ? list : nullptr;
}

/// The next word behind, going round, of which there are fewer recordings than of that one, or at least fewer than are
/// wanted; empty if there are enough of each.
std::optional<std::size_t> next_to_record(const std::vector<OwnWord>& words, std::size_t behind) {
    for (const std::size_t wanted : {words[behind].recordings, templates::Templates::most_of_a_word})
        for (std::size_t ahead = 1; ahead <= words.size(); ++ahead) {
            const std::size_t place = (behind + ahead) % words.size();
            if (words[place].recordings < wanted) return place;
        }
    return std::nullopt;
}

/// Why a recording is not kept, as the catalogues choose by it.
std::string_view fault_word(const templates::Fault& fault) {
    return std::visit(base::values::Overloaded{
                          [](templates::TooSoft) { return "soft"; },
                          [](templates::Clipped) { return "loud"; },
                          [](templates::TooShort) { return "short"; },
                          [](templates::TooLong) { return "long"; },
                          [](templates::UnlikeOthers) { return "unlike"; },
                          [](const templates::LikeAnother&) { return "another"; },
                      },
                      fault);
}

} // namespace

void open_own_words(UpdateContext& context) {
    context.effects.emplace_back(ListWords{words(context).catalogue, context.who});
}

std::vector<Item> own_word_rows(const Scene& context) {
    std::vector<Item> rows;
    for (const OwnWord& each : context.model.own_words.words)
        rows.push_back({context.phrase(PhraseId::OwnWordsRow,
                                       {{"word", name_of(context, each.what.word)}, {"count", each.recordings}}),
                        HearOwnWord{each.what.word}});
    if (context.model.own_words.has_recordings)
        rows.push_back({context.phrase(PhraseId::OwnWordsDeleteAll), Ask{Confirmation::ForgetWords}});
    return rows;
}

void hear_own_word(UpdateContext& context, const HeardWord& word) {
    const OwnWord* own = find(context.model, word);
    if (own == nullptr || own->recordings == 0)
        return context.refuse(context.phrase(PhraseId::OwnWordsHow, {{"record", record_key(context)}}));
    context.effects.emplace_back(PlayWord{word, context.who});
}

bool may_record_word(UpdateContext& context) {
    if (context.model.own_words.is_awaited) tell_row(context, own_word_rows(context));
    return !context.model.own_words.is_awaited;
}

void forget_own_word(UpdateContext& context, const HeardWord& word) {
    context.effects.emplace_back(ForgetWords{word, context.who});
}

void words_listed(UpdateContext& context, const WordsListed& listed) {
    context.model.own_words.words = listed.words;
    context.model.own_words.has_recordings = listed.has_recordings;
    if (!listed.unreadable.empty())
        context.news(context.phrase(PhraseId::OwnWordsUnreadable,
                                    {{"count", listed.unreadable.size()}, {"file", listed.unreadable.front()}}));
    // Who has gone elsewhere meanwhile is left there.
    const auto* list = std::get_if<ListScreen>(&context.top());
    if (list == nullptr || list->kind != ListKind::Settings) return;
    if (!listed.has_recordings)
        context.answer(context.phrase(PhraseId::OwnWordsHow, {{"record", record_key(context)}}));
    open_list(context, {.kind = ListKind::OwnWords});
}

void word_learnt(UpdateContext& context, const WordLearnt& learnt) {
    OwnWords& own = context.model.own_words;
    own.is_awaited = false;
    own.has_recordings = true;
    OwnWord* word = find(context.model, learnt.word);
    if (word == nullptr) return;
    word->recordings = learnt.recordings;
    const auto place = static_cast<std::size_t>(word - own.words.data());
    const auto next = next_to_record(own.words, place);
    context.answer(context.phrase(PhraseId::OwnWordsLearnt, {{"all", next ? "no" : "yes"}}));
    ListScreen* list = words_on_top(context);
    if (list == nullptr || list->focus != place) return; // who has gone on is left there
    const std::vector<Item> rows = own_word_rows(context);
    put_focus(*list, next.value_or(place), rows);
    list->shifted = context.now;
    context.focus_last(row_words(context, *list, rows));
}

void word_refused(UpdateContext& context, const WordRefused& refused) {
    context.model.own_words.is_awaited = false;
    const auto* another = std::get_if<templates::LikeAnother>(&refused.fault);
    context.refuse(context.phrase(PhraseId::OwnWordsRefused,
                                  {{"why", fault_word(refused.fault)},
                                   {"word", name_of(context, refused.word)},
                                   {"another", another == nullptr ? Runs{} : name_of(context, another->word)}}));
}

void words_forgotten(UpdateContext& context, const WordsForgotten& forgotten) {
    for (OwnWord& each : context.model.own_words.words)
        if (!forgotten.word || each.what.word == *forgotten.word) each.recordings = 0;
    context.model.own_words.has_recordings = forgotten.has_recordings;
    if (!forgotten.were_any) return context.refuse(context.phrase(PhraseId::OwnWordsNothing));
    if (forgotten.word)
        return context.answer(context.phrase(PhraseId::OwnWordsDeleted, {{"word", name_of(context, *forgotten.word)}}));
    context.answer(context.phrase(PhraseId::OwnWordsAllDeleted));
    if (words_on_top(context) != nullptr) tell_place(context);
}

void own_words_failed(UpdateContext& context, const OwnWordsFailed& failed) {
    context.model.own_words.is_awaited = false;
    context.refuse(context.phrase(PhraseId::OwnWordsFailed, {{"why", failed.why}}));
    // What could not be deleted may be there in part.
    if (words_on_top(context) != nullptr) open_own_words(context);
}

} // namespace session
