#include "speech/announce/claims.hpp"

#include "rules/table/officials/stoppages.hpp"
#include "speech/announce/describe_move.hpp"
#include "speech/announce/news.hpp"
#include "speech/announce/words.hpp"

#include <variant>

namespace speech::announce {

using phrases::PhraseId;
using phrases::Runs;

namespace {

/// What the arbiter has found, of whatever was open.
class Ruling {
public:
    Ruling(const table::Table& before, bool upheld, const Manner& manner)
        : before_(before)
        , upheld_(upheld)
        , manner_(manner) {}

    Runs operator()(const table::ArbitersStop&) const { return {}; }
    Runs operator()(const table::Reconciling&) const { return {}; }
    Runs operator()(const table::PlayersStop&) const {
        if (upheld_) return say(PhraseId::AnnounceStopJustified);
        return manner_.say(PhraseId::AnnounceStopUnjustified,
                           {{"due", table::is_bad_stop_punished(before_) ? "penalty" : "nothing"}});
    }
    Runs operator()(const table::QuickplayAppeal& appeal) const {
        switch (appeal.wants) {
        case table::QuickplayAppeal::Wants::Draw:
            return say(upheld_ ? PhraseId::AnnounceQuickplayUpheld : PhraseId::AnnounceQuickplayRejected);
        case table::QuickplayAppeal::Wants::Increment:
            return say(upheld_ ? PhraseId::AnnounceIncrementGranted : PhraseId::AnnounceIncrementRefused);
        }
        return {};
    }
    Runs operator()(const table::ClaimAwaitsArbiter&) const {
        return say(upheld_ ? PhraseId::AnnounceClaimConfirmed : PhraseId::AnnounceClaimNotConfirmed);
    }
    Runs operator()(const table::FlagAwaitsVerdict&) const {
        return say(upheld_ ? PhraseId::AnnounceQuickplayUpheld : PhraseId::AnnounceQuickplayRejected);
    }

private:
    Runs say(PhraseId id) const { return manner_.say(id); }

    const table::Table& before_;
    bool upheld_;
    const Manner& manner_;
};

std::vector<Utterance> ruling(const table::Table& before, bool upheld, const Manner& manner) {
    const Ruling finding(before, upheld, manner);
    return {{before.stoppage ? std::visit(finding, before.stoppage->cause) : finding(table::FlagAwaitsVerdict{}),
             Urgency::News, std::nullopt}};
}

std::vector<Utterance> rejection(const table::ClaimRejected& event, const Manner& manner) {
    const std::string_view who = who_word(event.side, manner);
    if (!event.claimant_left || !event.opponent_left)
        return news(PhraseId::AnnounceClaimRejected, {{"who", who}}, manner);
    return news(PhraseId::AnnounceClaimRejectedTimes,
                {{"who", who}, {"claimant_left", *event.claimant_left}, {"opponent_left", *event.opponent_left}},
                manner);
}

} // namespace

std::vector<Utterance> told(const table::Table& before, const table::DrawClaimed& event, const Manner& manner) {
    const std::string_view who = who_word(event.side, manner);
    const std::string_view claim = event.claim == table::Claim::Threefold ? "threefold" : "fifty_moves";
    std::vector<Utterance> said;
    if (event.intended) {
        const Runs move = describe_move(before.position, *event.intended, manner.forms.moves, manner);
        said = news(PhraseId::AnnounceDrawClaimedWith, {{"who", who}, {"claim", claim}, {"move", move}}, manner);
    } else {
        said = news(PhraseId::AnnounceDrawClaimed, {{"who", who}, {"claim", claim}}, manner);
    }
    if (table::awaits_confirmation(before, event))
        said.push_back({manner.say(PhraseId::AnnounceClaimAwaits), Urgency::News, std::nullopt});
    return said;
}

std::vector<Utterance> told(const table::Table& before, const table::ClaimRejected& event, const Manner& manner) {
    std::vector<Utterance> said = rejection(event, manner);
    if (before.must_play) {
        const Runs move = describe_move(before.position, *before.must_play, Form::Short, manner);
        said.push_back({manner.say(PhraseId::AnnounceMustPlay, {{"who", who_word(event.side, manner)}, {"move", move}}),
                        Urgency::News, std::nullopt});
    }
    return said;
}

std::vector<Utterance> told(const table::Table&, const table::QuickplayClaimed& event, const Manner& manner) {
    return news(PhraseId::AnnounceQuickplayClaimed, {{"who", who_word(event.side, manner)}}, manner);
}

std::vector<Utterance> told(const table::Table&, const table::IncrementRequested& event, const Manner& manner) {
    return news(PhraseId::AnnounceIncrementRequested, {{"who", who_word(event.side, manner)}}, manner);
}

std::vector<Utterance> told(const table::Table&, const table::IncrementIntroduced& event, const Manner& manner) {
    return news(PhraseId::AnnounceIncrementIntroduced, {{"increment", event.each}}, manner);
}

std::vector<Utterance> told(const table::Table& before, const table::Upheld&, const Manner& manner) {
    return ruling(before, true, manner);
}

std::vector<Utterance> told(const table::Table& before, const table::Rejected&, const Manner& manner) {
    return ruling(before, false, manner);
}

std::vector<Utterance> told(const table::Table&, const table::Postponed&, const Manner& manner) {
    return news(PhraseId::AnnouncePostponed, {}, manner);
}

} // namespace speech::announce
