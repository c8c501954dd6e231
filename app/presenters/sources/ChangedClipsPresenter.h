#pragma once

// ChangedClipsPresenter keeps in view that files of the library changed since their clips were tagged.

#include "app/document/library/reading/FormerMotionSession.h"
#include "app/document/library/reading/ImportQueue.h"
#include "app/presenters/Presenter.h"

#include <set>
#include <string>

namespace tagline {

class NoticeBar;
struct NoticeAnswer;

/// The notice comes once all files are read, and stays until every clip is fitted or a person hides it. It
/// tells of clips that can be fitted; rows of the library warn of others too.
class ChangedClipsPresenter : public Presenter
{
    Q_OBJECT

public:
    /// `cacheFolder` is that of the import (ImportEnvironment): it may still have former motions.
    ChangedClipsPresenter(const PresenterContext& context, NoticeBar& notice, const ImportQueue& imports,
                          std::string cacheFolder);

private:
    void take(const DocumentChange& change);
    void note(ClipId clip);
    void show();
    QList<NoticeAnswer> answers() const;
    void offerNext();
    void answer(const QString& id);
    void goToNext();
    void fit();
    void keep();
    bool isShownClipChanged() const { return m_changed.contains(m_workspace.currentClip()); }

    NoticeBar& m_notice;
    const ImportQueue& m_imports;
    FormerMotionSession m_formerMotions;
    std::set<ClipId> m_changed; ///< since they were tagged; they can be fitted
    std::set<ClipId> m_hidden;  ///< those of them of which a person has heard enough
};

} // namespace tagline
