#pragma once

// ExportPresenter exports the tags of the library, in the background.

#include "app/presenters/Presenter.h"
#include "app/presenters/exports/WritingJob.h"
#include "core/exports/ExportFormat.h"
#include "core/exports/ExportSelection.h"

namespace tagline {

/// Format, options and target of an export.
struct ExportOrder
{
    const ExportFormat* format;
    ExportOptions options;
    ExportSelection selection;
    QString target;
};

class ExportPresenter : public Presenter
{
    Q_OBJECT

public:
    explicit ExportPresenter(const PresenterContext& context);
    bool isExporting() const { return m_job.isRunning(); }

signals:
    /// A person chose what is to be exported, and the target.
    void chosen();

private:
    void exportTags();
    QString placeFor(const ExportFormat& format, QWidget& parent);
    void start(const ExportOrder& order);
    void tell(const ExportOrder& order, const Result<int>& files, const QStringList& missing);

    WritingJob m_job;
};

} // namespace tagline
