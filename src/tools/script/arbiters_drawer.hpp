// The arbiter's drawer on disk, as a script's envelopes.
#pragma once

#include "src/envelope/envelope.hpp"
#include "src/tools/script/envelopes.hpp"
#include "src/tools/script/script.hpp"

#include <filesystem>
#include <optional>

namespace tools::script {

/// Envelopes in a folder, with the arbiter's key beside them. The folder and the key are made with the first envelope.
class ArbitersDrawer final : public Envelopes {
public:
    ArbitersDrawer(std::filesystem::path folder, Names names)
        : folder_(std::move(folder))
        , names_(std::move(names)) {}

    std::variant<Digest, EnvelopeTrouble> seal(const rules::table::Table& table, rules::table::Color side,
                                               const std::string& move, rules::table::Instant now) override;
    std::variant<WrittenMove, EnvelopeTrouble> open(const Digest& digest) override;

private:
    std::optional<envelope::Fault> unlock();

    std::filesystem::path folder_;
    Names names_;
    std::optional<envelope::Drawer> drawer_;
};

} // namespace tools::script
