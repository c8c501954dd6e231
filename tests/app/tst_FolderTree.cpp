// The library's list as a tree of folders, in the window: what a person folds is folded again in the next
// session, for each library by itself.

#include "tests/app/TestWindow.h"
#include "widgets/library/ClipListView.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QDir>
#include <QFile>

using namespace tagline;
using namespace tagline::test;

class tst_FolderTree : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void foldsAreKeptForEachLibrary();
    void queriesFiltersAndSortingKeepTheTree();
    void framesAreSteppedFromClips();
    void namesStandInOneLine();
    void pictures();

private:
    void open(const QString& folder);
    LibraryModel& model() { return m_app->window().libraryView().model(); }
    ClipListView& list() { return *m_app->window().libraryView().findChild<ClipListView*>(); }
    QStringList names()
    {
        QStringList listed;
        for (int row = 0; row < model().rowCount(); ++row) listed << model().row(model().index(row)).name;
        return listed;
    }
    void click(const QString& name)
    {
        const QModelIndex index = model().index(int(names().indexOf(name)));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(index).center());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_app;
};

/// Two libraries with the same folders in them.
void tst_FolderTree::init()
{
    m_app.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    const QDir sample(sourceFolder() + "/resources/sample");
    for (const char* library : {"one", "two"}) {
        const QString root = m_folder->filePath(library);
        for (const auto& [folder, file] : {std::pair("walks/slow", "idle.glb"),
                                           std::pair("walks", "wave.bvh"), std::pair("others", "wave.bvh")}) {
            QVERIFY(QDir(root).mkpath(folder));
            QFile::copy(sample.filePath(file), root + '/' + folder + '/' + file);
        }
    }
    open("one");
}

void tst_FolderTree::open(const QString& folder)
{
    m_app.reset();
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().resize(1400, 900);
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {m_folder->filePath(folder)}));
    QTRY_COMPARE(model().clipCount(), 3); // rows come a moment after their files
    m_app->window().libraryView().setGrouping(RowGrouping::FolderTree);
    emit m_app->window().libraryView().arrangementEdited();
    QCoreApplication::processEvents();
}

void tst_FolderTree::foldsAreKeptForEachLibrary()
{
    const QStringList all = names();
    QVERIFY2(all.contains("walks") && all.contains("slow") && all.contains("others"),
             qPrintable(all.join('|')));
    click("slow");
    click("others");
    const QStringList folded = names();
    QCOMPARE(folded.size(), all.size() - 2);
    open("two");
    QCOMPARE(names(), all);
    open("one");
    QCOMPARE(names(), folded);
    click("others");
    open("one");
    QCOMPARE(names().size(), all.size() - 1);
}

void tst_FolderTree::queriesFiltersAndSortingKeepTheTree()
{
    const QStringList all = names();
    m_app->query().setText("clip(\"idle\")");
    QTRY_VERIFY(m_app->query().isAnswered());
    QCOMPARE(names().size(), all.size());
    const QModelIndex walks = model().index(int(names().indexOf("walks")));
    QVERIFY2(model().row(walks).detail.contains("lit"), qPrintable(model().row(walks).detail));
    m_app->window().libraryView().setFilterText("idle");
    QCOMPARE(names(), (QStringList{"walks", "slow", "idle"}));
    m_app->window().libraryView().setFilterText({});
    m_app->window().libraryView().setOrder(RowOrder::Name);
    QCOMPARE(names().size(), all.size());
    m_app->window().libraryView().setOrder(RowOrder::Path);
}

void tst_FolderTree::framesAreSteppedFromClips()
{
    click("idle");
    const Frame before = m_app->workspace().playhead();
    pressKey(&list(), Qt::Key_Right);
    QCOMPARE(m_app->workspace().playhead(), before + 1);
    list().setCurrentIndex(model().index(int(names().indexOf("slow"))));
    const QStringList all = names();
    pressKey(&list(), Qt::Key_Left);
    QCOMPARE(names().size(), all.size() - 1);
    QCOMPARE(m_app->workspace().playhead(), before + 1);
}

/// Line breaks, which file names may have, are signs in them, and tabs are spaces.
void tst_FolderTree::namesStandInOneLine()
{
    const QString folder = m_folder->filePath("one/three\tor four");
    QVERIFY(QDir().mkpath(folder));
    for (const char* name : {"two\nlines.bvh", "other.bvh"})
        QVERIFY(QFile::copy(sourceFolder() + "/resources/sample/wave.bvh", folder + '/' + name));
    QVERIFY(isOpened(*m_app, {m_folder->filePath("one")}));
    QTRY_COMPARE(model().clipCount(), 5);
    QVERIFY2(names().contains(QString::fromUtf8("two↵lines")), qPrintable(names().join('|')));
    QVERIFY2(names().contains(QString::fromUtf8("three or four")), qPrintable(names().join('|')));
    const QModelIndex row = model().index(int(names().indexOf(QString::fromUtf8("two↵lines"))));
    m_app->workspace().setCurrentClip(model().row(row).clip);
    QTRY_VERIFY(m_app->window().viewport()->overlay().title.endsWith(QString::fromUtf8("two↵lines")));
    keepPicture(m_app->window(), "names-in-one-line");
}

/// For people to look at: $TAGLINE_PICTURES.
void tst_FolderTree::pictures()
{
    m_app->query().setText("clip(\"idle\")");
    QTRY_VERIFY(m_app->query().isAnswered());
    for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
        applyTheme(*qApp, choice);
        QCoreApplication::processEvents();
        keepPicture(m_app->window(), choice == ThemeChoice::Dark ? "tree-dark" : "tree-light");
    }
    applyTheme(*qApp, ThemeChoice::Dark);
}

QTEST_MAIN(tst_FolderTree)
#include "tst_FolderTree.moc"
