#pragma once

// Clips on a wall for tests.

#include "tests/widgets/library/LibraryRows.h"
#include "widgets/library/rows/LibraryModel.h"

namespace tagline::test {

/// A clip of a folder at 30 frames a second.
inline LibraryRow clipIn(const QString& folder, std::uint32_t clip, const QString& name, Frame frames)
{
    LibraryRow row = readyRow(clip, name, frames);
    row.folder = folder;
    row.path = "/mocap/" + folder + '/' + name + ".bvh";
    return row;
}

/// Clips 0 … 2 of 30, 60 and 90 frames in "jumps" and clips 3 … 4 of 120 and 150 frames in "walks".
inline std::vector<LibraryRow> clipsOfTwoFolders()
{
    return {clipIn("jumps", 0, "hop", 30), clipIn("jumps", 1, "jump", 60), clipIn("jumps", 2, "leap", 90),
            clipIn("walks", 3, "stroll", 120), clipIn("walks", 4, "walk", 150)};
}

/// Puts the model's clips below heads of their folders.
inline void groupByFolder(LibraryModel& model, RowGrouping grouping = RowGrouping::Folder)
{
    RowArrangement arrangement = model.arrangement();
    arrangement.grouping = grouping;
    model.setArrangement(arrangement);
}

/// An answer over five clips of up to 150 frames.
inline FrameSet answerOver(std::initializer_list<std::pair<std::uint32_t, FrameRange>> hits)
{
    const std::vector<Frame> frames(5, 150);
    FrameSetBuilder answer(std::make_shared<const ClipAxis>(ClipAxis::of(frames)));
    for (const auto& [clip, range] : hits) answer.append(ClipId(clip), std::span(&range, 1));
    return answer.finished();
}

} // namespace tagline::test
