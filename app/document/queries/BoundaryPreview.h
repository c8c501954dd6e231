#pragma once

// BoundaryPreview finds changes of motion in the clip shown, and divides the clip there, in the
// background.

#include <QObject>

#include "app/document/queries/FigureMeasurement.h"
#include "core/motion/boundaries/MotionBoundaries.h"

#include <optional>
#include <vector>

namespace tagline {

/// All boundaries of one clip; a density selects some of them.
struct PreviewedBoundaries
{
    ClipId clip;
    Frame frames = 0;
    FrameRate rate;
    std::vector<MotionBoundary> all;
    QString problem; ///< why the clip is not measured, for people; empty if it is
};

/// A clip is measured once; another density needs no measuring. Nothing is computed before start().
class BoundaryPreview : public QObject
{
    Q_OBJECT

public:
    BoundaryPreview(LibraryDocument& document, Workspace& workspace, QObject* parent = nullptr);

    /// Measures the current clip, and each clip shown after it.
    void start();
    /// Stops measuring, and drops the results.
    void stop();
    bool isRunning() const { return m_measurement.isRunning(); }
    void setDensity(const BoundaryDensity& density);
    /// The latest result; none while there is none of the current clip.
    const std::optional<PreviewedBoundaries>& found() const { return m_found; }
    /// The ranges between the boundaries that the density selects, over the whole clip; empty if there is no
    /// result.
    const std::vector<FrameRange>& segments() const { return m_segments; }

signals:
    void changed();

private:
    void show(std::optional<PreviewedBoundaries> found);
    void part();

    BoundaryDensity m_density;
    std::optional<PreviewedBoundaries> m_found;
    std::vector<FrameRange> m_segments;
    FigureMeasurement m_measurement; // last: running work ends before other members go
};

} // namespace tagline
