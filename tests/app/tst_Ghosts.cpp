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
    /// Where the joints of each ghost are in the mean: no two frames of a walk share it.
    std::vector<glm::vec3> places();
    glm::vec3 placeAt(Frame frame);
    static glm::vec3 meanOf(std::span<const glm::mat4> joints);
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

glm::vec3 tst_Ghosts::meanOf(std::span<const glm::mat4> joints)
{
    glm::vec3 sum(0.0f);
    for (const glm::mat4& joint : joints) sum += glm::vec3(joint[3]);
    return sum / float(joints.size());
}

std::vector<glm::vec3> tst_Ghosts::places()
{
    std::vector<glm::vec3> found;
    for (const GhostPose& ghost : viewport().ghosts()) found.push_back(meanOf(*ghost.joints));
    return found;
}

glm::vec3 tst_Ghosts::placeAt(Frame frame)
{
    const StagedClip& staged = m_app->playback().clip();
    const std::vector<glm::mat4> joints = modelMatrices(
        *staged.skeleton, sampledPose(*staged.skeleton, *staged.clip, *staged.binding, double(frame)));
    return meanOf(joints);
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
    QTRY_COMPARE(viewport().ghosts().size(), frames.size());
    const auto found = places();
    for (std::size_t i = 0; i < frames.size(); ++i) {
        QVERIFY(glm::distance(found[i], placeAt(frames[i])) < 1e-5f);
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
    const auto found = places();
    QCOMPARE(found.size(), std::size_t(2));
    QVERIFY(glm::distance(found[0], placeAt(10)) < 1e-5f);
    QVERIFY(glm::distance(found[1], placeAt(29)) < 1e-5f); // the last frame that is tagged
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
    QVERIFY(glm::distance(places().at(3), placeAt(38)) < 1e-5f);
    QVERIFY(actionOf(*m_app, "view.ghosts2").isChecked() && !actionOf(*m_app, "view.ghosts5").isChecked());
    actionOf(*m_app, "view.ghosts2").trigger(); // stays
    QVERIFY(actionOf(*m_app, "view.ghosts2").isChecked());
}

void tst_Ghosts::theyAreOfTheClipThatIsShown()
{
    const auto before = places();
    workspace().setCurrentClip(m_other);
    workspace().setPlayhead(40);
    QTRY_VERIFY(m_app->playback().clip().clip && viewport().ghosts().size() == 8);
    QVERIFY(glm::distance(places().front(), before.front()) > 1e-3f);
    QVERIFY(glm::distance(places().front(), placeAt(20)) < 1e-5f);
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
