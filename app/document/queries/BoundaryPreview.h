#pragma once

// BoundaryPreview finds where the motion of the clip that is shown changes, and parts it there, in the
// background.

#include <QObject>

#include "app/document/queries/FigureMeasurement.h"
#include "core/motion/boundaries/MotionBoundaries.h"

#include <optional>
#include <vector>

namespace tagline {

/// All boundaries of one clip, of which a density takes some.
struct PreviewedBoundaries
{
    ClipId clip;
    Frame frames = 0;
    FrameRate rate;
    std::vector<MotionBoundary> all;
    QString problem; ///< why the clip is not measured, for people; empty where it is
};

/// A clip is measured once; another density takes no time. Nothing is computed before somebody asks.
class BoundaryPreview : public QObject
{
    Q_OBJECT

public:
    BoundaryPreview(LibraryDocument& document, Workspace& workspace, QObject* parent = nullptr);

    /// Measures the current clip, and whatever clip comes next.
    void start();
    /// Measures no more, and forgets.
    void stop();
    bool isRunning() const { return m_measurement.isRunning(); }
    void setDensity(const BoundaryDensity& density);
    /// The newest there is; none while there is none of the current clip.
    const std::optional<PreviewedBoundaries>& found() const { return m_found; }
    /// From each boundary that the density takes to the next, of the whole clip; empty where nothing was
    /// found.
    const std::vector<FrameRange>& segments() const { return m_segments; }

signals:
    void changed();

private:
    void show(std::optional<PreviewedBoundaries> found);
    void part();

    BoundaryDensity m_density;
    std::optional<PreviewedBoundaries> m_found;
    std::vector<FrameRange> m_segments;
    FigureMeasurement m_measurement; // last: what runs ends before the rest goes
};

} // namespace tagline
