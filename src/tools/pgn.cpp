// `pgn`: games written anew, or only checked.
#include "rules/pgn/reader.hpp"
#include "rules/pgn/writer.hpp"
#include "src/tools/asking/games.hpp"
#include "src/tools/tool.hpp"

#include <fmt/core.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <memory>

namespace tools {
namespace {

struct PgnOptions {
    bool check = false;
    std::string letters = "en";
    std::vector<std::string> files;
};

struct Closing {
    void operator()(std::FILE* file) const {
        if (file != stdin) std::fclose(file);
    }
};
using File = std::unique_ptr<std::FILE, Closing>;

/// One run over the files.
class PgnTool {
public:
    PgnTool(bool is_checking, rules::notation::PieceLetters letters)
        : is_checking_(is_checking)
        , letters_(std::move(letters)) {}

    void read(const std::string& name) {
        File file(name == "-" ? stdin : std::fopen(name.c_str(), "rb"));
        if (!file) return refuse(name);
        int error = 0;
        rules::pgn::Reader reader(
            [&](std::span<char> room) {
                errno = 0;
                const std::size_t count = std::fread(room.data(), 1, room.size(), file.get());
                if (std::ferror(file.get()) != 0) error = errno;
                return count;
            },
            letters_,
            [](const rules::pgn::Fault& fault) {
                return "the moves from here on were not read: " + asking::describe(fault);
            },
            is_checking_ ? rules::pgn::Comments::LeftOut : rules::pgn::Comments::Kept);
        while (const auto reading = reader.next()) {
            if (const auto* fault = std::get_if<rules::pgn::Fault>(&*reading))
                refuse_game(name, *fault);
            else
                take(name, std::get<rules::pgn::Reading>(*reading));
        }
        errno = error;
        if (error != 0) refuse(name);
    }

    Status finish() {
        flush();
        return status_;
    }

private:
    void take(const std::string& name, const rules::pgn::Reading& reading) {
        tell(name, reading.faults);
        if (!is_checking_) print(write_game(reading) + '\n');
    }

    /// A game of which nothing can be written.
    void refuse_game(const std::string& name, const rules::pgn::Fault& fault) {
        tell(name, {fault});
        if (std::holds_alternative<rules::pgn::Utf16>(fault.reason)) status_ = Status::BadInput;
    }

    /// What is wrong with a game: in one line when that is all that was asked for, otherwise beside what is written.
    void tell(const std::string& name, const std::vector<rules::pgn::Fault>& faults) {
        std::string line;
        for (const rules::pgn::Fault& fault : faults) {
            const std::string what = asking::describe(fault);
            if (!is_checking_) std::cerr << fmt::format("{}: {}\n", name, what);
            line += (line.empty() ? "" : "; ") + what;
        }
        if (is_checking_) print((faults.empty() ? "ok" : line) + '\n');
        if (!faults.empty() && status_ == Status::Done) status_ = Status::No;
    }

    void refuse(const std::string& name) {
        std::cerr << fmt::format("{}: {}; expected a file of games\n", name, std::strerror(errno));
        status_ = Status::BadInput;
    }

    void print(std::string_view text) {
        constexpr std::size_t much = 1U << 16U;
        output_ += text;
        if (output_.size() > much) flush();
    }
    void flush() {
        std::cout << output_;
        output_.clear();
    }

    bool is_checking_;
    rules::notation::PieceLetters letters_;
    std::string output_;
    Status status_ = Status::Done;
};

Status run(const PgnOptions& options) {
    const auto letters = rules::notation::letters_of(options.letters);
    if (!letters) {
        std::cerr << fmt::format("--letters {}: expected one of en de fr es nl ar fa\n", options.letters);
        return Status::BadInput;
    }
    PgnTool tool(options.check, *letters);
    if (options.files.empty()) tool.read("-");
    for (const std::string& file : options.files) tool.read(file);
    return tool.finish();
}

} // namespace

void add_pgn(Toolbox& toolbox) {
    CLI::App& command = *toolbox.app.add_subcommand(
        "pgn", "Read games in PGN and rewrite them, or check them. Of a broken game all that can be read is written, "
               "with a comment where its moves end, and what is wrong goes to standard error. The exit status is 0 if "
               "nothing was wrong with any game, 1 if something was, 2 if a file could not be read; with --check it is "
               "the same");
    auto options = std::make_shared<PgnOptions>();
    command.add_flag("--check", options->check,
                     "Only one line a game: ok, or line N and what is wrong there, and so on");
    command.add_option("--letters", options->letters, "The language of the piece letters read: en de fr es nl ar fa")
        ->capture_default_str();
    command.add_option("FILE", options->files, "Files of games; standard input if there is none, or for -");
    command.callback([options, &toolbox] { toolbox.status = run(*options); });
}

} // namespace tools
