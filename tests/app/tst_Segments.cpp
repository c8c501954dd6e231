// A clip is divided where its motion changes, and tagged segment by segment, in the real window.

#include "app/presenters/motion/SegmentsDialog.h"
#include "tests/app/TimelineStage.h"
#include "widgets/curves/SettingRow.h"
#include "widgets/tags/choice/TagPalette.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>

using namespace tagline;
using namespace tagline::test;

class tst_Segments : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init();
    void cleanup();
    void cleanupTestCase() { m_app.reset(); }
    void segmentsAreALaneThatFollowsTheDensity();
    void tabLeadsFromOneToTheNext();
    void aTagsKeyTagsTheSegmentAndGoesOn();
    void keysTagAsEverOnceItIsClosed();
    void anotherClipIsDividedToo();
    void theDialogLeavesTheKeysOfTagsFree();

private:
    SegmentsDialog* dialog() { return m_app->window().findChild<SegmentsDialog*>(); }
    QString note() { return dialog()->findChild<QLabel*>("segmentsNote")->text(); }
    const TimelineLane* lane()
    {
        for (const TimelineLane& each : timeline().content().lanes)
            if (each.id == "segments") return &each;
        return nullptr;
    }
    std::vector<FrameRange> segments()
    {
        const TimelineLane* found = lane();
        return found ? std::vector<FrameRange>(found->ranges.begin(), found->ranges.end())
                     : std::vector<FrameRange>();
    }
    Ranges rangesOf(TagId tag)
    {
        const auto ranges = library().clip(m_clip).sheet.ranges(tag);
        return {ranges.begin(), ranges.end()};
    }
    void setPerMinute(double boundaries)
    {
        dialog()->density().field().setValue(boundaries);
        QTest::qWait(0);
    }
};

void tst_Segments::init()
{
    while (undo().canUndo()) undo().undo();
    workspace().setCurrentClip(m_clip);
    workspace().setPlayhead(0);
    QVERIFY(becomesActive(m_app->window()));
    pressKey(view(), Qt::Key_D, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(dialog());
    setPerMinute(60);
    QTRY_VERIFY(segments().size() > 2);
}

void tst_Segments::cleanup()
{
    if (!dialog()) return;
    dialog()->reject();
    QTRY_VERIFY(!dialog());
    QTRY_VERIFY(!lane());
}

void tst_Segments::segmentsAreALaneThatFollowsTheDensity()
{
    const std::vector<FrameRange> some = segments();
    QCOMPARE(some.front().start, 0);
    QCOMPARE(some.back().stop, library().clip(m_clip).frames);
    for (std::size_t i = 1; i < some.size(); ++i) QCOMPARE(some[i].start, some[i - 1].stop);
    const auto& marks = timeline().content().snapMarks;
    QVERIFY(std::any_of(marks.begin(), marks.end(),
                        [&](const SnapMark& mark) { return mark.frame == some[1].start; }));
    QVERIFY2(note().startsWith(QString("Segment 1 of %1: frames 0–%2").arg(some.size()).arg(some[0].stop)),
             qPrintable(note()));
    keepPicture(m_app->window(), "segments");
    keepPicture(*dialog(), "segments_dialog");
    setPerMinute(200);
    QTRY_VERIFY(segments().size() > some.size());
    setPerMinute(2);
    QTRY_COMPARE(segments().size(), std::size_t(2));
}

void tst_Segments::tabLeadsFromOneToTheNext()
{
    const std::vector<FrameRange> all = segments();
    QTest::keyClick(&timeline(), Qt::Key_Tab);
    QCOMPARE(workspace().playhead(), all[1].start);
    workspace().setPlayhead(all[1].stop - 1);
    QTest::keyClick(&timeline(), Qt::Key_Backtab,
                    Qt::ShiftModifier); // first to the start of the one it is in
    QCOMPARE(workspace().playhead(), all[1].start);
    QTest::keyClick(&timeline(), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(workspace().playhead(), 0);
    QTest::keyClick(&timeline(), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(workspace().playhead(), 0);
    QTest::mouseClick(dialog()->findChild<QPushButton*>("nextSegment"), Qt::LeftButton);
    QCOMPARE(workspace().playhead(), all[1].start);
    workspace().setPlayhead(all.back().start);
    QVERIFY(becomesActive(m_app->window()));
    QTest::keyClick(&timeline(), Qt::Key_Tab);
    QCOMPARE(workspace().playhead(), all.back().start);
}

void tst_Segments::aTagsKeyTagsTheSegmentAndGoesOn()
{
    give({});
    const std::vector<FrameRange> all = segments();
    workspace().setPlayhead(all[0].stop - 1); // anywhere in it
    const int steps = undo().index();
    key(Qt::Key_1);
    const TagId first = workspace().activeTag();
    QCOMPARE(rangesOf(first), (Ranges{all[0]}));
    QCOMPARE(workspace().playhead(), all[1].start);
    QCOMPARE(undo().index(), steps + 1);
    key(Qt::Key_3);
    const TagId second = workspace().activeTag();
    QVERIFY(second != first);
    QCOMPARE(rangesOf(second), (Ranges{all[1]}));
    QCOMPARE(rangesOf(first), (Ranges{all[0]}));
    QCOMPARE(workspace().playhead(), all[2].start);
    undo().undo();
    undo().undo();
    QVERIFY(rangesOf(first).empty() && rangesOf(second).empty());
}

void tst_Segments::keysTagAsEverOnceItIsClosed()
{
    give({});
    dialog()->reject();
    QTRY_VERIFY(!dialog());
    QVERIFY(becomesActive(m_app->window()));
    workspace().setPlayhead(5);
    key(Qt::Key_3); // begins a range
    QTest::qWait(50);
    workspace().setPlayhead(9);
    key(Qt::Key_3);
    QTRY_COMPARE(rangesOf(workspace().activeTag()).size(), std::size_t(1));
    QCOMPARE(rangesOf(workspace().activeTag()).front().start, 5);
    QVERIFY(rangesOf(workspace().activeTag()).front().stop <= 10);
}

void tst_Segments::anotherClipIsDividedToo()
{
    const std::vector<FrameRange> before = segments();
    workspace().setCurrentClip(m_other);
    QTRY_VERIFY(!segments().empty() && segments().back().stop == library().clip(m_other).frames);
    QVERIFY(segments() != before);
}

void tst_Segments::theDialogLeavesTheKeysOfTagsFree()
{
    const TagPalette& tags = m_app->window().tagPalette();
    QVERIFY(tags.isVisible());
    for (const QWidget* each :
         {static_cast<const QWidget*>(&tags), static_cast<const QWidget*>(&timeline())}) {
        const QRect free(each->mapToGlobal(QPoint()), each->size());
        QVERIFY2(!free.intersects(dialog()->geometry()), qPrintable(each->objectName()));
    }
}

QTEST_MAIN(tst_Segments)
#include "tst_Segments.moc"
