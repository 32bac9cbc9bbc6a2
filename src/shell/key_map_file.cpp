#include "src/shell/key_map_file.hpp"

#include "src/shell/chord.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <vector>

namespace shell {
namespace {

using session::Binding;
using session::Chord;
using session::Command;
using session::Context;
using session::KeyMap;

/// A key of a table and its value.
struct Entry {
    std::string key;
    const toml::node* value;
};

/// The entries of a table in the order of the text: the parser sorts them by name.
std::vector<Entry> in_order(const toml::table& table) {
    std::vector<Entry> entries;
    for (auto&& [key, value] : table) entries.push_back({std::string(key.str()), &value});
    const auto place = [](const Entry& entry) {
        const toml::source_position begin = entry.value->source().begin;
        return std::pair(begin.line, begin.column);
    };
    std::sort(entries.begin(), entries.end(),
              [&](const Entry& left, const Entry& right) { return place(left) < place(right); });
    return entries;
}

/// Reads one map. The first fault ends the reading.
class Reader {
public:
    explicit Reader(std::string file)
        : file_(std::move(file)) {}

    std::variant<KeyMap, KeyMapFault> read(const toml::table& root) {
        map_.name = std::filesystem::path(file_).stem().string();
        for (const Entry& entry : in_order(root)) {
            const auto context = std::find_if(session::all_contexts.begin(), session::all_contexts.end(),
                                              [&](Context each) { return session::name(each) == entry.key; });
            const toml::table* table = entry.value->as_table();
            if (context == session::all_contexts.end() || table == nullptr)
                refuse(entry.value, entry.key, "one of the tables everywhere, list, text, board");
            else
                read_context(*context, *table);
            if (fault_) return *fault_;
        }
        return map_;
    }

private:
    void refuse(const toml::node* where, const std::string& key, std::string expected) {
        if (fault_) return;
        const std::uint32_t line = where->source().begin.line;
        fault_ = KeyMapFault{file_, line == 0 ? std::nullopt : std::optional(line), key, std::move(expected)};
    }

    void read_context(Context context, const toml::table& table) {
        const std::string path = std::string(session::name(context)) + ".";
        for (const Entry& entry : in_order(table)) {
            const toml::table* numbered = entry.value->as_table();
            if (entry.key == "numbered" && numbered != nullptr) {
                for (const Entry& each : in_order(*numbered)) read_command(context, path + "numbered.", each, true);
            } else {
                read_command(context, path, entry, false);
            }
        }
    }

    void read_command(Context context, const std::string& path, const Entry& entry, bool is_in_numbered) {
        const std::string key = path + entry.key;
        const std::optional<Command> command = session::parse_command(entry.key);
        if (!command) return refuse(entry.value, key, "the name of a command");
        if (home(*command) != context)
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
            bind(context, key, chord, *command, number);
            if (count) ++number;
        }
    }

    void bind(Context context, const std::string& key, const toml::node& node, Command command, int number) {
        const std::optional<std::string> name = node.value_exact<std::string>();
        if (!name) return refuse(&node, key, "a chord in quotes");
        const std::variant<Keystroke, ChordFault> parsed = parse_chord(*name);
        if (const ChordFault* wrong = std::get_if<ChordFault>(&parsed))
            return refuse(&node, key, wanted(*wrong, *name));
        if (context == Context::Text && types_text(std::get<Keystroke>(parsed)))
            return refuse(&node, key, "a key that types no text, which '" + *name + "' does");
        const Binding binding{context, Chord{*name}, command, number};
        for (const Binding& other : map_.bindings) {
            const bool meets =
                other.context == context || other.context == Context::Everywhere || context == Context::Everywhere;
            if (meets && other.chord == binding.chord)
                return refuse(&node, key,
                              "a chord that is free, but '" + *name + "' is bound to " +
                                  std::string(session::name(other.context)) + "." +
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
    KeyMap map_;
    std::optional<KeyMapFault> fault_;
};

} // namespace

session::Context home(Command command) {
    if (command <= Command::Quit) return Context::Everywhere;
    if (command <= Command::Back) return Context::List;
    if (command <= Command::ReadText) return Context::Text;
    return Context::Board;
}

std::optional<std::size_t> numbers(Command command) {
    if (command == Command::RecentMessage) return 9;
    if (command == Command::GoToRank || command == Command::GoToFile) return 8;
    if (command == Command::NextPiece || command == Command::PreviousPiece || command == Command::MenOfKind) return 6;
    return std::nullopt;
}

std::string describe(const KeyMapFault& fault) {
    std::string text = fault.file;
    if (fault.line) text += ":" + std::to_string(*fault.line);
    if (fault.key) text += ": " + *fault.key;
    return text + ": expected " + fault.expected;
}

std::variant<KeyMap, KeyMapFault> read_key_map(std::string_view text, const std::string& file) {
    try {
        return Reader(file).read(toml::parse(text, file));
    } catch (const toml::parse_error& error) {
        return KeyMapFault{file, error.source().begin.line, std::nullopt, "TOML: " + std::string(error.description())};
    }
}

std::variant<KeyMap, KeyMapFault> load_key_map(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    if (!stream || !(text << stream.rdbuf()))
        return KeyMapFault{file.string(), std::nullopt, std::nullopt, "a key map that can be read"};
    return read_key_map(text.str(), file.string());
}

} // namespace shell
