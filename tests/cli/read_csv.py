"""Prints the ranges of a table as pandas reads it: clip, tag, start, stop."""
import sys

import pandas

table = pandas.read_csv(sys.argv[1])
assert table["start_frame"].dtype == table["stop_frame"].dtype == "int64", table.dtypes
assert ((table["stop_s"] * table["fps_num"] / table["fps_den"]).round() == table["stop_frame"]).all()
for row in table.itertuples():
    print(row.clip, row.tag, row.start_frame, row.stop_frame, sep="\t")
