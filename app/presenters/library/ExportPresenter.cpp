#include "app/presenters/library/ExportPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/jobs/HandedWork.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/library/ExportDialog.h"
#include "core/exports/ExportFolder.h"
#include "core/exports/ExportWriting.h"
#include "core/library/LibraryQueries.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QSettings>

namespace tagline {
namespace {

constexpr int wholeProgress = 1000;

/// What came of an export, on its way to the window.
struct Outcome
{
    Result<int> files = 0;
    QStringList missing; ///< what is not in it, sentences
};

/// What a library that is exported now lacks.
QStringList missingFiles(const ClipLibrary& library)
{
    int pending = 0, failed = 0, withoutTags = 0;
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i) {
        const LibrarySource& source = library.source(SourceId(i));
        if (source.state == SourceState::Pending)
            ++pending;
        else if (source.sidecarError)
            ++withoutTags;
        else if (source.state == SourceState::Failed && source.clips.empty())
            ++failed;
    }
    QStringList missing;
    if (pending > 0) missing << ExportPresenter::tr("%n file(s) are not read yet.", nullptr, pending);
    if (failed > 0) missing << ExportPresenter::tr("%n file(s) could not be read.", nullptr, failed);
    if (withoutTags > 0)
        missing << ExportPresenter::tr("The tags of %n file(s) could not be read.", nullptr, withoutTags);
    return missing;
}

/// The folder that paths of the library are relative to: its file's, else the one that holds all clips.
std::string libraryFolder(const LibraryDocument& document)
{
    return document.libraryPath().empty() ? commonFolder(document.library())
                                          : exportFolder(document.libraryPath(), {});
}

/// The clip that is shown, else the first.
std::vector<ClipId> exampleClip(const ClipLibrary& library, ClipId current)
{
    if (current.isValid()) return {current};
    return library.clipCount() > 0 ? std::vector{library.clipsInPathOrder().front()} : std::vector<ClipId>();
}

QString doneText(const ExportFormat& format, int files, const QString& target)
{
    return format.clip ? ExportPresenter::tr("Exported %n file(s) to %1", nullptr, files).arg(target)
                       : ExportPresenter::tr("Exported to %1").arg(target);
}

} // namespace

ExportPresenter::ExportPresenter(LibraryDocument& document, Workspace& workspace, QSettings& settings,
                                 QWidget& window, ActionRegistry& actions)
    : m_document(document)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_window(window)
{
    actions.connectTo("file.export", this, [this] { exportTags(); });
}

ExportPresenter::~ExportPresenter()
{
    if (m_isCancelled) m_isCancelled->store(true);
}

void ExportPresenter::exportTags()
{
    if (isExporting()) {
        emit refused(tr("An export is still running: wait for it or cancel it."));
        return;
    }
    const ClipLibrary& library = m_document.library();
    ExportDialog dialog(m_settings.value("export/format").toString().toStdString(),
                        {library, {}, exampleClip(library, m_workspace.currentClip())},
                        libraryFolder(m_document), &m_window);
    dialog.setChooser([&](const ExportFormat& format) { return placeFor(format, dialog); });
    if (dialog.exec() != QDialog::Accepted) return;
    m_settings.setValue("export/format", QString::fromStdString(dialog.format().id));
    start(dialog.format(), dialog.options(), dialog.target());
}

/// Empty where none was chosen.
QString ExportPresenter::placeFor(const ExportFormat& format, QWidget& parent)
{
    const QString before = m_settings.value("export/folder", m_settings.value("files/folder")).toString();
    const QString ending = QString::fromStdString(format.ending);
    QFileDialog dialog(
        &parent, format.clip ? tr("Export a File for Each Clip to a Folder") : tr("Export Tags"), before);
    if (format.clip) {
        dialog.setFileMode(QFileDialog::Directory);
        dialog.setOption(QFileDialog::ShowDirsOnly);
    } else {
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.setNameFilter(tr("%1 (*.%2)").arg(exportTitle(format), ending));
        dialog.setDefaultSuffix(ending);
        dialog.selectFile("tags." + ending);
    }
    if (dialog.exec() != QDialog::Accepted) return {};
    m_settings.setValue("export/folder", dialog.directory().path());
    return dialog.selectedFiles().front();
}

void ExportPresenter::start(const ExportFormat& format, const ExportOptions& options, const QString& target)
{
    m_isCancelled = std::make_shared<std::atomic<bool>>(false);
    m_progress = new QProgressDialog(tr("Exporting…"), tr("Cancel"), 0, wholeProgress, &m_window);
    m_progress->setObjectName("exportProgress");
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    m_progress->setMinimumDuration(500);
    m_progress->setAutoReset(false);
    m_progress->setValue(0); // the duration counts from here
    connect(m_progress, &QProgressDialog::canceled, this,
            [cancelled = m_isCancelled] { cancelled->store(true); });

    auto library = std::make_shared<ClipLibrary>(m_document.library()); // derived tags get names in it
    auto outcome = std::make_shared<Outcome>();
    const GoOn goOn = [this, cancelled = m_isCancelled, shown = std::make_shared<int>(0)](double share) {
        const int now = int(share * wholeProgress);
        if (now != std::exchange(*shown, now))
            callIn(*this, [this, now] {
                if (m_progress) m_progress->setValue(now);
            });
        return !cancelled->load();
    };
    const auto work = [library, outcome, goOn, &format, options,
                       path = QFile::encodeName(target).toStdString()] {
        const DerivedTags tags = derivedTags(*library);
        outcome->missing = missingFiles(*library);
        for (const Error& error : tags.errors) outcome->missing << QString::fromStdString(error.text()) + '.';
        outcome->files = writeExport(format, {*library, tags.tags}, options, path, goOn);
    };
    m_job = m_jobs.start(tr("Exporting"), work, [this, outcome, &format, options, target](bool isWell) {
        m_job = {};
        if (m_progress) m_progress->close();
        if (!isWell) return;
        if (!outcome->files && outcome->files.error().code == "export.replaces")
            replace(format, options, target);
        else if (!outcome->files && outcome->files.error().code == "export.cancelled")
            emit noted(tr("The export was cancelled; nothing was written."));
        else if (!outcome->files)
            emit refused(QString::fromStdString(outcome->files.error().text()));
        else if (!outcome->missing.isEmpty())
            emit refused(tr("%1, but not all: %2")
                             .arg(doneText(format, *outcome->files, target), outcome->missing.join(' ')));
        else
            emit done(doneText(format, *outcome->files, target));
    });
}

/// Asks whether files that are there may be replaced, and exports once more.
void ExportPresenter::replace(const ExportFormat& format, ExportOptions options, const QString& target)
{
    QMessageBox question(QMessageBox::Question, tr("Export Tags"),
                         tr("%1 has files of this export's names already.").arg(target),
                         QMessageBox::Cancel, &m_window);
    question.setInformativeText(tr("Those are replaced; all others stay."));
    QPushButton* replace = question.addButton(tr("&Replace Files"), QMessageBox::AcceptRole);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    if (question.clickedButton() != replace) return emit noted(tr("Nothing was exported."));
    options.replacesFiles = true;
    start(format, options, target);
}

} // namespace tagline
