#include "core/library/versions/SidecarSides.h"

#include "core/library/versions/SidecarMerge.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <random>

using namespace tagline;
using tagline::test::RandomSeeds;

namespace {

/// Two clips with a tag and a property on random frames.
TagSidecar randomSidecar(std::mt19937& random)
{
    TagSidecar sidecar;
    sidecar.source = "pack.fbx";
    for (const char* name : {"jog", "walk"}) {
        SidecarClip clip;
        clip.name = name;
        clip.frames = 30;
        SidecarTag tag{"Run", {}};
        SidecarProperty property{"ground", {}};
        for (Frame frame = 0; frame < 30; frame += 3) {
            if (random() % 2) tag.ranges.push_back({frame, frame + 2});
            const std::string value(1, "abc"[random() % 3]);
            if (random() % 3) property.ranges.push_back({{frame, frame + 2}, value, {}});
        }
        if (!tag.ranges.empty()) clip.tags.push_back(tag);
        if (!property.ranges.empty()) clip.properties.push_back(property);
        if (!clip.isEmpty()) sidecar.clips.push_back(clip);
    }
    return sidecar;
}

ConflictDecisions allOf(const std::vector<ClipConflicts>& conflicts, MergeSide side)
{
    ConflictReview review(conflicts);
    for (std::size_t i = 0; i < review.count(); ++i) review.take(i, side);
    return review.decisions();
}

} // namespace

class tst_SidecarSides : public QObject
{
    Q_OBJECT

private slots:
    void takingOneSideIsTheMergeOfThatSide();
    void eachClipKeepsItsOwnSide();
    void whatIsTakenIsWrittenAsItsSideWroteIt();
    void aClipThatIsTakenWholeIsThatOfItsSide();
};

void tst_SidecarSides::takingOneSideIsTheMergeOfThatSide()
{
    RandomSeeds seeds(300);
    std::size_t decided = 0;
    for (const std::uint32_t seed : seeds) {
        std::mt19937 random(seed);
        const SidecarVersions versions{randomSidecar(random), randomSidecar(random), randomSidecar(random)};
        const auto conflicts = conflictsOf(versions);
        std::size_t count = 0;
        for (const ClipConflicts& clip : conflicts) count += clip.conflicts.size();
        decided += count;
        const MergedSidecar plain = merged(versions.base, versions.ours, versions.theirs);
        QCOMPARE(count, plain.conflicts.size());
        const auto bytes = [](const TagSidecar& sidecar) { return writtenTagSidecar(sidecar); };
        QCOMPARE(bytes(mergedTaking(versions, {})), bytes(plain.sidecar));
        QCOMPARE(bytes(mergedTaking(versions, allOf(conflicts, MergeSide::Ours))), bytes(plain.sidecar));
        const TagSidecar exchanged = merged(versions.base, versions.theirs, versions.ours).sidecar;
        const TagSidecar theirs = mergedTaking(versions, allOf(conflicts, MergeSide::Theirs));
        for (const SidecarClip& clip : exchanged.clips) QVERIFY(*theirs.find(clip.name, clip.index) == clip);
    }
    QVERIFY2(decided > 300, qPrintable(QString::number(decided)));
}

void tst_SidecarSides::eachClipKeepsItsOwnSide()
{
    const auto with = [](const char* value) {
        TagSidecar sidecar;
        for (const char* name : {"jog", "walk"}) {
            SidecarClip clip;
            clip.name = name;
            clip.frames = 30;
            clip.properties = {{"ground", {{{0, 10}, std::string(value), {}}}}};
            sidecar.clips.push_back(clip);
        }
        return sidecar;
    };
    const SidecarVersions versions{with("grass"), with("gravel"), with("sand")};
    ConflictReview review(conflictsOf(versions));
    QCOMPARE(review.count(), 2u);
    QCOMPARE(review.clipOf(1).name, std::string("walk"));
    review.take(0, MergeSide::Base);
    review.take(1, MergeSide::Theirs);
    const TagSidecar result = mergedTaking(versions, review.decisions());
    QVERIFY(result.clips[0].properties[0].ranges[0].value == PropertyValue(std::string("grass")));
    QVERIFY(result.clips[1].properties[0].ranges[0].value == PropertyValue(std::string("sand")));
}

void tst_SidecarSides::whatIsTakenIsWrittenAsItsSideWroteIt()
{
    const auto with = [](double value, const char* spelling) {
        SidecarClip clip;
        clip.name = "walk";
        clip.frames = 30;
        clip.properties = {{"take", {{{0, 10}, value, spelling}}}};
        TagSidecar sidecar;
        sidecar.clips.push_back(clip);
        return sidecar;
    };
    SidecarVersions versions{with(1.0, "1"), with(2.0, "2"), with(9007199254740992.0, "9007199254740993")};
    // Another program means something else by the key of captions, and the other side wrote some.
    versions.ours.clips[0].extra = {{"captions", "{}"}};
    versions.theirs.clips[0].captions = {{Caption{{0, 5}, "waves", {}, {}}, {}}};
    ConflictReview review(conflictsOf(versions));
    QCOMPARE(review.count(), 1u);
    review.take(0, MergeSide::Theirs);
    const TagSidecar result = mergedTaking(versions, review.decisions());
    QCOMPARE(result.clips[0].properties[0].ranges[0].numberText, std::string("9007199254740993"));
    QVERIFY(result.clips[0].captions.empty());
    QVERIFY(result.clips[0].extra == versions.ours.clips[0].extra);
}

void tst_SidecarSides::aClipThatIsTakenWholeIsThatOfItsSide()
{
    RandomSeeds seeds(100);
    for (const std::uint32_t seed : seeds) {
        std::mt19937 random(seed);
        const SidecarVersions versions{randomSidecar(random), randomSidecar(random), randomSidecar(random)};
        const auto conflicts = conflictsOf(versions);
        if (conflicts.empty()) continue;
        for (const MergeSide side : {MergeSide::Ours, MergeSide::Theirs}) {
            ConflictReview review(conflicts);
            review.takeWhole(0, side);
            const TagSidecar result = mergedTaking(versions, review.decisions());
            const TagSidecar plain = mergedTaking(versions, {});
            const SidecarClip& named = plain.clips[conflicts[0].clip.value];
            const TagSidecar& from = side == MergeSide::Ours ? versions.ours : versions.theirs;
            const SidecarClip* taken = from.find(named.name, named.index);
            const SidecarClip* found = result.find(named.name, named.index);
            QVERIFY(taken && found);
            QVERIFY(found->tags == taken->tags && found->properties == taken->properties);
            QVERIFY(found->captions == taken->captions || !found->extra.empty());
            for (const SidecarClip& clip : plain.clips) // the others are merged as ever
                if (&clip != &named) QVERIFY(*result.find(clip.name, clip.index) == clip);
        }
    }
}

QTEST_APPLESS_MAIN(tst_SidecarSides)
#include "tst_SidecarSides.moc"
