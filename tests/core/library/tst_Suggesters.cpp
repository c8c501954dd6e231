// Programs of somebody's own that suggest ranges: what they are told, what is taken of their answers, and
// every way in which they fail.

#include "core/library/suggesters/ForeignSuggestions.h"
#include "core/library/suggesters/SuggesterRequest.h"
#include "core/library/suggesters/SuggesterRun.h"
#include "core/support/text/ErrorText.h"
#include "tests/support/JsonSchema.h"
#include "tests/support/TestData.h"

#include <QElapsedTimer>
#include <QTest>

#include <atomic>
#include <chrono>
#include <thread>

using namespace tagline;
using tagline::test::JsonSchema;

namespace {

/// A skeleton of a root, a plain node and a head on it, and a clip in which the root goes a metre a frame.
std::shared_ptr<ImportedModel> walker(Frame frames)
{
    auto model = std::make_shared<ImportedModel>();
    model->skeleton = Skeleton(
        {{"Hips", noJoint, {{0, 1, 0}}}, {"holder", 0, {}, JointKind::Node}, {"Head", 1, {{0, 0.5f, 0}}}});
    Clip clip;
    clip.name = clip.displayName = "walk";
    clip.frames = frames;
    clip.rate = {30, 1};
    model->clips.push_back(clip);
    return model;
}

std::string schemaFaults(const char* file, const std::string& text)
{
    const QString path = tagline::test::sourceFolder() + "/resources/schemas/" + file;
    return JsonSchema::fromFile(path.toStdString()).faultsOf(text);
}

} // namespace

class tst_Suggesters : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theyAreToldOfClipsAndTags();
    void placesAreToldWhereTheyAreWanted();
    void aRequestHoldsAsManyClipsAsItMay();
    void answersAreRead();
    void whatIsWrongWithAnAnswerIsSaidWithItsPlace_data();
    void whatIsWrongWithAnAnswerIsSaidWithItsPlace();
    void whatAnAnswerMayNotSayIsLeftOutAndNoted();
    void programsAreAsked();
    void failuresOfProgramsAreSaid_data();
    void failuresOfProgramsAreSaid();
    void cancelledProgramsEnd();
    void handsAreNeverOverruled();
    void theDoubtfulComeFirst();
    void whatIsAcceptedIsTagged();
    void rivalsDoNotOverrunEachOther();

private:
    SuggesterJob job(std::vector<std::string> command = {"cat"}, std::vector<std::string> tags = {"Run"},
                     bool wantsPlaces = false, int seconds = 20) const
    {
        return suggesterJob({"guesser", std::move(command), std::move(tags), wantsPlaces, seconds}, m_library,
                            m_library.clipsInPathOrder());
    }
    static ForeignSuggestion run(FrameRange range, double score) { return {ClipId(0), "Run", range, score}; }

    ClipLibrary m_library;
};

/// Two clips of 30 and 10 frames; the first has Run on [0, 10).
void tst_Suggesters::init()
{
    m_library = {};
    m_library.setModel(m_library.addSource("/a/walk.bvh", "walk.bvh"), walker(30));
    m_library.setModel(m_library.addSource("/b/jog.bvh", "jog.bvh"), walker(10));
    const TagId run = m_library.vocabulary().intern("Run");
    m_library.setSheet(ClipId(0), TagSheet().withRanges(run, {{0, 10}}));
}

void tst_Suggesters::theyAreToldOfClipsAndTags()
{
    const SuggesterJob asked = job();
    QCOMPARE(asked.clips.size(), 2u);
    const SuggesterRequest request = suggesterRequest(asked, asked.clips);
    QCOMPARE(request.clips, 2u);
    QCOMPARE(schemaFaults("tagline.suggester-request.schema.json", request.text), std::string());
    const auto json = JsonSchema::Json::parse(request.text);
    QCOMPARE(json["tags"].dump(), std::string(R"(["Run"])"));
    const auto& walk = json["clips"][1]; // jog.bvh comes first
    QCOMPARE(walk["name"].get<std::string>(), std::string("walk.bvh"));
    QCOMPARE(walk["frames"].get<int>(), 30);
    QCOMPARE(walk["tags"].dump(), std::string(R"({"Run":[[0,10]]})"));
    QVERIFY(!walk.contains("positions"));
    QCOMPARE(job({"cat"}, {}).tags, std::vector<std::string>{"Run"}); // none named: those that there are
}

void tst_Suggesters::placesAreToldWhereTheyAreWanted()
{
    const SuggesterJob asked = job({"cat"}, {"Run"}, true);
    const std::string text = suggesterRequest(asked, asked.clips).text;
    QCOMPARE(schemaFaults("tagline.suggester-request.schema.json", text), std::string());
    const auto json = JsonSchema::Json::parse(text);
    const auto& walk = json["clips"][1];
    QCOMPARE(walk["joints"].dump(), std::string(R"(["Hips","Head"])"));
    QCOMPARE(walk["parents"].dump(), std::string("[-1,0]"));
    QCOMPARE(walk["positions"].size(), 30u);
    QCOMPARE(walk["positions"][0].dump(), std::string("[[0,1,0],[0,1.5,0]]"));
}

void tst_Suggesters::aRequestHoldsAsManyClipsAsItMay()
{
    const SuggesterJob asked = job();
    QCOMPARE(suggesterRequest(asked, asked.clips, 1).clips, 1u); // one at least
    const SuggesterRequest first = suggesterRequest(asked, asked.clips, 1);
    QCOMPARE(schemaFaults("tagline.suggester-request.schema.json", first.text), std::string());
    QVERIFY(first.text.find("jog.bvh") != std::string::npos &&
            first.text.find("walk.bvh") == std::string::npos);
}

void tst_Suggesters::answersAreRead()
{
    const SuggesterJob asked = job();
    const std::string text =
        R"({"suggestions":[{"clip":"walk.bvh","tag":"Run","start":12,"stop":20,"score":0.75,"why":"fast"}],"by":1})";
    QCOMPARE(schemaFaults("tagline.suggester-answer.schema.json", text), std::string());
    const auto answer = readSuggesterAnswer(text, asked, asked.clips);
    QVERIFY(answer);
    QCOMPARE(answer->suggestions.size(), 1u);
    QVERIFY(answer->suggestions[0] == run({12, 20}, 0.75));
    QVERIFY(answer->notes().empty());
    QVERIFY(readSuggesterAnswer(R"({"suggestions":[]})", asked, asked.clips)->suggestions.empty());
}

void tst_Suggesters::whatIsWrongWithAnAnswerIsSaidWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("column");
    const auto one = [](const char* members) {
        return QByteArray("{\"suggestions\":[") + members + "]}"; // the member begins at column 17
    };
    QTest::newRow("nothing") << QByteArray() << "suggester.syntax" << 1;
    QTest::newRow("words") << QByteArray("loading model") << "suggester.syntax" << 1;
    QTest::newRow("no list") << QByteArray("{}") << "suggester.missing-key" << 1;
    QTest::newRow("no object") << one("3") << "suggester.wrong-type" << 17;
    QTest::newRow("no clip") << one(R"({"tag":"Run","start":1,"stop":2,"score":1})")
                             << "suggester.missing-key" << 17;
    QTest::newRow("no score") << one(R"({"clip":"walk.bvh","tag":"Run","start":1,"stop":2})")
                              << "suggester.missing-key" << 17;
    QTest::newRow("other clip") << one(R"({"clip":"no.bvh","tag":"Run","start":1,"stop":2,"score":1})")
                                << "suggester.unknown-clip" << 25;
    QTest::newRow("half a frame") << one(R"({"start":1.5,"clip":"walk.bvh","tag":"Run","stop":2,"score":1})")
                                  << QString() << 26;
    QTest::newRow("empty range") << one(R"({"stop":5,"clip":"walk.bvh","tag":"Run","start":5,"score":1})")
                                 << "suggester.empty-range" << 25;
    QTest::newRow("score 2") << one(R"({"score":2,"clip":"walk.bvh","tag":"Run","start":1,"stop":2})")
                             << "suggester.bad-score" << 26;
    QTest::newRow("twice") << QByteArray(R"({"suggestions":[],"suggestions":[]})")
                           << "suggester.duplicate-key" << 19;
}

void tst_Suggesters::whatIsWrongWithAnAnswerIsSaidWithItsPlace()
{
    QFETCH(QByteArray, answer);
    QFETCH(QString, code);
    QFETCH(int, column);
    const SuggesterJob asked = job();
    const auto read = readSuggesterAnswer(answer.toStdString(), asked, asked.clips);
    QVERIFY(!read);
    const QString found = QString::fromStdString(read.error().code + ' ' + read.error().text());
    QVERIFY2(code.isEmpty() || found.startsWith(code + ' '), qPrintable(found));
    QVERIFY2(found.startsWith("suggester.") && found.contains("guesser"), qPrintable(found));
    QVERIFY2(read.error().line == 1 && read.error().column == column, qPrintable(found));
}

void tst_Suggesters::whatAnAnswerMayNotSayIsLeftOutAndNoted()
{
    const SuggesterJob asked = job();
    const auto answer = readSuggesterAnswer(
        R"({"suggestions":[{"clip":"jog.bvh","tag":"Run","start":5,"stop":99,"score":1},
                           {"clip":"jog.bvh","tag":"Run","start":10,"stop":12,"score":1},
                           {"clip":"jog.bvh","tag":"Jump","start":1,"stop":2,"score":0}]})",
        asked, asked.clips);
    QVERIFY(answer);
    QCOMPARE(answer->suggestions.size(), 1u);
    QVERIFY(answer->suggestions[0].range == FrameRange({5, 10}));
    QCOMPARE(answer->cut, 1);
    QCOMPARE(answer->outside, 1);
    QCOMPARE(answer->unwanted, 1);
    QCOMPARE(answer->notes().size(), 3u);
}

void tst_Suggesters::programsAreAsked()
{
    const std::string script = R"(grep -c '"walk.bvh"' >&2; echo '{"suggestions": [{"clip": "walk.bvh",)"
                               R"( "tag": "Run", "start": 12, "stop": 20, "score": 0.5}]}')";
    std::size_t told = 0;
    const auto answer = runSuggester(
        job({"sh", "-c", script}), [&](std::size_t clips) { told = clips; }, nullptr);
    QVERIFY2(answer, answer ? "" : answer.error().text().c_str());
    QVERIFY(answer->suggestions == std::vector{run({12, 20}, 0.5)});
    QCOMPARE(told, 2u);
}

void tst_Suggesters::failuresOfProgramsAreSaid_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("part");
    QTest::newRow("status") << "echo 'no model here' >&2; echo more >&2; exit 3"
                            << "suggester.failed"
                            << "guesser failed (exit status 3): no model here";
    QTest::newRow("no words") << "exit 1"
                              << "suggester.failed"
                              << "guesser failed (exit status 1)";
    QTest::newRow("traceback")
        << "printf 'Traceback (most recent call last):\\n  File x\\nKeyError: 7\\n' >&2; exit 1"
        << "suggester.failed"
        << "KeyError: 7";
    QTest::newRow("crash") << "kill -SEGV $$"
                           << "suggester.failed"
                           << "segmentation fault";
    QTest::newRow("too long") << "sleep 60"
                              << "suggester.time"
                              << "1 second";
    QTest::newRow("too much") << "yes"
                              << "suggester.too-much"
                              << "64 MB";
    QTest::newRow("no answer") << "cat >/dev/null"
                               << "suggester.syntax"
                               << "guesser";
    QTest::newRow("not what it is") << "cat"
                                    << "suggester.missing-key"
                                    << "suggestions";
}

void tst_Suggesters::failuresOfProgramsAreSaid()
{
    QFETCH(QString, script);
    QFETCH(QString, code);
    QFETCH(QString, part);
    const int seconds = code == "suggester.time" ? 1 : 60;
    const auto answer =
        runSuggester(job({"sh", "-c", script.toStdString()}, {"Run"}, false, seconds), {}, nullptr);
    QVERIFY(!answer);
    const QString text = QString::fromStdString(answer.error().text());
    QVERIFY2(answer.error().code == code.toStdString(), qPrintable(text));
    QVERIFY2(text.contains(part), qPrintable(text));
    QVERIFY(sentenceOf(answer.error()).find('\n') == std::string_view::npos);
    const auto none = runSuggester(job({"no-such-program-of-tagline"}), {}, nullptr);
    QCOMPARE(none.error().code, std::string("suggester.start"));
    QCOMPARE(runSuggester(job({}), {}, nullptr).error().code, std::string("suggester.start"));
}

void tst_Suggesters::cancelledProgramsEnd()
{
    QElapsedTimer timer;
    timer.start();
    std::atomic<bool> cancelled = false;
    std::thread person([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        cancelled = true;
    });
    const auto answer = runSuggester(job({"sleep", "60"}, {"Run"}, false, 100), {}, &cancelled);
    person.join();
    QCOMPARE(answer.error().code, std::string("suggester.cancelled"));
    QVERIFY(timer.elapsed() < 30'000);
}

/// Run is on [0, 10); [20, 24) was rejected.
void tst_Suggesters::handsAreNeverOverruled()
{
    const std::vector answer{run({0, 12}, 0.9), run({8, 20}, 0.8), run({19, 25}, 0.5)};
    const std::vector rejected{run({20, 24}, 0.5)};
    const auto open = openSuggestions(answer, rejected, m_library);
    // The first lies on what is tagged, the last on what was rejected; of the second the tagged frames go.
    QVERIFY(open == std::vector{run({10, 20}, 0.8)});
}

void tst_Suggesters::theDoubtfulComeFirst()
{
    const std::vector answer{run({10, 14}, 0.875), run({15, 19}, 0.125), run({20, 24}, 0.55),
                             run({23, 26}, 0.2)};
    const auto open = openSuggestions(answer, {}, m_library);
    // Where two overlap, the surer keeps the frames.
    QVERIFY(open == (std::vector{run({20, 24}, 0.55), run({24, 26}, 0.2), run({10, 14}, 0.875),
                                 run({15, 19}, 0.125)}));
    QVERIFY(doubtOf(0.5) > doubtOf(0.4) && doubtOf(0.75) == doubtOf(0.25) && doubtOf(1) == 0);
}

void tst_Suggesters::whatIsAcceptedIsTagged()
{
    const auto changes = acceptedChanges(std::vector{run({10, 14}, 0.9), run({5, 20}, 0.1)}, m_library);
    QCOMPARE(changes.size(), 1u);
    const auto ranges = changes[0].sheet.ranges(TagId(0));
    const std::vector<FrameRange> wanted{{0, 10}, {10, 14}, {14, 20}};
    QVERIFY(std::vector<FrameRange>(ranges.begin(), ranges.end()) == wanted);
    QVERIFY(acceptedChanges(std::vector{run({2, 8}, 1)}, m_library).empty()); // it is so already
}

/// Run and Walk exclude each other: neither a hand's Run nor a surer Walk is carved.
void tst_Suggesters::rivalsDoNotOverrunEachOther()
{
    TagVocabulary& vocabulary = m_library.vocabulary();
    vocabulary.setGroups({{"gait", OverlapPolicy::Carve, Exclusiveness::AtMostOne, {}}});
    TagDefinition definition;
    definition.group = "gait";
    definition.name = "Run";
    vocabulary.define(definition);
    definition.name = "Walk";
    const TagId walk = vocabulary.define(definition);
    const ForeignSuggestion overHand{ClipId(0), "Walk", {4, 18}, 0.9};
    const auto open = openSuggestions(std::vector{overHand}, {}, m_library);
    QCOMPARE(open.size(), 1u);
    QVERIFY(open[0].range == FrameRange({10, 18}));
    const auto changes = acceptedChanges(std::vector{run({12, 25}, 0.6), overHand}, m_library);
    QCOMPARE(changes.size(), 1u);
    QVERIFY(changes[0].sheet.ranges(walk)[0] == FrameRange({10, 18}));
    const auto runs = changes[0].sheet.ranges(TagId(0));
    const std::vector<FrameRange> wanted{{0, 10}, {18, 25}};
    QVERIFY(std::vector<FrameRange>(runs.begin(), runs.end()) == wanted);
}

QTEST_APPLESS_MAIN(tst_Suggesters)
#include "tst_Suggesters.moc"
