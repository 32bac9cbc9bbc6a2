// Sealing and opening as the session asks for it: each answer names its table.
#include "src/services/envelope.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

using services::EnvelopeService;
using session::TableId;

namespace {

constexpr TableId table{3};
const session::MoveToSeal move{rules::board::Color::White, "e2e4", "white: Sina A.\nblack: Nora B.\nmove: 1\n", "e4\n"};
const envelope::Passphrase sesame{"sesame street"};

template <typename Answer>
Answer as(const session::Message& message) {
    REQUIRE(std::holds_alternative<Answer>(message));
    return std::get<Answer>(message);
}

} // namespace

TEST_CASE("A move is sealed once it is said for which key, and opened by whoever has what it takes") {
    const tests::TemporaryFolder folder;
    const EnvelopeService envelopes(folder.path());
    const auto wants = as<session::EnvelopeWantsKey>(envelopes.carry_out(session::SealEnvelope{table, move}));
    CHECK(wants.table == table);
    CHECK(wants.move.text == "e2e4");
    CHECK(wants.keys == envelope::WantsKey{});

    const auto sealed = as<session::EnvelopeSealed>(
        envelopes.carry_out(session::SealEnvelope{table, move, envelope::ForNewKey{sesame}}));
    CHECK(sealed.table == table);
    CHECK(sealed.side == rules::board::Color::White);
    CHECK(sealed.text == "e2e4");

    const std::string digest = sealed.digest;
    const auto opener = as<session::EnvelopeWantsOpener>(envelopes.carry_out(session::UnsealEnvelope{table, digest}));
    CHECK(opener.table == table);
    CHECK(opener.opener == envelope::Opener::Passphrase);
    const auto wrong = as<session::EnvelopeFailed>(
        envelopes.carry_out(session::UnsealEnvelope{table, digest, envelope::Passphrase{"open sesame"}}));
    CHECK(wrong.table == table);
    CHECK(wrong.fault.problem == envelope::Problem::WrongPassphrase);
    const auto unsealed =
        as<session::EnvelopeUnsealed>(envelopes.carry_out(session::UnsealEnvelope{table, digest, sesame}));
    CHECK(unsealed.table == table);
    CHECK(unsealed.inside.find("e4") != std::string::npos);
}

TEST_CASE("What cannot be opened is told of its table") {
    const tests::TemporaryFolder folder;
    const EnvelopeService envelopes(folder.path());
    const auto failed =
        as<session::EnvelopeFailed>(envelopes.carry_out(session::UnsealEnvelope{table, std::string(64, '0')}));
    CHECK(failed.table == table);
    CHECK(failed.fault.problem == envelope::Problem::Missing);
}
