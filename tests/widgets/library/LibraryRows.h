#pragma once

// Rows of a library for tests.

#include "widgets/library/rows/LibraryRow.h"

namespace tagline::test {

/// A ready clip: its row id is the clip's id plus 100.
inline LibraryRow readyRow(std::uint32_t clip, const QString& name, Frame frames)
{
    LibraryRow row;
    row.id = clip + 100;
    row.clip = ClipId(clip);
    row.name = name;
    row.path = "/mocap/" + name + ".bvh";
    row.frames = frames;
    return row;
}

} // namespace tagline::test
