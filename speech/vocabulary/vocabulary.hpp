// The words in which squares, pieces and moves are said and understood. A vocabulary is a TOML file.
#pragma once

#include "base/toml/data_fault.hpp"
#include "rules/board/piece.hpp"
#include "rules/board/square.hpp"
#include "speech/phrases/run.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace speech::vocabulary {

namespace board = rules::board;

/// What a word in a move can mean besides files, ranks and pieces.
enum class Sign { Takes, To, Becomes, EnPassant, Castling, ShortCastling, LongCastling, Check, Mate };

/// What a player can ask for with words instead of a move.
enum class Order {
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    Resign,
    Clocks,
    LastMove,
    RepeatLast,
    WhoseTurn,
    Help,
};

/// `offer_draw`, `resign` ...: the keys of a vocabulary's [order].
std::string_view name(Order order);

using Meaning = std::variant<board::File, board::Rank, board::Role, Sign, Order>;

/// One way to write a meaning: its folded words, at least one.
struct Spelling {
    std::vector<std::string> words;
    Meaning meaning;
    bool operator==(const Spelling&) const = default;
};

/// How the parts of a spoken move are put together. Each is one key of [say].
enum class MovePattern {
    Square,     ///< {file} {rank}
    Move,       ///< {piece} {to}
    MoveFrom,   ///< {piece} {from} {to}
    Takes,      ///< {piece} {to}
    TakesFrom,  ///< {piece} {from} {to}
    TakesPiece, ///< {piece} {from} {captured} {to}
    Pawn,       ///< {to}
    PawnFrom,   ///< {from} {to}
    PawnTakes,  ///< {from} {to}
    EnPassant,  ///< {move}
    Becomes,    ///< {move} {piece}
    Check,      ///< {move}
    Mate,       ///< {move}
};

/// A value for one of a pattern's arguments.
struct PatternWord {
    std::string_view name;
    std::string word;
};

/// One vocabulary, complete: each file, rank, piece and sign has a word, each pattern is there with its arguments. What
/// its file lacks it has from its `parent`, a file beside it.
class Vocabulary {
public:
    static std::variant<Vocabulary, base::toml::DataFault> load(const std::filesystem::path& file);

    Vocabulary(Vocabulary&&) noexcept;
    Vocabulary& operator=(Vocabulary&&) noexcept;
    ~Vocabulary();

    /// As a person would name it.
    const std::string& name() const;
    /// The language of the voice that says it.
    const phrases::Language& language() const;

    /// The one word that is said. Precondition: an Order has words only where the file has an [order].
    const std::string& word(Meaning meaning) const;
    /// Every spelling that is understood.
    const std::vector<Spelling>& spellings() const;

    std::string square(board::Square square) const;
    /// Precondition: the words are exactly the pattern's arguments.
    std::string fill(MovePattern pattern, const std::vector<PatternWord>& words) const;
    /// The text as words of this vocabulary's language.
    phrases::Run run(std::string text) const { return {language(), std::move(text)}; }

private:
    struct Inside;
    explicit Vocabulary(std::unique_ptr<const Inside> inside);
    std::unique_ptr<const Inside> inside_;
};

/// Where a vocabulary of that name lies below the program's data: `vocabularies/<name>.toml`, the words of the
/// language `<name>`, `locales/<name>/vocabulary.toml`, or, for `<name>-spelled`, `locales/<name>/spelled.toml`. Empty
/// if there is none of them.
std::optional<std::filesystem::path> find_vocabulary(const std::filesystem::path& data, std::string_view name);

/// The names of all vocabularies: those of speech/vocabulary first, then the languages' own, then those that spell the
/// squares, each group sorted.
std::vector<std::string> vocabulary_names(const std::filesystem::path& data);

/// A vocabulary and the name by which it is found.
struct NamedVocabulary {
    std::string name;
    Vocabulary vocabulary;
};

/// What is understood: all vocabularies below the program's data that have words of their own, in the order of their
/// names, without those that are wrong; or, where none is right, what is wrong with the first one. Those that spell
/// squares say the same words at another pace.
std::variant<std::vector<NamedVocabulary>, base::toml::DataFault> load_all(const std::filesystem::path& data);

} // namespace speech::vocabulary
