#include "src/session/widgets/key_describer.hpp"

#include "src/session/core/key_words.hpp"
#include "src/session/core/screens.hpp"

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// What a key of the board does on the list or the line that the keys are described for; null if nothing.
const Binding* binding_from_board(const UpdateContext& context, KeyContext keys_of, const Chord& chord) {
    if (keys_of == KeyContext::Board || !Scene(context).has_board()) return nullptr;
    const KeyMap& keys = key_map(context.model);
    if (const Binding* const asks = keys.asked_away_from_board(chord)) return asks;
    const Screen& below = context.screens().at(context.screens().size() - 2);
    return closer_of(below, keys, chord);
}

} // namespace

Runs describing_words(const Scene& context) {
    return context.phrase(PhraseId::HelpDescribeKeys, {{"leave", key_words(context, Command::Back, KeyContext::List)}});
}

void open_key_list(UpdateContext& context) {
    const auto* list = std::get_if<ListScreen>(&context.top());
    if (list != nullptr && list->kind == ListKind::Keys) return tell_place(context);
    open_list(context, {.kind = ListKind::Keys, .keys_of = current_key_context(context)});
}

void describe_key(UpdateContext& context, const Chord& chord) {
    const KeyContext keys_of = std::get<DescribeKeysScreen>(context.top()).keys_of;
    const Binding* binding = key_map(context.model).find(keys_of, chord);
    if (const Chord* leave = key_map(context.model).chord_for(Command::Back, KeyContext::List);
        leave != nullptr && chord == *leave) {
        context.pop();
        context.focus(context.phrase(PhraseId::HelpDescribeKeysLeft));
    } else if (binding != nullptr) {
        context.answer(describe_binding(context, *binding));
    } else if (const Binding* const from_board = binding_from_board(context, keys_of, chord)) {
        context.answer(describe_binding(context, *from_board));
    } else {
        context.answer(context.phrase(PhraseId::KeysNothing, {{"key", chord_words(context, chord)}}));
    }
}

void describe_others_key(UpdateContext& context, const Chord& chord) {
    context.answer(context.phrase(PhraseId::KeysOthers, {{"key", chord_words(context, chord)}}));
}

void describe_text(UpdateContext& context, const std::string& text) {
    const KeyContext keys_of = std::get<DescribeKeysScreen>(context.top()).keys_of;
    const Runs key = text == " " ? context.phrase(PhraseId::KeySpace) : chord_words(context, Chord{text});
    context.answer(
        context.phrase(keys_of == KeyContext::Text ? PhraseId::KeysWrites : PhraseId::KeysSeeks, {{"key", key}}));
}

} // namespace session
