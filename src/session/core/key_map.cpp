#include "src/session/core/key_map.hpp"

#include <algorithm>
#include <string_view>

namespace session {
namespace {

template <typename Wanted>
const Binding* first(const std::vector<Binding>& bindings, Wanted wanted) {
    const auto found = std::find_if(bindings.begin(), bindings.end(), wanted);
    return found == bindings.end() ? nullptr : &*found;
}

/// Whether the chord ends in the number it stands for: `Alt+3` for 3.
bool ends_in_number(const Binding& binding) {
    return binding.number < 10 && binding.chord.name.back() == static_cast<char>('0' + binding.number);
}

/// Whether the binding goes on with the same command one number higher, on the next digit.
bool follows(const Binding& binding, const Binding& before) {
    const auto held = [](const Chord& chord) { return std::string_view(chord.name).substr(0, chord.name.size() - 1); };
    return binding.key_context == before.key_context && binding.command == before.command &&
           binding.number == before.number + 1 && ends_in_number(binding) && ends_in_number(before) &&
           held(binding.chord) == held(before.chord);
}

} // namespace

std::vector<KeyRow> KeyMap::rows(KeyContext key_context) const {
    std::vector<KeyRow> found;
    for (const Binding& binding : bindings) {
        if (binding.key_context != key_context) continue;
        if (!found.empty() && follows(binding, found.back().last.value_or(found.back().first)))
            found.back().last = binding;
        else
            found.push_back({binding, std::nullopt});
    }
    return found;
}

const Binding* KeyMap::find(KeyContext key_context, const Chord& chord) const {
    for (const KeyContext place : {key_context, KeyContext::Everywhere}) {
        const Binding* binding =
            first(bindings, [&](const Binding& each) { return each.key_context == place && each.chord == chord; });
        if (binding != nullptr) return binding;
    }
    return nullptr;
}

const Binding* KeyMap::asked_away_from_board(const Chord& chord) const {
    const auto asks = [this](const Chord& asked) -> const Binding* {
        const Binding* const binding = find(KeyContext::Board, asked);
        return binding != nullptr && is_asked_anywhere(binding->command) ? binding : nullptr;
    };
    constexpr std::string_view with_alt = "Alt+";
    if (const Binding* const binding = asks(chord)) return binding; // a key map may have given it a meaning with Alt
    return chord.name.starts_with(with_alt) ? asks({chord.name.substr(with_alt.size())}) : nullptr;
}

const Chord* KeyMap::chord_for(Command command, KeyContext key_context, int number) const {
    const auto means = [&](const Binding& each) { return each.command == command && each.number == number; };
    const Binding* binding =
        first(bindings, [&](const Binding& each) { return means(each) && each.key_context == key_context; });
    if (binding == nullptr) binding = first(bindings, means);
    return binding == nullptr ? nullptr : &binding->chord;
}

} // namespace session
