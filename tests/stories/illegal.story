=== An illegal move is claimed: the position before it, two minutes, and the piece touched must move
rules IRR-05 IRR-07 IRR-08 TCH-03 S17
editions fide-2001 fide-2005 fide-2009x fide-2023 cup38
--- script
time 1800
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white play Ra8
2 white press
2 black show
2 black claim illegal
2 white show
2 white legal
3 white play Kd1
4 white move Re3
--- expect fide-2001 fide-2005 fide-2009x
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a8
2000 illegal-completed white move
2000 pressed white
show phase=playing turn=black white=0:29:58.000 black=0:30:00.000 running=black agreed="R3k3/8/8/8/4r3/8/3P4/4K3 b - - 1 1" white-board=R3k3/8/8/8/4r3/8/3P4/4K3 black-board=R3k3/8/8/8/4r3/8/3P4/4K3 offer=none result=* reason=-
2000 illegal-claimed black art=7.4a
2000 restored white illegal-move 0 1798000 1920000 art=7.4a
show phase=playing turn=white white=0:29:58.000 black=0:32:00.000 running=white agreed="4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1" white-board=4k3/8/8/8/4r3/R7/3P4/4K3 black-board=4k3/8/8/8/4r3/R7/3P4/4K3 offer=none result=* reason=-
Re3
3000 refused play touch-move art=4.3a
4000 made white a3e3
4000 pressed white
--- expect fide-2023
0 started art=6.6
1000 lifted white a3
1000 placed white white rook a8
2000 illegal-completed white move
2000 pressed white
show phase=playing turn=black white=0:29:58.000 black=0:30:00.000 running=black agreed="R3k3/8/8/8/4r3/8/3P4/4K3 b - - 1 1" white-board=R3k3/8/8/8/4r3/8/3P4/4K3 black-board=R3k3/8/8/8/4r3/8/3P4/4K3 offer=none result=* reason=-
2000 illegal-claimed black art=7.5.1
2000 restored white illegal-move 0 1798000 1920000 art=7.5.1
show phase=playing turn=white white=0:29:58.000 black=0:32:00.000 running=white agreed="4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1" white-board=4k3/8/8/8/4r3/R7/3P4/4K3 black-board=4k3/8/8/8/4r3/R7/3P4/4K3 offer=none result=* reason=-
Re3
3000 refused play touch-move art=4.3.1
4000 made white a3e3
4000 pressed white
--- expect cup38
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a8
2000 illegal-completed white move
2000 pressed white
show phase=playing turn=black white=0:29:58.000 black=0:30:00.000 running=black agreed="R3k3/8/8/8/4r3/8/3P4/4K3 b - - 1 1" white-board=R3k3/8/8/8/4r3/8/3P4/4K3 black-board=R3k3/8/8/8/4r3/8/3P4/4K3 offer=none result=* reason=-
2000 illegal-claimed black art=§12
2000 restored white illegal-move 0 1798000 1800000 art=§12
2000 warned white illegal-move art=§12
show phase=playing turn=white white=0:29:58.000 black=0:30:00.000 running=white agreed="4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1" white-board=4k3/8/8/8/4r3/R7/3P4/4K3 black-board=4k3/8/8/8/4r3/R7/3P4/4K3 offer=none result=* reason=-
Re3
3000 refused play touch-move art=§7
4000 made white a3e3
4000 pressed white

=== The second illegal move costs as much, the third loses; in 2023 and in the cup the second
rules IRR-07 C38-04 S17
editions fide-2001 fide-2005 fide-2023 cup38
--- script
time 1800
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white move Ra8
2 black claim illegal
3 white move Ra7
4 black claim illegal
5 white move Ra6
6 black claim illegal
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
2000 illegal-claimed black art=7.4a
2000 restored white illegal-move 0 1799000 1919000 art=7.4a
3000 lifted white a3
3000 placed white white rook a7
3000 illegal-completed white move
3000 pressed white
4000 illegal-claimed black art=7.4a
4000 restored white illegal-move 0 1798000 2038000 art=7.4a
5000 lifted white a3
5000 placed white white rook a6
5000 illegal-completed white move
5000 pressed white
6000 illegal-claimed black art=7.4a
6000 ended 0-1 illegal-moves art=7.4b
--- expect fide-2023
0 started art=6.6
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
2000 illegal-claimed black art=7.5.1
2000 restored white illegal-move 0 1799000 1919000 art=7.5.1
3000 lifted white a3
3000 placed white white rook a7
3000 illegal-completed white move
3000 pressed white
4000 illegal-claimed black art=7.5.1
4000 ended 0-1 illegal-moves art=7.5.5
5000 refused move game-over art=5
6000 refused claim game-over art=5
--- expect cup38
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
2000 illegal-claimed black art=§12
2000 restored white illegal-move 0 1799000 1799000 art=§12
2000 warned white illegal-move art=§12
3000 lifted white a3
3000 placed white white rook a7
3000 illegal-completed white move
3000 pressed white
4000 illegal-claimed black art=§12
4000 ended 0-1 illegal-moves art=§12
5000 refused move game-over art=§8
6000 refused claim game-over art=§8

=== The arbiter finds an illegal move as well as the opponent
rules IRR-05 ARB-01
editions fide-2001 fide-2005 fide-2023
--- script
time 1800
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 arbiter illegal white
2 white move Ra8
3 arbiter illegal black
4 arbiter illegal white
5 arbiter illegal white
--- expect fide-2001 fide-2005
0 started art=6.5
1000 refused illegal no-illegal-move art=7.4a
2000 lifted white a3
2000 placed white white rook a8
2000 illegal-completed white move
2000 pressed white
3000 refused illegal no-illegal-move art=7.4a
4000 illegal-ruled white art=7.4a
4000 restored white illegal-move 0 1798000 1918000 art=7.4a
5000 refused illegal no-illegal-move art=7.4a
--- expect fide-2023
0 started art=6.6
1000 refused illegal no-illegal-move art=7.5.1
2000 lifted white a3
2000 placed white white rook a8
2000 illegal-completed white move
2000 pressed white
3000 refused illegal no-illegal-move art=7.5.1
4000 illegal-ruled white art=7.5.1
4000 restored white illegal-move 0 1798000 1918000 art=7.5.1
5000 refused illegal no-illegal-move art=7.5.1

=== Where illegal moves are refused there is none to find
rules IRR-05
editions fide-2001 fide-2005
--- script
time 1800
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white move Ra8
2 white move Re3
3 black claim illegal
4 arbiter illegal white
--- expect
0 started art=6.5
1000 refused move leaves-king-in-check art=3.9
2000 made white a3e3
2000 pressed white
3000 refused claim no-illegal-move art=7.4a
4000 refused illegal no-illegal-move art=7.4a

=== Found after more moves: back to the position before it, the counters with it
rules IRR-05 CLK-20
editions fide-2001 fide-2005 fide-2023
--- script
time 2/600:300
illegal record
0 arbiter start
10 white move Nf3
20 black move Nf6
30 white move Nb1d5
40 black move e6
50 white move Nc3
60 black move d5
60 white show
70 arbiter illegal white
70 white show
70 white legal
80 white move Nd4
--- expect fide-2001 fide-2005
0 started art=6.5
10000 made white g1f3
10000 pressed white
20000 made black g8f6
20000 pressed black
30000 lifted white b1
30000 placed white white knight d5
30000 illegal-completed white move
30000 pressed white
40000 made black e7e6
40000 pressed black
50000 made white d5c3
50000 pressed white
60000 made black d7d5
60000 pressed black
show phase=playing turn=white white=0:14:30.000 black=0:14:30.000 running=white agreed="rnbqkb1r/ppp2ppp/4pn2/3p4/8/2N2N2/PPPPPPPP/R1BQKB1R w KQkq d6 0 4" white-board=rnbqkb1r/ppp2ppp/4pn2/3p4/8/2N2N2/PPPPPPPP/R1BQKB1R black-board=rnbqkb1r/ppp2ppp/4pn2/3p4/8/2N2N2/PPPPPPPP/R1BQKB1R offer=none result=* reason=-
70000 illegal-ruled white art=7.4a
70000 restored white illegal-move 2 560000 690000 art=7.4a
show phase=playing turn=white white=0:09:20.000 black=0:11:30.000 running=white agreed="rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2" white-board=rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R black-board=rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R offer=none result=* reason=-
Na3 Nc3
80000 refused move touch-move art=4.3a
--- expect fide-2023
0 started art=6.6
10000 made white g1f3
10000 pressed white
20000 made black g8f6
20000 pressed black
30000 lifted white b1
30000 placed white white knight d5
30000 illegal-completed white move
30000 pressed white
40000 made black e7e6
40000 pressed black
50000 made white d5c3
50000 pressed white
60000 made black d7d5
60000 pressed black
show phase=playing turn=white white=0:14:30.000 black=0:14:30.000 running=white agreed="rnbqkb1r/ppp2ppp/4pn2/3p4/8/2N2N2/PPPPPPPP/R1BQKB1R w KQkq d6 0 4" white-board=rnbqkb1r/ppp2ppp/4pn2/3p4/8/2N2N2/PPPPPPPP/R1BQKB1R black-board=rnbqkb1r/ppp2ppp/4pn2/3p4/8/2N2N2/PPPPPPPP/R1BQKB1R offer=none result=* reason=-
70000 illegal-ruled white art=7.5.1
70000 restored white illegal-move 2 560000 690000 art=7.5.1
show phase=playing turn=white white=0:09:20.000 black=0:11:30.000 running=white agreed="rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2" white-board=rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R black-board=rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R offer=none result=* reason=-
Na3 Nc3
80000 refused move touch-move art=4.3.1

=== Only as long as the illegal move is not pressed it is none
rules IRR-08 IRR-05
editions fide-2005 fide-2023 cup38
--- script
time 600
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white lift a3
2 white place a8
3 black claim illegal
4 white lift a8
5 white place e3
6 white press
--- expect fide-2005
0 started art=6.5
1000 lifted white a3
2000 placed white white rook a8
3000 refused claim no-illegal-move art=7.4a
4000 lifted white a8
5000 placed white white rook e3
5000 made white a3e3
6000 pressed white
--- expect fide-2023
0 started art=6.6
1000 lifted white a3
2000 placed white white rook a8
3000 refused claim no-illegal-move art=7.5.1
4000 lifted white a8
5000 placed white white rook e3
5000 made white a3e3
6000 pressed white
--- expect cup38
0 started art=6.5
1000 lifted white a3
2000 placed white white rook a8
3000 refused claim no-illegal-move art=§12
4000 lifted white a8
5000 placed white white rook e3
5000 made white a3e3
6000 pressed white

=== A pawn left unpromoted, and the clock pressed
rules IRR-06 IRR-05 MOV-12
editions fide-2001 fide-2005 fide-2023 cup38
--- script
time 600
illegal record
fen 4k3/P7/8/8/8/8/8/4K3 w - - 0 1
0 arbiter start
1 white lift a7
2 white place a8
3 white press
5 black claim illegal
5 white legal
6 white play a8=R
7 white play a8=Q
--- expect fide-2001
0 started art=6.5
1000 lifted white a7
2000 placed white white pawn a8
3000 illegal-completed white unpromoted-pawn
3000 pressed white
5000 illegal-claimed black art=7.4a
5000 restored white illegal-move 0 597000 718000 art=7.4a
a8=B a8=N a8=Q+ a8=R+
6000 made white a7a8r
7000 refused play press-first art=6.8a
--- expect fide-2005
0 started art=6.5
1000 lifted white a7
2000 placed white white pawn a8
3000 illegal-completed white unpromoted-pawn
3000 pressed white
5000 illegal-claimed black art=7.4a
5000 restored white illegal-move 0 597000 718000 art=7.4a
a8=B a8=N a8=Q+ a8=R+
6000 made white a7a8r
7000 refused play press-first art=6.8a
--- expect fide-2023
0 started art=6.6
1000 lifted white a7
2000 placed white white pawn a8
3000 illegal-completed white unpromoted-pawn
3000 pressed white
5000 illegal-claimed black art=7.5.2
5000 restored white illegal-move 0 597000 718000 art=7.5.2
a8=Q+
6000 refused play promotion-chosen art=4.4.4
7000 made white a7a8q
--- expect cup38
0 started art=6.5
1000 lifted white a7
2000 placed white white pawn a8
3000 illegal-completed white unpromoted-pawn
3000 pressed white
5000 illegal-claimed black art=§12
5000 restored white illegal-move 0 597000 598000 art=§12
5000 warned white illegal-move art=§12
a8=B a8=N a8=Q+ a8=R+
6000 made white a7a8r
7000 refused play press-first art=§10

=== A pawn left unpromoted: the game goes on until that is found, and goes back then
rules IRR-06 IRR-05 MOV-12
editions fide-2001 fide-2005 fide-2023 cup38
--- script
time 600
illegal record
fen 4k3/P7/8/8/8/8/8/4K3 w - - 0 1
0 arbiter start
1 white lift a7
2 white place a8
3 white press
4 black legal
4 black move Kd7
5 white legal
6 white play Kd2
7 white press
8 arbiter show
9 arbiter illegal white
10 white play a8=Q
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white a7
2000 placed white white pawn a8
3000 illegal-completed white unpromoted-pawn
3000 pressed white
Kd7 Kd8 Ke7 Kf7 Kf8
4000 made black e8d7
4000 pressed black
Kd1 Kd2 Ke2 Kf1 Kf2
6000 made white e1d2
7000 pressed white
show phase=playing turn=black white=0:09:54.000 black=0:09:58.000 running=black agreed="P7/3k4/8/8/8/8/3K4/8 b - - 2 2" white-board=P7/3k4/8/8/8/8/3K4/8 black-board=P7/3k4/8/8/8/8/3K4/8 offer=none result=* reason=-
9000 illegal-ruled white art=7.4a
9000 restored white illegal-move 0 594000 717000 art=7.4a
10000 made white a7a8q
--- expect fide-2023
0 started art=6.6
1000 lifted white a7
2000 placed white white pawn a8
3000 illegal-completed white unpromoted-pawn
3000 pressed white
Kd7 Kd8 Ke7 Kf7 Kf8
4000 made black e8d7
4000 pressed black
Kd1 Kd2 Ke2 Kf1 Kf2
6000 made white e1d2
7000 pressed white
show phase=playing turn=black white=0:09:54.000 black=0:09:58.000 running=black agreed="P7/3k4/8/8/8/8/3K4/8 b - - 2 2" white-board=P7/3k4/8/8/8/8/3K4/8 black-board=P7/3k4/8/8/8/8/3K4/8 offer=none result=* reason=-
9000 illegal-ruled white art=7.5.2
9000 restored white illegal-move 0 594000 717000 art=7.5.2
10000 made white a7a8q
--- expect cup38
0 started art=6.5
1000 lifted white a7
2000 placed white white pawn a8
3000 illegal-completed white unpromoted-pawn
3000 pressed white
Kd7 Kd8 Ke7 Kf7 Kf8
4000 made black e8d7
4000 pressed black
Kd1 Kd2 Ke2 Kf1 Kf2
6000 made white e1d2
7000 pressed white
show phase=playing turn=black white=0:09:54.000 black=0:09:58.000 running=black agreed="P7/3k4/8/8/8/8/3K4/8 b - - 2 2" white-board=P7/3k4/8/8/8/8/3K4/8 black-board=P7/3k4/8/8/8/8/3K4/8 offer=none result=* reason=-
9000 illegal-ruled white art=§12
9000 restored white illegal-move 0 594000 597000 art=§12
9000 warned white illegal-move art=§12
10000 made white a7a8q

=== A press with a piece in the hand is an illegal move, and the game goes on without it
rules IRR-06 CLK-11
editions fide-2001 fide-2005 fide-2023 cup38
--- script
time 600
illegal record
fen 4k3/7p/8/8/8/8/8/N3K3 w - - 0 1
0 arbiter start
1 white lift a1
2 white press
3 arbiter show
4 black move h6
5 arbiter illegal white
6 white play Nb3
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white a1
2000 illegal-completed white empty-press
2000 pressed white
show phase=playing turn=black white=0:09:58.000 black=0:09:59.000 running=black agreed="4k3/7p/8/8/8/8/8/4K3 b - - 0 1" white-board=4k3/7p/8/8/8/8/8/4K3 black-board=4k3/7p/8/8/8/8/8/4K3 offer=none result=* reason=-
4000 made black h7h6
4000 pressed black
5000 illegal-ruled white art=7.4a
5000 restored white illegal-move 0 597000 718000 art=7.4a
6000 made white a1b3
--- expect fide-2023
0 started art=6.6
1000 lifted white a1
2000 illegal-completed white empty-press
2000 pressed white
show phase=playing turn=black white=0:09:58.000 black=0:09:59.000 running=black agreed="4k3/7p/8/8/8/8/8/4K3 b - - 0 1" white-board=4k3/7p/8/8/8/8/8/4K3 black-board=4k3/7p/8/8/8/8/8/4K3 offer=none result=* reason=-
4000 made black h7h6
4000 pressed black
5000 illegal-ruled white art=7.5.3
5000 restored white illegal-move 0 597000 718000 art=7.5.3
6000 made white a1b3
--- expect cup38
0 started art=6.5
1000 lifted white a1
2000 illegal-completed white empty-press
2000 pressed white
show phase=playing turn=black white=0:09:58.000 black=0:09:59.000 running=black agreed="4k3/7p/8/8/8/8/8/4K3 b - - 0 1" white-board=4k3/7p/8/8/8/8/8/4K3 black-board=4k3/7p/8/8/8/8/8/4K3 offer=none result=* reason=-
4000 made black h7h6
4000 pressed black
5000 illegal-ruled white art=§12
5000 restored white illegal-move 0 597000 598000 art=§12
5000 warned white illegal-move art=§12
6000 made white a1b3

=== A king is captured: nobody plays on, the position before it is put back
rules IRR-06 MOV-02
editions fide-2001 fide-2005 fide-2023
--- script
time 600
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white move Ra8
2 black lift e4
3 black off e1
4 black place e1
5 black press
6 white play Kd1
7 white claim illegal
7 black legal
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
2000 lifted black e4
3000 taken-off black e1
4000 placed black black rook e1
5000 illegal-completed black king-captured
5000 pressed black
6000 refused play cannot-be-played-on art=7.4a
7000 illegal-claimed white art=7.4a
7000 restored black illegal-move 0 717000 596000 art=7.4a
Kd7+ Ke7+ Kf7+
--- expect fide-2023
0 started art=6.6
1000 lifted white a3
1000 placed white white rook a8
1000 illegal-completed white move
1000 pressed white
2000 lifted black e4
3000 taken-off black e1
4000 placed black black rook e1
5000 illegal-completed black king-captured
5000 pressed black
6000 refused play cannot-be-played-on art=7.5.1
7000 illegal-claimed white art=7.5.1
7000 restored black illegal-move 0 717000 596000 art=7.5.1
Kd7+ Ke7+ Kf7+

=== A press without a move
rules IRR-06 CLK-11
editions fide-2001 fide-2005 fide-2023 cup38
--- script
time 600
illegal record
0 arbiter start
1 white press
2 black claim illegal
3 white lift g1
5 white place g1
6 white press
7 black show
7 black claim illegal
--- expect fide-2001 fide-2005
0 started art=6.5
1000 refused press move-first art=6.8a
2000 refused claim no-illegal-move art=7.4a
3000 lifted white g1
5000 placed white white knight g1
6000 refused press move-first art=6.8a
show phase=playing turn=white white=0:09:53.000 black=0:10:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
7000 refused claim no-illegal-move art=7.4a
--- expect fide-2023
0 started art=6.6
1000 illegal-completed white empty-press
1000 pressed white
2000 illegal-claimed black art=7.5.3
2000 restored white illegal-move 0 599000 719000 art=7.5.3
3000 lifted white g1
5000 placed white white knight g1
6000 illegal-completed white empty-press
6000 pressed white
show phase=playing turn=black white=0:09:55.000 black=0:11:58.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
7000 illegal-claimed black art=7.5.3
7000 ended 0-1 illegal-moves art=7.5.5
--- expect cup38
0 started art=6.5
1000 illegal-completed white empty-press
1000 pressed white
2000 illegal-claimed black art=§12
2000 restored white illegal-move 0 599000 599000 art=§12
2000 warned white illegal-move art=§12
3000 lifted white g1
5000 placed white white knight g1
6000 illegal-completed white empty-press
6000 pressed white
show phase=playing turn=black white=0:09:55.000 black=0:09:58.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
7000 illegal-claimed black art=§12
7000 ended 0-1 illegal-moves art=§12

=== Castling with two hands is an illegal move by the arbiter's ruling: a warning in the cup, and a watch makes two
rules IRR-06 C38-03 C38-04 TCH-01 S18
editions cup38
--- script
time 600
fen r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1
0 arbiter start
1 white play O-O
2 arbiter illegal white
3 white press
4 arbiter illegal white
4 white legal
5 white move O-O
6 black move O-O
7 arbiter phone white
--- expect
0 started art=6.5
1000 made white e1g1 castling
2000 refused illegal no-illegal-move art=§12
3000 pressed white
4000 illegal-ruled white art=§12
4000 restored white illegal-move 0 597000 599000 art=§12
4000 warned white illegal-move art=§12
O-O
5000 made white e1g1 castling
5000 pressed white
6000 made black e8g8 castling
6000 pressed black
7000 device-found white art=§15
7000 warned white device art=§15
7000 ended 0-1 warnings art=§15

=== Two hands are no illegal move by the Laws of 2005; by those of 2023 they are
rules IRR-06 TCH-01
editions fide-2005 fide-2023
--- script
time 600
fen r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1
0 arbiter start
1 white move O-O
2 arbiter illegal white
3 white move O-O
--- expect fide-2005
0 started art=6.5
1000 made white e1g1 castling
1000 pressed white
2000 refused illegal no-illegal-move art=7.4a
3000 refused move not-your-move art=1.1
--- expect fide-2023
0 started art=6.6
1000 made white e1g1 castling
1000 pressed white
2000 illegal-ruled white art=7.5.4
2000 restored white illegal-move 0 599000 719000 art=7.5.4
3000 made white e1g1 castling
3000 pressed white

=== A loss by illegal moves is a draw if the opponent cannot mate
rules IRR-07 S19
editions cup38 fide-2023 fide-2005
--- script
time 600
illegal record
fen 8/8/8/4k3/8/8/4P3/4K3 w - - 0 1
0 arbiter start
1 white move Ke3
2 black claim illegal
3 white move Kd1
4 black move Kd5
5 white move e5
6 black claim illegal
--- expect cup38
0 started art=6.5
1000 lifted white e1
1000 placed white white king e3
1000 illegal-completed white move
1000 pressed white
2000 illegal-claimed black art=§12
2000 restored white illegal-move 0 599000 599000 art=§12
2000 warned white illegal-move art=§12
3000 made white e1d1
3000 pressed white
4000 made black e5d5
4000 pressed black
5000 lifted white e2
5000 placed white white pawn e5
5000 illegal-completed white move
5000 pressed white
6000 illegal-claimed black art=§12
6000 ended 1/2-1/2 illegal-moves art=§12
--- expect fide-2023
0 started art=6.6
1000 lifted white e1
1000 placed white white king e3
1000 illegal-completed white move
1000 pressed white
2000 illegal-claimed black art=7.5.1
2000 restored white illegal-move 0 599000 719000 art=7.5.1
3000 made white e1d1
3000 pressed white
4000 made black e5d5
4000 pressed black
5000 lifted white e2
5000 placed white white pawn e5
5000 illegal-completed white move
5000 pressed white
6000 illegal-claimed black art=7.5.1
6000 ended 1/2-1/2 illegal-moves art=7.5.5
--- expect fide-2005
0 started art=6.5
1000 lifted white e1
1000 placed white white king e3
1000 illegal-completed white move
1000 pressed white
2000 illegal-claimed black art=7.4a
2000 restored white illegal-move 0 599000 719000 art=7.4a
3000 made white e1d1
3000 pressed white
4000 made black e5d5
4000 pressed black
5000 lifted white e2
5000 placed white white pawn e5
5000 illegal-completed white move
5000 pressed white
6000 illegal-claimed black art=7.4a
6000 restored white illegal-move 2 597000 837000 art=7.4a

=== A press without a move as the second illegal one, and the opponent cannot mate
rules IRR-07 IRR-06 S19
editions cup38
--- script
time 600
illegal record
fen 8/8/8/4k3/8/8/4P3/4K3 w - - 0 1
0 arbiter start
1 white move Ke3
2 black claim illegal
3 white play Kd1
4 white press
5 black move Kd5
6 white press
7 black claim illegal
--- expect
0 started art=6.5
1000 lifted white e1
1000 placed white white king e3
1000 illegal-completed white move
1000 pressed white
2000 illegal-claimed black art=§12
2000 restored white illegal-move 0 599000 599000 art=§12
2000 warned white illegal-move art=§12
3000 made white e1d1
4000 pressed white
5000 made black e5d5
5000 pressed black
6000 illegal-completed white empty-press
6000 pressed white
7000 illegal-claimed black art=§12
7000 ended 1/2-1/2 illegal-moves art=§12

=== A capture that is illegal: the piece touched first binds, and the captured piece if it can be captured
rules IRR-05 TCH-05
editions fide-2005
--- script
time 600
illegal record
fen 4k3/8/8/3p4/2P5/8/8/R3K3 w - - 0 1
0 arbiter start
1 white lift a1
2 white off d5
3 white place d5
4 white press
5 black claim illegal
5 white legal
--- expect
0 started art=6.5
1000 lifted white a1
2000 taken-off white d5
3000 placed white white rook d5
4000 illegal-completed white move
4000 pressed white
5000 illegal-claimed black art=7.4a
5000 restored white illegal-move 0 596000 719000 art=7.4a
Ra2 Ra3 Ra4 Ra5 Ra6 Ra7 Ra8+ Rb1 Rc1 Rd1

=== An own piece captured
rules IRR-05 MOV-05
editions fide-2005
--- script
time 600
illegal record
0 arbiter start
1 white lift a1
2 white off a2
3 white place a2
4 white press
5 black claim illegal
5 white legal
--- expect
0 started art=6.5
1000 lifted white a1
2000 taken-off white a2
3000 placed white white rook a2
4000 illegal-completed white move
4000 pressed white
5000 illegal-claimed black art=7.4a
5000 restored white illegal-move 0 596000 719000 art=7.4a
a3 a4

=== Two pieces moved at once
rules IRR-05
editions fide-2005
--- script
time 600
illegal record
0 arbiter start
1 white lift d2
2 white lift e2
3 white place d4
4 white place e4
5 white press
6 black show
7 arbiter illegal white
7 white legal
--- expect
0 started art=6.5
1000 lifted white d2
2000 lifted white e2
3000 placed white white pawn d4
4000 placed white white pawn e4
5000 illegal-completed white move
5000 pressed white
show phase=playing turn=black white=0:09:55.000 black=0:09:59.000 running=black agreed="rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR offer=none result=* reason=-
7000 illegal-ruled white art=7.4a
7000 restored white illegal-move 0 595000 718000 art=7.4a
d3 d4

=== Castling through an attacked square
rules IRR-05 MOV-16 TCH-08
editions fide-2005
--- script
time 600
illegal record
fen 4kr2/8/8/8/8/8/P6P/R3K2R w KQ - 0 1
0 arbiter start
1 white move O-O
2 black show
3 black claim illegal
3 white legal
--- expect
0 started art=6.5
1000 lifted white e1
1000 placed white white king g1
1000 lifted white h1
1000 placed white white rook f1
1000 illegal-completed white move
1000 pressed white
show phase=playing turn=black white=0:09:59.000 black=0:09:59.000 running=black agreed="4kr2/8/8/8/8/8/P6P/R4RK1 b - - 1 1" white-board=4kr2/8/8/8/8/8/P6P/R4RK1 black-board=4kr2/8/8/8/8/8/P6P/R4RK1 offer=none result=* reason=-
3000 illegal-claimed black art=7.4a
3000 restored white illegal-move 0 599000 718000 art=7.4a
Kd1 Kd2 Ke2 O-O-O

=== En passant a move too late
rules IRR-05 MOV-11
editions fide-2005
--- script
time 600
illegal record
fen 4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1
0 arbiter start
1 black move d5
2 white move Ke2
3 black move Ke7
4 white lift e5
4 white off d5
4 white place d6
5 white press
6 black claim illegal
6 white legal
--- expect
0 started art=6.5
1000 made black d7d5
1000 pressed black
2000 made white e1e2
2000 pressed white
3000 made black e8e7
3000 pressed black
4000 lifted white e5
4000 taken-off white d5
4000 placed white white pawn d6
5000 illegal-completed white move
5000 pressed white
6000 illegal-claimed black art=7.4a
6000 restored white illegal-move 3 597000 717000 art=7.4a
e6

=== An illegal move that would mate ends nothing
rules END-01 IRR-05
editions fide-2001 fide-2005 fide-2023
--- script
time 600
illegal record
fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
0 arbiter start
1 white lift a1
2 white place b8
3 white press
3 black show
4 black claim illegal
4 white legal
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white a1
2000 placed white white rook b8
3000 illegal-completed white move
3000 pressed white
show phase=playing turn=black white=0:09:57.000 black=0:10:00.000 running=black agreed="1R4k1/5ppp/8/8/8/8/8/6K1 b - - 1 1" white-board=1R4k1/5ppp/8/8/8/8/8/6K1 black-board=1R4k1/5ppp/8/8/8/8/8/6K1 offer=none result=* reason=-
4000 illegal-claimed black art=7.4a|fide-2023:7.5.1
4000 restored white illegal-move 0 597000 719000 art=7.4a|fide-2023:7.5.1
Ra2 Ra3 Ra4 Ra5 Ra6 Ra7 Ra8# Rb1 Rc1 Rd1 Re1 Rf1

=== Nobody who has touched a piece complains of an illegal move any more, by the Laws of 2001; the arbiter may find it
rules TCH-13 IRR-05
editions fide-2001 fide-2005
--- script
time 600
illegal record
fen 4k3/8/8/8/8/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white move Rb4
2 black lift e8
3 black claim illegal
4 arbiter illegal white
--- expect fide-2001
0 started art=6.5
1000 lifted white a3
1000 placed white white rook b4
1000 illegal-completed white move
1000 pressed white
2000 lifted black e8
3000 refused claim complaint-waived art=4.6
4000 illegal-ruled white art=7.4a
4000 restored white illegal-move 0 599000 717000 art=7.4a
--- expect fide-2005
0 started art=6.5
1000 lifted white a3
1000 placed white white rook b4
1000 illegal-completed white move
1000 pressed white
2000 lifted black e8
3000 illegal-claimed black art=7.4a
3000 restored white illegal-move 0 599000 718000 art=7.4a
4000 refused illegal no-illegal-move art=7.4a

=== A move that touch-move forbids is no illegal move; it is taken back on a report, and costs nothing
rules TCH-03 TCH-13 IRR-07
editions fide-2001 fide-2005 fide-2023
--- script
time 600
illegal record
0 arbiter start
1 white lift g1
2 white place g1
2 white legal
3 white move e4
4 black claim illegal
5 black report touch g1
5 white legal
6 white play e4
7 white move Nf3
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white g1
2000 placed white white knight g1
Nf3 Nh3
3000 made white e2e4
3000 pressed white
4000 refused claim no-illegal-move art=7.4a
5000 touch-reported black g1 art=4.3a
5000 restored white touch-move 0 597000 598000 art=4.3a
Nf3 Nh3
6000 refused play touch-move art=4.3a
7000 made white g1f3
7000 pressed white
--- expect fide-2023
0 started art=6.6
1000 lifted white g1
2000 placed white white knight g1
Nf3 Nh3
3000 made white e2e4
3000 pressed white
4000 refused claim no-illegal-move art=7.5.1
5000 touch-reported black g1 art=4.3.1
5000 restored white touch-move 0 597000 598000 art=4.3.1
Nf3 Nh3
6000 refused play touch-move art=4.3.1
7000 made white g1f3
7000 pressed white

=== Without clocks an illegal move is complete when the player says he is done
rules IRR-08 IRR-05
editions fide-2005
--- script
time none
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
1 white play Ra8
2 white press
3 black claim illegal
4 white play Re3
5 white press
--- expect
0 started art=6.5
1000 lifted white a3
1000 placed white white rook a8
2000 illegal-completed white move
3000 illegal-claimed black art=7.4a
3000 restored white illegal-move 0 - - art=7.4a
4000 made white a3e3
5000 refused press no-clock art=6.8a

=== An offer made with an illegal move stands, and so does a fallen flag
rules IRR-05 DRW-02 CLK-15
editions fide-2005
--- script
time 10
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
11 white play Ra8
11 white offer-draw
11 white press
12 black claim illegal
12 white show
13 black accept
--- expect
0 started art=6.5
10000 flag-fallen white art=6.3
11000 lifted white a3
11000 placed white white rook a8
11000 draw-offered white art=9.1a
11000 illegal-completed white move
11000 pressed white
12000 illegal-claimed black art=7.4a
12000 restored white illegal-move 0 0 129000 flag-stays art=7.4a
show phase=playing turn=white white=0:00:00.000 black=0:02:09.000 running=white agreed="4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1" white-board=4k3/8/8/8/4r3/R7/3P4/4K3 black-board=4k3/8/8/8/4r3/R7/3P4/4K3 offer=white result=* reason=-
13000 draw-accepted black art=5.2c
13000 ended 1/2-1/2 agreement art=5.2c

=== Times are counted back with the move: what the press had added is taken away
rules CLK-20 CLK-02
editions fide-2005
--- script
time 600+30
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
10 white move Ra8
10 black show
20 black claim illegal
20 white show
30 white move Re3
30 white show
--- expect
0 started art=6.5
10000 lifted white a3
10000 placed white white rook a8
10000 illegal-completed white move
10000 pressed white
show phase=playing turn=black white=0:10:50.000 black=0:10:30.000 running=black agreed="R3k3/8/8/8/4r3/8/3P4/4K3 b - - 1 1" white-board=R3k3/8/8/8/4r3/8/3P4/4K3 black-board=R3k3/8/8/8/4r3/8/3P4/4K3 offer=none result=* reason=-
20000 illegal-claimed black art=7.4a
20000 restored white illegal-move 0 620000 740000 art=7.4a
show phase=playing turn=white white=0:10:20.000 black=0:12:20.000 running=white agreed="4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1" white-board=4k3/8/8/8/4r3/R7/3P4/4K3 black-board=4k3/8/8/8/4r3/R7/3P4/4K3 offer=none result=* reason=-
30000 made white a3e3
30000 pressed white
show phase=playing turn=black white=0:10:40.000 black=0:12:20.000 running=black agreed="4k3/8/8/8/4r3/4R3/3P4/4K3 b - - 1 1" white-board=4k3/8/8/8/4r3/4R3/3P4/4K3 black-board=4k3/8/8/8/4r3/4R3/3P4/4K3 offer=none result=* reason=-

=== The move announced with a wrong claim must still be played after an illegal one
rules DRW-12 IRR-05
editions fide-2005
--- script
time 600
illegal record
0 arbiter start
1 white claim threefold Nf3
2 white lift g1
3 white place g3
4 white press
5 black claim illegal
5 white legal
--- expect
0 started art=6.5
1000 draw-claimed white threefold g1f3 art=9.2
1000 claim-rejected white 419000 780000 art=9.5b
2000 lifted white g1
3000 placed white white knight g3
4000 illegal-completed white move
4000 pressed white
5000 illegal-claimed black art=7.4a
5000 restored white illegal-move 0 416000 899000 art=7.4a
Nf3

=== A flag that fell on an illegal move stays down when the clocks go back, until the arbiter sets it
rules IRR-05 CLK-20
editions fide-2005
--- script
illegal record
time 60
0 arbiter start
5 white play e5
5 white press
70 black claim illegal
71 arbiter set-clock black 60
71 white claim flag
72 white show
--- expect
0 started art=6.5
5000 lifted white e2
5000 placed white white pawn e5
5000 illegal-completed white move
5000 pressed white
65000 flag-fallen black art=6.3
70000 illegal-claimed black art=7.4a
70000 restored white illegal-move 0 55000 120000 flag-stays art=7.4a
71000 clock-set black 60000 art=6.14
71000 refused claim flag-not-fallen art=6.9
show phase=playing turn=white white=0:00:53.000 black=0:01:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-

=== Only castling, a capture and a promotion take two hands
rules IRR-06 C38-04
editions cup38 fide-2023
--- script
illegal record
time 600
0 arbiter start
1 white play e4
2 white press
3 arbiter illegal white
4 black play d5
5 black press
6 white play exd5
7 white press
8 arbiter illegal white
--- expect cup38
0 started art=6.5
1000 made white e2e4
2000 pressed white
3000 refused illegal no-illegal-move art=§12
4000 made black d7d5
5000 pressed black
6000 made white e4d5
7000 pressed white
8000 illegal-ruled white art=§12
8000 restored white illegal-move 2 596000 596000 art=§12
8000 warned white illegal-move art=§12
--- expect fide-2023
0 started art=6.6
1000 made white e2e4
2000 pressed white
3000 refused illegal no-illegal-move art=7.5.1
4000 made black d7d5
5000 pressed black
6000 made white e4d5
7000 pressed white
8000 illegal-ruled white art=7.5.4
8000 restored white illegal-move 2 596000 716000 art=7.5.4

=== A press with a piece in the hand is one without a move
rules IRR-06
editions cup38 fide-2005 fide-2023
--- script
illegal record
time 600
0 arbiter start
1 white lift e2
2 white press
3 white show
--- expect cup38 fide-2023
0 started art=6.5|fide-2023:6.6
1000 lifted white e2
2000 illegal-completed white empty-press
2000 pressed white
show phase=playing turn=black white=0:09:58.000 black=0:09:59.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
--- expect fide-2005
0 started art=6.5
1000 lifted white e2
2000 illegal-completed white empty-press
2000 pressed white
show phase=playing turn=black white=0:09:58.000 black=0:09:59.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== A move that is not legal is the one of the piece that is named
rules IRR-05
editions fide-2005
--- script
illegal record
time 600
0 arbiter start
1 white play Ng1xe2
2 white press
3 black play e7-e4
4 black press
--- expect
0 started art=6.5
1000 lifted white g1
1000 taken-off white e2
1000 placed white white knight e2
2000 illegal-completed white move
2000 pressed white
3000 lifted black e7
3000 placed black black pawn e4
4000 illegal-completed black move
4000 pressed black

=== A pawn left on the last rank is an illegal move in every edition
rules IRR-06
editions fide-2001 fide-2005 fide-2023 cup38
--- script
time 600
illegal record
fen 4k3/P6p/8/8/8/8/8/4K3 w - - 0 1
0 arbiter start
1 white lift a7
2 white place a8
3 white press
4 arbiter illegal white
--- expect fide-2001 fide-2005 fide-2023
0 started art=6.5|fide-2023:6.6
1000 lifted white a7
2000 placed white white pawn a8
3000 illegal-completed white unpromoted-pawn
3000 pressed white
4000 illegal-ruled white art=7.4a|fide-2023:7.5.2
4000 restored white illegal-move 0 597000 719000 art=7.4a|fide-2023:7.5.2
--- expect cup38
0 started art=6.5
1000 lifted white a7
2000 placed white white pawn a8
3000 illegal-completed white unpromoted-pawn
3000 pressed white
4000 illegal-ruled white art=§12
4000 restored white illegal-move 0 597000 599000 art=§12
4000 warned white illegal-move art=§12

=== The clock is pressed with a piece in the hand
rules IRR-06
editions fide-2001 fide-2005 fide-2023
--- script
time 600
illegal record
0 arbiter start
1 white lift b1
3 white press
4 black claim illegal
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white b1
3000 illegal-completed white empty-press
3000 pressed white
4000 illegal-claimed black art=7.4a|fide-2023:7.5.3
4000 restored white illegal-move 0 597000 719000 art=7.4a|fide-2023:7.5.3

=== King and rook taken up to castle without right go where castling has them
rules IRR-05
editions fide-2005
--- script
time 300
illegal record
fen 4k1r1/8/8/8/8/8/8/4K2R w K - 0 1
0 arbiter start
1 white lift e1
2 white lift h1
3 white place g1
4 white place f1
5 white press
--- expect
0 started art=6.5
1000 lifted white e1
2000 lifted white h1
3000 placed white white king g1
4000 placed white white rook f1
5000 illegal-completed white move
5000 pressed white
