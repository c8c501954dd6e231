#pragma once

// CurveDrawing draws a motion signal in a lane of the timeline: the curve, a threshold that can be dragged,
// the frames that are beyond it, and the value at the playhead.

#include <QColor>
#include <QString>

#include "core/support/SharedArray.h"
#include "core/tags/index/Comparison.h"
#include "widgets/timeline/painting/LaneDrawing.h"

#include <optional>
#include <utility>

namespace tagline {

/// The content of a curve lane; a value.
struct CurveContent
{
    SharedArray<float> values; ///< one a frame; finite
    QColor colour;
    QString unit;                    ///< behind values: "m/s"
    std::optional<float> enter = {}; ///< the threshold; none: there is no line
    std::optional<float> leave = {}; ///< of hysteresis: ranges last until the value is back behind it
    Comparison comparison = Comparison::Greater;        ///< which side of the threshold is beyond it
    std::optional<std::pair<float, float>> bounds = {}; ///< in place of those of the values, as during a drag
    SharedArray<FrameRange> beyond = {}; ///< the frames beyond the threshold, shaded; canonical
    Frame playhead = 0;
    QString note = {}; ///< in place of values while there are none: "computing …"
};

/// How many places behind the point a threshold has, wherever it is said.
inline constexpr int thresholdPlaces = 3;
/// A threshold as people read it, with no zeros at its end: "0.036".
QString thresholdText(float value);

class CurveDrawing : public LaneDrawing
{
public:
    explicit CurveDrawing(CurveContent content);

    void paintTrack(QPainter& painter, const LaneView& view) const override;
    QRectF paintHead(QPainter& painter, const LaneView& view) const override;
    /// Within four pixels of a threshold's line.
    bool grabs(const TimelineGeometry& geometry, const QRectF& track, QPointF position) const override;

    /// Lowest and highest value shown: the curve's, zero and the threshold among them; never equal.
    std::pair<float, float> bounds() const { return m_bounds; }
    QString note() const override { return m_content.note; }
    /// The value at a height of a lane so many pixels high, 0 being its top and 1 its bottom; within the
    /// bounds.
    float valueAt(double fromTop, double height) const;
    /// Whether a place is nearer to the line where ranges end than to that where they begin. Expects a
    /// threshold.
    bool isNearerToLeave(double fromTop, double height) const;

private:
    double y(float value, const QRectF& track) const;
    void paintCurve(QPainter& painter, const LaneView& view) const;
    void paintThreshold(QPainter& painter, const LaneView& view) const;
    void paintThresholdLabel(QPainter& painter, const LaneView& view, double line) const;

    CurveContent m_content;
    std::pair<float, float> m_bounds{0.0f, 1.0f};
};

} // namespace tagline
