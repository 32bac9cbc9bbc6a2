// The arbiter's drawer on disk, as a script's envelopes.
#pragma once

#include "src/envelope/drawer.hpp"
#include "src/tools/script/envelopes.hpp"
#include "src/tools/script/script.hpp"

#include <filesystem>
#include <optional>

namespace tools::script {

/// What the arbiter says about the key.
struct ArbitersKeyring {
    envelope::Credential credential;            ///< opens envelopes, and a key that is made
    std::optional<envelope::Fingerprint> key{}; ///< for which is sealed, where there are several
    bool makes_key = false;                     ///< also where there is one, or where one is away
};

/// Envelopes in a folder. The folder and a key are made with the first of them.
class ArbitersDrawer final : public Envelopes {
public:
    ArbitersDrawer(const std::filesystem::path& folder, ArbitersKeyring keyring, Names names)
        : drawer_(folder)
        , keyring_(std::move(keyring))
        , names_(std::move(names)) {}

    std::variant<Digest, EnvelopeTrouble> seal(const rules::table::Table& table, rules::table::Color side,
                                               const std::string& move, rules::table::Instant now) override;
    std::variant<WrittenMove, EnvelopeTrouble> open(const Digest& digest) override;

private:
    envelope::Drawer drawer_;
    ArbitersKeyring keyring_;
    Names names_;
};

} // namespace tools::script
