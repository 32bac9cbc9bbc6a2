#include "src/session/devices/speaker.hpp"

#include "src/session/core/overhearing.hpp"
#include "src/settings/options.hpp"

#include <string_view>
#include <utility>

namespace session {

using speech::output::Failing;
using speech::phrases::PhraseId;

namespace {

std::string_view word(Failing failing) {
    switch (failing) {
    case Failing::NotThere: return "absent";
    case Failing::Gone: return "gone";
    case Failing::Stuck: return "stuck";
    }
    return {};
}

} // namespace

void speaker_lost(UpdateContext& context, const SpeakerLost& lost) {
    context.model.speaker_is_lost = true;
    auto why = context.phrase(PhraseId::SpeakerLost,
                              {{"speaker", settings::option(lost.speaker).word}, {"failing", word(lost.failing)}});
    // Whoever was heard falls silent in the middle of a sentence; who never was has cut off nothing.
    if (lost.failing == Failing::NotThere) {
        context.news(std::move(why));
    } else {
        context.alarm(std::move(why));
    }
    watch_overhearing(context);
}

} // namespace session
