#include "speech/voice/manner.hpp"

namespace speech::voice {
namespace {

/// A second voice is another one: where the first has the variant already, its neighbour takes it.
Variant other_than(Variant taken, Variant wanted) {
    if (taken != wanted) return wanted;
    switch (wanted) {
    case Variant::Usual: return Variant::Usual; // it differs by its pitch
    case Variant::Man1: return Variant::Man2;
    case Variant::Man2: return Variant::Man3;
    case Variant::Man3: return Variant::Man1;
    case Variant::Woman1: return Variant::Woman2;
    case Variant::Woman2: return Variant::Woman3;
    case Variant::Woman3: return Variant::Woman1;
    }
    return wanted;
}

/// How the voice differs that speaks of those; null: it is the usual one.
const Difference* other_voice(phrases::Part part, const Manner& manner) {
    switch (part) {
    case phrases::Part::Own: return nullptr;
    case phrases::Part::Opponent: return &manner.second;
    case phrases::Part::Partner: return &manner.partner;
    }
    return nullptr;
}

} // namespace

Delivery delivery(const phrases::Run& run, const Manner& manner) {
    const auto named = manner.voices.find(run.language);
    const auto found = manner.languages.find(run.language);
    const Difference own = found == manner.languages.end() ? Difference{} : found->second;
    Delivery how{named == manner.voices.end() ? run.language.tag : named->second, own.variant,
                 WordsPerMinute(manner.rate.value() + own.words_per_minute), Pitch(manner.pitch.value() + own.pitch)};
    const Difference* const other = other_voice(run.part, manner);
    if (other == nullptr) return how;
    if (other->variant != Variant::Usual) how.variant = other_than(own.variant, other->variant);
    how.rate = WordsPerMinute(how.rate.value() + other->words_per_minute);
    how.pitch = Pitch(how.pitch.value() + other->pitch);
    return how;
}

} // namespace speech::voice
