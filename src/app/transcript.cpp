#include "src/app/transcript.hpp"

#include "src/storage/whole_file.hpp"

#include <algorithm>

namespace app {

std::optional<Transcript> Transcript::open(const std::filesystem::path& file) {
    std::ofstream stream(file, std::ios::app);
    if (!stream) return std::nullopt;
    storage::make_private(file);
    return Transcript(std::move(stream));
}

Transcript::Transcript(std::ofstream stream)
    : stream_(std::move(stream))
    , opened_(std::chrono::steady_clock::now()) {}

long long Transcript::elapsed() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - opened_).count();
}

void Transcript::said(const speech::announce::Utterance& utterance) {
    const bool is_moment = utterance.urgency == speech::announce::Urgency::Moment;
    write(utterance.runs.empty() ? "cue" : is_moment ? "moment" : "said", utterance);
}

void Transcript::said_again(const speech::announce::Utterance& utterance) { write("again", utterance); }

void Transcript::announced(const speech::announce::Utterance& utterance) { write("announced", utterance); }

void Transcript::unheard(const speech::announce::Utterance& utterance) { write("unheard", utterance); }

void Transcript::sounded(const speech::announce::Utterance& utterance) { write("sounded", utterance); }

void Transcript::write(const char* kind, const speech::announce::Utterance& utterance) {
    stream_ << elapsed() << '\t' << kind << '\t';
    const char* between = "";
    for (const speech::phrases::Run& run : utterance.runs) {
        stream_ << between << run.language.tag << ':' << run.text;
        between = " | ";
    }
    stream_ << '\t' << (utterance.cue ? sounds::cues::name(*utterance.cue) : "")
            << (utterance.cue && utterance.second_cue ? "+" : "")
            << (utterance.second_cue ? sounds::cues::name(*utterance.second_cue) : "") << std::endl;
}

void Transcript::lost(std::string detail) {
    std::replace(detail.begin(), detail.end(), '\n', ' ');
    stream_ << elapsed() << "\tlost\t" << detail << '\t' << std::endl;
}

void Transcript::played() { stream_ << elapsed() << "\tplayed\t\t" << std::endl; }

void Transcript::hushed() { stream_ << elapsed() << "\thush\t\t" << std::endl; }

} // namespace app
