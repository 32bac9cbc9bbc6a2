#include "sounds/cues/synthesis.hpp"

#include "sounds/cues/canvas.hpp"

namespace sounds::cues {

namespace {

// The notes that are used, equal temperament at 440 Hz.
namespace note {
constexpr Hertz c4{261.63};
constexpr Hertz e4{329.63};
constexpr Hertz g4{392.00};
constexpr Hertz b4{493.88};
constexpr Hertz c5{523.25};
constexpr Hertz d5{587.33};
constexpr Hertz e5{659.26};
constexpr Hertz g5{783.99};
constexpr Hertz a5{880.00};
constexpr Hertz b5{987.77};
constexpr Hertz c6{1046.50};
} // namespace note

constexpr Milliseconds start{0};

// A piece set down on wood: three tones that do not fit each other and die at once, with the contact itself in front.
void knock(Canvas& canvas, Milliseconds at, Hertz pitch, double level = 1.0) {
    canvas.ring(at, pitch, Milliseconds{28}, level);
    canvas.ring(at, pitch * 2.43, Milliseconds{14}, level * 0.6);
    canvas.ring(at, pitch * 4.51, Milliseconds{7}, level * 0.35);
    canvas.rustle(at, Milliseconds{4}, Hertz{3500}, level * 0.25);
}

// A string plucked softly: the octave and the twelfth above die sooner than the tone.
void pluck(Canvas& canvas, Milliseconds at, Hertz pitch, Milliseconds decay, double level = 1.0) {
    canvas.ring(at, pitch, decay, level);
    canvas.ring(at, pitch * 2.0, decay * 0.5, level * 0.35);
    canvas.ring(at, pitch * 3.0, decay * 0.3, level * 0.15);
}

// A small bell, with the partials of one: hum, strike note, and two above that do not fit.
void bell(Canvas& canvas, Milliseconds at, Hertz pitch, Milliseconds decay) {
    canvas.ring(at, pitch * 0.5, decay * 1.2, 0.4);
    canvas.ring(at, pitch, decay, 1.0);
    canvas.ring(at, pitch * 2.76, decay * 0.4, 0.3);
    canvas.ring(at, pitch * 5.40, decay * 0.2, 0.12);
}

void draw(Cue cue, Canvas& canvas) {
    switch (cue) {
    case Cue::Move: return knock(canvas, start, Hertz{430});
    case Cue::Capture: knock(canvas, start, Hertz{520}, 0.9); return knock(canvas, Milliseconds{85}, Hertz{330});
    case Cue::EnPassant: // past the pawn, which then falls
        knock(canvas, start, Hertz{430}, 0.8);
        canvas.glide(Milliseconds{60}, Milliseconds{110}, Hertz{700}, Hertz{1050}, 0.4);
        return knock(canvas, Milliseconds{185}, Hertz{300});
    case Cue::Check:
        pluck(canvas, start, note::e5, Milliseconds{50}, 0.8);
        return pluck(canvas, Milliseconds{95}, note::b5, Milliseconds{70});
    case Cue::Castling:
        canvas.rustle(start, Milliseconds{90}, Hertz{900}, 0.5);
        knock(canvas, Milliseconds{95}, Hertz{430}, 0.8);
        canvas.rustle(Milliseconds{150}, Milliseconds{90}, Hertz{700}, 0.5);
        return knock(canvas, Milliseconds{245}, Hertz{350});
    case Cue::Promotion:
        pluck(canvas, start, note::c5, Milliseconds{50}, 0.7);
        pluck(canvas, Milliseconds{70}, note::e5, Milliseconds{50}, 0.8);
        pluck(canvas, Milliseconds{140}, note::g5, Milliseconds{50}, 0.9);
        return pluck(canvas, Milliseconds{210}, note::c6, Milliseconds{80});
    case Cue::Illegal:
        canvas.glide(start, Milliseconds{160}, Hertz{190}, Hertz{120}, 1.0);
        return canvas.glide(start, Milliseconds{120}, Hertz{283}, Hertz{178}, 0.6);
    case Cue::YourTurn: return bell(canvas, start, note::a5, Milliseconds{110});
    case Cue::LowTime:
        canvas.ring(start, Hertz{2600}, Milliseconds{8}, 1.0);
        return canvas.ring(Milliseconds{90}, Hertz{2200}, Milliseconds{8}, 1.0);
    case Cue::FlagFallen:
        canvas.glide(start, Milliseconds{370}, Hertz{760}, Hertz{170}, 1.0);
        return canvas.glide(start, Milliseconds{370}, Hertz{1520}, Hertz{340}, 0.3);
    case Cue::GameOver:
        for (const Hertz pitch : {note::g4, note::b4, note::d5}) pluck(canvas, start, pitch, Milliseconds{60}, 0.6);
        for (const Hertz pitch : {note::c4, note::e4, note::g4, note::c5}) {
            pluck(canvas, Milliseconds{150}, pitch, Milliseconds{90}, 0.7);
        }
        return;
    case Cue::Drawn: // the same note twice
        bell(canvas, start, note::g4, Milliseconds{80});
        return bell(canvas, Milliseconds{170}, note::g4, Milliseconds{90});
    case Cue::Resigned: // a king laid down
        knock(canvas, start, Hertz{300});
        canvas.rustle(Milliseconds{50}, Milliseconds{140}, Hertz{600}, 0.4);
        return pluck(canvas, Milliseconds{200}, note::c4, Milliseconds{80}, 0.8);
    case Cue::BoardEdge:
        canvas.glide(start, Milliseconds{110}, Hertz{150}, Hertz{75}, 1.0);
        return canvas.rustle(start, Milliseconds{12}, Hertz{500}, 0.3);
    case Cue::WhiteSquare: return pluck(canvas, start, Hertz{1760}, Milliseconds{9});
    case Cue::BlackSquare: return pluck(canvas, start, Hertz{587}, Milliseconds{11});
    case Cue::OwnPiece: return canvas.glide(start, Milliseconds{60}, Hertz{900}, Hertz{1350}, 1.0);
    case Cue::OpponentsPiece:
        canvas.glide(start, Milliseconds{40}, Hertz{420}, Hertz{280}, 1.0);
        return canvas.glide(Milliseconds{50}, Milliseconds{50}, Hertz{420}, Hertz{280}, 1.0);
    case Cue::LegalTarget:
        pluck(canvas, start, note::c6, Milliseconds{12}, 0.7);
        return pluck(canvas, Milliseconds{30}, Hertz{1568}, Milliseconds{14});
    case Cue::ClockPressed:
        canvas.rustle(start, Milliseconds{10}, Hertz{3200}, 1.0);
        canvas.ring(Milliseconds{6}, Hertz{1150}, Milliseconds{9}, 0.8);
        return canvas.ring(Milliseconds{38}, Hertz{820}, Milliseconds{7}, 0.5);
    case Cue::MustCapture: // the two strokes of a capture, still to come
        knock(canvas, start, Hertz{330}, 0.7);
        pluck(canvas, Milliseconds{70}, note::d5, Milliseconds{60}, 0.8);
        return pluck(canvas, Milliseconds{150}, note::g5, Milliseconds{60}, 0.8);
    case Cue::FromPartner: // laid into the hand
        canvas.glide(start, Milliseconds{90}, Hertz{1200}, Hertz{700}, 0.6);
        return knock(canvas, Milliseconds{100}, Hertz{620}, 0.8);
    case Cue::ListeningBegins: return canvas.glide(start, Milliseconds{50}, Hertz{520}, Hertz{780}, 0.4);
    case Cue::ListeningEnds: return canvas.glide(start, Milliseconds{50}, Hertz{780}, Hertz{520}, 0.4);
    }
    __builtin_unreachable();
}

Milliseconds length_of(Cue cue) {
    switch (cue) {
    case Cue::Move: return Milliseconds{130};
    case Cue::Capture: return Milliseconds{220};
    case Cue::EnPassant: return Milliseconds{320};
    case Cue::Check: return Milliseconds{300};
    case Cue::Castling: return Milliseconds{370};
    case Cue::Promotion: return Milliseconds{400};
    case Cue::Illegal: return Milliseconds{170};
    case Cue::YourTurn: return Milliseconds{400};
    case Cue::LowTime: return Milliseconds{140};
    case Cue::FlagFallen: return Milliseconds{380};
    case Cue::GameOver: return Milliseconds{400};
    case Cue::Drawn: return Milliseconds{400};
    case Cue::Resigned: return Milliseconds{400};
    case Cue::BoardEdge: return Milliseconds{120};
    case Cue::WhiteSquare: return Milliseconds{45};
    case Cue::BlackSquare: return Milliseconds{50};
    case Cue::OwnPiece: return Milliseconds{60};
    case Cue::OpponentsPiece: return Milliseconds{100};
    case Cue::LegalTarget: return Milliseconds{80};
    case Cue::ClockPressed: return Milliseconds{80};
    case Cue::MustCapture: return Milliseconds{300};
    case Cue::FromPartner: return Milliseconds{200};
    case Cue::ListeningBegins: return Milliseconds{60};
    case Cue::ListeningEnds: return Milliseconds{60};
    }
    __builtin_unreachable();
}

} // namespace

std::vector<float> synthesise(Cue cue, std::uint32_t samples_per_second) {
    Canvas canvas{length_of(cue), samples_per_second};
    draw(cue, canvas);
    return std::move(canvas).finished();
}

} // namespace sounds::cues
