// A machine without a desktop. In a program of its own, because what is met at the first try lasts.
#include "speech/output/reader/bridge.hpp"
#include "speech/output/reader/reader.hpp"
#include "tests/support/catch.hpp"

#include <cstdlib>
#include <future>
#include <stdexcept>

using namespace speech::output;

TEST_CASE("Without a session there is no screen reader, and it is said why") {
    unsetenv("DBUS_SESSION_BUS_ADDRESS");
    setenv("XDG_RUNTIME_DIR", "/nonexistent", 1);
    reader::show(
        {.title = "Klangbrett", .language = "en", .caption = {"Main menu"}, .is_active = true, .is_spoken = true});
    std::promise<void> told;
    const auto output = reader::open([&told] { told.set_value(); });
    told.get_future().wait();
    const auto report = output->poll();
    REQUIRE(report);
    CHECK(*report == Report{Died{Failing::NotThere, "no D-Bus session"}});
    output->hush();
    CHECK_FALSE(output->poll());
}

TEST_CASE("What is thrown among screen readers ends nothing") {
    std::promise<void> told;
    reader::Bridge::get().post([](reader::Bridge&) { throw std::runtime_error("thrown in a task"); });
    reader::Bridge::get().post([&told](reader::Bridge&) { told.set_value(); });
    told.get_future().wait();
}
