#pragma once

// MotionCheckPreview finds where the motion of the clip that is shown is broken, with limits that are being
// tried, in the background.

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
    std::vector<QString> joints; ///< of each fault, by name; empty: the whole figure
    QString problem;             ///< why the clip is not measured, for people; empty where it is
};

/// The newest limits win; a clip is sampled once. Nothing is computed before somebody asks.
class MotionCheckPreview : public QObject
{
    Q_OBJECT

public:
    MotionCheckPreview(LibraryDocument& document, Workspace& workspace, QObject* parent = nullptr);

    /// Measures the current clip with these settings, and whatever clip comes next.
    void start(const MotionSettings& settings);
    /// Measures no more, and forgets.
    void stop();
    bool isRunning() const { return m_settings.has_value(); }
    /// The newest there is; none while there is none of the current clip.
    const std::optional<PreviewedFaults>& found() const { return m_found; }

signals:
    void changed();

private:
    void show(std::optional<PreviewedFaults> found);

    std::optional<MotionSettings> m_settings;
    std::optional<PreviewedFaults> m_found;
    FigureMeasurement m_measurement; // last: what runs ends before the rest goes
};

} // namespace tagline
