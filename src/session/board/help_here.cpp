#include "src/session/board/help_here.hpp"

#include "speech/announce/describe_board.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/board/handing_over.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/widgets/help.hpp"

#include <utility>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// A move is still on its way from one of two boards to the other.
bool is_on_its_way(const Scene& context) {
    if (!context.game().has_two_boards()) return false;
    switch (due(context)) {
    case Due::Move:
    case Due::Wait: return false;
    case Due::Repeat:
    case Due::CarryOut:
    case Due::Announce:
    case Due::Press:
    case Due::TheyRepeat:
    case Due::TheyCarryOut:
    case Due::TheyAnnounce:
    case Due::TheyPress: return true;
    }
    return false;
}

/// Whoever has not finished a game here may not know yet that another word stands for e.
bool may_not_know_words(const Scene& context) {
    const bool plays = side_of(context.participant()) && !is_assisted(context) && !is_to_seal(context);
    const bool has_words = preferences(context.model, context.who).move_words != settings::MoveWords::OwnLanguage;
    return plays && has_words && context.model.played.empty();
}

Runs with_names_of_squares(const Scene& context, Runs keys) {
    if (!may_not_know_words(context)) return keys;
    const rules::board::Square square{rules::board::File::E, rules::board::Rank::Four};
    const Runs example = context.phrase(PhraseId::FirstStepsSquare,
                                        {{"square", speech::announce::describe_square(square, manner(context))}});
    return context.phrase(PhraseId::HelpRow, {{"about", std::move(keys)}, {"keys", example}});
}

Runs with_state(const Scene& context, Runs keys) {
    using rules::table::Phase;
    const Phase phase = context.game().table.phase;
    const bool is_stopped = phase == Phase::Halted || phase == Phase::Adjourned;
    if (is_stopped) {
        Runs state = whose_turn(context);
        if (state == context.phrase(PhraseId::EnvelopeSealMove)) return keys; // which tell the same
        return context.phrase(PhraseId::HelpRow, {{"about", std::move(state)}, {"keys", keys}});
    }
    if (const Runs held = held_pieces(context); !held.empty()) {
        const Runs holding = context.phrase(PhraseId::HelpHolding,
                                            {{"pieces", held},
                                             {"place", key_words(context, Command::LiftOrPlace, KeyContext::Board)},
                                             {"back", key_words(context, Command::PutBack, KeyContext::Board)}});
        return context.phrase(PhraseId::HelpRow, {{"about", holding}, {"keys", keys}});
    }
    if (context.is_elsewhere())
        return context.phrase(PhraseId::HelpRow, {{"about", partners_board_words(context)}, {"keys", keys}});
    if (!context.participant().waiting.empty())
        return context.phrase(
            PhraseId::HelpState,
            {{"state", whose_keyboard(context)},
             {"keys", context.phrase(PhraseId::HelpRow, {{"about", turns_words(context)}, {"keys", keys}})}});
    if (!is_on_its_way(context)) return with_names_of_squares(context, std::move(keys));
    return context.phrase(PhraseId::HelpState, {{"state", whose_turn(context)}, {"keys", keys}});
}

} // namespace

Runs help_here(const Scene& context, const std::vector<Item>& rows) {
    Runs keys = context_help(context, rows);
    const bool is_played = current_key_context(context) == KeyContext::Board && context.review() == nullptr &&
                           !context.game().table.outcome;
    if (is_played) return with_state(context, std::move(keys));
    const bool is_over_here = context.review() == nullptr && context.has_game() && context.game().table.outcome;
    if (current_key_context(context) == KeyContext::Board && is_over_here && is_other_board_on(context))
        return context.phrase(PhraseId::HelpRow, {{"about", whose_turn(context)}, {"keys", std::move(keys)}});
    return keys;
}

} // namespace session
