=== At two minutes exactly it is too early to claim, a second later not
rules QPF-01 QPF-02 S28
editions fide-2001 fide-2005 fide-2023
--- script
time 121
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
1 white claim quickplay
2 white claim quickplay
--- expect fide-2001 fide-2005
0 started art=6.5
1000 refused claim too-much-time art=10.2
2000 quickplay-claimed white art=10.2
--- expect fide-2023
0 started art=6.6
1000 refused claim too-much-time art=III.5
2000 quickplay-claimed white art=III.5

=== The claim stops both clocks until the arbiter has ruled
rules QPF-02 DRW-10
editions fide-2001 fide-2005 fide-2023
--- script
time 119
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white claim quickplay
500 white show
500 black press
500 arbiter restart
--- expect fide-2001 fide-2005
0 started art=6.5
5000 quickplay-claimed white art=10.2
show phase=halted turn=white white=0:01:54.000 black=0:01:59.000 running=none agreed="8/8/3k4/8/8/3K4/r7/7R w - - 0 1" white-board=8/8/3k4/8/8/3K4/r7/7R black-board=8/8/3k4/8/8/3K4/r7/7R offer=white result=* reason=-
500000 refused press clocks-stopped art=6.13
500000 refused restart rule-first art=10.2
--- expect fide-2023
0 started art=6.6
5000 quickplay-claimed white art=III.5
show phase=halted turn=white white=0:01:54.000 black=0:01:59.000 running=none agreed="8/8/3k4/8/8/3K4/r7/7R w - - 0 1" white-board=8/8/3k4/8/8/3K4/r7/7R black-board=8/8/3k4/8/8/3K4/r7/7R offer=none result=* reason=-
500000 refused press clocks-stopped art=6.11
500000 refused restart rule-first art=III.5

=== The arbiter finds for the claimant: drawn
rules QPF-03 QPF-06
editions fide-2001 fide-2005 fide-2023
--- script
time 119
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white claim quickplay
60 arbiter uphold
61 arbiter reject
--- expect
0 started art=6.5|fide-2023:6.6
5000 quickplay-claimed white art=10.2|fide-2023:III.5
60000 upheld art=10.2|fide-2023:III.5
60000 ended 1/2-1/2 quickplay art=10.2|fide-2023:III.5
61000 refused reject game-over art=5

=== The arbiter rejects the claim: two minutes for the opponent, and the game goes on at once
rules QPF-05
editions fide-2001 fide-2005 fide-2023
--- script
time 119
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white claim quickplay
60 arbiter reject
61 white show
62 white move Rh6
--- expect fide-2001 fide-2005
0 started art=6.5
5000 quickplay-claimed white art=10.2
60000 rejected art=10.2
60000 time-added black 120000 art=10.2
60000 restarted art=6.13
show phase=playing turn=white white=0:01:53.000 black=0:03:59.000 running=white agreed="8/8/3k4/8/8/3K4/r7/7R w - - 0 1" white-board=8/8/3k4/8/8/3K4/r7/7R black-board=8/8/3k4/8/8/3K4/r7/7R offer=white result=* reason=-
62000 made white h1h6
62000 pressed white
--- expect fide-2023
0 started art=6.6
5000 quickplay-claimed white art=III.5
60000 rejected art=III.5
60000 time-added black 120000 art=III.5
60000 restarted art=6.11
show phase=playing turn=white white=0:01:53.000 black=0:03:59.000 running=white agreed="8/8/3k4/8/8/3K4/r7/7R w - - 0 1" white-board=8/8/3k4/8/8/3K4/r7/7R black-board=8/8/3k4/8/8/3K4/r7/7R offer=none result=* reason=-
62000 made white h1h6
62000 pressed white

=== The arbiter postpones, may give the opponent two minutes, and draws the game once a flag has fallen
rules QPF-04 S28
editions fide-2001 fide-2005 fide-2023
--- script
time 119
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white claim quickplay
10 arbiter postpone
10 arbiter add-time black 120
20 white move Rh6
30 black move Kd5
200 black claim flag
210 arbiter uphold
--- expect fide-2001 fide-2005
0 started art=6.5
5000 quickplay-claimed white art=10.2
10000 postponed art=10.2b
10000 restarted art=6.13
10000 time-added black 120000 art=10.2b
20000 made white h1h6
20000 pressed white
30000 draw-declined black by-moving art=9.1a
30000 made black d6d5
30000 pressed black
134000 flag-fallen white art=6.3
200000 flag-claimed black art=6.9
210000 upheld art=10.2b
210000 ended 1/2-1/2 quickplay art=10.2
--- expect fide-2023
0 started art=6.6
5000 quickplay-claimed white art=III.5
10000 postponed art=III.5.2
10000 restarted art=6.11
10000 time-added black 120000 art=III.5.2
20000 made white h1h6
20000 pressed white
30000 made black d6d5
30000 pressed black
134000 flag-fallen white art=6.4
200000 flag-claimed black art=6.8
210000 upheld art=III.5.2
210000 ended 1/2-1/2 quickplay art=III.5

=== The verdict after a postponement may also be that the flag loses
rules QPF-04
editions fide-2001 fide-2005 fide-2023
--- script
time 119
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white claim quickplay
10 arbiter postpone
150 arbiter claim flag
151 white show
160 arbiter reject
--- expect fide-2001 fide-2005
0 started art=6.5
5000 quickplay-claimed white art=10.2
10000 postponed art=10.2b
10000 restarted art=6.13
124000 flag-fallen white art=6.3
150000 flag-claimed arbiter art=6.9
show phase=halted turn=white white=0:00:00.000 black=0:01:59.000 running=none agreed="8/8/3k4/8/8/3K4/r7/7R w - - 0 1" white-board=8/8/3k4/8/8/3K4/r7/7R black-board=8/8/3k4/8/8/3K4/r7/7R offer=white result=* reason=-
160000 rejected art=10.2b
160000 ended 0-1 flag art=6.10
--- expect fide-2023
0 started art=6.6
5000 quickplay-claimed white art=III.5
10000 postponed art=III.5.2
10000 restarted art=6.11
124000 flag-fallen white art=6.4
150000 flag-claimed arbiter art=6.8
show phase=halted turn=white white=0:00:00.000 black=0:01:59.000 running=none agreed="8/8/3k4/8/8/3K4/r7/7R w - - 0 1" white-board=8/8/3k4/8/8/3K4/r7/7R black-board=8/8/3k4/8/8/3K4/r7/7R offer=none result=* reason=-
160000 rejected art=III.5.2
160000 ended 0-1 flag art=6.9

=== In 2001 the verdict comes after a flag, later editions know it earlier too
rules QPF-04
editions fide-2001 fide-2005 fide-2023
--- script
time 119
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white claim quickplay
10 arbiter postpone
20 arbiter reject
21 arbiter uphold
200 arbiter uphold
--- expect fide-2001
0 started art=6.5
5000 quickplay-claimed white art=10.2
10000 postponed art=10.2b
10000 restarted art=6.13
20000 refused reject flag-not-fallen art=10.2b
21000 refused uphold flag-not-fallen art=10.2b
124000 flag-fallen white art=6.3
200000 upheld art=10.2b
200000 ended 1/2-1/2 quickplay art=10.2
--- expect fide-2005
0 started art=6.5
5000 quickplay-claimed white art=10.2
10000 postponed art=10.2b
10000 restarted art=6.13
20000 refused reject flag-not-fallen art=10.2b
21000 upheld art=10.2b
21000 ended 1/2-1/2 quickplay art=10.2
200000 refused uphold game-over art=5
--- expect fide-2023
0 started art=6.6
5000 quickplay-claimed white art=III.5
10000 postponed art=III.5.2
10000 restarted art=6.11
20000 refused reject flag-not-fallen art=III.5.2
21000 upheld art=III.5.2
21000 ended 1/2-1/2 quickplay art=III.5
200000 refused uphold game-over art=5

=== While a verdict is postponed there is no second claim
rules QPF-04
editions fide-2005
--- script
time 119
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white claim quickplay
10 arbiter postpone
20 white claim quickplay
21 white move Rh6
30 black claim quickplay
40 arbiter postpone
--- expect
...
20000 refused claim verdict-postponed art=10.2b
21000 made white h1h6
21000 pressed white
30000 refused claim verdict-postponed art=10.2b
40000 refused postpone nothing-to-postpone art=10.2b

=== A flag that cannot lose needs no verdict
rules QPF-04 CLK-16
editions fide-2001 fide-2005 fide-2023
--- script
time 119
fen 8/8/3k4/8/8/3K4/8/7R w - - 0 1
0 arbiter start
5 white claim quickplay
10 arbiter postpone
130 black claim flag
--- expect
0 started art=6.5|fide-2023:6.6
5000 quickplay-claimed white art=10.2|fide-2023:III.5
10000 postponed art=10.2b|fide-2023:III.5.2
10000 restarted art=6.13|fide-2023:6.11
124000 flag-fallen white art=6.3|fide-2023:6.4
130000 flag-claimed black art=6.9|fide-2023:6.8
130000 ended 1/2-1/2 flag-cannot-mate art=6.10|fide-2023:6.9

=== The claim is an offer, and the opponent may accept before the arbiter has ruled; in 2023 it is none
rules QPF-02 DRW-04
editions fide-2001 fide-2005 fide-2023
--- script
time 119
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white move Rh6
10 black move Kd5
15 white claim quickplay
20 black accept
--- expect fide-2001 fide-2005
...
15000 quickplay-claimed white art=10.2
20000 draw-accepted black art=5.2c
20000 ended 1/2-1/2 agreement art=5.2c
--- expect fide-2023
...
15000 quickplay-claimed white art=III.5
20000 refused accept no-offer art=9.1.2

=== A rejected claim stays an offer
rules DRW-04 QPF-05
editions fide-2001 fide-2005
--- script
time 119
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white claim quickplay
6 arbiter reject
7 white move Rh6
8 black accept
--- expect
...
6000 restarted art=6.13
7000 made white h1h6
7000 pressed white
8000 draw-accepted black art=5.2c
8000 ended 1/2-1/2 agreement art=5.2c

=== Only the player on move may claim that the opponent does not try to win
rules QPF-02
editions fide-2001 fide-2005
--- script
time 100
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 black claim quickplay
6 white play Rh6
7 white claim quickplay
8 black claim quickplay
--- expect
0 started art=6.5
5000 refused claim not-on-move art=10.2
6000 made white h1h6
7000 refused claim not-on-move art=10.2
8000 quickplay-claimed black art=10.2

=== Whose flag has fallen claims too late
rules QPF-02
editions fide-2001 fide-2005
--- script
time 100
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
100 white claim quickplay
--- expect
0 started art=6.5
100000 flag-fallen white art=6.3
100000 refused claim own-flag-fallen art=10.2

=== Before the last period there is no such claim
rules QPF-01
editions fide-2001 fide-2005
--- script
time 2/60:60
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
1 white claim quickplay
2 white move Rh6
3 black move Kd5
4 white move Rh5
5 black move Kd6
6 white claim quickplay
--- expect
0 started art=6.5
1000 refused claim not-last-period art=10.2
...
5000 made black d5d6
5000 pressed black
6000 quickplay-claimed white art=10.2

=== In blitz there is no such claim, in rapid there is
rules QPF-02 BLZ-02 S28
editions fide-2001 fide-2005
--- script
kind blitz
time 100
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white claim quickplay
--- expect
0 started art=6.5
5000 refused claim no-quickplay-finish art=10.2

=== Rapid games have a quickplay finish too
rules QPF-02
editions fide-2001 fide-2005 fide-2023
--- script
kind rapid
time 900
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
790 white claim quickplay
800 arbiter uphold
--- expect
0 started art=6.5|fide-2023:6.6
790000 quickplay-claimed white art=10.2|fide-2023:III.5
800000 upheld art=10.2|fide-2023:III.5
800000 ended 1/2-1/2 quickplay art=10.2|fide-2023:III.5

=== With extra time for each move the Guidelines of 2023 give no claim
rules QPF-01
editions fide-2005 fide-2023
--- script
time 60+5
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white claim quickplay
--- expect fide-2005
0 started art=6.5
5000 quickplay-claimed white art=10.2
--- expect fide-2023
0 started art=6.6
5000 refused claim no-quickplay-finish art=III.5

=== Without clocks there is no quickplay finish
rules QPF-01
editions fide-2005
--- script
time none
0 arbiter start
5 white claim quickplay
--- expect
0 started art=6.5
5000 refused claim no-clock art=10.2

=== A player may stop the clocks first and claim then
rules QPF-02 CLK-19
editions fide-2001 fide-2005 fide-2023
--- script
time 100
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white stop I want to claim a draw
9 white claim quickplay
12 arbiter reject
13 white show
--- expect fide-2001 fide-2005
0 started art=6.5
5000 stopped white I want to claim a draw art=6.13
9000 quickplay-claimed white art=10.2
12000 rejected art=10.2
12000 time-added black 120000 art=10.2
12000 restarted art=6.13
show phase=playing turn=white white=0:01:34.000 black=0:03:40.000 running=white agreed="8/8/3k4/8/8/3K4/r7/7R w - - 0 1" white-board=8/8/3k4/8/8/3K4/r7/7R black-board=8/8/3k4/8/8/3K4/r7/7R offer=white result=* reason=-
--- expect fide-2023
0 started art=6.6
5000 stopped white I want to claim a draw art=6.11
9000 quickplay-claimed white art=III.5
12000 rejected art=III.5
12000 time-added black 120000 art=III.5
12000 restarted art=6.11
show phase=playing turn=white white=0:01:34.000 black=0:03:40.000 running=white agreed="8/8/3k4/8/8/3K4/r7/7R w - - 0 1" white-board=8/8/3k4/8/8/3K4/r7/7R black-board=8/8/3k4/8/8/3K4/r7/7R offer=none result=* reason=-

=== Nothing is open, so there is nothing to rule on and nothing to postpone
rules QPF-03
editions fide-2005
--- script
time 100
0 arbiter start
5 arbiter postpone
--- expect
0 started art=6.5
5000 refused postpone nothing-to-postpone art=10.2b

=== Without an arbiter the claim ends the game, and the one it is sent to decides
rules QPF-07
editions fide-2001 fide-2005 fide-2023
--- script
arbiter absent
time 100
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white claim quickplay
6 white play Rh6
7 arbiter postpone
86400 arbiter uphold
--- expect fide-2001 fide-2005
0 started art=6.5
5000 quickplay-claimed white art=D
6000 refused play clocks-stopped art=6.13
7000 refused postpone nothing-to-postpone art=10.2b
86400000 upheld art=D
86400000 ended 1/2-1/2 quickplay art=D
--- expect fide-2023
0 started art=6.6
5000 quickplay-claimed white art=III.6
6000 refused play clocks-stopped art=6.11
7000 refused postpone nothing-to-postpone art=III.5.2
86400000 upheld art=III.6
86400000 ended 1/2-1/2 quickplay art=III.6

=== Without an arbiter a claim that is not found right has lost the game
rules QPF-07
editions fide-2001 fide-2005 fide-2023
--- script
arbiter absent
time 100
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white claim quickplay
86400 arbiter reject
--- expect
0 started art=6.5|fide-2023:6.6
5000 quickplay-claimed white art=D|fide-2023:III.6
86400000 rejected art=D|fide-2023:III.6
86400000 ended 0-1 quickplay art=D|fide-2023:III.6

=== In 2023 one may ask for five seconds a move instead
rules QPF-01
editions fide-2005 fide-2023
--- script
time 100
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
10 white claim increment
15 arbiter uphold
18 black decline
20 arbiter uphold
20 white move Rh6
30 black move Kd5
31 white claim quickplay
32 white show
--- expect fide-2005
0 started art=6.5
10000 refused claim no-quickplay-finish art=10.2
15000 refused uphold nothing-to-rule-on art=6.13
18000 refused decline no-offer art=9.1a
20000 refused uphold nothing-to-rule-on art=6.13
20000 made white h1h6
20000 pressed white
30000 made black d6d5
30000 pressed black
31000 quickplay-claimed white art=10.2
show phase=halted turn=white white=0:01:19.000 black=0:01:30.000 running=none agreed="8/8/7R/3k4/8/3K4/r7/8 w - - 2 2" white-board=8/8/7R/3k4/8/3K4/r7/8 black-board=8/8/7R/3k4/8/3K4/r7/8 offer=white result=* reason=-
--- expect fide-2023
0 started art=6.6
10000 increment-requested white art=III.4
15000 refused uphold offer-unanswered art=III.4
18000 draw-declined black said art=9.1.2
20000 upheld art=III.4
20000 increment-introduced 5000 art=III.4
20000 time-added black 120000 art=III.4
20000 restarted art=6.11
20000 made white h1h6
20000 pressed white
30000 made black d6d5
30000 pressed black
31000 refused claim no-quickplay-finish art=III.5
show phase=playing turn=white white=0:01:33.000 black=0:03:35.000 running=white agreed="8/8/7R/3k4/8/3K4/r7/8 w - - 2 2" white-board=8/8/7R/3k4/8/3K4/r7/8 black-board=8/8/7R/3k4/8/3K4/r7/8 offer=none result=* reason=-

=== The arbiter does not grant the five seconds
rules QPF-01
editions fide-2023
--- script
time 100
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
10 white claim increment
20 arbiter reject
30 white move Rh6
31 white show
--- expect
0 started art=6.6
10000 increment-requested white art=III.4
20000 rejected art=III.4
20000 restarted art=6.11
30000 made white h1h6
30000 pressed white
show phase=playing turn=black white=0:01:20.000 black=0:01:39.000 running=black agreed="8/8/3k3R/8/8/3K4/r7/8 b - - 1 1" white-board=8/8/3k3R/8/8/3K4/r7/8 black-board=8/8/3k3R/8/8/3K4/r7/8 offer=white result=* reason=-

=== Without an arbiter the opponent verifies the final position
rules QPF-07
editions fide-2001 fide-2005 fide-2023
--- script
time 60
arbiter absent
fen 4k3/8/8/8/8/8/R7/4K3 w - - 0 1
0 arbiter start
1 black verify-position
2 white claim quickplay
3 white verify-position
4 black verify-position
5 arbiter uphold
--- expect
0 started art=6.5|fide-2023:6.6
1000 refused verify-position nothing-to-verify art=D|fide-2023:III.6
2000 quickplay-claimed white art=D|fide-2023:III.6
3000 refused verify-position nothing-to-verify art=D|fide-2023:III.6
4000 position-verified black 4k3/8/8/8/8/8/R7/4K3 w - - 0 1 art=D|fide-2023:III.6
5000 upheld art=D|fide-2023:III.6
5000 ended 1/2-1/2 quickplay art=D|fide-2023:III.6

=== The two minutes of a rejected claim do not raise the opponent’s fallen flag
rules QPF-05 CLK-16
editions fide-2001 fide-2005 fide-2023 cup38
--- script
time 100
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white move Rh6
106 black move Kd5
107 white claim quickplay
108 arbiter reject
109 white claim flag
--- expect
...
105000 flag-fallen black art=6.3|fide-2023:6.4
106000 made black d6d5
106000 pressed black
107000 quickplay-claimed white art=10.2|fide-2023:III.5
108000 rejected art=10.2|fide-2023:III.5
108000 time-added black 120000 flag-stays art=10.2|fide-2023:III.5
108000 restarted art=6.13|fide-2023:6.11|cup38:§10
109000 flag-claimed white art=6.9|fide-2023:6.8
109000 ended 1-0 flag art=6.10|fide-2023:6.9

=== Nor do those that come with the five seconds of 2023
rules QPF-01 CLK-16
editions fide-2023
--- script
time 100
fen 8/8/3k4/8/8/3K4/r7/7R w - - 0 1
0 arbiter start
5 white move Rh6
106 black move Kd5
107 white claim increment
107 black decline
108 arbiter uphold
109 white claim flag
--- expect
...
108000 upheld art=III.4
108000 increment-introduced 5000 art=III.4
108000 time-added black 120000 flag-stays art=III.4
108000 restarted art=6.11
109000 flag-claimed white art=6.8
109000 ended 1-0 flag art=6.9
