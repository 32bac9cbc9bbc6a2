// How whoever renders a mixer is woken, by whatever means it waits with.
#pragma once

namespace sounds::mixer {

/// Rung by the thread that hands sound over, which neither waits nor is delayed by it.
class Bell {
public:
    /// Takes no memory and no lock, and may be called when nobody waits.
    virtual void ring() const noexcept = 0;

protected:
    Bell() = default;
    ~Bell() = default;
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;
};

} // namespace sounds::mixer
