// Wiring and the command line, nothing else.
#include "base/platform/this_process.hpp"
#include "src/app/application.hpp"
#include "src/outputs/voice_process.hpp"
#include "src/storage/folders.hpp"
#include "src/tools/output/plain_text.hpp"
#include "src/tools/path_option.hpp"
#include "src/tools/tool.hpp"

#include <CLI/CLI.hpp>

#include <exception>
#include <iostream>

namespace {

int run(int argc, char** argv) {
    base::platform::open_standard_streams();
    if (outputs::is_voice(argc, argv)) return outputs::be_voice(storage::data_folder());
    // Games, settings and recordings are nobody else's business, nor are the files SQLite makes beside a library.
    base::platform::make_new_files_private();
    base::platform::outlive_full_files();
    std::ios::sync_with_stdio(false); // nothing here mixes the two, and reading line by line is several times faster
    std::cin.tie(nullptr);            // one thread reads while another writes
    const tools::output::PlainOutput results(std::cout);
    const tools::output::PlainOutput complaints(std::cerr);

    CLI::App command_line{"Klangbrett: chess by ear. Without a subcommand it opens its window and speaks."};
    tools::Toolbox toolbox{command_line};
    tools::add_all(toolbox);
    command_line.require_subcommand(0, 1);

    app::Options options;
    options.settings = storage::config_folder() / "settings.toml";
    options.library = storage::library_file();
    options.envelopes = storage::envelopes_folder();
    options.own_words = storage::own_words_folder();
    options.school = storage::school_file();
    options.hearing_engines = storage::hearing_engines_folder();
    options.documents = storage::documents_folder();
    tools::add_path(command_line, "--transcript", options.transcript, "Write everything that is said to this file");
    CLI::Option* sound_file = tools::add_path(command_line, "--sound-file", options.sound_file,
                                              "Write what is heard to this WAV file instead of playing it");
    command_line
        .add_flag("--lines", options.lines,
                  "Play by lines of text on standard input and output, without a window; ? lists what can be typed")
        ->excludes(sound_file); // nothing is heard
    command_line
        .add_flag("--arbiter", options.arbiter,
                  "Beside the window, an arbiter or a teacher uses lines of text on standard input and output")
        ->excludes("--lines");

    try {
        command_line.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return command_line.exit(error) == 0 ? 0 : static_cast<int>(tools::Status::BadInput);
    }
    if (!command_line.get_subcommands().empty()) {
        if (std::cout.flush()) return static_cast<int>(toolbox.status);
        std::cerr << "klangbrett: the results could not be written\n";
        return static_cast<int>(tools::Status::BadInput);
    }

    const auto data = storage::data_folder();
    if (!data) {
        std::cerr << "expected the folder of the program's data; KLANGBRETT_DATA can name it\n";
        return static_cast<int>(tools::Status::BadInput);
    }
    options.data = *data;
    if (options.lines || options.arbiter) base::platform::outlive_closed_pipes();
    return app::run(options);
}

} // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "klangbrett: " << error.what() << '\n';
        return static_cast<int>(tools::Status::BadInput);
    }
}
