#include "src/envelope/envelope.hpp"

#include "tests/src/envelope/first_envelope.hpp"
#include "tests/support/catch.hpp"

using namespace envelope;
using tests::outside;

namespace {

/// With a space: three letters alone could stand in the cipher by chance.
const std::string spoken_move = "Turm Anna acht\n";

Problem problem_of(const ArbitersKey& key, const std::string& text, const std::string& digest) {
    const auto opened = key.open(text, digest);
    REQUIRE(std::holds_alternative<Problem>(opened));
    return std::get<Problem>(opened);
}

} // namespace

TEST_CASE("What stands on an envelope is read by anybody, what is in it by the arbiter only") {
    const ArbitersKey key = ArbitersKey::make();
    const Envelope sealed = key.lock().seal(outside, spoken_move);
    CHECK(sealed.text.find(outside) != std::string::npos);
    CHECK(sealed.text.find("Anna acht") == std::string::npos);
    CHECK(std::get<std::string>(key.open(sealed.text, sealed.digest)) == spoken_move);
    CHECK(problem_of(ArbitersKey::make(), sealed.text, sealed.digest) == Problem::SealedForOther);
}

TEST_CASE("The same move sealed twice makes two envelopes, so that none is guessed by trying") {
    const ArbitersKey key = ArbitersKey::make();
    const Envelope one = key.lock().seal(outside, spoken_move);
    const Envelope other = key.lock().seal(outside, spoken_move);
    CHECK(one.text != other.text);
    CHECK(one.digest != other.digest);
    CHECK(problem_of(key, other.text, one.digest) == Problem::Foreign);
}

TEST_CASE("An envelope that was tampered with anywhere is found out") {
    const ArbitersKey key = ArbitersKey::make();
    const Envelope sealed = key.lock().seal(outside, spoken_move);
    for (std::size_t place = 0; place < sealed.text.size(); ++place) {
        std::string altered = sealed.text;
        altered[place] = altered[place] == 'x' ? 'y' : 'x';
        INFO(place);
        CHECK(std::holds_alternative<Problem>(key.open(altered, sealed.digest)));
        CHECK(std::holds_alternative<Problem>(key.open(sealed.text.substr(0, place), sealed.digest)));
    }
    std::string other_move_number = sealed.text;
    const std::string move_number = "move: 41"; // 41 alone could be in the key's digits
    other_move_number.replace(other_move_number.find(move_number), move_number.size(), "move: 42");
    CHECK(problem_of(key, other_move_number, sealed.digest) == Problem::Altered);
    CHECK(problem_of(key, "a letter\n", sealed.digest) == Problem::NotAnEnvelope);
}

TEST_CASE("An envelope says for which key it was sealed, and is as long whichever move is in it") {
    const ArbitersKey key = ArbitersKey::make();
    const Envelope sealed = key.lock().seal(outside, spoken_move);
    CHECK(sealed_for(sealed.text) == key.lock().fingerprint());
    CHECK(key.lock().fingerprint().digits.size() == 8);
    CHECK(key.lock().fingerprint() != ArbitersKey::make().lock().fingerprint());
    CHECK(key.lock().seal(outside, "e7e8q\n").text.size() == key.lock().seal(outside, "g1f3\n").text.size());
}

TEST_CASE("An envelope as the first version sealed them is opened still") {
    const std::string& text = tests::first_envelope;
    Half secret{};
    secret.fill(7);
    const auto key = ArbitersKey::with_secret(secret);
    REQUIRE(key);
    CHECK_FALSE(sealed_for(text));
    CHECK(std::get<std::string>(key->open(text, tests::first_digest)) == "Ra8\n");
    CHECK(problem_of(*key, text, std::string(64, '0')) == Problem::Foreign);
}
