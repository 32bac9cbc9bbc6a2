#include "src/app/application.hpp"

#include "base/platform/calendar.hpp"
#include "base/platform/end_signals.hpp"
#include "base/platform/paths.hpp"
#include "base/platform/this_process.hpp"
#include "speech/phrases/locale.hpp"
#include "src/app/clock.hpp"
#include "src/app/effect_router.hpp"
#include "src/app/load_resources.hpp"
#include "src/app/settle.hpp"
#include "src/app/window_input.hpp"
#include "src/inputs/lines.hpp"
#include "src/outputs/voice_process.hpp"
#include "src/session/update.hpp"
#include "src/session/view.hpp"
#include "src/shell/window.hpp"
#include "src/storage/editions.hpp"
#include "src/storage/preferences.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <filesystem>
#include <iostream>
#include <random>

namespace app {
namespace {

using namespace std::chrono_literals;

constexpr auto longest_start = 500ms;
/// Nobody who leaves waits longer, whatever does not answer.
constexpr auto longest_leaving = 2000ms;
constexpr auto longest_farewell = 1900ms;
constexpr auto longest_tidying = 400ms;
/// A sentence nobody expects.
constexpr auto longest_last_words = 10s;

/// Owns the model, hands it what happens, and has done what it asks.
class Application {
public:
    /// `input` is waited at, and is woken where something has come from `readers`, which is the arbiter's: null where
    /// there is none.
    Application(std::shared_ptr<const session::Equipment> equipment, settings::Preferences preferences,
                EffectRouter& router, inputs::Input& input, inputs::Input* readers)
        : equipment_(equipment)
        , language_(preferences.language)
        , model_(session::begin(std::move(equipment), std::move(preferences)))
        , router_(router)
        , input_(input)
        , readers_(readers) {
        input_.use(session::key_map(model_));
    }

    void tell(const session::Message& message, std::optional<session::ParticipantId> from = {}) {
        const std::string keys_before = model_.preferences.key_map;
        auto [model, effects] = session::update(std::move(model_), message, now(), keeper_, from);
        model_ = std::move(model);
        language_ = model_.preferences.language;
        if (model_.preferences.key_map != keys_before) input_.use(session::key_map(model_));
        router_.carry_out(std::move(effects));
        while (auto reply = router_.next_reply()) tell(*reply);
    }

    /// Called by any thread: the program is to end, even if what it writes to is never read.
    void end() {
        is_to_end_ = true;
        base::platform::end_within(2 * longest_leaving, 1);
    }

    void run() {
        router_.carry_out(session::Effects{session::ListGames{}});
        // The first words tell of a game to go on with, where there is one and the disk does not keep it to itself.
        router_.await_library(longest_start);
        while (auto reply = router_.next_reply()) tell(*reply);
        std::random_device chance;
        tell(session::ProgramStarted{std::uniform_int_distribution<std::uint64_t>{}(chance), input_.has_window()});
        if (readers_ != nullptr) tell(session::ReaderCame{arbiter});
        while (!model_.over) {
            present();
            listen_to(input_, patience(), std::nullopt);
            if (readers_ != nullptr) listen_to(*readers_, 0ms, arbiter);
            tell_of_picture();
            while (auto reply = router_.next_reply()) tell(*reply);
            if (!model_.over && is_to_end_) tell(session::EndRequested{});
            if (model_.over) break;
            tell_of_sleep();
            tell(session::Tick{});
            router_.keep_preferences();
        }
        const auto until = std::chrono::steady_clock::now() + longest_leaving;
        base::platform::end_within(longest_leaving, 0);
        present();
        router_.finish_speaking(longest_farewell);
        // A sound system that does not answer, or a child that does not go, keeps nobody waiting.
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
        base::platform::end_within(std::clamp<std::chrono::milliseconds>(left, 0ms, longest_tidying), 0);
    }

    /// Something was thrown that nobody has caught: it is told, what was said and played is kept, and the program ends.
    void fail(const char* why) {
        base::platform::end_within(longest_last_words + longest_tidying, 1); // should this throw as well
        std::cerr << "klangbrett: " << why << '\n';
        const auto& packs = equipment_->language_packs;
        const auto mine = std::ranges::find_if(
            packs, [this](const session::LanguagePack& pack) { return pack.catalogue->language().tag == language_; });
        const session::LanguagePack& words = mine == packs.end() ? packs.front() : *mine;
        session::Tell tell;
        tell.utterance = {words.catalogue->runs(speech::phrases::PhraseId::ProgramFailed, {{"why", std::string(why)}}),
                          speech::announce::Urgency::Alarm, std::nullopt};
        router_.carry_out(session::Effects{std::move(tell)});
        router_.finish_speaking(longest_last_words);
        base::platform::end_within(longest_tidying, 1);
    }

private:
    void present() {
        const session::Now at = now();
        const session::ParticipantId at_screen = session::at_screen(model_);
        const session::View screen = session::view(model_, at_screen, at);
        // First, because it takes no time: what is told is about to reach those it is shown to.
        router_.show([&](session::ParticipantId who, bool in_words) {
            outputs::Sight sight{who == at_screen ? screen : session::view(model_, who, at), input_.has_keyboard(), {}};
            if (in_words) sight.words = session::view_in_words(model_, who, at);
            if (in_words && who == at_screen) sight.places = input_.places(screen);
            return sight;
        });
        input_.present(screen);
    }

    void listen_to(inputs::Input& input, std::chrono::milliseconds longest,
                   std::optional<session::ParticipantId> from) {
        const session::ParticipantId who = from.value_or(session::ParticipantId{});
        input.wait(
            longest, [this, who] { return session::current_key_context(model_, who); },
            [this, from](const session::Message& message) {
                if (model_.over) return;
                tell_of_sleep();
                tell(message, from);
            });
    }

    /// Before anything that comes after it.
    void tell_of_sleep() {
        if (const auto slept = sleep_.slept()) tell(session::MachineSlept{*slept});
    }

    /// Once: the picture does not mend itself, and the game goes on by ear.
    void tell_of_picture() {
        const auto fault = picture_told_ ? std::nullopt : input_.picture_fault();
        if (!fault) return;
        picture_told_ = true;
        tell(*fault);
    }

    /// How long nothing needs to be done unless something happens.
    std::chrono::milliseconds patience() const {
        constexpr auto longest = 500ms;
        const auto wake = session::next_wake(model_, now());
        if (!wake) return longest;
        return std::clamp<std::chrono::milliseconds>(std::chrono::ceil<std::chrono::milliseconds>(*wake - now()), 0ms,
                                                     longest);
    }

    // What is told when all else fails is not taken from the model, which may be half changed.
    const std::shared_ptr<const session::Equipment> equipment_;
    std::string language_;
    game::Keeper keeper_;
    session::Model model_;
    SleepWatch sleep_;
    EffectRouter& router_;
    inputs::Input& input_;
    inputs::Input* const readers_;
    bool picture_told_ = false;
    std::atomic<bool> is_to_end_ = false;
};

} // namespace

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

/// Until the player has chosen, he is spoken to in the language of the system, where there is a catalogue for it.
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
    std::unique_ptr<inputs::Input> readers;
    if (options.arbiter) readers = std::make_unique<inputs::Lines>(std::cin, arbiter, [&input] { input->wake(); });
    Application application(equipment, settled.preferences, router, *input, readers.get());
    const base::platform::EndSignals signals([&] {
        application.end();
        input->wake();
    });
    try {
        application.run();
    } catch (const std::exception& error) {
        application.fail(error.what());
        return 1;
    }
    return 0;
}

} // namespace app
