// A line that delays, loses, repeats and reorders messages, in virtual time.
#pragma once

#include "src/game/table_clock.hpp"
#include "tests/src/game/scripted_game.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <utility>

namespace faulty {

using game::Now;
using scripted::Random;

/// What the lines have done to messages in all games.
struct Mischief {
    std::size_t sent = 0;
    std::size_t lost = 0;
    std::size_t repeated = 0;
    std::size_t overtaken = 0;
    std::size_t deaths = 0; ///< of keepers
};

/// Virtual time, and what is still to be done in it.
class Agenda {
public:
    Now now() const { return now_; }
    bool is_empty() const { return todo_.empty(); }
    void after(std::chrono::nanoseconds wait, std::function<void()> what) {
        todo_.emplace(now_ + wait, std::move(what));
    }
    /// Does what comes first, or, if nothing comes by then, lets time pass.
    void go_on(Now until) {
        if (todo_.empty() || todo_.begin()->first > until) {
            now_ = std::max(now_, until);
            return;
        }
        auto first = todo_.extract(todo_.begin());
        now_ = std::max(now_, first.key());
        first.mapped()();
    }

private:
    Now now_{};
    std::multimap<Now, std::function<void()>> todo_;
};

/// One direction of a line.
class Channel {
public:
    Channel(Agenda& agenda, Random& random, Mischief& mischief)
        : agenda_(agenda)
        , random_(random)
        , mischief_(mischief) {}

    void send(const std::function<void()>& arrive) {
        ++mischief_.sent;
        if (scripted::once_in(random_, 5)) {
            ++mischief_.lost;
            return;
        }
        put(arrive);
        if (!scripted::once_in(random_, 5)) return;
        ++mischief_.repeated;
        put(arrive);
    }

private:
    void put(const std::function<void()>& arrive) {
        const auto delay = std::chrono::milliseconds(scripted::below(random_, 501));
        if (agenda_.now() + delay < latest_) ++mischief_.overtaken;
        latest_ = std::max(latest_, agenda_.now() + delay);
        agenda_.after(delay, arrive);
    }

    Agenda& agenda_;
    Random& random_;
    Mischief& mischief_;
    Now latest_{};
};

} // namespace faulty
