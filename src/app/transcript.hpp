// Everything that is said, written to a file as it is said.
#pragma once

#include "speech/announce/utterance.hpp"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <optional>

namespace app {

/// One line for each utterance, `MILLISECONDS<TAB>said|cue<TAB>de:Springer Felix drei | en:check<TAB>cue`, with `again`
/// for what somebody had left unsaid and another says, `announced` for what was heard in the room, `unheard`
/// for what nothing could be heard of there, as it was to be said, and `sounded` for what
/// is heard as a picture of the board, one for each silence asked for (`hush`), and one for each sound that was kept
/// and is played (`played`). Flushed line by line, so that a killed program leaves all of it. Milliseconds since the
/// file was opened.
class Transcript {
public:
    /// Appends to the file; empty if it cannot be written.
    static std::optional<Transcript> open(const std::filesystem::path& file);

    void said(const speech::announce::Utterance& utterance);
    void said_again(const speech::announce::Utterance& utterance);
    void announced(const speech::announce::Utterance& utterance);
    /// Nobody could hear it, in the room: it waits.
    void unheard(const speech::announce::Utterance& utterance);
    void sounded(const speech::announce::Utterance& utterance);
    void hushed();
    /// Somebody else speaks no more: why, in the words of the system.
    void lost(std::string detail);
    void played();

private:
    explicit Transcript(std::ofstream stream);
    long long elapsed() const;
    void write(const char* kind, const speech::announce::Utterance& utterance);

    std::ofstream stream_;
    std::chrono::steady_clock::time_point opened_;
};

} // namespace app
