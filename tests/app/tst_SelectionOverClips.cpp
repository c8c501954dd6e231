// Ranges of a tag selected over several clips, and what then goes to all of them, by real keys.

#include "tests/app/TimelineStage.h"
#include "tests/support/NamedWidget.h"
#include "widgets/library/LibraryView.h"
#include "widgets/tags/fields/FrameSpinBox.h"
#include "widgets/tags/fields/RangeEditor.h"
#include "widgets/tags/fields/RecordEditor.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QClipboard>
#include <QLineEdit>
#include <QStatusBar>

using namespace tagline;
using namespace tagline::test;

class tst_SelectionOverClips : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init();
    void aTagIsSelectedInEveryClip();
    void nudgesGoToAllAndAreOneStep();
    void deletingTakesAllInOneStep();
    void aNoteGoesToAll();
    void edgesAndSplitsAtThePlayheadKeepTheOthersSelected();
    void withRangesOfOthersAloneThePlayheadIsNoEdge();
    void mergingActsWithinEachClip();
    void theStepNamesWhatIsMerged();
    void gapsAreClosedWithinEachClip();
    void numbersGoToAll();
    void copyingTakesAllAndKeepsThemSelected();
    void aDragMovesAllByTheSameFrames();
    void aDragThatIsCancelledLeavesAllSelected();
    void anotherSelectionEndsIt();
    void withoutATagNothingIsSelected();

private:
    Ranges rangesOf(ClipId clip, const char* tagName)
    {
        const auto ranges = library().clip(clip).sheet.ranges(tag(tagName));
        return {ranges.begin(), ranges.end()};
    }
    void selectEverywhere()
    {
        workspace().setActiveTag(tag("Style.Limping"));
        key(Qt::Key_A, Qt::AltModifier | Qt::ShiftModifier);
    }
    void giveBoth(Ranges shown, Ranges other);
    QString told();
};

void tst_SelectionOverClips::giveBoth(Ranges shown, Ranges other)
{
    const TagId limping = tag("Style.Limping");
    m_app->document().changeSheets({{m_clip, TagSheet().withRanges(limping, std::move(shown))},
                                    {m_other, TagSheet().withRanges(limping, std::move(other))}},
                                   "give");
    QCoreApplication::processEvents();
}

void tst_SelectionOverClips::init()
{
    clear();
    // No other clip of the sample has the tag while these tests run.
    std::vector<SheetChange> changes;
    for (const ClipId clip : library().clipsInPathOrder())
        changes.push_back({clip, library().clip(clip).sheet.withRanges(tag("Style.Limping"), {})});
    for (SheetChange& change : changes) {
        if (change.clip == m_clip) change.sheet = change.sheet.withRanges(tag("Style.Limping"), {{10, 20}});
        if (change.clip == m_other)
            change.sheet = change.sheet.withRanges(tag("Style.Limping"), {{30, 40}, {50, 60}});
    }
    m_app->document().changeSheets(std::move(changes), "stage");
    QCoreApplication::processEvents();
}

QString tst_SelectionOverClips::told()
{
    QStringList texts;
    for (const auto* label : m_app->window().statusBar()->findChildren<ElidedLabel*>())
        texts << label->text();
    return texts.join('|');
}

void tst_SelectionOverClips::aTagIsSelectedInEveryClip()
{
    selectEverywhere();
    QCOMPARE(workspace().selection().size(), std::size_t(1));
    QCOMPARE(workspace().selectionElsewhere().size(), std::size_t(1));
    QCOMPARE(workspace().selectionElsewhere()[0].clip, m_other);
    QCOMPARE(workspace().selectionElsewhere()[0].ranges.size(), std::size_t(2));
    QTRY_VERIFY2(told().contains("in 2 clips selected"), qPrintable(told()));
    keepPicture(m_app->window(), "selection-over-clips");
}

void tst_SelectionOverClips::nudgesGoToAllAndAreOneStep()
{
    selectEverywhere();
    const int steps = undo().index();
    key(Qt::Key_Period);
    key(Qt::Key_Period);
    QCOMPARE(rangesOf(m_clip, "Style.Limping"), (Ranges{{12, 20}}));
    QCOMPARE(rangesOf(m_other, "Style.Limping"), (Ranges{{32, 40}, {52, 60}}));
    QCOMPARE(undo().index(), steps + 1);
    QCOMPARE(workspace().selectionElsewhere().size(), std::size_t(1));
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(rangesOf(m_clip, "Style.Limping"), (Ranges{{10, 20}}));
    QCOMPARE(rangesOf(m_other, "Style.Limping"), (Ranges{{30, 40}, {50, 60}}));
}

void tst_SelectionOverClips::deletingTakesAllInOneStep()
{
    selectEverywhere();
    const int steps = undo().index();
    key(Qt::Key_Delete);
    QVERIFY(rangesOf(m_clip, "Style.Limping").empty());
    QVERIFY(rangesOf(m_other, "Style.Limping").empty());
    QCOMPARE(undo().index(), steps + 1);
    QVERIFY(undo().undoText().startsWith("Delete 3"));
    QVERIFY(workspace().selectionElsewhere().empty());
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(rangesOf(m_other, "Style.Limping").size(), std::size_t(2));
}

void tst_SelectionOverClips::aNoteGoesToAll()
{
    selectEverywhere();
    key(Qt::Key_E, Qt::ShiftModifier);
    auto* editor = qobject_cast<RecordEditor*>(QApplication::activePopupWidget());
    QVERIFY(editor);
    auto& note = named<QLineEdit>(*editor, "Note");
    QTest::keyClicks(&note, "left knee");
    QTest::keyClick(&note, Qt::Key_Return);
    for (const ClipId clip : {m_clip, m_other})
        QVERIFY(!library().clip(clip).sheet.property("Style.Limping.note").empty());
    QCOMPARE(library().clip(m_other).sheet.property("Style.Limping.note")[1].range, (FrameRange{50, 60}));
}

/// The playhead is a frame of the shown clip.
void tst_SelectionOverClips::edgesAndSplitsAtThePlayheadKeepTheOthersSelected()
{
    const Ranges others{{30, 40}, {50, 60}};
    const auto act = [&](const char* action, const Ranges& expected) {
        giveBoth({{10, 20}}, others);
        selectEverywhere();
        workspace().setPlayhead(14);
        const int steps = undo().index();
        actionOf(*m_app, action).trigger();
        QCoreApplication::processEvents();
        QCOMPARE(rangesOf(m_clip, "Style.Limping"), expected);
        QCOMPARE(rangesOf(m_other, "Style.Limping"), others);
        QCOMPARE(undo().index(), steps + 1);
        QCOMPARE(workspace().selection().size(), expected.size());
        QCOMPARE(workspace().selectionElsewhere().size(), std::size_t(1));
        QCOMPARE(workspace().selectionElsewhere()[0].ranges.size(), std::size_t(2));
    };
    act("edit.startHere", {{14, 20}});
    act("edit.stopHere", {{10, 15}});
    act("edit.split", {{10, 14}, {14, 20}});
}

void tst_SelectionOverClips::withRangesOfOthersAloneThePlayheadIsNoEdge()
{
    selectEverywhere();
    workspace().setSelectionHere({});
    workspace().setPlayhead(14);
    const int steps = undo().index();
    actionOf(*m_app, "edit.startHere").trigger();
    QTRY_VERIFY2(told().contains("No range of the shown clip"), qPrintable(told()));
    actionOf(*m_app, "edit.split").trigger(); // not the active tag's either: others are selected
    QCOMPARE(undo().index(), steps);
    QCOMPARE(workspace().selectionElsewhere().size(), std::size_t(1));
}

void tst_SelectionOverClips::mergingActsWithinEachClip()
{
    giveBoth({{10, 20}, {25, 28}}, {{30, 40}, {50, 60}});
    selectEverywhere();
    const int steps = undo().index();
    actionOf(*m_app, "edit.merge").trigger();
    QCOMPARE(rangesOf(m_clip, "Style.Limping"), (Ranges{{10, 28}}));
    QCOMPARE(rangesOf(m_other, "Style.Limping"), (Ranges{{30, 60}}));
    QCOMPARE(undo().index(), steps + 1);
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{tag("Style.Limping"), {10, 28}}}));
    QCOMPARE(
        workspace().selectionElsewhere(),
        (std::vector<ClipSelection>{{m_other, std::vector<RangeRef>{{tag("Style.Limping"), {30, 60}}}}}));
    actionOf(*m_app, "edit.merge").trigger(); // one range in each: nothing to join over clips
    QTRY_VERIFY2(told().contains("in one clip"), qPrintable(told()));
    QCOMPARE(undo().index(), steps + 1);
    QCOMPARE(workspace().selectionElsewhere().size(), std::size_t(1));
}

void tst_SelectionOverClips::theStepNamesWhatIsMerged()
{
    const TagId limping = tag("Style.Limping"), tired = tag("Style.Tired");
    const auto done = [&](const std::vector<RangeRef>& here, const std::vector<RangeRef>& there,
                          const char* action) {
        for (const auto& [clip, refs] : {std::pair(m_clip, here), std::pair(m_other, there)}) {
            TagSheet sheet;
            for (const TagId each : {limping, tired}) {
                std::vector<FrameRange> ranges;
                for (const RangeRef& ref : refs)
                    if (ref.tag == each) ranges.push_back(ref.range);
                sheet = sheet.withRanges(each, std::move(ranges));
            }
            m_app->document().changeSheets({{clip, sheet}}, "give");
        }
        QCoreApplication::processEvents();
        workspace().setSelectionOver(here, {{m_other, there}});
        actionOf(*m_app, action).trigger();
        return undo().undoText();
    };
    const std::vector<RangeRef> one{{limping, {10, 20}}}, two{{tired, {30, 40}}, {tired, {42, 50}}};
    const std::vector<RangeRef> both{{limping, {10, 20}}, {tired, {30, 40}}, {tired, {42, 50}}};
    const std::vector<RangeRef> twoOfOther{{limping, {10, 20}}, {limping, {22, 28}}};
    for (const auto& [action, step] : {std::pair("edit.merge", QString("Merge ")),
                                       std::pair("edit.closeGaps", QString("Close Gaps in "))}) {
        for (const QString& text : {done(both, one, action), done(one, two, action)})
            QVERIFY2(text.startsWith(step) && text.contains("Tired") && !text.contains("Limping"),
                     qPrintable(text));
        const QString ofOther = done(both, twoOfOther, action);
        QVERIFY2(!ofOther.contains("Tired") && !ofOther.contains("Limping"), qPrintable(ofOther));
        QVERIFY2(ofOther.startsWith(step.left(5)), qPrintable(ofOther));
    }
}

void tst_SelectionOverClips::gapsAreClosedWithinEachClip()
{
    giveBoth({{10, 20}, {22, 28}}, {{30, 40}, {41, 50}, {60, 70}});
    selectEverywhere();
    const int steps = undo().index();
    actionOf(*m_app, "edit.closeGaps").trigger();
    QCOMPARE(rangesOf(m_clip, "Style.Limping"), (Ranges{{10, 28}}));
    QCOMPARE(rangesOf(m_other, "Style.Limping"), (Ranges{{30, 50}, {60, 70}}));
    QCOMPARE(undo().index(), steps + 1);
    QCOMPARE(workspace().selectionElsewhere().size(), std::size_t(1));
    QCOMPARE(workspace().selectionElsewhere()[0].ranges.size(), std::size_t(2));
}

void tst_SelectionOverClips::numbersGoToAll()
{
    selectEverywhere();
    auto& fields = m_app->window().rangeFields();
    const auto type = [&](const char* name, const QString& text) {
        auto& field = named<FrameSpinBox>(fields, name);
        QTRY_VERIFY(field.isVisible());
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
        QCoreApplication::processEvents();
    };
    QCOMPARE(fields.ranges(), (Ranges{{10, 20}, {30, 40}, {50, 60}}));
    QCOMPARE(named<FrameSpinBox>(fields, "Start").text(), QString());
    QCOMPARE(named<FrameSpinBox>(fields, "Length").text(), QString("10"));
    const int steps = undo().index();
    type("Length", "7");
    QCOMPARE(rangesOf(m_clip, "Style.Limping"), (Ranges{{10, 17}}));
    QCOMPARE(rangesOf(m_other, "Style.Limping"), (Ranges{{30, 37}, {50, 57}}));
    QCOMPARE(undo().index(), steps + 1);
    QCOMPARE(workspace().selectionElsewhere().size(), std::size_t(1));
    QCOMPARE(workspace().selectionElsewhere()[0].ranges.back().range, (FrameRange{50, 57}));
    view()->setFocus();
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(rangesOf(m_other, "Style.Limping"), (Ranges{{30, 40}, {50, 60}}));

    giveBoth({{10, 20}}, {{5, 40}});
    selectEverywhere();
    type("Start", "12");
    QCOMPARE(rangesOf(m_clip, "Style.Limping"), (Ranges{{12, 20}}));
    QCOMPARE(rangesOf(m_other, "Style.Limping"), (Ranges{{12, 40}}));
    const Frame beyond = library().clip(m_other).frames + 1; // of one clip: then in none
    type("Stop", QString::number(beyond));
    QCOMPARE(rangesOf(m_clip, "Style.Limping"), (Ranges{{12, 20}}));
    QCOMPARE(rangesOf(m_other, "Style.Limping"), (Ranges{{12, 40}}));
    view()->setFocus();
}

void tst_SelectionOverClips::copyingTakesAllAndKeepsThemSelected()
{
    selectEverywhere();
    actionOf(*m_app, "edit.copy").trigger();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.count('\n') == 3 && copied.contains("\t50\t60"), qPrintable(copied));
    QTRY_VERIFY2(told().contains("Copied 3 ranges of several clips"), qPrintable(told()));
    QCOMPARE(workspace().selectionElsewhere().size(), std::size_t(1));
    workspace().setSelectionHere({}); // of another clip alone they are what is copied, too
    actionOf(*m_app, "edit.copy").trigger();
    QTRY_VERIFY2(told().contains("Copied 2 ranges."), qPrintable(told()));
}

void tst_SelectionOverClips::aDragMovesAllByTheSameFrames()
{
    const Frame end = library().clip(m_other).frames;
    giveBoth({{10, 20}}, {{5, 10}, {20, 30}});
    selectEverywhere();
    const int steps = undo().index();
    drag(at("Style.Limping", 15), at("Style.Limping", 24));
    const Frame by = rangesOf(m_clip, "Style.Limping").at(0).start - 10;
    QVERIFY(by > 0);
    QCOMPARE(rangesOf(m_other, "Style.Limping"), (Ranges{{5 + by, 10 + by}, {20 + by, 30 + by}}));
    QCOMPARE(undo().index(), steps + 1);
    QVERIFY2(undo().undoText().startsWith("Move 3"), qPrintable(undo().undoText()));
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{tag("Style.Limping"), {10 + by, 20 + by}}}));
    QCOMPARE(workspace().selectionElsewhere().size(), std::size_t(1));
    QCOMPARE(workspace().selectionElsewhere()[0].ranges[0].range, (FrameRange{5 + by, 10 + by}));
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(rangesOf(m_clip, "Style.Limping"), (Ranges{{10, 20}}));
    QCOMPARE(rangesOf(m_other, "Style.Limping"), (Ranges{{5, 10}, {20, 30}}));

    giveBoth({{10, 20}}, {{end - 8, end - 1}}); // has one frame of room
    selectEverywhere();
    drag(at("Style.Limping", 15), at("Style.Limping", 24));
    QCOMPARE(rangesOf(m_clip, "Style.Limping"), (Ranges{{10 + by, 20 + by}}));
    QCOMPARE(rangesOf(m_other, "Style.Limping"), (Ranges{{end - 7, end}}));
}

void tst_SelectionOverClips::aDragThatIsCancelledLeavesAllSelected()
{
    selectEverywhere();
    const std::vector<ClipSelection> before = workspace().selectionElsewhere();
    const int steps = undo().index();
    QTest::mousePress(view(), Qt::LeftButton, {}, at("Style.Limping", 15));
    moveTo(at("Style.Limping", 18), {});
    moveTo(at("Style.Limping", 24), {});
    QVERIFY(rangesOf(m_other, "Style.Limping") != (Ranges{{30, 40}, {50, 60}}));
    key(Qt::Key_Escape);
    QTest::mouseRelease(view(), Qt::LeftButton, {}, at("Style.Limping", 24));
    QCOMPARE(rangesOf(m_clip, "Style.Limping"), (Ranges{{10, 20}}));
    QCOMPARE(rangesOf(m_other, "Style.Limping"), (Ranges{{30, 40}, {50, 60}}));
    QCOMPARE(undo().index(), steps);
    QCOMPARE(workspace().selectionElsewhere(), before);
}

void tst_SelectionOverClips::anotherSelectionEndsIt()
{
    selectEverywhere();
    QTest::mouseClick(view(), Qt::LeftButton, {}, at("Style.Limping", 80));
    QVERIFY(workspace().selection().empty());
    QVERIFY(workspace().selectionElsewhere().empty());
    selectEverywhere();
    workspace().setCurrentClip(m_other);
    QVERIFY(workspace().selectionElsewhere().empty());
}

void tst_SelectionOverClips::withoutATagNothingIsSelected()
{
    workspace().setActiveTag({});
    key(Qt::Key_A, Qt::AltModifier | Qt::ShiftModifier);
    QTRY_VERIFY(told().contains("Choose a tag in the Tags panel first"));
    QVERIFY(workspace().selectionElsewhere().empty());
}

QTEST_MAIN(tst_SelectionOverClips)
#include "tst_SelectionOverClips.moc"
