// Rates that a format loses are found again from the spacing of the keys.

#include "core/import/assimp/clips/ClipTiming.h"

#include <assimp/scene.h>

#include <QTest>

using namespace tagline;

class tst_ClipTiming : public QObject
{
    Q_OBJECT

private slots:
    void ratesAreGuessedFromKeys_data();
    void ratesAreGuessedFromKeys();
    void noKeysMeanThirty();
    void aTenthMayLieBetween();
    void fbxWithoutARateGoesByItsKeys();
    void theRateOfTagsStandsForAGuessedOneAlone();
};

void tst_ClipTiming::ratesAreGuessedFromKeys_data()
{
    QTest::addColumn<int>("rate");
    QTest::addColumn<double>("grain"); // the exporter's rounding, seconds
    for (const int rate : {24, 25, 30, 48, 50, 60, 100, 120, 240}) QTest::addRow("%d", rate) << rate << 1e-6;
    QTest::addRow("24 in whole milliseconds") << 24 << 1e-3;
    QTest::addRow("30 in whole milliseconds") << 30 << 1e-3;
}

void tst_ClipTiming::ratesAreGuessedFromKeys()
{
    QFETCH(int, rate);
    QFETCH(double, grain);
    std::vector<double> times;
    for (int frame = 0; frame < 200; ++frame)
        times.push_back(std::round(double(frame) / rate / grain) * grain);
    QCOMPARE(guessedRate(times), (FrameRate{rate, 1}));
}

void tst_ClipTiming::noKeysMeanThirty() { QCOMPARE(guessedRate({}), (FrameRate{30, 1})); }

void tst_ClipTiming::aTenthMayLieBetween()
{
    std::vector<double> times;
    for (int frame = 0; frame < 95; ++frame) times.push_back(frame / 25.0);
    for (int i = 0; i < 5; ++i) times.push_back(0.0137 + i * 0.317);
    QCOMPARE(guessedRate(times), (FrameRate{25, 1}));
    for (int i = 0; i < 40; ++i) times.push_back(0.0137 + i * 0.317);
    QCOMPARE(guessedRate(times), (FrameRate{30, 1}));
}

namespace {

/// Gives a scene an animation of two seconds, whose keys lie on 24 frames a second.
void addAnimation(aiScene& scene, double ticksPerSecond)
{
    auto* channel = new aiNodeAnim;
    channel->mNumPositionKeys = 49;
    channel->mPositionKeys = new aiVectorKey[49];
    for (unsigned i = 0; i < 49; ++i) channel->mPositionKeys[i].mTime = i / 24.0 * ticksPerSecond;
    auto* animation = new aiAnimation;
    animation->mTicksPerSecond = ticksPerSecond;
    animation->mNumChannels = 1;
    animation->mChannels = new aiNodeAnim* [1] { channel };
    scene.mNumAnimations = 1;
    scene.mAnimations = new aiAnimation* [1] { animation };
}

} // namespace

// Its time mode "default" was read as one frame a second.
void tst_ClipTiming::fbxWithoutARateGoesByItsKeys()
{
    aiScene scene;
    addAnimation(scene, 1.0);
    RepairList repairs;
    const std::vector<ClipTiming> timings = findTimings(scene, SceneFormat::Fbx, {}, repairs);
    QCOMPARE(timings.size(), std::size_t(1));
    QCOMPARE(timings[0].rate, (FrameRate{24, 1}));
    QVERIFY(timings[0].isGuessed);
    QCOMPARE(timings[0].framesPerTick, 24.0);
}

void tst_ClipTiming::theRateOfTagsStandsForAGuessedOneAlone()
{
    aiScene guessed, said;
    addAnimation(guessed, 1.0);
    addAnimation(said, 30.0);
    RepairList repairs;
    ImportSettings settings;
    settings.rateIfLost = FrameRate{48, 1};
    const auto taken = findTimings(guessed, SceneFormat::Fbx, settings, repairs);
    QCOMPARE(taken.at(0).rate, (FrameRate{48, 1}));
    QVERIFY(!taken.at(0).isGuessed);
    QCOMPARE(taken.at(0).framesPerTick, 48.0);
    QCOMPARE(findTimings(said, SceneFormat::Fbx, settings, repairs).at(0).rate, (FrameRate{30, 1}));
    settings.rateIfLost = FrameRate{24, 1};
    QVERIFY(findTimings(guessed, SceneFormat::Fbx, settings, repairs).at(0).isGuessed);
    settings.rate = FrameRate{60, 1};
    QCOMPARE(findTimings(guessed, SceneFormat::Fbx, settings, repairs).at(0).rate, (FrameRate{60, 1}));
}

QTEST_APPLESS_MAIN(tst_ClipTiming)
#include "tst_ClipTiming.moc"
