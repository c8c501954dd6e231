"""Prints the ranges of the labels in an archive of frames as numpy reads it: tag, start, stop in seconds."""
import sys

import numpy

archive = numpy.load(sys.argv[1])
assert archive["labels"].dtype == bool and len(archive["labels"]) == archive["lengths"].sum()
assert (numpy.diff(archive["offsets"]) == archive["lengths"]).all()
assert set(archive["splits"]) <= {"train", "val", "test"}
for clip, name in enumerate(archive["clips"]):
    labels = archive["labels"][archive["offsets"][clip]:archive["offsets"][clip + 1]]
    numerator, denominator = archive["frame_rates"][clip]
    for tag, column in zip(archive["label_names"], labels.T):
        edges = numpy.flatnonzero(numpy.diff(numpy.concatenate(([0], column, [0])).astype(int)))
        for start, stop in edges.reshape(-1, 2) * denominator / numerator:
            print(tag, start, stop, sep="\t")
