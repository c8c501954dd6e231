#include "core/motion/signals/MotionSignals.h"
#include "resources/sample/generator/clips/Clips.h"
#include "resources/sample/generator/clips/GaitStyles.h"
#include "resources/sample/generator/motion/Rotations.h"
#include "tests/core/motion/FrameAgreement.h"
#include "tests/core/motion/GeneratedMotion.h"
#include "tests/support/RandomSeeds.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr double edgeSeconds = 3.0 / 120.0; ///< that an edge may be off

/// The edge that a frame has is rounded up to it, so that at any rate an edge may be off by one.
Frame mayBeOff(int framesPerSecond) { return std::max<Frame>(Frame(edgeSeconds * framesPerSecond), 1); }

/// How the contacts that are found in a motion lie to those that its maker knows.
struct EdgeReport
{
    FrameAgreement frames;
    int edges = 0;
    Frame worst = 0;   ///< how far the worst edge is off
    int missed = 0;    ///< true contacts without any that is found
    int foundOnly = 0; ///< found contacts that overlap no true one
};

int overlapOf(const FrameRange& a, const FrameRange& b) { return a.intersected(b).length(); }

/// The range that overlaps another most; empty where none does.
FrameRange bestOf(const FrameRanges& ranges, FrameRange other)
{
    FrameRange best{0, 0};
    for (const FrameRange& each : ranges)
        if (overlapOf(each, other) > overlapOf(best, other)) best = each;
    return best;
}

/// The first frame from which on a joint is within two millimetres (of a man's size) of where it rests in a
/// later one: nothing says when in between it came to rest.
Frame nearlyRestsFrom(const JointTrajectories& ways, const Limb& foot, Frame resting)
{
    constexpr float nearly = 0.002f / 0.82f; // of a leg
    const auto x = ways.x(foot.contact), y = ways.y(foot.contact), z = ways.z(foot.contact);
    const auto placeAt = [&](Frame frame) {
        const auto i = std::size_t(frame);
        return glm::vec3(x[i], y[i], z[i]);
    };
    Frame first = resting;
    while (first > 0 && glm::distance(placeAt(first - 1), placeAt(resting)) < nearly * foot.length) --first;
    return first;
}

/// Edges at the clip's ends are none, and a contact that an end cuts may be too short to be one.
void addFoot(EdgeReport& report, const JointTrajectories& ways, const LimbContacts& foot,
             const FrameRanges& truth)
{
    const FrameRanges found = FrameRanges::fromCanonical(foot.ranges);
    const Frame frames = ways.frames();
    report.frames.add(found, truth);
    for (const FrameRange& each : found) report.foundOnly += bestOf(truth, each).isEmpty();
    for (const FrameRange& each : truth) {
        const FrameRange best = bestOf(found, each);
        const bool isCut = each.start == 0 || each.stop == frames;
        if (best.isEmpty()) {
            report.missed += !isCut;
            continue;
        }
        if (each.start > 0) {
            ++report.edges;
            const Frame earliest = nearlyRestsFrom(ways, foot.limb, each.start);
            report.worst = std::max({report.worst, earliest - best.start, best.start - each.start});
        }
        if (each.stop < frames) {
            ++report.edges;
            report.worst = std::max(report.worst, std::abs(best.stop - each.stop));
        }
    }
}

EdgeReport edgesOf(const GeneratedMotion& motion)
{
    const auto measured =
        MotionSignals::computed(motion.skeleton, motion.clip, bindByName(motion.clip, motion.skeleton));
    EdgeReport report;
    for (const LimbContacts& each : measured->contacts().limbs)
        if (each.limb.kind == LimbKind::Foot)
            addFoot(report, measured->trajectories(), each,
                    motion.contacts(each.limb.side == BodySide::Left));
    return report;
}

QString textOf(const EdgeReport& report)
{
    return QString("F1 %1, %2 edges, the worst %3 frames off, %4 contacts missed, %5 found that are none")
        .arg(report.frames.f1(), 0, 'f', 4)
        .arg(report.edges)
        .arg(report.worst)
        .arg(report.missed)
        .arg(report.foundOnly);
}

const std::array<std::pair<const char*, sample::GaitStyle>, 9>& styles()
{
    static const std::array<std::pair<const char*, sample::GaitStyle>, 9> all{
        {{"walk", sample::walkStyle()},
         {"jog", sample::jogStyle()},
         {"run", sample::runStyle()},
         {"limp", sample::limpStyle()},
         {"tired walk", sample::tiredStyle()},
         {"sneak", sample::sneakStyle()},
         {"backward", sample::backwardStyle()},
         {"sidestep left", sample::sidestepStyle(true)},
         {"sidestep right", sample::sidestepStyle(false)}}};
    return all;
}

/// Whether a foot that lands so is at rest when it touches the ground, or only once it lies flat: a heel that
/// lands within four degrees of flat has its ball within a centimetre of its place, and nothing says when it
/// came to rest.
bool isLandingClear(double strikePitch) { return strikePitch < 0.0 || strikePitch > 4.0 * sample::degree; }

/// A gait that no style has: somewhere between two of them that go forward, slower or faster, with lower or
/// higher steps.
std::optional<sample::Motion> unknownGait(std::mt19937& random)
{
    const auto between = [&](double low, double high) {
        return low + (high - low) * (random() / 4294967296.0);
    };
    sample::GaitStyle from = styles()[random() % 6].second, to = styles()[random() % 6].second;
    const double share = between(0, 1), pace = between(0.85, 1.15), lift = between(0.6, 1.5);
    for (sample::GaitStyle* style : {&from, &to}) {
        style->cycleSeconds *= pace;
        style->speed /= pace;
        style->left.lift *= lift;
        style->right.lift *= lift;
    }
    const double seconds = between(4, 8);
    for (const auto leg : {&sample::GaitStyle::left, &sample::GaitStyle::right})
        if (!isLandingClear(sample::mixed((from.*leg).strikePitch, (to.*leg).strikePitch, share)))
            return std::nullopt;
    return sample::gaitMotion(
        from, to, [share](double) { return share; }, seconds);
}

} // namespace

/// Every contact of a motion whose maker knows them is found, and begins and ends where it does.
class tst_ContactEdges : public QObject
{
    Q_OBJECT

private slots:
    void edgesOfStyles_data();
    void edgesOfStyles();
    void edgesOfTheSampleLibrary();
    void edgesOfUnknownGaits_data();
    void edgesOfUnknownGaits();
};

void tst_ContactEdges::edgesOfStyles_data()
{
    QTest::addColumn<int>("style");
    QTest::addColumn<int>("framesPerSecond");
    for (const int rate : {24, 30, 60, 120, 240})
        for (int style = 0; style < int(styles().size()); ++style)
            QTest::addRow("%s, %d a second", styles()[std::size_t(style)].first, rate) << style << rate;
}

void tst_ContactEdges::edgesOfStyles()
{
    QFETCH(int, style);
    QFETCH(int, framesPerSecond);
    const EdgeReport report =
        edgesOf({sample::gaitMotion(styles()[std::size_t(style)].second, 6), framesPerSecond});
    QVERIFY(report.edges > 20);
    const bool isRight = report.worst <= mayBeOff(framesPerSecond) && report.missed == 0 &&
                         report.foundOnly == 0 && report.frames.f1() >= 0.95;
    QVERIFY2(isRight, qPrintable(textOf(report)));
}

void tst_ContactEdges::edgesOfTheSampleLibrary()
{
    int clips = 0;
    for (const sample::MotionClip& clip : sample::glbClips()) {
        if (clip.tags.contains("Quality.Bad")) continue; // its foot slides while it stands
        const EdgeReport report = edgesOf(GeneratedMotion(clip));
        ++clips;
        const bool isRight = report.worst <= mayBeOff(clip.framesPerSecond) && report.missed == 0 &&
                             report.foundOnly == 0 && report.frames.f1() >= 0.95;
        QVERIFY2(isRight, qPrintable(QString::fromStdString(clip.name) + ": " + textOf(report)));
    }
    QVERIFY(clips > 20);
}

void tst_ContactEdges::edgesOfUnknownGaits_data()
{
    QTest::addColumn<int>("framesPerSecond");
    for (const int rate : {30, 120, 240}) QTest::addRow("%d a second", rate) << rate;
}

/// Of figures of any size.
void tst_ContactEdges::edgesOfUnknownGaits()
{
    QFETCH(int, framesPerSecond);
    int edges = 0;
    RandomSeeds seeds(120);
    for (const std::uint32_t seed : seeds) {
        std::mt19937 random(seed);
        const auto gait = unknownGait(random);
        if (!gait) continue;
        const float size = std::exp(float(random() % 2400) / 1000.0f - 1.2f);
        const EdgeReport report = edgesOf({*gait, framesPerSecond, size});
        edges += report.edges;
        const bool isRight = report.worst <= mayBeOff(framesPerSecond) && report.missed == 0 &&
                             report.foundOnly == 0 && report.frames.f1() >= 0.95;
        QVERIFY2(isRight, qPrintable(textOf(report)));
    }
    qInfo("%d edges", edges);
    QVERIFY(edges > 1000);
}

QTEST_APPLESS_MAIN(tst_ContactEdges)
#include "tst_ContactEdges.moc"
