#include "src/session/arbiter.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/act.hpp"
#include "src/session/play.hpp"

#include <charconv>
#include <string_view>

namespace session {

namespace table = rules::table;

using rules::board::Color;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// The rows of a list of rulings; those the table would refuse now do not come in.
class Rows {
public:
    explicit Rows(const Scene& step)
        : step_(step) {}

    void add(PhraseId name, table::Command command) { add(step_.phrase(name), std::move(command)); }
    void add(PhraseId name, Color side, table::Command command) {
        add(step_.phrase(name, {{"side", speech::announce::side_word(side)}}), std::move(command));
    }
    void add(PhraseId name, Color side, WriteTime line) {
        if (is_possible(table::SetClock{side, table::Duration{}}))
            rows.push_back({step_.phrase(name, {{"side", speech::announce::side_word(side)}}), line});
    }

    std::vector<Item> rows;

private:
    void add(Runs name, table::Command command) {
        if (is_possible(command)) rows.push_back({name, Rule{{std::move(command), name}}});
    }
    bool is_possible(const table::Command& command) const {
        const Game& game = *step_.model.game;
        const auto decision = table::decide(game.table, command, game.time(step_.now));
        return std::holds_alternative<std::vector<table::Event>>(decision);
    }

    const Scene& step_;
};

/// Whole hours, minutes and seconds, or minutes and seconds, or seconds: `1:02:03`, `2:03`, `123`.
std::optional<table::Duration> read_time(std::string_view text) {
    std::chrono::seconds time{};
    for (int parts = 1; parts <= 3; ++parts) {
        const std::string_view part = text.substr(0, text.find(':'));
        int number = 0;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), number);
        const int most = parts == 1 ? 359'999 : 59;
        if (part.empty() || error != std::errc{} || end != part.data() + part.size() || number < 0 || number > most)
            return std::nullopt;
        time = time * 60 + std::chrono::seconds(number);
        if (part.size() == text.size()) return time;
        text.remove_prefix(part.size() + 1);
    }
    return std::nullopt;
}

} // namespace

std::vector<Item> arbiter_rows(const Scene& step) {
    Rows list(step);
    list.add(PhraseId::ArbiterUphold, table::Uphold{});
    list.add(PhraseId::ArbiterReject, table::Reject{});
    list.add(PhraseId::ArbiterPostpone, table::Postpone{});
    list.add(PhraseId::ArbiterRestart, table::Restart{});
    list.add(PhraseId::ArbiterStop, table::Stop{std::nullopt, step.text(PhraseId::ArbiterStopReason)});
    for (const Color side : rules::board::both_colors) {
        list.add(PhraseId::ArbiterSetClock, side, WriteTime{TextPurpose::SetClock, side});
        list.add(PhraseId::ArbiterAddTime, side, WriteTime{TextPurpose::AddTime, side});
    }
    for (const Color side : rules::board::both_colors) {
        list.add(PhraseId::ArbiterIllegal, side, table::RuleIllegal{side});
        list.add(PhraseId::ArbiterWarn, side, table::Warn{side});
        list.add(PhraseId::ArbiterLoss, side, table::RuleLoss{side});
    }
    list.add(PhraseId::ArbiterBothLose, table::RuleLoss{std::nullopt});
    list.add(PhraseId::ArbiterDraw, table::RuleDraw{});
    list.rows.push_back({step.phrase(PhraseId::GameMenuBack), Close{}});
    return std::move(list.rows);
}

std::vector<Item> player_rows(const Scene& step) {
    const Color mine = step.model.game->mine;
    Rows list(step);
    list.add(PhraseId::GameMenuQuickplay, table::ClaimQuickplay{mine});
    list.add(PhraseId::GameMenuIllegal, table::ClaimIllegal{mine});
    list.add(PhraseId::GameMenuStop, table::Stop{mine, step.text(PhraseId::GameMenuStopReason)});
    return std::move(list.rows);
}

void carry_out(Step& step, const Ruling& ruling) {
    if (command_table(step, ruling.command)) settle(step);
}

void take_time(Step& step, const TextScreen& line) {
    const bool adds = line.purpose == TextPurpose::AddTime;
    const bool takes = adds && line.text.starts_with('-');
    const bool has_sign = takes || (adds && line.text.starts_with('+'));
    const auto time = read_time(std::string_view(line.text).substr(has_sign ? 1 : 0));
    if (!time) return step.refuse(step.phrase(PhraseId::ArbiterNoTime));
    const std::string_view side = speech::announce::side_word(*line.side);
    Ruling ruling = adds ? Ruling{table::AddTime{*line.side, takes ? -*time : *time},
                                  step.phrase(takes ? PhraseId::ArbiterTakeOff : PhraseId::ArbiterAdd,
                                              {{"side", side}, {"time", *time}})}
                         : Ruling{table::SetClock{*line.side, *time},
                                  step.phrase(PhraseId::ArbiterSet, {{"side", side}, {"time", *time}})};
    ask(step, std::move(ruling));
}

} // namespace session
