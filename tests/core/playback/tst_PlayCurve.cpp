// Curves over the time of a track: through their points, never beyond them, and back from value to place.

#include "core/playback/PlayCurve.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace tagline;

class tst_PlayCurve : public QObject
{
    Q_OBJECT

private slots:
    void curvesGoThroughTheirPoints();
    void theyNeverGoBeyondTheirPoints();
    void easesLookLikeEases();
    void placesAreFoundByTheirValue();
    void wrongCurvesAreNotValid_data();
    void wrongCurvesAreNotValid();

private:
    std::vector<PlayCurve> m_curves{curveOf(CurveShape::Even),
                                    curveOf(CurveShape::EaseIn),
                                    curveOf(CurveShape::EaseOut),
                                    curveOf(CurveShape::EaseInOut),
                                    curveOf(CurveShape::Hold),
                                    curveOf(CurveShape::Reverse),
                                    curveOf(CurveShape::Full),
                                    curveOf(CurveShape::Swell),
                                    {{{0, 0.2f}, {0.1f, 1}, {0.4f, 0}, {1, 0.3f}}}};
};

void tst_PlayCurve::curvesGoThroughTheirPoints()
{
    for (const PlayCurve& curve : m_curves) {
        QVERIFY(curve.isValid());
        for (const CurvePoint& point : curve.points)
            QVERIFY(std::abs(curve.value(double(point.at)) - double(point.value)) < 1e-9);
        QCOMPARE(curve.value(-3.0), double(curve.points.front().value));
        QCOMPARE(curve.value(7.0), double(curve.points.back().value));
        QCOMPARE(curve.value(std::nan("")), double(curve.points.front().value));
    }
}

void tst_PlayCurve::theyNeverGoBeyondTheirPoints()
{
    for (const PlayCurve& curve : m_curves)
        for (std::size_t i = 0; i + 1 < curve.points.size(); ++i) {
            const CurvePoint a = curve.points[i], b = curve.points[i + 1];
            double before = double(a.value);
            for (int step = 1; step <= 50; ++step) {
                const double value = curve.value(double(a.at) + (double(b.at) - double(a.at)) * step / 50);
                QVERIFY(a.value <= b.value ? value >= before - 1e-12 : value <= before + 1e-12);
                before = value;
            }
            QVERIFY(std::abs(before - double(b.value)) < 1e-6);
        }
}

void tst_PlayCurve::easesLookLikeEases()
{
    const auto at = [](CurveShape shape, double place) { return curveOf(shape).value(place); };
    for (double place = 0.0; place <= 1.0; place += 0.05) {
        QVERIFY(std::abs(at(CurveShape::Even, place) - place) < 1e-9);
        QVERIFY(std::abs(at(CurveShape::EaseIn, place) - place * place) < 0.02);
        QVERIFY(std::abs(at(CurveShape::EaseOut, place) - (1 - (1 - place) * (1 - place))) < 0.02);
        QVERIFY(std::abs(at(CurveShape::Reverse, place) - (1 - place)) < 1e-9);
        QCOMPARE(at(CurveShape::Full, place), 1.0);
    }
    QVERIFY(at(CurveShape::EaseInOut, 0.1) < 0.06 && at(CurveShape::EaseInOut, 0.9) > 0.94);
    QCOMPARE(at(CurveShape::Hold, 0.4), 0.5);
    QCOMPARE(at(CurveShape::Hold, 0.6), 0.5);
}

void tst_PlayCurve::placesAreFoundByTheirValue()
{
    for (const PlayCurve& curve : m_curves)
        for (double place = 0.0; place <= 1.0; place += 0.1) {
            const double value = curve.value(place);
            const double found = curve.placeOf(value);
            QVERIFY(std::abs(curve.value(found) - value) < 1e-9);
            QVERIFY(found <= place + 1e-9); // the first
        }
    QCOMPARE(curveOf(CurveShape::Full).placeOf(0.2), 0.0); // the nearest
    QCOMPARE((PlayCurve{{{0, 0.25f}, {1, 0.75f}}}.placeOf(1.0)), 1.0);
}

void tst_PlayCurve::wrongCurvesAreNotValid_data()
{
    QTest::addColumn<std::vector<float>>("numbers"); // place and value in turn
    const float none = std::numeric_limits<float>::quiet_NaN();
    QTest::newRow("one point") << std::vector<float>{0, 0};
    QTest::newRow("begins late") << std::vector<float>{0.1f, 0, 1, 1};
    QTest::newRow("ends early") << std::vector<float>{0, 0, 0.9f, 1};
    QTest::newRow("goes back") << std::vector<float>{0, 0, 0.6f, 0, 0.5f, 1, 1, 1};
    QTest::newRow("stands") << std::vector<float>{0, 0, 0.5f, 0, 0.5f, 1, 1, 1};
    QTest::newRow("beyond") << std::vector<float>{0, 0, 0.5f, 1.5f, 1, 1};
    QTest::newRow("no number") << std::vector<float>{0, 0, 0.5f, none, 1, 1};
    QTest::newRow("no place") << std::vector<float>{0, 0, none, 0.5f, 1, 1};
}

void tst_PlayCurve::wrongCurvesAreNotValid()
{
    QFETCH(std::vector<float>, numbers);
    PlayCurve curve;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
        curve.points.push_back({numbers[i], numbers[i + 1]});
    QVERIFY(!curve.isValid());
    QVERIFY(PlayCurve().isValid());
    PlayCurve many;
    for (std::size_t i = 0; i <= PlayCurve::mostPoints; ++i)
        many.points.push_back({float(i) / float(PlayCurve::mostPoints), 0.0f});
    QVERIFY(!many.isValid());
}

QTEST_GUILESS_MAIN(tst_PlayCurve)
#include "tst_PlayCurve.moc"
