// Where the camera looks from, by key and menu; the way of the root in the colours of answer and tag; joints
// by name, and the way of one.

#include "app/presenters/library/ClipTexts.h"
#include "tests/app/TimelineStage.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr float quarter = 1.57079633f;

/// Between two directions, radians.
float apart(float a, float b) { return std::abs(std::remainder(a - b, 4.0f * quarter)); }

} // namespace

class tst_Views : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void theNumberPadTurnsTheCamera_data();
    void theNumberPadTurnsTheCamera();
    void theNumberPadTagsNothing();
    void perspectiveIsSwitchedByKey();
    void theSideIsTheFigures();
    void theWayHasTheColourOfTheTag();
    void theWayHasTheColourOfTheAnswer();
    void theWayIsTickedEveryHalfSecond();
    void namesAreChosen();
    void aClickedJointShowsItsWay();
    void aLineMeasuresBetweenTwoJoints();

private:
    ViewportWidget& viewport() { return *m_app->window().viewport(); }
    const OrbitCamera& camera() { return viewport().camera(); }
    void set(const char* action, bool isOn)
    {
        if (actionOf(*m_app, action).isChecked() != isOn) actionOf(*m_app, action).trigger();
        QCoreApplication::processEvents();
    }
};

void tst_Views::initTestCase()
{
    open();
    QTRY_VERIFY(viewport().hasCharacter());
}

void tst_Views::init()
{
    clear();
    m_app->query().setText({});
    QTRY_VERIFY(!m_app->query().answer());
    set("view.trajectory", true);
    set("view.trailColours", true);
    set("view.jointPath", true);
    actionOf(*m_app, "view.jointNamesNone").trigger();
    actionOf(*m_app, "view.home").trigger();
    emit viewport().jointPicked(noJoint);
    workspace().setPlayhead(40);
    QCoreApplication::processEvents();
}

void tst_Views::theNumberPadTurnsTheCamera_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("hasControl");
    QTest::addColumn<float>("yaw");
    QTest::addColumn<float>("pitch");
    QTest::newRow("front") << int(Qt::Key_1) << false << 0.0f << 0.0f;
    QTest::newRow("back") << int(Qt::Key_1) << true << 2 * quarter << 0.0f;
    QTest::newRow("left") << int(Qt::Key_3) << false << quarter << 0.0f;
    QTest::newRow("right") << int(Qt::Key_3) << true << -quarter << 0.0f;
    QTest::newRow("top") << int(Qt::Key_7) << false << 0.0f << quarter;
    QTest::newRow("bottom") << int(Qt::Key_7) << true << 0.0f << -quarter;
}

void tst_Views::theNumberPadTurnsTheCamera()
{
    QFETCH(int, key);
    QFETCH(bool, hasControl);
    QFETCH(float, yaw);
    QFETCH(float, pitch);
    const std::size_t tracks = std::size_t(m_app->controller().trackCount());
    this->key(Qt::Key_1, Qt::KeypadModifier);
    const float front = camera().yaw();
    this->key(Qt::Key_0, Qt::KeypadModifier);
    QVERIFY(!viewport().isOrthographic());
    this->key(key, hasControl ? Qt::KeypadModifier | Qt::ControlModifier : Qt::KeypadModifier);
    QVERIFY(viewport().isOrthographic() && actionOf(*m_app, "view.orthographic").isChecked());
    QVERIFY2(apart(camera().yaw(), front + yaw) < 1e-3f, qPrintable(QString::number(camera().yaw())));
    QVERIFY(std::abs(camera().pitch() - pitch) < 1e-3f);
    QCOMPARE(std::size_t(m_app->controller().trackCount()), tracks); // Ctrl+1 adds one
}

void tst_Views::theNumberPadTagsNothing()
{
    const int before = undo().index();
    for (const int digit : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_7}) {
        workspace().setPlayhead(40);
        key(digit, Qt::KeypadModifier); // a tag key would begin a range here
        QCoreApplication::processEvents();
        for (const TimelineLane& lane : timeline().content().lanes) QVERIFY(!lane.openStart);
        workspace().setPlayhead(60);
        key(digit, Qt::KeypadModifier); // and end it
        QCoreApplication::processEvents();
        for (const TimelineLane& lane : timeline().content().lanes) QVERIFY(!lane.openStart);
    }
    QCOMPARE(undo().index(), before);
    QVERIFY(library().clip(m_clip).sheet.hasNoFrames());
}

void tst_Views::perspectiveIsSwitchedByKey()
{
    key(Qt::Key_5, Qt::KeypadModifier);
    QVERIFY(viewport().isOrthographic());
    key(Qt::Key_5, Qt::KeypadModifier);
    QVERIFY(!viewport().isOrthographic());
    key(Qt::Key_5, Qt::AltModifier);
    QVERIFY(viewport().isOrthographic());
    key(Qt::Key_0, Qt::AltModifier);
    QVERIFY(!viewport().isOrthographic() && !actionOf(*m_app, "view.orthographic").isChecked());
}

void tst_Views::theSideIsTheFigures()
{
    key(Qt::Key_1, Qt::KeypadModifier);
    // The walk of the sample goes where its figure faces: towards the camera.
    const auto trail = m_app->playback().rootTrail(1'000'000'000);
    QVERIFY(trail.size() > 2);
    const glm::dvec2 way = trail.back().stand.place - trail.front().stand.place;
    QVERIFY(glm::length(way) > 0.3);
    QVERIFY(apart(camera().yaw(), float(std::atan2(way.x, way.y))) < 0.3f);
}

void tst_Views::theWayHasTheColourOfTheTag()
{
    give({{"Locomotion.Walk", {{20, 40}}}});
    workspace().setActiveTag(tag("Locomotion.Walk"));
    QCoreApplication::processEvents();
    const GroundTrail trail = viewport().trail();
    QVERIFY(!trail.tagged.empty() && !trail.plain.empty() && trail.hits.empty());
    const QColor colour = screenColour(library().vocabulary()[tag("Locomotion.Walk")].colour);
    QVERIFY(std::abs(trail.tagged.front().colour.r - float(colour.redF())) < 0.01f);
    give({{"Locomotion.Walk", {{0, 80}}}}); // followed at once
    QVERIFY(viewport().trail().tagged.size() > trail.tagged.size());
    set("view.trailColours", false);
    QVERIFY(viewport().trail().tagged.empty() && !viewport().trail().plain.empty());
    set("view.trailColours", true);
    QVERIFY(!viewport().trail().tagged.empty());
    set("view.trajectory", false);
    QVERIFY(viewport().trail().isEmpty()); // nor made
    set("view.trajectory", true);
    QVERIFY(!viewport().trail().tagged.empty());
    workspace().setActiveTag(tag("Style.Tired"));
    QCoreApplication::processEvents();
    QVERIFY(viewport().trail().tagged.empty());
}

void tst_Views::theWayHasTheColourOfTheAnswer()
{
    give({{"Locomotion.Walk", {{20, 40}}}, {"Style.Tired", {{30, 60}}}});
    workspace().setActiveTag(tag("Style.Tired"));
    m_app->query().setText("Walk");
    QTRY_VERIFY(!viewport().trail().hits.empty());
    QVERIFY(viewport().trail().tagged.empty());
    set("view.trailColours", false);
    QVERIFY(viewport().trail().hits.empty());
}

void tst_Views::theWayIsTickedEveryHalfSecond()
{
    const auto ticks = viewport().trail().ticks;
    QVERIFY2(ticks.size() >= 2 && ticks.size() <= 8, qPrintable(QString::number(ticks.size())));
    workspace().setPlayhead(43); // the ticks lie still
    QCoreApplication::processEvents();
    const auto isAmong = [&](const DrawnLine& tick) {
        for (const DrawnLine& other : ticks)
            if (glm::distance(tick.from, other.from) < 0.02f) return true;
        return false;
    };
    int same = 0;
    for (const DrawnLine& tick : viewport().trail().ticks) same += isAmong(tick);
    QVERIFY(same + 1 >= int(ticks.size()));
}

void tst_Views::namesAreChosen()
{
    const auto chosen = [&] {
        QStringList names;
        for (const char* action : {"view.jointNamesNear", "view.jointNamesAll", "view.jointNamesNone"})
            if (actionOf(*m_app, action).isChecked()) names << action;
        return names;
    };
    QCOMPARE(chosen(), QStringList("view.jointNamesNone"));
    key(Qt::Key_N, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(chosen(), QStringList("view.jointNamesAll"));
    viewport().picture();
    QVERIFY(viewport().shownNames().size() > 10);
    key(Qt::Key_N, Qt::AltModifier);
    QCOMPARE(chosen(), QStringList("view.jointNamesNear"));
    QSignalSpy said(m_app.get(), &Application::said);
    key(Qt::Key_N, Qt::AltModifier); // chosen already
    QCOMPARE(chosen(), QStringList("view.jointNamesNear"));
    QCOMPARE(said.size(), 1);
}

void tst_Views::aClickedJointShowsItsWay()
{
    const auto& skeleton = *m_app->playback().figure().skeleton;
    const auto foot = skeleton.find("LeftFoot");
    QVERIFY(foot);
    emit viewport().jointPicked(*foot);
    QCoreApplication::processEvents();
    QCOMPARE(viewport().pickedJoint(), *foot);
    QCOMPARE(viewport().jointPath().size(), std::size_t(61));
    const auto before = viewport().jointPath();
    workspace().setPlayhead(41);
    QCoreApplication::processEvents();
    QVERIFY(glm::distance(viewport().jointPath()[0], before[1]) < 1e-5f);
    workspace().setCurrentClip(m_other); // the same joint of the other clip
    QTRY_VERIFY(viewport().pickedJoint() != noJoint && !viewport().jointPath().empty());
    set("view.jointPath", false);
    QVERIFY(viewport().jointPath().empty());
    QSignalSpy said(m_app.get(), &Application::said);
    emit viewport().jointPicked(*foot);
    QCoreApplication::processEvents();
    viewport().picture();
    QCOMPARE(viewport().shownNames().size(), std::size_t(1)); // named, though nothing is drawn of its way
    QCOMPARE(said.size(), 1);
    const QString text = said.last().front().toString();
    QVERIFY2(text.contains("LeftFoot") && text.contains("Path of Clicked Joint"), qPrintable(text));
    set("view.jointPath", true);
    emit viewport().jointPicked(noJoint);
    QCoreApplication::processEvents();
    QCOMPARE(viewport().pickedJoint(), noJoint);
    QVERIFY(viewport().jointPath().empty());
}

void tst_Views::aLineMeasuresBetweenTwoJoints()
{
    const auto& skeleton = *m_app->playback().figure().skeleton;
    const auto left = skeleton.find("LeftFoot"), right = skeleton.find("RightFoot");
    QVERIFY(left && right);
    set("view.measureJoints", true);
    emit viewport().jointPicked(*left);
    QVERIFY(!viewport().measuringLine());
    emit viewport().jointPicked(*right);
    QTRY_VERIFY(viewport().measuringLine() && !viewport().measuringLine()->curve.empty());
    const MeasuringLine line = *viewport().measuringLine();
    QVERIFY(line.one == *left && line.other == *right);
    QCOMPARE(line.title, QString("LeftFoot – RightFoot"));
    QVERIFY(line.least < line.most && line.most > 0.2 && line.most < 2.0); // feet of a walk, metres
    QCOMPARE(viewport().pickedJoint(), *left); // the first of the pair is still the clicked one
    const auto matrices = modelMatrices(skeleton, m_app->playback().pose());
    const double now = *measuredDistance(line, matrices);
    QVERIFY(now >= line.least - 1e-3 && now <= line.most + 1e-3);
    const auto point = std::size_t(std::lround(line.now * double(line.curve.size() - 1)));
    QVERIFY2(std::abs(double(line.curve[point]) - now) < 0.05, qPrintable(QString::number(now)));
    viewport().picture();
    keepPicture(m_app->window(), "measuring");
    workspace().setPlayhead(50); // it goes along
    QTRY_VERIFY(viewport().measuringLine()->now > line.now);
    emit viewport().jointPicked(*right); // another pair begins
    QCoreApplication::processEvents();
    QVERIFY(!viewport().measuringLine());
    emit viewport().jointPicked(*left);
    QVERIFY(viewport().measuringLine());
    // A click beside all joints drops the pair alone, and says so.
    QSignalSpy said(m_app.get(), &Application::said);
    emit viewport().jointPicked(noJoint);
    QTRY_VERIFY(!viewport().measuringLine());
    QVERIFY(actionOf(*m_app, "view.measureJoints").isChecked());
    QVERIFY2(said.last()[0].toString().startsWith("Measuring goes on"),
             qPrintable(said.last()[0].toString()));
    emit viewport().jointPicked(*left);
    emit viewport().jointPicked(*right);
    QTRY_VERIFY(viewport().measuringLine());
    pressKey(&viewport(), Qt::Key_Escape);
    QVERIFY(!actionOf(*m_app, "view.measureJoints").isChecked());
    QTRY_VERIFY(!viewport().measuringLine());
    QVERIFY2(said.last()[0].toString().contains("is off"), qPrintable(said.last()[0].toString()));
}

QTEST_MAIN(tst_Views)
#include "tst_Views.moc"
