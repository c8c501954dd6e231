#include "core/motion/signals/Derivatives.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <vector>

using namespace tagline;

namespace {

constexpr double framesPerSecond = 60.0;

std::vector<float> sampled(int frames, const std::function<double(double)>& curve)
{
    std::vector<float> values;
    for (int i = 0; i < frames; ++i) values.push_back(float(curve(i / framesPerSecond)));
    return values;
}

std::vector<float> slopesOf(const std::vector<float>& values, int reach)
{
    std::vector<float> out(values.size(), -1.0f);
    slopes(values, reach, framesPerSecond, out);
    return out;
}

std::vector<float> curvaturesOf(const std::vector<float>& values, int reach)
{
    std::vector<float> out(values.size(), -1.0f);
    curvatures(values, reach, framesPerSecond, out);
    return out;
}

double worst(const std::vector<float>& values, const std::function<double(double)>& expected)
{
    double most = 0.0;
    for (std::size_t i = 0; i < values.size(); ++i)
        most = std::max(most, std::abs(values[i] - expected(double(i) / framesPerSecond)));
    return most;
}

} // namespace

class tst_Derivatives : public QObject
{
    Q_OBJECT

private slots:
    void windowHasAnOddNumberOfFrames();
    void windowFitsTheClip();
    void plainDifferencesAreTheUsualFormulas();
    void straightLineHasItsSlopeAtEveryFrame_data();
    void straightLineHasItsSlopeAtEveryFrame();
    void parabolaIsExactToTheEnds_data() { straightLineHasItsSlopeAtEveryFrame_data(); }
    void parabolaIsExactToTheEnds();
    void widerWindowsCalmTremble();
    void shortClipsHaveDefinedValues();
};

void tst_Derivatives::windowHasAnOddNumberOfFrames()
{
    QCOMPARE(windowReach(0.05, {24, 1}, 1000), 1);
    QCOMPARE(windowReach(0.05, {30, 1}, 1000), 1);
    QCOMPARE(windowReach(0.05, {60, 1}, 1000), 2);
    QCOMPARE(windowReach(0.05, {120, 1}, 1000), 3);
    QCOMPARE(windowReach(0.05, {240, 1}, 1000), 6);
    QCOMPARE(windowReach(0.0, {240, 1}, 1000), 1);
    QCOMPARE(windowReach(1e300, {240, 1}, 1001), 500);
}

void tst_Derivatives::windowFitsTheClip()
{
    for (Frame frames = 0; frames < 20; ++frames) {
        const int reach = windowReach(10.0, {30, 1}, frames);
        QVERIFY(2 * reach + 1 <= std::max<Frame>(frames, 1));
    }
    QCOMPARE(windowReach(10.0, {30, 1}, 7), 3);
}

void tst_Derivatives::plainDifferencesAreTheUsualFormulas()
{
    const std::vector<float> p{1.0f, 4.0f, 2.0f, 8.0f, 5.0f};
    const std::vector<float> slope = slopesOf(p, 1);
    QCOMPARE(slope[0], (-3 * p[0] + 4 * p[1] - p[2]) * 30.0f);
    QCOMPARE(slope[1], (p[2] - p[0]) * 30.0f);
    QCOMPARE(slope[3], (p[4] - p[2]) * 30.0f);
    QCOMPARE(slope[4], (3 * p[4] - 4 * p[3] + p[2]) * 30.0f);
    const std::vector<float> bend = curvaturesOf(p, 1);
    QCOMPARE(bend[2], (p[3] - 2 * p[2] + p[1]) * 3600.0f);
    QCOMPARE(bend[0], bend[1]);
    QCOMPARE(bend[4], bend[3]);
}

void tst_Derivatives::straightLineHasItsSlopeAtEveryFrame_data()
{
    QTest::addColumn<int>("reach");
    for (const int reach : {1, 2, 3, 6, 12}) QTest::addRow("%d", reach) << reach;
}

void tst_Derivatives::straightLineHasItsSlopeAtEveryFrame()
{
    QFETCH(int, reach);
    const auto line = sampled(40, [](double t) { return 2.5 - 1.5 * t; });
    QVERIFY(worst(slopesOf(line, reach), [](double) { return -1.5; }) < 1e-4);
    QVERIFY(worst(curvaturesOf(line, reach), [](double) { return 0.0; }) < 2e-3);
}

void tst_Derivatives::parabolaIsExactToTheEnds()
{
    QFETCH(int, reach);
    const auto parabola = sampled(40, [](double t) { return 0.5 - 2.0 * t + 4.905 * t * t; });
    QVERIFY(worst(slopesOf(parabola, reach), [](double t) { return -2.0 + 9.81 * t; }) < 1e-3);
    QVERIFY(worst(curvaturesOf(parabola, reach), [](double) { return 9.81; }) < 1e-2);
}

// Neighbouring frames off by turns: a plain central difference sees none of it, but the ends and curvatures
// do.
void tst_Derivatives::widerWindowsCalmTremble()
{
    std::vector<float> tremble;
    for (int i = 0; i < 60; ++i) tremble.push_back((i % 3 == 0 ? 0.5e-3f : -0.25e-3f));
    const auto none = [](double) { return 0.0; };
    QVERIFY(worst(slopesOf(tremble, 3), none) < 0.5 * worst(slopesOf(tremble, 1), none));
    QVERIFY(worst(curvaturesOf(tremble, 6), none) < 0.1 * worst(curvaturesOf(tremble, 1), none));
}

void tst_Derivatives::shortClipsHaveDefinedValues()
{
    QVERIFY(slopesOf({}, 0).empty());
    QCOMPARE(slopesOf({7.0f}, 0), std::vector<float>{0.0f});
    QCOMPARE(slopesOf({7.0f, 8.0f}, 0), (std::vector<float>{60.0f, 60.0f}));
    QCOMPARE(curvaturesOf({7.0f, 8.0f}, 0), (std::vector<float>{0.0f, 0.0f}));
    QVERIFY(curvaturesOf({}, 0).empty());
}

QTEST_APPLESS_MAIN(tst_Derivatives)
#include "tst_Derivatives.moc"
