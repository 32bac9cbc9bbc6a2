=== In a friendly game a turn is taken back with the answer to it, and the clocks show what they did before it
rules TCH-11
editions fide-2005
--- script
time 600
0 arbiter start
10 white move e4
25 black move e5
40 white move Nf3
60 black move Nc6
90 white take-turn-back
95 white move d4
100 white take-turn-back
101 black take-turn-back
102 black take-turn-back
103 black move c5
104 black play d5
--- expect
0 started art=6.5
10000 made white e2e4
10000 pressed white
25000 made black e7e5
25000 pressed black
40000 made white g1f3
40000 pressed white
60000 made black b8c6
60000 pressed black
90000 restored white takeback 2 590000 585000
95000 made white d2d4
95000 pressed white
100000 restored white takeback 2 590000 585000
101000 restored black takeback 1 590000 600000
102000 refused take-turn-back nothing-to-take-back art=4.6
103000 made black c7c5
103000 pressed black
104000 refused play not-your-move art=1.1

=== Before the answer only one's own move goes back, and with it a draw that was offered
rules TCH-11
editions fide-2005
--- script
time 600
0 arbiter start
1 white move e4
2 black move e5
3 white play d4
4 white offer-draw
5 white take-turn-back
6 white move Nf3
7 black accept
8 black move Nc6
--- expect
0 started art=6.5
1000 made white e2e4
1000 pressed white
2000 made black e7e5
2000 pressed black
3000 made white d2d4
4000 draw-offered white art=9.1a
5000 restored white takeback 2 599000 599000
6000 made white g1f3
6000 pressed white
7000 refused accept no-offer art=9.1a
8000 made black b8c6
8000 pressed black

=== An illegal move that was completed goes back too
rules TCH-11
editions fide-2005
--- script
time 600
illegal record
0 arbiter start
1 white move e4
2 black move e5
3 white play e4-e6
4 white press
5 black take-turn-back
6 white take-turn-back
--- expect
0 started art=6.5
1000 made white e2e4
1000 pressed white
2000 made black e7e5
2000 pressed black
3000 lifted white e4
3000 placed white white pawn e6
4000 illegal-completed white move
4000 pressed white
5000 restored black takeback 1 599000 600000
6000 restored white takeback 0 600000 600000

=== The counters and the time a move has brought go back too
rules TCH-11
editions fide-2005
--- script
time 2/60:60+5
0 arbiter start
10 white move e4
20 black move e5
30 white move d4
40 black move d5
50 white take-turn-back
60 white move Nf3
70 black move Nc6
80 white take-turn-back
--- expect
0 started art=6.5
10000 made white e2e4
10000 pressed white
20000 made black e7e5
20000 pressed black
30000 made white d2d4
30000 pressed white
40000 made black d7d5
40000 pressed black
50000 restored white takeback 2 50000 50000
60000 made white g1f3
60000 pressed white
70000 made black b8c6
70000 pressed black
80000 restored white takeback 2 50000 50000

=== A position taken back has not occurred for the count of repetitions
rules TCH-11
editions fide-2005
--- script
time none
0 arbiter start
1 white move Nf3
2 black move Nf6
3 white move Ng1
4 black move Ng8
5 white take-turn-back
6 white move Ng1
7 black move Ng8
8 white claim threefold
--- expect
0 started art=6.5
1000 made white g1f3
2000 made black g8f6
3000 made white f3g1
4000 made black f6g8
5000 restored white takeback 2 - -
6000 made white f3g1
7000 made black f6g8
8000 draw-claimed white threefold art=9.2
8000 claim-rejected white - - art=9.5b

=== What was touched for a move taken back binds nobody
rules TCH-11
editions fide-2005
--- script
time none
0 arbiter start
1 white move e4
2 black move e5
3 white lift g1
4 white take-turn-back
5 white move d4
--- expect
0 started art=6.5
1000 made white e2e4
2000 made black e7e5
3000 lifted white g1
4000 restored white takeback 0 - -
5000 made white d2d4

=== In a game without help a move that is made stands
rules TCH-11
editions fide-2005
--- script
time none
fair-play on
0 arbiter start
1 white move e4
2 white take-turn-back
--- expect
0 started art=6.5
1000 made white e2e4
2000 refused take-turn-back played-without-help art=4.6

=== On two boards a move that is announced stands
rules TCH-11
editions fide-2005
--- script
time none
white blind
black blind
boards two
0 arbiter start
1 white move e4
2 white take-turn-back
--- expect
0 started art=6.5
1000 lifted white e2
1000 placed white white pawn e4
1000 said white e2e4 Eva vier
1000 made white e2e4
1000 repeated black e2e4 Eva vier art=F.2.1
1000 executed black black e2e4 art=F.2.1
2000 refused take-turn-back move-stands art=4.6

=== Before the start and after the end nothing is taken back
rules TCH-11
editions fide-2005
--- script
time none
0 white take-turn-back
1 arbiter start
2 white take-turn-back
3 white move e4
4 white resign
5 white take-turn-back
--- expect
0 refused take-turn-back not-started art=6.5
1000 started art=6.5
2000 refused take-turn-back nothing-to-take-back art=4.6
3000 made white e2e4
4000 resigned white art=5.1b
4000 ended 0-1 resignation art=5.1b
5000 refused take-turn-back game-over art=5

=== A flag that had fallen by then stays down when a turn is taken back
rules TCH-11 CLK-15
editions fide-2005
--- script
time 60+2
0 arbiter start
5 white move e4
68 arbiter add-time black 60
70 black move e5
72 white move d4
74 black move c5
75 black take-turn-back
76 white claim flag
--- expect
...
75000 restored black takeback 3 59000 60000 flag-stays
...
