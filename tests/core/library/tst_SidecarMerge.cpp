// Three-way merges of sidecars: ten thousand random ones against a model that knows frames, and whole
// captions, instances and states alone.

#include "core/io/SidecarSheets.h"
#include "core/library/file/LibraryFileMerge.h"
#include "core/library/versions/MemberMerge.h"
#include "core/library/versions/MergedOrder.h"
#include "core/library/versions/SidecarMerge.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <map>
#include <random>
#include <set>
#include <sstream>

using namespace tagline;
using tagline::test::RandomSeeds;

namespace {

constexpr Frame frameCount = 24;

using Words = std::vector<std::string>;

Words words(const std::string& text)
{
    std::istringstream stream(text);
    return {std::istream_iterator<std::string>(stream), {}};
}

std::string framesText(FrameRange range)
{
    return std::to_string(range.start) + '-' + std::to_string(range.stop);
}

std::string valuesText(const TagInstance& instance)
{
    std::string text;
    for (const InstanceValue& value : instance.values)
        text += '|' + value.name + ' ' + std::get<std::string>(value.value);
    return text;
}

/// All that a sidecar says of frames, one fact an element: "walk|Run|7" for a tag, "walk|Run|7|border" where
/// a range begins though the frame before has the tag, "walk|terrain|7|\"grass\"" for a value,
/// "walk|Punch|3-9|left" for an instance, "walk|caption|3-9|waves|ana" for a caption. States are no facts.
std::set<std::string> factsOf(const TagSidecar& sidecar)
{
    std::set<std::string> facts;
    for (const SidecarClip& clip : sidecar.clips) {
        for (const SidecarCaption& each : clip.captions)
            facts.insert(clip.name + "|caption|" + framesText(each.caption.range) + '|' + each.caption.text +
                         '|' + each.caption.author);
        for (const SidecarTag& tag : clip.tags) {
            for (const SidecarInstance& each : tag.instances) // its frames follow from them
                facts.insert(clip.name + '|' + tag.name + '|' + framesText(each.instance.range) +
                             valuesText(each.instance));
            if (tag.isCounted()) continue;
            Frame last = -1;
            for (const FrameRange range : tag.ranges) {
                const std::string lane = clip.name + '|' + tag.name + '|';
                if (range.start == last) facts.insert(lane + std::to_string(range.start) + "|border");
                for (Frame frame = range.start; frame < range.stop; ++frame)
                    facts.insert(lane + std::to_string(frame));
                last = range.stop;
            }
        }
        for (const SidecarProperty& property : clip.properties)
            for (const SidecarValueRange& range : property.ranges)
                for (Frame frame = range.range.start; frame < range.range.stop; ++frame)
                    facts.insert(clip.name + '|' + property.name + '|' + std::to_string(frame) +
                                 "|=" + std::get<std::string>(range.value));
    }
    for (const std::string& point : sidecar.points) facts.insert("point|" + point);
    return facts;
}

/// Makes a random sidecar, and random edits of one.
class Editor
{
public:
    explicit Editor(std::uint32_t seed)
        : m_random(seed)
    {
    }

    TagSidecar sidecar()
    {
        TagSidecar made;
        made.source = "walk.bvh";
        for (int i = 0; i < 12; ++i) edit(made);
        return made;
    }

    TagSidecar edited(TagSidecar sidecar)
    {
        for (int i = upTo(6); i > 0; --i) edit(sidecar);
        return sidecar;
    }

private:
    int upTo(int most) { return std::uniform_int_distribution<int>(0, most)(m_random); }

    FrameRange range()
    {
        const Frame start = upTo(frameCount - 1);
        return {start, start + 1 + upTo(frameCount - 1 - start)};
    }

    SidecarClip& clip(TagSidecar& sidecar)
    {
        const std::string name = std::string(1, "abc"[upTo(2)]);
        for (SidecarClip& clip : sidecar.clips)
            if (clip.name == name) return clip;
        SidecarClip made;
        made.name = name;
        made.frames = frameCount;
        return *sidecar.clips.insert(sidecar.clips.begin() + upTo(int(sidecar.clips.size())), made);
    }

    void edit(TagSidecar& sidecar)
    {
        if (upTo(9) == 0) {
            togglePoint(sidecar);
            return;
        }
        SidecarClip& edited = clip(sidecar);
        switch (upTo(6)) {
        case 0:
        case 1:
            editProperty(edited);
            break;
        case 2:
            editCaption(edited);
            break;
        case 3:
            editInstance(edited);
            break;
        case 4:
            editState(edited);
            break;
        default:
            editTag(edited);
        }
        std::erase_if(sidecar.clips, [](const SidecarClip& clip) { return clip.isEmpty(); });
    }

    /// One is written, or one goes.
    void editCaption(SidecarClip& clip)
    {
        auto& captions = clip.captions;
        if (upTo(2) == 0 && !captions.empty())
            captions.erase(captions.begin() + upTo(int(captions.size()) - 1));
        else
            captions.push_back({{shortRange(), upTo(1) ? "walks" : "waves", upTo(1) ? "ana" : "", {}}, {}});
        std::sort(captions.begin(), captions.end(),
                  [](const auto& a, const auto& b) { return a.caption < b.caption; });
        captions.erase(std::unique(captions.begin(), captions.end()), captions.end());
    }

    /// The same of an instance of a counted tag: they overlap, and some are alike but for a value.
    void editInstance(SidecarClip& clip)
    {
        std::vector<SidecarInstance> instances;
        for (const SidecarTag& tag : clip.tags)
            if (tag.name == "Punch") instances = tag.instances;
        if (upTo(2) == 0 && !instances.empty()) {
            instances.erase(instances.begin() + upTo(int(instances.size()) - 1));
        } else {
            SidecarInstance made{{shortRange(), {}}, {}};
            if (upTo(2) > 0) {
                made.instance.values = {{"hand", std::string(upTo(1) ? "left" : "right")}};
                made.numberTexts = {""};
            }
            instances.push_back(made);
        }
        std::sort(instances.begin(), instances.end(),
                  [](const auto& a, const auto& b) { return a.instance < b.instance; });
        instances.erase(std::unique(instances.begin(), instances.end()), instances.end());
        std::erase_if(clip.tags, [](const SidecarTag& tag) { return tag.name == "Punch"; });
        if (!instances.empty()) clip.tags.push_back({"Punch", instanceFrames(instances), instances});
        std::sort(clip.tags.begin(), clip.tags.end(),
                  [](const SidecarTag& a, const SidecarTag& b) { return a.name < b.name; });
    }

    /// No two are said at one time.
    void editState(SidecarClip& clip)
    {
        const ClipStage stage = clipStages[std::size_t(upTo(3))];
        const std::string time = std::to_string(10'000 + ++m_time); // compares as times do
        clip.state.state = stage == ClipStage::Untouched
                               ? ClipState()
                               : ClipState{stage, upTo(1) ? "ana" : "ben", "2026-11-22T" + time};
    }

    /// Few, so that both sides come to the same.
    FrameRange shortRange()
    {
        const Frame start = 4 * upTo(3);
        return {start, start + 3 + upTo(1) * 4};
    }

    void togglePoint(TagSidecar& sidecar)
    {
        std::set<std::string> points(sidecar.points.begin(), sidecar.points.end());
        const std::string point = std::string(1, "PQ"[upTo(1)]);
        if (!points.erase(point)) points.insert(point);
        sidecar.points.assign(points.begin(), points.end());
    }

    /// Frames get or lose a tag; what is there stays in its ranges, so that touching ones come about.
    void editTag(SidecarClip& clip)
    {
        const std::string name = upTo(1) ? "Run" : "Walk";
        const FrameRange range = this->range();
        const bool isAdded = upTo(2) > 0;
        std::vector<FrameRange> ranges;
        for (const SidecarTag& tag : clip.tags)
            if (tag.name == name) ranges = tag.ranges;
        std::vector<FrameRange> left;
        for (const FrameRange each : ranges) {
            left.push_back({each.start, std::min(each.stop, range.start)});
            left.push_back({std::max(each.start, range.stop), each.stop});
        }
        if (isAdded) left.push_back(range);
        std::erase_if(left, [](FrameRange each) { return each.isEmpty(); });
        std::sort(left.begin(), left.end());
        setLane(clip.tags, name, std::move(left));
    }

    void editProperty(SidecarClip& clip)
    {
        const FrameRange range = this->range();
        std::vector<SidecarValueRange> ranges, left;
        for (const SidecarProperty& property : clip.properties) ranges = property.ranges;
        for (const SidecarValueRange& each : ranges) {
            left.push_back({{each.range.start, std::min(each.range.stop, range.start)}, each.value, {}});
            left.push_back({{std::max(each.range.start, range.stop), each.range.stop}, each.value, {}});
        }
        if (upTo(3) > 0) left.push_back({range, std::string(1, "xyz"[upTo(2)]), {}});
        std::erase_if(left, [](const SidecarValueRange& each) { return each.range.isEmpty(); });
        std::sort(left.begin(), left.end(),
                  [](const auto& a, const auto& b) { return a.range.start < b.range.start; });
        setLane(clip.properties, std::string("terrain"), std::move(left));
    }

    template<class Lane, class Range>
    static void setLane(std::vector<Lane>& lanes, const std::string& name, std::vector<Range> ranges)
    {
        std::erase_if(lanes, [&](const Lane& lane) { return lane.name == name; });
        if (!ranges.empty()) lanes.push_back({name, std::move(ranges)});
        std::sort(lanes.begin(), lanes.end(), [](const Lane& a, const Lane& b) { return a.name < b.name; });
    }

    std::mt19937 m_random;
    int m_time = 0;
};

/// The fact's part before its value: "walk|terrain|7".
std::string placeOf(const std::string& fact) { return fact.substr(0, fact.find("|=")); }

bool isBorder(const std::string& fact) { return fact.ends_with("|border"); }

/// Places "clip|property|frame" on which the sidecar has a value, with it.
std::map<std::string, std::string> valuesOf(const std::set<std::string>& facts)
{
    std::map<std::string, std::string> values;
    for (const std::string& fact : facts)
        if (fact.find("|=") != std::string::npos) values[placeOf(fact)] = fact;
    return values;
}

std::string valueAt(const std::map<std::string, std::string>& values, const std::string& place)
{
    const auto found = values.find(place);
    return found == values.end() ? std::string() : found->second;
}

/// The frames that conflict: both sides set a value that the base has not, and not the same.
std::set<std::string> conflictingPlaces(const std::set<std::string>& base, const std::set<std::string>& ours,
                                        const std::set<std::string>& theirs)
{
    const auto was = valuesOf(base), our = valuesOf(ours), their = valuesOf(theirs);
    std::set<std::string> places;
    for (const auto& [place, value] : our) {
        const std::string other = valueAt(their, place), before = valueAt(was, place);
        if (!other.empty() && value != before && other != before && value != other) places.insert(place);
    }
    return places;
}

/// What a merge comes to, fact by fact; a conflict has our value.
std::set<std::string> modelOf(const std::set<std::string>& base, const std::set<std::string>& ours,
                              const std::set<std::string>& theirs)
{
    const std::set<std::string> conflicts = conflictingPlaces(base, ours, theirs);
    std::set<std::string> all = ours, result;
    all.insert(theirs.begin(), theirs.end());
    for (const std::string& fact : all) {
        const bool isTheirs = !ours.contains(fact);
        if (isTheirs && conflicts.contains(placeOf(fact))) continue;
        if (!base.contains(fact) || (ours.contains(fact) && theirs.contains(fact))) result.insert(fact);
    }
    return result;
}

ClipState stateOf(const TagSidecar& sidecar, const std::string& clip)
{
    const SidecarClip* entry = sidecar.find(clip, {});
    return entry ? entry->state.state : ClipState();
}

/// Whether both say the same of a clip but how far people are with it, borders of values as well.
bool isTaggedAlike(const TagSidecar& a, const TagSidecar& b, const std::string& clip)
{
    const auto entryIn = [&](const TagSidecar& sidecar) {
        const SidecarClip* entry = sidecar.find(clip, {});
        return entry ? *entry : SidecarClip();
    };
    const SidecarClip one = entryIn(a), other = entryIn(b);
    return one.tags == other.tags && one.properties == other.properties && one.captions == other.captions;
}

/// What was said last of a clip; what nobody has reviewed as it comes out is done.
ClipState stateModel(const std::string& clip, const TagSidecar& base, const TagSidecar& ours,
                     const TagSidecar& theirs, const TagSidecar& result)
{
    const ClipState was = stateOf(base, clip), our = stateOf(ours, clip), their = stateOf(theirs, clip);
    const ClipState last = our == was ? their : their == was ? our : our.at > their.at ? our : their;
    if (last.stage != ClipStage::Reviewed) return last;
    for (const TagSidecar* side : {&ours, &theirs})
        if (stateOf(*side, clip) == last && isTaggedAlike(*side, result, clip)) return last;
    return {ClipStage::Done, {}, {}};
}

/// Ranges of counted tags are the frames of their instances.
bool areCountedWhole(const TagSidecar& sidecar)
{
    return std::ranges::all_of(sidecar.clips, [](const SidecarClip& clip) {
        return std::ranges::all_of(clip.tags, [](const SidecarTag& tag) {
            return tag.isCounted() == (tag.name == "Punch") &&
                   (!tag.isCounted() || tag.ranges == instanceFrames(tag.instances));
        });
    });
}

std::set<std::string> withoutBorders(std::set<std::string> facts)
{
    std::erase_if(facts, isBorder);
    return facts;
}

std::set<std::string> placesOf(const std::vector<SidecarConflict>& conflicts)
{
    std::set<std::string> places;
    for (const SidecarConflict& conflict : conflicts)
        for (Frame frame = conflict.range->start; frame < conflict.range->stop; ++frame)
            places.insert(conflict.clip + '|' + conflict.what + '|' + std::to_string(frame));
    return places;
}

ExtraKey member(const std::string& name, const std::string& json) { return {name, json}; }

} // namespace

class tst_SidecarMerge : public QObject
{
    Q_OBJECT

private slots:
    void tenThousandMergesAreWhatFramesSay();
    void ordersMerge_data();
    void ordersMerge();
    void membersMerge();
    void listsOfObjectsMergeByElement();
    void membersConflict();
    void numbersKeepTheirSpelling();
    void lengthAndRateGoTogether();
    void recordsAreNothingToAskAbout();
    void captionsAndAnotherProgramsKeyAreAConflict();
    void librariesMergeSymmetrically();
    void mirrorWordsMergePairByPair();
};

void tst_SidecarMerge::tenThousandMergesAreWhatFramesSay()
{
    RandomSeeds seeds(10'000);
    qInfo("seeds 0 to 9999, unless TAGLINE_RANDOM_FIRST says otherwise");
    int conflicting = 0, changedByBoth = 0, unreviewed = 0;
    for (const std::uint32_t seed : seeds) {
        Editor editor(seed);
        const TagSidecar base = editor.sidecar(), a = editor.edited(base), b = editor.edited(base);
        const MergedSidecar ab = merged(base, a, b), ba = merged(base, b, a);
        const auto baseFacts = factsOf(base), aFacts = factsOf(a), bFacts = factsOf(b);
        // No edit is lost, none doubled.
        QVERIFY(withoutBorders(factsOf(ab.sidecar)) == withoutBorders(modelOf(baseFacts, aFacts, bFacts)));
        QVERIFY(withoutBorders(factsOf(ba.sidecar)) == withoutBorders(modelOf(baseFacts, bFacts, aFacts)));
        QVERIFY(areCountedWhole(ab.sidecar) && areCountedWhole(ba.sidecar));
        // How far people are with a clip is what was said last, and of just these tags.
        for (const std::string clip : {"a", "b", "c"}) {
            const ClipState expected = stateModel(clip, base, a, b, ab.sidecar);
            QVERIFY(stateOf(ab.sidecar, clip) == expected);
            QVERIFY(stateOf(ba.sidecar, clip) == stateModel(clip, base, b, a, ba.sidecar));
            unreviewed += expected.stage == ClipStage::Done && expected.at.empty();
        }
        // A border between ranges is nobody's but that of a side.
        for (const std::string& fact : factsOf(ab.sidecar)) {
            const bool isNew = isBorder(fact) && !aFacts.contains(fact) && !bFacts.contains(fact);
            const std::string frame = fact.substr(0, fact.size() - std::string("|border").size());
            // Two ranges of two sides that come to touch stay two.
            if (isNew) QVERIFY(!(aFacts.contains(frame) && bFacts.contains(frame)));
        }
        // Conflicts are the frames that both sides changed otherwise, and no others.
        QVERIFY(placesOf(ab.conflicts) == conflictingPlaces(baseFacts, aFacts, bFacts));
        QVERIFY(placesOf(ba.conflicts) == placesOf(ab.conflicts));
        if (ab.conflicts.empty()) QCOMPARE(writtenTagSidecar(ab.sidecar), writtenTagSidecar(ba.sidecar));
        // The result is a good file.
        const std::string bytes = writtenTagSidecar(ab.sidecar);
        const auto read = readTagSidecar(bytes, "merged");
        QVERIFY(read);
        QCOMPARE(writtenTagSidecar(*read), bytes);
        conflicting += !ab.conflicts.empty();
        changedByBoth += !(a == base) && !(b == base);
    }
    if (!qEnvironmentVariableIsSet("TAGLINE_RANDOM_ROUNDS")) {
        QVERIFY2(conflicting > 200, qPrintable(QString::number(conflicting)));
        QVERIFY2(changedByBoth > 5000, qPrintable(QString::number(changedByBoth)));
        QVERIFY2(unreviewed > 100, qPrintable(QString::number(unreviewed)));
    }
}

void tst_SidecarMerge::ordersMerge_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("ours");
    QTest::addColumn<QString>("theirs");
    QTest::addColumn<QString>("result");
    QTest::newRow("both added") << "a b c"
                                << "a x b c"
                                << "a b y c"
                                << "a x b y c";
    QTest::newRow("at one place") << "c d"
                                  << "c z d"
                                  << "c a d"
                                  << "c a z d";
    QTest::newRow("without a base") << ""
                                    << "b a"
                                    << "c b"
                                    << "c b a";
    QTest::newRow("put in another order by one") << "a b c"
                                                 << "c b a"
                                                 << "a b x c"
                                                 << "c b x a";
    QTest::newRow("put in another order by both") << "a b c"
                                                  << "c a b"
                                                  << "b c a"
                                                  << "a b c";
    QTest::newRow("removed") << "a b c"
                             << "a c"
                             << "b c"
                             << "a b c";
}

void tst_SidecarMerge::ordersMerge()
{
    QFETCH(QString, base);
    QFETCH(QString, ours);
    QFETCH(QString, theirs);
    QFETCH(QString, result);
    const Words was = words(base.toStdString()), our = words(ours.toStdString()),
                their = words(theirs.toStdString());
    QCOMPARE(mergedOrder(was, their, our), mergedOrder(was, our, their));
    const Words found = mergedOrder(was, our, their);
    QString text;
    for (const std::string& word : found) text += (text.isEmpty() ? "" : " ") + QString::fromStdString(word);
    QCOMPARE(text, result);
}

void tst_SidecarMerge::membersMerge()
{
    const std::vector<ExtraKey> base{member("clip", "{\n  \"rating\": 4,\n  \"by\": \"A\"\n}"),
                                     member("old", "1")};
    const std::vector<ExtraKey> ours{member("clip", "{\n  \"rating\": 5,\n  \"by\": \"A\"\n}"),
                                     member("old", "1"), member("hash", "\"x\"")};
    const std::vector<ExtraKey> theirs{
        member("clip", "{\n  \"rating\": 4,\n  \"by\": \"B\",\n  \"w\": true\n}")};
    const MergedMembers result = merged(base, ours, theirs);
    QVERIFY(result.conflicts.empty());
    const std::vector<ExtraKey> expected{
        member("clip", "{\n  \"rating\": 5,\n  \"by\": \"B\",\n  \"w\": true\n}"), member("hash", "\"x\"")};
    QCOMPARE(result.members, expected);
}

void tst_SidecarMerge::listsOfObjectsMergeByElement()
{
    const auto list = [](const Words& texts) {
        std::string json = "[";
        for (const std::string& text : texts)
            json += std::string(json.size() > 1 ? "," : "") + "\n  {\n    \"text\": \"" + text + "\"\n  }";
        return json + (texts.empty() ? "]" : "\n]");
    };
    const auto of = [&](const Words& texts) { return std::vector{member("captions", list(texts))}; };
    const MergedMembers result = merged(of({"a", "b"}), of({"a", "b", "c"}), of({"b", "d"}));
    QVERIFY(result.conflicts.empty());
    QCOMPARE(result.members, of({"b", "c", "d"}));
}

void tst_SidecarMerge::membersConflict()
{
    const MergedMembers result = merged(std::vector{member("state", "{\n  \"is\": \"begun\"\n}")},
                                        std::vector{member("state", "{\n  \"is\": \"done\"\n}")},
                                        std::vector{member("state", "{\n  \"is\": \"reviewed\"\n}")});
    QCOMPARE(result.conflicts.size(), 1u);
    const MemberConflict expected{{"state", "is"}, "\"begun\"", "\"done\"", "\"reviewed\""};
    QCOMPARE(result.conflicts[0], expected);
    QCOMPARE(result.members[0].json, std::string("{\n  \"is\": \"done\"\n}"));
}

void tst_SidecarMerge::numbersKeepTheirSpelling()
{
    TagSidecar base;
    base.source = "walk.bvh";
    SidecarClip clip;
    clip.name = "walk";
    clip.frames = 30;
    base.clips = {clip};
    base.clips[0].tags = {{"Run", {{0, 3}}}};
    TagSidecar ours = base, theirs = base;
    ours.clips[0].tags = {{"Run", {{0, 4}}}};
    theirs.clips[0].properties = {{"speed", {{{0, 3}, 1.0, "1.0"}}}};
    const std::string bytes = writtenTagSidecar(merged(base, ours, theirs).sidecar);
    QVERIFY(bytes.find("[0, 3, 1.0]") != std::string::npos);
}

void tst_SidecarMerge::lengthAndRateGoTogether()
{
    TagSidecar base;
    SidecarClip clip;
    clip.name = "walk";
    clip.frames = 30;
    clip.tags = {{"Run", {{0, 3}}}};
    base.clips = {clip};
    TagSidecar ours = base, theirs = base;
    ours.clips[0].frames = 60;
    ours.clips[0].rate = {60, 1};
    theirs.clips[0].tags = {{"Run", {{0, 5}}}};
    const MergedSidecar one = merged(base, ours, theirs);
    QCOMPARE(one.sidecar.clips[0].frames, 60);
    QCOMPARE(one.sidecar.clips[0].rate, (FrameRate{60, 1}));
    QCOMPARE(one.sidecar.clips[0].tags[0].ranges[0], (FrameRange{0, 5}));
    QVERIFY(one.conflicts.empty());
    theirs.clips[0].frames = 40;
    const MergedSidecar both = merged(base, ours, theirs);
    QCOMPARE(both.conflicts.size(), 1u);
    QCOMPARE(both.conflicts[0].what, std::string("frames and rate"));
    QCOMPARE(both.conflicts[0].theirs, std::optional<std::string>("[40, 30, 1]"));
}

void tst_SidecarMerge::recordsAreNothingToAskAbout()
{
    TagSidecar base;
    base.source = "walk.bvh";
    SidecarClip clip;
    clip.name = "walk";
    clip.frames = 30;
    clip.tags = {{"Run", {{0, 3}}}};
    TagSidecar ours = base, theirs = base;
    ours.clips = {clip};
    ours.clips[0].properties = {{"Run.author", {{{0, 3}, std::string("ana"), {}}}}};
    theirs.clips = {clip};
    theirs.clips[0].properties = {{"Run.author", {{{0, 3}, std::string("ben"), {}}}}};
    const MergedSidecar result = merged(base, ours, theirs);
    QVERIFY(result.conflicts.empty());
    QCOMPARE(result.records.size(), 1u);
    QCOMPARE(result.records[0].theirs, std::optional<std::string>("\"ben\""));
}

void tst_SidecarMerge::librariesMergeSymmetrically()
{
    const auto library = [](const std::string& members) {
        return *readLibraryFile(R"({"format":"tagline.library","version":1,)" + members + "}", "a.tagline");
    };
    const LibraryFile base = library(R"("namespaces":["A"],"vocabulary":[{"name":"Run"}],"engine":{"a":1})");
    const LibraryFile ours =
        library(R"("namespaces":["A","B"],"vocabulary":[{"name":"Run"},{"name":"Walk"}],"engine":{"a":2})");
    const LibraryFile theirs = library(
        R"("namespaces":["A","C"],"vocabulary":[{"name":"Run","key":"r"},{"name":"Jog"}],"engine":{"a":1,"b":3})");
    const MergedLibraryFile ab = mergedLibraryFile(base, ours, theirs),
                            ba = mergedLibraryFile(base, theirs, ours);
    QVERIFY(ab.conflicts.empty());
    const std::string bytes = writtenLibraryFile(ab.file);
    QCOMPARE(writtenLibraryFile(ba.file), bytes);
    QCOMPARE(
        bytes,
        writtenLibraryFile(library(
            R"("vocabulary":[{"name":"Run","key":"r"},{"name":"Jog"},{"name":"Walk"}],"namespaces":["A","B","C"],"engine":{"a":2,"b":3})")));
    const LibraryFile other = library(R"("vocabulary":[{"name":"Run","key":"x"}],"engine":{"a":5})");
    QCOMPARE(mergedLibraryFile(base, theirs, other).conflicts.size(), 1u); // both gave Run a key
    QCOMPARE(mergedLibraryFile(base, ours, other).conflicts.size(), 1u);   // both changed the engine's a
}

void tst_SidecarMerge::mirrorWordsMergePairByPair()
{
    const auto library = [](const std::string& pairs) {
        return *readLibraryFile(R"({"format":"tagline.library","version":1,"mirrorWords":[)" + pairs + "]}",
                                "a.tagline");
    };
    const std::string english = R"({"left":"left","right":"right"})";
    const LibraryFile base = library(english);
    const LibraryFile ours = library(english + R"(,{"left":"links","right":"rechts"})");
    const LibraryFile theirs = library(english + R"(,{"left":"gauche","right":"droite","by":1})");
    const MergedLibraryFile both = mergedLibraryFile(base, ours, theirs);
    QVERIFY(both.conflicts.empty());
    QCOMPARE(both.file.mirrorWords.size(), 3u);
    QCOMPARE(writtenLibraryFile(both.file), writtenLibraryFile(mergedLibraryFile(base, theirs, ours).file));
    const LibraryFile other = library(english + R"(,{"left":"Links","right":"droite"})");
    const MergedLibraryFile clash = mergedLibraryFile(base, ours, other); // links would have two other sides
    QCOMPARE(clash.conflicts.size(), 1u);
    QVERIFY(!findProblem(clash.file.mirrorWords));
    QCOMPARE(mergedLibraryFile(base, ours, library("")).file.mirrorWords.size(),
             1u); // left|right was removed
}

void tst_SidecarMerge::captionsAndAnotherProgramsKeyAreAConflict()
{
    SidecarClip clip;
    clip.name = "walk";
    clip.frames = 100;
    clip.tags = {{"Run", {{0, 9}}}};
    TagSidecar base;
    base.source = "walk.bvh";
    base.clips = {clip};
    TagSidecar captioned = base, foreign = base;
    captioned.clips[0].captions = {{{{0, 9}, "walks", {}, {}}, {}}};
    foreign.clips[0].extra = {{"captions", "\"walk.srt\""}};
    for (const bool isOursForeign : {true, false}) {
        const TagSidecar &ours = isOursForeign ? foreign : captioned,
                         &theirs = isOursForeign ? captioned : foreign;
        const MergedSidecar result = merged(base, ours, theirs);
        QCOMPARE(result.sidecar.clips, ours.clips);
        QCOMPARE(result.conflicts.size(), 1u);
        QCOMPARE(result.conflicts[0].what, std::string("captions"));
        QCOMPARE(*(isOursForeign ? result.conflicts[0].ours : result.conflicts[0].theirs),
                 std::string("\"walk.srt\""));
    }
}

QTEST_APPLESS_MAIN(tst_SidecarMerge)
#include "tst_SidecarMerge.moc"
