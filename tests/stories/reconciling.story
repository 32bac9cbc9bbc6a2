=== Boards differ and the scores agree: the one who wrote right and played wrong puts his board right
rules BLD-15 S37 D30 D31
editions fide-2001 fide-2005 fide-2009x fide-2023
--- script
time 5400
white blind
black sighted
boards two
0 arbiter start
1 white move e4
2 black move e5
3 white move Nf3
4 black move Nc6
5 white move Bb5
6 black move a6
7 white play Ba4
8 white say Läufer Anna vier
9 white press
10 black repeat Läufer Anna vier
11 black execute b5c4
12 white write e4 e5 Nf3 Nc6 Bb5 a6 Ba4
13 black write e4 e5 Nf3 Nc6 Bb5 a6 Ba4
14 black show
15 arbiter compare
15 black show
16 black move Nf6
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white e2
1000 placed white white pawn e4
1000 said white e2e4 Eva vier
1000 made white e2e4
1000 pressed white
1000 repeated black e2e4 Eva vier art=F.2.1|fide-2023:D.2.1
1000 executed black black e2e4 art=F.2.1|fide-2023:D.2.1
2000 made black e7e5
2000 said black e7e5 Eva fünf
2000 pressed black
2000 repeated white e7e5 Eva fünf art=F.2.1|fide-2023:D.2.1
2000 executed white white e7e5 art=F.2.1|fide-2023:D.2.1
3000 lifted white g1
3000 placed white white knight f3
3000 said white g1f3 Springer Felix drei
3000 made white g1f3
3000 pressed white
3000 repeated black g1f3 Springer Felix drei art=F.2.1|fide-2023:D.2.1
3000 executed black black g1f3 art=F.2.1|fide-2023:D.2.1
4000 made black b8c6
4000 said black b8c6 Springer Cäsar sechs
4000 pressed black
4000 repeated white b8c6 Springer Cäsar sechs art=F.2.1|fide-2023:D.2.1
4000 executed white white b8c6 art=F.2.1|fide-2023:D.2.1
5000 lifted white f1
5000 placed white white bishop b5
5000 said white f1b5 Läufer Bella fünf
5000 made white f1b5
5000 pressed white
5000 repeated black f1b5 Läufer Bella fünf art=F.2.1|fide-2023:D.2.1
5000 executed black black f1b5 art=F.2.1|fide-2023:D.2.1
6000 made black a7a6
6000 said black a7a6 Anna sechs
6000 pressed black
6000 repeated white a7a6 Anna sechs art=F.2.1|fide-2023:D.2.1
6000 executed white white a7a6 art=F.2.1|fide-2023:D.2.1
7000 lifted white b5
7000 placed white white bishop a4
8000 said white b5a4 Läufer Anna vier
8000 made white b5a4
9000 pressed white
10000 repeated black b5a4 Läufer Anna vier art=F.2.1|fide-2023:D.2.1
11000 executed black black b5c4 art=F.2.1|fide-2023:D.2.1
12000 pen-taken white 0
12000 written white e4
12000 written white e5
12000 written white Nf3
12000 written white Nc6
12000 written white Bb5
12000 written white a6
12000 written white Ba4
13000 pen-taken black 0
13000 written black e4
13000 written black e5
13000 written black Nf3
13000 written black Nc6
13000 written black Bb5
13000 written black a6
13000 written black Ba4
show phase=playing turn=black white=1:29:54.000 black=1:29:52.000 running=black agreed="r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 4" white-board=r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R black-board=r1bqkbnr/1ppp1ppp/p1n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R offer=none result=* reason=-
15000 compared art=F.2.7|fide-2023:D.2.9
15000 board-fixed black art=F.2.7|fide-2023:D.2.9
15000 restarted art=F.2.7|fide-2023:D.2.9
show phase=playing turn=black white=1:29:54.000 black=1:29:51.000 running=black agreed="r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 4" white-board=r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R black-board=r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R offer=none result=* reason=-
16000 made black g8f6
16000 said black g8f6 Springer Felix sechs
16000 pressed black
16000 repeated white g8f6 Springer Felix sechs art=F.2.1|fide-2023:D.2.1
16000 executed white white g8f6 art=F.2.1|fide-2023:D.2.1
16000 written black Nf6
16000 written white Nf6

=== A score written by hand is compared with what was announced: who announced and wrote one move and made another puts his board right
rules BLD-15
editions fide-2001 fide-2005 fide-2023
--- script
time 5400
white blind
black sighted
boards two
0 arbiter start
1 white move e4
2 black move e5
3 white write e4 e5
4 white play Nf3
5 white say Springer Hektor drei
6 white press
7 black repeat Springer Hektor drei
8 black execute
9 white write Nh3
10 white sheets
10 arbiter compare
10 white show
11 black move Nc6
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white e2
1000 placed white white pawn e4
1000 said white e2e4 Eva vier
1000 made white e2e4
1000 pressed white
1000 repeated black e2e4 Eva vier art=F.2.1|fide-2023:D.2.1
1000 executed black black e2e4 art=F.2.1|fide-2023:D.2.1
2000 made black e7e5
2000 said black e7e5 Eva fünf
2000 pressed black
2000 repeated white e7e5 Eva fünf art=F.2.1|fide-2023:D.2.1
2000 executed white white e7e5 art=F.2.1|fide-2023:D.2.1
3000 pen-taken white 0
3000 written white e4
3000 written white e5
4000 lifted white g1
4000 placed white white knight f3
5000 said white g1h3 Springer Hektor drei
6000 made white g1f3
6000 pressed white
7000 repeated black g1h3 Springer Hektor drei art=F.2.1|fide-2023:D.2.1
8000 executed black black g1h3 art=F.2.1|fide-2023:D.2.1
9000 written white Nh3
sheet white by=hand signed=no differs=3 moves="e4 e5 Nh3"
sheet black by=program signed=no differs=3 moves="e4 e5 Nh3"
sheets differ=-
10000 compared art=F.2.7|fide-2023:D.2.9
10000 game-corrected 2 g1h3 art=F.2.7|fide-2023:D.2.9
10000 board-fixed white art=F.2.7|fide-2023:D.2.9
10000 restarted art=F.2.7|fide-2023:D.2.9
show phase=playing turn=black white=1:29:55.000 black=1:29:55.000 running=black agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/7N/PPPP1PPP/RNBQKB1R b KQkq - 1 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/7N/PPPP1PPP/RNBQKB1R black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/7N/PPPP1PPP/RNBQKB1R offer=none result=* reason=-
11000 made black b8c6
11000 said black b8c6 Springer Cäsar sechs
11000 pressed black
11000 repeated white b8c6 Springer Cäsar sechs art=F.2.1|fide-2023:D.2.1
11000 executed white white b8c6 art=F.2.1|fide-2023:D.2.1
11000 written white Nc6

=== Boards and scores differ: both go back to the last move they agree on, with the clocks of then
rules BLD-16 S38 D30 D32 D34
editions fide-2001 fide-2005 fide-2009x fide-2023
--- script
time 40/5400:1800
white blind
black sighted
boards two
0 arbiter start
100 white move e4
110 black move e5
200 white move Nf3
220 black move Nc6
300 white move Bb5
350 black move a6
400 white move Ba4
450 black move Nf6
500 white move O-O
600 black move Nxe4
650 white play d4
660 white say David drei
670 white press
680 black repeat David drei
690 black execute
700 white write e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4
710 black write e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d3
720 black show
730 arbiter retrace
730 white show
740 white sheets
750 white move d3
--- expect
0 started art=6.5|fide-2023:6.6
100000 lifted white e2
100000 placed white white pawn e4
100000 said white e2e4 Eva vier
100000 made white e2e4
100000 pressed white
100000 repeated black e2e4 Eva vier art=F.2.1|fide-2023:D.2.1
100000 executed black black e2e4 art=F.2.1|fide-2023:D.2.1
110000 made black e7e5
110000 said black e7e5 Eva fünf
110000 pressed black
110000 repeated white e7e5 Eva fünf art=F.2.1|fide-2023:D.2.1
110000 executed white white e7e5 art=F.2.1|fide-2023:D.2.1
200000 lifted white g1
200000 placed white white knight f3
200000 said white g1f3 Springer Felix drei
200000 made white g1f3
200000 pressed white
200000 repeated black g1f3 Springer Felix drei art=F.2.1|fide-2023:D.2.1
200000 executed black black g1f3 art=F.2.1|fide-2023:D.2.1
220000 made black b8c6
220000 said black b8c6 Springer Cäsar sechs
220000 pressed black
220000 repeated white b8c6 Springer Cäsar sechs art=F.2.1|fide-2023:D.2.1
220000 executed white white b8c6 art=F.2.1|fide-2023:D.2.1
300000 lifted white f1
300000 placed white white bishop b5
300000 said white f1b5 Läufer Bella fünf
300000 made white f1b5
300000 pressed white
300000 repeated black f1b5 Läufer Bella fünf art=F.2.1|fide-2023:D.2.1
300000 executed black black f1b5 art=F.2.1|fide-2023:D.2.1
350000 made black a7a6
350000 said black a7a6 Anna sechs
350000 pressed black
350000 repeated white a7a6 Anna sechs art=F.2.1|fide-2023:D.2.1
350000 executed white white a7a6 art=F.2.1|fide-2023:D.2.1
400000 lifted white b5
400000 placed white white bishop a4
400000 said white b5a4 Läufer Anna vier
400000 made white b5a4
400000 pressed white
400000 repeated black b5a4 Läufer Anna vier art=F.2.1|fide-2023:D.2.1
400000 executed black black b5a4 art=F.2.1|fide-2023:D.2.1
450000 made black g8f6
450000 said black g8f6 Springer Felix sechs
450000 pressed black
450000 repeated white g8f6 Springer Felix sechs art=F.2.1|fide-2023:D.2.1
450000 executed white white g8f6 art=F.2.1|fide-2023:D.2.1
500000 lifted white e1
500000 lifted white h1
500000 placed white white king g1
500000 placed white white rook f1
500000 said white e1g1 castling kurze Rochade
500000 made white e1g1 castling
500000 pressed white
500000 repeated black e1g1 castling kurze Rochade art=F.2.1|fide-2023:D.2.1
500000 executed black black e1g1 castling art=F.2.1|fide-2023:D.2.1
600000 made black f6e4
600000 said black f6e4 Springer schlägt Eva vier
600000 pressed black
600000 repeated white f6e4 Springer schlägt Eva vier art=F.2.1|fide-2023:D.2.1
600000 executed white white f6e4 art=F.2.1|fide-2023:D.2.1
650000 lifted white d2
650000 placed white white pawn d4
660000 said white d2d3 David drei
670000 made white d2d4
670000 pressed white
680000 repeated black d2d3 David drei art=F.2.1|fide-2023:D.2.1
690000 executed black black d2d3 art=F.2.1|fide-2023:D.2.1
700000 pen-taken white 0
700000 written white e4
700000 written white e5
700000 written white Nf3
700000 written white Nc6
700000 written white Bb5
700000 written white a6
700000 written white Ba4
700000 written white Nf6
700000 written white O-O
700000 written white Nxe4
700000 written white d4
710000 pen-taken black 0
710000 written black e4
710000 written black e5
710000 written black Nf3
710000 written black Nc6
710000 written black Bb5
710000 written black a6
710000 written black Ba4
710000 written black Nf6
710000 written black O-O
710000 written black Nxe4
710000 written black d3
show phase=playing turn=black white=1:22:40.000 black=1:25:20.000 running=black agreed="r1bqkb1r/1ppp1ppp/p1n5/4p3/B2Pn3/5N2/PPP2PPP/RNBQ1RK1 b kq d3 0 6" white-board=r1bqkb1r/1ppp1ppp/p1n5/4p3/B2Pn3/5N2/PPP2PPP/RNBQ1RK1 black-board=r1bqkb1r/1ppp1ppp/p1n5/4p3/B3n3/3P1N2/PPP2PPP/RNBQ1RK1 offer=none result=* reason=-
730000 compared art=F.2.7|fide-2023:D.2.9
730000 retraced 10 5030000 5170000 art=F.2.8|fide-2023:D.2.9
show phase=playing turn=white white=1:23:50.000 black=1:26:10.000 running=white agreed="r1bqkb1r/1ppp1ppp/p1n5/4p3/B3n3/5N2/PPPP1PPP/RNBQ1RK1 w kq - 0 6" white-board=r1bqkb1r/1ppp1ppp/p1n5/4p3/B3n3/5N2/PPPP1PPP/RNBQ1RK1 black-board=r1bqkb1r/1ppp1ppp/p1n5/4p3/B3n3/5N2/PPPP1PPP/RNBQ1RK1 offer=none result=* reason=-
sheet white by=hand signed=no differs=- moves="e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4"
sheet black by=hand signed=no differs=- moves="e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4"
sheets differ=-
750000 lifted white d2
750000 placed white white pawn d3
750000 said white d2d3 David drei
750000 made white d2d3
750000 pressed white
750000 repeated black d2d3 David drei art=F.2.1|fide-2023:D.2.1
750000 executed black black d2d3 art=F.2.1|fide-2023:D.2.1
750000 written white d3
750000 written black d3

=== Boards that agree are compared for nothing, whatever the scores say
rules BLD-15 D30 D31
editions fide-2005 fide-2023
--- script
time 300
white blind
boards two
0 arbiter start
1 white move e4
2 white write e4
3 black write d4
4 arbiter compare
5 black show
6 arbiter retrace
7 white sheets
--- expect fide-2005
0 started art=6.5
1000 lifted white e2
1000 placed white white pawn e4
1000 said white e2e4 Eva vier
1000 made white e2e4
1000 pressed white
1000 repeated black e2e4 Eva vier art=F.2.1
1000 executed black black e2e4 art=F.2.1
2000 pen-taken white 0
2000 written white e4
3000 pen-taken black 0
3000 written black d4
4000 compared art=F.2.7
4000 restarted art=F.2.7
show phase=playing turn=black white=0:04:59.000 black=0:04:56.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
6000 refused retrace boards-agree art=F.2.8
sheet white by=hand signed=no differs=- moves="e4"
sheet black by=hand signed=no differs=1 moves="d4"
sheets differ=1
--- expect fide-2023
0 started art=6.6
1000 lifted white e2
1000 placed white white pawn e4
1000 said white e2e4 Eva vier
1000 made white e2e4
1000 pressed white
1000 repeated black e2e4 Eva vier art=D.2.1
1000 executed black black e2e4 art=D.2.1
2000 pen-taken white 0
2000 written white e4
3000 pen-taken black 0
3000 written black d4
4000 compared art=D.2.9
4000 restarted art=D.2.9
show phase=playing turn=black white=0:04:59.000 black=0:04:56.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
6000 refused retrace boards-agree art=D.2.9
sheet white by=hand signed=no differs=- moves="e4"
sheet black by=hand signed=no differs=1 moves="d4"
sheets differ=1

=== The scores agree, so nothing is taken back
rules BLD-15 BLD-16 D32
editions fide-2005 fide-2023
--- script
time 300
white blind
boards two
0 arbiter start
1 white play e4
2 white say Eva vier
3 white press
4 black repeat Eva vier
5 black execute e2e3
6 arbiter retrace
7 arbiter compare
8 black show
--- expect fide-2005
0 started art=6.5
1000 lifted white e2
1000 placed white white pawn e4
2000 said white e2e4 Eva vier
2000 made white e2e4
3000 pressed white
4000 repeated black e2e4 Eva vier art=F.2.1
5000 executed black black e2e3 art=F.2.1
6000 refused retrace scores-agree art=F.2.7
7000 compared art=F.2.7
7000 board-fixed black art=F.2.7
7000 restarted art=F.2.7
show phase=playing turn=black white=0:04:57.000 black=0:04:55.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
--- expect fide-2023
0 started art=6.6
1000 lifted white e2
1000 placed white white pawn e4
2000 said white e2e4 Eva vier
2000 made white e2e4
3000 pressed white
4000 repeated black e2e4 Eva vier art=D.2.1
5000 executed black black e2e3 art=D.2.1
6000 refused retrace scores-agree art=D.2.9
7000 compared art=D.2.9
7000 board-fixed black art=D.2.9
7000 restarted art=D.2.9
show phase=playing turn=black white=0:04:57.000 black=0:04:55.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== A board that is not as the game has it shows when a hand meets it
rules BLD-15 D30
editions fide-2001 fide-2005 fide-2023
--- script
time 300
white blind
black blind
boards two
0 arbiter start
1 white play e4
2 white say Eva vier
3 white press
4 black repeat Eva vier
5 black execute e2e3
6 black move d5
7 white play exd5
8 white say Eva schlägt David fünf
9 white press
10 black repeat Eva schlägt David fünf
11 black execute
12 black stop no pawn stands on e4
13 arbiter compare
14 black execute
15 black move Qxd5
16 white show
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white e2
1000 placed white white pawn e4
2000 said white e2e4 Eva vier
2000 made white e2e4
3000 pressed white
4000 repeated black e2e4 Eva vier art=F.2.1
5000 executed black black e2e3 art=F.2.1
6000 lifted black d7
6000 placed black black pawn d5
6000 said black d7d5 David fünf
6000 made black d7d5
6000 pressed black
6000 repeated white d7d5 David fünf art=F.2.1
6000 executed white white d7d5 art=F.2.1
7000 lifted white e4
7000 taken-off white d5
7000 placed white white pawn d5
8000 said white e4d5 Eva schlägt David fünf
8000 made white e4d5
9000 pressed white
10000 repeated black e4d5 Eva schlägt David fünf art=F.2.1
11000 refused execute boards-differ art=F.2.7
12000 stopped black no pawn stands on e4 art=6.13
13000 compared art=F.2.7
13000 board-fixed black art=F.2.7
13000 restarted art=F.2.7
14000 executed black black e4d5 art=F.2.1
15000 lifted black d8
15000 taken-off black d5
15000 placed black black queen d5
15000 said black d8d5 Dame schlägt David fünf
15000 made black d8d5
15000 pressed black
15000 repeated white d8d5 Dame schlägt David fünf art=F.2.1
15000 executed white white d8d5 art=F.2.1
show phase=playing turn=white white=0:04:53.000 black=0:04:52.000 running=white agreed="rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3" white-board=rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR black-board=rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
--- expect fide-2023
0 started art=6.6
1000 lifted white e2
1000 placed white white pawn e4
2000 said white e2e4 Eva vier
2000 made white e2e4
3000 pressed white
4000 repeated black e2e4 Eva vier art=D.2.1
5000 executed black black e2e3 art=D.2.1
6000 lifted black d7
6000 placed black black pawn d5
6000 said black d7d5 David fünf
6000 made black d7d5
6000 pressed black
6000 repeated white d7d5 David fünf art=D.2.1
6000 executed white white d7d5 art=D.2.1
7000 lifted white e4
7000 taken-off white d5
7000 placed white white pawn d5
8000 said white e4d5 Eva schlägt David fünf
8000 made white e4d5
9000 pressed white
10000 repeated black e4d5 Eva schlägt David fünf art=D.2.1
11000 refused execute boards-differ art=D.2.9
12000 stopped black no pawn stands on e4 art=6.11
13000 compared art=D.2.9
13000 board-fixed black art=D.2.9
13000 restarted art=D.2.9
14000 executed black black e4d5 art=D.2.1
15000 lifted black d8
15000 taken-off black d5
15000 placed black black queen d5
15000 said black d8d5 Dame schlägt David fünf
15000 made black d8d5
15000 pressed black
15000 repeated white d8d5 Dame schlägt David fünf art=D.2.1
15000 executed white white d8d5 art=D.2.1
show phase=playing turn=white white=0:04:53.000 black=0:04:52.000 running=white agreed="rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3" white-board=rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR black-board=rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== Compared in the middle of a move, the hands keep what they hold
rules BLD-15 D30 D31
editions fide-2005
--- script
time 300
white blind
black blind
boards two
0 arbiter start
1 white play e4
2 white say Eva vier
3 white press
4 black repeat Eva vier
5 black execute e2e3
6 black lift e7
7 arbiter compare
8 black place e5
9 black say Eva fünf
10 black press
11 white show
--- expect
0 started art=6.5
1000 lifted white e2
1000 placed white white pawn e4
2000 said white e2e4 Eva vier
2000 made white e2e4
3000 pressed white
4000 repeated black e2e4 Eva vier art=F.2.1
5000 executed black black e2e3 art=F.2.1
6000 lifted black e7
7000 compared art=F.2.7
7000 board-fixed black art=F.2.7
7000 restarted art=F.2.7
8000 placed black black pawn e5
9000 said black e7e5 Eva fünf
9000 made black e7e5
10000 pressed black
show phase=playing turn=white white=0:04:56.000 black=0:04:53.000 running=white agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== Several moves back, illegal moves found stay counted
rules BLD-16 IRR-07 D34
editions fide-2005
--- script
time 1800
illegal record
white blind
black blind
boards two
0 arbiter start
1 white lift e2
2 white place e5
2 white say Eva fünf
3 white press
4 black claim illegal
5 white play e4
6 white say Eva drei
7 white press
8 black repeat Eva drei
9 black execute
10 black move c5
12 white move Nf3
14 white write e4 c5 Nf3
15 black write e3 c5 Nf3
16 arbiter retrace
17 white show
18 white lift d2
19 white place d5
19 white say David fünf
20 white press
21 black claim illegal
22 white lift d2
23 white place d6
23 white say David sechs
24 white press
25 black claim illegal
--- expect
0 started art=6.5
1000 lifted white e2
2000 placed white white pawn e5
2000 said white e2e5 Eva fünf
3000 illegal-completed white move announced
3000 pressed white
4000 illegal-claimed black art=7.4a
4000 restored white illegal-move 0 1797000 1919000 art=7.4a
5000 lifted white e2
5000 placed white white pawn e4
6000 said white e2e3 Eva drei
7000 made white e2e4
7000 pressed white
8000 repeated black e2e3 Eva drei art=F.2.1
9000 executed black black e2e3 art=F.2.1
10000 lifted black c7
10000 placed black black pawn c5
10000 said black c7c5 Cäsar fünf
10000 made black c7c5
10000 pressed black
10000 repeated white c7c5 Cäsar fünf art=F.2.1
10000 executed white white c7c5 art=F.2.1
12000 lifted white g1
12000 placed white white knight f3
12000 said white g1f3 Springer Felix drei
12000 made white g1f3
12000 pressed white
12000 repeated black g1f3 Springer Felix drei art=F.2.1
12000 executed black black g1f3 art=F.2.1
14000 pen-taken white 0
14000 written white e4
14000 written white c5
14000 written white Nf3
15000 pen-taken black 0
15000 written black e3
15000 written black c5
15000 written black Nf3
16000 compared art=F.2.7
16000 retraced 0 1797000 1919000 art=F.2.8
show phase=playing turn=white white=0:29:56.000 black=0:31:59.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
18000 lifted white d2
19000 placed white white pawn d5
19000 said white d2d5 David fünf
20000 illegal-completed white move announced
20000 pressed white
21000 illegal-claimed black art=7.4a
21000 restored white illegal-move 0 1793000 2038000 art=7.4a
22000 lifted white d2
23000 placed white white pawn d6
23000 said white d2d6 David sechs
24000 illegal-completed white move announced
24000 pressed white
25000 illegal-claimed black art=7.4a
25000 ended 0-1 illegal-moves art=7.4b

=== Going back to where the scores agree brings back what the clocks showed then, and a flag that had not fallen yet
rules BLD-16 CLK-15
editions fide-2005
--- script
time 60
white blind
boards two
0 arbiter start
1 white lift e2
1 white place e4
2 white say Eva drei
3 white press
4 black repeat Eva drei
5 black execute
70 black move e5
71 white write e4 e5
72 black write e3 e5
73 arbiter retrace
74 white claim flag
--- expect
...
63000 flag-fallen black art=6.3
...
73000 compared art=F.2.7
73000 retraced 0 60000 60000 art=F.2.8
74000 refused claim flag-not-fallen art=6.9

=== A flag that had fallen where the scores last agree stays down
rules BLD-16 CLK-15
editions fide-2005
--- script
time 60+2
white blind
boards two
0 arbiter start
5 white move e4
68 arbiter add-time black 60
70 black move e5
72 white lift d2
72 white place d4
72 white say David drei
73 white press
74 black repeat David drei
75 black execute
76 white write e4 e5 d4
77 black write e4 e5 d3
78 arbiter retrace
79 white claim flag
--- expect
...
67000 flag-fallen black art=6.3
68000 time-added black 60000 flag-stays art=13.5
...
78000 compared art=F.2.7
78000 retraced 2 59000 60000 flag-stays art=F.2.8
79000 flag-claimed white art=6.9
79000 ended 1-0 flag art=6.10

=== The scores agree on moves that cannot be played, so both go back to where they agree with the game
rules BLD-15 BLD-16 D31 D32
editions fide-2001 fide-2005 fide-2009x fide-2023
--- script
time 5400
white blind
black sighted
boards two
0 arbiter start
1 white move e4
2 black move e5
3 white move Nf3
4 black move Nc6
5 white move Bb5
6 black move a6
7 white move Bxc6
8 black move dxc6
9 white play d3
10 white say David drei
11 white press
12 black repeat David drei
13 black execute d2d4
14 white write e4 e5 Nf3 Nc6 Bb5 a6 Ba4 dxc6 d3
15 black write e4 e5 Nf3 Nc6 Bb5 a6 Ba4 dxc6 d3
16 arbiter compare
17 black show
18 arbiter retrace
18 white show
18 white sheets
19 white move Ba4
--- expect
...
16000 compared art=F.2.7|fide-2023:D.2.9
show phase=halted turn=black white=1:29:53.000 black=1:29:51.000 running=none agreed="r1bqkbnr/1pp2ppp/p1p5/4p3/4P3/3P1N2/PPP2PPP/RNBQK2R b KQkq - 0 5" white-board=r1bqkbnr/1pp2ppp/p1p5/4p3/4P3/3P1N2/PPP2PPP/RNBQK2R black-board=r1bqkbnr/1pp2ppp/p1p5/4p3/3PP3/5N2/PPP2PPP/RNBQK2R offer=none result=* reason=-
18000 retraced 6 5397000 5397000 art=F.2.8|fide-2023:D.2.9
show phase=playing turn=white white=1:29:57.000 black=1:29:57.000 running=white agreed="r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4" white-board=r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R black-board=r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R offer=none result=* reason=-
sheet white by=hand signed=no differs=- moves="e4 e5 Nf3 Nc6 Bb5 a6"
sheet black by=hand signed=no differs=- moves="e4 e5 Nf3 Nc6 Bb5 a6"
sheets differ=-
19000 lifted white b5
19000 placed white white bishop a4
19000 said white b5a4 Läufer Anna vier
19000 made white b5a4
19000 pressed white
19000 repeated black b5a4 Läufer Anna vier art=F.2.1|fide-2023:D.2.1
19000 executed black black b5a4 art=F.2.1|fide-2023:D.2.1
19000 written white Ba4
19000 written black Ba4
