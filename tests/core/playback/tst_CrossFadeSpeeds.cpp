#include "core/animation/figure/LocalToModelJob.h"
#include "core/import/ModelImporter.h"
#include "core/playback/controller/AnimationController.h"
#include "tests/support/TestData.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tagline;

namespace {

constexpr std::int64_t millisecond = 1'000'000;
constexpr std::int64_t stepNanoseconds = 1'000'000'000 / 120;
constexpr int phases = 72;
constexpr double stillMetresPerSecond = 1e-3;

using Places = std::vector<glm::vec3>;

/// The fastest that each joint was, metres a second.
class JointSpeeds
{
public:
    /// Notes where the joints are now, a step after the last time.
    void add(const Skeleton& skeleton, const Pose& pose)
    {
        Places now;
        for (const glm::mat4& matrix : modelMatrices(skeleton, pose)) now.emplace_back(matrix[3]);
        m_fastest.resize(now.size(), 0.0);
        for (std::size_t i = 0; i < m_before.size(); ++i) {
            const double metres = glm::distance(now[i], m_before[i]);
            m_fastest[i] = std::max(m_fastest[i], metres / (double(stepNanoseconds) * 1e-9));
        }
        m_before = std::move(now);
    }

    double of(std::size_t joint) const { return m_fastest[joint]; }

private:
    Places m_before;
    std::vector<double> m_fastest;
};

} // namespace

class tst_CrossFadeSpeeds : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void noJointIsMuchFasterThanInItsClips_data();
    void noJointIsMuchFasterThanInItsClips();
    void matchedFadesMoveLessThanThoseFromTheBeginning();

private:
    std::shared_ptr<const Clip> clipOf(const char* file);
    /// Speeds while one clip loops twice, in place.
    JointSpeeds speedsOf(const std::shared_ptr<const Clip>& clip) const;
    /// Over all phases and joints the largest speed in the fade, against the joint's largest in the clip in
    /// which it is the faster.
    double worstRatio(const std::shared_ptr<const Clip>& from, const std::shared_ptr<const Clip>& to,
                      const Transition& transition) const;

    QTemporaryDir m_cache;
    std::shared_ptr<const Skeleton> m_skeleton;
    std::shared_ptr<const Clip> m_walk;
    std::shared_ptr<const Clip> m_run;
};

std::shared_ptr<const Clip> tst_CrossFadeSpeeds::clipOf(const char* file)
{
    ImportEnvironment environment;
    environment.workerPath = (test::buildFolder() + "/app/tagline-import").toStdString();
    environment.cacheFolder = m_cache.path().toStdString();
    const std::string path = test::dataFile(QString("fbx_human_pab/") + file).toStdString();
    const auto model = ModelImporter(environment).read(path);
    if (!model) {
        qWarning("%s", model.error().text().c_str());
        return nullptr;
    }
    if (!m_skeleton) m_skeleton = std::make_shared<const Skeleton>((*model)->skeleton);
    return (*model)->clips.empty() ? nullptr : std::make_shared<const Clip>((*model)->clips.front());
}

void tst_CrossFadeSpeeds::initTestCase()
{
    TAGLINE_REQUIRE_DATA();
    clipOf("arnaud.fbx");
    QVERIFY(m_skeleton);
    m_walk = clipOf("walk.fbx");
    m_run = clipOf("run.fbx");
    QVERIFY(m_walk && m_run);
}

JointSpeeds tst_CrossFadeSpeeds::speedsOf(const std::shared_ptr<const Clip>& clip) const
{
    AnimationController controller(m_skeleton);
    controller.setRootMotion(RootMotion::InPlace);
    const TrackId track = controller.addTrack(clip);
    JointSpeeds speeds;
    while (controller.report(track).loops < 2) {
        speeds.add(*m_skeleton, controller.pose());
        controller.advance(stepNanoseconds);
    }
    return speeds;
}

double tst_CrossFadeSpeeds::worstRatio(const std::shared_ptr<const Clip>& from,
                                       const std::shared_ptr<const Clip>& to,
                                       const Transition& transition) const
{
    const JointSpeeds inWalk = speedsOf(m_walk);
    const JointSpeeds inRun = speedsOf(m_run);
    double worst = 0.0;
    for (int phase = 0; phase < phases; ++phase) {
        AnimationController controller(m_skeleton);
        controller.setRootMotion(RootMotion::InPlace);
        const TrackId first = controller.addTrack(from);
        const TrackId second = controller.addTrack(to);
        controller.seek(first, double(from->frames - 1) * phase / phases);
        controller.transitionTo(second, transition);
        JointSpeeds speeds;
        speeds.add(*m_skeleton, controller.pose());
        while (controller.transition()) {
            controller.advance(stepNanoseconds);
            speeds.add(*m_skeleton, controller.pose());
        }
        for (std::size_t joint = 0; joint < m_skeleton->size(); ++joint) {
            const double fastest = std::max(inWalk.of(joint), inRun.of(joint));
            if (speeds.of(joint) > stillMetresPerSecond) worst = std::max(worst, speeds.of(joint) / fastest);
        }
    }
    return worst;
}

void tst_CrossFadeSpeeds::noJointIsMuchFasterThanInItsClips_data()
{
    QTest::addColumn<bool>("isWalkToRun");
    QTest::addColumn<TransitionCurve>("curve");
    QTest::newRow("walk to run, linear") << true << TransitionCurve::Linear;
    QTest::newRow("walk to run, smooth") << true << TransitionCurve::SmoothStep;
    QTest::newRow("run to walk, linear") << false << TransitionCurve::Linear;
    QTest::newRow("run to walk, smooth") << false << TransitionCurve::SmoothStep;
}

void tst_CrossFadeSpeeds::noJointIsMuchFasterThanInItsClips()
{
    QFETCH(bool, isWalkToRun);
    QFETCH(TransitionCurve, curve);
    const Transition transition{300 * millisecond, curve, TransitionEntry::BestMatch};
    const double worst =
        isWalkToRun ? worstRatio(m_walk, m_run, transition) : worstRatio(m_run, m_walk, transition);
    qInfo("fastest joint in the fade against the same in the clips: %.3f", worst);
    QVERIFY(worst > 0.5);
    QVERIFY(worst <= 1.5);
}

// What the best match is for: limbs have less far to go.
void tst_CrossFadeSpeeds::matchedFadesMoveLessThanThoseFromTheBeginning()
{
    const double anywhere = worstRatio(
        m_walk, m_run, {300 * millisecond, TransitionCurve::SmoothStep, TransitionEntry::Beginning});
    const double matched = worstRatio(
        m_walk, m_run, {300 * millisecond, TransitionCurve::SmoothStep, TransitionEntry::BestMatch});
    qInfo("beginning %.3f, best match %.3f", anywhere, matched);
    QVERIFY(anywhere > matched);
}

QTEST_APPLESS_MAIN(tst_CrossFadeSpeeds)
#include "tst_CrossFadeSpeeds.moc"
