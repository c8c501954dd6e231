#pragma once

// TimelinePainter paints a timeline from plain data, in two layers. What is out of view costs nothing; texts
// and round corners are kept from one painting to the next.

#include "widgets/timeline/BarSprites.h"
#include "widgets/timeline/LabelCache.h"
#include "widgets/timeline/TimelineScene.h"

class QPainter;

namespace tagline {

class TimelinePainter
{
public:
    /// What playhead, hover, selection and active drags do not change: ruler, heads, lanes, bars, bands.
    /// Ranges that the preview hides are left out.
    void paintBase(QPainter& painter, const TimelineScene& scene);
    /// The rest, over it.
    void paintOverlay(QPainter& painter, const TimelineScene& scene);

private:
    void paintStripes(QPainter& painter, const TimelineScene& scene) const;
    void paintBands(QPainter& painter, const TimelineScene& scene) const;
    void paintLane(QPainter& painter, const TimelineScene& scene, int lane);
    void paintBars(QPainter& painter, const TimelineScene& scene, int lane);
    void paintBarText(QPainter& painter, const TimelineScene& scene, int lane, int range, const QRectF& bar);
    void paintKeys(QPainter& painter, const TimelineScene& scene, int lane);
    void paintHead(QPainter& painter, const TimelineScene& scene, int lane);
    void paintKeyHint(QPainter& painter, const TimelineScene& scene, const QRectF& head, const QString& key);
    void paintOutside(QPainter& painter, const TimelineScene& scene) const;
    void paintEmptyState(QPainter& painter, const TimelineScene& scene) const;

    BarSprites m_sprites;
    LabelCache m_labels;
};

/// The colour of text that is read best on a bar.
QColor barTextColour(const TimelinePalette& palette, const QColor& bar);
/// The colour of a lane's bars.
QColor barColour(const TimelinePalette& palette, const TimelineLane& lane);
/// The same, as bars are filled: a little translucent, so that the query's bands shine through.
QColor barFill(QColor colour);

} // namespace tagline
