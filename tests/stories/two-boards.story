=== A blind player lifts, places, announces, and his assistant presses; the other repeats, carries out and thinks
rules BLD-02 BLD-04 BLD-07 BLD-08 BLD-09 BLD-10 BLD-17 BLD-20 S35 D01 D02 D05 D07 D09 D11 D12 D13 D15
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
time 300
white blind
black blind
boards two
assistant white
0 arbiter start
0 white lift g1
4 white place f3
5 white press
6 white say Springer Felix drei
7 white-assistant press
7 white show
9 black repeat Springer Felix drei
9 black execute
9 black show
--- expect fide-2001 fide-2005 fide-2009x cup38
0 started art=6.5
0 lifted white g1
4000 placed white white knight f3
5000 refused press not-announced art=F.2.3
6000 said white g1f3 Springer Felix drei
6000 made white g1f3
7000 pressed white
show phase=playing turn=black white=0:04:53.000 black=0:05:00.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
9000 repeated black g1f3 Springer Felix drei art=F.2.1
9000 executed black black g1f3 art=F.2.1
show phase=playing turn=black white=0:04:53.000 black=0:04:58.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R black-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R offer=none result=* reason=-
--- expect fide-2023
0 started art=6.6
0 lifted white g1
4000 placed white white knight f3
5000 refused press not-announced art=D.2.3
6000 said white g1f3 Springer Felix drei
6000 made white g1f3
7000 pressed white
show phase=playing turn=black white=0:04:53.000 black=0:05:00.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
9000 repeated black g1f3 Springer Felix drei art=D.2.1
9000 executed black black g1f3 art=D.2.1
show phase=playing turn=black white=0:04:53.000 black=0:04:58.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R black-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R offer=none result=* reason=-

=== The sighted side moves by the ordinary rules, but announces before it presses
rules BLD-11 BLD-04 BLD-10 BLD-18 D16 D17 D18 D19 D20 D22
editions fide-2001 fide-2005 fide-2023
--- script
time 300
white sighted
black blind
boards two
0 arbiter start
2 white lift e2
3 white place e4
4 white press
5 white say Eva vier
6 white press
7 black lift e7
8 black repeat Eva vier
9 black lift e7
10 black execute
11 black lift e7
12 black place e5
13 black say Eva fünf
14 black press
15 white show
--- expect fide-2001 fide-2005
0 started art=6.5
2000 lifted white e2
3000 placed white white pawn e4
3000 made white e2e4
4000 refused press not-announced art=F.2.1
5000 said white e2e4 Eva vier
6000 pressed white
7000 refused lift repeat-first art=F.2.1
8000 repeated black e2e4 Eva vier art=F.2.1
9000 refused lift execute-first art=F.2.1
10000 executed black black e2e4 art=F.2.1
11000 lifted black e7
12000 placed black black pawn e5
13000 said black e7e5 Eva fünf
13000 made black e7e5
14000 pressed black
show phase=playing turn=white white=0:04:53.000 black=0:04:52.000 running=white agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
--- expect fide-2023
0 started art=6.6
2000 lifted white e2
3000 placed white white pawn e4
3000 made white e2e4
4000 refused press not-announced art=D.2.1
5000 said white e2e4 Eva vier
6000 pressed white
7000 refused lift repeat-first art=D.2.1
8000 repeated black e2e4 Eva vier art=D.2.1
9000 refused lift execute-first art=D.2.1
10000 executed black black e2e4 art=D.2.1
11000 lifted black e7
12000 placed black black pawn e5
13000 said black e7e5 Eva fünf
13000 made black e7e5
14000 pressed black
show phase=playing turn=white white=0:04:53.000 black=0:04:52.000 running=white agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== A peg put back has been touched all the same, and the clock runs on
rules BLD-07 TCH-03 D05 D06
editions fide-2001 fide-2005 cup38 fide-2023
--- script
time 300
white blind
boards two
0 arbiter start
1 white lift g1
2 white place g1
3 white lift e2
4 white place e4
5 white place e2
6 white legal
7 white lift g1
8 white place h3
9 white say Springer Hektor drei
10 white press
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white g1
2000 placed white white knight g1
3000 lifted white e2
4000 refused place touch-move art=4.3a
5000 placed white white pawn e2
Nf3 Nh3
7000 lifted white g1
8000 placed white white knight h3
9000 said white g1h3 Springer Hektor drei
9000 made white g1h3
10000 pressed white
--- expect cup38
0 started art=6.5
1000 lifted white g1
2000 placed white white knight g1
3000 lifted white e2
4000 refused place touch-move art=§7
5000 placed white white pawn e2
Nf3 Nh3
7000 lifted white g1
8000 placed white white knight h3
9000 said white g1h3 Springer Hektor drei
9000 made white g1h3
10000 pressed white
--- expect fide-2023
0 started art=6.6
1000 lifted white g1
2000 placed white white knight g1
3000 lifted white e2
4000 refused place touch-move art=4.3.1
5000 placed white white pawn e2
Nf3 Nh3
7000 lifted white g1
8000 placed white white knight h3
9000 said white g1h3 Springer Hektor drei
9000 made white g1h3
10000 pressed white

=== Adjusting touches nothing, but only on one's own turn and of what is lifted after it
rules TCH-02 D03 D04
editions fide-2001 fide-2005 fide-2023
--- script
time 300
white blind
boards two
0 arbiter start
1 white adjust
2 white lift g1
3 white place g1
4 white lift e2
5 white adjust
6 white place e4
7 white say Eva vier
8 white press
9 white adjust
--- expect fide-2001 fide-2005
0 started art=6.5
1000 adjusting white art=4.2
2000 lifted white g1
3000 placed white white knight g1
4000 lifted white e2
5000 adjusting white while-holding art=4.2
6000 placed white white pawn e4
7000 said white e2e4 Eva vier
7000 made white e2e4
8000 pressed white
9000 refused adjust not-your-move art=4.2
--- expect fide-2023
0 started art=6.6
1000 adjusting white art=4.2.1
2000 lifted white g1
3000 placed white white knight g1
4000 lifted white e2
5000 adjusting white while-holding art=4.2.1
6000 placed white white pawn e4
7000 said white e2e4 Eva vier
7000 made white e2e4
8000 pressed white
9000 refused adjust not-your-move art=4.2.1

=== The captured piece comes off before the move counts
rules BLD-08 BLD-09 D05 D06 D07 D09
editions fide-2001 fide-2005 fide-2023
--- script
time 300
fen 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
white blind
boards two
0 arbiter start
1 white lift e4
2 white place d5
3 white say Eva schlägt David fünf
4 white off d5
5 white say Eva schlägt David fünf
6 white place d5
7 white press
8 white say Eva schlägt David fünf
9 white press
10 black repeat Eva schlägt David fünf
11 black execute
12 black show
--- expect fide-2001
0 started art=6.5
1000 lifted white e4
2000 refused place square-occupied art=4.7
3000 refused say move-first art=F.2.3
4000 taken-off white d5
5000 refused say move-first art=F.2.3
6000 placed white white pawn d5
7000 refused press not-announced art=F.2.3
8000 said white e4d5 Eva schlägt David fünf
8000 made white e4d5
9000 pressed white
10000 repeated black e4d5 Eva schlägt David fünf art=F.2.1
11000 executed black black e4d5 art=F.2.1
show phase=playing turn=black white=0:04:51.000 black=0:04:57.000 running=black agreed="4k3/8/8/3P4/8/8/8/4K3 b - - 0 1" white-board=4k3/8/8/3P4/8/8/8/4K3 black-board=4k3/8/8/3P4/8/8/8/4K3 offer=none result=* reason=-
--- expect fide-2005
0 started art=6.5
1000 lifted white e4
2000 refused place square-occupied art=4.6
3000 refused say move-first art=F.2.3
4000 taken-off white d5
5000 refused say move-first art=F.2.3
6000 placed white white pawn d5
7000 refused press not-announced art=F.2.3
8000 said white e4d5 Eva schlägt David fünf
8000 made white e4d5
9000 pressed white
10000 repeated black e4d5 Eva schlägt David fünf art=F.2.1
11000 executed black black e4d5 art=F.2.1
show phase=playing turn=black white=0:04:51.000 black=0:04:57.000 running=black agreed="4k3/8/8/3P4/8/8/8/4K3 b - - 0 1" white-board=4k3/8/8/3P4/8/8/8/4K3 black-board=4k3/8/8/3P4/8/8/8/4K3 offer=none result=* reason=-
--- expect fide-2023
0 started art=6.6
1000 lifted white e4
2000 refused place square-occupied art=4.7
3000 refused say move-first art=D.2.3
4000 taken-off white d5
5000 refused say move-first art=D.2.3
6000 placed white white pawn d5
7000 refused press not-announced art=D.2.3
8000 said white e4d5 Eva schlägt David fünf
8000 made white e4d5
9000 pressed white
10000 repeated black e4d5 Eva schlägt David fünf art=D.2.1
11000 executed black black e4d5 art=D.2.1
show phase=playing turn=black white=0:04:51.000 black=0:04:57.000 running=black agreed="4k3/8/8/3P4/8/8/8/4K3 b - - 0 1" white-board=4k3/8/8/3P4/8/8/8/4K3 black-board=4k3/8/8/3P4/8/8/8/4K3 offer=none result=* reason=-

=== A square that is not open is refused, and the clock runs on
rules D08 BLD-09 MOV-08
editions fide-2001 fide-2005 fide-2023
--- script
time 300
white blind
boards two
0 arbiter start
1 white lift g1
2 white place g3
3 white place f3
4 white place h3
5 white say Springer Felix drei
6 white press
--- expect fide-2001
0 started art=6.5
1000 lifted white g1
2000 refused place illegal-move art=3
3000 placed white white knight f3
4000 refused place nothing-in-hand art=4.7
5000 said white g1f3 Springer Felix drei
5000 made white g1f3
6000 pressed white
--- expect fide-2005
0 started art=6.5
1000 lifted white g1
2000 refused place illegal-move art=3
3000 placed white white knight f3
4000 refused place nothing-in-hand art=4.6
5000 said white g1f3 Springer Felix drei
5000 made white g1f3
6000 pressed white
--- expect fide-2023
0 started art=6.6
1000 lifted white g1
2000 refused place illegal-move art=3.10.1
3000 placed white white knight f3
4000 refused place nothing-in-hand art=4.7
5000 said white g1f3 Springer Felix drei
5000 made white g1f3
6000 pressed white

=== Wrong words are corrected before the clock, and the peg prevails
rules BLD-14 S36 D10
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
time 300
white blind
boards two
0 arbiter start
0 white lift g1
4 white place f3
5 white say Springer Hektor drei
6 white show
7 white say Springer Felix drei
8 white press
9 black repeat Springer Felix drei
10 black execute
11 black show
--- expect
0 started art=6.5|fide-2023:6.6
0 lifted white g1
4000 placed white white knight f3
5000 said white g1h3 Springer Hektor drei
show phase=playing turn=white white=0:04:54.000 black=0:05:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
7000 said white g1f3 Springer Felix drei
7000 made white g1f3
8000 pressed white
9000 repeated black g1f3 Springer Felix drei art=F.2.1|fide-2023:D.2.1
10000 executed black black g1f3 art=F.2.1|fide-2023:D.2.1
show phase=playing turn=black white=0:04:52.000 black=0:04:57.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R black-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R offer=none result=* reason=-

=== Right words are not corrected into wrong ones
rules BLD-14 D10
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
time 300
white blind
boards two
0 arbiter start
0 white lift h2
1 white place h4
2 white say Hektor vier
3 white say Eva vier
4 white say Hektor vier
5 white press
6 black repeat Eva vier
7 black repeat Hektor vier
8 black execute
8 black show
--- expect
0 started art=6.5|fide-2023:6.6
0 lifted white h2
1000 placed white white pawn h4
2000 said white h2h4 Hektor vier
2000 made white h2h4
3000 refused say already-announced art=F.2.6|fide-2023:D.2.8
4000 said white h2h4 Hektor vier
5000 pressed white
6000 repeated black e2e4 Eva vier art=F.2.1|fide-2023:D.2.1
7000 repeated black h2h4 Hektor vier art=F.2.1|fide-2023:D.2.1
8000 executed black black h2h4 art=F.2.1|fide-2023:D.2.1
show phase=playing turn=black white=0:04:55.000 black=0:04:57.000 running=black agreed="rnbqkbnr/pppppppp/8/8/7P/8/PPPPPPP1/RNBQKBNR b KQkq h3 0 1" white-board=rnbqkbnr/pppppppp/8/8/7P/8/PPPPPPP1/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/7P/8/PPPPPPP1/RNBQKBNR offer=none result=* reason=-

=== A repetition before the press falls with the words it repeated
rules BLD-14 BLD-04 D10 D13
editions fide-2005 fide-2023
--- script
time 300
white sighted
black blind
boards two
0 arbiter start
1 white play Nf3
2 white say Springer Hektor drei
3 black repeat Springer Hektor drei
4 white say Springer Felix drei
5 white press
6 black execute
7 black repeat Springer Felix drei
8 black execute
--- expect fide-2005
0 started art=6.5
1000 made white g1f3
2000 said white g1h3 Springer Hektor drei
3000 repeated black g1h3 Springer Hektor drei art=F.2.1
4000 said white g1f3 Springer Felix drei
5000 pressed white
6000 refused execute repeat-first art=F.2.1
7000 repeated black g1f3 Springer Felix drei art=F.2.1
8000 executed black black g1f3 art=F.2.1
--- expect fide-2023
0 started art=6.6
1000 made white g1f3
2000 said white g1h3 Springer Hektor drei
3000 repeated black g1h3 Springer Hektor drei art=D.2.1
4000 said white g1f3 Springer Felix drei
5000 pressed white
6000 refused execute repeat-first art=D.2.1
7000 repeated black g1f3 Springer Felix drei art=D.2.1
8000 executed black black g1f3 art=D.2.1

=== A slip found after the press is not corrected any more: the scores decide, and here they differ
rules BLD-14 BLD-16 S36 D30 D32 D34 D35 D42
editions fide-2001 fide-2005 fide-2023
--- script
time 300
white blind
boards two
0 arbiter start
0 white lift g1
4 white place f3
5 white say Springer Hektor drei
7 white press
8 white say Springer Felix drei
9 black repeat Springer Hektor drei
10 black execute
10 black show
11 white write Nf3
12 black write Nh3
13 arbiter compare
14 arbiter restart
15 arbiter retrace
16 white show
17 white lift g1
--- expect fide-2001 fide-2005
0 started art=6.5
0 lifted white g1
4000 placed white white knight f3
5000 said white g1h3 Springer Hektor drei
7000 made white g1f3
7000 pressed white
8000 refused say too-late-to-correct art=F.2.6
9000 repeated black g1h3 Springer Hektor drei art=F.2.1
10000 executed black black g1h3 art=F.2.1
show phase=playing turn=black white=0:04:53.000 black=0:04:57.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R black-board=rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R offer=none result=* reason=-
11000 pen-taken white 0
11000 written white Nf3
12000 pen-taken black 0
12000 written black Nh3
13000 compared art=F.2.7
14000 refused restart retrace-first art=F.2.8
15000 retraced 0 300000 300000 art=F.2.8
show phase=playing turn=white white=0:04:59.000 black=0:05:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
17000 lifted white g1
--- expect fide-2023
0 started art=6.6
0 lifted white g1
4000 placed white white knight f3
5000 said white g1h3 Springer Hektor drei
7000 made white g1f3
7000 pressed white
8000 refused say too-late-to-correct art=D.2.8
9000 repeated black g1h3 Springer Hektor drei art=D.2.1
10000 executed black black g1h3 art=D.2.1
show phase=playing turn=black white=0:04:53.000 black=0:04:57.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R black-board=rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R offer=none result=* reason=-
11000 pen-taken white 0
11000 written white Nf3
12000 pen-taken black 0
12000 written black Nh3
13000 compared art=D.2.9
14000 refused restart retrace-first art=D.2.9
15000 retraced 0 300000 300000 art=D.2.9
show phase=playing turn=white white=0:04:59.000 black=0:05:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
17000 lifted white g1

=== A slip found late where both wrote what stands: only the other board is put right
rules BLD-14 BLD-15 D31 D35
editions fide-2001 fide-2005 fide-2023
--- script
time 300
white blind
boards two
0 arbiter start
0 white play Nf3
5 white say Springer Hektor drei
7 white press
9 black repeat Springer Hektor drei
10 black execute
11 white write Nf3
12 black write Nf3
13 arbiter compare
14 black show
--- expect
0 started art=6.5|fide-2023:6.6
0 lifted white g1
0 placed white white knight f3
5000 said white g1h3 Springer Hektor drei
7000 made white g1f3
7000 pressed white
9000 repeated black g1h3 Springer Hektor drei art=F.2.1|fide-2023:D.2.1
10000 executed black black g1h3 art=F.2.1|fide-2023:D.2.1
11000 pen-taken white 0
11000 written white Nf3
12000 pen-taken black 0
12000 written black Nf3
13000 compared art=F.2.7|fide-2023:D.2.9
13000 board-fixed black art=F.2.7|fide-2023:D.2.9
13000 restarted art=F.2.7|fide-2023:D.2.9
show phase=playing turn=black white=0:04:53.000 black=0:04:53.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R black-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R offer=none result=* reason=-

=== Both wrote what was said: the game is taken for that, and the mover's board is put right
rules BLD-15 D31 D35
editions fide-2005 fide-2023
--- script
time 300
white blind
boards two
0 arbiter start
0 white play Nf3
5 white say Springer Hektor drei
7 white press
9 black repeat Springer Hektor drei
10 black execute
11 white write Nh3
12 black write Nh3
13 arbiter compare
14 black show
15 black play e5
--- expect
0 started art=6.5|fide-2023:6.6
0 lifted white g1
0 placed white white knight f3
5000 said white g1h3 Springer Hektor drei
7000 made white g1f3
7000 pressed white
9000 repeated black g1h3 Springer Hektor drei art=F.2.1|fide-2023:D.2.1
10000 executed black black g1h3 art=F.2.1|fide-2023:D.2.1
11000 pen-taken white 0
11000 written white Nh3
12000 pen-taken black 0
12000 written black Nh3
13000 compared art=F.2.7|fide-2023:D.2.9
13000 game-corrected 0 g1h3 art=F.2.7|fide-2023:D.2.9
13000 board-fixed white art=F.2.7|fide-2023:D.2.9
13000 restarted art=F.2.7|fide-2023:D.2.9
show phase=playing turn=black white=0:04:53.000 black=0:04:53.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R black-board=rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R offer=none result=* reason=-
15000 made black e7e5

=== Both wrote the same move that cannot be: the boards are put right by the game
rules BLD-15 D31
editions fide-2005 fide-2023
--- script
time 300
white blind
boards two
0 arbiter start
0 white play e4
1 white say Eva drei
2 white press
3 black repeat Eva drei
4 black execute
5 white write Qh5
6 black write Qh5
7 arbiter compare
8 black show
--- expect
0 started art=6.5|fide-2023:6.6
0 lifted white e2
0 placed white white pawn e4
1000 said white e2e3 Eva drei
2000 made white e2e4
2000 pressed white
3000 repeated black e2e3 Eva drei art=F.2.1|fide-2023:D.2.1
4000 executed black black e2e3 art=F.2.1|fide-2023:D.2.1
5000 pen-taken white 0
5000 written white Qh5
6000 pen-taken black 0
6000 written black Qh5
7000 compared art=F.2.7|fide-2023:D.2.9
7000 board-fixed black art=F.2.7|fide-2023:D.2.9
7000 restarted art=F.2.7|fide-2023:D.2.9
show phase=playing turn=black white=0:04:58.000 black=0:04:54.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== A wrong repetition is told again, and the clock of who repeats runs
rules BLD-04 D14 D21
editions fide-2001 fide-2005 fide-2023
--- script
time 300
white blind
black blind
boards two
0 arbiter start
1 white play e4
2 white say Eva vier
3 white press
5 black repeat Eva drei
6 black execute
7 white say Eva vier
8 white say Eva drei
9 black repeat Eva vier
10 black execute
11 black show
12 black play d5
13 black say David fünf
14 black press
15 white repeat David sechs
16 white repeat David fünf
17 white execute
18 white show
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white e2
1000 placed white white pawn e4
2000 said white e2e4 Eva vier
2000 made white e2e4
3000 pressed white
5000 repeated black e2e3 Eva drei art=F.2.1
6000 refused execute repeat-first art=F.2.1
7000 said white e2e4 Eva vier
8000 refused say too-late-to-correct art=F.2.6
9000 repeated black e2e4 Eva vier art=F.2.1
10000 executed black black e2e4 art=F.2.1
show phase=playing turn=black white=0:04:57.000 black=0:04:52.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
12000 lifted black d7
12000 placed black black pawn d5
13000 said black d7d5 David fünf
13000 made black d7d5
14000 pressed black
15000 repeated white d7d6 David sechs art=F.2.1
16000 repeated white d7d5 David fünf art=F.2.1
17000 executed white white d7d5 art=F.2.1
show phase=playing turn=white white=0:04:53.000 black=0:04:49.000 running=white agreed="rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2" white-board=rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
--- expect fide-2023
0 started art=6.6
1000 lifted white e2
1000 placed white white pawn e4
2000 said white e2e4 Eva vier
2000 made white e2e4
3000 pressed white
5000 repeated black e2e3 Eva drei art=D.2.1
6000 refused execute repeat-first art=D.2.1
7000 said white e2e4 Eva vier
8000 refused say too-late-to-correct art=D.2.8
9000 repeated black e2e4 Eva vier art=D.2.1
10000 executed black black e2e4 art=D.2.1
show phase=playing turn=black white=0:04:57.000 black=0:04:52.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
12000 lifted black d7
12000 placed black black pawn d5
13000 said black d7d5 David fünf
13000 made black d7d5
14000 pressed black
15000 repeated white d7d6 David sechs art=D.2.1
16000 repeated white d7d5 David fünf art=D.2.1
17000 executed white white d7d5 art=D.2.1
show phase=playing turn=white white=0:04:53.000 black=0:04:49.000 running=white agreed="rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2" white-board=rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== Nothing to repeat, nothing to carry out, nothing to announce
rules BLD-04 D13 D15 D09
editions fide-2005 fide-2023
--- script
time 300
white blind
boards two
0 white say Eva vier
0 arbiter start
1 white say Eva vier
2 black repeat Eva vier
3 black execute
4 white repeat Eva vier
5 white play e4
6 black repeat Eva vier
7 black say Eva vier
8 white say Eva vier
9 black repeat Eva vier
10 black execute
11 white press
12 white execute
13 black execute
14 black execute
--- expect fide-2005
0 refused say not-started art=6.5
0 started art=6.5
1000 refused say move-first art=F.2.3
2000 refused repeat nothing-to-repeat art=F.2.1
3000 refused execute nothing-to-execute art=F.2.1
4000 refused repeat nothing-to-repeat art=F.2.1
5000 lifted white e2
5000 placed white white pawn e4
6000 refused repeat nothing-to-repeat art=F.2.1
7000 refused say move-first art=F.2.3
8000 said white e2e4 Eva vier
8000 made white e2e4
9000 repeated black e2e4 Eva vier art=F.2.1
10000 refused execute opponent-presses-first art=F.2.3
11000 pressed white
12000 refused execute nothing-to-execute art=F.2.1
13000 executed black black e2e4 art=F.2.1
14000 refused execute nothing-to-execute art=F.2.1
--- expect fide-2023
0 refused say not-started art=6.6
0 started art=6.6
1000 refused say move-first art=D.2.3
2000 refused repeat nothing-to-repeat art=D.2.1
3000 refused execute nothing-to-execute art=D.2.1
4000 refused repeat nothing-to-repeat art=D.2.1
5000 lifted white e2
5000 placed white white pawn e4
6000 refused repeat nothing-to-repeat art=D.2.1
7000 refused say move-first art=D.2.3
8000 said white e2e4 Eva vier
8000 made white e2e4
9000 repeated black e2e4 Eva vier art=D.2.1
10000 refused execute opponent-presses-first art=D.2.3
11000 pressed white
12000 refused execute nothing-to-execute art=D.2.1
13000 executed black black e2e4 art=D.2.1
14000 refused execute nothing-to-execute art=D.2.1

=== Words that mean nothing, or more than one thing, announce nothing
rules BLD-04 BLD-06 NOT-07 D09
editions fide-2005 fide-2023
--- script
time 300
fen 4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1
white blind
boards two
0 arbiter start
1 white play Nbd2
2 white say Springer David zwei
3 white say Guten Morgen
4 white say Springer Bella David zwei
5 white press
--- expect fide-2005
0 started art=6.5
1000 lifted white b1
1000 placed white white knight d2
2000 refused say ambiguous-words art=F.2.1
3000 refused say not-understood art=F.2.1
4000 said white b1d2 Springer Bella David zwei
4000 made white b1d2
5000 pressed white
--- expect fide-2023
0 started art=6.6
1000 lifted white b1
1000 placed white white knight d2
2000 refused say ambiguous-words art=D.2.1
3000 refused say not-understood art=D.2.1
4000 said white b1d2 Springer Bella David zwei
4000 made white b1d2
5000 pressed white

=== The piece for a pawn is named, where the edition says so
rules BLD-05 TCH-12 D07 D09 D18
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
time 300
fen 8/P7/8/8/8/8/k7/2K5 w - - 0 1
white blind
boards two
0 arbiter start
1 white lift a7
2 white place a8 N
3 white say Anna acht
4 white say Anna acht Springer
5 white press
--- expect fide-2001
0 started art=6.5
1000 lifted white a7
2000 placed white white knight a8
3000 said white a7a8n Anna acht
3000 made white a7a8n
3000 ended 1/2-1/2 dead-position art=5.2b
4000 refused say game-over art=5
5000 refused press game-over art=5
--- expect fide-2005 fide-2009x
0 started art=6.5
1000 lifted white a7
2000 placed white white knight a8
3000 refused say promotion-unannounced art=F.2.1
4000 said white a7a8n Anna acht Springer
4000 made white a7a8n
4000 ended 1/2-1/2 dead-position art=5.2b
5000 refused press game-over art=5
--- expect cup38
0 started art=6.5
1000 lifted white a7
2000 placed white white knight a8
3000 refused say promotion-unannounced art=F.2.1
4000 said white a7a8n Anna acht Springer
4000 made white a7a8n
4000 ended 1/2-1/2 dead-position art=§9
5000 refused press game-over art=§8
--- expect fide-2023
0 started art=6.6
1000 lifted white a7
2000 placed white white knight a8
3000 refused say promotion-unannounced art=D.2.1
4000 said white a7a8n Anna acht Springer
4000 made white a7a8n
4000 ended 1/2-1/2 dead-position art=5.2.2
5000 refused press game-over art=5

=== Mate by the blind player ends the game when it is announced, without a press
rules BLD-10 END-01 D23
editions fide-2001 fide-2005 cup38 fide-2023
--- script
time 300
fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
white blind
boards two
0 arbiter start
1 white lift a1
2 white place a8
3 white say Turm Anna sieben
4 white show
5 white say Turm Anna acht
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white a1
2000 placed white white rook a8
3000 said white a1a7 Turm Anna sieben
show phase=playing turn=white white=0:04:56.000 black=0:05:00.000 running=white agreed="6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1" white-board=R5k1/5ppp/8/8/8/8/8/6K1 black-board=6k1/5ppp/8/8/8/8/8/R5K1 offer=none result=* reason=-
5000 said white a1a8 Turm Anna acht
5000 made white a1a8
5000 ended 1-0 checkmate art=5.1a|cup38:§8|fide-2023:5.1.1

=== Mate with the wrong words stands with the press
rules BLD-14 END-01 D23
editions fide-2005
--- script
time 300
fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
white blind
boards two
0 arbiter start
1 white play Ra8
3 white say Turm Anna sieben
4 white press
--- expect
0 started art=6.5
1000 lifted white a1
1000 placed white white rook a8
3000 said white a1a7 Turm Anna sieben
4000 made white a1a8
4000 ended 1-0 checkmate art=5.1a

=== Mate by the sighted player ends it when it is made
rules BLD-11 END-01 D23
editions fide-2001 fide-2005 fide-2023
--- script
time 300
fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
black blind
boards two
0 arbiter start
1 white lift a1
2 white place a8
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white a1
2000 placed white white rook a8
2000 made white a1a8
2000 ended 1-0 checkmate art=5.1a|fide-2023:5.1.1

=== A flag falls between the peg and the words
rules CLK-15 CLK-16 BLD-22 D24
editions fide-2001 fide-2005 fide-2023
--- script
time 5
white blind
black blind
boards two
assistant black
0 arbiter start
1 white play e4
6 white say Eva vier
7 black-assistant claim flag
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white e2
1000 placed white white pawn e4
5000 flag-fallen white art=6.3|fide-2023:6.4
6000 said white e2e4 Eva vier
6000 made white e2e4
7000 flag-claimed black art=6.9|fide-2023:6.8
7000 ended 0-1 flag art=6.10|fide-2023:6.9

=== An offer is open until the other lifts a peg to move; both mark it
rules DRW-01 DRW-02 REC-04 BLD-07 S27 D25 D26
editions fide-2001 fide-2005 fide-2023
--- script
time 300
white blind
black blind
boards two
0 arbiter start
1 white move e4
2 white offer-draw
3 white offer-draw
4 black adjust
5 black lift a8
6 black place a8
7 black show
8 black lift e7
9 black place e5
10 black say Eva fünf
11 black press
12 black sheets
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white e2
1000 placed white white pawn e4
1000 said white e2e4 Eva vier
1000 made white e2e4
1000 pressed white
1000 repeated black e2e4 Eva vier art=F.2.1
1000 executed black black e2e4 art=F.2.1
2000 draw-offered white art=9.1a
3000 refused offer-draw offer-stands art=9.1a
4000 adjusting black art=4.2
5000 lifted black a8
6000 placed black black rook a8
show phase=playing turn=black white=0:04:59.000 black=0:04:54.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=white result=* reason=-
8000 draw-declined black by-touching art=9.1a
8000 lifted black e7
9000 placed black black pawn e5
10000 said black e7e5 Eva fünf
10000 made black e7e5
11000 pressed black
sheet white by=program signed=no differs=- moves="e4 (=) e5"
sheet black by=program signed=no differs=- moves="e4 (=) e5"
sheets differ=-
--- expect fide-2023
0 started art=6.6
1000 lifted white e2
1000 placed white white pawn e4
1000 said white e2e4 Eva vier
1000 made white e2e4
1000 pressed white
1000 repeated black e2e4 Eva vier art=D.2.1
1000 executed black black e2e4 art=D.2.1
2000 draw-offered white art=9.1.2
3000 refused offer-draw offer-stands art=9.1.2
4000 adjusting black art=4.2.1
5000 lifted black a8
6000 placed black black rook a8
show phase=playing turn=black white=0:04:59.000 black=0:04:54.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=white result=* reason=-
8000 draw-declined black by-touching art=9.1.2
8000 lifted black e7
9000 placed black black pawn e5
10000 said black e7e5 Eva fünf
10000 made black e7e5
11000 pressed black
sheet white by=program signed=no differs=- moves="e4 (=) e5"
sheet black by=program signed=no differs=- moves="e4 (=) e5"
sheets differ=-

=== A claim with the intended move: written down, not played, and the clocks stand
rules DRW-05 DRW-10 D27 D28 S22
editions fide-2001 fide-2005 fide-2023
--- script
time 300
white blind
black blind
boards two
0 arbiter start
1 white move Nf3
2 black move Nf6
3 white move Ng1
4 black move Ng8
5 white move Nf3
6 black move Nf6
7 white move Ng1
8 black write Ng8
9 black claim threefold Ng8
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white g1
1000 placed white white knight f3
1000 said white g1f3 Springer Felix drei
1000 made white g1f3
1000 pressed white
1000 repeated black g1f3 Springer Felix drei art=F.2.1|fide-2023:D.2.1
1000 executed black black g1f3 art=F.2.1|fide-2023:D.2.1
2000 lifted black g8
2000 placed black black knight f6
2000 said black g8f6 Springer Felix sechs
2000 made black g8f6
2000 pressed black
2000 repeated white g8f6 Springer Felix sechs art=F.2.1|fide-2023:D.2.1
2000 executed white white g8f6 art=F.2.1|fide-2023:D.2.1
3000 lifted white f3
3000 placed white white knight g1
3000 said white f3g1 Springer Gustav eins
3000 made white f3g1
3000 pressed white
3000 repeated black f3g1 Springer Gustav eins art=F.2.1|fide-2023:D.2.1
3000 executed black black f3g1 art=F.2.1|fide-2023:D.2.1
4000 lifted black f6
4000 placed black black knight g8
4000 said black f6g8 Springer Gustav acht
4000 made black f6g8
4000 pressed black
4000 repeated white f6g8 Springer Gustav acht art=F.2.1|fide-2023:D.2.1
4000 executed white white f6g8 art=F.2.1|fide-2023:D.2.1
5000 lifted white g1
5000 placed white white knight f3
5000 said white g1f3 Springer Felix drei
5000 made white g1f3
5000 pressed white
5000 repeated black g1f3 Springer Felix drei art=F.2.1|fide-2023:D.2.1
5000 executed black black g1f3 art=F.2.1|fide-2023:D.2.1
6000 lifted black g8
6000 placed black black knight f6
6000 said black g8f6 Springer Felix sechs
6000 made black g8f6
6000 pressed black
6000 repeated white g8f6 Springer Felix sechs art=F.2.1|fide-2023:D.2.1
6000 executed white white g8f6 art=F.2.1|fide-2023:D.2.1
7000 lifted white f3
7000 placed white white knight g1
7000 said white f3g1 Springer Gustav eins
7000 made white f3g1
7000 pressed white
7000 repeated black f3g1 Springer Gustav eins art=F.2.1|fide-2023:D.2.1
7000 executed black black f3g1 art=F.2.1|fide-2023:D.2.1
8000 pen-taken black 7
8000 written black Ng8
9000 draw-claimed black threefold f6g8 art=9.2
9000 ended 1/2-1/2 threefold art=9.2

=== A wrong claim: the announced move has to be played, and announced
rules DRW-11 DRW-12 D27 D28
editions fide-2001 fide-2005 fide-2023
--- script
time 600
white blind
black blind
boards two
0 arbiter start
1 white claim threefold Nf3
2 white lift e2
3 white place e4
4 white place e2
5 white lift g1
6 white place f3
7 white say Springer Felix drei
8 white press
9 white show
--- expect fide-2001 fide-2005
0 started art=6.5
1000 draw-claimed white threefold g1f3 art=9.2
1000 claim-rejected white 419000 780000 art=9.5b
2000 lifted white e2
3000 refused place move-must-be-played art=9.5b
4000 placed white white pawn e2
5000 lifted white g1
6000 placed white white knight f3
7000 said white g1f3 Springer Felix drei
7000 made white g1f3
8000 pressed white
show phase=playing turn=black white=0:06:52.000 black=0:12:59.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=white result=* reason=-
--- expect fide-2023
0 started art=6.6
1000 draw-claimed white threefold g1f3 art=9.2
1000 claim-rejected white 599000 720000 art=9.5.3
2000 lifted white e2
3000 refused place move-must-be-played art=9.5.3
4000 placed white white pawn e2
5000 lifted white g1
6000 placed white white knight f3
7000 said white g1f3 Springer Felix drei
7000 made white g1f3
8000 pressed white
show phase=playing turn=black white=0:09:52.000 black=0:11:59.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=white result=* reason=-

=== Times and moves are told to the blind player, and only when he asks
rules BLD-21 D29
editions fide-2001 fide-2005 fide-2023
--- script
time 300
white blind
black sighted
boards two
0 arbiter start
0 white ask moves
2 white ask time
3 white move e4
4 black ask time
5 white ask moves
6 white ask time
7 arbiter stop noise
8 white ask time
--- expect fide-2001 fide-2005
0 started art=6.5
0 moves-told white 0 art=F.2.9
2000 time-told white 298000 300000 used 2000 0 art=F.2.9
3000 lifted white e2
3000 placed white white pawn e4
3000 said white e2e4 Eva vier
3000 made white e2e4
3000 pressed white
3000 repeated black e2e4 Eva vier art=F.2.1
3000 executed black black e2e4 art=F.2.1
4000 refused ask only-blind-ask art=F.2.9
5000 moves-told white 1 art=F.2.9
6000 time-told white 297000 297000 used 3000 3000 art=F.2.9
7000 stopped arbiter noise art=6.13
8000 time-told white 297000 296000 used 3000 4000 art=F.2.9
--- expect fide-2023
0 started art=6.6
0 moves-told white 0 art=D.2.10
2000 time-told white 298000 300000 used 2000 0 art=D.2.10
3000 lifted white e2
3000 placed white white pawn e4
3000 said white e2e4 Eva vier
3000 made white e2e4
3000 pressed white
3000 repeated black e2e4 Eva vier art=D.2.1
3000 executed black black e2e4 art=D.2.1
4000 refused ask only-blind-ask art=D.2.10
5000 moves-told white 1 art=D.2.10
6000 time-told white 297000 297000 used 3000 3000 art=D.2.10
7000 stopped arbiter noise art=6.11
8000 time-told white 297000 296000 used 3000 4000 art=D.2.10

=== An illegal move that was completed is found, and both boards go back
rules IRR-05 IRR-07 TCH-03 D33 S17
editions fide-2001 fide-2005 fide-2023
--- script
time 1800
illegal record
fen 4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1
white blind
boards two
0 arbiter start
1 white lift a3
2 white place a8
2 white press
2 white say Turm Anna acht
3 white press
4 black show
5 black repeat Turm Anna acht
5 black execute
5 black show
5 black claim illegal
6 white legal
7 white show
8 white lift a3
9 white place e3
10 white say Turm Eva drei
11 white press
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white a3
2000 placed white white rook a8
2000 refused press not-announced art=F.2.3|fide-2023:D.2.3
2000 said white a3a8 Turm Anna acht
3000 illegal-completed white move announced
3000 pressed white
show phase=playing turn=black white=0:29:57.000 black=0:29:59.000 running=black agreed="R3k3/8/8/8/4r3/8/3P4/4K3 b - - 1 1" white-board=R3k3/8/8/8/4r3/8/3P4/4K3 black-board=4k3/8/8/8/4r3/R7/3P4/4K3 offer=none result=* reason=-
5000 repeated black a3a8 Turm Anna acht art=F.2.1|fide-2023:D.2.1
5000 executed black black a3a8 art=F.2.1|fide-2023:D.2.1
show phase=playing turn=black white=0:29:57.000 black=0:29:58.000 running=black agreed="R3k3/8/8/8/4r3/8/3P4/4K3 b - - 1 1" white-board=R3k3/8/8/8/4r3/8/3P4/4K3 black-board=R3k3/8/8/8/4r3/8/3P4/4K3 offer=none result=* reason=-
5000 illegal-claimed black art=7.4a|fide-2023:7.5.1
5000 restored white illegal-move 0 1797000 1918000 art=7.4a|fide-2023:7.5.1
Re3
show phase=playing turn=white white=0:29:55.000 black=0:31:58.000 running=white agreed="4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1" white-board=4k3/8/8/8/4r3/R7/3P4/4K3 black-board=4k3/8/8/8/4r3/R7/3P4/4K3 offer=none result=* reason=-
8000 lifted white a3
9000 placed white white rook e3
10000 said white a3e3 Turm Eva drei
10000 made white a3e3
11000 pressed white

=== The clocks are stopped to get the arbiter, and go on where they were
rules CLK-19 D36 D37
editions fide-2001 fide-2005 fide-2023
--- script
time 300
white blind
boards two
0 arbiter start
1 white play e4
2 white stop a peg has broken
3 white say Eva vier
4 arbiter uphold
5 arbiter restart
6 white say Eva vier
7 white press
8 black show
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white e2
1000 placed white white pawn e4
2000 stopped white a peg has broken art=6.13
3000 refused say clocks-stopped art=6.13
4000 upheld art=6.13
5000 restarted art=6.13
6000 said white e2e4 Eva vier
6000 made white e2e4
7000 pressed white
show phase=playing turn=black white=0:04:56.000 black=0:04:59.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
--- expect fide-2023
0 started art=6.6
1000 lifted white e2
1000 placed white white pawn e4
2000 stopped white a peg has broken art=6.11
3000 refused say clocks-stopped art=6.11
4000 upheld art=6.11
5000 restarted art=6.11
6000 said white e2e4 Eva vier
6000 made white e2e4
7000 pressed white
show phase=playing turn=black white=0:04:56.000 black=0:04:59.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-

=== The session ends: the assistant seals for the blind player, and the envelope tells the move
rules ADJ-01 ADJ-06 ADJ-08 ADJ-10 BLD-23 D38 D39
editions fide-2001 fide-2005 fide-2023
--- script
time 3600
white blind
black blind
boards two
assistant white
0 arbiter start
1 white move e4
2 black move e5
3 arbiter adjourn tomorrow at nine
4 white-assistant seal Nf3
5 white show
10 arbiter resume
11 arbiter arrive black
12 arbiter open-envelope
13 black repeat Springer Felix drei
14 black execute
15 black show
--- expect fide-2001
0 started art=6.5
1000 lifted white e2
1000 placed white white pawn e4
1000 said white e2e4 Eva vier
1000 made white e2e4
1000 pressed white
1000 repeated black e2e4 Eva vier art=F.2.1
1000 executed black black e2e4 art=F.2.1
2000 lifted black e7
2000 placed black black pawn e5
2000 said black e7e5 Eva fünf
2000 made black e7e5
2000 pressed black
2000 repeated white e7e5 Eva fünf art=F.2.1
2000 executed white white e7e5 art=F.2.1
3000 seal-called tomorrow at nine art=A1a
4000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=A1a
show phase=adjourned turn=white white=0:59:57.000 black=0:59:59.000 running=none agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
10000 resumed art=A9
11000 arrived black art=A9
12000 envelope-opened Nf3 art=A7
12000 made white g1f3
12000 pressed white
13000 repeated black g1f3 Springer Felix drei art=F.2.1
14000 executed black black g1f3 art=F.2.1
show phase=playing turn=black white=0:59:57.000 black=0:59:55.000 running=black agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R offer=none result=* reason=-
--- expect fide-2005
0 started art=6.5
1000 lifted white e2
1000 placed white white pawn e4
1000 said white e2e4 Eva vier
1000 made white e2e4
1000 pressed white
1000 repeated black e2e4 Eva vier art=F.2.1
1000 executed black black e2e4 art=F.2.1
2000 lifted black e7
2000 placed black black pawn e5
2000 said black e7e5 Eva fünf
2000 made black e7e5
2000 pressed black
2000 repeated white e7e5 Eva fünf art=F.2.1
2000 executed white white e7e5 art=F.2.1
3000 seal-called tomorrow at nine art=A1a
4000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=A1a
show phase=adjourned turn=white white=0:59:57.000 black=0:59:59.000 running=none agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
10000 resumed art=A9
11000 arrived black art=A9
12000 envelope-opened Nf3 art=A7
12000 made white g1f3
12000 pressed white
13000 repeated black g1f3 Springer Felix drei art=F.2.1
14000 executed black black g1f3 art=F.2.1
show phase=playing turn=black white=0:59:57.000 black=0:59:55.000 running=black agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R offer=none result=* reason=-
--- expect fide-2023
0 started art=6.6
1000 lifted white e2
1000 placed white white pawn e4
1000 said white e2e4 Eva vier
1000 made white e2e4
1000 pressed white
1000 repeated black e2e4 Eva vier art=D.2.1
1000 executed black black e2e4 art=D.2.1
2000 lifted black e7
2000 placed black black pawn e5
2000 said black e7e5 Eva fünf
2000 made black e7e5
2000 pressed black
2000 repeated white e7e5 Eva fünf art=D.2.1
2000 executed white white e7e5 art=D.2.1
3000 seal-called tomorrow at nine art=I.1.1
4000 sealed white 0000000000000000000000000000000000000000000000000000000000000001 art=I.1.1
show phase=adjourned turn=white white=0:59:57.000 black=0:59:59.000 running=none agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
10000 resumed art=I.9
10001 ended 0-0 default art=I.10
11000 refused arrive game-over art=5
12000 refused open-envelope game-over art=5
13000 refused repeat game-over art=5
14000 refused execute game-over art=5
show phase=over turn=white white=0:59:57.000 black=0:59:58.999 running=none agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=0-0 reason=default

=== Resignation is spoken, at any time; both sign what was read out
rules END-02 REC-12 D40 D41
editions fide-2001 fide-2005 fide-2023
--- script
time 300
white blind
black blind
boards two
0 arbiter start
1 white move e4
2 white resign
3 white sign
4 black sign
5 white sheets
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white e2
1000 placed white white pawn e4
1000 said white e2e4 Eva vier
1000 made white e2e4
1000 pressed white
1000 repeated black e2e4 Eva vier art=F.2.1|fide-2023:D.2.1
1000 executed black black e2e4 art=F.2.1|fide-2023:D.2.1
2000 resigned white art=5.1b|fide-2023:5.1.2
2000 ended 0-1 resignation art=5.1b|fide-2023:5.1.2
3000 signed white
4000 signed black
sheet white by=program signed=yes differs=- moves="e4"
sheet black by=program signed=yes differs=- moves="e4"
sheets differ=-

=== Each side keeps a score of its own, and writes its last move before the next
rules REC-01 REC-02 BLD-13 BLD-20 D42
editions fide-2001 fide-2005 fide-2023
--- script
time 5400
white blind
black blind
boards two
assistant white
0 arbiter start
1 white move e4
2 white-assistant write e4
3 black move e5
4 white play Nf3
5 white say Springer Felix drei
6 white press
7 black repeat Springer Felix drei
8 black execute
9 black play Nc6
10 black say Springer Cäsar sechs
11 black press
12 white repeat Springer Cäsar sechs
13 white execute
14 white lift f1
15 white place b5
16 white-assistant write Nf3
17 white place b5
18 black write d5
19 white sheets
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white e2
1000 placed white white pawn e4
1000 said white e2e4 Eva vier
1000 made white e2e4
1000 pressed white
1000 repeated black e2e4 Eva vier art=F.2.1
1000 executed black black e2e4 art=F.2.1
2000 pen-taken white 0
2000 written white e4
3000 lifted black e7
3000 placed black black pawn e5
3000 said black e7e5 Eva fünf
3000 made black e7e5
3000 pressed black
3000 repeated white e7e5 Eva fünf art=F.2.1
3000 executed white white e7e5 art=F.2.1
3000 written white e5
4000 lifted white g1
4000 placed white white knight f3
5000 said white g1f3 Springer Felix drei
5000 made white g1f3
6000 pressed white
7000 repeated black g1f3 Springer Felix drei art=F.2.1
8000 executed black black g1f3 art=F.2.1
9000 lifted black b8
9000 placed black black knight c6
10000 said black b8c6 Springer Cäsar sechs
10000 made black b8c6
11000 pressed black
12000 repeated white b8c6 Springer Cäsar sechs art=F.2.1
13000 executed white white b8c6 art=F.2.1
14000 lifted white f1
15000 refused place record-first art=8.1
16000 written white Nf3
17000 placed white white bishop b5
18000 pen-taken black 3
18000 written black d5
sheet white by=hand signed=no differs=- moves="e4 e5 Nf3"
sheet black by=hand signed=no differs=4 moves="e4 e5 Nf3 d5"
sheets differ=-
--- expect fide-2023
0 started art=6.6
1000 lifted white e2
1000 placed white white pawn e4
1000 said white e2e4 Eva vier
1000 made white e2e4
1000 pressed white
1000 repeated black e2e4 Eva vier art=D.2.1
1000 executed black black e2e4 art=D.2.1
2000 pen-taken white 0
2000 written white e4
3000 lifted black e7
3000 placed black black pawn e5
3000 said black e7e5 Eva fünf
3000 made black e7e5
3000 pressed black
3000 repeated white e7e5 Eva fünf art=D.2.1
3000 executed white white e7e5 art=D.2.1
3000 written white e5
4000 lifted white g1
4000 placed white white knight f3
5000 said white g1f3 Springer Felix drei
5000 made white g1f3
6000 pressed white
7000 repeated black g1f3 Springer Felix drei art=D.2.1
8000 executed black black g1f3 art=D.2.1
9000 lifted black b8
9000 placed black black knight c6
10000 said black b8c6 Springer Cäsar sechs
10000 made black b8c6
11000 pressed black
12000 repeated white b8c6 Springer Cäsar sechs art=D.2.1
13000 executed white white b8c6 art=D.2.1
14000 lifted white f1
15000 refused place record-first art=8.1.3
16000 written white Nf3
17000 placed white white bishop b5
18000 pen-taken black 3
18000 written black d5
sheet white by=hand signed=no differs=- moves="e4 e5 Nf3"
sheet black by=hand signed=no differs=4 moves="e4 e5 Nf3 d5"
sheets differ=-

=== Without clocks the words alone hand the move over
rules BLD-04 BLD-10 D11 D12
editions fide-2005
--- script
white blind
black blind
boards two
0 arbiter start
1 white play e4
2 white press
3 black repeat Eva vier
4 white say Eva vier
5 black repeat Eva vier
6 black execute
7 black move e5
8 white show
--- expect
0 started art=6.5
1000 lifted white e2
1000 placed white white pawn e4
2000 refused press no-clock art=6.8a
3000 refused repeat nothing-to-repeat art=F.2.1
4000 said white e2e4 Eva vier
4000 made white e2e4
5000 repeated black e2e4 Eva vier art=F.2.1
6000 executed black black e2e4 art=F.2.1
7000 lifted black e7
7000 placed black black pawn e5
7000 said black e7e5 Eva fünf
7000 made black e7e5
7000 repeated white e7e5 Eva fünf art=F.2.1
7000 executed white white e7e5 art=F.2.1
show phase=playing turn=white white=- black=- running=none agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== One board has nothing to announce, repeat or compare
rules BLD-02
editions fide-2001 fide-2005 fide-2023
--- script
time 300
white blind
0 arbiter start
1 white say Eva vier
2 white repeat Eva vier
3 white execute
4 arbiter compare
5 arbiter retrace
6 white-assistant press
--- expect fide-2001 fide-2005
0 started art=6.5
1000 refused say one-board art=F.1
2000 refused repeat one-board art=F.1
3000 refused execute one-board art=F.1
4000 refused compare one-board art=F.1
5000 refused retrace one-board art=F.1
6000 refused press no-assistant art=F.2.9
--- expect fide-2023
0 started art=6.6
1000 refused say one-board art=D.1
2000 refused repeat one-board art=D.1
3000 refused execute one-board art=D.1
4000 refused compare one-board art=D.1
5000 refused retrace one-board art=D.1
6000 refused press no-assistant art=D.2.10

=== The names of files and ranks are understood as every printing of the Laws spells them
rules BLD-04 BLD-06 S34
editions fide-2001 fide-2005 fide-2023
--- script
white blind
black blind
boards two
0 arbiter start
1 white play c4
2 white say Cessar vier
3 black repeat سزار فیر
4 black execute
5 black play c5
6 black say Cesar fuenf
7 white repeat سيزر فنڤ
8 white execute
9 white play Nf3
10 white say شبرينجر فيلكس دراي
11 black repeat اشپرینگر فلیکس درای
12 black execute
13 black play Nc6
14 black say Springer Caesar sechs
15 white repeat Springer Cäsar زکس
16 white execute
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white c2
1000 placed white white pawn c4
2000 said white c2c4 Cessar vier
2000 made white c2c4
3000 repeated black c2c4 سزار فیر art=F.2.1|fide-2023:D.2.1
4000 executed black black c2c4 art=F.2.1|fide-2023:D.2.1
5000 lifted black c7
5000 placed black black pawn c5
6000 said black c7c5 Cesar fuenf
6000 made black c7c5
7000 repeated white c7c5 سيزر فنڤ art=F.2.1|fide-2023:D.2.1
8000 executed white white c7c5 art=F.2.1|fide-2023:D.2.1
9000 lifted white g1
9000 placed white white knight f3
10000 said white g1f3 شبرينجر فيلكس دراي
10000 made white g1f3
11000 repeated black g1f3 اشپرینگر فلیکس درای art=F.2.1|fide-2023:D.2.1
12000 executed black black g1f3 art=F.2.1|fide-2023:D.2.1
13000 lifted black b8
13000 placed black black knight c6
14000 said black b8c6 Springer Caesar sechs
14000 made black b8c6
15000 repeated white b8c6 Springer Cäsar زکس art=F.2.1|fide-2023:D.2.1
16000 executed white white b8c6 art=F.2.1|fide-2023:D.2.1

=== Castling, as every printing spells it
rules BLD-06 S34
editions fide-2001 fide-2005 fide-2023
--- script
fen r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1
white blind
black blind
boards two
0 arbiter start
1 white play O-O
2 white say Kurze Rochade
3 black repeat کورتسه رودشاده
4 black execute
5 black play O-O-O
6 black say lange Rochade
7 white repeat لانج روشادي
8 white execute
9 white show
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white e1
1000 lifted white h1
1000 placed white white king g1
1000 placed white white rook f1
2000 said white e1g1 castling Kurze Rochade
2000 made white e1g1 castling
3000 repeated black e1g1 castling کورتسه رودشاده art=F.2.1|fide-2023:D.2.1
4000 executed black black e1g1 castling art=F.2.1|fide-2023:D.2.1
5000 lifted black e8
5000 lifted black a8
5000 placed black black king c8
5000 placed black black rook d8
6000 said black e8c8 castling lange Rochade
6000 made black e8c8 castling
7000 repeated white e8c8 castling لانج روشادي art=F.2.1|fide-2023:D.2.1
8000 executed white white e8c8 castling art=F.2.1|fide-2023:D.2.1
show phase=playing turn=white white=- black=- running=none agreed="2kr4/8/8/8/8/8/8/5RK1 w - - 2 2" white-board=2kr4/8/8/8/8/8/8/5RK1 black-board=2kr4/8/8/8/8/8/8/5RK1 offer=none result=* reason=-

=== Back to the last position that is certain: both boards stand so, and nobody has anything to repeat
rules IRR-05 D33
editions fide-2001 fide-2005 fide-2023
--- script
time 300
white blind
black blind
boards two
0 arbiter start
1 white move e4
2 black move e5
3 white play Nf3
4 white say Springer Felix drei
5 white press
6 arbiter lost-position 1
6 black show
7 black move d5
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white e2
1000 placed white white pawn e4
1000 said white e2e4 Eva vier
1000 made white e2e4
1000 pressed white
1000 repeated black e2e4 Eva vier art=F.2.1|fide-2023:D.2.1
1000 executed black black e2e4 art=F.2.1|fide-2023:D.2.1
2000 lifted black e7
2000 placed black black pawn e5
2000 said black e7e5 Eva fünf
2000 made black e7e5
2000 pressed black
2000 repeated white e7e5 Eva fünf art=F.2.1|fide-2023:D.2.1
2000 executed white white e7e5 art=F.2.1|fide-2023:D.2.1
3000 lifted white g1
3000 placed white white knight f3
4000 said white g1f3 Springer Felix drei
4000 made white g1f3
5000 pressed white
6000 restored black lost-position 1 296000 298000 art=7.4a|fide-2023:7.5.1
show phase=playing turn=black white=0:04:56.000 black=0:04:58.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
7000 lifted black d7
7000 placed black black pawn d5
7000 said black d7d5 David fünf
7000 made black d7d5
7000 pressed black
7000 repeated white d7d5 David fünf art=F.2.1|fide-2023:D.2.1
7000 executed white white d7d5 art=F.2.1|fide-2023:D.2.1

=== A blind player’s flag falls before the words of his mating move: lost on time
rules BLD-10 CLK-16
editions fide-2001 fide-2005 fide-2023
--- script
time 3
fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1
white blind
boards two
0 arbiter start
1 white lift a1
2 white place a8
4 white say Turm Anna acht
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white a1
2000 placed white white rook a8
3000 flag-fallen white art=6.3|fide-2023:6.4
4000 said white a1a8 Turm Anna acht
4000 flag-claimed arbiter art=6.9|fide-2023:6.8
4000 ended 0-1 flag art=6.10|fide-2023:6.9

=== The words come too late, but nobody is there who would have seen the flag
rules BLD-10 CLK-15
editions fide-2005
--- script
time 3
fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1
white blind
boards two
arbiter absent
0 arbiter start
1 white lift a1
2 white place a8
4 white say Turm Anna acht
--- expect
0 started art=6.5
1000 lifted white a1
2000 placed white white rook a8
3000 flag-fallen white art=6.3
4000 said white a1a8 Turm Anna acht
4000 made white a1a8
4000 ended 1-0 checkmate art=5.1a

=== An illegal move is announced, repeated and carried out like any other, then claimed and put right on both boards
rules BLD-04 BLD-10 IRR-05 IRR-07
editions fide-2001 fide-2005 fide-2023
--- script
time 600
white blind
boards two
illegal record
0 arbiter start
1 white lift b1
2 white place b3
3 white press
4 white say Springer Bella drei
5 white press
6 black show
7 black lift e7
8 black repeat Springer Bella drei
9 black execute
10 black show
11 black claim illegal
12 black show
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white b1
2000 placed white white knight b3
3000 refused press not-announced art=F.2.3|fide-2023:D.2.3
4000 said white b1b3 Springer Bella drei
5000 illegal-completed white move announced
5000 pressed white
show phase=playing turn=black white=0:09:55.000 black=0:09:59.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/1N6/PPPPPPPP/R1BQKBNR b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/1N6/PPPPPPPP/R1BQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
7000 refused lift repeat-first art=F.2.1|fide-2023:D.2.1
8000 repeated black b1b3 Springer Bella drei art=F.2.1|fide-2023:D.2.1
9000 executed black black b1b3 art=F.2.1|fide-2023:D.2.1
show phase=playing turn=black white=0:09:55.000 black=0:09:55.000 running=black agreed="rnbqkbnr/pppppppp/8/8/8/1N6/PPPPPPPP/R1BQKBNR b KQkq - 1 1" white-board=rnbqkbnr/pppppppp/8/8/8/1N6/PPPPPPPP/R1BQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/1N6/PPPPPPPP/R1BQKBNR offer=none result=* reason=-
11000 illegal-claimed black art=7.4a|fide-2023:7.5.1
11000 restored white illegal-move 0 595000 714000 art=7.4a|fide-2023:7.5.1
show phase=playing turn=white white=0:09:54.000 black=0:11:54.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-

=== The sighted player too announces a move that is not legal, and wrong words are repeated as they were said
rules BLD-04 BLD-11 BLD-14
editions fide-2005
--- script
time 600
black blind
boards two
illegal record
0 arbiter start
1 white lift e2
1 white place e5
2 white press
3 white say Eva vier
4 white press
5 black repeat Eva fünf
6 black repeat Eva vier
7 black execute
8 black show
9 arbiter compare
--- expect
0 started art=6.5
1000 lifted white e2
1000 placed white white pawn e5
2000 refused press not-announced art=F.2.1
3000 said white e2e4 Eva vier
4000 illegal-completed white move announced
4000 pressed white
5000 refused repeat not-understood art=F.2.1
6000 repeated black e2e4 Eva vier art=F.2.1
7000 executed black black e2e4 art=F.2.1
show phase=playing turn=black white=0:09:56.000 black=0:09:56.000 running=black agreed="rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
9000 compared art=F.2.7
9000 board-fixed black art=F.2.7
9000 restarted art=F.2.7

=== A capture of one’s own piece is announced before the press, and carried out
rules BLD-04 BLD-10 IRR-05
editions fide-2005 fide-2023
--- script
time 600
white blind
boards two
illegal record
fen 4k3/8/8/8/8/2N5/3P4/R3KN1R w - - 0 1
0 arbiter start
1 white lift f1
1 white off d2
1 white place d2
2 white press
3 white say Springer Felix eins schlägt David zwei
4 white press
5 black repeat Springer Felix eins schlägt David zwei
6 black execute
7 black show
8 black claim illegal
9 white lift a1
9 white off h1
9 white place h1
10 white press
11 white say Turm Anna eins Hektor eins
12 white press
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white f1
1000 taken-off white d2
1000 placed white white knight d2
2000 refused press not-announced art=F.2.3|fide-2023:D.2.3
3000 said white f1d2 Springer Felix eins schlägt David zwei
4000 illegal-completed white move announced
4000 pressed white
5000 repeated black f1d2 Springer Felix eins schlägt David zwei art=F.2.1|fide-2023:D.2.1
6000 executed black black f1d2 art=F.2.1|fide-2023:D.2.1
show phase=playing turn=black white=0:09:56.000 black=0:09:57.000 running=black agreed="4k3/8/8/8/8/2N5/3N4/R3K2R b - - 0 1" white-board=4k3/8/8/8/8/2N5/3N4/R3K2R black-board=4k3/8/8/8/8/2N5/3N4/R3K2R offer=none result=* reason=-
8000 illegal-claimed black art=7.4a|fide-2023:7.5.1
8000 restored white illegal-move 0 596000 716000 art=7.4a|fide-2023:7.5.1
9000 lifted white a1
9000 taken-off white h1
9000 placed white white rook h1
10000 refused press not-announced art=F.2.3|fide-2023:D.2.3
11000 said white a1h1 Turm Anna eins Hektor eins
12000 illegal-completed white move announced
12000 pressed white

=== In Chess960 a king’s step is named by its square, and castling by its own words
rules BLD-04 MOV-14
editions fide-2023
--- script
variant chess960
time 600
white blind
boards two
fen 4k3/8/8/8/8/8/8/5K1R w H - 0 1
0 arbiter start
1 white lift f1
1 white place g1
2 white say König Gustav eins
--- expect
0 started art=6.6
1000 lifted white f1
1000 placed white white king g1
2000 said white f1g1 König Gustav eins
2000 made white f1g1

=== A pawn taken en passant without right is announced, and goes from both boards
rules BLD-04 IRR-05 D33
editions fide-2005
--- script
time 300
illegal record
fen 4k3/8/8/3pP3/8/8/P7/4K3 w - - 0 1
white blind
boards two
0 arbiter start
1 white lift e5
2 white off d5
3 white place d6
4 white say Eva schlägt David sechs
5 white press
6 black repeat Eva schlägt David sechs
7 black execute
8 black show
--- expect
0 started art=6.5
1000 lifted white e5
2000 taken-off white d5
3000 placed white white pawn d6
4000 said white e5d6 en-passant Eva schlägt David sechs
5000 illegal-completed white move announced
5000 pressed white
6000 repeated black e5d6 en-passant Eva schlägt David sechs art=F.2.1
7000 executed black black e5d6 en-passant art=F.2.1
show phase=playing turn=black white=0:04:55.000 black=0:04:57.000 running=black agreed="4k3/8/3P4/8/8/8/P7/4K3 b - - 0 1" white-board=4k3/8/3P4/8/8/8/P7/4K3 black-board=4k3/8/3P4/8/8/8/P7/4K3 offer=none result=* reason=-

=== What cannot be said as one move goes from both boards at once
rules IRR-05 D33
editions fide-2005
--- script
time 300
illegal record
fen 4k3/8/8/3pP3/8/8/P7/4K3 w - - 0 1
white blind
boards two
0 arbiter start
1 white lift a2
2 white off d5
3 white place a3
4 white press
5 black show
--- expect
0 started art=6.5
1000 lifted white a2
2000 taken-off white d5
3000 placed white white pawn a3
4000 illegal-completed white move
4000 pressed white
show phase=playing turn=black white=0:04:56.000 black=0:04:59.000 running=black agreed="4k3/8/8/4P3/8/P7/8/4K3 b - - 0 1" white-board=4k3/8/8/4P3/8/P7/8/4K3 black-board=4k3/8/8/4P3/8/P7/8/4K3 offer=none result=* reason=-
