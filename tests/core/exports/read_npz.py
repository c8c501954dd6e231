"""Prints the ranges of the masks in an archive as numpy reads it: tag, start, stop in seconds."""
import sys

import numpy

archive = numpy.load(sys.argv[1])
for clip, name in enumerate(archive["clips"]):
    masks = archive["masks"][archive["offsets"][clip]:archive["offsets"][clip + 1]]
    numerator, denominator = archive["frame_rates"][clip]
    for tag, column in zip(archive["tags"], masks.T):
        edges = numpy.flatnonzero(numpy.diff(numpy.concatenate(([0], column, [0])).astype(int)))
        for start, stop in edges.reshape(-1, 2) * denominator / numerator:
            print(tag, start, stop, sep="\t")
