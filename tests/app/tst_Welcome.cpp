// While nothing is open the welcome page stands in the picture's place: it opens, remembers what was open
// with a picture, says what is gone, and goes once something is open.

#include "app/presenters/welcome/LibraryPictures.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/app/TestWindow.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/viewport/ViewportWidget.h"
#include "widgets/welcome/RecentRow.h"
#include "widgets/welcome/WelcomePage.h"

#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTimer>

using namespace tagline;
using namespace tagline::test;

class tst_Welcome : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void thePageIsSeenWhileNothingIsOpen();
    void theSampleIsOneClickAway();
    void whatWasOpenComesBackWithAPicture();
    void whatGoesWhileThePageIsSeenIsGrey();
    void theSampleIsOpenedAsACopyOfOnesOwn();
    void whatIsGoneIsGreyAndCanBeForgotten();
    void whatCannotBeOpenedBringsThePageBack();
    void droppedFoldersAreOpened();
    void aProgramThatOpensAtOnceNeverShowsIt();
    void theLibrarysPanelOffersNothingTwice();
    void picturesAreThoseOfTheListAlone();

private:
    void start();
    WelcomePage& page() { return m_app->window().welcomePage(); }
    QList<RecentRow*> rows();
    QPushButton& button(const char* name) { return *page().findChild<QPushButton*>(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_app;
};

void tst_Welcome::init()
{
    m_app.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_sample = copyOfSample(*m_folder);
    start();
}

void tst_Welcome::start()
{
    m_app.reset();
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().resize(1280, 720);
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QTRY_VERIFY(page().isVisible());
}

QList<RecentRow*> tst_Welcome::rows()
{
    QList<RecentRow*> shown;
    for (RecentRow* row : page().findChildren<RecentRow*>())
        if (row->isVisible()) shown << row;
    return shown;
}

void tst_Welcome::thePageIsSeenWhileNothingIsOpen()
{
    QVERIFY(!m_app->window().viewport()->isVisible());
    keepPicture(m_app->window(), "welcome-first");
    const auto& lookAgain = *page().findChild<QTimer*>("lookAgain");
    QVERIFY(lookAgain.isActive());
    QVERIFY(isOpened(*m_app, {m_sample}));
    QVERIFY(!page().isVisible() && !lookAgain.isActive());
    QVERIFY(m_app->window().viewport()->isVisible());
    actionOf(*m_app, "file.close").trigger();
    QTRY_VERIFY(page().isVisible());
    QVERIFY(!m_app->window().viewport()->isVisible());
}

void tst_Welcome::theSampleIsOneClickAway()
{
    QTest::mouseClick(&button("welcomeSample"), Qt::LeftButton);
    QTRY_VERIFY(m_app->document().library().clipCount() > 20);
    QTRY_VERIFY(!page().isVisible());
}

void tst_Welcome::whatWasOpenComesBackWithAPicture()
{
    QVERIFY(rows().isEmpty());
    QVERIFY(isOpened(*m_app, {m_sample}));
    ViewportWidget& viewport = *m_app->window().viewport();
    QTRY_VERIFY(viewport.hasCharacter());
    const QDir kept(m_folder->filePath("state/pictures"));
    QTRY_COMPARE(kept.entryList(QDir::Files).size(), 1);
    actionOf(*m_app, "file.close").trigger();
    QTRY_COMPARE(rows().size(), 1);
    QCOMPARE(rows()[0]->library().path, m_sample);
    QTRY_VERIFY(!rows()[0]->library().picture.isNull());
    keepPicture(m_app->window(), "welcome-recent");
    start(); // in the next session
    QTRY_VERIFY(rows().size() == 1 && !rows()[0]->library().picture.isNull());
    QTest::mouseClick(rows()[0], Qt::LeftButton);
    QTRY_VERIFY(m_app->document().library().clipCount() > 20);
}

void tst_Welcome::whatGoesWhileThePageIsSeenIsGrey()
{
    QVERIFY(isOpened(*m_app, {m_sample}));
    actionOf(*m_app, "file.close").trigger();
    QTRY_VERIFY(rows().size() == 1 && !rows()[0]->library().isGone);
    QVERIFY(QDir().rename(m_sample, m_sample + "-away"));
    QTRY_VERIFY(rows()[0]->library().isGone);
    QVERIFY(QDir().rename(m_sample + "-away", m_sample));
    QTRY_VERIFY(!rows()[0]->library().isGone);
}

/// What is installed may be read-only, and is to stay as it is.
void tst_Welcome::theSampleIsOpenedAsACopyOfOnesOwn()
{
    m_app.reset();
    ApplicationPaths paths = pathsIn(*m_folder);
    paths.sampleLibrary = m_sample + "/sample.tagline";
    paths.sampleCopy = m_folder->filePath("data/tagline/sample");
    const QString walk = m_sample + "/walk.glb.tags.json";
    QVERIFY(QFile::setPermissions(walk, QFile::ReadOwner));
    const auto contentOf = [](const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray installed = contentOf(walk);
    const auto clip = [&] { return clipOf(*m_app, paths.sampleCopy + "/walk.glb"); };
    for (const bool isFirst : {true, false}) {
        m_app = std::make_unique<Application>(paths);
        m_app->window().show();
        QVERIFY(becomesActive(m_app->window()));
        actionOf(*m_app, "file.openSample").trigger();
        QTRY_VERIFY(m_app->document().library().clipCount() > 20 && m_app->imports().isIdle());
        QCOMPARE(QString::fromStdString(m_app->document().libraryPath()),
                 paths.sampleCopy + "/sample.tagline");
        const TagId tag = m_app->document().tagNamed("Marked");
        QCOMPARE(m_app->document().library().clip(clip()).sheet.ranges(tag).size(), isFirst ? 0u : 1u);
        if (!isFirst) break; // what was tried is there again
        m_app->document().editSheet(clip(), "Add", 0, [&](const TagSheet& sheet) {
            return withRangeAdded(sheet, tag, {2, 5}, 100);
        });
        QVERIFY(m_app->save());
        m_app.reset();
    }
    QCOMPARE(contentOf(walk), installed);
    QVERIFY(QDir(m_folder->filePath("data/tagline"))
                .entryList({".sample*"}, QDir::AllEntries | QDir::Hidden)
                .isEmpty());
}

void tst_Welcome::whatIsGoneIsGreyAndCanBeForgotten()
{
    QVERIFY(isOpened(*m_app, {m_sample}));
    actionOf(*m_app, "file.close").trigger();
    QVERIFY(QDir(m_sample).removeRecursively());
    start();
    QTRY_VERIFY(rows().size() == 1 && rows()[0]->library().isGone);
    keepPicture(m_app->window(), "welcome-gone");
    auto* menu = m_app->window().menuBar()->findChild<QMenu*>("menu.Recent");
    emit menu->aboutToShow();
    QAction* forgetting = menu->actions().back();
    forgetting->trigger();
    QVERIFY(rows().isEmpty());
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 1); // that nothing was opened yet
}

void tst_Welcome::whatCannotBeOpenedBringsThePageBack()
{
    m_app->open({m_folder->filePath("nothing-here")});
    QTRY_VERIFY(m_app->window().status().messages().text().contains("nothing-here"));
    QTRY_VERIFY(page().isVisible());
}

void tst_Welcome::droppedFoldersAreOpened()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_sample)});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&page(), &enter);
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&page(), &drop);
    QTRY_VERIFY(m_app->document().library().clipCount() > 20);
}

void tst_Welcome::aProgramThatOpensAtOnceNeverShowsIt()
{
    m_app.reset();
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    m_app->open({m_sample});
    bool isSeen = false;
    QTRY_VERIFY_WITH_TIMEOUT(((isSeen |= page().isVisible()), m_app->document().library().clipCount() > 20),
                             30000);
    QVERIFY(!isSeen);
}

void tst_Welcome::theLibrarysPanelOffersNothingTwice()
{
    const auto offers = [this] {
        int shown = 0;
        for (const QPushButton* each : m_app->window().libraryView().findChildren<QPushButton*>())
            shown += each->isVisible();
        return shown;
    };
    QCOMPARE(offers(), 0);
    QDir(m_folder->path()).mkpath("empty");
    QVERIFY(isOpened(*m_app, {m_folder->filePath("empty")}));
    QTRY_VERIFY(!page().isVisible());
    QCOMPARE(offers(), 2); // the page is gone, and there are no clips
}

void tst_Welcome::picturesAreThoseOfTheListAlone()
{
    const LibraryPictures pictures(m_folder->filePath("pictures"));
    QImage picture(640, 360, QImage::Format_RGB32);
    picture.fill(theme().accent);
    QVERIFY(pictures.keep("/a", picture, {}));
    QVERIFY(pictures.keep("/b", picture, {"/a"}));
    QVERIFY(!pictures.of("/a").isNull());
    QCOMPARE(pictures.of("/b").pixelColor(3, 3), theme().accent);
    QVERIFY(pictures.keep("/c", picture, {"/b"}));
    QVERIFY(pictures.of("/a").isNull());
    QVERIFY(!pictures.of("/b").isNull());
    QVERIFY(!pictures.keep("/d", {}, {}));
    QVERIFY(!pictures.of("/c").isNull());
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    tst_Welcome test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Welcome.moc"
