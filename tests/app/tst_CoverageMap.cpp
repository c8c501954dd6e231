// Coverage of the query: the map looked at, cells clicked, holes copied, in the real window.

#include "app/presenters/search/CoverageDialog.h"
#include "tests/app/TimelineStage.h"
#include "widgets/coverage/CoverageView.h"
#include "widgets/query/QueryBar.h"
#include "widgets/query/QueryEdit.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

using namespace tagline;
using namespace tagline::test;

class tst_CoverageMap : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void cleanup();
    void cleanupTestCase() { m_app.reset(); }
    void theMapIsShown();
    void itFollowsTheQuery();
    void aCellListsClipsThatAreShown();
    void mirroredFramesCanBeLeftOut();
    void theHolesAreCopied();
    void onlyWhatIsAskedForIsAHole();
    void aQueryThatFindsNothingIsAllHoles();
    void anotherLibraryEndsIt(); // last: the sample goes

private:
    CoverageDialog& shown();
    void wait();
    void type(const QString& query);
    const CoverageMap& map() { return m_app->coverage().result()->map; }
};

void tst_CoverageMap::cleanup()
{
    type({});
    auto* dialog = m_app->window().findChild<CoverageDialog*>();
    if (!dialog) return;
    dialog->reject();
    QTRY_VERIFY(!m_app->window().findChild<CoverageDialog*>());
    QVERIFY(!m_app->coverage().result()); // nothing is kept that nobody looks at
}

void tst_CoverageMap::type(const QString& query)
{
    auto& edit = *m_app->window().queryBar().findChild<QueryEdit*>();
    edit.setText(query);
    emit m_app->window().queryBar().textEdited(query);
    const auto& asked = m_app->query();
    QTRY_VERIFY(asked.state() != QueryState::Valid || asked.isAnswered());
}

void tst_CoverageMap::wait()
{
    const auto isThere = [&] { return m_app->coverage().result() && !m_app->coverage().isComputing(); };
    QVERIFY(QTest::qWaitFor([&] { return isThere(); }, 30000));
}

CoverageDialog& tst_CoverageMap::shown()
{
    actionOf(*m_app, "query.coverage").trigger();
    auto* dialog = m_app->window().findChild<CoverageDialog*>();
    if (!dialog) qFatal("there is no dialog");
    wait();
    return *dialog;
}

void tst_CoverageMap::theMapIsShown()
{
    CoverageDialog& dialog = shown();
    keepPicture(m_app->window(), "coverage");
    keepPicture(dialog, "coverage-dialog");
    QVERIFY(map().holes() > 0 && map().holes() < map().cells.size());
    QVERIFY(!map().at(0, 12).isHole()); // the sample stands
    const QString counts = dialog.findChild<QLabel*>("coverageCounts")->text();
    QVERIFY2(counts.startsWith(QString::number(map().cells.size() - map().holes()) + " of 225"),
             qPrintable(counts));
}

void tst_CoverageMap::itFollowsTheQuery()
{
    shown();
    const std::size_t all = map().holes();
    type("clip(\"walk\")");
    wait();
    QVERIFY2(map().holes() > all, qPrintable(QString("%1 %2").arg(map().holes()).arg(all)));
    type("clip(\"walk"); // not whole yet: the last map stays
    QVERIFY(!m_app->coverage().isComputing());
    type({});
    wait();
    QCOMPARE(map().holes(), all);
}

void tst_CoverageMap::aCellListsClipsThatAreShown()
{
    CoverageDialog& dialog = shown();
    auto& view = *dialog.findChild<CoverageView*>();
    auto& list = *dialog.findChild<QTreeWidget*>("coverageList");
    QCOMPARE(list.topLevelItemCount(), 0);
    const std::size_t cell = 3 * CoverageMap::turnCount + 12; // 1.5 m/s straight on
    QTest::mouseClick(&view, Qt::LeftButton, {}, view.geometryNow().cellCentre(cell).toPoint());
    QVERIFY(list.topLevelItemCount() > 1);
    QVERIFY(dialog.findChild<QLabel*>("coverageCell")->text().contains("1.5 m/s, straight on"));
    QTreeWidgetItem* last = list.topLevelItem(list.topLevelItemCount() - 1);
    list.scrollToItem(last);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(last).center());
    const LibraryClip& clip = library().clip(workspace().currentClip());
    QCOMPARE(QString::fromStdString(clip.displayName), last->text(1));
    QCOMPARE(QString::number(workspace().playhead()), last->text(2));
    keepPicture(dialog, "coverage-cell");
}

void tst_CoverageMap::mirroredFramesCanBeLeftOut()
{
    CoverageDialog& dialog = shown();
    type("clip(\"turn_left\")");
    wait();
    const std::size_t both = map().holes();
    dialog.findChild<QCheckBox*>("coverageMirrored")->click();
    wait();
    QVERIFY(map().holes() > both);
    for (const CoverageCell& cell : map().cells) QVERIFY(!cell.nearest->place.isMirrored);
}

void tst_CoverageMap::theHolesAreCopied()
{
    CoverageDialog& dialog = shown();
    QSignalSpy said(m_app.get(), &Application::said);
    dialog.findChild<QPushButton*>("copyHoles")->click();
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.startsWith("Motion to capture:\n") && text.contains("m/s: "), qPrintable(text));
    QVERIFY(said.size() == 1 && said[0][0].toString().startsWith("Copied the list"));
}

void tst_CoverageMap::onlyWhatIsAskedForIsAHole()
{
    CoverageDialog& dialog = shown();
    const int all = dialog.holeCount();
    auto* slowest = dialog.findChild<QDoubleSpinBox*>("coverageSlowest");
    auto* fastest = dialog.findChild<QDoubleSpinBox*>("coverageFastest");
    slowest->setValue(1.0);
    fastest->setValue(2.0);
    dialog.findChild<QSpinBox*>("coverageTurn")->setValue(0);
    QVERIFY(dialog.holeCount() < all);
    QVERIFY(dialog.findChild<QLabel*>("coverageCounts")->text().contains("of 3 "));
    QVERIFY(!dialog.holes().contains("Standing") && !dialog.holes().contains("180"));
    fastest->setValue(0.0); // not below the slowest
    QCOMPARE(fastest->value(), 1.0);
    QVERIFY(dialog.findChild<QLabel*>("coverageCounts")->text().contains("of 1 "));
}

void tst_CoverageMap::aQueryThatFindsNothingIsAllHoles()
{
    CoverageDialog& dialog = shown();
    type("none");
    wait();
    QCOMPARE(map().holes(), map().cells.size());
    QVERIFY(dialog.findChild<QLabel*>("coverageNote")->text().contains("no frame of a body"));
}

void tst_CoverageMap::anotherLibraryEndsIt()
{
    QPointer<CoverageDialog> dialog(&shown());
    auto& view = *dialog->findChild<CoverageView*>();
    QTest::keyClick(&view, Qt::Key_Up); // a cell is chosen, its clips are listed
    QVERIFY(isOpened(*m_app, {m_folder.filePath("sample/run.glb")}));
    QTRY_VERIFY(!dialog || !dialog->isVisible());
    QVERIFY(!m_app->coverage().result());
}

QTEST_MAIN(tst_CoverageMap)
#include "tst_CoverageMap.moc"
