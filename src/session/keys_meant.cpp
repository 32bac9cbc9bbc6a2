#include "src/session/keys_meant.hpp"

#include <algorithm>
#include <chrono>
#include <variant>

namespace session {
namespace {

using namespace std::chrono_literals;

constexpr auto meant_for_another = 500ms;

bool is_of_player(const Model& model, const Message& message) {
    const bool is_key = std::holds_alternative<KeyPressed>(message) || std::holds_alternative<UnknownKey>(message) ||
                        std::holds_alternative<OthersKey>(message) || std::holds_alternative<TextTyped>(message) ||
                        std::holds_alternative<SquareActivated>(message) ||
                        std::holds_alternative<RowActivated>(message) ||
                        std::holds_alternative<SquareReached>(message) || std::holds_alternative<RowReached>(message) ||
                        std::holds_alternative<RowSet>(message) || std::holds_alternative<LineEdited>(message);
    return is_key || (is_of_mouse(message) && !is_shared(model));
}

/// Asks for nothing but silence, which is meant for whatever is being said.
bool is_for_voice(const Message& message) {
    const auto* key = std::get_if<KeyPressed>(&message);
    return key != nullptr && (key->command == Command::Hush || key->command == Command::Pause);
}

bool is_for_microphone(const Message& message) {
    const auto* key = std::get_if<KeyPressed>(&message);
    return key != nullptr && is_held(key->command);
}

} // namespace

bool is_of_mouse(const Message& message) {
    return std::holds_alternative<SquareClicked>(message) || std::holds_alternative<RowClicked>(message) ||
           std::holds_alternative<RowPointed>(message) || std::holds_alternative<ControlClicked>(message);
}

bool is_of_somebody(const Model& model, const Message& message) {
    return is_of_player(model, message) || is_of_mouse(message) || std::holds_alternative<LineTyped>(message);
}

bool happens_by_itself(const Model& model, const Message& message) {
    const bool is_of_another = is_shared(model) && is_of_mouse(message) && !std::holds_alternative<RowPointed>(message);
    const bool is_for_another = is_shared(model) && (std::holds_alternative<EnvelopeWantsKey>(message) ||
                                                     std::holds_alternative<EnvelopeWantsOpener>(message));
    return is_of_another || is_for_another || std::holds_alternative<EngineReported>(message) ||
           std::holds_alternative<UtteranceHeard>(message) || std::holds_alternative<Tick>(message) ||
           std::holds_alternative<MachineSlept>(message) || std::holds_alternative<LibraryFailed>(message) ||
           std::holds_alternative<MateWorkedOut>(message) || std::holds_alternative<TableHappened>(message) ||
           std::holds_alternative<TableArrived>(message) || std::holds_alternative<TableAnswered>(message);
}

bool comes_too_soon(const Model& model, ParticipantId who, const Message& message, Now now) {
    const auto& intruded = model.participants.at(who).intruded;
    const bool has_just_come = intruded && now - *intruded < meant_for_another;
    return has_just_come && is_of_player(model, message) && !is_for_voice(message) && !is_for_microphone(message);
}

bool tells_what_was_heard(const Message& message) {
    return std::holds_alternative<SpeechHeard>(message) || std::holds_alternative<ReplyHeard>(message) ||
           std::holds_alternative<HearingFailed>(message);
}

bool waits_for_hearing(const Model& model, const Message& message) {
    const auto& wait = model.being_heard.keys_wait;
    if (!wait || wait->at != top_screen(model) || !is_of_player(model, message)) return false;
    if (is_for_voice(message) || is_for_microphone(message)) return false;
    // What was said waits for the table itself.
    if (model.waiting.has_any(tells_what_was_heard)) return false;
    const auto* key = std::get_if<KeyPressed>(&message);
    if (key == nullptr) return true;
    return key->command != Command::Quit && key->command != Command::Back && key->command != Command::CancelText;
}

} // namespace session
