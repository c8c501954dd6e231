// Positions of the camera that a library keeps: saved by key, gone back to by key and menu, from any clip;
// renamed, removed, undone, and read again with the library.

#include "core/animation/figure/LocalToModelJob.h"
#include "core/staging/Stage.h"
#include "tests/app/TimelineStage.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QInputDialog>
#include <QSignalSpy>
#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

class tst_SavedCameras : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void nothingIsGoneToWithoutACamera();
    void aCameraIsSavedByItsKey();
    void theKeyGoesBackToIt();
    void itStandsToAnotherClipAlike();
    void itStaysWhereItIsAtAnotherSize();
    void keysGoRoundAllOfThem();
    void theMenuListsThem();
    void renamingAndRemovingAreSteps();
    void aNameThatIsThereIsReplaced();
    void theLibraryFileKeepsThem(); // last: it opens the library again

private:
    ViewportWidget& viewport() { return *m_app->window().viewport(); }
    const OrbitCamera& camera() { return viewport().camera(); }
    const std::vector<SavedCamera>& cameras() { return library().cameras(); }
    QString names();
    QList<QAction*> entries();
    void saveAs(const QString& name);
    /// Turns the camera by hand, and comes nearer.
    void turn(float pixels);
    void isShownSettled();
};

void tst_SavedCameras::initTestCase()
{
    open();
    workspace().setCurrentClip(m_clip);
    QTRY_VERIFY(viewport().hasCharacter());
}

void tst_SavedCameras::init()
{
    workspace().setCurrentClip(m_clip);
    workspace().setPlayhead(0);
    view()->setFocus();
    isShownSettled();
}

void tst_SavedCameras::isShownSettled()
{
    QTRY_VERIFY(viewport().hasCharacter());
    QCoreApplication::processEvents();
    QVERIFY(!viewport().picture().isNull()); // framing is done with the picture
}

QString tst_SavedCameras::names()
{
    QStringList found;
    for (const SavedCamera& each : cameras()) found << QString::fromStdString(each.name);
    return found.join('|');
}

QList<QAction*> tst_SavedCameras::entries()
{
    QList<QAction*> found;
    for (QAction* each : ActionRegistry::menuOf("view.saveCamera", *m_app->window().menuBar()).actions())
        if (each->toolTip().contains("saved camera") && each->objectName().isEmpty()) found << each;
    return found;
}

void tst_SavedCameras::saveAs(const QString& name)
{
    withNext<QInputDialog>(*m_app, [&](QInputDialog& dialog) {
        QVERIFY(!dialog.textValue().isEmpty()); // a name is proposed
        dialog.setTextValue(name);
        dialog.accept();
    });
    key(Qt::Key_9, Qt::AltModifier);
}

void tst_SavedCameras::turn(float pixels)
{
    const auto send = [&](QEvent::Type type, QPointF place, Qt::MouseButtons buttons) {
        QMouseEvent event(type, place, viewport().mapToGlobal(place),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(&viewport(), &event);
    };
    send(QEvent::MouseButtonPress, {200, 200}, Qt::LeftButton);
    send(QEvent::MouseMove, {200.0 + double(pixels), 220}, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, {200.0 + double(pixels), 220}, Qt::NoButton);
    QWheelEvent wheel({200, 200}, viewport().mapToGlobal(QPointF(200, 200)), {}, QPoint(0, 120), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&viewport(), &wheel);
}

void tst_SavedCameras::nothingIsGoneToWithoutACamera()
{
    QVERIFY(cameras().empty() && entries().isEmpty());
    for (const char* action :
         {"view.nextCamera", "view.previousCamera", "view.renameCamera", "view.removeCamera"})
        QVERIFY2(!actionOf(*m_app, action).isEnabled(), action);
    QVERIFY(actionOf(*m_app, "view.saveCamera").isEnabled());
}

void tst_SavedCameras::aCameraIsSavedByItsKey()
{
    const int steps = undo().index();
    turn(60);
    saveAs("  Close ");
    QCOMPARE(names(), QString("Close"));
    QCOMPARE(undo().index(), steps + 1);
    QVERIFY(undo().undoText().contains("Save Camera Close"));
    QVERIFY(actionOf(*m_app, "view.nextCamera").isEnabled());
}

void tst_SavedCameras::theKeyGoesBackToIt()
{
    key(Qt::Key_6, Qt::AltModifier);
    const OrbitCamera saved = camera();
    turn(-150);
    QVERIFY(!camera().isLike(saved));
    const int steps = undo().index();
    key(Qt::Key_6, Qt::AltModifier);
    QVERIFY(camera().isLike(saved));
    QCOMPARE(undo().index(), steps); // looking is no edit
    actionOf(*m_app, "view.front").trigger();
    QVERIFY(viewport().isOrthographic());
    key(Qt::Key_4, Qt::AltModifier);
    QVERIFY(camera().isLike(saved) && !viewport().isOrthographic());
    QVERIFY(!actionOf(*m_app, "view.orthographic").isChecked());
    QSignalSpy said(m_app.get(), &Application::said);
    key(Qt::Key_4, Qt::AltModifier);
    QVERIFY(std::any_of(said.begin(), said.end(), [](const QList<QVariant>& each) {
        return each.front().toString().contains("seen from there already");
    }));
}

/// The camera keeps its place to the figure, which stands elsewhere there.
void tst_SavedCameras::itStandsToAnotherClipAlike()
{
    const auto rootOnGround = [&] {
        const StagedClip& staged = m_app->playback().figure();
        const auto joints = modelMatrices(*staged.skeleton, m_app->playback().pose());
        const glm::vec3 root(joints[std::size_t(rootOf(staged))][3]);
        return glm::vec2(root.x, root.z);
    };
    key(Qt::Key_6, Qt::AltModifier);
    const glm::vec2 here = rootOnGround(), lookedAt(camera().target().x, camera().target().z);
    workspace().setPlayhead(library().clip(m_clip).frames - 1); // the walk has gone on
    QCoreApplication::processEvents();
    const glm::vec2 there = rootOnGround();
    QVERIFY(glm::distance(here, there) > 0.3f);
    key(Qt::Key_6, Qt::AltModifier);
    const glm::vec2 now(camera().target().x, camera().target().z);
    QVERIFY(glm::distance(now - there, lookedAt - here) < 0.01f);
}

void tst_SavedCameras::itStaysWhereItIsAtAnotherSize()
{
    key(Qt::Key_6, Qt::AltModifier);
    isShownSettled();
    const OrbitCamera saved = camera();
    m_app->window().resize(1300, 800);
    isShownSettled();
    QVERIFY(camera().isLike(saved));
    m_app->window().resize(1400, 900);
    isShownSettled();
}

void tst_SavedCameras::keysGoRoundAllOfThem()
{
    key(Qt::Key_6, Qt::AltModifier);
    const OrbitCamera first = camera();
    actionOf(*m_app, "view.top").trigger();
    isShownSettled();
    saveAs("Above");
    const OrbitCamera second = camera();
    QCOMPARE(names(), QString("Close|Above"));
    QVERIFY(cameras()[1].isOrthographic);
    key(Qt::Key_6, Qt::AltModifier); // behind the last comes the first
    QVERIFY(camera().isLike(first));
    key(Qt::Key_6, Qt::AltModifier);
    QVERIFY(camera().isLike(second) && viewport().isOrthographic());
    key(Qt::Key_4, Qt::AltModifier);
    QVERIFY(camera().isLike(first));
}

void tst_SavedCameras::theMenuListsThem()
{
    QCOMPARE(entries().size(), 2);
    QCOMPARE(entries()[1]->text(), QString("Above"));
    entries()[1]->trigger();
    QVERIFY(viewport().isOrthographic());
    entries()[0]->trigger();
    QVERIFY(!viewport().isOrthographic());
    keepPicture(ActionRegistry::menuOf("view.saveCamera", *m_app->window().menuBar()), "camera-menu");
}

void tst_SavedCameras::renamingAndRemovingAreSteps()
{
    withNext<QInputDialog>(*m_app, [&](QInputDialog& dialog) { // which one
        QCOMPARE(dialog.comboBoxItems(), (QStringList{"Close", "Above"}));
        withNext<QInputDialog>(*m_app, [](QInputDialog& name) {
            name.setTextValue("Near");
            name.accept();
        });
        dialog.accept();
    });
    actionOf(*m_app, "view.renameCamera").trigger();
    QCOMPARE(names(), QString("Near|Above"));
    QSignalSpy refused(&m_app->cameras(), &CameraPresenter::refused);
    m_app->cameras().rename("Near", "Above");
    QCOMPARE(refused.size(), 1);
    withNext<QInputDialog>(*m_app, [](QInputDialog& dialog) {
        dialog.setTextValue("Above");
        dialog.accept();
    });
    actionOf(*m_app, "view.removeCamera").trigger();
    QCOMPARE(names(), QString("Near"));
    QCOMPARE(entries().size(), 1);
    for (const char* wanted : {"Near|Above", "Close|Above"}) {
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(names(), QString(wanted));
        QCOMPARE(entries().size(), 2);
    }
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(names(), QString("Near|Above"));
    key(Qt::Key_Z, Qt::ControlModifier);
}

void tst_SavedCameras::aNameThatIsThereIsReplaced()
{
    const SavedCamera before = cameras()[0];
    turn(90);
    saveAs("Close");
    QCOMPARE(names(), QString("Close|Above"));
    QVERIFY(!(cameras()[0] == before));
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(cameras()[0] == before);
}

void tst_SavedCameras::theLibraryFileKeepsThem()
{
    const std::vector<SavedCamera> saved = cameras();
    QVERIFY(m_app->save());
    const QString file = m_folder.filePath("sample/sample.tagline");
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().contains("\"cameras\""));
    QVERIFY(isOpened(*m_app, {file}));
    QVERIFY(cameras() == saved);
    QVERIFY(!m_app->document().isModified());
    QCOMPARE(entries().size(), 2);
}

QTEST_MAIN(tst_SavedCameras)
#include "tst_SavedCameras.moc"
