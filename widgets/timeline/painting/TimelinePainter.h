#pragma once

// TimelinePainter paints a timeline from plain data, in two layers. What is out of view costs nothing; texts
// and round corners are kept from one painting to the next.

#include "widgets/timeline/painting/BarSprites.h"
#include "widgets/timeline/painting/BarStyle.h"
#include "widgets/timeline/painting/LabelCache.h"
#include "widgets/timeline/painting/TimelineScene.h"

class QPainter;

namespace tagline {

class TrackBackground;

class TimelinePainter
{
public:
    /// What playhead, hover and selection do not change: ruler, heads, lanes, bars, bands, arcs. Ranges that
    /// the preview hides are left out.
    void paintBase(QPainter& painter, const TimelineScene& scene);
    /// The rest, over it: selection, hover, drags, guides, playhead.
    void paintOverlay(QPainter& painter, const TimelineScene& scene);

private:
    void paintLanes(QPainter& painter, const TimelineScene& scene, const TrackBackground& background,
                    int first, int last, const QRectF& tracks);
    void paintBars(QPainter& painter, const TimelineScene& scene, int lane);
    void paintBar(QPainter& painter, const TimelineScene& scene, int lane, int range, QRectF bar,
                  const BarStyle& style);
    void paintKeys(QPainter& painter, const TimelineScene& scene, int lane);
    void paintImplied(QPainter& painter, const TimelineScene& scene, int lane);
    void paintViolations(QPainter& painter, const TimelineScene& scene, int lane);
    void paintHead(QPainter& painter, const TimelineScene& scene, int lane);
    QRectF paintTotal(QPainter& painter, const TimelineScene& scene, const QRectF& head,
                      const TimelineLane& lane);
    void paintHeadMark(QPainter& painter, const TimelineScene& scene, int lane);
    void paintKeyHint(QPainter& painter, const TimelineScene& scene, const QRectF& head,
                      const TimelineLane& lane);

    BarSprites m_sprites;
    LabelCache m_labels;
};

} // namespace tagline
