#include "src/school/openings.hpp"

#include "rules/notation/san.hpp"
#include "src/school/line.hpp"

#include <array>
#include <string_view>

namespace school {

namespace {

/// By their usual names, from books of openings.
constexpr std::array openings{
    std::string_view{"e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6"},   // Ruy Lopez
    std::string_view{"e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6"}, // Exchange Variation
    std::string_view{"e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4"}, // Berlin Defence
    std::string_view{"e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6"},   // Italian Game
    std::string_view{"e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5"},   // Two Knights Defence
    std::string_view{"e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4"},  // Evans Gambit
    std::string_view{"e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6"}, // Scotch Game
    std::string_view{"e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4"},  // Four Knights Game
    std::string_view{"e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4"}, // Petrov’s Defence
    std::string_view{"e4 e5 Nf3 d6 d4 exd4 Nxd4 Nf6"},  // Philidor’s Defence
    std::string_view{"e4 e5 f4 exf4 Nf3 g5 h4 g4"},     // King’s Gambit
    std::string_view{"e4 e5 Nc3 Nf6 f4 d5 fxe5 Nxe4"},  // Vienna Game
    std::string_view{"e4 e5 d4 exd4 c3 dxc3 Bc4 cxb2"}, // Danish Gambit
    std::string_view{"e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6"},  // Sicilian Defence
    std::string_view{"e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6"},  // Dragon, accelerated
    std::string_view{"e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6"},   // Kan Variation
    std::string_view{"e4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7"},    // Closed Sicilian
    std::string_view{"e4 c5 c3 Nf6 e5 Nd5 d4 cxd4"},    // Alapin Variation
    std::string_view{"e4 c5 d4 cxd4 c3 dxc3 Nxc3 Nc6"}, // Smith-Morra Gambit
    std::string_view{"e4 e6 d4 d5 Nc3 Bb4 e5 c5"},      // French Defence, Winawer Variation
    std::string_view{"e4 e6 d4 d5 e5 c5 c3 Nc6"},       // Advance Variation
    std::string_view{"e4 e6 d4 d5 exd5 exd5 Nf3 Nf6"},  // Exchange Variation
    std::string_view{"e4 e6 d4 d5 Nd2 Nf6 e5 Nfd7"},    // Tarrasch Variation
    std::string_view{"e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5"},  // Caro-Kann Defence
    std::string_view{"e4 c6 d4 d5 e5 Bf5 Nf3 e6"},      // Advance Variation
    std::string_view{"e4 c6 d4 d5 exd5 cxd5 c4 Nf6"},   // Panov Attack
    std::string_view{"e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6"}, // Scandinavian Defence
    std::string_view{"e4 d6 d4 Nf6 Nc3 g6 f4 Bg7"},     // Pirc Defence
    std::string_view{"e4 Nf6 e5 Nd5 d4 d6 Nf3 Bg4"},    // Alekhine’s Defence
    std::string_view{"d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7"},    // Queen’s Gambit
    std::string_view{"d4 d5 c4 dxc4 Nf3 Nf6 e3 e6"},    // accepted
    std::string_view{"d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4"},   // Slav Defence
    std::string_view{"d4 d5 c4 e5 dxe5 d4 Nf3 Nc6"},    // Albin Counter-Gambit
    std::string_view{"d4 d5 Nf3 Nf6 Bf4 c5 e3 Nc6"},    // London System
    std::string_view{"d4 Nf6 c4 g6 Nc3 Bg7 e4 d6"},     // King’s Indian Defence
    std::string_view{"d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5"},  // Grünfeld Defence
    std::string_view{"d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O"},    // Nimzo-Indian Defence
    std::string_view{"d4 Nf6 c4 e6 Nf3 b6 g3 Bb7"},     // Queen’s Indian Defence
    std::string_view{"d4 Nf6 c4 e6 g3 d5 Bg2 Be7"},     // Catalan Opening
    std::string_view{"d4 Nf6 c4 c5 d5 e6 Nc3 exd5"},    // Modern Benoni
    std::string_view{"d4 Nf6 c4 c5 d5 b5 cxb5 a6"},     // Benko Gambit
    std::string_view{"d4 Nf6 c4 e5 dxe5 Ng4 Bf4 Nc6"},  // Budapest Gambit
    std::string_view{"d4 f5 g3 Nf6 Bg2 g6 Nf3 Bg7"},    // Dutch Defence
    std::string_view{"c4 e5 Nc3 Nf6 Nf3 Nc6 g3 d5"},    // English Opening
    std::string_view{"c4 c5 Nf3 Nf6 Nc3 d5 cxd5 Nxd5"}, // symmetrical
    std::string_view{"Nf3 d5 g3 Nf6 Bg2 g6 O-O Bg7"},   // Réti Opening
};

} // namespace

const std::size_t opening_count = openings.size();

std::vector<rules::board::Move> opening(std::size_t place) {
    return read_line(openings.at(place),
                     [](const rules::variants::Position& position, std::string_view move) {
                         return rules::notation::read_san(position, move);
                     })
        .value();
}

} // namespace school
