// What a drag on the timeline does to the other tags of an exclusive group, by the group's policy; and the
// keys that go from clip to clip.

#include "tests/app/TimelineStage.h"

using namespace tagline;
using namespace tagline::test;

class tst_TimelinePolicies : public QObject, TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init() { clear(); }
    void aDraggedEdgeSettlesOverlaps_data();
    void aDraggedEdgeSettlesOverlaps();
    void aDraggedBodySettlesOverlaps_data() { aDraggedEdgeSettlesOverlaps_data(); }
    void aDraggedBodySettlesOverlaps();
    void escapeBringsBackWhatADragMoved_data() { aDraggedEdgeSettlesOverlaps_data(); }
    void escapeBringsBackWhatADragMoved();
    void pageKeysGoFromClipToClip();

private:
    /// Walk and Run lie apart; their group has a policy.
    void begin()
    {
        QFETCH(OverlapPolicy, policy);
        LibraryEdit shared;
        shared.groups = library().vocabulary().groups();
        for (TagGroup& group : *shared.groups) group.policy = policy;
        m_app->document().change(shared, "policy");
        give({{"Locomotion.Run", {{20, 50}}}, {"Locomotion.Walk", {{60, 80}}}});
    }
    /// What is left of Run where Walk became that range.
    Ranges expected(FrameRange walk)
    {
        QFETCH(OverlapPolicy, policy);
        switch (policy) {
        case OverlapPolicy::Carve:
            return {{20, walk.start}};
        case OverlapPolicy::Push:
            return {{walk.start - 30, walk.start}};
        case OverlapPolicy::Shift:
            return {{20, walk.start}, {walk.stop, walk.stop + 50 - walk.start}};
        case OverlapPolicy::Block:
            return {{20, 50}};
        }
        return {};
    }
    bool isBlocking()
    {
        QFETCH(OverlapPolicy, policy);
        return policy == OverlapPolicy::Block;
    }
};

void tst_TimelinePolicies::aDraggedEdgeSettlesOverlaps_data()
{
    QTest::addColumn<OverlapPolicy>("policy");
    QTest::newRow("carve") << OverlapPolicy::Carve;
    QTest::newRow("push") << OverlapPolicy::Push;
    QTest::newRow("shift") << OverlapPolicy::Shift;
    QTest::newRow("block") << OverlapPolicy::Block;
}

void tst_TimelinePolicies::aDraggedEdgeSettlesOverlaps()
{
    begin();
    const int steps = undo().index();
    drag(at("Locomotion.Walk", 60) + QPoint(2, 0), at("Locomotion.Walk", 40) + QPoint(2, 0));
    QCOMPARE(ranges("Locomotion.Walk").size(), 1u);
    const FrameRange walk = ranges("Locomotion.Walk").front();
    QCOMPARE(walk.stop, 80);
    if (isBlocking())
        QCOMPARE(walk.start, 50);
    else
        QVERIFY(std::abs(walk.start - 40) <= 2);
    QCOMPARE(ranges("Locomotion.Run"), expected(walk));
    QCOMPARE(undo().index(), steps + 1);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(ranges("Locomotion.Walk"), (Ranges{{60, 80}}));
    QCOMPARE(ranges("Locomotion.Run"), (Ranges{{20, 50}}));
}

void tst_TimelinePolicies::aDraggedBodySettlesOverlaps()
{
    begin();
    drag(at("Locomotion.Walk", 70), at("Locomotion.Walk", 54));
    QCOMPARE(ranges("Locomotion.Walk").size(), 1u);
    const FrameRange walk = ranges("Locomotion.Walk").front();
    QVERIFY(std::abs(walk.stop - 64) <= 2);
    if (isBlocking())
        QCOMPARE(walk.start, 50);
    else
        QCOMPARE(walk.length(), 20);
    QCOMPARE(ranges("Locomotion.Run"), expected(walk));
}

void tst_TimelinePolicies::escapeBringsBackWhatADragMoved()
{
    begin();
    const int steps = undo().index();
    QTest::mousePress(view(), Qt::LeftButton, {}, at("Locomotion.Walk", 70));
    moveTo(at("Locomotion.Walk", 60), {});
    moveTo(at("Locomotion.Walk", 54), {});
    if (!isBlocking()) QVERIFY(ranges("Locomotion.Run") != (Ranges{{20, 50}})); // settled while it is dragged
    key(Qt::Key_Escape);
    QTest::mouseRelease(view(), Qt::LeftButton, {}, at("Locomotion.Walk", 54));
    QCOMPARE(ranges("Locomotion.Run"), (Ranges{{20, 50}}));
    QCOMPARE(ranges("Locomotion.Walk"), (Ranges{{60, 80}}));
    QCOMPARE(undo().index(), steps);
}

void tst_TimelinePolicies::pageKeysGoFromClipToClip()
{
    const ClipId before = workspace().currentClip();
    workspace().setPlayhead(9);
    key(Qt::Key_PageDown);
    const ClipId below = workspace().currentClip();
    QVERIFY(below.isValid() && below != before);
    QCOMPARE(workspace().playhead(), 0);
    QCOMPARE(timeline().content().frames, library().clip(below).frames);
    key(Qt::Key_PageUp);
    QCOMPARE(workspace().currentClip(), before);
    for (std::size_t i = 0; i <= library().clipCount(); ++i) key(Qt::Key_PageUp); // there is an end
    const ClipId first = workspace().currentClip();
    key(Qt::Key_PageUp);
    QCOMPARE(workspace().currentClip(), first);
}

QTEST_MAIN(tst_TimelinePolicies)
#include "tst_TimelinePolicies.moc"
