// The reader that is one header (resources/cpp/tagline_tags.h) says of runtime files what RuntimeFile says,
// and reads nothing outside of them.

#include "core/runtime/RuntimeQuery.h"
#include "resources/cpp/tagline_tags.h"
#include "tests/core/runtime/RuntimeFixture.h"
#include "tests/core/runtime/RuntimeForgery.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

using Found = std::vector<std::tuple<std::uint32_t, Frame, Frame>>;

Found rangesOf(const tagline_tags::File& file, const tagline_tags::Mask& mask)
{
    Found found;
    file.forEachRange(mask, [&](std::uint32_t clip, std::int32_t start, std::int32_t stop) {
        found.emplace_back(clip, start, stop);
    });
    return found;
}

Found rangesOf(const RuntimeFile& file, const FrameSetView& set)
{
    Found found;
    file.forEachRange(
        set, [&](ClipId clip, FrameRange range) { found.emplace_back(clip.value, range.start, range.stop); });
    return found;
}

/// Asks everything; the sanitizers watch.
std::size_t askAll(const tagline_tags::File& file)
{
    std::size_t sum = file.mask(file.tagCount()).words.size() + file.clip(file.clipCount()).name.size();
    for (std::uint32_t i = 0; i < file.tagCount(); ++i) {
        const tagline_tags::Tag tag = file.tag(i);
        sum += tag.name.size() + tag.group.size() + file.findTag(tag.name).value_or(0);
        sum += rangesOf(file, file.mask(i)).size() + rangesOf(file, ~file.mask(i, true)).size();
    }
    for (std::uint32_t i = 0; i < file.clipCount(); ++i) {
        const tagline_tags::Clip clip = file.clip(i);
        sum += clip.displayName.size() + clip.name.size() + clip.source.size();
    }
    return sum;
}

} // namespace

class tst_RuntimeHeader : public QObject
{
    Q_OBJECT

private slots:
    void itSaysWhatTheLibrarySays();
    void answersAreThoseOfQueries();
    void filesAreReadAndRefused();
    void everyChangedByteIsRefused();
    void forgedBytesAreRefusedOrHarmless();
};

void tst_RuntimeHeader::itSaysWhatTheLibrarySays()
{
    for (std::uint32_t seed = 0; seed < 40; ++seed) {
        RuntimeContent content = randomLibrary(seed, 30).content();
        content.tags.front().group = "Gait";
        for (std::uint32_t i = 0; i < content.clips.size(); ++i) // passed over by the header
            if (content.clips[i].frames > 0) content.tags.front().instances.push_back({ClipId(i), {0, 1}});
        const std::string bytes = packedRuntimeFile(content).value();
        const auto wanted = opened(bytes);
        QVERIFY(wanted);
        const AlignedBytes aligned(bytes);
        tagline_tags::File file;
        QVERIFY2(file.view(aligned.span().data(), bytes.size()), file.error().c_str());

        QCOMPARE(std::size_t(file.clipCount()), wanted->clipCount());
        for (std::uint32_t i = 0; i < file.clipCount(); ++i) {
            const tagline_tags::Clip clip = file.clip(i);
            const RuntimeClipInfo info = wanted->clip(ClipId(i));
            QCOMPARE(std::tuple(clip.displayName, clip.name, clip.source, clip.index, clip.frames),
                     std::tuple(info.displayName, info.name, info.source, info.index, info.frames));
            QCOMPARE(FrameRate(clip.rateNumerator, clip.rateDenominator), info.rate);
        }
        QCOMPARE(std::size_t(file.tagCount()), wanted->tagCount());
        for (std::uint32_t i = 0; i < file.tagCount(); ++i) {
            const tagline_tags::Tag tag = file.tag(i);
            const RuntimeTagInfo info = wanted->tag(TagId(i));
            QCOMPARE(std::tuple(tag.name, tag.group, tag.isPoint, tag.isDerived),
                     std::tuple(info.name, info.group, info.isPoint, info.isDerived));
            QCOMPARE(file.findTag(tag.name), std::optional(i));
            QCOMPARE(rangesOf(file, file.mask(i)), rangesOf(*wanted, wanted->frames(TagId(i))));
        }
        QVERIFY(file.findTag("Jog").has_value()); // a synonym
        QVERIFY(!file.findTag("No.Such.Tag"));
    }
}

void tst_RuntimeHeader::answersAreThoseOfQueries()
{
    for (std::uint32_t seed = 100; seed < 120; ++seed) {
        const std::string bytes = randomLibrary(seed, 50).packed();
        const AlignedBytes aligned(bytes);
        tagline_tags::File file;
        QVERIFY(file.view(aligned.span().data(), bytes.size()));
        const auto wanted = opened(bytes);
        const auto query =
            RuntimeQuery::parsed("(Locomotion.Run | Locomotion.Walk) & ~Style.Tired - Contact.Left", *wanted);
        QVERIFY2(query, query ? "" : query.error().text().c_str());
        SetWorkspace workspace;
        const auto mask = [&](const char* name) { return file.mask(*file.findTag(name)); };
        const tagline_tags::Mask answer =
            ((mask("Locomotion.Run") | mask("Locomotion.Walk")) & ~mask("Style.Tired")) -
            mask("Contact.Left");
        const Found expected = rangesOf(*wanted, query->answer(workspace));
        tagline_tags::Mask grown;
        QVERIFY(rangesOf(file, grown).empty());
        grown |= answer;
        QCOMPARE(rangesOf(file, grown), expected);
        QVERIFY(!expected.empty());
        QCOMPARE(rangesOf(file, answer), expected);
        for (const auto& [clip, start, stop] : expected) {
            QVERIFY(file.holds(answer, clip, start) && file.holds(answer, clip, stop - 1));
            QVERIFY(!file.holds(answer, clip, stop));
        }
    }
}

void tst_RuntimeHeader::filesAreReadAndRefused()
{
    QTemporaryDir folder;
    const std::string path = folder.filePath("tags.taglinebin").toStdString();
    tagline_tags::File file;
    QVERIFY(!file.open(path));
    QCOMPARE(file.error(), path + ": it cannot be read");
    QVERIFY(!file.open(folder.path().toStdString()));
    std::ofstream(path, std::ios::binary) << "HIERARCHY";
    QVERIFY(!file.open(path));
    QCOMPARE(file.error(), path + ": it is no runtime file");
    std::ofstream(path, std::ios::binary) << randomLibrary(5, 4).packed();
    QVERIFY2(file.open(path), file.error().c_str());
    QCOMPARE(file.clipCount(), 4u);
    const tagline_tags::File moved = std::move(file);
    QVERIFY(askAll(moved) > 0);
}

void tst_RuntimeHeader::everyChangedByteIsRefused()
{
    const std::string bytes = randomLibrary(5, 4).packed();
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        std::string changed = bytes;
        changed[at] = char(changed[at] ^ 0x41);
        const AlignedBytes aligned(changed);
        tagline_tags::File file;
        QVERIFY2(!file.view(aligned.span().data(), changed.size()), qPrintable(QString::number(at)));
        QCOMPARE(file.clipCount(), 0u);
        QCOMPARE(file.tagCount(), 0u);
    }
}

void tst_RuntimeHeader::forgedBytesAreRefusedOrHarmless()
{
    const std::string bytes = randomLibrary(5, 4).packed();
    std::mt19937 random(99);
    const std::int32_t values[] = {0,          1,  -1, 2, 63, 64, 65, 0x7fffffff, std::int32_t(0x80000000),
                                   0x7fffffc0, 256};
    std::size_t refused = 0;
    for (int i = 0; i < 5'000; ++i) {
        std::string changed = bytes;
        for (std::size_t times = 1 + random() % 4; times > 0; --times) {
            const std::size_t at = 16 + random() % (bytes.size() / 4 - 8) * 4;
            setValue(changed, at, values[random() % std::size(values)]);
        }
        forge(changed);
        const AlignedBytes aligned(changed);
        tagline_tags::File file;
        if (file.view(aligned.span().data(), changed.size()))
            askAll(file);
        else
            ++refused;
    }
    QVERIFY(refused > 500);
}

QTEST_APPLESS_MAIN(tst_RuntimeHeader)
#include "tst_RuntimeHeader.moc"
