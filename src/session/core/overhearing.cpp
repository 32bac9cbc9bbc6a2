#include "src/session/core/overhearing.hpp"

#include "src/session/core/message.hpp"

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

const Hearing& hearing(const Model& model, SoundOutput sound_output) {
    return model.sound[static_cast<std::size_t>(sound_output)];
}

bool is_missing(const Hearing& output) { return output.is_lost || output.is_instead; }

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
    const Hearing& own = hearing(model, SoundOutput::Own);
    const Hearing& room = hearing(model, SoundOutput::Room);
    // Where the chosen speaker is lost, the program speaks itself, on its own output.
    const bool is_other_speaker = model.preferences.speaker != settings::Speaker::Own && !model.speaker_is_lost;
    if (is_other_speaker) return Overheard::OtherSpeaker;
    const bool is_same = own.place && own.place == room.place;
    if (own.is_instead && is_same) return Overheard::SameOutput; // that it is missing would be the lesser evil
    if (is_missing(own)) return Overheard::OwnMissing;
    if (is_missing(room)) return Overheard::RoomMissing;
    if (!own.place || !room.place) return Overheard::NotKnown;
    if (is_same) return Overheard::SameOutput;
    return std::nullopt;
}

bool keeps_apart(const Model& model) { return is_shared(model) && model.preferences.room_output; }

HearingChoice hearing_choice(const settings::Preferences& preferences) {
    return {preferences.speaker, preferences.own_output, preferences.room_output};
}

std::optional<Overheard> risk_of(const Model& model, const HearingChoice& wanted) {
    const Game* const game = game_of(model, at_keyboard(model));
    const HearingChoice now = hearing_choice(model.preferences);
    const bool has_room = wanted.room_output || now.room_output;
    if (game == nullptr || !is_shared(model) || !has_room) return std::nullopt;
    if (wanted.speaker != now.speaker && wanted.speaker != settings::Speaker::Own) return Overheard::OtherSpeaker;
    if (wanted.own_output != now.own_output || wanted.room_output != now.room_output) return Overheard::NotKnown;
    return std::nullopt;
}

Runs overheard_words(const Scene& context, Overheard why) {
    return context.phrase(PhraseId::SoundsOverheard, {{"why", word(why)}});
}

void watch_overhearing(UpdateContext& context) {
    if (!context.has_game() || !keeps_apart(context.model)) return;
    const auto why = overheard(context.model);
    std::optional<Overheard>& agreed = context.game().agreed;
    if (why == agreed) return;
    if (!why) agreed.reset();
    // An output that is missing is told when it goes, and another speaker is asked about before.
    if (why == Overheard::SameOutput || why == Overheard::NotKnown) context.alarm(overheard_words(context, *why));
}

std::string_view hearing_word(const Model& model) {
    if (!model.preferences.room_output) return "shared";
    const auto why = overheard(model);
    if (!why) return "apart";
    return why == Overheard::RoomMissing ? "unheard" : "overheard";
}

} // namespace session
