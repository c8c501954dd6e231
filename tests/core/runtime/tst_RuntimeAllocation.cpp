// Asking a runtime file allocates nothing: every operator new of this program is counted.

#include "core/runtime/RuntimeQuery.h"
#include "tests/core/runtime/RuntimeFixture.h"
#include "tests/support/AllocationCount.h"

#include <QTest>

using namespace tagline;

class tst_RuntimeAllocation : public QObject
{
    Q_OBJECT

private slots:
    void allocationsAreCounted();
    void answersAllocateNothingAfterWarmUp();
    void lookUpsAllocateNothing();
};

void tst_RuntimeAllocation::allocationsAreCounted()
{
    const std::int64_t before = test::allocationCount();
    const std::vector<int> some(std::size_t(QTest::currentTestFunction()[0]));
    QVERIFY(test::allocationCount() > before && !some.empty());
}

void tst_RuntimeAllocation::answersAllocateNothingAfterWarmUp()
{
    const auto file = test::opened(test::randomLibrary(21, 500).packed());
    std::vector<RuntimeQuery> queries;
    for (const char* text :
         {"Run & ~Tired", "Run", "Contact & (Walk | ~Left) - Boss", "~(Left | Right | Tired)", "all", "none",
          "Locomotion & Moving & Tired", "(Left - Right) | (Run & Tired) | (Boss - Run)",
          "longer(Left, 0.02s) - Tired", "near(Left, Run, -1s, 1s) | count(Boss) == 1"})
        queries.push_back(RuntimeQuery::parsed(text, *file).value());
    SetWorkspace workspace;
    const auto askAll = [&] {
        std::int64_t frames = 0;
        for (const RuntimeQuery& query : queries) {
            const FrameSetView answer = query.answer(workspace);
            file->forEachRange(answer, [&](ClipId, FrameRange range) { frames += range.length(); });
        }
        return frames;
    };
    const std::int64_t wanted = askAll();
    const std::int64_t before = test::allocationCount();
    const std::int64_t found = askAll() + askAll();
    QCOMPARE(test::allocationCount(), before);
    QVERIFY(wanted > 0);
    QCOMPARE(found, 2 * wanted);
}

void tst_RuntimeAllocation::lookUpsAllocateNothing()
{
    const auto file = test::opened(test::randomLibrary(22, 50).packed());
    const auto query = RuntimeQuery::parsed("Run & ~Tired | Left", *file);
    const auto first = RuntimeQuery::parsed("firstin(Left, Run) | head(Tired, 2)", *file);
    const std::int64_t before = test::allocationCount();
    const auto run = file->findTag("Locomotion.Run");
    const auto jog = file->findTag("Jog");
    std::int64_t sum = 0;
    for (std::uint32_t i = 0; i < file->clipCount(); ++i) {
        const RuntimeClipInfo clip = file->clip(ClipId(i));
        sum += std::int64_t(file->clipsNamed(clip.displayName).size());
        for (Frame frame = 0; frame < clip.frames; frame += 7) {
            sum += query->holdsAt(ClipId(i), frame);
            sum += first->holdsAt(ClipId(i), frame);
            sum += file->rangeFrom(*run, ClipId(i), frame).has_value();
            file->forEachTagAt(ClipId(i), frame, [&](TagId tag) { sum += tag.value; });
        }
        for (const FrameRange range : file->rangesOf(file->frames(*jog), ClipId(i))) sum += range.start;
    }
    const std::int64_t after = test::allocationCount();
    QCOMPARE(after, before);
    QVERIFY(sum > 0);
}

QTEST_APPLESS_MAIN(tst_RuntimeAllocation)
#include "tst_RuntimeAllocation.moc"
