#include "widgets/tags/RangeEditor.h"

#include "widgets/tags/FrameSpinBox.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace tagline;

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
    void aStartPastTheStopPushesIt();
    void aHalfTypedNumberChangesNothingElse();
    void arrowsStepByOneFrameInEveryUnit();
    void secondsAndTimecodeCanBeTyped();
    void theRangeStaysWithinTheClip();
    void nothingSelectedMeansNothingToType();
    void onlyEnterFinishesTheEntry();

private:
    FrameSpinBox& field(const QString& name);
    void typeInto(const QString& name, const QString& text);
    FrameRange lastRequest(const QSignalSpy& spy) { return spy.last()[0].value<FrameRange>(); }

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
    for (auto* found : m_editor->findChildren<FrameSpinBox*>())
        if (found->accessibleName() == name) return *found;
    qFatal("no field is called %s", qPrintable(name));
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
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangeChangeRequested);
    for (Frame stop = 200; stop < 300; stop += 9) m_editor->setRange({120, stop});
    QCOMPARE(requested.size(), 0);
    QCOMPARE(field("Start").value(), 120);
    QCOMPARE(field("Stop").value(), 299);
    QCOMPARE(field("Length").value(), 179);
}

void tst_RangeEditor::aTypedStartKeepsTheStop()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangeChangeRequested);
    QSignalSpy finished(m_editor.get(), &RangeEditor::editingFinished);
    typeInto("Start", "150");
    QVERIFY(lastRequest(requested) == (FrameRange{150, 220}));
    QCOMPARE(field("Length").value(), 70);
    QCOMPARE(finished.size(), 1);
}

void tst_RangeEditor::aTypedLengthKeepsTheStart()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangeChangeRequested);
    typeInto("Length", "30");
    QVERIFY(lastRequest(requested) == (FrameRange{100, 130}));
    QCOMPARE(field("Stop").value(), 130);
}

void tst_RangeEditor::aStartPastTheStopPushesIt()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangeChangeRequested);
    typeInto("Start", "400");
    QVERIFY(lastRequest(requested).start == 400 && !lastRequest(requested).isEmpty());
}

void tst_RangeEditor::aHalfTypedNumberChangesNothingElse()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangeChangeRequested);
    connect(m_editor.get(), &RangeEditor::rangeChangeRequested, m_editor.get(),
            &RangeEditor::setRange); // the echo
    typeInto("Stop", "400");         // "4" and "40" lie before the start
    QVERIFY(lastRequest(requested) == (FrameRange{100, 400}));
    typeInto("Start", "390");
    QVERIFY(lastRequest(requested) == (FrameRange{390, 400}));
}

void tst_RangeEditor::arrowsStepByOneFrameInEveryUnit()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangeChangeRequested);
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
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangeChangeRequested);
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

void tst_RangeEditor::theRangeStaysWithinTheClip()
{
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangeChangeRequested);
    typeInto("Stop", "999");
    for (const auto& request : requested)
        QVERIFY((FrameRange{0, 540}).covers(request[0].value<FrameRange>()));
    QVERIFY(m_editor->range().stop <= 540 && !m_editor->range().isEmpty());
}

void tst_RangeEditor::nothingSelectedMeansNothingToType()
{
    m_editor->clear();
    QVERIFY(!field("Start").isEnabled());
    m_editor->setRange({0, 540});
    QVERIFY(field("Start").isEnabled());
}

void tst_RangeEditor::onlyEnterFinishesTheEntry()
{
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    QSignalSpy finished(m_editor.get(), &RangeEditor::editingFinished);
    QSignalSpy requested(m_editor.get(), &RangeEditor::rangeChangeRequested);
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

QTEST_MAIN(tst_RangeEditor)
#include "tst_RangeEditor.moc"
