#pragma once

// RangeClipboard is the form of ranges on the system's clipboard: by tag name, with the clip that they came
// from, so that they can be pasted into another clip, library or program. Instances of counted tags take
// their values along.

#include <QCoreApplication>
#include <QString>

#include "core/support/Result.h"
#include "core/tags/sheet/TagEdits.h"
#include "core/tags/vocabulary/TagVocabulary.h"
#include "core/time/FrameRate.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

class QMimeData;

namespace tagline {

/// A range named by its tag's full name; of a counted tag, an instance.
struct CopiedRange
{
    std::string tag;
    FrameRange range;
    InstanceValues values = {};

    bool operator==(const CopiedRange&) const = default;
};

struct RangeClipboard
{
    std::vector<CopiedRange> ranges;
    Frame clipFrames = 0; ///< of the clip that they were copied from
    FrameRate rate;

    Frame firstFrame() const;
};

/// The ranges that references name in a sheet, in their order, then each instance of counted tags once.
std::vector<CopiedRange> copiedRanges(const TagSheet& sheet, std::span<const RangeRef> refs,
                                      const TagVocabulary& vocabulary);

/// JSON of the program's own type, and lines of text (tag, start, stop) for others. The caller owns it.
QMimeData* toMimeData(const RangeClipboard& copied);
/// None if there is nothing of the program's own type, or it is damaged.
std::optional<RangeClipboard> fromMimeData(const QMimeData* data);

} // namespace tagline
