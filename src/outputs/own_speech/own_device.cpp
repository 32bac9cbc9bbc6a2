#include "src/outputs/own_speech/own_device.hpp"

#include <utility>

namespace outputs::own_speech {

namespace device = sounds::device;

namespace {

using Opened = std::unique_ptr<device::Device>;

/// Rather than one that is there and does not play.
bool is_missing(const device::OpenResult& opened) {
    const auto* error = std::get_if<device::DeviceError>(&opened);
    return error != nullptr &&
           (error->trouble == device::Trouble::NoDevice || error->trouble == device::Trouble::NotOpened);
}

} // namespace

OwnDevice::OwnDevice(std::optional<std::string> name, bool is_private, bool may_be_another, Open open)
    : state_(std::make_shared<State>(std::move(name), is_private, may_be_another, std::move(open))) {}

device::OpenOutput OwnDevice::opener() const {
    return [state = state_](sounds::mixer::Mixer& mixer, device::Buffering buffering) {
        return open(*state, mixer, buffering);
    };
}

device::OpenResult OwnDevice::open(State& state, sounds::mixer::Mixer& mixer, device::Buffering buffering) {
    if (state.stays) return state.open(mixer, buffering, {state.stays, true});
    device::OpenResult opened = state.open(mixer, buffering, {state.name, state.is_private});
    const bool is_another = state.name && state.may_be_another && is_missing(opened);
    if (is_another) opened = state.open(mixer, buffering, {std::nullopt, state.is_private});
    const auto* device = std::get_if<Opened>(&opened);
    state.is_another = is_another && device != nullptr;
    if (device != nullptr && !is_another && (state.name || state.is_private))
        state.stays = (*device)->place().value_or((*device)->name());
    return opened;
}

} // namespace outputs::own_speech
