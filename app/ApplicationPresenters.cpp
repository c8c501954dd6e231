// The presenters that nobody else speaks to: a new one is one line here. Those that others are joined with
// are members (Application.h).

#include "app/Application.h"

#include "app/presenters/blending/BlendSpacePresenter.h"
#include "app/presenters/captions/CaptionPresenter.h"
#include "app/presenters/files/DiskConflictPresenter.h"
#include "app/presenters/files/UnreadLibraryPresenter.h"
#include "app/presenters/imports/TagImportPresenter.h"
#include "app/presenters/library/ClipLocatorPresenter.h"
#include "app/presenters/library/RowPosesPresenter.h"
#include "app/presenters/library/SavedStatePresenter.h"
#include "app/presenters/motion/UnitPresenter.h"
#include "app/presenters/query/ReelPresenter.h"
#include "app/presenters/query/SavedQueryPresenter.h"
#include "app/presenters/search/DuplicatesPresenter.h"
#include "app/presenters/sources/ChangedClipsPresenter.h"
#include "app/presenters/sources/ImportSettingsPresenter.h"
#include "app/presenters/sources/MovedFilesPresenter.h"
#include "app/presenters/sources/SourceChangePresenter.h"
#include "app/presenters/tags/ClipStatePresenter.h"
#include "app/presenters/tags/PropertyPresenter.h"
#include "app/presenters/tags/TagSetsPresenter.h"
#include "app/presenters/tags/VocabularyPresenter.h"
#include "app/presenters/takes/TakesPresenter.h"
#include "app/presenters/takes/WholeTakePresenter.h"
#include "app/presenters/versions/DifferenceLanes.h"
#include "app/presenters/versions/RestorePresenter.h"
#include "widgets/library/LibraryView.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/theme/messages/NoticeBar.h"

namespace tagline {

void Application::addPresenters()
{
    add<ImportSettingsPresenter>();
    add<SavedStatePresenter>(m_journal, m_window.status());
    auto& savedQueries = add<SavedQueryPresenter>(m_window.queryBar());
    connect(&m_timelinePresenter, &TimelinePresenter::liveTagEditRequested, &savedQueries,
            &SavedQueryPresenter::editLiveTag);
    const TagPalette& tags = m_window.tagPalette();
    connect(&tags, &TagPalette::editLiveTagRequested, &savedQueries, &SavedQueryPresenter::editLiveTag);
    connect(&tags, &TagPalette::renameLiveTagRequested, &savedQueries, &SavedQueryPresenter::renameLiveTag);
    connect(&tags, &TagPalette::deleteLiveTagRequested, &savedQueries, &SavedQueryPresenter::deleteLiveTag);
    add<TagImportPresenter>();
    add<TakesPresenter>();
    add<WholeTakePresenter>();
    add<UnitPresenter>(m_window.notice());
    connect(&add<UnreadLibraryPresenter>(m_window.fileNotice()), &UnreadLibraryPresenter::reopeningRequested,
            this, [this] { m_openingPresenter.open(m_opened.paths()); });
    add<DiskConflictPresenter>(m_diskWatch, m_window.conflictNotice());
    add<DuplicatesPresenter>();
    add<ClipLocatorPresenter>(m_window.libraryView().model());
    add<RowPosesPresenter>(m_window.libraryView());
    add<ReelPresenter>(m_reel, m_window.reelBar());
    add<BlendSpacePresenter>(m_blendSpace, m_window.blendSpacePanel());
    connect(&add<MovedFilesPresenter>(m_scan, m_imports), &MovedFilesPresenter::filesWanted,
            &m_openingPresenter, &OpeningPresenter::add);
    add<SourceChangePresenter>(m_paths.import.cacheFolder);
    add<ChangedClipsPresenter>(m_window.changeNotice(), m_imports, m_paths.import.cacheFolder);
    connect(&m_window.changeNotice(), &NoticeBar::cameOrWent, this, &Application::showCurrentClip,
            Qt::QueuedConnection); // once all that the change brings is there
    add<RestorePresenter>();
    add<DifferenceLanes>(m_annotatorPresenter, m_timelinePresenter, m_window.wall());
    add<ClipStatePresenter>(m_window.libraryView());
    add<VocabularyPresenter>();
    add<TagSetsPresenter>();
    add<PropertyPresenter>(m_window.timeline());
    add<CaptionPresenter>(m_window.timeline());
}

} // namespace tagline
