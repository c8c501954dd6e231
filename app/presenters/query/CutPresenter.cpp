#include "app/presenters/query/CutPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/exports/ExportFolder.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/query/CutDialog.h"
#include "core/support/text/PathText.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

namespace tagline {
namespace {

QString stillCutting() { return CutPresenter::tr("Clips are still being cut: wait for it or cancel it."); }

} // namespace

CutPresenter::CutPresenter(const PresenterContext& context)
    : Presenter(context)
    , m_job(m_window)
{
    m_actions.connectTo("query.moveBack", this, [this] { moveBack(); });
}

void CutPresenter::cut()
{
    if (isCutting()) return emit refused(stillCutting());
    const ClipLibrary& library = m_document.library();
    const std::vector<ClipCut> cuts = cutsOf(*m_query.answer(), tagsNamed(m_query.expression()), library);
    if (cuts.empty()) return emit refused(tr("No hit lies in a clip whose file was read."));
    CutDialog dialog(cuts, library, lastOptions(), &m_window);
    dialog.setChooser([&] { return chosenFolder(dialog); });
    if (dialog.exec() != QDialog::Accepted) return;
    if (dialog.kind() == CutKind::Files) return moveFilesTo(dialog.moves(), dialog.target());
    const CutOptions options = dialog.options();
    m_settings.setValue("cut/format", QString::fromStdString(std::string(endingOf(options.format))));
    if (dialog.kind() == CutKind::Hits)
        m_settings.setValue("cut/pattern", QString::fromStdString(options.pattern));
    m_settings.setValue("cut/meshes", options.hasMeshes);
    m_settings.setValue("cut/atOrigin", options.isRootAtOrigin);
    start(dialog.cuts(), options, dialog.target());
}

/// The options of the last time.
CutOptions CutPresenter::lastOptions() const
{
    CutOptions options;
    if (m_settings.value("cut/format").toString() == "bvh") options.format = CutFormat::Bvh;
    options.hasMeshes = m_settings.value("cut/meshes", true).toBool();
    options.isRootAtOrigin = m_settings.value("cut/atOrigin", false).toBool();
    if (const QString pattern = m_settings.value("cut/pattern").toString(); !pattern.isEmpty())
        options.pattern = pattern.toStdString();
    options.folder = libraryFolder(m_document.library(), m_document.libraryPath());
    options.query = m_query.echo().toStdString();
    return options;
}

/// The folder that a person chose; empty if they chose none.
QString CutPresenter::chosenFolder(QWidget& parent)
{
    const QString before = exportFolder(m_settings);
    QFileDialog dialog(&parent, tr("Cut Clips into a Folder"), before);
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    if (dialog.exec() != QDialog::Accepted) return {};
    keepExportFolder(m_settings, dialog.directory().path());
    return dialog.selectedFiles().front();
}

QString CutPresenter::refusalToMove() const
{
    if (isCutting()) return stillCutting();
    if (m_document.isReadOnly()) return tr("The library is open read-only: files and their tags stay.");
    return m_document.isModified() ? tr("Save first: files move with their tags as they lie on the disk.")
                                   : QString();
}

void CutPresenter::moveFilesTo(const MovePlan& plan, const QString& target)
{
    if (const QString refusal = refusalToMove(); !refusal.isEmpty()) return emit refused(refusal);
    if (!plan.moves.empty()) m_takenFrom.push_back(folderTakenFrom(plan));
    const auto work = [plan, query = m_query.echo().toStdString(),
                       path = QFile::encodeName(target).toStdString()](const GoOn&) -> Result<int> {
        const auto list = moveFiles(plan, path, query);
        if (!list) return list.error();
        return int(plan.moves.size());
    };
    m_job.start(
        tr("Moving"), tr("Moving files…"), work,
        [=, this](const Result<int>& files) {
            tellMoved(
                files ? tr("Moved %n file(s) into %1; File ▸ Move Files Back takes it back", nullptr, *files)
                            .arg(target)
                      : QString(),
                files);
        },
        WritingJob::Waiting::Blocks);
}

/// Folders that files may go back to, whatever a list says: those of the library, and those from which files
/// were taken since the program began.
std::vector<std::string> CutPresenter::openFolders() const
{
    std::vector<std::string> folders = m_takenFrom;
    if (!m_document.libraryPath().empty()) folders.push_back(folderOf(m_document.libraryPath()));
    for (const std::string& root : m_document.roots())
        folders.push_back(QFileInfo(QFile::decodeName(root.c_str())).isDir() ? root : folderOf(root));
    return folders;
}

void CutPresenter::moveBack()
{
    if (const QString refusal = refusalToMove(); !refusal.isEmpty()) return emit refused(refusal);
    const QString before = exportFolder(m_settings);
    QFileDialog dialog(&m_window, tr("Move Files Back"), before);
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setNameFilters({tr("Lists of moves (%1)").arg("moves*.json"), tr("All files (*)")});
    if (dialog.exec() != QDialog::Accepted) return;
    const auto work = [path = QFile::encodeName(dialog.selectedFiles().front()).toStdString(),
                       folders = openFolders()](const GoOn&) { return undoMoves(path, folders); };
    m_job.start(
        tr("Moving"), tr("Moving files…"), work,
        [this](const Result<int>& files) {
            tellMoved(files ? tr("Moved %n file(s) back", nullptr, *files) : QString(), files);
        },
        WritingJob::Waiting::Blocks);
}

void CutPresenter::tellMoved(const QString& text, const Result<int>& files)
{
    if (!files) return emit refused(errorText(files.error()));
    emit filesMoved(text);
}

void CutPresenter::start(const std::vector<ClipCut>& cuts, const CutOptions& options, const QString& target)
{
    auto library = std::make_shared<const ClipLibrary>(m_document.library());
    const auto work = [library, cuts, options, path = QFile::encodeName(target).toStdString()](
                          const GoOn& goOn) { return writeCuts(cuts, *library, options, path, goOn); };
    m_job.start(tr("Cutting"), tr("Cutting clips…"), work, [=, this](const Result<int>& files) {
        if (files) return emit done(tr("Cut %n clip(s) into %1", nullptr, *files).arg(target));
        if (files.error().code == "export.cancelled")
            return emit noted(tr("The cutting was cancelled; nothing was written."));
        if (files.error().code != "export.replaces") return emit refused(errorText(files.error()));
        if (!askReplace(m_window, tr("Cut Clips"), target)) return emit noted(tr("Nothing was cut."));
        CutOptions replacing = options;
        replacing.replacesFiles = true;
        start(cuts, replacing, target);
    });
}

} // namespace tagline
