// Everything that is said, written to a file as it is said.
#pragma once

#include "src/outputs/output.hpp"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string>

namespace outputs::transcript {

/// One line for each utterance, `MILLISECONDS<TAB>said|cue|moment<TAB>de:Springer Felix drei | en:check<TAB>cue`, with
/// `again` for what somebody had left unsaid and another says, `announced` for what was heard in the room, `unheard`
/// for what nothing could be heard of there as it was to be said, and `sounded` for what is heard as a picture of the
/// board; one for each silence asked for (`hush`), one for each sound that was kept and is played (`played`), and one
/// for each speaker who speaks no more (`lost`). Flushed line by line, so that a killed program leaves all of it.
/// Milliseconds since the file was opened.
class Transcript final : public Output {
public:
    /// Appends to the file. If it cannot be written, or not any more, that is its only report: TranscriptFailed.
    explicit Transcript(const std::filesystem::path& file);

    void tell(const session::Tell& told) override;
    void play(const std::vector<float>& samples) override;
    void hush() override;
    void note(const Notice& notice) override;
    std::optional<session::Message> next_report() override;

private:
    void note_failure();
    void write(const char* kind, const speech::announce::Utterance& utterance);
    void write(const char* kind, const std::string& words = {}, const std::string& cue = {});

    std::ofstream stream_;
    const std::string file_;
    const std::chrono::steady_clock::time_point opened_;
    bool is_failure_told_ = false;
    std::optional<session::TranscriptFailed> failure_;
};

/// Null where none is to be written.
std::unique_ptr<Output> open(const Surroundings& surroundings);

} // namespace outputs::transcript
