#include "app/presenters/files/DiskConflictPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/watching/DiskWatch.h"
#include "app/presenters/files/FileTexts.h"
#include "core/io/TagSidecar.h"
#include "widgets/theme/messages/NoticeBar.h"

#include <algorithm>
#include <string>

namespace tagline {

DiskConflictPresenter::DiskConflictPresenter(const PresenterContext& context, DiskWatch& watch,
                                             NoticeBar& notice)
    : Presenter(context)
    , m_notice(notice)
{
    connect(&watch, &DiskWatch::conflictsFound, this, [this](const std::vector<SourceId>& sources) {
        m_conflicts.insert(sources.begin(), sources.end());
        for (const SourceId source : sources) note(source);
        show();
    });
    connect(&watch, &DiskWatch::conflictsEnded, this, [this](const std::vector<SourceId>& sources) {
        for (const SourceId source : sources) {
            m_conflicts.erase(source);
            m_unsettled.erase(source);
        }
        show();
    });
    connect(&m_document, &LibraryDocument::changed, this, &DiskConflictPresenter::follow);
    connect(&m_notice, &NoticeBar::answered, this, &DiskConflictPresenter::answer);
}

/// Looks at those files in conflict alone that the change is about: what is undone can be redone, and is in
/// conflict again then.
void DiskConflictPresenter::follow(const DocumentChange& change)
{
    if (m_conflicts.empty()) return;
    if (change.isReset) {
        m_conflicts.clear();
        m_unsettled.clear();
        return show();
    }
    std::set<SourceId> due;
    if (change.isSaved) due = m_conflicts;
    const ClipLibrary& library = m_document.library();
    for (const ClipId clip : change.clips)
        if (const SourceId source = library.clip(clip).source; m_conflicts.contains(source))
            due.insert(source);
    const SourceId libraryFile;
    const bool mayBeOfFile = !change.parts.isEmpty() || change.areSourcesChanged;
    if (mayBeOfFile && m_conflicts.contains(libraryFile)) due.insert(libraryFile);
    for (const SourceId source : due) note(source);
    if (!due.empty()) show();
}

void DiskConflictPresenter::note(SourceId source)
{
    if (isModified(source))
        m_unsettled.insert(source);
    else
        m_unsettled.erase(source);
}

bool DiskConflictPresenter::isModified(SourceId source) const
{
    if (!source.isValid()) return m_document.isLibraryFileModified();
    const ClipLibrary& library = m_document.library();
    return std::ranges::any_of(library.source(source).clips,
                               [&](ClipId clip) { return library.clip(clip).isModified(); });
}

void DiskConflictPresenter::show()
{
    if (m_unsettled.empty()) return m_notice.clear();
    const SourceId first = *m_unsettled.begin();
    std::vector<std::string> files(m_unsettled.size()); // of several their number is told
    files.front() =
        first.isValid() ? sidecarPath(m_document.library().source(first).shown) : m_document.libraryPath();
    const QString text =
        tr("Another program changed %1, and your edits changed the same differently. Nothing "
           "was read of its version.",
           "a sidecar or library file, or how many")
            .arg(filesText(files));
    if (m_notice.text() == text) return;
    m_notice.setNotice(text, {{"save", tr("Save…"),
                               tr("Save your edits; you are asked about what both changed (File ▸ Save)")},
                              {"hide", tr("Hide"), tr("Hide this; Save asks all the same")}});
}

void DiskConflictPresenter::answer(const QString& id)
{
    if (id == "save") m_actions["file.save"]->trigger();
    if (id != "hide") return;
    m_conflicts.clear();
    m_unsettled.clear();
    show();
}

} // namespace tagline
