// Examples that a library keeps, and like() in queries of it: bodies whose motion is known as a formula.

#include "core/library/ClipLibrary.h"
#include "core/library/LibraryQueries.h"
#include "core/library/edits/ExampleEdits.h"
#include "core/library/search/ExampleLikeness.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "tests/core/search/Bodies.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_ExampleLikeness : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theSameWalkIsAlikeAndARunIsNot();
    void theDistanceOfTheQueryGoesFirst();
    void whatWasAcceptedBelongsToItAndWhatWasRejectedDoesNot();
    void theSourceIsAnotherWhereAnswersAre();
    void measuringCanBeStopped();
    void findingCanBeStopped();
    void itSaysWhyNothingIsAlike();
    void unknownNamesAreErrorsThatNameTheKeptOnes();
    void queriesFollowANewName();
    void anExampleOfTheSameNameTakesItsPlace();

private:
    ClipId add(const char* name, const BodyMotion& motion, FrameRate rate);
    FrameSet answer(const char* text) const;
    void keep(const MotionExample& example) { m_library.set(&LibraryContent::examples, {example}); }

    ClipLibrary m_library;
    MotionExample m_step; ///< one and a half seconds of the first walk
};

ClipId tst_ExampleLikeness::add(const char* name, const BodyMotion& motion, FrameRate rate)
{
    auto model = std::make_shared<ImportedModel>();
    model->skeleton = bodySkeleton();
    Clip clip = bodyClip(motion, 6.0, rate);
    clip.name = clip.displayName = name;
    model->clips.push_back(std::move(clip));
    const std::string file = std::string(name) + ".bvh";
    m_library.setModel(m_library.addSource("/a/" + file, file), std::move(model));
    return ClipId(std::uint32_t(m_library.clipCount() - 1));
}

void tst_ExampleLikeness::init()
{
    m_library = {};
    add("walk", {}, {30, 1});
    add("walk again", {}, {60, 1});
    add("run", {.metresPerSecond = 4.0, .stepsPerSecond = 3.7, .swing = 1.1}, {30, 1});
    m_step = {};
    m_step.name = "Step";
    m_step.range = exampleRange(m_library, ClipId(0), {30, 75});
    m_step.distance = 0.4;
    keep(m_step);
}

FrameSet tst_ExampleLikeness::answer(const char* text) const
{
    const auto query = parseQuery(text, m_library);
    if (!query) qFatal("%s", query.error().text().c_str());
    return evaluate(*query, m_library.queryLibrary());
}

void tst_ExampleLikeness::theSameWalkIsAlikeAndARunIsNot()
{
    const FrameSet alike = answer("like(\"Step\")");
    QVERIFY(alike.rangesOf(ClipId(0)).contains(30) && alike.rangesOf(ClipId(0)).contains(74)); // itself
    QVERIFY(!alike.rangesOf(ClipId(1)).isEmpty());
    QVERIFY(alike.rangesOf(ClipId(2)).isEmpty());
    QVERIFY(answer("like(\"Step\") & clip(\"run\")").isEmpty());
}

void tst_ExampleLikeness::theDistanceOfTheQueryGoesFirst()
{
    const std::int64_t usual = answer("like(\"Step\")").frameCount();
    QVERIFY(answer("like(\"Step\", 50)").frameCount() > usual);
    QVERIFY(!answer("like(\"Step\", 50)").rangesOf(ClipId(2)).isEmpty());
    QCOMPARE(answer("like(\"Step\", 0.4)").frameCount(), usual);
    QVERIFY(answer("like(\"Step\", 1.5)").rangesOf(ClipId(2)).isEmpty()); // a run is farther
}

void tst_ExampleLikeness::whatWasAcceptedBelongsToItAndWhatWasRejectedDoesNot()
{
    m_step.accepted = {exampleRange(m_library, ClipId(2), {60, 90})};
    m_step.rejected = {exampleRange(m_library, ClipId(1), {0, m_library.clip(ClipId(1)).frames})};
    keep(m_step);
    const FrameSet alike = answer("like(\"Step\", 0.01)");
    QVERIFY(alike.rangesOf(ClipId(2)).contains(60) && alike.rangesOf(ClipId(2)).contains(89));
    QVERIFY(alike.rangesOf(ClipId(1)).isEmpty());
    QVERIFY(answer("like(\"Step\", 50)").rangesOf(ClipId(1)).isEmpty());
}

void tst_ExampleLikeness::theSourceIsAnotherWhereAnswersAre()
{
    const auto source = [this] { return m_library.queryLibrary().likeness; };
    const auto first = source();
    QVERIFY(first && source() == first);
    m_library.setSheet(ClipId(0), TagSheet().withRanges(m_library.vocabulary().intern("Run"), {{0, 9}}));
    QVERIFY(source() == first); // tags are nothing to it
    keep(m_step);
    QVERIFY(source() == first); // nor is what is the same
    (void)answer("like(\"Step\")");
    m_step.distance = 0.5;
    keep(m_step);
    QVERIFY(source() != first);
    QCOMPARE(source()->clipsToMeasure(), std::size_t(0)); // its clips are as they were
    const auto second = source();
    add("jog", {.metresPerSecond = 2.0}, {30, 1});
    QVERIFY(source() != second);
    QCOMPARE(source()->clipsToMeasure(), std::size_t(4));
    m_library.set(&LibraryContent::examples, {});
    QVERIFY(!source());
}

void tst_ExampleLikeness::measuringCanBeStopped()
{
    const auto source = m_library.queryLibrary().likeness;
    QCOMPARE(source->clipsToMeasure(), std::size_t(3));
    QVERIFY(!source->measure([](std::size_t) { return false; }));
    QCOMPARE(source->clipsToMeasure(), std::size_t(3));
    std::size_t done = 0;
    QVERIFY(source->measure([&](std::size_t now) {
        done = now;
        return true;
    }));
    QCOMPARE(done, std::size_t(3));
    QCOMPARE(source->clipsToMeasure(), std::size_t(0));
}

void tst_ExampleLikeness::findingCanBeStopped()
{
    const auto source = m_library.queryLibrary().likeness;
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(!source->find("Step", stopped.get_token())); // while it measures
    QCOMPARE(source->clipsToMeasure(), std::size_t(3));
    QVERIFY(source->measure([](std::size_t) { return true; }));
    QVERIFY(!source->find("Step", stopped.get_token())); // while it compares
    QVERIFY(source->find("Step", {}));
    QVERIFY(source->find("Step", stopped.get_token())); // it is known
    QVERIFY(source->find("Stop", {}));                  // there is none to be found
    const auto alike = source->alike("Step", 50.0);
    keep(m_step); // what was stopped before left nothing behind
    QCOMPARE(m_library.queryLibrary().likeness->alike("Step", 50.0), alike);
    QVERIFY(source->alike("Step", 0.0).size() < alike.size());
}

void tst_ExampleLikeness::itSaysWhyNothingIsAlike()
{
    QVERIFY(!m_library.queryLibrary().likeness->refusal("Step"));
    m_step.range.clip = "gone";
    keep(m_step);
    QVERIFY(m_library.queryLibrary().likeness->refusal("Step")->find("is not there") != std::string::npos);
    QVERIFY(answer("like(\"Step\")").isEmpty());
    m_step.range = exampleRange(m_library, ClipId(0), {5000, 5040}); // the file is another now
    keep(m_step);
    QVERIFY(m_library.queryLibrary().likeness->refusal("Step"));
    QVERIFY(answer("like(\"Step\")").isEmpty());
}

void tst_ExampleLikeness::unknownNamesAreErrorsThatNameTheKeptOnes()
{
    const auto query = parseQuery("like(\"Stop\")", m_library);
    QVERIFY(!query);
    QVERIFY2(query.error().message.ends_with("this library keeps: \"Step\""), query.error().message.c_str());
    m_library.set(&LibraryContent::examples, {});
    QVERIFY(parseQuery("like(\"Step\")", m_library).error().message.find("keeps none yet") !=
            std::string::npos);
}

void tst_ExampleLikeness::queriesFollowANewName()
{
    m_library.set(&LibraryContent::queries,
                  {{"steps", "all & like(\"Step\", 2) - caption(\"Step\")"}, {"all", "all"}});
    LibraryEdit edit = exampleRenaming(m_library, "Step", "One \"step\"");
    exchange(m_library, edit);
    QCOMPARE(m_library.savedQueries()[0].text,
             std::string("all & like(\"One \\\"step\\\"\", 2) - caption(\"Step\")"));
    QCOMPARE(m_library.examples().front().name, std::string("One \"step\""));
    QVERIFY(parseQuery("@steps", m_library));
    QVERIFY(namesExample(m_library.savedQueries()[0].text, "One \"step\""));
    QVERIFY(!namesExample(m_library.savedQueries()[0].text, "Step"));
    exchange(m_library, edit); // undone
    QCOMPARE(m_library.examples().front().name, std::string("Step"));
}

void tst_ExampleLikeness::anExampleOfTheSameNameTakesItsPlace()
{
    MotionExample other = m_step;
    other.distance = 2.0;
    MotionExample more = m_step;
    more.name = "More";
    const auto examples = withExample(withExample({m_step}, more), other);
    QCOMPARE(examples.size(), std::size_t(2));
    QCOMPARE(examples.front().distance, 2.0);
    QCOMPARE(examples.back().name, std::string("More"));
}

QTEST_APPLESS_MAIN(tst_ExampleLikeness)
#include "tst_ExampleLikeness.moc"
