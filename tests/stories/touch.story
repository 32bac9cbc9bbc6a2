=== A knight that was lifted and put back must be played, and the clock runs on
rules TCH-03 BLD-07 S01
editions fide-2001 fide-2005 fide-2009x cup38
--- script
time 600
white blind
0 arbiter start
0 white lift g1
1 white place g1
2 white lift e2
3 white place e4
4 white legal
5 white place e2
6 white show
7 white lift g1
8 white place f3
--- expect fide-2001 fide-2005 fide-2009x
0 started art=6.5
0 lifted white g1
1000 placed white white knight g1
2000 lifted white e2
3000 refused place touch-move art=4.3a
Nf3 Nh3
5000 placed white white pawn e2
show phase=playing turn=white white=0:09:54.000 black=0:10:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
7000 lifted white g1
8000 placed white white knight f3
8000 made white g1f3
--- expect cup38
0 started art=6.5
0 lifted white g1
1000 placed white white knight g1
2000 lifted white e2
3000 refused place touch-move art=§7
Nf3 Nh3
5000 placed white white pawn e2
show phase=playing turn=white white=0:09:54.000 black=0:10:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
7000 lifted white g1
8000 placed white white knight f3
8000 made white g1f3

=== The same by the numbers of 2023, with a whole move
rules TCH-03
editions fide-2023
--- script
time 600
0 arbiter start
0 white lift g1
1 white place g1
2 white play e4
3 white play Nh3
--- expect
0 started art=6.6
0 lifted white g1
1000 placed white white knight g1
2000 refused play touch-move art=4.3.1
3000 made white g1h3

=== A rook that cannot move binds to nothing, the knight touched after it does
rules TCH-03 TCH-10 S02
editions fide-2001 fide-2005 fide-2009x fide-2023 cup38
--- script
time none
0 arbiter start
1 white lift a1
1 white legal
2 white place a1
3 white lift b1
3 white legal
4 white place c3
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white a1
Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h3 h4
2000 placed white white rook a1
3000 lifted white b1
Na3 Nc3
4000 placed white white knight c3
4000 made white b1c3

=== With pieces of both colours touched the one must capture the other
rules TCH-05 S03
editions fide-2001 fide-2005 fide-2009x fide-2023 cup38
--- script
time none
fen 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
0 arbiter start
1 white lift d5
1 white place d5
2 white lift e4
2 white legal
3 white place e5
4 white off d5
5 white place d5
--- expect fide-2001 fide-2005 fide-2009x
0 started art=6.5
1000 lifted white d5
1000 placed white black pawn d5
2000 lifted white e4
exd5
3000 refused place touch-move art=4.3c
4000 taken-off white d5
5000 placed white white pawn d5
5000 made white e4d5
--- expect fide-2023
0 started art=6.6
1000 lifted white d5
1000 placed white black pawn d5
2000 lifted white e4
exd5
3000 refused place touch-move art=4.3.3
4000 taken-off white d5
5000 placed white white pawn d5
5000 made white e4d5
--- expect cup38
0 started art=6.5
1000 lifted white d5
1000 placed white black pawn d5
2000 lifted white e4
exd5
3000 refused place touch-move art=§7
4000 taken-off white d5
5000 placed white white pawn d5
5000 made white e4d5

=== A pawn that cannot be captured binds to nothing, the bishop touched after it does
rules TCH-05 S03
editions fide-2001 fide-2005 fide-2009x fide-2023 cup38
--- script
time none
fen 4k3/8/8/3p4/8/8/8/2B1K3 w - - 0 1
0 arbiter start
1 white lift d5
1 white place d5
2 white lift c1
2 white legal
3 white place c1
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white d5
1000 placed white black pawn d5
2000 lifted white c1
Ba3 Bb2 Bd2 Be3 Bf4 Bg5 Bh6
3000 placed white white bishop c1

=== An enemy piece that was touched is captured, by whichever piece can
rules TCH-04
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen 4k3/8/8/3p4/2P1P3/8/8/3RK3 w - - 0 1
0 arbiter start
1 white lift d5
1 white place d5
2 white legal
3 white play Ke2
4 white play cxd5
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white d5
1000 placed white black pawn d5
Rxd5 cxd5 exd5
3000 refused play touch-move art=4.3b
4000 made white c4d5
--- expect fide-2023
0 started art=6.6
1000 lifted white d5
1000 placed white black pawn d5
Rxd5 cxd5 exd5
3000 refused play touch-move art=4.3.2
4000 made white c4d5

=== Of several enemy pieces touched the first that can be captured is
rules TCH-04
editions fide-2005
--- script
time none
fen 4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1
0 arbiter start
1 white lift e8
1 white place e8
2 white lift f5
2 white place f5
3 white lift d5
3 white place d5
4 white legal
--- expect
0 started art=6.5
1000 lifted white e8
1000 placed white black king e8
2000 lifted white f5
2000 placed white black pawn f5
3000 lifted white d5
3000 placed white black pawn d5
exf5

=== Of many pieces of both colours the first of each count
rules TCH-05
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen 4k3/8/8/3p4/4P1p1/6N1/8/4K3 w - - 0 1
0 arbiter start
1 white lift g3
1 white place g3
2 white lift d5
2 white place d5
3 white lift e4
3 white place e4
4 white legal
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white g3
1000 placed white white knight g3
2000 lifted white d5
2000 placed white black pawn d5
3000 lifted white e4
3000 placed white white pawn e4
Ne2 Nf1 Nf5 Nh1 Nh5

=== King first, then the rook: castling with it and nothing else
rules TCH-06 S04
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1
0 arbiter start
1 white lift e1
1 white legal
2 white lift h1
2 white legal
3 white play Kf1
4 white place g1
5 white place f1
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white e1
Kd1 Kf1 O-O O-O-O
2000 lifted white h1
O-O
3000 refused play touch-move art=4.4a
4000 placed white white king g1
5000 placed white white rook f1
5000 made white e1g1 castling
--- expect fide-2023
0 started art=6.6
1000 lifted white e1
Kd1 Kf1 O-O O-O-O
2000 lifted white h1
O-O
3000 refused play touch-move art=4.4.1
4000 placed white white king g1
5000 placed white white rook f1
5000 made white e1g1 castling

=== The rook first, then the king: no castling with it, the rook moves
rules TCH-07 S04
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1
0 arbiter start
1 white lift h1
1 white legal
2 white lift e1
2 white legal
3 white place g1
4 white play O-O
5 white place e1
6 white place f1
--- expect fide-2001
0 started art=6.5
1000 lifted white h1
Rf1 Rg1
2000 lifted white e1
Rf1 Rg1
3000 placed white white rook g1
4000 refused play piece-released art=4.7
5000 placed white white king e1
5000 made white h1g1
6000 refused place not-your-move art=1.1
--- expect fide-2005
0 started art=6.5
1000 lifted white h1
Rf1 Rg1
2000 lifted white e1
Rf1 Rg1
3000 placed white white rook g1
4000 refused play piece-released art=4.6
5000 placed white white king e1
5000 made white h1g1
6000 refused place not-your-move art=1.1
--- expect fide-2023
0 started art=6.6
1000 lifted white h1
Rf1 Rg1
2000 lifted white e1
Rf1 Rg1
3000 placed white white rook g1
4000 refused play piece-released art=4.7
5000 placed white white king e1
5000 made white h1g1
6000 refused place not-your-move art=1.3

=== A rook touched first that cannot move: the king moves, and may castle with the other rook
rules TCH-07
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen 4k3/8/8/8/8/8/7P/R3K1NR w KQ - 0 1
0 arbiter start
1 white lift h1
2 white place h1
3 white lift e1
3 white legal
4 white place c1
5 white lift a1
6 white place d1
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white h1
2000 placed white white rook h1
3000 lifted white e1
Kd1 Kd2 Ke2 Kf1 Kf2 O-O-O
4000 placed white white king c1
5000 lifted white a1
6000 placed white white rook d1
6000 made white e1c1 castling

=== King and rook touched, but castling there is not legal: another king move, the other castling included
rules TCH-08 MOV-16 S05
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen 4kr2/8/8/8/8/8/P6P/R3K2R w KQ - 0 1
0 arbiter start
1 white lift e1
1 white lift h1
1 white legal
2 white place f1
3 white place h1
4 white place f1
5 white play h3
6 white play O-O-O
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white e1
1000 lifted white h1
Kd1 Kd2 Ke2 O-O-O
2000 refused place touch-move art=4.4c
3000 placed white white rook h1
4000 refused place leaves-king-in-check art=3.9
5000 refused play touch-move art=4.4c
6000 made white e1c1 castling
--- expect fide-2023
0 started art=6.6
1000 lifted white e1
1000 lifted white h1
Kd1 Kd2 Ke2 O-O-O
2000 refused place touch-move art=4.4.3
3000 placed white white rook h1
4000 refused place leaves-king-in-check art=3.9.2
5000 refused play touch-move art=4.4.3
6000 made white e1c1 castling

=== Castling is meant but not legal, and the king cannot move: any legal move
rules TCH-08 TCH-10
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen 4k3/8/8/8/8/8/3PPP2/2BQKB1R w - - 0 1
0 arbiter start
1 white lift e1
2 white lift h1
3 white place e1
4 white place h1
5 white play d4
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white e1
2000 lifted white h1
3000 placed white white king e1
4000 placed white white rook h1
5000 made white d2d4

=== Once the king is let go, only that castling is open
rules TCH-12 TCH-11
editions fide-2001 fide-2005 fide-2023
--- script
time 60
fen r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1
0 arbiter start
1 white lift e1
2 white place g1
2 white legal
2 white show
3 white press
4 white lift g1
5 white place f1
6 white place g1
7 white play e4
8 white lift h1
9 white place f1
10 white press
--- expect fide-2001
0 started art=6.5
1000 lifted white e1
2000 placed white white king g1
O-O
show phase=playing turn=white white=0:00:58.000 black=0:01:00.000 running=white agreed="r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1" white-board=r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R5KR black-board=r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R5KR offer=none result=* reason=-
3000 refused press move-first art=6.8a
4000 lifted white g1
5000 refused place piece-released art=4.7
6000 placed white white king g1
7000 refused play piece-released art=4.7
8000 lifted white h1
9000 placed white white rook f1
9000 made white e1g1 castling
10000 pressed white
--- expect fide-2005
0 started art=6.5
1000 lifted white e1
2000 placed white white king g1
O-O
show phase=playing turn=white white=0:00:58.000 black=0:01:00.000 running=white agreed="r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1" white-board=r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R5KR black-board=r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R5KR offer=none result=* reason=-
3000 refused press move-first art=6.8a
4000 lifted white g1
5000 refused place piece-released art=4.6
6000 placed white white king g1
7000 refused play piece-released art=4.6
8000 lifted white h1
9000 placed white white rook f1
9000 made white e1g1 castling
10000 pressed white
--- expect fide-2023
0 started art=6.6
1000 lifted white e1
2000 placed white white king g1
O-O
show phase=playing turn=white white=0:00:58.000 black=0:01:00.000 running=white agreed="r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1" white-board=r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R5KR black-board=r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R5KR offer=none result=* reason=-
3000 refused press move-first art=6.2.1
4000 lifted white g1
5000 refused place piece-released art=4.7
6000 placed white white king g1
7000 refused play piece-released art=4.7
8000 lifted white h1
9000 placed white white rook f1
9000 made white e1g1 castling
10000 pressed white

=== A capture is made when the captured piece is off and the other let go
rules TCH-12
editions fide-2001 fide-2005 fide-2023
--- script
time 60
fen 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
0 arbiter start
1 white lift e4
2 white place d5
3 white off d5
3 white press
4 white place d5
5 white press
--- expect fide-2001
0 started art=6.5
1000 lifted white e4
2000 refused place square-occupied art=4.7
3000 taken-off white d5
3000 refused press move-first art=6.8a
4000 placed white white pawn d5
4000 made white e4d5
5000 pressed white
--- expect fide-2005
0 started art=6.5
1000 lifted white e4
2000 refused place square-occupied art=4.6
3000 taken-off white d5
3000 refused press move-first art=6.8a
4000 placed white white pawn d5
4000 made white e4d5
5000 pressed white
--- expect fide-2023
0 started art=6.6
1000 lifted white e4
2000 refused place square-occupied art=4.7
3000 taken-off white d5
3000 refused press move-first art=6.2.1
4000 placed white white pawn d5
4000 made white e4d5
5000 pressed white

=== The captured piece may be taken off first, or held while the other is let go
rules TCH-12 TCH-05
editions fide-2005
--- script
time none
fen 4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1
0 arbiter start
1 white off d5
2 white lift e4
3 white place d5
4 black lift e6
5 black lift d5
6 black place d5
--- expect
0 started art=6.5
1000 taken-off white d5
2000 lifted white e4
3000 placed white white pawn d5
3000 made white e4d5
4000 lifted black e6
5000 lifted black d5
6000 placed black black pawn d5
6000 made black e6d5

=== En passant is made when the pawn that passed is off the board
rules TCH-12 MOV-11
editions fide-2001 fide-2005 fide-2023
--- script
time 60
fen 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1
0 arbiter start
1 white lift e5
2 white place d6
2 white legal
3 white press
4 white lift d6
5 white place e6
6 white place d6
7 white off d5
8 white press
--- expect fide-2001
0 started art=6.5
1000 lifted white e5
2000 placed white white pawn d6
exd6
3000 refused press move-first art=6.8a
4000 lifted white d6
5000 refused place piece-released art=4.7
6000 placed white white pawn d6
7000 taken-off white d5
7000 made white e5d6 en-passant
8000 pressed white
--- expect fide-2005
0 started art=6.5
1000 lifted white e5
2000 placed white white pawn d6
exd6
3000 refused press move-first art=6.8a
4000 lifted white d6
5000 refused place piece-released art=4.6
6000 placed white white pawn d6
7000 taken-off white d5
7000 made white e5d6 en-passant
8000 pressed white
--- expect fide-2023
0 started art=6.6
1000 lifted white e5
2000 placed white white pawn d6
exd6
3000 refused press move-first art=6.2.1
4000 lifted white d6
5000 refused place piece-released art=4.7
6000 placed white white pawn d6
7000 taken-off white d5
7000 made white e5d6 en-passant
8000 pressed white

=== A piece let go on its square stays there
rules TCH-11
editions fide-2001 fide-2005 fide-2023
--- script
time 60
0 arbiter start
1 white lift e2
2 white place e3
3 white lift e3
4 white press
5 white lift e3
--- expect fide-2001
0 started art=6.5
1000 lifted white e2
2000 placed white white pawn e3
2000 made white e2e3
3000 refused lift piece-released art=4.7
4000 pressed white
5000 refused lift not-your-move art=1.1
--- expect fide-2005
0 started art=6.5
1000 lifted white e2
2000 placed white white pawn e3
2000 made white e2e3
3000 refused lift piece-released art=4.6
4000 pressed white
5000 refused lift not-your-move art=1.1
--- expect fide-2023
0 started art=6.6
1000 lifted white e2
2000 placed white white pawn e3
2000 made white e2e3
3000 refused lift piece-released art=4.7
4000 pressed white
5000 refused lift not-your-move art=1.3

=== Until it is let go a piece may go to any of its squares, or back to its own for a while
rules TCH-03 TCH-11
editions fide-2005
--- script
time none
0 arbiter start
1 white lift e2
2 white place e2
3 white lift e2
4 white place e5
5 white place f3
6 white place e4
--- expect
0 started art=6.5
1000 lifted white e2
2000 placed white white pawn e2
3000 lifted white e2
4000 refused place illegal-move art=3
5000 refused place illegal-move art=3
6000 placed white white pawn e4
6000 made white e2e4

=== A piece does not go where it does not move, nor where it leaves its king in check
rules TCH-11 MOV-18
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen 4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1
0 arbiter start
1 white lift e2
2 white place c3
3 white place e4
4 white place e2
5 white lift e1
6 white place e2
7 white place d2
--- expect fide-2001
0 started art=6.5
1000 lifted white e2
2000 refused place leaves-king-in-check art=3.9
3000 refused place illegal-move art=3
4000 placed white white knight e2
5000 lifted white e1
6000 refused place square-occupied art=4.7
7000 placed white white king d2
7000 made white e1d2
--- expect fide-2005
0 started art=6.5
1000 lifted white e2
2000 refused place leaves-king-in-check art=3.9
3000 refused place illegal-move art=3
4000 placed white white knight e2
5000 lifted white e1
6000 refused place square-occupied art=4.6
7000 placed white white king d2
7000 made white e1d2
--- expect fide-2023
0 started art=6.6
1000 lifted white e2
2000 refused place leaves-king-in-check art=3.9.2
3000 refused place illegal-move art=3.10.1
4000 placed white white knight e2
5000 lifted white e1
6000 refused place square-occupied art=4.7
7000 placed white white king d2
7000 made white e1d2

=== An en passant capture that lays the king open is not made by hand either
rules MOV-11 MOV-18 TCH-11 S07
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen 8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1
0 arbiter start
1 white lift e5
2 white place d6
2 white legal
3 white place e6
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white e5
2000 refused place leaves-king-in-check art=3.9
e6
3000 placed white white pawn e6
3000 made white e5e6
--- expect fide-2023
0 started art=6.6
1000 lifted white e5
2000 refused place leaves-king-in-check art=3.9.2
e6
3000 placed white white pawn e6
3000 made white e5e6

=== Long castling by hand, though b1 is attacked
rules MOV-16 TCH-12 S08
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen 1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1
0 arbiter start
1 white lift e1
2 white place c1
3 white lift a1
4 white place d1
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white e1
2000 placed white white king c1
3000 lifted white a1
4000 placed white white rook d1
4000 made white e1c1 castling

=== Who adjusts touches nothing
rules TCH-02
editions fide-2001 fide-2005 fide-2023
--- script
time none
0 arbiter start
1 white adjust
2 white lift g1
3 white place f3
4 white place g1
4 white legal
5 white lift b1
6 white place b1
6 white legal
--- expect fide-2001 fide-2005
0 started art=6.5
1000 adjusting white art=4.2
2000 lifted white g1
3000 refused place only-adjusting art=4.2
4000 placed white white knight g1
Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h3 h4
5000 lifted white b1
6000 placed white white knight b1
Na3 Nc3
--- expect fide-2023
0 started art=6.6
1000 adjusting white art=4.2.1
2000 lifted white g1
3000 refused place only-adjusting art=4.2.1
4000 placed white white knight g1
Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h3 h4
5000 lifted white b1
6000 placed white white knight b1
Na3 Nc3

=== One announcement is for as many pieces as are off their squares together
rules TCH-02
editions fide-2005
--- script
time none
0 arbiter start
1 white adjust
2 white lift g1
3 white lift g8
4 white off g8
5 white place g1
6 white lift b8
7 white place b8
8 white place g8
8 white legal
--- expect
0 started art=6.5
1000 adjusting white art=4.2
2000 lifted white g1
3000 lifted white g8
4000 refused off only-adjusting art=4.2
5000 placed white white knight g1
6000 lifted white b8
7000 placed white black knight b8
8000 placed white black knight g8
Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h3 h4

=== Only the player on move adjusts, and he says so before he lifts
rules TCH-02
editions fide-2001 fide-2005 fide-2023
--- script
time 60
0 black adjust
1 arbiter start
2 black adjust
3 white lift g1
4 white adjust
5 white place g1
6 white adjust
7 white lift b1
8 white place b1
8 white legal
--- expect fide-2001 fide-2005
0 refused adjust not-started art=6.5
1000 started art=6.5
2000 refused adjust not-your-move art=4.2
3000 lifted white g1
4000 adjusting white while-holding art=4.2
5000 placed white white knight g1
6000 adjusting white art=4.2
7000 lifted white b1
8000 placed white white knight b1
Nf3 Nh3
--- expect fide-2023
0 refused adjust not-started art=6.6
1000 started art=6.6
2000 refused adjust not-your-move art=4.2.1
3000 lifted white g1
4000 adjusting white while-holding art=4.2.1
5000 placed white white knight g1
6000 adjusting white art=4.2.1
7000 lifted white b1
8000 placed white white knight b1
Nf3 Nh3

=== Adjusting ends as the pieces stand again: who lifts another without a word has touched it
rules TCH-02
editions fide-2005 fide-2023
--- script
time 60
0 arbiter start
1 white adjust
2 white lift d2
3 white place d2
4 white lift f2
5 white place f2
6 white legal
7 white adjust
--- expect
0 started art=6.5|fide-2023:6.6
1000 adjusting white art=4.2|fide-2023:4.2.1
2000 lifted white d2
3000 placed white white pawn d2
4000 lifted white f2
5000 placed white white pawn f2
f3 f4
7000 adjusting white art=4.2|fide-2023:4.2.1

=== Adjusting does not lift what was touched before
rules TCH-02 TCH-03
editions fide-2005
--- script
time none
0 arbiter start
1 white lift b1
2 white place b1
3 white adjust
4 white lift g1
5 white place g1
6 white play Nf3
7 white play Na3
--- expect
0 started art=6.5
1000 lifted white b1
2000 placed white white knight b1
3000 adjusting white art=4.2
4000 lifted white g1
5000 placed white white knight g1
6000 refused play touch-move art=4.3a
7000 made white b1a3

=== Only the player on move touches
rules TCH-03 MOV-01
editions fide-2001 fide-2005 fide-2023
--- script
time 60
0 white lift e2
1 arbiter start
2 black lift e7
3 white lift e4
4 white place e4
5 white off e7
6 white off e4
7 white play e4
8 white lift d2
9 black lift e7
10 black place e5
11 black lift d7
12 white press
13 white lift d2
--- expect fide-2001
0 refused lift not-started art=6.5
1000 started art=6.5
2000 refused lift not-your-move art=1.1
3000 refused lift nothing-there art=4.3a
4000 refused place nothing-in-hand art=4.7
5000 refused off illegal-move art=3
6000 refused off nothing-there art=4.7
7000 made white e2e4
8000 refused lift press-first art=6.8a
9000 lifted black e7
10000 placed black black pawn e5
10000 made black e7e5
11000 refused lift press-first art=6.8a
12000 pressed white
13000 lifted white d2
--- expect fide-2005
0 refused lift not-started art=6.5
1000 started art=6.5
2000 refused lift not-your-move art=1.1
3000 refused lift nothing-there art=4.3a
4000 refused place nothing-in-hand art=4.6
5000 refused off illegal-move art=3
6000 refused off nothing-there art=4.6
7000 made white e2e4
8000 refused lift press-first art=6.8a
9000 lifted black e7
10000 placed black black pawn e5
10000 made black e7e5
11000 refused lift press-first art=6.8a
12000 pressed white
13000 lifted white d2
--- expect fide-2023
0 refused lift not-started art=6.6
1000 started art=6.6
2000 refused lift not-your-move art=1.3
3000 refused lift nothing-there art=4.3.1
4000 refused place nothing-in-hand art=4.7
5000 refused off illegal-move art=3.10.1
6000 refused off nothing-there art=4.7
7000 made white e2e4
8000 refused lift press-first art=6.2.1
9000 lifted black e7
10000 placed black black pawn e5
10000 made black e7e5
11000 refused lift press-first art=6.2.1
12000 pressed white
13000 lifted white d2

=== What was touched is forgotten with the move
rules TCH-03
editions fide-2005
--- script
time none
0 arbiter start
1 white lift g1
2 white place g1
3 white play Nf3
4 black play e5
4 white legal
--- expect
0 started art=6.5
1000 lifted white g1
2000 placed white white knight g1
3000 made white g1f3
4000 made black e7e5
Na3 Nc3 Nd4 Ng1 Ng5 Nh4 Nxe5 Rg1 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 g3 g4 h3 h4

=== A whole move obeys what was touched before it
rules TCH-03 TCH-05
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
0 arbiter start
1 white lift d5
2 white play Ke2
3 white play e5
4 white play exd5
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white d5
2000 refused play touch-move art=4.3b
3000 refused play touch-move art=4.3b
4000 made white e4d5
--- expect fide-2023
0 started art=6.6
1000 lifted white d5
2000 refused play touch-move art=4.3.2
3000 refused play touch-move art=4.3.2
4000 made white e4d5

=== The piece in the hand is where a whole move begins
rules TCH-03
editions fide-2005
--- script
time 60
0 arbiter start
1 white lift g1
2 white move Nf3
3 black show
--- expect
0 started art=6.5
1000 lifted white g1
2000 made white g1f3
2000 pressed white
show phase=playing turn=black white=0:00:58.000 black=0:00:59.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R black-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R offer=none result=* reason=-

=== Lifting a piece declines the draw, lifting one to adjust it does not
rules DRW-02 TCH-02 S27
editions fide-2001 fide-2005 fide-2023
--- script
time 60
black blind
0 arbiter start
1 white move e4
2 black move e5
3 white offer-draw
4 white move Nf3
5 black adjust
6 black lift b8
7 black place b8
7 black show
8 black lift g8
9 black accept
10 black place f6
--- expect fide-2001 fide-2005
0 started art=6.5
1000 made white e2e4
1000 pressed white
2000 made black e7e5
2000 pressed black
3000 draw-offered white art=9.1a
4000 made white g1f3
4000 pressed white
5000 adjusting black art=4.2
6000 lifted black b8
7000 placed black black knight b8
show phase=playing turn=black white=0:00:57.000 black=0:00:56.000 running=black agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R offer=white result=* reason=-
8000 draw-declined black by-touching art=9.1a
8000 lifted black g8
9000 refused accept no-offer art=9.1a
10000 placed black black knight f6
10000 made black g8f6
--- expect fide-2023
0 started art=6.6
1000 made white e2e4
1000 pressed white
2000 made black e7e5
2000 pressed black
3000 draw-offered white art=9.1.2
4000 made white g1f3
4000 pressed white
5000 adjusting black art=4.2.1
6000 lifted black b8
7000 placed black black knight b8
show phase=playing turn=black white=0:00:57.000 black=0:00:56.000 running=black agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R offer=white result=* reason=-
8000 draw-declined black by-touching art=9.1.2
8000 lifted black g8
9000 refused accept no-offer art=9.1.2
10000 placed black black knight f6
10000 made black g8f6

=== Taking a piece off declines the draw too
rules DRW-02 TCH-04
editions fide-2005
--- script
time none
fen 4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1
0 arbiter start
1 white offer-draw
2 black off e4
3 black play dxe4
--- expect
0 started art=6.5
1000 draw-offered white art=9.1a
2000 draw-declined black by-touching art=9.1a
2000 taken-off black e4
3000 made black d5e4

=== Whoever touches a piece can no longer claim a draw for this turn
rules DRW-09
editions fide-2001 fide-2005 fide-2023
--- script
time none
0 arbiter start
1 white move Nf3
2 black move Nf6
3 white move Ng1
4 black move Ng8
5 white move Nf3
6 black move Nf6
7 white move Ng1
8 black lift f6
9 black claim threefold Ng8
--- expect fide-2001 fide-2005
0 started art=6.5
1000 made white g1f3
2000 made black g8f6
3000 made white f3g1
4000 made black f6g8
5000 made white g1f3
6000 made black g8f6
7000 made white f3g1
8000 lifted black f6
9000 draw-claimed black threefold f6g8 art=9.2
9000 ended 1/2-1/2 threefold art=9.2
--- expect fide-2023
0 started art=6.6
1000 made white g1f3
2000 made black g8f6
3000 made white f3g1
4000 made black f6g8
5000 made white g1f3
6000 made black g8f6
7000 made white f3g1
8000 lifted black f6
9000 refused claim claim-lost art=9.4

=== The move a claim names must be open to him who has touched a piece
rules TCH-03 DRW-05
editions fide-2001 fide-2005
--- script
time none
0 arbiter start
1 white lift g1
2 white claim threefold e4
3 white claim threefold Nf3
4 white play Nh3
5 white place f3
--- expect
0 started art=6.5
1000 lifted white g1
2000 refused claim touch-move art=4.3a
3000 draw-claimed white threefold g1f3 art=9.2
3000 claim-rejected white - - art=9.5b
4000 refused play move-must-be-played art=9.5b
5000 placed white white knight f3
5000 made white g1f3

=== An opponent's report of a touch binds like the touch itself once the arbiter upholds it
rules TCH-03 BLD-22
editions fide-2001 fide-2005 fide-2023
--- script
time none
0 arbiter start
1 white report touch g8
2 black report touch e4
3 black report touch g1
3 arbiter uphold
3 white legal
4 white play e4
5 white play Nf3
--- expect fide-2001 fide-2005
0 started art=6.5
1000 refused report nothing-to-report art=4.3a
2000 refused report nothing-there art=4.3a
3000 touch-claimed black g1 art=4.3
3000 touch-ruled black g1 upheld art=4.3
Nf3 Nh3
4000 refused play touch-move art=4.3a
5000 made white g1f3
--- expect fide-2023
0 started art=6.6
1000 refused report nothing-to-report art=4.3.1
2000 refused report nothing-there art=4.3.1
3000 touch-claimed black g1 art=4.2.2
3000 touch-ruled black g1 upheld art=4.2.2
Nf3 Nh3
4000 refused play touch-move art=4.3.1
5000 made white g1f3

=== The arbiter has seen a touch
rules TCH-04
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
0 arbiter start
1 arbiter report touch d5
1 white legal
2 white play exd5
--- expect
0 started art=6.5|fide-2023:6.6
1000 touch-reported arbiter d5 art=4.3b|fide-2023:4.3.2
exd5
2000 made white e4d5

=== A touch reported after the move takes it back, as long as nobody has touched a piece since
rules TCH-03 TCH-13 BLD-22
editions fide-2001 fide-2005 fide-2023
--- script
time 60
0 arbiter start
1 white move e4
3 black report touch g1
3 arbiter uphold
3 white legal
4 white move Nf3
5 black lift e7
6 black report touch b1
7 black place e5
--- expect fide-2001
0 started art=6.5
1000 made white e2e4
1000 pressed white
3000 touch-claimed black g1 art=4.3
3000 touch-ruled black g1 upheld art=4.3
3000 restored white touch-move 0 59000 58000 art=4.3a
Nf3 Nh3
4000 made white g1f3
4000 pressed white
5000 lifted black e7
6000 refused report complaint-waived art=4.6
7000 placed black black pawn e5
7000 made black e7e5
--- expect fide-2005
0 started art=6.5
1000 made white e2e4
1000 pressed white
3000 touch-claimed black g1 art=4.3
3000 touch-ruled black g1 upheld art=4.3
3000 restored white touch-move 0 59000 58000 art=4.3a
Nf3 Nh3
4000 made white g1f3
4000 pressed white
5000 lifted black e7
6000 refused report complaint-waived art=4.7
7000 placed black black pawn e5
7000 made black e7e5
--- expect fide-2023
0 started art=6.6
1000 made white e2e4
1000 pressed white
3000 touch-claimed black g1 art=4.2.2
3000 touch-ruled black g1 upheld art=4.2.2
3000 restored white touch-move 0 59000 58000 art=4.3.1
Nf3 Nh3
4000 made white g1f3
4000 pressed white
5000 lifted black e7
6000 refused report complaint-waived art=4.8
7000 placed black black pawn e5
7000 made black e7e5

=== A report of a touch that the move obeyed changes nothing
rules TCH-03
editions fide-2005
--- script
time 60
0 arbiter start
1 white move Nf3
2 black report touch g1
3 black move e5
--- expect
0 started art=6.5
1000 made white g1f3
1000 pressed white
2000 touch-reported black g1 art=4.3a
3000 made black e7e5
3000 pressed black

=== A move taken back before its press is still to be pressed, and the clock of who moves again runs
rules TCH-03 CLK-20
editions fide-2005
--- script
time 60+10
0 arbiter start
1 white move e4
2 black play e5
3 white report touch b8
3 arbiter uphold
4 black show
5 black move Nc6
6 black show
--- expect
0 started art=6.5
1000 made white e2e4
1000 pressed white
2000 made black e7e5
3000 touch-claimed white b8 art=4.3
3000 touch-ruled white b8 upheld art=4.3
3000 restored black touch-move 1 79000 68000 art=4.3a
show phase=playing turn=black white=0:01:19.000 black=0:01:07.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
5000 made black b8c6
5000 pressed black
show phase=playing turn=white white=0:01:18.000 black=0:01:16.000 running=white agreed="r1bqkbnr/pppppppp/2n5/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2" white-board=r1bqkbnr/pppppppp/2n5/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=r1bqkbnr/pppppppp/2n5/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== Brushing a piece binds to nothing, handling the piece that fell does
rules QA-01 TCH-05
editions fide-2001 fide-2005
--- script
time none
fen 4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1
0 arbiter start
1 white lift d1
1 white legal
2 white lift d5
3 white place d5
3 white legal
--- expect
0 started art=6.5
1000 lifted white d1
Ra1 Rb1 Rc1 Rd2 Rd3 Rd4 Rxd5
2000 lifted white d5
3000 placed white white rook d5
3000 made white d1d5
Ke7 Kf7 Kf8

=== In the cup pieces are touched by its own section
rules TCH-03 TCH-06 TCH-07 S01 S04
editions cup38
--- script
time none
fen r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1
0 arbiter start
1 white lift h1
2 white place h1
3 white lift e1
4 white place e1
4 white legal
5 white play O-O
6 white play e4
7 white play Rg1
8 black lift e8
9 black place e8
10 black lift a8
11 black place a8
12 black play Kd8
12 black legal
--- expect
0 started art=6.5
1000 lifted white h1
2000 placed white white rook h1
3000 lifted white e1
4000 placed white white king e1
Rf1 Rg1
5000 refused play touch-move art=§4
6000 refused play touch-move art=§4
7000 made white h1g1
8000 lifted black e8
9000 placed black black king e8
10000 lifted black a8
11000 placed black black rook a8
12000 refused play touch-move art=§7
O-O-O

=== A piece of a kind that is named is the one placed
rules TCH-03
editions fide-2005
--- script
time none
fen 4k3/8/8/8/8/8/3PP3/3QK3 w - - 0 1
0 arbiter start
1 white lift d1
2 white lift e1
3 white place d1 K
4 white place d1 queen
5 white place e1
6 white lift d1
7 white place a4
--- expect
0 started art=6.5
1000 lifted white d1
2000 lifted white e1
3000 refused place illegal-move art=3
4000 placed white white queen d1
5000 placed white white king e1
6000 lifted white d1
7000 placed white white queen a4
7000 made white d1a4

=== A touch the board has not shown is put to the arbiter, who rules on it
rules TCH-03 RAP-04
editions fide-2001 fide-2005 fide-2023
--- script
time 60
0 arbiter start
1 white lift e2
2 white place e4
3 white press
4 black report touch g1
4 black report touch b1
5 arbiter reject
6 black report touch g1
7 arbiter uphold
8 white legal
9 white show
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white e2
2000 placed white white pawn e4
2000 made white e2e4
3000 pressed white
4000 touch-claimed black g1 art=4.3
4000 refused report rule-first art=4.3a
5000 touch-ruled black g1 rejected art=4.3
6000 touch-claimed black g1 art=4.3
7000 touch-ruled black g1 upheld art=4.3
7000 restored white touch-move 0 57000 56000 art=4.3a
Nf3 Nh3
show phase=playing turn=white white=0:00:55.000 black=0:00:56.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
--- expect fide-2023
0 started art=6.6
1000 lifted white e2
2000 placed white white pawn e4
2000 made white e2e4
3000 pressed white
4000 touch-claimed black g1 art=4.2.2
4000 refused report rule-first art=4.3.1
5000 touch-ruled black g1 rejected art=4.2.2
6000 touch-claimed black g1 art=4.2.2
7000 touch-ruled black g1 upheld art=4.2.2
7000 restored white touch-move 0 57000 56000 art=4.3.1
Nf3 Nh3
show phase=playing turn=white white=0:00:55.000 black=0:00:56.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-

=== Who moves on has put up with the touch he reported
rules TCH-13
editions fide-2005
--- script
time 60
0 arbiter start
1 white move e4
2 black report touch g1
3 black move e5
4 arbiter uphold
5 white legal
--- expect
0 started art=6.5
1000 made white e2e4
1000 pressed white
2000 touch-claimed black g1 art=4.3
3000 made black e7e5
3000 pressed black
4000 refused uphold nothing-to-rule-on art=6.13
Ba6 Bb5 Bc4 Bd3 Be2 Ke2 Na3 Nc3 Ne2 Nf3 Nh3 Qe2 Qf3 Qg4 Qh5 a3 a4 b3 b4 c3 c4 d3 d4 f3 f4 g3 g4 h3 h4

=== Reported while the opponent still thinks, a touch binds him once the arbiter has upheld it
rules TCH-03
editions fide-2005
--- script
time 60
0 arbiter start
1 black report touch g1
2 arbiter uphold
3 white play e4
4 white play Nf3
--- expect
0 started art=6.5
1000 touch-claimed black g1 art=4.3
2000 touch-ruled black g1 upheld art=4.3
3000 refused play touch-move art=4.3a
4000 made white g1f3

=== The piece that touched the square is the one, also where what is wrong is only found out
rules TCH-09 S06
editions fide-2001 fide-2005
--- script
illegal record
time 900
fen 8/P7/8/8/8/8/k7/2K5 w - - 0 1
0 arbiter start
1 white lift a7
2 white touch a8 Q
3 white place a8 R
4 white place a8 Q
--- expect fide-2001
0 started art=6.5
1000 lifted white a7
2000 touched-down white queen a8 art=4.7
3000 placed white white rook a8
3000 made white a7a8r
4000 refused place press-first art=6.8a
--- expect fide-2005
0 started art=6.5
1000 lifted white a7
2000 touched-down white queen a8 art=4.4d
3000 refused place promotion-chosen art=4.4d
4000 placed white white queen a8
4000 made white a7a8q

=== A piece let go stays, and is not taken up again before the press
rules TCH-11
editions fide-2001 fide-2005 fide-2023
--- script
time 900
0 arbiter start
1 white lift e2
2 white place e4
3 white lift e4
--- expect fide-2001 fide-2023
0 started art=6.5|fide-2023:6.6
1000 lifted white e2
2000 placed white white pawn e4
2000 made white e2e4
3000 refused lift piece-released art=4.7
--- expect fide-2005
0 started art=6.5
1000 lifted white e2
2000 placed white white pawn e4
2000 made white e2e4
3000 refused lift piece-released art=4.6

=== With a piece in hand one may still say that one adjusts others
rules TCH-02 TCH-03
editions fide-2001 fide-2005 fide-2023
--- script
time 600
fen 4k3/8/8/3p4/8/8/3Q4/4K3 w - - 0 1
0 arbiter start
1 white lift d2
2 white adjust
3 white lift d5
4 white off d5
5 white place d5
6 white legal
7 white place d3
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white d2
2000 adjusting white while-holding art=4.2|fide-2023:4.2.1
3000 lifted white d5
4000 refused off only-adjusting art=4.2|fide-2023:4.2.1
5000 placed white black pawn d5
Qa2 Qa5 Qb2 Qb4 Qc1 Qc2 Qc3 Qd1 Qd3 Qd4 Qe2+ Qe3+ Qf2 Qf4 Qg2 Qg5 Qh2 Qh6 Qxd5
7000 placed white white queen d3
7000 made white d2d3

=== Who has said that he adjusts and lifts nothing for it goes on with his move
rules TCH-02 TCH-11
editions fide-2005
--- script
time 600
fen 4k3/8/8/3p4/8/8/3Q4/4K3 w - - 0 1
0 arbiter start
1 white lift d2
2 white adjust
3 white off d5
4 white place d5
--- expect
0 started art=6.5
1000 lifted white d2
2000 adjusting white while-holding art=4.2
3000 taken-off white d5
4000 placed white white queen d5
4000 made white d2d5

=== With a piece in the hand one announcement is for all that are put right, one after the other
rules TCH-02 TCH-03
editions fide-2005 cup38
--- script
time none
fen 4k3/8/8/3R4/8/8/8/3RK2N w - - 0 1
0 arbiter start
1 white lift d1
2 white adjust
3 white lift d5
4 white place d5
5 white lift h1
6 white place h1
7 white legal
8 white place d3
--- expect
0 started art=6.5
1000 lifted white d1
2000 adjusting white while-holding art=4.2|cup38:§6c
3000 lifted white d5
4000 placed white white rook d5
5000 lifted white h1
6000 placed white white knight h1
R1d2 R1d3 R1d4 Ra1 Rb1 Rc1
8000 placed white white rook d3
8000 made white d1d3
