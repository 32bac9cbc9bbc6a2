=== A game begun from a wrong array is cancelled
rules IRR-01
editions fide-2001 fide-2005 fide-2023 cup38
--- script
time 600
fen rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1
0 arbiter start
1 white move e4
2 black move e5
4 arbiter irregular array
5 white move Nf3
--- expect fide-2001 fide-2005 fide-2023
0 started art=6.5|fide-2023:6.6
1000 made white e2e4
1000 pressed white
2000 made black e7e5
2000 pressed black
4000 irregularity-ruled array art=7.1a|fide-2023:7.2.1
4000 ended * wrong-array art=7.1a|fide-2023:7.2.1
5000 refused move game-over art=5
--- expect cup38
0 started art=6.5
1000 made white e2e4
1000 pressed white
2000 made black e7e5
2000 pressed black
4000 irregularity-ruled array art=§11
4000 ended * wrong-array art=§11
5000 refused move game-over art=§8

=== On a board that lies the wrong way round the game goes on
rules IRR-02
editions fide-2001 fide-2005
--- script
time 600
0 arbiter start
1 white move e4
2 arbiter irregular board
3 black move e5
--- expect
0 started art=6.5
1000 made white e2e4
1000 pressed white
2000 irregularity-ruled board art=7.1b
3000 made black e7e5
3000 pressed black

=== Colours reversed: with nine moves each a new game in 2023 and in the cup, elsewhere the game goes on
rules IRR-03 S20
editions fide-2001 fide-2005 fide-2023 cup38
--- script
time 600
0 arbiter start
1 white move Nf3
1 black move Nf6
2 white move Ng1
2 black move Ng8
3 white move Nc3
3 black move Nc6
4 white move Nb1
4 black move Nb8
5 white move e3
5 black move e6
6 white move d3
6 black move d6
7 white move c3
7 black move c6
8 white move b3
8 black move b6
9 white move a3
9 black move a6
10 arbiter irregular colours
11 white move h3
--- expect fide-2001 fide-2005
0 started art=6.5
1000 made white g1f3
1000 pressed white
1000 made black g8f6
1000 pressed black
2000 made white f3g1
2000 pressed white
2000 made black f6g8
2000 pressed black
3000 made white b1c3
3000 pressed white
3000 made black b8c6
3000 pressed black
4000 made white c3b1
4000 pressed white
4000 made black c6b8
4000 pressed black
5000 made white e2e3
5000 pressed white
5000 made black e7e6
5000 pressed black
6000 made white d2d3
6000 pressed white
6000 made black d7d6
6000 pressed black
7000 made white c2c3
7000 pressed white
7000 made black c7c6
7000 pressed black
8000 made white b2b3
8000 pressed white
8000 made black b7b6
8000 pressed black
9000 made white a2a3
9000 pressed white
9000 made black a7a6
9000 pressed black
10000 irregularity-ruled colours art=7.2
11000 made white h2h3
11000 pressed white
--- expect fide-2023
0 started art=6.6
1000 made white g1f3
1000 pressed white
1000 made black g8f6
1000 pressed black
2000 made white f3g1
2000 pressed white
2000 made black f6g8
2000 pressed black
3000 made white b1c3
3000 pressed white
3000 made black b8c6
3000 pressed black
4000 made white c3b1
4000 pressed white
4000 made black c6b8
4000 pressed black
5000 made white e2e3
5000 pressed white
5000 made black e7e6
5000 pressed black
6000 made white d2d3
6000 pressed white
6000 made black d7d6
6000 pressed black
7000 made white c2c3
7000 pressed white
7000 made black c7c6
7000 pressed black
8000 made white b2b3
8000 pressed white
8000 made black b7b6
8000 pressed black
9000 made white a2a3
9000 pressed white
9000 made black a7a6
9000 pressed black
10000 irregularity-ruled colours art=7.3
10000 ended * reversed-colours art=7.3
11000 refused move game-over art=5
--- expect cup38
0 started art=6.5
1000 made white g1f3
1000 pressed white
1000 made black g8f6
1000 pressed black
2000 made white f3g1
2000 pressed white
2000 made black f6g8
2000 pressed black
3000 made white b1c3
3000 pressed white
3000 made black b8c6
3000 pressed black
4000 made white c3b1
4000 pressed white
4000 made black c6b8
4000 pressed black
5000 made white e2e3
5000 pressed white
5000 made black e7e6
5000 pressed black
6000 made white d2d3
6000 pressed white
6000 made black d7d6
6000 pressed black
7000 made white c2c3
7000 pressed white
7000 made black c7c6
7000 pressed black
8000 made white b2b3
8000 pressed white
8000 made black b7b6
8000 pressed black
9000 made white a2a3
9000 pressed white
9000 made black a7a6
9000 pressed black
10000 irregularity-ruled colours art=§11
10000 ended * reversed-colours art=§11
11000 refused move game-over art=§8

=== Colours reversed: with ten moves of one side it goes on everywhere
rules IRR-03 S20
editions fide-2001 fide-2005 fide-2023 cup38
--- script
time 600
0 arbiter start
1 white move Nf3
1 black move Nf6
2 white move Ng1
2 black move Ng8
3 white move Nc3
3 black move Nc6
4 white move Nb1
4 black move Nb8
5 white move e3
5 black move e6
6 white move d3
6 black move d6
7 white move c3
7 black move c6
8 white move b3
8 black move b6
9 white move a3
9 black move a6
10 white move h3
11 arbiter irregular colours
12 black move h6
--- expect
0 started art=6.5|fide-2023:6.6
1000 made white g1f3
1000 pressed white
1000 made black g8f6
1000 pressed black
2000 made white f3g1
2000 pressed white
2000 made black f6g8
2000 pressed black
3000 made white b1c3
3000 pressed white
3000 made black b8c6
3000 pressed black
4000 made white c3b1
4000 pressed white
4000 made black c6b8
4000 pressed black
5000 made white e2e3
5000 pressed white
5000 made black e7e6
5000 pressed black
6000 made white d2d3
6000 pressed white
6000 made black d7d6
6000 pressed black
7000 made white c2c3
7000 pressed white
7000 made black c7c6
7000 pressed black
8000 made white b2b3
8000 pressed white
8000 made black b7b6
8000 pressed black
9000 made white a2a3
9000 pressed white
9000 made black a7a6
9000 pressed black
10000 made white h2h3
10000 pressed white
11000 irregularity-ruled colours art=7.2|fide-2023:7.3|cup38:§11
12000 made black h7h6
12000 pressed black

=== Pieces knocked over are put back, what was touched stays touched, and the clock runs
rules IRR-04 IRR-09 TCH-03
editions fide-2001 fide-2005
--- script
time 600
0 arbiter start
1 white lift g1
5 arbiter irregular men
5 white show
5 white legal
6 white move Nf3
--- expect
0 started art=6.5
1000 lifted white g1
5000 irregularity-ruled men art=7.5
show phase=playing turn=white white=0:09:55.000 black=0:10:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
Nf3 Nh3
6000 made white g1f3
6000 pressed white

=== In rapid nobody complains of array and board after three moves each, in 2023 after ten
rules RAP-03 IRR-01
editions fide-2001 fide-2005 fide-2023 cup38
--- script
kind rapid
time 1800
0 arbiter start
1 white move Nf3
1 black move Nf6
2 white move Ng1
2 black move Ng8
3 white move Nc3
3 black move Nc6
4 arbiter irregular board
5 arbiter irregular array
--- expect fide-2001 fide-2005
0 started art=6.5
1000 made white g1f3
1000 pressed white
1000 made black g8f6
1000 pressed black
2000 made white f3g1
2000 pressed white
2000 made black f6g8
2000 pressed black
3000 made white b1c3
3000 pressed white
3000 made black b8c6
3000 pressed black
4000 refused irregular set-up-stands art=B4
5000 refused irregular set-up-stands art=B4
--- expect fide-2023 cup38
0 started art=6.6|cup38:6.5
1000 made white g1f3
1000 pressed white
1000 made black g8f6
1000 pressed black
2000 made white f3g1
2000 pressed white
2000 made black f6g8
2000 pressed black
3000 made white b1c3
3000 pressed white
3000 made black b8c6
3000 pressed black
4000 irregularity-ruled board art=7.2.2|cup38:7.1b
5000 irregularity-ruled array art=7.2.1|cup38:§11
5000 ended * wrong-array art=7.2.1|cup38:§11

=== Kings and queens the wrong way round: those kings do not castle
rules RAP-03 MOV-15
editions fide-2001 fide-2005
--- script
kind rapid
time 1800
fen r2k3r/pppppppp/8/8/8/8/PPPPPPPP/R2K3R w - - 0 1
0 arbiter start
1 white play O-O
2 white play O-O-O
3 white legal
--- expect
0 started art=6.5
1000 refused play illegal-move art=3.8
2000 refused play illegal-move art=3.8
Kc1 Ke1 Rb1 Rc1 Re1 Rf1 Rg1 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h3 h4

=== The position before the irregularity cannot be found: back to the last that can, or a new game
rules IRR-05 CLK-20
editions fide-2001 fide-2005 cup38 fide-2023
--- script
time 40/5400:1800
0 arbiter start
1 arbiter lost-position
2 white move e4
4 black move e5
6 white move Nf3
8 arbiter lost-position 4
9 arbiter lost-position 1
10 black legal
11 black lift a7
12 black place a5
--- expect fide-2001 fide-2005
0 started art=6.5
1000 refused lost-position nothing-to-take-back art=7.4a
2000 made white e2e4
2000 pressed white
4000 made black e7e5
4000 pressed black
6000 made white g1f3
6000 pressed white
8000 refused lost-position nothing-to-take-back art=7.4a
9000 restored black lost-position 1 5396000 5395000 art=7.4a
Na6 Nc6 Nf6 Nh6 a5 a6 b5 b6 c5 c6 d5 d6 e5 e6 f5 f6 g5 g6 h5 h6
11000 lifted black a7
12000 placed black black pawn a5
12000 made black a7a5
--- expect cup38
0 started art=6.5
1000 refused lost-position nothing-to-take-back art=§12
2000 made white e2e4
2000 pressed white
4000 made black e7e5
4000 pressed black
6000 made white g1f3
6000 pressed white
8000 ended * lost-position art=§12
9000 refused lost-position game-over art=§8
...
11000 refused lift game-over art=§8
12000 refused place game-over art=§8
--- expect fide-2023
0 started art=6.6
1000 refused lost-position nothing-to-take-back art=7.5.1
2000 made white e2e4
2000 pressed white
4000 made black e7e5
4000 pressed black
6000 made white g1f3
6000 pressed white
8000 refused lost-position nothing-to-take-back art=7.5.1
9000 restored black lost-position 1 5396000 5395000 art=7.5.1
Na6 Nc6 Nf6 Nh6 a5 a6 b5 b6 c5 c6 d5 d6 e5 e6 f5 f6 g5 g6 h5 h6
11000 lifted black a7
12000 placed black black pawn a5
12000 made black a7a5

=== Back to before an illegal move that nobody can go back to otherwise, and no duty to the pieces touched for it
rules IRR-05 TCH-03
editions fide-2005
--- script
time 5400
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
0 arbiter start
2 white move Ra8
4 black move Kd7
6 arbiter lost-position 0
6 white legal
--- expect
0 started art=6.5
2000 lifted white a3
2000 placed white white rook a8
2000 illegal-completed white move
2000 pressed white
4000 made black e8d7
4000 pressed black
6000 restored white lost-position 0 5396000 5398000 art=7.4a
Kd1 Kf1 Kf2 Re3

=== Pieces are found displaced and nobody knows how it was before
rules IRR-09 IRR-05
editions fide-2001 fide-2005 fide-2023 cup38
--- script
time 600
0 arbiter start
1 white move e4
2 black move e5
3 arbiter irregular men
4 arbiter lost-position 1
5 arbiter show
--- expect fide-2001 fide-2005 fide-2023
0 started art=6.5|fide-2023:6.6
1000 made white e2e4
1000 pressed white
2000 made black e7e5
2000 pressed black
3000 irregularity-ruled men art=7.5|fide-2023:7.6
4000 restored black lost-position 1 597000 599000 art=7.5|fide-2023:7.6
show phase=playing turn=black white=0:09:57.000 black=0:09:58.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
--- expect cup38
0 started art=6.5
1000 made white e2e4
1000 pressed white
2000 made black e7e5
2000 pressed black
3000 irregularity-ruled men art=§12
4000 ended * lost-position art=§12
show phase=over turn=white white=0:09:57.000 black=0:09:59.000 running=none agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=lost-position

=== Going back to a position that can still be named leaves a fallen flag down
rules IRR-05 CLK-16
editions fide-2005
--- script
time 60
0 arbiter start
5 white move e4
70 black move e5
71 arbiter lost-position 0
72 white claim flag
--- expect
...
65000 flag-fallen black art=6.3
70000 made black e7e5
70000 pressed black
71000 restored white lost-position 0 54000 0 flag-stays art=7.4a
72000 flag-claimed white art=6.9
72000 ended 1-0 flag art=6.10
