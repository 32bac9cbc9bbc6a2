#include "src/outputs/transcript/transcript.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"
#include "base/values/overloaded.hpp"

#include <algorithm>
#include <utility>

namespace outputs::transcript {
namespace {

std::string words_of(const speech::announce::Utterance& utterance) {
    std::string words;
    for (const speech::phrases::Run& run : utterance.runs)
        words += (words.empty() ? "" : " | ") + run.language.tag + ":" + run.text;
    return words;
}

std::string cues_of(const speech::announce::Utterance& utterance) {
    std::string cues;
    for (const auto& cue : {utterance.cue, utterance.second_cue})
        if (cue) cues += (cues.empty() ? "" : "+") + std::string(sounds::cues::name(*cue));
    return cues;
}

} // namespace

Transcript::Transcript(const std::filesystem::path& file)
    : stream_(file, std::ios::app)
    , file_(base::platform::shown(file))
    , opened_(std::chrono::steady_clock::now()) {
    if (stream_)
        base::platform::make_private(file);
    else
        note_failure();
}

void Transcript::note_failure() {
    if (!std::exchange(is_failure_told_, true)) failure_ = session::TranscriptFailed{file_};
}

void Transcript::write(const char* kind, const std::string& words, const std::string& cue) {
    const auto elapsed =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - opened_);
    stream_ << elapsed.count() << '\t' << kind << '\t' << words << '\t' << cue << std::endl;
    if (!stream_) note_failure();
}

void Transcript::write(const char* kind, const speech::announce::Utterance& utterance) {
    write(kind, words_of(utterance), cues_of(utterance));
}

void Transcript::tell(const session::Tell& told) {
    if (told.to != at_keyboard) return; // the room's comes as a notice, once it was heard
    const bool is_moment = told.utterance.urgency == speech::announce::Urgency::Moment;
    const bool is_cue = told.utterance.runs.empty();
    write(told.picture ? "sounded" : is_cue ? "cue" : is_moment ? "moment" : "said", told.utterance);
}

void Transcript::play(const std::vector<float>&) { write("played"); }

void Transcript::hush() { write("hush"); }

void Transcript::note(const Notice& notice) {
    std::visit(base::values::Overloaded{
                   [this](const SaidAgain& again) { write("again", again.utterance); },
                   [this](const HeardInRoom& heard) { write("announced", heard.utterance); },
                   [this](const UnheardInRoom& unheard) { write("unheard", unheard.utterance); },
                   [this](const SpeakerDied& died) {
                       std::string detail = died.detail;
                       std::replace(detail.begin(), detail.end(), '\n', ' ');
                       write("lost", detail);
                   },
               },
               notice);
}

std::optional<session::Message> Transcript::next_report() { return std::exchange(failure_, std::nullopt); }

std::unique_ptr<Output> open(const Surroundings& surroundings) {
    if (!surroundings.transcript) return nullptr;
    return std::make_unique<Transcript>(*surroundings.transcript);
}

} // namespace outputs::transcript
