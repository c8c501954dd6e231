#pragma once

// DiskConflictPresenter keeps in view that another program and the edits here changed a file differently.

#include "app/presenters/Presenter.h"

#include <set>
#include <vector>

namespace tagline {

class DiskWatch;
class NoticeBar;

/// The notice stays until a person hides it, the edits are saved or undone, the versions can be merged, the
/// other program takes its change back, or the library is closed. Edits that are redone bring it back.
class DiskConflictPresenter : public Presenter
{
    Q_OBJECT

public:
    DiskConflictPresenter(const PresenterContext& context, DiskWatch& watch, NoticeBar& notice);

private:
    void follow(const DocumentChange& change);
    void note(SourceId source);
    bool isModified(SourceId source) const;
    void show();
    void answer(const QString& id);

    NoticeBar& m_notice;
    std::set<SourceId> m_conflicts; ///< the invalid id is the library file
    std::set<SourceId> m_unsettled; ///< of these, the files with unsaved edits
};

} // namespace tagline
