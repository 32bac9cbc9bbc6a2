#include "src/session/devices/sound.hpp"

#include "src/session/core/overhearing.hpp"

#include <string_view>
#include <utility>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

std::string_view word(SoundOutput sound_output) { return sound_output == SoundOutput::Own ? "own" : "room"; }

std::string_view word(sounds::device::Trouble trouble) {
    using sounds::device::Trouble;
    switch (trouble) {
    case Trouble::NoDevice: return "none";
    case Trouble::NotOpened: return "not_opened";
    case Trouble::Lost: return "lost";
    case Trouble::Silent: return "silent";
    case Trouble::NotWritable: return "not_writable";
    }

    return {};
}

} // namespace

void sound_found(UpdateContext& context, const SoundFound& found) {
    Hearing& now = context.model.sound[static_cast<std::size_t>(found.sound_output)];
    const Hearing before = std::exchange(now, {found.name, found.frames, false, found.place, found.is_instead});
    const bool is_private = keeps_apart(context.model) && found.sound_output == SoundOutput::Own;
    const std::string_view sound_output = is_private ? "private" : word(found.sound_output);
    const Runs back = context.phrase(PhraseId::SoundsFound, {{"outlet", sound_output}, {"name", found.name}});
    if (before.is_lost || (before.is_instead && !found.is_instead)) context.news(back);
    if (before.is_lost && keeps_apart(context.model))
        context.show_readers(is_private ? context.phrase(PhraseId::SoundsOfOther, {{"what", "found"}}) : back);
    const bool is_told = before.is_instead && before.name == found.name;
    if (found.is_instead && !is_told)
        context.news(context.phrase(PhraseId::SoundsInstead,
                                    {{"name", found.name}, {"chosen", *context.model.preferences.own_output}}));
    watch_overhearing(context);
}

/// Of two players at one computer, the one at the screen is told in words that reveal nothing of what the other does.
void sound_lost(UpdateContext& context, const SoundLost& lost) {
    Hearing& now = context.model.sound[static_cast<std::size_t>(lost.sound_output)];
    if (std::exchange(now.is_lost, true)) return; // it has been told
    now.place.reset();
    const Runs gone =
        context.phrase(PhraseId::SoundsLost, {{"outlet", word(lost.sound_output)}, {"trouble", word(lost.trouble)}});
    context.news(gone);
    if (!keeps_apart(context.model)) return;
    const bool is_private = lost.sound_output == SoundOutput::Own;
    context.show_readers(is_private ? context.phrase(PhraseId::SoundsOfOther, {{"what", "lost"}}) : gone);
}

} // namespace session
