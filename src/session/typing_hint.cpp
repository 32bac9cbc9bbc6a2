#include "src/session/typing_hint.hpp"

#include "src/session/core/key_words.hpp"

#include <chrono>
#include <string_view>
#include <variant>

namespace session {
namespace {

bool is_one_of(std::string_view name, char first, char last) {
    return name.size() == 1 && name.front() >= first && name.front() <= last;
}

} // namespace

bool looks_typed(const Scene& context, const Chord& chord) {
    constexpr auto as_typed = std::chrono::milliseconds{600};
    const Participant& player = context.participant();
    const bool is_at_board =
        std::holds_alternative<BoardScreen>(context.screens().back()) && player.means == Means::Keyboard;
    if (!is_at_board || player.knows_typing || !player.last_key) return false;
    // Where no move is typed, the hint would name a key that is refused.
    if (!context.has_game() || context.is_elsewhere() || context.game().table.phase == rules::table::Phase::Over)
        return false;
    const LastKey& before = *player.last_key;
    return is_one_of(before.chord.name, 'a', 'h') && is_one_of(chord.name, '1', '8') &&
           context.now - before.at <= as_typed;
}

void hint_at_typing(UpdateContext& context) {
    context.participant().knows_typing = true;
    context.news(context.phrase(speech::phrases::PhraseId::BoardTypeFirst,
                                {{"key", key_words(context, Command::TypeMove, KeyContext::Board)}}));
}

} // namespace session
