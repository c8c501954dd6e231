#include "app/presenters/imports/TagImportPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/NewTags.h"
#include "app/presenters/exports/ExportFolder.h"
#include "app/presenters/imports/TagImportDialog.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/messages/ErrorWords.h"
#include "core/exports/ExportedClip.h"
#include "core/tags/vocabulary/SetNames.h"

#include <QFile>
#include <QFileDialog>
#include <QSettings>

namespace tagline {
namespace {

/// Wildcards of all JSON files but sidecars, which hold this library's own tags: one letter of ".tags"
/// differs in each. File dialogs know no other way to leave files out.
QStringList jsonButSidecars()
{
    return {"*[!s].json", "*[!g]s.json", "*[!a]gs.json", "*[!t]ags.json", "*[!.]tags.json"};
}

QString shownSet(const std::string& set)
{
    return QString::fromStdString(set.empty() ? std::string(defaultSet) : set);
}

/// "*.csv *.vtt …": all that can be read.
QString everyEnding()
{
    QStringList patterns;
    for (const TagImportFormat& format : tagImportFormats())
        for (const std::string& ending : format.endings)
            patterns +=
                ending == "json" ? jsonButSidecars() : QStringList("*." + QString::fromStdString(ending));
    patterns.removeDuplicates();
    return patterns.join(' ');
}

/// Of the clips that come to be others.
int rangesGivenTo(const std::vector<SheetChange>& changes, const TagImportPlan& plan)
{
    std::size_t ranges = 0;
    for (const SheetChange& change : changes)
        if (const auto given = plan.clips().find(change.clip); given != plan.clips().end())
            for (const auto& [tag, ofTag] : given->second) ranges += ofTag.size();
    return int(ranges);
}

} // namespace

TagImportPresenter::TagImportPresenter(const PresenterContext& context)
    : Presenter(context)
{
    m_actions.connectTo("file.importTags", this, [this] { importTags(); });
}

void TagImportPresenter::importTags()
{
    const QStringList chosen = chosenFiles();
    if (chosen.isEmpty()) return;
    std::vector<std::string> files;
    for (const QString& file : chosen) files.push_back(QFile::encodeName(file).toStdString());
    const ClipLibrary& library = m_document.library();
    const std::string folder = libraryFolder(library, m_document.libraryPath());
    const ClipId current = m_workspace.currentClip();
    const QString clip =
        current.isValid() ? QString::fromStdString(exportedClipName(library, current, folder)) : QString();
    TagImportDialog dialog(std::move(files), library, folder, clip, &m_window);
    if (dialog.exec() == QDialog::Accepted) importFrom(dialog);
}

/// Empty where none was chosen.
QStringList TagImportPresenter::chosenFiles()
{
    const QString before = m_settings.value("import/folder", exportFolder(m_settings)).toString();
    QFileDialog dialog(&m_window, tr("Import Tags"), before);
    dialog.setFileMode(QFileDialog::ExistingFiles);
    dialog.setOption(QFileDialog::HideNameFilterDetails); // wildcards say nothing to people
    dialog.setNameFilters({tr("Tags of other programs (%1)").arg(everyEnding()), tr("All files (*)")});
    if (dialog.exec() != QDialog::Accepted) return {};
    m_settings.setValue("import/folder", dialog.directory().path());
    return dialog.selectedFiles();
}

/// Plans anew: clips may have arrived while the dialog was open.
void TagImportPresenter::importFrom(const TagImportDialog& dialog)
{
    const ClipLibrary& library = m_document.library();
    TagImportPlan plan(library, libraryFolder(library, m_document.libraryPath()), dialog.options());
    if (const auto planned = planImport(plan, dialog.format(), dialog.content()); !planned)
        return emit refused(errorText(planned.error()));
    m_document.knowTags(plan.tagNames());
    auto changes = plan.sheetChanges(library.vocabulary());
    if (changes.empty()) return emit noted(tr("The clips have all of this already."));
    const int clips = int(changes.size()), ranges = rangesGivenTo(changes, plan);
    const int without = int(plan.clipCount()) - clips;
    changeDefining(m_document, std::move(changes), plan.tagNames(), tr("Import Tags"));
    const std::optional<std::string> set = dialog.options().set;
    const int states = int(plan.states().size());
    const int values = int(plan.valueCount());
    emit done(tr("Imported %n range(s)", nullptr, ranges) + ' ' +
              (states > 0 ? tr("and %n state(s)", nullptr, states) + ' ' : QString()) +
              (values > 0 ? tr("and %n value(s)", nullptr, values) + ' ' : QString()) +
              (set ? tr("into the tag set %1 of %n clip(s)", nullptr, clips).arg(shownSet(*set))
                   : tr("into %n clip(s)", nullptr, clips)) +
              (without > 0 ? tr("; %n other(s) had all of theirs already", "clips", without) : QString()));
}

} // namespace tagline
