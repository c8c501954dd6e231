// Ghosts in the window: switched by key, at the edges of what is selected, around the playhead, and drawn.

#include "core/animation/figure/LocalToModelJob.h"
#include "tests/app/TimelineStage.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_Ghosts : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void theyComeAndGoByKey();
    void theyStandAroundThePlayhead();
    void theyStandAtTheEdgesOfTheSelection();
    void theirDistanceIsChosen();
    void theyAreOfTheClipThatIsShown();
    void theyAreDrawn();

private:
    ViewportWidget& viewport() { return *m_app->window().viewport(); }
    void show(bool isOn);
    /// The height of the hips, which no two frames of a walk share, of each ghost.
    std::vector<glm::vec3> roots();
    glm::vec3 rootAt(Frame frame);
};

void tst_Ghosts::initTestCase()
{
    open();
    QTRY_VERIFY(viewport().hasCharacter());
}

void tst_Ghosts::init()
{
    clear();
    show(true);
    actionOf(*m_app, "view.ghosts5").trigger();
    workspace().setPlayhead(40);
    QCoreApplication::processEvents();
}

void tst_Ghosts::show(bool isOn)
{
    if (viewport().options().hasGhosts != isOn) actionOf(*m_app, "view.ghosts").trigger();
    QCoreApplication::processEvents();
}

std::vector<glm::vec3> tst_Ghosts::roots()
{
    std::vector<glm::vec3> places;
    for (const GhostPose& ghost : viewport().ghosts()) {
        glm::vec3 sum(0.0f); // of all joints: some stay at their place
        for (const glm::mat4& joint : *ghost.joints) sum += glm::vec3(joint[3]);
        places.push_back(sum / float(ghost.joints->size()));
    }
    return places;
}

glm::vec3 tst_Ghosts::rootAt(Frame frame)
{
    const StagedClip& staged = m_app->playback().clip();
    const std::vector<glm::mat4> joints = modelMatrices(
        *staged.skeleton, sampledPose(*staged.skeleton, *staged.clip, *staged.binding, double(frame)));
    glm::vec3 sum(0.0f);
    for (const glm::mat4& joint : joints) sum += glm::vec3(joint[3]);
    return sum / float(joints.size());
}

void tst_Ghosts::theyComeAndGoByKey()
{
    show(false);
    QVERIFY(viewport().ghosts().empty());
    key(Qt::Key_G, Qt::AltModifier);
    QVERIFY(viewport().options().hasGhosts);
    QCOMPARE(viewport().ghosts().size(), std::size_t(8));
    key(Qt::Key_G, Qt::AltModifier);
    QVERIFY(!viewport().options().hasGhosts && viewport().ghosts().empty());
}

void tst_Ghosts::theyStandAroundThePlayhead()
{
    const std::vector<Frame> frames{20, 25, 30, 35, 45, 50, 55, 60};
    const auto places = roots();
    QCOMPARE(places.size(), frames.size());
    for (std::size_t i = 0; i < frames.size(); ++i) {
        QVERIFY(glm::distance(places[i], rootAt(frames[i])) < 1e-5f);
        QCOMPARE(viewport().ghosts()[i].isBefore, frames[i] < 40);
    }
    workspace().setPlayhead(0);
    QCoreApplication::processEvents();
    QCOMPARE(viewport().ghosts().size(), std::size_t(4));
}

void tst_Ghosts::theyStandAtTheEdgesOfTheSelection()
{
    give({{"Locomotion.Walk", {{10, 30}}}});
    select({{tag("Locomotion.Walk"), {10, 30}}});
    QCoreApplication::processEvents();
    const auto places = roots();
    QCOMPARE(places.size(), std::size_t(2));
    QVERIFY(glm::distance(places[0], rootAt(10)) < 1e-5f);
    QVERIFY(glm::distance(places[1], rootAt(29)) < 1e-5f); // the last frame that is tagged
    m_app->playback().setPreviewFrame(20);                 // as while an edge is dragged
    QCOMPARE(viewport().ghosts().size(), std::size_t(8));
    m_app->playback().setPreviewFrame(std::nullopt);
    select({});
    QCoreApplication::processEvents();
    QCOMPARE(viewport().ghosts().size(), std::size_t(8));
}

void tst_Ghosts::theirDistanceIsChosen()
{
    actionOf(*m_app, "view.ghosts2").trigger();
    QVERIFY(glm::distance(roots().at(3), rootAt(38)) < 1e-5f);
    QVERIFY(actionOf(*m_app, "view.ghosts2").isChecked() && !actionOf(*m_app, "view.ghosts5").isChecked());
    actionOf(*m_app, "view.ghosts2").trigger(); // stays
    QVERIFY(actionOf(*m_app, "view.ghosts2").isChecked());
}

void tst_Ghosts::theyAreOfTheClipThatIsShown()
{
    const auto before = roots();
    workspace().setCurrentClip(m_other);
    workspace().setPlayhead(40);
    QTRY_VERIFY(m_app->playback().clip().clip && viewport().ghosts().size() == 8);
    QVERIFY(glm::distance(roots().front(), before.front()) > 1e-3f);
    QVERIFY(glm::distance(roots().front(), rootAt(20)) < 1e-5f);
}

void tst_Ghosts::theyAreDrawn()
{
    const QImage with = viewport().picture();
    show(false);
    const QImage without = viewport().picture();
    QCOMPARE(with.size(), without.size());
    int differing = 0;
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x) differing += with.pixel(x, y) != without.pixel(x, y);
    QVERIFY2(differing > with.width() * with.height() / 100, qPrintable(QString::number(differing)));
}

QTEST_MAIN(tst_Ghosts)
#include "tst_Ghosts.moc"
