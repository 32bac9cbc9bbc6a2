#include "src/session/key_map.hpp"

#include <algorithm>

namespace session {
namespace {

template <typename Wanted>
const Binding* first(const std::vector<Binding>& bindings, Wanted wanted) {
    const auto found = std::find_if(bindings.begin(), bindings.end(), wanted);
    return found == bindings.end() ? nullptr : &*found;
}

} // namespace

const Binding* KeyMap::find(Context context, const Chord& chord) const {
    for (const Context place : {context, Context::Everywhere}) {
        const Binding* binding =
            first(bindings, [&](const Binding& each) { return each.context == place && each.chord == chord; });
        if (binding != nullptr) return binding;
    }
    return nullptr;
}

const Chord* KeyMap::chord_for(Command command, Context context, int number) const {
    const auto means = [&](const Binding& each) { return each.command == command && each.number == number; };
    const Binding* binding =
        first(bindings, [&](const Binding& each) { return means(each) && each.context == context; });
    if (binding == nullptr) binding = first(bindings, means);
    return binding == nullptr ? nullptr : &binding->chord;
}

} // namespace session
