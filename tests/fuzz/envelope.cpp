// Envelopes: nothing opens but what was sealed, unchanged. The first three bytes say which byte of the envelope is
// changed and how, the rest is what is in it.
#include "src/envelope/envelope.hpp"
#include "tests/fuzz/support.hpp"

using namespace envelope;

namespace {

const ArbitersKey& key() {
    static const ArbitersKey made = ArbitersKey::make();
    return made;
}

bool opens(const std::string& text, const std::string& digest) {
    return std::holds_alternative<std::string>(key().open(text, digest));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 3) return 0;
    const std::string_view text = fuzz::text_of(data, size).substr(3);
    const Envelope sealed = key().lock().seal("players: a, b\nposition: -\n", text);
    const auto opened = key().open(sealed.text, sealed.digest);
    fuzz::require(std::holds_alternative<std::string>(opened) && std::get<std::string>(opened) == text);

    std::string changed = sealed.text;
    const std::size_t place = (data[0] * 256U + data[1]) % changed.size();
    changed[place] = static_cast<char>(changed[place] ^ static_cast<char>(data[2]));
    if (data[2] != 0) fuzz::require(!opens(changed, sealed.digest));
    fuzz::require(!opens(sealed.text.substr(0, place), sealed.digest));
    fuzz::require(!opens(sealed.text + std::string(1, static_cast<char>(data[2])), sealed.digest));

    // Anything else is no envelope, whatever its heading says.
    fuzz::require(!opens(std::string(text), sealed.digest));
    for (const char* heading : {"Klangbrett envelope 1\n", "Klangbrett envelope 2\n"})
        fuzz::require(!opens(heading + std::string(text), sealed.digest));
    return 0;
}
