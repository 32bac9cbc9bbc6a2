=== Both are away at the start: White's time runs until he comes, then Black's
rules CLK-07 CLK-08 CLK-09 S14
editions fide-2001 fide-2005 fide-2009x
--- script
time 5400
absent white black
0 arbiter start
0:20:00 arbiter arrive white
0:20:00 white play e4
0:21:00 white press
0:50:00 arbiter arrive black
0:50:00 black show
--- expect
0 started art=6.5
1200000 arrived white art=6.6
1200000 made white e2e4
1260000 pressed white
3000000 arrived black art=6.7
show phase=playing turn=black white=1:09:00.000 black=1:01:00.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== Both are away for more than the default time: both lose, by time alone
rules CLK-08 CLK-09 C38-02 PTS-01 S14
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
time 5400
absent white black
0 arbiter start
1:00:01 arbiter show
1:10:00 arbiter arrive white
--- expect fide-2001 fide-2005 fide-2009x
0 started art=6.5
3600001 ended 0-0 default art=6.7
show phase=over turn=white white=0:29:59.999 black=1:30:00.000 running=none agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=0-0 reason=default
4200000 refused arrive game-over art=5
--- expect cup38
0 started art=6.5
900001 ended 0-0 default art=§13
show phase=over turn=white white=1:14:59.999 black=1:30:00.000 running=none agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=0-0 reason=default
4200000 refused arrive game-over art=§8
--- expect fide-2023
0 started art=6.6
1 ended 0-0 default art=6.7.1
show phase=over turn=white white=1:29:59.999 black=1:30:00.000 running=none agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=0-0 reason=default
4200000 refused arrive game-over art=5

=== Whoever comes at the last moment plays, a second later he has lost
rules CLK-09 C38-02 S15
editions fide-2001 fide-2005 fide-2009x cup38
--- script
time 7200
0 arbiter start
0:15:00 arbiter arrive white
0:15:01 arbiter arrive black
--- expect fide-2001 fide-2005 fide-2009x
0 started art=6.5
900000 arrived white art=6.7
901000 arrived black art=6.7
--- expect cup38
0 started art=6.5
900000 arrived white art=§13
901000 arrived black art=§13
901000 ended 1-0 default art=§13

=== An hour is not too long, an hour and a second is
rules CLK-09 S15
editions fide-2001 fide-2005 fide-2009x
--- script
time 7200
0 arbiter start
1:00:00 arbiter arrive white
1:00:01 arbiter arrive black
--- expect
0 started art=6.5
3600000 arrived white art=6.7
3601000 arrived black art=6.7
3601000 ended 1-0 default art=6.7

=== The default time is over one millisecond after its last
rules CLK-09 S15
editions fide-2005 cup38
--- script
time 7200
absent black
0 arbiter start
5 white move e4
0:15:00 white show
1:00:00 white show
1:00:00.001 white show
--- expect fide-2005
0 started art=6.5
5000 made white e2e4
5000 pressed white
show phase=playing turn=black white=1:59:55.000 black=1:45:05.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
show phase=playing turn=black white=1:59:55.000 black=1:00:05.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
3600001 ended 1-0 default art=6.7
show phase=over turn=black white=1:59:55.000 black=1:00:04.999 running=none agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=1-0 reason=default
--- expect cup38
0 started art=6.5
5000 made white e2e4
5000 pressed white
show phase=playing turn=black white=1:59:55.000 black=1:45:05.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
900001 ended 1-0 default art=§13
show phase=over turn=black white=1:59:55.000 black=1:45:04.999 running=none agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=1-0 reason=default
show phase=over turn=black white=1:59:55.000 black=1:45:04.999 running=none agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=1-0 reason=default

=== In 2023 whoever is not there at the start has lost, unless the event says otherwise
rules CLK-09
editions fide-2023
--- script
time 5400
0 arbiter start
0 arbiter arrive white
0.001 arbiter arrive black
--- expect
0 started art=6.6
0 arrived white art=6.7.1
1 arrived black art=6.7.1
1 ended 1-0 default art=6.7.1

=== Who comes too late after the other had lost by that: the arbiter makes it a loss for both
rules CLK-09 C38-02 PTS-01 S14
editions cup38
--- script
time 5400
0 arbiter start
0:20:00 arbiter arrive white
0:20:00 white play e4
0:50:00 arbiter arrive black
0:50:00 arbiter loss both
0:50:00 black show
--- expect
0 started art=6.5
1200000 arrived white art=§13
1200000 ended 0-1 default art=§13
1200000 refused play game-over art=§8
3000000 arrived black art=§13
3000000 ended 0-0 default art=§13
show phase=over turn=white white=1:10:00.000 black=1:30:00.000 running=none agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=0-0 reason=default

=== Who was there when the other lost by default keeps his point
rules CLK-09
editions fide-2005
--- script
time 5400
absent white
0 arbiter start
0:10:00 arbiter arrive black
1:00:01 arbiter arrive black
1:00:02 arbiter arrive white
--- expect
0 started art=6.5
600000 arrived black art=6.7
3600001 ended 0-1 default art=6.7
3601000 refused arrive already-there art=6.7
3602000 refused arrive game-over art=5

=== Whoever has moved cannot arrive any more
rules CLK-09
editions fide-2001 fide-2005 cup38 fide-2023
--- script
time 5400
0 arbiter start
5 white move e4
10 arbiter arrive white
--- expect fide-2001 fide-2005
...
5000 pressed white
10000 refused arrive already-there art=6.7
--- expect cup38
...
5000 pressed white
10000 refused arrive already-there art=§13
--- expect fide-2023
...
5000 pressed white
10000 refused arrive already-there art=6.7.1

=== A side that is away does not move
rules CLK-08 CLK-09
editions fide-2005 cup38
--- script
time 5400
absent white
0 arbiter start
5 white move e4
6 arbiter arrive white
7 white move e4
--- expect fide-2005
0 started art=6.5
5000 refused move not-arrived art=6.7
6000 arrived white art=6.7
7000 made white e2e4
7000 pressed white
--- expect cup38
0 started art=6.5
5000 refused move not-arrived art=§13
6000 arrived white art=§13
7000 made white e2e4
7000 pressed white

=== Who is there before the start is there
rules CLK-09 CLK-10
editions fide-2005
--- script
time 5400
absent white black
0 arbiter arrive white
0 arbiter arrive black
1 arbiter start
5 white move e4
4000 black show
--- expect
0 arrived white art=6.6
0 arrived black art=6.7
1000 started art=6.5
5000 made white e2e4
5000 pressed white
show phase=playing turn=black white=1:29:56.000 black=0:23:25.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== The default time counts from the start, not from when the table was laid
rules CLK-07 CLK-09
editions fide-2005
--- script
time 7200
600 arbiter start
4200 arbiter arrive white
4200.001 arbiter arrive black
--- expect
600000 started art=6.5
4200000 arrived white art=6.7
4200001 arrived black art=6.7
4200001 ended 1-0 default art=6.7

=== White's time may be used up before he is too late; the flag alone ends nothing
rules CLK-08 CLK-09 CLK-01
editions fide-2005
--- script
time 1800
absent white black
0 arbiter start
0:31:00 arbiter arrive black
0:32:00 black claim flag
--- expect
0 started art=6.5
1800000 flag-fallen white art=6.3
1860000 arrived black art=6.6
1920000 flag-claimed black art=6.9
1920000 ended 0-1 flag art=6.10

=== A flag and the default time pass in the order of their time
rules CLK-08 CLK-09 CLK-01
editions fide-2005 cup38
--- script
time 1800
absent white black
0 arbiter start
2:00:00 arbiter show
--- expect fide-2005
0 started art=6.5
1800000 flag-fallen white art=6.3
3600001 ended 0-0 default art=6.7
show phase=over turn=white white=0:00:00.000 black=0:30:00.000 running=none agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=0-0 reason=default
--- expect cup38
0 started art=6.5
900001 ended 0-0 default art=§13
show phase=over turn=white white=0:14:59.999 black=0:30:00.000 running=none agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=0-0 reason=default

=== While the arbiter has the clocks stopped nobody comes too late
rules CLK-09 CLK-19 C38-02
editions fide-2005 cup38
--- script
time 7200
absent black
0 arbiter start
5 white move e4
6 arbiter stop the lights are out
1:59:00 arbiter restart
2:00:00 arbiter stop the lights are out again
2:10:00 arbiter restart
2:24:54 arbiter arrive black
2:25:00 black move e5
--- expect fide-2005
0 started art=6.5
5000 made white e2e4
5000 pressed white
6000 stopped arbiter the lights are out art=6.13
7140000 restarted art=6.13
7200000 stopped arbiter the lights are out again art=6.13
7800000 restarted art=6.13
8694000 arrived black art=6.7
8700000 made black e7e5
8700000 pressed black
--- expect cup38
0 started art=6.5
5000 made white e2e4
5000 pressed white
6000 stopped arbiter the lights are out art=§10
7140000 restarted art=§10
7200000 stopped arbiter the lights are out again art=§10
7800000 restarted art=§10
8634001 ended 1-0 default art=§13
8694000 refused arrive game-over art=§8
8700000 refused move game-over art=§8

=== Clocks that a player has stopped keep no default time from passing
rules CLK-09 CLK-19
editions fide-2005
--- script
time 7200
absent black
0 arbiter start
5 white move e4
6 white stop my opponent is not here
2:00:00 arbiter restart
--- expect
0 started art=6.5
5000 made white e2e4
5000 pressed white
6000 stopped white my opponent is not here art=6.13
3600001 ended 1-0 default art=6.7
7200000 refused restart game-over art=5

=== Who has done something at the board is there
rules CLK-09
editions fide-2001 fide-2005 cup38 fide-2023
--- script
time 7200
0 arbiter start
5 white offer-draw
6 black decline
7 black stop the board wobbles
8 arbiter arrive white
9 arbiter arrive black
--- expect fide-2001 fide-2005
...
8000 refused arrive already-there art=6.7
9000 refused arrive already-there art=6.7
--- expect cup38
...
8000 refused arrive already-there art=§13
9000 refused arrive already-there art=§13
--- expect fide-2023
...
8000 refused arrive already-there art=6.7.1
9000 refused arrive already-there art=6.7.1

=== Who is not there does nothing at the board, but may resign from afar
rules CLK-08 CLK-09 END-02
editions fide-2005 cup38
--- script
time 7200
absent white
absent black
0 arbiter start
1 white lift e2
2 white offer-draw
3 black stop nobody is here
4 white claim flag
5 white write e4
6 black report touch e2
7 arbiter arrive black
8 white resign
--- expect fide-2005
0 started art=6.5
1000 refused lift not-arrived art=6.7
2000 refused offer-draw not-arrived art=6.7
3000 refused stop not-arrived art=6.7
4000 refused claim not-arrived art=6.7
5000 refused write not-arrived art=6.7
6000 refused report not-arrived art=6.7
7000 arrived black art=6.6
8000 resigned white art=5.1b
8000 ended 0-1 resignation art=5.1b
--- expect cup38
0 started art=6.5
1000 refused lift not-arrived art=§13
2000 refused offer-draw not-arrived art=§13
3000 refused stop not-arrived art=§13
4000 refused claim not-arrived art=§13
5000 refused write not-arrived art=§13
6000 refused report not-arrived art=§13
7000 arrived black art=§13
8000 resigned white art=§8
8000 ended 0-1 resignation art=§8

=== A game lost by default is lost by both only when the arbiter says so
rules CLK-09 ARB-01
editions fide-2005
--- script
time 7200
absent black
0 arbiter start
7100 arbiter arrive white
7101 arbiter points
7102 arbiter loss white
7103 arbiter loss both
7104 arbiter loss both
7105 arbiter points
--- expect
0 started art=6.5
3600001 ended 1-0 default art=6.7
7100000 arrived white art=6.7
points white=1 black=0
7102000 refused loss game-over art=5
7103000 ended 0-0 default art=6.7
7104000 refused loss game-over art=5
points white=0 black=0

=== A default time of the event’s own
rules CLK-09
editions fide-2005 cup38 fide-2023
--- script
time 7200
absent black
default 1800
0 arbiter start
1800 white show
1801 white show
--- expect
0 started art=6.5|fide-2023:6.6
show phase=playing turn=white white=1:30:00.000 black=2:00:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
1800001 ended 1-0 default art=6.7|cup38:§13|fide-2023:6.7.1
show phase=over turn=white white=1:29:59.999 black=2:00:00.000 running=none agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=1-0 reason=default
