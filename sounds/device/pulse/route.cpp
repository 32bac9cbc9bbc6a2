#include "sounds/device/pulse/route.hpp"

#include <pulse/subscribe.h>

#include <algorithm>
#include <utility>

namespace sounds::device::pulse {

// The server is told to tell before it is asked, so that no change is missed in between.
Route::Route(Connection& connection, std::string from, Rerouted rerouted)
    : connection_{connection}
    , from_{std::move(from)}
    , rerouted_{std::move(rerouted)} {
    pa_context_set_subscribe_callback(connection_.context(), &Route::told, this);
    be_told(PA_SUBSCRIPTION_MASK_SINK_INPUT);
    look();
}

Route::~Route() {
    pa_context_set_subscribe_callback(connection_.context(), nullptr, nullptr);
    ask(nullptr);
}

void Route::be_told(pa_subscription_mask_t of_what) {
    auto* operation = pa_context_subscribe(connection_.context(), of_what, nullptr, nullptr);
    if (operation != nullptr) pa_operation_unref(operation);
}

/// Begins anew where it was still looking.
void Route::look() {
    sinks_.clear();
    inputs_.clear();
    ask(pa_context_get_sink_info_list(connection_.context(), &Route::take_sink, this));
}

/// The one before is asked no more.
void Route::ask(pa_operation* question) {
    if (question_ != nullptr) {
        pa_operation_cancel(question_);
        pa_operation_unref(question_);
    }
    question_ = question;
}

void Route::judge() {
    auto place = follow();
    if (is_found_) {
        if (place != place_) rerouted_();
        return;
    }
    is_found_ = true;
    place_ = std::move(place);
    if (place_ == from_) be_told(PA_SUBSCRIPTION_MASK_NULL); // it hands nothing on
}

/// A filter's property that names a master stays as it was made, wherever the filter plays by now: its input tells.
std::optional<std::string> Route::follow() {
    on_the_way_.clear();
    auto at = std::ranges::find(sinks_, from_, &Sink::name);
    // A filter on a filter; no chain is longer than the outputs there are.
    for (std::size_t steps = 0; steps <= sinks_.size(); ++steps) {
        if (at == sinks_.end()) return std::nullopt;
        if (!at->is_filter) return at->name;
        if (at->module == PA_INVALID_INDEX) return std::nullopt;
        std::vector<std::uint32_t> next;
        for (const Input& input : inputs_) {
            if (input.module != at->module || input.sink == at->number) continue;
            on_the_way_.push_back(input.number);
            next.push_back(input.sink);
        }
        if (next.size() != 1) return std::nullopt;
        at = std::ranges::find(sinks_, next.front(), &Sink::number);
    }
    return std::nullopt;
}

/// One that is new may be a filter's.
void Route::told(pa_context*, pa_subscription_event_type_t event, std::uint32_t input, void* self) noexcept {
    auto& route = *static_cast<Route*>(self);
    const bool is_new = (event & PA_SUBSCRIPTION_EVENT_TYPE_MASK) == PA_SUBSCRIPTION_EVENT_NEW;
    if (is_new || std::ranges::count(route.on_the_way_, input) != 0) route.look();
}

void Route::take_sink(pa_context* context, const pa_sink_info* sink, int end, void* self) noexcept {
    auto& route = *static_cast<Route*>(self);
    if (end == 0)
        route.sinks_.push_back(sink_of(*sink));
    else
        route.ask(pa_context_get_sink_input_info_list(context, &Route::take_input, self));
}

void Route::take_input(pa_context*, const pa_sink_input_info* input, int end, void* self) noexcept {
    auto& route = *static_cast<Route*>(self);
    if (end == 0)
        route.inputs_.push_back({input->index, input->sink, input->owner_module});
    else
        route.judge();
}

} // namespace sounds::device::pulse
