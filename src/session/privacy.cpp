#include "src/session/privacy.hpp"

#include "src/session/act.hpp"
#include "src/session/neighbour.hpp"

#include <utility>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

const Hearing& hearing(const Model& model, Outlet outlet) { return model.sound[static_cast<std::size_t>(outlet)]; }

bool is_missing(const Hearing& output) { return output.is_lost || output.is_instead; }

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

std::string_view word(Overheard why) {
    switch (why) {
    case Overheard::OwnMissing: return "own_missing";
    case Overheard::RoomMissing: return "room_missing";
    case Overheard::SameOutput: return "same";
    case Overheard::NotKnown: return "unknown";
    case Overheard::OtherSpeaker: return "speaker";
    }
    return {};
}

} // namespace

std::optional<Overheard> overheard(const Model& model) {
    const Hearing& own = hearing(model, Outlet::Own);
    const Hearing& room = hearing(model, Outlet::Room);
    if (model.preferences.speaker != settings::Speaker::Own) return Overheard::OtherSpeaker;
    if (is_missing(own)) return Overheard::OwnMissing;
    if (is_missing(room)) return Overheard::RoomMissing;
    if (!own.place || !room.place) return Overheard::NotKnown;
    if (*own.place == *room.place) return Overheard::SameOutput;
    return std::nullopt;
}

bool keeps_apart(const Model& model) { return has_neighbour(model) && model.preferences.room_output; }

Runs overheard_words(const Scene& step) {
    const auto why = overheard(step.model);
    return why ? step.phrase(PhraseId::SoundsOverheard, {{"why", word(*why)}}) : Runs{};
}

bool asks_before_being_overheard(Step& step) {
    if (!step.model.preferences.room_output || !overheard(step.model)) return false;
    ask(step, Confirmation::BeOverheard);
    return true;
}

std::string_view hearing_word(const Model& model) {
    if (!model.preferences.room_output) return "shared";
    const auto why = overheard(model);
    if (!why) return "apart";
    return why == Overheard::RoomMissing ? "unheard" : "overheard";
}

void sound_found(Step& step, const SoundFound& found) {
    Hearing& now = step.model.sound[static_cast<std::size_t>(found.outlet)];
    const bool was_lost = std::exchange(now, {found.name, found.frames, false, found.place, found.is_instead}).is_lost;
    const bool is_private = keeps_apart(step.model) && found.outlet == Outlet::Own;
    const std::string_view outlet = is_private ? "private" : word(found.outlet);
    const Runs back = step.phrase(PhraseId::SoundsFound, {{"outlet", outlet}, {"name", found.name}});
    if (was_lost) {
        step.news(back);
        if (keeps_apart(step.model))
            step.show_neighbour(is_private ? step.phrase(PhraseId::SoundsOfOther, {{"what", "found"}}) : back);
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
    step.show_neighbour(is_private ? step.phrase(PhraseId::SoundsOfOther, {{"what", "lost"}}) : gone);
}

} // namespace session
