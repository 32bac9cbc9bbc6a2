// A machine on which no more threads can be started.
#pragma once

#include "tests/support/catch.hpp"

#include <pthread.h>

#include <cstddef>

namespace tests {

/// While it exists, no thread of this process can be started: each would ask for a stack of more than there can be.
class NoThreads {
public:
    NoThreads() {
        REQUIRE(::pthread_getattr_default_np(&before_) == 0);
        pthread_attr_t endless;
        REQUIRE(::pthread_attr_init(&endless) == 0);
        REQUIRE(::pthread_attr_setstacksize(&endless, std::size_t{1} << 47U) == 0);
        REQUIRE(::pthread_setattr_default_np(&endless) == 0);
        ::pthread_attr_destroy(&endless);
    }
    ~NoThreads() {
        ::pthread_setattr_default_np(&before_);
        ::pthread_attr_destroy(&before_);
    }
    NoThreads(const NoThreads&) = delete;
    NoThreads& operator=(const NoThreads&) = delete;

private:
    pthread_attr_t before_{};
};

} // namespace tests
