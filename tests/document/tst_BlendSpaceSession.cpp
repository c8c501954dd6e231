#include "app/document/playing/BlendSpaceSession.h"
#include "core/library/LibraryQueries.h"
#include "core/query/evaluation/QueryCache.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/document/HeldWork.h"
#include "tests/document/SmallLibrary.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr std::int64_t second = 1'000'000'000;

/// Three samples in two clips: still, and turning to the left and to the right at 2 m/s.
struct ThreeSamples
{
    ThreeSamples()
    {
        session.setStaging([this](ClipId clip, const std::shared_ptr<const ImportedModel>&) {
            ++staged;
            return clip.value < 2 ? stagedOn(model, clipOf(model, clip.value)) : StagedClip();
        });
        session.setSamples({{ClipId(0), {0, 31}, {0.0, 0.0}},
                            {ClipId(0), {60, 91}, {60.0, 2.0}},
                            {ClipId(1), {30, 61}, {-60.0, 2.0}}});
    }

    std::shared_ptr<const ImportedModel> model = smallModel({121, 121});
    int staged = 0;
    BlendSpaceSession session;
};

/// Four samples in a row, of clips that wait to be carried over to a figure with other names.
struct MappedSamples
{
    MappedSamples()
    {
        session.setPreparation(preparation);
        session.setStaging([this](ClipId clip, const std::shared_ptr<const ImportedModel>&) {
            return mappedClip(model, clip.value, figure);
        });
        std::vector<BlendSample> samples;
        for (std::uint32_t i = 0; i < 4; ++i) samples.push_back({ClipId(i), {0, 31}, {double(i), 0.0}});
        session.setSamples(samples);
        session.setPuck({0.4, 0.0});
    }

    float playedWeight(std::uint32_t clip) const
    {
        for (const PlayingClip& each : session.playing())
            if (each.clip == ClipId(clip)) return each.weight;
        return 0.0f;
    }

    std::shared_ptr<const ImportedModel> model = smallModel({61, 61, 61, 61});
    std::shared_ptr<const ImportedModel> figure = otherFigure();
    ClipPreparation preparation;
    HeldWork work{preparation};
    BlendSpaceSession session;
};

/// A library of one clip of 100 frames that goes over from walking to running.
struct WalkAndRun
{
    WalkAndRun()
    {
        const SourceId source = addFile(document, folder, "walk.bvh", {100});
        clip = document.library().source(source).clips.at(0);
        const TagId walk = document.tagNamed("Locomotion.Walk");
        const TagId run = document.tagNamed("Locomotion.Run");
        const TagId bad = document.tagNamed("Bad");
        document.editSheet(clip, "tag", 0, [&](const TagSheet& sheet) {
            TagSheet made = withRangeAdded(sheet, walk, {0, 60}, 100);
            made = withRangeAdded(made, run, {60, 97}, 100);
            return withRangeAdded(made, bad, {20, 30}, 100);
        });
    }

    std::vector<FrameRange> ranges(const std::string& text) const
    {
        const auto query = parseQuery(text, document.library());
        if (!query) qFatal("%s", query.error().message.c_str());
        const FrameSet answer = evaluate(*query, document.library().queryLibrary());
        std::vector<FrameRange> found;
        for (const BlendSample& each : samplesOf(document.library(), *query, answer))
            found.push_back(each.range);
        return found;
    }

    QTemporaryDir folder;
    LibraryDocument document;
    ClipId clip;
};

using Ranges = std::vector<FrameRange>;

} // namespace

class tst_BlendSpaceSession : public QObject
{
    Q_OBJECT

private slots:
    void rangesAreCutWhereTagsOfTheQueryChange();
    void tagsThatAreNotNamedCutNothing();
    void allPartsStayWhereThereAreTooMany();
    void cyclesGoFromFootfallToFootfall();
    void marksAreCountedFromTheRange();
    void samplesAreMeasured();
    void thePuckStaysAmongTheSamples();
    void weightsFollowThePuck();
    void onlyWhatCountsIsStaged();
    void samplesPlayTheirRangesRoundAndRound();
    void whatCannotBeShownIsLeftOut();
    void aClipThatDoesNotFitTheFigureIsKnown();
    void otherSamplesStartAnew();
    void withoutSamplesThereIsNoFigure();
    void samplesWithTheSameMarksAreInStep();
    void whatIsPreparedPlays();
    void neighboursArePreparedAhead();
    void whoStopsPreparesNoMore();
    void samplesAreBakedWithoutAJump();
};

void tst_BlendSpaceSession::rangesAreCutWhereTagsOfTheQueryChange()
{
    WalkAndRun library;
    QVERIFY(library.ranges("Walk | Run") == Ranges({{0, 60}, {60, 97}}));
    QVERIFY(library.ranges("Locomotion") == Ranges({{0, 60}, {60, 97}}));
    QVERIFY(library.ranges("Walk") == Ranges({{0, 60}}));
}

void tst_BlendSpaceSession::tagsThatAreNotNamedCutNothing()
{
    WalkAndRun library;
    QVERIFY(library.ranges("all") == Ranges({{0, 100}}));
    QVERIFY(library.ranges("Walk - Bad") == Ranges({{0, 20}, {30, 60}}));
    QVERIFY(library.ranges("grow(Run, 1)") == Ranges({{60, 97}})); // slivers are no samples
}

void tst_BlendSpaceSession::allPartsStayWhereThereAreTooMany()
{
    // A thousand slow ones close together, and three fast ones far off.
    std::vector<BlendSample> samples;
    std::vector<double> seconds;
    for (Frame i = 0; i < 1000; ++i) {
        samples.push_back({ClipId(0), {i * 10, i * 10 + 10}, {0.001 * i, 0.5}});
        seconds.push_back(i == 700 ? 9.0 : 1.0);
    }
    for (Frame i = 0; i < 3; ++i) {
        samples.push_back({ClipId(1), {i * 10, i * 10 + 10}, {100.0, 2.0 + i}});
        seconds.push_back(0.5);
    }
    const std::vector<BlendSample> few = spreadSamples(samples, seconds, 20);
    QCOMPARE(few.size(), std::size_t(20));
    QVERIFY(std::is_sorted(few.begin(), few.end(), [](const BlendSample& a, const BlendSample& b) {
        return std::pair(a.clip.value, a.range.start) < std::pair(b.clip.value, b.range.start);
    }));
    const auto has = [&](const BlendSample& wanted) {
        return std::find(few.begin(), few.end(), wanted) != few.end();
    };
    for (std::size_t i = 1000; i < 1003; ++i) QVERIFY(has(samples[i])); // no part of the space is lost
    QVERIFY(has(samples[700]));                                         // the longest of its part
    QVERIFY(spreadSamples(samples, seconds, 5000) == samples);
}

void tst_BlendSpaceSession::cyclesGoFromFootfallToFootfall()
{
    const TagId left(1), right(2);
    const std::vector<SyncMark> marks{{left, 0},   {right, 10}, {left, 25},
                                      {right, 40}, {left, 55},  {right, 70}};
    QVERIFY((wholeCycles({0, 80}, marks) == FrameRange{10, 71}));
    QVERIFY((wholeCycles({20, 60}, marks) == FrameRange{25, 56}));
    QVERIFY((wholeCycles({0, 300}, marks) == FrameRange{0, 300})); // too little of it
    QVERIFY((wholeCycles({0, 20}, marks) == FrameRange{0, 20}));   // one mark is no cycle
    QVERIFY((wholeCycles({5, 30}, {}) == FrameRange{5, 30}));
}

void tst_BlendSpaceSession::marksAreCountedFromTheRange()
{
    const std::vector<SyncMark> marks{{TagId(1), 3}, {TagId(2), 10}, {TagId(1), 20}};
    const std::vector<SyncMark> within = marksWithin(marks, {10, 20});
    QCOMPARE(within.size(), std::size_t(1));
    QVERIFY((within[0] == SyncMark{TagId(2), 0}));
}

void tst_BlendSpaceSession::samplesAreMeasured()
{
    WalkAndRun library; // its joint goes one metre a second
    const SignalSource& motions = *library.document.library().motions();
    const auto speed = meanSignal(motions, library.clip, MotionSignal::Speed, {10, 50});
    QVERIFY(speed && std::abs(*speed - 1.0) < 1e-3);
    const auto height = meanSignal(motions, library.clip, MotionSignal::Z, {30, 31});
    QVERIFY(height && std::abs(*height - 1.0) < 1e-3); // one second on
    QVERIFY(!meanSignal(motions, ClipId(7), MotionSignal::Speed, {0, 10}));
    QVERIFY(!meanSignal(motions, library.clip, MotionSignal::Speed, {100, 120})); // past the clip
}

void tst_BlendSpaceSession::thePuckStaysAmongTheSamples()
{
    ThreeSamples three;
    QVERIFY(three.session.puck() == glm::dvec2(0.0));
    three.session.setPuck({0.0, 9.0});
    QVERIFY(glm::distance(three.session.puck(), glm::dvec2(0.0, 2.0)) < 0.01);
}

void tst_BlendSpaceSession::weightsFollowThePuck()
{
    ThreeSamples three;
    QVERIFY(three.session.prepare());
    QCOMPARE(three.session.weights()[0], 1.0f);
    QSignalSpy posed(&three.session, &PoseSource::poseChanged);
    three.session.setPuck({60.0, 2.0});
    QCOMPARE(posed.size(), 1);
    QCOMPARE(three.session.weights()[1], 1.0f);
    QCOMPARE(three.session.playing().size(), std::size_t(1));
    QVERIFY(three.session.playing()[0].clip == ClipId(0));
    three.session.setPuck({-15.0, 1.0}); // between all three
    QCOMPARE(three.session.playing().size(), std::size_t(3));
    float sum = 0.0f;
    for (const PlayingClip& each : three.session.playing()) sum += each.weight;
    QVERIFY(std::abs(sum - 1.0f) < 1e-5f);
}

void tst_BlendSpaceSession::onlyWhatCountsIsStaged()
{
    ThreeSamples three;
    QCOMPARE(three.staged, 0);
    three.session.prepare();
    QCOMPARE(three.staged, 2); // the figure, and the sample at the puck
    three.session.setPuck({60.0, 2.0});
    QCOMPARE(three.staged, 3);
    three.session.setPuck({0.0, 0.0});
    QCOMPARE(three.staged, 3);
}

void tst_BlendSpaceSession::samplesPlayTheirRangesRoundAndRound()
{
    ThreeSamples three;
    three.session.prepare();
    three.session.setPuck({60.0, 2.0});
    three.session.advance(second / 2);
    QVERIFY(std::abs(three.session.playing()[0].frame - 75.0) < 1e-6);
    three.session.advance(second); // the range lasts a second
    QVERIFY(std::abs(three.session.playing()[0].frame - 75.0) < 1e-6);
    three.session.setPlaying(false);
    three.session.advance(second / 4);
    QVERIFY(std::abs(three.session.playing()[0].frame - 75.0) < 1e-6);
}

void tst_BlendSpaceSession::whatCannotBeShownIsLeftOut()
{
    ThreeSamples three;
    three.session.setSamples({{ClipId(5), {0, 31}, {0.0, 0.0}}, {ClipId(1), {0, 31}, {1.0, 0.0}}});
    QVERIFY(three.session.prepare());
    three.session.setPuck({0.5, 0.0});
    QCOMPARE(three.session.playing().size(), std::size_t(1));
    QCOMPARE(three.session.playing()[0].weight, 1.0f);
    three.session.setPuck({0.0, 0.0}); // there is nothing
    QVERIFY(three.session.playing().empty());
    QVERIFY(!three.session.pose().empty());
}

void tst_BlendSpaceSession::aClipThatDoesNotFitTheFigureIsKnown()
{
    const std::vector<std::shared_ptr<const ImportedModel>> models{smallModel({61}), foreignModel({61})};
    BlendSpaceSession session;
    session.setStaging([&](ClipId clip, const std::shared_ptr<const ImportedModel>& figure) {
        const auto& own = models[clip.value];
        StagedClip staged = stagedOn(figure ? figure : own, clipOf(own, 0));
        staged.source = own;
        return staged;
    });
    session.setSamples({{ClipId(0), {0, 31}, {0.0, 0.0}}, {ClipId(1), {0, 31}, {1.0, 0.0}}});
    QVERIFY(session.prepare());
    session.setPuck({0.25, 0.0});
    const auto playing = session.playing();
    QCOMPARE(playing.size(), std::size_t(2));
    QVERIFY(playing[0].clip == ClipId(0) && !playing[0].isForeign);
    QVERIFY(playing[1].clip == ClipId(1) && playing[1].isForeign);
}

void tst_BlendSpaceSession::otherSamplesStartAnew()
{
    ThreeSamples three;
    three.session.prepare();
    three.session.setPuck({30.0, 1.0});
    QSignalSpy changed(&three.session, &PoseSource::changed);
    three.session.setSamples(std::vector(three.session.samples()));
    QVERIFY(changed.isEmpty());
    three.session.setSamples({{ClipId(0), {0, 31}, {10.0, 1.0}}, {ClipId(1), {0, 31}, {50.0, 1.0}}});
    QCOMPARE(changed.size(), 1);
    QVERIFY(glm::distance(three.session.puck(), glm::dvec2(30.0, 1.0)) < 0.01); // where it was
    QCOMPARE(three.session.playing().size(), std::size_t(2));
}

void tst_BlendSpaceSession::withoutSamplesThereIsNoFigure()
{
    BlendSpaceSession none;
    QVERIFY(!none.prepare());
    QVERIFY(none.figure().isEmpty());
    none.setPuck({1.0, 1.0});
    none.advance(second);
    QVERIFY(none.playing().empty());
    ThreeSamples three;
    three.session.prepare();
    QSignalSpy other(&three.session, &PoseSource::figureChanged);
    three.session.setSamples({});
    QCOMPARE(other.size(), 1);
    QVERIFY(three.session.figure().isEmpty());
}

void tst_BlendSpaceSession::samplesWithTheSameMarksAreInStep()
{
    ThreeSamples three;
    three.session.setSyncMarks([](ClipId) {
        return std::vector<SyncMark>{{TagId(1), 30}, {TagId(2), 45}, {TagId(1), 60}, {TagId(2), 75}};
    });
    three.session.setSamples({{ClipId(0), {30, 61}, {0.0, 0.0}}, {ClipId(1), {60, 91}, {1.0, 0.0}}});
    three.session.prepare();
    three.session.setPuck({0.5, 0.0});
    three.session.advance(second / 2);
    QVERIFY(three.session.isInStep(0) && three.session.isInStep(1));
}

void tst_BlendSpaceSession::whatIsPreparedPlays()
{
    MappedSamples four;
    QCOMPARE(four.work.count(), std::size_t(0)); // nobody looks
    QVERIFY(four.session.prepare());
    QCOMPARE(four.session.awaitedCount(), 2);
    QVERIFY(four.session.playing().empty());
    QVERIFY(four.session.pose() == restPose(four.figure->skeleton));
    QSignalSpy posed(&four.session, &PoseSource::poseChanged);
    four.work.doNext();
    QCOMPARE(posed.size(), 1);
    QCOMPARE(four.session.awaitedCount(), 1);
    QCOMPARE(four.playedWeight(0), 1.0f); // it takes the other's part
    four.session.advance(second / 2);
    QVERIFY(four.session.pose() != restPose(four.figure->skeleton));
    four.work.doNext();
    QCOMPARE(four.session.awaitedCount(), 0);
    QVERIFY(std::abs(four.playedWeight(0) - 0.6f) < 1e-3f);
    QVERIFY(std::abs(four.playedWeight(1) - 0.4f) < 1e-3f);
}

void tst_BlendSpaceSession::neighboursArePreparedAhead()
{
    MappedSamples four;
    four.session.prepare();
    QCOMPARE(four.work.count(), std::size_t(3)); // the two at the puck, and the next
    four.work.doAll();
    four.session.setPuck({1.5, 0.0});
    QCOMPARE(four.session.awaitedCount(), 0); // without waiting
    QCOMPARE(four.work.count(), std::size_t(1));
    four.session.setPuck({3.0, 0.0});
    QCOMPARE(four.session.awaitedCount(), 1);
    QCOMPARE(four.work.count(), std::size_t(1)); // it was begun
}

void tst_BlendSpaceSession::whoStopsPreparesNoMore()
{
    MappedSamples four;
    four.session.prepare();
    four.session.rest();
    QVERIFY(four.preparation.isIdle());
    four.work.doAll();
    QVERIFY(four.session.playing().empty());
    four.session.prepare();
    four.work.doAll();
    QCOMPARE(four.session.playing().size(), std::size_t(2));
}

void tst_BlendSpaceSession::samplesAreBakedWithoutAJump()
{
    const auto model = smallModel({121, 121});
    ClipPreparation preparation;
    HeldWork work(preparation);
    BlendSpaceSession session;
    session.setPreparation(preparation);
    session.setStaging([&](ClipId clip, const std::shared_ptr<const ImportedModel>&) {
        StagedClip staged = stagedOn(model, clipOf(model, clip.value));
        staged.source = model;
        staged.place = clip.value;
        return staged;
    });
    session.setSamples({{ClipId(0), {30, 61}, {0.0, 0.0}}, {ClipId(0), {60, 91}, {1.0, 0.0}}});
    session.prepare();
    QCOMPARE(session.playing().size(), std::size_t(1)); // from its keys
    session.advance(second / 2);
    const Pose before = session.pose();
    QCOMPARE(work.count(), std::size_t(2)); // two parts of one clip are two
    work.doAll();
    QVERIFY(glm::distance(before[0].translation, session.pose()[0].translation) < 1e-3f);
    session.setPuck({1.0, 0.0});
    session.advance(second / 2);
    QVERIFY(std::abs(session.playing()[0].frame - 75.0) < 1e-6);
}

QTEST_GUILESS_MAIN(tst_BlendSpaceSession)
#include "tst_BlendSpaceSession.moc"
