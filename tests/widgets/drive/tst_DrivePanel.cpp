#include "widgets/drive/CostTable.h"
#include "widgets/drive/DrivePanel.h"
#include "widgets/drive/DriveStrip.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace tagline;

class tst_DrivePanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void samplesEndAtTheRight();
    void aClickOnTheStripAsksForAMoment();
    void keysWalkThroughTheStrip();
    void aClickOnACostAsksForItsFrame();
    void numbersOfCostsAreReadWhole();
    void longNamesDoNotWidenThePanel();
    void theButtonSaysWhatItDoes();
    void progressIsShownWhileClipsAreMadeReady();
    void aGamepadIsSaidToBeThere();
    void weightsAreFactors();
    void settersNeverEmit();
};

void tst_DrivePanel::samplesEndAtTheRight()
{
    const DriveStripGeometry geometry{300, 60, 10, 100};
    QCOMPARE(geometry.pitch(), 3.0);
    QCOMPARE(geometry.xOf(9), 298.5);
    for (int sample = 0; sample < 10; ++sample) QCOMPARE(geometry.sampleAt(geometry.xOf(sample)), sample);
    QCOMPARE(geometry.sampleAt(-5), 0);
    QCOMPARE(geometry.sampleAt(400), 9);
    QCOMPARE((DriveStripGeometry{300, 60, 0, 100}.sampleAt(10)), -1);
    QVERIFY(geometry.yOf(1.0) < geometry.yOf(0.5));
    QCOMPARE(geometry.yOf(7.0), geometry.yOf(1.0));
}

void tst_DrivePanel::aClickOnTheStripAsksForAMoment()
{
    DriveStrip strip;
    strip.resize(300, 64);
    strip.setState({std::vector<DriveSample>(50), std::nullopt});
    QSignalSpy asked(&strip, &DriveStrip::itemRequested);
    const QPoint place(int(strip.geometryNow().xOf(20)), 30);
    QTest::mouseClick(&strip, Qt::LeftButton, {}, place);
    QCOMPARE(asked.count(), 1);
    QVERIFY(std::abs(asked[0][0].toInt() - 20) <= 1);
    QTest::mouseClick(&strip, Qt::RightButton, {}, place);
    QCOMPARE(asked.count(), 1);
    strip.setState({});
    QTest::mouseClick(&strip, Qt::LeftButton, {}, place);
    QCOMPARE(asked.count(), 1); // there is nothing to go back to
}

void tst_DrivePanel::keysWalkThroughTheStrip()
{
    DriveStrip strip;
    strip.setState({std::vector<DriveSample>(50), 20});
    QSignalSpy asked(&strip, &DriveStrip::itemRequested);
    QTest::keyClick(&strip, Qt::Key_Left);
    QTest::keyClick(&strip, Qt::Key_Right);
    QCOMPARE(asked.count(), 2);
    QCOMPARE(asked[0][0].toInt(), 19);
    QCOMPARE(asked[1][0].toInt(), 21);
}

void tst_DrivePanel::aClickOnACostAsksForItsFrame()
{
    CostTable table;
    table.resize(table.sizeHint());
    std::vector<DriveCostRow> rows(3);
    rows[0].isPlaying = true;
    rows[1].groups = {1.0f, 2.0f, 0.0f, 0.5f};
    rows[2].why = "filter";
    table.setRows(rows);
    QSignalSpy asked(&table, &CostTable::rowRequested);
    for (int y = 0; y < table.height(); ++y) {
        const int row = table.rowAt(y);
        QVERIFY(row >= -1 && row < 3);
    }
    QCOMPARE(table.rowAt(2), -1); // the head
    int y = 0;
    while (table.rowAt(y) != 1) ++y;
    QTest::mouseClick(&table, Qt::LeftButton, {}, QPoint(20, y + 1));
    QTest::mouseClick(&table, Qt::LeftButton, {}, QPoint(20, 2));
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked[0][0].toInt(), 1);
    QTest::keyClick(&table, Qt::Key_Down);
    QTest::keyClick(&table, Qt::Key_Return);
    QCOMPARE(asked.back()[0].toInt(), 2);
    QVERIFY(!table.grab().isNull());
}

void tst_DrivePanel::numbersOfCostsAreReadWhole()
{
    CostTable table;
    std::vector<DriveCostRow> rows(3);
    rows[0].clip = "a_rather_long_name_of_a_clip";
    rows[1].total = 123.4f;
    rows[1].why = "only played on";
    rows[2].total = 1234.5f;
    rows[2].why = "preference −1.25";
    table.setRows(rows);
    const QFontMetricsF metrics(tabularFont(table.font()));
    for (const int width : {200, 244, 270, 396, 800}) {
        table.resize(width, 120);
        const CostColumns columns = table.columns();
        QCOMPARE(columns.name + columns.cost + columns.bar + columns.why, double(width));
        QVERIFY(columns.cost >= metrics.horizontalAdvance("1,234.5"));
        QVERIFY(columns.why >= metrics.horizontalAdvance("Why not"));
        QVERIFY(columns.name >= 60 && columns.bar >= 0);
    }
    QVERIFY(table.columns().why >= metrics.horizontalAdvance("preference −1.25"));
    QVERIFY(table.columns().bar > 100);
}

void tst_DrivePanel::longNamesDoNotWidenThePanel()
{
    DrivePanel panel;
    DriveState state;
    state.isShown = state.canStart = true;
    state.markTag = "Locomotion.Walk.Tired.AndSlowerThanBefore";
    state.counts = "Played 10 % of 2,379 frames; 8 of 11 clips never";
    panel.setState(state);
    const int room = 300 - 2 - 10; // an inspector of a small window, without border and scroll bar
    QVERIFY2(panel.minimumSizeHint().width() <= room,
             qPrintable(QString::number(panel.minimumSizeHint().width())));
    QVERIFY(panel.findChild<QToolButton*>("driveMark")->toolTip().contains(state.markTag));
}

void tst_DrivePanel::theButtonSaysWhatItDoes()
{
    DrivePanel panel;
    auto* start = panel.findChild<QPushButton*>("driveStart");
    DriveState state;
    panel.setState(state);
    QVERIFY(!start->isEnabled());
    QVERIFY(start->toolTip().contains("Open some clips"));
    for (const char* name : {"driveMark", "driveRestart"})
        QVERIFY(panel.findChild<QToolButton*>(name)->toolTip().contains("press Drive first"));
    state.canStart = true;
    panel.setState(state);
    QVERIFY(start->isEnabled());
    QCOMPARE(start->text(), QString("Drive"));
    state.isShown = state.isSteering = true;
    panel.setState(state);
    QCOMPARE(start->text(), QString("Stop"));
    state.isSteering = false;
    panel.setState(state);
    QCOMPARE(start->text(), QString("Steer"));
    panel.setKeys({"Ctrl+M", "Backspace", "B", "", {}});
    QVERIFY(start->toolTip().contains("Ctrl+M"));
    const auto* help = panel.findChild<QLabel*>("driveHelp");
    QVERIFY(help->text().endsWith("Esc returns to the clip · Ctrl+M steers on"));
    state.isSteering = true;
    panel.setState(state);
    QVERIFY(help->text().endsWith("Esc stops steering · Ctrl+M returns to the clip"));
}

void tst_DrivePanel::progressIsShownWhileClipsAreMadeReady()
{
    DrivePanel panel;
    DriveState state;
    state.ready = 180;
    state.clips = 214;
    panel.setState(state);
    auto* progress = panel.findChild<QProgressBar*>();
    QVERIFY(!progress->parentWidget()->isHidden());
    QCOMPARE(progress->value(), 180);
    QCOMPARE(progress->maximum(), 214);
    const int usual = panel.minimumSizeHint().width();
    state.isPreparing = true;
    panel.setState(state);
    QVERIFY(panel.minimumSizeHint().width() <= usual); // a longer word does not widen the panel
    QVERIFY(panel.findChild<QWidget*>("driveMark")->isHidden());
    state.isPreparing = false;
    panel.setState(state);
    QVERIFY(!panel.findChild<QWidget*>("driveMark")->isHidden());
    state.ready.reset();
    panel.setState(state);
    QVERIFY(progress->parentWidget()->isHidden());
}

void tst_DrivePanel::aGamepadIsSaidToBeThere()
{
    DrivePanel panel;
    panel.setState({});
    auto* label = panel.findChild<QLabel*>("driveGamepad");
    QVERIFY(label->isHidden());
    DriveState state;
    state.gamepad = "Pad <One>";
    panel.setState(state);
    QVERIFY(!label->isHidden());
    QVERIFY2(label->text().startsWith("Gamepad Pad <One>:"), qPrintable(label->text()));
    panel.setState({});
    QVERIFY(label->isHidden());
}

void tst_DrivePanel::weightsAreFactors()
{
    DrivePanel panel;
    QSignalSpy chosen(&panel, &DrivePanel::weightsChosen);
    auto* follow = panel.findChild<QSlider*>("driveFollow");
    follow->setValue(follow->maximum());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].toDouble(), 4.0);
    QCOMPARE(chosen[0][1].toDouble(), 1.0);
    auto* flow = panel.findChild<QSlider*>("driveFlow");
    flow->setValue(flow->minimum());
    QCOMPARE(chosen[1][1].toDouble(), 0.25);
}

void tst_DrivePanel::settersNeverEmit()
{
    DrivePanel panel;
    QSignalSpy pinned(&panel, &DrivePanel::pinToggled), sampled(&panel, &DrivePanel::sampleRequested),
        costed(&panel, &DrivePanel::costRequested), chosen(&panel, &DrivePanel::weightsChosen);
    DriveState state;
    state.isPinned = state.isShown = true;
    panel.setState(state);
    panel.setStrip({std::vector<DriveSample>(3), 1});
    panel.setCosts(std::vector<DriveCostRow>(2));
    QVERIFY(pinned.isEmpty() && sampled.isEmpty() && costed.isEmpty() && chosen.isEmpty());
}

QTEST_MAIN(tst_DrivePanel)

#include "tst_DrivePanel.moc"
