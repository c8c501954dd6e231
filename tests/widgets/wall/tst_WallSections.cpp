// The wall's rows are the list's: its folds, its tree, and the columns that are chosen for it.

#include "tests/widgets/wall/WallRowsOfTests.h"
#include "widgets/theme/Theme.h"
#include "widgets/wall/WallView.h"

#include <QApplication>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <memory>

using namespace tagline;
using namespace tagline::test;

class tst_WallSections : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void aClickOnAHeadFoldsItsGroup();
    void aTreeIsIndented();
    void enterFoldsAtAHeadAndKeysGoOnFromThere();
    void chosenColumnsAreShown();

private:
    QWidget* paper() { return m_wall->viewport(); }

    std::unique_ptr<LibraryModel> m_model;
    std::unique_ptr<WallView> m_wall;
};

void tst_WallSections::init()
{
    m_wall.reset();
    m_model = std::make_unique<LibraryModel>();
    groupByFolder(*m_model);
    m_model->setRows(clipsOfTwoFolders());
    m_wall = std::make_unique<WallView>(*m_model);
    m_wall->resize(900, 300);
    m_wall->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_wall.get()));
}

void tst_WallSections::aClickOnAHeadFoldsItsGroup()
{
    const QPoint head(60, m_wall->inSight().rulerHeight + 8);
    QSignalSpy folded(m_wall.get(), &WallView::foldingEdited);
    QTest::mouseClick(paper(), Qt::LeftButton, {}, head);
    QCOMPARE(m_wall->wall().rows.size(), std::size_t(4));
    QCOMPARE(m_wall->clipsInOrder().size(), std::size_t(5));
    QCOMPARE(folded.size(), 1);
    QCOMPARE(m_model->rowCount(), 4); // in the list too
    QVERIFY(m_model->isFolded(m_model->index(0)));
    QTest::mouseClick(paper(), Qt::LeftButton, {}, head);
    QCOMPARE(m_wall->wall().rows.size(), std::size_t(7));
    QCOMPARE(folded.size(), 2);
    m_model->toggleSection(m_model->index(4)); // and what the list folds is folded here
    m_wall->bringUpToDate();
    QCOMPARE(m_wall->wall().rows.size(), std::size_t(5));
    QVERIFY(m_wall->wall().groups[1].isFolded);
    QCOMPARE(folded.size(), 2); // by nobody here
}

/// Heads and clips stand further to the right; a clip that folds took along comes back when it is asked for.
void tst_WallSections::aTreeIsIndented()
{
    m_model->setRows({clipIn("CMU/16", 0, "HHHH", 30), clipIn("CMU/16/deep", 1, "HHHH", 60)});
    groupByFolder(*m_model, RowGrouping::FolderTree);
    m_wall->bringUpToDate();
    QCOMPARE(m_wall->wall().rows.size(), std::size_t(5));
    const auto firstInk = [this](int row) {
        const QImage picture = paper()->grab().toImage();
        const QRect rect = m_wall->rowRect(row);
        const QColor ground = picture.pixelColor(6, rect.center().y());
        for (int x = 6; x < m_wall->inSight().columnsWidth; ++x)
            for (int y = rect.top() + 3; y < rect.bottom() - 3; ++y)
                if (picture.pixelColor(x, y) != ground) return x;
        return -1;
    };
    const int outer = firstInk(0), inner = firstInk(1), clip = firstInk(2), deeper = firstInk(3),
              deepest = firstInk(4);
    QVERIFY(outer > 0 && inner >= outer + 10 && deeper >= inner + 10);
    QVERIFY(deepest >= clip + 10);
    m_model->setFolded({"0/CMU", "0/CMU/16/deep"});
    m_wall->bringUpToDate();
    QCOMPARE(m_wall->wall().rows.size(), std::size_t(1));
    m_wall->reveal(ClipId(1), 5);
    QCOMPARE(m_wall->wall().rows.size(), std::size_t(5));
    QVERIFY(m_model->folded().empty());
}

void tst_WallSections::enterFoldsAtAHeadAndKeysGoOnFromThere()
{
    QSignalSpy opened(m_wall.get(), &WallView::frameActivated);
    m_wall->setFocus();
    m_wall->setCurrentClip(ClipId(4));
    QTest::keyClick(m_wall.get(), Qt::Key_Home, Qt::ControlModifier);
    QTest::keyClick(m_wall.get(), Qt::Key_Return);
    QCOMPARE(m_wall->wall().rows.size(), std::size_t(4));
    QCOMPARE(m_wall->keyRow(), 0);
    QTest::keyClick(m_wall.get(), Qt::Key_Down); // the next head
    QCOMPARE(m_wall->keyRow(), 1);
    QTest::keyClick(m_wall.get(), Qt::Key_Return);
    QCOMPARE(m_wall->wall().rows.size(), std::size_t(2));
    QCOMPARE(m_wall->keyRow(), 1);
    QTest::keyClick(m_wall.get(), Qt::Key_Up);
    QTest::keyClick(m_wall.get(), Qt::Key_Return);
    QCOMPARE(m_wall->wall().rows.size(), std::size_t(5));
    QVERIFY(opened.isEmpty());
}

/// In the order of the list as far as there is room; the others stand in the tip.
void tst_WallSections::chosenColumnsAreShown()
{
    std::vector<LibraryColumn> chosen;
    QStringList ids{"hit-share", "state", "rate", "joints", "tags", "warnings", "property:Take.select"};
    for (const QString& id : ids) chosen.push_back(*libraryColumn(id));
    m_wall->setColumns(chosen);
    const auto shown = [this] {
        QStringList each;
        for (const WallColumn& column : m_wall->columns().shown) each << column.what.id;
        return each;
    };
    const auto all = [&] {
        QStringList each = shown();
        for (const WallColumn& column : m_wall->columns().withoutRoom) each << column.what.id;
        return each;
    };
    QCOMPARE(all(), ids.mid(1, 5)); // nothing is asked, and no clip has the property
    QVERIFY(!shown().isEmpty() && shown().size() < 5);
    QCOMPARE(shown()[0], QString("state"));
    const WallColumn last = m_wall->columns().withoutRoom.back();
    QCOMPARE(last.what.id, QString("warnings"));
    const QPoint name(40, m_wall->placeOf(ClipId(3), 0).y());
    QHelpEvent help(QEvent::ToolTip, name, paper()->mapToGlobal(name));
    QCoreApplication::sendEvent(paper(), &help);
    QVERIFY2(QToolTip::text().contains("Warnings: "), qPrintable(QToolTip::text()));
    QVERIFY(!QToolTip::text().contains("State: "));
    QToolTip::hideText();

    // Their texts follow the clip.
    const auto stateOf = [this](std::uint32_t clip) {
        const QRect row = m_wall->rowRect(m_wall->wall().rowOfPlace(int(clip)));
        const QRectF place = m_wall->columns().shown[0].place;
        return paper()->grab(QRect(int(place.left()), row.top(), int(place.width()), row.height())).toImage();
    };
    const QImage untouched = stateOf(3), other = stateOf(4);
    ClipState reviewed;
    reviewed.stage = ClipStage::Reviewed;
    m_model->setProgress(std::vector<ClipProgress>{{ClipId(3), reviewed}});
    QVERIFY(stateOf(3) != untouched);
    QCOMPARE(stateOf(4), other);
    m_model->setValues({{ClipId(3), {{"Take.select", "A", {}}}}});
    m_wall->bringUpToDate();
    QVERIFY(all().contains("property:Take.select"));
    m_model->setAnswer(answerOver({{1, {10, 30}}}));
    m_wall->bringUpToDate();
    QCOMPARE(all(), ids);
    QCOMPARE(shown()[0], QString("hit-share"));
    m_wall->resize(340, 300);
    QTRY_VERIFY(shown().isEmpty());
}

QTEST_MAIN(tst_WallSections)
#include "tst_WallSections.moc"
