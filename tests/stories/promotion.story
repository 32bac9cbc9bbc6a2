=== A pawn is exchanged: pawn off, piece on, let go
rules MOV-12 TCH-12 TCH-09
editions fide-2001 fide-2005 fide-2023
--- script
time 60
fen 8/P7/8/8/8/8/k7/2K5 w - - 0 1
0 arbiter start
1 white lift a7
2 white place a8 Q
3 white press
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white a7
2000 placed white white queen a8
2000 made white a7a8q
3000 pressed white

=== A piece that has touched the square is chosen, but not in 2001 before it is let go
rules TCH-09 S06
editions fide-2001 fide-2005 fide-2009x fide-2023 cup38
--- script
time 60
fen 8/P7/8/8/8/8/k7/2K5 w - - 0 1
0 arbiter start
1 white lift a7
2 white touch a8 Q
2 white legal
3 white place a8 R
4 white place a8 Q
--- expect fide-2001
0 started art=6.5
1000 lifted white a7
2000 touched-down white queen a8 art=4.7
a8=B a8=N a8=Q+ a8=R+
3000 placed white white rook a8
3000 made white a7a8r
4000 refused place press-first art=6.8a
--- expect fide-2005 fide-2009x
0 started art=6.5
1000 lifted white a7
2000 touched-down white queen a8 art=4.4d
a8=Q+
3000 refused place promotion-chosen art=4.4d
4000 placed white white queen a8
4000 made white a7a8q
--- expect fide-2023
0 started art=6.6
1000 lifted white a7
2000 touched-down white queen a8 art=4.4.4
a8=Q+
3000 refused place promotion-chosen art=4.4.4
4000 placed white white queen a8
4000 made white a7a8q
--- expect cup38
0 started art=6.5
1000 lifted white a7
2000 touched-down white queen a8 art=§7
a8=Q+
3000 refused place promotion-chosen art=§7
4000 placed white white queen a8
4000 made white a7a8q

=== A pawn let go on the last rank goes nowhere else and waits to be exchanged
rules TCH-12 TCH-11 MOV-12
editions fide-2001 fide-2005 fide-2023
--- script
time 60
fen 1n6/P7/8/8/8/8/k7/2K5 w - - 0 1
0 arbiter start
1 white lift a7
2 white place a8
2 white legal
3 white press
4 white off b8
5 white lift a8
6 white place a8 N
7 white press
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white a7
2000 placed white white pawn a8
a8=B a8=N a8=Q+ a8=R+
3000 refused press promotion-unfinished art=3.7e
4000 refused off illegal-move art=3
5000 lifted white a8
6000 placed white white knight a8
6000 made white a7a8n
7000 pressed white
--- expect fide-2023
0 started art=6.6
1000 lifted white a7
2000 placed white white pawn a8
a8=B a8=N a8=Q+ a8=R+
3000 refused press promotion-unfinished art=3.7.3.3
4000 refused off illegal-move art=3.10.1
5000 lifted white a8
6000 placed white white knight a8
6000 made white a7a8n
7000 pressed white

=== The pawn may be taken off rather than held
rules TCH-12
editions fide-2005
--- script
time none
fen 8/P7/8/8/8/8/k7/2K5 w - - 0 1
0 arbiter start
1 white off a7
2 white legal
3 white play Kd1
4 white place a8 B
--- expect
0 started art=6.5
1000 taken-off white a7
a8=B a8=N a8=Q+ a8=R+
3000 refused play piece-released art=4.6
4000 placed white white bishop a8
4000 made white a7a8b
4000 ended 1/2-1/2 dead-position art=5.2b

=== The new piece may stand there before the pawn is off
rules TCH-12 TCH-09
editions fide-2005 fide-2023
--- script
time 60
fen 8/P7/8/8/8/8/k7/2K5 w - - 0 1
0 arbiter start
1 white place a8 Q
1 white legal
2 white press
3 white lift a8
4 white place a8 R
5 white place a8 Q
6 white off a7
7 white press
--- expect fide-2005
0 started art=6.5
1000 placed white white queen a8
a8=Q+
2000 refused press move-first art=6.8a
3000 lifted white a8
4000 refused place promotion-chosen art=4.4d
5000 placed white white queen a8
6000 taken-off white a7
6000 made white a7a8q
7000 pressed white
--- expect fide-2023
0 started art=6.6
1000 placed white white queen a8
a8=Q+
2000 refused press move-first art=6.2.1
3000 lifted white a8
4000 refused place promotion-chosen art=4.4.4
5000 placed white white queen a8
6000 taken-off white a7
6000 made white a7a8q
7000 pressed white

=== A pawn that captures on the last rank
rules MOV-10 MOV-12 TCH-12
editions fide-2005
--- script
time none
fen 1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1
0 arbiter start
1 white lift a7
2 white off b8
3 white place b8 Q
--- expect
0 started art=6.5
1000 lifted white a7
2000 taken-off white b8
3000 placed white white queen b8
3000 made white a7b8q

=== No piece comes on the board but for a pawn, and no pawn becomes a king or stays a pawn
rules MOV-12
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen 8/P7/8/8/8/8/k7/2K5 w - - 0 1
0 arbiter start
1 white place d4 Q
2 white lift a7
3 white place a8 K
5 white touch b8 Q
6 white place a8 Q
7 white place a7 Q
--- expect fide-2001
0 started art=6.5
1000 refused place illegal-move art=3
2000 lifted white a7
3000 refused place nothing-in-hand art=4.7
5000 refused touch illegal-move art=3
6000 placed white white queen a8
6000 made white a7a8q
7000 refused place not-your-move art=1.1
--- expect fide-2005
0 started art=6.5
1000 refused place illegal-move art=3
2000 lifted white a7
3000 refused place nothing-in-hand art=4.6
5000 refused touch illegal-move art=3
6000 placed white white queen a8
6000 made white a7a8q
7000 refused place not-your-move art=1.1
--- expect fide-2023
0 started art=6.6
1000 refused place illegal-move art=3.10.1
2000 lifted white a7
3000 refused place nothing-in-hand art=4.7
5000 refused touch illegal-move art=3.10.1
6000 placed white white queen a8
6000 made white a7a8q
7000 refused place not-your-move art=1.3

=== Not limited to captured pieces: a second queen
rules MOV-12
editions fide-2001 fide-2005
--- script
time none
fen 8/P7/8/7Q/8/8/k7/2K5 w - - 0 1
0 arbiter start
1 white lift a7
2 white place a8 queen
3 white show
--- expect
0 started art=6.5
1000 lifted white a7
2000 placed white white queen a8
2000 made white a7a8q
show phase=playing turn=black white=- black=- running=none agreed="Q7/8/8/7Q/8/8/k7/2K5 b - - 0 1" white-board=Q7/8/8/7Q/8/8/k7/2K5 black-board=Q7/8/8/7Q/8/8/k7/2K5 offer=none result=* reason=-

=== Black's pawns go the other way, and a German letter is as good
rules MOV-12 TCH-12
editions fide-2005
--- script
time none
fen 4k3/8/8/8/8/8/p7/4K2R b K - 0 1
0 arbiter start
1 black lift a2
2 black place a1
3 black lift a1
4 black place a1 D
--- expect
0 started art=6.5
1000 lifted black a2
2000 placed black black pawn a1
3000 lifted black a1
4000 placed black black queen a1
4000 made black a2a1q

=== A mating promotion ends the game before the press
rules END-01 MOV-12 TCH-12
editions fide-2001 fide-2005 fide-2023
--- script
time 60
fen 6k1/P4ppp/8/8/8/8/8/4K3 w - - 0 1
0 arbiter start
1 white lift a7
2 white place a8 Q
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white a7
2000 placed white white queen a8
2000 made white a7a8q
2000 ended 1-0 checkmate art=5.1a|fide-2023:5.1.1

=== Dead at once, though the pieces are many
rules END-04 S11
editions fide-2001 fide-2005 fide-2023
--- script
time 60
fen 8/8/4k3/p1p1p1p1/P1P1P3/4K1P1/8/8 w - - 0 1
0 arbiter start
1 white lift g3
2 white place g4
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white g3
2000 placed white white pawn g4
2000 made white g3g4
2000 ended 1/2-1/2 dead-position art=5.2b|fide-2023:5.2.2
