// Why somebody else does not speak for the program, or not any more.
#pragma once

namespace speech::output {

enum class Failing {
    NotThere, ///< cannot be reached, or is not installed: has never been ready
    Gone,     ///< was there, and has left
    Stuck,    ///< was there, and does not answer any more
};

} // namespace speech::output
