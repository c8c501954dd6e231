// The selected ranges by numbers, in the fields beside the transport and in the popup at a range.

#include "tests/app/TimelineStage.h"
#include "tests/support/MouseButtons.h"
#include "tests/support/NamedWidget.h"
#include "widgets/tags/fields/FrameSpinBox.h"
#include "widgets/tags/fields/RangeEditor.h"
#include "widgets/tags/fields/TagLabel.h"
#include "widgets/theme/colour/TagShades.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/timeline/TransportBar.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QStatusBar>

using namespace tagline;
using namespace tagline::test;

class tst_TimelineNumbers : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init() { clear(); }
    void theFieldsFollowADrag();
    void severalRangesAreMixedAndTakeOneNumber();
    void aStopBelowTheStartIsToldAndMovesNothing();
    void unitsAreThoseOfTheTimeline();
    void thePopupShowsAllSelectedRanges();
    void rangesThatComeToOverlapAreMerged();
    void onlyWhatTheWholeTextMeansIsWritten();
    void aNarrowBarLeavesTheFieldsOut();
    void fieldsComeWithASelection();
    void fieldsNameWhatTheyAreOf();
    void digitsIntoFieldsThatGoAreNoTagKeys();
    void instancesKeepTheirValues();

private:
    RangeEditor& fields() { return m_app->window().rangeFields(); }
    FrameSpinBox& field(const char* name, QWidget* in = nullptr);
    void type(const char* name, const QString& text);
    QString told();
};

FrameSpinBox& tst_TimelineNumbers::field(const char* name, QWidget* in)
{
    return named<FrameSpinBox>(in ? *in : fields(), name);
}

void tst_TimelineNumbers::type(const char* name, const QString& text)
{
    doubleClick(field(name).findChild<QLineEdit*>());
    field(name).selectAll();
    QTest::keyClicks(&field(name), text);
    QTest::keyClick(&field(name), Qt::Key_Return);
    QCoreApplication::processEvents();
}

QString tst_TimelineNumbers::told()
{
    QStringList texts;
    for (const auto* label : m_app->window().statusBar()->findChildren<ElidedLabel*>())
        texts << label->text();
    return texts.join('|');
}

void tst_TimelineNumbers::theFieldsFollowADrag()
{
    give({{"Style.Tired", {{20, 40}}}});
    QVERIFY(!field("Start").isEnabled());
    select({{tag("Style.Tired"), {20, 40}}});
    QCOMPARE(field("Start").text(), "20");
    const QPoint edge = at("Style.Tired", 40) - QPoint(2, 0);
    QTest::mousePress(view(), Qt::LeftButton, {}, edge);
    moveTo(at("Style.Tired", 60) - QPoint(2, 0), {});
    QTRY_VERIFY(std::abs(field("Stop").value() - 60) <= 1);
    QTest::mouseRelease(view(), Qt::LeftButton, {}, at("Style.Tired", 60) - QPoint(2, 0));
    QCOMPARE(field("Stop").value(), ranges("Style.Tired").at(0).stop);
    const int steps = undo().index();
    type("Stop", "55");
    QCOMPARE(ranges("Style.Tired"), (Ranges{{20, 55}}));
    QCOMPARE(undo().index(), steps + 1); // "5" was no step of its own
    QVERIFY(timeline().hasFocus() || view()->hasFocus());
    key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(field("Stop").value() != 55);
}

void tst_TimelineNumbers::severalRangesAreMixedAndTakeOneNumber()
{
    give({{"Style.Tired", {{20, 40}}}, {"Locomotion.Walk", {{30, 40}}}, {"Locomotion.Run", {{50, 60}}}});
    select({{tag("Locomotion.Walk"), {30, 40}}, {tag("Style.Tired"), {20, 40}}});
    QCOMPARE(field("Start").findChild<QLineEdit*>()->placeholderText(), "mixed");
    QCOMPARE(field("Start").text(), "");
    QCOMPARE(field("Stop").text(), "40");
    const int steps = undo().index();
    type("Start", "12");
    QCOMPARE(ranges("Style.Tired"), (Ranges{{12, 40}}));
    QCOMPARE(ranges("Locomotion.Walk"), (Ranges{{12, 40}}));
    QCOMPARE(undo().index(), steps + 1);
    QCOMPARE(timeline().selection().size(), 2u);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{20, 40}}));
    QCOMPARE(ranges("Locomotion.Walk"), (Ranges{{30, 40}}));
}

void tst_TimelineNumbers::aStopBelowTheStartIsToldAndMovesNothing()
{
    give({{"Style.Tired", {{20, 40}}}});
    select({{tag("Style.Tired"), {20, 40}}});
    const int steps = undo().index();
    type("Stop", "10");
    QCOMPARE(ranges("Style.Tired"), (Ranges{{20, 40}}));
    QCOMPARE(undo().index(), steps);
    QVERIFY2(told().contains("must lie after the start"), qPrintable(told()));
    QVERIFY(field("Stop").hasFocus());
    view()->setFocus();
    QCOMPARE(field("Stop").text(), "40");
    QVERIFY(told().contains("must lie after the start")); // what was refused is said for a while
}

void tst_TimelineNumbers::unitsAreThoseOfTheTimeline()
{
    give({{"Style.Tired", {{20, 40}}}});
    select({{tag("Style.Tired"), {20, 40}}});
    TransportBar& transport = m_app->window().transport();
    const FrameRate rate = library().clip(m_clip).rate;
    for (const TimeUnits units : {TimeUnits::Seconds, TimeUnits::Timecode, TimeUnits::Frames}) {
        transport.setUnits(units);
        emit transport.unitsChanged(units);
        QCOMPARE(field("Start").text(), timeText(20, rate, units));
        type("Start", timeText(15, rate, units));
        QCOMPARE(ranges("Style.Tired"), (Ranges{{15, 40}}));
        type("Start", timeText(20, rate, units));
        QCOMPARE(ranges("Style.Tired"), (Ranges{{20, 40}}));
    }
}

void tst_TimelineNumbers::thePopupShowsAllSelectedRanges()
{
    give({{"Style.Tired", {{20, 40}}}, {"Locomotion.Walk", {{30, 50}}}});
    select({{tag("Locomotion.Walk"), {30, 50}}, {tag("Style.Tired"), {20, 40}}});
    key(Qt::Key_Return);
    auto* popup = timeline().findChild<QWidget*>("rangeEditorPopup");
    QVERIFY(popup);
    QCOMPARE(field("Start", popup).text(), "");
    QCOMPARE(field("Length", popup).text(), "20");
    QTest::keyClicks(&field("Start", popup), "33");
    QTRY_COMPARE(field("Start").text(), "33"); // the others follow
    QTest::keyClick(&field("Start", popup), Qt::Key_Return);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{33, 40}}));
    QCOMPARE(ranges("Locomotion.Walk"), (Ranges{{33, 50}}));
    QTRY_VERIFY(!timeline().findChild<QWidget*>("rangeEditorPopup"));
}

void tst_TimelineNumbers::onlyWhatTheWholeTextMeansIsWritten()
{
    give({{"Style.Tired", {{18, 40}}}});
    select({{tag("Style.Tired"), {18, 40}}});
    const int steps = undo().index();
    const Frame rate = timecodeRate(library().clip(m_clip).rate);
    type("Length", "0.5s");
    QCOMPARE(ranges("Style.Tired"), (Ranges{{18, 18 + rate / 2}}));
    QCOMPARE(undo().index(), steps + 1);
    for (const char* text : {"2000s", "99999999999", "20.", ""}) {
        type("Stop", text);
        if (!*text) QTest::keyClick(&field("Stop"), Qt::Key_Backspace);
        if (!*text) QTest::keyClick(&field("Stop"), Qt::Key_Return);
        QCOMPARE(ranges("Style.Tired"), (Ranges{{18, 18 + rate / 2}}));
        QCOMPARE(undo().index(), steps + 1);
        QVERIFY(field("Stop").property("invalid").toBool());
    }
    view()->setFocus();
    key(Qt::Key_E);
    auto* popup = timeline().findChild<QWidget*>("rangeEditorPopup");
    QVERIFY(popup);
    QTest::keyClicks(&field("Start", popup), "0:10");
    QTest::keyClick(&field("Start", popup), Qt::Key_Return);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{10, 18 + rate / 2}}));
    QCOMPARE(undo().index(), steps + 2);
}

void tst_TimelineNumbers::rangesThatComeToOverlapAreMerged()
{
    give({{"Style.Tired", {{20, 40}, {60, 70}}}});
    select({{tag("Style.Tired"), {20, 40}}, {tag("Style.Tired"), {60, 70}}});
    type("Start", "21"); // both begin there: they are one range
    QCOMPARE(ranges("Style.Tired"), (Ranges{{21, 70}}));
    QCOMPARE(field("Start").text(), "21");
    QCOMPARE(field("Stop").text(), "70");
    key(Qt::Key_Delete);
    QVERIFY(ranges("Style.Tired").empty());
}

void tst_TimelineNumbers::aNarrowBarLeavesTheFieldsOut()
{
    give({{"Style.Tired", {{20, 40}}}});
    select({{tag("Style.Tired"), {20, 40}}});
    auto& dock = *m_app->window().findChild<QDockWidget*>("timelineDock");
    QTRY_VERIFY(field("Start").isVisible());
    dock.setFloating(true);
    dock.resize(560, 300);
    QTRY_VERIFY(!field("Start").isVisible());
    dock.resize(1200, 300);
    QTRY_VERIFY(field("Start").isVisible());
    dock.setFloating(false);
    QTRY_VERIFY(field("Start").isVisible());
}

void tst_TimelineNumbers::fieldsComeWithASelection()
{
    give({{"Style.Tired", {{20, 40}}}});
    QTRY_VERIFY(!field("Start").isVisible());
    const int height = m_app->window().transport().height();
    select({{tag("Style.Tired"), {20, 40}}});
    QTRY_VERIFY(field("Start").isVisible());
    QCOMPARE(m_app->window().transport().height(), height); // nothing below moves
    const auto labels = fields().findChildren<QLabel*>();
    const auto stop =
        std::find_if(labels.begin(), labels.end(), [](auto* each) { return each->text() == "Stop"; });
    QVERIFY(stop != labels.end());
    const int toItsField = field("Stop").x() - (*stop)->geometry().right() - 1;
    const int toTheOther = (*stop)->x() - field("Start").geometry().right() - 1;
    QCOMPARE(toItsField, 8);
    QCOMPARE(toTheOther, 16);
}

void tst_TimelineNumbers::fieldsNameWhatTheyAreOf()
{
    give({{"Style.Tired", {{20, 40}, {60, 70}}}, {"Locomotion.Walk", {{30, 50}}}});
    const auto* subject = fields().findChild<TagLabel*>();
    QVERIFY(subject);
    select({{tag("Style.Tired"), {20, 40}}});
    QTRY_VERIFY(subject->isVisible());
    QCOMPARE(subject->text(), "Tired");
    const QRgb colour = library().vocabulary()[tag("Style.Tired")].colour;
    const QImage picture = const_cast<TagLabel*>(subject)->grab().toImage();
    QCOMPARE(picture.pixelColor(int(5 * picture.devicePixelRatio()), picture.height() / 2),
             tagShades(QColor::fromRgb(colour)).fill);
    QVERIFY(subject->geometry().right() < field("Start").x());
    select({{tag("Style.Tired"), {20, 40}}, {tag("Style.Tired"), {60, 70}}});
    QTRY_COMPARE(subject->text(), "Tired × 2");
    select({{tag("Style.Tired"), {20, 40}}, {tag("Locomotion.Walk"), {30, 50}}});
    QTRY_COMPARE(subject->text(), "2 ranges");
    QVERIFY(!subject->tag());
    key(Qt::Key_Return);
    auto* popup = timeline().findChild<QWidget*>("rangeEditorPopup");
    QVERIFY(popup && popup->findChild<TagLabel*>()->text() == "2 ranges");
    popup->close();
}

/// Before, they set the tags of those keys: fields that could not be used passed their keys on.
void tst_TimelineNumbers::digitsIntoFieldsThatGoAreNoTagKeys()
{
    give({{"Style.Tired", {{20, 40}}}});
    select({{tag("Style.Tired"), {20, 40}}});
    QTest::mouseClick(field("Start").findChild<QLineEdit*>(), Qt::LeftButton);
    QVERIFY(field("Start").hasFocus());
    select({});
    QCoreApplication::processEvents();
    const int steps = undo().index();
    QTest::keyClicks(QApplication::focusWidget(), "12");
    QCoreApplication::processEvents();
    QCOMPARE(undo().index(), steps);
    QVERIFY(ranges("Locomotion.Walk").empty() && ranges("Locomotion.Idle").empty());
    view()->setFocus();
    QTRY_VERIFY(!field("Start").isVisible());
}

void tst_TimelineNumbers::instancesKeepTheirValues()
{
    TagDefinition definition;
    definition.name = "Punch";
    definition.isCounted = true;
    m_app->document().defineTag(definition, "Define");
    const TagId punch = tag("Punch");
    const TagInstance left{{20, 40}, {{"hand", std::string("left")}}}, other{{30, 50}};
    m_app->document().changeSheets({{m_clip, TagSheet().withInstances(punch, {left, other})}}, "give");
    QCoreApplication::processEvents();
    select({{punch, {20, 40}}});
    type("Start", "25");
    const auto now = library().clip(m_clip).sheet.instances(punch);
    QCOMPARE(std::vector<TagInstance>(now.begin(), now.end()),
             (std::vector<TagInstance>{{{25, 40}, left.values}, other}));
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{punch, {25, 40}}}));
}

QTEST_MAIN(tst_TimelineNumbers)
#include "tst_TimelineNumbers.moc"
