=== A third occurrence is claimed with the move written down that will bring it about
rules DRW-05 DRW-07 END-06 S22
editions fide-2001 fide-2005 fide-2023
--- script
time 600
0 arbiter start
1 white move Nf3
2 black move Nf6
3 white move Ng1
4 black move Ng8
5 white move Nf3
6 black move Nf6
7 white move Ng1
8 black claim threefold Ng8
--- expect
...
8000 draw-claimed black threefold f6g8 art=9.2
8000 ended 1/2-1/2 threefold art=9.2

=== A third occurrence is claimed as it stands on the board, though the first had an en passant mark
rules DRW-06 DRW-07 S23
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
time 600
0 arbiter start
1 white move e4
2 black move Nc6
3 white move Nf3
4 black move Nb8
5 white move Ng1
6 black move Nc6
7 white move Nf3
8 black move Nb8
9 white move Ng1
10 black claim threefold
11 arbiter uphold
--- expect fide-2001 fide-2005 fide-2009x fide-2023
...
10000 draw-claimed black threefold art=9.2
10000 ended 1/2-1/2 threefold art=9.2
11000 refused uphold game-over art=5
--- expect cup38
...
10000 draw-claimed black threefold art=§9
11000 upheld art=§9
11000 ended 1/2-1/2 threefold art=§9

=== Without the claim the game goes on, and the claim is lost for that turn only
rules DRW-09 END-06 S25
editions fide-2001 fide-2005
--- script
time 600
0 arbiter start
1 white move e4
2 black move Nc6
3 white move Nf3
4 black move Nb8
5 white move Ng1
6 black move Nc6
7 white move Nf3
8 black move Nb8
9 white move Ng1
10 black play Nc6
11 black claim threefold
12 black press
13 white move Nf3
14 black move Nb8
15 white move Ng1
16 black claim threefold
--- expect
...
10000 made black b8c6
11000 refused claim not-on-move art=9.4
12000 pressed black
...
16000 draw-claimed black threefold art=9.2
16000 ended 1/2-1/2 threefold art=9.2

=== After Black did not claim, White may claim the third occurrence that Black's move made
rules DRW-06 DRW-09 S25
editions fide-2001 fide-2005
--- script
time 600
0 arbiter start
1 white move e4
2 black move Nc6
3 white move Nf3
4 black move Nb8
5 white move Ng1
6 black move Nc6
7 white move Nf3
8 black move Nb8
9 white move Ng1
10 black move Nc6
11 white claim threefold
--- expect
...
11000 draw-claimed white threefold art=9.2
11000 ended 1/2-1/2 threefold art=9.2

=== Positions differ while an en passant capture was possible
rules DRW-07
editions fide-2005
--- script
time none
fen 4k1n1/8/8/8/4p3/8/3P4/4K1N1 w - - 0 1
0 arbiter start
1 white move d4
2 black move Nf6
3 white move Nf3
4 black move Ng8
5 white move Ng1
6 black move Nf6
7 white move Nf3
8 black move Ng8
9 white move Ng1
10 black claim threefold
11 black move Nf6
12 white move Nf3
13 black move Ng8
14 white move Ng1
15 black claim threefold
--- expect
...
10000 draw-claimed black threefold art=9.2
10000 claim-rejected black - - art=9.5b
...
15000 draw-claimed black threefold art=9.2
15000 ended 1/2-1/2 threefold art=9.2

=== A pinned en passant capture was never possible and makes no difference
rules DRW-07 S07
editions fide-2005
--- script
time none
fen 1k6/8/8/8/1p6/8/P7/1R2K3 w - - 0 1
0 arbiter start
1 white move a4
2 black move Ka8
3 white move Rb2
4 black move Kb8
5 white move Rb1
6 black move Ka8
7 white move Rb2
8 black move Kb8
9 white move Rb1
10 black claim threefold
--- expect
...
10000 draw-claimed black threefold art=9.2
10000 ended 1/2-1/2 threefold art=9.2

=== Positions differ while a right to castle was there
rules DRW-07
editions fide-2001 fide-2005 fide-2023
--- script
time none
fen 4k1n1/8/8/8/8/8/8/4K2R w K - 0 1
0 arbiter start
1 white move Rh2
2 black move Nf6
3 white move Rh1
4 black move Ng8
5 white move Rh2
6 black move Nf6
7 white move Rh1
8 black claim threefold Ng8
9 black move Ng8
10 white move Rh2
11 black move Nf6
12 white move Rh1
13 black claim threefold Ng8
--- expect
...
8000 draw-claimed black threefold f6g8 art=9.2
8000 claim-rejected black - - art=9.5b|fide-2023:9.5.3
...
13000 draw-claimed black threefold f6g8 art=9.2
13000 ended 1/2-1/2 threefold art=9.2

=== Fifty moves each are claimed with the move that completes them
rules DRW-08 END-07 S26
editions fide-2001 fide-2005 fide-2023
--- script
time 600
fen 8/8/4k3/8/8/4K3/4R3/8 w - - 99 80
0 arbiter start
5 white claim fifty Rd2
--- expect
0 started art=6.5|fide-2023:6.6
5000 draw-claimed white fifty e2d2 art=9.3
5000 ended 1/2-1/2 fifty-moves art=9.3

=== One ply short of fifty moves is wrong
rules DRW-08 S26
editions fide-2001 fide-2005
--- script
time 600
fen 8/8/4k3/8/8/4K3/4R3/8 w - - 98 80
0 arbiter start
5 white claim fifty Rd2
--- expect
0 started art=6.5
5000 draw-claimed white fifty e2d2 art=9.3
5000 claim-rejected white 415000 780000 art=9.5b

=== Fifty moves each are claimed as they have been played
rules DRW-08
editions fide-2005
--- script
time none
fen 8/8/4k3/8/8/4K3/4R3/8 w - - 99 80
0 arbiter start
1 white claim fifty
2 white play Rd2
3 black claim fifty
--- expect
0 started art=6.5
1000 draw-claimed white fifty art=9.3
1000 claim-rejected white - - art=9.5b
2000 made white e2d2
3000 draw-claimed black fifty art=9.3
3000 ended 1/2-1/2 fifty-moves art=9.3

=== An intended capture or pawn move completes no fifty moves
rules DRW-08
editions fide-2005
--- script
time none
fen 8/8/4k3/8/8/P3K3/4R3/8 w - - 99 80
0 arbiter start
1 white claim fifty a4
--- expect
0 started art=6.5
1000 draw-claimed white fifty a3a4 art=9.3
1000 claim-rejected white - - art=9.5b

=== Only the player on move may claim
rules DRW-05 DRW-06 DRW-08
editions fide-2005
--- script
time 600
0 arbiter start
1 black claim threefold
2 black claim fifty
3 black claim threefold e5
--- expect
0 started art=6.5
1000 refused claim not-on-move art=9.2
2000 refused claim not-on-move art=9.3
3000 refused claim not-on-move art=9.2

=== The written move must be legal
rules DRW-05
editions fide-2005
--- script
time 600
fen 4r1k1/8/8/8/8/8/4N3/4K3 w - - 99 90
0 arbiter start
1 white claim fifty Nc3
2 white claim fifty Nb8
--- expect
0 started art=6.5
1000 refused claim leaves-king-in-check art=3.9
2000 refused claim illegal-move art=3

=== A wrong claim: the claimant loses half his time, at most three minutes, the opponent gets three
rules DRW-11 S24
editions fide-2001 fide-2005 fide-2023
--- script
time 600
0 arbiter start
240 white claim threefold
241 white show
--- expect fide-2001 fide-2005
0 started art=6.5
240000 draw-claimed white threefold art=9.2
240000 claim-rejected white 180000 780000 art=9.5b
show phase=playing turn=white white=0:02:59.000 black=0:13:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=white result=* reason=-
--- expect fide-2023
0 started art=6.6
240000 draw-claimed white threefold art=9.2
240000 claim-rejected white 360000 720000 art=9.5.3
show phase=playing turn=white white=0:05:59.000 black=0:12:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=white result=* reason=-

=== A wrong claim with ten minutes left costs three
rules DRW-11 S24
editions fide-2005
--- script
time 600
0 arbiter start
0 white claim threefold
--- expect
0 started art=6.5
0 draw-claimed white threefold art=9.2
0 claim-rejected white 420000 780000 art=9.5b

=== A wrong claim with 5:30 left leaves half
rules DRW-11 S24
editions fide-2005
--- script
time 600
0 arbiter start
270 white claim threefold
--- expect
0 started art=6.5
270000 draw-claimed white threefold art=9.2
270000 claim-rejected white 165000 780000 art=9.5b

=== A wrong claim with 2:01 left leaves 1:00.5
rules DRW-11 S24
editions fide-2005
--- script
time 600
0 arbiter start
479 white claim threefold
--- expect
0 started art=6.5
479000 draw-claimed white threefold art=9.2
479000 claim-rejected white 60500 780000 art=9.5b

=== A wrong claim with 2:00 left leaves one minute
rules DRW-11 S24
editions fide-2005
--- script
time 120
0 arbiter start
0 white claim fifty
0 white move e4
30 black claim fifty
--- expect
0 started art=6.5
0 draw-claimed white fifty art=9.3
0 claim-rejected white 60000 300000 art=9.5b
0 made white e2e4
0 pressed white
30000 draw-claimed black fifty art=9.3
30000 claim-rejected black 135000 240000 art=9.5b

=== A wrong claim with 1:30 left leaves one minute
rules DRW-11 S24
editions fide-2005
--- script
time 90
0 arbiter start
0 white claim fifty
--- expect
0 started art=6.5
0 draw-claimed white fifty art=9.3
0 claim-rejected white 60000 270000 art=9.5b

=== A wrong claim with less than a minute left costs nothing, but the opponent gains
rules DRW-11 S24
editions fide-2001 fide-2005
--- script
time 60
0 arbiter start
15 white claim threefold
--- expect
0 started art=6.5
15000 draw-claimed white threefold art=9.2
15000 claim-rejected white 45000 240000 art=9.5b

=== In 2023 a wrong claim in rapid gives the opponent one minute
rules DRW-11
editions fide-2005 fide-2023
--- script
kind rapid
time 900
0 arbiter start
0 white claim threefold
--- expect fide-2005
0 started art=6.5
0 draw-claimed white threefold art=9.2
0 claim-rejected white 720000 1080000 art=9.5b
--- expect fide-2023
0 started art=6.6
0 draw-claimed white threefold art=9.2
0 claim-rejected white 900000 960000 art=9.5.3

=== After a wrong claim the written move must be played
rules DRW-12 DRW-10
editions fide-2001 fide-2005 fide-2023
--- script
time none
0 arbiter start
1 white claim threefold e4
2 white play d4
3 white claim fifty
4 white legal
5 white play e4
6 black play d5
7 white play d4
--- expect fide-2001 fide-2005
0 started art=6.5
1000 draw-claimed white threefold e2e4 art=9.2
1000 claim-rejected white - - art=9.5b
2000 refused play move-must-be-played art=9.5b
3000 refused claim move-must-be-played art=9.5b
e4
5000 made white e2e4
6000 draw-declined black by-moving art=9.1a
6000 made black d7d5
7000 made white d2d4
--- expect fide-2023
0 started art=6.6
1000 draw-claimed white threefold e2e4 art=9.2
1000 claim-rejected white - - art=9.5.3
2000 refused play move-must-be-played art=9.5.3
3000 refused claim move-must-be-played art=9.5.3
e4
5000 made white e2e4
6000 draw-declined black by-moving art=9.1.2
6000 made black d7d5
7000 made white d2d4

=== A claim is an offer too, and may be accepted
rules DRW-04
editions fide-2001 fide-2005 fide-2023
--- script
time none
0 arbiter start
1 white play e4
2 black play e5
3 white claim threefold
4 black accept
--- expect
...
3000 draw-claimed white threefold art=9.2
3000 claim-rejected white - - art=9.5b|fide-2023:9.5.3
4000 draw-accepted black art=5.2c|fide-2023:5.2.3
4000 ended 1/2-1/2 agreement art=5.2c|fide-2023:5.2.3

=== A claim does not answer the opponent's own offer
rules DRW-02 DRW-04
editions fide-2005
--- script
time none
0 arbiter start
1 black offer-draw
2 white claim threefold
3 white accept
--- expect
0 started art=6.5
1000 draw-offered black art=9.1a
2000 draw-claimed white threefold art=9.2
2000 claim-rejected white - - art=9.5b
3000 draw-accepted white art=5.2c
3000 ended 1/2-1/2 agreement art=5.2c

=== Five occurrences end the game by themselves only where the edition says so
rules END-06
editions fide-2005 fide-2023
--- script
time none
fen 4k1n1/8/8/8/8/8/8/R3K3 w - - 0 1
0 arbiter start
1 white play Ra2
1 black play Nf6
1 white play Ra1
1 black play Ng8
2 white play Ra2
2 black play Nf6
2 white play Ra1
2 black play Ng8
3 white play Ra2
3 black play Nf6
3 white play Ra1
3 black play Ng8
4 white play Ra2
4 black play Nf6
4 white play Ra1
4 black play Ng8
5 white play Ra2
--- expect fide-2005
...
4000 made black f6g8
5000 made white a1a2
--- expect fide-2023
...
4000 made black f6g8
4000 ended 1/2-1/2 fivefold art=9.6.1
5000 refused play game-over art=5

=== Seventy-five moves end the game by themselves only where the edition says so, and mate comes first
rules END-07
editions fide-2005 fide-2023
--- script
time none
fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 120
0 arbiter start
1 white play Ra7
--- expect fide-2005
0 started art=6.5
1000 made white a1a7
--- expect fide-2023
0 started art=6.6
1000 made white a1a7
1000 ended 1/2-1/2 seventy-five-moves art=9.6.2

=== Mate on the hundred and fiftieth ply wins
rules END-01 END-07
editions fide-2023
--- script
time none
fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 120
0 arbiter start
1 white play Ra8
--- expect
0 started art=6.6
1000 made white a1a8
1000 ended 1-0 checkmate art=5.1.1

=== In the cup a wrong claim costs what the arbiter says, and the second one the game
rules DRW-11
editions cup38
--- script
time 600
0 arbiter start
10 white claim threefold
11 arbiter add-time black 45
12 white show
20 white claim fifty
--- expect
0 started art=6.5
10000 draw-claimed white threefold art=§9
10000 claim-rejected white 590000 600000 art=§13
11000 time-added black 45000 art=§13
show phase=playing turn=white white=0:09:48.000 black=0:10:45.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=white result=* reason=-
20000 draw-claimed white fifty art=9.3
20000 claim-rejected white 580000 645000 art=§13
20000 ended 0-1 wrong-claims art=§13

=== The cup knows a repetition on the board only, but fifty moves also with the written move
rules DRW-05 DRW-08 S22
editions cup38
--- script
time none
fen 8/8/4k3/8/8/4K3/4R3/8 w - - 99 80
0 arbiter start
1 white claim threefold Rd2
2 white claim fifty Rd2
--- expect
0 started art=6.5
1000 refused claim claim-on-board-only art=§9
2000 draw-claimed white fifty e2d2 art=9.3
2000 ended 1/2-1/2 fifty-moves art=9.3

=== The move announced with a wrong claim is not taken back for a piece touched before
rules DRW-11 TCH-03
editions fide-2005
--- script
time 600
0 arbiter start
1 white claim fifty Nf3
2 white play Nf3
3 black report touch b1
4 arbiter uphold
5 white press
--- expect
...
2000 made white g1f3
3000 touch-claimed black b1 art=4.3
4000 touch-ruled black b1 upheld art=4.3
5000 pressed white

=== The move one means to claim with is written first, and then claimed
rules DRW-05 DRW-08 REC-03 S22
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
8 black write Ng8
9 black sheets
10 black claim threefold Ng8
--- expect
0 started art=6.5|fide-2023:6.6
1000 made white g1f3
2000 made black g8f6
3000 made white f3g1
4000 made black f6g8
5000 made white g1f3
6000 made black g8f6
7000 made white f3g1
8000 pen-taken black 7
8000 written black Ng8
sheet white by=program signed=no differs=- moves="Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"
sheet black by=hand signed=no differs=- moves="Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"
sheets differ=-
10000 draw-claimed black threefold f6g8 art=9.2
10000 ended 1/2-1/2 threefold art=9.2

=== Fifty moves are claimed with the move that completes them, written first
rules DRW-08 REC-03 S26
editions fide-2001 fide-2005 fide-2023 cup38
--- script
time none
fen 8/8/4k3/8/8/4K3/4R3/8 w - - 99 80
0 arbiter start
1 white write Rd2
2 white claim fifty Rd2
--- expect
0 started art=6.5|fide-2023:6.6
1000 pen-taken white 0
1000 written white Rd2
2000 draw-claimed white fifty e2d2 art=9.3
2000 ended 1/2-1/2 fifty-moves art=9.3

=== A move that was written for a claim and is not played is crossed out
rules REC-03
editions fide-2005
--- script
time none
fen 8/8/4k3/8/8/4K3/4R3/8 w - - 80 80
0 arbiter start
1 white write Rd2
2 white play Re1
3 white sheets
--- expect
0 started art=6.5
1000 pen-taken white 0
1000 written white Rd2
2000 made white e2e1
sheet white by=hand signed=no differs=- moves=""
sheet black by=program signed=no differs=- moves="Re1"
sheets differ=-

=== Where no claim is in sight nothing is written in advance
rules REC-03
editions fide-2001 fide-2005
--- script
time none
0 arbiter start
1 white write e4
2 white play e4
3 white sheets
--- expect fide-2001
0 started art=6.5
1000 pen-taken white 0
1000 written white e4
2000 made white e2e4
sheet white by=hand signed=no differs=- moves="e4"
sheet black by=program signed=no differs=- moves="e4"
sheets differ=-
--- expect fide-2005
0 started art=6.5
1000 refused write writing-in-advance art=8.1
2000 made white e2e4
sheet white by=program signed=no differs=- moves="e4"
sheet black by=program signed=no differs=- moves="e4"
sheets differ=-

=== In the cup a right claim by repetition waits for the arbiter
rules DRW-06 C38-11
editions cup38
--- script
time 600
0 arbiter start
1 white move Nf3
2 black move Nf6
3 white move Ng1
4 black move Ng8
5 white move Nf3
6 black move Nf6
7 white move Ng1
8 black play Ng8
9 black press
10 white claim threefold
11 arbiter restart
12 black play e5
13 arbiter reject
14 white claim threefold
15 arbiter uphold
--- expect
0 started art=6.5
1000 made white g1f3
1000 pressed white
2000 made black g8f6
2000 pressed black
3000 made white f3g1
3000 pressed white
4000 made black f6g8
4000 pressed black
5000 made white g1f3
5000 pressed white
6000 made black g8f6
6000 pressed black
7000 made white f3g1
7000 pressed white
8000 made black f6g8
9000 pressed black
10000 draw-claimed white threefold art=§9
11000 refused restart rule-first art=§9
12000 refused play clocks-stopped art=§10
13000 rejected art=§9
13000 restarted art=§10
14000 draw-claimed white threefold art=§9
15000 upheld art=§9
15000 ended 1/2-1/2 threefold art=§9

=== Fifty moves are counted as they were made: an illegal one that nobody has claimed is one of them, and the draw stands
rules DRW-08 IRR-05
editions fide-2005 fide-2023
--- script
time 600
illegal record
fen 4k3/7r/8/8/8/8/R7/4K3 w - - 98 70
0 arbiter start
1 white play Rb3
1 white press
2 black claim fifty Rg7
3 white claim illegal
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white a2
1000 placed white white rook b3
1000 illegal-completed white move
1000 pressed white
2000 draw-claimed black fifty h7g7 art=9.3
2000 ended 1/2-1/2 fifty-moves art=9.3
3000 refused claim game-over art=5
