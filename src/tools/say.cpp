// `say`: what is announced when moves are played.
#include "base/platform/paths.hpp"
#include "rules/laws/edition.hpp"
#include "rules/notation/san.hpp"
#include "speech/announce/announce.hpp"
#include "speech/listen/explain.hpp"
#include "speech/phrases/locale.hpp"
#include "speech/voice/espeak/espeak.hpp"
#include "speech/voice/rendering.hpp"
#include "src/storage/editions.hpp"
#include "src/tools/asking/position.hpp"
#include "src/tools/asking/speech.hpp"
#include "src/tools/tool.hpp"

#include <fmt/core.h>

#include <iostream>
#include <memory>

namespace tools {
namespace {

using rules::board::Move;
using rules::table::Instant;
using rules::table::Table;
using rules::table::TimedEvent;
using rules::variants::Position;
using speech::announce::Form;
using speech::announce::Manner;
using speech::announce::Utterance;

struct SayOptions {
    asking::PositionOptions position;
    asking::SpeechOptions speech;
    std::string form = "normal";
    std::optional<std::string> wav;
    std::vector<std::string> moves;
};

Form read_form(std::string_view word) {
    if (word == "short") return Form::Short;
    return word == "long" ? Form::Long : Form::Normal;
}

std::optional<Table> lay_table(const std::filesystem::path& data, const Position& position) {
    rules::table::Settings settings;
    settings.variant = position.variant();
    settings.start = position.setup();
    const auto laws = rules::laws::read_laws(settings.edition, storage::edition_files(data));
    if (const auto* fault = std::get_if<base::toml::DataFault>(&laws)) {
        std::cerr << base::toml::describe(*fault) << '\n';
        return std::nullopt;
    }
    auto laid = rules::table::lay(settings, std::get<rules::laws::Laws>(laws));
    if (!std::holds_alternative<Table>(laid)) return std::nullopt; // a Position is always a start
    return rules::table::carry_out(std::get<Table>(std::move(laid)), rules::table::Start{}, Instant{}).table;
}

/// The move as exact English notation, or else in any way that can be typed.
speech::listen::Reading read_move(const speech::listen::Listener& listener, const Position& position,
                                  const std::string& text) {
    const auto exact = rules::notation::read_san(position, text);
    if (const auto* move = std::get_if<Move>(&exact)) return *move;
    return listener.read(position, text);
}

/// What was said against the words, in the interface language.
std::string complaint(const speech::listen::Reading& reading, const Position& position, const Manner& manner) {
    if (const auto* ambiguous = std::get_if<speech::listen::Ambiguous>(&reading))
        return plain_text(explain(*ambiguous, position, manner).runs);
    if (const auto* illegal = std::get_if<speech::listen::Illegal>(&reading))
        return plain_text(explain(*illegal, manner).runs);
    if (const auto* nothing = std::get_if<speech::listen::NotUnderstood>(&reading))
        return plain_text(explain(*nothing, manner).runs);
    return plain_text(explain(speech::listen::NotUnderstood{}, manner).runs);
}

/// A move is told as its opponent hears it; how the game ends, as an onlooker.
std::vector<Utterance> told(const Table& table, const TimedEvent& event, Manner manner) {
    if (const auto* made = std::get_if<rules::table::Made>(&event.event)) manner.listener = !made->side;
    return announce(table, event, manner);
}

/// What was announced; a move that could not be played ends it.
struct Announced {
    std::vector<Utterance> utterances;
    Status status = Status::Done;
};

Announced announce_all(Table table, const SayOptions& options, const Manner& manner,
                       const speech::listen::Listener& listener) {
    Announced announced;
    const auto refuse = [&](const std::string& text, const std::string& why) {
        std::cerr << fmt::format("{}: {}\n", text, why);
        announced.status = Status::No;
        return announced;
    };
    for (const std::string& text : options.moves) {
        if (const auto refusal = rules::table::may_play(table, table.position.turn()))
            return refuse(text, plain_text(explain(*refusal, manner).runs));
        const auto reading = read_move(listener, table.position, text);
        const Move* move = std::get_if<Move>(&reading);
        if (move == nullptr) return refuse(text, complaint(reading, table.position, manner));
        const auto carried =
            rules::table::carry_out(table, rules::table::Play{table.position.turn(), *move}, Instant{});
        if (carried.refusal) return refuse(text, plain_text(explain(*carried.refusal, manner).runs));
        for (const TimedEvent& event : carried.events) {
            for (Utterance& utterance : told(table, event, manner)) {
                std::cout << tagged_text(utterance.runs) << '\n';
                announced.utterances.push_back(std::move(utterance));
            }
            table = rules::table::evolve(std::move(table), event);
        }
    }
    return announced;
}

/// Speaks into a file, with the cues.
Status write_sound(const std::vector<Utterance>& utterances, const std::filesystem::path& data,
                   const std::string& file) {
    const auto manner = asking::read_voices(data);
    if (!manner) return Status::BadInput;
    auto [words, broken] = speech::voice::espeak::load_pronunciation(speech::phrases::locales_of(data));
    for (const auto& [language, fault] : broken) std::cerr << base::toml::describe(fault) << '\n';
    auto opened = speech::voice::espeak::open(std::move(words));
    if (const auto* error = std::get_if<speech::voice::VoiceError>(&opened)) {
        std::cerr << fmt::format("{}: no voice: {}\n", file, error->detail);
        return Status::BadInput;
    }
    const auto result = speech::voice::render_to_wav(
        utterances, *std::get<std::unique_ptr<speech::voice::Synth>>(opened), *manner, base::platform::path_of(file));
    if (const auto* fault = std::get_if<speech::voice::NotWritten>(&result)) {
        std::cerr << fault->detail << '\n';
        return Status::BadInput;
    }
    const auto& errors = std::get<speech::voice::Written>(result).errors;
    for (const auto& error : errors) std::cerr << fmt::format("{}: {}: {}\n", file, error.language.tag, error.detail);
    return errors.empty() ? Status::Done : Status::BadInput;
}

Status run(const SayOptions& options) {
    const auto data = asking::find_data();
    if (!data) return Status::BadInput;
    const auto position = asking::read_position(options.position);
    if (!position) return Status::BadInput;
    const auto catalogue = asking::read_catalogue(*data, options.speech.language);
    if (!catalogue) return Status::BadInput;
    const auto vocabulary = asking::read_vocabulary(*data, options.speech.vocabulary);
    if (!vocabulary) return Status::BadInput;
    const auto listener = asking::read_listener(*data, catalogue->locale());
    if (!listener) return Status::BadInput;
    auto table = lay_table(*data, *position);
    if (!table) return Status::BadInput;
    const Announced announced = announce_all(
        std::move(*table), options, Manner{*catalogue, *vocabulary, read_form(options.form), std::nullopt}, *listener);
    if (!options.wav) return announced.status;
    const Status written = write_sound(announced.utterances, *data, *options.wav);
    return written == Status::Done ? announced.status : written;
}

} // namespace

void add_say(Toolbox& toolbox) {
    CLI::App& command = *toolbox.app.add_subcommand("say", "Play moves and print what is announced, each run of words "
                                                           "with its language");
    auto options = std::make_shared<SayOptions>();
    asking::add_position_options(command, options->position);
    command.add_option("--lang", options->speech.language, "The interface language, a folder of locales/")
        ->capture_default_str();
    command
        .add_option("--vocabulary", options->speech.vocabulary,
                    "The words of moves: a file of data/vocabularies, or a language for its own")
        ->capture_default_str();
    command.add_option("--form", options->form, "How much is said")
        ->check(CLI::IsMember({"short", "normal", "long"}))
        ->capture_default_str();
    command.add_option("--wav", options->wav, "A file to write the sound to, as it would be heard");
    command.add_option("MOVE", options->moves, "Moves one after another, in any notation or words")->required();
    command.callback([options, &toolbox] { toolbox.status = run(*options); });
}

} // namespace tools
