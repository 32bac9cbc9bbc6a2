#include "src/app/application.hpp"

#include "base/platform/end_signals.hpp"
#include "base/platform/paths.hpp"
#include "speech/phrases/locale.hpp"
#include "src/app/effect_router.hpp"
#include "src/app/load_resources.hpp"
#include "src/app/main_loop.hpp"
#include "src/app/settle.hpp"
#include "src/app/window_input.hpp"
#include "src/inputs/lines.hpp"
#include "src/outputs/lines/lines.hpp"
#include "src/outputs/voice_process.hpp"
#include "src/shell/window.hpp"
#include "src/storage/editions.hpp"
#include "src/storage/preferences.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <variant>

namespace app {
namespace {

/// What the settings can choose from.
settings::Offered offered(const std::filesystem::path& data) {
    settings::Offered found;
    for (const speech::phrases::Language& language : speech::phrases::languages(speech::phrases::locales_of(data))) {
        found.languages.push_back(language.tag);
        const auto locale = speech::phrases::read_locale(speech::phrases::locales_of(data), language);
        const auto* read = std::get_if<speech::phrases::Locale>(&locale);
        if (read != nullptr && !read->accents.empty()) found.accents.emplace(language.tag, read->accents);
    }
    std::error_code unseen;
    for (const auto& file : std::filesystem::directory_iterator(data / "keys", unseen))
        if (file.path().extension() == ".toml") found.key_maps.push_back(base::platform::shown(file.path().stem()));
    std::sort(found.key_maps.begin(), found.key_maps.end());
    found.editions = storage::edition_names(data);
    return found;
}

/// Until the player has chosen, the program speaks the language of the system, where there is a catalogue for it.
settings::Preferences defaults(const std::vector<std::string>& languages) {
    settings::Preferences preferences;
    const auto system = system_language();
    if (system && std::find(languages.begin(), languages.end(), *system) != languages.end())
        preferences.language = *system;
    return preferences;
}

/// Lines of text, or a window; or why there is none.
std::variant<std::unique_ptr<inputs::Input>, std::string> open_input(const Options& options,
                                                                     const session::Equipment& equipment) {
    if (options.lines) return std::make_unique<inputs::Lines>(std::cin);
    auto opened = shell::Window::open(equipment.key_maps.front());
    if (const auto* no_window = std::get_if<shell::WindowFault>(&opened))
        return "No window can be opened: " + no_window->words +
               "\nWithout a window there is --lines, and there are the subcommands, such as table, games, pgn and "
               "judge: see "
               "klangbrett --help";
    return std::make_unique<WindowInput>(std::get<std::unique_ptr<shell::Window>>(std::move(opened)));
}

} // namespace

int run(const Options& options) {
    // The voice takes as long to begin as the rest of the program, so it is the first thing that is started.
    outputs::VoiceProcess voice = options.lines
                                      ? outputs::VoiceProcess{nullptr, std::make_shared<outputs::BrokenVoices>()}
                                      : outputs::start_voice();
    const settings::Offered choices = offered(options.data);
    std::error_code unseen;
    const bool is_first_start =
        std::filesystem::status(options.settings, unseen).type() == std::filesystem::file_type::not_found;
    auto [chosen, fault] = storage::load_preferences(options.settings, choices, defaults(choices.languages));
    const auto found = load_resources(options.data);
    if (const auto* no_resources = std::get_if<NoResources>(&found)) {
        std::cerr << no_resources->complaint << '\n';
        return 2;
    }
    const auto& resources = std::get<Resources>(found);
    for (const Broken& broken : resources.broken) std::cerr << broken.complaint() << '\n';
    const Settled settled = settle(std::move(chosen), resources, options.data, system_language());
    const auto& equipment = resources.equipment;

    auto opened = open_input(options, *equipment);
    if (const auto* complaint = std::get_if<std::string>(&opened)) {
        std::cerr << *complaint << '\n';
        return 2;
    }
    const auto input = std::get<std::unique_ptr<inputs::Input>>(std::move(opened));

    EffectRouter router(
        options, equipment, settled.preferences, std::move(voice), [&input] { input->wake(); },
        [&input](const std::string& text) { return input->copy(text); });
    if (fault) router.reply(session::PreferencesFailed{*fault});
    for (const session::DataBroken& told : settled.told) router.reply(told);
    MainLoop loop(equipment, settled.preferences, router, *input);
    if (options.arbiter) {
        const session::ParticipantId arbiter = loop.new_guest();
        loop.join({arbiter, std::make_unique<inputs::Lines>(std::cin, arbiter, [&input] { input->wake(); }),
                   std::make_unique<outputs::lines::Lines>(outputs::WrittenLines{&std::cout, arbiter})});
    }
    const base::platform::EndSignals signals([&] {
        loop.end();
        input->wake();
    });
    const int status = loop.run(is_first_start);
    if (!options.lines || std::cout) return status;
    std::cerr << "klangbrett: what was to be read could not be written\n";
    return 2;
}

} // namespace app
