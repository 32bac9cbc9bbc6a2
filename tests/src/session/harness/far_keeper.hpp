// A keeper that the session hears of later than in the same breath, as of one at another computer.
#pragma once

#include "src/session/core/effect.hpp"
#include "src/session/core/message.hpp"
#include "tests/src/session/harness/far_table.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace harness {

/// When the session hears of what it has asked for.
enum class Answers {
    AtOnce, ///< within the turn, as of a keeper in the same program
    Later,  ///< behind the turn, before the next key
    Held,   ///< when the test lets go of them
    ByLine, ///< over a line that delays, loses, repeats and reorders
};

class FarKeeper final : public game::Keeping {
public:
    Answers answers = Answers::AtOnce;
    std::vector<game::Submit> submitted;         ///< all that was ever asked for
    std::deque<session::Message> news;           ///< not heard of yet
    std::vector<session::Effect> of_its_journal; ///< what its own library has to do

    /// Before any table is taken up.
    void go_by_line(std::uint64_t seed) {
        answers = Answers::ByLine;
        random_.seed(seed);
    }
    void start_again() {
        for (const auto& [id, table] : far_) table->start_again();
    }
    /// Everything the line does until then.
    void let_time_come(game::Now now) {
        while (agenda_.now() < now) {
            game::Now next = now;
            for (const auto& [id, table] : far_) {
                table->send();
                next = std::min(next, std::max(table->next_sending(), agenda_.now() + std::chrono::milliseconds(1)));
            }
            agenda_.go_on(next);
        }
    }
    bool awaits_answer() const {
        return std::ranges::any_of(far_, [](const auto& each) { return each.second->awaits_answer(); });
    }
    /// Whether nothing has happened at the table that somebody who awaits event `next` has not heard of.
    bool has_told(game::TableId table, game::EventNumber next) const { return keeper_.find(table)->next == next; }
    const faulty::Mischief& mischief() const { return mischief_; }

    void take_up(game::TableId id, game::LiveTable table) override {
        keeper_.take_up(id, std::move(table));
        join(id);
    }
    void take_up(std::array<game::TableId, 2> ids, std::array<game::LiveTable, 2> tables) override {
        keeper_.take_up(ids, std::move(tables));
        for (const game::TableId id : ids) join(id);
    }
    void put_away(game::TableId id) override {
        keeper_.put_away(id);
        far_.erase(id);
    }
    game::Outcome submit(const game::Submit& asked, game::Now now) override {
        submitted.push_back(asked);
        if (answers != Answers::ByLine) return at_distance(keeper_.submit(asked, now));
        far_.at(asked.table)->submit(asked);
        return {};
    }
    game::Outcome pass_time(game::TableId id, game::Now now) override {
        return at_distance(keeper_.pass_time(id, now));
    }
    game::Outcome rule(game::TableId id, const rules::table::MateQuestion& question, rules::verdict::Winnable answer,
                       game::Now now) override {
        return at_distance(keeper_.rule(id, question, answer, now));
    }
    game::Outcome make_good(game::TableId id, const std::vector<rules::table::TimedEvent>& owing,
                            std::optional<rules::table::Unruled> unruled, game::Now now) override {
        return at_distance(keeper_.make_good(id, owing, std::move(unruled), now));
    }
    game::Outcome suspend(game::TableId id, game::Now now) override { return at_distance(keeper_.suspend(id, now)); }
    game::Outcome resume(game::TableId id, game::Now now) override { return at_distance(keeper_.resume(id, now)); }
    void know_as(game::TableId id, game::PlayedGame game) override { keeper_.know_as(id, game); }

private:
    /// Each table is followed over a line of its own, also where two belong together.
    void join(game::TableId id) {
        if (answers != Answers::ByLine) return;
        auto far = std::make_shared<FarTable>(id, keeper_, agenda_, random_, mischief_,
                                              [this](session::Message message) { news.push_back(std::move(message)); });
        far->decide = [this](const game::Submit& asked) { at_distance(keeper_.submit(asked, agenda_.now())); };
        all_far_.push_back(far); // what is on its way still arrives
        far_[id] = std::move(far);
    }

    game::Outcome at_distance(game::Outcome outcome) {
        if (answers == Answers::AtOnce) return outcome;
        if (!outcome.append.empty()) of_its_journal.emplace_back(session::AppendEvents{std::move(outcome.append)});
        if (outcome.question)
            of_its_journal.emplace_back(session::WorkOutMate{outcome.question->table, outcome.question->question});
        if (answers == Answers::ByLine) {
            for (game::Happened& happened : outcome.happened) far_.at(happened.table)->tell(std::move(happened));
            if (outcome.answered) far_.at(outcome.answered->table)->reply(*outcome.answered);
            return {};
        }
        for (game::Happened& happened : outcome.happened)
            news.emplace_back(session::TableHappened{std::move(happened)});
        if (outcome.answered) news.emplace_back(session::TableAnswered{std::move(*outcome.answered)});
        return {};
    }

    game::Keeper keeper_;
    faulty::Agenda agenda_;
    scripted::Random random_;
    faulty::Mischief mischief_;
    std::map<game::TableId, std::shared_ptr<FarTable>> far_;
    std::vector<std::shared_ptr<FarTable>> all_far_;
};

} // namespace harness
