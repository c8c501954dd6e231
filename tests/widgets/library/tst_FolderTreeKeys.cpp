// The library's list as a tree of folders, by real keys: Left and Right fold, go in and go out.

#include "tests/widgets/library/LibraryViewStage.h"
#include "widgets/library/ArrangementMenu.h"
#include "widgets/theme/Theme.h"

#include <QKeyEvent>
#include <QMenu>
#include <QSignalSpy>

using namespace tagline;
using namespace tagline::test;

class tst_FolderTreeKeys : public QObject, private LibraryViewStage
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void theMenuOffersIt();
    void rightUnfoldsAndGoesIn();
    void leftFoldsAndGoesOut();
    void onClipsTheKeysAreTheWindows();
    void foldingKeepsTheHeadCurrent();
    void foldersIndentWhatTheyHold();

private:
    const QModelIndex row(int place) { return m_view->model().index(place); }
    bool isFolded(int place) { return m_view->model().isFolded(row(place)); }
    QString name(const QModelIndex& index) { return m_view->model().row(index).name; }
    void press(int key) { QTest::keyClick(&list(), Qt::Key(key)); }
};

/// [CMU] [16] walk [35] walk_limp [other] run
void tst_FolderTreeKeys::init()
{
    show();
    std::vector<LibraryRow> rows{readyRow(0, "walk", 100), readyRow(1, "walk_limp", 200),
                                 readyRow(2, "run", 540)};
    rows[0].folder = "CMU/16";
    rows[1].folder = "CMU/35";
    rows[2].folder = "other";
    for (LibraryRow& each : rows) each.path = '/' + each.folder + '/' + each.name;
    m_view->model().setRows(std::move(rows));
    m_view->setGrouping(RowGrouping::FolderTree);
    QCOMPARE(m_view->model().rowCount(), 7);
    list().setFocus();
}

void tst_FolderTreeKeys::theMenuOffersIt()
{
    m_view->setGrouping(RowGrouping::None);
    QSignalSpy edited(m_view.get(), &LibraryView::arrangementEdited);
    for (QAction* action : header().menu()->findChild<QMenu*>("libraryGroups")->actions())
        if (action->text().remove('&').contains("Tree")) action->trigger();
    QCOMPARE(m_view->grouping(), RowGrouping::FolderTree);
    QCOMPARE(edited.size(), 1);
}

void tst_FolderTreeKeys::rightUnfoldsAndGoesIn()
{
    m_view->model().toggleSection(row(0));
    QCOMPARE(m_view->model().rowCount(), 3);
    list().setCurrentIndex(row(0));
    QSignalSpy folded(m_view.get(), &LibraryView::foldingEdited);
    press(Qt::Key_Right);
    QCOMPARE(m_view->model().rowCount(), 7);
    QCOMPARE(folded.size(), 1);
    QCOMPARE(list().currentIndex(), row(0));
    press(Qt::Key_Right);
    QCOMPARE(name(list().currentIndex()), QString("16"));
    QCOMPARE(folded.size(), 1);
}

void tst_FolderTreeKeys::leftFoldsAndGoesOut()
{
    list().setCurrentIndex(row(3));
    QCOMPARE(name(list().currentIndex()), QString("35"));
    press(Qt::Key_Left);
    QVERIFY(isFolded(3));
    QCOMPARE(m_view->model().rowCount(), 6);
    press(Qt::Key_Left);
    QCOMPARE(name(list().currentIndex()), QString("CMU"));
    press(Qt::Key_Left);
    QCOMPARE(m_view->model().rowCount(), 3);
    press(Qt::Key_Left); // there is nothing further out
    QCOMPARE(name(list().currentIndex()), QString("CMU"));
}

void tst_FolderTreeKeys::onClipsTheKeysAreTheWindows()
{
    const auto isTaken = [this](int place, Qt::KeyboardModifiers modifiers = {}) {
        list().setCurrentIndex(row(place));
        QKeyEvent event(QEvent::ShortcutOverride, Qt::Key_Left, modifiers);
        event.ignore();
        QCoreApplication::sendEvent(&list(), &event);
        return event.isAccepted();
    };
    QVERIFY(isTaken(0));
    QVERIFY(!isTaken(2)); // one frame back
    QVERIFY(!isTaken(0, Qt::ShiftModifier));
}

void tst_FolderTreeKeys::foldingKeepsTheHeadCurrent()
{
    m_view->setCurrentClip(ClipId(2));
    list().setCurrentIndex(row(0));
    press(Qt::Key_Return);
    QVERIFY(isFolded(0));
    QCOMPARE(list().currentIndex(), row(0));
    QCOMPARE(m_view->currentClip(), ClipId(2));
}

void tst_FolderTreeKeys::foldersIndentWhatTheyHold()
{
    const double inFolder = list().geometry(row(6)).name.left(), deeper = list().geometry(row(2)).name.left();
    QVERIFY(deeper > inFolder);
    QCOMPARE(list().geometry(row(6)).strip,
             QRectF(list().geometry(row(2)).strip)
                 .translated(0, list().geometry(row(6)).strip.top() - list().geometry(row(2)).strip.top()));
    m_view->setGrouping(RowGrouping::Folder);
    QVERIFY(list().geometry(row(1)).name.left() < inFolder);
}

QTEST_MAIN(tst_FolderTreeKeys)
#include "tst_FolderTreeKeys.moc"
