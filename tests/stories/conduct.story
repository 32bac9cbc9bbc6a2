=== A win is a point, a draw is half a point each
rules PTS-01
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
time 300
0 arbiter start
0 arbiter points
5 white move e4
6 black move e5
7 white offer-draw
8 black accept
8 arbiter points
--- expect
0 started art=6.5|fide-2023:6.6
points white=- black=-
5000 made white e2e4
5000 pressed white
6000 made black e7e5
6000 pressed black
7000 draw-offered white art=9.1a|fide-2023:9.1.2
8000 draw-accepted black art=5.2c|cup38:§8|fide-2023:5.2.3
8000 ended 1/2-1/2 agreement art=5.2c|cup38:§8|fide-2023:5.2.3
points white=1/2 black=1/2

=== Two warnings lose the game in the cup, whatever they were for
rules C38-03 C38-05 C38-06 ARB-02
editions cup38
--- script
time 300
0 arbiter start
10 arbiter warn white   # a telephone
20 arbiter warn black   # watching another game
30 arbiter warn white   # notes
31 arbiter points
--- expect
0 started art=6.5
10000 warned white art=§14
20000 warned black art=§14
30000 warned white art=§14
30000 ended 0-1 warnings art=§15
points white=0 black=1

=== FIDE's Laws count warnings, but no number of them loses by itself
rules ARB-02 CON-05
editions fide-2001 fide-2005 fide-2009x fide-2023
--- script
time 300
0 arbiter start
1 arbiter warn white
2 arbiter warn white
3 arbiter warn white
4 white move e4
--- expect
0 started art=6.5|fide-2023:6.6
1000 warned white art=13.4|fide-2023:12.9
2000 warned white art=13.4|fide-2023:12.9
3000 warned white art=13.4|fide-2023:12.9
4000 made white e2e4
4000 pressed white

=== A warning may be given while the clocks stand
rules ARB-02 C38-03
editions cup38
--- script
time 300
0 arbiter start
1 arbiter warn black
5 arbiter stop a telephone rings
6 arbiter warn black
--- expect
0 started art=6.5
1000 warned black art=§14
5000 stopped arbiter a telephone rings art=§10
6000 warned black art=§14
6000 ended 1-0 warnings art=§15

=== Distraction costs time, given to the opponent or taken from the offender; when repeated, the game
rules C38-07 CON-05 ARB-02
editions cup38 fide-2005
--- script
time 300
0 arbiter start
5 arbiter offence white distraction
10 arbiter add-time black 60
20 arbiter add-time white -30
20 arbiter show
30 arbiter loss white
--- expect
0 started art=6.5
5000 offence-found white distraction art=§13|fide-2005:12.6
10000 time-added black 60000 art=§14|fide-2005:13.4
20000 time-added white -30000 art=§14|fide-2005:13.4
show phase=playing turn=white white=0:04:10.000 black=0:06:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
30000 ended 0-1 arbiter art=§14|fide-2005:13.3

=== FIDE's arbiter may take points off and put them on once the game is over
rules ARB-02 PTS-01
editions fide-2001 fide-2005 fide-2009x
--- script
time 300
0 arbiter start
1 arbiter set-points white 0
2 white resign
3 arbiter set-points black 1/2
4 arbiter set-points white 1
5 arbiter points
--- expect
0 started art=6.5
1000 refused set-points not-over art=11.1
2000 resigned white art=5.1b
2000 ended 0-1 resignation art=5.1b
3000 points-set black 1/2 art=11.1
4000 points-set white 1 art=11.1
points white=1 black=1/2

=== The arbiter of the cup may not touch points, but after declaring a loss he decides what the opponent scores
rules ARB-02 CON-07 PTS-01
editions cup38
--- script
time 300
0 arbiter start
1 arbiter loss white
2 arbiter set-points white 1/2
3 arbiter set-points black 1/2
4 arbiter points
--- expect
0 started art=6.5
1000 ended 0-1 arbiter art=§14
2000 refused set-points penalty-not-offered art=§14
3000 points-set black 1/2 art=11.1
points white=0 black=1/2

=== After a resignation the arbiter of the cup changes no points
rules ARB-02 PTS-01
editions cup38
--- script
time 300
0 arbiter start
1 white resign
2 arbiter set-points black 0
--- expect
0 started art=6.5
1000 resigned white art=§8
1000 ended 0-1 resignation art=§8
2000 refused set-points penalty-not-offered art=§14

=== There are fines in 2023 only, and exclusion from rounds in 2023 and the cup
rules ARB-02 C38-10
editions fide-2001 fide-2005 cup38 fide-2023
--- script
time 300
0 arbiter start
1 arbiter fine white
2 arbiter exclude white
3 white move e4
--- expect fide-2001 fide-2005
0 started art=6.5
1000 refused fine penalty-not-offered art=13.4
2000 refused exclude penalty-not-offered art=13.4
3000 made white e2e4
3000 pressed white
--- expect cup38
0 started art=6.5
1000 refused fine penalty-not-offered art=§14
2000 punished white round-exclusion art=§14
3000 made white e2e4
3000 pressed white
--- expect fide-2023
0 started art=6.6
1000 punished white fine art=12.9
2000 punished white round-exclusion art=12.9
3000 made white e2e4
3000 pressed white

=== Whoever is expelled loses the game he is playing
rules ARB-02 CON-07
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
time 300
0 arbiter start
1 arbiter expel black
--- expect
0 started art=6.5|fide-2023:6.6
1000 punished black expulsion art=13.4|cup38:§14|fide-2023:12.9
1000 ended 1-0 arbiter art=13.3|cup38:§14|fide-2023:12.3

=== Whoever is expelled after his game keeps its result
rules ARB-02 CON-04
editions fide-2005
--- script
time 300
0 arbiter start
1 white resign
2 arbiter expel black
2 arbiter points
--- expect
0 started art=6.5
1000 resigned white art=5.1b
1000 ended 0-1 resignation art=5.1b
2000 punished black expulsion art=13.4
points white=0 black=1

=== An expulsion for clocks stopped without reason ends the game as well
rules CLK-19 ARB-02
editions fide-2005
--- script
time 300
0 arbiter start
5 white stop to shout
6 arbiter reject
7 arbiter expel white
8 arbiter restart
--- expect
0 started art=6.5
5000 stopped white to shout art=6.13
6000 rejected art=6.13d
7000 punished white expulsion art=13.4
7000 ended 0-1 arbiter art=13.3
8000 refused restart game-over art=5

=== A telephone that rings loses the game in 2005, and brings a warning in the cup
rules CON-06 C38-03 C38-05 ARB-02
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
time 300
0 arbiter start
1 arbiter phone white
2 arbiter points
3 arbiter phone white
--- expect fide-2001
0 started art=6.5
1000 refused phone penalty-not-offered art=13.4
points white=- black=-
3000 refused phone penalty-not-offered art=13.4
--- expect fide-2005 fide-2009x fide-2023
0 started art=6.5|fide-2023:6.6
1000 device-found white art=12.2b|fide-2023:11.3.2
1000 ended 0-1 device art=12.2b|fide-2023:11.3.2
points white=0 black=1
3000 refused phone game-over art=5
--- expect cup38
0 started art=6.5
1000 device-found white art=§15
1000 warned white device art=§15
points white=- black=-
3000 device-found white art=§15
3000 warned white device art=§15
3000 ended 0-1 warnings art=§15

=== When a telephone has lost the game, the arbiter says what the opponent scores
rules CON-06 CON-07 PTS-01
editions fide-2005 fide-2023
--- script
time 300
0 arbiter start
1 arbiter phone black
2 arbiter set-points white 1/2
2 arbiter points
--- expect
0 started art=6.5|fide-2023:6.6
1000 device-found black art=12.2b|fide-2023:11.3.2
1000 ended 1-0 device art=12.2b|fide-2023:11.3.2
2000 points-set white 1/2 art=11.1|fide-2023:10.1
points white=1/2 black=0

=== A smartwatch after a warning for something else loses in the cup
rules C38-03 C38-05 S18
editions cup38
--- script
time 300
0 arbiter start
1 arbiter warn white
2 arbiter phone white
--- expect
0 started art=6.5
1000 warned white art=§14
2000 device-found white art=§15
2000 warned white device art=§15
2000 ended 0-1 warnings art=§15

=== A wrong claim costs no time in the cup until the arbiter says how much; the second one loses
rules C38-07 DRW-11 CON-05
editions cup38
--- script
time 300
0 arbiter start
10 white claim threefold
10 arbiter add-time black 30
20 white move e4
30 black claim threefold
40 black move e5
50 white claim threefold
--- expect
0 started art=6.5
10000 draw-claimed white threefold art=§9
10000 claim-rejected white 290000 300000 art=§13
10000 time-added black 30000 art=§13
20000 made white e2e4
20000 pressed white
30000 draw-claimed black threefold art=§9
30000 claim-rejected black 320000 280000 art=§13
40000 draw-declined black by-moving art=9.1a
40000 made black e7e5
40000 pressed black
50000 draw-claimed white threefold art=§9
50000 claim-rejected white 270000 310000 art=§13
50000 ended 0-1 wrong-claims art=§13

=== Without an arbiter nobody punishes and nobody decides
rules ARB-01 ARB-02
editions fide-2005
--- script
time 600
arbiter absent
0 arbiter start
1 arbiter warn white
2 arbiter loss white
3 arbiter draw
4 arbiter add-time white 60
5 arbiter phone white
6 arbiter expel white
7 arbiter claim flag
8 arbiter report touch e2
9 arbiter illegal white
10 arbiter offence white distraction
11 arbiter irregular men
12 arbiter lost-position 0
13 arbiter flag-order-unknown
14 arbiter overstepping-unproved white
--- expect
0 started art=6.5
1000 refused warn no-arbiter art=13.4
2000 refused loss no-arbiter art=13.3
3000 refused draw no-arbiter art=13.3
4000 refused add-time no-arbiter art=13.4
5000 refused phone no-arbiter art=13.4
6000 refused expel no-arbiter art=13.4
7000 refused claim no-arbiter art=6.9
8000 refused report no-arbiter art=4.3
9000 refused illegal no-arbiter art=7.4a
10000 refused offence no-arbiter art=13.4
11000 refused irregular no-arbiter art=13.3
12000 refused lost-position no-arbiter art=7.4a
13000 refused flag-order-unknown no-arbiter art=6.12
14000 refused overstepping-unproved no-arbiter art=8.6

=== Both sides together never score the whole point twice
rules PTS-01 ARB-02
editions fide-2005
--- script
time 600
0 arbiter start
1 white resign
2 arbiter set-points white 1
3 arbiter set-points black 1/2
4 arbiter set-points white 1
5 arbiter points
--- expect
0 started art=6.5
1000 resigned white art=5.1b
1000 ended 0-1 resignation art=5.1b
2000 refused set-points more-than-the-game art=13.4
3000 points-set black 1/2 art=11.1
4000 points-set white 1 art=11.1
points white=1 black=1/2

=== In the cup the second distraction loses
rules C38-07 CON-05
editions cup38
--- script
time 600
0 arbiter start
1 arbiter offence white distraction
2 arbiter add-time black 60
3 arbiter offence white distraction
--- expect
0 started art=6.5
1000 offence-found white distraction art=§13
2000 time-added black 60000 art=§14
3000 offence-found white distraction art=§13
3000 ended 0-1 arbiter art=§13

=== Leaving the hall, advice and absences are found by name
rules CON-02 CON-04 C38-08 C38-10
editions cup38 fide-2001 fide-2005 fide-2023
--- script
time 600
0 arbiter start
1 arbiter offence white left-hall
2 arbiter offence black advice
3 arbiter offence black absence
4 arbiter offence black distraction
5 arbiter offence black distraction
--- expect cup38
0 started art=6.5
1000 offence-found white left-hall art=§13
2000 offence-found black advice art=§13
2000 warned black advice art=§13
3000 offence-found black absence art=§15
4000 offence-found black distraction art=§13
5000 offence-found black distraction art=§13
5000 ended 1-0 arbiter art=§13
--- expect fide-2001 fide-2005 fide-2023
0 started art=6.5|fide-2023:6.6
1000 offence-found white left-hall art=12.4|fide-2005:12.5|fide-2023:11.2.3
2000 offence-found black advice art=12.2|fide-2005:12.2a|fide-2023:11.3.1
3000 refused offence penalty-not-offered art=13.4|fide-2023:12.9
4000 offence-found black distraction art=12.5|fide-2005:12.6|fide-2023:11.5
5000 offence-found black distraction art=12.5|fide-2005:12.6|fide-2023:11.5

=== In the cup notes and advice bring a warning, and the second warning loses
rules CON-02 C38-06 C38-03
editions cup38
--- script
time 600
0 arbiter start
1 arbiter offence white advice
2 arbiter phone white
--- expect
0 started art=6.5
1000 offence-found white advice art=§13
1000 warned white advice art=§13
2000 device-found white art=§15
2000 warned white device art=§15
2000 ended 0-1 warnings art=§15
