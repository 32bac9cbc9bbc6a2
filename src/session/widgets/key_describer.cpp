#include "src/session/widgets/key_describer.hpp"

#include "src/session/core/key_words.hpp"
#include "src/session/core/screens.hpp"

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

Runs describing_words(const Scene& step) {
    return step.phrase(PhraseId::HelpDescribeKeys, {{"leave", key_words(step, Command::Back, Context::List)}});
}

void open_key_list(Step& step) {
    const auto* list = std::get_if<ListScreen>(&step.top());
    if (list != nullptr && list->kind == ListKind::Keys) return tell_place(step);
    open_list(step, {.kind = ListKind::Keys, .keys_of = context(step)});
}

void describe_key(Step& step, const Chord& chord) {
    const Context keys_of = std::get<DescribeKeysScreen>(step.top()).keys_of;
    const Binding* binding = key_map(step.model).find(keys_of, chord);
    if (const Chord* leave = key_map(step.model).chord_for(Command::Back, Context::List);
        leave != nullptr && chord == *leave) {
        step.pop();
        step.focus(step.phrase(PhraseId::HelpDescribeKeysLeft));
    } else if (binding != nullptr) {
        step.answer(describe_binding(step, *binding));
    } else {
        step.answer(step.phrase(PhraseId::KeysNothing, {{"key", chord_words(step, chord)}}));
    }
}

void describe_text(Step& step, const std::string& text) {
    const Context keys_of = std::get<DescribeKeysScreen>(step.top()).keys_of;
    const Runs key = text == " " ? step.phrase(PhraseId::KeySpace) : chord_words(step, Chord{text});
    step.answer(step.phrase(keys_of == Context::Text ? PhraseId::KeysWrites : PhraseId::KeysSeeks, {{"key", key}}));
}

} // namespace session
