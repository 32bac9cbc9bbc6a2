// A table at another computer, over a line that delays, loses, repeats and reorders messages, in virtual time.
#pragma once

#include "base/values/overloaded.hpp"
#include "src/game/follower.hpp"
#include "src/session/core/message.hpp"
#include "tests/src/game/faulty_line.hpp"

#include <functional>
#include <utility>
#include <variant>

namespace harness {

/// Both ends of the line.
class FarTable {
public:
    using Hear = std::function<void(session::Message)>;

    /// Has been joined: the whole table has come.
    FarTable(game::TableId id, game::Keeper& keeper, faulty::Agenda& agenda, scripted::Random& random,
             faulty::Mischief& mischief, Hear hear)
        : id_(id)
        , keeper_(keeper)
        , agenda_(agenda)
        , hear_(std::move(hear))
        , follower_(id, agenda.now())
        , to_keeper_(agenda, random, mischief)
        , from_keeper_(agenda, random, mischief) {
        for (game::ToFollower& came : feed_.missed({id, {}}, *keeper.find(id)))
            follower_.receive(std::move(came), agenda.now());
    }

    void submit(const game::Submit& asked) {
        follower_.submit(asked, agenda_.now());
        send();
    }

    /// What has been decided is told to whoever follows.
    void tell(game::Happened happened) { from(feed_.tell(std::move(happened))); }
    void reply(const game::Answered& answered) { from(feed_.reply(answered)); }

    /// What is to be sent by now is sent.
    void send() {
        for (game::ToKeeper& message : follower_.send(agenda_.now()))
            to_keeper_.send([this, message] { at_keeper(message); });
    }
    bool awaits_answer() const { return follower_.awaits_answer(); }
    game::Now next_sending() const { return follower_.next_sending(); }

    /// The keeper is started again, and knows what its journal has.
    void start_again() {
        const auto missed = feed_.missed({id_, {}}, *keeper_.find(id_));
        feed_ = game::Feed{++run_, std::get<game::TableCame>(missed.front()).events};
    }

    /// Has a command decided on, and told with what follows.
    std::function<void(const game::Submit&)> decide;

private:
    void at_keeper(const game::ToKeeper& message) {
        if (keeper_.find(id_) == nullptr) return; // put away meanwhile
        if (const auto* follow = std::get_if<game::Follow>(&message)) {
            for (const game::ToFollower& missed : feed_.missed(*follow, *keeper_.find(id_))) from(missed);
            return;
        }
        const auto& asked = std::get<game::Asked>(message);
        if (feed_.is_meant(asked)) decide(asked.submit);
    }

    void from(const game::ToFollower& message) {
        from_keeper_.send([this, message] {
            for (game::Heard& heard : follower_.receive(message, agenda_.now()))
                std::visit(base::values::Overloaded{
                               [this](game::TableCame& came) { hear_(session::TableArrived{std::move(came)}); },
                               [this](game::Happened& happened) { hear_(session::TableHappened{std::move(happened)}); },
                               [this](game::Answered& answered) { hear_(session::TableAnswered{answered}); },
                           },
                           heard);
        });
    }

    game::TableId id_;
    game::Keeper& keeper_;
    faulty::Agenda& agenda_;
    Hear hear_;
    std::uint64_t run_ = 1;
    game::Feed feed_{run_};
    game::Follower follower_;
    faulty::Channel to_keeper_;
    faulty::Channel from_keeper_;
};

} // namespace harness
