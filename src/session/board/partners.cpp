#include "src/session/board/partners.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/moves.hpp"

#include <utility>

namespace session {

namespace announce = speech::announce;

using rules::board::Color;
using rules::board::Move;
using rules::board::Role;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// The kinds of pieces in the side's reserve, the most valuable first.
std::vector<Role> roles_in_reserve(const Scene& context, Color side) {
    std::vector<Role> roles;
    for (const Role role : announce::reserve_order)
        if (context.position().in_hand({side, role}) > 0) roles.push_back(role);
    return roles;
}

Runs reserve_words(const Scene& context, Color side) {
    const announce::Manner how = manner(context);
    const auto who = announce::who_word(side, how);
    const Runs pieces = announce::describe_reserve(context.position(), side, how);
    if (pieces.empty()) return context.phrase(PhraseId::BoardReserveEmpty, {{"who", who}});
    return context.phrase(PhraseId::BoardReserve, {{"who", who}, {"pieces", pieces}});
}

Runs role_words(const Scene& context, Role role) { return announce::describe_role(role, manner(context)); }

void choose_from_reserve(UpdateContext& context) {
    if (context.is_elsewhere()) return refuse_elsewhere(context);
    const std::vector<Role> roles = roles_in_reserve(context, context.side());
    if (roles.empty()) return context.edge(reserve_words(context, context.side()));
    if (context.finger().lifted) return context.refuse(pieces_in_hand(context, PhraseId::BoardOtherInHand));
    if (roles.size() == 1) return take_from_reserve(context, roles.front());
    open_list(context, {.kind = ListKind::Reserve});
}

} // namespace

void look_at_board(UpdateContext& context, bool of_partner) {
    Participant& player = context.participant();
    if (player.looks_at.has_value() == of_partner) return;
    std::swap(player.finger, player.finger_elsewhere);
    player.looks_at = of_partner ? context.model.games.at(*player.table).partners : std::nullopt;
    context.table = player.before();
    context.answer(context.phrase(PhraseId::GameWhichBoard, {{"whose", of_partner ? "partner" : "own"}}));
}

void take_from_reserve(UpdateContext& context, Role role) {
    context.participant().from_reserve = role;
    context.answer(context.phrase(PhraseId::BoardReserveTaken, {{"piece", role_words(context, role)}}));
}

void put_on_board(UpdateContext& context, rules::board::Square to) {
    if (context.is_elsewhere()) return refuse_elsewhere(context);
    play_move(context, Move::drop(*context.participant().from_reserve, to));
}

void return_to_reserve(UpdateContext& context) {
    const Role role = *std::exchange(context.participant().from_reserve, std::nullopt);
    context.answer(context.phrase(PhraseId::BoardReserveReturned, {{"piece", role_words(context, role)}}));
}

std::vector<Item> reserve_rows(const Scene& context) {
    std::vector<Item> rows;
    for (const Role role : roles_in_reserve(context, context.side()))
        rows.push_back(
            {announce::describe_counted(role, context.position().in_hand({context.side(), role}), manner(context)),
             TakeFromReserve{role}});
    return rows;
}

void tell_reserve(UpdateContext& context, bool of_opponent) {
    if (!Scene(context).position().description().has_partners)
        return context.refuse(context.phrase(PhraseId::GameNoPartner));
    context.answer(reserve_words(context, of_opponent ? !context.side() : context.side()));
}

bool partners_command(UpdateContext& context, Command command) {
    const bool belongs_here = command == Command::OtherBoard || command == Command::Drop;
    if (!belongs_here) return false;
    if (!context.game().table.position.description().has_partners) {
        context.refuse(context.phrase(PhraseId::GameNoPartner));
    } else if (command == Command::Drop) {
        choose_from_reserve(context);
    } else if (context.game().partners || context.is_elsewhere()) {
        look_at_board(context, !context.is_elsewhere());
    } else {
        context.refuse(context.phrase(PhraseId::GameNoPartner)); // one board alone was gone on with
    }
    return true;
}

} // namespace session
