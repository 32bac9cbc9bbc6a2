#include "src/tools/script/script.hpp"

#include "rules/journal/event_lines.hpp"
#include "rules/journal/settings.hpp"
#include "rules/journal/times.hpp"
#include "rules/notation/plain_line.hpp"
#include "rules/table/words.hpp"
#include "src/tools/script/acts.hpp"

#include <array>
#include <sstream>

namespace tools::script {
namespace {

using rules::journal::read_time;
using rules::table::Instant;

Words words_of(std::string_view line) {
    line = line.substr(0, line.find('#'));
    Words words;
    std::string word;
    for (const char sign : line) {
        if (sign != ' ' && sign != '\t' && sign != '\r') {
            word += sign;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    if (!word.empty()) words.push_back(std::move(word));
    return words;
}

struct ActorWord {
    std::string_view word;
    Actor actor;
    std::size_t board;
    bool is_assistant = false;
};

constexpr std::array actor_words{
    ActorWord{"white", Color::White, 0},
    ActorWord{"black", Color::Black, 0},
    ActorWord{"arbiter", std::nullopt, 0},
    ActorWord{"white2", Color::White, 1},
    ActorWord{"black2", Color::Black, 1},
    ActorWord{"arbiter2", std::nullopt, 1},
    ActorWord{"white-assistant", Color::White, 0, true},
    ActorWord{"black-assistant", Color::Black, 0, true},
};

const ActorWord* find_actor(std::string_view word) {
    for (const ActorWord& actor : actor_words)
        if (actor.word == word) return &actor;
    return nullptr;
}

/// What the journal has of it would be the same.
bool is_plain(const std::string& text) { return rules::notation::plain_line(text) == text; }

/// A piece from a partner whose board is not in the script.
bool is_receiving(const Act& act) {
    const auto* command = std::get_if<rules::table::Command>(&act.deed);
    return command != nullptr && std::holds_alternative<rules::table::TakeInHand>(*command);
}

class Reader {
public:
    std::variant<Script, ScriptFault> read(std::string_view text) {
        int line = 0;
        while (!text.empty() && !fault_) {
            ++line;
            const auto end = text.find('\n');
            const Words words = words_of(text.substr(0, end));
            text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
            if (!is_plain(join(words)))
                fault(line, "plain text in UTF-8, without control characters");
            else if (!words.empty())
                read_line(line, words);
        }
        if (!fault_) read_settings();
        if (!fault_) count_boards();
        if (fault_) return *fault_;
        return std::move(script_);
    }

private:
    void read_line(int line, const Words& words) {
        if (words.front() == "name") return read_name(line, words);
        const char first = words.front().front();
        if (first >= '0' && first <= '9') {
            read_act(line, words);
            return;
        }
        settings_.push_back(join(words));
        setting_lines_.push_back(line);
        if (!script_.acts.empty()) fault(line, "settings before the first act, then a time, an actor and an act");
    }

    /// `name white Anna Berg`: for the envelope, and nothing else.
    void read_name(int line, const Words& words) {
        const auto side = words.size() > 2 ? rules::table::parse_word<rules::board::Color>(words[1]) : std::nullopt;
        if (!side) return fault(line, "name, white or black, and the player's name");
        std::string& name = *side == Color::White ? script_.names.white : script_.names.black;
        name = join({words.begin() + 2, words.end()});
        if (!script_.acts.empty()) fault(line, "settings before the first act, then a time, an actor and an act");
    }

    void read_act(int line, const Words& words) {
        const auto time = read_time(words.front());
        if (!time) return fault(line, "a time: seconds such as 12.5, M:SS or H:MM:SS");
        const Instant at{*time};
        if (!script_.acts.empty() && at < script_.acts.back().at)
            return fault(line, "a time that does not go back before the line above");
        if (words.size() < 3) return fault(line, "a time, an actor and an act");
        const ActorWord* actor = find_actor(words[1]);
        if (actor == nullptr)
            return fault(line, "an actor: white, black, white-assistant, black-assistant or arbiter; in doubles also "
                               "white2 or black2");
        auto reading =
            read_deed(words[2], Asked{actor->actor, Words(words.begin() + 3, words.end()), actor->is_assistant});
        if (const auto* expected = std::get_if<std::string>(&reading)) return fault(line, *expected);
        const auto assistant_of = actor->is_assistant ? actor->actor : std::nullopt;
        script_.acts.push_back(Act{line, actor->board, at, words[2], assistant_of, std::get<Deed>(std::move(reading))});
    }

    void count_boards() {
        for (const Act& act : script_.acts) {
            if (act.board == 0) continue;
            script_.second_board = true;
            if (!rules::variants::describe(script_.settings.variant).has_partners)
                fault(act.line, "an actor at the first board: only doubles has a second");
        }
        for (const Act& act : script_.acts)
            if (script_.second_board && is_receiving(act))
                fault(act.line, "no receive where the partner's board is in the script: its pieces come from there");
    }

    void read_settings() {
        const auto read = rules::journal::read_settings(settings_);
        for (std::size_t place = 0; place < settings_.size(); ++place)
            script_.setting_lines.emplace(settings_[place].substr(0, settings_[place].find(' ')),
                                          setting_lines_[place]);
        if (const auto* settings = std::get_if<rules::table::Settings>(&read)) script_.settings = *settings;
        if (const auto* wrong = std::get_if<rules::journal::SettingsFault>(&read)) {
            const bool is_none = !rules::journal::is_setting(settings_[wrong->line]);
            fault(setting_lines_[wrong->line], wrong->fault.expected + (is_none ? " name" : ""));
        }
    }

    void fault(int line, std::string expected) {
        if (!fault_) fault_ = ScriptFault{line, std::move(expected)};
    }

    Script script_;
    std::vector<std::string> settings_;
    std::vector<int> setting_lines_;
    std::optional<ScriptFault> fault_;
};

} // namespace

std::variant<Script, ScriptFault> read_script(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    return Reader().read(text);
}

} // namespace tools::script
