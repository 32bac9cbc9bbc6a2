#include "src/shell/taken.hpp"

#include "base/data/read_file.hpp"
#include "base/platform/paths.hpp"
#include "src/shell/binding_rules.hpp"
#include "src/shell/chord.hpp"

#include <algorithm>

namespace shell {
namespace {

using base::toml::DataFault;
using base::toml::Entry;
using base::toml::fault_at;
using base::toml::in_order;
using session::Binding;
using session::Command;
using session::KeyContext;

std::optional<DataFault> take_words(const toml::node& list, const std::string& file, const std::string& key,
                                    std::vector<std::string>& words) {
    const toml::array* array = list.as_array();
    if (array == nullptr) return fault_at(list, file, key, "a list of chords in quotes");
    for (const toml::node& each : *array) {
        const auto word = each.value_exact<std::string>();
        if (!word) return fault_at(each, file, key, "a chord in quotes");
        words.push_back(*word);
    }
    return std::nullopt;
}

std::variant<Owner, DataFault> read_owner(const toml::table& root, const std::string& file) {
    Owner owner;
    for (const Entry& entry : in_order(root)) {
        const toml::table* layout = entry.value->as_table();
        std::optional<DataFault> fault;
        if (entry.key == "owner" && entry.value->is_string()) {
            owner.name = *entry.value->value_exact<std::string>();
        } else if (entry.key == "held") {
            fault = take_words(*entry.value, file, entry.key, owner.held);
        } else if (layout != nullptr && layout->size() == 1 && layout->contains("chords")) {
            fault = take_words(*layout->get("chords"), file, entry.key + ".chords", owner.chords);
        } else {
            fault =
                fault_at(*entry.value, file, entry.key, "an owner in quotes, held, or a table with nothing but chords");
        }
        if (fault) return *fault;
    }
    if (owner.name.empty()) return fault_at(root, file, "owner", "whose keys these are, in quotes");
    return owner;
}

bool is_with(const std::string& chord, const std::string& held) {
    return chord == held || (chord.starts_with(held) && chord.size() > held.size() && chord[held.size()] == '+');
}

/// Whether the wish is fulfilled there by a chord that is nobody else's.
bool is_reached(const session::KeyMap& keys, const Taken& taken, KeyContext key_context, const Wish& wish) {
    return std::any_of(keys.bindings.begin(), keys.bindings.end(), [&](const Binding& binding) {
        if (binding.command != wish.command || binding.number != wish.number) return false;
        if (binding.key_context != key_context && binding.key_context != KeyContext::Everywhere) return false;
        if (key_context == KeyContext::Text && types_text(std::get<Keystroke>(parse_chord(binding.chord.name))))
            return false;
        return keys.find(key_context, binding.chord) == &binding && !taken.owner_of(binding.chord);
    });
}

} // namespace

std::optional<std::string> Taken::owner_of(const session::Chord& chord) const {
    for (const Owner& owner : owners) {
        const bool is_listed = std::find(owner.chords.begin(), owner.chords.end(), chord.name) != owner.chords.end();
        const bool is_held = std::any_of(owner.held.begin(), owner.held.end(),
                                         [&](const std::string& held) { return is_with(chord.name, held); });
        if (is_listed || is_held) return owner.name;
    }
    return std::nullopt;
}

std::variant<Taken, DataFault> load_taken(const std::filesystem::path& folder) {
    Taken taken;
    for (const std::filesystem::path& file : base::data::files_in(folder)) {
        const auto table = base::data::read_file(file);
        if (!table) return table.error();
        auto owner = read_owner(*table, base::platform::shown(file));
        if (const auto* fault = std::get_if<DataFault>(&owner)) return *fault;
        taken.owners.push_back(std::get<Owner>(std::move(owner)));
    }
    return taken;
}

std::vector<Wish> wishes(KeyContext key_context) {
    std::vector<Wish> all;
    for (int place = 0; place <= static_cast<int>(Command::GameMenu); ++place) {
        const Command command = static_cast<Command>(place);
        if (home(command) != key_context && home(command) != KeyContext::Everywhere) continue;
        for (int number = 1; number <= static_cast<int>(numbers(command).value_or(1)); ++number)
            all.push_back({command, number});
    }
    return all;
}

std::optional<DataFault> unreachable(const session::KeyMap& keys, const Taken& taken, const std::string& file) {
    for (const KeyContext key_context : {KeyContext::List, KeyContext::Text, KeyContext::Board}) {
        for (const Wish& wish : wishes(key_context)) {
            if (is_reached(keys, taken, key_context, wish)) continue;
            std::string key = std::string(session::name(key_context)) + "." + std::string(session::name(wish.command));
            if (numbers(wish.command)) key += " " + std::to_string(wish.number);
            return DataFault{file, std::nullopt, key, "a chord that no screen reader or desktop owns"};
        }
    }
    return std::nullopt;
}

} // namespace shell
