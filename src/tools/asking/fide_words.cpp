#include "src/tools/asking/fide_words.hpp"

#include "speech/announce/describe.hpp"
#include "src/tools/asking/speech.hpp"

namespace tools::asking {

using rules::board::Move;

FideWords::FideWords(speech::phrases::Catalogue catalogue, speech::vocabulary::Vocabulary vocabulary,
                     speech::listen::Listener listener)
    : catalogue_(std::move(catalogue))
    , vocabulary_(std::move(vocabulary))
    , listener_(std::move(listener)) {}

std::vector<Move> FideWords::meant(const rules::variants::Position& position, std::string_view words) const {
    return speech::listen::moves_meant(listener_.read(position, words));
}

bool FideWords::describes(const rules::variants::Position& position, std::string_view words, Move move) const {
    return listener_.describes(position, words, move);
}

std::string FideWords::said(const rules::variants::Position& position, Move move) const {
    using speech::announce::Form;
    if (!position.is_legal(move) && move.kind() != rules::board::MoveKind::Castling) {
        const std::string words = vocabulary_.fill(speech::vocabulary::MovePattern::MoveFrom,
                                                   {{"piece", vocabulary_.word(position.at(*move.from())->role)},
                                                    {"from", vocabulary_.square(*move.from())},
                                                    {"to", vocabulary_.square(move.to())}});
        if (!move.promoted()) return words;
        return vocabulary_.fill(speech::vocabulary::MovePattern::Becomes,
                                {{"move", words}, {"piece", vocabulary_.word(*move.promoted())}});
    }
    const speech::announce::Manner manner{catalogue_, vocabulary_, Form::Normal, std::nullopt};
    return plain_text(speech::announce::describe_move(position, move, Form::Normal, manner));
}

std::unique_ptr<FideWords> read_fide_words(const std::filesystem::path& data) {
    auto catalogue = read_catalogue(data, "de");
    auto vocabulary = catalogue ? read_vocabulary(data, "fide-german") : std::nullopt;
    auto listener = vocabulary ? read_listener(data, catalogue->locale()) : std::nullopt;
    if (!listener) return nullptr;
    return std::make_unique<FideWords>(std::move(*catalogue), std::move(*vocabulary), std::move(*listener));
}

} // namespace tools::asking
