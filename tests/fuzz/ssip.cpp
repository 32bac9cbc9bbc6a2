// speech-dispatcher's lines: in whichever pieces they come they mean the same, and nothing is heard behind what was not
// understood. The first byte says how long the pieces are.
#include "speech/output/dispatcher/answers.hpp"
#include "tests/fuzz/support.hpp"

#include <vector>

using namespace speech::output::dispatcher;

namespace {

std::vector<Heard> hear(std::string_view text, std::size_t piece) {
    Answers answers;
    std::vector<Heard> heard;
    while (!text.empty()) {
        answers.feed(text.substr(0, piece));
        text.remove_prefix(std::min(piece, text.size()));
        while (auto next = answers.next()) heard.push_back(std::move(*next));
    }
    return heard;
}

void require_sound(const Answer& answer) {
    fuzz::require(answer.code >= 100 && answer.code < 700 && answer.data.size() <= Answers::most_lines);
    fuzz::require(answer.text.find('\n') == std::string::npos);
    static_cast<void>(message_of(answer));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text = fuzz::text_of(data, size).substr(1);
    const std::vector<Heard> heard = hear(text, text.size() + 1);
    fuzz::require(hear(text, 1 + data[0] % 50U) == heard);
    for (std::size_t place = 0; place < heard.size(); ++place) {
        if (const auto* answer = std::get_if<Answer>(&heard[place])) require_sound(*answer);
        if (const auto* wrong = std::get_if<NotUnderstood>(&heard[place]))
            fuzz::require(place + 1 == heard.size() && !wrong->why.empty());
    }
    return 0;
}
