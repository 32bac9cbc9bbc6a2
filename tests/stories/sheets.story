=== Who has never taken the pen is never asked to write
rules REC-01 REC-02
editions fide-2001 fide-2005 fide-2023
--- script
time 5400
0 arbiter start
1 white play e4
1 white press
2 black play e5
2 black press
3 white play Nf3
3 white press
4 black play Nc6
4 black press
5 white play Bb5
6 white sheets
--- expect
...
5000 made white f1b5
sheet white by=program signed=no differs=- moves="e4 e5 Nf3 Nc6 Bb5"
sheet black by=program signed=no differs=- moves="e4 e5 Nf3 Nc6 Bb5"
sheets differ=-

=== One may answer before writing, but one's own last move is written before the next
rules REC-01 REC-02
editions fide-2001 fide-2005 fide-2023
--- script
time 5400
0 arbiter start
1 white play e4
1 white write e4
2 white press
3 black play e5
4 black press
5 white play Nf3
6 white press
7 black play Nc6
8 black press
9 white play Bb5
10 white write e5 Nf3
11 white play Bb5
--- expect fide-2001 fide-2005
0 started art=6.5
1000 made white e2e4
1000 pen-taken white 0
1000 written white e4
2000 pressed white
3000 made black e7e5
4000 pressed black
5000 made white g1f3
6000 pressed white
7000 made black b8c6
8000 pressed black
9000 refused play record-first art=8.1
10000 written white e5
10000 written white Nf3
11000 made white f1b5
--- expect fide-2023
0 started art=6.6
1000 made white e2e4
1000 pen-taken white 0
1000 written white e4
2000 pressed white
3000 made black e7e5
4000 pressed black
5000 made white g1f3
6000 pressed white
7000 made black b8c6
8000 pressed black
9000 refused play record-first art=8.1.3
10000 written white e5
10000 written white Nf3
11000 made white f1b5

=== Black too writes his own last move before the next
rules REC-02
editions fide-2005
--- script
time none
0 arbiter start
1 white play e4
2 black write e4
3 black play e5
4 white play Nf3
5 black play Nc6
6 black write e5
7 black play Nc6
--- expect
...
2000 pen-taken black 0
2000 written black e4
3000 made black e7e5
4000 made white g1f3
5000 refused play record-first art=8.1
6000 written black e5
7000 made black b8c6

=== A move done entirely is on both sheets, whoever keeps them
rules REC-01 REC-02
editions fide-2005
--- script
time 5400
0 arbiter start
1 white play e4
1 white write e4
2 white press
3 black move e5
4 white move Nf3
5 black move Nc6
6 white move Bb5
7 white sheets
--- expect
...
3000 made black e7e5
3000 pressed black
3000 written white e5
4000 made white g1f3
4000 pressed white
4000 written white Nf3
5000 made black b8c6
5000 pressed black
5000 written white Nc6
6000 made white f1b5
6000 pressed white
6000 written white Bb5
sheet white by=hand signed=no differs=- moves="e4 e5 Nf3 Nc6 Bb5"
sheet black by=program signed=no differs=- moves="e4 e5 Nf3 Nc6 Bb5"
sheets differ=-

=== Who takes the pen late goes on where the program stops
rules REC-01
editions fide-2005
--- script
time none
0 arbiter start
1 white move e4
2 black move e5
3 white play Nf3
4 white write Nf3
5 black play Nc6
6 black write Nf3
7 black write Nc6
8 black sheets
--- expect
...
4000 pen-taken white 2
4000 written white Nf3
5000 made black b8c6
6000 pen-taken black 2
6000 written black Nf3
7000 written black Nc6
sheet white by=hand signed=no differs=- moves="e4 e5 Nf3"
sheet black by=hand signed=no differs=- moves="e4 e5 Nf3 Nc6"
sheets differ=-

=== Who takes the pen late may write the whole game anew
rules REC-01
editions fide-2005
--- script
time none
0 arbiter start
1 white move e4
2 black move e5
3 white play Nf3
4 white write e4 e5 Nf3
--- expect
...
4000 pen-taken white 0
4000 written white e4
4000 written white e5
4000 written white Nf3

=== A first entry that is wrong is taken for the last move made
rules REC-01
editions fide-2005
--- script
time none
0 arbiter start
1 white move e4
2 black move e5
3 white play Nf3
4 white write Nh3
5 white sheets
--- expect
...
4000 pen-taken white 2
4000 written white Nh3
sheet white by=hand signed=no differs=3 moves="e4 e5 Nh3"
sheet black by=program signed=no differs=- moves="e4 e5 Nf3"
sheets differ=3

=== What is written is kept as it was written, wrong, ambiguous or in other letters
rules REC-01 NOT-02
editions fide-2005
--- script
time none
fen 4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1
0 arbiter start
1 white play Ngf3
2 white write Sgf3
3 black play Kd7
4 white write Kd6
5 black write Ngf3 Kd7
6 white sheets
--- expect
...
2000 written white Sgf3
3000 made black e8d7
4000 written white Kd6
5000 pen-taken black 0
5000 written black Ngf3
5000 written black Kd7
sheet white by=hand signed=no differs=2 moves="Sgf3 Kd6"
sheet black by=hand signed=no differs=- moves="Ngf3 Kd7"
sheets differ=2

=== An ambiguous entry is another than the move that was played
rules REC-01 NOT-07
editions fide-2001 fide-2005
--- script
time none
fen 4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1
0 arbiter start
1 white play Ngf3
2 white write Nf3
3 black write Ngf3
4 white sheets
--- expect
...
sheet white by=hand signed=no differs=1 moves="Nf3"
sheet black by=hand signed=no differs=- moves="Ngf3"
sheets differ=1

=== The same move in French, in German and in squares is the same
rules REC-01 NOT-02
editions fide-2005
--- script
time none
0 arbiter start
1 white play Nf3
2 white write Cf3
3 black write g1f3
4 black play Nf6
5 white write Sf6
6 black write Cf6
7 white sheets
--- expect
...
sheet white by=hand signed=no differs=- moves="Cf3 Sf6"
sheet black by=hand signed=no differs=- moves="g1f3 Cf6"
sheets differ=-

=== No move is written before it is made; the Laws of 2001 do not say so
rules REC-03
editions fide-2001 fide-2005 fide-2023
--- script
time 5400
0 arbiter start
1 white write e4
2 white play e4
3 white sheets
--- expect fide-2001
0 started art=6.5
1000 pen-taken white 0
1000 written white e4
2000 made white e2e4
sheet white by=hand signed=no differs=- moves="e4"
sheet black by=program signed=no differs=- moves="e4"
sheets differ=-
--- expect fide-2005
0 started art=6.5
1000 refused write writing-in-advance art=8.1
2000 made white e2e4
sheet white by=program signed=no differs=- moves="e4"
sheet black by=program signed=no differs=- moves="e4"
sheets differ=-
--- expect fide-2023
0 started art=6.6
1000 refused write writing-in-advance art=8.1.2
2000 made white e2e4
sheet white by=program signed=no differs=- moves="e4"
sheet black by=program signed=no differs=- moves="e4"
sheets differ=-

=== Among several moves written at once none may be ahead of the game
rules REC-03
editions fide-2005
--- script
time none
0 arbiter start
1 white play e4
2 white write e4 e5
3 white write e4
4 white write e5
--- expect
...
2000 refused write writing-in-advance art=8.1
3000 pen-taken white 0
3000 written white e4
4000 refused write writing-in-advance art=8.1

=== A claim with a move writes it on the claimant's sheet
rules REC-03 DRW-05 S22
editions fide-2001 fide-2005 fide-2023
--- script
time none
0 arbiter start
1 white play Nf3
1 black write Nf3
2 black move Nf6
3 white move Ng1
4 black move Ng8
5 white move Nf3
6 black move Nf6
7 white move Ng1
8 black claim threefold Ng8
9 black sheets
--- expect
...
8000 draw-claimed black threefold f6g8 art=9.2
8000 ended 1/2-1/2 threefold art=9.2
sheet white by=program signed=no differs=- moves="Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"
sheet black by=hand signed=no differs=- moves="Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"
sheets differ=-

=== After a wrong claim the move stands on the sheet already when it is played
rules REC-03 DRW-12
editions fide-2005
--- script
time none
0 arbiter start
1 white play e4
1 white write e4
2 black play e5
3 white write e5
4 white claim threefold Nf3
5 white play Nf3
6 black play Nc6
7 white play Bb5
8 white sheets
--- expect
...
4000 draw-claimed white threefold g1f3 art=9.2
4000 claim-rejected white - - art=9.5b
5000 made white g1f3
6000 draw-declined black by-moving art=9.1a
6000 made black b8c6
7000 made white f1b5
sheet white by=hand signed=no differs=- moves="e4 e5 Nf3"
sheet black by=program signed=no differs=- moves="e4 e5 Nf3 Nc6 Bb5"
sheets differ=-

=== A claim's move has its own line, and the line left out before it is still to be written
rules REC-02 REC-03
editions fide-2005
--- script
time none
0 arbiter start
1 white play e4
1 white write e4
2 black play e5
4 white claim threefold Nf3
5 white sheets
6 white play Nf3
7 black play Nc6
8 white play Bb5
9 white write e5
10 white play Bb5
--- expect
...
4000 claim-rejected white - - art=9.5b
sheet white by=hand signed=no differs=- moves="e4 - Nf3"
sheet black by=program signed=no differs=- moves="e4 e5"
sheets differ=-
6000 made white g1f3
7000 draw-declined black by-moving art=9.1a
7000 made black b8c6
8000 refused play record-first art=8.1
9000 written white e5
10000 made white f1b5

=== A draw offer is marked on both sheets behind the move it came with
rules REC-04 DRW-03
editions fide-2001 fide-2005 fide-2023
--- script
time 300
0 arbiter start
1 white play e4
1 white write e4
2 white offer-draw
3 white press
4 black decline
5 black play e5
6 black offer-draw
7 white sheets
--- expect
...
sheet white by=hand signed=no differs=- moves="e4 (=)"
sheet black by=program signed=no differs=- moves="e4 (=) e5 (=)"
sheets differ=-

=== The mark is no move, and a player may write it himself
rules REC-04 CON-03
editions fide-2005
--- script
time none
0 arbiter start
1 white play e4
2 white offer-draw
3 white write e4 (=)
4 black play e5
5 white write e5 (=)
6 white sheets
--- expect
...
3000 pen-taken white 0
3000 written white e4
3000 written white (=)
4000 draw-declined black by-moving art=9.1a
4000 made black e7e5
5000 written white e5
5000 written white (=)
sheet white by=hand signed=no differs=- moves="e4 (=) e5 (=)"
sheet black by=program signed=no differs=- moves="e4 (=) e5"
sheets differ=-

=== A sheet is for moves and offers, not for notes
rules CON-03
editions fide-2001 fide-2005 fide-2023
--- script
time none
0 arbiter start
1 white play e4
2 white write beware of the bishop
3 white write e4 threat!
4 white write e4
--- expect fide-2001
...
2000 refused write not-for-the-sheet art=12.2
3000 refused write not-for-the-sheet art=12.2
4000 pen-taken white 0
4000 written white e4
--- expect fide-2005
...
2000 refused write not-for-the-sheet art=12.3
3000 refused write not-for-the-sheet art=12.3
4000 pen-taken white 0
4000 written white e4
--- expect fide-2023
...
2000 refused write not-for-the-sheet art=8.1.4
3000 refused write not-for-the-sheet art=8.1.4
4000 pen-taken white 0
4000 written white e4

=== At 5:00 one has to record, below it not, if each move brings ten seconds only
rules REC-07 S21
editions fide-2001 fide-2005
--- script
time 300+10
0 arbiter start
0 white play e4
0 white write e4
0 white press
0 black play e5
0 black press
0 white play Nf3
0 white press
0 black play Nc6
0 black press
30 white play Bb5
31 white play Bb5
--- expect
...
30000 refused play record-first art=8.1
31000 made white f1b5

=== With thirty seconds a move one has to record to the end
rules REC-07 S21
editions fide-2001 fide-2005
--- script
time 300+30
0 arbiter start
0 white play e4
0 white write e4
0 white press
0 black play e5
0 black press
0 white play Nf3
0 white press
0 black play Nc6
0 black press
91 white play Bb5
300 white play Bb5
--- expect
...
91000 refused play record-first art=8.1
300000 refused play record-first art=8.1

=== With 5:00 and nothing for a move one has to record, a second later no longer
rules REC-07 S21
editions fide-2001 fide-2005 fide-2023
--- script
time 300
0 arbiter start
0 white play e4
0 white write e4
0 white press
0 black play e5
0 black press
0 white play Nf3
0 white press
0 black play Nc6
0 black press
0 white play Bb5
1 white play Bb5
--- expect fide-2001 fide-2005
...
0 refused play record-first art=8.1
1000 made white f1b5
--- expect fide-2023
...
0 refused play record-first art=8.1.3
1000 made white f1b5

=== In 2023 one who was below 5:00 need not record for the rest of the period
rules REC-07
editions fide-2005 fide-2023
--- script
time 300+10
0 arbiter start
0 white play e4
0 white write e4
0 white press
0 black play e5
0 black press
0 white play Nf3
0 white press
0 black play Nc6
0 black press
31 white play Bb5
31 white press
31 black play a6
31 black press
31 white play Ba4
--- expect fide-2005
...
31000 pressed black
31000 refused play record-first art=8.1
--- expect fide-2023
...
31000 pressed black
31000 made white b5a4

=== After the time control one has to record again
rules REC-07 REC-02
editions fide-2001 fide-2005 fide-2023
--- script
time 3/60:3600
0 arbiter start
0 white play e4
0 white write e4
0 white press
0 black play e5
0 black press
1 white play Nf3
1 white press
1 black play Nc6
1 black press
2 white play Bb5
2 white press
2 black play a6
2 black press
3 white play Ba4
4 white write e5 Nf3 Nc6 Bb5
5 white play Ba4
--- expect fide-2001 fide-2005
...
2000 made white f1b5
...
3000 refused play record-first art=8.1
4000 written white e5
4000 written white Nf3
4000 written white Nc6
4000 written white Bb5
5000 made white b5a4
--- expect fide-2023
...
2000 made white f1b5
...
3000 refused play record-first art=8.1.3
4000 written white e5
4000 written white Nf3
4000 written white Nc6
4000 written white Bb5
5000 made white b5a4

=== Once a flag has fallen the sheet is completed before the next move
rules REC-07 REC-09
editions fide-2001 fide-2005 fide-2023
--- script
time 40/60:3600
0 arbiter start
0 white play e4
0 white write e4
0 white press
0 black play e5
0 black press
1 white play Nf3
1 white press
1 black play Nc6
1 black press
70 white play Bb5
71 white write e5 Nf3
72 white play Bb5
73 white write Nc6
74 white play Bb5
--- expect fide-2001 fide-2005
...
60000 flag-fallen white art=6.3
70000 refused play complete-sheet-first art=8.4
71000 written white e5
71000 written white Nf3
72000 refused play complete-sheet-first art=8.4
73000 written white Nc6
74000 made white f1b5
--- expect fide-2023
...
60000 flag-fallen white art=6.4
70000 refused play complete-sheet-first art=8.5
71000 written white e5
71000 written white Nf3
72000 refused play complete-sheet-first art=8.5
73000 written white Nc6
74000 made white f1b5

=== On his own move, after a flag, a player completes his sheet from the opponent's
rules REC-09
editions fide-2001 fide-2005
--- script
time 40/60:3600
0 arbiter start
0 white play e4
0 white write e4
0 black write e4
0 white press
0 black play e5
0 black write e5
0 black press
1 white play Nf3
1 white press
1 black write Nh3
1 black play Nc6
1 black write Nc6
1 black press
2 white borrow
65 black borrow
66 white borrow
67 white borrow
68 white play Bb5
69 white sheets
--- expect
...
2000 refused borrow flag-not-fallen art=8.5b
60000 flag-fallen white art=6.3
65000 refused borrow not-your-move art=8.5b
66000 written white e5
66000 written white Nh3
66000 written white Nc6
67000 refused borrow sheet-complete art=8.5b
68000 made white f1b5
sheet white by=hand signed=no differs=3 moves="e4 e5 Nh3 Nc6"
sheet black by=hand signed=no differs=3 moves="e4 e5 Nh3 Nc6"
sheets differ=-

=== Neither had to write: the arbiter stops the clocks after a flag, and both complete from his record
rules REC-08 REC-10
editions fide-2001 fide-2005
--- script
time 40/60:3600
0 arbiter start
0 white play e4
0 white write e4
0 black write e4
0 white press
0 black play e5
0 black press
1 white play Nf3
1 white press
61 arbiter stop the sheets are completed
62 white borrow
63 black borrow
64 arbiter restart
65 black play Nc6
66 black sheets
--- expect
...
61000 flag-fallen black art=6.3
61000 stopped arbiter the sheets are completed art=6.13
62000 written white e5
62000 written white Nf3
63000 written black e5
63000 written black Nf3
64000 restarted art=6.13
65000 made black b8c6
sheet white by=hand signed=no differs=- moves="e4 e5 Nf3"
sheet black by=hand signed=no differs=- moves="e4 e5 Nf3"
sheets differ=-

=== In rapid and blitz nobody has to record
rules RAP-02 REC-07
editions fide-2001 fide-2005 fide-2023
--- script
kind rapid
time 1500
0 arbiter start
0 white play e4
0 white write e4
0 white press
0 black play e5
0 black press
1 white play Nf3
1 white press
1 black play Nc6
1 black press
2 white play Bb5
--- expect
...
2000 made white f1b5

=== Both sign their sheets once the game is over, and write nothing after that
rules REC-12
editions fide-2001 fide-2005 fide-2023
--- script
time none
0 arbiter start
1 white play e4
2 white sign
3 black resign
4 white write e4
5 white sign
6 black sign
7 white sign
8 white write e4
9 white sheets
--- expect
...
2000 refused sign not-over art=8.7
3000 resigned black art=5.1b|fide-2023:5.1.2
3000 ended 1-0 resignation art=5.1b|fide-2023:5.1.2
4000 pen-taken white 0
4000 written white e4
5000 signed white
6000 signed black
7000 refused sign already-signed art=8.7
8000 refused write already-signed art=8.7
sheet white by=hand signed=yes differs=- moves="e4"
sheet black by=program signed=yes differs=- moves="e4"
sheets differ=-

=== Nothing is written before the game begins
rules REC-03
editions fide-2001 fide-2005
--- script
time none
1 white write e4
2 white borrow
--- expect
1000 refused write not-started art=6.5
2000 refused borrow not-started art=6.5

=== A computer never has to write
rules REC-02
editions fide-2005
--- script
time none
white computer
0 arbiter start
1 white play e4
2 black play e5
3 white play Nf3
4 black play Nc6
5 white play Bb5
--- expect
...
5000 made white f1b5

=== Where the players keep their sheets, they write from the first move
rules REC-01 REC-02
editions fide-2001 fide-2005 cup38 fide-2023
--- script
time 5400
sheets own
0 arbiter start
1 white play e4
1 white press
2 black play e5
2 black press
3 white play Nf3
4 white write e4
5 white play Nf3
5 white sheets
--- expect fide-2001 fide-2005 cup38
0 started art=6.5
1000 made white e2e4
1000 pressed white
2000 made black e7e5
2000 pressed black
3000 refused play record-first art=8.1
4000 written white e4
5000 made white g1f3
sheet white by=hand signed=no differs=- moves="e4"
sheet black by=hand signed=no differs=- moves=""
sheets differ=-
--- expect fide-2023
...
3000 refused play record-first art=8.1.3
4000 written white e4
5000 made white g1f3
...
