// The thread that owns the model: it waits for input, tells the session, and has done what the session asks.
#pragma once

#include "src/app/clock.hpp"
#include "src/app/effect_router.hpp"
#include "src/game/keeper.hpp"
#include "src/inputs/input.hpp"
#include "src/session/core/model.hpp"

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace app {

class MainLoop {
public:
    /// `input` is waited at, and is woken where something has come from `readers`, which is the arbiter's: null where
    /// there is none.
    MainLoop(std::shared_ptr<const session::Equipment> equipment, settings::Preferences preferences,
             EffectRouter& router, inputs::Input& input, inputs::Input* readers);

    /// Runs until the program is left, and returns its exit status. 0 if it was left by a player or a signal. 1 if
    /// anything was thrown that nobody has caught: it is told in the player's language, and what was said and played
    /// is kept. To be called once; the process ends soon after it has returned, by itself if it must.
    int run();

    /// Called by any thread: the program is to end, even if what it writes to is never read.
    void end();

private:
    void tell(const session::Message& message, std::optional<session::ParticipantId> from = {});
    void begin();
    void go_on();
    void leave();
    void fail(const char* why);
    void present();
    void listen_to(inputs::Input& input, std::chrono::milliseconds longest, std::optional<session::ParticipantId> from);
    void tell_of_sleep();
    void tell_of_picture();
    std::chrono::milliseconds patience() const;

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

} // namespace app
