#include "base/values/overloaded.hpp"
#include "src/app/load_resources.hpp"
#include "src/session/settings/describe.hpp"
#include "src/session/settings/rows.hpp"
#include "src/session/update.hpp"
#include "src/settings/file_text.hpp"
#include "src/settings/player_name.hpp"
#include "src/settings/table.hpp"
#include "src/storage/folders.hpp"
#include "src/tools/tool.hpp"

#include <fmt/format.h>

#include <iostream>
#include <span>
#include <sstream>
#include <string>

namespace tools {
namespace {

using settings::Preferences;
using settings::Setting;
using settings::VoiceProfile;

std::string range(settings::WholeNumber number) { return fmt::format("{} … {}", number.least, number.most); }

std::string names(std::span<const settings::Option> options) {
    std::string text;
    for (const settings::Option& option : options)
        text += fmt::format("{}`{}`", text.empty() ? "" : ", ", option.in_file);
    return text;
}

std::string_view source(settings::Offering offering) {
    switch (offering) {
    case settings::Offering::Languages: return "a folder of `locales`";
    case settings::Offering::KeyMaps: return "a file of `data/keys`, without `.toml`";
    case settings::Offering::Editions: return "a file of `data/editions`, without `.toml`";
    case settings::Offering::Variants: return "a variant that the window offers";
    }
    return {};
}

std::string values(const Setting& setting) {
    return std::visit(base::values::Overloaded{
                          [](const settings::Number<Preferences>& number) { return range(number.allowed); },
                          [](const settings::Interval& interval) { return range(interval.allowed); },
                          [](const settings::Level& level) { return range(level.allowed); },
                          [](const settings::Choice<Preferences>& choice) { return names(choice.options); },
                          [](const settings::OfferedName& name) { return std::string(source(name.offering)); },
                          [](const settings::GameTime&) { return std::string("a time control of PGN; `-` is none"); },
                          [](const settings::OwnTime&) { return std::string("a time control of PGN"); },
                          [](const settings::SoundOutput&) { return std::string("the name of an output"); },
                          [](const settings::InitialPosition& position) { return range(position.allowed); },
                          [](const settings::Folder&) { return std::string("the whole path of a folder"); },
                          [](const settings::PlayerName&) {
                              return fmt::format("a name of at most {} characters", settings::longest_player_name);
                          },
                      },
                      setting.kind);
}

std::string values(const settings::VoiceSetting& setting) {
    return std::visit(
        base::values::Overloaded{
            [](const settings::Choice<VoiceProfile>& choice) { return names(choice.options); },
            [](const settings::Accent&) { return std::string("an accent of the language’s `locale.toml`"); },
            [](const settings::Difference& difference) { return range(difference.number.allowed); },
        },
        setting.kind);
}

/// As the file has it; a dash where it has nothing.
std::string usual(const std::string& file, std::string_view key) {
    std::istringstream lines(file);
    const std::string start = fmt::format("{} = ", key);
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with(start)) return fmt::format("`{}`", line.substr(start.size()));
    return "–";
}

std::string_view condition(settings::Shown shown) {
    switch (shown) {
    case settings::Shown::Always: return "";
    case settings::Shown::WithoutPartners: return " (without partners)";
    case settings::Shown::WithPartners: return " (doubles)";
    case settings::Shown::ComputerPlays: return " (where the computer plays)";
    case settings::Shown::OneOrTwoBoards: return " (against the computer)";
    case settings::Shown::OnOneBoard: return " (on one board)";
    case settings::Shown::AgainstPerson: return " (against a person)";
    case settings::Shown::SeveralVariants: return " (where the Laws chosen have several)";
    case settings::Shown::SeveralPositions: return " (where the game has several)";
    }
    return {};
}

/// One row of the page.
void print(const session::Scene& step, const session::SettingRow& row, std::string_view condition, std::string_view key,
           std::string_view values, std::string_view usual) {
    std::cout << fmt::format("| {}{} | `{}` | {} | {} |\n", plain_text(session::describe_setting(step, row)), condition,
                             key, values, usual);
}

void print(const session::Scene& step, settings::Menu menu) {
    const std::string file = settings::write_text("", {});
    std::cout << fmt::format(
        "\n## {}\n\n| Setting | Name in the file | Values | Default |\n| --- | --- | --- | --- |\n",
        step.text(session::title(session::list_of(menu))));
    for (const Setting& setting : settings::table)
        for (const auto& place : {std::optional(setting.place), setting.also})
            if (place && place->menu == menu)
                print(step, setting, condition(place->shown), setting.key, values(setting), usual(file, setting.key));
}

/// How a language is spoken: alike for each.
void print_voices(const session::Scene& step) {
    Preferences plain;
    plain.voice_profiles.emplace("en", VoiceProfile{});
    const std::string file = settings::write_text("", plain);
    const std::string own = file.substr(file.find(fmt::format("[{}.en]", settings::voices_key)));
    std::cout << fmt::format("\nHow each language is spoken stands in a table of its own, `[{}.en]` for English:\n\n"
                             "| Setting | Name in the file | Values | Default |\n| --- | --- | --- | --- |\n",
                             settings::voices_key);
    for (const settings::VoiceSetting& setting : settings::voice_table)
        print(step, session::VoiceRow{session::VoiceOf::Interface, setting}, "", setting.key, values(setting),
              usual(own, setting.key));
}

/// With an engine for every level: what is printed is not about this machine.
session::Equipment with_engines(session::Equipment equipment) {
    equipment.engines.clear();
    for (const engine::Level& level : equipment.levels)
        for (const engine::Choice& choice : level.choices) equipment.engines.push_back({choice.engine, {}, {}, {}, {}});
    return equipment;
}

Status run() {
    const auto data = storage::data_folder();
    if (!data) {
        std::cerr << "expected the folder of the program's data; KLANGBRETT_DATA can name it\n";
        return Status::BadInput;
    }
    const auto loaded = app::load_resources(*data);
    if (const auto* fault = std::get_if<app::NoResources>(&loaded)) {
        std::cerr << fault->complaint << '\n';
        return Status::BadInput;
    }
    for (const app::Broken& broken : std::get<app::Resources>(loaded).broken) std::cerr << broken.complaint() << '\n';
    const auto equipment =
        std::make_shared<const session::Equipment>(with_engines(*std::get<app::Resources>(loaded).equipment));
    const session::Model model = session::begin(equipment, Preferences{});
    const session::Scene step{model, session::Now{}};
    std::cout
        << "# Settings\n\n"
           "Every setting, list by list, as it is said at first, with its key and its values in the file "
           "`settings.toml`. That is in\n`~/.config/klangbrett`, or in `klangbrett` below `XDG_CONFIG_HOME`. At first "
           "the language is the system’s, if the program has it.\nThis page is what `klangbrett settings` prints.\n";
    using enum settings::Menu;
    for (const settings::Menu menu :
         {NewGame, Program, SpeechByKind, Speech, Moves, Clock, Sound, Screen, School, Exercises}) {
        print(step, menu);
        if (menu == Speech) print_voices(step);
    }
    return Status::Done;
}

} // namespace

void add_settings(Toolbox& toolbox) {
    CLI::App* tool = toolbox.app.add_subcommand("settings", "Print every setting, as Markdown");
    tool->callback([&toolbox] { toolbox.status = run(); });
}

} // namespace tools
