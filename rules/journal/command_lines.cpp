// The commands as lines: each is described once.
#include "rules/journal/command_lines.hpp"

#include "rules/journal/command_parts.hpp"
#include "rules/journal/description.hpp"

#include <utility>

namespace rules::journal {
namespace {

using namespace table;

constexpr std::string_view claims = "claim threefold [MOVE], fifty [MOVE], illegal, quickplay, increment or flag";
constexpr std::string_view asks = "ask time or ask moves";
/// Where nothing may stand after the act.
constexpr std::string_view nothing;

/// Who acts, and the act with what belongs to it. Its word may be two.
template <typename Asked, typename By, typename... Parts>
struct Act {
    using Members =
        decltype(std::tuple_cat(std::declval<typename By::Members>(), std::declval<typename Parts::Members>()...));

    std::string_view word;
    By by;
    std::string_view expected;
    std::tuple<Parts...> parts;

    std::string_view first_word() const { return word.substr(0, word.find(' ')); }
    std::string_view second_word() const {
        const auto space = word.find(' ');
        return space == std::string_view::npos ? std::string_view() : word.substr(space + 1);
    }

    std::string write(const Asked& asked) const {
        std::string line = write_actor(by.actor_of(asked)) + " " + std::string(word);
        std::apply([&](const auto&... part) { (part.write(line, asked), ...); }, parts);
        return line;
    }

    /// What stands behind the act's word.
    std::variant<Command, JournalFault> read(const Actor& actor, LineReader& line) const {
        const auto acting = by.members(actor);
        if (!acting) return JournalFault{1, std::string(By::expected)};
        const std::string_view rest = line.rest();
        // Braces, because they are read in this order.
        const std::tuple<std::optional<typename Parts::Members>...> read =
            std::apply([&](const auto&... part) { return std::tuple{part.read(line)...}; }, parts);
        line.expect_end();
        if (const auto& fault = line.fault())
            return JournalFault{fault->word, expected.empty() ? nothing_but(rest) : std::string(expected)};
        return Command(std::make_from_tuple<Asked>(
            std::apply([&](const auto&... members) { return std::tuple_cat(*acting, *members...); }, read)));
    }

private:
    static std::string nothing_but(std::string_view rest) {
        return "nothing after the act, but there is '" + std::string(rest) + "'";
    }
};

template <typename By, typename... Parts>
struct AskedBy;
template <template <typename> typename By, typename Asked, typename... Parts>
struct AskedBy<By<Asked>, Parts...> {
    using type = Act<Asked, By<Asked>, Parts...>;
};

template <typename By, typename... Parts>
constexpr auto act(std::string_view word, By by, std::string_view expected, Parts... parts) {
    return typename AskedBy<By, Parts...>::type{word, by, expected, {parts...}};
}

template <typename Asked>
struct NotDescribed;
/// The description of a command. One that has none does not build.
template <typename Asked>
constexpr NotDescribed<Asked> act_of{};

template <>
constexpr auto act_of<Start> = act("start", ByArbiter<Start>{}, nothing);
template <>
constexpr auto act_of<Arrive> = act("arrive", ByArbiter<Arrive>{}, "white or black after the act",
                                    field(&Arrive::side));
template <>
constexpr auto act_of<Play> = act("play", BySide<Play>{&Play::side}, "one move", field(&Play::move));
template <>
constexpr auto act_of<Adjust> = act("adjust", BySide<Adjust>{&Adjust::side}, nothing);
template <>
constexpr auto act_of<Lift> = act("lift", BySide<Lift>{&Lift::side}, "one square", field(&Lift::square));
template <>
constexpr auto act_of<Place> = act("place", BySide<Place>{&Place::side},
                                   "a square, and for a promotion a piece such as Q or queen", field(&Place::square),
                                   ending(&Place::role));
template <>
constexpr auto act_of<TakeOff> = act("off", BySide<TakeOff>{&TakeOff::side}, "one square", field(&TakeOff::square));
template <>
constexpr auto act_of<TouchDown> = act("touch", BySide<TouchDown>{&TouchDown::side},
                                       "a square and the piece for the pawn, such as Q or queen",
                                       field(&TouchDown::square), field(&TouchDown::role));
template <>
constexpr auto act_of<ReportTouch> = act("report touch", ByAnybody<ReportTouch>{&ReportTouch::by},
                                         "report touch and a square", field(&ReportTouch::square));
template <>
constexpr auto act_of<TakeInHand> = act("receive", BySide<TakeInHand>{&TakeInHand::side}, "a piece: P N B R or Q",
                                        field(&TakeInHand::role));
template <>
constexpr auto act_of<LoseWithPartner> = act("lose-with-partner", ByArbiter<LoseWithPartner>{},
                                             "white, black or both after the act",
                                             field(&LoseWithPartner::side, SideOrBoth{}));
template <>
constexpr auto act_of<TakeBack> = act("take-back", BySide<TakeBack>{&TakeBack::side}, nothing);
template <>
constexpr auto act_of<TakeTurnBack> = act("take-turn-back", BySide<TakeTurnBack>{&TakeTurnBack::side}, nothing);
template <>
constexpr auto act_of<Press> = act("press", BySide<Press>{&Press::side}, nothing);
template <>
constexpr auto act_of<OfferDraw> = act("offer-draw", BySide<OfferDraw>{&OfferDraw::side}, nothing);
template <>
constexpr auto act_of<AcceptDraw> = act("accept", BySide<AcceptDraw>{&AcceptDraw::side}, nothing);
template <>
constexpr auto act_of<DeclineDraw> = act("decline", BySide<DeclineDraw>{&DeclineDraw::side}, nothing);
template <>
constexpr auto act_of<Resign> = act("resign", BySide<Resign>{&Resign::side}, nothing);
template <>
constexpr auto act_of<ClaimDraw> = act("claim", BySide<ClaimDraw>{&ClaimDraw::side}, claims, field(&ClaimDraw::claim),
                                       ending(&ClaimDraw::intended));
template <>
constexpr auto act_of<ClaimIllegal> = act("claim illegal", BySide<ClaimIllegal>{&ClaimIllegal::by}, claims);
template <>
constexpr auto act_of<RuleIllegal> = act("illegal", ByArbiter<RuleIllegal>{}, "white or black after the act",
                                         field(&RuleIllegal::side));
template <>
constexpr auto act_of<RuleIrregular> = act("irregular", ByArbiter<RuleIrregular>{}, "array or board or colours or men",
                                           field(&RuleIrregular::what));
template <>
constexpr auto act_of<RuleLostPosition> = act("lost-position", ByArbiter<RuleLostPosition>{},
                                              "a number of plies after the act, or nothing",
                                              field(&RuleLostPosition::plies, PliesOrNone{}));
template <>
constexpr auto act_of<ClaimFlag> = act("claim flag", ByAnybody<ClaimFlag>{&ClaimFlag::by}, claims);
template <>
constexpr auto act_of<RuleFlagOrder> = act("flag-order-unknown", ByArbiter<RuleFlagOrder>{}, nothing);
template <>
constexpr auto act_of<ClaimQuickplay> = act("claim quickplay", BySide<ClaimQuickplay>{&ClaimQuickplay::side}, nothing);
template <>
constexpr auto act_of<RequestIncrement> = act("claim increment", BySide<RequestIncrement>{&RequestIncrement::side},
                                              nothing);
template <>
constexpr auto act_of<Adjourn> = act("adjourn", ByArbiter<Adjourn>{}, "when and where the game goes on, or nothing",
                                     ending(&Adjourn::resumption, Rest{"when and where the game goes on"}));
template <>
constexpr auto act_of<Seal> = act("seal", BySide<Seal>{&Seal::side},
                                  "the digest of the envelope and what is written there",
                                  text_behind_digest(&Seal::text, &Seal::digest));
template <>
constexpr auto act_of<OpenEnvelope> = act("open-envelope", ByArbiter<OpenEnvelope>{}, "what is written in the envelope",
                                          field(&OpenEnvelope::text, Rest{"what is written in the envelope"}));
template <>
constexpr auto act_of<LoseEnvelope> = act("envelope-lost", ByArbiter<LoseEnvelope>{}, nothing);
template <>
constexpr auto act_of<Write> = act("write", BySide<Write>{&Write::side}, "one move or more",
                                   field(&Write::texts, Texts{}));
template <>
constexpr auto act_of<Borrow> = act("borrow", BySide<Borrow>{&Borrow::side}, nothing);
template <>
constexpr auto act_of<Sign> = act("sign", BySide<Sign>{&Sign::side}, nothing);
template <>
constexpr auto act_of<Stop> = act("stop", ByAnybody<Stop>{&Stop::by}, "the reason, in words",
                                  field(&Stop::reason, Rest{"the reason, in words"}));
template <>
constexpr auto act_of<Restart> = act("restart", ByArbiter<Restart>{}, nothing);
template <>
constexpr auto act_of<Uphold> = act("uphold", ByArbiter<Uphold>{}, nothing);
template <>
constexpr auto act_of<Reject> = act("reject", ByArbiter<Reject>{}, nothing);
template <>
constexpr auto act_of<Postpone> = act("postpone", ByArbiter<Postpone>{}, nothing);
template <>
constexpr auto act_of<AddTime> = act("add-time", ByArbiter<AddTime>{},
                                     "white or black and a time, perhaps with a sign, after the act",
                                     field(&AddTime::side), field(&AddTime::time, SignedClockTime{}));
template <>
constexpr auto act_of<SetClock> = act("set-clock", ByArbiter<SetClock>{}, "white or black and a time after the act",
                                      field(&SetClock::side), field(&SetClock::left, ClockTime{}));
template <>
constexpr auto act_of<SetMoves> = act("set-moves", ByArbiter<SetMoves>{},
                                      "white or black and a number of moves after the act", field(&SetMoves::side),
                                      field(&SetMoves::completed));
template <>
constexpr auto act_of<Warn> = act("warn", ByArbiter<Warn>{}, "white or black after the act", field(&Warn::side));
template <>
constexpr auto act_of<ReportDevice> = act("phone", ByArbiter<ReportDevice>{}, "white or black after the act",
                                          field(&ReportDevice::side));
template <>
constexpr auto act_of<RuleLoss> = act("loss", ByArbiter<RuleLoss>{}, "white, black or both after the act",
                                      field(&RuleLoss::side, SideOrBoth{}));
template <>
constexpr auto act_of<RuleDraw> = act("draw", ByArbiter<RuleDraw>{}, nothing);
template <>
constexpr auto act_of<SetPoints> = act("set-points", ByArbiter<SetPoints>{},
                                       "white or black and 0, 1/2 or 1 after the act", field(&SetPoints::side),
                                       field(&SetPoints::points));
template <>
constexpr auto act_of<Punish> = act("punish", ByArbiter<Punish>{},
                                    "white or black and fine, round-exclusion or expulsion after the act",
                                    field(&Punish::side), field(&Punish::sanction));
template <>
constexpr auto
    act_of<RuleOffence> = act("offence", ByArbiter<RuleOffence>{},
                              "white or black and advice, distraction, left-hall, absence or device after the act",
                              field(&RuleOffence::side), field(&RuleOffence::what, OffenceToRule{}));
template <>
constexpr auto act_of<NotePartnersWarning> = act("partner-warned", ByArbiter<NotePartnersWarning>{},
                                                 "white or black after the act", field(&NotePartnersWarning::side));
template <>
constexpr auto act_of<RuleOversteppingUnproved> = act("overstepping-unproved", ByArbiter<RuleOversteppingUnproved>{},
                                                      "white or black after the act",
                                                      field(&RuleOversteppingUnproved::side));
template <>
constexpr auto act_of<VerifyPosition> = act("verify-position", BySide<VerifyPosition>{&VerifyPosition::side}, nothing);
template <>
constexpr auto act_of<Say> = act("say", ByPerson<Say>{&Say::by}, "the moves meant, a colon, and the words of a move",
                                 words_behind_moves(&Say::words, &Say::meant));
template <>
constexpr auto act_of<Repeat> = act("repeat", BySide<Repeat>{&Repeat::side},
                                    "the moves meant, a colon, and the words of a move",
                                    words_behind_moves(&Repeat::words, &Repeat::meant));
template <>
constexpr auto act_of<Execute> = act("execute", ByPerson<Execute>{&Execute::by}, "nothing, or one move",
                                     ending(&Execute::done));
template <>
constexpr auto act_of<AskTime> = act("ask time", BySide<AskTime>{&AskTime::side}, asks);
template <>
constexpr auto act_of<AskMoves> = act("ask moves", BySide<AskMoves>{&AskMoves::side}, asks);
template <>
constexpr auto act_of<Compare> = act("compare", ByArbiter<Compare>{}, nothing);
template <>
constexpr auto act_of<Retrace> = act("retrace", ByArbiter<Retrace>{}, nothing);

/// A question about each kind of command there can be.
template <typename... Asked>
struct Kinds {
    static_assert(((std::tuple_size_v<typename std::remove_cvref_t<decltype(act_of<Asked>)>::Members> ==
                    member_count<Asked>()) &&
                   ...),
                  "every member is named in the description");

    static std::string expected() {
        std::string list;
        ((list += (list.empty() ? "an act: " : ", ") + std::string(act_of<Asked>.word)), ...);
        return list;
    }

    static std::variant<Command, JournalFault> read(const Actor& actor, LineReader& line) {
        const auto first = line.next(expected());
        if (!first) return *line.fault();
        const std::string_view second = line.peek();
        std::optional<std::variant<Command, JournalFault>> read;
        const auto of_two_words = [&](const auto& act) {
            if (act.first_word() != *first || act.second_word().empty() || act.second_word() != second) return false;
            line.expect(second);
            read = act.read(actor, line);
            return true;
        };
        const auto of_one_word = [&](const auto& act) {
            if (act.word != *first) return false;
            read = act.read(actor, line);
            return true;
        };
        // The second word is missing, or another.
        const auto of_its_first = [&](const auto& act) {
            if (act.first_word() != *first) return false;
            read = JournalFault{3, std::string(act.expected)};
            return true;
        };
        if ((of_two_words(act_of<Asked>) || ...) || (of_one_word(act_of<Asked>) || ...) ||
            (of_its_first(act_of<Asked>) || ...))
            return std::move(*read);
        return JournalFault{2, expected()};
    }
};
template <typename... Asked>
Kinds<Asked...> kinds_in(const std::variant<Asked...>*);
using CommandKinds = decltype(kinds_in(static_cast<const Command*>(nullptr)));

} // namespace

std::string write_command(const Command& command) {
    return std::visit([](const auto& asked) { return act_of<std::decay_t<decltype(asked)>>.write(asked); }, command);
}

std::variant<Command, JournalFault> read_command(std::string_view text) {
    LineReader line(text);
    const auto actor = read_actor(line);
    if (!actor) return *line.fault();
    return CommandKinds::read(*actor, line);
}

} // namespace rules::journal
