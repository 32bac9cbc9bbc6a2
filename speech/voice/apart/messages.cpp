#include "speech/voice/apart/messages.hpp"

#include <cstring>
#include <type_traits>

namespace speech::voice::apart {

namespace {

class Writer {
public:
    explicit Writer(std::size_t kind) { put(static_cast<std::uint8_t>(kind)); }

    template <typename Plain>
    Writer& put(const Plain& value) {
        static_assert(std::is_trivially_copyable_v<Plain>);
        const std::size_t place = packet_.size();
        packet_.resize(place + sizeof value);
        std::memcpy(packet_.data() + place, &value, sizeof value);
        return *this;
    }
    Writer& put(const std::string& text) {
        put(static_cast<std::uint32_t>(text.size()));
        packet_ += text;
        return *this;
    }
    Writer& put(std::span<const float> samples) {
        packet_.append(reinterpret_cast<const char*>(samples.data()), samples.size_bytes());
        return *this;
    }
    Writer& put(const Delivery& how) {
        return put(how.voice).put(how.variant).put(how.rate.value()).put(how.pitch.value());
    }
    std::string take() { return std::move(packet_); }

private:
    std::string packet_;
};

/// Reads one value after another; once one is missing, none is there any more.
class Reader {
public:
    explicit Reader(std::string_view packet)
        : left_{packet} {}

    template <typename Plain>
    Plain plain() {
        static_assert(std::is_trivially_copyable_v<Plain>);
        Plain value{};
        if (left_.size() < sizeof value) return fail<Plain>();
        std::memcpy(&value, left_.data(), sizeof value);
        left_.remove_prefix(sizeof value);
        return value;
    }
    std::string text() {
        const auto size = plain<std::uint32_t>();
        if (left_.size() < size) return fail<std::string>();
        std::string text(left_.substr(0, size));
        left_.remove_prefix(size);
        return text;
    }
    Delivery delivery() {
        std::string voice = text();
        const auto variant = plain<Variant>();
        if (variant < Variant::Usual || variant > Variant::Woman3) is_good_ = false;
        const int rate = plain<int>();
        return {std::move(voice), variant, WordsPerMinute(rate), Pitch(plain<int>())};
    }
    std::vector<float> samples() {
        std::vector<float> samples(left_.size() / sizeof(float));
        if (!samples.empty()) std::memcpy(samples.data(), left_.data(), samples.size() * sizeof(float));
        left_.remove_prefix(samples.size() * sizeof(float));
        return samples;
    }
    /// Whether everything was there, and nothing else.
    bool is_good() const { return is_good_ && left_.empty(); }

private:
    template <typename Value>
    Value fail() {
        is_good_ = false;
        left_ = {};
        return Value{};
    }

    std::string_view left_;
    bool is_good_ = true;
};

template <typename Message>
std::optional<Message> if_good(const Reader& reader, Message message) {
    return reader.is_good() ? std::optional(std::move(message)) : std::nullopt;
}

void put(Writer& writer, const Speak& one) { writer.put(one.number).put(one.language).put(one.text).put(one.how); }
void put(Writer& writer, const MakeReady& one) { writer.put(one.language).put(one.how); }
void put(Writer&, const Stop&) {}

void put(Writer& writer, const Opened& one) {
    writer.put(one.trouble.has_value()).put(one.trouble.value_or(std::string()));
}
void put(Writer& writer, const Samples& one) { writer.put(one.number).put(std::span(one.samples)); }
void put(Writer& writer, const Done& one) {
    const VoiceError error = one.error.value_or(VoiceError{Fault::EngineFailed, {}, {}});
    writer.put(one.number).put(one.error.has_value()).put(error.fault);
    writer.put(error.language.tag).put(error.detail);
}

/// The message behind the number of its kind.
template <typename Message>
std::string written(const Message& message) {
    Writer writer(message.index());
    std::visit([&writer](const auto& one) { put(writer, one); }, message);
    return writer.take();
}

} // namespace

std::string write(const Request& request) { return written(request); }

std::string write(const Reply& reply) { return written(reply); }

std::optional<Request> read_request(std::string_view packet) {
    Reader reader(packet);
    switch (reader.plain<std::uint8_t>()) {
    case 0: {
        Speak one{reader.plain<Number>(), reader.text(), reader.text(), reader.delivery()};
        return if_good<Request>(reader, std::move(one));
    }
    case 1: {
        MakeReady one{reader.text(), reader.delivery()};
        return if_good<Request>(reader, std::move(one));
    }
    case 2: return if_good<Request>(reader, Stop{});
    default: return std::nullopt;
    }
}

std::optional<Reply> read_reply(std::string_view packet) {
    Reader reader(packet);
    switch (reader.plain<std::uint8_t>()) {
    case 0: {
        const bool is_trouble = reader.plain<std::uint8_t>() != 0;
        std::string words = reader.text();
        return if_good<Reply>(reader, Opened{is_trouble ? std::optional(std::move(words)) : std::nullopt});
    }
    case 1: {
        Samples one{reader.plain<Number>(), reader.samples()};
        return if_good<Reply>(reader, std::move(one));
    }
    case 2: {
        const auto number = reader.plain<Number>();
        const bool is_error = reader.plain<std::uint8_t>() != 0;
        const auto fault = reader.plain<Fault>() == Fault::NoVoice ? Fault::NoVoice : Fault::EngineFailed;
        VoiceError error{fault, {reader.text()}, {}};
        error.detail = reader.text();
        return if_good<Reply>(reader, Done{number, is_error ? std::optional(std::move(error)) : std::nullopt});
    }
    default: return std::nullopt;
    }
}

} // namespace speech::voice::apart
