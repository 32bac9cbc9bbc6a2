=== A piece the partner has captured comes into one's hand when he presses
rules DBL-02 DBL-03 DBL-05
editions cup38
--- script
variant doubles
time 600
fen 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
0 arbiter start
1 white play exd5
2 white take-back
3 white move exd5
4 black2 drop P e5
5 white2 move Kd2
6 black2 drop P e5
7 black2 press
--- expect
0 started art=6.5
0 board2 started art=6.5
1000 made white e4d5
2000 taken-back white
3000 made white e4d5
3000 pressed white
3000 board2 taken-in-hand black pawn art=P2
4000 board2 refused drop not-your-move art=1.1
5000 board2 made white e1d2
5000 board2 pressed white
6000 board2 made black P@e5
7000 board2 pressed black

=== A promoted piece that is captured goes over as a pawn
rules DBL-03
editions cup38
--- script
variant doubles
time 600
fen 1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1
0 arbiter start
1 white move axb8=Q+
2 black move Kd7
3 white move Qb7+
4 black2 show
5 black move Kd8
6 white move Qb8+
7 black move Kd7
8 white2 move a8=Q
9 black2 move Rxa8
9 white show
--- expect
0 started art=6.5
0 board2 started art=6.5
1000 made white a7b8q
1000 pressed white
1000 board2 taken-in-hand black rook art=P2
2000 made black e8d7
2000 pressed black
3000 made white b8b7
3000 pressed white
show phase=playing turn=white white=0:09:56.000 black=0:10:00.000 running=white agreed="1r2k3/P7/8/8/8/8/8/4K3[r] w - - 0 1" white-board=1r2k3/P7/8/8/8/8/8/4K3 black-board=1r2k3/P7/8/8/8/8/8/4K3 offer=none result=* reason=-
5000 made black d7d8
5000 pressed black
6000 made white b7b8
6000 pressed white
7000 made black d8d7
7000 pressed black
8000 board2 made white a7a8q
8000 board2 pressed white
9000 board2 made black b8a8
9000 board2 pressed black
9000 taken-in-hand white pawn art=P2
show phase=playing turn=white white=0:09:55.000 black=0:09:56.000 running=white agreed="1Q~6/3k4/8/8/8/8/8/4K3[P] w - - 5 4" white-board=1Q6/3k4/8/8/8/8/8/4K3 black-board=1Q6/3k4/8/8/8/8/8/4K3 offer=none result=* reason=-

=== One partner's defeat is the team's, at both boards
rules DBL-04 END-02
editions cup38
--- script
variant doubles
time 600
0 arbiter start
1 white move e4
2 black2 resign
3 black move e5
3 arbiter points
--- expect
0 started art=6.5
0 board2 started art=6.5
1000 made white e2e4
1000 pressed white
2000 board2 resigned black art=§8
2000 board2 ended 1-0 resignation art=§8
2000 ended 0-1 partner-lost art=P2
3000 refused move game-over art=§8
points white=0 black=1

=== A draw at one board leaves the other to be played
rules DBL-04 END-05
editions cup38
--- script
variant doubles
time 600
0 arbiter start
1 white move e4
2 black move e5
3 white offer-draw
4 black accept
5 white2 move e4
--- expect
...
4000 ended 1/2-1/2 agreement art=§8
5000 board2 made white e2e4
5000 board2 pressed white

=== A flag at one board loses both
rules DBL-04 CLK-16
editions cup38
--- script
variant doubles
time 60
0 arbiter start
1 white move e4
2 black move e5
60.5 black2 claim flag
--- expect
0 started art=6.5
0 board2 started art=6.5
1000 made white e2e4
1000 pressed white
2000 made black e7e5
2000 pressed black
60000 board2 flag-fallen white art=6.3
60500 board2 flag-claimed black art=6.9
60500 board2 ended 0-1 flag art=6.10
60500 ended 1-0 partner-lost art=P2

=== A piece may come while one has moved and not pressed, and stays when the move goes back
rules DBL-02 DBL-03
editions cup38
--- script
variant doubles
time 600
fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
0 arbiter start
1 white play e4
2 white receive N
3 white take-back
4 white drop N d4
5 white press
5 black show
--- expect
0 started art=6.5
1000 made white e2e4
2000 taken-in-hand white knight art=P2
3000 taken-back white
4000 made white N@d4
5000 pressed white
show phase=playing turn=black white=0:09:55.000 black=0:10:00.000 running=black agreed="4k3/8/8/8/3N4/8/4P3/4K3[] b - - 1 1" white-board=4k3/8/8/8/3N4/8/4P3/4K3 black-board=4k3/8/8/8/3N4/8/4P3/4K3 offer=none result=* reason=-

=== Ordinary chess has no partners
rules DBL-04
editions cup38 fide-2005
--- script
time 600
0 arbiter start
1 white receive N
--- expect
0 started art=6.5
1000 refused receive no-partner art=P2

=== Two warnings lose, for the team too
rules C38-03 DBL-04
editions cup38
--- script
variant doubles
time 600
0 arbiter start
1 arbiter2 warn white
2 arbiter2 warn white
--- expect
0 started art=6.5
0 board2 started art=6.5
1000 board2 warned white art=§14
2000 board2 warned white art=§14
2000 board2 ended 0-1 warnings art=§15
2000 ended 1-0 partner-lost art=P2

=== When both players of a board lose, both teams have lost
rules DBL-04 ARB-02
editions cup38
--- script
variant doubles
time 600
0 arbiter start
1 arbiter loss both
2 white2 move e4
--- expect
0 started art=6.5
0 board2 started art=6.5
1000 ended 0-0 arbiter art=§14
1000 board2 ended 0-0 partner-lost art=P2
2000 board2 refused move game-over art=§8

=== A pawn in hand parries no check on the last rank, and then it is too late for the partner to capture
rules DBL-09 DBL-11 DBL-04
editions cup38
--- script
variant doubles
time 600
fen 6k1/5ppp/8/8/8/8/4p3/R3K3 w - - 0 1
0 arbiter start
1 white2 move Kxe2
2 white play Ra8
3 black2 move Kf8
--- expect
0 started art=6.5
0 board2 started art=6.5
1000 board2 made white e1e2
1000 board2 pressed white
1000 taken-in-hand black pawn art=P2
2000 made white a1a8
2000 ended 1-0 checkmate art=§8
2000 board2 ended 0-1 partner-lost art=P2
3000 board2 refused move game-over art=§8

=== Whoever goes back to an earlier position keeps what has come meanwhile, and has again what he had dropped
rules DBL-03 IRR-05
editions cup38
--- script
variant doubles
time 600
illegal record
fen 4k3/8/8/8/8/8/8/4K3[P] w - - 0 1
0 arbiter start
1 white drop P a8
1 white press
2 white receive N
3 black claim illegal
3 white show
--- expect
0 started art=6.5
1000 placed white white pawn a8
1000 illegal-completed white move
1000 pressed white
2000 taken-in-hand white knight art=P2
3000 illegal-claimed black art=§12
3000 restored white illegal-move 0 599000 598000 art=§12
3000 warned white illegal-move art=§12
show phase=playing turn=white white=0:09:59.000 black=0:09:58.000 running=white agreed="4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1" white-board=4k3/8/8/8/8/8/8/4K3 black-board=4k3/8/8/8/8/8/8/4K3 offer=none result=* reason=-

=== What an illegal move takes does not go over
rules DBL-03 IRR-05
editions cup38
--- script
variant doubles
time 600
illegal record
fen 4k3/8/8/3p4/8/8/4P3/R3K3 w - - 0 1
0 arbiter start
1 white2 move e3
2 white play Rxd5
2 white press
3 black claim illegal
4 white move Ra5
5 black move d4
6 white move Rd5
--- expect
0 started art=6.5
0 board2 started art=6.5
1000 board2 made white e2e3
1000 board2 pressed white
2000 lifted white a1
2000 taken-off white d5
2000 placed white white rook d5
2000 illegal-completed white move
2000 pressed white
3000 illegal-claimed black art=§12
3000 restored white illegal-move 0 598000 599000 art=§12
3000 warned white illegal-move art=§12
4000 made white a1a5
4000 pressed white
5000 made black d5d4
5000 pressed black
6000 made white a5d5
6000 pressed white

=== A piece that arrives while one thinks may be dropped at once
rules DBL-05 DBL-11
editions cup38
--- script
variant doubles
time 600
fen 6k1/5ppp/8/8/8/8/5PPP/R5K1[r] w - - 0 1
0 arbiter start
1 white move h3
2 black receive N
3 black drop N f8
4 black press
5 white move Ra8
6 black move Kh8
--- expect
0 started art=6.5
1000 made white h2h3
1000 pressed white
2000 taken-in-hand black knight art=P2
3000 made black N@f8
4000 pressed black
5000 made white a1a8
5000 pressed white
...

=== Whoever of a team helps his partner or speaks of a game: the second time both lose
rules DBL-06 DBL-04 CON-02
editions cup38 fide-2005
--- script
variant doubles
time 600
0 arbiter start
1 arbiter offence white advice
2 arbiter2 offence white advice
3 arbiter2 offence black advice
--- expect
0 started art=6.5
0 board2 started art=6.5
1000 offence-found white advice art=§13|fide-2005:12.2a
1000 warned white advice art=§13|fide-2005:12.2a
1000 board2 partner-warned black art=P2
2000 board2 offence-found white advice art=§13|fide-2005:12.2a
2000 board2 warned white advice art=§13|fide-2005:12.2a
2000 partner-warned black art=P2
3000 board2 offence-found black advice art=§13|fide-2005:12.2a
3000 board2 warned black advice art=§13|fide-2005:12.2a
3000 board2 ended 1-0 arbiter art=P2
3000 partner-warned white art=P2
3000 ended 0-1 partner-lost art=P2

=== What else partners are warned for is each one’s own
rules C38-03 C38-05 DBL-06 IRR-07
editions cup38
--- script
variant doubles
time 600
illegal record
0 arbiter start
1 arbiter phone white
2 arbiter2 phone black
3 white play e5
3 white press
4 black claim illegal
--- expect
0 started art=6.5
0 board2 started art=6.5
1000 device-found white art=§15
1000 warned white device art=§15
2000 board2 device-found black art=§15
2000 board2 warned black device art=§15
3000 lifted white e2
3000 placed white white pawn e5
3000 illegal-completed white move
3000 pressed white
4000 illegal-claimed black art=§12
4000 restored white illegal-move 0 597000 599000 art=§12
4000 warned white illegal-move art=§12
4000 ended 0-1 warnings art=§15
4000 board2 ended 1-0 partner-lost art=P2

=== Who has finished and helps his partner loses his partner’s game
rules DBL-06 DBL-04
editions cup38
--- script
variant doubles
time 600
0 arbiter start
1 white move e4
2 black move e5
3 white offer-draw
4 black accept
4 white2 move e4
5 arbiter offence white advice
6 arbiter offence white advice
--- expect
...
4000 ended 1/2-1/2 agreement art=§8
4000 board2 made white e2e4
4000 board2 pressed white
5000 offence-found white advice art=§13
5000 board2 partner-warned black art=P2
6000 offence-found white advice art=§13
6000 board2 partner-warned black art=P2
6000 board2 ended 1-0 partner-lost art=P2

=== Help found after one partner has finished counts for both, whoever gives it first
rules DBL-06 DBL-04
editions cup38
--- script
variant doubles
time 600
0 arbiter start
1 white move e4
2 black move e5
3 white offer-draw
4 black accept
5 white2 move e4
6 arbiter2 offence black advice
7 arbiter offence white advice
--- expect
...
4000 ended 1/2-1/2 agreement art=§8
5000 board2 made white e2e4
5000 board2 pressed white
6000 board2 offence-found black advice art=§13
6000 board2 warned black advice art=§13
6000 partner-warned white art=P2
7000 offence-found white advice art=§13
7000 board2 partner-warned black art=P2
7000 board2 ended 1-0 partner-lost art=P2
