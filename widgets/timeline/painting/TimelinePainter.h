#pragma once

// TimelinePainter paints a timeline from plain data, in two layers. Items out of view cost nothing; texts and
// round corners are cached between paintings.

#include "widgets/timeline/painting/BarSprites.h"
#include "widgets/timeline/painting/BarStyle.h"
#include "widgets/timeline/painting/LabelCache.h"
#include "widgets/timeline/painting/TimelineScene.h"

class QPainter;

namespace tagline {

class TrackBackground;

/// The place of the text that says what can be done, and of buttons below it; empty if there is none.
QRectF hintPlace(const TimelineScene& scene);
/// The text of that place, or nothing.
const QString& hintText(const TimelineScene& scene);

class TimelinePainter
{
public:
    /// Paints all that playhead, hover and selection do not change: ruler, heads, lanes, bars, bands, arcs.
    /// Omits ranges that the preview hides.
    void paintBase(QPainter& painter, const TimelineScene& scene);
    /// Paints the other parts over it: selection, hover, drags, guides, playhead.
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
