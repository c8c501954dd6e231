#pragma once

// FigureMeasurement samples the clip that is shown, once, and measures its figure in the background.

#include <QObject>
#include <QString>

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "core/motion/checks/FigureTrails.h"

#include <functional>
#include <memory>

namespace tagline {

/// What is measured.
struct MeasuredFigure
{
    ClipId clip;
    std::shared_ptr<const ImportedModel> model; ///< whose clip was sampled
    std::shared_ptr<const FigureTrails> trails; ///< null: it cannot be measured
    QString problem;                            ///< why not, for people
};

/// The newest measure wins. Nothing is sampled before somebody asks.
class FigureMeasurement : public QObject
{
    Q_OBJECT

public:
    /// Runs on another thread; what it answers is called on the main thread then.
    using Measure = std::function<std::function<void()>(const MeasuredFigure&)>;

    /// `what` it is stands at the head of a message of its failure.
    FigureMeasurement(LibraryDocument& document, Workspace& workspace, const QString& what,
                      QObject* parent = nullptr);

    /// Measures the current clip, and whatever clip comes next.
    void start(Measure measure);
    /// Measures no more, and forgets.
    void stop();
    bool isRunning() const { return bool(m_measure); }

signals:
    /// What was measured counts no more, unless it was of this clip (none, where nothing is measured).
    void moved(tagline::ClipId clip);
    /// The clip could not be measured, as a message says.
    void failed(tagline::ClipId clip);

private:
    struct Sampled;

    void measure();
    bool concernsShown(const DocumentChange& change) const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QString m_what;
    Measure m_measure;
    std::shared_ptr<const ImportedModel> m_model; ///< of the clip that was measured last; null: none was
    std::shared_ptr<Sampled> m_sampled;           ///< touched by the thread of the work alone
    LatestWork m_work;                            // last: what runs ends before the rest goes
};

} // namespace tagline
