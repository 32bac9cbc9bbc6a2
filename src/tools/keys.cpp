#include "src/app/load_resources.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/settings/describe.hpp"
#include "src/session/update.hpp"
#include "src/settings/table.hpp"
#include "src/storage/folders.hpp"
#include "src/tools/tool.hpp"

#include <fmt/format.h>

#include <iostream>
#include <string>

namespace tools {
namespace {

using speech::phrases::PhraseId;

PhraseId heading(session::KeyContext key_context) {
    switch (key_context) {
    case session::KeyContext::Everywhere: return PhraseId::KeysEverywhere;
    case session::KeyContext::List: return PhraseId::KeysInLists;
    case session::KeyContext::Text: return PhraseId::KeysInText;
    case session::KeyContext::Board: return PhraseId::KeysOnBoard;
    }
    return PhraseId::KeysEverywhere;
}

/// A row for each question: all its words, then what it asks.
void print_typed(const session::Scene& step) {
    const auto& typed = session::key_map(step.model).typed;
    for (std::size_t place = 0; place < typed.size();) {
        const session::TypedQuestion question = typed[place].question;
        std::string words;
        for (; place < typed.size() && typed[place].question == question; ++place)
            words += fmt::format("{}`{}`", words.empty() ? "" : ", ", typed[place].word);
        std::cout << fmt::format("| {} | {} |\n", words, plain_text(session::typed_words(step, question)));
    }
}

/// One table a key_context, one row a command: all its chords, then what it does.
void print(const session::Scene& step) {
    const session::KeyMap& keys = session::key_map(step.model);
    for (const session::KeyContext key_context : session::all_key_contexts) {
        std::cout << fmt::format("\n## {}\n\n| | |\n| --- | --- |\n", step.text(heading(key_context)));
        const std::vector<session::KeyRow> rows = keys.rows(key_context);
        for (std::size_t place = 0; place < rows.size();) {
            const session::KeyRow& row = rows[place];
            const session::Command command = row.first.command;
            std::string chords = row.last ? fmt::format("`{}` … `{}`", row.first.chord.name, row.last->chord.name) : "";
            for (; place < rows.size() && rows[place].first.command == command &&
                   rows[place].first.number == row.first.number;
                 ++place)
                if (!row.last)
                    chords += fmt::format("{}`{}`", chords.empty() ? "" : ", ", rows[place].first.chord.name);
            const auto what = row.last ? session::range_words(step, command)
                                       : session::command_words(step, command, row.first.number);
            std::cout << fmt::format("| {} | {} |\n", chords, plain_text(what));
        }
        if (key_context == session::KeyContext::Text) print_typed(step);
    }
}

Status run(const std::string& language, const std::string& map) {
    const auto data = storage::data_folder();
    if (!data) {
        std::cerr << "expected the folder of the program's data; KLANGBRETT_DATA can name it\n";
        return Status::BadInput;
    }
    const auto equipped = app::load_resources(*data);
    if (const auto* fault = std::get_if<app::NoResources>(&equipped)) {
        std::cerr << fault->complaint << '\n';
        return Status::BadInput;
    }
    settings::Preferences preferences;
    preferences.language = language;
    preferences.key_map = map;
    const auto& equipment = std::get<app::Resources>(equipped).equipment;
    for (const app::Broken& broken : std::get<app::Resources>(equipped).broken) std::cerr << broken.complaint() << '\n';
    const session::Model model = session::begin(equipment, preferences);
    const session::Scene step{model, session::Now{}};
    if (session::words(step.model).catalogue->language().tag != language) {
        std::cerr << fmt::format("{}: expected a language of locales/\n", language);
        return Status::BadInput;
    }
    if (session::key_map(model).name != map) {
        std::cerr << fmt::format("{}: expected a key map of data/keys/\n", map);
        return Status::BadInput;
    }
    std::cout << fmt::format("# {}\n\n{}\n", plain_text(session::describe_setting(step, settings::setting("key_map"))),
                             step.text(PhraseId::KeysNamedBy));
    print(step);
    return Status::Done;
}

} // namespace

void add_keys(Toolbox& toolbox) {
    struct Choices {
        std::string language = "en";
        std::string map = "klangbrett";
    };
    auto choices = std::make_shared<Choices>();
    CLI::App* tool = toolbox.app.add_subcommand("keys", "Print every key and what it does, as Markdown");
    tool->add_option("--lang", choices->language, "Language")->capture_default_str();
    tool->add_option("--map", choices->map, "Key map: a file of data/keys, without .toml")->capture_default_str();
    tool->callback([&toolbox, choices] { toolbox.status = run(choices->language, choices->map); });
}

} // namespace tools
