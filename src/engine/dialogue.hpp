// Who says what when: the UCI conversation with one engine, without process, thread or clock.
#pragma once

#include "src/engine/patience.hpp"
#include "src/engine/uci_line.hpp"
#include "src/ports/engine/question.hpp"
#include "src/ports/engine/report.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace engine {

/// The conversation with an engine from `uci` to its failure or the end of our interest. It is told what the engine
/// says and what the time is, and tells what to send and what to report. Before each question it asks `isready` and
/// disregards what came before the `readyok`, so that no answer is taken for that of a later question.
class Dialogue {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// Begins with `uci`.
    Dialogue(EngineSpec spec, Patience patience, Time now);

    /// The engine said a line (without its line end).
    void hear(std::string_view line, Time now);
    /// Nothing need have happened but that it is now so late.
    void pass(Time now);

    void ask(Question question, Time now);
    void stop(Time now);
    void new_game() { announce_new_game_ = true; }

    /// When `pass` is to be called at the latest; empty while nothing is awaited.
    std::optional<Time> deadline() const;
    /// What is awaited of the engine. While nothing is, its output need not be read.
    std::optional<Awaited> awaiting() const;
    /// Whether it has reported a failure. Then it is over: nothing is sent or reported any more.
    bool is_over() const { return std::holds_alternative<Over>(state_); }

    /// What is to be sent to the engine since the last call: whole lines.
    std::string take_lines();
    /// What is to be reported since the last call, oldest first.
    std::vector<Report> take_reports();

private:
    /// A question, and whether it is to be answered at once.
    struct Put {
        Question question;
        bool hurried = false;
    };
    struct Greeting {};
    struct Preparing {};
    struct Idle {};
    struct Readying {
        Put put;
    };
    struct Thinking {
        Question question;
        bool told_to_stop = false;
        std::vector<said::Evaluation> evaluations;
    };
    /// Told to stop a question nobody is interested in any more.
    struct Dropping {};
    struct Over {};
    using State = std::variant<Greeting, Preparing, Idle, Readying, Thinking, Dropping, Over>;

    void enter(State state, Time now, std::chrono::milliseconds patience);
    void rest();
    void send(std::string_view line);
    void fail(Failure reason);
    void answer(Report report, Time now);
    void begin(Put put, Time now);
    void take_next(Time now);
    void set_options(Time now);
    void think(Put put, Time now);
    void tell_to_stop(Time now);
    std::chrono::milliseconds allotted(const Question& question) const;
    void heard_move(const said::BestMove& best, Time now);
    void heard_no_move(Time now);

    EngineSpec spec_;
    Patience patience_;
    State state_;
    std::optional<Time> deadline_;
    Time since_; ///< since when the present thing is awaited
    std::optional<Put> next_;
    bool announce_new_game_ = true;
    std::optional<std::string> name_;
    std::vector<said::Option> offered_;
    std::optional<std::string> gibberish_;
    std::string lines_;
    std::vector<Report> reports_;
};

} // namespace engine
