#include "app/presenters/exports/ExportPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/exports/ExportDialog.h"
#include "app/presenters/exports/ExportFolder.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/messages/ErrorWords.h"
#include "core/exports/ExportWriting.h"
#include "core/library/LibraryQueries.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace tagline {
namespace {

/// Sentences about files whose tags an export would lack now: not read yet, failed, or with unreadable tags.
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

/// Whether all frames are known that the query finds, and there are some.
bool isAnswerWhole(const QuerySession& query)
{
    return query.state() == QueryState::Valid && query.isAnswered() && !query.progress() &&
           !query.answer()->isEmpty();
}

/// The clip that is shown, else the first.
std::vector<ClipId> exampleClip(const ClipLibrary& library, ClipId current)
{
    if (current.isValid()) return {current};
    return library.clipCount() > 0 ? std::vector{library.clipsInPathOrder().front()} : std::vector<ClipId>();
}

QString doneText(const ExportFormat& format, int files, const QString& target)
{
    if (format.beside)
        return ExportPresenter::tr("Exported to %1 and %2")
            .arg(target, QString::fromStdString(besideFile(target.toStdString())));
    return format.clip ? ExportPresenter::tr("Exported %n file(s) to %1", nullptr, files).arg(target)
                       : ExportPresenter::tr("Exported to %1").arg(target);
}

} // namespace

ExportPresenter::ExportPresenter(const PresenterContext& context)
    : Presenter(context)
    , m_job(m_window)
{
    m_actions.connectTo("file.export", this, [this] { exportTags(); });
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
                        libraryFolder(library, m_document.libraryPath()), &m_window);
    dialog.setChooser([&](const ExportFormat& format) { return placeFor(format, dialog); });
    if (isAnswerWhole(m_query)) dialog.setAnswer(*m_query.answer(), m_query.echo());
    if (dialog.exec() != QDialog::Accepted) return;
    m_settings.setValue("export/format", QString::fromStdString(dialog.format().id));
    start({&dialog.format(), dialog.options(), dialog.selection(), dialog.target()});
    emit chosen();
}

namespace {

/// The chosen path; with the format's own ending if it ends like a file of another format.
QString withOwnEnding(const QString& path, const ExportFormat& format)
{
    const QString ending = QFileInfo(path).suffix();
    const QString own = QString::fromStdString(format.ending);
    const bool isOfOther = std::ranges::any_of(exportFormats(), [&](const ExportFormat& each) {
        return ending.compare(QString::fromStdString(each.ending), Qt::CaseInsensitive) == 0;
    });
    if (!isOfOther || ending.compare(own, Qt::CaseInsensitive) == 0) return path;
    return path.left(path.size() - ending.size()) + own;
}

} // namespace

/// The path that a person chose; empty if they chose none.
QString ExportPresenter::placeFor(const ExportFormat& format, QWidget& parent)
{
    const QString before = exportFolder(m_settings);
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
    keepExportFolder(m_settings, dialog.directory().path());
    const QString path = dialog.selectedFiles().front();
    return format.clip ? path : withOwnEnding(path, format);
}

void ExportPresenter::start(const ExportOrder& order)
{
    auto library = std::make_shared<ClipLibrary>(m_document.library()); // derived tags get names in it
    auto missing = std::make_shared<QStringList>();
    const auto work = [library, missing, order, path = QFile::encodeName(order.target).toStdString()](
                          const GoOn& goOn) -> Result<int> {
        ExportSelection selection = order.selection;
        if (selection.set) { // live tags are asked of the chosen set, as by the command line
            for (std::uint32_t i = 0; i < library->clipCount(); ++i)
                library->setSheet(ClipId(i), ofTagSet(library->clip(ClipId(i)).sheet, *selection.set,
                                                      library->vocabulary()));
            selection.set.reset();
        }
        DerivedTags tags = derivedTags(*library);
        *missing = missingFiles(*library);
        for (const Error& error : tags.errors) *missing << errorText(error) + '.';
        const std::vector<ClipId> all = library->clipsInPathOrder();
        const std::vector<ClipId> clips = keepSelected(*library, tags.tags, all, selection);
        if (clips.empty() && !all.empty())
            return Error{"export.nothing", tr("no clip has frames that the query finds").toStdString(), {}};
        const auto written =
            writeExport(*order.format, {*library, tags.tags, clips}, order.options, path, goOn);
        return written ? Result<int>(int(written->files.size())) : Result<int>(written.error());
    };
    m_job.start(tr("Exporting"), tr("Exporting…"), work,
                [this, missing, order](const Result<int>& files) { tell(order, files, *missing); });
}

/// Tells people the outcome of an export; if files are in its way, asks whether they may be replaced.
void ExportPresenter::tell(const ExportOrder& order, const Result<int>& files, const QStringList& missing)
{
    if (files && missing.isEmpty()) return emit done(doneText(*order.format, *files, order.target));
    if (files)
        return emit refused(
            tr("%1, but not all: %2").arg(doneText(*order.format, *files, order.target), missing.join(' ')));
    if (files.error().code == "export.cancelled")
        return emit noted(tr("The export was cancelled; nothing was written."));
    if (files.error().code != "export.replaces") return emit refused(errorText(files.error()));
    if (!askReplace(m_window, tr("Export Tags"), order.target))
        return emit noted(tr("Nothing was exported."));
    ExportOrder replacing = order;
    replacing.options.replacesFiles = true;
    start(replacing);
}

} // namespace tagline
