// `hear`: what words come to.
#include "rules/notation/san.hpp"
#include "src/tools/asking/position.hpp"
#include "src/tools/asking/speech.hpp"
#include "src/tools/tool.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <iostream>
#include <memory>

namespace tools {
namespace {

using rules::board::Move;
using rules::variants::Position;

struct Options {
    asking::PositionOptions position;
    std::string language = "en";
    std::vector<std::string> words;
};

/// Prints one line for what was heard; why it was rejected goes to stderr.
struct Printer {
    const Position& position;
    const speech::announce::Manner& manner;

    Status operator()(Move move) const {
        std::cout << fmt::format("{}\t1.00\n", rules::notation::write_san(position, move));
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

Status run(const Options& options) {
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
    const speech::announce::Manner manner{*catalogue, *vocabulary, speech::announce::Form::Normal, std::nullopt};
    return std::visit(Printer{*position, manner},
                      listener->read(*position, fmt::format("{}", fmt::join(options.words, " "))));
}

} // namespace

void add_hear(Toolbox& toolbox) {
    CLI::App& command = *toolbox.app.add_subcommand("hear", "Print what words come to: a move and how sure it is, a "
                                                            "command, a question, or rejected");
    auto options = std::make_shared<Options>();
    asking::add_position_options(command, options->position);
    command.add_option("--lang", options->language, "The language of the listener, a folder of locales/")
        ->capture_default_str();
    command.add_option("--text", options->words, "The words of one utterance")->required()->expected(-1);
    command.callback([options, &toolbox] { toolbox.status = run(*options); });
}

} // namespace tools
