=== White moves first, then the sides alternate
rules MOV-01
editions fide-2001 fide-2005 fide-2023
--- script
time none
0 arbiter start
1 black play e5
2 white play e4
3 white play d4
4 black play e5
5 white play Nf3
--- expect fide-2001 fide-2005
0 started art=6.5
1000 refused play not-your-move art=1.1
2000 made white e2e4
3000 refused play not-your-move art=1.1
4000 made black e7e5
5000 made white g1f3
--- expect fide-2023
0 started art=6.6
1000 refused play not-your-move art=1.3
2000 made white e2e4
3000 refused play not-your-move art=1.3
4000 made black e7e5
5000 made white g1f3

=== Nothing is played before the arbiter has started the game, and he starts it once
rules CLK-07
editions fide-2001 fide-2005 fide-2023
--- script
time 300
0 white play e4
1 white resign
2 black offer-draw
3 white press
4 arbiter start
5 arbiter start
--- expect fide-2001 fide-2005
0 refused play not-started art=6.5
1000 refused resign not-started art=6.5
2000 refused offer-draw not-started art=6.5
3000 refused press not-started art=6.5
4000 started art=6.5
5000 refused start already-started art=6.5
--- expect fide-2023
0 refused play not-started art=6.6
1000 refused resign not-started art=6.6
2000 refused offer-draw not-started art=6.6
3000 refused press not-started art=6.6
4000 started art=6.6
5000 refused start already-started art=6.6

=== Without clocks there is nothing to press and the moves just alternate
rules MOV-01 CLK-11
editions fide-2005
--- script
time none
0 arbiter start
1 white move e4
2 white press
3 black move e5
3 white show
--- expect
0 started art=6.5
1000 made white e2e4
2000 refused press no-clock art=6.8a
3000 made black e7e5
show phase=playing turn=white white=- black=- running=none agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== A piece does not go where it does not move
rules MOV-05 MOV-07 MOV-08 MOV-09 MOV-10
editions fide-2001 fide-2005 fide-2023
--- script
time none
0 arbiter start
1 white play e5
2 white play Bc4
3 white play Nd2
4 white play exd3
5 white play a1a2
6 white play Ra3
7 white legal
--- expect fide-2001 fide-2005
0 started art=6.5
1000 refused play illegal-move art=3
2000 refused play illegal-move art=3
3000 refused play illegal-move art=3
4000 refused play illegal-move art=3
5000 refused play illegal-move art=3
6000 refused play illegal-move art=3
Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h3 h4
--- expect fide-2023
0 started art=6.6
1000 refused play illegal-move art=3.10.1
2000 refused play illegal-move art=3.10.1
3000 refused play illegal-move art=3.10.1
4000 refused play illegal-move art=3.10.1
5000 refused play illegal-move art=3.10.1
6000 refused play illegal-move art=3.10.1
Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h3 h4

=== An en passant capture that lays the king open is refused for the king's sake
rules MOV-11 MOV-18 S07
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen 8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1
0 arbiter start
1 white play exd6
2 white play e5d6
3 white legal
--- expect fide-2001 fide-2005
0 started art=6.5
1000 refused play leaves-king-in-check art=3.9
2000 refused play leaves-king-in-check art=3.9
Ka4 Ka6 Kb4 Kb5 Kb6 e6
--- expect fide-2023
0 started art=6.6
1000 refused play leaves-king-in-check art=3.9.2
2000 refused play leaves-king-in-check art=3.9.2
Ka4 Ka6 Kb4 Kb5 Kb6 e6

=== A pinned piece may not move, yet where it attacks no king may go
rules MOV-06 MOV-13 MOV-18
editions fide-2005
--- script
time none
fen 4k3/8/8/4n3/8/8/6K1/4R3 w - - 0 1
0 arbiter start
1 white play Kf3
2 white play Kg3
3 black play Nf3
--- expect
0 started art=6.5
1000 refused play leaves-king-in-check art=3.9
2000 made white g2g3
3000 refused play leaves-king-in-check art=3.9

=== A pinned piece gives check all the same
rules MOV-06 MOV-17 MOV-18
editions fide-2005
--- script
time none
fen 4k3/8/8/4n3/8/5K2/8/4R3 w - - 0 1
0 arbiter start
1 white play Re2
2 white legal
--- expect
0 started art=6.5
1000 refused play leaves-king-in-check art=3.9
Ke2 Ke3 Ke4 Kf2 Kf4 Kg2 Kg3 Rxe5+

=== A king does not step beside the other king
rules MOV-13 MOV-18
editions fide-2005
--- script
time none
fen 8/7p/8/8/2k5/8/2K4P/8 w - - 0 1
0 arbiter start
1 white play Kd3
2 white legal
--- expect
0 started art=6.5
1000 refused play leaves-king-in-check art=3.9
Kb1 Kb2 Kc1 Kd1 Kd2 h3 h4

=== A pinned knight stays
rules MOV-18
editions fide-2005
--- script
time none
fen 4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1
0 arbiter start
1 white play Nc3
2 white play e2g3
3 white play Kd2
--- expect
0 started art=6.5
1000 refused play leaves-king-in-check art=3.9
2000 refused play leaves-king-in-check art=3.9
3000 made white e1d2

=== En passant is open on the very next move only
rules MOV-11
editions fide-2005
--- script
time none
fen 4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1
0 arbiter start
1 black play d5
1 white legal
2 white play Ke2
3 black play Ke7
4 white play exd6
--- expect
0 started art=6.5
1000 made black d7d5
Kd1 Kd2 Ke2 Kf1 Kf2 e6 exd6
2000 made white e1e2
3000 made black e8e7
4000 refused play illegal-move art=3.7d

=== En passant takes the pawn that has passed
rules MOV-11
editions fide-2005
--- script
time none
fen 4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1
0 arbiter start
1 black play d5
2 white play exd6
2 white show
--- expect
0 started art=6.5
1000 made black d7d5
2000 made white e5d6 en-passant
show phase=playing turn=black white=- black=- running=none agreed="4k3/8/3P4/8/8/8/8/4K3 b - - 0 2" white-board=4k3/8/3P4/8/8/8/8/4K3 black-board=4k3/8/3P4/8/8/8/8/4K3 offer=none result=* reason=-

=== Long castling is legal though b1 is attacked, and not out of, through or into check
rules MOV-14 MOV-16 S08
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen 1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1
0 arbiter start
1 white play O-O-O
--- expect
0 started art=6.5|fide-2023:6.6
1000 made white e1c1 castling

=== Castling through an attacked square is refused
rules MOV-16
editions fide-2005
--- script
time none
fen 3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1
0 arbiter start
1 white play O-O-O
2 white play e1c1
3 white play 0-0
--- expect
0 started art=6.5
1000 refused play illegal-move art=3.8
2000 refused play illegal-move art=3.8
3000 made white e1g1 castling

=== The right to castle is gone for good once the king has moved
rules MOV-15
editions fide-2005
--- script
time none
fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1
0 arbiter start
1 white play Ke2
2 black play Ke7
3 white play Ke1
4 black play Ke8
5 white play O-O
--- expect
...
4000 made black e7e8
5000 refused play illegal-move art=3.8

=== A pawn on the last rank becomes what the player names, and acts at once
rules MOV-12
editions fide-2005
--- script
time none
fen 7k/P7/8/8/8/8/8/K7 w - - 0 1
0 arbiter start
1 white play a7a8
2 white play a8=K
3 white play a8R
3 black legal
--- expect
0 started art=6.5
1000 refused play illegal-move art=3.7e
2000 refused play illegal-move art=3.7e
3000 made white a7a8r
Kg7 Kh7

=== Moves are understood in English and German letters and in UCI
rules NOT-02 NOT-05 NOT-07
editions fide-2005
--- script
time none
0 arbiter start
1 white play Sf3
2 black play Nc6
3 white play b1c3
4 black play Sf6
5 white play Sg5
6 black play e5
7 white play Sge4
--- expect
0 started art=6.5
1000 made white g1f3
2000 made black b8c6
3000 made white b1c3
4000 made black g8f6
5000 made white f3g5
6000 made black e7e5
7000 made white g5e4

=== Of two knights that reach a square on the same rank the file is written, in the letters of any language
rules NOT-02 NOT-07 S33
editions fide-2001 fide-2005
--- script
time none
fen 4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1
0 arbiter start
0 white legal
1 white play Cgf3
2 black play مe7
3 white play Sg2
--- expect
0 started art=6.5
Ka2 Kb1 Kb2 Nc2 Nd3 Ne2 Nef3 Ng2 Ngf3 Nh3
1000 made white g1f3
2000 made black e8e7
3000 made white e1g2

=== Of two knights on the same file the rank is written
rules NOT-07 S33
editions fide-2001 fide-2005
--- script
time none
fen 4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1
0 arbiter start
0 white legal
1 white play N5f3
--- expect
0 started art=6.5
Ka2 Kb1 Kb2 N1f3 N1h3 N5f3 N5h3 Ne2 Ne4 Ne6 Nf7 Nh7
1000 made white g5f3

=== Where either would do, the file is written and not the rank
rules NOT-07 S33
editions fide-2001 fide-2005
--- script
time none
fen 4k3/8/8/8/3N4/8/7N/K7 w - - 0 1
0 arbiter start
0 white legal
1 white play Ndf3
--- expect
0 started art=6.5
Ka2 Kb1 Kb2 Nb3 Nb5 Nc2 Nc6 Ndf3 Ne2 Ne6 Nf1 Nf5 Ng4 Nhf3
1000 made white d4f3

=== Castling and capturing in passing that are not legal have rules of their own
rules MOV-11 MOV-14 MOV-15 MOV-16
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
time none
fen 4k3/8/8/3pP3/8/8/8/R3K2R w - - 0 1
0 arbiter start
1 white play O-O
2 white play e1c1
3 white play exd6
4 white lift e5
5 white place d6
--- expect fide-2001 fide-2005 fide-2009x
0 started art=6.5
1000 refused play illegal-move art=3.8
2000 refused play illegal-move art=3.8
3000 refused play illegal-move art=3.7d
4000 lifted white e5
5000 refused place illegal-move art=3.7d
--- expect cup38
0 started art=6.5
1000 refused play illegal-move art=§4
2000 refused play illegal-move art=§4
3000 refused play illegal-move art=§1
4000 lifted white e5
5000 refused place illegal-move art=§1
--- expect fide-2023
0 started art=6.6
1000 refused play illegal-move art=3.8.2
2000 refused play illegal-move art=3.8.2
3000 refused play illegal-move art=3.7.3.2
4000 lifted white e5
5000 refused place illegal-move art=3.7.3.2

=== A piece for a pawn is named by word or letter, large or small, English or German
rules MOV-12 NOT-02
editions fide-2005
--- script
time none
fen 7k/PPPP4/8/8/8/8/8/K7 w - - 0 1
0 arbiter start
1 white lift a7
2 white place a8 Dame
3 black move Kg7
4 white lift b7
5 white place b8 q
6 black move Kf7
7 white lift c7
8 white place c8 LÄUFER
9 black move Ke7
10 white lift d7
11 white place d8 knight
--- expect
...
2000 placed white white queen a8
2000 made white a7a8q
...
5000 placed white white queen b8
5000 made white b7b8q
...
8000 placed white white bishop c8
8000 made white c7c8b
...
11000 placed white white knight d8
11000 made white d7d8n
