// A clip of another skeleton on the character: offered, mapped in the dialog beside the window, played, saved
// and found again.

#include "app/presenters/characters/RetargetDialog.h"
#include "core/io/LibraryFile.h"
#include "tests/app/TestWindow.h"
#include "tests/document/FailingWork.h"
#include "widgets/joints/JointPickerPopup.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/StatusStrip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

using namespace tagline;
using namespace tagline::test;

class tst_Retarget : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theGuessIsShownInTheHierarchyAndInTheViewport();
    void rowsFollowTheTheme();
    void aJointIsFoundByTyping();
    void aDoubleClickLeavesTheChoiceOpen();
    void aJointIsUnmappedByKey();
    void nothingIsRetargetedByNoJoint();
    void aMapThatFailsHoldsNothingUp();
    void cancelBringsBackWhatWasShown();
    void theWindowStaysUsable();
    void aFileThatIsReadAgainDisturbsNothing();
    void theCharacterMovesByTheMap();
    void theMapIsKept();
    void enterAppliesTheMapOutsideOfRows();
    void aReferencePoseIsChosenSeenAndKept();
    void undoTakesItBack();
    void anotherCharacterClosesIt();
    void anotherLibraryClosesIt();

private:
    const ClipLibrary& library() { return m_app->document().library(); }
    const StagedClip& shown() { return m_app->playback().clip(); }
    ClipId clipOf(const QString& file);
    void open(const QString& path);
    void trigger(const QString& action);
    RetargetDialog* dialog() { return m_app->window().findChild<RetargetDialog*>(); }
    /// Opens the dialog by its action.
    RetargetDialog& opened();
    void click(RetargetDialog& dialog, const QString& button);
    QTreeWidgetItem* row(RetargetDialog& dialog, const QString& joint);

    QTemporaryDir m_folder;
    QString m_path;
    FailingWork m_failing{"Preparing a clip"};
    std::unique_ptr<Application> m_app;
};

void tst_Retarget::initTestCase()
{
    applyTheme(*qApp);
    TAGLINE_REQUIRE_DATA();
    m_path = copyOfSample(m_folder);
    QVERIFY(QFile::copy(dataFile("bvh_makehuman/walk1.bvh"), m_path + "/makehuman.bvh"));
    open(m_path + "/sample.tagline");
    const SourceId mannequin = *library().findSource((m_path + "/mannequin.glb").toStdString());
    m_app->document().set(&LibraryEdit::character, library().source(mannequin).path, "Character");
    m_app->workspace().setCurrentClip(clipOf("makehuman.bvh"));
    QVERIFY(m_app->playback().clip().figure != library().source(mannequin).model);
}

void tst_Retarget::open(const QString& path)
{
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    m_app->window().resize(1280, 800);
    m_app->window().show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_app->window()));
    m_app->open({path});
    QTRY_VERIFY_WITH_TIMEOUT(library().clipCount() > 0 && m_app->imports().isIdle(), 60'000);
}

ClipId tst_Retarget::clipOf(const QString& file)
{
    const auto source = library().findSource((m_path + '/' + file).toStdString());
    return source ? library().source(*source).clips.front() : ClipId();
}

void tst_Retarget::trigger(const QString& action)
{
    for (QMenu* menu : m_app->window().menuBar()->findChildren<QMenu*>())
        for (QAction* each : menu->actions())
            if (each->objectName() == action) return each->trigger();
    QFAIL(qPrintable(action));
}

RetargetDialog& tst_Retarget::opened()
{
    trigger("clip.retarget");
    if (!dialog() || !QTest::qWaitForWindowExposed(dialog())) qFatal("the dialog did not open");
    return *dialog();
}

void tst_Retarget::click(RetargetDialog& dialog, const QString& button)
{
    for (QPushButton* each : dialog.findChildren<QPushButton*>())
        if (each->text().remove('&') == button) return QTest::mouseClick(each, Qt::LeftButton);
    QFAIL(qPrintable(button));
}

QTreeWidgetItem* tst_Retarget::row(RetargetDialog& dialog, const QString& joint)
{
    auto* rows = dialog.findChild<QTreeWidget*>("retargetRows");
    return rows->findItems(joint, Qt::MatchExactly | Qt::MatchRecursive).value(0);
}

void tst_Retarget::theGuessIsShownInTheHierarchyAndInTheViewport()
{
    RetargetDialog& dialog = opened();
    QVERIFY(!QApplication::activeModalWidget());
    const RetargetMap map = dialog.map();
    const auto sorted = [](std::vector<JointPair> pairs) {
        std::sort(pairs.begin(), pairs.end(),
                  [](const JointPair& a, const JointPair& b) { return a.target < b.target; });
        return pairs;
    };
    const auto skeletonOf = [this](SourceId source) { return library().source(source).model->skeleton; };
    const RetargetMap guess = guessedRetargetMap(skeletonOf(library().clip(clipOf("makehuman.bvh")).source),
                                                 skeletonOf(*library().findSource(library().character())));
    QVERIFY(sorted(map.pairs()) == sorted(guess.pairs()));
    QVERIFY(map.pairs().size() > 12);
    const QString counts = dialog.findChild<QLabel*>("retargetCounts")->text();
    QVERIFY2(counts.startsWith(QString::number(map.pairs().size()) + " of ") && counts.contains("guessed"),
             qPrintable(counts));
    QTreeWidgetItem* leg = row(dialog, "LeftLeg");
    QVERIFY(leg && leg->parent() && leg->parent()->text(0) == "LeftUpLeg");
    QVERIFY2(leg->text(1).endsWith("(guess)"), qPrintable(leg->text(1)));
    QTRY_VERIFY_WITH_TIMEOUT(shown().isCarriedOver && *shown().map == map, 30'000);
    QVERIFY(library().figureMaps().empty());
    keepPicture(dialog, "retarget");
    keepPicture(m_app->window(), "retarget-preview");
}

void tst_Retarget::rowsFollowTheTheme()
{
    RetargetDialog& dialog = opened();
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        applyTheme(*qApp, choice);
        QTreeWidgetItem* leg = row(dialog, "LeftLeg");
        QCOMPARE(leg->foreground(0).color(), theme().text);
        QCOMPARE(leg->foreground(1).color(), theme().muted); // it is guessed
    }
}

void tst_Retarget::aJointIsFoundByTyping()
{
    RetargetDialog& dialog = opened(); // it is there already
    QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
    QVERIFY2(dialog.isVisible(), "Enter in the filter applies nothing");
    auto* rows = dialog.findChild<QTreeWidget*>("retargetRows");
    rows->setCurrentItem(row(dialog, "Head"));
    rows->setFocus();
    QTest::keyClick(rows, Qt::Key_Return);
    auto* picker = dialog.findChild<JointPickerPopup*>();
    QVERIFY(picker);
    keepPicture(*picker, "retarget-picker");
    QTest::keyClicks(picker->findChild<QLineEdit*>(), "hand_r");
    QTest::keyClick(picker->findChild<QLineEdit*>(), Qt::Key_Return);
    QCOMPARE(row(dialog, "Head")->text(1), QString("Hand_R"));
    QCOMPARE(dialog.map().sourceOf("Head"), std::string_view("Hand_R"));
    QTRY_VERIFY_WITH_TIMEOUT(shown().isCarriedOver && shown().map->sourceOf("Head") == "Hand_R", 30'000);
}

void tst_Retarget::aDoubleClickLeavesTheChoiceOpen()
{
    RetargetDialog& dialog = opened();
    auto* rows = dialog.findChild<QTreeWidget*>("retargetRows");
    QTreeWidgetItem* hips = row(dialog, "Hips");
    QVERIFY(hips);
    rows->scrollToItem(hips);
    const QPoint cell(rows->header()->sectionViewportPosition(1) + 20,
                      rows->visualItemRect(hips).center().y());
    QTest::mouseClick(rows->viewport(), Qt::LeftButton, Qt::NoModifier, cell);
    QPointer<JointPickerPopup> popup = dialog.findChild<JointPickerPopup*>();
    QVERIFY(popup && popup->isVisible());
    const QPoint again = popup->mapFromGlobal(rows->viewport()->mapToGlobal(cell)); // goes to the popup
    QTest::mouseClick(popup, Qt::LeftButton, Qt::NoModifier, again);
    QVERIFY(popup && popup->isVisible());
    QTest::mouseClick(popup, Qt::LeftButton, Qt::NoModifier, again - QPoint(0, 200));
    QTRY_VERIFY(!popup || !popup->isVisible());
}

void tst_Retarget::aJointIsUnmappedByKey()
{
    RetargetDialog& dialog = opened();
    auto* rows = dialog.findChild<QTreeWidget*>("retargetRows");
    const std::size_t before = dialog.map().pairs().size();
    rows->setCurrentItem(row(dialog, "Head"));
    QTest::keyClick(rows, Qt::Key_Delete);
    QCOMPARE(dialog.map().pairs().size(), before - 1);
    QCOMPARE(row(dialog, "Head")->text(1), QString("Not mapped"));
    QVERIFY(!row(dialog, "Head")->font(1).italic());
    QTest::mouseClick(dialog.findChild<QCheckBox*>(), Qt::LeftButton, {}, QPoint(8, 8));
    QVERIFY(!row(dialog, "Head")->isHidden() && row(dialog, "LeftHandIndex3")->isHidden());
    QVERIFY2(!row(dialog, "Hips")->isHidden(), "what is above it stays as its place");
    QTest::mouseClick(dialog.findChild<QCheckBox*>(), Qt::LeftButton, {}, QPoint(8, 8));
}

void tst_Retarget::nothingIsRetargetedByNoJoint()
{
    RetargetDialog& dialog = opened();
    QPushButton* retarget = nullptr;
    for (QPushButton* each : dialog.findChildren<QPushButton*>())
        if (each->text().remove('&') == "Retarget") retarget = each;
    QVERIFY(retarget && retarget->isEnabled());
    click(dialog, "Clear");
    QVERIFY(!retarget->isEnabled());
    QVERIFY2(retarget->toolTip().contains("No joint is mapped"), qPrintable(retarget->toolTip()));
    click(dialog, "Guess Again");
    QVERIFY(retarget->isEnabled());
    QVERIFY(retarget->toolTip().contains("Save this map"));
}

void tst_Retarget::aMapThatFailsHoldsNothingUp()
{
    RetargetDialog& dialog = opened();
    QTRY_VERIFY_WITH_TIMEOUT(shown().isCarriedOver && *shown().map == dialog.map(), 30'000);
    auto* rows = dialog.findChild<QTreeWidget*>("retargetRows");
    m_failing.failNext();
    rows->setCurrentItem(row(dialog, "LeftFoot"));
    QTest::keyClick(rows, Qt::Key_Delete);
    QTRY_VERIFY(dialog.findChild<QLabel*>("retargetPreview")->text().contains("could not be moved"));
    QVERIFY(!shown().map);
    rows->setCurrentItem(row(dialog, "RightFoot"));
    QTest::keyClick(rows, Qt::Key_Delete);
    QTRY_VERIFY_WITH_TIMEOUT(shown().isCarriedOver && *shown().map == dialog.map(), 30'000);
}

void tst_Retarget::cancelBringsBackWhatWasShown()
{
    QTRY_VERIFY(shown().map);
    click(opened(), "Cancel");
    QTRY_VERIFY(!dialog());
    QVERIFY(!shown().map && !shown().isCarriedOver);
    QVERIFY(library().figureMaps().empty());
    QVERIFY(!m_app->document().undoStack().canUndo() ||
            !m_app->document().undoStack().undoText().startsWith("Retarget"));
}

void tst_Retarget::theWindowStaysUsable()
{
    opened();
    QTRY_VERIFY_WITH_TIMEOUT(shown().isCarriedOver, 30'000);
    QTRY_VERIFY(
        !m_app->window().status().messages().text().contains("without a joint")); // a map leaves some out
    m_app->workspace().setPlayhead(5);
    const Pose there = m_app->playback().pose();
    m_app->workspace().setPlayhead(15);
    QVERIFY(there != m_app->playback().pose());
    m_app->workspace().setCurrentClip(clipOf("walk.glb")); // needs no map
    QVERIFY(!shown().map);
    QVERIFY(dialog()->findChild<QLabel*>("retargetPreview")->text().contains("makehuman.bvh"));
    m_app->workspace().setCurrentClip(clipOf("makehuman.bvh"));
    QTRY_VERIFY_WITH_TIMEOUT(shown().isCarriedOver, 30'000);
}

void tst_Retarget::aFileThatIsReadAgainDisturbsNothing()
{
    RetargetDialog& dialog = opened();
    const RetargetMap map = dialog.map();
    const SourceId file = library().clip(clipOf("makehuman.bvh")).source;
    const auto before = library().source(file).model;
    SourceSettings settings{file, m_app->document().importSettings(file)};
    settings.settings.metresPerUnit = 0.05;
    m_app->document().setImportSettings({&settings, 1}, "Unit");
    QTRY_VERIFY_WITH_TIMEOUT(m_app->imports().isIdle() && library().source(file).model &&
                                 library().source(file).model != before,
                             60'000);
    QVERIFY(this->dialog() == &dialog && dialog.isVisible());
    QCOMPARE(dialog.map(), map);
    QTRY_VERIFY_WITH_TIMEOUT(shown().isCarriedOver && shown().source == library().source(file).model, 30'000);
    m_app->document().undoStack().undo();
    QTRY_VERIFY_WITH_TIMEOUT(m_app->imports().isIdle() && library().source(file).model, 60'000);
}

void tst_Retarget::theCharacterMovesByTheMap()
{
    const int steps = m_app->document().undoStack().index();
    RetargetDialog& dialog = opened();
    QTRY_VERIFY_WITH_TIMEOUT(shown().isCarriedOver && *shown().map == dialog.map(), 30'000);
    click(dialog, "Retarget");
    QTRY_VERIFY(!this->dialog());
    QCOMPARE(m_app->document().undoStack().index(), steps + 1);
    QCOMPARE(library().figureMaps().size(), std::size_t(1));
    QVERIFY2(shown().isCarriedOver && shown().map == library().figureMaps().front().map,
             "the figure goes on without a flicker");
    QCOMPARE(shown().figure, library().source(*library().findSource(library().character())).model);
    m_app->workspace().setPlayhead(5);
    const Pose there = m_app->playback().pose();
    m_app->workspace().setPlayhead(15);
    QVERIFY(there != m_app->playback().pose());
    keepPicture(m_app->window(), "retargeted");
    MessageArea& said = m_app->window().status().messages();
    QCOMPARE(said.kind(), MessageArea::Kind::Result); // with a picture, and the way back beside it
    QVERIFY2(said.text().startsWith("Retarget to"), qPrintable(said.text()));
    QVERIFY(said.findChild<QLabel*>("messageIcon")->isVisible());
    auto* link = said.findChild<QToolButton*>("messageLink");
    QVERIFY(link->isVisible() && link->text().remove('&') == "Undo");
    QTest::mouseClick(link, Qt::LeftButton);
    QTRY_COMPARE(m_app->document().undoStack().index(), steps);
    QVERIFY(library().figureMaps().empty());
    QVERIFY2(said.text().startsWith("Undone"), qPrintable(said.text()));
    QTest::mouseClick(link, Qt::LeftButton); // is "Redo" now
    QTRY_COMPARE(m_app->document().undoStack().index(), steps + 1);
    QTRY_VERIFY_WITH_TIMEOUT(shown().isCarriedOver, 30'000);
    trigger("controller.toFirst");
    QTRY_VERIFY_WITH_TIMEOUT(m_app->controller().staged(0).baked, 30'000);
    QVERIFY(m_app->controller().staged(0).isCarriedOver);
}

void tst_Retarget::theMapIsKept()
{
    const RetargetMap map = *library().figureMaps().front().map;
    QVERIFY(m_app->document().save().isComplete());
    m_app.reset();
    open(m_path + "/sample.tagline");
    QVERIFY(!m_app->document().isModified());
    QCOMPARE(library().figureMaps().size(), std::size_t(1));
    QCOMPARE(*library().figureMaps().front().map, map);
    m_app->workspace().setCurrentClip(clipOf("makehuman.bvh"));
    QTRY_VERIFY_WITH_TIMEOUT(shown().isCarriedOver, 30'000);
    RetargetDialog& dialog = opened();
    QVERIFY(!row(dialog, "LeftLeg")->text(1).contains("guess")); // a person said so
    click(dialog, "Retarget");
    QVERIFY(!m_app->document().isModified()); // nothing was changed
}

void tst_Retarget::enterAppliesTheMapOutsideOfRows()
{
    auto* box = opened().findChild<QCheckBox*>();
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Return);
    QTRY_VERIFY(!dialog());
    auto* rows = opened().findChild<QTreeWidget*>("retargetRows");
    rows->setFocus();
    QTest::keyClick(rows, Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!dialog());
    QCOMPARE(library().figureMaps().size(), std::size_t(1));
}

void tst_Retarget::aReferencePoseIsChosenSeenAndKept()
{
    m_app->workspace().setPlayhead(7);
    RetargetDialog& dialog = opened();
    auto* kind = dialog.findChild<QComboBox*>("retargetReference");
    auto* frame = dialog.findChild<QSpinBox*>("retargetReferenceFrame");
    QVERIFY2(kind->currentText().startsWith("Found: "), qPrintable(kind->currentText()));
    QVERIFY(!dialog.map().reference() && !frame->isEnabled());
    const QImage found = dialog.findChild<FigureSketch*>()->grab().toImage();
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_End);
    QVERIFY(dialog.map().reference() && frame->isEnabled());
    QCOMPARE(frame->value(), 7); // the frame that is seen
    QCOMPARE(frame->maximum(), library().clip(clipOf("makehuman.bvh")).frames - 1);
    QVERIFY(dialog.findChild<FigureSketch*>()->grab().toImage() != found);
    frame->setFocus();
    QTest::keyClick(frame, Qt::Key_Up);
    const RetargetMap map = dialog.map();
    QCOMPARE(map.reference()->frame, 8);
    QVERIFY(!map.reference()->joints.empty());
    QTRY_VERIFY_WITH_TIMEOUT(shown().isCarriedOver && *shown().map == map, 30'000);
    keepPicture(dialog, "retarget_reference");
    click(dialog, "Retarget");
    QTRY_VERIFY(!this->dialog());
    QCOMPARE(*library().figureMaps().front().map, map);
    QVERIFY(m_app->document().save().isComplete());
    QFile file(m_path + "/sample.tagline");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto saved = readLibraryFile(file.readAll().toStdString(), "sample.tagline");
    QVERIFY(saved.hasValue());
    const auto& kept = saved->retargets.front().map.reference();
    QVERIFY(kept && kept->frame == 8 && kept->joints == map.reference()->joints);
    m_app->document().undoStack().undo();
    QVERIFY(!library().figureMaps().front().map->reference());
    m_app->document().undoStack().redo();
    QCOMPARE(library().figureMaps().front().map->reference()->frame, 8);
    m_app->document().undoStack().undo();
}

void tst_Retarget::undoTakesItBack()
{
    RetargetDialog& dialog = opened();
    click(dialog, "Clear");
    QVERIFY(dialog.map().isEmpty());
    click(dialog, "Retarget");
    QVERIFY(library().figureMaps().empty());
    QVERIFY(!shown().map);
    m_app->document().undoStack().undo();
    QCOMPARE(library().figureMaps().size(), std::size_t(1));
    QTRY_VERIFY_WITH_TIMEOUT(shown().isCarriedOver, 30'000);
}

void tst_Retarget::anotherCharacterClosesIt()
{
    opened();
    m_app->document().set(&LibraryEdit::character, {}, "No character");
    QTRY_VERIFY(!dialog());
    QVERIFY(!shown().map);
    m_app->document().undoStack().undo();
}

void tst_Retarget::anotherLibraryClosesIt()
{
    opened();
    m_app->document().reset();
    QTRY_VERIFY(!dialog());
    QVERIFY(shown().isEmpty());
}

QTEST_MAIN(tst_Retarget)
#include "tst_Retarget.moc"
