=== Stopped clocks stand until the arbiter restarts them, and the side that was on the clock still is
rules CLK-19 CLK-11
editions fide-2001 fide-2005 fide-2023
--- script
time 300
0 arbiter start
5 white move e4
8 black stop noise next door
60 black show
100 arbiter restart
103 black show
--- expect
0 started art=6.5|fide-2023:6.6
5000 made white e2e4
5000 pressed white
8000 stopped black noise next door art=6.13|fide-2023:6.11
show phase=halted turn=black white=0:04:55.000 black=0:04:57.000 running=none agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
100000 restarted art=6.13|fide-2023:6.11
show phase=playing turn=black white=0:04:55.000 black=0:04:54.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== While the clocks are stopped nobody moves or presses
rules CLK-19 CLK-11
editions fide-2001 fide-2005 fide-2023
--- script
time 300
0 arbiter start
5 white play e4
6 white stop the clock is on the wrong side
7 black play e5
8 white press
9 black stop so do I
10 arbiter restart
11 white press
--- expect fide-2001 fide-2005
0 started art=6.5
5000 made white e2e4
6000 stopped white the clock is on the wrong side art=6.13
7000 refused play clocks-stopped art=6.13
8000 refused press clocks-stopped art=6.13
9000 refused stop clocks-stopped art=6.13
10000 restarted art=6.13
11000 pressed white
--- expect fide-2023
0 started art=6.6
5000 made white e2e4
6000 stopped white the clock is on the wrong side art=6.11
7000 refused play clocks-stopped art=6.11
8000 refused press clocks-stopped art=6.11
9000 refused stop clocks-stopped art=6.11
10000 restarted art=6.11
11000 pressed white

=== The arbiter interrupts the game, and no flag falls meanwhile
rules CLK-19 CLK-01
editions fide-2005
--- script
time 60
0 arbiter start
59 arbiter stop fire drill
3600 black claim flag
3601 arbiter restart
3601.999 black claim flag
3602 black claim flag
--- expect
0 started art=6.5
59000 stopped arbiter fire drill art=6.13
3600000 refused claim flag-not-fallen art=6.9
3601000 restarted art=6.13
3601999 refused claim flag-not-fallen art=6.9
3602000 flag-fallen white art=6.3
3602000 flag-claimed black art=6.9
3602000 ended 0-1 flag art=6.10

=== A game may be given up or agreed drawn while the clocks stand
rules CLK-19 END-02 END-05 DRW-02
editions fide-2001 fide-2005
--- script
time 300
0 arbiter start
5 white stop I feel unwell
6 white offer-draw
7 black decline
8 white resign
--- expect
0 started art=6.5
5000 stopped white I feel unwell art=6.13
6000 draw-offered white art=9.1a
7000 draw-declined black said art=9.1a
8000 resigned white art=5.1b
8000 ended 0-1 resignation art=5.1b

=== An offer open when the clocks are stopped stays open
rules CLK-19 DRW-02
editions fide-2005
--- script
time 300
0 arbiter start
5 white offer-draw
6 black stop to ask the arbiter
7 black accept
--- expect
0 started art=6.5
5000 draw-offered white art=9.1a
6000 stopped black to ask the arbiter art=6.13
7000 draw-accepted black art=5.2c
7000 ended 1/2-1/2 agreement art=5.2c

=== A player who stops the clocks with good reason is not punished
rules CLK-19 S16
editions fide-2001 fide-2005 fide-2023
--- script
time 300
fen 8/P7/8/8/8/8/k7/2K5 w - - 0 1
0 arbiter start
5 white stop no queen at hand
20 arbiter uphold
21 arbiter restart
25 white move a8=Q
25 black show
--- expect
0 started art=6.5|fide-2023:6.6
5000 stopped white no queen at hand art=6.13|fide-2023:6.11
20000 upheld art=6.13|fide-2023:6.11
21000 restarted art=6.13|fide-2023:6.11
25000 made white a7a8q
25000 pressed white
show phase=playing turn=black white=0:04:51.000 black=0:05:00.000 running=black agreed="Q7/8/8/8/8/8/k7/2K5 b - - 0 1" white-board=Q7/8/8/8/8/8/k7/2K5 black-board=Q7/8/8/8/8/8/k7/2K5 offer=none result=* reason=-

=== There is a ruling only on a player's stop, and only once
rules CLK-19
editions fide-2005
--- script
time 300
0 arbiter start
1 arbiter uphold
2 arbiter restart
3 arbiter stop the lights are out
4 arbiter reject
5 arbiter restart
6 black stop please
7 arbiter uphold
8 arbiter reject
--- expect
0 started art=6.5
1000 refused uphold nothing-to-rule-on art=6.13
2000 refused restart not-stopped art=6.13
3000 stopped arbiter the lights are out art=6.13
4000 refused reject nothing-to-rule-on art=6.13
5000 restarted art=6.13
6000 stopped black please art=6.13
7000 upheld art=6.13
8000 refused reject nothing-to-rule-on art=6.13

=== Stopped clocks keep what is left of the fixed time of a move
rules CLK-19 CLK-04
editions fide-2005
--- script
time 3600d10
0 arbiter start
4 white stop the knight has no head
100 arbiter restart
106 white show
107 white show
--- expect
0 started art=6.5
4000 stopped white the knight has no head art=6.13
100000 restarted art=6.13
show phase=playing turn=white white=1:00:00.000 black=1:00:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
show phase=playing turn=white white=0:59:59.000 black=1:00:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-

=== Without clocks a player stops the game to get the arbiter
rules CLK-19
editions fide-2005
--- script
time none
0 arbiter start
5 white stop I need a queen
--- expect
0 started art=6.5
5000 stopped white I need a queen art=6.13

=== A player may stop the clocks to claim a draw
rules CLK-19 DRW-10
editions fide-2001 fide-2005
--- script
time 600
0 arbiter start
1 white move Nf3
1 black move Nf6
1 white move Ng1
1 black move Ng8
1 white move Nf3
1 black move Nf6
1 white move Ng1
2 black stop a claim
60 black claim threefold Ng8
--- expect
...
2000 stopped black a claim art=6.13
60000 draw-claimed black threefold f6g8 art=9.2
60000 ended 1/2-1/2 threefold art=9.2

=== Clocks stopped without reason are punished before the game goes on
rules CLK-19 ARB-02 S16
editions fide-2001 fide-2005 fide-2009x fide-2023
--- script
time 300
0 arbiter start
5 white stop I want to argue
9 arbiter reject
10 arbiter restart
11 arbiter warn black
12 arbiter restart
13 arbiter warn white
14 arbiter restart
15 white move e4
--- expect fide-2001 fide-2005 fide-2009x
0 started art=6.5
5000 stopped white I want to argue art=6.13
9000 rejected art=6.13d
10000 refused restart penalty-due art=6.13d
11000 warned black art=13.4
12000 refused restart penalty-due art=6.13d
13000 warned white art=13.4
14000 restarted art=6.13
15000 made white e2e4
15000 pressed white
--- expect fide-2023
0 started art=6.6
5000 stopped white I want to argue art=6.11
9000 rejected art=6.11.4
10000 refused restart penalty-due art=6.11.4
11000 warned black art=12.9
12000 refused restart penalty-due art=6.11.4
13000 warned white art=12.9
14000 restarted art=6.11
15000 made white e2e4
15000 pressed white

=== FIDE's arbiter may also take the time from the offender or give it to the opponent
rules CLK-19 ARB-02 S16
editions fide-2001 fide-2005
--- script
time 300
0 arbiter start
5 white stop I want to argue
9 arbiter reject
10 arbiter add-time white -60
11 arbiter restart
15 white stop once more
20 arbiter reject
21 arbiter add-time black 120
22 arbiter restart
22 white show
--- expect
0 started art=6.5
5000 stopped white I want to argue art=6.13
9000 rejected art=6.13d
10000 time-added white -60000 art=6.13d
11000 restarted art=6.13
15000 stopped white once more art=6.13
20000 rejected art=6.13d
21000 time-added black 120000 art=6.13d
22000 restarted art=6.13
show phase=playing turn=white white=0:03:51.000 black=0:07:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-

=== In the cup clocks stopped without reason bring the opponent as much time as the arbiter says
rules CLK-19 C38-07 S16
editions cup38
--- script
time 300
fen 8/P7/8/8/8/8/k7/2K5 w - - 0 1
0 arbiter start
5 white stop no queen at hand
6 arbiter uphold
7 arbiter restart
10 white stop I want to argue
11 arbiter reject
12 arbiter warn white
13 arbiter restart
14 arbiter add-time black 45
15 arbiter restart
15 white show
--- expect
0 started art=6.5
5000 stopped white no queen at hand art=§10
6000 upheld art=§10
7000 restarted art=§10
10000 stopped white I want to argue art=§10
11000 rejected art=§15
12000 warned white art=§14
13000 refused restart penalty-due art=§15
14000 time-added black 45000 art=§15
15000 restarted art=§10
show phase=playing turn=white white=0:04:52.000 black=0:05:45.000 running=white agreed="8/P7/8/8/8/8/k7/2K5 w - - 0 1" white-board=8/P7/8/8/8/8/k7/2K5 black-board=8/P7/8/8/8/8/k7/2K5 offer=none result=* reason=-

=== Time given to whoever stopped the clocks without reason is no penalty
rules CLK-19 ARB-03
editions fide-2005 fide-2023
--- script
time 300
0 arbiter start
5 white stop I want to argue
9 arbiter reject
10 arbiter add-time white 60
11 arbiter restart
12 arbiter add-time black 60
13 arbiter restart
--- expect
0 started art=6.5|fide-2023:6.6
5000 stopped white I want to argue art=6.13|fide-2023:6.11
9000 rejected art=6.13d|fide-2023:6.11.4
10000 time-added white 60000 art=13.5|fide-2023:12.5
11000 refused restart penalty-due art=6.13d|fide-2023:6.11.4
12000 time-added black 60000 art=6.13d|fide-2023:6.11.4
13000 restarted art=6.13|fide-2023:6.11

=== A stop that nobody has ruled on is nothing to punish
rules CLK-19
editions fide-2005 cup38
--- script
time 300
0 arbiter start
5 black stop I cannot see the board
9 arbiter restart
9 white show
--- expect
0 started art=6.5
5000 stopped black I cannot see the board art=6.13|cup38:§10
9000 restarted art=6.13|cup38:§10
show phase=playing turn=white white=0:04:55.000 black=0:05:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-

=== Without clocks too the arbiter can be called
rules CLK-19
editions fide-2005
--- script
0 arbiter start
1 white move e4
2 black stop the light went out
3 white move d4
4 arbiter uphold
5 arbiter restart
6 black move e5
--- expect
0 started art=6.5
1000 made white e2e4
2000 stopped black the light went out art=6.13
3000 refused move clocks-stopped art=6.13
4000 upheld art=6.13
5000 restarted art=6.13
6000 made black e7e5

=== Where the penalty is time and there are no clocks, or nobody to punish, a stop without reason holds up nothing
rules CLK-19
editions cup38
--- script
time none
0 arbiter start
1 white stop noise
2 arbiter reject
3 arbiter restart
4 white play e4
--- expect
0 started art=6.5
1000 stopped white noise art=§10
2000 rejected art=§15
3000 restarted art=§10
4000 made white e2e4

=== Nobody punishes a stop without reason where there is no arbiter
rules CLK-19
editions cup38 fide-2005
--- script
time 600
arbiter absent
0 arbiter start
1 white stop noise
2 arbiter reject
3 arbiter restart
--- expect
0 started art=6.5
1000 stopped white noise art=6.13|cup38:§10
2000 rejected art=6.13d|cup38:§15
3000 restarted art=6.13|cup38:§10
