#include "core/library/versions/SidecarDifference.h"
#include "core/library/versions/VersionedFile.h"
#include "tests/core/io/RandomSidecar.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

using namespace tagline;
using tagline::test::RandomSeeds;
using tagline::test::randomSidecar;

namespace {

TagSidecar sidecarOf(std::vector<FrameRange> ranges)
{
    TagSidecar sidecar;
    sidecar.source = "walk.bvh";
    SidecarClip clip;
    clip.name = "walk";
    clip.frames = 100;
    clip.tags = {{"Run", std::move(ranges)}};
    sidecar.clips = {clip};
    return sidecar;
}

/// "+[1,2) -[3,4) [5,6)>[5,7)".
std::string drawn(const std::vector<Change<FrameRange>>& changes)
{
    const auto text = [](FrameRange range) {
        return '[' + std::to_string(range.start) + ',' + std::to_string(range.stop) + ')';
    };
    std::string drawing;
    for (const auto& change : changes) {
        if (!drawing.empty()) drawing += ' ';
        if (change.isAdded())
            drawing += '+' + text(*change.after);
        else if (change.isRemoved())
            drawing += '-' + text(*change.before);
        else
            drawing += text(*change.before) + '>' + text(*change.after);
    }
    return drawing;
}

/// "0-5 7-9" as ranges.
std::vector<FrameRange> ranges(const QString& text)
{
    std::vector<FrameRange> found;
    for (const QString& each : text.split(' ', Qt::SkipEmptyParts))
        found.push_back({each.section('-', 0, 0).toInt(), each.section('-', 1).toInt()});
    return found;
}

LibraryFile library(const std::string& members)
{
    return *readLibraryFile(R"({"format":"tagline.library","version":1)" + members + "}", "a.tagline");
}

std::string drawn(const std::vector<MemberChange>& changes)
{
    std::string drawing;
    for (const MemberChange& change : changes) {
        if (!drawing.empty()) drawing += "; ";
        for (const std::string& key : change.path) drawing += key + ' ';
        drawing += change.json.before.value_or("none") + '>' + change.json.after.value_or("none");
    }
    return drawing;
}

} // namespace

class tst_SidecarDifference : public QObject
{
    Q_OBJECT

private slots:
    void rangesAreAddedRemovedOrMoved_data();
    void rangesAreAddedRemovedOrMoved();
    void valuesChange();
    void authorAndTimeOfATagAreCountedApart();
    void captionsDiffer();
    void whatTheFileSaysDiffers();
    void theOrderOfClipsIsNoDifference();
    void instancesDiffer();
    void instancesArePairedAsOneByOne();
    void aDifferenceLeadsFromOneVersionToTheOther();
    void libraryFilesDifferMemberByMember_data();
    void libraryFilesDifferMemberByMember();
    void linesSayAllOfOneThing();
    void filesAreToldByTheirContent();
};

void tst_SidecarDifference::rangesAreAddedRemovedOrMoved_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("changes");
    QTest::newRow("same") << "0-5 5-9"
                          << "0-5 5-9"
                          << "";
    QTest::newRow("added") << "0-5"
                           << "0-5 7-9"
                           << "+[7,9)";
    QTest::newRow("removed") << "0-5 7-9"
                             << "7-9"
                             << "-[0,5)";
    QTest::newRow("start moved") << "0-5 7-9"
                                 << "2-5 7-9"
                                 << "[0,5)>[2,5)";
    QTest::newRow("both edges moved") << "2-5"
                                      << "0-9"
                                      << "[2,5)>[0,9)";
    QTest::newRow("moved away") << "0-5"
                                << "5-9"
                                << "-[0,5) +[5,9)";
    QTest::newRow("split") << "0-9"
                           << "0-5 5-9"
                           << "[0,9)>[0,5) +[5,9)";
    QTest::newRow("joined") << "0-5 5-9"
                            << "0-9"
                            << "[0,5)>[0,9) -[5,9)";
    QTest::newRow("a border moved") << "0-5 5-9"
                                    << "0-4 4-9"
                                    << "[0,5)>[0,4) [5,9)>[4,9)";
    QTest::newRow("all at once") << "0-5 10-20 30-40"
                                 << "10-18 50-60"
                                 << "-[0,5) [10,20)>[10,18) -[30,40) +[50,60)";
}

void tst_SidecarDifference::rangesAreAddedRemovedOrMoved()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const SidecarDifference difference =
        differenceBetween(sidecarOf(ranges(before)), sidecarOf(ranges(after)));
    std::string changes;
    for (const ClipDifference& clip : difference.clips)
        for (const TagDifference& tag : clip.tags) changes += drawn(tag.ranges);
    QTEST(QString::fromStdString(changes), "changes");
    QCOMPARE(difference.isEmpty(), before == after);
}

void tst_SidecarDifference::valuesChange()
{
    TagSidecar before = sidecarOf({{0, 5}}), after = before;
    before.clips[0].properties = {{"terrain", {{{0, 9}, std::string("grass"), {}}, {{20, 30}, 1.0, "1.0"}}}};
    after.clips[0].properties = {{"terrain", {{{0, 8}, std::string("sand"), {}}, {{20, 30}, 1.0, "1"}}}};
    const SidecarDifference difference = differenceBetween(before, after);
    QCOMPARE(difference.clips.size(), 1u);
    const auto& changes = difference.clips[0].properties.at(0).ranges;
    QCOMPARE(changes.size(), 1u); // a number that is spelled otherwise is the same
    QCOMPARE(valueText(*changes[0].before), std::string("\"grass\""));
    QCOMPARE(valueText(*changes[0].after), std::string("\"sand\""));
    QCOMPARE(totalsOf(difference).changed, 1);
}

/// Notes are written by people; of a property that only looks like a record nobody knows.
void tst_SidecarDifference::authorAndTimeOfATagAreCountedApart()
{
    TagSidecar before = sidecarOf({{0, 5}}), after = sidecarOf({{0, 7}});
    const auto said = [](const char* text) {
        return std::vector{SidecarValueRange{{0, 5}, std::string(text), {}}};
    };
    before.clips[0].properties = {{"Run.author", said("ana")},
                                  {"Run.note", said("late")},
                                  {"Run.time", said("2026-11-21T20:30Z")},
                                  {"shot.author", said("ana")}};
    after.clips[0].properties = {{"Run.author", said("ben")},
                                 {"Run.note", said("early")},
                                 {"Run.time", said("2026-11-22T20:30Z")},
                                 {"shot.author", said("ben")}};
    const SidecarDifference difference = differenceBetween(before, after);
    QCOMPARE(difference.clips.at(0).properties.size(), 4u);
    const DifferenceTotals totals = totalsOf(difference);
    QCOMPARE(totals.changed, 3); // the range, its note, the shot's author
    QCOMPARE(totals.signatures, 2);
}

void tst_SidecarDifference::captionsDiffer()
{
    TagSidecar before = sidecarOf({{0, 5}}), after = before;
    before.clips[0].captions = {{{{0, 5}, "walks", {}, {}}, {}},
                                {{{5, 9}, "stops", {}, {}}, {}},
                                {{{9, 20}, "falls", "ana", {}}, {}},
                                {{{30, 40}, "lies", {}, {}}, {}}};
    after.clips[0].captions = {{{{0, 5}, "runs", {}, {}}, {}},  // other words
                               {{{6, 9}, "stops", {}, {}}, {}}, // other frames
                               {{{9, 20}, "falls", "ana", {}}, {}},
                               {{{50, 60}, "rises", {}, {}}, {}}};
    const SidecarDifference difference = differenceBetween(before, after);
    QVERIFY(!difference.isEmpty());
    std::string drawing;
    for (const auto& change : difference.clips.at(0).captions)
        drawing += (change.before ? change.before->caption.text : "+") + '>' +
                   (change.after ? change.after->caption.text : "-") + ' ';
    QCOMPARE(drawing, std::string("walks>runs stops>stops lies>- +>rises "));
    const DifferenceTotals totals = totalsOf(difference);
    QCOMPARE(totals.changed, 2);
    QCOMPARE(totals.added, 1);
    QCOMPARE(totals.removed, 1);
    QVERIFY(differenceBetween(before, before).isEmpty());
    QVERIFY(linesOf(before).find("walk  \"falls\"  [9, 20) by ana\n") != std::string::npos);
}

void tst_SidecarDifference::whatTheFileSaysDiffers()
{
    TagSidecar before = sidecarOf({{0, 5}}), after = before;
    before.points = {"Blink", "Step"};
    after.points = {"Step", "Touch"};
    after.source = "run.bvh";
    before.clips[0].extra = {{"clip", "{\n  \"rating\": 4,\n  \"performer\": \"A\"\n}"}};
    after.clips[0].extra = {{"clip", "{\n  \"performer\": \"A\",\n  \"rating\": 5\n}"}};
    after.clips[0].frames = 120;
    const SidecarDifference difference = differenceBetween(before, after);
    QCOMPARE(
        drawn(difference.other),
        std::string(
            "source \"walk.bvh\">\"run.bvh\"; points Blink \"Blink\">none; points Touch none>\"Touch\""));
    QCOMPARE(drawn(difference.clips.at(0).other), std::string("clip rating 4>5"));
    QCOMPARE(difference.clips[0].extent.after->frames, 120);
    QCOMPARE(totalsOf(difference).other, 5);
}

void tst_SidecarDifference::theOrderOfClipsIsNoDifference()
{
    TagSidecar before = sidecarOf({{0, 5}});
    before.clips.push_back(before.clips[0]);
    before.clips[1].index = 1;
    TagSidecar after = before;
    std::swap(after.clips[0], after.clips[1]);
    QVERIFY(differenceBetween(before, after).isEmpty());
    after.clips.pop_back();
    const SidecarDifference difference = differenceBetween(before, after);
    QCOMPARE(difference.clips.size(), 1u);
    QVERIFY(difference.clips[0].extent.isRemoved());
}

void tst_SidecarDifference::instancesDiffer()
{
    const TagInstance left{{12, 31}, {{"hand", std::string("left")}}};
    const auto counted = [](std::vector<SidecarInstance> instances) {
        TagSidecar sidecar = sidecarOf({{0, 5}});
        sidecar.clips[0].tags = {{"Punch", instanceFrames(instances), instances}};
        return sidecar;
    };
    const TagSidecar before = counted({{left, {""}}, {{{25, 40}}}, {{{50, 55}}}});
    const TagSidecar after = counted({{{{12, 31}}}, {{{27, 40}}}, {{{60, 65}}}});
    const SidecarDifference difference = differenceBetween(before, after);
    const ClipDifference& clip = difference.clips.at(0);
    QVERIFY(clip.tags.empty());
    std::string drawing;
    for (const auto& change : clip.instances.at(0).ranges) {
        const auto text = [](const std::optional<SidecarInstance>& each) {
            return each ? std::to_string(each->instance.range.start) + instanceValues(*each) : std::string();
        };
        drawing += text(change.before) + '>' + text(change.after) + ' ';
    }
    QCOMPARE(drawing, std::string("12  hand = \"left\">12 25>27 50> >60 "));
    QCOMPARE(totalsOf(difference).changed, 2);
    QVERIFY(linesOf(before).find("walk  Punch  [12, 31)  hand = \"left\"\n") != std::string::npos);

    // A tag that is counted in one of them alone.
    TagSidecar plain = before;
    plain.clips[0].tags = {{"Punch", {{12, 31}, {50, 55}}}};
    const SidecarDifference melted = differenceBetween(before, plain);
    QCOMPARE(drawn(melted.clips.at(0).other), std::string("counted Punch true>none"));
    QCOMPARE(melted.clips[0].instances.at(0).ranges.size(), 2u);
}

/// Those of a version that the other has not, paired by one rule after the other: of several the first.
void tst_SidecarDifference::instancesArePairedAsOneByOne()
{
    using Instances = std::vector<TagInstance>;
    const auto pairedOneByOne = [](Instances before, Instances come) {
        for (const TagInstance& each : Instances(before))
            if (const auto same = std::ranges::find(come, each); same != come.end()) {
                come.erase(same);
                std::erase(before, each);
            }
        std::map<TagInstance, TagInstance> pairs;
        for (int rule = 0; rule < 3; ++rule)
            for (const TagInstance& was : before) {
                const auto partner = std::ranges::find_if(come, [&](const TagInstance& is) {
                    if (rule == 0) return is.range == was.range;
                    return is.range.overlaps(was.range) && (rule == 2 || is.values == was.values);
                });
                if (pairs.contains(was) || partner == come.end()) continue;
                pairs.emplace(was, *partner);
                come.erase(partner);
            }
        return std::pair(pairs, std::set(come.begin(), come.end()));
    };
    RandomSeeds seeds(200);
    for (const std::uint32_t seed : seeds) {
        std::mt19937 random(seed);
        const auto version = [&random] {
            Instances made;
            for (unsigned i = random() % 12; i > 0; --i) {
                const Frame start = Frame(random() % 30);
                made.push_back(
                    {{start, start + 1 + Frame(random() % 12)}, {{"power", double(random() % 3)}}});
            }
            return inOrder(std::move(made));
        };
        const auto sidecar = [](const Instances& instances) {
            TagSidecar made = sidecarOf({});
            SidecarTag tag{"Punch", instanceFrames(instances)};
            for (const TagInstance& each : instances) tag.instances.push_back({each, {"1"}});
            made.clips[0].tags.clear();
            if (!instances.empty()) made.clips[0].tags.push_back(tag);
            return made;
        };
        const Instances before = version(), after = version();
        const auto [pairs, come] = pairedOneByOne(before, after);
        std::map<TagInstance, TagInstance> foundPairs;
        std::set<TagInstance> foundCome;
        for (const ClipDifference& clip : differenceBetween(sidecar(before), sidecar(after)).clips)
            for (const InstanceDifference& tag : clip.instances)
                for (const auto& change : tag.ranges) {
                    if (change.before && change.after)
                        foundPairs.emplace(change.before->instance, change.after->instance);
                    if (!change.before) foundCome.insert(change.after->instance);
                }
        QVERIFY(foundPairs == pairs && foundCome == come);
    }
}

/// Ranges of a clip's tag that are made of those before by what differs.
void tst_SidecarDifference::aDifferenceLeadsFromOneVersionToTheOther()
{
    using Lanes = std::map<std::pair<std::string, std::string>, std::set<TagInstance>>;
    const auto lanesOf = [](const TagSidecar& sidecar) {
        Lanes lanes;
        for (const SidecarClip& clip : sidecar.clips)
            for (const SidecarTag& tag : clip.tags) {
                auto& lane = lanes[{shownName(clip.name, clip.index), tag.name}];
                if (!tag.isCounted())
                    for (const FrameRange range : tag.ranges) lane.insert({range});
                for (const SidecarInstance& each : tag.instances) lane.insert(each.instance);
            }
        return lanes;
    };
    const auto follow = [](std::set<TagInstance>& lane, const auto& before, const auto& after) {
        if (before) QCOMPARE(lane.erase(*before), 1u);
        if (after) QVERIFY(lane.insert(*after).second);
    };
    const auto instance = [](const auto& of) { return of ? std::optional(of->instance) : std::nullopt; };
    const auto plain = [](const auto& of) { return of ? std::optional(TagInstance{*of}) : std::nullopt; };
    RandomSeeds seeds(300);
    for (const std::uint32_t seed : seeds) {
        std::mt19937 random(seed);
        const TagSidecar before = randomSidecar(random), after = randomSidecar(random);
        QVERIFY(differenceBetween(before, before).isEmpty());
        Lanes lanes = lanesOf(before);
        for (const ClipDifference& clip : differenceBetween(before, after).clips) {
            for (const TagDifference& tag : clip.tags)
                for (const auto& change : tag.ranges)
                    follow(lanes[{shownName(clip.name, clip.index), tag.tag}], plain(change.before),
                           plain(change.after));
            for (const InstanceDifference& tag : clip.instances) {
                auto& lane = lanes[{shownName(clip.name, clip.index), tag.tag}];
                for (const auto& change : tag.ranges) // one may become what another was
                    if (change.before) follow(lane, instance(change.before), std::optional<TagInstance>());
                for (const auto& change : tag.ranges)
                    if (change.after) follow(lane, std::optional<TagInstance>(), instance(change.after));
            }
        }
        std::erase_if(lanes, [](const auto& lane) { return lane.second.empty(); });
        QVERIFY(lanes == lanesOf(after));
    }
}

void tst_SidecarDifference::libraryFilesDifferMemberByMember_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("changes");
    QTest::newRow("same, other order of members")
        << R"(,"vocabulary":[{"name":"Run","key":"r","colour":"#ff0000"}])"
        << R"(,"vocabulary":[{"colour":"#ff0000","name":"Run","key":"r"}])"
        << "";
    QTest::newRow("a colour") << R"(,"vocabulary":[{"name":"Run","colour":"#ff0000"}])"
                              << R"(,"vocabulary":[{"name":"Run","colour":"#00ff00"}])"
                              << R"(vocabulary Run colour "#ff0000">"#00ff00")";
    QTest::newRow("a tag") << R"(,"namespaces":["A"],"vocabulary":[{"name":"Run"}])"
                           << R"(,"namespaces":["A"],"vocabulary":[{"name":"Run"},{"name":"Walk"}])"
                           << "vocabulary Walk none>{\n  \"name\": \"Walk\",\n  \"kind\": \"range\"\n}";
    QTest::newRow("order") << R"(,"vocabulary":[{"name":"Run"},{"name":"Walk"}])"
                           << R"(,"vocabulary":[{"name":"Walk"},{"name":"Run"}])"
                           << R"(vocabulary ["Run", "Walk"]>["Walk", "Run"])";
    QTest::newRow("a member of other programs") << R"(,"engine":{"a":1})"
                                                << R"(,"engine":{"a":2})"
                                                << "engine a 1>2";
}

void tst_SidecarDifference::libraryFilesDifferMemberByMember()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const auto changes = differenceBetween(library(before.toStdString()), library(after.toStdString()));
    QTEST(QString::fromStdString(drawn(changes)), "changes");
}

void tst_SidecarDifference::linesSayAllOfOneThing()
{
    TagSidecar sidecar = sidecarOf({{0, 5}, {7, 9}});
    sidecar.points = {"Step"};
    sidecar.clips[0].index = 1;
    sidecar.clips[0].properties = {{"left foot", {{{0, 9}, 1.5, "1.50"}}}};
    sidecar.clips[0].extra = {{"clip", "{\n  \"rating\": 4\n}"}};
    QCOMPARE(linesOf(sidecar), std::string("source  walk.bvh\npoint  Step\nwalk:1  100 frames at 30/1 fps\n"
                                           "walk:1  Run  [0, 5)\nwalk:1  Run  [7, 9)\n"
                                           "walk:1  \"left foot\" = 1.50  [0, 9)\n"
                                           "walk:1  clip: {\"rating\": 4}\n"));
}

void tst_SidecarDifference::filesAreToldByTheirContent()
{
    QCOMPARE(readVersionedFile({}, "x")->index(), 0u);
    QCOMPARE(readVersionedFile(writtenTagSidecar(sidecarOf({{0, 5}})), "x")->index(), 1u);
    QCOMPARE(readVersionedFile(R"({"format":"tagline.library","version":1})", "x")->index(), 2u);
    QCOMPARE(readVersionedFile(R"({"format":"other","version":1})", "x").error().code,
             std::string("versions.format"));
    QCOMPARE(readVersionedFile("<<<<<<< ours\n", "x").error().code, std::string("versions.conflict-marks"));
}

QTEST_APPLESS_MAIN(tst_SidecarDifference)
#include "tst_SidecarDifference.moc"
