#include "tests/bench/phrases.hpp"

#include "rules/variants/position.hpp"
#include "speech/announce/describe.hpp"
#include "speech/phrases/locale.hpp"

#include <algorithm>
#include <cstdio>

namespace tests::bench {

namespace {

namespace board = rules::board;
using namespace speech::announce;
using speech::phrases::Catalogue;
using speech::phrases::Language;
using speech::phrases::PhraseId;
using speech::phrases::Runs;
using speech::vocabulary::Vocabulary;

Phrase phrase(const Language& language, Runs runs) {
    const bool is_mixed =
        std::ranges::any_of(runs, [&](const speech::phrases::Run& run) { return run.language != language; });
    return {.kind = language.tag + (is_mixed ? " with de" : ""), .language = language, .runs = std::move(runs)};
}

Script script(const Catalogue& catalogue, const Vocabulary& vocabulary) {
    const Manner manner{catalogue, vocabulary, Form::Long, board::Color::White};
    const auto start = rules::variants::Position::initial();
    const board::Square g1{board::File::G, board::Rank::One};
    const board::Square f3{board::File::F, board::Rank::Three};
    const auto move = board::Move::normal(g1, f3);
    const Language& language = catalogue.language();
    const Phrase replacing =
        phrase(language, catalogue.runs(PhraseId::ReadingEmptySquare, {{"square", describe_square(f3, manner)}}));
    return {.language = language,
            .answers = {phrase(language, describe_turn(start, manner)),
                        phrase(language, describe_square(start.setup().placement, g1, manner)),
                        phrase(language, catalogue.runs(PhraseId::ConfirmQuit)), replacing},
            .running = phrase(language, catalogue.runs(PhraseId::ConfirmClaimThreefoldWith,
                                                       {{"move", describe_move(start, move, Form::Long, manner)},
                                                        {"clocks", "yes"}})),
            .replacing = replacing};
}

} // namespace

std::vector<Script> scripts(const std::filesystem::path& data) {
    const auto vocabulary = Vocabulary::load(data / "vocabularies/fide-german.toml");
    if (const auto* fault = std::get_if<base::toml::DataFault>(&vocabulary)) {
        std::fprintf(stderr, "bench: %s\n", base::toml::describe(*fault).c_str());
        return {};
    }
    std::vector<Script> all;
    for (const Language& language : speech::phrases::languages(speech::phrases::locales_of(data))) {
        const auto catalogue = Catalogue::load(speech::phrases::locales_of(data), language);
        if (const auto* fault = std::get_if<speech::phrases::CatalogueFault>(&catalogue)) {
            std::fprintf(stderr, "bench: %s\n", fault->message().c_str());
            continue;
        }
        all.push_back(script(std::get<Catalogue>(catalogue), std::get<Vocabulary>(vocabulary)));
    }
    return all;
}

} // namespace tests::bench
