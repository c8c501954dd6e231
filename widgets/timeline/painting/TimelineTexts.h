#pragma once

// TimelineTexts are the sentences shown by a timeline: tool tips, guides and texts of drags.

#include <QCoreApplication>
#include <QString>

#include "widgets/timeline/TimeUnits.h"
#include "widgets/timeline/TimelineContent.h"
#include "widgets/timeline/gestures/TimelineGesture.h"

namespace tagline {

class TimelineTexts
{
    Q_DECLARE_TR_FUNCTIONS(tagline::TimelineTexts)

public:
    /// "84 f".
    static QString length(Frame frames);
    /// "2.60 s".
    static QString seconds(double seconds, int decimals);
    /// "284 – 520".
    static QString extent(FrameRange range, FrameRate rate, TimeUnits units);
    /// "Tired · 284 – 520 · 236 frames · 1.967 s".
    static QString range(const TimelineContent& content, const TimelineHit& hit, TimeUnits units);
    /// Description of the item under the pointer; empty for none of interest.
    static QString hover(const TimelineContent& content, const TimelineHit& hit, Frame frame,
                         TimeUnits units);
    /// "Walk start".
    static QString snapTarget(const SnapGuide& guide);
    /// "284 (+4) · 236 f"; empty if there is nothing to show.
    static QString drag(const TimelinePreview& preview, FrameRate rate, TimeUnits units);
    /// "284 – 520 · 236 f · 1.97 s".
    static QString drawn(FrameRange range, FrameRate rate, TimeUnits units);
    /// "3 ranges".
    static QString laneSummary(const TimelineLane& lane);
    /// "Walk (locked)".
    static QString locked(const QString& laneName);
    /// For screen readers: lanes, ranges, selection.
    static QString description(const TimelineContent& content, std::span<const RangeRef> selection);
};

} // namespace tagline
