#pragma once

// Paints the strip of one clip: its tags as thin bars in lanes, the query's answer as lit blocks.

#include <QRectF>

#include "widgets/library/rows/LibraryRow.h"

#include <span>

class QPainter;

namespace tagline {

/// In which colour an answer is shown.
enum class StripLight {
    Lit,  ///< it is that of the query as it is now
    Stale ///< it is that of the last query that could be read
};

/// The tags, on nothing. Expects frames > 0.
void paintStripBars(QPainter& painter, const QRectF& rect, std::span<const StripBar> bars, Frame frames);

/// What lies behind the tags: the sunken ground, and a translucent block for each range of the answer.
void paintStripGround(QPainter& painter, const QRectF& rect, std::span<const FrameRange> answer, Frame frames,
                      StripLight light = StripLight::Lit);

/// Of the line of a clip in which nothing is marked; seen on a row that is selected or under the mouse, too.
QColor emptyStripColour();

/// The strip of a clip in which nothing is marked: a thin line.
void paintEmptyStrip(QPainter& painter, const QRectF& rect);

/// What lies before them: the bright line under each range of the answer.
void paintStripUnderline(QPainter& painter, const QRectF& rect, std::span<const FrameRange> answer,
                         Frame frames, StripLight light = StripLight::Lit);

/// What a driven figure may play, as a thin line at the top, and what of it was played, as a bright, thicker
/// one.
void paintStripDriven(QPainter& painter, const QRectF& rect, const DrivenFrames& driven, Frame frames);

/// Dashed frames where a rule would add ranges.
void paintStripDrafts(QPainter& painter, const QRectF& rect, std::span<const FrameRange> drafts,
                      const QColor& colour, Frame frames);

} // namespace tagline
