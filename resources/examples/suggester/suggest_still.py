#!/usr/bin/env python3
"""A suggester for Tagline: ranges in which no joint moves, as the tag that is wanted first.

Try it:  tagline suggest --with "python3 suggest_still.py 0.1" --places --tags Still CLIPS
It reads tagline.suggester-request.schema.json from standard input and answers as
tagline.suggester-answer.schema.json says. Metres a second that still are none: 0.1, or the argument.
"""
import json
import sys


def speeds(clip):
    """The greatest speed of any joint at each frame after the first, metres a second."""
    rate = clip["rate"][0] / clip["rate"][1]
    for before, now in zip(clip["positions"], clip["positions"][1:]):
        yield rate * max(sum((a - b) ** 2 for a, b in zip(p, q)) ** 0.5 for p, q in zip(before, now))


def still_ranges(clip, limit):
    """(start, stop, score) of runs of at least half a second; the stiller, the surer."""
    least = clip["rate"][0] / clip["rate"][1] / 2
    run = []
    for frame, speed in enumerate([*speeds(clip), float("inf")], start=1):
        if speed < limit:
            run.append(speed)
            continue
        if len(run) >= least:
            yield frame - 1 - len(run), frame, 1 - sum(run) / len(run) / limit
        run = []


limit = float(sys.argv[1]) if len(sys.argv) > 1 else 0.1
asked = json.load(sys.stdin)
if not asked["tags"]:
    sys.exit("no tag is wanted: name one")
answer = [{"clip": clip["name"], "tag": asked["tags"][0], "start": start, "stop": stop, "score": score}
          for clip in asked["clips"] if "positions" in clip
          for start, stop, score in still_ranges(clip, limit)]
json.dump({"suggestions": answer}, sys.stdout)
