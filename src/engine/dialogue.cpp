#include "src/engine/dialogue.hpp"

#include "base/values/overloaded.hpp"

#include <algorithm>
#include <utility>

namespace engine {

namespace {

using std::chrono::milliseconds;

/// Bounds on what an engine can make us keep.
constexpr std::size_t most_options = 1000;
constexpr std::size_t most_evaluations = 500;

bool is_black_to_move(const Question& question) {
    bool starts_black = false;
    if (question.start_fen) {
        const std::size_t space = question.start_fen->find(' ');
        starts_black = space != std::string::npos && question.start_fen->compare(space + 1, 1, "b") == 0;
    }
    return starts_black != (question.moves.size() % 2 == 1);
}

/// The latest evaluation of each move, and of each rank where no move was told.
void remember(std::vector<said::Evaluation>& evaluations, said::Evaluation news) {
    const auto same = std::find_if(evaluations.begin(), evaluations.end(), [&](const said::Evaluation& old) {
        return old.move == news.move && (news.move || old.rank == news.rank);
    });
    if (same != evaluations.end()) {
        *same = std::move(news);
    } else if (evaluations.size() < most_evaluations) {
        evaluations.push_back(std::move(news));
    }
}

std::optional<Score> score_of(const UciMove& move, const std::vector<said::Evaluation>& evaluations) {
    for (const said::Evaluation& evaluation : evaluations)
        if (evaluation.move == move) return evaluation.score;
    for (const said::Evaluation& evaluation : evaluations)
        if (!evaluation.move && evaluation.rank == 1) return evaluation.score;
    return std::nullopt;
}

} // namespace

Dialogue::Dialogue(EngineSpec spec, Patience patience, Time now)
    : spec_(std::move(spec))
    , patience_(patience)
    , since_(now) {
    enter(Greeting{}, now, patience_.greeting);
    send("uci");
}

std::optional<Awaited> Dialogue::awaiting() const {
    using Answer = std::optional<Awaited>;
    return std::visit(base::values::Overloaded{
                          [](const Greeting&) -> Answer { return Awaited::Greeting; },
                          [](const Preparing&) -> Answer { return Awaited::Readiness; },
                          [](const Idle&) -> Answer { return std::nullopt; },
                          [](const Readying&) -> Answer { return Awaited::Readiness; },
                          [](const Thinking&) -> Answer { return Awaited::Move; },
                          [](const Dropping&) -> Answer { return Awaited::Move; },
                          [](const Over&) -> Answer { return std::nullopt; },
                      },
                      state_);
}

std::optional<Dialogue::Time> Dialogue::deadline() const { return deadline_; }

std::string Dialogue::take_lines() { return std::exchange(lines_, {}); }

std::vector<Report> Dialogue::take_reports() { return std::exchange(reports_, {}); }

void Dialogue::hear(std::string_view line, Time now) {
    std::visit(base::values::Overloaded{
                   [&](said::Name&& name) { name_ = std::move(name.name); },
                   [&](said::Option&& option) {
                       const bool greeting = std::holds_alternative<Greeting>(state_);
                       if (greeting && offered_.size() < most_options) offered_.push_back(std::move(option));
                   },
                   [&](said::UciOk&&) {
                       if (std::holds_alternative<Greeting>(state_)) set_options(now);
                   },
                   [&](said::ReadyOk&&) {
                       if (std::holds_alternative<Preparing>(state_)) {
                           std::vector<std::string> not_set;
                           for (const OptionSetting& left : spec_.options) not_set.push_back(left.name);
                           reports_.push_back(Ready{name_.value_or(spec_.name), std::move(not_set)});
                           take_next(now);
                       } else if (auto* readying = std::get_if<Readying>(&state_)) {
                           think(std::move(readying->put), now);
                       }
                   },
                   [&](said::Evaluation&& evaluation) {
                       if (auto* thinking = std::get_if<Thinking>(&state_))
                           remember(thinking->evaluations, std::move(evaluation));
                   },
                   [&](said::BestMove&& best) { heard_move(best, now); },
                   [&](said::NoMove&&) { heard_no_move(now); },
                   [&](said::BadMove&&) {
                       const bool asked = awaiting() == Awaited::Move;
                       if (asked) fail(Nonsense{presentable(line)});
                   },
                   [&](said::Other&&) {
                       const bool greeting = std::holds_alternative<Greeting>(state_);
                       if (greeting && !gibberish_ && !line.empty()) gibberish_ = presentable(line);
                   },
               },
               parse_line(line));
}

void Dialogue::pass(Time now) {
    if (!deadline_ || now < *deadline_) return;
    const auto waited = std::chrono::duration_cast<milliseconds>(now - since_);
    std::visit(base::values::Overloaded{
                   [&](const Greeting&) {
                       // Whoever talks, but not in this language, is not silent.
                       if (gibberish_ && !name_)
                           fail(Nonsense{*gibberish_});
                       else
                           fail(Silent{Awaited::Greeting, waited});
                   },
                   [&](const Preparing&) {
                       fail(Silent{Awaited::Readiness, waited});
                   },
                   [](const Idle&) {},
                   [&](const Readying&) {
                       fail(Silent{Awaited::Readiness, waited});
                   },
                   [&](const Thinking& thinking) {
                       if (thinking.told_to_stop)
                           fail(Silent{Awaited::Move, waited});
                       else
                           tell_to_stop(now);
                   },
                   [&](const Dropping&) {
                       fail(Silent{Awaited::Move, waited});
                   },
                   [](const Over&) {},
               },
               state_);
}

void Dialogue::ask(Question question, Time now) {
    Put put{std::move(question)};
    std::visit(base::values::Overloaded{
                   [&](const Greeting&) { next_ = std::move(put); },
                   [&](const Preparing&) { next_ = std::move(put); },
                   [&](const Idle&) { begin(std::move(put), now); },
                   [&](Readying& readying) { readying.put = std::move(put); },
                   [&](const Thinking& thinking) {
                       next_ = std::move(put);
                       if (!thinking.told_to_stop) tell_to_stop(now);
                       state_ = Dropping{};
                   },
                   [&](const Dropping&) { next_ = std::move(put); },
                   [](const Over&) {},
               },
               state_);
}

void Dialogue::stop(Time now) {
    if (next_) next_->hurried = true;
    std::visit(base::values::Overloaded{
                   [](const Greeting&) {},
                   [](const Preparing&) {},
                   [](const Idle&) {},
                   [](Readying& readying) { readying.put.hurried = true; },
                   [&](const Thinking& thinking) {
                       if (!thinking.told_to_stop) tell_to_stop(now);
                   },
                   [](const Dropping&) {},
                   [](const Over&) {},
               },
               state_);
}

void Dialogue::enter(State state, Time now, milliseconds patience) {
    state_ = std::move(state);
    since_ = now;
    deadline_ = now + patience;
}

void Dialogue::rest() {
    state_ = Idle{};
    deadline_.reset();
}

void Dialogue::send(std::string_view line) {
    lines_ += line;
    lines_ += '\n';
}

void Dialogue::fail(Failure reason) {
    state_ = Over{};
    deadline_.reset();
    next_.reset();
    lines_.clear();
    reports_.push_back(Failed{std::move(reason)});
}

/// After the answer to a question, or its being dropped: the next one, if it waits.
void Dialogue::take_next(Time now) {
    rest();
    if (auto put = std::exchange(next_, std::nullopt)) begin(*std::move(put), now);
}

void Dialogue::answer(Report report, Time now) {
    reports_.push_back(std::move(report));
    take_next(now);
}

/// Sends what the engine takes of the options wished for, and keeps the rest in the specification.
void Dialogue::set_options(Time now) {
    std::erase_if(spec_.options, [&](const OptionSetting& wish) {
        const auto offer = std::find_if(offered_.begin(), offered_.end(),
                                        [&](const said::Option& option) { return option.name == wish.name; });
        if (offer == offered_.end()) return false;
        const auto value = accepted_value(offer->type, wish.value);
        if (!value) return false;
        send(setoption_line(wish.name, *value));
        return true;
    });
    offered_.clear();
    enter(Preparing{}, now, patience_.readiness);
    send("isready");
}

void Dialogue::begin(Put put, Time now) {
    if (std::exchange(announce_new_game_, false)) send("ucinewgame");
    send("isready");
    enter(Readying{std::move(put)}, now, patience_.readiness);
}

void Dialogue::think(Put put, Time now) {
    send(position_line(put.question));
    send(go_line(put.question));
    const milliseconds patience = allotted(put.question) + patience_.margin;
    enter(Thinking{std::move(put.question), false, {}}, now, patience);
    if (put.hurried) tell_to_stop(now);
}

milliseconds Dialogue::allotted(const Question& question) const {
    std::optional<milliseconds> time = question.limits.move_time;
    if (question.clocks) {
        const Clock& own = is_black_to_move(question) ? question.clocks->black : question.clocks->white;
        const milliseconds remaining = std::max(own.remaining, milliseconds{0});
        time = std::min(time.value_or(remaining), remaining);
    }
    return time.value_or(patience_.longest_think);
}

/// Only while thinking. How long was waited counts on from the question.
void Dialogue::tell_to_stop(Time now) {
    send("stop");
    deadline_ = now + patience_.after_stop;
    if (auto* thinking = std::get_if<Thinking>(&state_)) thinking->told_to_stop = true;
}

void Dialogue::heard_move(const said::BestMove& best, Time now) {
    if (const auto* thinking = std::get_if<Thinking>(&state_)) {
        answer(BestMove{thinking->question.id, best.move, score_of(best.move, thinking->evaluations)}, now);
    } else if (std::holds_alternative<Dropping>(state_)) {
        take_next(now);
    }
}

void Dialogue::heard_no_move(Time now) {
    if (const auto* thinking = std::get_if<Thinking>(&state_)) {
        answer(NoMove{thinking->question.id}, now);
    } else if (std::holds_alternative<Dropping>(state_)) {
        take_next(now);
    }
}

} // namespace engine
