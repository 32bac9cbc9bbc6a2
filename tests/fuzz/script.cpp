// Table scripts: a fault names its line, and whatever is done at a table, its journal replays to the same table.
#include "src/tools/script/boards.hpp"
#include "tests/fuzz/table.hpp"

using namespace tools::script;

namespace {

constexpr std::size_t most_acts = 60;

/// Keeps envelopes in memory.
class Drawer final : public Envelopes {
public:
    std::variant<Digest, EnvelopeTrouble> seal(const rules::table::Table&, rules::table::Color, const std::string& move,
                                               rules::table::Instant) override {
        std::string digest(64, '0');
        digest.replace(0, 1, std::to_string(moves_.size() % 10));
        moves_[digest] = move;
        return Digest{digest};
    }
    std::variant<WrittenMove, EnvelopeTrouble> open(const Digest& digest) override {
        const auto found = moves_.find(digest.text);
        if (found == moves_.end()) return EnvelopeTrouble{"missing"};
        return WrittenMove{found->second};
    }

private:
    std::map<std::string, std::string> moves_;
};

void perform(const Script& script, const rules::table::Table& start, long lines) {
    Drawer drawer;
    Boards boards(start, script.second_board, drawer, nullptr);
    std::vector<rules::table::TimedEvent> events;
    rules::table::Table told = start; // an act that is no act ends the script; its time may have passed already
    for (std::size_t place = 0; place < std::min(most_acts, script.acts.size()); ++place) {
        const auto result = boards.run(script.acts[place]);
        if (const auto* fault = std::get_if<ScriptFault>(&result)) {
            fuzz::require(fault->line >= 1 && fault->line <= lines && !fault->expected.empty());
            break;
        }
        const auto& printed = std::get<Printed>(result);
        for (const std::string& line : printed.lines) fuzz::require(line.find('\n') == std::string::npos);
        events.insert(events.end(), printed.events.begin(), printed.events.end());
        told = boards.table();
    }
    fuzz::require_replayable(start, events, told);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    const auto read = read_script(text);
    if (const auto* fault = std::get_if<ScriptFault>(&read)) {
        fuzz::require(fault->line >= 0 && fault->line <= fuzz::lines_of(text) && !fault->expected.empty());
        return 0;
    }
    const Script& script = std::get<Script>(read);
    const auto* laws = fuzz::edition(script.settings.edition);
    if (laws == nullptr) return 0;
    const auto laid = rules::table::lay(script.settings, *laws);
    const auto* start = std::get_if<rules::table::Table>(&laid);
    if (start != nullptr && !start->boards) perform(script, *start, fuzz::lines_of(text));
    return 0;
}
