=== Rapid: an illegal move that was answered stands
rules RAP-05 S29
editions fide-2005 fide-2009x fide-2023
--- script
kind rapid
time 1800
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white move Ra8
1 black legal
2 black move Kf7
3 black claim illegal
4 arbiter illegal white
4 white show
5 white move Kf2
--- expect fide-2005 fide-2009x
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
Kd7+ Ke7+ Kf7+
2000 made black e8f7
2000 pressed black
3000 refused claim illegal-move-stands art=B6
4000 refused illegal illegal-move-stands art=B6
show phase=playing turn=white white=0:29:57.000 black=0:29:59.000 running=white agreed="R7/5k2/8/8/4r3/8/3P4/4K3 w - - 2 2" white-board=R7/5k2/8/8/4r3/8/3P4/4K3 black-board=R7/5k2/8/8/4r3/8/3P4/4K3 offer=none result=* reason=-
5000 made white e1f2
5000 pressed white
--- expect fide-2023
0 started art=6.6
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
Kd7+ Ke7+ Kf7+
2000 made black e8f7
2000 pressed black
3000 refused claim illegal-move-stands art=A.5.2
4000 refused illegal illegal-move-stands art=A.5.2
show phase=playing turn=white white=0:29:57.000 black=0:29:59.000 running=white agreed="R7/5k2/8/8/4r3/8/3P4/4K3 w - - 2 2" white-board=R7/5k2/8/8/4r3/8/3P4/4K3 black-board=R7/5k2/8/8/4r3/8/3P4/4K3 offer=none result=* reason=-
5000 made white e1f2
5000 pressed white

=== Rapid in 2001: whoever has answered an illegal move has waived it, the arbiter may find it
rules RAP-04 RAP-05 TCH-13
editions fide-2001
--- script
kind rapid
time 1800
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white move Ra8
1 black legal
2 black move Kf7
3 black claim illegal
4 arbiter illegal white
4 white show
5 white move Kf2
--- expect
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
Kd7+ Ke7+ Kf7+
2000 made black e8f7
2000 pressed black
3000 refused claim complaint-waived art=4.6
4000 illegal-ruled white art=7.4a
4000 restored white illegal-move 0 1797000 1919000 art=7.4a
show phase=playing turn=white white=0:29:57.000 black=0:31:59.000 running=white agreed="4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1" white-board=4k3/8/8/8/4r3/R7/3P4/4K3 black-board=4k3/8/8/8/4r3/R7/3P4/4K3 offer=none result=* reason=-
5000 refused move touch-move art=4.3a

=== Rapid: claimed before the reply, it is put right
rules RAP-05 IRR-05 IRR-07 S29
editions fide-2001 fide-2005 fide-2009x fide-2023
--- script
kind rapid
time 1800
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white move Ra8
1 black claim illegal
1 white show
1 white legal
2 white move Kd1
3 white move Re3
--- expect fide-2001 fide-2005 fide-2009x
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
1000 illegal-claimed black art=B6|fide-2001:7.4a
1000 restored white illegal-move 0 1799000 1920000 art=B6|fide-2001:7.4a
show phase=playing turn=white white=0:29:59.000 black=0:32:00.000 running=white agreed="4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1" white-board=4k3/8/8/8/4r3/R7/3P4/4K3 black-board=4k3/8/8/8/4r3/R7/3P4/4K3 offer=none result=* reason=-
Re3
2000 refused move touch-move art=4.3a
3000 made white a3e3
3000 pressed white
--- expect fide-2023
0 started art=6.6
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
1000 illegal-claimed black art=A.5.2
1000 restored white illegal-move 0 1799000 1860000 art=A.5.2
show phase=playing turn=white white=0:29:59.000 black=0:31:00.000 running=white agreed="4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1" white-board=4k3/8/8/8/4r3/R7/3P4/4K3 black-board=4k3/8/8/8/4r3/R7/3P4/4K3 offer=none result=* reason=-
Re3
2000 refused move touch-move art=4.3.1
3000 made white a3e3
3000 pressed white

=== Rapid: a touch of one's own loses the claim by the Laws of 2001 only
rules RAP-04 TCH-13
editions fide-2001 fide-2005 fide-2023
--- script
kind rapid
time 1800
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white move Ra8
2 black lift e8
3 black claim illegal
--- expect fide-2001
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
2000 lifted black e8
3000 refused claim complaint-waived art=4.6
--- expect fide-2005
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
2000 lifted black e8
3000 illegal-claimed black art=B6
3000 restored white illegal-move 0 1799000 1918000 art=B6
--- expect fide-2023
0 started art=6.6
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
2000 lifted black e8
3000 illegal-claimed black art=A.5.2
3000 restored white illegal-move 0 1799000 1858000 art=A.5.2

=== Rapid: the arbiter steps in for two kings in check
rules RAP-05
editions fide-2001 fide-2005 fide-2023
--- script
kind rapid
time 1800
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white move Ra8
2 arbiter illegal white
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
2000 illegal-ruled white art=7.4a|fide-2005:B6
2000 restored white illegal-move 0 1799000 1919000 art=7.4a|fide-2005:B6
--- expect fide-2023
0 started art=6.6
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
2000 illegal-ruled white art=A.5.2
2000 restored white illegal-move 0 1799000 1859000 art=A.5.2

=== Rapid: otherwise the arbiter waits for the claim in 2005, and not in 2001 and 2023
rules RAP-05
editions fide-2001 fide-2005 fide-2023
--- script
kind rapid
time 1800
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white move Ra7
2 arbiter illegal white
--- expect fide-2001
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a7
1000 illegal-completed white move
1000 pressed white
2000 illegal-ruled white art=7.4a
2000 restored white illegal-move 0 1799000 1919000 art=7.4a
--- expect fide-2005
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a7
1000 illegal-completed white move
1000 pressed white
2000 refused illegal only-on-claim art=B6
--- expect fide-2023
0 started art=6.6
1000 lifted white a3
1000 placed white white rook a7
1000 illegal-completed white move
1000 pressed white
2000 illegal-ruled white art=A.5.2
2000 restored white illegal-move 0 1799000 1859000 art=A.5.2

=== Rapid: the arbiter steps in for a pawn left unpromoted
rules RAP-05 IRR-06
editions fide-2005
--- script
kind rapid
time 1800
illegal record
fen 4k3/P7/8/8/8/8/8/4K3 w - - 0 1
0 arbiter start
1 white lift a7
2 white place a8
3 white press
4 arbiter illegal white
4 white legal
--- expect
0 started art=6.5
1000 lifted white a7
2000 placed white white pawn a8
3000 illegal-completed white unpromoted-pawn
3000 pressed white
4000 illegal-ruled white art=B6
4000 restored white illegal-move 0 1797000 1919000 art=B6
a8=B a8=N a8=Q+ a8=R+

=== Rapid: touch-move only when the opponent asks for it; in 2023 and in the cup as ever
rules RAP-04 TCH-03
editions fide-2001 fide-2005 fide-2023 cup38
--- script
kind rapid
time 1800
0 arbiter start
1 white lift g1
2 white place g1
2 white legal
3 white move e4
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white g1
2000 placed white white knight g1
Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h3 h4
3000 made white e2e4
3000 pressed white
--- expect fide-2023
0 started art=6.6
1000 lifted white g1
2000 placed white white knight g1
Nf3 Nh3
3000 refused move touch-move art=4.3.1
--- expect cup38
0 started art=6.5
1000 lifted white g1
2000 placed white white knight g1
Nf3 Nh3
3000 refused move touch-move art=§7

=== Rapid: asked for in time, it binds
rules RAP-04 TCH-03
editions fide-2001 fide-2005
--- script
kind rapid
time 1800
0 arbiter start
1 white lift g1
2 white place g1
3 black report touch g1
3 white legal
4 white move e4
5 white move Nf3
--- expect
0 started art=6.5
1000 lifted white g1
2000 placed white white knight g1
3000 touch-reported black g1 art=4.3a
Nf3 Nh3
4000 refused move touch-move art=4.3a
5000 made white g1f3
5000 pressed white

=== Rapid: asked for after the move, the move is taken back
rules RAP-04 TCH-03
editions fide-2001 fide-2005
--- script
kind rapid
time 1800
0 arbiter start
1 white lift g1
2 white place g1
3 white move e4
4 black report touch g1
4 white legal
5 white move Nh3
--- expect
0 started art=6.5
1000 lifted white g1
2000 placed white white knight g1
3000 made white e2e4
3000 pressed white
4000 touch-reported black g1 art=4.3a
4000 restored white touch-move 0 1797000 1799000 art=4.3a
Nf3 Nh3
5000 made white g1h3
5000 pressed white

=== Blitz: an illegal move claimed before moving wins
rules BLZ-03 S30
editions fide-2001 fide-2005 fide-2009x
--- script
kind blitz
time 300
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white move Ra8
2 arbiter illegal white
3 black claim illegal
--- expect
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
2000 refused illegal only-on-claim art=C3
3000 illegal-claimed black art=C3
3000 ended 0-1 illegal-moves art=C3

=== Blitz: after one's own move it stands
rules BLZ-03 S30
editions fide-2001 fide-2005 fide-2009x fide-2023
--- script
kind blitz
time 300
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white move Ra8
2 black move Kf7
3 black claim illegal
4 white move Kf2
--- expect fide-2001 fide-2005 fide-2009x
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
2000 made black e8f7
2000 pressed black
3000 refused claim illegal-move-stands art=C3
4000 made white e1f2
4000 pressed white
--- expect fide-2023
0 started art=6.6
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
2000 made black e8f7
2000 pressed black
3000 refused claim illegal-move-stands art=A.5.2
4000 made white e1f2
4000 pressed white

=== Blitz: whoever cannot mate claims a draw
rules BLZ-03
editions fide-2001 fide-2005
--- script
kind blitz
time 300
illegal record
fen 8/8/8/4k3/8/8/4P3/4K3 w - - 0 1
0 arbiter start
1 white move Ke3
2 black claim illegal
--- expect
0 started art=6.5
1000 lifted white e1
1000 placed white white king e3
1000 illegal-completed white move
1000 pressed white
2000 illegal-claimed black art=C3
2000 ended 1/2-1/2 illegal-moves art=C3

=== Blitz in 2023: as in rapid, sixty seconds, then the game
rules BLZ-03 BLZ-02 IRR-07
editions fide-2023
--- script
kind blitz
time 300
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white move Ra8
1 black claim illegal
2 white move Ra7
3 arbiter illegal white
--- expect
0 started art=6.6
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
1000 illegal-claimed black art=A.5.2
1000 restored white illegal-move 0 299000 360000 art=A.5.2
2000 lifted white a3
2000 placed white white rook a7
2000 illegal-completed white move
2000 pressed white
3000 illegal-ruled white art=A.5.2
3000 ended 0-1 illegal-moves art=7.5.5

=== Blitz in the cup: a warning, and any legal move may replace it, for there is no touch-move
rules BLZ-03 C38B-01 IRR-07 S30
editions cup38
--- script
kind blitz
time 300
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white move Ra8
2 black claim illegal
2 white legal
3 black report touch a3
4 white move Kd1
--- expect
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
2000 illegal-claimed black art=§12
2000 restored white illegal-move 0 299000 299000 art=§12
2000 warned white illegal-move art=§12
Kd1 Kf1 Kf2 Re3
3000 refused report no-touch-move art=P1
4000 made white e1d1
4000 pressed white

=== Blitz in the cup: a piece may be taken up and put back, and another played
rules C38B-01
editions cup38
--- script
kind blitz
time 300
fen r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1
0 arbiter start
1 white lift e1
2 white place g1
3 white lift g1
4 white place e1
5 white lift e2
6 white place e4
7 black report touch e1
--- expect
0 started art=6.5
1000 lifted white e1
2000 placed white white king g1
3000 lifted white g1
4000 placed white white king e1
5000 lifted white e2
6000 placed white white pawn e4
6000 made white e2e4
7000 refused report no-touch-move art=P1

=== A king that stands attacked is not captured; he steps out of check when his turn comes
rules RAP-05 MOV-02
editions fide-2005
--- script
kind rapid
time 1800
illegal record
fen 4k3/8/8/8/4r3/8/3P4/3RK3 w - - 0 1
0 arbiter start
1 white move d4
2 black legal
3 black move Kd8
3 white legal
4 white move Kd2
--- expect
0 started art=6.5
1000 lifted white d2
1000 placed white white pawn d4
1000 illegal-completed white move
1000 pressed white
Kd7+ Kd8+ Ke7+ Kf7+ Kf8+ Re2+ Re3+ Re5+ Re6+ Re7+ Rf4 Rg4 Rh4 Rxd4
3000 made black e8d8
3000 pressed black
Kd2 Kf1 Kf2
4000 made white e1d2
4000 pressed white

=== Draws are counted across an illegal move that stands
rules RAP-05 DRW-07
editions fide-2005
--- script
kind rapid
time 1800
illegal record
fen 4k1n1/8/8/8/8/8/8/R3K1N1 w Q - 0 1
0 arbiter start
1 white move Rb3
2 black move Nf6
3 white move Nf3
4 black move Ng8
5 white move Ng1
6 black move Nf6
7 white move Nf3
8 black move Ng8
9 white move Ng1
10 black claim threefold
10 black show
--- expect
0 started art=6.5
1000 lifted white a1
1000 placed white white rook b3
1000 illegal-completed white move
1000 pressed white
2000 made black g8f6
2000 pressed black
3000 made white g1f3
3000 pressed white
4000 made black f6g8
4000 pressed black
5000 made white f3g1
5000 pressed white
6000 made black g8f6
6000 pressed black
7000 made white g1f3
7000 pressed white
8000 made black f6g8
8000 pressed black
9000 made white f3g1
9000 pressed white
10000 draw-claimed black threefold art=9.2
10000 ended 1/2-1/2 threefold art=9.2
show phase=over turn=black white=0:29:55.000 black=0:29:55.000 running=none agreed="4k1n1/8/8/8/8/1R6/8/4K1N1 b - - 9 5" white-board=4k1n1/8/8/8/8/1R6/8/4K1N1 black-board=4k1n1/8/8/8/8/1R6/8/4K1N1 offer=none result=1/2-1/2 reason=threefold

=== Both kings in check after one more move: from 2023 on the game is drawn
rules RAP-05
editions fide-2023 fide-2005
--- script
kind rapid
illegal record
time 900
fen k7/8/8/8/4r3/8/p7/4K2R w - - 0 1
0 arbiter start
1 white play Rh8
2 white press
3 black play a1=Q
4 black press
--- expect fide-2023
0 started art=6.6
1000 lifted white h1
1000 placed white white rook h8
2000 illegal-completed white move
2000 pressed white
3000 lifted black a2
3000 placed black black queen a1
4000 illegal-completed black move
4000 ended 1/2-1/2 illegal-moves art=A.5.4
--- expect fide-2005
0 started art=6.5
1000 lifted white h1
1000 placed white white rook h8
2000 illegal-completed white move
2000 pressed white
3000 lifted black a2
3000 placed black black queen a1
4000 illegal-completed black move
4000 pressed black

=== Rapid: a pawn stays on the last rank for one more move, and then the game is drawn from 2023 on; before, the arbiter steps in
rules RAP-05
editions fide-2023 fide-2005 fide-2001
--- script
kind rapid
illegal record
time 900
fen 4k3/P6p/8/8/8/8/8/4K3 w - - 0 1
0 arbiter start
1 white lift a7
2 white place a8
3 white press
4 black play Kf7
5 black press
6 arbiter illegal white
7 white play a8=Q
--- expect fide-2023
0 started art=6.6
1000 lifted white a7
2000 placed white white pawn a8
3000 illegal-completed white unpromoted-pawn
3000 pressed white
4000 made black e8f7
5000 pressed black
5000 ended 1/2-1/2 illegal-moves art=A.5.4
6000 refused illegal game-over art=5
7000 refused play game-over art=5
--- expect fide-2005
0 started art=6.5
1000 lifted white a7
2000 placed white white pawn a8
3000 illegal-completed white unpromoted-pawn
3000 pressed white
4000 made black e8f7
5000 pressed black
6000 illegal-ruled white art=B6
6000 restored white illegal-move 0 896000 1018000 art=B6
7000 made white a7a8q
--- expect fide-2001
0 started art=6.5
1000 lifted white a7
2000 placed white white pawn a8
3000 illegal-completed white unpromoted-pawn
3000 pressed white
4000 made black e8f7
5000 pressed black
6000 illegal-ruled white art=7.4a
6000 restored white illegal-move 0 896000 1018000 art=7.4a
7000 made white a7a8q

=== Rapid: the pawn left on the last rank is captured, and the game goes on
rules RAP-05
editions fide-2023 fide-2005
--- script
kind rapid
illegal record
time 900
fen 1r2k3/P6p/8/8/8/8/8/4K3 w - - 0 1
0 arbiter start
1 white lift a7
2 white place a8
3 white press
4 black move Rxa8
5 arbiter illegal white
6 white move Kf2
--- expect fide-2023
0 started art=6.6
1000 lifted white a7
2000 placed white white pawn a8
3000 illegal-completed white unpromoted-pawn
3000 pressed white
4000 made black b8a8
4000 pressed black
5000 refused illegal illegal-move-stands art=A.5.2
6000 made white e1f2
6000 pressed white
--- expect fide-2005
0 started art=6.5
1000 lifted white a7
2000 placed white white pawn a8
3000 illegal-completed white unpromoted-pawn
3000 pressed white
4000 made black b8a8
4000 pressed black
5000 refused illegal illegal-move-stands art=B6
6000 made white e1f2
6000 pressed white

=== The moves after which the set-up stands are completed ones
rules RAP-03
editions fide-2001 fide-2005
--- script
kind rapid
time 1500
fen rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1
0 arbiter start
1 white move e4
2 black move e5
3 white move Nf3
4 black move Nc6
5 white move Bc4
6 black play Bc5
7 arbiter irregular array
--- expect
0 started art=6.5
1000 made white e2e4
1000 pressed white
2000 made black e7e5
2000 pressed black
3000 made white g1f3
3000 pressed white
4000 made black b8c6
4000 pressed black
5000 made white f1c4
5000 pressed white
6000 made black f8c5
7000 irregularity-ruled array art=7.1a
7000 ended * wrong-array art=7.1a
