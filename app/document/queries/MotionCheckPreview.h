#pragma once

// MotionCheckPreview finds faults in the motion of the clip shown, with limits that are being tried, in the
// background.

#include <QObject>
#include <QString>

#include "app/document/queries/FigureMeasurement.h"
#include "core/motion/MotionSettings.h"
#include "core/motion/checks/MotionChecks.h"

#include <optional>
#include <vector>

namespace tagline {

/// The findings in one clip.
struct PreviewedFaults
{
    ClipId clip;
    float legLength = 0.0f; ///< metres
    std::vector<MotionFault> faults;
    std::vector<QString> joints; ///< joint name of each fault; empty for the whole figure
    QString problem;             ///< why the clip is not measured, for people; empty if it is
};

/// Only the latest limits are used; a clip is sampled once. Nothing is computed before start().
class MotionCheckPreview : public QObject
{
    Q_OBJECT

public:
    MotionCheckPreview(LibraryDocument& document, Workspace& workspace, QObject* parent = nullptr);

    /// Measures the current clip with these settings, and each clip shown after it.
    void start(const MotionSettings& settings);
    /// Stops measuring, and drops the results.
    void stop();
    bool isRunning() const { return m_settings.has_value(); }
    /// The latest result; none while there is none of the current clip.
    const std::optional<PreviewedFaults>& found() const { return m_found; }

signals:
    void changed();

private:
    void show(std::optional<PreviewedFaults> found);

    std::optional<MotionSettings> m_settings;
    std::optional<PreviewedFaults> m_found;
    FigureMeasurement m_measurement; // last: running work ends before other members go
};

} // namespace tagline
