#include "speech/voice/apart/process.hpp"

#include <string_view>
#include <utility>

namespace speech::voice::apart {

using base::platform::PacketProcess;
using base::platform::PacketSocket;

Process::Process(std::vector<std::string> command) {
    auto started = PacketProcess::start(std::move(command), longest_packet);
    if (started) process_.emplace(*std::move(started));
}

std::optional<Dead> Process::send(const Request& request) {
    if (!process_) return Dead{"it cannot be started"};
    const std::string packet = write(request);
    if (packet.size() > longest_packet) return Dead{"the words are too many"};
    switch (process_->socket().offer(packet)) {
    case PacketSocket::Sending::Sent: return std::nullopt;
    case PacketSocket::Sending::NoRoom: return Dead{"it takes no more words"};
    case PacketSocket::Sending::Closed: break;
    }
    return Dead{epitaph()};
}

namespace {

constexpr const char* no_answer = "it answers what is no answer";

} // namespace

std::variant<Reply, Dead> Process::receive(std::chrono::milliseconds longest) {
    if (!process_) return Dead{"it cannot be started"};
    const auto received = process_->socket().receive(std::chrono::steady_clock::now() + longest);
    if (const auto* none = std::get_if<PacketSocket::NoPacket>(&received)) switch (*none) {
        case PacketSocket::NoPacket::Late: return Dead{"it does not answer"};
        case PacketSocket::NoPacket::Closed: return Dead{epitaph()};
        case PacketSocket::NoPacket::Broken: return Dead{no_answer};
        }
    auto reply = read_reply(std::get<std::string_view>(received));
    if (!reply) return Dead{no_answer};
    return std::move(*reply);
}

std::string Process::epitaph() const {
    const auto ending = process_->ending();
    return ending ? base::platform::describe(*ending) : "it has gone";
}

} // namespace speech::voice::apart
