#include "base/platform/whole_file.hpp"
#include "src/envelope/drawer.hpp"

#include "tests/src/envelope/first_envelope.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

using namespace envelope;
using tests::outside;

namespace {

using std::filesystem::perms;

const std::string inside = "Ra8\n";
const Passphrase sesame{"sesame street"};

Problem problem_of(const std::variant<std::string, Fault>& opened) {
    REQUIRE(std::holds_alternative<Fault>(opened));
    return std::get<Fault>(opened).problem;
}

Problem problem_of(const std::variant<Kept, WantsKey, Fault>& put) {
    REQUIRE(std::holds_alternative<Fault>(put));
    return std::get<Fault>(put).problem;
}

/// A folder of envelopes, and a stick with keys.
struct Office {
    tests::TemporaryFolder folder;
    tests::TemporaryFolder stick;
    Drawer drawer{folder.path()};

    Kept put(const std::optional<KeyChoice>& choice = std::nullopt) const {
        auto kept = drawer.put(outside, inside, choice);
        REQUIRE(std::holds_alternative<Kept>(kept));
        return std::get<Kept>(std::move(kept));
    }
    WantsKey wants() const {
        auto wanted = drawer.put(outside, inside, std::nullopt);
        REQUIRE(std::holds_alternative<WantsKey>(wanted));
        return std::get<WantsKey>(std::move(wanted));
    }
    KeyFile on_stick() const { return {stick.path()}; }
    std::filesystem::path key_of(const Kept& kept) const { return stick / key_file_name(kept.key); }
    std::filesystem::path lock_of(const Kept& kept) const { return folder / lock_file_name(kept.key); }
    std::size_t files() const {
        return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder.path()), {}));
    }
};

} // namespace

TEST_CASE("No key is made unless that was chosen; afterwards it is the one") {
    const Office office;
    CHECK(office.wants() == WantsKey{});
    CHECK(office.files() == 0);
    const Kept first = office.put(NewKey{sesame});
    const Kept second = office.put();
    CHECK(first.key == second.key);
    CHECK(sealed_for(*base::platform::read_whole(second.file)) == second.key);
    CHECK(std::get<Opener>(office.drawer.opener_of(second.digest)) == Opener::Passphrase);
    CHECK(std::get<std::string>(office.drawer.open(second.digest, sesame)) == inside);
    CHECK(problem_of(office.drawer.open(second.digest, Passphrase{"sesame streets"})) == Problem::WrongPassphrase);
    CHECK(problem_of(office.drawer.put(outside, inside, NewKey{Passphrase{"1234567"}})) == Problem::ShortPassphrase);
    CHECK(std::filesystem::status(office.lock_of(first)).permissions() == (perms::owner_read | perms::owner_write));
}

TEST_CASE("A key on a stick opens what was sealed for it, and nothing else does") {
    const Office office;
    const Kept kept = office.put(NewKey{office.on_stick()});
    CHECK(std::filesystem::status(office.key_of(kept)).permissions() == (perms::owner_read | perms::owner_write));
    CHECK(std::get<Opener>(office.drawer.opener_of(kept.digest)) == Opener::KeyFile);
    CHECK(std::get<std::string>(office.drawer.open(kept.digest, office.on_stick())) == inside);
    CHECK(std::get<std::string>(office.drawer.open(kept.digest, KeyFile{office.key_of(kept)})) == inside);
    CHECK(problem_of(office.drawer.open(kept.digest, sesame)) == Problem::WrongPassphrase);

    const tests::TemporaryFolder another;
    const Kept other = office.put(NewKey{KeyFile{another.path()}});
    CHECK(problem_of(office.drawer.open(kept.digest, KeyFile{another / key_file_name(other.key)})) ==
          Problem::OtherKey);
    CHECK(problem_of(office.drawer.open(kept.digest, KeyFile{another.path()})) == Problem::KeyMissing);
}

TEST_CASE("No folder is made for a key: one that is not there is named, and nothing is written") {
    const Office office;
    const auto missing = office.stick / "missing";
    const auto answer = office.drawer.put(outside, inside, NewKey{KeyFile{missing / "key"}});
    CHECK(problem_of(answer) == Problem::FolderMissing);
    CHECK(std::get<Fault>(answer).detail == missing.string());
    CHECK_FALSE(std::filesystem::exists(missing));
}

TEST_CASE("Sealing goes on while the stick is away, opening waits for it and makes nothing") {
    const Office office;
    const Kept first = office.put(NewKey{office.on_stick()});
    const auto key = office.key_of(first);
    const std::string text = *base::platform::read_whole(key);
    std::filesystem::remove(key);
    std::filesystem::create_symlink(office.stick / "unplugged", key);
    const Kept second = office.put();
    CHECK(second.key == first.key);
    const std::size_t files = office.files();
    CHECK(problem_of(office.drawer.open(first.digest, office.on_stick())) == Problem::KeyMissing);
    CHECK(std::filesystem::is_symlink(key));
    CHECK(office.files() == files);
    std::filesystem::remove(key);
    REQUIRE_FALSE(base::platform::write_whole(key, text));
    for (const Kept& each : {first, second})
        CHECK(std::get<std::string>(office.drawer.open(each.digest, office.on_stick())) == inside);
}

TEST_CASE("Where envelopes lie and what seals for their key is gone, sealing asks; both keys open their own later") {
    const Office office;
    const Kept first = office.put(NewKey{office.on_stick()});
    const std::string lock = *base::platform::read_whole(office.lock_of(first));
    std::filesystem::remove(office.lock_of(first));
    CHECK(office.wants() == WantsKey{{}, {first.key}});
    // The key alone opens the envelope still.
    CHECK(std::get<std::string>(office.drawer.open(first.digest, office.on_stick())) == inside);
    const Kept second = office.put(NewKey{sesame});
    CHECK(office.wants() == WantsKey{{second.key}, {first.key}});
    CHECK(office.put(second.key).key == second.key);
    REQUIRE_FALSE(base::platform::write_whole(office.lock_of(first), lock));
    const WantsKey both = office.wants();
    CHECK(both.present.size() == 2);
    CHECK(both.away.empty());
    CHECK(office.put(first.key).key == first.key);
    CHECK(std::get<std::string>(office.drawer.open(first.digest, office.on_stick())) == inside);
    CHECK(std::get<std::string>(office.drawer.open(second.digest, sesame)) == inside);
}

TEST_CASE("An error is no absence: nothing is sealed or replaced over a lock that cannot be read") {
    const Office office;
    const Kept kept = office.put(NewKey{sesame});
    const auto lock = office.lock_of(kept);
    std::filesystem::remove(lock);
    std::filesystem::create_directory(lock);
    CHECK(problem_of(office.drawer.put(outside, inside, std::nullopt)) == Problem::KeyNotKept);
    CHECK(problem_of(office.drawer.open(kept.digest, sesame)) == Problem::KeyNotKept);
    std::filesystem::remove(lock);
    REQUIRE_FALSE(base::platform::write_whole(lock, "sesame\n"));
    CHECK(problem_of(office.drawer.put(outside, inside, std::nullopt)) == Problem::NotAKey);
    CHECK(*base::platform::read_whole(lock) == "sesame\n");
    // A file that stands where the new key would go stays.
    const auto taken = office.stick / "mine.key";
    REQUIRE_FALSE(base::platform::write_whole(taken, "a letter\n"));
    CHECK(problem_of(office.drawer.put(outside, inside, NewKey{KeyFile{taken}})) == Problem::KeyNotKept);
    CHECK(*base::platform::read_whole(taken) == "a letter\n");
}

TEST_CASE("The drawer says what is wrong with an envelope") {
    const Office office;
    const Kept one = office.put(NewKey{sesame});
    const auto put = office.drawer.put(outside, "Rb1\n", std::nullopt);
    const Kept& other = std::get<Kept>(put);
    CHECK(problem_of(office.drawer.open(std::string(64, '0'), sesame)) == Problem::Missing);

    const auto opened_as = [&](const std::string& text) {
        REQUIRE_FALSE(base::platform::write_whole(one.file, text));
        return problem_of(office.drawer.open(one.digest, sesame));
    };
    const std::string whole = *base::platform::read_whole(one.file);
    CHECK(opened_as(whole.substr(0, whole.size() - 9) + "\n") == Problem::Altered);
    CHECK(opened_as(*base::platform::read_whole(other.file)) == Problem::Foreign);
    CHECK(opened_as("Klangbrett envelope 2\nkey: " + one.key.digits + "\n") == Problem::NotAnEnvelope);
    std::string for_another = ArbitersKey::make().lock().seal(outside, inside).text;
    for_another.replace(for_another.find("key: ") + 5, 8, one.key.digits);
    CHECK(opened_as(for_another) == Problem::Altered);
}

TEST_CASE("A key that others may read, or that is none, is not used") {
    const Office office;
    const Kept kept = office.put(NewKey{office.on_stick()});
    const auto key = office.key_of(kept);
    std::filesystem::permissions(key, perms::group_read, std::filesystem::perm_options::add);
    CHECK(problem_of(office.drawer.open(kept.digest, office.on_stick())) == Problem::KeyOpenToAll);
    REQUIRE_FALSE(base::platform::write_whole(key, "sesame\n"));
    CHECK(problem_of(office.drawer.open(kept.digest, office.on_stick())) == Problem::NotAKey);
}

TEST_CASE("Envelopes of the first version are opened with the key as it was kept then") {
    const Office office;
    REQUIRE_FALSE(base::platform::write_whole(office.drawer.file_of(tests::first_digest), tests::first_envelope));
    std::string key;
    for (int byte = 0; byte < 32; ++byte) key += "07";
    REQUIRE_FALSE(base::platform::write_whole(office.folder / "arbiter.key", key + "\n"));
    CHECK(std::get<Opener>(office.drawer.opener_of(tests::first_digest)) == Opener::KeyFile);
    CHECK(std::get<std::string>(office.drawer.open(tests::first_digest, KeyFile{office.folder.path()})) == inside);
    CHECK(problem_of(office.drawer.open(tests::first_digest, sesame)) == Problem::KeyMissing);
    // What is sealed from now on is sealed for a key of its own.
    CHECK(office.wants() == WantsKey{});
}
