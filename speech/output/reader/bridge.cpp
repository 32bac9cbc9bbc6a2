#include "speech/output/reader/bridge.hpp"

#include "base/values/guarded.hpp"

#include <atk-bridge.h>

#include <iostream>
#include <thread>
#include <utility>

namespace speech::output::reader {

using base::values::guarded;

namespace {

thread_local bool is_bridges_thread = false;

/// GLib, through which it would have to go, lets no exception through.
void complain_of(const std::optional<std::string>& thrown) {
    if (thrown) std::cerr << "A screen reader could not be served: " << *thrown << '\n';
}

} // namespace

Bridge& Bridge::get() {
    static Bridge& bridge = *new Bridge;
    return bridge;
}

Bridge::Bridge() {
    std::thread([this] { run(); }).detach();
}

void Bridge::post(std::function<void(Bridge&)> task) {
    {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    g_idle_add_full(
        G_PRIORITY_DEFAULT,
        [](gpointer bridge) -> gboolean {
            static_cast<Bridge*>(bridge)->work();
            return G_SOURCE_REMOVE;
        },
        this, nullptr);
}

void Bridge::run() {
    if (auto thrown = guarded([this] { connect(); })) {
        bus_.reset();
        trouble_ = std::move(*thrown);
    }
    has_begun_ = true;
    work();
    g_main_loop_run(g_main_loop_new(nullptr, FALSE));
}

void Bridge::connect() {
    // What the bridge has to complain of is why it does not work, and not for the terminal; what others have, is
    // theirs.
    is_bridges_thread = true;
    g_log_set_default_handler(
        [](const gchar* domain, GLogLevelFlags level, const gchar* words, gpointer bridge) {
            if (!is_bridges_thread) return g_log_default_handler(domain, level, words, nullptr);
            static_cast<Bridge*>(bridge)->trouble_ = words;
        },
        this);
    auto connected = Bus::connect();
    if (const auto* no_bus = std::get_if<NoBus>(&connected)) {
        trouble_ = no_bus->why;
        return;
    }
    if (atk_bridge_adaptor_init(nullptr, nullptr) != 0) {
        if (trouble_.empty()) trouble_ = "the ATK bridge does not start";
        return;
    }
    bus_ = std::get<std::unique_ptr<Bus>>(std::move(connected));
    bus_->watch([this] { ask(); });
    await_heed();
}

/// What is announced to somebody there before that would be lost.
void Bridge::await_heed() {
    bool is_late = false;
    constexpr guint patience = 2000; // milliseconds
    const guint timeout = g_timeout_add(
        patience,
        [](gpointer late) -> gboolean {
            *static_cast<bool*>(late) = true;
            return G_SOURCE_CONTINUE;
        },
        &is_late);
    while (bus_->listening() != Listening::ForNothing && !tree_.is_heeded() && !is_late)
        g_main_context_iteration(nullptr, TRUE);
    g_source_remove(timeout);
}

void Bridge::work() {
    if (!has_begun_) return;
    std::unique_lock lock(mutex_);
    for (auto& task : std::exchange(tasks_, {})) {
        lock.unlock();
        complain_of(guarded([&] { task(*this); }));
        lock.lock();
    }
}

void Bridge::ask() {
    auto questions = std::exchange(questions_, {});
    std::erase_if(questions, [](const std::function<bool()>& question) {
        bool is_open = false;
        complain_of(guarded([&] { is_open = question(); }));
        return !is_open;
    });
    questions_.insert(questions_.end(), questions.begin(), questions.end());
}

} // namespace speech::output::reader
