"""What was said, beside what `klangbrett hear --list --scores` has made of it."""
from dataclasses import dataclass
from typing import Optional


@dataclass
class Utterance:
    meant: str  # SAN, `command NAME`, or - for nothing
    half: str
    kind: str
    noise: str
    found: str  # what the trained recogniser finds nearest; - for nothing
    ahead: Optional[float]
    any_move: float
    any_sounds: float
    signal_to_noise: float
    words: int
    outcome: str

    @property
    def is_found_right(self):
        return self.meant != "-" and bare(self.found) == bare(self.meant)

    @property
    def result(self):
        """`right` or `wrong`, `asked` with the right one among those asked about or `asked otherwise`, `not understood`."""
        if self.outcome == "rejected":
            return "not understood"
        names = self.outcome.removeprefix("ask ").split("\t")[0]
        if self.outcome.startswith("ask "):
            asked = [bare(name) for name in names.split()]
            return "asked" if bare(self.meant).removeprefix("command ") in asked else "asked otherwise"
        return "right" if bare(names) == bare(self.meant) else "wrong"


def bare(move):
    return move.rstrip("+#")


def read(corpus, answers):
    """The rows of a corpus (make_corpus), each with its line of answers."""
    utterances = []
    with open(corpus, encoding="utf-8") as rows, open(answers, encoding="utf-8") as lines:
        for row, line in zip(rows, lines, strict=True):
            _, _, meant, half, kind, noise, _, _ = row.rstrip("\n").split("\t")
            fields = line.rstrip("\n").split("\t")
            if fields[0] == "-":
                utterances.append(Utterance(meant, half, kind, noise, "-", None, 0, 0, 0, 0, "\t".join(fields[1:])))
                continue
            ahead = None if fields[1] == "-" else float(fields[1])
            utterances.append(Utterance(meant, half, kind, noise, fields[0], ahead, float(fields[2]), float(fields[3]), float(fields[4]),
                                        int(fields[5]), "\t".join(fields[6:])))
    return utterances
