#pragma once

// MotionCheckPreview finds where the motion of the clip that is shown is broken, with limits that are being
// tried, in the background.

#include <QObject>
#include <QString>

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "core/motion/MotionSettings.h"
#include "core/motion/checks/MotionChecks.h"

#include <memory>
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
    struct Sampled;

    void measure();
    /// Whether files that came or went can make the clip that is shown another.
    bool concernsShown(const DocumentChange& change) const;
    void show(std::optional<PreviewedFaults> found);

    LibraryDocument& m_document;
    Workspace& m_workspace;
    std::optional<MotionSettings> m_settings;
    std::optional<PreviewedFaults> m_found;
    std::shared_ptr<const ImportedModel> m_model; ///< of the clip that was measured last; null: none was
    std::shared_ptr<Sampled> m_sampled;           ///< touched by the thread of the work alone
    LatestWork m_work;                            // last: what runs ends before the rest goes
};

} // namespace tagline
