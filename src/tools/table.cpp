// `table`: carries a table script out and prints the journal.
#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"
#include "base/values/result.hpp"
#include "rules/laws/edition.hpp"
#include "rules/table/clock/length.hpp"
#include "rules/table/words.hpp"
#include "src/storage/editions.hpp"
#include "src/storage/folders.hpp"
#include "src/tools/asking/fide_words.hpp"
#include "src/tools/asking/position.hpp"
#include "src/tools/asking/speech.hpp"
#include "src/tools/path_option.hpp"
#include "src/tools/script/arbiters_drawer.hpp"
#include "src/tools/script/boards.hpp"
#include "src/tools/tool.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <chrono>
#include <iostream>
#include <memory>
#include <system_error>
#include <thread>

namespace tools {
namespace {

struct TableOptions {
    std::string file = "-";
    std::filesystem::path envelopes = storage::envelopes_folder();
    std::filesystem::path key; ///< empty: beside the envelopes
    std::filesystem::path passphrase_file;
    std::string for_key;
    bool new_key = false;
    bool realtime = false;
    bool articles = false;
};

/// One run of the tool: reads, complains, prints.
class TableTool {
public:
    explicit TableTool(const TableOptions& options)
        : options_(options)
        , name_(options.file == "-" ? "standard input" : options.file) {}

    Status run() {
        const auto text = read_input();
        if (!text) return complain(0, "expected a readable file: " + text.error().why);
        const auto reading = script::read_script(*text);
        if (const auto* fault = std::get_if<script::ScriptFault>(&reading))
            return complain(fault->line, "expected " + fault->expected);
        const auto& script = std::get<script::Script>(reading);
        const auto table = lay(script);
        if (!table) return Status::BadInput;
        const auto credential = arbiters_credential();
        if (!credential) return Status::BadInput;
        script::ArbitersDrawer drawer(options_.envelopes, {*credential, for_key(), options_.new_key}, script.names);
        std::unique_ptr<asking::FideWords> words;
        if (table->boards) {
            const auto data = asking::find_data();
            words = data ? asking::read_fide_words(*data) : nullptr;
            if (!words) return Status::BadInput;
        }
        const auto citing = options_.articles ? script::Citing::Rulings : script::Citing::Refusals;
        return perform(script, script::Boards(*table, script.second_board, drawer, words.get(), citing));
    }

private:
    using Input = base::values::Result<std::string, base::platform::NotRead>;

    Input read_input() const {
        if (options_.file == "-") return read_standard_input();
        return base::platform::read_file(base::platform::path_of(options_.file));
    }

    /// No more of it than a file may have.
    static Input read_standard_input() {
        std::string text;
        for (char sign = 0; text.size() <= base::platform::most_bytes && std::cin.get(sign);) text += sign;
        const bool is_too_large = text.size() > base::platform::most_bytes;
        if (!is_too_large && !std::cin.bad()) return text;
        const auto why = is_too_large ? std::errc::file_too_large : std::errc::io_error;
        return base::values::failed(base::platform::NotRead{false, std::make_error_code(why).message()});
    }

    /// The key's file, or the first line of the file that holds the passphrase.
    std::optional<envelope::Credential> arbiters_credential() const {
        if (options_.passphrase_file.empty())
            return envelope::KeyFile{options_.key.empty() ? options_.envelopes : options_.key};
        const auto text = base::platform::read_file(options_.passphrase_file);
        if (!text) {
            std::cerr << fmt::format("{}: expected a readable file: {}\n",
                                     base::platform::shown(options_.passphrase_file), text.error().why);
            return std::nullopt;
        }
        return envelope::Passphrase{text->substr(0, text->find('\n'))};
    }

    std::optional<envelope::Fingerprint> for_key() const {
        if (options_.for_key.empty()) return std::nullopt;
        return envelope::Fingerprint{options_.for_key};
    }

    std::optional<rules::table::Table> lay(const script::Script& script) {
        const auto data = storage::data_folder();
        if (!data) {
            std::cerr << "klangbrett: the folder with the program's data was not found; KLANGBRETT_DATA can name it\n";
            return std::nullopt;
        }
        const rules::table::Settings& settings = script.settings;
        const auto laws = rules::laws::read_laws(settings.edition, storage::edition_files(*data));
        if (const auto* fault = std::get_if<base::toml::DataFault>(&laws)) {
            const bool is_known = storage::edition_files(*data)(settings.edition).has_value();
            const std::string others =
                is_known ? "" : fmt::format("; the editions are {}", fmt::join(storage::edition_names(*data), ", "));
            complain(line_of(script, "edition"),
                     fmt::format("edition {}: {}{}", settings.edition, base::toml::describe(*fault), others));
            return std::nullopt;
        }
        const auto table = rules::table::lay(settings, std::get<rules::laws::Laws>(laws));
        if (const auto* bad = std::get_if<rules::table::BadStart>(&table)) {
            complain(line_of(script, "fen"),
                     fmt::format("fen: not a legal position: {}", asking::describe(bad->faults)));
            return std::nullopt;
        }
        note_length(script, std::get<rules::laws::Laws>(laws));
        return std::get<rules::table::Table>(table);
    }

    /// A kind that was chosen counts; but the organiser may have meant another time.
    void note_length(const script::Script& script, const rules::laws::Laws& laws) const {
        const rules::table::Settings& settings = script.settings;
        const auto by_length = rules::table::kind_of(settings.time, laws);
        if (!script.setting_lines.contains("kind") || settings.time.periods.empty() || by_length == settings.kind)
            return;
        std::cerr << fmt::format("{}:{}: note: by {} a game of this length is {}\n", name_, line_of(script, "kind"),
                                 settings.edition, rules::table::word(by_length));
    }

    /// Of the whole script where it does not say so itself.
    static int line_of(const script::Script& script, const std::string& setting) {
        const auto found = script.setting_lines.find(setting);
        return found == script.setting_lines.end() ? 0 : found->second;
    }

    Status perform(const script::Script& script, script::Boards boards) {
        bool refused = false;
        const auto begin = std::chrono::steady_clock::now();
        for (const script::Act& act : script.acts) {
            if (options_.realtime) wait(boards, begin, act.at);
            const auto result = boards.run(act);
            if (const auto* fault = std::get_if<script::ScriptFault>(&result))
                return complain(fault->line, "expected " + fault->expected);
            const auto& printed = std::get<script::Printed>(result);
            print(printed);
            refused = refused || printed.refused;
        }
        return refused ? Status::No : Status::Done;
    }

    /// Waits for the act's time on the wall, and tells on the way when a flag falls.
    void wait(script::Boards& boards, std::chrono::steady_clock::time_point begin, rules::table::Instant until) {
        const auto sleep_to = [begin](rules::table::Instant at) {
            std::this_thread::sleep_until(begin + at.time_since_epoch());
        };
        while (const auto deadline = boards.next_deadline()) {
            if (*deadline > until) break;
            sleep_to(*deadline);
            print(boards.pass(*deadline));
        }
        sleep_to(until);
    }

    static void print(const script::Printed& printed) {
        for (const std::string& line : printed.lines) std::cout << line << '\n';
        std::cout.flush();
    }

    Status complain(int line, const std::string& what) const {
        std::cerr << (line > 0 ? fmt::format("{}:{}: {}\n", name_, line, what) : fmt::format("{}: {}\n", name_, what));
        return Status::BadInput;
    }

    TableOptions options_;
    std::string name_;
};

} // namespace

void add_table(Toolbox& toolbox) {
    auto options = std::make_shared<TableOptions>();
    CLI::App& command = *toolbox.app.add_subcommand("table", "Carry out a table script and print its journal");
    command.add_flag("--realtime", options->realtime, "Wait in real time for the script's times");
    command.add_flag("--articles", options->articles, "Put the Article behind each ruling, not only behind refusals");
    add_path(command, "--envelopes", options->envelopes, "Where the arbiter keeps sealed moves");
    auto* key = add_path(command, "--key", options->key,
                         "The file or the folder of the arbiter's key; without it, beside the envelopes");
    add_path(command, "--passphrase-file", options->passphrase_file,
             "The file of a passphrase that protects the arbiter's key instead")
        ->excludes(key);
    auto* for_key = command.add_option("--for", options->for_key,
                                       "The fingerprint of the key to seal for, where there are several");
    command.add_flag("--new-key", options->new_key, "Make a key to seal for, though there is one")->excludes(for_key);
    command.add_option("FILE", options->file, "The script; standard input without it");
    command.callback([options, &toolbox] { toolbox.status = TableTool(*options).run(); });
}

} // namespace tools
