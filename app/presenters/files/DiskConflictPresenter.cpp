#include "app/presenters/files/DiskConflictPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/watching/DiskWatch.h"
#include "app/presenters/files/FileTexts.h"
#include "core/io/TagSidecar.h"
#include "widgets/theme/messages/NoticeBar.h"

#include <utility>

namespace tagline {

DiskConflictPresenter::DiskConflictPresenter(const PresenterContext& context, DiskWatch& watch,
                                             NoticeBar& notice)
    : Presenter(context)
    , m_notice(notice)
{
    connect(&watch, &DiskWatch::taken, this, &DiskConflictPresenter::take);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (m_files.empty()) return;
        if (change.isReset)
            m_files.clear();
        else if (change.isSaved)
            m_files = unsettled();
        show();
    });
    connect(&m_notice, &NoticeBar::answered, this, &DiskConflictPresenter::answer);
}

void DiskConflictPresenter::take(const DiskNews& news)
{
    const auto before = m_files;
    for (const auto list : {&DiskNews::taken, &DiskNews::merged, &DiskNews::deleted})
        for (const std::string& file : news.*list) m_files.erase(file);
    m_files.insert(news.conflicting.begin(), news.conflicting.end());
    if (m_files != before) show();
}

/// The files with unsaved edits: what is undone can be redone, and is in conflict again then.
std::set<std::string> DiskConflictPresenter::unsettled() const
{
    std::set<std::string> files;
    const ClipLibrary& library = m_document.library();
    for (const SourceId source : library.modifiedSources())
        if (std::string file = sidecarPath(library.source(source).shown); m_files.contains(file))
            files.insert(std::move(file));
    if (m_files.contains(m_document.libraryPath()) && m_document.isLibraryFileModified())
        files.insert(m_document.libraryPath());
    return files;
}

void DiskConflictPresenter::show()
{
    const std::set<std::string> files = m_files.empty() ? m_files : unsettled();
    if (files.empty()) return m_notice.clear();
    const QString text =
        tr("Another program changed %1, and your edits changed the same differently. Nothing "
           "was read of its version.",
           "a sidecar or library file, or how many")
            .arg(filesText({files.begin(), files.end()}));
    if (m_notice.text() == text) return;
    m_notice.setNotice(text, {{"save", tr("Save…"),
                               tr("Save your edits; you are asked about what both changed (File ▸ Save)")},
                              {"hide", tr("Hide"), tr("Hide this; Save asks all the same")}});
}

void DiskConflictPresenter::answer(const QString& id)
{
    if (id == "save") m_actions["file.save"]->trigger();
    if (id != "hide") return;
    m_files.clear();
    show();
}

} // namespace tagline
