#!/usr/bin/env python3
"""Prints the frames of every tag of a runtime file: name, clip, start, stop.

Reads the file by its description (resources/schemas/tagline.runtime.md) and nothing else of Tagline.
"""
import struct
import sys
import zlib

TEXT, STARTS, CLIPS, BOUNDS, CLIPS_BY_NAME, TAGS, MATCHING, SYNONYMS, NAMESPACES, QUERIES, SETS, DATA = range(1, 13)


def sections(file):
    magic, version, order, size, count, body = struct.unpack_from("<8sIIQII", file)
    if magic != b"TagSets\n" or version != 1 or order != 0x01020304:
        sys.exit("not a runtime file of version 1")
    header_crc = struct.unpack_from("<I", file, 60)[0]
    if size != len(file) or zlib.crc32(file[:60]) != header_crc or zlib.crc32(file[64:]) != body:
        sys.exit("the file is damaged")
    table = (struct.unpack_from("<IIQQ", file, 64 + 24 * i) for i in range(count))
    return {kind: file[offset:offset + length] for kind, _, offset, length in table}


def records(layout, data):
    return list(struct.iter_unpack("<" + layout, data))


def ranges(record, data, clips, words):
    """The ranges of a set on the axis."""
    form, _, offset, _, count, _ = record
    if form == 1:
        blocks = (clips + 63) // 64
        offset += 8 * blocks + 8 * ((count + 1) // 64 + 2) + 4 * blocks + 4
        edges = struct.unpack_from(f"<{2 * count}i", data, offset)
        yield from zip(edges[::2], edges[1::2])
    elif form == 2:
        bits = int.from_bytes(data[offset:offset + 8 * words], "little")
        start = 0
        while bits:
            skipped = (bits & -bits).bit_length() - 1
            start, bits = start + skipped, bits >> skipped
            length = (~bits & (bits + 1)).bit_length() - 1
            yield start, start + length
            start, bits = start + length, bits >> length


def main():
    with open(sys.argv[1], "rb") as opened:
        parts = sections(opened.read())
    starts = [start for (start,) in records("I", parts[STARTS])]
    strings = [parts[TEXT][a:b].decode("utf-8", "replace") for a, b in zip(starts, starts[1:])]
    bounds = records("ii", parts[BOUNDS])
    clips = records("IIIiii", parts[CLIPS])
    sets = records("IIQqqq", parts[SETS])
    words = (bounds[-1][0] // 64 + (bounds[-1][1] - bounds[-1][0]) // 64 + 1) if bounds else 0
    for name, _, _, matching, _, _ in records("IIIIII", parts[TAGS]):
        clip = 0
        for start, stop in ranges(sets[matching], parts[DATA], len(clips), words):
            while start >= bounds[clip][1]:
                clip += 1
            base = bounds[clip][0]
            print(strings[name], strings[clips[clip][0]], start - base, stop - base, sep="\t")


if __name__ == "__main__":
    main()
