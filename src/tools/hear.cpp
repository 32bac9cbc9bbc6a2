// `hear`: what words come to, written or in sound files.
#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"
#include "rules/notation/san.hpp"
#include "sounds/machine/microphone.hpp"
#include "speech/hearing/equipment.hpp"
#include "speech/hearing/hearing.hpp"
#include "speech/hearing/own_recordings.hpp"
#include "speech/hearing/recording.hpp"
#include "speech/hearing/reply.hpp"
#include "speech/listen/explain.hpp"
#include "src/storage/folders.hpp"
#include "src/tools/asking/position.hpp"
#include "src/tools/asking/speech.hpp"
#include "src/tools/collecting/collecting.hpp"
#include "src/tools/path_option.hpp"
#include "src/tools/tool.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <system_error>

namespace tools {
namespace {

namespace hearing = speech::hearing;

using rules::board::Move;
using rules::variants::Position;

struct HearOptions {
    asking::PositionOptions position;
    std::string language = "en";
    std::vector<std::string> words;
    std::vector<std::filesystem::path> recordings;
    std::vector<std::string> asked;  ///< of which moves one was asked for; empty: anything may be said
    std::filesystem::path own_words; ///< empty: those of no player
    std::filesystem::path list;      ///< of many sound files, each with its position; empty: none
    bool collects = false;           ///< what a volunteer says
    std::filesystem::path collected; ///< where it is kept
    bool scores = false;
    std::filesystem::path engine; ///< the folder of one; empty: all of the player's
};

/// Prints one line for what was heard; why it was rejected goes to stderr.
struct Printer {
    const Position& position;
    const speech::announce::Manner& manner;
    double confidence = 1.0;

    Status operator()(Move move) const {
        std::cout << fmt::format("{}\t{:.2f}\n", rules::notation::write_san(position, move), confidence);
        return Status::Done;
    }
    Status operator()(speech::vocabulary::Order order) const {
        std::cout << fmt::format("command {}\n", name(order));
        return Status::Done;
    }
    Status operator()(const speech::listen::Ambiguous& reading) const {
        std::vector<std::string> moves;
        for (const Move move : reading.candidates) moves.push_back(rules::notation::write_san(position, move));
        std::cout << fmt::format("ask {}\n", fmt::join(moves, " "));
        return Status::Done;
    }
    Status operator()(const speech::listen::Illegal& reading) const { return reject(explain(reading, manner)); }
    Status operator()(const speech::listen::NotUnderstood& reading) const { return reject(explain(reading, manner)); }

private:
    Status reject(const speech::announce::Utterance& why) const {
        std::cout << "rejected\n";
        std::cerr << plain_text(why.runs) << '\n';
        return Status::No;
    }
};

/// What the trained recogniser finds nearest, and the figures it is judged by: what the limits are fitted to.
std::string written_scores(const Position& position, const std::optional<hearing::Scored>& scored) {
    if (!scored) return "-";
    std::string said;
    if (const auto* order = std::get_if<speech::vocabulary::Order>(&scored->said.choice))
        said = fmt::format("command {}", name(*order));
    for (const Move move : hearing::moves_meant(scored->said.choice))
        said += (said.empty() ? "" : " ") + rules::notation::write_san(position, move);
    return fmt::format("{}\t{}\t{:.1f}\t{:.2f}\t{:.1f}\t{}", said,
                       scored->ahead ? fmt::format("{:.1f}", *scored->ahead) : "-", scored->behind_any_move,
                       scored->behind_any_sounds, scored->signal_to_noise, scored->words);
}

/// What is in sound files.
class Recordings {
public:
    /// Of the moves one was asked for; with none anything may be said.
    Recordings(hearing::Ears ears, const hearing::Speech& speech, const Printer& printer,
               const std::vector<Move>& asked, bool prints_scores)
        : ears_(ears)
        , speech_(speech)
        , printer_(printer)
        , prints_scores_(prints_scores) {
        if (!asked.empty()) replies_ = hearing::replies_to(printer.position, asked);
    }

    Status hear(const std::filesystem::path& file) {
        file_ = base::platform::shown(file);
        const auto read = hearing::read_recording(file);
        if (const auto* fault = std::get_if<hearing::UnreadableRecording>(&read)) {
            std::cerr << fault->detail << '\n';
            return Status::BadInput;
        }
        const auto& samples = std::get<std::vector<std::int16_t>>(read);
        if (prints_scores_) {
            const auto scored = hearing::score(ears_.trained, samples, printer_.position, speech_);
            std::cout << written_scores(printer_.position, scored) << '\t';
            if (ears_.own == nullptr) return print_any(scored ? hearing::judged(*scored) : hearing::Unclear{});
        }
        if (!replies_.empty()) return print_any(hearing::hear_reply(ears_, samples, replies_, speech_));
        return print_any(hearing::hear(ears_, samples, printer_.position, speech_));
    }

private:
    Status print_any(const auto& heard) {
        return std::visit([this](const auto& each) { return this->print(each); }, heard);
    }
    Status print(const hearing::Certain& heard) {
        Printer printer = printer_;
        printer.confidence = heard.confidence;
        return std::visit(printer, heard.said.choice);
    }
    /// Moves as in a question after words; an order by its name.
    Status print(const hearing::Unsure& heard) {
        std::vector<std::string> names;
        for (const hearing::Said* said : {&heard.likelier, &heard.other}) {
            for (const Move move : hearing::moves_meant(said->choice))
                names.push_back(rules::notation::write_san(printer_.position, move));
            if (const auto* order = std::get_if<speech::vocabulary::Order>(&said->choice))
                names.emplace_back(name(*order));
        }
        std::cout << fmt::format("ask {}\n", fmt::join(names, " "));
        return Status::Done;
    }
    std::string name_of(const hearing::Reply& reply) const {
        if (const auto* move = std::get_if<Move>(&reply)) return rules::notation::write_san(printer_.position, *move);
        return std::get<speech::vocabulary::Answer>(reply) == speech::vocabulary::Answer::Yes ? "yes" : "no";
    }
    Status print(const hearing::SureReply& heard) {
        std::cout << name_of(heard.reply) << '\n';
        return Status::Done;
    }
    Status print(const hearing::LikelyReply& heard) {
        std::cout << fmt::format("ask {}\n", name_of(heard.reply));
        return Status::Done;
    }
    Status print(const hearing::Unclear&) {
        std::cout << "rejected\n";
        std::cerr << fmt::format("{}: nothing was understood that may be said here\n", file_);
        return Status::No;
    }

    hearing::Ears ears_;
    const hearing::Speech& speech_;
    const Printer& printer_;
    bool prints_scores_;
    std::vector<hearing::PossibleReply> replies_{};
    std::string file_{}; ///< which is being heard, for complaints
};

/// A line of a list: a sound file, and what was the position.
struct Listed {
    std::filesystem::path file;
    Position position;
};

/// Empty, with a complaint on stderr, if the list has a line that is none.
std::optional<std::vector<Listed>> read_list(const std::filesystem::path& list) {
    const auto text = base::platform::read_whole(list);
    if (!text) {
        std::cerr << fmt::format("--list {}: expected a text file\n", base::platform::shown(list));
        return std::nullopt;
    }
    std::vector<Listed> rows;
    std::istringstream lines(*text);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const std::string origin = fmt::format("{}:{}", base::platform::shown(list), number);
        const std::size_t tab = line.find('\t');
        if (tab == std::string::npos) {
            std::cerr << origin << ": expected a sound file, a tab and a FEN\n";
            return std::nullopt;
        }
        const std::string fen = line.substr(tab + 1, line.find('\t', tab + 1) - tab - 1);
        const auto position = asking::read_position(fen, origin);
        if (!position) return std::nullopt;
        rows.push_back({list.parent_path() / base::platform::path_of(line.substr(0, tab)), *position});
    }
    return rows;
}

/// Empty, with a complaint on stderr, if one of them is no legal move.
std::optional<std::vector<Move>> read_asked(const Position& position, const std::vector<std::string>& written) {
    std::vector<Move> moves;
    for (const std::string& text : written) {
        const auto read = rules::notation::read_san(position, text);
        const auto* move = std::get_if<Move>(&read);
        if (move == nullptr) {
            std::cerr << fmt::format("--asked {}: expected a legal move, as Nf3\n", text);
            return std::nullopt;
        }
        moves.push_back(*move);
    }
    return moves;
}

/// With the engines of the player's, or the one that is named: what is wrong with that is a complaint, and nothing is
/// heard. The scores are the trained recogniser's.
std::optional<hearing::Equipment> equip(const HearOptions& options, const std::filesystem::path& data) {
    const bool is_named = !options.engine.empty();
    const bool takes_players = !is_named && !options.scores;
    auto loaded = hearing::load_equipment(data, options.own_words,
                                          takes_players ? storage::hearing_engines_folder() : std::filesystem::path());
    if (const auto* error = std::get_if<hearing::RecogniserError>(&loaded)) {
        std::cerr << error->detail << '\n';
        return std::nullopt;
    }
    auto equipment = std::get<hearing::Equipment>(std::move(loaded));
    for (const std::string& file : equipment.unreadable) std::cerr << file << '\n';
    if (is_named) {
        auto opened = hearing::open_engine(options.engine);
        if (const auto* fault = std::get_if<base::toml::DataFault>(&opened)) {
            std::cerr << base::toml::describe(*fault) << '\n';
            return std::nullopt;
        }
        equipment.engines.push_back(std::get<std::unique_ptr<hearing::Engine>>(std::move(opened)));
    }
    return equipment;
}

void complain_of_engines(hearing::Equipment& equipment) {
    for (const hearing::BrokenEngine& each : equipment.take_broken())
        std::cerr << base::toml::describe(each.fault) << '\n';
}

/// Where there are engines besides: who hears the words of which language.
void name_engines(const hearing::Equipment& equipment, const hearing::Speech& speech) {
    if (equipment.engines.empty()) return;
    std::map<std::string, std::string> hears;
    for (const hearing::Tongue& tongue : speech.tongues) hears[tongue.language().tag] = "PocketSphinx";
    for (const hearing::Tongue& tongue : speech.own)
        for (const auto& engine : equipment.engines)
            if (engine->understands(tongue.language())) hears[tongue.language().tag] = engine->name();
    for (const auto& [language, engine] : hears) std::cerr << fmt::format("{}: heard by {}\n", language, engine);
}

Status hear_all(const HearOptions& options, const std::filesystem::path& data, const speech::phrases::Locale& locale,
                const speech::listen::Listener& listener, const Printer& printer) {
    std::error_code unseen;
    if (!options.own_words.empty() && !std::filesystem::is_directory(options.own_words, unseen)) {
        std::cerr << "--own " << base::platform::shown(options.own_words) << ": expected a folder\n";
        return Status::BadInput;
    }
    const auto asked = read_asked(printer.position, options.asked);
    if (!asked) return Status::BadInput;
    auto equipment = equip(options, data);
    if (!equipment) return Status::BadInput;
    complain_of_engines(*equipment);
    const hearing::Speech speech = hearing::speech_for(locale, equipment->vocabularies, equipment->sounds, listener);
    name_engines(*equipment, speech);
    Status worst = Status::Done;
    if (!options.list.empty()) {
        const auto list = read_list(options.list);
        if (!list) return Status::BadInput;
        for (const Listed& each : *list) {
            const Printer at_position{each.position, printer.manner};
            Recordings recordings(equipment->ears(), speech, at_position, {}, options.scores);
            worst = std::max(worst, recordings.hear(each.file));
            complain_of_engines(*equipment);
        }
        return worst;
    }
    for (const std::filesystem::path& file : options.recordings) {
        Recordings recordings(equipment->ears(), speech, printer, *asked, options.scores);
        worst = std::max(worst, recordings.hear(file));
        complain_of_engines(*equipment);
    }
    return worst;
}

/// Whoever reads the screen aloud is silent while the volunteer speaks: nothing is written between the two Enters.
Status collect(const HearOptions& options, const std::filesystem::path& data, const speech::phrases::Locale& locale,
               const speech::announce::Manner& manner) {
    if (options.collected.empty()) {
        std::cerr << "--collect: expected a folder\n";
        return Status::BadInput;
    }
    const auto vocabularies = speech::vocabulary::load_all(data);
    if (const auto* fault = std::get_if<base::toml::DataFault>(&vocabularies)) {
        std::cerr << base::toml::describe(*fault) << '\n';
        return Status::BadInput;
    }
    auto sentences = collecting::read_sentences(data / "sentences.toml", manner);
    if (const auto* fault = std::get_if<base::toml::DataFault>(&sentences)) {
        std::cerr << base::toml::describe(*fault) << '\n';
        return Status::BadInput;
    }
    using Vocabularies = std::vector<speech::vocabulary::NamedVocabulary>;
    const auto tongues = hearing::tongues_for(locale, std::get<Vocabularies>(vocabularies));
    const collecting::Script script{hearing::words_to_learn(tongues),
                                    std::get<std::vector<collecting::Sentence>>(std::move(sentences))};
    const std::string folder = base::platform::shown(options.collected);
    std::cout << fmt::format(
        "You say {} words and {} moves, as you would at the board. Press Enter, wait a moment, say what is written, "
        "wait a moment, and press "
        "Enter again. s passes it over, q stops; the next time it goes on from there. What is recorded "
        "stays on this computer, in {}.\n",
        script.words.size(), script.sentences.size(), folder);
    const auto open = [] { return sounds::machine::open_microphone(hearing::samples_per_second); };
    const auto done = collecting::collect(script, options.collected, {std::cin, std::cout, open});
    if (const auto* why = std::get_if<std::string>(&done)) {
        std::cerr << *why << '\n';
        return Status::BadInput;
    }
    const auto& collected = std::get<collecting::Collected>(done);
    std::cout << fmt::format("{} of {} words and {} of {} moves are in {}.\n", collected.words, script.words.size(),
                             collected.sentences, script.sentences.size(), folder);
    return Status::Done;
}

Status run(const HearOptions& options) {
    const auto data = asking::find_data();
    if (!data) return Status::BadInput;
    const auto position = asking::read_position(options.position);
    if (!position) return Status::BadInput;
    const auto catalogue = asking::read_catalogue(*data, options.language);
    if (!catalogue) return Status::BadInput;
    const auto vocabulary = asking::read_vocabulary(*data, "fide-german");
    if (!vocabulary) return Status::BadInput;
    const auto listener = asking::read_listener(*data, catalogue->locale());
    if (!listener) return Status::BadInput;
    const speech::announce::Manner manner{*catalogue, *vocabulary, speech::announce::Form::Normal, position->turn()};
    const Printer printer{*position, manner};
    if (options.collects) return collect(options, *data, catalogue->locale(), manner);
    if (!options.recordings.empty() || !options.list.empty())
        return hear_all(options, *data, catalogue->locale(), *listener, printer);
    return std::visit(printer, listener->read(*position, fmt::format("{}", fmt::join(options.words, " "))));
}

} // namespace

void add_hear(Toolbox& toolbox) {
    CLI::App& command =
        *toolbox.app.add_subcommand("hear", "Print how words are understood: as a move and how sure that is, a "
                                            "command, a question, or rejected");
    auto options = std::make_shared<HearOptions>();
    asking::add_position_options(command, options->position);
    command.add_option("--lang", options->language, "The language of the listener, a folder of locales/")
        ->capture_default_str();
    auto& kinds = *command.add_option_group("utterance")->require_option(1);
    kinds.add_option("--text", options->words, "The words of one utterance")->expected(-1);
    auto& files = *add_paths(kinds, "--wav", options->recordings, "Sound files, one utterance each")->expected(-1);
    auto& list = *add_path(kinds, "--list", options->list,
                           "A file with a line for each utterance: its sound file, a tab, and the position as FEN");
    auto& collected = *add_path(
        kinds, "--collect", options->collected,
        "A folder: asks for words and moves, and keeps there how you say them, for measuring how well people are "
        "understood");
    auto& scores =
        *command
             .add_flag("--scores", options->scores,
                       "Before each answer what the trained recogniser finds, and the figures it is judged by")
             ->needs(&list);
    command.add_option("--asked", options->asked, "The moves of which one was asked for: the sound files are answers")
        ->expected(-1)
        ->needs(&files);
    add_path(command, "--own", options->own_words, "A folder of the speaker's own recordings, as `learn` keeps them")
        ->excludes(&collected);
    add_path(command, "--engine", options->engine,
             "The folder of an engine that hears, with its engine.toml, instead of those in your data folder")
        ->excludes(&collected)
        ->excludes(&scores);
    command.callback([options, &toolbox, &collected] {
        options->collects = collected.count() > 0;
        toolbox.status = run(*options);
    });
}

} // namespace tools
