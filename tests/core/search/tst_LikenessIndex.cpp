#include "core/search/likeness/LikenessIndex.h"
#include "tests/core/search/Bodies.h"

#include <QTest>

#include <limits>
#include <random>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr RowParts allParts = RowParts((1u << rowPartCount) - 1);

LikenessRows noise(std::size_t count, std::mt19937& random)
{
    std::normal_distribution<float> number;
    LikenessRows rows;
    rows.step = 3;
    rows.frames = Frame(count) * 3;
    rows.parts = allParts;
    rows.rows.resize(count);
    for (LikenessRow& row : rows.rows)
        for (float& each : row) each = number(random);
    return rows;
}

/// The weight of one number of a row beside what they are together.
double weightOf(std::size_t number, const PartWeights& weights)
{
    double ofParts = 0.0;
    for (const float weight : weights.parts) ofParts += double(weight) / double(rowPartCount);
    const double all = 1.5 * ofParts + double(weights.root);
    const double own = number < LikenessGroups::root ? double(weights.parts[number / 3 % rowPartCount])
                                                     : double(weights.root);
    return 2.5 * own / all;
}

double cost(const LikenessRow& a, const LikenessRow& b, const PartWeights& weights)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < likenessNumbers; ++i)
        sum += weightOf(i, weights) * double(a[i] - b[i]) * double(a[i] - b[i]);
    return sum;
}

/// The definition: the cheapest way from any row to row j that takes the example's rows up to i.
double cheapest(const std::vector<LikenessRow>& example, const std::vector<LikenessRow>& clip,
                std::ptrdiff_t i, std::ptrdiff_t j, const PartWeights& weights)
{
    if (i < 0 || j < 0) return std::numeric_limits<double>::infinity();
    const double here = cost(example[std::size_t(i)], clip[std::size_t(j)], weights);
    if (i == 0) return here;
    const auto before = [&](std::ptrdiff_t rows, std::ptrdiff_t others) {
        return cheapest(example, clip, i - rows, j - others, weights);
    };
    return std::min({before(1, 1) + here, before(1, 2) + here,
                     i > 1 ? before(2, 1) + 2 * here : std::numeric_limits<double>::infinity()});
}

bool isAbout(FrameRange a, FrameRange b, Frame tolerance)
{
    return std::abs(a.start - b.start) <= tolerance && std::abs(a.stop - b.stop) <= tolerance;
}

/// Two clips of the same walk one after the other are one clip: rows of several motions in a row.
LikenessRows joined(const std::vector<LikenessRows>& parts)
{
    LikenessRows whole = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i)
        whole.rows.insert(whole.rows.end(), parts[i].rows.begin(), parts[i].rows.end());
    whole.frames = Frame(whole.rows.size()) * whole.step;
    return whole;
}

/// The same motion with some parts of another one.
LikenessRows withPartsOf(LikenessRows rows, const LikenessRows& other, std::initializer_list<RowPart> parts)
{
    for (std::size_t at = 0; at < rows.rows.size(); ++at)
        for (const RowPart part : parts)
            for (const std::size_t group : {LikenessGroups::places, LikenessGroups::velocities})
                for (std::size_t axis = 0; axis < 3; ++axis) {
                    const std::size_t number = group + std::size_t(part) * 3 + axis;
                    rows.rows[at][number] = other.rows[at][number];
                }
    return rows;
}

LikenessRows walk(double metresPerSecond, double stepsPerSecond, double radiansPerSecond = 0.0)
{
    return likenessRows(rowsOf({metresPerSecond, radiansPerSecond, stepsPerSecond}, 6.0));
}

} // namespace

class tst_LikenessIndex : public QObject
{
    Q_OBJECT

private slots:
    void theBestEndIsTheCheapestPath();
    void aPlantedExampleIsFound();
    void anotherSpeedIsFound();
    void theMirroredOneIsFoundWhereItIsAskedFor();
    void partsThatAreMissingCountForNothing();
    void aPartThatDoesNotCountMayDiffer();
    void weightsCountBesideEachOther();
    void weightsOfASideChangeItInAMirror();
    void aBodyWithoutAPartThatCountsIsNotFound();
    void aWildKeyChangesNoScale();
    void likenessByChanceFollowsTheLibrary();
    void hitsKeepApart();
    void aShortExampleIsGrown();
    void answersDoNotDependOnThreads();
    void aStoppedSearchFindsNothing();
};

void tst_LikenessIndex::theBestEndIsTheCheapestPath()
{
    std::mt19937 random(7);
    for (int round = 0; round < 40; ++round) {
        std::vector<LikenessRows> clips{noise(6 + std::size_t(round % 3), random), noise(10, random)};
        const LikenessIndex index(clips);
        LikenessExample example{ClipId(0), {0, 15}}; // five rows
        for (float& weight : example.weights.parts) weight = round % 2 ? float(random() % 4) : 1.0f;
        example.weights.root = round % 3 ? 1.0f : 2.5f;
        const LikenessRow factors = likenessScale(clips);
        for (LikenessRows& clip : clips) scale(clip, factors);
        const std::vector<LikenessRow> rows(clips[0].rows.begin(), clips[0].rows.begin() + 5);
        double best = std::numeric_limits<double>::infinity();
        for (std::ptrdiff_t j = 0; j < 10; ++j)
            best = std::min(best, cheapest(rows, clips[1].rows, 4, j, example.weights));
        const auto hits = index.nearest(example, false, 100);
        const auto first = std::find_if(hits.begin(), hits.end(),
                                        [](const LikenessHit& hit) { return hit.clip == ClipId(1); });
        QVERIFY(first != hits.end());
        QVERIFY(std::abs(double(first->distance) - std::sqrt(best / 5.0)) < 1e-4);
    }
}

void tst_LikenessIndex::aPlantedExampleIsFound()
{
    const LikenessRows planted = walk(1.5, 2.4, 0.8);
    std::vector<LikenessRows> clips{walk(1.0, 2.0), joined({walk(0.4, 1.0), planted, walk(2.5, 3.0)}),
                                    planted, walk(1.5, 2.4, -0.8)};
    const LikenessIndex index(clips);
    QVERIFY(index.holds(ClipId(2)) && !index.holds(ClipId(4)));
    const auto hits = index.nearest({ClipId(2), {60, 120}}, false, 3);
    const Frame begin = Frame(clips[0].rows.size()) * clips[0].step;
    QVERIFY(hits[0].clip == ClipId(1));
    QVERIFY(isAbout(hits[0].frames, {begin + 60, begin + 120}, clips[0].step));
    QVERIFY2(hits[0].distance < 0.01f, qPrintable(QString::number(double(hits[0].distance))));
}

void tst_LikenessIndex::anotherSpeedIsFound()
{
    // The same steps faster, among clips that move otherwise.
    const LikenessIndex index({walk(1.0, 2.0), walk(1.4, 2.8), walk(0.2, 0.5, 1.5), walk(3.0, 4.5, -1.5)});
    const auto hits = index.nearest({ClipId(0), {30, 90}}, false, 50);
    const auto other =
        std::find_if(hits.begin(), hits.end(), [](const LikenessHit& hit) { return hit.clip != ClipId(0); });
    QVERIFY(other != hits.end() && other->clip == ClipId(1));
    const Frame length = other->frames.stop - other->frames.start;
    QVERIFY2(length >= 36 && length <= 54, qPrintable(QString::number(length))); // 60 / 1.4 = 43
}

void tst_LikenessIndex::theMirroredOneIsFoundWhereItIsAskedFor()
{
    const LikenessIndex index({walk(1.0, 2.0, 0.9), walk(1.0, 2.0, -0.9), walk(1.2, 2.0)});
    const auto hits = index.nearest({ClipId(0), {30, 90}}, true, 50);
    const auto mirror =
        std::find_if(hits.begin(), hits.end(), [](const LikenessHit& hit) { return hit.clip == ClipId(1); });
    QVERIFY(mirror != hits.end() && mirror->isMirrored && mirror->distance < 0.05f);
    for (const LikenessHit& hit : index.nearest({ClipId(0), {30, 90}}, false, 50)) {
        QVERIFY(!hit.isMirrored);
        QVERIFY(hit.clip != ClipId(1) || hit.distance > 0.3f);
    }
}

void tst_LikenessIndex::partsThatAreMissingCountForNothing()
{
    LikenessRows handless = walk(1.0, 2.0);
    for (const RowPart part : {RowPart::LeftHand, RowPart::RightHand}) {
        handless.parts = RowParts(handless.parts & ~(1u << std::size_t(part)));
        for (LikenessRow& row : handless.rows)
            for (std::size_t axis = 0; axis < 3; ++axis)
                row[std::size_t(part) * 3 + axis] =
                    row[LikenessGroups::velocities + std::size_t(part) * 3 + axis] = 0;
    }
    const LikenessIndex index({walk(1.0, 2.0), handless, walk(2.0, 3.0)});
    const auto hits = index.nearest({ClipId(0), {30, 90}}, false, 50);
    for (const LikenessHit& hit : hits)
        if (hit.clip == ClipId(1)) {
            QVERIFY(hit.distance < 0.02f);
            return;
        }
    QFAIL("the body without hands is not found");
}

void tst_LikenessIndex::aPartThatDoesNotCountMayDiffer()
{
    const LikenessRows shown = walk(1.0, 2.0);
    LikenessRows other = shown; // as far off at any time, so that no stretched way is nearer
    for (LikenessRow& row : other.rows)
        for (float& number : row) number += 0.5f;
    const LikenessIndex index(
        {shown,
         withPartsOf(shown, other,
                     {RowPart::LeftKnee, RowPart::RightKnee, RowPart::LeftFoot, RowPart::RightFoot}),
         withPartsOf(shown, other,
                     {RowPart::LeftElbow, RowPart::RightElbow, RowPart::LeftHand, RowPart::RightHand}),
         other});
    const auto nearestOf = [&](const char* weights) {
        const auto hits = index.nearest({ClipId(0), {30, 90}, *partWeights(weights)}, false, 100);
        std::array<float, 4> nearest{9, 9, 9, 9};
        for (const LikenessHit& hit : hits)
            nearest[hit.clip.value] = std::min(nearest[hit.clip.value], hit.distance);
        return nearest;
    };
    const auto withoutLegs = nearestOf("legs=0"), withoutArms = nearestOf("arms=0");
    QVERIFY(withoutLegs[1] < 1e-3f && withoutLegs[2] > 0.05f);
    QVERIFY(withoutArms[2] < 1e-3f && withoutArms[1] > 0.05f);
    QVERIFY(nearestOf("arms=3")[1] < nearestOf("arms=1")[1]); // the legs count less
}

void tst_LikenessIndex::weightsCountBesideEachOther()
{
    std::mt19937 random(5);
    const LikenessIndex index({noise(80, random), noise(90, random)});
    const auto hitsOf = [&](float weight) {
        LikenessExample example{ClipId(0), {90, 150}};
        example.weights.parts.fill(weight);
        example.weights.root = weight;
        return index.nearest(example, true, 50);
    };
    const auto once = hitsOf(1.0f), twice = hitsOf(4.0f);
    QVERIFY(once == index.nearest({ClipId(0), {90, 150}}, true, 50));
    QCOMPARE(twice.size(), once.size());
    for (std::size_t i = 0; i < once.size(); ++i) {
        QVERIFY(twice[i].frames == once[i].frames);
        QVERIFY(std::abs(twice[i].distance - once[i].distance) < 1e-4f);
    }
}

void tst_LikenessIndex::weightsOfASideChangeItInAMirror()
{
    const LikenessRows shown = walk(1.0, 2.0, 0.9), other = walk(2.0, 3.1);
    const LikenessIndex index({shown, withPartsOf(mirrored(shown), other, {RowPart::LeftHand}), other});
    const auto nearest = [&](const char* weights) {
        for (const LikenessHit& hit : index.nearest({ClipId(0), {30, 90}, *partWeights(weights)}, true, 100))
            if (hit.clip == ClipId(1) && hit.isMirrored) return hit.distance;
        return 9.0f;
    };
    QVERIFY(nearest("right-hand=0") < 1e-3f); // the right one of the example is the left one in a mirror
    QVERIFY(nearest("left-hand=0") > 0.05f);
}

void tst_LikenessIndex::aBodyWithoutAPartThatCountsIsNotFound()
{
    LikenessRows headless = walk(1.0, 2.0);
    headless.parts = RowParts(headless.parts & ~(1u << std::size_t(RowPart::Head)));
    const LikenessIndex index({walk(1.0, 2.0), headless, walk(1.0, 2.0)});
    const auto head = partWeights("arms=0,legs=0,hips=0,chest=0,root=0");
    const auto hits = index.nearest({ClipId(0), {30, 90}, *head}, false, 100);
    QVERIFY(!hits.empty());
    for (const LikenessHit& hit : hits) QVERIFY(hit.clip != ClipId(1));
}

void tst_LikenessIndex::aWildKeyChangesNoScale()
{
    std::vector<LikenessRows> clips{walk(1.0, 2.0), walk(2.0, 3.0, 0.5), walk(0.4, 1.0, -0.5)};
    const LikenessRow expected = likenessScale(clips);
    for (float& number : clips[1].rows[20]) number += 1e6f;
    const LikenessRow found = likenessScale(clips);
    for (std::size_t i = 0; i < likenessNumbers; ++i)
        if (expected[i] > 0.0f) QVERIFY(std::abs(found[i] / expected[i] - 1.0f) < 0.15f);
}

void tst_LikenessIndex::likenessByChanceFollowsTheLibrary()
{
    const std::vector<LikenessRows> different{walk(0.4, 1.0), walk(1.0, 2.0),      walk(1.0, 2.05),
                                              walk(2.5, 3.0), walk(0.2, 0.5, 1.5), walk(3.0, 4.5, -1.5)};
    const LikenessExample example{ClipId(1), {30, 60}};
    const LikenessIndex index(different);
    const auto byChance = index.distanceByChance(example);
    QVERIFY(byChance);
    QVERIFY(index.distanceByChance(example) == byChance);
    bool isCopyThere = false;
    for (const LikenessHit& hit : index.nearest(example, false, 500)) {
        if (hit.clip == ClipId(3) || hit.clip == ClipId(5))
            QVERIFY2(hit.distance > doubtfulDistance(*byChance), qPrintable(QString::number(hit.distance)));
        isCopyThere |= hit.clip == ClipId(2) && hit.distance < doubtfulDistance(*byChance);
    }
    QVERIFY(isCopyThere);
    // Where half of the clips hardly move otherwise, chance is nearer; one short clip says nothing.
    const LikenessIndex alike({different[1], different[2], walk(1.0, 2.1), walk(1.0, 1.95), walk(3.0, 4.5)});
    QVERIFY(alike.distanceByChance({ClipId(0), {30, 60}}) < byChance);
    QVERIFY(!LikenessIndex({different[1]}).distanceByChance({ClipId(0), {0, 150}}));
}

void tst_LikenessIndex::hitsKeepApart()
{
    std::mt19937 random(3);
    const LikenessIndex index({noise(200, random), noise(150, random)});
    const LikenessExample example{ClipId(0), {90, 150}};
    const auto hits = index.nearest(example, true, 1000);
    QVERIFY(hits.size() > 20);
    for (std::size_t i = 0; i < hits.size(); ++i) {
        if (hits[i].clip == example.clip)
            QVERIFY(hits[i].frames.stop <= example.frames.start ||
                    hits[i].frames.start >= example.frames.stop);
        if (i > 0) QVERIFY(hits[i - 1].distance <= hits[i].distance);
        for (std::size_t other = 0; other < i; ++other) {
            if (hits[i].clip != hits[other].clip || hits[i].isMirrored != hits[other].isMirrored) continue;
            const FrameRange a = hits[i].frames, b = hits[other].frames;
            const Frame both = std::min(a.stop, b.stop) - std::max(a.start, b.start);
            QVERIFY(2 * both <= std::min(a.stop - a.start, b.stop - b.start));
        }
    }
}

void tst_LikenessIndex::aShortExampleIsGrown()
{
    const LikenessIndex index({walk(1.0, 2.0), walk(1.0, 2.0)});
    for (const FrameRange frames : {FrameRange{0, 1}, FrameRange{60, 61}, FrameRange{180, 181}}) {
        const auto hits = index.nearest({ClipId(0), frames}, false, 5);
        QVERIFY(!hits.empty());
        QVERIFY(hits[0].frames.stop - hits[0].frames.start >= 4); // of three rows two and a half at the least
    }
}

void tst_LikenessIndex::answersDoNotDependOnThreads()
{
    std::mt19937 random(11);
    std::vector<LikenessRows> clips;
    for (int i = 0; i < 30; ++i) clips.push_back(noise(40, random));
    const LikenessIndex index(clips);
    const auto once = index.nearest({ClipId(4), {30, 60}}, true, 100);
    for (int again = 0; again < 5; ++again) QVERIFY(index.nearest({ClipId(4), {30, 60}}, true, 100) == once);
}

void tst_LikenessIndex::aStoppedSearchFindsNothing()
{
    std::mt19937 random(4);
    const LikenessIndex index({noise(100, random), noise(100, random)});
    std::stop_source stop;
    QVERIFY(!index.nearest({ClipId(0), {30, 60}}, true, 10, stop.get_token()).empty());
    stop.request_stop();
    QVERIFY(index.nearest({ClipId(0), {30, 60}}, true, 10, stop.get_token()).empty());
}

QTEST_APPLESS_MAIN(tst_LikenessIndex)
#include "tst_LikenessIndex.moc"
