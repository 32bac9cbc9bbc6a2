=== The arbiter adds time to a clock and takes it off, running or not
rules CLK-20 ARB-02 ARB-03
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
time 300
0 arbiter start
20 arbiter add-time white 0:02:00
20 arbiter add-time black -90
20 arbiter show
--- expect
0 started art=6.5|fide-2023:6.6
20000 time-added white 120000 art=13.5|fide-2023:12.5
20000 time-added black -90000 art=13.4|cup38:§14|fide-2023:12.9
show phase=playing turn=white white=0:06:40.000 black=0:03:30.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-

=== After an outside disturbance both sides may get time
rules ARB-03
editions fide-2001 fide-2005
--- script
time 300
0 arbiter start
30 arbiter stop the fire alarm
600 arbiter add-time white 60
600 arbiter add-time black 60
601 arbiter restart
601 arbiter show
--- expect
0 started art=6.5
30000 stopped arbiter the fire alarm art=6.13
600000 time-added white 60000 art=13.5
600000 time-added black 60000 art=13.5
601000 restarted art=6.13
show phase=playing turn=white white=0:05:30.000 black=0:06:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-

=== The arbiter sets a clock that showed something wrong
rules CLK-17 CLK-20
editions fide-2001 fide-2005 cup38 fide-2023
--- script
time 5400
0 arbiter start
100 arbiter stop the clock is broken
200 arbiter set-clock white 1:21:40
200 arbiter set-clock black 1:25:10.5
300 arbiter restart
301 arbiter show
--- expect
0 started art=6.5|fide-2023:6.6
100000 stopped arbiter the clock is broken art=6.13|cup38:§10|fide-2023:6.11
200000 clock-set white 4900000 art=6.14|cup38:§11|fide-2023:7.1
200000 clock-set black 5110500 art=6.14|cup38:§11|fide-2023:7.1
300000 restarted art=6.13|cup38:§10|fide-2023:6.11
show phase=playing turn=white white=1:21:39.000 black=1:25:10.500 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-

=== Time that is taken away to nothing makes the flag fall
rules CLK-01 CLK-20 ARB-02
editions fide-2005
--- script
time 300
0 arbiter start
10 arbiter add-time white -1:00:00
10 black claim flag
--- expect
0 started art=6.5
10000 time-added white -3600000 art=13.4
10000 flag-fallen white art=6.3
10000 flag-claimed black art=6.9
10000 ended 0-1 flag art=6.10

=== A flag that nobody has claimed is up again when the arbiter gives the clock time
rules CLK-15 CLK-20
editions fide-2005
--- script
time 60
0 arbiter start
60 arbiter set-clock white 30
61 black claim flag
90 black claim flag
--- expect
0 started art=6.5
60000 flag-fallen white art=6.3
60000 clock-set white 30000 art=6.14
61000 refused claim flag-not-fallen art=6.9
90000 flag-fallen white art=6.3
90000 flag-claimed black art=6.9
90000 ended 0-1 flag art=6.10

=== Of two fallen flags the one left down has fallen first
rules CLK-18 CLK-20
editions fide-2005
--- script
time 60
0 arbiter start
70 white move e4
140 arbiter set-clock white 30
141 white claim flag
--- expect
0 started art=6.5
60000 flag-fallen white art=6.3
70000 made white e2e4
70000 pressed white
130000 flag-fallen black art=6.3
140000 clock-set white 30000 art=6.14
141000 flag-claimed white art=6.9
141000 ended 1-0 flag art=6.10

=== The arbiter puts the move counter right, and the control is reached in time
rules CLK-20 CLK-02 CLK-05
editions fide-2001 fide-2005 cup38 fide-2023
--- script
time 40/600:300
0 arbiter start
10 white move e4
10 black move e5
20 arbiter set-moves white 39
30 white move Nf3
30 black show
--- expect
...
20000 moves-set white 39 art=6.14|cup38:§11|fide-2023:7.1
30000 made white g1f3
30000 pressed white
show phase=playing turn=black white=0:14:30.000 black=0:10:00.000 running=black agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R offer=none result=* reason=-

=== A counter set beyond a control counts the next one out from there
rules CLK-20 CLK-02 CLK-03
editions fide-2005
--- script
time 2/60:3/60:60
0 arbiter start
0 arbiter set-moves white 4
10 white move e4
10 black show
--- expect
0 started art=6.5
0 moves-set white 4 art=6.14
0 clock-set white 120000 art=6.14
10000 made white e2e4
10000 pressed white
show phase=playing turn=black white=0:02:50.000 black=0:01:00.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== Without clocks there is nothing to set
rules CLK-20
editions fide-2001 fide-2005 cup38 fide-2023
--- script
time none
0 arbiter start
1 arbiter add-time white 60
2 arbiter set-clock white 60
3 arbiter set-moves white 5
--- expect fide-2001 fide-2005
0 started art=6.5
1000 refused add-time no-clock art=6.14
2000 refused set-clock no-clock art=6.14
3000 refused set-moves no-clock art=6.14
--- expect cup38
0 started art=6.5
1000 refused add-time no-clock art=§11
2000 refused set-clock no-clock art=§11
3000 refused set-moves no-clock art=§11
--- expect fide-2023
0 started art=6.6
1000 refused add-time no-clock art=7.1
2000 refused set-clock no-clock art=7.1
3000 refused set-moves no-clock art=7.1

=== The arbiter declares a game lost
rules ARB-02 CON-07 PTS-01
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
time 300
0 arbiter start
5 arbiter loss white
5 arbiter points
6 white move e4
--- expect fide-2001 fide-2005 fide-2009x fide-2023
0 started art=6.5|fide-2023:6.6
5000 ended 0-1 arbiter art=13.3|fide-2023:12.3
points white=0 black=1
6000 refused move game-over art=5
--- expect cup38
0 started art=6.5
5000 ended 0-1 arbiter art=§14
points white=0 black=1
6000 refused move game-over art=§8

=== Both sides may be declared to have lost
rules CON-07 PTS-01
editions fide-2001 fide-2005 fide-2023
--- script
time 300
0 arbiter start
5 arbiter loss both
5 arbiter points
--- expect
0 started art=6.5|fide-2023:6.6
5000 ended 0-0 arbiter art=13.3|fide-2023:12.3
points white=0 black=0

=== The arbiter declares a draw
rules ARB-01 PTS-01
editions fide-2005
--- script
time 300
0 arbiter start
5 arbiter stop neither will play on
6 arbiter draw
6 arbiter points
--- expect
0 started art=6.5
5000 stopped arbiter neither will play on art=6.13
6000 ended 1/2-1/2 arbiter art=13.3
points white=1/2 black=1/2

=== The arbiter decides nothing before the start and nothing twice
rules ARB-01
editions fide-2005
--- script
time 300
0 arbiter loss white
0 arbiter warn white
0 arbiter add-time white 60
0 arbiter expel black
1 arbiter start
2 arbiter draw
3 arbiter loss black
4 arbiter warn black
5 arbiter add-time black 60
--- expect
0 refused loss not-started art=6.5
0 refused warn not-started art=6.5
0 refused add-time not-started art=6.5
0 refused expel not-started art=6.5
1000 started art=6.5
2000 ended 1/2-1/2 arbiter art=13.3
3000 refused loss game-over art=5
4000 refused warn game-over art=5
5000 refused add-time game-over art=5

=== Who is set to the moves of a period is given the next one’s time
rules CLK-20 CLK-05
editions fide-2001 fide-2005 fide-2023
--- script
time 4/600:300
0 arbiter start
1 white move e4
2 black move e5
100 arbiter set-moves white 4
101 arbiter show
102 arbiter set-moves white 3
103 arbiter show
--- expect
0 started art=6.5|fide-2023:6.6
1000 made white e2e4
1000 pressed white
2000 made black e7e5
2000 pressed black
100000 moves-set white 4 art=6.14|fide-2023:7.1
100000 clock-set white 801000 art=6.14|fide-2023:7.1
show phase=playing turn=white white=0:13:20.000 black=0:09:59.000 running=white agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
102000 moves-set white 3 art=6.14|fide-2023:7.1
102000 clock-set white 499000 art=6.14|fide-2023:7.1
show phase=playing turn=white white=0:08:18.000 black=0:09:59.000 running=white agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
