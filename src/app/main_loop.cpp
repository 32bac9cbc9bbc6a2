#include "src/app/main_loop.hpp"

#include "base/platform/this_process.hpp"
#include "src/session/update.hpp"
#include "src/session/view.hpp"

#include <algorithm>
#include <exception>
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

} // namespace

MainLoop::MainLoop(std::shared_ptr<const session::Equipment> equipment, settings::Preferences preferences,
                   EffectRouter& router, inputs::Input& input)
    : equipment_(equipment)
    , language_(preferences.language)
    , model_(session::begin(std::move(equipment), std::move(preferences)))
    , router_(router)
    , input_(input) {}

void MainLoop::join(Guest guest) {
    {
        const std::lock_guard lock(door_);
        coming_.push_back(std::move(guest));
    }
    input_.wake();
}

int MainLoop::run(bool is_first_start) {
    try {
        begin(is_first_start);
        while (!model_.over) go_on();
        leave();
        return 0;
    } catch (const std::exception& error) {
        fail(error.what());
        return 1;
    }
}

void MainLoop::end() {
    is_to_end_ = true;
    base::platform::end_within(2 * longest_leaving, 1);
}

void MainLoop::tell(const session::Message& message, std::optional<session::ParticipantId> from) {
    const std::string keys_before = model_.preferences.key_map;
    auto [model, effects] = session::update(std::move(model_), message, now(), keeper_, from);
    model_ = std::move(model);
    language_ = model_.preferences.language;
    if (model_.preferences.key_map != keys_before) change_key_map();
    router_.carry_out(std::move(effects));
    while (auto reply = router_.next_reply()) tell(*reply);
}

void MainLoop::begin(bool is_first_start) {
    change_key_map();
    router_.carry_out(session::Effects{session::ListGames{}});
    // The first words tell of a game to go on with, where there is one and the disk does not keep it to itself.
    router_.await_library(longest_start);
    while (auto reply = router_.next_reply()) tell(*reply);
    std::random_device chance;
    tell(session::ProgramStarted{std::uniform_int_distribution<std::uint64_t>{}(chance), input_.has_window(),
                                 is_first_start});
    let_guests_in();
}

void MainLoop::go_on() {
    see_guests_out();
    present();
    listen_to(input_, patience(), {});
    see_guests_out();
    let_guests_in();
    listen_to_guests();
    see_guests_out();
    listen_to_keys_of_outputs();
    tell_of_picture();
    while (auto reply = router_.next_reply()) tell(*reply);
    if (!model_.over && is_to_end_) tell(session::EndRequested{});
    if (model_.over) return;
    tell_of_sleep();
    tell(session::Tick{});
    router_.keep_preferences();
}

void MainLoop::leave() {
    const auto until = std::chrono::steady_clock::now() + longest_leaving;
    base::platform::end_within(longest_leaving, 0);
    see_guests_out();
    present();
    router_.finish_speaking(longest_farewell);
    // A sound system that does not answer, or a child that does not go, keeps nobody waiting.
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
    base::platform::end_within(std::clamp<std::chrono::milliseconds>(left, 0ms, longest_tidying), 0);
}

void MainLoop::fail(const char* why) {
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

void MainLoop::present() {
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

void MainLoop::change_key_map() {
    const session::KeyMap& keys = session::key_map(model_);
    input_.use(keys);
    for (const GuestHere& guest : guests_) guest.input->use(keys);
    for (const auto& [input, who] : router_.keys()) input->use(keys);
}

void MainLoop::let_guests_in() {
    if (model_.over) return;
    std::vector<Guest> coming;
    {
        const std::lock_guard lock(door_);
        coming.swap(coming_);
    }
    for (Guest& guest : coming) {
        guests_.push_back({guest.who, std::move(guest.input), guest.output.get()});
        if (guest.output != nullptr) router_.join(std::move(guest.output));
        change_key_map();
        tell(session::ReaderCame{guest.who});
    }
}

void MainLoop::listen_to_guests() {
    for (const GuestHere& guest : guests_) listen_to(*guest.input, 0ms, guest.who);
}

void MainLoop::see_guests_out() {
    std::erase_if(guests_, [this](const GuestHere& guest) {
        const bool has_left = !model_.participants.contains(guest.who);
        if (has_left && guest.output != nullptr) router_.part(*guest.output);
        return has_left;
    });
}

void MainLoop::listen_to_keys_of_outputs() {
    for (const auto& [input, who] : router_.keys()) listen_to(*input, 0ms, who);
}

void MainLoop::listen_to(inputs::Input& input, std::chrono::milliseconds longest, session::ParticipantId who) {
    const bool is_at_keyboard = who == session::ParticipantId{};
    const auto from = is_at_keyboard ? std::nullopt : std::optional(who);
    const auto is_here = [this, who] { return model_.participants.contains(who); };
    if (!is_here()) return;
    input.wait(
        longest,
        [this, who, is_here] {
            return is_here() ? session::current_key_context(model_, who) : session::KeyContext::Everywhere;
        },
        [this, who, from](const session::Message& message) {
            if (model_.over) return;
            tell_of_sleep();
            const bool is_end = std::holds_alternative<session::InputEnded>(message);
            tell(is_end ? session::InputEnded{who} : message, from);
        });
}

/// Before anything that comes after it.
void MainLoop::tell_of_sleep() {
    if (const auto slept = sleep_.slept()) tell(session::MachineSlept{*slept});
}

/// Once: the picture does not mend itself, and the game goes on by ear.
void MainLoop::tell_of_picture() {
    const auto fault = picture_told_ ? std::nullopt : input_.picture_fault();
    if (!fault) return;
    picture_told_ = true;
    tell(*fault);
}

/// How long nothing needs to be done unless something happens.
std::chrono::milliseconds MainLoop::patience() const {
    const auto longest = router_.awaits_silence() ? 50ms : 500ms;
    const auto wake = session::next_wake(model_, now());
    if (!wake) return longest;
    return std::clamp<std::chrono::milliseconds>(std::chrono::ceil<std::chrono::milliseconds>(*wake - now()), 0ms,
                                                 longest);
}

} // namespace app
