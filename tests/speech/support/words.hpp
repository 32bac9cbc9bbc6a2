// Languages, vocabularies, positions and tables for the tests of what is said and understood.
#pragma once

#include "rules/laws/edition.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/san.hpp"
#include "rules/table/table.hpp"
#include "speech/announce/manner.hpp"
#include "speech/phrases/locale.hpp"
#include "tests/support/catch.hpp"

#include <fstream>
#include <sstream>
#include <string>

namespace words {

namespace board = rules::board;
namespace table = rules::table;
namespace variants = rules::variants;
using speech::announce::Form;
using speech::announce::Manner;
using speech::phrases::Catalogue;
using speech::vocabulary::Vocabulary;

inline const std::filesystem::path source = KLANGBRETT_DATA_FOLDER;

inline std::string read_file(const std::filesystem::path& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

inline Catalogue load_catalogue(const std::string& tag) {
    auto loaded = Catalogue::load(speech::phrases::locales_of(source), {tag});
    if (const auto* fault = std::get_if<speech::phrases::CatalogueFault>(&loaded)) FAIL(fault->message());
    return std::get<Catalogue>(std::move(loaded));
}

inline Vocabulary load_vocabulary(const std::string& name) {
    const auto path = speech::vocabulary::find_vocabulary(source, name);
    REQUIRE(path);
    auto loaded = Vocabulary::load(*path);
    if (const auto* fault = std::get_if<base::toml::DataFault>(&loaded)) FAIL(base::toml::describe(*fault));
    return std::get<Vocabulary>(std::move(loaded));
}

inline const Catalogue& english() {
    static const Catalogue catalogue = load_catalogue("en");
    return catalogue;
}
inline const Catalogue& german() {
    static const Catalogue catalogue = load_catalogue("de");
    return catalogue;
}
inline const Vocabulary& fide() {
    static const Vocabulary vocabulary = load_vocabulary("fide-german");
    return vocabulary;
}

inline variants::Position position_of(const std::string& fen) {
    const auto setup = rules::notation::read_fen(fen);
    REQUIRE(std::holds_alternative<board::Setup>(setup));
    const auto position = variants::Position::from_setup(std::get<board::Setup>(setup));
    REQUIRE(std::holds_alternative<variants::Position>(position));
    return std::get<variants::Position>(position);
}

inline board::Move move_of(const variants::Position& position, const std::string& san) {
    const auto reading = rules::notation::read_san(position, san);
    INFO(san);
    REQUIRE(std::holds_alternative<board::Move>(reading));
    return std::get<board::Move>(reading);
}

inline rules::laws::Laws laws_of(const std::string& edition) {
    const auto read = rules::laws::read_laws(edition, [](std::string_view name) {
        return std::optional(read_file(source / "editions" / (std::string(name) + ".toml")));
    });
    REQUIRE(std::holds_alternative<rules::laws::Laws>(read));
    return std::get<rules::laws::Laws>(read);
}

/// A table before its first event.
inline table::Table lay(const table::Settings& settings) {
    auto laid = table::lay(settings, laws_of(settings.edition));
    REQUIRE(std::holds_alternative<table::Table>(laid));
    return std::get<table::Table>(std::move(laid));
}

inline table::Table lay(const std::string& time, const std::string& fen = "",
                        const std::string& edition = "fide-2005") {
    table::Settings settings;
    settings.edition = edition;
    const auto control = table::read_time_control(time);
    REQUIRE(std::holds_alternative<table::TimeControl>(control));
    settings.time = std::get<table::TimeControl>(control);
    if (!fen.empty()) settings.start = position_of(fen).setup();
    return lay(settings);
}

} // namespace words
