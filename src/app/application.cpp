#include "src/app/application.hpp"

#include "src/app/equip.hpp"
#include "src/app/world.hpp"
#include "src/shell/window.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <iostream>

namespace app {
namespace {

using namespace std::chrono_literals;

/// The session's clock. It stands still while the machine sleeps: a closed lid stops the game as leaving it does.
session::Now now() {
    static const auto first = std::chrono::steady_clock::now();
    return session::Now(
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - first));
}

/// Owns the model, hands it what happens, and has the world do what it asks.
class Application {
public:
    Application(std::shared_ptr<const session::Equipment> equipment, storage::Preferences preferences, World& world,
                shell::Window& window)
        : model_(session::begin(std::move(equipment), std::move(preferences)))
        , world_(world)
        , window_(window) {}

    void tell(const session::Message& message) {
        auto [model, effects] = session::update(std::move(model_), message, now());
        model_ = std::move(model);
        for (const session::Effect& effect : effects) world_.carry_out(effect);
        while (auto reply = world_.next_reply()) tell(*reply);
    }

    void run() {
        world_.carry_out(session::ListGames{});
        while (auto reply = world_.next_reply()) tell(*reply);
        tell(session::ProgramStarted{
            static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count())});
        while (!model_.over) {
            window_.present(session::view(model_, now()));
            window_.wait(
                patience(), [this] { return session::context(model_); },
                [this](const session::Message& message) {
                    if (!model_.over) tell(message);
                });
            while (auto reply = world_.next_reply()) tell(*reply);
            if (model_.over) break;
            tell(session::Tick{});
            world_.keep_preferences();
        }
        window_.present(session::view(model_, now()));
        world_.keep_preferences();
        world_.finish_speaking(3s);
    }

private:
    /// How long nothing needs to be done unless something happens.
    std::chrono::milliseconds patience() const {
        constexpr auto longest = 500ms;
        const auto wake = session::next_wake(model_, now());
        return wake ? std::clamp<std::chrono::milliseconds>(*wake - now(), 0ms, longest) : longest;
    }

    session::Model model_;
    World& world_;
    shell::Window& window_;
};

} // namespace

namespace {

/// At the very first start the player is spoken to in the language of the system, where there is a catalogue for it.
void take_system_language(const std::filesystem::path& locales, storage::Preferences& preferences) {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        const std::string_view locale = value;
        for (const speech::phrases::Language& language : speech::phrases::languages(locales))
            if (language.tag == locale.substr(0, locale.find_first_of("_.@"))) preferences.language = language.tag;
        return;
    }
}

} // namespace

int run(const Options& options) {
    std::error_code unseen;
    const bool first_start = !std::filesystem::exists(options.settings, unseen);
    auto [preferences, fault] = storage::load_preferences(options.settings);
    if (first_start && !fault) take_system_language(options.data / "locales", preferences);
    if (const auto key_maps = options.data / "src/shell/keys";
        !std::filesystem::exists(key_maps / (preferences.key_map + ".toml"), unseen)) {
        fault = storage::PreferencesFault{options.settings.string(), 0, "key_map: " + (key_maps / "*.toml").string()};
        preferences.key_map = storage::Preferences{}.key_map;
    }
    auto equipped = equip(options.data, preferences.key_map);
    if (const auto* unequipped = std::get_if<Unequipped>(&equipped)) {
        std::cerr << unequipped->complaint << '\n';
        return 2;
    }
    const auto equipment = std::get<std::shared_ptr<const session::Equipment>>(equipped);

    auto opened = shell::Window::open(equipment->keys);
    if (const auto* no_window = std::get_if<shell::WindowFault>(&opened)) {
        std::cerr << "No window can be opened: " << no_window->words << '\n';
        return 2;
    }
    const auto window = std::get<std::unique_ptr<shell::Window>>(std::move(opened));

    World world(options, *equipment, preferences, [&window] { window->wake(); });
    if (fault) world.reply(session::PreferencesFailed{*fault});
    Application(equipment, preferences, world, *window).run();
    return 0;
}

} // namespace app
