#pragma once

// WaveformDrawing draws in a lane of the timeline where a medium lies beside the clip, and how its sound
// swings; the lane can be dragged along the time.

#include "core/media/SoundPeaks.h"
#include "core/time/FrameRate.h"
#include "widgets/timeline/painting/LaneDrawing.h"

#include <QString>

namespace tagline {

struct WaveformContent
{
    SoundPeaks sound;   ///< empty where it has none, or it is still being read
    double seconds = 0; ///< of the medium; 0 if unknown
    double offset = 0;  ///< when in the medium frame 0 of the clip is, in seconds
    FrameRate rate;     ///< the clip's
    QString note;       ///< beside the lane's name: "at 1.25 s"
};

class WaveformDrawing : public LaneDrawing
{
public:
    explicit WaveformDrawing(WaveformContent content);

    void paintTrack(QPainter& painter, const LaneView& view) const override;
    QRectF paintHead(QPainter& painter, const LaneView& view) const override;
    /// Anywhere: the whole sound is dragged.
    bool grabs(const TimelineGeometry& geometry, const QRectF& track, QPointF position) const override;
    Qt::Orientation dragDirection() const override { return Qt::Horizontal; }

    const WaveformContent& content() const { return m_content; }
    /// The moment of the medium at a frame of the clip, in seconds, and the frame at a moment.
    double secondsAt(double frame) const;
    double frameAt(double seconds) const;

private:
    WaveformContent m_content;
};

} // namespace tagline
