#pragma once

// UnreadLibraryPresenter keeps in view that a library file of what is open could not be read.

#include "app/presenters/Presenter.h"

#include <set>
#include <string>

namespace tagline {

class NoticeBar;

/// The notice stays until a person hides it, the file is brought back from a backup, or the library is
/// closed.
class UnreadLibraryPresenter : public Presenter
{
    Q_OBJECT

public:
    UnreadLibraryPresenter(const PresenterContext& context, NoticeBar& notice);

private:
    void show();
    void answer(const QString& id);

    NoticeBar& m_notice;
    std::set<std::string> m_hidden; ///< files whose notice a person has hidden
    bool m_isRestorable = false;    ///< the notice that is shown offers it
};

} // namespace tagline
