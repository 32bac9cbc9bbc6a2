=== A mating move ends the game without a press
rules END-01 MOV-02
editions fide-2001 fide-2005 fide-2023
--- script
time 300
0 arbiter start
1 white move f3
2 black move e5
3 white move g4
4 black play Qh4
5 white move Kf2
--- expect
...
4000 made black d8h4
4000 ended 0-1 checkmate art=5.1a|fide-2023:5.1.1
5000 refused move game-over art=5

=== Stalemate is a draw at once
rules END-03
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen 7k/8/6K1/8/8/8/8/5Q2 w - - 0 1
0 arbiter start
1 white play Qf7
--- expect
0 started art=6.5|fide-2023:6.6
1000 made white f1f7
1000 ended 1/2-1/2 stalemate art=5.2a|fide-2023:5.2.1

=== Two bare kings are a dead position
rules END-04 MOV-03
editions fide-2001 fide-2005 fide-2023
--- script
time 60
fen 4k3/8/8/8/8/8/4p3/4K3 w - - 0 1
0 arbiter start
1 white play Kxe2
--- expect
0 started art=6.5|fide-2023:6.6
1000 made white e1e2
1000 ended 1/2-1/2 dead-position art=5.2b|fide-2023:5.2.2

=== A wall of pawns can be dead too
rules END-04 S11
editions fide-2001 fide-2005
--- script
time 60
fen 8/8/4k3/p1p1p1p1/P1P1P3/4K1P1/8/8 w - - 0 1
0 arbiter start
1 white play g4
--- expect
0 started art=6.5
1000 made white g3g4
1000 ended 1/2-1/2 dead-position art=5.2b

=== A game that starts where it is over is over
rules END-01 END-03 END-04
editions fide-2005
--- script
time 60
fen R5k1/5ppp/8/8/8/8/8/6K1 b - - 1 1
0 arbiter start
0 black show
--- expect
0 started art=6.5
0 ended 1-0 checkmate art=5.1a
show phase=over turn=black white=0:01:00.000 black=0:01:00.000 running=none agreed="R5k1/5ppp/8/8/8/8/8/6K1 b - - 1 1" white-board=R5k1/5ppp/8/8/8/8/8/6K1 black-board=R5k1/5ppp/8/8/8/8/8/6K1 offer=none result=1-0 reason=checkmate

=== Resignation ends the game, whoever is on move
rules END-02
editions fide-2001 fide-2005 fide-2023
--- script
time 300
0 arbiter start
5 white play e4
6 white resign
7 black resign
--- expect
0 started art=6.5|fide-2023:6.6
5000 made white e2e4
6000 resigned white art=5.1b|fide-2023:5.1.2
6000 ended 0-1 resignation art=5.1b|fide-2023:5.1.2
7000 refused resign game-over art=5

=== In 2023 resigning to an opponent who can never mate is a draw
rules END-02
editions fide-2005 fide-2023
--- script
time 300
fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
0 arbiter start
5 white resign
--- expect fide-2005
0 started art=6.5
5000 resigned white art=5.1b
5000 ended 0-1 resignation art=5.1b
--- expect fide-2023
0 started art=6.6
5000 resigned white art=5.1.2
5000 ended 1/2-1/2 resignation art=5.1.2

=== After the end the clocks stand still and nothing more is done
rules END-02 CLK-01
editions fide-2005
--- script
time 300
0 arbiter start
10 white resign
400 white show
400 black claim flag
401 white offer-draw
402 black claim threefold
403 arbiter start
404 white legal
--- expect
0 started art=6.5
10000 resigned white art=5.1b
10000 ended 0-1 resignation art=5.1b
show phase=over turn=white white=0:04:50.000 black=0:05:00.000 running=none agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=0-1 reason=resignation
400000 refused claim game-over art=5
401000 refused offer-draw game-over art=5
402000 refused claim game-over art=5
403000 refused start game-over art=5
...
