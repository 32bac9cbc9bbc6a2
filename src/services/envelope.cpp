#include "src/services/envelope.hpp"

#include "base/platform/paths.hpp"
#include "base/values/overloaded.hpp"
#include "src/envelope/drawer.hpp"

#include <utility>

namespace services {

using session::EnvelopeFailed;
using session::Message;

namespace {

envelope::Credential credential_of(const envelope::OpenedBy& opened_by) {
    return std::visit(base::values::Overloaded{
                          [](const envelope::Passphrase& passphrase) -> envelope::Credential { return passphrase; },
                          [](const envelope::KeyFileName& file) -> envelope::Credential {
                              return envelope::KeyFile{base::platform::path_of(file.name)};
                          },
                      },
                      opened_by);
}

std::optional<envelope::KeyChoice> choice_of(const std::optional<envelope::WhichKey>& key) {
    if (!key) return std::nullopt;
    return std::visit(base::values::Overloaded{
                          [](const envelope::Fingerprint& present) -> envelope::KeyChoice { return present; },
                          [](const envelope::ForNewKey& wanted) -> envelope::KeyChoice {
                              return envelope::NewKey{credential_of(wanted.opened_by)};
                          },
                      },
                      *key);
}

} // namespace

EnvelopeService::EnvelopeService(std::filesystem::path folder)
    : folder_(std::move(folder)) {}

Message EnvelopeService::carry_out(const session::SealEnvelope& effect) const {
    const session::MoveToSeal& move = effect.move;
    auto put = envelope::Drawer(folder_).put(move.outside, move.inside, choice_of(effect.key));
    return std::visit(base::values::Overloaded{
                          [&](envelope::Kept& kept) -> Message {
                              return session::EnvelopeSealed{
                                  effect.table, move.side, move.text, kept.digest, base::platform::shown(kept.file),
                                  kept.key,     effect.who};
                          },
                          [&](envelope::WantsKey& wants) -> Message {
                              return session::EnvelopeWantsKey{effect.table, move, std::move(wants), effect.who};
                          },
                          [&](envelope::Fault& fault) -> Message {
                              return EnvelopeFailed{effect.table, std::move(fault), effect.who};
                          },
                      },
                      put);
}

Message EnvelopeService::carry_out(const session::UnsealEnvelope& effect) const {
    const envelope::Drawer drawer(folder_);
    if (!effect.credential) {
        const auto opener = drawer.opener_of(effect.digest);
        if (const auto* fault = std::get_if<envelope::Fault>(&opener))
            return EnvelopeFailed{effect.table, *fault, effect.who};
        return session::EnvelopeWantsOpener{effect.table, std::get<envelope::Opener>(opener), effect.who};
    }
    const auto inside = drawer.open(effect.digest, credential_of(*effect.credential));
    if (const auto* fault = std::get_if<envelope::Fault>(&inside))
        return EnvelopeFailed{effect.table, *fault, effect.who};
    return session::EnvelopeUnsealed{effect.table, std::get<std::string>(inside), effect.who};
}

} // namespace services
