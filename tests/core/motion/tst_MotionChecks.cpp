#include "core/motion/MotionSettings.h"
#include "tests/core/motion/ImportedClips.h"
#include "tests/core/motion/PlantedFaults.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <map>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr FrameRate rate{120, 1};
constexpr Frame give = 3;   ///< frames that an edge may be off
constexpr Frame apart = 16; ///< frames between a slide and the landing or leaving of its foot
const std::array moving{"walk",     "walk_to_run", "limp",         "tired_walk",    "sneak",
                        "jog",      "jog_bends",   "jog_corners",  "run_bends",     "run_corners",
                        "backward", "walk_bends",  "walk_corners", "sidestep_left", "sidestep_right"};

std::string textOf(const std::vector<MotionFault>& faults)
{
    std::string text;
    for (const MotionFault& fault : faults)
        text += std::string(kindOf(fault.check).key) + " [" + std::to_string(fault.range.start) + ", " +
                std::to_string(fault.range.stop) + ") " + std::to_string(fault.value) + "; ";
    return text;
}

/// Whether any joint moves at a frame, faster than 0.2 leg lengths a second.
bool moves(const FigureTrails& trails, Frame frame)
{
    const auto i = std::size_t(frame);
    const auto points = trails.points();
    return std::any_of(points.begin(), points.end(), [&](const PointTrail& point) {
        const double seconds = trails.rate().seconds(1.0);
        return glm::distance(point.at(i), point.at(i - 1)) > 0.2f * trails.legLength() * float(seconds);
    });
}

} // namespace

/// What is found against what was planted, and against motion in which nothing is wrong.
class tst_MotionChecks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanMotionIsClean_data();
    void cleanMotionIsClean();
    void theSamplesGlitchIsFound();
    void plantedFreezesAreFound();
    void plantedPopsAreFound();
    void plantedSlidesAreFound();
    void shakingIsFound();
    void aLiftedFigureFloatsAndAJumpDoesNot();
    void aSunkenFigureIsUnderTheFloor();
    void aPoseAtTheStartIsFound();
    void kneesThatBendBackwardsAreFound();
    void unitsAndRatesDoNotMatter();
    void whatHoldsStillIsNotFrozen();
    void clipsWithoutMotionHaveNoFaults();
    void tooLongClipsAreRefused();
    void everyNumberIsWithinItsBounds();
    void everyCheckHasItsName();

private:
    PosedClip posed(const std::string& name, FrameRate at = rate) const
    {
        const auto& model = *m_models.at(name);
        return PosedClip(model.skeleton, model.clips.front(), at);
    }

    ClipReader m_reader;
    std::map<std::string, std::shared_ptr<const ImportedModel>> m_models;
};

void tst_MotionChecks::initTestCase()
{
    const QDir folder(sourceFolder() + "/resources/sample");
    for (const QString& file : folder.entryList({"*.glb"}, QDir::Files, QDir::Name)) {
        if (file == "mannequin.glb") continue; // the character alone
        const auto model = m_reader.model(folder.filePath(file));
        QVERIFY(model);
        m_models[QFileInfo(file).baseName().toStdString()] = model;
    }
}

void tst_MotionChecks::cleanMotionIsClean_data()
{
    QTest::addColumn<int>("framesPerSecond");
    for (const int each : {24, 30, 60, 120, 240}) QTest::addRow("%d a second", each) << each;
}

void tst_MotionChecks::cleanMotionIsClean()
{
    QFETCH(int, framesPerSecond);
    double seconds = 0.0;
    double wrong = 0.0;
    for (const auto& [name, model] : m_models) {
        if (name == "run") continue; // its glitch is no mistake
        const PosedClip clip = posed(name, {framesPerSecond, 1});
        seconds += clip.rate().seconds(double(clip.frames()));
        const std::vector<MotionFault> faults = motionFaults(*clip.trails());
        for (const MotionFault& fault : faults) wrong += clip.rate().seconds(double(fault.range.length()));
        if (!faults.empty()) qInfo("%s: %s", name.c_str(), textOf(faults).c_str());
    }
    qInfo("%.2f s of %.1f s", wrong, seconds);
    QVERIFY(seconds > 30.0);
    QVERIFY(wrong < 0.01 * seconds);
}

void tst_MotionChecks::theSamplesGlitchIsFound()
{
    const auto& model = *m_models.at("run");
    const Clip& clip = model.clips.front();
    const auto trails = FigureTrails::sampled(model.skeleton, clip, bindByName(clip, model.skeleton));
    QVERIFY(trails);
    const std::vector<MotionFault> faults = motionFaults(**trails);
    QVERIFY(!faults.empty());
    QCOMPARE(faults[0].check, MotionCheck::Pop);
    const FrameRange jump{92, 101}; // Quality.Bad in its sidecar, as the next
    QVERIFY2(jump.covers(faults[0].range), textOf(faults).c_str());
    const FrameRange slip{186, 207};
    const bool isSlipFound = std::any_of(faults.begin(), faults.end(), [&](const MotionFault& fault) {
        return fault.check == MotionCheck::FootSlide && fault.range.overlaps(slip);
    });
    QEXPECT_FAIL("", "a foot that slips as it lands, and again as it leaves, looks like a foot that lands",
                 Continue);
    QVERIFY(isSlipFound);
}

void tst_MotionChecks::plantedFreezesAreFound()
{
    for (const std::uint32_t seed : RandomSeeds(100)) {
        Dice dice(seed);
        PosedClip clip = posed(moving[std::size_t(dice.below(int(moving.size())))]);
        const Frame length = 15 + dice.below(60);
        const auto trails = clip.trails();
        Frame start = 0;
        do { // where it moves: who stands still anyway is not frozen
            start = 2 + dice.below(clip.frames() - length - 4);
        } while (!moves(*trails, start) || !moves(*trails, start + length));
        clip.hold({start, start + length});
        const auto faults = faultsOf(*clip.trails(), MotionCheck::Frozen);
        QVERIFY2(isFound(faults, {start, start + length}, give), textOf(faults).c_str());
        QCOMPARE(faults.size(), std::size_t(1));
        QVERIFY(faults[0].value >= faults[0].threshold);
    }
}

void tst_MotionChecks::plantedPopsAreFound()
{
    const std::array joints{"LeftArm", "RightArm",   "LeftForeArm", "RightForeArm", "LeftUpLeg",
                            "LeftLeg", "RightUpLeg", "RightLeg",    "Spine",        "Hips"};
    for (const std::uint32_t seed : RandomSeeds(100)) {
        Dice dice(seed);
        PosedClip clip = posed(moving[std::size_t(dice.below(int(moving.size())))]);
        const float leg = clip.trails()->legLength();
        const Frame length = 1 + dice.below(6);
        const Frame start = 4 + dice.below(clip.frames() - length - 10);
        const std::string joint = joints[std::size_t(dice.below(int(joints.size())))];
        const bool isArm = joint.ends_with("Arm");
        const glm::vec3 axis = isArm ? glm::vec3(0, 1, 0) : glm::vec3(dice.below(2), 0, 1);
        const float side = dice.below(2) == 0 ? 1.0f : -1.0f;
        if (dice.below(3) == 0)
            clip.move({start, start + length}, "Hips", side * dice.between(0.12f, 0.3f) * leg * axis);
        else
            clip.turn({start, start + length}, joint, turned(side * dice.between(25, 60), axis));
        const auto faults = faultsOf(*clip.trails(), MotionCheck::Pop);
        QVERIFY2(isFound(faults, {start, start + length}, give),
                 (joint + " [" + std::to_string(start) + ", " + std::to_string(start + length) + ") " +
                  textOf(faults))
                     .c_str());
    }
}

void tst_MotionChecks::plantedSlidesAreFound()
{
    for (const std::uint32_t seed : RandomSeeds(100)) {
        Dice dice(seed);
        std::optional<FrameRange> planted;
        PosedClip clip = posed("walk");
        while (!planted) { // a contact that has the room
            clip = posed(std::array{"walk", "limp", "tired_walk", "walk_to_run"}[std::size_t(dice.below(4))]);
            const auto trails = clip.trails();
            const ContactReport report = detectContacts(trails->ways(), trails->limbs());
            const LimbContacts& foot = report.limbs[std::size_t(dice.below(2))];
            const FrameRange contact = foot.ranges[std::size_t(dice.below(int(foot.ranges.size())))];
            const Frame length = 18 + dice.below(12);
            const Frame room = contact.length() - length - 2 * apart;
            if (room < 1) continue;
            const Frame start = contact.start + apart + dice.below(room);
            planted = FrameRange{start, start + length};
        }
        const float leg = clip.trails()->legLength();
        const float angle = dice.between(0.0f, 6.28f);
        const float distance =
            dice.between(0.35f, 0.8f) * leg * float(rate.seconds(double(planted->length())));
        clip.slide(*planted, "Hips", distance * glm::vec3(std::cos(angle), 0, std::sin(angle)));
        const auto faults = faultsOf(*clip.trails(), MotionCheck::FootSlide);
        QVERIFY2(isFound(faults, *planted, give), ("[" + std::to_string(planted->start) + ", " +
                                                   std::to_string(planted->stop) + ") " + textOf(faults))
                                                      .c_str());
    }
}

void tst_MotionChecks::shakingIsFound()
{
    for (const std::uint32_t seed : RandomSeeds(20)) {
        Dice dice(seed);
        PosedClip clip = posed("walk");
        const Frame length = 48 + dice.below(60); // 0.4 s and longer
        const Frame start = 10 + dice.below(clip.frames() - length - 20);
        for (Frame frame = start; frame < start + length; ++frame)
            clip.turn({frame, frame + 1}, "LeftForeArm",
                      turned(4.0f, glm::vec3(0, 1, 0)) * turned(dice.between(-6, 6), glm::vec3(0, 1, 0)));
        const auto faults = faultsOf(*clip.trails(), MotionCheck::Jitter);
        QVERIFY2(isFound(faults, {start, start + length}, 10), textOf(faults).c_str());
        QCOMPARE(faults.size(), std::size_t(1));
    }
}

void tst_MotionChecks::aLiftedFigureFloatsAndAJumpDoesNot()
{
    PosedClip clip = posed("walk");
    clip.move({200, 320}, "Hips", {0, 0.35f, 0});
    const auto faults = faultsOf(*clip.trails(), MotionCheck::Floating);
    QVERIFY2(isFound(faults, {200, 320}, give), textOf(faults).c_str());
    QVERIFY(faultsOf(*posed("jump").trails(), MotionCheck::Floating).empty());
}

void tst_MotionChecks::aSunkenFigureIsUnderTheFloor()
{
    PosedClip clip = posed("walk");
    clip.move({200, 260}, "Hips", {0, -0.3f, 0});
    const auto faults = faultsOf(*clip.trails(), MotionCheck::UnderFloor);
    QVERIFY2(isFound(faults, {200, 260}, give), textOf(faults).c_str());
    QVERIFY(faults[0].value > 0.2f);
}

void tst_MotionChecks::aPoseAtTheStartIsFound()
{
    PosedClip clip = posed("walk");
    for (Frame frame = 0; frame < 30; ++frame)
        for (std::size_t joint = 0; joint < clip.poses[0].size(); ++joint)
            clip.poses[std::size_t(frame)][joint].rotation = glm::quat(1, 0, 0, 0);
    const auto faults = faultsOf(*clip.trails(), MotionCheck::CalibrationPose);
    QVERIFY2(isFound(faults, {0, 30}, 0), textOf(faults).c_str());
}

void tst_MotionChecks::kneesThatBendBackwardsAreFound()
{
    PosedClip clip = posed("idle");
    clip.turn({100, 160}, "LeftLeg", turned(-60, {1, 0, 0}));
    const auto faults = faultsOf(*clip.trails(), MotionCheck::JointLimit);
    QVERIFY2(isFound(faults, {100, 160}, 0), textOf(faults).c_str());
    QCOMPARE(faults[0].joint, JointIndex(clip.joint("LeftLeg")));
}

void tst_MotionChecks::unitsAndRatesDoNotMatter()
{
    for (const int framesPerSecond : {30, 60, 120}) {
        const auto at = [&](double seconds) { return Frame(std::lround(seconds * framesPerSecond)); };
        PosedClip clip = posed("walk", {framesPerSecond, 1});
        clip.hold({at(1.0), at(1.5)});
        clip.move({at(3.0), at(3.5)}, "Hips", {0, -0.3f, 0});
        const auto trails = clip.trails();
        QVERIFY(isFound(faultsOf(*trails, MotionCheck::Frozen), {at(1.0), at(1.5)}, give));
        QVERIFY(isFound(faultsOf(*trails, MotionCheck::UnderFloor), {at(3.0), at(3.5)}, give));
        std::vector<Joint> joints = clip.skeleton().joints();
        for (Joint& joint : joints) joint.rest.translation *= 100.0f;
        const Skeleton giant(std::move(joints));
        Clip large = clip.clip();
        for (JointChannel& channel : large.channels) {
            std::vector<glm::vec3> places(channel.translation.values.begin(),
                                          channel.translation.values.end());
            for (glm::vec3& place : places) place *= 100.0f;
            channel.translation.values = std::move(places);
        }
        const auto giantTrails = FigureTrails::sampled(giant, large, bindByName(large, giant));
        QVERIFY(giantTrails);
        const auto small = motionFaults(*trails);
        const auto big = motionFaults(**giantTrails);
        const std::string both = textOf(small) + "against " + textOf(big);
        QVERIFY2(small.size() == big.size(), both.c_str());
        for (std::size_t i = 0; i < small.size(); ++i)
            QVERIFY2(small[i].check == big[i].check && small[i].range == big[i].range, both.c_str());
    }
}

void tst_MotionChecks::whatHoldsStillIsNotFrozen()
{
    PosedClip clip = posed("idle");
    clip.hold({0, clip.frames()});
    QVERIFY(faultsOf(*clip.trails(), MotionCheck::Frozen).empty());
}

void tst_MotionChecks::clipsWithoutMotionHaveNoFaults()
{
    Clip none;
    none.frames = 1;
    const Skeleton empty;
    for (const Skeleton& skeleton : {empty, walker()}) {
        const auto trails = FigureTrails::sampled(skeleton, none, bindByName(none, skeleton));
        QVERIFY(trails);
        QVERIFY2(motionFaults(**trails).empty(), textOf(motionFaults(**trails)).c_str());
    }
}

void tst_MotionChecks::tooLongClipsAreRefused()
{
    const Skeleton skeleton = walker();
    const Clip clip = withStrayKey(walkCycle(30, {30, 1}, 1.0f, 20.0f), 60'000'000);
    const auto trails = FigureTrails::sampled(skeleton, clip, bindByName(clip, skeleton));
    QVERIFY(!trails);
    QCOMPARE(trails.error().code, std::string("clip.too-long"));
}

void tst_MotionChecks::everyNumberIsWithinItsBounds()
{
    MotionSettings settings;
    for (const MotionNumber& number : motionNumbers()) {
        const double value = number.get(settings);
        QVERIFY2(value >= number.lowest && value <= number.highest, number.key);
        number.set(settings, number.highest);
        QVERIFY(std::abs(number.get(settings) - number.highest) < 1e-6 * number.highest + 1e-9);
    }
    QVERIFY(findMotionNumber("slideSpeed"));
}

void tst_MotionChecks::everyCheckHasItsName()
{
    for (const MotionCheckKind& kind : motionCheckKinds()) {
        QCOMPARE(&kindOf(kind.check), &kind);
        QCOMPARE(findMotionCheck(kind.key), &kind);
        QCOMPARE(findMotionCheck(kind.tag), &kind);
    }
    QCOMPARE(findMotionCheck("nothing"), nullptr);
}

QTEST_APPLESS_MAIN(tst_MotionChecks)
#include "tst_MotionChecks.moc"
