#pragma once

// ExportOptions are the choices that a person has for an export.

#include "core/time/FrameRate.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// Which sampled frames have a point, or another range that lies between two of them.
enum class PointPolicy {
    Nearest, ///< the one nearest to its start
    Any      ///< each whose time, up to the next sampled frame, it shares
};

/// How texts are written that a spreadsheet would run as formulas: that begin with =, +, -, @, a tab or a
/// line break.
enum class FormulaGuard {
    Needed, ///< each gets a ' before it; a table that is imported again says so in a column, where it has any
    Always, ///< like Needed, with that column in any case
    Never   ///< they stay as they are
};

/// The samples taken for learning (--to frames).
struct FrameOptions
{
    std::optional<FrameRate> rate = {}; ///< none: each clip's own
    PointPolicy points = PointPolicy::Nearest;
    std::vector<std::string> signalTexts = {}; ///< signals, as text for parsedSignal()
    bool hasJoints = false;                    ///< with the positions of all joints
    std::array<int, 3> splits = {80, 10, 10};  ///< of a hundred files: for training, validation, test
};

struct ExportOptions
{
    /// With the records of tags (core/tags/sheet/TagRecords.h): author, time, confidence and note.
    bool hasRecords = false;
    /// With records, a column for the values of instances; the export sets it where there are any.
    bool hasInstanceValues = false;
    /// With each clip's length and state, and clips without a range.
    bool hasClips = false;
    FormulaGuard formulas = FormulaGuard::Needed;
    /// Ranges end with their last frame, and the moment at which it begins, in place of those behind it.
    bool hasLastFrames = false;
    /// The folder that paths are given from, absolute; empty: paths as the user gave them.
    std::string folder = {};
    /// In a folder of one file a clip: files of the export's names are replaced.
    bool replacesFiles = false;
    FrameOptions frames = {};
};

} // namespace tagline
