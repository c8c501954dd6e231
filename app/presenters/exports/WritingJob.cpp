#include "app/presenters/exports/WritingJob.h"

#include "app/document/jobs/HandedWork.h"
#include "widgets/theme/messages/Question.h"

#include <QProgressDialog>

#include <utility>

namespace tagline {
namespace {

constexpr int wholeProgress = 1000;

} // namespace

WritingJob::WritingJob(QWidget& window)
    : m_window(window)
{
}

WritingJob::~WritingJob()
{
    if (m_isCancelled) m_isCancelled->store(true);
}

void WritingJob::start(const QString& name, const QString& text,
                       std::function<Result<int>(const GoOn& goOn)> work,
                       std::function<void(const Result<int>& files)> then, Waiting waiting)
{
    m_isCancelled = std::make_shared<std::atomic<bool>>(false);
    m_progress = new QProgressDialog(text, tr("Cancel"), 0, wholeProgress, &m_window);
    m_progress->setObjectName("exportProgress");
    m_progress->setWindowTitle(name);
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    m_progress->setMinimumDuration(waiting == Waiting::Blocks ? 0 : 500);
    if (waiting == Waiting::Blocks) {
        m_progress->setWindowModality(Qt::WindowModal);
        m_progress->setCancelButton(nullptr);
    }
    m_progress->setAutoReset(false);
    m_progress->setValue(0); // the duration counts from here
    connect(m_progress, &QProgressDialog::canceled, this,
            [cancelled = m_isCancelled] { cancelled->store(true); });

    const GoOn goOn = [this, cancelled = m_isCancelled, shown = std::make_shared<int>(0)](double share) {
        const int now = int(share * wholeProgress);
        if (now != std::exchange(*shown, now))
            callIn(*this, [this, now] {
                if (m_progress) m_progress->setValue(now);
            });
        return !cancelled->load();
    };
    auto files = std::make_shared<Result<int>>(0);
    m_job = m_jobs.start(
        name, [files, goOn, work = std::move(work)] { *files = work(goOn); },
        [this, files, then = std::move(then)](bool isWell) {
            m_job = {};
            if (m_progress) m_progress->close();
            if (isWell) then(*files);
        });
}

bool askReplace(QWidget& window, const QString& title, const QString& target)
{
    return isWanted({.title = title,
                     .text = WritingJob::tr("%1 has files of these names already.").arg(target),
                     .detail = WritingJob::tr("Those are replaced; all others stay."),
                     .verb = WritingJob::tr("Replace Files"),
                     .isCautious = true},
                    &window);
}

} // namespace tagline
