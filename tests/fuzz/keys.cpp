// Key maps: no chord means two things, every chord is one, what is read and written again reads the same, and a fault
// names its place.
#include "src/shell/binding_rules.hpp"
#include "src/shell/chord.hpp"
#include "src/shell/key_map_file.hpp"
#include "tests/fuzz/support.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

using base::toml::DataFault;
using namespace shell;
using session::Binding;
using session::KeyContext;
using session::KeyMap;

namespace {

std::variant<KeyMap, DataFault> parent(const std::string& name) {
    static const std::string text = fuzz::source_file("data/keys/klangbrett.toml");
    if (name == "klangbrett") return read_key_map(text, "klangbrett.toml");
    return DataFault{name, std::nullopt, std::nullopt, "a key map"};
}

/// The map as a file without a parent.
std::string write(const KeyMap& map) {
    std::string text = map.title.empty() ? "" : "title = " + fuzz::toml_string(map.title) + '\n';
    for (const KeyContext key_context :
         {KeyContext::Everywhere, KeyContext::List, KeyContext::Text, KeyContext::Board}) {
        std::vector<session::Command> order;
        std::map<session::Command, std::vector<std::string>> plain;
        std::map<session::Command, std::map<int, std::string>> numbered;
        for (const Binding& binding : map.bindings) {
            if (binding.key_context != key_context) continue;
            if (std::find(order.begin(), order.end(), binding.command) == order.end()) order.push_back(binding.command);
            if (numbers(binding.command))
                numbered[binding.command][binding.number] = binding.chord.name;
            else
                plain[binding.command].push_back(binding.chord.name);
        }
        const auto line = [&](session::Command command, const auto& chords) {
            text += std::string(name(command)) + " = [";
            for (const auto& chord : chords) text += fuzz::toml_string(chord) + ", ";
            text += "]\n";
        };
        text += '[' + std::string(name(key_context)) + "]\n";
        for (const session::Command command : order)
            if (plain.contains(command)) line(command, plain[command]);
        text += '[' + std::string(name(key_context)) + ".numbered]\n";
        for (const session::Command command : order) {
            if (!numbered.contains(command)) continue;
            std::vector<std::string> chords;
            for (const auto& [number, chord] : numbered[command]) chords.push_back(chord);
            line(command, chords);
        }
    }
    return text;
}

/// Whether each number of every numbered command has one chord. Where a chord of the parent was taken for another
/// command, its number has none, which only load_key_map refuses; such a map cannot be written as one file.
bool is_whole(const KeyMap& map) {
    std::map<std::pair<KeyContext, session::Command>, std::multiset<int>> bound_numbers;
    for (const Binding& binding : map.bindings)
        if (numbers(binding.command)) bound_numbers[{binding.key_context, binding.command}].insert(binding.number);
    return std::all_of(bound_numbers.begin(), bound_numbers.end(), [](const auto& each) {
        const auto& [where, has] = each;
        return has.size() == *numbers(where.second) && std::set<int>(has.begin(), has.end()).size() == has.size();
    });
}

std::set<std::string> bound(const KeyMap& map) {
    std::set<std::string> all;
    for (const Binding& binding : map.bindings)
        all.insert(std::string(name(binding.key_context)) + ' ' + binding.chord.name + ' ' +
                   std::string(name(binding.command)) + ' ' + std::to_string(binding.number));
    return all;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    const auto read = read_key_map(text, "fuzzed.toml", parent);
    if (const auto* fault = std::get_if<DataFault>(&read)) {
        fuzz::require(!fault->expected.empty() && !describe(*fault).empty());
        if (fault->line && fault->file == "fuzzed.toml") fuzz::require(fuzz::is_line_of(text, *fault->line));
        return 0;
    }
    const KeyMap& map = std::get<KeyMap>(read);
    for (const Binding& binding : map.bindings) {
        const auto keystroke = parse_chord(binding.chord.name);
        fuzz::require(std::holds_alternative<Keystroke>(keystroke));
        fuzz::require(chord_of(std::get<Keystroke>(keystroke)) == binding.chord);
        const Binding* found = map.find(binding.key_context, binding.chord);
        fuzz::require(found != nullptr && found->command == binding.command && found->number == binding.number);
        fuzz::require(session::parse_command(name(binding.command)) == binding.command);
    }
    if (!is_whole(map)) return 0;
    const auto again = read_key_map(write(map), "again.toml");
    fuzz::require(std::holds_alternative<KeyMap>(again));
    fuzz::require(bound(std::get<KeyMap>(again)) == bound(map));
    return 0;
}
