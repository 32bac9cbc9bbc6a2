#include "base/platform/this_thread.hpp"

#include <pthread.h>
#include <sched.h>

#include <csignal>

namespace base::platform {

void leave_signals_to_others() {
    sigset_t signals;
    sigfillset(&signals);
    for (const int of_our_own_making : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT})
        sigdelset(&signals, of_our_own_making);
    pthread_sigmask(SIG_SETMASK, &signals, nullptr);
}

Precedence::Precedence() {
    int policy = SCHED_OTHER;
    sched_param usual{};
    if (pthread_getschedparam(pthread_self(), &policy, &usual) != 0) return;
    usual_ = {policy, usual.sched_priority};
    const sched_param first{.sched_priority = sched_get_priority_min(SCHED_FIFO)};
    pthread_setschedparam(pthread_self(), SCHED_FIFO, &first);
}

Precedence::~Precedence() {
    if (!usual_) return;
    const sched_param usual{.sched_priority = usual_->priority};
    pthread_setschedparam(pthread_self(), usual_->policy, &usual);
}

} // namespace base::platform
