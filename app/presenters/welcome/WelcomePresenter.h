#pragma once

// WelcomePresenter fills the welcome page, says when it is to be seen, and does what is chosen there.

#include "app/presenters/Presenter.h"
#include "app/presenters/welcome/PictureKeeping.h"
#include "app/presenters/welcome/RecentLooks.h"
#include "widgets/welcome/RecentLibrary.h"

#include <QList>
#include <QTimer>

class QMenu;

namespace tagline {

class ImportQueue;
class OpenedPaths;
class OpeningPresenter;
class ViewportWidget;
class WelcomePage;

/// The page is wanted while nothing is open and nothing is about to be. Borrows its arguments.
class WelcomePresenter : public Presenter
{
    Q_OBJECT

public:
    /// `viewport` may be null; pictures of libraries are kept in `stateFolder`.
    WelcomePresenter(const PresenterContext& context, const ImportQueue& imports, OpenedPaths& opened,
                     OpeningPresenter& opening, const ViewportWidget* viewport, WelcomePage& page,
                     const QString& stateFolder);

    bool isWanted() const { return m_isWanted; }
    /// Adds an entry that takes those off the list of recent libraries that are gone, where one is.
    void addForgetting(QMenu& menu);

signals:
    void wanted(bool isWanted);

private:
    void connectPage();
    void followKeys();
    void showKeys();
    void refresh();
    void listRecent();
    void take(const QString& path, bool isThere, const QImage& picture);
    void forget(const QStringList& paths);
    QStringList gone() const;

    const ImportQueue& m_imports;
    OpenedPaths& m_opened;
    OpeningPresenter& m_opening;
    WelcomePage& m_page;
    QTimer* m_again; ///< the page's: runs while the page is wanted, for the disk changes meanwhile
    QList<RecentLibrary> m_recent;
    QTimer m_look; ///< whether it is wanted: once what is under way in one go is done
    bool m_isWanted = false;
    PictureKeeping m_keeping;
    RecentLooks m_looks; // last: what runs ends before the rest goes
};

} // namespace tagline
