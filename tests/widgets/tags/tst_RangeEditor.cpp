#include "widgets/tags/fields/RangeEditor.h"

#include "tests/support/NamedWidget.h"
#include "widgets/tags/fields/FrameSpinBox.h"
#include "widgets/theme/Theme.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace tagline;

using Ranges = std::vector<FrameRange>;

class tst_RangeEditor : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void cleanup() { m_editor.reset(); }
    void itFollowsADragAndEmitsNothing();
    void aTypedStartKeepsTheStop();
    void aTypedLengthKeepsTheStart();
    void aStopBeforeTheStartIsToldAndMovesNothing();
    void whatIsWrongCanBeTypedAgain();
    void lettersAreToldAndMoveNothing();
    void aFrameBeyondTheClipIsTold();
    void timesWithAUnitAreReadWhileFramesAreShown();
    void whatTheWholeTextDoesNotMeanIsNotWritten_data();
    void whatTheWholeTextDoesNotMeanIsNotWritten();
    void severalRangesShowWhatTheyShare();
    void aNumberIsForAllRanges();
    void arrowsMoveEachOfSeveralRanges();
    void oneRangeThatCannotRefusesForAll();
    void rangesOfSeveralClipsKeepToTheirOwn();
    void eachEntryHasANumber();
    void aHalfTypedNumberChangesNothingElse();
    void arrowsStepByOneFrameInEveryUnit();
    void secondsAndTimecodeCanBeTyped();
    void timecodeFitsItsField();
    void nothingIsInThePlaceOfAProblem();
    void nothingSelectedMeansNothingToType();
    void onlyEnterFinishesTheEntry();
    void escapeTakesBackWhatWasTyped();
    void undoIsTheWindows();

private:
    FrameSpinBox& field(const QString& name);
    void typeInto(const QString& name, const QString& text);
    Ranges lastRequests(const QSignalSpy& spy) { return spy.last()[0].value<Ranges>(); }
    FrameRange lastRequest(const QSignalSpy& spy) { return lastRequests(spy).at(0); }

    std::unique_ptr<RangeEditor> m_editor;
};

void tst_RangeEditor::init()
{
    m_editor = std::make_unique<RangeEditor>();
    m_editor->setClip({120, 1}, 540);
    m_editor->setRange({100, 220});
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_editor.get()));
}

FrameSpinBox& tst_RangeEditor::field(const QString& name)
{
    return test::named<FrameSpinBox>(*m_editor, name);
}

void tst_RangeEditor::typeInto(const QString& name, const QString& text)
{
    field(name).setFocus();
    field(name).selectAll();
    QTest::keyClicks(&field(name), text);
    QTest::keyClick(&field(name), Qt::Key_Return);
}

void tst_RangeEditor::itFollowsADragAndEmitsNothing()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangesChangeRequested);
    for (Frame stop = 200; stop < 300; stop += 9) m_editor->setRange({120, stop});
    QCOMPARE(requested.size(), 0);
    QCOMPARE(field("Start").value(), 120);
    QCOMPARE(field("Stop").value(), 299);
    QCOMPARE(field("Length").value(), 179);
}

void tst_RangeEditor::aTypedStartKeepsTheStop()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangesChangeRequested);
    QSignalSpy finished(m_editor.get(), &RangeEditor::editingFinished);
    typeInto("Start", "150");
    QVERIFY(lastRequest(requested) == (FrameRange{150, 220}));
    QCOMPARE(field("Length").value(), 70);
    QCOMPARE(finished.size(), 1);
}

void tst_RangeEditor::aTypedLengthKeepsTheStart()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangesChangeRequested);
    typeInto("Length", "30");
    QVERIFY(lastRequest(requested) == (FrameRange{100, 130}));
    QCOMPARE(field("Stop").value(), 130);
}

void tst_RangeEditor::aStopBeforeTheStartIsToldAndMovesNothing()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangesChangeRequested);
    QSignalSpy finished(m_editor.get(), &RangeEditor::editingFinished);
    typeInto("Stop", "40");
    QCOMPARE(requested.size(), 0);
    QVERIFY(m_editor->ranges() == (Ranges{{100, 220}}));
    QVERIFY2(m_editor->problem().contains("(40)") && m_editor->problem().contains("(100)"),
             qPrintable(m_editor->problem()));
    QCOMPARE(m_editor->findChild<QLabel*>("problem")->text(), m_editor->problem());
    QCOMPARE(finished.size(), 0);         // the entry goes on …
    QCOMPARE(field("Stop").text(), "40"); // … with what was typed
    typeInto("Start", "400");
    QVERIFY(m_editor->ranges() == (Ranges{{100, 220}})); // after "4" and "40"
}

void tst_RangeEditor::whatIsWrongCanBeTypedAgain()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangesChangeRequested);
    QSignalSpy finished(m_editor.get(), &RangeEditor::editingFinished);
    typeInto("Stop", "40");
    QTest::keyClicks(&field("Stop"), "410"); // it was selected
    QTest::keyClick(&field("Stop"), Qt::Key_Return);
    QVERIFY(lastRequest(requested) == (FrameRange{100, 410}));
    QVERIFY(m_editor->problem().isEmpty());
    QCOMPARE(finished.size(), 1);
}

void tst_RangeEditor::aHalfTypedNumberChangesNothingElse()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangesChangeRequested);
    connect(m_editor.get(), &RangeEditor::rangesChangeRequested, m_editor.get(),
            [this](const std::vector<FrameRange>& ranges) { m_editor->setRanges(ranges); }); // the echo
    typeInto("Stop", "400"); // "4" and "40" lie before the start
    QVERIFY(lastRequest(requested) == (FrameRange{100, 400}));
    typeInto("Start", "390");
    QVERIFY(lastRequest(requested) == (FrameRange{390, 400}));
}

void tst_RangeEditor::arrowsStepByOneFrameInEveryUnit()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangesChangeRequested);
    for (const TimeUnits unit : {TimeUnits::Frames, TimeUnits::Seconds, TimeUnits::Timecode}) {
        m_editor->setUnit(unit);
        m_editor->setRange({100, 220});
        QTest::keyClick(&field("Stop"), Qt::Key_Up);
        QVERIFY(lastRequest(requested) == (FrameRange{100, 221}));
        QTest::keyClick(&field("Start"), Qt::Key_Down);
        QVERIFY(lastRequest(requested) == (FrameRange{99, 221}));
    }
}

void tst_RangeEditor::secondsAndTimecodeCanBeTyped()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangesChangeRequested);
    QSignalSpy units(m_editor.get(), &RangeEditor::unitChanged);
    auto* unit = m_editor->findChild<QComboBox*>();
    emit unit->activated(1);
    QCOMPARE(units.size(), 1);
    QCOMPARE(field("Start").text(), QString("0.833"));
    typeInto("Stop", "2.5");
    QVERIFY(lastRequest(requested) == (FrameRange{100, 300}));
    m_editor->setUnit(TimeUnits::Timecode);
    QCOMPARE(field("Stop").text(), QString("00:00:02:60"));
    typeInto("Start", "1:00");
    QVERIFY(lastRequest(requested) == (FrameRange{120, 300}));
}

void tst_RangeEditor::lettersAreToldAndMoveNothing()
{
    QSignalSpy finished(m_editor.get(), &RangeEditor::editingFinished);
    typeInto("Stop", "x30");
    QCOMPARE(field("Stop").text(), QString("x30"));
    QVERIFY2(m_editor->problem().contains("“x30” is not a time"), qPrintable(m_editor->problem()));
    QVERIFY(m_editor->ranges() == (Ranges{{100, 220}}));
    QCOMPARE(finished.size(), 0);
    typeInto("Stop", "300");
    QVERIFY(m_editor->problem().isEmpty());
    QVERIFY(m_editor->ranges() == (Ranges{{100, 300}}));
    QCOMPARE(finished.size(), 1);
}

void tst_RangeEditor::aFrameBeyondTheClipIsTold()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangesChangeRequested);
    for (const char* name : {"Stop", "Length"}) {
        typeInto(name, "999");
        QVERIFY2(m_editor->problem().contains("540"), name);
        QVERIFY(m_editor->ranges() == (Ranges{{100, 220}}));
    }
    for (const auto& request : requested)
        QVERIFY((FrameRange{0, 540}).covers(request[0].value<Ranges>().at(0)));
    field("Start").setFocus(); // leaving gives it up
    QVERIFY(m_editor->problem().isEmpty());
    QCOMPARE(field("Length").text(), "120");
}

void tst_RangeEditor::timesWithAUnitAreReadWhileFramesAreShown()
{
    connect(m_editor.get(), &RangeEditor::rangesChangeRequested, m_editor.get(),
            [this](const std::vector<FrameRange>& ranges) { m_editor->setRanges(ranges); }); // the echo
    typeInto("Stop", "4s");
    QVERIFY(m_editor->ranges() == (Ranges{{100, 480}}));
    typeInto("Length", "1.5s");
    QVERIFY(m_editor->ranges() == (Ranges{{100, 280}}));
    typeInto("Start", "1:0");
    QVERIFY(m_editor->ranges() == (Ranges{{120, 280}}));
    typeInto("Stop", "500f");
    QVERIFY(m_editor->ranges() == (Ranges{{120, 500}}));
    QCOMPARE(field("Stop").text(), "500");
}

void tst_RangeEditor::whatTheWholeTextDoesNotMeanIsNotWritten_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("seconds past the end") << "Stop"
                                          << "200s"
                                          << "The clip ends at 540";
    QTest::newRow("a fraction of a frame") << "Length"
                                           << "1.5"
                                           << "“1.5” is not a time";
    QTest::newRow("half a timecode") << "Start"
                                     << "1:"
                                     << "“1:” is not a time";
    QTest::newRow("more than can be counted") << "Stop"
                                              << "99999999999"
                                              << "99999999999 lies beyond it";
    QTest::newRow("letters behind a number") << "Length"
                                             << "15x"
                                             << "“15x” is not a time";
    QTest::newRow("nothing") << "Start"
                             << "1\b"
                             << "No time is typed";
}

/// What its beginning meant ("1" of "1.5") is taken back, whether Return or another field ends the typing.
void tst_RangeEditor::whatTheWholeTextDoesNotMeanIsNotWritten()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QFETCH(QString, said);
    connect(m_editor.get(), &RangeEditor::rangesChangeRequested, m_editor.get(),
            [this](const std::vector<FrameRange>& ranges) { m_editor->setRanges(ranges); }); // the echo
    QSignalSpy finished(m_editor.get(), &RangeEditor::editingFinished);
    const auto* line = m_editor->findChild<QLabel*>("problem");
    for (const int end : {Qt::Key_Return, Qt::Key_Tab}) {
        m_editor->setRange({110, 220});
        field(name).setFocus();
        field(name).selectAll();
        for (const QChar key : text) {
            if (key == '\b')
                QTest::keyClick(&field(name), Qt::Key_Backspace);
            else
                QTest::keyClick(&field(name), key.toLatin1());
        }
        QTest::keyClick(&field(name), Qt::Key(end));
        QVERIFY(m_editor->ranges() == (Ranges{{110, 220}}));
        QVERIFY2(line->isVisible() && line->text().contains(said), qPrintable(line->text()));
        m_editor->setRange({100, 220}); // another clip's: what was said is over
    }
    QCOMPARE(finished.size(), 0);
}

void tst_RangeEditor::severalRangesShowWhatTheyShare()
{
    m_editor->setRanges({{100, 220}, {150, 220}, {160, 220}});
    QCOMPARE(field("Start").text(), "");
    QCOMPARE(field("Start").findChild<QLineEdit*>()->placeholderText(), "mixed");
    QCOMPARE(field("Stop").text(), "220");
    QCOMPARE(field("Length").findChild<QLineEdit*>()->placeholderText(), "mixed");
    m_editor->setRanges({{100, 220}, {300, 420}});
    QCOMPARE(field("Length").text(), "120");
    m_editor->setUnit(TimeUnits::Timecode);
    QCOMPARE(field("Start").text(), "");
    QCOMPARE(field("Length").text(), "00:00:01:00");
}

void tst_RangeEditor::aNumberIsForAllRanges()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangesChangeRequested);
    m_editor->setRanges({{100, 220}, {150, 320}});
    typeInto("Stop", "330");
    QVERIFY(lastRequests(requested) == (Ranges{{100, 330}, {150, 330}}));
    QCOMPARE(field("Stop").text(), "330");
    typeInto("Length", "10");
    QVERIFY(lastRequests(requested) == (Ranges{{100, 110}, {150, 160}}));
    m_editor->setUnit(TimeUnits::Seconds);
    typeInto("Start", "0.75"); // 90 of 120 a second
    QVERIFY(lastRequests(requested) == (Ranges{{90, 110}, {90, 160}}));
}

void tst_RangeEditor::arrowsMoveEachOfSeveralRanges()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangesChangeRequested);
    m_editor->setRanges({{100, 220}, {150, 320}});
    QTest::keyClick(&field("Start"), Qt::Key_Down);
    QVERIFY(lastRequests(requested) == (Ranges{{99, 220}, {149, 320}}));
    QTest::keyClick(&field("Stop"), Qt::Key_Up, Qt::ControlModifier);
    QVERIFY(lastRequests(requested) == (Ranges{{99, 230}, {149, 330}}));
    QCOMPARE(field("Stop").findChild<QLineEdit*>()->placeholderText(), "mixed");
}

void tst_RangeEditor::oneRangeThatCannotRefusesForAll()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangesChangeRequested);
    m_editor->setRanges({{100, 220}, {150, 540}});
    QTest::keyClick(&field("Stop"), Qt::Key_Up);
    QCOMPARE(requested.size(), 0);
    QVERIFY(m_editor->problem().contains("540"));
    m_editor->setRanges({{10, 20}, {150, 540}});
    QVERIFY(m_editor->problem().isEmpty());
    typeInto("Stop", "80");
    QVERIFY(m_editor->ranges() == (Ranges{{10, 20}, {150, 540}}));
    QVERIFY(m_editor->problem().contains("150"));
}

void tst_RangeEditor::rangesOfSeveralClipsKeepToTheirOwn()
{
    const std::vector<EditedClip> clips{{{120, 1}, 540}, {{30, 1}, 90}};
    m_editor->setRanges({{10, 90}, {5, 80}}, clips);
    typeInto("Start", "12");
    QCOMPARE(m_editor->ranges(), (Ranges{{12, 90}, {12, 80}}));
    typeInto("Start", "0.5s"); // another frame at each rate
    QCOMPARE(m_editor->ranges(), (Ranges{{60, 90}, {15, 80}}));
    QCOMPARE(field("Start").text(), "");
    m_editor->setUnit(TimeUnits::Seconds);
    QCOMPARE(field("Start").text(), timeText(60, {120, 1}, TimeUnits::Seconds));
    m_editor->setUnit(TimeUnits::Frames);
    typeInto("Stop", "91"); // beyond the second clip
    QCOMPARE(m_editor->ranges(), (Ranges{{60, 90}, {15, 80}}));
    QVERIFY2(m_editor->problem().contains("90"), qPrintable(m_editor->problem()));
}

void tst_RangeEditor::eachEntryHasANumber()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangesChangeRequested);
    typeInto("Start", "15");
    QCOMPARE(requested.size(), 2);
    QCOMPARE(requested[1][1].toInt(), requested[0][1].toInt());
    typeInto("Start", "16");
    QVERIFY(requested.last()[1].toInt() > requested[0][1].toInt());
}

void tst_RangeEditor::nothingSelectedMeansNothingToType()
{
    m_editor->setRanges({});
    QVERIFY(!field("Start").isEnabled());
    m_editor->setRange({0, 540});
    QVERIFY(field("Start").isEnabled());
}

void tst_RangeEditor::onlyEnterFinishesTheEntry()
{
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    QSignalSpy finished(m_editor.get(), &RangeEditor::editingFinished);
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangesChangeRequested);
    field("Start").setFocus();
    field("Start").selectAll();
    QTest::keyClicks(&field("Start"), "150");
    QTest::keyClick(&field("Start"), Qt::Key_Tab);
    QVERIFY(field("Stop").hasFocus());
    QTest::mouseClick(&field("Length"), Qt::LeftButton);
    QTRY_VERIFY(!field("Stop").hasFocus());
    QVERIFY(lastRequest(requested) == (FrameRange{150, 220}));
    QCOMPARE(finished.size(), 0);
    QTest::keyClick(&field("Length"), Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(finished.size(), 1);
}

/// The unit is chosen after the fields have their size.
void tst_RangeEditor::timecodeFitsItsField()
{
    for (const TimeUnits unit : {TimeUnits::Timecode, TimeUnits::Seconds, TimeUnits::Frames}) {
        m_editor->setUnit(unit);
        m_editor->adjustSize();
        QCoreApplication::processEvents();
        for (const char* name : {"Start", "Stop", "Length"}) {
            const auto* line = field(name).findChild<QLineEdit*>();
            const int needed = line->fontMetrics().horizontalAdvance(line->text()) + 4; // its margins
            QVERIFY2(needed <= line->width(),
                     qPrintable(
                         QString("%1 %2: %3 of %4").arg(name, line->text()).arg(line->width()).arg(needed)));
        }
    }
}

void tst_RangeEditor::nothingIsInThePlaceOfAProblem()
{
    auto* line = m_editor->findChild<QLabel*>("problem");
    QVERIFY(!line->isVisible());
    const int low = m_editor->sizeHint().height();
    typeInto("Stop", "40");
    QVERIFY(line->isVisible());
    QTRY_VERIFY(m_editor->sizeHint().height() > low);
    QVERIFY(field("Stop").property("invalid").toBool());
    field("Start").setFocus(); // left with what is wrong: it is as it was, and the words stay
    QTRY_COMPARE(field("Stop").value(), 220);
    QVERIFY(line->isVisible() && line->text().contains("(40)"));
    QVERIFY(!field("Stop").property("invalid").toBool());
}

void tst_RangeEditor::escapeTakesBackWhatWasTyped()
{
    m_editor->setSelfContained(false);
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangesChangeRequested);
    QSignalSpy finished(m_editor.get(), &RangeEditor::editingFinished);
    FrameSpinBox& start = field("Start");
    start.setFocus();
    start.selectAll();
    QTest::keyClicks(&start, "150");
    QCOMPARE(lastRequest(requested), FrameRange(150, 220));
    QTest::keyClick(&start, Qt::Key_Escape);
    QCOMPARE(lastRequest(requested), FrameRange(100, 220));
    QCOMPARE(start.text(), "100");
    start.selectAll();
    QTest::keyClicks(&start, "abc");
    QVERIFY(start.property("invalid").toBool());
    QTest::keyClick(&start, Qt::Key_Escape);
    QVERIFY(!start.property("invalid").toBool());
    QCOMPARE(start.text(), "100");
    QVERIFY(finished.isEmpty());
    QTest::keyClick(&start, Qt::Key_Escape); // nothing is left to take back
    QCOMPARE(finished.size(), 1);
}

/// Each key counts at once: a text's own undo would take back letters of what is done already.
void tst_RangeEditor::undoIsTheWindows()
{
    FrameSpinBox& start = field("Start");
    start.setFocus();
    start.selectAll();
    QTest::keyClicks(&start, "150");
    QAction undo;
    undo.setShortcut(QKeySequence::Undo);
    m_editor->addAction(&undo);
    QSignalSpy triggered(&undo, &QAction::triggered);
    QTRY_VERIFY(m_editor->isActiveWindow());
    QTest::keyClick(&start, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(triggered.size(), 1);
}

QTEST_MAIN(tst_RangeEditor)
#include "tst_RangeEditor.moc"
