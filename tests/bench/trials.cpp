#include "tests/bench/trials.hpp"

#include <X11/keysym.h>

#include <algorithm>
#include <thread>

namespace tests::bench {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t enough_beginnings = 20;

}

// At a moment that keeps no step with any buffer.
std::chrono::microseconds Trials::chance() { return std::chrono::microseconds{random_() % 24'000}; }

std::optional<Moment> Trials::say(Contender& contender, const Phrase& phrase) {
    ear_.wait_for_silence(120ms);
    std::this_thread::sleep_for(chance());
    const auto pressed = hand_.press(XK_b);
    contender.subject->say(phrase);
    hand_.release(XK_b);
    return pressed;
}

std::optional<Moment> Trials::hush(Contender& contender) {
    const auto pressed = hand_.press(XK_Control_L);
    contender.subject->hush();
    hand_.release(XK_Control_L);
    return pressed;
}

bool Trials::is_heard(Contender& contender, std::optional<Moment> heard) {
    contender.unheard = heard ? 0 : contender.unheard + 1;
    return heard.has_value();
}

void Trials::change_language(Contender& contender, const Phrase& phrase) {
    const auto pressed = say(contender, phrase);
    if (pressed && is_heard(contender, ear_.first_sound(*pressed, 1500ms))) hush(contender);
}

void Trials::answer(Contender& contender, const Phrase& phrase) {
    const auto pressed = say(contender, phrase);
    if (!pressed) return;
    const auto heard = ear_.first_sound(*pressed, 1500ms);
    if (!is_heard(contender, heard)) return;
    contender.audible.add(phrase.kind, *heard - *pressed);
    std::this_thread::sleep_for(100ms);
    // More than one, for a late buffer may have spoilt the first, and a voice begins anywhere in its vibration.
    auto& beginnings = contender.beginnings[plain_text(phrase.runs)];
    if (auto beginning = ear_.beginning(*pressed); beginnings.size() < enough_beginnings && !beginning.empty())
        beginnings.push_back(std::move(beginning));
    hush(contender);
}

void Trials::interruption(Contender& contender, const Script& script) {
    const auto started = say(contender, script.running);
    if (!started || !is_heard(contender, ear_.first_sound(*started, 1500ms))) return;
    std::this_thread::sleep_for(150ms + chance());
    std::optional<Moment> replaced;
    if (contender.subject->can_replace()) {
        replaced = hand_.press(XK_b);
        contender.subject->say(script.replacing);
        hand_.release(XK_b);
        std::this_thread::sleep_for(350ms + 10 * chance());
    }
    const auto hushed = hush(contender);
    std::this_thread::sleep_for(200ms);
    // In a pause between two words there is nothing to silence.
    if (hushed && ear_.last_sound(*hushed - 4ms, *hushed)) {
        const auto last = ear_.last_sound(*hushed - 4ms, *hushed + 200ms);
        if (last) contender.silent.add(script.language.tag, std::max<Clock::duration>(*last - *hushed, 0ms));
    }
    if (!replaced) return;
    const auto heard = ear_.find(contender.beginnings[plain_text(script.replacing.runs)], *replaced, *replaced + 250ms);
    if (heard) contender.replaced.add(script.language.tag, *heard - *replaced);
}

} // namespace tests::bench
