#pragma once

// Paints the strip of one clip: its tags as thin bars in lanes, its poses, the query's answer as lit blocks.

#include <QRectF>

#include "widgets/library/rows/LibraryRow.h"

#include <span>

class QPainter;
class QPixmap;

namespace tagline {

/// How an answer is coloured.
enum class StripLight {
    Lit,  ///< the answer to the present query
    Stale ///< the answer to the last valid query
};

/// Paints the tags without a background. Expects frames > 0.
void paintStripBars(QPainter& painter, const QRectF& rect, std::span<const StripBar> bars, Frame frames);

/// Paints the background: the sunken ground, and a translucent block for each range of the answer.
void paintStripGround(QPainter& painter, const QRectF& rect, std::span<const FrameRange> answer, Frame frames,
                      StripLight light = StripLight::Lit);

/// Colour of the line of an empty strip; visible also on a row that is selected or under the mouse.
QColor emptyStripColour();

/// Paints the strip of a clip without any marks: a thin line.
void paintEmptyStrip(QPainter& painter, const QRectF& rect);

/// Paints the foreground of the tags: the bright line under each range of the answer.
void paintStripUnderline(QPainter& painter, const QRectF& rect, std::span<const FrameRange> answer,
                         Frame frames, StripLight light = StripLight::Lit);

/// Paints the poses along a clip with its answer; a null picture leaves a thin line in their place.
void paintStripPoses(QPainter& painter, const QRectF& rect, const QPixmap& picture,
                     std::span<const FrameRange> answer, Frame frames, StripLight light = StripLight::Lit);

/// Paints the frames that a driven figure may play, as a thin line at the top, and those it has played, as a
/// bright, thicker line.
void paintStripDriven(QPainter& painter, const QRectF& rect, const DrivenFrames& driven, Frame frames);

/// The line of the playhead with its halo, for playhead < frames.
QRectF stripPlayheadPlace(const QRectF& rect, Frame playhead, Frame frames);
void paintStripPlayhead(QPainter& painter, const QRectF& rect, Frame playhead, Frame frames);

/// Paints dashed frames around the ranges that a rule would add.
void paintStripDrafts(QPainter& painter, const QRectF& rect, std::span<const FrameRange> drafts,
                      const QColor& colour, Frame frames);

} // namespace tagline
