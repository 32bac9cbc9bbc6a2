=== The player on move seals, his clock stops, and the other's is not started
rules ADJ-01 ADJ-04
editions fide-2001 fide-2005 fide-2009x fide-2023
--- script
time 5400
0 arbiter start
10 white move e4
20 black move e5
30 arbiter adjourn Sunday at nine, hall 2
90 white seal Nf3
200 white show
210 white play Nf3
--- expect fide-2001 fide-2005 fide-2009x
...
30000 seal-called Sunday at nine, hall 2 art=A1a
90000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=A1a
show phase=adjourned turn=white white=1:28:40.000 black=1:29:50.000 running=none agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
210000 refused play game-adjourned art=A1a
--- expect fide-2023
...
30000 seal-called Sunday at nine, hall 2 art=I.1.1
90000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=I.1.1
show phase=adjourned turn=white white=1:28:40.000 black=1:29:50.000 running=none agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
210000 refused play game-adjourned art=I.1.1

=== Only the player on move seals, and only once the session is over
rules ADJ-01
editions fide-2001 fide-2005
--- script
time 5400
0 arbiter start
10 white seal e4
20 arbiter adjourn
21 arbiter adjourn
30 black seal e5
40 white seal e4
50 black seal e5
--- expect
0 started art=6.5
10000 refused seal not-called-to-seal art=A1a
20000 seal-called art=A1a
21000 refused adjourn already-called-to-seal art=A1a
30000 refused seal not-your-move art=1.1
40000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=A1a
50000 refused seal game-adjourned art=A1a

=== A move made on the board after the call is the one that has to be sealed
rules ADJ-01
editions fide-2001 fide-2005 fide-2023
--- script
time 5400
0 arbiter start
10 arbiter adjourn
20 white play e4
21 white play d4
22 white press
30 white seal d4
40 white seal e4
50 arbiter open-envelope
--- expect fide-2001 fide-2005
0 started art=6.5
10000 seal-called art=A1a
20000 move-shown white e2e4 art=A1a
21000 refused play seal-shown-move art=A1a
22000 refused press move-first art=6.8a
30000 refused seal seal-shown-move art=A1a
40000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=A1a
50000 envelope-opened e4 art=A7
50000 made white e2e4
50000 pressed white
--- expect fide-2023
0 started art=6.6
10000 seal-called art=I.1.1
20000 move-shown white e2e4 art=I.1.1
21000 refused play seal-shown-move art=I.1.1
22000 refused press move-first art=6.2.1
30000 refused seal seal-shown-move art=I.1.1
40000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=I.1.1
50000 envelope-opened e4 art=I.7
50000 made white e2e4
50000 pressed white

=== One's own last move is written before one seals
rules ADJ-01 REC-02
editions fide-2005
--- script
time 5400
0 arbiter start
1 white play e4
1 white press
2 black move e5
3 white play Nf3
3 white write Nf3
4 white press
5 black move Nc6
6 white play Bb5
7 white press
8 black play a6
9 black press
10 arbiter adjourn
11 white seal Ba4
12 white write Bb5
13 white seal Ba4
14 white write a6
15 arbiter open-envelope
16 white sheets
--- expect
...
10000 seal-called art=A1a
11000 refused seal record-first art=8.1
12000 written white Bb5
13000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=A1a
14000 refused write sheets-in-envelope art=A1a
15000 envelope-opened Ba4 art=A7
15000 made white b5a4
15000 pressed white
sheet white by=hand signed=no differs=- moves="e4 e5 Nf3 Nc6 Bb5 - Ba4"
sheet black by=program signed=no differs=- moves="e4 e5 Nf3 Nc6 Bb5 a6 Ba4"
sheets differ=-

=== What was left of the session is taken from the sealer's time
rules ADJ-02
editions fide-2001 fide-2005
--- script
session 1000
time 5400
0 arbiter start
100 white move e4
400 black seal e5
500 black show
--- expect
...
400000 sealed black 0000000000000000000000000000000000000000000000000000000000000001 art=A1a
show phase=adjourned turn=black white=1:28:20.000 black=1:15:00.000 running=none agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== Who has less than is left of the session loses his flag by sealing early
rules ADJ-02
editions fide-2005
--- script
session 1000
time 200
0 arbiter start
100 white seal e4
--- expect
0 started art=6.5
100000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=A1a
100000 flag-fallen white art=6.3

=== When the session is over at the moment of sealing nothing is charged
rules ADJ-01 ADJ-02
editions fide-2005
--- script
session 1000
time 5400
0 arbiter start
1000 arbiter adjourn
1060 white seal e4
1060 white show
--- expect
...
1060000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=A1a
show phase=adjourned turn=white white=1:12:20.000 black=1:30:00.000 running=none agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-

=== An offer made after the sealing stays open, and may be accepted before the resumption
rules ADJ-05 ADJ-07
editions fide-2001 fide-2005 fide-2023
--- script
time 5400
0 arbiter start
1 white move e4
2 black move e5
10 arbiter adjourn
20 white seal Nf3
3600 black offer-draw
7200 white accept
--- expect
...
20000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=A1a|fide-2023:I.1.1
3600000 draw-offered black art=9.1a|fide-2023:9.1.2
7200000 draw-accepted white art=5.2c|fide-2023:5.2.3
7200000 ended 1/2-1/2 agreement art=5.2c|fide-2023:5.2.3

=== An offer that is open stays so while the sealed move is made, until its own player touches a piece
rules ADJ-05 DRW-02
editions fide-2001 fide-2005
--- script
time 5400
0 arbiter start
1 white move e4
2 black move e5
10 arbiter adjourn
20 white seal Nf3
30 black offer-draw
100 arbiter open-envelope
110 black move Nc6
120 white move Bb5
--- expect
...
30000 draw-offered black art=9.1a
100000 envelope-opened Nf3 art=A7
100000 made white g1f3
100000 pressed white
110000 made black b8c6
110000 pressed black
120000 draw-declined white by-moving art=9.1a
120000 made white f1b5
120000 pressed white

=== Resigning before the resumption ends the game
rules ADJ-07
editions fide-2001 fide-2005 fide-2023
--- script
time 5400
0 arbiter start
10 arbiter adjourn
20 white seal e4
3600 black resign
3700 arbiter open-envelope
--- expect fide-2001 fide-2005
...
3600000 resigned black art=5.1b
3600000 ended 1-0 resignation art=5.1b
3700000 refused open-envelope game-over art=5
--- expect fide-2023
...
3600000 resigned black art=5.1.2
3600000 ended 1-0 resignation art=5.1.2
3700000 refused open-envelope game-over art=5

=== At the resumption the envelope is opened for the player who replies, and his clock runs
rules ADJ-06 ADJ-08 ADJ-10
editions fide-2001 fide-2005
--- script
time 5400
0 arbiter start
10 arbiter adjourn
100 white seal e4
10000 arbiter arrive white
10000 arbiter open-envelope
10001 arbiter arrive black
10100 arbiter resume
10100 arbiter open-envelope
10130 black show
--- expect
0 started art=6.5
10000 seal-called art=A1a
100000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=A1a
10000000 arrived white art=A9
10000000 refused open-envelope replier-away art=A7
10001000 arrived black art=A9
10100000 resumed art=A9
10100000 envelope-opened e4 art=A7
10100000 made white e2e4
10100000 pressed white
show phase=playing turn=black white=1:28:20.000 black=1:29:30.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== The player who has to reply is late: his clock runs until he comes, and again once the move is made
rules ADJ-08 ADJ-10
editions fide-2001 fide-2005
--- script
time 5400
0 arbiter start
10 arbiter adjourn
100 white seal e4
10000 arbiter arrive white
10000 arbiter resume
10600 arbiter open-envelope
11200 arbiter arrive black
11260 black show
11260 arbiter open-envelope
11290 black show
--- expect
...
10000000 resumed art=A9
10600000 refused open-envelope replier-away art=A7
11200000 arrived black art=A9
show phase=adjourned turn=white white=1:28:20.000 black=1:10:00.000 running=none agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
11260000 envelope-opened e4 art=A7
11260000 made white e2e4
11260000 pressed white
show phase=playing turn=black white=1:28:20.000 black=1:09:30.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== The flag of who has to reply may fall while he is away
rules ADJ-10 CLK-16
editions fide-2001 fide-2005
--- script
time 1800
0 arbiter start
10 arbiter adjourn
100 white seal e4
10000 arbiter arrive white
10000 arbiter resume
12000 white claim flag
--- expect
...
10000000 resumed art=A9
11800000 flag-fallen black art=6.3
12000000 flag-claimed white art=6.9
12000000 ended 1-0 flag art=6.10

=== The sealer is away: the reply may be sealed too, and his clock runs until he comes
rules ADJ-11
editions fide-2001 fide-2005
--- script
time 5400
0 arbiter start
10 arbiter adjourn
100 white seal e4
10000 arbiter arrive black
10000 arbiter resume
10000 arbiter open-envelope
10060 black seal e5
10660 white show
11260 arbiter open-envelope
11860 arbiter arrive white
11860 arbiter open-envelope
11890 white show
--- expect
...
10000000 envelope-opened e4 art=A7
10000000 made white e2e4
10000000 pressed white
10060000 sealed black 0000000000000000000000000000000000000000000000000000000000000002 art=A1a
show phase=adjourned turn=black white=1:18:20.000 black=1:29:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
11260000 refused open-envelope replier-away art=A7
11860000 arrived white art=A9
11860000 envelope-opened e5 art=A7
11860000 made black e7e5
11860000 pressed black
show phase=playing turn=white white=0:57:50.000 black=1:29:00.000 running=white agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== With the sealer there the reply is made on the board
rules ADJ-11
editions fide-2001 fide-2005
--- script
time 5400
0 arbiter start
10 arbiter adjourn
100 white seal e4
10000 arbiter arrive white
10000 arbiter arrive black
10000 arbiter resume
10000 arbiter open-envelope
10060 black seal e5
--- expect
...
10060000 refused seal not-called-to-seal art=A1a

=== Nobody plays while he is away, not even after his sealed move was made
rules ADJ-10
editions fide-2005
--- script
time 5400
0 arbiter start
10 arbiter adjourn
100 white seal e4
10000 arbiter arrive black
10000 arbiter resume
10000 arbiter open-envelope
10060 black move e5
10100 white move Nf3
10200 arbiter arrive white
10210 white move Nf3
--- expect
...
10060000 made black e7e5
10060000 pressed black
10100000 refused move not-arrived art=A10
10200000 arrived white art=A9
10210000 made white g1f3
10210000 pressed white

=== An ambiguous sealed move loses, a clear one does not
rules ADJ-09 NOT-07 S31
editions fide-2001 fide-2005 fide-2009x fide-2023
--- script
time 5400
fen rnbqkb1r/pppp1ppp/5n2/4p3/8/3P1N2/PPP1PPPP/RNBQKB1R w KQkq - 1 3
0 arbiter start
10 arbiter adjourn
20 white seal Nd2
100 arbiter open-envelope
--- expect
0 started art=6.5|fide-2023:6.6
10000 seal-called art=A1a|fide-2023:I.1.1
20000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=A1a|fide-2023:I.1.1
100000 envelope-opened Nd2 art=A7|fide-2023:I.7
100000 ended 0-1 sealed-move art=A8|fide-2023:I.8

=== A sealed move that says which knight is fine
rules ADJ-09 S31
editions fide-2001 fide-2005 fide-2023
--- script
time 5400
fen rnbqkb1r/pppp1ppp/5n2/4p3/8/3P1N2/PPP1PPPP/RNBQKB1R w KQkq - 1 3
0 arbiter start
10 arbiter adjourn
20 white seal Nbd2
100 arbiter open-envelope
--- expect
...
100000 envelope-opened Nbd2 art=A7|fide-2023:I.7
100000 made white b1d2
100000 pressed white

=== An illegal sealed move loses
rules ADJ-09
editions fide-2001 fide-2005 fide-2023
--- script
time 5400
0 arbiter start
1 white move e4
10 arbiter adjourn
20 black seal Ke6
100 arbiter open-envelope
--- expect
...
100000 envelope-opened Ke6 art=A7|fide-2023:I.7
100000 ended 1-0 sealed-move art=A8|fide-2023:I.8

=== What cannot be made out loses
rules ADJ-09
editions fide-2001 fide-2005 fide-2023
--- script
time 5400
0 arbiter start
10 arbiter adjourn
20 white seal the knight forwards
100 arbiter open-envelope
--- expect
...
100000 envelope-opened the knight forwards art=A7|fide-2023:I.7
100000 ended 0-1 sealed-move art=A8|fide-2023:I.8

=== A sealed move in German letters is read as such
rules ADJ-09 NOT-02
editions fide-2005
--- script
time 5400
0 arbiter start
10 arbiter adjourn
20 white seal Sf3
100 arbiter open-envelope
--- expect
...
100000 envelope-opened Sf3 art=A7
100000 made white g1f3
100000 pressed white

=== A bad sealed move does not lose to a player who could never win
rules ADJ-09 CLK-16
editions fide-2001 fide-2005 fide-2023
--- script
time 5400
fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
0 arbiter start
10 arbiter adjourn
20 white seal e5
100 arbiter open-envelope
--- expect
...
100000 envelope-opened e5 art=A7|fide-2023:I.7
100000 ended 1/2-1/2 sealed-move art=A8|fide-2023:I.8

=== A move announced with a wrong claim is the one that has to be sealed
rules ADJ-09 DRW-12
editions fide-2001 fide-2005
--- script
time 5400
0 arbiter start
1 white claim threefold e4
10 arbiter adjourn
20 white seal d4
100 arbiter open-envelope
--- expect
...
100000 envelope-opened d4 art=A7
100000 ended 0-1 sealed-move art=A8

=== The sealed move mates: who sealed it wins, however late he comes
rules ADJ-08 ADJ-12 S32
editions fide-2001 fide-2005
--- script
time 5400
fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
0 arbiter start
10 arbiter adjourn
20 white seal Ra8
10000 arbiter arrive black
10000 arbiter resume
13660 arbiter arrive white
13661 arbiter open-envelope
--- expect
...
10000000 arrived black art=A9
10000000 resumed art=A9
13660000 arrived white art=A9
13661000 envelope-opened Ra8 art=A7
13661000 made white a1a8
13661000 ended 1-0 checkmate art=5.1a

=== It mates without waiting for him
rules ADJ-08 ADJ-12 S32
editions fide-2001 fide-2005 fide-2023
--- script
time 5400
fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
0 arbiter start
10 arbiter adjourn
20 white seal Ra8
10000 arbiter arrive black
10000 arbiter open-envelope
--- expect
...
10000000 envelope-opened Ra8 art=A7|fide-2023:I.7
10000000 made white a1a8
10000000 ended 1-0 checkmate art=5.1a|fide-2023:5.1.1

=== A sealed move that ends nothing does not save who comes more than an hour late
rules ADJ-12
editions fide-2001 fide-2005
--- script
time 5400
fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
0 arbiter start
10 arbiter adjourn
20 white seal Ra7
10000 arbiter arrive black
10000 arbiter resume
13660 arbiter arrive white
13661 arbiter open-envelope
--- expect
...
13660000 arrived white art=A9
13661000 envelope-opened Ra7 art=A7
13661000 made white a1a7
13661000 ended 0-1 default art=A10

=== The sealed move gives stalemate: a draw, however late the sealer comes
rules ADJ-12 END-03
editions fide-2001 fide-2005
--- script
time 5400
fen 7k/8/8/6Q1/8/8/8/K7 w - - 0 1
0 arbiter start
10 arbiter adjourn
20 white seal Qg6
10000 arbiter arrive black
10000 arbiter resume
13660 arbiter arrive white
13661 arbiter open-envelope
--- expect
...
13661000 made white g5g6
13661000 ended 1/2-1/2 stalemate art=5.2a

=== Exactly an hour late is not too late, a second more is
rules ADJ-12
editions fide-2001 fide-2005
--- script
time 5400
0 arbiter start
10 arbiter adjourn
20 white seal e4
10000 arbiter arrive white
10000 arbiter resume
13600 arbiter arrive black
13601 arbiter open-envelope
--- expect
...
13600000 arrived black art=A9
13601000 envelope-opened e4 art=A7
13601000 made white e2e4
13601000 pressed white

=== Who has to reply and does not come within the hour loses
rules ADJ-12
editions fide-2001 fide-2005
--- script
time 5400
0 arbiter start
10 arbiter adjourn
20 white seal e4
10000 arbiter arrive white
10000 arbiter resume
13601 arbiter arrive black
--- expect
...
10000000 resumed art=A9
13600001 ended 1-0 default art=A10
13601000 refused arrive game-over art=5

=== Neither comes within the hour: both lose
rules ADJ-12
editions fide-2001 fide-2005
--- script
time 5400
0 arbiter start
10 arbiter adjourn
20 white seal e4
10000 arbiter resume
20000 black show
--- expect
...
10000000 resumed art=A9
13600001 ended 0-0 default art=A10
show phase=over turn=white white=1:29:40.000 black=0:29:59.999 running=none agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=0-0 reason=default

=== The sealer is away and late, but the player who is there has lost on time
rules ADJ-12 CLK-16
editions fide-2001 fide-2005
--- script
time 1800
0 arbiter start
10 arbiter adjourn
20 white seal e4
10000 arbiter arrive black
10000 arbiter resume
10000 arbiter open-envelope
13700 arbiter arrive white
13710 white claim flag
--- expect
...
10000000 pressed white
11800000 flag-fallen black art=6.3
13700000 arrived white art=A9
13710000 flag-claimed white art=6.9
13710000 ended 1-0 flag art=6.10

=== The envelope is lost: the sealer makes his move on the board
rules ADJ-13
editions fide-2001 fide-2005 fide-2023
--- script
time 5400
0 arbiter start
10 arbiter adjourn
100 white seal e4
10000 arbiter envelope-lost
10005 white move d4
10005 black show
--- expect
...
10000000 envelope-lost art=A11|fide-2023:I.12
10005000 made white d2d4
10005000 pressed white
show phase=playing turn=black white=1:28:15.000 black=1:30:00.000 running=black agreed="rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1" white-board=rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR offer=none result=* reason=-

=== Without an arbiter too the players say that an envelope is lost
rules ADJ-13
editions fide-2005
--- script
time 5400
arbiter absent
0 arbiter start
10 arbiter adjourn
100 white seal e4
10000 arbiter envelope-lost
10005 white move d4
--- expect
...
10000000 envelope-lost art=A11
10005000 made white d2d4
10005000 pressed white

=== The arbiter puts wrong clocks right at the resumption
rules ADJ-14
editions fide-2001 fide-2005
--- script
time 5400
0 arbiter start
10 arbiter adjourn
100 white seal e4
10000 arbiter set-clock black 1:20:00
10000 arbiter open-envelope
10060 black show
--- expect
...
10000000 clock-set black 4800000 art=6.14
10000000 envelope-opened e4 art=A7
10000000 made white e2e4
10000000 pressed white
show phase=playing turn=black white=1:28:20.000 black=1:19:00.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== In the cup the committee sets a new time, and nothing is sealed
rules ADJ-15
editions cup38
--- script
time 5400
0 arbiter start
10 arbiter adjourn
20 white seal e4
--- expect
0 started art=6.5
10000 refused adjourn committee-adjourns art=§16
20000 refused seal committee-adjourns art=§16

=== In the cup a session that has an end is not left by sealing either
rules ADJ-15
editions cup38
--- script
time 5400
session 600
0 arbiter start
20 white seal e4
--- expect
0 started art=6.5
20000 refused seal committee-adjourns art=§16

=== There is nothing to open where nothing was sealed
rules ADJ-08
editions fide-2001 fide-2005 fide-2023
--- script
time 5400
0 arbiter start
10 arbiter open-envelope
20 arbiter envelope-lost
--- expect fide-2001 fide-2005
0 started art=6.5
10000 refused open-envelope nothing-sealed art=A7
20000 refused envelope-lost nothing-sealed art=A11
--- expect fide-2023
0 started art=6.6
10000 refused open-envelope nothing-sealed art=I.7
20000 refused envelope-lost nothing-sealed art=I.12

=== While the game is adjourned nobody claims a repetition
rules ADJ-06 DRW-06
editions fide-2005
--- script
time 5400
0 arbiter start
10 arbiter adjourn
20 white seal e4
30 white claim threefold
40 black claim fifty
--- expect
...
30000 refused claim game-adjourned art=A1a
40000 refused claim game-adjourned art=A1a

=== A game is adjourned more than once
rules ADJ-01 ADJ-06
editions fide-2001 fide-2005
--- script
time 5400
0 arbiter start
10 arbiter adjourn
20 white seal e4
100 arbiter open-envelope
110 black move e5
120 arbiter adjourn
130 white seal Nf3
200 arbiter open-envelope
210 black show
--- expect
...
130000 sealed white 0000000000000000000000000000000000000000000000000000000000000002 art=A1a
200000 envelope-opened Nf3 art=A7
200000 made white g1f3
200000 pressed white
show phase=playing turn=black white=1:29:20.000 black=1:29:40.000 running=black agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R offer=none result=* reason=-

=== The arbiter can end the session while he has the clocks stopped, and the move is sealed with the clocks stopped
rules ADJ-01 CLK-19
editions fide-2005 fide-2023
--- script
time 5400
0 arbiter start
10 arbiter stop the session is over
11 arbiter adjourn tomorrow
12 black seal e5
13 white seal e4
100 arbiter open-envelope
110 white show
--- expect fide-2005
0 started art=6.5
10000 stopped arbiter the session is over art=6.13
11000 seal-called tomorrow art=A1a
12000 refused seal not-your-move art=1.1
13000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=A1a
100000 envelope-opened e4 art=A7
100000 made white e2e4
100000 pressed white
show phase=playing turn=black white=1:29:50.000 black=1:29:50.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
--- expect fide-2023
...
12000 refused seal not-your-move art=1.3
13000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=I.1.1
100000 envelope-opened e4 art=I.7
...
show phase=playing turn=black white=1:29:50.000 black=1:29:50.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== Without a call to seal nothing is sealed while the clocks are stopped
rules ADJ-01 CLK-19
editions fide-2005 fide-2023
--- script
time 5400
0 arbiter start
10 arbiter stop a pause
12 white seal e4
--- expect fide-2005
0 started art=6.5
10000 stopped arbiter a pause art=6.13
12000 refused seal clocks-stopped art=6.13
--- expect fide-2023
...
12000 refused seal clocks-stopped art=6.11

=== The pieces touched before it bind the sealed move too
rules ADJ-01 TCH-03
editions fide-2005 fide-2023
--- script
time 5400
0 arbiter start
5 white lift g1
10 arbiter adjourn
20 white seal e4
30 white seal Nf3
40 arbiter open-envelope
--- expect fide-2005
0 started art=6.5
5000 lifted white g1
10000 seal-called art=A1a
20000 refused seal touch-move art=4.3a
30000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=A1a
40000 envelope-opened Nf3 art=A7
40000 made white g1f3
40000 pressed white
--- expect fide-2023
...
20000 refused seal touch-move art=4.3.1
...
40000 pressed white

=== Envelope and position are lost: the game is cancelled
rules ADJ-13
editions fide-2001 fide-2005 fide-2023
--- script
time 40/7200:3600
0 arbiter start
0 white move e4
0 black move e5
4200 arbiter adjourn tomorrow
4201 white seal Nf3
5000 arbiter resume
5000 arbiter envelope-lost
5000 arbiter lost-position
--- expect
0 started art=6.5|fide-2023:6.6
0 made white e2e4
0 pressed white
0 made black e7e5
0 pressed black
4200000 seal-called tomorrow art=A1a|fide-2023:I.1.1
4201000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=A1a|fide-2023:I.1.1
5000000 resumed art=A9|fide-2023:I.9
5000000 envelope-lost art=A11|fide-2023:I.12
5000000 ended * lost-position art=A11|fide-2023:I.12

=== The sealed move is made anew, and after that the position is known again
rules ADJ-13 IRR-05
editions fide-2005
--- script
time 40/7200:3600
0 arbiter start
0 white move e4
0 black move e5
4200 arbiter adjourn tomorrow
4201 white seal Nf3
5000 arbiter envelope-lost
5001 white move Nf3
5002 arbiter lost-position
--- expect
0 started art=6.5
0 made white e2e4
0 pressed white
0 made black e7e5
0 pressed black
4200000 seal-called tomorrow art=A1a
4201000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=A1a
5000000 envelope-lost art=A11
5001000 made white g1f3
5001000 pressed white
5002000 restored white lost-position 0 2998000 7199000 art=7.4a

=== A move made and not pressed is complete once the reply is sealed
rules ADJ-01 CLK-11
editions fide-2001 fide-2005
--- script
time 600
0 arbiter start
5 white play e4
6 arbiter adjourn
7 black seal e5
8 white press
9 arbiter show
--- expect
0 started art=6.5
5000 made white e2e4
6000 seal-called art=A1a
7000 sealed black 0000000000000000000000000000000000000000000000000000000000000001 art=A1a
8000 refused press game-adjourned art=A1a
show phase=adjourned turn=black white=0:09:53.000 black=0:10:00.000 running=none agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== Both come too late: both have lost, whatever is in the envelope, which nobody opens
rules ADJ-12 ADJ-08
editions fide-2001 fide-2005
--- script
time 5400
fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
0 arbiter start
10 arbiter adjourn
20 white seal Ra8
10000 arbiter resume
13700 arbiter open-envelope
--- expect
...
10000000 resumed art=A9
13600001 ended 0-0 default art=A10
13700000 refused open-envelope game-over art=5

=== A sealed move that touch-move forbids is no illegal one: it goes back when it is reported
rules ADJ-09 TCH-03
editions fide-2005
--- script
time 5400
illegal record
fen 6k1/5ppp/8/8/8/8/8/RN4K1 w - - 0 1
0 arbiter start
5 white lift b1
6 white place b1
10 arbiter adjourn
20 white seal Ra7
10000 arbiter open-envelope
10001 black report touch b1
--- expect
...
10000000 envelope-opened Ra7 art=A7
10000000 made white a1a7
10000000 pressed white
10001000 touch-reported black b1 art=4.3a
10001000 restored white touch-move 0 5380000 5399000 art=4.3a
