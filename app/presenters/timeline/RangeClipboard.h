#pragma once

// RangeClipboard is how ranges travel over the system's clipboard: by tag name, with the clip that they came
// from, so that they can be pasted into another clip, library or program.

#include <QCoreApplication>
#include <QString>

#include "core/support/Result.h"
#include "core/tags/sheet/TagEdits.h"
#include "core/tags/vocabulary/TagVocabulary.h"
#include "core/time/FrameRate.h"

#include <optional>
#include <vector>

class QMimeData;

namespace tagline {

/// A range named by its tag's full name.
struct CopiedRange
{
    std::string tag;
    FrameRange range;

    bool operator==(const CopiedRange&) const = default;
};

struct RangeClipboard
{
    std::vector<CopiedRange> ranges;
    Frame clipFrames = 0; ///< of the clip that they were copied from
    FrameRate rate;

    Frame firstFrame() const;
};

/// As JSON of the program's own type, and as lines of text (tag, start, stop) for others. The caller owns it.
QMimeData* toMimeData(const RangeClipboard& copied);
/// None where there is nothing of the program's own type, or it is damaged.
std::optional<RangeClipboard> fromMimeData(const QMimeData* data);

} // namespace tagline
