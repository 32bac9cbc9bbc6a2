// `games`: what is in the library.
#include "rules/notation/fen.hpp"
#include "rules/notation/san.hpp"
#include "rules/table/display.hpp"
#include "src/storage/editions.hpp"
#include "src/storage/folders.hpp"
#include "src/storage/library.hpp"
#include "src/storage/pgn_export.hpp"
#include "src/tools/asking/position.hpp"
#include "src/tools/script/script.hpp"
#include "src/tools/tool.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <iostream>
#include <memory>

namespace tools {
namespace {

using rules::table::Color;
using rules::table::Table;
using storage::GameId;
using storage::LibraryFault;
using storage::StoredGame;

struct Options {
    std::filesystem::path library = storage::library_file();
    std::int64_t id = 0;
};

/// One run of the tool on one library.
class GamesTool {
public:
    explicit GamesTool(const Options& options)
        : options_(options) {}

    Status list() {
        std::error_code unreadable;
        if (!std::filesystem::exists(options_.library, unreadable)) return Status::Done;
        auto library = storage::Library::open(options_.library);
        if (const auto* fault = std::get_if<LibraryFault>(&library)) return complain(*fault);
        const auto games = std::get<storage::Library>(library).list(false);
        if (const auto* fault = std::get_if<LibraryFault>(&games)) return complain(*fault);
        for (const auto& game : std::get<std::vector<storage::GameSummary>>(games))
            std::cout << fmt::format("{}\t{}\t{}\t{}\t{}\t{}\n", game.id.number, cell(game.started.substr(0, 10)),
                                     cell(game.white), cell(game.black), (game.plies + 1) / 2,
                                     game.result ? rules::table::word(*game.result) : "*");
        return Status::Done;
    }

    Status show() {
        return with_game([](const StoredGame& stored) {
            for (const std::string& line : rules::table::write_settings(stored.game.settings))
                std::cout << line << '\n';
            for (const auto& event : stored.events) std::cout << rules::table::write_line(event) << '\n';
            return Status::Done;
        });
    }

    Status export_pgn() {
        return with_game([this](const StoredGame& stored) {
            const auto found = lay(stored);
            if (!found) return Status::BadInput;
            std::cout << storage::write_pgn(stored.game, found->start, found->events);
            return Status::Done;
        });
    }

    Status resume() {
        return with_game([this](const StoredGame& stored) {
            const auto found = lay(stored);
            if (!found) return Status::BadInput;
            print(found->now, stored.seen);
            return Status::Done;
        });
    }

private:
    /// A stored game on its table: before its first event and after its last.
    struct Laid {
        Table start;
        Table now;
        std::vector<rules::table::TimedEvent> events;
    };

    template <typename Use>
    Status with_game(Use use) {
        const GameId id{options_.id};
        std::error_code unreadable;
        if (!std::filesystem::exists(options_.library, unreadable)) {
            std::cerr << fmt::format("{}: there is no library\n", options_.library.string());
            return Status::No;
        }
        auto library = storage::Library::open(options_.library);
        if (const auto* fault = std::get_if<LibraryFault>(&library)) return complain(*fault);
        const auto stored = std::get<storage::Library>(library).load(id);
        if (const auto* fault = std::get_if<LibraryFault>(&stored)) return complain(*fault);
        const auto& game = std::get<StoredGame>(stored);
        if (game.torn)
            std::cerr << fmt::format("game {}: the last line is torn and left out: word {}: expected {}\n", id.number,
                                     game.torn->word, game.torn->expected);
        return use(game);
    }

    std::optional<Laid> lay(const StoredGame& stored) {
        const auto data = storage::data_folder();
        if (!data) return complain("the folder with the program's data was not found; KLANGBRETT_DATA can name it");
        const auto laws = rules::laws::read_laws(stored.game.settings.edition, storage::edition_source(*data));
        if (const auto* fault = std::get_if<rules::laws::LawsFault>(&laws))
            return complain(fmt::format("edition {}: {}:{}: {} expected {}", stored.game.settings.edition, fault->file,
                                        fault->line, fault->key, fault->expected));
        const auto table = rules::table::lay(stored.game.settings, std::get<rules::laws::Laws>(laws));
        if (const auto* bad = std::get_if<rules::table::BadStart>(&table))
            return complain("the game does not start from a legal position: " + asking::describe(bad->faults));
        Laid laid{std::get<Table>(table), std::get<Table>(table), stored.events};
        auto replayed = rules::table::replay_checked(laid.start, laid.events);
        if (replayed.impossible) {
            std::cerr << fmt::format("game {}: line {} cannot have happened and is left out with all after it: {}\n",
                                     stored.id.number, *replayed.impossible + 1,
                                     rules::table::write_line(laid.events[*replayed.impossible]));
            laid.events.resize(*replayed.impossible);
        }
        laid.events.insert(laid.events.end(), replayed.owing.begin(), replayed.owing.end());
        laid.now = rules::table::replay(std::move(replayed.table), replayed.owing);
        return laid;
    }

    static void print(const Table& table, rules::table::Instant seen) {
        const auto display = [&](Color side) {
            const auto left = table.clock.left(side, seen);
            return left ? rules::table::write_time(*left) : std::string("-");
        };
        const auto last = [&]() -> std::string {
            if (table.plies.empty()) return "-";
            return rules::notation::write_san(table.plies.back().before, table.plies.back().move);
        };
        const auto outcome = [&]() -> std::string {
            if (!table.outcome) return "*";
            return fmt::format("{} {}", rules::table::word(table.outcome->result),
                               rules::table::word(table.outcome->reason));
        };
        std::cout << fmt::format(
            "fen\t{}\nturn\t{}\nwhite\t{}\nblack\t{}\nrunning\t{}\nlast\t{}\noffer\t{}\nresult\t{}\n",
            rules::notation::write_fen(table.position.setup()), rules::table::word(table.position.turn()),
            display(Color::White), display(Color::Black), side_or_none(table.clock.running()), last(),
            side_or_none(table.offer), outcome());
    }

    static std::string_view side_or_none(std::optional<Color> side) {
        return side ? rules::table::word(*side) : "none";
    }

    /// A name may have been given anything; a list has a tab between its columns only.
    static std::string cell(std::string text) {
        std::replace_if(
            text.begin(), text.end(), [](char sign) { return static_cast<unsigned char>(sign) < 0x20; }, ' ');
        return text;
    }

    static Status complain(const LibraryFault& fault) {
        std::cerr << fault.detail << '\n';
        return fault.problem == storage::LibraryProblem::NoSuchGame ? Status::No : Status::BadInput;
    }

    static std::nullopt_t complain(const std::string& what) {
        std::cerr << "klangbrett: " << what << '\n';
        return std::nullopt;
    }

    Options options_;
};

} // namespace

void add_games(Toolbox& toolbox) {
    auto options = std::make_shared<Options>();
    CLI::App& games = *toolbox.app.add_subcommand("games", "List, show and export the games of the library");
    games.require_subcommand(1);
    const auto add = [&](const std::string& name, const std::string& help, Status (GamesTool::*run)(), bool of_a_game) {
        CLI::App& command = *games.add_subcommand(name, help);
        command.add_option("--library", options->library, "Another library than the player's own");
        if (of_a_game) command.add_option("ID", options->id, "The game's number in the list")->required();
        command.callback([options, &toolbox, run] { toolbox.status = (GamesTool(*options).*run)(); });
    };
    games.add_option("--library", options->library, "Another library than the player's own");
    add("list", "One game a line, newest first: number, date, White, Black, moves, result", &GamesTool::list, false);
    add("show", "A game's settings and journal", &GamesTool::show, true);
    add("export", "A game as PGN", &GamesTool::export_pgn, true);
    add("resume", "What would be found on going on with a game", &GamesTool::resume, true);
}

} // namespace tools
