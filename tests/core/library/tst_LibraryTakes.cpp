// Takes of an open library: kept by paths and names, asked by clips, proposed where nobody said so yet.

#include "core/imports/shoot/ProposedTakes.h"
#include "core/library/LibraryQueries.h"
#include "core/library/edits/LibraryEdit.h"
#include "core/library/file/LibraryFileComposition.h"
#include "core/library/takes/LibraryTakes.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/tagging/WholeTakes.h"
#include "core/tags/sheet/instances/InstanceEdits.h"

#include <QTest>

#include <memory>
#include <string>
#include <vector>

using namespace tagline;

class tst_LibraryTakes : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void queriesAskThePartners();
    void clipsThatComeLaterJoinTheirTakes();
    void queriesNameTheTake();
    void clipsOfATakeAreFound();
    void proposalsAreOfClipsInNoTake();
    void proposedNamesAreNew();
    void startsAreThoseThatSheetsSaid_data();
    void startsAreThoseThatSheetsSaid();
    void clipsOfOneTimecodeAreProposedBeforeNames();
    void takesAreReplacedAndRemovedByName();
    void theFileSpellsPathsFromWhereItLies();
    void framesOfPartnersLieAtTheSameTime();
    void aMomentIsAFrameOfEachPartner();
    void theNextOfATakeComesRound();
    void oneClipOfATakeBeginsAtAnotherTime();
    void rangesAreGivenToPartnersThatLackThem();
    void pointsAndInstancesAreGivenAsTheyAre();

private:
    void add(const std::string& name, Frame frames, FrameRate rate);
    std::string found(const char* query) const;

    ClipLibrary m_library;
};

void tst_LibraryTakes::add(const std::string& name, Frame frames, FrameRate rate)
{
    auto model = std::make_shared<ImportedModel>();
    Clip clip;
    clip.name = clip.displayName = name;
    clip.frames = frames;
    clip.rate = rate;
    model->clips.push_back(clip);
    m_library.setModel(m_library.addSource("/a/" + name + ".bvh", name + ".bvh"), model);
}

/// "0: 3-7; 1: 0-2"
std::string tst_LibraryTakes::found(const char* query) const
{
    const auto parsed = parseQuery(query, m_library);
    if (!parsed) return parsed.error().message;
    std::string text;
    evaluate(*parsed, m_library.queryLibrary())
        .forEachClip([&](ClipId clip, std::span<const FrameRange> ranges) {
            text += (text.empty() ? "" : "; ") + std::to_string(clip.value) + ':';
            for (const FrameRange range : ranges)
                text += ' ' + std::to_string(range.start) + '-' + std::to_string(range.stop);
        });
    return text;
}

/// Two figures of a fight, the second one at twice the rate and a second later; and one alone.
void tst_LibraryTakes::init()
{
    m_library = {};
    add("fight_A", 90, {30, 1});
    add("fight_B", 120, {60, 1});
    add("walk", 90, {30, 1});
    const TagId push = m_library.vocabulary().intern("Push");
    m_library.setSheet(ClipId(0), TagSheet().withRanges(push, {{40, 50}}));
    m_library.set(
        &LibraryContent::takes,
        {{"fight", {{"/a/fight_A.bvh", "fight_A", {}, 0}, {"/a/fight_B.bvh", "fight_B", {}, 1'000'000}}}});
}

void tst_LibraryTakes::queriesAskThePartners()
{
    QCOMPARE(found("with(Push)"), std::string("1: 20-40"));
    QCOMPARE(found("with(all)"), std::string("0: 30-90; 1: 0-120"));
    m_library.set(&LibraryContent::takes, {});
    QCOMPARE(found("with(Push)"), std::string());
}

void tst_LibraryTakes::clipsThatComeLaterJoinTheirTakes()
{
    Take take = m_library.takes().front();
    take.members.push_back({"/a/fight_C.bvh", "fight_C", {}, 0});
    m_library.set(&LibraryContent::takes, {take});
    QCOMPARE(found("with(Push)"), std::string("1: 20-40"));
    add("fight_C", 60, {30, 1});
    QCOMPARE(found("with(Push)"), std::string("1: 20-40; 3: 40-50"));
}

/// As a property of all its frames, which follows the edits of the library file and their undoing.
void tst_LibraryTakes::queriesNameTheTake()
{
    QCOMPARE(found("take == \"fight\""), std::string("0: 0-90; 1: 0-120"));
    QCOMPARE(found("take != \"fight\""), std::string());
    LibraryEdit edit;
    edit.takes = m_library.takes();
    edit.takes->front().name = "duel";
    exchange(m_library, edit);
    QCOMPARE(found("take == \"fight\""), std::string());
    QCOMPARE(found("take == \"duel\" & Push"), std::string("0: 40-50"));
    exchange(m_library, edit);
    QCOMPARE(found("take == \"fight\" & Push"), std::string("0: 40-50"));
    edit.takes = m_library.takes();
    edit.takes->front().members.push_back({"/a/late.bvh", "late", {}, 0});
    exchange(m_library, edit);
    add("late", 5, {30, 1});
    QCOMPARE(found("take == \"fight\" - take == \"duel\""), std::string("0: 0-90; 1: 0-120; 3: 0-5"));
    m_library.setSheet(ClipId(2), TagSheet().withProperty("take", {{{3, 9}, std::string("mine")}}));
    QCOMPARE(found("take == \"mine\""), std::string("2: 3-9"));
    QCOMPARE(found("take == \"fight\""), std::string()); // what sheets say by that name counts
}

void tst_LibraryTakes::clipsOfATakeAreFound()
{
    QCOMPARE(takeOfClip(m_library, ClipId(1))->name, std::string("fight"));
    QVERIFY(!takeOfClip(m_library, ClipId(2)));
    QVERIFY(findTake(m_library, "fight") && !findTake(m_library, "fights"));
    QVERIFY(clipOf({"/a/fight_B.bvh", "fight_B"}, m_library) == ClipId(1));
    QVERIFY(!clipOf({"/a/fight_B.bvh", "fight_A"}, m_library));
    QVERIFY(!clipOf({"/b/fight_B.bvh", "fight_B"}, m_library));
}

void tst_LibraryTakes::proposalsAreOfClipsInNoTake()
{
    QVERIFY(proposedTakes(m_library, std::nullopt).empty());
    m_library.set(&LibraryContent::takes, {});
    QVERIFY(proposedTakes(m_library, std::nullopt).empty()); // of other lengths
    const auto takes = proposedTakes(m_library, *TakePattern::parsed("{take}_{subject}"));
    QCOMPARE(takes.size(), std::size_t(1));
    QVERIFY(takes.front() == (Take{"fight", {{"/a/fight_A.bvh", "fight_A"}, {"/a/fight_B.bvh", "fight_B"}}}));
}

void tst_LibraryTakes::proposedNamesAreNew()
{
    add("fight_C", 30, {30, 1});
    add("fight_D", 30, {30, 1});
    const auto takes = proposedTakes(m_library, std::nullopt);
    QCOMPARE(takes.size(), std::size_t(1));
    QCOMPARE(takes.front().name, std::string("fight 2"));
}

void tst_LibraryTakes::startsAreThoseThatSheetsSaid_data()
{
    QTest::addColumn<QString>("property");
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("isKnown");
    const auto row = [](const char* property, const char* value, bool isKnown) {
        QTest::addRow("%s %s", property, value) << QString(property) << QString(value) << isKnown;
    };
    row("Take.start", "10:00:00:00", true);
    row("Take.Start_TC", "10:00:00;00", true);
    row("Take.tc-in", "10:00:00.000", true);
    row("Take.end", "10:00:00:00", false);
    row("start", "10:00:00:00", false);
    row("Take.start", "at ten", false);
    row("Take.start", "00:00:00:00", false);
    row("Take.start", "00:00:00;00", false);
    row("Take.start", "00:00:00.000", false);
}

void tst_LibraryTakes::startsAreThoseThatSheetsSaid()
{
    QFETCH(QString, property);
    QFETCH(QString, value);
    const auto sheet = TagSheet().withProperty(property.toStdString(), {{{0, 9}, value.toStdString()}});
    QTEST(recordedStart(sheet).has_value(), "isKnown");
    const auto later = TagSheet().withProperty(property.toStdString(), {{{1, 9}, value.toStdString()}});
    QVERIFY(!recordedStart(later)); // it is not said of the first frame
}

void tst_LibraryTakes::clipsOfOneTimecodeAreProposedBeforeNames()
{
    m_library.set(&LibraryContent::takes, {});
    for (const char* name : {"duel_1", "duel_2", "jump_1", "jump_2"}) add(name, 30, {30, 1});
    const auto say = [this](std::uint32_t clip, const char* start) {
        const ClipId id(clip);
        m_library.setSheet(
            id, m_library.clip(id).sheet.withProperty("Take.start", {{{0, 30}, std::string(start)}}));
    };
    say(0, "10:00:00:00"); // fight_A and walk, in spite of their names and lengths
    say(2, "10:00:00:00");
    say(3, "10:01:00:00"); // duel_1 and duel_2 began at different times
    say(4, "10:02:00:00");
    const auto takes = proposedTakes(m_library, std::nullopt);
    QCOMPARE(takes.size(), std::size_t(2));
    QCOMPARE(takes[0].members.front().clip, std::string("fight_A"));
    QCOMPARE(takes[0].members.back().clip, m_library.clip(ClipId(2)).name);
    QCOMPARE(takes[1].name, std::string("jump"));
}

void tst_LibraryTakes::takesAreReplacedAndRemovedByName()
{
    const Take other{"fight", {{"/a/walk.bvh", "walk"}}}, more{"more", {}};
    const std::vector<Take> both{other, more};
    QVERIFY(takesWith(m_library, both) == both);
    const std::vector<std::string> gone{"fight", "unknown"};
    QVERIFY(takesWithout(m_library, gone).empty());
}

void tst_LibraryTakes::theFileSpellsPathsFromWhereItLies()
{
    LibraryPlaces places;
    places.libraryPath = "/a/b/my.tagline";
    const LibraryFile file = composedLibraryFile({}, m_library, places);
    QCOMPARE(file.takes.front().members.front().source, std::string("../fight_A.bvh"));
    ClipLibrary other;
    takeLibraryFile(file, "/a/b/my.tagline", other);
    QVERIFY(other.takes() == m_library.takes());
}

void tst_LibraryTakes::framesOfPartnersLieAtTheSameTime()
{
    const std::vector<ClipFrames> frames{{ClipId(0), FrameRanges::fromCanonical({{10, 20}, {40, 50}})},
                                         {ClipId(2), FrameRanges::fromCanonical({{1, 2}})}};
    const auto whole = framesOfWholeTakes(m_library, frames);
    QCOMPARE(whole.size(), std::size_t(3));
    QCOMPARE(whole[0].frames, frames[0].frames);
    QCOMPARE(whole[1].frames, FrameRanges::fromCanonical({{20, 40}})); // [10, 20) was before it began
    QCOMPARE(whole[2].frames, frames[1].frames);
    QVERIFY(rangesOfPartners(m_library, {ClipId(1), {20, 21}}) ==
            (std::vector<ClipRange>{{ClipId(0), {40, 41}}}));
}

void tst_LibraryTakes::rangesAreGivenToPartnersThatLackThem()
{
    const TagId push = *m_library.vocabulary().find("Push");
    const std::vector<TaggedRange> ranges{{ClipId(0), push, {40, 50}}, {ClipId(0), push, {0, 10}}};
    const WholeTakePlan plan = wholeTakePlan(m_library, ranges);
    QVERIFY(plan.hasPartners);
    QCOMPARE(plan.changes.size(), std::size_t(1));
    QVERIFY(plan.changes.front().clip == ClipId(1));
    QCOMPARE(plan.changes.front().sheet.frames(push, 120), FrameRanges::fromCanonical({{20, 40}}));
    m_library.setSheet(ClipId(1), plan.changes.front().sheet);
    QVERIFY(wholeTakePlan(m_library, ranges).changes.empty()); // they have them
    const std::vector<TaggedRange> alone{{ClipId(2), push, {40, 50}}};
    QVERIFY(!wholeTakePlan(m_library, alone).hasPartners);
}

void tst_LibraryTakes::pointsAndInstancesAreGivenAsTheyAre()
{
    TagDefinition step, punch;
    step.name = "Step";
    step.kind = TagKind::Point;
    punch.name = "Punch";
    punch.isCounted = true;
    const TagId stepId = m_library.vocabulary().define(step), punchId = m_library.vocabulary().define(punch);
    const TagInstance left{{40, 50}, {{"hand", std::string("left")}}};
    m_library.setSheet(ClipId(0),
                       withInstancesAdded(TagSheet().withRanges(stepId, {{35, 36}}), punchId, {left}));
    const std::vector<TaggedRange> ranges{{ClipId(0), stepId, {35, 36}}, {ClipId(0), punchId, {40, 50}}};
    const WholeTakePlan plan = wholeTakePlan(m_library, ranges);
    QCOMPARE(plan.changes.size(), std::size_t(1));
    const TagSheet& sheet = plan.changes.front().sheet;
    QCOMPARE(sheet.frames(stepId, 120), FrameRanges::fromCanonical({{10, 11}}));
    const auto instances = sheet.instances(punchId);
    QCOMPARE(instances.size(), std::size_t(1));
    QVERIFY(instances.front() == (TagInstance{{20, 40}, left.values}));
}

void tst_LibraryTakes::aMomentIsAFrameOfEachPartner()
{
    const ClipId a(0), b(1), walk(2);
    QCOMPARE(frameOfPartner(m_library, a, 45, b),
             std::optional<Frame>(30)); // 1.5 s, which B is half a second in
    QCOMPARE(frameOfPartner(m_library, b, 30, a), std::optional<Frame>(45));
    QCOMPARE(frameOfPartner(m_library, a, 10, b), std::optional<Frame>(0)); // B has not begun
    QCOMPARE(frameOfPartner(m_library, b, 119, a), std::optional<Frame>(89));
    QCOMPARE(frameOfPartner(m_library, a, 45, walk), std::optional<Frame>());
}

void tst_LibraryTakes::theNextOfATakeComesRound()
{
    QCOMPARE(nextOfTake(m_library, ClipId(0)), std::optional(ClipId(1)));
    QCOMPARE(nextOfTake(m_library, ClipId(1)), std::optional(ClipId(0)));
    QCOMPARE(nextOfTake(m_library, ClipId(2)), std::optional<ClipId>());
    m_library.set(&LibraryContent::takes,
                  {{"fight", {{"/a/fight_A.bvh", "fight_A", {}, 0}, {"/a/gone.bvh", "gone", {}, 0}}}});
    QCOMPARE(nextOfTake(m_library, ClipId(0)), std::optional<ClipId>());
}

void tst_LibraryTakes::oneClipOfATakeBeginsAtAnotherTime()
{
    const std::vector<Take> moved = takesWithOffset(m_library, "fight", 1, -500'000);
    QCOMPARE(moved.size(), std::size_t(1));
    QCOMPARE(moved[0].members[1].offset, std::int64_t(-500'000));
    QCOMPARE(moved[0].members[0].offset, std::int64_t(0));
    m_library.set(&LibraryContent::takes, moved);
    QCOMPARE(frameOfPartner(m_library, ClipId(0), 0, ClipId(1)), std::optional<Frame>(30));
}

QTEST_APPLESS_MAIN(tst_LibraryTakes)
#include "tst_LibraryTakes.moc"
