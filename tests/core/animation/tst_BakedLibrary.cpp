// Every clip of the data folder: its authored keys held against a plain evaluation, and its baked form
// against the authored keys, at whole frames, at keys and between.

#include "core/animation/clips/ClipBaking.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/import/ModelImporter.h"
#include "tests/core/animation/MotionFixtures.h"
#include "tests/core/animation/PlainSampler.h"
#include "tests/support/TestData.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace tagline;

namespace {

constexpr double atKeys = 1e-4;  // metres
constexpr double between = 1e-3; // metres
constexpr int mostMoments = 400; // of each kind a clip
constexpr int mostPlainMoments = 60;

/// How far the two forms of a clip are apart.
class Comparison
{
public:
    Comparison(const Skeleton& skeleton, const Clip& clip)
        : m_skeleton(skeleton)
        , m_clip(clip)
        , m_binding(bindByName(clip, skeleton))
        , m_baked(bakedClip(clip, skeleton, m_binding))
        , m_rows(skeleton.size())
        , m_pose(skeleton.size())
    {
    }

    const BakedClip& baked() const { return m_baked; }

    double apartAt(double frame)
    {
        BakedSamplingJob{.clip = &m_baked, .frame = frame, .output = &m_rows}.run();
        m_rows.copyTo(m_pose);
        if (!test::isFinite(m_pose)) return 1e9;
        const auto found = modelMatrices(m_skeleton, m_pose);
        const auto expected = modelMatrices(m_skeleton, sampledPose(m_skeleton, m_clip, m_binding, frame));
        double most = 0.0;
        for (std::size_t i = 0; i < found.size(); ++i) {
            const double size =
                std::max(1.0, double(glm::length(glm::vec3(expected[i][3]))) / 10.0); // float digits
            most = std::max(most, double(glm::distance(found[i][3], expected[i][3])) / size);
        }
        return most;
    }

    /// The authored keys, as they are sampled, against the plain evaluation, at times anywhere.
    double authoredApart()
    {
        double most = 0.0;
        const double step = std::max(0.31, double(m_clip.frames) / mostPlainMoments);
        for (double frame = -1.0; frame < m_clip.frames; frame += step) {
            const auto found = modelMatrices(m_skeleton, sampledPose(m_skeleton, m_clip, m_binding, frame));
            const auto expected = test::plainPlaces(m_skeleton, m_clip, m_binding, frame);
            for (std::size_t i = 0; i < found.size(); ++i) {
                const double size = std::max(1.0, glm::length(expected[i]) / 10.0); // float digits
                most = std::max(most, glm::distance(glm::dvec3(found[i][3]), expected[i]) / size);
            }
        }
        return most;
    }

    double atFrames()
    {
        double most = 0.0;
        const int step = std::max(1, m_clip.frames / mostMoments);
        for (Frame frame = 0; frame < m_clip.frames; frame += step) most = std::max(most, apartAt(frame));
        for (const JointChannel& channel : m_clip.channels) most = std::max(most, atKeysOf(channel.rotation));
        for (const JointChannel& channel : m_clip.channels)
            most = std::max(most, atKeysOf(channel.translation));
        return most;
    }

    double betweenFrames()
    {
        double most = 0.0;
        const double step = std::max(0.37, double(m_clip.frames) / mostMoments);
        for (double frame = 0.13; frame < m_clip.frames - 1; frame += step)
            most = std::max(most, apartAt(frame));
        return most;
    }

private:
    /// At keys that lie between frames, some of each channel.
    template<class T>
    double atKeysOf(const KeyTrack<T>& track)
    {
        double most = 0.0;
        const std::size_t step = 1 + track.keyCount() / 8;
        for (std::size_t key = 0; key < track.keyCount(); key += step)
            if (const float time = track.times[key]; time != std::floor(time))
                most = std::max(most, apartAt(time));
        return most;
    }

    const Skeleton& m_skeleton;
    const Clip& m_clip;
    ClipBinding m_binding;
    BakedClip m_baked;
    PoseRows m_rows;
    Pose m_pose;
};

} // namespace

class tst_BakedLibrary : public QObject
{
    Q_OBJECT

private slots:
    void everyClipIsMet();
};

void tst_BakedLibrary::everyClipIsMet()
{
    TAGLINE_REQUIRE_DATA();
    QTemporaryDir cache;
    ImportEnvironment environment;
    environment.workerPath = (test::buildFolder() + "/app/tagline-import").toStdString();
    environment.cacheFolder = cache.path().toStdString();
    const ModelImporter importer(environment);
    int clips = 0, kept = 0, channels = 0;
    double worstAuthored = 0.0, worstAtKeys = 0.0, worstBetween = 0.0, bytes = 0.0, authoredBytes = 0.0;
    QDirIterator files(test::dataFolder(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const std::string path = files.next().toStdString();
        if (!ModelImporter::canRead(path)) continue;
        const auto model = importer.read(path);
        if (!model) continue; // refused with a reason: tst_Inventory's business
        for (const Clip& clip : (*model)->clips) {
            Comparison comparison((*model)->skeleton, clip);
            const double authored = comparison.authoredApart();
            QVERIFY2(authored <= atKeys, qPrintable(QString("%1 %2: %3 mm from the plain evaluation")
                                                        .arg(path.c_str(), clip.name.c_str())
                                                        .arg(authored * 1e3)));
            worstAuthored = std::max(worstAuthored, authored);
            const double keys = comparison.atFrames();
            const double gaps = comparison.betweenFrames();
            const QString where = QString("%1 %2: %3 mm at keys, %4 mm between")
                                      .arg(path.c_str(), clip.name.c_str())
                                      .arg(keys * 1e3)
                                      .arg(gaps * 1e3);
            QVERIFY2(keys <= atKeys, qPrintable(where));
            QVERIFY2(gaps <= between, qPrintable(where));
            worstAtKeys = std::max(worstAtKeys, keys);
            worstBetween = std::max(worstBetween, gaps);
            ++clips;
            kept += int(comparison.baked().kept.size());
            channels += int(clip.channels.size());
            bytes += double(comparison.baked().bytes());
            for (const JointChannel& channel : clip.channels)
                authoredBytes += double(channel.translation.times.size() * 16 +
                                        channel.rotation.times.size() * 20 + channel.scale.times.size() * 16);
        }
    }
    qInfo("%d clips, %d channels (%d keep keys): keys sampled within %.4f mm; baked %.4f mm at keys, %.4f mm "
          "between; %.1f MB baked, %.1f MB of keys",
          clips, channels, kept, worstAuthored * 1e3, worstAtKeys * 1e3, worstBetween * 1e3, bytes * 1e-6,
          authoredBytes * 1e-6);
    QVERIFY(clips > 300);
}

QTEST_APPLESS_MAIN(tst_BakedLibrary)
#include "tst_BakedLibrary.moc"
