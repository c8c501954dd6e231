// A person makes a blend space of tags in the whole program, and drags the puck.

#include "tests/app/TestWindow.h"
#include "widgets/blendspace/BlendSpacePanel.h"
#include "widgets/blendspace/BlendSpaceView.h"
#include "widgets/query/QueryEdit.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

class tst_BlendSpaceJourney : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void itSaysWhatToDoFirst();
    void tagsBecomePoints();
    void fasterLiesHigher();
    void thePuckIsDraggedWhileItPlays();
    void clipsAreInStep();
    void otherTagsAreOtherPoints();
    void otherMeasuresPlaceThemElsewhere();
    void anEditOfTagsIsSeen();
    void anotherLibraryStartsAnew();

private:
    BlendSpacePanel& panel() { return m_app->window().blendSpacePanel(); }
    BlendSpaceView* view() { return panel().findChild<BlendSpaceView*>(); }
    BlendSpaceSession& space() { return m_app->blendSpace(); }
    QWidget* timeline() { return m_app->window().timeline().viewport(); }
    std::optional<std::size_t> pointNamed(const QString& name);
    void type(const QString& text);

    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_app;
};

void tst_BlendSpaceJourney::initTestCase()
{
    applyTheme(*qApp);
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    m_app->window().resize(1680, 1050);
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
}

std::optional<std::size_t> tst_BlendSpaceJourney::pointNamed(const QString& name)
{
    const auto& points = panel().state().points;
    const auto found =
        std::find_if(points.begin(), points.end(), [&](const BlendPoint& each) { return each.name == name; });
    return found == points.end() ? std::nullopt : std::optional(std::size_t(found - points.begin()));
}

void tst_BlendSpaceJourney::type(const QString& text)
{
    auto* edit = panel().findChild<QueryEdit*>();
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
}

void tst_BlendSpaceJourney::itSaysWhatToDoFirst()
{
    QVERIFY(panel().visibleRegion().isEmpty()); // behind the controller's tab
    QTest::keyClick(timeline(), Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(!panel().visibleRegion().isEmpty());
    QVERIFY(panel().state().hint.contains("Open some clips"));
    keepPicture(m_app->window(), "space-empty");
}

void tst_BlendSpaceJourney::tagsBecomePoints()
{
    QVERIFY(isOpened(*m_app, {copyOfSample(m_folder)}));
    QTRY_COMPARE(panel().tags(), QString("Locomotion"));
    QTRY_VERIFY(pointNamed("walk") && pointNamed("run") && pointNamed("idle"));
    QVERIFY(!panel().state().edges.empty());
    keepPicture(m_app->window(), "space-points");
}

void tst_BlendSpaceJourney::fasterLiesHigher()
{
    const auto speed = [&](const QString& name) {
        return panel().state().points[*pointNamed(name)].place.y();
    };
    QVERIFY(speed("run") > speed("walk"));
    QVERIFY(speed("walk") > speed("idle"));
    QVERIFY(speed("idle") < 0.3);
    double furthestLeft = 0;
    double furthestRight = 0;
    for (const BlendPoint& each : panel().state().points) {
        if (each.name.startsWith("turn_left")) furthestLeft = std::min(furthestLeft, each.place.x());
        if (each.name.startsWith("turn_right")) furthestRight = std::max(furthestRight, each.place.x());
    }
    const double walk = panel().state().points[*pointNamed("walk")].place.x();
    QVERIFY(furthestLeft < walk - 20 && walk + 20 < furthestRight);
}

void tst_BlendSpaceJourney::thePuckIsDraggedWhileItPlays()
{
    QTest::keyClick(timeline(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(m_app->playback().isShown(space()));
    const BlendSpaceGeometry geometry = view()->geometryNow();
    const auto& points = panel().state().points;
    const QPoint walk = geometry.pixelOf(points[*pointNamed("walk")].place).toPoint();
    const QPoint run = geometry.pixelOf(points[*pointNamed("run")].place).toPoint();
    QTest::mousePress(view(), Qt::LeftButton, {}, walk);
    QTRY_COMPARE(space().weights()[*pointNamed("walk")], 1.0f);
    for (int step = 1; step <= 10; ++step) {
        QTest::mouseMove(view(), walk + (run - walk) * step / 20);
        QSignalSpy posed(&space(), &PoseSource::poseChanged);
        QVERIFY(posed.wait()); // it plays meanwhile
    }
    QTest::mouseRelease(view(), Qt::LeftButton, {}, walk + (run - walk) / 2);
    float most = 0;
    for (const float weight : space().weights()) most = std::max(most, weight);
    QVERIFY(most < 1.0f); // between them
    keepPicture(m_app->window(), "space-dragged");
}

void tst_BlendSpaceJourney::clipsAreInStep()
{
    const auto& points = panel().state().points;
    const QPointF between =
        (points[*pointNamed("walk")].place * 0.7 + points[*pointNamed("run")].place * 0.3);
    space().setPuck({between.x(), between.y()});
    const auto isAnyInStep = [this] {
        for (std::size_t i = 0; i < space().samples().size(); ++i)
            if (space().weights()[i] > 0 && space().isInStep(i)) return true;
        return false;
    };
    QTRY_VERIFY(isAnyInStep()); // once their contacts are computed
}

void tst_BlendSpaceJourney::otherTagsAreOtherPoints()
{
    type("Walk | Run");
    QTRY_VERIFY(!pointNamed("idle") && pointNamed("walk") && pointNamed("run"));
    const auto& points = panel().state().points; // it goes over from one to the other
    QTRY_COMPARE(std::count_if(points.begin(), points.end(),
                               [](const BlendPoint& each) { return each.name.startsWith("walk_to_run @"); }),
                 2);
    type("Walk & (");
    QTRY_VERIFY(!panel().state().error.isEmpty());
    QVERIFY(pointNamed("walk")); // what was found last stays
    type("Walk | Run");
    QTRY_VERIFY(panel().state().error.isEmpty());
    keepPicture(m_app->window(), "space-walk-run");
}

void tst_BlendSpaceJourney::otherMeasuresPlaceThemElsewhere()
{
    const QPointF before = panel().state().points[*pointNamed("walk")].place;
    auto* box = panel().findChildren<QComboBox*>()[0];
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QTest::keyClick(box, Qt::Key_Down); // height
    QTRY_VERIFY(panel().state().points[*pointNamed("walk")].place.x() != before.x());
    QVERIFY(panel().state().points[*pointNamed("walk")].place.x() > 0.5);
    QTest::keyClick(box, Qt::Key_Up);
    QTest::keyClick(box, Qt::Key_Up);
    QTRY_COMPARE(panel().state().points[*pointNamed("walk")].place.x(), before.x());
}

void tst_BlendSpaceJourney::anEditOfTagsIsSeen()
{
    const ClipId walk = space().samples()[*pointNamed("walk")].clip;
    const TagId tag = *m_app->document().library().vocabulary().findTyped("Walk");
    m_app->document().editSheet(walk, "no walk", 0,
                                [&](const TagSheet& sheet) { return sheet.withRanges(tag, {}); });
    QTRY_VERIFY(!pointNamed("walk"));
    QTest::keyClick(timeline(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(pointNamed("walk"));
    QTest::keyClick(timeline(), Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(!panel().isVisible());
    m_app->document().editSheet(walk, "no walk", 0,
                                [&](const TagSheet& sheet) { return sheet.withRanges(tag, {}); });
    QTest::keyClick(timeline(), Qt::Key_B, Qt::ControlModifier); // seen when it is shown again
    QTRY_VERIFY(panel().isVisible() && !pointNamed("walk"));
}

void tst_BlendSpaceJourney::anotherLibraryStartsAnew()
{
    m_app->document().reset();
    QVERIFY(panel().state().points.empty());
    QVERIFY(panel().tags().isEmpty());
    QVERIFY(!m_app->playback().isShown(space()));
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_BlendSpaceJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "tst_BlendSpaceJourney.moc"
