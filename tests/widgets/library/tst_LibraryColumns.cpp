#include "tests/widgets/library/LibraryViewStage.h"
#include "widgets/library/rows/LibraryColumns.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QMenu>
#include <QSignalSpy>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr int behindText = 4; ///< of the style: a head's word ends over its numbers

} // namespace

class tst_LibraryColumns : public QObject, private LibraryViewStage
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init() { show(); }
    void cleanup() { m_view.reset(); }
    void headsSayWhatColumnsAreAndSort();
    void chosenColumnsAreShownAndSort();
    void hitsAreSaidInTheAnswersColour();
    void aLargeWindowShowsTheShareOfHits();
    void resizingStylesTheHeadsNoMore();
    void propertiesOfClipsAreColumns();
    void aColumnWithoutRoomIsSaid();
    void anArrowStandsAtTheSortedColumn();
};

void tst_LibraryColumns::headsSayWhatColumnsAreAndSort()
{
    auto* name = m_view->findChild<QToolButton*>("libraryNameHead");
    auto* count = m_view->findChild<QToolButton*>("libraryCountHead");
    QSignalSpy arranged(m_view.get(), &LibraryView::arrangementEdited);
    QCOMPARE(count->text(), QString("Frames"));
    const auto parts = list().geometry(list().model()->index(0, 0));
    QVERIFY(std::abs(count->geometry().right() - behindText - parts.count.right()) <= 2);
    QTest::mouseClick(count, Qt::LeftButton);
    QVERIFY(m_view->order() == RowOrder::Frames);
    m_view->model().setAnswer(answerOf({{0, {0, 90}}}));
    QCOMPARE(count->text(), QString("Hits"));
    QTest::mouseClick(count, Qt::LeftButton);
    QVERIFY(m_view->order() == RowOrder::MatchedFrames);
    QTest::mouseClick(name, Qt::LeftButton);
    QVERIFY(m_view->order() == RowOrder::Name);
    QTest::mouseClick(name, Qt::LeftButton);
    QVERIFY(m_view->order() == RowOrder::Path);
    QCOMPARE(arranged.size(), 4);
}

void tst_LibraryColumns::chosenColumnsAreShownAndSort()
{
    m_view->resize(700, 500);
    QSignalSpy arranged(m_view.get(), &LibraryView::arrangementEdited);
    const auto choose = [this](const char* menu, const QString& text) {
        for (QAction* each : header().menu()->findChild<QMenu*>(menu)->actions())
            if (each->text() == text) return each->trigger();
        QFAIL(qPrintable(text));
    };
    choose("libraryColumns", "Show joints");
    choose("libraryColumns", "Show hit %");
    QCOMPARE(m_view->columns(), (QStringList{"hit-share", "joints"}));
    const auto heads = [this] {
        QStringList texts;
        for (const QToolButton* each : m_view->findChildren<QToolButton*>("libraryColumnHead"))
            if (each->isVisible()) texts << each->text();
        return texts;
    };
    QCOMPARE(heads(), QStringList{"Joints"}); // the other is of an answer
    m_view->model().setAnswer(answerOf({{0, {0, 90}}}));
    QCOMPARE(heads(), (QStringList{"Hit %", "Joints"}));
    const auto parts = list().geometry(list().model()->index(0, 0));
    const auto* first = m_view->findChildren<QToolButton*>("libraryColumnHead").first();
    QVERIFY(std::abs(first->geometry().right() - behindText - parts.columns[0].right()) <= 2);
    QTest::mouseClick(m_view->findChildren<QToolButton*>("libraryColumnHead").last(), Qt::LeftButton);
    QVERIFY(m_view->order() == RowOrder::Joints);
    choose("libraryGroups", "By &Folder");
    QVERIFY(m_view->grouping() == RowGrouping::Folder);
    QCOMPARE(arranged.size(), 4);
    m_view->setColumns({"no-such", "tags"});
    QCOMPARE(m_view->columns(), QStringList{"tags"});
    QCOMPARE(arranged.size(), 4);
}

void tst_LibraryColumns::hitsAreSaidInTheAnswersColour()
{
    const auto inked = [this] {
        const QRectF count = list().geometry(list().model()->index(0, 0)).count;
        const QImage image = list().viewport()->grab().toImage();
        const double scale = image.devicePixelRatio();
        int found = 0;
        for (int x = int(count.left() * scale); x < int(count.right() * scale); ++x)
            for (int y = int(count.top() * scale); y < int(count.bottom() * scale); ++y)
                found += image.pixelColor(x, y).rgb() == theme().queryText.rgb();
        return found;
    };
    QCOMPARE(inked(), 0);
    m_view->model().setAnswer(answerOf({{0, {0, 90}}, {1, {0, 90}}, {2, {270, 540}}}));
    QVERIFY(inked() > 3);
    m_view->model().setAnswerStale(true);
    QCOMPARE(inked(), 0);
}

void tst_LibraryColumns::aLargeWindowShowsTheShareOfHits()
{
    QVERIFY(m_view->columns().isEmpty());
    setDensity(*qApp, Density::Regular);
    QCOMPARE(m_view->columns(), QStringList{"hit-share"});
    QVERIFY(!m_view->areColumnsChosen());
    setDensity(*qApp, Density::Compact);
    QVERIFY(m_view->columns().isEmpty());
    m_view->setColumns({"tags"}); // chosen
    setDensity(*qApp, Density::Regular);
    QCOMPARE(m_view->columns(), QStringList{"tags"});
    setDensity(*qApp, Density::Compact);
}

void tst_LibraryColumns::resizingStylesTheHeadsNoMore()
{
    struct Count : QObject
    {
        int styled = 0;
        bool eventFilter(QObject*, QEvent* event) override
        {
            styled += event->type() == QEvent::StyleChange;
            return false;
        }
    } count;
    for (const char* name : {"libraryNameHead", "libraryCountHead"})
        m_view->findChild<QToolButton*>(name)->installEventFilter(&count);
    for (int width = 410; width < 500; width += 10) {
        m_view->resize(width, 500);
        QCoreApplication::processEvents();
    }
    QCOMPARE(count.styled, 0);
    m_view->setOrder(RowOrder::Frames);
    QVERIFY(count.styled > 0);
}

void tst_LibraryColumns::propertiesOfClipsAreColumns()
{
    m_view->resize(700, 500);
    QMenu& menu = *header().menu();
    auto* properties = menu.findChild<QMenu*>("libraryProperties");
    emit menu.aboutToShow();
    QVERIFY(!properties->menuAction()->isVisible());
    const auto take = [](std::uint32_t clip, double number) {
        return ClipValues{ClipId(clip), {{"Take.take", QString::number(number), number}}};
    };
    m_view->model().setValues({take(0, 10), take(1, 9)});
    emit menu.aboutToShow();
    QVERIFY(properties->menuAction()->isVisible());
    QCOMPARE(properties->actions().size(), 1);
    QCOMPARE(properties->actions()[0]->text(), QString("Show Take.take"));
    properties->actions()[0]->trigger();
    QCOMPARE(m_view->columns(), QStringList{"property:Take.take"});
    const auto head = [this]() -> QToolButton* {
        for (auto* each : m_view->findChildren<QToolButton*>("libraryColumnHead"))
            if (each->isVisible()) return each;
        return nullptr;
    };
    QVERIFY(head());
    QCOMPARE(head()->text(), QString("take"));
    QTest::mouseClick(head(), Qt::LeftButton);
    QVERIFY(m_view->order() == RowOrder::of("Take.take"));
    QVERIFY(header().text().contains("sorted by Take.take"));
    const auto clipAt = [this](int row) {
        return m_view->model().row(m_view->model().index(row, 0)).clip.value;
    };
    QCOMPARE(clipAt(0), 1u); // 9 before 10
    QCOMPARE(clipAt(1), 0u);
    QCOMPARE(clipAt(2), 2u); // without one
    m_view->model().setValues({take(2, 1)});
    QCOMPARE(clipAt(0), 2u);
    QCOMPARE(textOf(*libraryColumn("property:Take.take"), *m_view->model().rowOfClip(ClipId(0)), {}),
             QString("10"));
    m_view->model().setValues({{ClipId(0), {}}, {ClipId(1), {}}, {ClipId(2), {}}});
    QVERIFY(!head()); // no clip has it now
    QCOMPARE(m_view->columns(), QStringList{"property:Take.take"});
    m_view->setOrder(RowOrder::Name);
    for (QAction* each : menu.actions())
        if (each->isChecked() && each->text().startsWith("Sort by"))
            QCOMPARE(each->text(), QString("Sort by name"));
}

void tst_LibraryColumns::aColumnWithoutRoomIsSaid()
{
    m_view->resize(190, 500);
    QMenu& menu = *header().menu();
    m_view->model().setValues({{ClipId(0), {{"Take.take", "10", 10.0}}}});
    emit menu.aboutToShow();
    QAction* joints = nullptr;
    for (QAction* each : menu.findChild<QMenu*>("libraryColumns")->actions())
        if (each->text() == "Show joints") joints = each;
    QVERIFY(joints);
    QSignalSpy said(m_view.get(), &LibraryView::columnHasNoRoom);
    joints->trigger();
    QAction* take = menu.findChild<QMenu*>("libraryProperties")->actions()[0];
    take->trigger();
    QCOMPARE(said.size(), 2); // each as it is chosen
    QCOMPARE(said[0][0].toString(), QString("joints"));
    QCOMPARE(said[1][0].toString(), QString("Take.take"));
    emit menu.aboutToShow();
    take = menu.findChild<QMenu*>("libraryProperties")->actions()[0];
    for (const QAction* each : {joints, take})
        QVERIFY2(each->isChecked() && each->text().endsWith("(no room: widen the list)"),
                 qPrintable(each->text()));
    m_view->resize(700, 500);
    QTRY_COMPARE(take->text(), QString("Show Take.take"));
    QCOMPARE(joints->text(), QString("Show joints"));
}

void tst_LibraryColumns::anArrowStandsAtTheSortedColumn()
{
    m_view->resize(700, 500);
    m_view->model().setValues({{ClipId(0), {{"Take.take", "10", 10.0}}}});
    m_view->setColumns({"joints", "property:Take.take"});
    const auto heads = m_view->findChildren<QToolButton*>("libraryColumnHead");
    QCOMPARE(heads.size(), 2);
    const auto arrows = [&] {
        QStringList names;
        for (const QToolButton* each : heads)
            names << (each->icon().isNull() ? QString() : each->property("arrow").toString());
        return names;
    };
    QCOMPARE(arrows(), (QStringList{"", ""}));
    QTest::mouseClick(heads[1], Qt::LeftButton);
    QCOMPARE(arrows(), (QStringList{"", "chevron-up"})); // the smallest first
    QVERIFY(heads[1]->width() >= heads[1]->sizeHint().width());
    QVERIFY(!heads[1]->geometry().intersects(heads[0]->geometry()));
    QTest::mouseClick(heads[0], Qt::LeftButton);
    QCOMPARE(arrows(), (QStringList{"chevron-down", ""}));
}

QTEST_MAIN(tst_LibraryColumns)
#include "tst_LibraryColumns.moc"
