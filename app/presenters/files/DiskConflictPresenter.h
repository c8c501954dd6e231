#pragma once

// DiskConflictPresenter keeps in view that another program and the edits here changed a file differently.

#include "app/presenters/Presenter.h"

#include <set>
#include <string>

namespace tagline {

class DiskWatch;
class NoticeBar;
struct DiskNews;

/// The notice stays until a person hides it, the edits are saved or undone, the versions can be merged, or
/// the library is closed.
class DiskConflictPresenter : public Presenter
{
    Q_OBJECT

public:
    DiskConflictPresenter(const PresenterContext& context, DiskWatch& watch, NoticeBar& notice);

private:
    void take(const DiskNews& news);
    std::set<std::string> unsettled() const;
    void show();
    void answer(const QString& id);

    NoticeBar& m_notice;
    std::set<std::string> m_files; ///< sidecars and the library file, by their shown paths
};

} // namespace tagline
