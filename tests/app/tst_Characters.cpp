// Choosing the character that clips are shown on: by rows, by the chooser over the picture, and never broken.

#include "app/presenters/characters/RetargetDialog.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"
#include "tests/app/TestWindow.h"
#include "tests/support/NextOpened.h"
#include "widgets/library/ClipListView.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/CharacterBar.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFile>
#include <QMenu>
#include <QTextStream>
#include <QTimer>
#include <QToolButton>

using namespace tagline;
using namespace tagline::test;

class tst_Characters : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void nothingIsSaidOfClipsThatFit();
    void theChooserSaysWhatFitsFirst();
    void choosingIsOneStepToUndo();
    void aCharactersRowShowsIt();
    void playingLeavesTheFigureAtRest();
    void aRowsMenuActsOnThatRow();
    void aRowsMenuActsOnTheTagsOfTheClips();
    void aCharactersMenuChoosesIt();
    void aPoseIsNeverBrokenInSilence();
    void whatDoesNotFitAtAllIsSaid();
    void aBlendSaysWhatDoesNotFitItsFigure();
    void theReelShowsEachHitOnItsOwnFigure();

private:
    const ClipLibrary& library() { return m_app->document().library(); }
    ClipId clip(const QString& file) { return clipOf(*m_app, m_path + '/' + file); }
    const std::shared_ptr<const ImportedModel>& model(const QString& file)
    {
        return library().source(*library().findSource((m_path + '/' + file).toStdString())).model;
    }
    CharacterBar& bar() { return m_app->window().viewport()->characterBar(); }
    ClipListView& list() { return *m_app->window().libraryView().findChild<ClipListView*>(); }
    QPoint rowOf(const QString& name);
    void chooseInMenu(const char* menu, const QString& text);
    void writeOtherRest(const Skeleton& skeleton, const QString& path);
    bool statusSays(const QString& text);

    QTemporaryDir m_folder;
    QString m_path;
    std::unique_ptr<Application> m_app;
};

void tst_Characters::initTestCase()
{
    applyTheme(*qApp);
    m_path = copyOfSample(m_folder);
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    m_app->window().resize(1280, 800);
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {m_path + "/sample.tagline"}));
}

void tst_Characters::init()
{
    m_app->workspace().setCurrentClip(clip("walk.glb"));
    while (m_app->document().undoStack().canUndo()) m_app->document().undoStack().undo();
    m_app->window().timeline().viewport()->setFocus();
}

QPoint tst_Characters::rowOf(const QString& name)
{
    for (int row = 0; row < list().model()->rowCount(); ++row) {
        const QModelIndex index = list().model()->index(row, 0);
        if (index.data().toString() != name) continue;
        list().scrollTo(index);
        return list().geometry(index).name.center().toPoint();
    }
    return {-1, -1};
}

/// Clicks the entry of the next menu of that name once it is open.
void tst_Characters::chooseInMenu(const char* menuName, const QString& text)
{
    withNextMenu(*this, [menuName, text](QMenu& menu) {
        QCOMPARE(menu.objectName(), QString(menuName));
        for (QAction* action : menu.actions())
            if (action->text().startsWith(text))
                return QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(action).center());
        QFAIL(qPrintable("no entry " + text));
    });
}

bool tst_Characters::statusSays(const QString& text)
{
    for (const ElidedLabel* label : m_app->window().status().findChildren<ElidedLabel*>())
        if (label->text().contains(text)) return true;
    return false;
}

void tst_Characters::nothingIsSaidOfClipsThatFit()
{
    for (const char* file : {"idle.glb", "walk.glb", "run.glb"}) {
        m_app->workspace().setCurrentClip(clip(file));
        QTRY_COMPARE(bar().state().text, QString("mannequin"));
        QVERIFY(bar().isVisible());
        QVERIFY(bar().state().offer.isEmpty());
        QVERIFY(!statusSays("other names") && !statusSays("another pose"));
    }
}

void tst_Characters::theChooserSaysWhatFitsFirst()
{
    auto* chooser = bar().findChild<QToolButton*>("characterChooser");
    QStringList entries;
    QTRY_VERIFY(chooser->isVisible());
    withNextMenu(*this, [&](QMenu& menu) {
        for (const QAction* action : menu.actions())
            if (!action->isSeparator()) entries << action->text();
    });
    QTest::mouseClick(chooser, Qt::LeftButton);
    QCOMPARE(entries.size(), 2);
    QCOMPARE(entries[0], QString("Each Clip's Own Figure"));
    QCOMPARE(entries[1], QString("mannequin\tfits"));
}

void tst_Characters::choosingIsOneStepToUndo()
{
    const std::string before = library().character();
    auto* chooser = bar().findChild<QToolButton*>("characterChooser");
    const bool isChosen = !before.empty();
    chooseInMenu("characterMenu", isChosen ? "Each Clip's" : "mannequin");
    QTest::mouseClick(chooser, Qt::LeftButton);
    QVERIFY(library().character() != before);
    QCOMPARE(m_app->document().undoStack().count(), 1);
    m_app->document().undoStack().undo();
    QCOMPARE(library().character(), before);
}

void tst_Characters::aCharactersRowShowsIt()
{
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, rowOf("mannequin"));
    QVERIFY(!m_app->playback().isClipShown());
    QCOMPARE(m_app->playback().figure().figure.get(), model("mannequin.glb").get());
    QVERIFY(m_app->playback().source()->title().contains("mannequin"));
    QCOMPARE(m_app->playback().pose(), restPose(model("mannequin.glb")->skeleton));
    keepPicture(m_app->window(), "characterAtRest");
    QVERIFY(m_app->workspace().currentClip() == clip("walk.glb"));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, rowOf("walk")); // still the current one
    QVERIFY(m_app->playback().isClipShown());
}

void tst_Characters::playingLeavesTheFigureAtRest()
{
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, rowOf("mannequin"));
    QVERIFY(!m_app->playback().isClipShown());
    m_app->window().timeline().viewport()->setFocus();
    QTest::keyClick(m_app->window().timeline().viewport(), Qt::Key_Space);
    QVERIFY(m_app->playback().isClipShown() && m_app->playback().isPlaying());
    QTest::keyClick(m_app->window().timeline().viewport(), Qt::Key_Space);
    QVERIFY(!m_app->playback().isPlaying());
    QSignalSpy activated(&m_app->window().libraryView(), &LibraryView::figureActivated);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, rowOf("mannequin")); // still the active row
    QVERIFY(!m_app->playback().isClipShown());
    QCOMPARE(activated.size(), 1);
}

void tst_Characters::aRowsMenuActsOnThatRow()
{
    const QPoint place = rowOf("run");
    chooseInMenu("libraryMenu", "Current Clip to Track &1");
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, list().viewport()->mapToGlobal(place));
    QApplication::sendEvent(list().viewport(), &event);
    QCoreApplication::processEvents();
    QVERIFY(m_app->workspace().currentClip() == clip("run.glb"));
    QCOMPARE(m_app->controller().trackCount(), 1);
    QVERIFY(m_app->controller().staged(0).source == model("run.glb"));
    m_app->playback().show(nullptr);
}

void tst_Characters::aRowsMenuActsOnTheTagsOfTheClips()
{
    const TagId run = *library().vocabulary().find("Locomotion.Run");
    m_app->workspace().setActiveTag(run);
    m_app->workspace().setSelection({});
    const QPoint place = rowOf("run");
    const auto choose = [&](const QString& text) {
        chooseInMenu("libraryMenu", text);
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, list().viewport()->mapToGlobal(place));
        QApplication::sendEvent(list().viewport(), &event);
        QCoreApplication::processEvents();
    };
    choose("Select Ranges in E&very Clip");
    QVERIFY(m_app->workspace().currentClip() == clip("run.glb"));
    QCOMPARE(m_app->workspace().selection().size(), library().clip(clip("run.glb")).sheet.ranges(run).size());
    QVERIFY(!m_app->workspace().selection().empty());
    m_app->workspace().setSelection({});
    QSignalSpy mirrored(&actionOf(*m_app, "clip.mirrorTags"), &QAction::triggered);
    QTimer asked; // for a namespace, as the sample has no mirrored clip of it
    connect(&asked, &QTimer::timeout, this, [] {
        if (QWidget* dialog = QApplication::activeModalWidget()) QTest::keyClick(dialog, Qt::Key_Escape);
    });
    asked.start(20);
    choose("&Make Mirrored Tags");
    QCOMPARE(mirrored.size(), 1);
}

void tst_Characters::aCharactersMenuChoosesIt()
{
    m_app->document().set(&LibraryEdit::character, {}, "none");
    const QPoint place = rowOf("mannequin");
    chooseInMenu("libraryMenu", "Use as");
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, list().viewport()->mapToGlobal(place));
    QApplication::sendEvent(list().viewport(), &event);
    QCoreApplication::processEvents();
    QCOMPARE(library().character(), (m_path + "/mannequin.glb").toStdString());
    QVERIFY(m_app->workspace().currentClip() == clip("walk.glb"));
}

/// A clip for joints of the same names in another rest pose: offsets along the world, the limbs of it turned.
void tst_Characters::writeOtherRest(const Skeleton& skeleton, const QString& path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QTextStream text(&file);
    const auto models = modelMatrices(skeleton, restPose(skeleton));
    int joints = 0;
    const std::function<void(JointIndex, int)> write = [&](JointIndex joint, int depth) {
        const JointIndex parent = skeleton[joint].parent;
        glm::vec3 offset(models[std::size_t(joint)][3]);
        if (depth > 0) offset -= glm::vec3(models[std::size_t(parent)][3]);
        if (depth > 2) offset = {offset.y, offset.x, offset.z};
        text << (depth == 0 ? "ROOT " : "JOINT ") << QString::fromStdString(skeleton[joint].name)
             << "\n{\nOFFSET " << 100 * offset.x << ' ' << 100 * offset.y << ' ' << 100 * offset.z
             << "\nCHANNELS " << (depth == 0 ? "6 Xposition Yposition Zposition" : "3")
             << " Zrotation Xrotation Yrotation\n";
        ++joints;
        bool hasChild = false;
        for (JointIndex child = 0; child < JointIndex(skeleton.size()); ++child)
            if (skeleton[child].parent == joint) {
                hasChild = true;
                write(child, depth + 1);
            }
        if (!hasChild) text << "End Site\n{\nOFFSET 0 5 0\n}\n";
        text << "}\n";
    };
    JointIndex hips = 0;
    while (skeleton[hips].kind != JointKind::Joint) ++hips;
    text << "HIERARCHY\n";
    write(hips, 0);
    text << "MOTION\nFrames: 3\nFrame Time: 0.033333\n";
    for (int frame = 0; frame < 3; ++frame) {
        text << "0 95 0";
        for (int i = 0; i < 3 * joints; ++i) text << " 0";
        text << '\n';
    }
}

void tst_Characters::aPoseIsNeverBrokenInSilence()
{
    writeOtherRest(model("mannequin.glb")->skeleton, m_path + "/otherRest.bvh");
    QSignalSpy finished(&m_app->imports(), &ImportQueue::finished);
    m_app->add({m_path + "/otherRest.bvh"});
    QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty() && clip("otherRest.bvh").isValid(), 30'000);
    m_app->document().set(&LibraryEdit::character, (m_path + "/mannequin.glb").toStdString(), "Character");
    m_app->workspace().setCurrentClip(clip("otherRest.bvh"));
    QVERIFY(m_app->playback().clip().figure == model("otherRest.bvh"));
    auto* offer = bar().findChild<QToolButton*>("characterOffer");
    QTRY_VERIFY(offer->isVisible());
    QVERIFY(offer->toolTip().contains("rest in another pose"));
    QTRY_VERIFY_WITH_TIMEOUT(statusSays("rest in another pose"), 10'000); // once the last result is gone
    QCOMPARE(offer->text(), QString("Retarget to mannequin…"));
    keepPicture(m_app->window(), "characterOffer");
    QTimer accept;
    connect(&accept, &QTimer::timeout, this, [] {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* dialog = qobject_cast<RetargetDialog*>(widget); dialog && dialog->isVisible())
                dialog->accept();
    });
    accept.start(100);
    QTest::mouseClick(offer, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(m_app->playback().clip().isCarriedOver, 30'000);
    QVERIFY(m_app->playback().clip().figure == model("mannequin.glb"));
    QTRY_VERIFY(!offer->isVisible());
}

void tst_Characters::whatDoesNotFitAtAllIsSaid()
{
    QFile file(m_path + "/crane.bvh");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("HIERARCHY\nROOT pivot\n{\nOFFSET 0 0 0\nCHANNELS 3 Zrotation Xrotation Yrotation\n"
               "JOINT jib\n{\nOFFSET 0 50 0\nCHANNELS 3 Zrotation Xrotation Yrotation\n"
               "End Site\n{\nOFFSET 0 5 0\n}\n}\n}\n"
               "MOTION\nFrames: 3\nFrame Time: 0.033333\n0 0 0 0 0 0\n0 0 1 0 0 0\n0 0 2 0 0 0\n");
    file.close();
    m_app->add({file.fileName()});
    QTRY_VERIFY_WITH_TIMEOUT(clip("crane.bvh").isValid(), 30'000);
    m_app->document().set(&LibraryEdit::character, {}, "none");
    m_app->workspace().setCurrentClip(clip("crane.bvh"));
    auto* chooser = bar().findChild<QToolButton*>("characterChooser");
    QTRY_VERIFY(chooser->isVisible());
    chooseInMenu("characterMenu", "mannequin\tfits no joint");
    QTest::mouseClick(chooser, Qt::LeftButton);
    QVERIFY(m_app->playback().clip().figure == model("crane.bvh"));
    auto* offer = bar().findChild<QToolButton*>("characterOffer");
    QTRY_VERIFY(offer->isVisible());
    QCOMPARE(offer->text(), QString("Retarget to mannequin…"));
    QTRY_VERIFY_WITH_TIMEOUT(statusSays("mannequin fits no joint of this clip"), 10'000);
}

void tst_Characters::aBlendSaysWhatDoesNotFitItsFigure()
{
    m_app->document().set(&LibraryEdit::character, {}, "none");
    for (const auto& [file, action] :
         {std::pair("walk.glb", "controller.toFirst"), std::pair("crane.bvh", "controller.toSecond")}) {
        m_app->workspace().setCurrentClip(clip(file));
        actionOf(*m_app, action).trigger();
    }
    QVERIFY(m_app->playback().isShown(m_app->controller()));
    QVERIFY(!m_app->controller().fits(0) && m_app->controller().fits(1));
    QVERIFY(m_app->window().viewport()->overlay().detail.contains("(does not fit this figure)"));
    QTRY_VERIFY_WITH_TIMEOUT(statusSays("Not made for the figure of the blend: walk"), 10'000);
    m_app->playback().show(nullptr);
}

void tst_Characters::theReelShowsEachHitOnItsOwnFigure()
{
    m_app->document().set(&LibraryEdit::character, {}, "none");
    const auto walking = m_app->playback().clip().figure; // of walk.glb
    ReelSession& reel = m_app->reel();
    reel.setHits({{clip("walk.glb"), {0, 20}}, {clip("crane.bvh"), {0, 3}}, {clip("run.glb"), {0, 20}}});
    for (const auto& [hit, figure] :
         {std::pair(0, walking), std::pair(1, model("crane.bvh")), std::pair(2, walking)}) {
        reel.goTo(hit);
        QCOMPARE(reel.current(), hit);
        QVERIFY(reel.figure().figure == figure);
    }
    reel.setHits({});
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_Characters test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Characters.moc"
