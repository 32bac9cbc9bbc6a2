#include "src/envelope/envelope.hpp"

#include "src/storage/whole_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

using namespace envelope;

namespace {

const std::string outside = "white: Sina A.\nblack: Nora B.\nmove: 41\n";
const std::string inside = "Ra8\n";

Problem problem_of(const ArbitersKey& key, const std::string& text, const std::string& digest) {
    const auto opened = key.open(text, digest);
    REQUIRE(std::holds_alternative<Problem>(opened));
    return std::get<Problem>(opened);
}

Problem problem_of(const std::variant<std::string, Fault>& opened) {
    REQUIRE(std::holds_alternative<Fault>(opened));
    return std::get<Fault>(opened).problem;
}

Drawer drawer(const tests::TemporaryFolder& folder) {
    auto opened = Drawer::open(folder.path());
    REQUIRE(std::holds_alternative<Drawer>(opened));
    return std::get<Drawer>(std::move(opened));
}

} // namespace

TEST_CASE("What stands on an envelope is read by anybody, what is in it by the arbiter only") {
    const ArbitersKey key = ArbitersKey::make();
    const Envelope sealed = key.seal(outside, inside);
    CHECK(sealed.text.find(outside) != std::string::npos);
    CHECK(sealed.text.find("Ra8") == std::string::npos);
    CHECK(std::get<std::string>(key.open(sealed.text, sealed.digest)) == inside);
    CHECK(problem_of(ArbitersKey::make(), sealed.text, sealed.digest) == Problem::SealedForOther);
}

TEST_CASE("The same move sealed twice makes two envelopes, so that none is guessed by trying") {
    const ArbitersKey key = ArbitersKey::make();
    const Envelope one = key.seal(outside, inside);
    const Envelope other = key.seal(outside, inside);
    CHECK(one.text != other.text);
    CHECK(one.digest != other.digest);
    CHECK(problem_of(key, other.text, one.digest) == Problem::Foreign);
}

TEST_CASE("An envelope that was tampered with anywhere is found out") {
    const ArbitersKey key = ArbitersKey::make();
    const Envelope sealed = key.seal(outside, inside);
    for (std::size_t place = 0; place < sealed.text.size(); ++place) {
        std::string altered = sealed.text;
        altered[place] = altered[place] == 'x' ? 'y' : 'x';
        INFO(place);
        CHECK(std::holds_alternative<Problem>(key.open(altered, sealed.digest)));
        CHECK(std::holds_alternative<Problem>(key.open(sealed.text.substr(0, place), sealed.digest)));
    }
    std::string other_move_number = sealed.text;
    other_move_number.replace(other_move_number.find("41"), 2, "42");
    CHECK(problem_of(key, other_move_number, sealed.digest) == Problem::Altered);
    CHECK(problem_of(key, "a letter\n", sealed.digest) == Problem::NotAnEnvelope);
}

TEST_CASE("The drawer keeps the key from all but its owner, and envelopes until they are wanted") {
    const tests::TemporaryFolder folder;
    std::string digest;
    {
        const auto put = drawer(folder).put(outside, inside);
        REQUIRE(std::holds_alternative<std::string>(put));
        digest = std::get<std::string>(put);
    }
    const auto key_file = folder / "arbiter.key";
    using std::filesystem::perms;
    CHECK(std::filesystem::status(key_file).permissions() == (perms::owner_read | perms::owner_write));
    CHECK(std::get<std::string>(drawer(folder).unseal(digest)) == inside);
}

TEST_CASE("The drawer says what is wrong with an envelope") {
    const tests::TemporaryFolder folder;
    const Drawer arbiters = drawer(folder);
    const auto digest = std::get<std::string>(arbiters.put(outside, inside));
    const auto other = std::get<std::string>(arbiters.put(outside, "Rb1\n"));
    CHECK(problem_of(arbiters.unseal(std::string(64, '0'))) == Problem::Missing);

    const std::string whole = *storage::read_whole(arbiters.file_of(digest));
    REQUIRE_FALSE(storage::write_whole(arbiters.file_of(digest), whole.substr(0, whole.size() - 9) + "\n"));
    CHECK(problem_of(arbiters.unseal(digest)) == Problem::Altered);
    REQUIRE_FALSE(storage::write_whole(arbiters.file_of(digest), *storage::read_whole(arbiters.file_of(other))));
    CHECK(problem_of(arbiters.unseal(digest)) == Problem::Foreign);
    REQUIRE_FALSE(storage::write_whole(arbiters.file_of(digest), "Klangbrett envelope 1\n"));
    CHECK(problem_of(arbiters.unseal(digest)) == Problem::NotAnEnvelope);
    REQUIRE_FALSE(storage::write_whole(arbiters.file_of(digest), ArbitersKey::make().seal(outside, inside).text));
    CHECK(problem_of(arbiters.unseal(digest)) == Problem::Altered);
}

TEST_CASE("A key that others may read, or that is none, is not used") {
    const tests::TemporaryFolder folder;
    { const Drawer made = drawer(folder); }
    const auto key_file = folder / "arbiter.key";
    const auto problem = [&folder] {
        const auto opened = Drawer::open(folder.path());
        REQUIRE(std::holds_alternative<Fault>(opened));
        return std::get<Fault>(opened).problem;
    };
    using std::filesystem::perms;
    std::filesystem::permissions(key_file, perms::group_read, std::filesystem::perm_options::add);
    CHECK(problem() == Problem::KeyOpenToAll);
    REQUIRE_FALSE(storage::write_whole(key_file, "sesame\n"));
    CHECK(problem() == Problem::NotAKey);
}
