// Finding a clip among three hundred: by the eye, by typing, and back again.

#include "tests/app/TestWindow.h"
#include "widgets/library/ClipListView.h"
#include "widgets/library/LibraryView.h"
#include "widgets/library/locator/ClipLocator.h"
#include "widgets/poses/PoseStrip.h"
#include "widgets/query/QueryBar.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

using namespace tagline;
using namespace tagline::test;

class tst_FindClip : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void everyNameCanBeRead();
    void headsSayWhatTheNumbersAre();
    void typedNamesAreFoundAndEscapeGivesAllBack();
    void theLocatorFindsAClipThatTheFilterHides();
    void theMouseOnAStripShowsPoses();
    void theLocatorShowsWhatIsHighlighted();
    void theOpenClipIsNeverLost();
    void clearingTheQueryFollowsTheText();
    void escapeTwiceReturnsToTheTimeline();

private:
    QueryEdit& query() { return *m_app->window().queryBar().findChild<QueryEdit*>("queryEdit"); }
    QAction& clearQuery();
    LibraryView& view() { return m_app->window().libraryView(); }
    ClipListView& list() { return *view().findChild<ClipListView*>(); }
    QLineEdit& filter() { return *m_app->window().findChild<QLineEdit*>("libraryFilter"); }
    bool isCurrentRowSeen();

    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_app;
};

void tst_FindClip::initTestCase()
{
    applyTheme(*qApp);
    const QByteArray bvh = "HIERARCHY\nROOT hips\n{\nOFFSET 0 0 0\nCHANNELS 3 Zrotation Xrotation Yrotation\n"
                           "End Site\n{\nOFFSET 0 90 0\n}\n}\nMOTION\nFrames: 181\nFrame Time: 0.033333\n";
    QByteArray frames;
    for (int frame = 0; frame < 181; ++frame) frames += "0 0 0\n";
    for (int i = 0; i < 300; ++i) {
        const QString folder = m_folder.filePath(QString("library/session_%1_motion_capture").arg(i / 30));
        QDir().mkpath(folder);
        QFile file(folder + QString("/%1_animation_walk_matrix.bvh").arg(i, 3, 10, QChar('0')));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bvh + frames);
    }
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    m_app->window().resize(1024, 640);
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QSignalSpy finished(&m_app->imports(), &ImportQueue::finished);
    m_app->open({m_folder.filePath("library")});
    QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty() && m_app->imports().isIdle(), 120'000);
    QTRY_COMPARE(view().model().clipCount(), 300);
}

void tst_FindClip::init()
{
    view().setFilterText({});
    m_app->window().timeline().viewport()->setFocus();
}

bool tst_FindClip::isCurrentRowSeen()
{
    const QModelIndex index = view().model().indexOfClip(view().currentClip());
    return index.isValid() && list().viewport()->rect().contains(list().visualRect(index));
}

void tst_FindClip::everyNameCanBeRead()
{
    for (const QSize size : {QSize(1024, 640), QSize(1280, 720), QSize(1680, 1050)}) {
        m_app->window().resize(size);
        QTRY_VERIFY(std::abs(m_app->window().width() - size.width()) < 2);
        const QModelIndex index = list().model()->index(0, 0);
        const QString name = index.data().toString();
        QCOMPARE(name, QString("000_animation_walk_matrix"));
        const int needed = list().fontMetrics().horizontalAdvance(name);
        const int wanted =
            size.width() < 1280 ? needed * 2 / 3 : needed; // no clip has a tag: strips give way
        const auto room = [&] { return int(list().geometry(index).name.width()); };
        QTRY_VERIFY2(
            room() >= wanted,
            qPrintable(
                QString("%1 pixels wide: the name has %2 of %3").arg(size.width()).arg(room()).arg(needed)));
        keepPicture(m_app->window(), QString("find-%1").arg(size.width()));
    }
}

void tst_FindClip::headsSayWhatTheNumbersAre()
{
    const auto* head = view().findChild<QToolButton*>("libraryCountHead");
    QVERIFY(head->isVisible());
    QCOMPARE(head->text(), QString("Frames"));
    m_app->query().setText("firstframes(all, 10)");
    QTRY_COMPARE(head->text(), QString("Hits"));
    m_app->query().setText({});
    QTRY_COMPARE(head->text(), QString("Frames"));
}

void tst_FindClip::typedNamesAreFoundAndEscapeGivesAllBack()
{
    QTest::keyClick(m_app->window().timeline().viewport(), Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY(filter().hasFocus());
    QTest::keyClicks(&filter(), "217_");
    QCOMPARE(view().model().rowCount(), 1);
    QTest::keyClick(&filter(), Qt::Key_Return);
    QVERIFY(view().currentClip() == view().model().row(view().model().index(0)).clip);
    QVERIFY(m_app->workspace().currentClip() == view().currentClip());
    filter().setFocus();
    QTest::keyClick(&filter(), Qt::Key_Escape);
    QCOMPARE(view().model().rowCount(), 300);
    QVERIFY(isCurrentRowSeen());
}

void tst_FindClip::theLocatorFindsAClipThatTheFilterHides()
{
    QWidget* timeline = m_app->window().timeline().viewport();
    view().setFilterText("session_0");
    pressKey(timeline, Qt::Key_P, Qt::ControlModifier);
    auto* letters = m_app->window().findChild<QLineEdit*>("clipLocatorText");
    QVERIFY(letters->isVisible() && letters->hasFocus());
    QTest::keyClicks(letters, "s7 217");
    keepPicture(m_app->window(), "find-locator");
    QTest::keyClick(letters, Qt::Key_Return);
    const ClipId found = m_app->workspace().currentClip();
    QCOMPARE(view().model().rowOfClip(found)->name, QString("217_animation_walk_matrix"));
    QVERIFY(!letters->isVisible());
    QCOMPARE(view().filterText(), QString("session_0"));
    QVERIFY(timeline->hasFocus());
    pressKey(timeline, Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(filter().hasFocus());
}

void tst_FindClip::theMouseOnAStripShowsPoses()
{
    const QModelIndex index = view().model().index(3, 0);
    const LibraryRow& row = view().model().row(index);
    const ClipRowGeometry parts = list().geometry(index);
    const auto move = [this](QPointF place) {
        QMouseEvent event(QEvent::MouseMove, place, list().viewport()->mapToGlobal(place), Qt::NoButton, {},
                          {});
        QCoreApplication::sendEvent(list().viewport(), &event);
    };
    const auto strip = [this] {
        return m_app->window().findChild<PoseStrip*>("poseStrip", Qt::FindDirectChildrenOnly);
    };
    move(parts.name.center());
    QTest::qWait(0);
    QVERIFY(!strip() || strip()->isHidden());
    move(parts.strip.center());
    QTRY_VERIFY(strip() && strip()->isVisible()); // where the mouse rests
    const QPoint mouse = list().viewport()->mapTo(&m_app->window(), parts.strip.center().toPoint());
    QVERIFY(!strip()->geometry().contains(mouse) && m_app->window().rect().contains(strip()->geometry()));
    QVERIFY2(strip()->state().title.startsWith(row.name), qPrintable(strip()->state().title));
    QVERIFY(strip()->state().poses.size() > 1 && strip()->state().current >= 0);
    const QString before = strip()->state().title;
    move(parts.strip.center() + QPointF(20, 0)); // from there it scrubs
    QVERIFY(strip()->isVisible() && strip()->state().title != before);
    keepPicture(m_app->window(), "poses-in-list");
    move(parts.name.center());
    QVERIFY(strip()->isHidden());
}

void tst_FindClip::theLocatorShowsWhatIsHighlighted()
{
    actionOf(*m_app, "clip.locate").trigger();
    auto* locator = m_app->window().findChild<ClipLocator*>();
    QTRY_VERIFY(locator && locator->isVisible());
    auto* strip = locator->findChild<PoseStrip*>();
    QTRY_VERIFY(strip->isVisible() && strip->state().poses.size() == 6); // where typing rests
    keepPicture(m_app->window(), "poses-in-locator");
    QTest::keyClicks(locator->findChild<QLineEdit*>(), "no such clip");
    QVERIFY(strip->isHidden());
    QTest::keyClick(locator->findChild<QLineEdit*>(), Qt::Key_Escape);
}

void tst_FindClip::theOpenClipIsNeverLost()
{
    view().setFilterText("217_");
    QTest::keyClick(&filter(), Qt::Key_Return);
    view().setFilterText("004_");
    auto* note = view().findChild<QWidget*>("filteredOut");
    QVERIFY(note->isVisible());
    keepPicture(m_app->window(), "filteredOut");
    QTest::mouseClick(note->findChild<QToolButton*>("showAllClips"), Qt::LeftButton);
    QVERIFY(!note->isVisible());
    QVERIFY(isCurrentRowSeen());
    view().setOrder(RowOrder::Name);
    for (int i = 0; i < 30; ++i) QTest::keyClick(m_app->window().timeline().viewport(), Qt::Key_PageDown);
    QVERIFY(isCurrentRowSeen());
    view().setOrder(RowOrder::Path);
}

QAction& tst_FindClip::clearQuery()
{
    for (QMenu* menu : m_app->window().menuBar()->findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (action->objectName() == "query.clear") return *action;
    qFatal("no menu has query.clear");
}

void tst_FindClip::clearingTheQueryFollowsTheText()
{
    QVERIFY(!clearQuery().isEnabled());
    query().setFocus();
    QTest::keyClick(&query(), Qt::Key_A); // its answer is still computed
    QVERIFY(clearQuery().isEnabled());
    clearQuery().trigger();
    QVERIFY(query().text().isEmpty() && !clearQuery().isEnabled());
}

void tst_FindClip::escapeTwiceReturnsToTheTimeline()
{
    query().setFocus();
    QTest::keyClicks(&query(), "all");
    QTest::keyClick(&query(), Qt::Key_Escape);
    QVERIFY(query().text().isEmpty() && query().hasFocus());
    QVERIFY(query().toolTip().contains("Esc"));
    QTest::keyClick(&query(), Qt::Key_Escape);
    QVERIFY(!query().hasFocus());
    const TimelineWidget& timeline = m_app->window().timeline();
    QVERIFY(timeline.hasFocus() || timeline.viewport()->hasFocus());
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_FindClip test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_FindClip.moc"
