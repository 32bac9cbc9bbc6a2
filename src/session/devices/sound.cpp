#include "src/session/devices/sound.hpp"

#include "src/session/core/overhearing.hpp"

#include <string_view>
#include <utility>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

std::string_view word(Outlet outlet) { return outlet == Outlet::Own ? "own" : "room"; }

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

void sound_found(Step& step, const SoundFound& found) {
    Hearing& now = step.model.sound[static_cast<std::size_t>(found.outlet)];
    const bool was_lost = std::exchange(now, {found.name, found.frames, false, found.place, found.is_instead}).is_lost;
    const bool is_private = keeps_apart(step.model) && found.outlet == Outlet::Own;
    const std::string_view outlet = is_private ? "private" : word(found.outlet);
    const Runs back = step.phrase(PhraseId::SoundsFound, {{"outlet", outlet}, {"name", found.name}});
    if (was_lost) {
        step.news(back);
        if (keeps_apart(step.model))
            step.show_readers(is_private ? step.phrase(PhraseId::SoundsOfOther, {{"what", "found"}}) : back);
    }
    if (found.is_instead)
        step.news(step.phrase(PhraseId::SoundsInstead,
                              {{"name", found.name}, {"chosen", *step.model.preferences.own_output}}));
    const bool may_be = step.model.game && step.model.game->may_be_overheard;
    if (keeps_apart(step.model) && !may_be && overheard(step.model) == Overheard::SameOutput)
        step.alarm(overheard_words(step));
}

/// Of two at one computer, the one at the screen is told in words that tell him nothing of what the other does.
void sound_lost(Step& step, const SoundLost& lost) {
    Hearing& now = step.model.sound[static_cast<std::size_t>(lost.outlet)];
    now.is_lost = true;
    now.place.reset();
    const Runs gone =
        step.phrase(PhraseId::SoundsLost, {{"outlet", word(lost.outlet)}, {"trouble", word(lost.trouble)}});
    step.news(gone);
    if (!keeps_apart(step.model)) return;
    const bool is_private = lost.outlet == Outlet::Own;
    step.show_readers(is_private ? step.phrase(PhraseId::SoundsOfOther, {{"what", "lost"}}) : gone);
}

} // namespace session
