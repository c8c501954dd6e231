"""Prints the cues of a file as python3-webvtt reads it: text, start, stop in seconds."""
import html
import sys

import webvtt

for cue in webvtt.read(sys.argv[1]):
    print(html.unescape(cue.raw_text), cue.start_in_seconds, cue.end_in_seconds, sep="\t")
