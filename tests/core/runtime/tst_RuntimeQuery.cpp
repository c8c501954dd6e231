#include "core/query/language/parsing/QueryParser.h"
#include "core/query/language/parsing/QueryTerms.h"
#include "core/runtime/RuntimeQuery.h"
#include "tests/core/runtime/RuntimeFixture.h"

#include <QTest>

using namespace tagline;
using tagline::test::asSet;
using tagline::test::opened;
using tagline::test::randomLibrary;
using tagline::test::TestLibrary;

namespace {

std::string randomText(std::mt19937& random, int depth);

/// A function of one set or of two.
std::string randomCall(std::mt19937& random, int depth)
{
    static constexpr const char* calls[] = {
        "head(%, 3)",        "lastframes(%, 0.1s)", "first(%, 2)",        "longer(%, 0.03s)",
        "grow(%, 2, 50ms)",  "close(%, 4f)",        "clips(%)",           "random(%, 5, 3)",
        "(count(%) >= 2)",   "(coverage(%) < 0.3)", "(seconds(%) > 0.2)", "inside(%, %)",
        "overlapping(%, %)", "lastin(%, %)",        "after(%, %, 0.5s)",  "near(%, %, -0.2s, 40f)"};
    std::string text = calls[random() % std::size(calls)];
    for (std::size_t at = text.find('%'); at != std::string::npos; at = text.find('%', at)) {
        const std::string set = randomText(random, depth - 1);
        text.replace(at, 1, set);
        at += set.size();
    }
    return text;
}

/// A random query over names that a random library has, as a text.
std::string randomText(std::mt19937& random, int depth)
{
    static constexpr const char* names[] = {
        "Run", "Locomotion", "Locomotion.Walk", "Tired",       "Contact",
        "Jog", "Boss",       "Moving",          "Left",        "exact(Locomotion.Walk)",
        "all", "none",       "Unused",          "M\303\274de", "Right"};
    if (depth == 0 || random() % 5 == 0) return names[random() % std::size(names)];
    switch (random() % 8) {
    case 6:
        return randomCall(random, depth);
    case 5:
        return "atleast(" + std::to_string(1 + random() % 3) + ", " + randomText(random, depth - 1) +
               ", optional(" + names[random() % 9] + "), " + randomText(random, depth - 1) + ')';
    case 0:
        return "~" + ('(' + randomText(random, depth - 1) + ')');
    case 1:
        return '(' + randomText(random, depth - 1) + " - " + randomText(random, depth - 1) + ')';
    case 2:
        return '(' + randomText(random, depth - 1) + " & " + randomText(random, depth - 1) + " & " +
               randomText(random, depth - 1) + ')';
    default:
        return '(' + randomText(random, depth - 1) + " | " + randomText(random, depth - 1) + ')';
    }
}

std::string codeOf(const Result<RuntimeQuery>& query) { return query ? "understood" : query.error().code; }

} // namespace

class tst_RuntimeQuery : public QObject
{
    Q_OBJECT

private slots:
    void answersAreTheLibrarysOwn_data();
    void answersAreTheLibrarysOwn();
    void singleFramesAgreeWithTheAnswer();
    void operatorsMakeTheSameQuery();
    void chainsAreOneStep();
    void savedQueriesAreKnown();
    void groupsAnswerAsInTheLibrary();
    void aFileWithoutGroupsKnowsNone();
    void errorsNameTheColumn();
    void valuesOfInstancesAreRefused();
    void deepExpressionsAreRefused();
    void aParentThatTheFileLacksIsWhatIsBelowIt();
    void emptyFilesAnswerNothing();
};

void tst_RuntimeQuery::answersAreTheLibrarysOwn_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 40; ++seed) QTest::addRow("seed %d", seed) << seed;
}

void tst_RuntimeQuery::answersAreTheLibrarysOwn()
{
    QFETCH(int, seed);
    std::mt19937 random(std::uint32_t(seed) * 77u);
    const TestLibrary library = randomLibrary(std::uint32_t(seed), 3 + std::size_t(seed) * 4);
    const auto file = opened(library.packed());
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    SetWorkspace workspace;
    for (int i = 0; i < 60; ++i) {
        const std::string text = randomText(random, 4);
        const auto query = RuntimeQuery::parsed(text, *file);
        QVERIFY2(query, query ? "" : query.error().text().c_str());
        const auto inLibrary = parseQuery(text, library.vocabulary);
        QVERIFY(inLibrary);
        const FrameSet wanted = evaluate(*inLibrary, library.asked());
        const FrameSetView answer = query->answer(workspace);
        QVERIFY2(asSet(*file, answer, library) == wanted, text.c_str());
        QCOMPARE(totals(answer, file->axis()), wanted.totals());
    }
}

void tst_RuntimeQuery::singleFramesAgreeWithTheAnswer()
{
    const TestLibrary library = randomLibrary(11, 30);
    const auto file = opened(library.packed());
    std::mt19937 random(5);
    SetWorkspace workspace;
    for (int i = 0; i < 40; ++i) {
        const std::string text = randomText(random, 4);
        const auto query = RuntimeQuery::parsed(text, *file);
        const FrameSetView answer = query->answer(workspace);
        for (std::uint32_t clip = 0; clip <= file->clipCount(); ++clip)
            for (Frame frame = -1; frame < file->axis().frames(ClipId(clip)) + 2; ++frame)
                if (query->holdsAt(ClipId(clip), frame) !=
                    contains(answer, file->axis(), ClipId(clip), frame))
                    QFAIL((text + " at frame " + std::to_string(frame)).c_str());
    }
}

void tst_RuntimeQuery::operatorsMakeTheSameQuery()
{
    const TestLibrary library = randomLibrary(12, 30);
    const auto file = opened(library.packed());
    const TagId run = *file->findTag("Locomotion.Run");
    const TagId tired = *file->findTag("Style.Tired");
    const TagId walk = *file->findTag("Locomotion.Walk");
    const auto built = RuntimeQuery::of((tag(run) - tag(tired)) | ~exactTag(walk), *file);
    const auto parsed = RuntimeQuery::parsed("(Run - Tired) | ~exact(Locomotion.Walk)", *file);
    QVERIFY(built && parsed);
    QVERIFY(std::ranges::equal(built->steps(), parsed->steps()));
    SetWorkspace first;
    SetWorkspace second;
    const FrameSetView a = built->answer(first);
    const FrameSetView b = parsed->answer(second);
    QVERIFY(totals(a, file->axis()).frames > 0);
    QVERIFY(asSet(*file, a, library) == asSet(*file, b, library));
}

void tst_RuntimeQuery::chainsAreOneStep()
{
    const auto file = opened(randomLibrary(1, 5).packed());
    const auto query = RuntimeQuery::parsed("(Run | Tired | Left | Run) & Right & ~Left", *file);
    std::string steps;
    for (const SetStep step : query->steps())
        steps += "L*0|&-~"[int(step.kind)] + std::to_string(step.number) + ' ';
    QCOMPARE(steps, std::string("L0 L1 L2 L0 |4 L3 L2 ~0 &3 "));
    QCOMPARE(query->leaves().size(), 4u);
}

void tst_RuntimeQuery::savedQueriesAreKnown()
{
    const TestLibrary library = randomLibrary(13, 20);
    RuntimeContent content = library.content();
    content.savedQueries = {
        {"fresh runs", "Run & ~Tired"}, {"again", "@\"fresh runs\" | Boss"}, {"broken", "Run &"}};
    const auto file = opened(packedRuntimeFile(content).value());
    const auto saved = RuntimeQuery::parsed("@again", *file);
    const auto spelled = RuntimeQuery::parsed("(Run & ~Tired) | Boss", *file);
    QVERIFY(saved && spelled);
    QVERIFY(std::ranges::equal(saved->steps(), spelled->steps()));
    QVERIFY(!RuntimeQuery::parsed("@broken", *file));
    QVERIFY(!RuntimeQuery::parsed("@nothing", *file));
}

void tst_RuntimeQuery::groupsAnswerAsInTheLibrary()
{
    TestLibrary library = randomLibrary(21, 40);
    for (const auto& [name, group] : {std::pair("Locomotion.Run", "gait"),
                                      {"Locomotion.Walk", "gait"}, // with Walk.Fast below it
                                      {"Style.Tired", "how one feels"}}) {
        TagDefinition definition = library.vocabulary[*library.vocabulary.find(name)];
        definition.group = group;
        definition.isRegistered = true;
        library.vocabulary.define(definition);
    }
    const auto file = opened(library.packed());
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    QCOMPARE(file->tag(*file->findTag("Locomotion.Walk")).group, std::string_view("gait"));
    QVERIFY(file->tag(*file->findTag("Contact.Left")).group.empty());
    SetWorkspace workspace;
    for (const char* text :
         {"group(gait)", "~group(gait)", "group(\"how one feels\") & Contact", "Contact - group(gait)",
          "group(gait) | group(\"how one feels\") | Contact", "atleast(2, group(gait), Tired, Contact)"}) {
        const auto query = RuntimeQuery::parsed(text, *file);
        QVERIFY2(query, query ? "" : query.error().text().c_str());
        const FrameSet wanted =
            evaluate(*parseQuery(text, library.vocabulary), library.index, library.vocabulary);
        QVERIFY(!wanted.isEmpty());
        QVERIFY2(asSet(*file, query->answer(workspace), library) == wanted, text);
    }
    QVERIFY(!RuntimeQuery::parsed("group(pace)", *file));
}

/// As an older program writes it, or one whose tags are in none: byte for byte the same.
void tst_RuntimeQuery::aFileWithoutGroupsKnowsNone()
{
    TestLibrary library = randomLibrary(22, 10);
    const std::string without = library.packed();
    RuntimeContent content = library.content();
    content.tags.front().group = "gait";
    const std::string with = packedRuntimeFile(content).value();
    QVERIFY(with.size() > without.size());
    const auto file = opened(without);
    QVERIFY(file);
    QVERIFY(!RuntimeQuery::parsed("group(gait)", *file));
    QVERIFY(RuntimeQuery::parsed("group(gait)", *opened(with)));
    RuntimeHeader header;
    std::memcpy(&header, with.data(), sizeof header);
    QCOMPARE(header.version, 1u); // which older readers read: they pass over the section
    std::memcpy(&header, without.data(), sizeof header);
    QCOMPARE(header.sectionCount, requiredSections);
}

void tst_RuntimeQuery::errorsNameTheColumn()
{
    const auto file = opened(randomLibrary(1, 5).packed());
    const auto unknown = RuntimeQuery::parsed("Run & Tierd", *file);
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().column, 7);
    QVERIFY2(unknown.error().message.find("did you mean \"Tired\"") != std::string::npos,
             unknown.error().message.c_str());
    QCOMPARE(codeOf(RuntimeQuery::parsed("", *file)), std::string("query.empty"));
    QVERIFY(!RuntimeQuery::parsed("Game", *file));
}

void tst_RuntimeQuery::valuesOfInstancesAreRefused()
{
    const auto file = opened(randomLibrary(1, 5).packed());
    const auto query = RuntimeQuery::of(terms::valueOf(TagId(0), "hand") == "left", *file);
    QCOMPARE(codeOf(query), std::string("runtime.not-held"));
    QVERIFY(query.error().message.starts_with("a comparison needs values of instances, which"));
}

void tst_RuntimeQuery::deepExpressionsAreRefused()
{
    const auto file = opened(randomLibrary(1, 5).packed());
    const auto nested = [](std::size_t depth) {
        QueryExpression query = tag(TagId(0));
        for (std::size_t i = 1; i < depth; ++i) query = tag(TagId(std::uint32_t(i % 3))) - query;
        return query;
    };
    const auto deepest = RuntimeQuery::of(nested(RuntimeQuery::mostDepth), *file);
    QCOMPARE(codeOf(deepest), std::string("understood"));
    QVERIFY(!deepest->holdsAt(ClipId(0), -1));
    deepest->holdsAt(ClipId(1), 0);
    QCOMPARE(codeOf(RuntimeQuery::of(nested(RuntimeQuery::mostDepth + 1), *file)),
             std::string("runtime.too-deep"));
}

void tst_RuntimeQuery::aParentThatTheFileLacksIsWhatIsBelowIt()
{
    const TestLibrary library = randomLibrary(14, 20);
    RuntimeContent content = library.content();
    std::erase_if(content.tags, [](const RuntimeTag& tag) { return tag.name == "Locomotion"; });
    const auto file = opened(packedRuntimeFile(content).value());
    QVERIFY(!file->findTag("Locomotion"));
    const auto query = RuntimeQuery::parsed("Locomotion & ~Tired", *file);
    QVERIFY2(query, query ? "" : query.error().text().c_str());
    SetWorkspace workspace;
    const FrameSet wanted =
        evaluate(*parseQuery("Locomotion & ~Tired", library.vocabulary), library.index, library.vocabulary);
    QVERIFY(!wanted.isEmpty());
    QVERIFY(asSet(*file, query->answer(workspace), library) == wanted);
}

void tst_RuntimeQuery::emptyFilesAnswerNothing()
{
    const auto file = opened(packedRuntimeFile({}).value());
    SetWorkspace workspace;
    for (const char* text : {"all", "none", "~none", "all - none", "frames(0, 5)", "clip(\"*\")",
                             "count(none) == 0", "longer(all, 1s)"}) {
        const auto query = RuntimeQuery::parsed(text, *file);
        QVERIFY(query);
        QVERIFY(query->answer(workspace).isEmpty());
        QVERIFY(!query->holdsAt(ClipId(0), 0));
    }
    QVERIFY(!RuntimeQuery::parsed("Run", *file));
}

QTEST_APPLESS_MAIN(tst_RuntimeQuery)
#include "tst_RuntimeQuery.moc"
