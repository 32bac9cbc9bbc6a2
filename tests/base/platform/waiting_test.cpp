// Waiting, and being woken.
#include "base/platform/packet_socket.hpp"
#include "base/platform/wait.hpp"
#include "base/platform/wake_event.hpp"

#include "tests/support/catch.hpp"

#include <sys/socket.h>

#include <array>
#include <string_view>
#include <thread>

using namespace base::platform;
using namespace std::chrono_literals;

TEST_CASE("An event that is set wakes until it is reset") {
    const WakeEvent event;
    const auto now = std::chrono::steady_clock::now();
    CHECK_FALSE(wait({.descriptor = event.descriptor()}, now));
    event.set();
    event.set();
    CHECK(wait({.descriptor = event.descriptor()}, now));
    event.reset();
    CHECK_FALSE(wait({.descriptor = event.descriptor()}, now + 20ms));
}

TEST_CASE("A packet that is too long, or empty, is told from the end of the connection") {
    std::array<int, 2> ends{};
    REQUIRE(::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) == 0);
    PacketSocket socket(Descriptor{ends[0]}, 4);
    {
        const Descriptor other(ends[1]);
        for (const std::string_view packet : {"longer", "", "1234"})
            REQUIRE(::send(other.number(), packet.data(), packet.size(), 0) >= 0);
        CHECK(std::get<PacketSocket::NoPacket>(socket.receive(std::nullopt)) == PacketSocket::NoPacket::Broken);
        CHECK(std::get<PacketSocket::NoPacket>(socket.receive(std::nullopt)) == PacketSocket::NoPacket::Broken);
        CHECK(std::get<std::string_view>(socket.receive(std::nullopt)) == "1234");
    }
    CHECK(std::get<PacketSocket::NoPacket>(socket.receive(std::nullopt)) == PacketSocket::NoPacket::Closed);
}

TEST_CASE("Another thread wakes who waits without end") {
    const WakeEvent event;
    std::thread waker([&event] {
        std::this_thread::sleep_for(10ms);
        event.set();
    });
    CHECK(wait({.descriptor = event.descriptor()}, std::nullopt));
    waker.join();
}

TEST_CASE("Of several, those that are ready are told apart; what is not open is passed over") {
    const WakeEvent quiet;
    const WakeEvent set;
    const Descriptor nothing;
    set.set();
    std::array watched{Watched{.descriptor = quiet.descriptor()}, Watched{.descriptor = set.descriptor()},
                       Watched{.descriptor = nothing}};
    REQUIRE(wait(watched, std::nullopt));
    CHECK_FALSE(watched[0].can_read);
    CHECK(watched[1].can_read);
    CHECK_FALSE(watched[2].can_read);
    CHECK_FALSE(watched[2].is_closed);
}
