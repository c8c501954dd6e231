#include "app/presenters/welcome/WelcomePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/reading/ImportQueue.h"
#include "app/presenters/files/OpenedPaths.h"
#include "app/presenters/files/OpeningPresenter.h"
#include "app/presenters/library/ClipTexts.h"
#include "widgets/welcome/WelcomePage.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace tagline {
namespace {

constexpr std::chrono::milliseconds untilLook{20};
constexpr std::chrono::seconds betweenLooks{2}; ///< at recent libraries, while they are seen

/// Commands to know first with a library, and the one by which all else is found.
constexpr std::array<const char*, 3> keysToKnow{"clip.play", "query.focus", "help.find"};

QString shownFolder(const QString& folder)
{
    const QString home = QDir::homePath();
    const bool isWithin = folder == home || folder.startsWith(home + '/');
    return isWithin ? '~' + folder.mid(home.size()) : folder;
}

RecentLibrary recentLibrary(const QString& path)
{
    const QFileInfo file(path);
    RecentLibrary library;
    library.path = path;
    library.name = inOneLine(file.fileName().isEmpty() ? path : file.fileName());
    library.folder = inOneLine(shownFolder(file.absolutePath()));
    return library;
}

} // namespace

WelcomePresenter::WelcomePresenter(const PresenterContext& context, const ImportQueue& imports,
                                   OpenedPaths& opened, OpeningPresenter& opening,
                                   const ViewportWidget* viewport, WelcomePage& page,
                                   const QString& stateFolder)
    : Presenter(context)
    , m_imports(imports)
    , m_opened(opened)
    , m_opening(opening)
    , m_page(page)
    , m_again(new QTimer(&page))
    , m_keeping(opened, viewport, LibraryPictures(stateFolder + "/pictures"))
    , m_looks(LibraryPictures(stateFolder + "/pictures"))
{
    connectPage();
    followKeys();
    m_look.setSingleShot(true);
    m_look.setInterval(untilLook);
    connect(&m_look, &QTimer::timeout, this, &WelcomePresenter::refresh);
    const auto lookSoon = [this] {
        if (!m_look.isActive()) m_look.start();
    };
    connect(&m_document, &LibraryDocument::changed, this, lookSoon);
    connect(&m_opening, &OpeningPresenter::readingChanged, this, lookSoon);
    connect(&m_opening, &OpeningPresenter::closing, &m_keeping, &PictureKeeping::take);
    connect(&m_opened, &OpenedPaths::recentChanged, this, &WelcomePresenter::listRecent);
    connect(&m_keeping, &PictureKeeping::kept, this, [this] {
        if (m_isWanted) listRecent();
    });
    connect(&m_looks, &RecentLooks::seen, this, &WelcomePresenter::take);
    m_again->setObjectName("lookAgain");
    m_again->setInterval(betweenLooks);
    connect(m_again, &QTimer::timeout, this, [this] {
        if (m_page.isVisible()) m_looks.look(m_opened.recent());
    });
    listRecent();
    lookSoon(); // the paths that the program was started with are opened first
}

void WelcomePresenter::connectPage()
{
    connect(&m_page, &WelcomePage::openFolderRequested, m_actions["file.openFolder"], &QAction::trigger);
    connect(&m_page, &WelcomePage::openLibraryRequested, m_actions["file.open"], &QAction::trigger);
    connect(&m_page, &WelcomePage::openSampleRequested, m_actions["file.openSample"], &QAction::trigger);
    connect(&m_page, &WelcomePage::newsRequested, m_actions["help.news"], &QAction::trigger);
    connect(&m_page, &WelcomePage::tourRequested, m_actions["help.tour"], &QAction::trigger);
    connect(&m_page, &WelcomePage::libraryChosen, &m_opening,
            [this](const QString& path) { m_opening.open({path}); });
    connect(&m_page, &WelcomePage::removalRequested, this, [this](const QString& path) { forget({path}); });
    connect(&m_page, &WelcomePage::pathsDropped, &m_opening, &OpeningPresenter::add);
}

void WelcomePresenter::followKeys()
{
    m_actions.followKey("file.openFolder", &m_page, &WelcomePage::setFolderKey);
    m_actions.followKey("file.open", &m_page, &WelcomePage::setLibraryKey);
    for (const char* id : keysToKnow) connect(m_actions[id], &QAction::changed, this, [this] { showKeys(); });
    showKeys();
}

void WelcomePresenter::showKeys()
{
    const QStringList words{tr("Play"), tr("Ask for frames"), tr("Find any command")};
    QList<KeyHint> hints;
    for (std::size_t place = 0; place < keysToKnow.size(); ++place)
        hints << KeyHint{m_actions.key(keysToKnow[place]), words[qsizetype(place)]};
    m_page.setKeyHints(hints);
}

/// The disk may have changed since the page was seen last.
void WelcomePresenter::refresh()
{
    const LibraryDocument& document = m_document;
    const bool isNothingOpen =
        document.library().sourceCount() == 0 && document.roots().empty() && document.libraryPath().empty();
    const bool isWanted = isNothingOpen && !m_opening.isOpening() && m_imports.isIdle();
    if (isWanted == m_isWanted) return;
    m_isWanted = isWanted;
    if (isWanted) {
        listRecent();
        m_again->start();
    } else {
        m_again->stop();
    }
    emit wanted(isWanted);
}

/// Lists the recent libraries; facts that are known of them stay until they were looked at again.
void WelcomePresenter::listRecent()
{
    const QList<RecentLibrary> former = std::exchange(m_recent, {});
    for (const QString& path : m_opened.recent()) {
        const auto known = std::find_if(former.begin(), former.end(),
                                        [&path](const RecentLibrary& each) { return each.path == path; });
        m_recent << (known != former.end() ? *known : recentLibrary(path));
    }
    m_page.setLibraries(m_recent);
    m_looks.look(m_opened.recent());
}

void WelcomePresenter::take(const QString& path, bool isThere, const QImage& picture)
{
    for (RecentLibrary& library : m_recent) {
        if (library.path != path) continue;
        if (library.isGone == !isThere && library.picture == picture) return;
        library.isGone = !isThere;
        library.picture = picture;
        return m_page.setLibraries(m_recent);
    }
}

void WelcomePresenter::forget(const QStringList& paths) { m_opened.forget(paths); }

QStringList WelcomePresenter::gone() const
{
    QStringList paths;
    for (const RecentLibrary& library : m_recent)
        if (library.isGone) paths << library.path;
    return paths;
}

void WelcomePresenter::addForgetting(QMenu& menu)
{
    if (gone().isEmpty()) return;
    menu.addSeparator();
    QAction* action = menu.addAction(tr("Forget Those That Are Gone"));
    action->setToolTip(tr("Take libraries off this list that are not on the disk any more"));
    connect(action, &QAction::triggered, this, [this] {
        forget(gone());
        emit done(tr("The list of recent libraries has none any more that is gone"));
    });
}

} // namespace tagline
