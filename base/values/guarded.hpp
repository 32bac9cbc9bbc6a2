// Where exceptions end.
#pragma once

#include <exception>
#include <optional>
#include <string>
#include <utility>

namespace base::values {

/// Does the work and answers what it has thrown, in the words of the exception; empty if it came to its end. For
/// threads, and for what other people's libraries call: an exception that leaves those ends the program.
template <typename Work>
std::optional<std::string> guarded(Work&& work) {
    try {
        std::forward<Work>(work)();
    } catch (const std::exception& error) {
        return error.what();
    }
    return std::nullopt;
}

} // namespace base::values
