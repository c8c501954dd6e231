#pragma once

// WritingJob writes files in the background, with a progress dialog that can cancel it.

#include "app/document/jobs/BackgroundJobs.h"
#include "core/exports/ExportWriting.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <functional>
#include <memory>

class QProgressDialog;
class QWidget;

namespace tagline {

/// One at a time.
class WritingJob : public QObject
{
    Q_OBJECT

public:
    enum class Waiting {
        Beside, ///< the window can be used meanwhile, and the work can be cancelled
        Blocks  ///< the window waits: nothing may change below the work
    };

    explicit WritingJob(QWidget& window);
    /// Ends what runs; what it wrote is removed.
    ~WritingJob() override;

    bool isRunning() const { return m_job.isGiven(); }

    /// Calls `work` on another thread, and `then` with its answer once it is through; not where it threw,
    /// which is said as of any background work by the name. The progress dialog has the name as its title.
    /// Expects that nothing runs.
    void start(const QString& name, const QString& text, std::function<Result<int>(const GoOn& goOn)> work,
               std::function<void(const Result<int>& files)> then, Waiting waiting = Waiting::Beside);

private:
    QWidget& m_window;
    std::shared_ptr<std::atomic<bool>> m_isCancelled;
    QPointer<QProgressDialog> m_progress;
    BackgroundJobs::Job m_job;
    BackgroundJobs m_jobs; // last: what runs ends before the rest goes
};

/// Asks whether the files that are there already may be replaced.
bool askReplace(QWidget& window, const QString& title, const QString& target);

} // namespace tagline
