=== What a blind player's assistant does, and what he leaves to the player
rules BLD-17 BLD-18 BLD-19 BLD-20 BLD-22 D09 D11 D15 D16 D18 D22 D42
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
time 300
white blind
black sighted
boards two
assistant white
0 arbiter start
1 white-assistant lift e2
2 white play e4
3 white-assistant say Eva vier
4 white-assistant write e4
5 white-assistant press
6 white-assistant repeat Eva vier
7 black repeat Eva vier
8 white-assistant execute
9 black lift e7
10 white-assistant report touch d7
11 arbiter reject
12 black place e5
13 white-assistant say Eva fünf
14 white-assistant press
15 black press
16 white repeat Eva fünf
17 white-assistant execute
18 white-assistant move Nf3
19 white-assistant offer-draw
20 white-assistant resign
21 white-assistant claim threefold
22 white-assistant stop noise
23 white-assistant ask time
24 white show
--- expect fide-2001 fide-2005 fide-2009x
0 started art=6.5
1000 refused lift not-for-assistant art=F.2.9
2000 lifted white e2
2000 placed white white pawn e4
3000 said white-assistant e2e4 Eva vier
3000 made white e2e4
4000 pen-taken white 0
4000 written white e4
5000 pressed white
6000 refused repeat not-for-assistant art=F.2.9
7000 repeated black e2e4 Eva vier art=F.2.1
8000 executed white-assistant black e2e4 art=F.2.1
9000 lifted black e7
10000 touch-claimed white d7 art=4.3
11000 touch-ruled white d7 rejected art=4.3
12000 placed black black pawn e5
12000 made black e7e5
13000 said white-assistant e7e5 Eva fünf
14000 refused press repeat-first art=F.2.1
15000 pressed black
16000 repeated white e7e5 Eva fünf art=F.2.1
17000 executed white-assistant white e7e5 art=F.2.1
18000 refused move not-for-assistant art=F.2.9
19000 refused offer-draw not-for-assistant art=F.2.9
20000 refused resign not-for-assistant art=F.2.9
21000 refused claim not-for-assistant art=F.2.9
22000 refused stop not-for-assistant art=F.2.9
23000 refused ask not-for-assistant art=F.2.9
show phase=playing turn=white white=0:04:46.000 black=0:04:50.000 running=white agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
--- expect cup38
0 started art=6.5
1000 refused lift not-for-assistant art=F.2.9
2000 lifted white e2
2000 placed white white pawn e4
3000 said white-assistant e2e4 Eva vier
3000 made white e2e4
4000 pen-taken white 0
4000 written white e4
5000 pressed white
6000 refused repeat not-for-assistant art=F.2.9
7000 repeated black e2e4 Eva vier art=F.2.1
8000 executed white-assistant black e2e4 art=F.2.1
9000 lifted black e7
10000 touch-claimed white d7 art=§6b
11000 touch-ruled white d7 rejected art=§6b
12000 placed black black pawn e5
12000 made black e7e5
13000 said white-assistant e7e5 Eva fünf
14000 refused press repeat-first art=F.2.1
15000 pressed black
16000 repeated white e7e5 Eva fünf art=F.2.1
17000 executed white-assistant white e7e5 art=F.2.1
18000 refused move not-for-assistant art=F.2.9
19000 refused offer-draw not-for-assistant art=F.2.9
20000 refused resign not-for-assistant art=F.2.9
21000 refused claim not-for-assistant art=F.2.9
22000 refused stop not-for-assistant art=F.2.9
23000 refused ask not-for-assistant art=F.2.9
show phase=playing turn=white white=0:04:46.000 black=0:04:50.000 running=white agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
--- expect fide-2023
0 started art=6.6
1000 refused lift not-for-assistant art=D.2.10
2000 lifted white e2
2000 placed white white pawn e4
3000 said white-assistant e2e4 Eva vier
3000 made white e2e4
4000 pen-taken white 0
4000 written white e4
5000 pressed white
6000 refused repeat not-for-assistant art=D.2.10
7000 repeated black e2e4 Eva vier art=D.2.1
8000 executed white-assistant black e2e4 art=D.2.1
9000 lifted black e7
10000 touch-claimed white d7 art=4.2.2
11000 touch-ruled white d7 rejected art=4.2.2
12000 placed black black pawn e5
12000 made black e7e5
13000 said white-assistant e7e5 Eva fünf
14000 refused press repeat-first art=D.2.1
15000 pressed black
16000 repeated white e7e5 Eva fünf art=D.2.1
17000 executed white-assistant white e7e5 art=D.2.1
18000 refused move not-for-assistant art=D.2.10
19000 refused offer-draw not-for-assistant art=D.2.10
20000 refused resign not-for-assistant art=D.2.10
21000 refused claim not-for-assistant art=D.2.10
22000 refused stop not-for-assistant art=D.2.10
23000 refused ask not-for-assistant art=D.2.10
show phase=playing turn=white white=0:04:46.000 black=0:04:50.000 running=white agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== A sighted player has an assistant only where the blind one has none, and for less
rules BLD-24 D01 D15 D18
editions fide-2001 fide-2005 fide-2023
--- script
time 300
white blind
black sighted
boards two
assistant black
0 arbiter start
1 white play e4
2 black-assistant say Eva vier
3 white press
4 black repeat Eva vier
5 black-assistant execute
6 black play e5
7 black-assistant say Eva fünf
8 black-assistant press
9 black press
10 black-assistant write e5
11 black-assistant claim flag
12 black-assistant report touch e4
13 black-assistant seal Nf3
14 white repeat Eva fünf
15 black-assistant execute
16 white-assistant execute
17 white show
--- expect fide-2001 fide-2005
0 started art=6.5
1000 lifted white e2
1000 placed white white pawn e4
2000 said black-assistant e2e4 Eva vier
2000 made white e2e4
3000 pressed white
4000 repeated black e2e4 Eva vier art=F.2.1
5000 executed black-assistant black e2e4 art=F.2.1
6000 made black e7e5
7000 said black-assistant e7e5 Eva fünf
8000 refused press not-for-assistant art=F.2.9
9000 pressed black
10000 refused write not-for-assistant art=F.2.9
11000 refused claim not-for-assistant art=F.2.9
12000 refused report not-for-assistant art=F.2.9
13000 refused seal not-for-assistant art=F.2.9
14000 repeated white e7e5 Eva fünf art=F.2.1
15000 executed black-assistant white e7e5 art=F.2.1
16000 refused execute no-assistant art=F.2.9
show phase=playing turn=white white=0:04:49.000 black=0:04:54.000 running=white agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
--- expect fide-2023
0 started art=6.6
1000 lifted white e2
1000 placed white white pawn e4
2000 said black-assistant e2e4 Eva vier
2000 made white e2e4
3000 pressed white
4000 repeated black e2e4 Eva vier art=D.2.1
5000 executed black-assistant black e2e4 art=D.2.1
6000 made black e7e5
7000 said black-assistant e7e5 Eva fünf
8000 refused press not-for-assistant art=D.2.10
9000 pressed black
10000 refused write not-for-assistant art=D.2.10
11000 refused claim not-for-assistant art=D.2.10
12000 refused report not-for-assistant art=D.2.10
13000 refused seal not-for-assistant art=D.2.10
14000 repeated white e7e5 Eva fünf art=D.2.1
15000 executed black-assistant white e7e5 art=D.2.1
16000 refused execute no-assistant art=D.2.10
show phase=playing turn=white white=0:04:49.000 black=0:04:54.000 running=white agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== Two blind players may each have one
rules BLD-17 BLD-18
editions fide-2005 fide-2023
--- script
time 300
white blind
black blind
boards two
assistant white
assistant black
0 arbiter start
1 white play d4
2 white-assistant say David vier
3 white-assistant press
4 black repeat David vier
5 black-assistant execute
6 black play d5
7 black-assistant say David fünf
8 black-assistant press
9 black show
--- expect
0 started art=6.5|fide-2023:6.6
1000 lifted white d2
1000 placed white white pawn d4
2000 said white-assistant d2d4 David vier
2000 made white d2d4
3000 pressed white
4000 repeated black d2d4 David vier art=F.2.1|fide-2023:D.2.1
5000 executed black-assistant black d2d4 art=F.2.1|fide-2023:D.2.1
6000 lifted black d7
6000 placed black black pawn d5
7000 said black-assistant d7d5 David fünf
7000 made black d7d5
8000 pressed black
show phase=playing turn=white white=0:04:56.000 black=0:04:55.000 running=white agreed="rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq d6 0 2" white-board=rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR black-board=rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR offer=none result=* reason=-

=== On one board an assistant presses and writes for who cannot
rules CLK-14 REC-05
editions fide-2001 fide-2005 fide-2009x cup38 fide-2023
--- script
time 300
assistant white
0 arbiter start
1 white play e4
2 white-assistant press
3 white-assistant write e4
4 black play e5
5 black press
6 white-assistant play Nf3
7 white-assistant claim flag
8 black-assistant press
--- expect fide-2001 fide-2005 fide-2009x cup38
0 started art=6.5
1000 made white e2e4
2000 pressed white
3000 pen-taken white 0
3000 written white e4
4000 made black e7e5
5000 pressed black
6000 refused play not-for-assistant art=6.8d
7000 refused claim not-for-assistant art=6.8d
8000 refused press no-assistant art=6.8d
--- expect fide-2023
0 started art=6.6
1000 made white e2e4
2000 pressed white
3000 pen-taken white 0
3000 written white e4
4000 made black e7e5
5000 pressed black
6000 refused play not-for-assistant art=6.2.6
7000 refused claim not-for-assistant art=6.2.6
8000 refused press no-assistant art=6.2.6

=== On one board a blind player’s assistant claims, reports and seals for him too
rules BLD-17 BLD-22 BLD-23
editions fide-2001 fide-2005 fide-2023
--- script
time 10
white blind
assistant white
0 arbiter start
1 white move e4
2 white-assistant report touch e7
3 white-assistant say Eva vier
12 white-assistant claim flag
--- expect
0 started art=6.5|fide-2023:6.6
1000 made white e2e4
1000 pressed white
2000 touch-claimed white e7 art=4.3|fide-2023:4.2.2
3000 refused say not-for-assistant art=F.2.9|fide-2023:D.2.10
11000 flag-fallen black art=6.3|fide-2023:6.4
12000 flag-claimed white art=6.9|fide-2023:6.8
12000 ended 1-0 flag art=6.10|fide-2023:6.9
