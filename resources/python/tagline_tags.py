#!/usr/bin/env python3
"""Reads Tagline's tags: sidecars (walk.bvh.tags.json) and runtime files (name.taglinebin).

One file for Python 3.9 and later, without dependencies; with numpy, masks are its arrays. Copy it where it is
needed. The formats are described in resources/schemas (tagline.tags.schema.json, tagline.runtime.md).

    import tagline_tags as tags

    for clip in tags.read_folder("mocap"):              # every clip that has a sidecar
        run = clip.ranges("Run")                        # [(2, 9), (40, 52)]: half-open, in frames of the clip
        good = tags.difference(run, clip.ranges("Bad"))
        mask = clip.mask("Run")                         # True where a frame has the tag
        rate = clip.rate                                # a Fraction of frames a second

    game = tags.read_runtime("motions.taglinebin")
    game.clip("walk.bvh").ranges("Run")

Ranges hold their start and not their stop. "Locomotion" means itself and all below it (Locomotion.Run); with
exact=True itself alone. A tag of the set gameplay is "gameplay::Run", and "Run" where the default set has none.
"""
import json
import os
import struct
import sys
import zlib
from bisect import bisect_left
from fractions import Fraction

try:
    import numpy
except ImportError:
    numpy = None

__all__ = ["TagError", "Clip", "RuntimeFile", "read_sidecar", "read_folder", "read_runtime", "union", "intersection",
           "difference", "complement", "mask", "frames"]

LAST_FRAME = 2**31 - 1


class TagError(ValueError):
    """What is wrong with a file: its path, the place, and what was found."""


# Ranges: lists of (start, stop) in order, none empty, none touching another. Every function takes any ranges in
# any order, and is linear behind the sorting.

def canonical(ranges):
    """The frames of any ranges as ranges in order that do not touch."""
    joined = []
    for start, stop in sorted(ranges):
        if start >= stop:
            continue
        if joined and start <= joined[-1][1]:
            joined[-1][1] = max(joined[-1][1], stop)
        else:
            joined.append([start, stop])
    return [(start, stop) for start, stop in joined]


def union(*sets):
    """The frames that are in any of the sets."""
    return canonical([each for ranges in sets for each in ranges])


def _swept(first, second, holds):
    """The frames for which holds(in first, in second); one walk over all borders."""
    borders = []
    for side, ranges in ((0, canonical(first)), (1, canonical(second))):
        for start, stop in ranges:
            borders += ((start, side, True), (stop, side, False))
    borders.sort(key=lambda border: border[0])
    inside = [False, False]
    result, begun = [], None
    for at, (frame, side, enters) in enumerate(borders):
        inside[side] = enters
        if at + 1 < len(borders) and borders[at + 1][0] == frame:
            continue
        if holds(*inside) and begun is None:
            begun = frame
        elif not holds(*inside) and begun is not None:
            result.append((begun, frame))
            begun = None
    return result


def intersection(first, second):
    """The frames that are in both sets."""
    return _swept(first, second, lambda a, b: a and b)


def difference(first, second):
    """The frames of the first set that are not in the second."""
    return _swept(first, second, lambda a, b: a and not b)


def complement(ranges, length):
    """The frames of a clip of so many frames that are not in the set."""
    return difference([(0, length)], ranges)


def mask(ranges, length):
    """A truth value a frame: a numpy array of bool, or without numpy a bytearray of 0 and 1."""
    if numpy is None:
        result = bytearray(length)
        for start, stop in ranges:
            stop = min(stop, length)
            if start < stop:
                result[start:stop] = b"\x01" * (stop - start)
        return result
    steps = numpy.zeros(length + 1, dtype=numpy.int32)
    for start, stop in canonical(ranges):
        steps[min(start, length)] += 1
        steps[min(stop, length)] -= 1
    return numpy.cumsum(steps[:length]) > 0


def frames(ranges):
    """How many frames there are in a set."""
    return sum(stop - start for start, stop in canonical(ranges))


# Clips

class Clip:
    """A clip and its tags.

    source      path of the model file, whether it is there or not
    name        as the model file has it; with index where several of the file have that name, else None
    length      number of frames
    rate        frames a second, a Fraction
    tags        {full name: [(start, stop), ...]} as they were drawn: ranges may touch
    properties  {name: [(start, stop, value), ...]}
    points      names of the tags that mark moments
    instances   {full name: [(start, stop, {name: value, ...}), ...]} of counted tags, in order of start, then of stop:
                they may touch and overlap. Their frames stand in tags too
    rows        where the model file is an array with a row a frame: (rows of the file, their rate or None,
                [(frame, row), ...]); None where the sidecar says none. See row()
    """

    def __init__(self, source, name, length, rate, index=None):
        self.source, self.name, self.index = source, name, index
        self.length, self.rate = length, rate
        self.tags, self.properties, self.points, self.instances = {}, {}, set(), {}
        self.rows = None
        self.known_names = None  # those of all clips that were read together; None: its own

    def __repr__(self):
        return f"<Clip {self.name!r} of {self.source!r}, {self.length} frames>"

    def names(self, tag):
        """The full names that a tag means here: its own, those below it, and those of named sets."""
        def of(whole, names):
            return [name for name in names if name == whole or name.startswith(whole + ".")]
        known = self.tags if self.known_names is None else self.known_names
        if "::" in tag or of(tag, known):
            return of(tag, self.tags)
        sets = sorted({name.split("::")[0] for name in self.tags if "::" in name})
        return [name for set_name in sets for name in of(set_name + "::" + tag, self.tags)]

    def ranges(self, tag, exact=False):
        """The frames that have a tag, cut at the clip's end; none where the clip lacks it."""
        names = [tag] if exact else self.names(tag)
        drawn = [each for name in names for each in self.tags.get(name, ())]
        return [(start, min(stop, self.length)) for start, stop in canonical(drawn) if start < self.length]

    def occurrences(self, tag, exact=False):
        """What a tag is counted by: [(start, stop, {name: value}), ...], the instances of counted tags and, without
        values, the ranges of others, cut at the clip's end; in order of start, then of stop."""
        found = []
        for name in [tag] if exact else self.names(tag):
            plain = [(start, stop, {}) for start, stop in self.tags.get(name, ())]
            found += self.instances.get(name, plain)
        found = [(start, min(stop, self.length), values) for start, stop, values in found if start < self.length]
        return sorted(found, key=lambda each: each[:2])

    def mask(self, tag, exact=False):
        """A truth value a frame; see mask()."""
        return mask(self.ranges(tag, exact), self.length)

    def value(self, name, frame, default=None):
        """The value that a property has at a frame."""
        ranges = self.properties.get(name, ())
        place = bisect_left(ranges, (frame + 1,)) - 1
        if place >= 0 and ranges[place][0] <= frame < ranges[place][1]:
            return ranges[place][2]
        return default

    def seconds(self, frame):
        """When a frame begins, in seconds from the clip's start; a Fraction."""
        return Fraction(frame) / self.rate

    def row(self, frame):
        """Which row of the model file's arrays a frame is; the frame itself where the sidecar says nothing of rows."""
        if self.rows is None:
            return frame
        count, _, knots = self.rows
        at = max(0, min(bisect_left(knots, (frame + 1,)) - 1, len(knots) - 2))
        (begin, first), (end, last) = knots[at], knots[min(at + 1, len(knots) - 1)]
        row = first + ((frame - begin) * (last - first) / (end - begin) if end > begin else 0)
        return max(0, min(int(row + 0.5), count - 1))


# Sidecars

def _set_of(path, source, name):
    """The model file and the set of a sidecar: walk.bvh.gameplay.tags.json is ("walk.bvh", "gameplay").

    The file's own name counts, as it may have been renamed together with its model; what it says parts the two.
    """
    stem = path[:-len(".tags.json")] if path.endswith(".tags.json") else path
    if not name and os.path.basename(stem).startswith(source + "."):
        name = os.path.basename(stem)[len(source) + 1:]
    return (stem[:-len(name) - 1], name) if name and stem.endswith("." + name) else (stem, "")


def _unique(pairs):
    result = dict(pairs)
    if len(result) != len(pairs):
        seen = set()
        double = next(key for key, _ in pairs if key in seen or seen.add(key))
        raise ValueError(f'the key "{double}" stands there twice')
    return result


def _expect(holds, path, what):
    if not holds:
        raise TagError(f"{path}: {what}")


def _no_constant(name):
    raise ValueError(f"{name} is no number that JSON knows")


def _found(value):
    """What stands in a file where something else was expected; long values are cut."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _is_frame(value):
    return type(value) is int and 0 <= value <= LAST_FRAME


def _is_value(value):
    return isinstance(value, (str, bool, int, float))


def _text_of(content, name, path):
    """A text that need not be there."""
    text = content.get(name, "")
    _expect(isinstance(text, str), path, f"{name} is no text, but {_found(text)}")
    return text


def _object_of(entry, name, path, place):
    """An object that need not be there."""
    found = entry.get(name, {})
    _expect(isinstance(found, dict), path, f"{place}: {name} is no object, but {_found(found)}")
    return found


def _points_of(content, path):
    points = content.get("points", [])
    good = isinstance(points, list) and all(isinstance(name, str) for name in points)
    _expect(good, path, f"points is no list of texts, but {_found(points)}")
    return points


def _checked_ranges(entries, width, path, place):
    _expect(isinstance(entries, list) and entries, path, f"{place}: expected a list of ranges, found {_found(entries)}")
    last = 0
    for entry in entries:
        good = isinstance(entry, list) and len(entry) == width and _is_frame(entry[0]) and _is_frame(entry[1])
        _expect(good and entry[0] < entry[1], path, f"{place}: {_found(entry)} is no range [start, stop), start before stop")
        _expect(width == 2 or _is_value(entry[2]), path,
                f"{place}: the value of [{entry[0]}, {entry[1]}) is no text, number or truth value")
        _expect(entry[0] >= last, path, f"{place}: [{entry[0]}, {entry[1]}) overlaps the range before it, or is before it")
        last = entry[1]
    return [tuple(entry) for entry in entries]


def _checked_instances(entries, path, place):
    _expect(isinstance(entries, list) and entries, path,
            f"{place}: expected a list of instances, found {_found(entries)}")
    instances = []
    for entry in entries:
        found = entry.get("range") if isinstance(entry, dict) else None
        good = isinstance(found, list) and len(found) == 2 and _is_frame(found[0]) and _is_frame(found[1])
        _expect(good and found[0] < found[1], path, f'{place}: {_found(entry)} is no instance {{"range": [start, stop]}}')
        values = {name: value for name, value in entry.items() if name != "range"}
        _expect(all(map(_is_value, values.values())), path,
                f"{place}: a value of {_found(entry)} is no text, number or truth value")
        if (found[0], found[1], values) not in instances:
            instances.append((found[0], found[1], values))
    return sorted(instances, key=lambda each: each[:2])


def _with_plain(instances, ranges):
    """What a program that knows no instances says of the tag: ranges are instances without values, but where one has
    that very extent."""
    extents = {each[:2] for each in instances}
    return sorted(instances + [(*each, {}) for each in ranges if each not in extents], key=lambda each: each[:2])


def _are_instances(value):
    """Another program may mean something else by the key."""
    def has_range(entries):
        return isinstance(entries, list) and (not entries or any(isinstance(e, dict) and "range" in e for e in entries))
    return isinstance(value, dict) and (not value or any(map(has_range, value.values())))


def _overlaps_joined(ranges):
    """Ranges in order, those that overlap as one; those that touch stay apart."""
    joined = []
    for start, stop in sorted(ranges):
        if joined and start < joined[-1][1]:
            joined[-1] = (joined[-1][0], max(stop, joined[-1][1]))
        else:
            joined.append((start, stop))
    return joined


def _rows_of(entry):
    """What a clip says of the rows of its file; another program may mean something else by the key."""
    said = entry.get("sourceFrames")
    knots = said.get("map") if isinstance(said, dict) else None
    if not isinstance(knots, list) or not knots or type(said.get("frames")) is not int or said["frames"] < 1:
        return None
    good = all(isinstance(knot, list) and len(knot) == 2 and _is_frame(knot[0]) and type(knot[1]) in (int, float)
               for knot in knots)
    if not good or any(a[0] >= b[0] for a, b in zip(knots, knots[1:])):
        return None
    return said["frames"], said.get("rate"), [tuple(knot) for knot in knots]


def _clip_of(entry, source, path, number):
    _expect(isinstance(entry, dict), path, f"clips[{number}] is no object, but {_found(entry)}")
    name, length, rate, index = (entry.get(key) for key in ("name", "frames", "rate", "index"))
    _expect(isinstance(name, str), path, f"clips[{number}]: name is no text, but {_found(name)}")
    place = f"clip {name!r}"
    _expect(type(length) is int and 1 <= length <= LAST_FRAME, path, f"{place}: frames is no number from 1")
    good = isinstance(rate, list) and len(rate) == 2 and all(type(n) is int and n > 0 for n in rate)
    _expect(good, path, f"{place}: rate is not [numerator, denominator]")
    _expect(index is None or _is_frame(index), path, f"{place}: index is no whole number from 0, but {_found(index)}")
    clip = Clip(source, name, length, Fraction(*rate), index)
    for tag, ranges in _object_of(entry, "tags", path, place).items():
        clip.tags[tag] = _checked_ranges(ranges, 2, path, f"{place}, {tag}")
    counted = entry.get("instances", {})
    for tag, entries in counted.items() if _are_instances(counted) else ():
        clip.instances[tag] = _with_plain(_checked_instances(entries, path, f"{place}, {tag}"), clip.tags.get(tag, ()))
        clip.tags[tag] = _overlaps_joined([each[:2] for each in clip.instances[tag]])
    for name, ranges in _object_of(entry, "properties", path, place).items():
        clip.properties[name] = _checked_ranges(ranges, 3, path, f"{place}, {name}")
    clip.rows = _rows_of(entry)
    return clip


def read_sidecar(path):
    """The clips of one sidecar, in its order. Tags of a named set have its name before them: gameplay::Run.

    Raises TagError where the file is no sidecar of version 1, and OSError where it cannot be read.
    """
    path = os.fspath(path)
    try:
        with open(path, encoding="utf-8-sig") as file:
            content = json.load(file, object_pairs_hook=_unique, parse_constant=_no_constant)
    except (ValueError, RecursionError) as fault:
        raise TagError(f"{path}: {fault}") from None
    is_ours = isinstance(content, dict) and content.get("format") == "tagline.tags"
    _expect(is_ours, path, "is no tag sidecar")
    version = content.get("version")
    _expect(type(version) is int and version == 1, path, f"is of version {_found(version)}; this reads version 1")
    _expect(isinstance(content.get("clips"), list), path, "has no list of clips")
    model, set_name = _set_of(path, _text_of(content, "source", path), _text_of(content, "set", path))
    points = _points_of(content, path)
    prefix = set_name + "::" if set_name else ""
    clips, seen = [], set()
    for number, entry in enumerate(content["clips"]):
        clip = _clip_of(entry, model, path, number)
        _expect((clip.name, clip.index) not in seen, path, f"has the clip {clip.name!r} twice")
        seen.add((clip.name, clip.index))
        clip.tags = {prefix + tag: ranges for tag, ranges in clip.tags.items()}
        clip.instances = {prefix + tag: each for tag, each in clip.instances.items()}
        clip.points = {prefix + tag for tag in points}
        clips.append(clip)
    return clips


def read_folder(folder):
    """The clips of all sidecars below a folder, in order of their paths; a clip's tag sets are put together.

    Raises OSError where the folder, or one below it, is not there or cannot be read, and what read_sidecar does.
    """
    def refuse(fault):
        raise fault
    found = []
    for at, folders, files in os.walk(os.fspath(folder), onerror=refuse):
        folders[:] = [name for name in folders if not name.startswith(".")]
        found += [os.path.join(at, name) for name in files if name.endswith(".tags.json") and not name.startswith(".")]
    clips = {}
    known_names = set()
    for path in sorted(found):
        for clip in read_sidecar(path):
            known = clips.setdefault((clip.source, clip.name, clip.index), clip)
            known.tags.update(clip.tags)
            known.points |= clip.points
            known.rows = known.rows or clip.rows
            known.properties.update(clip.properties)
            known_names.update(clip.tags)
    for clip in clips.values():
        clip.known_names = known_names
    return sorted(clips.values(), key=lambda clip: clip.source)


# Runtime files

TAG_GROUPS, NO_GROUP = 256, 0xFFFFFFFF
TEXT, STARTS, CLIPS, BOUNDS, CLIPS_BY_NAME, TAGS, MATCHING, SYNONYMS, NAMESPACES, QUERIES, SETS, DATA = range(1, 13)


class RuntimeClip(Clip):
    """A clip of a runtime file: its tags are read as they are asked for."""

    def __init__(self, file, number, *arguments):
        super().__init__(*arguments)
        self._file, self._number = file, number

    def ranges(self, tag, exact=False):
        """The frames that have a tag; "Run" means all that the library's vocabulary lets it mean."""
        return self._file.ranges(tag, exact).get(self._number, [])


class RuntimeFile:
    """A library's tag sets. clips: list of Clip, each with display_name; tags: full names in order.

    groups: {name of a group: [full names of its tags]}.
    """

    def __init__(self, content, path):
        self._path = path
        self._sections = self._checked(content)
        starts = self._records("I", STARTS)
        text = self._sections[TEXT]
        self._strings = [text[a:b].decode("utf-8", "replace") for (a,), (b,) in zip(starts, starts[1:])]
        self._bounds = self._records("ii", BOUNDS)
        self._starts = [start for start, _ in self._bounds]
        self._sets = self._records("IIQqqq", SETS)
        self._tags = {self._strings[name]: (own, matching) for name, _, own, matching, _, _ in self._records("IIIIII", TAGS)}
        self._tag_names = list(self._tags)
        self.groups = {}
        groups = self._records("I", TAG_GROUPS) if TAG_GROUPS in self._sections else []
        for name, (group,) in zip(self._tag_names, groups):
            if group != NO_GROUP:
                self.groups.setdefault(self._strings[group], []).append(name)
        for name, tag in self._records("II", SYNONYMS):
            self._tags[self._strings[name]] = self._tags[self._tag_names[tag]]
        self._read = {}
        self.clips = [self._clip(number, *record) for number, record in enumerate(self._records("IIIiii", CLIPS))]
        self._by_name = {clip.display_name: clip for clip in reversed(self.clips)}
        self.queries = [(self._strings[name], self._strings[text]) for name, text in self._records("II", QUERIES)]

    tags = property(lambda self: list(self._tag_names))

    def clip(self, display_name):
        """The clip of that name in tables: walk.bvh, pack.glb:run. KeyError where there is none."""
        return self._by_name[display_name]

    def ranges(self, tag, exact=False):
        """{number of clip: [(start, stop), ...]} of the clips that have a tag. KeyError for an unknown tag."""
        own, matching = self._tags[tag]
        number = own if exact else matching
        if number not in self._read:
            self._read[number] = self._by_clip(self._positions(*self._sets[number]))
        return self._read[number]

    def _checked(self, content):
        def refuse(why):
            raise TagError(f"{self._path}: {why}")
        if len(content) < 64 or content[:8] != b"TagSets\n":
            refuse("is no runtime file")
        _, version, order, size, count, body = struct.unpack_from("<8sIIQII", content)
        if version != 1 or order != 0x01020304:
            refuse(f"is of version {version}; this reads version 1")
        if zlib.crc32(content[:60]) != struct.unpack_from("<I", content, 60)[0]:
            refuse("is damaged: the checksum of its header is wrong")
        if size != len(content) or zlib.crc32(content[64:]) != body:
            refuse("is damaged: its checksum is wrong")
        view = memoryview(content)
        table = (struct.unpack_from("<IIQQ", content, 64 + 24 * i) for i in range(count))
        sections = {kind: view[offset:offset + length] for kind, _, offset, length in table}
        if set(range(1, 13)) - set(sections):
            refuse("lacks a section")
        return {**sections, TEXT: bytes(sections[TEXT])}

    def _records(self, layout, kind):
        return list(struct.iter_unpack("<" + layout, self._sections[kind]))

    def _clip(self, number, display, name, source, index, numerator, denominator):
        start, stop = self._bounds[number]
        clip = RuntimeClip(self, number, self._strings[source], self._strings[name], stop - start,
                           Fraction(numerator, denominator), None if index < 0 else index)
        clip.display_name = self._strings[display]
        return clip

    def _positions(self, form, _, offset, clips, count, frame_count):
        """The ranges of a set on the axis of all clips."""
        data = self._sections[DATA]
        if form == 1:
            blocks = (len(self._bounds) + 63) // 64
            offset += 8 * blocks + 8 * ((count + 1) // 64 + 2) + 4 * blocks + 4
            edges = struct.unpack_from(f"<{2 * count}i", data, offset)
            return list(zip(edges[::2], edges[1::2]))
        return self._runs(data, offset) if form == 2 else []

    def _runs(self, data, offset):
        """The runs of ones of a mask, word by word: where a bit differs from the one before it, a run has a border."""
        start, stop = self._bounds[-1]
        words = start // 64 + (stop - start) // 64 + 1
        edges, carry = [], 0
        for at, word in enumerate(struct.unpack_from(f"<{words}Q", data, offset)):
            changes = word ^ (word << 1 & 0xFFFFFFFFFFFFFFFF | carry)
            carry = word >> 63
            while changes:
                lowest = changes & -changes
                edges.append(64 * at + lowest.bit_length() - 1)
                changes ^= lowest
        return list(zip(edges[::2], edges[1::2]))

    def _by_clip(self, positions):
        found, clip = {}, 0
        for start, stop in positions:
            while start >= self._bounds[clip][1]:
                clip += 1
            base = self._starts[clip]
            found.setdefault(clip, []).append((start - base, stop - base))
        return found


def read_runtime(path):
    """A runtime file. Raises TagError where it is none or is damaged, and OSError where it cannot be read."""
    with open(path, "rb") as file:
        content = file.read()
    try:
        return RuntimeFile(content, os.fspath(path))
    except (struct.error, IndexError, KeyError, ZeroDivisionError) as fault:
        raise TagError(f"{os.fspath(path)}: is damaged: {fault}") from None


def main(paths):
    """Prints the frames of every tag: name, clip, start, stop."""
    for path in paths:
        if path.endswith(".taglinebin"):
            runtime = read_runtime(path)
            for tag in runtime.tags:
                for number, ranges in runtime.ranges(tag).items():
                    for start, stop in ranges:
                        print(tag, runtime.clips[number].display_name, start, stop, sep="\t")
            continue
        for clip in read_folder(path) if os.path.isdir(path) else read_sidecar(path):
            for tag in sorted(clip.tags):
                for start, stop in clip.ranges(tag, exact=True):
                    print(tag, f"{clip.source}:{clip.name}", start, stop, sep="\t")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (TagError, OSError) as fault:
        sys.exit(str(fault))
