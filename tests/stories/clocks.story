=== Made and pressed are two events, and the press completes the move
rules CLK-11 MOV-01
editions fide-2001 fide-2005 fide-2023
--- script
time 300
0 arbiter start
5 white play e4
8 white show
9 white press
9 black show
--- expect
0 started art=6.5|fide-2023:6.6
5000 made white e2e4
show phase=playing turn=black white=0:04:52.000 black=0:05:00.000 running=white agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-
9000 pressed white
show phase=playing turn=black white=0:04:51.000 black=0:05:00.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== One presses after moving, and one's own clock only
rules CLK-11
editions fide-2001 fide-2005 fide-2023
--- script
time 300
0 arbiter start
1 white press
2 black press
3 white play e4
4 black press
5 white press
6 white press
7 black press
--- expect fide-2001 fide-2005
0 started art=6.5
1000 refused press move-first art=6.8a
2000 refused press not-your-clock art=6.8a
3000 made white e2e4
4000 refused press not-your-clock art=6.8a
5000 pressed white
6000 refused press not-your-clock art=6.8a
7000 refused press move-first art=6.8a
--- expect fide-2023
0 started art=6.6
1000 refused press move-first art=6.2.1
2000 refused press not-your-clock art=6.2.1
3000 made white e2e4
4000 refused press not-your-clock art=6.2.1
5000 pressed white
6000 refused press not-your-clock art=6.2.1
7000 refused press move-first art=6.2.1

=== Who has moved may not move again before pressing
rules CLK-11 MOV-01 TCH-11
editions fide-2001 fide-2005
--- script
time 300
0 arbiter start
1 white play e4
2 white play d4
3 white press
4 white play d4
--- expect
0 started art=6.5
1000 made white e2e4
2000 refused play press-first art=6.8a
3000 pressed white
4000 refused play not-your-move art=1.1

=== The opponent has the move once it is made, pressed or not, and the press may follow his reply
rules MOV-01 CLK-11
editions fide-2001 fide-2005
--- script
time 300
0 arbiter start
1 white play e4
2 black play e5
3 black press
4 white play Nf3
5 white press
7 black press
8 white show
--- expect
0 started art=6.5
1000 made white e2e4
2000 made black e7e5
3000 refused press not-your-clock art=6.8a
4000 refused play press-first art=6.8a
5000 pressed white
7000 pressed black
show phase=playing turn=white white=0:04:54.000 black=0:04:58.000 running=white agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== In 2023 one's own next move completes the one not pressed
rules MOV-01 CLK-11
editions fide-2023
--- script
time 300
0 arbiter start
1 white play e4
2 white play d4
3 black play e5
4 white play Nf3
5 white press
--- expect
0 started art=6.6
1000 made white e2e4
2000 refused play press-first art=6.2.1
3000 made black e7e5
4000 made white g1f3
5000 pressed white

=== The increment is there for the first move and comes with each press
rules CLK-02
editions fide-2001 fide-2005 fide-2023
--- script
time 300+3
0 arbiter start
0 white show
5 white move e4
5 black show
--- expect
0 started art=6.5|fide-2023:6.6
show phase=playing turn=white white=0:05:03.000 black=0:05:03.000 running=white agreed="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" white-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR offer=none result=* reason=-
5000 made white e2e4
5000 pressed white
show phase=playing turn=black white=0:05:01.000 black=0:05:03.000 running=black agreed="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" white-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR black-board=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR offer=none result=* reason=-

=== In delay mode the fixed time of each move costs nothing and is lost if unused
rules CLK-04 S13
editions fide-2001 fide-2005 fide-2009x
--- script
time 3600d10
0 arbiter start
7 white move e4
7 black move e5
17 white move Nf3
17 black move Nc6
42 white move Bb5
42 black show
--- expect
...
42000 made white f1b5
42000 pressed white
show phase=playing turn=black white=0:59:45.000 black=1:00:00.000 running=black agreed="r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3" white-board=r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R black-board=r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R offer=none result=* reason=-

=== What is saved before a control joins the next period
rules CLK-03 S12
editions fide-2001 fide-2005 fide-2009x
--- script
time 2/5400:1800
0 arbiter start
0 white move e4
0 black move e5
1:17:26 white move Nf3
1:17:26 black show
--- expect
...
4646000 pressed white
show phase=playing turn=black white=0:42:34.000 black=1:30:00.000 running=black agreed="rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2" white-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R black-board=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R offer=none result=* reason=-

=== From a position with Black to move, Black's clock is started
rules CLK-07
editions fide-2005
--- script
time 60
fen 4k3/7p/8/8/8/8/P7/4K3 b - - 0 1
0 arbiter start
5 black move h5
9 white show
--- expect
0 started art=6.5
5000 made black h7h5
5000 pressed black
show phase=playing turn=white white=0:00:56.000 black=0:00:55.000 running=white agreed="4k3/8/8/7p/8/8/P7/4K3 w - h6 0 2" white-board=4k3/8/8/7p/8/8/P7/4K3 black-board=4k3/8/8/7p/8/8/P7/4K3 offer=none result=* reason=-
