// A value, or why there is none.
#pragma once

#include <tl/expected.hpp>

#include <type_traits>
#include <utility>

namespace base::values {

/// The value that was asked for, or what is wrong instead: std::expected, as C++23 will have it. `if (result)` tells
/// which; `*result` and `result->` are the value, `result.error()` is the fault, and taking the one that is not there
/// is a mistake of the caller's, as with std::optional. `map` and `and_then` go on with the value, `map_error` with the
/// fault.
template <typename Value, typename Fault>
using Result = tl::expected<Value, Fault>;

/// A Result that is this fault: `return failed(NotRead{...});`
template <typename Fault>
tl::unexpected<std::decay_t<Fault>> failed(Fault&& fault) {
    return tl::unexpected<std::decay_t<Fault>>(std::forward<Fault>(fault));
}

} // namespace base::values
