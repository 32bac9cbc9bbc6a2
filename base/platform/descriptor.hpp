// Something the operating system has open for us.
#pragma once

namespace base::platform {

/// Owns an open file, an end of a pipe or a socket; or nothing, when made without one, moved from or closed.
class Descriptor {
public:
    using Number = int; ///< what the system calls it by

    Descriptor() = default;
    /// Takes over what the system has opened; a number of a call that failed means nothing is open.
    explicit Descriptor(Number number);
    Descriptor(Descriptor&& other) noexcept;
    Descriptor& operator=(Descriptor&& other) noexcept;
    ~Descriptor();

    bool is_open() const { return number_ != none; }
    /// For system calls. They refuse the number of a descriptor that is not open.
    Number number() const { return number_; }
    void close();

private:
    static constexpr Number none = -1;
    Number number_ = none;
};

} // namespace base::platform
