// `games`: what is in the library.
#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"
#include "rules/journal/event_lines.hpp"
#include "rules/journal/settings.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/san.hpp"
#include "rules/table/clock/display.hpp"
#include "speech/phrases/locale.hpp"
#include "src/ports/journal/sqlite/reader.hpp"
#include "src/ports/journal/stored_game.hpp"
#include "src/sheet/sheets.hpp"
#include "src/storage/folders.hpp"
#include "src/storage/pgn_export.hpp"
#include "src/storage/recording_files.hpp"
#include "src/storage/replaying.hpp"
#include "src/tools/asking/position.hpp"
#include "src/tools/path_option.hpp"
#include "src/tools/script/citing.hpp"
#include "src/tools/tool.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <iostream>
#include <memory>

namespace tools {
namespace {

using game::GameId;
using ports::journal::Fault;
using ports::journal::KeptChain;
using ports::journal::StoredGame;
using ports::journal::sqlite::LibraryReader;
using rules::table::Color;
using rules::table::Table;

struct GamesOptions {
    std::filesystem::path library = storage::library_file();
    std::optional<std::int64_t> id{};
    bool spoken = false;
    std::string noted;
    std::optional<sheet::Format> sheet{};
    std::optional<std::filesystem::path> recordings{};
    std::optional<Color> side{};
    std::string language = "en";
};

std::string without_spaces(std::string text) {
    std::erase(text, ' ');
    return text;
}

/// Empty for the digits of a head, or for enough of them, as they were noted, in groups or not; otherwise what was
/// expected.
std::string is_head(const std::string& noted) {
    const std::string text = without_spaces(noted);
    const bool is_long_enough = text.size() >= 16 && text.size() <= 64;
    const bool is_hexadecimal = text.find_first_not_of("0123456789abcdef") == std::string::npos;
    return is_long_enough && is_hexadecimal ? "" : "expected 16 to 64 hexadecimal digits in small letters";
}

/// One run of the tool on one library.
class GamesTool {
public:
    explicit GamesTool(const GamesOptions& options)
        : options_(options) {
        options_.library = storage::behind_links(options_.library);
    }

    Status list() {
        std::error_code unreadable;
        if (!std::filesystem::exists(options_.library, unreadable)) return Status::Done;
        const auto library = LibraryReader::open(options_.library);
        if (const auto* fault = std::get_if<Fault>(&library)) return complain(*fault);
        const auto games = std::get<LibraryReader>(library).list();
        if (const auto* fault = std::get_if<Fault>(&games)) return complain(*fault);
        for (const auto& game : std::get<std::vector<ports::journal::GameSummary>>(games))
            std::cout << fmt::format("{}\t{}\t{}\t{}\t{}\t{}\n", game.id.number, cell(game.started.substr(0, 10)),
                                     cell(game.white.value_or("?")), cell(game.black.value_or("?")),
                                     (game.plies + 1) / 2, game.result ? rules::table::word(*game.result) : "*");
        return Status::Done;
    }

    Status show() {
        return with_game([this](const StoredGame& stored, const KeptChain& chain) {
            for (const std::string& line : rules::journal::write_settings(stored.game.settings))
                std::cout << line << '\n';
            if (options_.spoken) return show_entries(chain);
            const auto replayed = lay(stored);
            if (replayed) print_cited(stored, *replayed);
            // Without its edition a journal can still be read.
            if (!replayed)
                for (const auto& event : stored.events) std::cout << rules::journal::write_line(event) << '\n';
            return Status::Done;
        });
    }

    Status verify() {
        std::error_code unreadable;
        if (!options_.id && !std::filesystem::exists(options_.library, unreadable)) return Status::Done;
        return with_library([this](const LibraryReader& library) {
            Status all = Status::Done;
            if (const auto damage = library.check()) {
                std::cout << "library\tdamaged: " << cell(damage->detail) << '\n';
                all = Status::No;
            }
            if (options_.id) return std::max(all, verify(library, GameId{*options_.id}));
            const auto games = library.list();
            if (const auto* fault = std::get_if<Fault>(&games)) return complain(*fault);
            for (const auto& game : std::get<std::vector<ports::journal::GameSummary>>(games))
                all = std::max(all, verify(library, game.id)); // the worst of them
            return all;
        });
    }

    Status export_game() {
        return with_game([this](const StoredGame& stored, const KeptChain& chain) {
            if (options_.recordings) return export_recordings(chain);
            const auto found = lay(stored);
            if (!found) return Status::BadInput;
            if (options_.sheet) return write_sheet(stored, *found);
            std::cout << storage::write_pgn(stored.game, found->start, found->events);
            return Status::Done;
        });
    }

    Status resume() {
        return with_game([this](const StoredGame& stored, const KeptChain&) {
            const auto found = lay(stored);
            if (!found) return Status::BadInput;
            print(found->now, stored.seen);
            return Status::Done;
        });
    }

private:
    template <typename Use>
    Status with_library(Use use) {
        std::error_code unreadable;
        if (!std::filesystem::exists(options_.library, unreadable)) {
            std::cerr << fmt::format("{}: there is no library\n", base::platform::shown(options_.library));
            return Status::No;
        }
        const auto library = LibraryReader::open(options_.library);
        if (const auto* fault = std::get_if<Fault>(&library)) return complain(*fault);
        return use(std::get<LibraryReader>(library));
    }

    /// The game and the very rows it was made of.
    template <typename Use>
    Status with_game(Use use) {
        return with_library([&](const LibraryReader& library) {
            const auto read = library.chain(GameId{*options_.id});
            if (const auto* fault = std::get_if<Fault>(&read)) return complain(*fault);
            const auto& chain = std::get<KeptChain>(read);
            const auto stored = ports::journal::stored_game(chain);
            if (const auto* fault = std::get_if<Fault>(&stored)) return complain(*fault);
            const auto& game = std::get<StoredGame>(stored);
            if (game.torn)
                std::cerr << fmt::format("game {}: the last line is torn and left out: {}\n", game.id.number,
                                         ports::journal::describe(*game.torn));
            if (game.broken)
                std::cerr << fmt::format("game {}: entry {} cannot be read and is left out with all after it: {}\n",
                                         game.id.number, game.broken->entry,
                                         ports::journal::describe(game.broken->fault));
            return use(game, chain);
        });
    }

    static Status show_entries(const KeptChain& chain) {
        for (const auto& entry : chain.entries) std::cout << entry.line << '\n';
        return Status::Done;
    }

    Status verify(const LibraryReader& library, GameId game) {
        const auto read = library.chain(game);
        if (const auto* fault = std::get_if<Fault>(&read)) return complain(*fault);
        const auto& chain = std::get<KeptChain>(read);
        const ports::journal::ChainState state = ports::journal::examine(chain, without_spaces(options_.noted));
        const Status chained = std::visit(
            [game](const auto& found) {
                std::cout << game.number << '\t' << describe(found) << '\n';
                return is_sound(found) ? Status::Done : Status::No;
            },
            state);
        const Status heard = with_recordings(chain, [&](const auto& recording, const auto& bytes) {
            const auto* problem = std::get_if<ports::journal::RecordingProblem>(&bytes);
            if (problem == nullptr) return Status::Done;
            std::cout << game.number << '\t' << describe(recording, *problem) << '\n';
            return Status::No;
        });
        return std::max(chained, heard);
    }

    /// The worst that `use` answers; it gets each recording and its bytes, or what is wrong with them.
    template <typename Use>
    Status with_recordings(const KeptChain& chain, Use use) {
        const auto folder = storage::recordings_folder(options_.library, GameId{chain.game.id});
        Status worst = Status::Done;
        for (const auto& recording : ports::journal::recordings_in(chain))
            worst = std::max(worst, use(recording, storage::read_recorded(folder, recording)));
        return worst;
    }

    Status export_recordings(const KeptChain& chain) {
        return with_recordings(chain, [&](const auto& recording, const auto& bytes) {
            if (const auto* problem = std::get_if<ports::journal::RecordingProblem>(&bytes)) {
                complain(describe(recording, *problem));
                return Status::No;
            }
            const auto file = *options_.recordings / base::platform::path_of(recording.file);
            if (const auto trouble = base::platform::write_whole(file, std::get<std::string>(bytes))) {
                complain(base::platform::shown(file) + ": " + *trouble);
                return Status::BadInput;
            }
            std::cout << base::platform::shown(file) << '\n';
            return Status::Done;
        });
    }

    static std::string describe(const ports::journal::Recording& recording, ports::journal::RecordingProblem problem) {
        const bool is_missing = problem == ports::journal::RecordingProblem::Missing;
        return fmt::format("recording {}: {}", recording.file, is_missing ? "missing" : "changed");
    }

    static std::string describe(const ports::journal::Unchained&) { return "not chained"; }
    static std::string describe(const ports::journal::Whole& whole) {
        return fmt::format("ok\t{}\t{}", whole.count, whole.head);
    }
    static std::string describe(const ports::journal::Changed& changed) {
        return fmt::format("entry {}: changed", changed.entry);
    }
    static std::string describe(const ports::journal::MissingAfter& missing) {
        return fmt::format("missing after entry {}", missing.entry);
    }
    static std::string describe(const ports::journal::Replaced&) { return "replaced: it never had the head noted"; }

    template <typename State>
    static constexpr bool is_sound(const State&) {
        return std::is_same_v<State, ports::journal::Whole> || std::is_same_v<State, ports::journal::Unchained>;
    }

    std::optional<storage::ReplayedGame> lay(const StoredGame& stored) {
        const auto data = storage::data_folder();
        if (!data) return complain("the folder with the program's data was not found; KLANGBRETT_DATA can name it");
        auto replayed = storage::lay(stored, *data);
        if (const auto* fault = std::get_if<storage::ReplayFault>(&replayed))
            return std::visit([](const auto& bad) { return complain(why(bad)); }, *fault);
        auto& found = std::get<storage::ReplayedGame>(replayed);
        if (found.impossible)
            std::cerr << fmt::format("game {}: line {} cannot have happened and is left out with all after it: {}\n",
                                     stored.id.number, *found.impossible + 1,
                                     rules::journal::write_line(stored.events[*found.impossible]));
        return std::move(found);
    }

    Status write_sheet(const StoredGame& stored, const storage::ReplayedGame& replayed) {
        const auto locales = speech::phrases::locales_of(*storage::data_folder());
        const auto catalogue = speech::phrases::Catalogue::load(locales, {options_.language});
        if (const auto* fault = std::get_if<speech::phrases::CatalogueFault>(&catalogue)) {
            complain(fault->message());
            return Status::BadInput;
        }
        const auto& words = std::get<speech::phrases::Catalogue>(catalogue);
        const auto sheet =
            sheet::write_sheets({stored.game, replayed, words, stored.head}, options_.side, *options_.sheet);
        if (const auto* missing = std::get_if<sheet::NoTable>(&sheet)) {
            complain("expected the Braille table " + missing->name + ", which liblouis does not have");
            return Status::BadInput;
        }
        std::cout << std::get<std::string>(sheet);
        return Status::Done;
    }

    static std::string why(const base::toml::DataFault& fault) { return base::toml::describe(fault); }
    static std::string why(const rules::table::BadStart& bad) {
        return "the game does not start from a legal position: " + asking::describe(bad.faults);
    }

    /// The journal as it is stored. From a line that cannot have happened on, nothing can be said of Articles.
    static void print_cited(const StoredGame& stored, const storage::ReplayedGame& replayed) {
        const auto possible = replayed.impossible.value_or(stored.events.size());
        Table table = replayed.start;
        for (std::size_t place = 0; place < stored.events.size(); ++place) {
            const auto& event = stored.events[place];
            const bool makes_sense = place < possible;
            std::cout << (makes_sense ? script::write_cited(table, event) : rules::journal::write_line(event)) << '\n';
            if (makes_sense) table = rules::table::evolve(std::move(table), event);
        }
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

    static Status complain(const Fault& fault) {
        std::cerr << fault.detail << '\n';
        return fault.problem == ports::journal::Problem::NoSuchGame ? Status::No : Status::BadInput;
    }

    static std::nullopt_t complain(const std::string& what) {
        std::cerr << "klangbrett: " << what << '\n';
        return std::nullopt;
    }

    GamesOptions options_;
};

void add_sheet_options(CLI::App& command, GamesOptions& options) {
    static const std::map<std::string, sheet::Format> formats{{"plain", sheet::Format::Print},
                                                              {"braille", sheet::Format::Braille}};
    static const std::map<std::string, Color> sides{{"white", Color::White}, {"black", Color::Black}};
    CLI::Option* sheet =
        command.add_option("--sheet", options.sheet, "The scoresheet instead: plain, or braille (BRF)")
            ->transform(CLI::CheckedTransformer(formats).description(""))
            ->type_name("plain|braille");
    command
        .add_option("--side", options.side,
                    "That side's own sheet: white or black; without it both sides', where they differ")
        ->transform(CLI::CheckedTransformer(sides).description(""))
        ->type_name("white|black")
        ->needs(sheet);
    command.add_option("--lang", options.language, "The sheet's language")->capture_default_str()->needs(sheet);
}

} // namespace

void add_games(Toolbox& toolbox) {
    auto options = std::make_shared<GamesOptions>();
    CLI::App& games = *toolbox.app.add_subcommand("games", "List, show, export and verify the games of the library");
    games.require_subcommand(1);
    const auto add = [&](const std::string& name, const std::string& help, Status (GamesTool::*run)()) {
        CLI::App& command = *games.add_subcommand(name, help);
        add_path(command, "--library", options->library, "Another library than the player's own");
        command.callback([options, &toolbox, run] { toolbox.status = (GamesTool(*options).*run)(); });
        return &command;
    };
    const auto of_a_game = [&](CLI::App* command) {
        return command->add_option("ID", options->id, "The game's number in the list");
    };
    add_path(games, "--library", options->library, "Another library than the player's own");
    add("list", "One game a line, newest first: number, date, White, Black, moves, result", &GamesTool::list);
    CLI::App* show = add("show", "A game's settings and journal", &GamesTool::show);
    of_a_game(show)->required();
    show->add_flag("--spoken", options->spoken, "With all that was said and kept as sound, between what happened");
    CLI::App* game_export = add("export", "A game as PGN, its scoresheet, or its recordings", &GamesTool::export_game);
    of_a_game(game_export)->required();
    add_sheet_options(*game_export, *options);
    add_path(*game_export, "--recordings", options->recordings,
             "The announcements kept as sound instead, copied into this folder")
        ->excludes("--sheet");
    of_a_game(add("resume", "What resuming a game would find", &GamesTool::resume))->required();
    CLI::App* verify = add("verify", "Whether a game, or every game, is still as it was written", &GamesTool::verify);
    CLI::Option* game = of_a_game(verify);
    verify
        ->add_option("--noted", options->noted,
                     "The head the game had when it was noted down, or its first digits, 16 at least")
        ->needs(game)
        ->check(is_head);
}

} // namespace tools
