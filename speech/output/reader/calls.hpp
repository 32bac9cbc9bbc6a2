// What readers want of the program, on its way from the bridge's thread to the one that has the model.
#pragma once

#include "speech/output/reader/seen.hpp"
#include "speech/output/speech_output.hpp"

#include <atomic>
#include <deque>
#include <mutex>
#include <optional>

namespace speech::output::reader {

/// For any thread.
class Calls {
public:
    /// There are those of one program.
    static Calls& get();

    /// Is called from now on whenever there is something to take, or somebody has come; null: nobody takes it.
    void wake_by(Wake wake);
    void put(const Request& request);
    std::optional<Request> take();

    /// Somebody has come who wants to know what happens.
    void heed();
    bool is_heeded() const { return is_heeded_; }

private:
    std::mutex mutex_;
    std::deque<Request> requests_;
    Wake wake_;
    std::atomic<bool> is_heeded_ = false;
};

} // namespace speech::output::reader
