// Copies that are planted in other motion are found, moved, turned, mirrored, at another rate and with noise;
// motion of its own is not.

#include "core/search/duplicates/StretchSearch.h"
#include "core/support/DisjointSets.h"
#include "tests/core/search/Bodies.h"
#include "tests/core/search/RandomFeatures.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr float noise = 0.005f; ///< leg lengths
constexpr Frame slack = 6;      ///< frames at 30 a second: edges are found as closely as pieces tell

CopyRows moving(std::size_t rows, std::mt19937& random) { return copyRows(wanderingBody(rows, random)); }

/// Writes rows of a clip over rows of another, as seen from another place, turned, and with noise.
void plant(const CopyRows& from, std::size_t first, std::size_t count, CopyRows& to, std::size_t at,
           std::mt19937& random)
{
    std::normal_distribution<float> some(0.0f, noise / std::sqrt(3.0f));
    constexpr float turn = 1.3f;
    for (std::size_t row = 0; row < count; ++row)
        for (std::size_t part = 0; part < rowPartCount; ++part) {
            const glm::vec3 place = from.rows[first + row][part];
            to.rows[at + row][part] = {place.x * std::cos(turn) + place.z * std::sin(turn) + 7.0f +
                                           some(random),
                                       place.y + 0.2f + some(random),
                                       place.z * std::cos(turn) - place.x * std::sin(turn) + some(random)};
        }
}

std::vector<DuplicateStretch> found(const std::vector<CopyRows>& clips, const DuplicateOptions& options = {})
{
    return *nearDuplicates(clips, options);
}

bool isAbout(FrameRange range, Frame start, Frame stop)
{
    return std::abs(range.start - start) <= slack && std::abs(range.stop - stop) <= slack;
}

} // namespace

class tst_NearDuplicates : public QObject
{
    Q_OBJECT

private slots:
    void motionOfItsOwnHasNoCopy();
    void aPlantedStretchIsFoundWhereverItStands();
    void whatIsShorterIsNot();
    void aMirroredCopyIsFoundWhereItIsAskedFor();
    void anotherRateAndSizeAndNamesAreTheSameMotion();
    void repeatsWithinAClipAreFoundWhereTheyAreAskedFor();
    void peopleWhoStandAreNoCopies();
    void aFrozenPoseIsNoCopy();
    void framesThatAreSecondsApartAreNoCopies();
    void missingPartsAreNotCompared();
    void boundsAreNeverAboveTheCost();
    void theIndexFindsWhatEveryPieceSays();
    void theIndexVisitsInOrderUntilItIsEnough();
    void manyCopiesAreOneGroupOfFewStretches();
    void aSearchThatIsNotWantedEnds();
    void setsKnowWhoIsTurned();
};

void tst_NearDuplicates::motionOfItsOwnHasNoCopy()
{
    std::mt19937 random(1);
    std::vector<CopyRows> clips;
    for (int i = 0; i < 6; ++i) clips.push_back(moving(240, random));
    DuplicateOptions options;
    options.findsMirrored = options.findsWithin = true;
    QVERIFY(found(clips, options).empty());
}

void tst_NearDuplicates::aPlantedStretchIsFoundWhereverItStands()
{
    std::mt19937 random(2);
    for (const std::size_t at : {0u, 37u, 101u, 190u}) {
        std::vector<CopyRows> clips{moving(300, random), moving(200, random), moving(250, random)};
        plant(clips[0], 83, 50, clips[2], at, random);
        const auto stretches = found(clips);
        QCOMPARE(stretches.size(), std::size_t(1));
        QCOMPARE(stretches[0].first, ClipId(2));
        QCOMPARE(stretches[0].second, ClipId(0));
        QVERIFY(isAbout(stretches[0].firstFrames, Frame(at), Frame(at + 50)));
        QVERIFY(isAbout(stretches[0].secondFrames, 83, 133));
        QCOMPARE(stretches[0].secondFrames.start - stretches[0].firstFrames.start, 83 - Frame(at));
        QVERIFY(!stretches[0].isMirrored);
        QVERIFY(stretches[0].distance < 2.5f * noise);
    }
}

void tst_NearDuplicates::whatIsShorterIsNot()
{
    std::mt19937 random(3);
    std::vector<CopyRows> clips{moving(300, random), moving(300, random)};
    plant(clips[0], 60, 60, clips[1], 200, random);
    DuplicateOptions options;
    options.seconds = 3.0;
    QVERIFY(found(clips, options).empty());
    options.seconds = 1.5;
    QCOMPARE(found(clips, options).size(), std::size_t(1));
    options.threshold = 0.2 * double(noise); // nearer than the noise lets it come
    QVERIFY(found(clips, options).empty());
}

void tst_NearDuplicates::aMirroredCopyIsFoundWhereItIsAskedFor()
{
    std::mt19937 random(4);
    std::vector<CopyRows> clips{moving(300, random), moving(200, random)};
    plant(mirrored(clips[0]), 100, 60, clips[1], 20, random);
    QVERIFY(found(clips).empty());
    DuplicateOptions options;
    options.findsMirrored = true;
    const auto stretches = found(clips, options);
    QCOMPARE(stretches.size(), std::size_t(1));
    QVERIFY(stretches[0].isMirrored);
    QVERIFY(isAbout(stretches[0].firstFrames, 20, 80));
    QVERIFY(isAbout(stretches[0].secondFrames, 100, 160));
}

void tst_NearDuplicates::anotherRateAndSizeAndNamesAreTheSameMotion()
{
    const BodyMotion motion{.metresPerSecond = 1.2, .radiansPerSecond = 0.4, .leftArm = 0.3};
    Skeleton skeleton = bodySkeleton(1.7f);
    std::vector<Joint> renamed(skeleton.joints().begin(), skeleton.joints().end());
    for (Joint& each : renamed) each.name = "mixamorig:" + each.name;
    Clip clip = bodyClip(motion, 4.0, {60, 1}, 1.7f);
    for (auto& channel : clip.channels) channel.joint = "mixamorig:" + channel.joint;
    const Skeleton other(renamed);
    const auto rows = bodyRows(other, clip, bindByName(clip, other));
    QVERIFY(rows);
    const std::vector<CopyRows> clips{copyRows(rowsOf(motion, 4.0)), copyRows(*rows),
                                      copyRows(rowsOf({.metresPerSecond = 1.2, .swing = 0.3}, 4.0))};
    const auto stretches = found(clips);
    QCOMPARE(stretches.size(), std::size_t(1));
    QCOMPARE(stretches[0].first, ClipId(1));
    QVERIFY(isAbout(stretches[0].firstFrames, 0, 241));
    QVERIFY(isAbout(stretches[0].secondFrames, 0, 121));
}

void tst_NearDuplicates::repeatsWithinAClipAreFoundWhereTheyAreAskedFor()
{
    std::mt19937 random(5);
    std::vector<CopyRows> clips{moving(400, random)};
    plant(clips[0], 20, 70, clips[0], 300, random);
    QVERIFY(found(clips).empty());
    DuplicateOptions options;
    options.findsWithin = true;
    const auto stretches = found(clips, options);
    QCOMPARE(stretches.size(), std::size_t(1));
    QVERIFY(isAbout(stretches[0].firstFrames, 300, 370));
    QVERIFY(isAbout(stretches[0].secondFrames, 20, 90));
}

/// Two who stand alike, and sway by less than they differ; a copy of one of them is one.
void tst_NearDuplicates::peopleWhoStandAreNoCopies()
{
    std::mt19937 random(6);
    const auto standing = [&](float lean) {
        CopyRows rows = moving(200, random);
        const CopyRow pose = rows.rows[0];
        for (std::size_t row = 0; row < rows.rows.size(); ++row)
            for (std::size_t part = 0; part < rowPartCount; ++part)
                rows.rows[row][part] =
                    pose[part] + glm::vec3(lean * float(part), 0.0f, 0.0f) +
                    0.01f * std::sin(float(row) * 0.07f * float(part + 1)) * glm::vec3(1.0f, 0.3f, 0.0f);
        return rows;
    };
    const CopyRows one = standing(0.0f);
    CopyRows other = one;
    for (CopyRow& row : other.rows)
        for (std::size_t part = 0; part < rowPartCount; ++part)
            row[part].y += part % 2 == 0 ? 0.015f : -0.015f;
    QVERIFY(found({one, other}).empty());
    QCOMPARE(found({one, one}).size(), std::size_t(1));
}

void tst_NearDuplicates::aFrozenPoseIsNoCopy()
{
    std::mt19937 random(7);
    std::vector<CopyRows> clips{moving(200, random), moving(200, random)};
    for (std::size_t row = 0; row < 90; ++row) clips[0].rows[row] = clips[1].rows[row] = clips[0].rows[0];
    QVERIFY(found(clips).empty());
}

void tst_NearDuplicates::framesThatAreSecondsApartAreNoCopies()
{
    std::mt19937 random(15);
    BodyRows body = wanderingBody(60, random);
    body.rowsPerSecond = 1.0 / 120; // "Frame Time: 120" where 120 a second were meant
    QVERIFY(copyRows(body).rows.empty());
    body.rowsPerSecond = 1.0;
    QCOMPARE(copyRows(body).rows.size(), std::size_t(59 * 30 + 1));
}

void tst_NearDuplicates::missingPartsAreNotCompared()
{
    std::mt19937 random(8);
    std::vector<CopyRows> clips{moving(200, random), moving(200, random)};
    plant(clips[0], 40, 90, clips[1], 70, random);
    constexpr auto hand = std::size_t(RowPart::LeftHand);
    clips[1].parts = RowParts(clips[1].parts & ~(1u << hand));
    for (CopyRow& row : clips[1].rows) row[hand] = glm::vec3(0.0f);
    QCOMPARE(found(clips).size(), std::size_t(1));
    std::swap(clips[0], clips[1]);
    QCOMPARE(found(clips).size(), std::size_t(1));
}

void tst_NearDuplicates::boundsAreNeverAboveTheCost()
{
    std::mt19937 random(9);
    const CopyRows a = moving(120, random), b = moving(120, random);
    for (const RowParts parts : {a.parts, RowParts(a.parts & 0x607), RowParts(0x601)})
        for (std::size_t first = 0; first + 15 <= 120; first += 7)
            for (std::size_t second = 0; second + 15 <= 120; second += 11) {
                AlignedRows aligned(parts);
                for (std::size_t i = 0; i < 15; ++i) aligned.add(a.rows[first + i], b.rows[second + i]);
                const auto of = [&](const CopyRows& clip, std::size_t row) {
                    return pieceNumbers(std::span(clip.rows).subspan(row, 15), parts);
                };
                const float bound = squaredPieceDistance(of(a, first), of(b, second));
                QVERIFY(double(bound) <= aligned.cost() * 1.0005 + 1e-7);
            }
}

void tst_NearDuplicates::theIndexFindsWhatEveryPieceSays()
{
    std::mt19937 random(10);
    std::uniform_real_distribution<float> any(0.0f, 1.0f);
    for (const std::size_t count : {0u, 1u, 16u, 17u, 500u}) {
        std::vector<PieceNumbers> pieces(count);
        for (PieceNumbers& piece : pieces)
            for (std::size_t i = 0; i < 5; ++i) piece[i * 7] = any(random);
        const PieceIndex index(pieces);
        for (int asked = 0; asked < 20; ++asked) {
            PieceNumbers numbers{};
            for (std::size_t i = 0; i < 5; ++i) numbers[i * 7] = any(random);
            std::vector<std::uint32_t> expected, answer;
            for (std::uint32_t i = 0; i < count; ++i)
                if (squaredPieceDistance(pieces[i], numbers) <= 0.2f) expected.push_back(i);
            index.findWithin(PieceBox(numbers), 0.2f, answer);
            std::ranges::sort(answer);
            QVERIFY(std::ranges::includes(answer, expected) && answer.size() <= expected.size() + 1);
        }
    }
}

void tst_NearDuplicates::theIndexVisitsInOrderUntilItIsEnough()
{
    std::mt19937 random(13);
    std::uniform_real_distribution<float> any(0.0f, 1.0f);
    std::vector<PieceNumbers> pieces(500);
    for (PieceNumbers& piece : pieces)
        for (std::size_t i = 0; i < 5; ++i) piece[i * 7] = any(random);
    const PieceIndex index(pieces);
    for (int asked = 0; asked < 20; ++asked) {
        const PieceBox box(pieces[std::size_t(asked) * 20]);
        std::vector<std::uint32_t> all, some, visited;
        QVERIFY(index.findWithin(box, 0.3f, all));
        std::ranges::sort(all);
        QVERIFY(all.size() > 1 && !index.findWithin(box, 0.3f, some, all.size() - 1));
        QVERIFY(index.findWithin(box, 0.3f, some, all.size()));
        const auto visitAtMost = [&](std::size_t wanted) {
            visited.clear();
            index.visitWithin(box, 0.3f, [&](std::uint32_t piece) {
                visited.push_back(piece);
                return visited.size() < wanted;
            });
            return visited;
        };
        QCOMPARE(visitAtMost(1000), all);
        QCOMPARE(visitAtMost(2), std::vector(all.begin(), all.begin() + 2));
    }
}

void tst_NearDuplicates::manyCopiesAreOneGroupOfFewStretches()
{
    std::mt19937 random(14);
    const CopyRows motion = moving(40, random);
    const auto copies = [&](std::size_t count) {
        std::vector<CopyRows> clips;
        for (std::size_t i = 0; i < count; ++i) {
            clips.push_back(moving(40, random));
            plant(motion, 0, 40, clips.back(), 0, random);
        }
        return clips;
    };
    QCOMPARE(found(copies(20)).size(), std::size_t(20 * 19 / 2)); // each pair
    constexpr std::size_t many = 300;
    const auto stretches = found(copies(many));
    QVERIFY(stretches.size() <= many * mostCopiesCompared * 2); // 44850 are pairs
    DisjointSets sets(many);
    for (const DuplicateStretch& each : stretches) sets.join(each.first.value, each.second.value);
    for (std::size_t i = 0; i < many; ++i) QCOMPARE(sets.first(i), std::size_t(0));
}

void tst_NearDuplicates::aSearchThatIsNotWantedEnds()
{
    std::mt19937 random(11);
    const std::vector<CopyRows> clips{moving(100, random), moving(100, random)};
    QVERIFY(!nearDuplicates(clips, {}, [](double) { return false; }));
    double last = 0.0;
    QVERIFY(nearDuplicates(clips, {}, [&](double share) {
        last = std::max(last, share);
        return true;
    }));
    QCOMPARE(last, 1.0);
}

void tst_NearDuplicates::setsKnowWhoIsTurned()
{
    DisjointSets sets(6);
    sets.join(4, 5, true);
    sets.join(1, 4, true);
    sets.join(0, 2);
    QCOMPARE(sets.first(5), std::size_t(1));
    QVERIFY(!sets.isTurned(5)); // turned twice
    QVERIFY(sets.isTurned(4));
    sets.join(2, 5, true);
    QCOMPARE(sets.first(4), std::size_t(0));
    QVERIFY(sets.isTurned(5) && sets.isTurned(1) && !sets.isTurned(4) && !sets.isTurned(2));
    QCOMPARE(sets.first(3), std::size_t(3));
}

QTEST_APPLESS_MAIN(tst_NearDuplicates)
#include "tst_NearDuplicates.moc"
