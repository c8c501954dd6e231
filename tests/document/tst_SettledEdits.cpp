#include "app/document/SettledEdits.h"

#include "app/document/BulkTagging.h"
#include "app/document/LiveTagging.h"
#include "core/tags/TagEdits.h"
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
        m_document->setShared(shared, "Groups");
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

QTEST_GUILESS_MAIN(tst_SettledEdits)
#include "tst_SettledEdits.moc"
