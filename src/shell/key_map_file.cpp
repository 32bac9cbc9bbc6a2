#include "src/shell/key_map_file.hpp"

#include "base/data/read_file.hpp"
#include "base/platform/paths.hpp"
#include "src/shell/binding_rules.hpp"
#include "src/shell/chord.hpp"
#include "src/shell/taken.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace shell {
namespace {

using base::toml::DataFault;
using base::toml::Entry;
using base::toml::in_order;
using session::Binding;
using session::Chord;
using session::Command;
using session::KeyContext;
using session::KeyMap;
using session::TypedQuestion;

/// Reads one map. The first fault ends the reading.
class Reader {
public:
    Reader(std::string file, const Parents& parents)
        : file_(std::move(file))
        , parents_(parents) {}

    std::variant<KeyMap, DataFault> read(const toml::table& root) {
        map_.name = base::platform::shown(base::platform::path_of(file_).stem());
        map_.title = map_.name;
        std::optional<KeyMap> parent;
        for (const Entry& entry : in_order(root)) {
            if (entry.key == "title" && entry.value->is_string()) {
                map_.title = *entry.value->value_exact<std::string>();
                continue;
            }
            if (entry.key == "parent" && entry.value->is_string()) {
                parent = find_parent(entry);
                if (fault_) return *fault_;
                continue;
            }
            if (entry.key == "typed" && entry.value->is_table()) {
                read_typed(*entry.value->as_table());
                if (fault_) return *fault_;
                continue;
            }
            const auto key_context = std::find_if(session::all_key_contexts.begin(), session::all_key_contexts.end(),
                                                  [&](KeyContext each) { return session::name(each) == entry.key; });
            const toml::table* table = entry.value->as_table();
            if (key_context == session::all_key_contexts.end() || table == nullptr)
                refuse(entry.value, entry.key, "one of the tables everywhere, list, text, board, typed");
            else
                read_context(*key_context, *table);
            if (fault_) return *fault_;
        }
        return parent ? inherit(*parent) : map_;
    }

private:
    void refuse(const toml::node* where, const std::string& key, std::string expected) {
        if (!fault_) fault_ = base::toml::fault_at(*where, file_, key, std::move(expected));
    }

    std::optional<KeyMap> find_parent(const Entry& entry) {
        if (!parents_) {
            refuse(entry.value, entry.key, "no parent: a parent has none itself");
            return std::nullopt;
        }
        auto found = parents_(*entry.value->value_exact<std::string>());
        if (auto* wrong = std::get_if<DataFault>(&found)) {
            fault_ = std::move(*wrong);
            return std::nullopt;
        }
        return std::get<KeyMap>(std::move(found));
    }

    /// The parent's bindings, with those of this map in their places, and the rest of it behind.
    KeyMap inherit(const KeyMap& parent) const {
        KeyMap map{map_.name, {}, map_.title, inherit(parent.typed)};
        const auto add_own = [&](KeyContext key_context, Command command) {
            const auto is_same = [&](const Binding& each) {
                return each.key_context == key_context && each.command == command;
            };
            if (std::any_of(map.bindings.begin(), map.bindings.end(), is_same)) return;
            std::copy_if(map_.bindings.begin(), map_.bindings.end(), std::back_inserter(map.bindings), is_same);
        };
        for (const Binding& binding : parent.bindings) {
            const bool is_rebound = std::any_of(map_.bindings.begin(), map_.bindings.end(), [&](const Binding& own) {
                return own.key_context == binding.key_context && own.command == binding.command;
            });
            const bool is_taken = std::any_of(map_.bindings.begin(), map_.bindings.end(), [&](const Binding& own) {
                return meets(own.key_context, binding.key_context) && own.chord == binding.chord;
            });
            if (is_rebound)
                add_own(binding.key_context, binding.command);
            else if (!is_taken)
                map.bindings.push_back(binding);
        }
        for (const Binding& own : map_.bindings) add_own(own.key_context, own.command);
        return map;
    }

    /// A question asked by other words here is not asked by the parent's, nor does a word ask two.
    std::vector<session::TypedWord> inherit(std::vector<session::TypedWord> typed) const {
        std::erase_if(typed, [this](const session::TypedWord& of_parent) {
            return std::ranges::any_of(map_.typed, [&of_parent](const session::TypedWord& own) {
                return own.question == of_parent.question || own.word == of_parent.word;
            });
        });
        typed.insert(typed.end(), map_.typed.begin(), map_.typed.end());
        return typed;
    }

    void read_typed(const toml::table& table) {
        for (const Entry& entry : in_order(table)) {
            const std::string key = "typed." + entry.key;
            const auto question = parse_question(entry.key);
            if (!question) return refuse(entry.value, key, "pieces, line, board, opponent, clocks or last_move");
            const toml::array* words = entry.value->as_array();
            if (words == nullptr || words->empty()) return refuse(entry.value, key, "a list of words in quotes");
            for (const toml::node& word : *words) read_typed_word(key, word, *question);
        }
    }

    void read_typed_word(const std::string& key, const toml::node& node, TypedQuestion question) {
        const std::optional<std::string> word = node.value_exact<std::string>();
        const auto is_small = [](char letter) { return letter >= 'a' && letter <= 'z'; };
        if (!word || word->empty() || !std::ranges::all_of(*word, is_small))
            return refuse(&node, key, "a word of small letters in quotes");
        if (std::ranges::find(map_.typed, *word, &session::TypedWord::word) != map_.typed.end())
            return refuse(&node, key, "a word that stands there once, but '" + *word + "' is there already");
        map_.typed.push_back({*word, question});
    }

    static std::optional<TypedQuestion> parse_question(std::string_view name) {
        if (name == "pieces") return TypedQuestion::Pieces;
        if (name == "line") return TypedQuestion::Line;
        if (name == "board") return TypedQuestion::Board;
        if (name == "opponent") return TypedQuestion::Opponent;
        if (name == "clocks") return TypedQuestion::Clocks;
        if (name == "last_move") return TypedQuestion::LastMove;
        return std::nullopt;
    }

    static bool meets(KeyContext one, KeyContext other) {
        return one == other || one == KeyContext::Everywhere || other == KeyContext::Everywhere;
    }

    void read_context(KeyContext key_context, const toml::table& table) {
        const std::string path = std::string(session::name(key_context)) + ".";
        for (const Entry& entry : in_order(table)) {
            const toml::table* numbered = entry.value->as_table();
            if (entry.key == "numbered" && numbered != nullptr) {
                for (const Entry& each : in_order(*numbered)) read_command(key_context, path + "numbered.", each, true);
            } else {
                read_command(key_context, path, entry, false);
            }
        }
    }

    void read_command(KeyContext key_context, const std::string& path, const Entry& entry, bool is_in_numbered) {
        const std::string key = path + entry.key;
        const std::optional<Command> command = session::parse_command(entry.key);
        if (!command) return refuse(entry.value, key, "the name of a command");
        if (home(*command) != key_context && home(*command) != KeyContext::Everywhere)
            return refuse(entry.value, key, "in the table " + std::string(session::name(home(*command))));
        const std::optional<std::size_t> count = numbers(*command);
        if (count.has_value() != is_in_numbered)
            return refuse(entry.value, key, count ? "in the table numbered" : "outside the table numbered");
        const toml::array* chords = entry.value->as_array();
        if (chords == nullptr || chords->empty()) return refuse(entry.value, key, "a list of chords in quotes");
        if (count && chords->size() != *count)
            return refuse(entry.value, key, std::to_string(*count) + " chords, one for each number");
        int number = 1;
        for (const toml::node& chord : *chords) {
            bind(key_context, key, chord, *command, number);
            if (count) ++number;
        }
    }

    void bind(KeyContext key_context, const std::string& key, const toml::node& node, Command command, int number) {
        const std::optional<std::string> name = node.value_exact<std::string>();
        if (!name) return refuse(&node, key, "a chord in quotes");
        const std::variant<Keystroke, ChordFault> parsed = parse_chord(*name);
        if (const ChordFault* wrong = std::get_if<ChordFault>(&parsed))
            return refuse(&node, key, wanted(*wrong, *name));
        if (key_context == KeyContext::Text && types_text(std::get<Keystroke>(parsed)))
            return refuse(&node, key, "a key that types no text, which '" + *name + "' does");
        const Binding binding{key_context, Chord{*name}, command, number};
        for (const Binding& other : map_.bindings) {
            if (meets(other.key_context, key_context) && other.chord == binding.chord)
                return refuse(&node, key,
                              "a chord that is free, but '" + *name + "' is bound to " +
                                  std::string(session::name(other.key_context)) + "." +
                                  std::string(session::name(other.command)));
        }
        map_.bindings.push_back(binding);
    }

    static std::string wanted(ChordFault fault, const std::string& name) {
        switch (fault) {
        case ChordFault::Unknown: return "a chord such as Ctrl+Up, Shift+k, Keypad8 or ?, which '" + name + "' is not";
        case ChordFault::Reserved: return "a chord that no screen reader or desktop owns, as they own '" + name + "'";
        }
        return {};
    }

    std::string file_;
    const Parents& parents_;
    KeyMap map_;
    std::optional<DataFault> fault_;
};

} // namespace

std::variant<KeyMap, DataFault> read_key_map(std::string_view text, const std::string& file, const Parents& parents) {
    const auto table = base::toml::parse(text, file);
    if (!table) return table.error();
    return Reader(file, parents).read(*table);
}

std::variant<KeyMap, DataFault> load_key_map(const std::filesystem::path& file) {
    const auto table = base::data::read_file(file);
    if (!table) return table.error();
    const Parents none;
    const Parents beside = [&file, &none](const std::string& name) -> std::variant<KeyMap, DataFault> {
        const std::filesystem::path parent = file.parent_path() / base::platform::path_of(name + ".toml");
        const auto parents_table = base::data::read_file(parent);
        if (!parents_table) return parents_table.error();
        return Reader(base::platform::shown(parent), none).read(*parents_table);
    };
    auto map = Reader(base::platform::shown(file), beside).read(*table);
    if (std::holds_alternative<DataFault>(map)) return map;
    const auto taken = load_taken(file.parent_path() / "taken");
    if (std::holds_alternative<DataFault>(taken)) return map; // nobody's keys are known: the map is good by itself
    if (auto fault = unreachable(std::get<KeyMap>(map), std::get<Taken>(taken), base::platform::shown(file)))
        return *fault;
    return map;
}

std::variant<std::vector<KeyMap>, DataFault> load_key_maps(const std::filesystem::path& folder) {
    std::vector<KeyMap> maps;
    for (const std::filesystem::path& file : base::data::files_in(folder)) {
        auto map = load_key_map(file);
        if (const auto* fault = std::get_if<DataFault>(&map)) return *fault;
        maps.push_back(std::get<KeyMap>(std::move(map)));
    }
    if (maps.empty()) return DataFault{base::platform::shown(folder), std::nullopt, std::nullopt, "a key map"};
    return maps;
}

} // namespace shell
