// Asking a runtime file allocates nothing: every operator new of this program is counted.

#include "core/runtime/RuntimeQuery.h"
#include "tests/core/runtime/RuntimeFixture.h"

#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> allocations = 0;

void* counted(std::size_t size, std::size_t alignment)
{
    ++allocations;
    void* memory = std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
    if (!memory) throw std::bad_alloc();
    return memory;
}

} // namespace

void* operator new(std::size_t size) { return counted(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__); }
void* operator new[](std::size_t size) { return counted(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__); }
void* operator new(std::size_t size, std::align_val_t alignment)
{
    return counted(size, std::size_t(alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment)
{
    return counted(size, std::size_t(alignment));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

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
    const std::size_t before = allocations;
    const std::vector<int> some(std::size_t(QTest::currentTestFunction()[0]));
    QVERIFY(allocations > before && !some.empty());
}

void tst_RuntimeAllocation::answersAllocateNothingAfterWarmUp()
{
    const auto file = test::opened(test::randomLibrary(21, 500).packed());
    std::vector<RuntimeQuery> queries;
    for (const char* text :
         {"Run & ~Tired", "Run", "Contact & (Walk | ~Left) - Boss", "~(Left | Right | Tired)", "all", "none",
          "Locomotion & Moving & Tired", "(Left - Right) | (Run & Tired) | (Boss - Run)"})
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
    const std::size_t before = allocations;
    const std::int64_t found = askAll() + askAll();
    QCOMPARE(allocations - before, 0u);
    QVERIFY(wanted > 0);
    QCOMPARE(found, 2 * wanted);
}

void tst_RuntimeAllocation::lookUpsAllocateNothing()
{
    const auto file = test::opened(test::randomLibrary(22, 50).packed());
    const auto query = RuntimeQuery::parsed("Run & ~Tired | Left", *file);
    const std::size_t before = allocations;
    const auto run = file->findTag("Locomotion.Run");
    const auto jog = file->findTag("Jog");
    std::int64_t sum = 0;
    for (std::uint32_t i = 0; i < file->clipCount(); ++i) {
        const RuntimeClipInfo clip = file->clip(ClipId(i));
        sum += std::int64_t(file->clipsNamed(clip.displayName).size());
        for (Frame frame = 0; frame < clip.frames; frame += 7) {
            sum += query->holdsAt(ClipId(i), frame);
            sum += file->rangeFrom(*run, ClipId(i), frame).has_value();
            file->forEachTagAt(ClipId(i), frame, [&](TagId tag) { sum += tag.value; });
        }
        for (const FrameRange range : file->rangesOf(file->frames(*jog), ClipId(i))) sum += range.start;
    }
    const std::size_t after = allocations;
    QCOMPARE(after - before, 0u);
    QVERIFY(sum > 0);
}

QTEST_APPLESS_MAIN(tst_RuntimeAllocation)
#include "tst_RuntimeAllocation.moc"
