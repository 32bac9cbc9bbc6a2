// Moves in the words FIDE's rules for blind players give them, read from the program's data.
#pragma once

#include "speech/announce/manner.hpp"
#include "speech/listen/listener.hpp"
#include "src/tools/script/spoken.hpp"

#include <filesystem>
#include <memory>

namespace tools::asking {

/// Says moves in German, as the Laws have it, and understands them in every vocabulary and in SAN.
class FideWords final : public script::Spoken {
public:
    FideWords(speech::phrases::Catalogue catalogue, speech::vocabulary::Vocabulary vocabulary,
              speech::listen::Listener listener);

    std::vector<rules::board::Move> meant(const rules::variants::Position& position,
                                          std::string_view words) const override;
    bool describes(const rules::variants::Position& position, std::string_view words,
                   rules::board::Move move) const override;
    std::string said(const rules::variants::Position& position, rules::board::Move move) const override;

private:
    speech::phrases::Catalogue catalogue_;
    speech::vocabulary::Vocabulary vocabulary_;
    speech::listen::Listener listener_;
};

/// Nothing after a complaint on stderr.
std::unique_ptr<FideWords> read_fide_words(const std::filesystem::path& data);

} // namespace tools::asking
