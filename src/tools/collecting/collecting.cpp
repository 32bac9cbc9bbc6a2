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

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <optional>
#include <span>
#include <sstream>
#include <system_error>
#include <thread>
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

/// Said again; empty if it is usable.
using Again = std::optional<std::string>;

constexpr std::size_t edge = hearing::samples_per_second / 10;
/// A microphone keeps no more.
constexpr std::size_t longest = 30 * std::size_t{hearing::samples_per_second};

int loudest(std::span<const std::int16_t> sound) {
    int found = 0;
    for (const std::int16_t sample : sound) found = std::max(found, std::abs(static_cast<int>(sample)));
    return found;
}

/// Whether it is as loud at an edge as in the middle: the word had begun before, or went on.
bool is_cut_off(std::span<const std::int16_t> sound) {
    if (sound.size() <= 2 * edge) return false;
    const int at_edge = std::max(loudest(sound.first(edge)), loudest(sound.last(edge)));
    return 3 * at_edge > loudest(sound);
}

Again fault_of(const Sound& sound, const hearing::HeardWord& word, bool is_sentence) {
    if (sound.empty()) throw Failure("nothing came from the microphone");
    if (sound.size() >= longest) return "too long: press Enter sooner";
    const auto judged = templates::judge(sound, word, {});
    const auto* fault = std::get_if<templates::Fault>(&judged);
    const bool is_long = fault != nullptr && std::holds_alternative<templates::TooLong>(*fault);
    if (fault != nullptr && !(is_sentence && is_long)) return asking::describe(*fault);
    if (is_cut_off(sound)) return "cut off: wait a moment before you speak, and before you press Enter again";
    return std::nullopt;
}
Again fault_of(const Sound& sound, const Sentence&) { return fault_of(sound, {{"de"}, "sentence"}, true); }
Again fault_of(const Sound& sound, const hearing::WordToLearn& word) { return fault_of(sound, word.word, false); }

/// A line as a corpus of tests/bench/hearing has it.
std::string line_of(const Sentence& sentence) {
    return fmt::format("{}\t{}\t{}\ttest\tmove\tnone\tvolunteer\t{}\n", sentence.file,
                       rules::notation::write_fen(sentence.position.setup()),
                       rules::notation::write_san(sentence.position, sentence.move), sentence.words);
}

std::string failed(const std::filesystem::path& file, const std::string& why) {
    return base::platform::shown(file) + ": " + why;
}

/// The list of the moves that are kept. A line is of a recording that is there, as it was asked for.
class List {
public:
    explicit List(std::filesystem::path file)
        : file_(std::move(file)) {
        const auto text = base::platform::read_file(file_);
        if (!text && !text.error().is_absent) throw Failure(failed(file_, text.error().why));
        std::istringstream lines(text ? *text : std::string());
        for (std::string line; std::getline(lines, line);) lines_.push_back(line + '\n');
    }

    bool has(const Sentence& sentence) const { return std::ranges::find(lines_, line_of(sentence)) != lines_.end(); }
    /// Instead of what was listed of that file.
    void add(const Sentence& sentence) {
        std::erase_if(lines_, [&](const std::string& line) { return line.starts_with(sentence.file + '\t'); });
        lines_.push_back(line_of(sentence));
        std::string text;
        for (const std::string& line : lines_) text += line;
        if (const auto why = base::platform::write_whole(file_, text)) throw Failure(failed(file_, *why));
    }

private:
    std::filesystem::path file_;
    std::vector<std::string> lines_;
};

class Collection {
public:
    Collection(const std::filesystem::path& folder, Means means)
        : folder_(folder)
        , words_(folder / "words")
        , list_(folder / "list.tsv")
        , means_(std::move(means)) {}

    /// False if the volunteer stops.
    bool has(const hearing::WordToLearn& word, const std::string& place) {
        if (words_.of(word.word).empty()) {
            const auto said = ask(word, fmt::format("Word {}, {}: {}", place, word.word.language.tag, word.written));
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
        if (!is_there(sentence)) {
            const auto said = ask(sentence, fmt::format("Move {}: {}", place, sentence.words));
            if (std::holds_alternative<Stopped>(said)) return false;
            if (const auto* sound = std::get_if<Sound>(&said)) {
                keep(sentence, *sound);
                means_.told << "Kept.\n";
            }
        }
        if (is_there(sentence)) ++collected_.sentences;
        return true;
    }
    const Collected& collected() const { return collected_; }

private:
    struct Dropped {};
    using Said = std::variant<Sound, Dropped, Skipped, Stopped>;

    bool is_there(const Sentence& sentence) const {
        std::error_code unseen;
        return list_.has(sentence) && std::filesystem::exists(folder_ / sentence.file, unseen);
    }

    Said ask(const auto& wanted, const std::string& words) {
        for (;;) {
            means_.told << words << std::endl;
            Said said = record();
            if (std::holds_alternative<Dropped>(said)) continue;
            const auto* sound = std::get_if<Sound>(&said);
            const Again fault = sound != nullptr ? fault_of(*sound, wanted) : std::nullopt;
            if (!fault) return said;
            means_.told << fmt::format("Once more: {}.\n", *fault);
        }
    }

    /// What was typed instead of Enter; empty for Enter.
    std::optional<Said> typed() {
        std::string line;
        if (!std::getline(means_.typed, line) || line == "q") return Stopped{};
        if (line == "s") return Skipped{};
        return line.empty() ? std::nullopt : std::optional<Said>(Dropped{});
    }

    Said record() {
        if (auto other = typed()) return *std::move(other);
        auto opened = means_.open_microphone();
        if (auto* error = std::get_if<sounds::device::DeviceError>(&opened))
            throw Failure("the microphone cannot be opened: " + error->detail);
        const auto microphone = std::get<std::unique_ptr<sounds::device::Microphone>>(std::move(opened));
        if (auto other = typed()) return *std::move(other);
        std::this_thread::sleep_for(means_.last_word);
        return microphone->take();
    }

    /// The recording first: a line of the list names none that is not there.
    void keep(const Sentence& sentence, const Sound& sound) {
        std::vector<float> samples;
        for (const std::int16_t sample : sound) samples.push_back(static_cast<float>(sample) / 32768.0F);
        const auto encoded = sounds::flac::encode(samples, hearing::samples_per_second);
        if (const auto* fault = std::get_if<sounds::flac::Fault>(&encoded)) throw Failure(fault->detail);
        const auto file = folder_ / sentence.file;
        if (const auto why = base::platform::write_whole(file, std::get<std::string>(encoded)))
            throw Failure(failed(file, *why));
        list_.add(sentence);
    }

    const std::filesystem::path& folder_;
    const hearing::OwnRecordings words_;
    List list_;
    Means means_;
    Collected collected_;
};

} // namespace

std::variant<Collected, std::string> collect(const Script& script, const std::filesystem::path& folder, Means means) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return failed(folder, error.message());
    try {
        Collection collection(folder, std::move(means));
        const auto all = [&collection](const auto& asked_for) {
            std::size_t number = 0;
            for (const auto& each : asked_for)
                if (!collection.has(each, fmt::format("{} of {}", ++number, asked_for.size()))) return false;
            return true;
        };
        if (all(script.words)) all(script.sentences);
        return collection.collected();
    } catch (const Failure& failure) {
        return failure.why;
    }
}

} // namespace tools::collecting
