// Lines of engines: each means exactly one thing, what it means can be said again, and what is shown of it is harmless.
#include "src/engine/uci_line.hpp"
#include "tests/fuzz/support.hpp"

using namespace engine;

namespace {

void require_values(const said::Option& option, std::string_view line) {
    for (const std::string_view value :
         {line, std::string_view("true"), std::string_view("17"), std::string_view("")}) {
        const auto taken = accepted_value(option.type, value);
        if (!taken) continue;
        fuzz::require(accepted_value(option.type, *taken) == taken); // what it takes, it takes again
        if (const auto* spin = std::get_if<SpinOption>(&option.type)) {
            const long long number = std::stoll(*taken);
            fuzz::require(number >= spin->least && number <= spin->most);
        }
        const std::string ours = setoption_line(option.name, *taken);
        fuzz::require(ours.find('\n') == std::string::npos && ours.starts_with("setoption name "));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    const std::string_view line = text.substr(0, text.find('\n'));
    const UciLine meant = parse_line(line);
    fuzz::require(parse_line(line) == meant);
    if (const auto* option = std::get_if<said::Option>(&meant)) require_values(*option, line);
    if (const auto* evaluation = std::get_if<said::Evaluation>(&meant)) fuzz::require(evaluation->rank >= 1);
    if (const auto* best = std::get_if<said::BestMove>(&meant)) {
        const auto again = parse_line("bestmove " + best->move.text());
        fuzz::require(std::holds_alternative<said::BestMove>(again) && again == meant);
    }
    const std::string shown = presentable(line);
    fuzz::require(shown.size() <= 80);
    for (const char sign : shown) fuzz::require(sign >= ' ' && sign <= '~');
    return 0;
}
