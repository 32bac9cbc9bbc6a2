// The thread that owns the model: it waits for input, tells the session, and has done what the session asks.
#pragma once

#include "src/app/clock.hpp"
#include "src/app/effect_router.hpp"
#include "src/game/keeper.hpp"
#include "src/inputs/input.hpp"
#include "src/outputs/output.hpp"
#include "src/session/core/model.hpp"

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// Somebody who uses the program by an input of their own, beside whoever is at the keyboard.
struct Guest {
    session::ParticipantId who;              ///< MainLoop::new_guest()
    std::unique_ptr<inputs::Input> input;    ///< never null; wakes the one that is waited at where something has come
    std::unique_ptr<outputs::Output> output; ///< what they are told; null where another output tells them. It is
                                             ///< destroyed once they have gone, and must not keep anybody waiting then
};

class MainLoop {
public:
    /// `input` is the one that is waited at.
    MainLoop(std::shared_ptr<const session::Equipment> equipment, settings::Preferences preferences,
             EffectRouter& router, inputs::Input& input);

    /// A number that nobody has had. Called by any thread.
    session::ParticipantId new_guest() { return {next_guest_++}; }
    /// Called by any thread: they come at the next turn, and go when they leave or their input ends.
    void join(Guest guest);

    /// Runs until the program is left, and returns its exit status. 0 if it was left by a player or a signal. 1 if
    /// anything was thrown that nobody has caught: it is told in the player's language, and what was said and played
    /// is kept. To be called once; the process ends soon after it has returned, by itself if it must. At the first
    /// start no settings were ever kept.
    int run(bool is_first_start = false);

    /// Called by any thread: the program is to end, even if what it writes to is never read.
    void end();

private:
    void tell(const session::Message& message, std::optional<session::ParticipantId> from = {});
    void begin(bool is_first_start);
    void go_on();
    void leave();
    void fail(const char* why);
    void present();
    void listen_to(inputs::Input& input, std::chrono::milliseconds longest, session::ParticipantId who);
    void let_guests_in();
    void see_guests_out();
    void listen_to_guests();
    void listen_to_keys_of_outputs();
    void change_key_map();
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
    struct GuestHere {
        session::ParticipantId who;
        std::unique_ptr<inputs::Input> input;
        const outputs::Output* output; ///< the router's; null if they have none
    };
    std::vector<GuestHere> guests_;
    std::atomic<unsigned> next_guest_{session::beside_keyboard.number + 1};
    std::mutex door_;
    std::vector<Guest> coming_; ///< guarded by door_
    bool picture_told_ = false;
    std::atomic<bool> is_to_end_ = false;
};

} // namespace app
