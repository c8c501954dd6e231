#include "core/motion/ClipMotions.h"
#include "core/motion/signals/SignalNeeds.h"

#include "core/motion/signals/MotionSignals.h"
#include "tests/core/motion/Movers.h"

#include <QTest>

#include <thread>

using namespace tagline;

namespace {

const ClipId first{0};
const ClipId second{1};

std::shared_ptr<const Skeleton> walker()
{
    static const auto skeleton = std::make_shared<const Skeleton>(test::walker());
    return skeleton;
}

std::shared_ptr<const Clip> walk(float stride, Frame frames = 31)
{
    return std::make_shared<const Clip>(test::walkCycle(frames, {30, 1}, stride, 30.0f));
}

std::vector<float> valuesOf(const ClipMotions& motions, ClipId clip, MotionSignal signal,
                            std::string_view joint = {})
{
    std::vector<float> values;
    motions.appendValues(clip, signal, joint, values);
    return values;
}

} // namespace

class tst_ClipMotions : public QObject
{
    Q_OBJECT

private slots:
    void answersAreThoseOfTheWholeClip();
    void contactsAreThoseOfTheWholeClip();
    void nothingIsComputedBeforeItIsAskedFor();
    void answersAreAppended();
    void missesAnswerNothing();
    void clipsThatLastTooLongAreNotMeasured();
    void jointsMayBePartsOfTheBody();
    void changedClipIsMeasuredAnew();
    void sameClipKeepsWhatIsComputed();
    void clipWithoutModelHasNoMotion();
    void otherSettingsMeasureAnew();
    void longestUnaskedIsForgottenFirst();
    void manyThreadsGetTheSameAnswers();
};

void tst_ClipMotions::answersAreThoseOfTheWholeClip()
{
    ClipMotions motions;
    const auto clip = walk(1.2f);
    motions.setClip(first, walker(), clip);
    const auto whole = MotionSignals::computed(*walker(), *clip, bindByName(*clip, *walker()));
    for (const MotionSignal signal : test::allSignals())
        for (JointIndex joint = 0; joint < JointIndex(walker()->size()); ++joint) {
            const auto expected = whole->values(signal, joint);
            const std::vector<float> found = valuesOf(motions, first, signal, (*walker())[joint].name);
            QVERIFY(std::equal(found.begin(), found.end(), expected.begin(), expected.end()));
        }
    QCOMPARE(valuesOf(motions, first, MotionSignal::Speed),
             valuesOf(motions, first, MotionSignal::Speed, "Hips"));
}

void tst_ClipMotions::contactsAreThoseOfTheWholeClip()
{
    ClipMotions motions;
    const auto clip = walk(1.2f, 91);
    motions.setClip(first, walker(), clip);
    const auto whole = MotionSignals::computed(*walker(), *clip, bindByName(*clip, *walker()));
    QCOMPARE(whole->contacts().limbs.size(), std::size_t(2)); // by shape: LeftLeg and RightLeg
    for (const LimbContacts& contacts : whole->contacts().limbs) {
        std::vector<FrameRange> found;
        motions.appendContacts(first, (*walker())[contacts.limb.contact].name, found);
        QVERIFY(found == contacts.ranges);
        QVERIFY(!found.empty());
    }
    std::vector<FrameRange> spine;
    motions.appendContacts(first, "Spine", spine);
    QVERIFY(spine.empty());
}

void tst_ClipMotions::nothingIsComputedBeforeItIsAskedFor()
{
    ClipMotions motions;
    motions.setClip(first, walker(), walk(1.2f));
    QCOMPARE(motions.byteCount(), std::size_t(0));
    QVERIFY(!motions.isComputed(first, MotionSignal::Speed, "Hips"));
    valuesOf(motions, first, MotionSignal::Speed, "Hips");
    QVERIFY(motions.isComputed(first, MotionSignal::Speed, "Hips"));
    QVERIFY(motions.isComputed(first, MotionSignal::Speed, ""));
    QVERIFY(!motions.isComputed(first, MotionSignal::Speed, "LeftLeg"));
    QVERIFY(!motions.isComputed(first, MotionSignal::Height, "Hips"));
    QCOMPARE(motions.byteCount(), 31 * sizeof(float));
    QVERIFY(!motions.isContactComputed(first, "LeftLeg"));
    std::vector<FrameRange> contacts;
    motions.appendContacts(first, "LeftLeg", contacts);
    QVERIFY(motions.isContactComputed(first, "RightLeg"));
    QVERIFY(!motions.isContactComputed(first, "Spine"));
}

void tst_ClipMotions::answersAreAppended()
{
    ClipMotions motions;
    motions.setClip(first, walker(), walk(1.2f));
    std::vector<float> values{7.0f};
    QVERIFY(motions.appendValues(first, MotionSignal::X, "", values));
    QCOMPARE(values.size(), std::size_t(32));
    QCOMPARE(values.front(), 7.0f);
}

// Of each joint that would be half a gigabyte.
void tst_ClipMotions::clipsThatLastTooLongAreNotMeasured()
{
    ClipMotions motions;
    motions.setClip(first, walker(),
                    std::make_shared<const Clip>(test::withStrayKey(*walk(1.2f), 15'999'999)));
    const auto joint = motions.joint(first, "Hips");
    QVERIFY(!joint);
    QCOMPARE(joint.error().code, std::string("clip.too-long"));
    QVERIFY2(joint.error().message.find("16,000,000 frames") != std::string::npos,
             joint.error().message.c_str());
    QVERIFY(valuesOf(motions, first, MotionSignal::Speed).empty());
    std::vector<FrameRange> contacts;
    motions.appendContacts(first, "LeftFoot", contacts);
    QVERIFY(contacts.empty());
    QVERIFY(!motions.groundVelocity(first));
    QVERIFY(motions.isComputed(first, MotionSignal::Speed, "Hips")); // nobody waits for it
    QVERIFY(motions.isContactComputed(first, "LeftFoot"));
    QCOMPARE(motions.byteCount(), std::size_t(0));
}

void tst_ClipMotions::missesAnswerNothing()
{
    ClipMotions motions;
    motions.setClip(first, walker(), walk(1.2f));
    std::vector<float> values;
    std::vector<FrameRange> contacts;
    QVERIFY(!motions.appendValues(first, MotionSignal::X, "Tail", values));
    QVERIFY(!motions.appendValues(second, MotionSignal::X, "", values));
    QVERIFY(!motions.appendValues(ClipId{}, MotionSignal::X, "", values));
    motions.appendContacts(first, "Tail", contacts);
    motions.appendContacts(second, "LeftLeg", contacts);
    QVERIFY(values.empty() && contacts.empty());
    QVERIFY(motions.isComputed(first, MotionSignal::X, "Tail")); // there is nothing to wait for
    QCOMPARE(motions.joint(first, "LeftLg").error().message,
             "no joint \"LeftLg\"; did you mean \"LeftLeg\"?");
    QCOMPARE(motions.joint(second, "Hips").error().code, "motion.no-motion");
    QCOMPARE(*motions.joint(first, ""), 0);
}

// A folder of mixed skeletons answered for those alone that spell the joint so, and said nothing.
void tst_ClipMotions::jointsMayBePartsOfTheBody()
{
    const auto figureOf = [](const char* foot) {
        return std::make_shared<const Skeleton>(
            Skeleton({test::joint("Hips", noJoint, {0, 1, 0}), test::joint(foot, 0, {0.1f, -1, 0})}));
    };
    ClipMotions motions;
    motions.setClip(ClipId(0), figureOf("LeftFoot"), walk(1.2f));
    motions.setClip(ClipId(1), figureOf("foot_l"), walk(1.2f));
    motions.setClip(ClipId(2), figureOf("Bip01 L Foot"), walk(1.2f));
    motions.setClip(ClipId(3), walker(), walk(1.2f));
    for (std::uint32_t clip = 0; clip < 3; ++clip) QCOMPARE(*motions.joint(ClipId(clip), "LeftFoot"), 1);
    QVERIFY(!motions.joint(ClipId(3), "LeftFoot"));
    const std::vector<SignalNeed> needs{{true, MotionSignal::Speed, "LeftFoot"},
                                        {false, MotionSignal::Height, "LeftFoot"},
                                        {false, MotionSignal::Speed, ""}};
    QCOMPARE(missingJoints(motions, needs, 5), (std::vector<MissingJoint>{{"LeftFoot", 1}}));
}

void tst_ClipMotions::changedClipIsMeasuredAnew()
{
    ClipMotions motions;
    motions.setClip(first, walker(), walk(1.0f));
    const float before = valuesOf(motions, first, MotionSignal::Speed)[15];
    motions.setClip(first, walker(), walk(2.0f));
    QCOMPARE(motions.byteCount(), std::size_t(0));
    QVERIFY(std::abs(valuesOf(motions, first, MotionSignal::Speed)[15] - 2.0f * before) < 1e-3f);
}

void tst_ClipMotions::sameClipKeepsWhatIsComputed()
{
    ClipMotions motions;
    const auto clip = walk(1.0f);
    motions.setClip(first, walker(), clip);
    valuesOf(motions, first, MotionSignal::Speed);
    motions.setClip(first, walker(), clip);
    QVERIFY(motions.isComputed(first, MotionSignal::Speed, ""));
}

void tst_ClipMotions::clipWithoutModelHasNoMotion()
{
    ClipMotions motions;
    motions.setClip(first, walker(), walk(1.0f));
    valuesOf(motions, first, MotionSignal::Speed);
    motions.setClip(first, nullptr, nullptr);
    QVERIFY(valuesOf(motions, first, MotionSignal::Speed).empty());
    QCOMPARE(motions.byteCount(), std::size_t(0));
}

void tst_ClipMotions::otherSettingsMeasureAnew()
{
    ClipMotions motions;
    motions.setClip(first, walker(), walk(1.0f));
    valuesOf(motions, first, MotionSignal::Speed);
    SignalSettings settings;
    settings.root = "Spine";
    motions.setSettings(settings, {});
    QCOMPARE(motions.byteCount(), std::size_t(0));
    QCOMPARE(*motions.joint(first, ""), 1);
}

void tst_ClipMotions::longestUnaskedIsForgottenFirst()
{
    constexpr std::size_t bytes = 31 * sizeof(float);
    ClipMotions motions({}, {}, 4 * bytes);
    for (std::uint32_t clip = 0; clip < 4; ++clip) {
        motions.setClip(ClipId{clip}, walker(), walk(1.0f + float(clip)));
        valuesOf(motions, ClipId{clip}, MotionSignal::Speed);
    }
    const std::vector<float> before = valuesOf(motions, ClipId{0}, MotionSignal::Speed);
    motions.setClip(ClipId{4}, walker(), walk(9.0f));
    valuesOf(motions, ClipId{4}, MotionSignal::Speed);
    QVERIFY(motions.byteCount() <= 4 * bytes);
    QVERIFY(motions.isComputed(ClipId{4}, MotionSignal::Speed, ""));
    QVERIFY(motions.isComputed(ClipId{0}, MotionSignal::Speed, ""));
    QVERIFY(!motions.isComputed(ClipId{1}, MotionSignal::Speed, ""));
    QCOMPARE(valuesOf(motions, ClipId{0}, MotionSignal::Speed), before);
}

void tst_ClipMotions::manyThreadsGetTheSameAnswers()
{
    constexpr int clips = 8;
    ClipMotions motions({}, {}, 3000);
    std::vector<std::vector<float>> expected;
    for (std::uint32_t clip = 0; clip < clips; ++clip) {
        motions.setClip(ClipId{clip}, walker(), walk(1.0f + float(clip), 61));
        expected.push_back(valuesOf(motions, ClipId{clip}, MotionSignal::Speed, "LeftLeg"));
    }
    std::atomic<int> wrong = 0;
    std::vector<std::thread> threads;
    for (int thread = 0; thread < 4; ++thread)
        threads.emplace_back([&, thread] {
            for (int round = 0; round < 200; ++round) {
                const auto clip = std::uint32_t((round * (thread + 1)) % clips);
                wrong += valuesOf(motions, ClipId{clip}, MotionSignal::Speed, "LeftLeg") != expected[clip];
                std::vector<FrameRange> contacts;
                motions.appendContacts(ClipId{clip}, "LeftLeg", contacts);
                if (thread == 0) motions.setClip(ClipId{clip}, walker(), walk(1.0f + float(clip), 61));
            }
        });
    for (std::thread& thread : threads) thread.join();
    QCOMPARE(int(wrong), 0);
}

QTEST_APPLESS_MAIN(tst_ClipMotions)
#include "tst_ClipMotions.moc"
