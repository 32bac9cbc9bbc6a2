// Why an external voice does not speak, or speaks no longer.
#pragma once

namespace speech::output {

enum class Failing {
    NotThere, ///< cannot be reached, or is not installed: has never been ready
    Gone,     ///< was there, and has left
    Stuck,    ///< was there, and does not answer any more
};

} // namespace speech::output
