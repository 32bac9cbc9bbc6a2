// A game of doubles in the window: the player, and three engines that answer what a test has them answer.
#pragma once

#include "tests/src/session/harness/session_harness.hpp"

#include <chrono>
#include <initializer_list>
#include <string>
#include <utility>

namespace harness {

inline settings::Preferences doubles(const std::string& edition = "cup38") {
    settings::Preferences preferences;
    preferences.edition = edition;
    preferences.variant = "doubles";
    preferences.time_control = "600+0";
    return preferences;
}

/// White at the first board, with a partner who plays Black at the second; all engines are ready.
class Foursome {
public:
    explicit Foursome(const settings::Preferences& preferences = doubles())
        : harness(begun(preferences)) {
        harness.engine_is_deaf = true;
        using rules::board::Color;
        for (const session::EnginePlace& place : {here(Color::Black), there(Color::White), there(Color::Black)})
            harness.tell(session::EngineReported{place, engine::Ready{"Fairy-Stockfish", {}}});
        harness.said();
    }

    session::EnginePlace here(rules::board::Color side) const { return {harness.game().table_id, side}; }
    session::EnginePlace there(rules::board::Color side) const { return {*harness.game().partners, side}; }
    const session::Game& own() const { return harness.game(); }
    const session::Game& partners() const { return harness.game_at(*harness.game().partners); }

    /// The engine there decides on it, and takes its time.
    void plays(const session::EnginePlace& place, const char* move) {
        harness.engine_answers(place, move);
        harness.pass(std::chrono::seconds(10));
    }
    void play_there(std::initializer_list<std::pair<rules::board::Color, const char*>> moves) {
        for (const auto& [side, move] : moves) plays(there(side), move);
    }

    SessionHarness harness;
};

} // namespace harness
