#include "core/tagging/SettledEdits.h"

#include "core/tagging/BulkTagging.h"
#include "core/tagging/LiveTagging.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/document/SmallLibrary.h"

#include <QTest>

#include <random>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr Frame frames = 40;

} // namespace

/// Whichever way frames get a tag, the same comes of it.
class tst_SettledEdits : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyWayOfTaggingAgrees_data();
    void everyWayOfTaggingAgrees();
    void tagKeysCarveTheOtherTagsOfTheGroup();
    void manyRangesOfOneEditAreAllSettled();
    void aPlanCountsWhatOthersLose();
    void aPlanSaysWhichClipsBlock();
    void newFramesGetDefaultProperties();
    void valuesThatAreThereStay();
    void pointTagsKeepOneFrame();
    void longRangesOfPointTagsAreLeftAlone();
    void whatAnEditMakesOfAPointIsOneFrame();
    void aPointBesideALongRangeIsNew();
    void mergingIntoAPointTagLeavesItsLongRanges();
    void renamingAPointTagLeavesItsLongRanges();
    void pushingAndShiftingKeepWhatIsPastTheEnd();

private:
    TagId define(const char* name, TagKind kind = TagKind::Range)
    {
        TagDefinition definition;
        definition.name = name;
        definition.group = "Gait";
        definition.kind = kind;
        definition.properties = {{"terrain", std::string(name)}, {"effort", 0.5}};
        m_document->defineTag(definition, "New");
        return *vocabulary().find(name);
    }
    void setPolicy(OverlapPolicy policy)
    {
        LibraryEdit shared;
        shared.groups = {{"Gait", policy, Exclusiveness::AtMostOne, {}}};
        m_document->change(shared, "Groups");
    }
    const TagVocabulary& vocabulary() const { return m_document->library().vocabulary(); }
    const TagSheet& sheet() const { return m_document->library().clip(m_clip).sheet; }
    TagSheet byTimeline(TagId tag, FrameRange range) const
    {
        return settledAddition(sheet(), withRangeAdded(sheet(), tag, range, frames), tag, vocabulary(),
                               frames);
    }
    TagSheet byKey(TagId tag, FrameRange range, LiveKey key) const;
    TagSheet inBulk(TagId tag, FrameRange range) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    ClipId m_clip;
    TagId m_walk, m_run, m_sneak;
};

void tst_SettledEdits::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<LibraryDocument>();
    addFile(*m_document, *m_folder, "a.bvh", {frames});
    m_clip = m_document->library().source(SourceId(0)).clips.front();
    m_walk = define("Walk");
    m_run = define("Run");
    m_sneak = define("Sneak");
}

/// The key goes down on the first frame and up on the last, paused and stepping.
TagSheet tst_SettledEdits::byKey(TagId tag, FrameRange range, LiveKey key) const
{
    LiveTagging tagging;
    LiveMoment moment;
    moment.part = {0, frames};
    moment.rate = {30, 1};
    moment.playhead = range.start;
    tagging.press(tag, key, moment);
    for (Frame frame = range.start; frame < range.stop; ++frame) {
        moment.playhead = frame;
        moment.milliseconds += 100;
        tagging.move(moment);
    }
    TagSheet edited = sheet();
    for (const LiveEdit& edit : tagging.finish(moment, true))
        edited = withLiveEdit(edited, edit, vocabulary(), frames);
    return edited;
}

TagSheet tst_SettledEdits::inBulk(TagId tag, FrameRange range) const
{
    const ClipId clips[] = {m_clip};
    const BulkPlan plan = bulkPlan(m_document->library(), tag, BulkOperation::Add,
                                   framesOfClips(m_document->library(), clips, range));
    return plan.changes.empty() ? sheet() : plan.changes.front().sheet;
}

void tst_SettledEdits::everyWayOfTaggingAgrees_data()
{
    QTest::addColumn<OverlapPolicy>("policy");
    QTest::newRow("carve") << OverlapPolicy::Carve;
    QTest::newRow("push") << OverlapPolicy::Push;
    QTest::newRow("shift") << OverlapPolicy::Shift;
    QTest::newRow("block") << OverlapPolicy::Block;
}

void tst_SettledEdits::everyWayOfTaggingAgrees()
{
    QFETCH(OverlapPolicy, policy);
    setPolicy(policy);
    std::mt19937 random(4);
    const TagId tags[] = {m_walk, m_run, m_sneak};
    for (int round = 0; round < 1500; ++round) {
        const auto start = Frame(random() % unsigned(frames));
        const FrameRange range{start, std::min(frames, start + 1 + Frame(random() % 12))};
        const TagId tag = tags[random() % 3];
        const TagSheet drawn = byTimeline(tag, range);
        const auto where = qPrintable(QString("round %1").arg(round));
        QVERIFY2(byKey(tag, range, LiveKey::Tag) == drawn, where);
        QVERIFY2(byKey(tag, range, LiveKey::Brush) == drawn, where);
        // Many clips at once: a clip that has the frames already is left as it is.
        const bool hasAll = sheet().frames(tag, frames) == drawn.frames(tag, frames);
        QVERIFY2(inBulk(tag, range) == (hasAll ? sheet() : drawn), where);
        for (Frame frame = 0; frame < frames; ++frame) QVERIFY2(drawn.tagsAt(frame).size() <= 1, where);
        m_document->changeSheets({{m_clip, random() % 12 == 0 ? TagSheet() : drawn}}, "Edit");
    }
}

void tst_SettledEdits::tagKeysCarveTheOtherTagsOfTheGroup()
{
    setPolicy(OverlapPolicy::Carve);
    m_document->changeSheets({{m_clip, TagSheet().withRanges(m_walk, {{0, 30}})}}, "Add");
    const TagSheet edited = byKey(m_run, {10, 20}, LiveKey::Tag);
    QCOMPARE(std::vector(edited.ranges(m_walk).begin(), edited.ranges(m_walk).end()),
             (std::vector<FrameRange>{{0, 10}, {20, 30}}));
}

void tst_SettledEdits::manyRangesOfOneEditAreAllSettled()
{
    constexpr Frame length = 9000;
    addFile(*m_document, *m_folder, "long.bvh", {length});
    const ClipId clip = m_document->library().source(SourceId(1)).clips.front();
    for (const OverlapPolicy policy : {OverlapPolicy::Carve, OverlapPolicy::Block}) {
        setPolicy(policy);
        m_document->changeSheets({{clip, TagSheet().withRanges(m_walk, {{0, length / 2}})}}, "Reset");
        std::vector<FrameRange> given;
        for (Frame frame = 0; frame + 1 < length; frame += 3) given.push_back({frame, frame + 1});
        const ClipFrames where[] = {{clip, FrameRanges::canonical(given)}};
        const BulkPlan plan = bulkPlan(m_document->library(), m_run, BulkOperation::Add, where);
        QCOMPARE(plan.changes.size(), std::size_t(1));
        const TagSheet& edited = plan.changes.front().sheet;
        QVERIFY(edited.frames(m_walk, length).intersected(edited.frames(m_run, length)).isEmpty());
    }
}

void tst_SettledEdits::aPlanCountsWhatOthersLose()
{
    setPolicy(OverlapPolicy::Carve);
    m_document->changeSheets({{m_clip, TagSheet().withRanges(m_walk, {{0, 12}})}}, "Add");
    const ClipId clips[] = {m_clip};
    const BulkPlan plan = bulkPlan(m_document->library(), m_run, BulkOperation::Add,
                                   framesOfClips(m_document->library(), clips, FrameRange{8, 20}));
    QCOMPARE(plan.frames, std::int64_t(12));
    QCOMPARE(plan.carved, std::int64_t(4));
}

void tst_SettledEdits::aPlanSaysWhichClipsBlock()
{
    setPolicy(OverlapPolicy::Block);
    m_document->changeSheets({{m_clip, TagSheet().withRanges(m_walk, {{0, 12}})}}, "Add");
    const ClipId clips[] = {m_clip};
    const BulkPlan plan = bulkPlan(m_document->library(), m_run, BulkOperation::Add,
                                   framesOfClips(m_document->library(), clips, FrameRange{2, 9}));
    QVERIFY(plan.changes.empty());
    QCOMPARE(plan.blocked, 1);
    QCOMPARE(plan.unchanged, 0);
}

void tst_SettledEdits::newFramesGetDefaultProperties()
{
    const TagSheet edited = byTimeline(m_walk, {4, 9});
    const auto terrain = edited.property("terrain");
    QCOMPARE(terrain.size(), std::size_t(1));
    QCOMPARE(terrain.front(), (PropertyRange{{4, 9}, std::string("Walk")}));
    QCOMPARE(edited.property("effort").front(), (PropertyRange{{4, 9}, 0.5}));
}

void tst_SettledEdits::valuesThatAreThereStay()
{
    const PropertyRange grass{{6, 8}, std::string("grass")};
    m_document->changeSheets({{m_clip, TagSheet().withProperty("terrain", {grass})}}, "Add");
    const TagSheet edited = byTimeline(m_walk, {4, 10});
    const std::string walk = "Walk";
    QCOMPARE(std::vector(edited.property("terrain").begin(), edited.property("terrain").end()),
             (std::vector<PropertyRange>{{{4, 6}, walk}, grass, {{8, 10}, walk}}));
}

void tst_SettledEdits::pointTagsKeepOneFrame()
{
    const TagId step = define("Step", TagKind::Point);
    QCOMPARE(byTimeline(step, {4, 9}).ranges(step).front(), (FrameRange{4, 5}));
    QCOMPARE(inBulk(step, {4, 9}).ranges(step).front(), (FrameRange{4, 5}));
}

namespace {

std::vector<FrameRange> copied(std::span<const FrameRange> ranges) { return {ranges.begin(), ranges.end()}; }

using Ranges = std::vector<FrameRange>;
constexpr Frame toTheEnd = 2147483647;

} // namespace

void tst_SettledEdits::longRangesOfPointTagsAreLeftAlone()
{
    const TagId step = define("Step", TagKind::Point);
    const Ranges longOnes{{10, 30}, {32, toTheEnd}};
    m_document->changeSheets({{m_clip, TagSheet().withRanges(step, longOnes)}}, "Add");
    QCOMPARE(copied(byTimeline(m_walk, {2, 5}).ranges(step)), longOnes);
    QCOMPARE(copied(inBulk(m_walk, {0, frames}).ranges(step)), longOnes);
    const TagSheet moved = settledEdit(sheet(), sheet().withRanges(m_walk, {{3, 4}}), vocabulary(), frames);
    QCOMPARE(copied(moved.ranges(step)), longOnes);
    const TagSheet erased =
        settledEdit(sheet(), withFramesErased(sheet(), step, {15, 20}), vocabulary(), frames);
    QCOMPARE(copied(erased.ranges(step)), (Ranges{{10, 15}, {20, 30}, {32, toTheEnd}}));
}

void tst_SettledEdits::whatAnEditMakesOfAPointIsOneFrame()
{
    const TagId step = define("Step", TagKind::Point);
    m_document->changeSheets({{m_clip, TagSheet().withRanges(step, {{10, 11}, {20, 30}})}}, "Add");
    const auto edited = [&](FrameRange from, FrameRange to) {
        const TagSheet after = withRangeReplaced(sheet(), {step, from}, to, frames);
        return copied(settledEdit(sheet(), after, vocabulary(), frames).ranges(step));
    };
    QCOMPARE(edited({10, 11}, {5, 15}), (Ranges{{5, 6}, {20, 30}}));
    QCOMPARE(edited({20, 30}, {24, 34}), (Ranges{{10, 11}, {24, 25}}));
}

void tst_SettledEdits::aPointBesideALongRangeIsNew()
{
    const TagId step = define("Step", TagKind::Point);
    m_document->changeSheets({{m_clip, TagSheet().withRanges(step, {{10, 20}, {30, 31}})}}, "Add");
    QCOMPARE(copied(byTimeline(step, {5, 15}).ranges(step)), (Ranges{{5, 6}, {10, 20}, {30, 31}}));
    QCOMPARE(copied(byKey(step, {25, 35}, LiveKey::Tag).ranges(step)),
             (Ranges{{10, 20}, {25, 26}, {30, 31}}));
    QCOMPARE(copied(byTimeline(step, {12, 18}).ranges(step)), (Ranges{{10, 20}, {30, 31}}));
}

void tst_SettledEdits::mergingIntoAPointTagLeavesItsLongRanges()
{
    const TagId step = define("Step", TagKind::Point);
    m_document->changeSheets(
        {{m_clip, TagSheet().withRanges(step, {{10, 20}}).withRanges(m_walk, {{2, 6}, {30, 35}})}}, "Add");
    m_document->mergeTags(m_walk, step, "Merge");
    QCOMPARE(copied(sheet().ranges(step)), (Ranges{{2, 3}, {10, 20}, {30, 31}}));
}

void tst_SettledEdits::renamingAPointTagLeavesItsLongRanges()
{
    const TagId step = define("Step", TagKind::Point);
    m_document->changeSheets({{m_clip, TagSheet().withRanges(step, {{10, 20}, {38, toTheEnd}})}}, "Add");
    TagDefinition definition = vocabulary()[step];
    definition.name = "Footstep";
    const TagId renamed = m_document->renameTag(step, definition, "Rename");
    QCOMPARE(copied(sheet().ranges(renamed)), (Ranges{{10, 20}, {38, toTheEnd}}));
}

void tst_SettledEdits::pushingAndShiftingKeepWhatIsPastTheEnd()
{
    for (const OverlapPolicy policy : {OverlapPolicy::Push, OverlapPolicy::Shift}) {
        setPolicy(policy);
        const TagSheet before = TagSheet()
                                    .withRanges(m_walk, {{10, 20}})
                                    .withRanges(m_run, {{25, 42}})
                                    .withRanges(m_sneak, {{45, toTheEnd}});
        m_document->changeSheets({{m_clip, before}}, "Add");
        const TagSheet edited = byTimeline(m_walk, {18, 28});
        QCOMPARE(copied(edited.ranges(m_run)), (Ranges{{28, 42}}));
        const Frame start = policy == OverlapPolicy::Push ? 45 : 48;
        QCOMPARE(copied(edited.ranges(m_sneak)), (Ranges{{start, toTheEnd}}));
    }
}

QTEST_GUILESS_MAIN(tst_SettledEdits)
#include "tst_SettledEdits.moc"
