#include "src/session/board/audio_board.hpp"

#include "rules/table/hands/hands.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/board/game_answers.hpp"

#include <array>
#include <utility>

namespace session {

namespace announce = speech::announce;
namespace board = sounds::board;

using rules::board::Color;
using rules::board::Piece;
using rules::board::Placement;
using rules::board::Role;
using rules::board::Square;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

board::Shape shape_of(Role role) {
    switch (role) {
    case Role::Pawn: return board::Shape::Pawn;
    case Role::Knight: return board::Shape::Knight;
    case Role::Bishop: return board::Shape::Bishop;
    case Role::Rook: return board::Shape::Rook;
    case Role::Queen: return board::Shape::Queen;
    case Role::King: return board::Shape::King;
    }
    return board::Shape::Pawn;
}

board::PlacedPiece piece_of(Piece piece) {
    return {shape_of(piece.role), piece.color == Color::White ? board::Shade::White : board::Shade::Black};
}

/// As the board lies before the finger.
board::Spot spot_of(Square square, bool flipped) {
    const int file = static_cast<int>(square.file());
    const int rank = static_cast<int>(square.rank());
    return flipped ? board::Spot{7 - file, 7 - rank} : board::Spot{file, rank};
}

board::Sweep sweep_of(const Placement& pieces, bool flipped) {
    board::Sweep sweep;
    for (int index = 0; index < 64; ++index)
        if (const auto piece = pieces[Square::at(index)])
            sweep.pieces.push_back({piece_of(*piece), spot_of(Square::at(index), flipped)});
    return sweep;
}

board::Ray ray_of(const Placement& pieces, const Finger& finger, int right, int up) {
    const int turn = finger.flipped ? -1 : 1;
    board::Ray ray;
    for (auto next = finger.square.offset(right * turn, up * turn); next;
         next = next->offset(right * turn, up * turn)) {
        const board::Spot spot = spot_of(*next, finger.flipped);
        if (const auto piece = pieces[*next]) {
            ray.piece = {piece_of(*piece), spot};
            break;
        }
        ray.empty.push_back(spot);
    }
    return ray;
}

board::Rays rays_of(const Placement& pieces, const Finger& finger) {
    constexpr std::array<std::pair<int, int>, 8> clockwise{
        {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
    board::Rays rays{spot_of(finger.square, finger.flipped), {}};
    for (const auto& [right, up] : clockwise) rays.rays.push_back(ray_of(pieces, finger, right, up));
    return rays;
}

/// A piece that is dropped is heard where it lands.
board::Glides dropped(const rules::table::Ply& ply, bool flipped) {
    const board::Spot spot = spot_of(ply.move.to(), flipped);
    return {{{.piece = piece_of({ply.before.turn(), *ply.move.dropped()}), .from = spot, .to = spot}}};
}

board::Glides glides_of(const rules::table::Ply& ply, bool flipped) {
    if (ply.move.dropped()) return dropped(ply, flipped);
    board::Glides glides;
    for (const auto& [from, to] : rules::table::ways_of(ply.before, ply.move))
        glides.glides.push_back(
            {.piece = piece_of(*ply.before.at(from)), .from = spot_of(from, flipped), .to = spot_of(to, flipped)});
    board::Glide& first = glides.glides.front();
    if (const auto taken = ply.before.captured(ply.move))
        first.taken = board::Standing{piece_of(taken->piece), spot_of(taken->square, flipped)};
    if (const auto role = ply.move.promoted()) first.becomes = piece_of({ply.before.turn(), *role});
    return glides;
}

void sound_position(UpdateContext& context) {
    const board::Sweep sweep = sweep_of(board_in_hand(context), context.finger().flipped);
    context.picture(context.phrase(PhraseId::AudioBoardPosition, {{"pieces", sweep.pieces.size()}}), sweep);
}

void sound_lines(UpdateContext& context) {
    const Runs square = announce::describe_square(context.finger().square, manner(context));
    context.picture(context.phrase(PhraseId::AudioBoardLines, {{"square", square}}),
                    rays_of(board_in_hand(context), context.finger()));
}

void sound_last_move(UpdateContext& context) {
    const auto plies = Scene(context).plies();
    if (plies.empty()) return context.answer(last_move(context));
    context.picture(context.phrase(PhraseId::AudioBoardMove, {{"move", last_move(context)}}),
                    glides_of(plies.back(), context.finger().flipped));
}

constexpr std::array learning_order{Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn};
constexpr int middle_column = 3;

/// Low, in the middle and high.
Item piece_row(const Scene& context, Piece piece) {
    const board::PlacedPiece sounded = piece_of(piece);
    board::Notes notes;
    for (const int row : {0, 3, 7}) notes.pieces.push_back({sounded, {middle_column, row}});
    return {context.phrase(PhraseId::AudioBoardPiece, {{"piece", announce::describe_piece(piece, manner(context))}}),
            HearPicture{notes}};
}

Item rows_row(const Scene& context) {
    board::Notes notes;
    for (int row = 0; row < 8; ++row)
        notes.pieces.push_back({{board::Shape::Pawn, board::Shade::White}, {middle_column, row}});
    return {context.phrase(PhraseId::AudioBoardRows), HearPicture{notes}};
}

Item line_row(const Scene& context) {
    const board::Ray ray{{{middle_column, 5}, {middle_column, 6}, {middle_column, 7}}, std::nullopt};
    return {context.phrase(PhraseId::AudioBoardLine), HearPicture{board::Rays{{middle_column, 4}, {ray}}}};
}

} // namespace

bool sounding_command(UpdateContext& context, Command command) {
    switch (command) {
    case Command::SoundPosition: sound_position(context); return true;
    case Command::SoundLines: sound_lines(context); return true;
    case Command::SoundLastMove: sound_last_move(context); return true;
    default: return false;
    }
}

std::vector<Item> board_sound_rows(const Scene& context) {
    std::vector<Item> rows;
    for (const Color side : rules::board::both_colors)
        for (const Role role : learning_order) rows.push_back(piece_row(context, {side, role}));
    rows.push_back(rows_row(context));
    rows.push_back({context.phrase(PhraseId::AudioBoardColumns), HearPicture{board::Sweep{}}});
    rows.push_back(line_row(context));
    return rows;
}

} // namespace session
