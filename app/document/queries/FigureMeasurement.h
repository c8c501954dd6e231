#pragma once

// FigureMeasurement samples the clip shown once, and measures its figure in the background.

#include <QObject>
#include <QString>

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "core/motion/checks/FigureTrails.h"

#include <functional>
#include <memory>

namespace tagline {

/// The figure to measure, with its sampled trails.
struct MeasuredFigure
{
    ClipId clip;
    std::shared_ptr<const ImportedModel> model; ///< model of the sampled clip
    std::shared_ptr<const FigureTrails> trails; ///< null if it cannot be measured
    QString problem;                            ///< why it cannot be, for people
};

/// Only the latest measure is used. Nothing is sampled before start().
class FigureMeasurement : public QObject
{
    Q_OBJECT

public:
    /// Runs on another thread; the returned function is called on the main thread afterwards.
    using Measure = std::function<std::function<void()>(const MeasuredFigure&)>;

    /// `what` names the work at the head of a message of its failure.
    FigureMeasurement(LibraryDocument& document, Workspace& workspace, const QString& what,
                      QObject* parent = nullptr);

    /// Measures the current clip, and each clip shown after it.
    void start(Measure measure);
    /// Stops measuring, and drops the sample.
    void stop();
    bool isRunning() const { return bool(m_measure); }

signals:
    /// Results are outdated unless they are of this clip (invalid if nothing is measured).
    void moved(tagline::ClipId clip);
    /// The clip could not be measured; a message reports why.
    void failed(tagline::ClipId clip);

private:
    struct Sampled;

    void measure();
    bool concernsShown(const DocumentChange& change) const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QString m_what;
    Measure m_measure;
    std::shared_ptr<const ImportedModel> m_model; ///< of the clip measured last; null if there is none
    std::shared_ptr<Sampled> m_sampled;           ///< used only by the thread of the work
    LatestWork m_work;                            // last: running work ends before other members go
};

} // namespace tagline
