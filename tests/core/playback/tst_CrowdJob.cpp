#include "core/animation/blending/BlendingJob.h"
#include "core/animation/clips/ClipBaking.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/playback/crowd/CrowdJob.h"
#include "tests/core/animation/MotionFixtures.h"
#include "tests/support/AllocationCount.h"

#include <QTest>

#include <array>
#include <cstring>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr std::size_t characters = 203;

/// Walkers at times of their own, each with three clips of which one may not count.
struct Scene
{
    Skeleton skeleton = walker();
    std::vector<PaletteEntry> palette;
    std::vector<BakedClip> clips;
    std::vector<std::array<CrowdClip, 3>> playing{characters};
    std::vector<glm::mat4> models, skinning;
    std::vector<CrowdCharacter> crowd{characters};

    Scene()
    {
        Dice dice(12);
        for (const JointIndex joint : {5, 0, 3, 3}) palette.push_back({joint, dice.transform().matrix()});
        for (const float degrees : {20.0f, 30.0f, 40.0f}) {
            const Clip clip = walkCycle(31, {30, 1}, degrees * 0.05f, degrees);
            clips.push_back(bakedClip(clip, skeleton, bindByName(clip, skeleton)));
        }
        models.resize(characters * skeleton.size());
        skinning.resize(characters * palette.size());
        for (std::size_t i = 0; i < characters; ++i) {
            for (std::size_t k = 0; k < 3; ++k)
                playing[i][k] = {&clips[k], dice.between(0, 30), float(dice.below(3))};
            crowd[i].clips = playing[i];
            crowd[i].place = dice.transform().matrix();
            crowd[i].models = std::span(models).subspan(i * skeleton.size(), skeleton.size());
            crowd[i].skinning = std::span(skinning).subspan(i * palette.size(), palette.size());
        }
    }

    void run(WorkerCrew* crew = nullptr, KernelChoice kernels = KernelChoice::Fastest)
    {
        const CrowdRig rig(skeleton, palette, kernels);
        std::vector<CrowdScratch> scratch(crew ? crew->size() : 1, CrowdScratch(rig));
        CrowdJob job;
        job.rig = &rig;
        job.characters = crowd;
        job.scratch = scratch;
        job.crew = crew;
        const std::int64_t before = allocationCount();
        job.run();
        QCOMPARE(allocationCount(), before);
    }
};

bool isNear(const glm::mat4& a, const glm::mat4& b)
{
    for (int column = 0; column < 4; ++column)
        if (glm::distance(a[column], b[column]) > 5e-3f) return false;
    return true;
}

} // namespace

class tst_CrowdJob : public QObject
{
    Q_OBJECT

private slots:
    void charactersAreWhatTheSingleJobsMake_data();
    void charactersAreWhatTheSingleJobsMake();
    void everyProcessorMakesTheSame();
    void bindsThatAreNotAffineCountWhole();
    void workersGiveTheSameBits();
    void nothingThatCountsIsRest();
    void crewDoesEveryPartOnce();
    void crewIsUsedAgainAndAgain();
};

void tst_CrowdJob::charactersAreWhatTheSingleJobsMake_data()
{
    QTest::addColumn<KernelChoice>("kernels");
    QTest::newRow("what this processor does best") << KernelChoice::Fastest;
    QTest::newRow("what every processor can") << KernelChoice::Portable;
}

void tst_CrowdJob::charactersAreWhatTheSingleJobsMake()
{
    QFETCH(KernelChoice, kernels);
    Scene scene;
    scene.run(nullptr, kernels);
    const Pose rest = restPose(scene.skeleton);
    for (std::size_t i = 0; i < characters; ++i) {
        std::vector<Pose> poses;
        std::vector<BlendLayer> layers;
        for (const CrowdClip& playing : scene.playing[i]) {
            PoseRows rows(rest.size());
            BakedSamplingJob{.clip = playing.clip, .frame = playing.frame, .output = &rows}.run();
            rows.copyTo(poses.emplace_back(rest.size()));
        }
        for (std::size_t k = 0; k < 3; ++k) layers.push_back({poses[k], scene.playing[i][k].weight});
        Pose pose(rest.size());
        BlendingJob{.layers = layers, .rest = rest, .output = pose}.run();
        std::vector<glm::mat4> expected(rest.size());
        LocalToModelJob{.parents = scene.skeleton.parents(),
                        .pose = pose,
                        .root = scene.crowd[i].place,
                        .output = expected}
            .run();
        for (std::size_t joint = 0; joint < expected.size(); ++joint)
            QVERIFY(isNear(scene.crowd[i].models[joint], expected[joint]));
        for (std::size_t k = 0; k < scene.palette.size(); ++k)
            QVERIFY(isNear(scene.crowd[i].skinning[k],
                           expected[std::size_t(scene.palette[k].joint)] * scene.palette[k].inverseBind));
    }
}

void tst_CrowdJob::everyProcessorMakesTheSame()
{
    for (std::uint32_t seed = 0; seed < 100; ++seed) {
        Dice dice(seed);
        std::vector<Joint> joints;
        const int count = 1 + dice.below(80);
        for (int i = 0; i < count; ++i)
            joints.push_back(
                joint("joint" + std::to_string(i), JointIndex(dice.below(i + 1)) - 1, dice.vector(0.2f)));
        const Skeleton skeleton(std::move(joints));
        std::vector<PaletteEntry> palette;
        for (int i = dice.below(2 * count); i > 0; --i)
            palette.push_back({JointIndex(dice.below(count)), dice.transform().matrix()});
        Pose pose;
        for (int i = 0; i < count; ++i) pose.push_back({dice.vector(0.2f), dice.rotation(), glm::vec3(1.0f)});
        if (dice.below(2) == 0) pose[0].scale = glm::vec3(-1.0f, 0.5f, 2.0f);
        BakedClip clip;
        clip.still = PoseRows(pose);
        const CrowdClip playing{&clip, 0.0, 1.0f};
        std::array<std::vector<glm::mat4>, 2> models, skinning;
        for (const KernelChoice kernels : {KernelChoice::Fastest, KernelChoice::Portable}) {
            const auto i = std::size_t(kernels);
            const CrowdRig rig(skeleton, palette, kernels);
            models[i].resize(skeleton.size());
            skinning[i].resize(palette.size());
            Dice place(seed);
            CrowdScratch(rig).pose(
                rig, {std::span(&playing, 1), place.transform().matrix(), models[i], skinning[i]});
        }
        for (std::size_t i = 0; i < models[0].size(); ++i) QVERIFY(isNear(models[0][i], models[1][i]));
        for (std::size_t i = 0; i < skinning[0].size(); ++i) QVERIFY(isNear(skinning[0][i], skinning[1][i]));
    }
}

void tst_CrowdJob::bindsThatAreNotAffineCountWhole()
{
    Scene scene;
    scene.palette[1].inverseBind[2].w = 0.5f;
    scene.run();
    for (std::size_t i = 0; i < characters; ++i)
        QVERIFY(isNear(scene.crowd[i].skinning[1], scene.crowd[i].models[0] * scene.palette[1].inverseBind));
}

void tst_CrowdJob::workersGiveTheSameBits()
{
    Scene alone;
    alone.run();
    for (const std::size_t workers : {1, 2, 5}) {
        Scene scene;
        WorkerCrew crew(workers);
        QCOMPARE(crew.size(), workers);
        for (int round = 0; round < 20; ++round) scene.run(&crew);
        QVERIFY(std::memcmp(scene.skinning.data(), alone.skinning.data(),
                            alone.skinning.size() * sizeof(glm::mat4)) == 0);
    }
}

void tst_CrowdJob::nothingThatCountsIsRest()
{
    Scene scene;
    for (CrowdCharacter& character : scene.crowd) character.clips = {};
    scene.crowd[1].skinning = {}; // not wanted
    scene.run();
    const auto expected = modelMatrices(scene.skeleton, restPose(scene.skeleton));
    for (std::size_t joint = 0; joint < expected.size(); ++joint)
        QVERIFY(isNear(scene.crowd[7].models[joint], scene.crowd[7].place * expected[joint]));
}

void tst_CrowdJob::crewDoesEveryPartOnce()
{
    WorkerCrew crew(4);
    for (const std::size_t items : {0, 1, 7, 8, 9, 1000}) {
        std::vector<std::atomic<int>> done(items);
        std::atomic<bool> isOrderly = true;
        auto work = [&](const WorkPart& part) {
            if (part.worker >= 4 || part.first >= part.last || part.last - part.first > 8) isOrderly = false;
            for (std::size_t i = part.first; i < part.last; ++i) ++done[i];
        };
        crew.run(items, 8, work);
        for (const std::atomic<int>& count : done) QCOMPARE(count.load(), 1);
        QVERIFY(isOrderly);
    }
}

void tst_CrowdJob::crewIsUsedAgainAndAgain()
{
    WorkerCrew crew(3);
    std::atomic<std::int64_t> sum = 0;
    auto work = [&](const WorkPart& part) { sum += std::int64_t(part.last - part.first); };
    for (int round = 0; round < 3000; ++round) crew.run(50, 1, work);
    QCOMPARE(sum.load(), 150'000);
}

QTEST_APPLESS_MAIN(tst_CrowdJob)
#include "tst_CrowdJob.moc"
