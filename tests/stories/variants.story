=== A piece in hand is dropped on a free square, a pawn not on the first or last rank
rules DBL-01 DBL-07 DBL-09 S39
editions cup38
--- script
variant doubles
time 600
fen 4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1
0 arbiter start
1 white drop P a1
2 white drop P a8
3 white drop N e8
4 white drop Q d4
5 white drop N d4
6 white press
7 black move Kd7
8 white legal
--- expect
0 started art=6.5
1000 refused drop illegal-drop art=P2
2000 refused drop illegal-drop art=P2
3000 refused drop illegal-drop art=P2
4000 refused drop illegal-drop art=P2
5000 made white N@d4
6000 pressed white
7000 made black e8d7
7000 pressed black
@a2 @a3 @a4 @a5 @a6 @a7 @b2 @b3 @b4 @b5 @b6 @b7 @c2 @c3 @c4 @c5 @c6+ @c7 @d2 @d3 @d5 @d6 @e2 @e3 @e4 @e5 @e6+ @e7 @f2 @f3 @f4 @f5 @f6 @f7 @g2 @g3 @g4 @g5 @g6 @g7 @h2 @h3 @h4 @h5 @h6 @h7 Kd1 Kd2 Ke2 Kf1 Kf2 Nb3 Nb5 Nc2 Nc6 Ne2 Ne6 Nf3 Nf5

=== In doubles a move is taken back until the press, and a pawn dropped on the second rank advances two
rules DBL-02 DBL-08 S39
editions cup38
--- script
variant doubles
time 600
fen 4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1
0 arbiter start
1 white drop P b2
2 white take-back
3 white take-back
4 white drop P c2
5 white press
6 white take-back
7 black move Kd7
8 white move c4
8 black show
--- expect
0 started art=6.5
1000 made white P@b2
2000 taken-back white
3000 refused take-back nothing-to-take-back art=P2
4000 made white P@c2
5000 pressed white
6000 refused take-back nothing-to-take-back art=P2
7000 made black e8d7
7000 pressed black
8000 made white c2c4
8000 pressed white
show phase=playing turn=black white=0:09:54.000 black=0:09:58.000 running=black agreed="8/3k4/8/8/2P5/8/8/4K3[N] b - c3 0 2" white-board=8/3k4/8/8/2P5/8/8/4K3 black-board=8/3k4/8/8/2P5/8/8/4K3 offer=none result=* reason=-

=== Whoever plays something else before the press has taken the first move back
rules DBL-02 S39
editions cup38 fide-2005
--- script
variant doubles
time 600
fen 4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1
0 arbiter start
1 white drop P b2
2 white drop P c2
3 white play Kd2
4 white drop P e8
5 white press
5 black show
--- expect
0 started art=6.5
1000 made white P@b2
2000 taken-back white
2000 made white P@c2
3000 taken-back white
3000 made white e1d2
4000 refused drop illegal-drop art=P2
5000 pressed white
show phase=playing turn=black white=0:09:55.000 black=0:10:00.000 running=black agreed="4k3/8/8/8/8/8/3K4/8[NP] b - - 1 1" white-board=4k3/8/8/8/8/8/3K4/8 black-board=4k3/8/8/8/8/8/3K4/8 offer=none result=* reason=-

=== Once the opponent has replied nothing is taken back
rules DBL-02 MOV-01
editions cup38
--- script
variant doubles
time 600
fen 4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1
0 arbiter start
1 white drop P b2
2 black play Kd7
3 white take-back
4 white press
5 black take-back
6 black move Ke7
--- expect
0 started art=6.5
1000 made white P@b2
2000 made black e8d7
3000 refused take-back nothing-to-take-back art=P2
4000 pressed white
5000 taken-back black
6000 made black e8e7
6000 pressed black

=== Elsewhere a move that is made stands
rules TCH-11 DBL-02 C38B-01
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
time 600
0 arbiter start
1 white play e4
2 white take-back
3 white play d4
--- expect fide-2001
0 started art=6.5
1000 made white e2e4
2000 refused take-back move-stands art=4.7
3000 refused play press-first art=6.8a
--- expect fide-2005 fide-2009x
0 started art=6.5
1000 made white e2e4
2000 refused take-back move-stands art=4.6
3000 refused play press-first art=6.8a
--- expect cup38
0 started art=6.5
1000 made white e2e4
2000 refused take-back move-stands art=§7
3000 refused play press-first art=§10
--- expect fide-2023
0 started art=6.6
1000 made white e2e4
2000 refused take-back move-stands art=4.7
3000 refused play press-first art=6.2.1

=== In the cup's blitz touched pieces bind nobody, so a move goes back until the press
rules C38B-01 TCH-11
editions cup38 fide-2005
--- script
kind blitz
time 300
0 arbiter start
1 white play e4
2 white take-back
3 white play d4
4 white press
--- expect cup38
0 started art=6.5
1000 made white e2e4
2000 taken-back white
3000 made white d2d4
4000 pressed white
--- expect fide-2005
0 started art=6.5
1000 made white e2e4
2000 refused take-back move-stands art=4.6
3000 refused play press-first art=6.8a
4000 pressed white

=== A move taken back has not occurred for the count of repetitions
rules C38B-01 DRW-07
editions cup38
--- script
kind blitz
time 300
0 arbiter start
1 white play Nf3
2 white take-back
3 white move Nf3
3 black move Nf6
3 white move Ng1
3 black move Ng8
4 white move Nf3
5 black claim threefold
--- expect
0 started art=6.5
1000 made white g1f3
2000 taken-back white
...
4000 pressed white
5000 draw-claimed black threefold art=§9
5000 claim-rejected black 299000 296000 art=§13

=== A dropped piece may give mate, and then no press is needed
rules DBL-05 DBL-11 END-01
editions cup38
--- script
variant doubles
time 600
fen 6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1
0 arbiter start
1 white drop R a8
--- expect
0 started art=6.5
1000 made white R@a8
1000 ended 1-0 checkmate art=§8

=== A piece in hand that can be put between is no mate
rules DBL-05 DBL-11
editions cup38
--- script
variant doubles
time 600
fen 6k1/5ppp/8/8/8/8/8/4K3[Rn] w - - 0 1
0 arbiter start
1 white drop R a8
2 white press
3 black play h6
4 black drop N f8
5 black press
--- expect
0 started art=6.5
1000 made white R@a8
2000 pressed white
3000 refused play leaves-king-in-check art=§5
4000 made black N@f8
5000 pressed black

=== A dropped rook castles like one that has not moved
rules DBL-10
editions cup38
--- script
variant doubles
time 600
fen 4k3/8/8/8/8/8/8/4K3[R] w K - 0 1
0 arbiter start
1 white drop R h1
2 white press
3 black move Kd7
4 white move O-O
--- expect
...
4000 made white e1g1 castling
4000 pressed white

=== Bare kings play on in doubles: pieces may still come
rules DBL-01 END-04
editions cup38
--- script
variant doubles
time 600
fen 4k3/8/8/8/8/8/4p3/4K3 w - - 0 1
0 arbiter start
1 white move Kxe2
601 black move Kd7
700 black show
--- expect
0 started art=6.5
1000 made white e1e2
1000 pressed white
601000 flag-fallen black art=6.3
601000 made black e8d7
601000 pressed black
show phase=playing turn=white white=0:08:20.000 black=0:00:00.000 running=white agreed="8/3k4/8/8/8/8/4K3/8[] w - - 1 2" white-board=8/3k4/8/8/8/8/4K3/8 black-board=8/3k4/8/8/8/8/4K3/8 offer=none result=* reason=-

=== In doubles a flag loses whatever pieces there are
rules DBL-01 CLK-16
editions cup38
--- script
variant doubles
time 600
fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1
0 arbiter start
600 black claim flag
--- expect
0 started art=6.5
600000 flag-fallen white art=6.3
600000 flag-claimed black art=6.9
600000 ended 0-1 flag art=6.10

=== In matranj whoever can capture must: another move goes back, and the third time loses
rules MAT-01 MAT-02 MAT-03 S40
editions cup38 fide-2005
--- script
variant matranj
time 600
fen rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2
0 arbiter start
1 white play d3
1 white legal
2 white play a4
3 white play d5
4 white show
5 white play Nf3
6 white play exd5
--- expect cup38
0 started art=6.5
1000 capture-missed white d2d3 art=P3
exd5
2000 capture-missed white a2a4 art=P3
3000 refused play illegal-move art=3
show phase=playing turn=white white=0:09:56.000 black=0:10:00.000 running=white agreed="rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2" white-board=rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
5000 capture-missed white g1f3 art=P3
5000 ended 0-1 missed-captures art=P3
6000 refused play game-over art=§8
--- expect fide-2005
0 started art=6.5
1000 capture-missed white d2d3 art=P3
exd5
2000 capture-missed white a2a4 art=P3
3000 refused play illegal-move art=3
show phase=playing turn=white white=0:09:56.000 black=0:10:00.000 running=white agreed="rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2" white-board=rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
5000 capture-missed white g1f3 art=P3
5000 ended 0-1 missed-captures art=P3
6000 refused play game-over art=5

=== Each side's missed captures are counted by themselves
rules MAT-03
editions cup38
--- script
variant matranj
time 600
fen 8/8/8/3p4/4P3/8/8/R6r w - - 0 1
0 arbiter start
1 white play Ra2
2 white move Rxh1
3 black play d4
4 black move dxe4
--- expect
0 started art=6.5
1000 capture-missed white a1a2 art=P3
2000 made white a1h1
2000 pressed white
3000 capture-missed black d5d4 art=P3
4000 made black d5e4
4000 pressed black

=== In matranj the king is taken like others, nobody is in check, and there is no castling
rules MAT-04 MAT-02
editions cup38
--- script
variant matranj
time 600
fen 4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1
0 arbiter start
1 white move O-O
2 white legal
3 white move Kxe2
4 black move Kd7
5 white move Rh7
--- expect
0 started art=6.5
1000 refused move illegal-move art=P3
Kxe2
3000 made white e1e2
3000 pressed white
4000 made black e8d7
4000 pressed black
5000 made white h1h7
5000 pressed white

=== In matranj a pawn may become a king
rules MAT-04 MOV-12
editions cup38
--- script
variant matranj
time 600
fen 8/P7/8/8/8/7k/8/8 w - - 0 1
0 arbiter start
1 white move a8=K
2 black move Kg3
--- expect
0 started art=6.5
1000 made white a7a8k
1000 pressed white
2000 made black h3g3
2000 pressed black

=== In matranj whoever has lost all his pieces wins
rules MAT-05
editions cup38
--- script
variant matranj
time 600
fen 8/8/8/3p4/4P3/8/8/8 w - - 0 1
0 arbiter start
1 white move exd5
--- expect
0 started art=6.5
1000 made white e4d5
1000 ended 0-1 no-men-left art=P3

=== In matranj whoever cannot move wins
rules MAT-05 END-03
editions cup38
--- script
variant matranj
time 600
fen 8/8/p7/P7/8/8/4P3/8 w - - 0 1
0 arbiter start
1 white move e4
1 black show
--- expect
0 started art=6.5
1000 made white e2e4
1000 ended 0-1 stalemate art=P3
show phase=over turn=black white=0:09:59.000 black=0:10:00.000 running=none agreed="8/8/p7/P7/4P3/8/8/8 b - e3 0 1" white-board=8/8/p7/P7/4P3/8/8/8 black-board=8/8/p7/P7/4P3/8/8/8 offer=none result=0-1 reason=stalemate

=== In matranj two bishops of different colours can take nothing any more: draw
rules MAT-06
editions cup38
--- script
variant matranj
time 600
fen 8/8/8/8/8/2b5/4p3/5B2 w - - 0 1
0 arbiter start
1 white move Bxe2
--- expect
0 started art=6.5
1000 made white f1e2
1000 ended 1/2-1/2 no-capture-possible art=P3

=== In matranj a flag loses, and nobody asks about mate
rules MAT-01 MAT-04 CLK-16
editions cup38
--- script
variant matranj
time 600
fen 8/8/8/8/8/2b5/4p3/5B2 w - - 0 1
0 arbiter start
600 black claim flag
--- expect
0 started art=6.5
600000 flag-fallen white art=6.3
600000 flag-claimed black art=6.9
600000 ended 0-1 flag art=6.10

=== In doubles hands drop pieces, lift them again, and put them elsewhere until the press
rules DBL-02 DBL-07 DBL-09
editions cup38
--- script
variant doubles
time 600
fen 4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1
0 arbiter start
1 white place d4 N
2 white lift d4
3 white place a8 pawn
4 white place e4 Q
5 white lift e1
6 white place e2
7 white lift e2
8 white place e1
9 white place c2 pawn
10 white press
--- expect
0 started art=6.5
1000 placed white white knight d4
1000 made white N@d4
2000 taken-back white
3000 refused place illegal-drop art=P2
4000 refused place illegal-drop art=P2
5000 lifted white e1
6000 placed white white king e2
6000 made white e1e2
7000 taken-back white
7000 lifted white e1
8000 placed white white king e1
9000 placed white white pawn c2
9000 made white P@c2
10000 pressed white

=== Touches bind nobody in doubles, so nobody reports them
rules DBL-02
editions cup38 fide-2005
--- script
variant doubles
time 600
0 arbiter start
1 white lift g1
2 black report touch g1
3 white place g1
4 white move e4
--- expect
0 started art=6.5
1000 lifted white g1
2000 refused report no-touch-move art=P2
3000 placed white white knight g1
4000 made white e2e4
4000 pressed white

=== A move taken back goes from the sheet of whoever had written it down
rules C38B-01 REC-01
editions cup38
--- script
kind blitz
time 300
0 arbiter start
1 white move e4
2 black play e5
3 white write e4 e5
4 black take-back
4 white sheets
5 black move c5
--- expect
...
4000 taken-back black
sheet white by=hand signed=no differs=- moves="e4"
sheet black by=program signed=no differs=- moves="e4"
sheets differ=-
5000 made black c7c5
5000 pressed black
5000 written white c5

=== The move announced with a wrong claim may be taken back, but has to be made
rules C38B-01 DRW-11
editions cup38
--- script
kind blitz
time 300
0 arbiter start
1 white claim fifty Nf3
2 white play Nf3
3 white play e4
4 white take-back
5 white play e4
6 white move Nf3
--- expect
...
2000 made white g1f3
3000 refused play move-must-be-played art=§13
4000 taken-back white
5000 refused play move-must-be-played art=§13
6000 made white g1f3
6000 pressed white

=== An illegal drop is an illegal move once the clock is pressed
rules DBL-09 IRR-07 C38-04
editions cup38
--- script
variant doubles
time 600
illegal record
fen 4k3/8/8/8/8/8/8/4K3[PPN] w - - 0 1
0 arbiter start
1 white drop P a8
1 white press
2 black move Kd7
3 black claim illegal
4 white drop P a4
4 white press
5 black move Kd7
6 white drop P h1
6 white press
7 black claim illegal
--- expect
0 started art=6.5
1000 placed white white pawn a8
1000 illegal-completed white move
1000 pressed white
2000 made black e8d7
2000 pressed black
3000 illegal-claimed black art=§12
3000 restored white illegal-move 0 598000 599000 art=§12
3000 warned white illegal-move art=§12
4000 made white P@a4
4000 pressed white
5000 made black e8d7
5000 pressed black
6000 placed white white pawn h1
6000 illegal-completed white move
6000 pressed white
7000 illegal-claimed black art=§12
7000 ended 0-1 illegal-moves art=§12

=== A piece dropped while the king stands in check is in hand no more until that is put right
rules DBL-05 IRR-05
editions cup38
--- script
variant doubles
time 600
illegal record
fen 4k3/8/8/8/8/8/8/r3K3[N] w - - 0 1
0 arbiter start
1 white drop N h5
1 white press
1 white show
2 black claim illegal
3 white drop N d1
3 white press
3 white show
--- expect
0 started art=6.5
1000 placed white white knight h5
1000 illegal-completed white move
1000 pressed white
show phase=playing turn=black white=0:09:59.000 black=0:10:00.000 running=black agreed="4k3/8/8/7N/8/8/8/r3K3[] b - - 1 1" white-board=4k3/8/8/7N/8/8/8/r3K3 black-board=4k3/8/8/7N/8/8/8/r3K3 offer=none result=* reason=-
2000 illegal-claimed black art=§12
2000 restored white illegal-move 0 599000 599000 art=§12
2000 warned white illegal-move art=§12
3000 made white N@d1
3000 pressed white
show phase=playing turn=black white=0:09:58.000 black=0:09:59.000 running=black agreed="4k3/8/8/8/8/8/8/r2NK3[] b - - 1 1" white-board=4k3/8/8/8/8/8/8/r2NK3 black-board=4k3/8/8/8/8/8/8/r2NK3 offer=none result=* reason=-

=== The same position with other pieces in hand is another one
rules DRW-07 DBL-01
editions cup38
--- script
variant doubles
time 600
fen r3k3/8/8/8/8/8/8/4K3[NN] w - - 0 1
0 arbiter start
0 white move Kf1
0 black move Kf8
0 white move Ke1
0 black move Ke8
1 white drop N a2
1 white press
1 black move Rxa2
2 white move Kf1
2 black move Ra8
3 white move Kf2
3 black move Kf8
4 white move Ke1
4 black move Ke8
5 white claim threefold
--- expect
...
5000 draw-claimed white threefold art=§9
5000 claim-rejected white 595000 600000 art=§13

=== A capture is missed by hand too, and what was touched stays touched
rules MAT-02 MAT-03 TCH-03
editions cup38
--- script
variant matranj
time 600
fen 4k3/8/8/3p1p2/4P3/2N5/3P4/4K3 w - - 0 2
0 arbiter start
1 white lift c3
2 white place b1
2 white legal
3 white play exd5
4 white play Nxd5
--- expect
0 started art=6.5
1000 lifted white c3
2000 placed white white knight b1
2000 capture-missed white c3b1 art=P3
Nxd5
3000 refused play touch-move art=§7
4000 made white c3d5

=== A pawn put on the last rank beside a capture has missed it before it becomes anything
rules MAT-02 MAT-03 MAT-04
editions cup38
--- script
variant matranj
time 600
fen 8/P7/8/3p4/4P3/8/8/4k3 w - - 0 1
0 arbiter start
1 white lift a7
2 white place a8
2 white show
3 white play a8=Q
4 white move exd5
--- expect
0 started art=6.5
1000 lifted white a7
2000 placed white white pawn a8
2000 capture-missed white a7a8q art=P3
show phase=playing turn=white white=0:09:58.000 black=0:10:00.000 running=white agreed="8/P7/8/3p4/4P3/8/8/4k3 w - - 0 1" white-board=8/P7/8/3p4/4P3/8/8/4k3 black-board=8/P7/8/3p4/4P3/8/8/4k3 offer=none result=* reason=-
3000 capture-missed white a7a8q art=P3
4000 made white e4d5
4000 pressed white

=== With illegal moves recorded a capture is missed all the same, and other moves are illegal when pressed
rules MAT-02 MAT-03 MAT-04 IRR-07
editions cup38
--- script
variant matranj
time 600
illegal record
fen rnbq1bnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2
0 arbiter start
1 white play d3
2 white play e6
3 white press
4 black claim illegal
5 white move exd5
--- expect
0 started art=6.5
1000 capture-missed white d2d3 art=P3
2000 lifted white e4
2000 placed white white pawn e6
3000 illegal-completed white move
3000 pressed white
4000 illegal-claimed black art=§12
4000 restored white illegal-move 0 597000 599000 art=§12
4000 warned white illegal-move art=§12
5000 made white e4d5
5000 pressed white

=== A move that captures nothing cannot be announced either
rules MAT-02 DRW-08
editions cup38
--- script
variant matranj
time 600
fen rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2
0 arbiter start
1 white claim fifty d3
--- expect
0 started art=6.5
1000 refused claim must-capture art=P3

=== Capturing en passant is compulsory like any capture
rules MAT-02
editions cup38
--- script
variant matranj
time 600
fen 4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1
0 arbiter start
1 black move d5
2 white play Kd1
3 white move exd6
--- expect
...
2000 capture-missed white e1d1 art=P3
3000 made white e5d6 en-passant
3000 pressed white

=== In matranj who cannot move wins by the annex, and nobody castles by it
rules MAT-04 MAT-05
editions cup38 fide-2001
--- script
variant matranj
time 600
fen 8/8/8/8/8/p7/P7/8 w - - 0 1
0 arbiter start
--- expect
0 started art=6.5
0 ended 1-0 stalemate art=P3

=== Castling in matranj is refused by the annex
rules MAT-04
editions cup38 fide-2005
--- script
variant matranj
time 600
fen rnbqk2r/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R w - - 0 1
0 arbiter start
1 white play 0-0
--- expect
0 started art=6.5
1000 refused play illegal-move art=P3

=== In Chess960 king and rook castle from wherever they started, and may change places
rules MOV-14
editions fide-2023
--- script
variant chess960
time 600
fen bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1
0 arbiter start
1 white play O-O
2 white press
3 black move f8g8
4 white show
--- expect
0 started art=6.6
1000 made white f1g1 castling
2000 pressed white
3000 made black f8g8 castling
3000 pressed black
show phase=playing turn=white white=0:09:57.000 black=0:09:59.000 running=white agreed="bqnnrrkb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRRKB w - - 2 2" white-board=bqnnrrkb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRRKB black-board=bqnnrrkb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRRKB offer=none result=* reason=-

=== A move that missed a capture costs no empty press besides: the third one loses, not the second
rules MAT-03 IRR-06
editions cup38 fide-2023
--- script
variant matranj
time 600
illegal record
fen rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2
0 arbiter start
1 white move d3
2 white lift a2
2 white place a4
3 white press
4 white lift a2
4 white place a2
5 white press
6 black claim illegal
7 white move Nf3
--- expect cup38
0 started art=6.5
1000 capture-missed white d2d3 art=P3
1000 refused move must-capture art=P3
2000 lifted white a2
2000 placed white white pawn a4
2000 capture-missed white a2a4 art=P3
3000 refused press must-capture art=P3
4000 lifted white a2
4000 placed white white pawn a2
5000 illegal-completed white empty-press
5000 pressed white
6000 illegal-claimed black art=§12
6000 restored white illegal-move 0 595000 599000 art=§12
6000 warned white illegal-move art=§12
7000 capture-missed white g1f3 art=P3
7000 ended 0-1 missed-captures art=P3
--- expect fide-2023
...
7000 ended 0-1 missed-captures art=P3

=== Nor is it an empty press after a touch was reported
rules MAT-03 IRR-06
editions cup38 fide-2023
--- script
variant matranj
time 600
illegal record
arbiter absent
fen rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2
0 arbiter start
1 white move d3
2 black report touch a2
3 white press
4 white move exd5
--- expect
0 started art=6.5|fide-2023:6.6
1000 capture-missed white d2d3 art=P3
1000 refused move must-capture art=P3
2000 touch-reported black a2 art=§7|fide-2023:4.3.1
3000 refused press must-capture art=P3
4000 made white e4d5
4000 pressed white

=== In Chess960 too the king that is taken up before the rook goes to the square of castling
rules IRR-05
editions fide-2023
--- script
variant chess960
time 300
illegal record
fen 4k1r1/8/8/8/8/8/8/4K1R1 w G - 0 1
0 arbiter start
1 white lift e1
2 white lift g1
3 white place g1
4 white place f1
5 white press
--- expect
0 started art=6.6
1000 lifted white e1
2000 lifted white g1
3000 placed white white king g1
4000 placed white white rook f1
5000 illegal-completed white move
5000 pressed white
