#include "core/tags/matching/UsageMemory.h"

#include <QTest>

using namespace tagline;

class tst_UsageMemory : public QObject
{
    Q_OBJECT

private slots:
    void theLatestPickIsOnePickAgo();
    void clipsOfOneNameAreToldApart();
    void whatWasSavedIsRecalled();
};

void tst_UsageMemory::theLatestPickIsOnePickAgo()
{
    UsageMemory memory;
    const ClipKey walk{"walk.bvh", "walk", 0};
    const ClipKey run{"run.bvh", "run", 0};
    QCOMPARE(memory.picksAgo(walk), std::nullopt);
    memory.notePick(walk);
    QCOMPARE(memory.picksAgo(walk), std::optional<std::int64_t>(1));
    memory.notePick(run);
    memory.notePick(run);
    QCOMPARE(memory.picksAgo(walk), std::optional<std::int64_t>(3));
    QCOMPARE(memory.picksAgo(run), std::optional<std::int64_t>(1));
    memory.notePick(walk);
    QCOMPARE(memory.picksAgo(walk), std::optional<std::int64_t>(1));
    QCOMPARE(memory.picks(), std::int64_t(4));
}

void tst_UsageMemory::clipsOfOneNameAreToldApart()
{
    UsageMemory memory;
    memory.notePick({"pack.glb", "run", 1});
    QCOMPARE(memory.picksAgo({"pack.glb", "run", 0}), std::nullopt);
    QCOMPARE(memory.picksAgo({"other.glb", "run", 1}), std::nullopt);
    QVERIFY(memory.picksAgo({"pack.glb", "run", 1}));
}

void tst_UsageMemory::whatWasSavedIsRecalled()
{
    UsageMemory memory;
    memory.recall({"a", "a", 0}, 7);
    memory.recall({"b", "b", 0}, 3);
    memory.recallPicks(10);
    QCOMPARE(memory.picks(), std::int64_t(10));
    QCOMPARE(memory.picksAgo({"a", "a", 0}), std::optional<std::int64_t>(4));
    QCOMPARE(memory.picksAgo({"b", "b", 0}), std::optional<std::int64_t>(8));
}

QTEST_APPLESS_MAIN(tst_UsageMemory)
#include "tst_UsageMemory.moc"
