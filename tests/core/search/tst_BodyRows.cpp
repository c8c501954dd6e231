#include "tests/core/search/Bodies.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

/// The largest difference of rows at equal times, away from the ends.
float largestDifference(const LikenessRows& a, const LikenessRows& b)
{
    float largest = a.rows.size() == b.rows.size() ? 0.0f : 1e9f;
    for (std::size_t row = 5; row + 5 < std::min(a.rows.size(), b.rows.size()); ++row)
        for (std::size_t number = 0; number < likenessNumbers; ++number)
            largest = std::max(largest, std::abs(a.rows[row][number] - b.rows[row][number]));
    return largest;
}

} // namespace

class tst_BodyRows : public QObject
{
    Q_OBJECT

private slots:
    void allPartsAreFound();
    void aCircleIsSeenFromTheBody();
    void sizeAndRateChangeNothing_data();
    void sizeAndRateChangeNothing();
    void groundThatMovesIsAWay();
    void theMirrorOfAMotionIsTheMotionOfTheMirror();
    void aThingWithoutABodyIsRefused();
};

void tst_BodyRows::allPartsAreFound()
{
    const BodyRows rows = rowsOf({}, 2.0, FrameRate(120, 1));
    QCOMPARE(int(rows.parts), (1 << rowPartCount) - 1);
    QCOMPARE(rows.stride, Frame(4));
    QCOMPARE(rows.rows.size(), std::size_t(61));
    QVERIFY(std::abs(rows.legLength - 0.95f) < 0.02f);
    const BodyRow& row = rows.rows[30];
    QVERIFY(row.places[std::size_t(RowPart::LeftFoot)].x > 0.05f);
    QVERIFY(row.places[std::size_t(RowPart::RightElbow)].x < -0.05f);
}

void tst_BodyRows::aCircleIsSeenFromTheBody()
{
    const BodyRows body = rowsOf({1.5, 0.5}, 6.0);
    const LikenessRows rows = likenessRows(body);
    for (std::size_t at = 6; at + 6 < rows.rows.size(); ++at) {
        const float* root = &rows.rows[at][LikenessGroups::root];
        QVERIFY2(std::abs(root[0]) < 0.02f, qPrintable(QString::number(root[0]))); // straight ahead
        QVERIFY(std::abs(root[1] * body.legLength - 1.5f) < 0.02f);
        QVERIFY(std::abs(root[2] * body.legLength - 1.5f) < 0.02f);
        QVERIFY(std::abs(root[3] - 0.5f) < 0.01f);
    }
}

void tst_BodyRows::sizeAndRateChangeNothing_data()
{
    QTest::addColumn<int>("rate");
    QTest::addColumn<float>("size");
    QTest::newRow("60") << 60 << 1.0f;
    QTest::newRow("120") << 120 << 1.0f;
    QTest::newRow("giant") << 30 << 2.0f;
    QTest::newRow("child at 60") << 60 << 0.5f;
}

void tst_BodyRows::sizeAndRateChangeNothing()
{
    QFETCH(int, rate);
    QFETCH(float, size);
    const BodyMotion motion{1.0, 0.3};
    BodyMotion scaled = motion;
    scaled.metresPerSecond = motion.metresPerSecond; // of the formula, which is scaled as a whole
    const LikenessRows usual = likenessRows(rowsOf(motion, 4.0));
    const LikenessRows other = likenessRows(rowsOf(scaled, 4.0, FrameRate(rate, 1), size));
    QVERIFY2(largestDifference(usual, other) < 0.06f,
             qPrintable(QString::number(largestDifference(usual, other))));
}

void tst_BodyRows::groundThatMovesIsAWay()
{
    const BodyMotion motion{1.2};
    const Skeleton skeleton = bodySkeleton();
    const Clip clip = bodyClip(motion, 4.0, FrameRate(30, 1), 1.0f, true);
    const auto body = bodyRows(skeleton, clip, bindByName(clip, skeleton), {0.0f, -1.2f});
    QVERIFY(body.hasValue());
    QVERIFY(largestDifference(likenessRows(*body), likenessRows(rowsOf(motion, 4.0))) < 0.01f);
}

void tst_BodyRows::theMirrorOfAMotionIsTheMotionOfTheMirror()
{
    BodyMotion left{1.0, 0.4};
    left.leftArm = 0.2;
    const LikenessRows rows = likenessRows(rowsOf(left, 4.0));
    QVERIFY(largestDifference(mirrored(mirrored(rows)), rows) == 0.0f);
    QVERIFY(largestDifference(mirrored(rows), rows) > 0.3f);
    // Half a stride later the legs have changed; without the arms that differ it is the turned-round curve.
    const BodyMotion straight{1.0, 0.4};
    BodyMotion right{1.0, -0.4};
    LikenessRows mirror = mirrored(likenessRows(rowsOf(straight, 4.0)));
    LikenessRows other = likenessRows(rowsOf(right, 4.0));
    const std::size_t halfStride = 5; // 0.5 s of a stride of one second
    mirror.rows.erase(mirror.rows.begin(), mirror.rows.begin() + halfStride);
    other.rows.resize(mirror.rows.size());
    QVERIFY2(largestDifference(mirror, other) < 0.02f,
             qPrintable(QString::number(largestDifference(mirror, other))));
}

void tst_BodyRows::aThingWithoutABodyIsRefused()
{
    const Mover mover([](double) { return at({0, 1, 0}); }, 30, FrameRate(30, 1));
    const auto rows = bodyRows(mover.skeleton, mover.clip, bindByName(mover.clip, mover.skeleton));
    QVERIFY(!rows.hasValue());
    QCOMPARE(QString::fromStdString(rows.error().code), QString("search.no-body"));
}

QTEST_APPLESS_MAIN(tst_BodyRows)
#include "tst_BodyRows.moc"
