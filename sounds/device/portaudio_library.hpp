// PortAudio itself, for those who play through it and those who record.
#pragma once

#include <portaudio.h>

#include <mutex>

namespace sounds::device {

/// While it lives, no other thread opens or closes anything of PortAudio, which is not made for that; and the standard
/// error of the whole process goes nowhere: its back ends write lines there about every sound system not installed.
class PortAudioCall {
public:
    PortAudioCall();
    ~PortAudioCall();
    PortAudioCall(const PortAudioCall&) = delete;
    PortAudioCall& operator=(const PortAudioCall&) = delete;

private:
    std::scoped_lock<std::mutex> alone_;
    int kept_;
};

/// PortAudio for as long as something of it is in use.
class PortAudio {
public:
    PortAudio();
    ~PortAudio();
    PortAudio(const PortAudio&) = delete;
    PortAudio& operator=(const PortAudio&) = delete;

    PaError result() const { return result_; }

private:
    PaError result_;
};

} // namespace sounds::device
