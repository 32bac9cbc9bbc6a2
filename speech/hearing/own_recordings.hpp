// A player's own recordings of words, kept in a folder of the player's profile.
#pragma once

#include "speech/hearing/recogniser.hpp"
#include "speech/hearing/templates/words.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace speech::hearing {

/// A sound file for each recording, as `de/springer/1.flac`, that nobody else on the computer may read. Each function
/// reads or writes the folder; nothing is remembered between them.
class OwnRecordings {
public:
    explicit OwnRecordings(std::filesystem::path folder)
        : folder_{std::move(folder)} {}

    struct Loaded {
        templates::Templates known;
        std::vector<std::string> unreadable; ///< the files that are no recording of a word, and why, in English

        /// Whether there is anything to delete.
        bool has_any() const { return !known.words().empty() || !unreadable.empty(); }
    };
    /// Nothing is known where there is no folder yet.
    Loaded load() const;

    /// One more of a word, behind those there are; of more than Templates::most_of_a_word the oldest goes. Why not, in
    /// English, if it cannot be written.
    std::optional<std::string> keep(const HeardWord& word, Samples recording) const;

    /// The files of a word's recordings, the oldest first.
    std::vector<std::filesystem::path> of(const HeardWord& word) const;

    /// The sound of its last recording, full scale at 1; why not, in English, if there is none, or it is damaged.
    std::variant<std::vector<float>, std::string> last_of(const HeardWord& word) const;

    /// Why not, in English, if one of them cannot be deleted.
    std::optional<std::string> forget(const HeardWord& word) const;
    std::optional<std::string> forget_all() const;

private:
    std::filesystem::path folder_of(const HeardWord& word) const;

    std::filesystem::path folder_;
};

} // namespace speech::hearing
