#include "speech/announce/refusal.hpp"

#include "base/values/enum_names.hpp"
#include "speech/announce/describe_rule.hpp"
#include "speech/phrases/phrase_names.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace speech::announce {
namespace {

using phrases::PhraseId;
using phrases::Runs;
using sounds::cues::Cue;

constexpr auto reasons = base::values::lower_names<table::RefusalReason, '_'>;

/// The sentence called as the reason is; does not compile if there is none.
consteval PhraseId phrase_called(std::string_view reason) {
    constexpr std::string_view section = "refusal.";
    for (std::size_t index = 0; index < phrases::phrase_names.size(); ++index) {
        const std::string_view name = phrases::phrase_names[index];
        if (name.starts_with(section) && name.substr(section.size()) == reason) return static_cast<PhraseId>(index);
    }
    throw "a reason of refusal has no sentence";
}

PhraseId phrase_of(table::RefusalReason reason) {
    static constexpr auto phrases = []<std::size_t... index>(std::index_sequence<index...>) {
        return std::array{phrase_called(reasons[index])...};
    }
    (std::make_index_sequence<reasons.size()>());
    return phrases[static_cast<std::size_t>(reason)];
}

/// What belongs to the player is told differently to an assistant or an onlooker, who plays neither side.
phrases::Arguments arguments_of(table::RefusalReason reason, const Manner& manner, Clocks clocks) {
    using enum table::RefusalReason;
    for (const table::RefusalReason of_clocks : {ClocksStopped, NotStopped, PenaltyDue})
        if (reason == of_clocks) return {{"clocks", clocks == Clocks::Some ? "some" : "none"}};
    for (const table::RefusalReason of_player :
         {NotYourMove, PressFirst, NotYourClock, LeavesKingInCheck, BoardsDiffer, ExecuteFirst, OpponentPressesFirst})
        if (reason == of_player) return {{"listener", manner.listener ? "player" : "none"}};
    return {};
}

} // namespace

Runs describe_reason(const table::Refusal& refusal, const Manner& manner, Clocks clocks) {
    return manner.say(phrase_of(refusal.reason), arguments_of(refusal.reason, manner, clocks));
}

Utterance explain(const table::Refusal& refusal, const Manner& manner, Clocks clocks) {
    return {manner.say(PhraseId::RefusalWithArticle, {{"reason", describe_reason(refusal, manner, clocks)},
                                                      {"article", describe_article(refusal.article, manner)}}),
            Urgency::Answer, Cue::Illegal};
}

} // namespace speech::announce
