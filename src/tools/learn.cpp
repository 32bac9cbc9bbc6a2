// `learn`: a speaker's own recordings of words, by which `hear` and the program hear that speaker.
#include "base/platform/paths.hpp"
#include "speech/hearing/net.hpp"
#include "speech/hearing/own_recordings.hpp"
#include "speech/hearing/recording.hpp"
#include "speech/hearing/templates/enrolment.hpp"
#include "speech/vocabulary/folding.hpp"
#include "src/storage/folders.hpp"
#include "src/tools/asking/recording_fault.hpp"
#include "src/tools/asking/speech.hpp"
#include "src/tools/path_option.hpp"
#include "src/tools/tool.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

namespace tools {
namespace {

namespace hearing = speech::hearing;
namespace templates = speech::hearing::templates;

struct LearnOptions {
    std::string word;
    std::string language = "en";
    std::vector<std::filesystem::path> recordings;
    std::filesystem::path folder = storage::own_words_folder();
    bool names_folder = false; ///< on the command line
    bool forget = false;
};

Status list(const hearing::OwnRecordings::Loaded& loaded) {
    for (const auto& [word, recordings] : loaded.known.words())
        std::cout << fmt::format("{} {} {}\n", word.language.tag, word.text, recordings.size());
    return Status::Done;
}

/// The word as the vocabularies of a language have it, in the language it is said in; empty if none has it.
std::optional<hearing::HeardWord> word_in(const std::vector<hearing::Tongue>& tongues, const std::string& typed) {
    const auto split = speech::vocabulary::split(typed);
    if (split.size() != 1) return std::nullopt;
    const auto tongue =
        std::ranges::find_if(tongues, [&](const hearing::Tongue& each) { return each.knows(split.front().folded); });
    if (tongue == tongues.end()) return std::nullopt;
    return hearing::HeardWord{tongue->language(), split.front().folded};
}

/// The sound of a file, if it is a recording of the word by which it can be heard; told otherwise.
std::variant<std::vector<std::int16_t>, Status>
usable(const std::filesystem::path& file, const hearing::HeardWord& word, const templates::Templates& known) {
    auto read = hearing::read_recording(file);
    if (const auto* fault = std::get_if<hearing::UnreadableRecording>(&read)) {
        std::cerr << fault->detail << '\n';
        return Status::BadInput;
    }
    auto& samples = std::get<std::vector<std::int16_t>>(read);
    const auto judged = templates::judge(samples, word, known);
    if (const auto* fault = std::get_if<templates::Fault>(&judged)) {
        std::cout << "refused: " << asking::describe(*fault) << '\n';
        return Status::No;
    }
    return std::move(samples);
}

/// Keeps what is usable of the files; what is there of the word already goes first, if it is to be forgotten and
/// something is.
Status learn_all(const LearnOptions& options, const hearing::HeardWord& word, const hearing::OwnRecordings& kept,
                 templates::Templates known) {
    bool is_to_forget = options.forget;
    if (is_to_forget) known.forget(word);
    Status worst = Status::Done;
    for (const std::filesystem::path& file : options.recordings) {
        const auto found = usable(file, word, known);
        if (const auto* status = std::get_if<Status>(&found)) {
            worst = std::max(worst, *status);
            continue;
        }
        const auto& samples = std::get<std::vector<std::int16_t>>(found);
        auto why = std::exchange(is_to_forget, false) ? kept.forget(word) : std::nullopt;
        if (!why) why = kept.keep(word, samples);
        if (why) {
            std::cerr << *why << '\n';
            return Status::BadInput;
        }
        known.learn(word, *templates::trimmed(templates::frames_of(samples)));
        std::cout << fmt::format("learnt {} {}\n", word.text, known.count(word));
    }
    return worst;
}

Status forget(const hearing::HeardWord& word, const hearing::OwnRecordings& kept) {
    const std::size_t number = kept.of(word).size();
    if (const auto why = kept.forget(word)) {
        std::cerr << *why << '\n';
        return Status::BadInput;
    }
    std::cout << fmt::format("forgotten {} {}\n", word.text, number);
    return Status::Done;
}

Status count(const hearing::HeardWord& word, const templates::Templates& known) {
    std::cout << fmt::format("{} {} {}\n", word.language.tag, word.text, known.count(word));
    return Status::Done;
}

Status run(const LearnOptions& options) {
    if (options.folder.empty()) {
        std::cerr << "--own: expected a folder\n";
        return Status::BadInput;
    }
    const hearing::OwnRecordings kept(options.folder);
    hearing::OwnRecordings::Loaded loaded = kept.load();
    for (const std::string& file : loaded.unreadable) std::cerr << file << '\n';
    if (options.word.empty() && (options.forget || !options.recordings.empty())) {
        std::cerr << "learn: expected a word in front of the options\n";
        return Status::BadInput;
    }
    if (options.word.empty()) {
        std::error_code unseen;
        if (options.names_folder && !std::filesystem::is_directory(options.folder, unseen)) {
            std::cerr << fmt::format("--own {}: expected a folder\n", base::platform::shown(options.folder));
            return Status::BadInput;
        }
        return list(loaded);
    }
    const auto data = asking::find_data();
    if (!data) return Status::BadInput;
    const auto catalogue = asking::read_catalogue(*data, options.language);
    if (!catalogue) return Status::BadInput;
    const auto vocabularies = speech::vocabulary::load_all(*data);
    if (const auto* fault = std::get_if<base::toml::DataFault>(&vocabularies)) {
        std::cerr << base::toml::describe(*fault) << '\n';
        return Status::BadInput;
    }
    using Vocabularies = std::vector<speech::vocabulary::NamedVocabulary>;
    const auto word =
        word_in(hearing::tongues_for(catalogue->locale(), std::get<Vocabularies>(vocabularies)), options.word);
    if (!word) {
        std::cerr << fmt::format("{}: expected one word of the announcements or the commands, such as Springer\n",
                                 options.word);
        return Status::BadInput;
    }
    if (!options.recordings.empty()) return learn_all(options, *word, kept, std::move(loaded.known));
    return options.forget ? forget(*word, kept) : count(*word, loaded.known);
}

} // namespace

void add_learn(Toolbox& toolbox) {
    CLI::App& command = *toolbox.app.add_subcommand(
        "learn", "Keep recordings of a word of your own, by which you are heard better; or print which ones there are");
    auto options = std::make_shared<LearnOptions>();
    command.add_option("word", options->word, "The word that is said; without it the recorded words are printed");
    command.add_option("--lang", options->language, "Your language, a folder of locales/")->capture_default_str();
    add_paths(command, "--wav", options->recordings, "Sound files, the word said once in each")->expected(-1);
    auto& folder = *add_path(command, "--own", options->folder, "The folder they are kept in, if not your own one");
    command.add_flag("--forget", options->forget,
                     "Forget the recordings of the word that there are, as soon as one is kept instead, or at once");
    command.callback([options, &toolbox, &folder] {
        options->names_folder = folder.count() > 0;
        toolbox.status = run(*options);
    });
}

} // namespace tools
