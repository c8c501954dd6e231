// Runtime queries with functions of ranges, durations, counts and names of clips: they answer as the library
// that was exported does, whatever the tags are, and say what a file lacks for the others.

#include "core/query/editing/QueryEcho.h"
#include "core/query/language/parsing/QueryParser.h"
#include "core/runtime/RuntimeQuery.h"
#include "tests/core/query/random/RandomLibrary.h"
#include "tests/core/query/random/RandomQuery.h"
#include "tests/core/runtime/RuntimeFixture.h"
#include "tests/core/runtime/RuntimeForgery.h"

#include <QTest>

#include <algorithm>
#include <cstring>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace tagline;
using tagline::test::asSet;
using tagline::test::forge;
using tagline::test::opened;
using tagline::test::RandomLibrary;
using tagline::test::randomLibrary;
using tagline::test::setValue;
using tagline::test::TestLibrary;
using tagline::test::valueAt;

namespace {

/// Operations that need what no runtime file holds.
bool needsMore(QueryOp op)
{
    static const std::set<QueryOp> ops{QueryOp::Caption, QueryOp::Property,   QueryOp::InstanceValue,
                                       QueryOp::Signal,  QueryOp::SignalPair, QueryOp::Contact,
                                       QueryOp::Like,    QueryOp::With,       QueryOp::MeanOf,
                                       QueryOp::LeastOf, QueryOp::GreatestOf};
    return ops.contains(op);
}

/// A random library as it is exported, its clips in order of path.
RuntimeContent exported(const QueryLibrary& library)
{
    RuntimeContent content;
    const std::vector<ClipId> order = library.clipsInOrder();
    for (const ClipId id : order) {
        const QueryClip& clip = library.clip(id);
        const std::string source = clip.folder.empty() ? clip.file : clip.folder + '/' + clip.file;
        content.clips.push_back(
            {clip.displayName, clip.displayName, source, -1, library.index.frames(id), clip.rate});
    }
    content.tags = runtimeTags(library.index, library.vocabulary, order, {}, library.instances);
    content.namespaces = library.vocabulary.namespaces();
    return content;
}

/// The query with the tags of the file.
QueryExpression ofFile(const QueryExpression& query, const TagVocabulary& vocabulary, const RuntimeFile& file)
{
    QueryPostfix postfix;
    for (const QueryElement& element : query.elements()) {
        if (takes(element.op(), QueryArgument::Tag))
            postfix.push(QueryElement::tag(element.op(), *file.findTag(vocabulary[element.tag()].name)));
        else
            postfix.append({&element, 1}, query.postfix().texts());
    }
    return QueryExpression::fromPostfix(std::move(postfix));
}

/// Whether an answer has the frames of a library's, whose clips the file has in another order.
bool agrees(const RuntimeFile& file, const FrameSetView& answer, const FrameSet& wanted,
            const std::vector<ClipId>& order)
{
    for (std::uint32_t i = 0; i < file.clipCount(); ++i) {
        std::vector<FrameRange> ranges;
        for (const FrameRange range : file.rangesOf(answer, ClipId(i))) ranges.push_back(range);
        if (!std::ranges::equal(ranges, wanted.rangesOf(order[i]).span())) return false;
    }
    return totals(answer, file.axis()) == wanted.totals();
}

/// Whether each frame alone is answered as all of them are.
bool agreesByFrame(const RuntimeQuery& query, const FrameSetView& answer)
{
    const ClipAxisView axis = query.file().axis();
    for (std::uint32_t clip = 0; clip <= axis.clipCount(); ++clip)
        for (Frame frame = -1; frame <= axis.frames(ClipId(clip)); ++frame)
            if (query.holdsAt(ClipId(clip), frame) != contains(answer, axis, ClipId(clip), frame))
                return false;
    return true;
}

/// clip 0   Punch        ####......   three instances, one of them twice
///                       ####......
///                       ..####....
///          Punch.Jab    ......##..   counted
///          Kick         .#######..   implies Punch, counted nowhere
/// clip 1   Punch        ##.###       not counted
/// clip 2   Punch        ##....       touching those of a synonym that has a lane of its own
///          Hit          ..##..
TestLibrary countedLibrary()
{
    TestLibrary library;
    TagDefinition punch;
    punch.name = "Punch";
    punch.isCounted = true;
    const TagId hit = library.vocabulary.intern("Hit");
    punch.synonyms = {"Hit"};
    const TagId id = library.vocabulary.define(punch);
    TagDefinition kick;
    kick.name = "Kick";
    kick.implies = {"Punch"};
    const TagId kicked = library.vocabulary.define(kick);
    const TagId jab = library.vocabulary.intern("Punch.Jab");
    library.add("fight", 10,
                TagSheet()
                    .withInstances(id, {{{0, 4}, {{"hand", std::string("left")}}}, {{0, 4}}, {{2, 6}}})
                    .withInstances(jab, {{{6, 8}}})
                    .withRanges(kicked, {{1, 8}}));
    library.add("box", 6, TagSheet().withRanges(id, {{0, 2}, {3, 6}}));
    library.add("old", 6, TagSheet().withInstances(id, {{{0, 2}}}).withRanges(hit, {{2, 4}}));
    library.add("pause", 0, TagSheet());
    return library;
}

std::string codeOfQuery(const Result<RuntimeQuery>& query)
{
    return query ? "understood" : query.error().code;
}

/// The offset of the last section in the file.
std::size_t lastSection(const std::string& bytes)
{
    const auto count = valueAt<std::uint32_t>(bytes, offsetof(RuntimeHeader, sectionCount));
    const std::size_t entry = sizeof(RuntimeHeader) + (count - 1) * sizeof(RuntimeSection);
    return std::size_t(valueAt<std::uint64_t>(bytes, entry + offsetof(RuntimeSection, offset)));
}

} // namespace

class tst_RuntimeFunctions : public QObject
{
    Q_OBJECT

private slots:
    void randomQueriesAnswerAsInTheLibrary();
    void functionsAnswerAsInTheLibrary_data();
    void functionsAnswerAsInTheLibrary();
    void instancesAreCountedAsInTheLibrary_data();
    void instancesAreCountedAsInTheLibrary();
    void instancesAreReadAsTheyWereWritten();
    void aFileWithoutInstancesCountsRanges();
    void brokenInstancesAreRefused_data();
    void brokenInstancesAreRefused();
    void clipsAreAskedByTheNamesOfTheFile();
    void anAnswerOutlivesTheQueryThatItWasCopiedFrom();
    void whatAFileLacksIsNamed_data();
    void whatAFileLacksIsNamed();
};

void tst_RuntimeFunctions::randomQueriesAnswerAsInTheLibrary()
{
    constexpr int libraries = 60;
    constexpr int queries = 100;
    std::mt19937 random(20);
    std::set<QueryOp> met;
    int answered = 0;
    SetWorkspace workspace;
    for (int i = 0; i < libraries; ++i) {
        const RandomLibrary library(random);
        const TagVocabulary& vocabulary = library.asked().vocabulary;
        const auto file = opened(packedRuntimeFile(exported(library.asked())).value());
        QVERIFY2(file, file ? "" : file.error().text().c_str());
        for (int j = 0; j < queries; ++j) {
            const QueryExpression query =
                test::randomQuery(1 + random() % 5, test::QueryDiet::Everything, random);
            const std::string text = echo(query, vocabulary);
            const auto isHeldBack = [](const QueryElement& each) { return needsMore(each.op()); };
            const auto made = RuntimeQuery::of(ofFile(query, vocabulary, *file), *file);
            if (std::ranges::any_of(query.elements(), isHeldBack)) {
                QVERIFY2(codeOfQuery(made) == "runtime.not-held", text.c_str());
                continue;
            }
            QVERIFY2(made, (text + ": " + (made ? "" : made.error().text())).c_str());
            const FrameSet wanted = evaluate(query, library.asked());
            const FrameSetView answer = made->answer(workspace);
            QVERIFY2(agrees(*file, answer, wanted, library.order()), text.c_str());
            if (j % 5 == 0) QVERIFY2(agreesByFrame(*made, answer), text.c_str());
            const auto parsed = RuntimeQuery::parsed(text, *file);
            QVERIFY2(parsed, (text + ": " + (parsed ? "" : parsed.error().text())).c_str());
            QVERIFY2(agrees(*file, parsed->answer(workspace), wanted, library.order()), text.c_str());
            for (const QueryElement& element : query.elements()) met.insert(element.op());
            ++answered;
        }
    }
    QVERIFY2(answered > libraries * queries / 5, std::to_string(answered).c_str());
    for (const QueryOperation& each : queryOperations)
        QVERIFY2(met.contains(each.op) != needsMore(each.op), std::string(each.name).c_str());
}

void tst_RuntimeFunctions::functionsAnswerAsInTheLibrary_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"head(Run, 50ms)",
                             "tail(Left, 2) - Tired",
                             "firstframes(Locomotion, 0.2s)",
                             "longer(Left, 0.02s)",
                             "shorter(Left | Right, 3f) & ~Boss",
                             "grow(Run, 3, 0.05s)",
                             "close(Left, 4f)",
                             "starts(Moving)",
                             "overlapping(Left, Run)",
                             "containing(Run | Walk, Left)",
                             "firstin(Left, Run)",
                             "near(Right, Run, -0.1s, 1s)",
                             "before(Left, Right, 100ms)",
                             "clips(Boss) - Run",
                             "frames(5, 1s)",
                             "count(Right) >= 3",
                             "coverage(Locomotion) > 0.6",
                             "~(seconds(Run) > 0.1)",
                             "random(Left, 20, 7)",
                             "nth(Right, 2) | @runs",
                             "atleast(2, first(Run), last(Run), Left)",
                             "clip(\"clip 1*\")"})
        QTest::newRow(text) << text;
}

void tst_RuntimeFunctions::functionsAnswerAsInTheLibrary()
{
    QFETCH(QString, text);
    const TestLibrary library = randomLibrary(31, 60);
    RuntimeContent content = library.content();
    content.savedQueries = {{"runs", "longer(Run, 10)"}};
    const auto file = opened(packedRuntimeFile(content).value());
    const auto query = RuntimeQuery::parsed(text.toStdString(), *file);
    QVERIFY2(query, query ? "" : query.error().text().c_str());
    const std::vector<SavedQuery> saved{{"runs", "longer(Run, 10)"}};
    const auto inLibrary =
        parseQuery(text.toStdString(), {.vocabulary = library.vocabulary, .savedQueries = saved});
    QVERIFY2(inLibrary, inLibrary ? "" : inLibrary.error().text().c_str());
    const FrameSet wanted = evaluate(*inLibrary, library.asked());
    QVERIFY(!wanted.isEmpty());
    QVERIFY(wanted.totals().frames < FrameSet::all(library.index.axis()).totals().frames);
    SetWorkspace workspace;
    const FrameSetView answer = query->answer(workspace);
    QVERIFY(asSet(*file, answer, library) == wanted);
    QVERIFY(agreesByFrame(*query, answer));
}

void tst_RuntimeFunctions::instancesAreCountedAsInTheLibrary_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"count(Punch) == 4",
                             "count(Punch) == 5",
                             "count(Punch) == 2",
                             "count(exact(Punch)) == 3",
                             "count(Hit) == 2",
                             "count(Punch & Punch) == 5",
                             "count(Punch - none) == 5",
                             "count(~Punch) >= 1",
                             "nth(Punch, 3)",
                             "nth(exact(Punch), 3)",
                             "first(Punch)",
                             "last(Punch, 2)",
                             "longer(Punch, 3)",
                             "shorter(Punch, 3) | Kick",
                             "longer(Jab | Punch, 3)",
                             "first(optional(Punch), 2)",
                             "count(Jab) == 1",
                             "count(Kick) == 1",
                             "head(Punch, 1)",
                             "count(first(Punch, 2)) == 1"})
        QTest::newRow(text) << text;
}

void tst_RuntimeFunctions::instancesAreCountedAsInTheLibrary()
{
    QFETCH(QString, text);
    const TestLibrary library = countedLibrary();
    const auto file = opened(library.packed());
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    const auto query = RuntimeQuery::parsed(text.toStdString(), *file);
    QVERIFY2(query, query ? "" : query.error().text().c_str());
    const FrameSet wanted = evaluate(*parseQuery(text.toStdString(), library.vocabulary), library.asked());
    SetWorkspace workspace;
    QVERIFY(asSet(*file, query->answer(workspace), library) == wanted);
}

void tst_RuntimeFunctions::instancesAreReadAsTheyWereWritten()
{
    const std::string bytes = countedLibrary().packed();
    RuntimeHeader header;
    std::memcpy(&header, bytes.data(), sizeof header);
    QCOMPARE(header.version, 1u); // which older readers read: they pass over the section
    QCOMPARE(header.sectionCount, requiredSections + 1);
    const auto file = opened(bytes);
    const std::uint32_t punch = file->findTag("Punch")->value;
    const std::vector<RuntimeInstanceRecord> wanted{
        {punch, 0, 0, 4}, {punch, 0, 0, 4}, {punch, 0, 2, 6}, {punch, 2, 0, 2}, {punch, 2, 2, 4}};
    QVERIFY(std::ranges::equal(file->instances(TagId(punch)), wanted));
    QCOMPARE(file->instances(*file->findTag("Punch.Jab")).size(), 1u);
    QVERIFY(file->instances(*file->findTag("Kick")).empty());
}

/// An older program writes such a file: the ranges of a counted tag are all that there is.
void tst_RuntimeFunctions::aFileWithoutInstancesCountsRanges()
{
    const TestLibrary library = countedLibrary();
    RuntimeContent content = library.content();
    for (RuntimeTag& tag : content.tags) tag.instances.clear();
    const std::string bytes = packedRuntimeFile(content).value();
    QCOMPARE(valueAt<std::uint32_t>(bytes, offsetof(RuntimeHeader, sectionCount)), requiredSections);
    const auto file = opened(bytes);
    const auto one = RuntimeQuery::parsed("count(Punch) == 1", *file);
    QVERIFY(one);
    SetWorkspace workspace;
    const FrameSetView answer = one->answer(workspace);
    QVERIFY(contains(answer, file->axis(), ClipId(0), 0)); // [0, 8) in one
    QVERIFY(!contains(answer, file->axis(), ClipId(1), 0));
    QVERIFY(contains(answer, file->axis(), ClipId(2), 0));
}

void tst_RuntimeFunctions::brokenInstancesAreRefused_data()
{
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("value");
    QTest::newRow("of no tag") << 0 << 99;
    QTest::newRow("of no clip") << 4 << 99;
    QTest::newRow("before its clip") << 8 << -1;
    QTest::newRow("without a frame") << 12 << 0;
    QTest::newRow("past its clip") << 12 << 11;
    QTest::newRow("in a clip of no frames") << 4 << 3;
    QTest::newRow("out of order") << 8 << 1;
}

void tst_RuntimeFunctions::brokenInstancesAreRefused()
{
    QFETCH(int, offset);
    QFETCH(int, value);
    std::string bytes = countedLibrary().packed();
    setValue(bytes, lastSection(bytes) + std::size_t(offset), value);
    forge(bytes);
    const auto file = opened(bytes);
    QVERIFY(!file);
    QCOMPARE(file.error().code, std::string("runtime.damaged"));
    QVERIFY2(file.error().message.starts_with("an instance of a tag"), file.error().message.c_str());
}

void tst_RuntimeFunctions::clipsAreAskedByTheNamesOfTheFile()
{
    RuntimeContent content;
    content.clips = {{"walk", "take", "motions/walks/walk.fbx", -1, 10, {30, 1}},
                     {"walk fast", "take", "motions/walks/slow/walk_2.fbx", -1, 10, {60, 1}},
                     {"run", "take", "run.fbx", -1, 10, {24, 1}}};
    const auto file = opened(packedRuntimeFile(content).value());
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    SetWorkspace workspace;
    const auto clipsOf = [&](const char* text) {
        const auto query = RuntimeQuery::parsed(text, *file);
        std::string clips;
        if (!query) return query.error().text();
        file->forEachRange(query->answer(workspace), [&](ClipId clip, FrameRange range) {
            clips += std::to_string(clip.value) + '[' + std::to_string(range.start) + ',' +
                     std::to_string(range.stop) + ") ";
        });
        return clips;
    };
    QCOMPARE(clipsOf("clip(\"walk*\")"), std::string("0[0,10) 1[0,10) "));
    QCOMPARE(clipsOf("file(\"walk.fbx\")"), std::string("0[0,10) "));
    QCOMPARE(clipsOf("folder(\"walks\")"), std::string("0[0,10) 1[0,10) "));
    QCOMPARE(clipsOf("~folder(\"motions\")"), std::string("2[0,10) "));
    QCOMPARE(clipsOf("frames(0, 0.1s)"), std::string("0[0,3) 1[0,6) 2[0,2) "));
    QCOMPARE(clipsOf("folder(\"none\")"), std::string());
}

void tst_RuntimeFunctions::anAnswerOutlivesTheQueryThatItWasCopiedFrom()
{
    const auto file = opened(randomLibrary(31, 20).packed());
    std::optional<RuntimeQuery> first = RuntimeQuery::parsed("longer(Left, 2) & ~Run", *file).value();
    SetWorkspace workspace;
    const RangeTotals wanted = totals(first->answer(workspace), file->axis());
    QVERIFY(wanted.frames > 0);
    const RuntimeQuery copy = *first;
    RuntimeQuery moved = std::move(*first);
    first.reset();
    QCOMPARE(totals(moved.answer(workspace), file->axis()), wanted);
    moved = RuntimeQuery::parsed("none", *file).value();
    QCOMPARE(totals(copy.answer(workspace), file->axis()), wanted);
}

void tst_RuntimeFunctions::whatAFileLacksIsNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* text, const char* found) { QTest::newRow(text) << text << found; };
    row("Run & speed() > 1", "speed(…) needs motion");
    row("Run & speed() > x()", "a comparison of signals needs motion");
    row("contact(LeftFoot)", "contact(…) needs motion");
    row("longer(Run, 2) & mean(Run, speed()) > 2", "mean(…) needs motion");
    row("like(\"jump\")", "like(…) needs motion");
    row("terrain == \"gravel\"", "a comparison needs properties of frames");
    row("first(Run.author == \"ana\")", "a comparison needs properties of frames");
    row("caption(\"left hand\")", "caption(…) needs captions");
    row("Run & with(Tired)", "with(…) needs takes");
}

void tst_RuntimeFunctions::whatAFileLacksIsNamed()
{
    QFETCH(QString, text);
    QFETCH(QString, found);
    const auto file = opened(randomLibrary(1, 5).packed());
    const auto query = RuntimeQuery::parsed(text.toStdString(), *file);
    QCOMPARE(codeOfQuery(query), std::string("runtime.not-held"));
    const QString message = QString::fromStdString(query.error().message);
    QVERIFY2(message.startsWith(found + ", which a runtime file does not hold") &&
                 message.contains("derived tag"),
             qPrintable(message));
}

QTEST_APPLESS_MAIN(tst_RuntimeFunctions)
#include "tst_RuntimeFunctions.moc"
