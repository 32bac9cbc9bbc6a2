// PortAudio itself, for those who play through it and those who record.
#pragma once

#include "base/platform/this_process.hpp"
#include "base/platform/this_thread.hpp"

#include <portaudio.h>

#include <mutex>
#include <optional>
#include <string>

namespace sounds::device::portaudio {

/// While it lives, no other thread opens or closes anything of PortAudio, which is not made for that; and the standard
/// error of the whole process goes nowhere: its back ends write lines there about every sound system not installed.
class Call {
public:
    Call();
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

private:
    std::scoped_lock<std::mutex> alone_;
    base::platform::SilencedErrors silence_;
};

/// While it lives, this thread and those it makes go before others. On a busy machine about half as many buffers come
/// too late, and what never waits does no harm by it.
class Precedence {
public:
    /// Has the callback's thread of a stream that is not yet started go before others too.
    void give_callback_of(PaStream* stream, const PaDeviceInfo& device) const;

private:
    base::platform::Precedence own_;
};

/// PortAudio for as long as something of it is in use.
class Library {
public:
    Library();
    ~Library();
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    /// Why it cannot be used, in English for a log; empty if it can. Without it there are no devices.
    const std::optional<std::string>& trouble() const { return trouble_; }

private:
    std::optional<std::string> trouble_;
};

} // namespace sounds::device::portaudio
