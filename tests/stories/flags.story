=== A flag falls by itself but ends nothing until it is claimed
rules CLK-01 CLK-15 CLK-16
editions fide-2001 fide-2005 fide-2023
--- script
time 60
0 arbiter start
70 white show
80 white play e4
81 white press
90 black claim flag
--- expect
0 started art=6.5|fide-2023:6.6
60000 flag-fallen white art=6.3|fide-2023:6.4
show phase=playing turn=white white=0:00:00.000 black=0:01:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
80000 made white e2e4
81000 pressed white
90000 flag-claimed black art=6.9|fide-2023:6.8
90000 ended 0-1 flag art=6.10|fide-2023:6.9

=== The flag falls at the very millisecond the time is used up
rules CLK-01
editions fide-2005
--- script
time 60
0 arbiter start
59.999 black claim flag
60 white move e4
60 black claim flag
--- expect
0 started art=6.5
59999 refused claim flag-not-fallen art=6.9
60000 flag-fallen white art=6.3
60000 made white e2e4
60000 pressed white
60000 flag-claimed black art=6.9
60000 ended 0-1 flag art=6.10

=== A flag that has not fallen cannot be claimed
rules CLK-15
editions fide-2001 fide-2005 fide-2023
--- script
time 60
0 arbiter start
5 black claim flag
6 arbiter claim flag
--- expect fide-2001 fide-2005
0 started art=6.5
5000 refused claim flag-not-fallen art=6.9
6000 refused claim flag-not-fallen art=6.9
--- expect fide-2023
0 started art=6.6
5000 refused claim flag-not-fallen art=6.8
6000 refused claim flag-not-fallen art=6.8

=== The arbiter who sees the flag ends the game
rules CLK-15 CLK-16
editions fide-2001 fide-2005 fide-2023
--- script
time 60
0 arbiter start
1 white move e4
100 arbiter claim flag
--- expect
...
61000 flag-fallen black art=6.3|fide-2023:6.4
100000 flag-claimed arbiter art=6.9|fide-2023:6.8
100000 ended 1-0 flag art=6.10|fide-2023:6.9

=== A player may say that his own flag has fallen, and loses
rules CLK-15 CLK-16
editions fide-2001 fide-2005
--- script
time 60
0 arbiter start
60 white claim flag
--- expect
0 started art=6.5
60000 flag-fallen white art=6.3
60000 flag-claimed white art=6.9
60000 ended 0-1 flag art=6.10

=== Without clocks no flag can be claimed
rules CLK-15
editions fide-2005
--- script
time none
0 arbiter start
9 black claim flag
--- expect
0 started art=6.5
9000 refused claim no-clock art=6.9

=== Mate on the board comes before the flag that falls before the press
rules END-01 CLK-11 CLK-16 S09
editions fide-2001 fide-2005 fide-2009x fide-2023
--- script
time 60
fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
0 arbiter start
59 white play Ra8
61 white press
62 black claim flag
--- expect
0 started art=6.5|fide-2023:6.6
59000 made white a1a8
59000 ended 1-0 checkmate art=5.1a|fide-2023:5.1.1
61000 refused press game-over art=5
62000 refused claim game-over art=5

=== Mate counts even after the flag has fallen, as long as nobody has claimed it
rules END-01 CLK-15 CLK-16
editions fide-2001 fide-2005
--- script
time 60
fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
0 arbiter start
61 white play Ra8
62 black claim flag
--- expect
0 started art=6.5
60000 flag-fallen white art=6.3
61000 made white a1a8
61000 ended 1-0 checkmate art=5.1a
62000 refused claim game-over art=5

=== Stalemate after the flag has fallen unclaimed is a draw
rules END-03 CLK-15 CLK-16
editions fide-2005
--- script
time 60
fen k7/8/2K5/8/8/8/8/1Q6 w - - 0 1
0 arbiter start
61 white play Qb6
--- expect
0 started art=6.5
60000 flag-fallen white art=6.3
61000 made white b1b6
61000 ended 1/2-1/2 stalemate art=5.2a

=== A bishop cannot mate a lone rook's side: the flag draws
rules CLK-16 S10
editions fide-2001 fide-2005 fide-2009x
--- script
time 60
fen 8/8/8/3k4/8/3b4/4R3/4K3 w - - 0 1
0 arbiter start
60 black claim flag
--- expect
0 started art=6.5
60000 flag-fallen white art=6.3
60000 flag-claimed black art=6.9
60000 ended 1/2-1/2 flag-cannot-mate art=6.10

=== A bishop can mate where a pawn may block its own king: the flag loses
rules CLK-16 S10
editions fide-2001 fide-2005 fide-2009x
--- script
time 60
fen 8/8/8/3k4/8/3b4/4P3/4K3 w - - 0 1
0 arbiter start
60 black claim flag
--- expect
0 started art=6.5
60000 flag-fallen white art=6.3
60000 flag-claimed black art=6.9
60000 ended 0-1 flag art=6.10

=== Against a bare king the flag draws
rules CLK-16
editions fide-2001 fide-2005 fide-2023
--- script
time 60
fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
0 arbiter start
60 arbiter claim flag
--- expect
0 started art=6.5|fide-2023:6.6
60000 flag-fallen white art=6.3|fide-2023:6.4
60000 flag-claimed arbiter art=6.9|fide-2023:6.8
60000 ended 1/2-1/2 flag-cannot-mate art=6.10|fide-2023:6.9

=== Both flags down in a standard game: the clock knows which fell first
rules CLK-16 CLK-18
editions fide-2005
--- script
time 60
0 arbiter start
70 white move e4
140 black show
141 white claim flag
--- expect
0 started art=6.5
60000 flag-fallen white art=6.3
70000 made white e2e4
70000 pressed white
130000 flag-fallen black art=6.3
show phase=playing turn=black white=0:00:00.000 black=0:00:00.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
141000 flag-claimed white art=6.9
141000 ended 0-1 flag art=6.10

=== Both flags down in a rapid game is a draw
rules RAP-08 CLK-18
editions fide-2001 fide-2005
--- script
time 900
kind rapid
0 arbiter start
910 white move e4
1900 white claim flag
--- expect
0 started art=6.5
900000 flag-fallen white art=6.3
910000 made white e2e4
910000 pressed white
1810000 flag-fallen black art=6.3
1900000 flag-claimed white art=B6|fide-2005:B7
1900000 ended 1/2-1/2 both-flags art=B8|fide-2005:B9

=== Both flags down in a blitz game is a draw; in 2023 the first to fall loses
rules RAP-08 BLZ-02 CLK-18
editions fide-2005 fide-2023
--- script
time 60
kind blitz
0 arbiter start
70 white move e4
150 black claim flag
--- expect fide-2005
...
130000 flag-fallen black art=6.3
150000 flag-claimed black art=B7
150000 ended 1/2-1/2 both-flags art=B9
--- expect fide-2023
...
130000 flag-fallen black art=6.4
150000 flag-claimed black art=6.8
150000 ended 0-1 flag art=6.9

=== Reaching the control in time saves the flag; missing it by a second does not
rules CLK-02 CLK-05 CLK-16
editions fide-2005
--- script
time 1/60:60
0 arbiter start
59 white move e4
60 black claim flag
120 black claim flag
--- expect
0 started art=6.5
59000 made white e2e4
59000 pressed white
60000 refused claim flag-not-fallen art=6.9
119000 flag-fallen black art=6.3
120000 flag-claimed black art=6.9
120000 ended 1-0 flag art=6.10

=== In rapid and blitz the arbiter says nothing of flags, but for 2023 and the cup
rules RAP-06 BLZ-02 CLK-15
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
kind rapid
time 900
0 arbiter start
900 arbiter claim flag
901 black claim flag
--- expect fide-2001
0 started art=6.5
900000 flag-fallen white art=6.3
900000 refused claim players-call-flag art=B6
901000 flag-claimed black art=B6
901000 ended 0-1 flag art=6.10
--- expect fide-2005 fide-2009x
0 started art=6.5
900000 flag-fallen white art=6.3
900000 refused claim players-call-flag art=B7
901000 flag-claimed black art=B7
901000 ended 0-1 flag art=6.10
--- expect cup38
0 started art=6.5
900000 flag-fallen white art=6.3
900000 flag-claimed arbiter art=6.9
900000 ended 0-1 flag art=6.10
901000 refused claim game-over art=§8
--- expect fide-2023
0 started art=6.6
900000 flag-fallen white art=6.4
900000 flag-claimed arbiter art=6.8
900000 ended 0-1 flag art=6.9
901000 refused claim game-over art=5

=== A win on time needs the claimant's own flag up
rules RAP-07 RAP-08 CLK-16
editions fide-2001 fide-2005 fide-2009x
--- script
kind blitz
time 60
0 arbiter start
70 white move e4
125 white stop his flag is down
126 white claim flag
--- expect
0 started art=6.5
60000 flag-fallen white art=6.3
70000 made white e2e4
70000 pressed white
125000 stopped white his flag is down art=6.13
126000 flag-claimed white art=B6|fide-2005:B7|fide-2009x:B7
126000 ended 0-1 flag art=6.10

=== To win on time one stops both clocks and tells the arbiter
rules RAP-07 CLK-19 CLK-16
editions fide-2001 fide-2005 fide-2009x
--- script
kind rapid
time 900
0 arbiter start
10 white move e4
910 white stop his flag has fallen
911 white claim flag
--- expect
0 started art=6.5
10000 made white e2e4
10000 pressed white
910000 flag-fallen black art=6.3
910000 stopped white his flag has fallen art=6.13
911000 flag-claimed white art=B6|fide-2005:B7|fide-2009x:B7
911000 ended 1-0 flag art=6.10

=== Nobody knows which flag fell first: before the last period the game goes on in the next one
rules CLK-18 REC-11
editions fide-2001 fide-2005 fide-2023
--- script
time 2/60:1800
0 arbiter start
60 white move e4
0:01:30 arbiter flag-order-unknown
120 black move e5
121 arbiter flag-order-unknown
122 white show
--- expect fide-2001 fide-2005
0 started art=6.5
60000 flag-fallen white art=6.3
60000 made white e2e4
60000 pressed white
90000 refused flag-order-unknown flag-not-fallen art=6.12
120000 flag-fallen black art=6.3
120000 made black e7e5
120000 pressed black
121000 moves-set white 2 art=6.14
121000 clock-set white 1800000 art=6.14
121000 moves-set black 2 art=6.14
121000 clock-set black 1800000 art=6.14
show phase=playing turn=white white=0:29:59.000 black=0:30:00.000 running=white agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
--- expect fide-2023
...
90000 refused flag-order-unknown flag-not-fallen art=III.3.1
...
121000 clock-set black 1800000 art=7.1
...

=== Nobody knows which flag fell first: in the last period it is a draw
rules CLK-18
editions fide-2001 fide-2005 cup38 fide-2023
--- script
time 60
0 arbiter start
60 white move e4
121 arbiter flag-order-unknown
--- expect
0 started art=6.5|fide-2023:6.6
60000 flag-fallen white art=6.3|fide-2023:6.4
60000 made white e2e4
60000 pressed white
120000 flag-fallen black art=6.3|fide-2023:6.4
121000 ended 1/2-1/2 both-flags art=6.12|fide-2001:10.3|fide-2023:III.3.1

=== A fallen flag stays fallen when a wrong claim brings time
rules CLK-16 DRW-11
editions fide-2001 fide-2005 fide-2023
--- script
time 900
0 arbiter start
901 white move e4
902 black claim fifty
903 black claim flag
--- expect fide-2001 fide-2005
0 started art=6.5
900000 flag-fallen white art=6.3
901000 made white e2e4
901000 pressed white
902000 draw-claimed black fifty art=9.3
902000 claim-rejected black 719000 180000 flag-stays art=9.5b
903000 flag-claimed black art=6.9
903000 ended 0-1 flag art=6.10
--- expect fide-2023
0 started art=6.6
900000 flag-fallen white art=6.4
901000 made white e2e4
901000 pressed white
902000 draw-claimed black fifty art=9.3
902000 claim-rejected black 899000 120000 flag-stays art=9.5.3
903000 flag-claimed black art=6.8
903000 ended 0-1 flag art=6.9

=== Time that the arbiter adds raises no flag, a clock that he sets does
rules CLK-15 CLK-20
editions fide-2001 fide-2005 fide-2023
--- script
time 60
0 arbiter start
61 arbiter add-time white 60
62 white move e4
63 arbiter set-clock white 30
64 black claim flag
65 black play e5
66 arbiter show
--- expect
0 started art=6.5|fide-2023:6.6
60000 flag-fallen white art=6.3|fide-2023:6.4
61000 time-added white 60000 flag-stays art=13.5|fide-2023:12.5
62000 made white e2e4
62000 pressed white
63000 clock-set white 30000 art=6.14|fide-2023:7.1
64000 refused claim flag-not-fallen art=6.9|fide-2023:6.8
65000 made black e7e5
show phase=playing turn=white white=0:00:30.000 black=0:00:56.000 running=black agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== A fallen flag stays fallen when the opponent’s illegal move brings time
rules CLK-16 IRR-07
editions fide-2001 fide-2005 fide-2023
--- script
time 60
illegal record
0 arbiter start
61 white move e4
62 black lift b8
62 black place b6
62 black press
63 white claim illegal
64 black claim flag
--- expect
0 started art=6.5|fide-2023:6.6
60000 flag-fallen white art=6.3|fide-2023:6.4
61000 made white e2e4
61000 pressed white
62000 lifted black b8
62000 placed black black knight b6
62000 illegal-completed black move
62000 pressed black
63000 illegal-claimed white art=7.4a|fide-2023:7.5.1
63000 restored black illegal-move 1 120000 59000 flag-stays art=7.4a|fide-2023:7.5.1
64000 flag-claimed black art=6.9|fide-2023:6.8
64000 ended 0-1 flag art=6.10|fide-2023:6.9

=== Whoever’s own flag has fallen claims no draw
rules CLK-16 DRW-06 DRW-08
editions fide-2001 fide-2005 fide-2023
--- script
time 60
fen 4k3/8/8/8/8/8/P2r4/3RK3 w - - 100 80
0 arbiter start
61 white claim fifty
62 white claim threefold
63 black claim flag
--- expect
0 started art=6.5|fide-2023:6.6
60000 flag-fallen white art=6.3|fide-2023:6.4
61000 refused claim own-flag-fallen art=6.10|fide-2023:6.9
62000 refused claim own-flag-fallen art=6.10|fide-2023:6.9
63000 flag-claimed black art=6.9|fide-2023:6.8
63000 ended 0-1 flag art=6.10|fide-2023:6.9

=== Both flags fell in an earlier period than the last, whichever they are in now: the game goes on
rules CLK-18 REC-11
editions fide-2001 fide-2005 fide-2023
--- script
time 2/60:60
0 arbiter start
1 white move e4
2 black move e5
62 white play Nf3
62 white press
126 arbiter flag-order-unknown
127 arbiter show
--- expect
0 started art=6.5|fide-2023:6.6
1000 made white e2e4
1000 pressed white
2000 made black e7e5
2000 pressed black
61000 flag-fallen white art=6.3|fide-2023:6.4
62000 made white g1f3
62000 pressed white
121000 flag-fallen black art=6.3|fide-2023:6.4
126000 clock-set white 60000 art=6.14|fide-2023:7.1
126000 moves-set black 2 art=6.14|fide-2023:7.1
126000 clock-set black 60000 art=6.14|fide-2023:7.1
show phase=playing turn=black white=0:01:00.000 black=0:00:59.000 running=black agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R offer=none result=* reason=-

=== Both flags in the last period and nobody knows the order: drawn
rules CLK-18
editions fide-2001 fide-2005 fide-2023
--- script
time 60
0 arbiter start
61 white move e4
125 arbiter flag-order-unknown
--- expect
0 started art=6.5|fide-2023:6.6
60000 flag-fallen white art=6.3|fide-2023:6.4
61000 made white e2e4
61000 pressed white
121000 flag-fallen black art=6.3|fide-2023:6.4
125000 ended 1/2-1/2 both-flags art=10.3|fide-2005:6.12|fide-2023:III.3.1

=== Overstepping that cannot be shown: the next move is the first of the next period
rules REC-11
editions fide-2001 fide-2005 fide-2023
--- script
time 40/60:60
0 arbiter start
1 arbiter overstepping-unproved white
61 arbiter overstepping-unproved black
62 arbiter overstepping-unproved white
63 arbiter show
64 black claim flag
130 arbiter overstepping-unproved white
--- expect
0 started art=6.5|fide-2023:6.6
1000 refused overstepping-unproved flag-not-fallen art=8.6
60000 flag-fallen white art=6.3|fide-2023:6.4
61000 refused overstepping-unproved flag-not-fallen art=8.6
62000 overstepping-unproved white art=8.6
62000 moves-set white 40 art=6.14|fide-2023:7.1
62000 clock-set white 60000 art=6.14|fide-2023:7.1
show phase=playing turn=white white=0:00:59.000 black=0:01:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
64000 refused claim flag-not-fallen art=6.9|fide-2023:6.8
122000 flag-fallen white art=6.3|fide-2023:6.4
130000 refused overstepping-unproved no-next-period art=8.6

=== In rapid it is told by the players' Article that there is no arbiter who could claim, or no clock
rules RAP-06 ARB-01
editions fide-2005
--- script
kind rapid
time 900
arbiter absent
0 arbiter start
900 arbiter claim flag
--- expect
0 started art=6.5
900000 flag-fallen white art=6.3
900000 refused claim no-arbiter art=B7

=== Without a clock no flag can be claimed
rules RAP-06
editions fide-2005
--- script
kind rapid
0 arbiter start
1 white claim flag
--- expect
0 started art=6.5
1000 refused claim no-clock art=B7
