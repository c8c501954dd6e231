#!/usr/bin/env python3
"""Draws clips carried over to figures as one sheet: a row a clip, a column a figure, its own first.

    resources/screenshots/retargets.py build/dev/app/tagline sheet.png CLIP... --on FIGURE...

A clip is FILE or FILE#NAME; the frame is the middle one. Cells that could not be drawn stay empty and are
listed. Needs ImageMagick's montage.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

SIDE = 150


def middle_frame(program, file, name):
    """The middle frame of a file's clip."""
    out = subprocess.run([program, "info", "--json", file], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    clips = json.loads(out.stdout)[0].get("clips", [])
    found = [clip for clip in clips if not name or clip["name"] == name]
    return found[0]["frames"] // 2 if found else 0


def draw(program, file, name, frame, figure, picture):
    """Whether the picture was made."""
    command = [program, "render", file, "--frame", str(frame), "--size", f"{SIDE}x{SIDE}", "--no-grid",
               "--contacts", "-o", picture]
    if name:
        command += ["--clip", name]
    if figure:
        command += ["--retarget", "--character", figure]
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("sheet")
    parser.add_argument("clips", nargs="+")
    parser.add_argument("--on", nargs="+", required=True, metavar="FIGURE")
    arguments = parser.parse_args()
    failed = []
    with tempfile.TemporaryDirectory() as folder:
        cells = []
        for row, clip in enumerate(arguments.clips):
            file, _, name = clip.partition("#")
            frame = middle_frame(arguments.program, file, name)
            for column, figure in enumerate([None, *arguments.on]):
                picture = f"{folder}/{row:03}_{column:03}.png"
                title = pathlib.Path(figure or file).stem if figure else pathlib.Path(file).stem + (f"#{name}" if name else "")
                if not draw(arguments.program, file, name, frame, figure, picture):
                    failed.append(f"{clip} on {figure or 'itself'}")
                    picture = "null:"
                cells += ["-label", title[:22], picture]
        subprocess.run(["montage", "-background", "#202224", "-fill", "white", "-pointsize", "11", *cells, "-tile",
                        f"{len(arguments.on) + 1}x", "-geometry", f"{SIDE}x{SIDE}+1+1", arguments.sheet], check=True)
    for each in failed:
        print("not drawn:", each, file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
