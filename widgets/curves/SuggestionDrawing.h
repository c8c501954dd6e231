#pragma once

// SuggestionDrawing draws what a rule suggests over a tag's lane: dashed bars beside the ranges that are
// there.

#include <QColor>

#include "core/support/SharedArray.h"
#include "widgets/timeline/painting/LaneDrawing.h"

#include <optional>

namespace tagline {

class SuggestionDrawing : public LaneDrawing
{
public:
    /// `current` is the suggestion that the keys decide about: filled stronger, with a light outline.
    SuggestionDrawing(SharedArray<FrameRange> ranges, std::optional<FrameRange> current, QColor colour);

    void paintTrack(QPainter& painter, const LaneView& view) const override;

private:
    SharedArray<FrameRange> m_ranges;
    std::optional<FrameRange> m_current;
    QColor m_colour;
};

} // namespace tagline
