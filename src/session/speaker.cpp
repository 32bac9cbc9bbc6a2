#include "src/session/speaker.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace session {

using speech::mouth::Failing;
using speech::phrases::PhraseId;
using storage::Speaker;

namespace {

constexpr std::array speakers{Speaker::Own, Speaker::SpeechDispatcher, Speaker::ScreenReader};

std::string_view word(Speaker speaker) {
    switch (speaker) {
    case Speaker::Own: return "own";
    case Speaker::SpeechDispatcher: return "system";
    case Speaker::ScreenReader: return "reader";
    }
    return {};
}

std::string_view word(Failing failing) {
    switch (failing) {
    case Failing::NotThere: return "absent";
    case Failing::Gone: return "gone";
    case Failing::Stuck: return "stuck";
    }
    return {};
}

} // namespace

Chooser choose_speaker() {
    return {[](const Scene& step) {
                return step.phrase(PhraseId::SettingSpeaker, {{"speaker", word(step.model.preferences.speaker)},
                                                              {"lost", step.model.speaker_is_lost ? "yes" : "no"}});
            },
            [](Step& step, int direction) {
                if (!move_in(step.model.preferences.speaker, speakers, direction)) return false;
                step.model.speaker_is_lost = false;
                return true;
            }};
}

void speaker_lost(Step& step, const SpeakerLost& lost) {
    step.model.speaker_is_lost = true;
    auto why = step.phrase(PhraseId::SpeakerLost, {{"speaker", word(lost.speaker)}, {"failing", word(lost.failing)}});
    // Whoever was heard falls silent in the middle of a sentence; who never was has cut off nothing.
    if (lost.failing == Failing::NotThere) return step.news(std::move(why));
    step.alarm(std::move(why));
}

} // namespace session
