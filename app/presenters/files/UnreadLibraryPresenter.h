#pragma once

// UnreadLibraryPresenter keeps in view that a library file of what is open could not be read.

#include "app/document/library/watching/UnreadLibraryWatch.h"
#include "app/presenters/Presenter.h"

#include <set>
#include <string>
#include <vector>

namespace tagline {

class NoticeBar;

/// The notice stays until a person hides it, the file is brought back from a backup or is gone, or the
/// library is closed. Once the file can be read again, it offers to open it.
class UnreadLibraryPresenter : public Presenter
{
    Q_OBJECT

public:
    UnreadLibraryPresenter(const PresenterContext& context, NoticeBar& notice);

signals:
    /// All that is open is to be opened anew.
    void reopeningRequested();

private:
    std::vector<Error> toSay() const;
    void show();
    void sayMended(const QString& name);
    void answer(const QString& id);

    NoticeBar& m_notice;
    UnreadLibraryWatch m_watch;
    std::set<std::string> m_hidden; ///< files whose notice a person has hidden
    bool m_isRestorable = false;    ///< the notice that is shown offers it
};

} // namespace tagline
