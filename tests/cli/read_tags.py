"""Reads a folder by tagline_tags.py and prints JSON that tst_PythonReader holds against the command line.

    read_tags.py FOLDER-OF-THE-READER with|without FOLDER
"""
import json
import sys

if sys.argv[2] == "without":
    sys.modules["numpy"] = None  # an import of it fails
sys.path.insert(0, sys.argv[1])
import tagline_tags as tags  # noqa: E402

answers = {}
for clip in tags.read_folder(sys.argv[3]):
    run, bad = clip.ranges("Run"), clip.ranges("Bad")
    found = {
        "Run": run,
        "Run & Bad": tags.intersection(run, bad),
        "Run - Bad": tags.difference(run, bad),
        "Run | Bad": tags.union(run, bad),
        "~Run": tags.complement(run, clip.length),
        "Locomotion": clip.ranges("Locomotion"),
        "exact(Locomotion)": clip.ranges("Locomotion", exact=True),
        "gameplay::Hit": clip.ranges("gameplay::Hit"),
        "Hit": clip.ranges("Hit"),
    }
    for query, ranges in found.items():
        bits = [bool(bit) for bit in tags.mask(ranges, clip.length)]
        assert bits == [any(a <= frame < b for a, b in ranges) for frame in range(clip.length)], query
        assert sum(bits) == tags.frames(ranges)
        if ranges:
            answers.setdefault(query, {})[clip.source] = [list(each) for each in ranges]
assert (tags.numpy is None) == (sys.argv[2] == "without")
print(json.dumps(answers))
