// Which hits stand in a crowd, where their figures stand as they begin, and how long their loops are.

#include "core/animation/figure/LocalToModelJob.h"
#include "core/retargeting/BodyFacing.h"
#include "core/staging/CrowdStage.h"

#include <glm/gtc/matrix_transform.hpp>

#include <QTest>

#include <cmath>

using namespace tagline;

namespace {

constexpr std::int64_t second = 1'000'000'000;

/// Hips with two legs, and a spine of so many joints: names by which sides are known.
Skeleton walker(int spine)
{
    const auto joint = [](const char* name, JointIndex parent, glm::vec3 place) {
        return Joint{name, parent, Transform{place}, JointKind::Joint};
    };
    std::vector<Joint> joints{joint("Hips", noJoint, {0, 1, 0}), joint("LeftUpLeg", 0, {0.1f, -0.1f, 0}),
                              joint("RightUpLeg", 0, {-0.1f, -0.1f, 0})};
    for (int i = 0; i < spine; ++i)
        joints.push_back(joint(("Spine" + std::to_string(i)).c_str(),
                               i == 0 ? 0 : JointIndex(joints.size() - 1), {0, 0.2f, 0}));
    return Skeleton(std::move(joints));
}

/// A clip of 91 frames at 30 a second: the hips turn round once, while they go two metres along x from x = 5.
std::shared_ptr<const ImportedModel> turning(int spine, const char* hips = "Hips")
{
    ImportedModel model;
    model.skeleton = walker(spine);
    Clip clip;
    clip.name = clip.displayName = "turn";
    clip.frames = 91;
    clip.rate = {30, 1};
    JointChannel channel;
    channel.joint = hips;
    std::vector<float> times;
    std::vector<glm::vec3> places;
    std::vector<glm::quat> turns;
    for (int frame = 0; frame <= 90; ++frame) {
        times.push_back(float(frame));
        places.emplace_back(5.0f + float(frame) / 45.0f, 1.0f + 0.001f * float(frame), -3.0f);
        turns.push_back(glm::angleAxis(glm::radians(4.0f * float(frame)), glm::vec3(0, 1, 0)));
    }
    channel.translation.times = times;
    channel.translation.values = places;
    channel.rotation.times = times;
    channel.rotation.values = turns;
    clip.channels.push_back(channel);
    model.clips.push_back(clip);
    return std::make_shared<const ImportedModel>(std::move(model));
}

StagedClip staged(const std::shared_ptr<const ImportedModel>& model)
{
    return stagedOn(model, clipOf(model, 0));
}

} // namespace

class tst_CrowdStage : public QObject
{
    Q_OBJECT

private slots:
    void figuresBeginAtOnePlaceFacingOneWay();
    void theyMoveAsTheirHits();
    void aLoopIsAsLongAsItsHit();
    void whatLiesBeyondTheClipIsLeftOut();
    void figuresThatCannotMoveAreLeftOut();
    void aBoxHoldsTheHit();
    void aFigureInTheWrongUnitIsAsLargeAsTheOthers();
    void aFigureHasTheFaceOfItsHit();
    void manyHitsAreDrawnEvenly();
    void rowsAreApart();
    void rigsArePosedTogether();
};

void tst_CrowdStage::figuresBeginAtOnePlaceFacingOneWay()
{
    for (const int spine : {1, 4})
        for (const Frame start : {0, 17, 45, 80}) {
            const auto figure = crowdFigure(staged(turning(spine)), {start, start + 8});
            QVERIFY(figure);
            LoopingPoses poses({figure->loop});
            const FigureJoints joints = poses.at(0).front();
            const glm::vec3 root((*joints)[0][3]);
            QVERIFY(std::abs(root.x) < 1e-4f && std::abs(root.z) < 1e-4f);
            QVERIFY(std::abs(root.y - (1.0f + 0.001f * float(start))) < 1e-4f); // its own height
            const auto facing = bodyFacing(*figure->loop.skeleton, *joints);
            QVERIFY(facing && std::abs(*facing) < 1e-4f);
        }
}

void tst_CrowdStage::theyMoveAsTheirHits()
{
    const auto figure = crowdFigure(staged(turning(2)), {0, 91});
    LoopingPoses poses({figure->loop});
    // They faced +Z in the clip too, so that the way along x stays one.
    const glm::mat4 hips = (*poses.at(second).front())[0];
    QVERIFY(glm::distance(glm::vec3(hips[3]), glm::vec3(30.0f / 45.0f, 1.03f, 0.0f)) < 2e-3f);
    const auto facing = bodyFacing(*figure->loop.skeleton, *poses.at(second).front());
    QVERIFY(facing && std::abs(*facing - glm::radians(120.0f)) < 1e-3f);
}

void tst_CrowdStage::aLoopIsAsLongAsItsHit()
{
    const auto periodOf = [](FrameRange range) {
        return crowdFigure(staged(turning(1)), range)->loop.period;
    };
    QCOMPARE(periodOf({0, 30}), second);
    QCOMPARE(periodOf({30, 45}), second / 2);
    QCOMPARE(periodOf({0, 91}), 3 * second);                     // as the clip
    QCOMPARE(periodOf({76, 91}), FrameRate{30}.nanoseconds(14)); // the last frame takes no time
    QVERIFY(periodOf({90, 91}) >= 1);
    const auto figure = crowdFigure(staged(turning(1)), {30, 45});
    QVERIFY(std::abs(loopFrame(figure->loop, second / 4) - 7.5) < 1e-6);
    QVERIFY(std::abs(loopFrame(figure->loop, second / 4 + second) - 7.5) < 1e-6); // round twice
    LoopingPoses poses({figure->loop});
    QVERIFY(*poses.at(second / 2).front() == *poses.at(0).front());
}

void tst_CrowdStage::whatLiesBeyondTheClipIsLeftOut()
{
    QCOMPARE(crowdFigure(staged(turning(1)), {60, 500})->loop.period, second);
    QVERIFY(!crowdFigure(staged(turning(1)), {91, 95}));
    QVERIFY(!crowdFigure(staged(turning(1)), {20, 20}));
}

void tst_CrowdStage::figuresThatCannotMoveAreLeftOut()
{
    QVERIFY(!crowdFigure(StagedClip(), {0, 10}));
    QVERIFY(!crowdFigure(staged(turning(1, "Tail")), {0, 10})); // a clip of another figure
    ImportedModel bare;
    bare.clips = turning(1)->clips;
    QVERIFY(!crowdFigure(staged(std::make_shared<const ImportedModel>(std::move(bare))), {0, 10}));
}

void tst_CrowdStage::aBoxHoldsTheHit()
{
    const auto figure = crowdFigure(staged(turning(3)), {0, 91});
    LoopingPoses poses({figure->loop});
    for (std::int64_t at = 0; at < 3 * second; at += second / 7) {
        const std::vector<FigureJoints> joints = poses.at(at);
        for (const glm::mat4& joint : *joints.front())
            for (int axis = 0; axis < 3; ++axis) {
                QVERIFY(joint[3][axis] >= figure->least[axis] - 0.02f);
                QVERIFY(joint[3][axis] <= figure->most[axis] + 0.02f);
            }
    }
    QVERIFY(figure->extent > 0.5f && figure->extent < 1.0f);
}

void tst_CrowdStage::aFigureInTheWrongUnitIsAsLargeAsTheOthers()
{
    const auto own = turning(7);
    ImportedModel inCentimetres = *own; // and read as if they were metres
    std::vector<Joint> joints(own->skeleton.joints().begin(), own->skeleton.joints().end());
    for (Joint& joint : joints) joint.rest.translation *= 100.0f;
    inCentimetres.skeleton = Skeleton(std::move(joints));
    auto& places = inCentimetres.clips[0].channels[0].translation.values;
    std::vector<glm::vec3> enlarged(places.begin(), places.end());
    for (glm::vec3& place : enlarged) place *= 100.0f;
    places = enlarged;
    const auto figure = crowdFigure(staged(own), {0, 91});
    const auto large =
        crowdFigure(staged(std::make_shared<const ImportedModel>(std::move(inCentimetres))), {0, 91});
    QCOMPARE(figure->scale, 1.0f);
    QCOMPARE(large->scale, 0.01f);
    QVERIFY(std::abs(large->extent - figure->extent) < 1e-3f);
    QVERIFY(glm::distance(large->least, figure->least) < 1e-2f);
    QVERIFY(glm::distance(large->most, figure->most) < 1e-2f);
    LoopingPoses poses({figure->loop, large->loop});
    const auto at = poses.at(second / 2);
    for (std::size_t joint = 0; joint < at[0]->size(); ++joint)
        QVERIFY(glm::distance(glm::vec3((*at[0])[joint][3]), glm::vec3((*at[1])[joint][3])) < 1e-2f);
}

void tst_CrowdStage::manyHitsAreDrawnEvenly()
{
    std::vector<CrowdHit> hits;
    QVERIFY(drawnEvenly(hits).empty());
    for (Frame i = 0; i < 1000; ++i) hits.push_back({ClipId(std::uint32_t(i / 10)), {i, i + 1}});
    const std::vector<CrowdHit> drawn = drawnEvenly(hits);
    QCOMPARE(drawn.size(), mostCrowdFigures);
    for (std::size_t i = 0; i < drawn.size(); ++i) QCOMPARE(drawn[i], hits[5 * i]);
    hits.resize(201);
    QCOMPARE(drawnEvenly(hits).size(), mostCrowdFigures);
    QCOMPARE(drawnEvenly(hits).front(), hits.front());
    hits.resize(200);
    QCOMPARE(drawnEvenly(hits), hits);
}

void tst_CrowdStage::rowsAreApart()
{
    QVERIFY(rowPlaces(0, 2.0f).empty());
    QCOMPARE(rowPlaces(1, 2.0f), (std::vector<glm::vec3>{{0, 0, 0}}));
    QCOMPARE(rowPlaces(5, 2.0f),
             (std::vector<glm::vec3>{{-2, 0, 0}, {0, 0, 0}, {2, 0, 0}, {-2, 0, -2}, {0, 0, -2}}));
    const CrowdFigure figure = *crowdFigure(staged(turning(1)), {0, 10});
    QVERIFY(rowSpacing(std::vector{figure, figure}) > figure.extent);
}

void tst_CrowdStage::rigsArePosedTogether()
{
    std::vector<LoopingFigure> figures;
    for (const int spine : {1, 4, 1, 4, 2})
        figures.push_back(crowdFigure(staged(turning(spine)), {10, 40})->loop);
    figures[1].place = glm::translate(glm::mat4(1.0f), glm::vec3(3, 0, 0)) * figures[1].place;
    LoopingFigure fromKeys = figures.front();
    const StagedClip part = stagedPart(staged(turning(1)), {10, 41});
    fromKeys.baked = nullptr;
    fromKeys.clip = part.clip;
    figures.push_back(fromKeys);
    LoopingPoses poses(figures);
    QCOMPARE(poses.rigCount(), std::size_t(3));
    const auto joints = poses.at(second / 3);
    QCOMPARE(joints.size(), figures.size());
    for (std::size_t i = 0; i < joints.size(); ++i) QCOMPARE(joints[i]->size(), figures[i].skeleton->size());
    QVERIFY(*joints[0] == *joints[2]);
    QVERIFY(std::abs((*joints[1])[0][3].x - (*joints[3])[0][3].x - 3.0f) < 1e-4f);
    for (std::size_t joint = 0; joint < joints[0]->size(); ++joint) // keys and what was baked of them
        QVERIFY(glm::distance((*joints[0])[joint][3], (*joints[5])[joint][3]) < 1e-3f);
}

void tst_CrowdStage::aFigureHasTheFaceOfItsHit()
{
    StagedClip clip = staged(turning(1));
    QVERIFY(!crowdFigure(clip, {30, 45})->face.clip); // nothing moves one
    Clip talking = *clip.clip;
    talking.morphs.push_back({"face", "open", {}});
    clip.clip = std::make_shared<const Clip>(talking);
    clip.source = nullptr;
    const auto figure = crowdFigure(clip, {30, 45});
    QVERIFY(figure->face.clip == clip.clip);
    QCOMPARE(figure->face.start, 30.0);
}

QTEST_APPLESS_MAIN(tst_CrowdStage)
#include "tst_CrowdStage.moc"
