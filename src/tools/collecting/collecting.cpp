#include "src/tools/collecting/collecting.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/san.hpp"
#include "sounds/flac/flac.hpp"
#include "speech/hearing/own_recordings.hpp"
#include "speech/hearing/templates/enrolment.hpp"
#include "src/tools/asking/recording_fault.hpp"

#include <fmt/core.h>

#include <cstdint>
#include <exception>
#include <optional>
#include <system_error>
#include <utility>

namespace tools::collecting {
namespace {

namespace hearing = speech::hearing;
namespace templates = speech::hearing::templates;

using Sound = std::vector<std::int16_t>;

struct Stopped {};
struct Skipped {};

/// Why nothing more can be collected, in English.
struct Failure : std::exception {
    explicit Failure(std::string found)
        : why(std::move(found)) {}
    std::string why;
};

/// A sentence is longer than any word.
std::optional<templates::Fault> fault_of(const Sound& sound, const Sentence&) {
    const auto judged = templates::judge(sound, hearing::HeardWord{{"de"}, "sentence"}, {});
    const auto* fault = std::get_if<templates::Fault>(&judged);
    const bool is_usable = fault == nullptr || std::holds_alternative<templates::TooLong>(*fault);
    return is_usable ? std::nullopt : std::optional(*fault);
}

std::optional<templates::Fault> fault_of(const Sound& sound, const hearing::WordToLearn& word) {
    const auto judged = templates::judge(sound, word.word, {});
    const auto* fault = std::get_if<templates::Fault>(&judged);
    return fault == nullptr ? std::nullopt : std::optional(*fault);
}

class Collection {
public:
    Collection(const std::filesystem::path& folder, Means means)
        : folder_(folder)
        , words_(folder / "words")
        , means_(std::move(means)) {}

    /// False if the volunteer stops.
    bool has(const hearing::WordToLearn& word, const std::string& place) {
        if (words_.of(word.word).empty()) {
            const auto said = ask(word, fmt::format("Word {}: {}", place, word.written));
            if (std::holds_alternative<Stopped>(said)) return false;
            if (const auto* sound = std::get_if<Sound>(&said)) {
                if (auto why = words_.keep(word.word, *sound)) throw Failure(std::move(*why));
                means_.told << "Kept.\n";
            }
        }
        if (!words_.of(word.word).empty()) ++collected_.words;
        return true;
    }
    bool has(const Sentence& sentence, const std::string& place) {
        std::error_code unseen;
        const auto file = folder_ / sentence.file;
        if (!std::filesystem::exists(file, unseen)) {
            const auto said = ask(sentence, fmt::format("Move {}: {}", place, sentence.words));
            if (std::holds_alternative<Stopped>(said)) return false;
            if (const auto* sound = std::get_if<Sound>(&said)) {
                keep(sentence, file, *sound);
                means_.told << "Kept.\n";
            }
        }
        if (std::filesystem::exists(file, unseen)) ++collected_.sentences;
        return true;
    }
    const Collected& collected() const { return collected_; }

private:
    using Said = std::variant<Sound, Skipped, Stopped>;

    Said ask(const auto& wanted, const std::string& words) {
        for (;;) {
            means_.told << words << std::endl;
            Said said = record();
            const auto* sound = std::get_if<Sound>(&said);
            const auto fault = sound != nullptr ? fault_of(*sound, wanted) : std::nullopt;
            if (!fault) return said;
            means_.told << fmt::format("Once more: {}.\n", asking::describe(*fault));
        }
    }

    Said record() {
        std::string line;
        if (!std::getline(means_.typed, line) || line == "q") return Stopped{};
        if (line == "s") return Skipped{};
        auto opened = means_.open_microphone();
        if (auto* error = std::get_if<sounds::device::DeviceError>(&opened))
            throw Failure("the microphone cannot be opened: " + error->detail);
        const auto microphone = std::get<std::unique_ptr<sounds::device::Microphone>>(std::move(opened));
        if (!std::getline(means_.typed, line)) return Stopped{};
        return microphone->take();
    }

    /// The recording first: a line of the list names none that is not there.
    void keep(const Sentence& sentence, const std::filesystem::path& file, const Sound& sound) {
        std::vector<float> samples;
        for (const std::int16_t sample : sound) samples.push_back(static_cast<float>(sample) / 32768.0F);
        const auto encoded = sounds::flac::encode(samples, hearing::samples_per_second);
        if (const auto* fault = std::get_if<sounds::flac::Fault>(&encoded)) throw Failure(fault->detail);
        if (auto why = base::platform::write_whole(file, std::get<std::string>(encoded)))
            throw Failure(failed(file, *why));
        const auto list = folder_ / "list.tsv";
        std::string text = base::platform::read_whole(list).value_or("");
        text += fmt::format("{}\t{}\t{}\n", sentence.file, rules::notation::write_fen(sentence.position.setup()),
                            rules::notation::write_san(sentence.position, sentence.move));
        if (auto why = base::platform::write_whole(list, text)) throw Failure(failed(list, *why));
    }

    static std::string failed(const std::filesystem::path& file, const std::string& why) {
        return base::platform::shown(file) + ": " + why;
    }

    const std::filesystem::path& folder_;
    const hearing::OwnRecordings words_;
    Means means_;
    Collected collected_;
};

} // namespace

std::variant<Collected, std::string> collect(const Script& script, const std::filesystem::path& folder, Means means) {
    Collection collection(folder, std::move(means));
    const auto all = [&collection](const auto& asked_for) {
        std::size_t number = 0;
        for (const auto& each : asked_for)
            if (!collection.has(each, fmt::format("{} of {}", ++number, asked_for.size()))) return false;
        return true;
    };
    try {
        if (all(script.words)) all(script.sentences);
    } catch (const Failure& failure) {
        return failure.why;
    }
    return collection.collected();
}

} // namespace tools::collecting
