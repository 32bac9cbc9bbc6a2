=== An offer after the move and before the press may be accepted, and that is a draw
rules DRW-01 DRW-02 END-05
editions fide-2001 fide-2005 fide-2023
--- script
time 300
0 arbiter start
5 white move e4
6 black move e5
7 white play Nf3
8 white offer-draw
9 white press
12 black accept
--- expect
...
7000 made white g1f3
8000 draw-offered white art=9.1a|fide-2023:9.1.2
9000 pressed white
12000 draw-accepted black art=5.2c|fide-2023:5.2.3
12000 ended 1/2-1/2 agreement art=5.2c|fide-2023:5.2.3

=== An offer while the opponent thinks is valid too
rules DRW-01 DRW-02 S27
editions fide-2001 fide-2005
--- script
time 300
0 arbiter start
5 white move e4
8 white offer-draw
9 black show
--- expect
...
8000 draw-offered white art=9.1a
show phase=playing turn=black white=0:04:55.000 black=0:04:56.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=white result=* reason=-

=== An offer is refused in words
rules DRW-02
editions fide-2001 fide-2005
--- script
time 300
0 arbiter start
5 white move e4
6 white offer-draw
7 black decline
8 black accept
9 black offer-draw
--- expect
...
6000 draw-offered white art=9.1a
7000 draw-declined black said art=9.1a
8000 refused accept no-offer art=9.1a
9000 draw-offered black art=9.1a

=== An offer is refused by moving
rules DRW-02 S27
editions fide-2001 fide-2005 fide-2023
--- script
time 300
0 arbiter start
5 white play e4
6 white offer-draw
7 white press
8 black move e5
9 black accept
--- expect fide-2001 fide-2005
...
6000 draw-offered white art=9.1a
7000 pressed white
8000 draw-declined black by-moving art=9.1a
8000 made black e7e5
8000 pressed black
9000 refused accept no-offer art=9.1a
--- expect fide-2023
...
6000 draw-offered white art=9.1.2
7000 pressed white
8000 draw-declined black by-moving art=9.1.2
8000 made black e7e5
8000 pressed black
9000 refused accept no-offer art=9.1.2

=== An illegal move refuses no offer
rules DRW-02
editions fide-2005
--- script
time none
0 arbiter start
5 white play e4
6 white offer-draw
7 black play Ke6
8 black accept
--- expect
...
6000 draw-offered white art=9.1a
7000 refused play illegal-move art=3
8000 draw-accepted black art=5.2c
8000 ended 1/2-1/2 agreement art=5.2c

=== The offerer's own next act does not withdraw the offer, and a second offer adds nothing
rules DRW-02
editions fide-2001 fide-2005
--- script
time 300
0 arbiter start
1 white offer-draw
2 white move e4
3 white offer-draw
4 black offer-draw
5 white decline
6 white accept
7 black accept
--- expect
0 started art=6.5
1000 draw-offered white art=9.1a
2000 made white e2e4
2000 pressed white
3000 refused offer-draw offer-stands art=9.1a
4000 refused offer-draw offer-stands art=9.1a
5000 refused decline no-offer art=9.1a
6000 refused accept no-offer art=9.1a
7000 draw-accepted black art=5.2c
7000 ended 1/2-1/2 agreement art=5.2c

=== In 2023 a draw cannot be agreed before both have moved
rules END-05
editions fide-2005 fide-2023
--- script
time none
0 arbiter start
1 white play e4
2 white offer-draw
3 black accept
4 black play e5
5 white offer-draw
6 black accept
--- expect fide-2005
...
2000 draw-offered white art=9.1a
3000 draw-accepted black art=5.2c
3000 ended 1/2-1/2 agreement art=5.2c
4000 refused play game-over art=5
5000 refused offer-draw game-over art=5
6000 refused accept game-over art=5
--- expect fide-2023
...
2000 draw-offered white art=9.1.2
3000 refused accept too-early-to-agree art=5.2.3
4000 draw-declined black by-moving art=9.1.2
4000 made black e7e5
5000 draw-offered white art=9.1.2
6000 draw-accepted black art=5.2.3
6000 ended 1/2-1/2 agreement art=5.2.3
