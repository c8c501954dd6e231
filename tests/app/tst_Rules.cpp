// Motion drafts tags in the whole program: a query of motion, a rule's suggestions decided by key, curves.

#include "tests/app/TestWindow.h"
#include "tests/document/FailingWork.h"
#include "tests/support/NamedWidget.h"
#include "tests/support/NextOpened.h"
#include "widgets/curves/ContactPanel.h"
#include "widgets/curves/CurveDrawing.h"
#include "widgets/curves/CurvePanel.h"
#include "widgets/curves/RulesPanel.h"
#include "widgets/curves/SettingRow.h"
#include "widgets/library/LibraryView.h"
#include "widgets/query/QueryBar.h"
#include "widgets/tags/choice/TagChoiceDialog.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QSlider>

using namespace tagline;
using namespace tagline::test;

class tst_Rules : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void aQueryOfMotionIsAnswered();
    void suggestionsAreDecidedByKey();
    void aClickChoosesASuggestion();
    void theLastActGetsEnter();
    void aRulesNewTagIsDefined();
    void anEditedRulesNewTagIsDefined();
    void aRuleWithoutAQuerySaysWhatIsMissing();
    void whatIsWrongStandsAtItsField();
    void aRuleRunsOnTheSelectedClips();
    void curvesMakeRanges();
    void theMenuOfACurvesLaneIsTheCurves();
    void anyJointHasCurves();
    void curvesThatFailSaySo();
    void contactsAndCrossingsAreTargetsWithoutCurves();
    void aRulesThresholdsAreDraggedInTheCurve();
    void aSecondThresholdThatCannotBeStaysSaid();
    void contactsAreTunedLive();

private:
    const ClipLibrary& library() { return m_app->document().library(); }
    ClipId clip(const QString& file)
    {
        return library().source(*library().findSource((m_sample + '/' + file).toStdString())).clips.at(0);
    }
    TimelineWidget& timeline() { return m_app->window().timeline(); }
    QPushButton* button(const QString& text)
    {
        for (auto* each : m_app->window().rulesPanel().findChildren<QPushButton*>())
            if (each->text() == text) return each;
        return nullptr;
    }
    const TimelineLane* lane(const QString& id)
    {
        for (const TimelineLane& each : timeline().content().lanes)
            if (each.id == id) return &each;
        return nullptr;
    }
    /// What the lane of a curve says in the curve's place: nothing once it is computed.
    QString noteOf(const QString& id)
    {
        const TimelineLane* curve = lane(id);
        return curve ? static_cast<const CurveDrawing&>(*curve->drawing).note() : QString("no lane");
    }
    /// A rule of the active tag, Plant, for where the left foot rests.
    void makePlantRule();
    /// Whether the rule has looked at every clip: the panel says at how many until then.
    bool areAllSuggested()
    {
        static const QRegularExpression progress("\\d of \\d+ clips");
        const auto& summary = named<QLabel>(m_app->window().rulesPanel(), "Suggestions");
        return button("Accept All")->isEnabled() && !summary.text().contains(progress);
    }
    /// What the timeline asks for while a threshold line is dragged (tst_CurveDrawing drags with the mouse).
    bool dragInLane(const QString& id, double to);
    std::size_t rangesOf(ClipId id, const char* tag)
    {
        const auto found = library().vocabulary().find(tag);
        return found ? library().clip(id).sheet.ranges(*found).size() : 0;
    }
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_sample;
    FailingWork m_failing{"Measuring curves"};
    std::unique_ptr<Application> m_app;
};

void tst_Rules::init()
{
    applyTheme(*qApp);
    m_folder = std::make_unique<QTemporaryDir>();
    m_sample = copyOfSample(*m_folder);
    {
        QSettings settings(m_folder->filePath("tagline.conf"), QSettings::IniFormat);
        settings.setValue("timeline/curves", QStringList{"speed"});
    }
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {m_sample}));
    m_app->workspace().setCurrentClip(clip("walk_to_run.glb"));
}

void tst_Rules::aQueryOfMotionIsAnswered()
{
    auto* edit = m_app->window().queryBar().findChild<QueryEdit*>();
    edit->setFocus();
    QTest::keyClicks(edit, "speed() > 1.5");
    QTRY_VERIFY(m_app->query().answer() && !m_app->query().progress());
    QVERIFY(m_app->query().answer()->frameCount() > 100);
    QTest::keyClicks(edit, " & contact(Left");
    QVERIFY(edit->completionTexts().join(' ').contains("LeftFoot"));
    keepPicture(m_app->window(), "motion_query");
}

void tst_Rules::makePlantRule()
{
    auto* edit = m_app->window().queryBar().findChild<QueryEdit*>();
    edit->setFocus();
    QTest::keyClicks(edit, "contact(LeftFoot)");
    m_app->workspace().setActiveTag(m_app->document().tagNamed("Plant"));
    m_app->window().showRules();
    withNext<TagChoiceDialog>(*m_app, [](TagChoiceDialog& dialog) { // the active tag is proposed
        QVERIFY(dialog.findChild<QPushButton*>("accept")->isEnabled());
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    QTest::mouseClick(button("New Rule"), Qt::LeftButton);
    QCOMPARE(library().rules().size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(library().rules()[0].query), QString("contact(LeftFoot)"));
    QCOMPARE(library().rules()[0].tag, std::string("Plant"));
    QTRY_VERIFY(areAllSuggested());
    QVERIFY(rangesOf(clip("walk_to_run.glb"), "Plant") == 0);
    QVERIFY(becomesActive(m_app->window())); // the dialog had the keyboard
}

void tst_Rules::suggestionsAreDecidedByKey()
{
    makePlantRule();

    timeline().setFocus();
    const ClipId here = m_app->workspace().currentClip();
    QTest::keyClick(&timeline(), Qt::Key_Tab);
    keepPicture(m_app->window(), "suggestions");
    const int steps = m_app->document().undoStack().index();
    QTest::keyClick(&timeline(), Qt::Key_Return);
    QCOMPARE(rangesOf(here, "Plant"), std::size_t(1));
    QTest::keyClick(&timeline(), Qt::Key_Backspace);
    QCOMPARE(rangesOf(here, "Plant"), std::size_t(1));
    QCOMPARE(library().rules()[0].rejected.size(), std::size_t(1));
    QCOMPARE(m_app->document().undoStack().index(), steps + 2);

    QTest::mouseClick(button("Accept All"), Qt::LeftButton);
    QCOMPARE(m_app->document().undoStack().index(), steps + 3);
    QVERIFY(rangesOf(here, "Plant") > 2);
    QVERIFY(rangesOf(clip("walk.glb"), "Plant") > 2);
    QVERIFY(!button("Accept All")->isEnabled());
    m_app->document().undoStack().undo();
    QCOMPARE(rangesOf(here, "Plant"), std::size_t(1));
    QVERIFY(button("Accept All")->isEnabled());
}

void tst_Rules::aClickChoosesASuggestion()
{
    makePlantRule();
    const ClipId here = m_app->workspace().currentClip();
    const TagId plant = *library().vocabulary().find("Plant");
    QTest::mouseClick(button("Next"), Qt::LeftButton);
    QTest::keyClick(m_app->window().focusWidget(), Qt::Key_Return); // decides at once
    QCOMPARE(rangesOf(here, "Plant"), std::size_t(1));
    const FrameRange first = library().clip(here).sheet.ranges(plant).front();
    m_app->document().undoStack().undo();
    m_app->workspace().setCurrentClip(here);
    const TimelineGeometry& geometry = timeline().geometryOfView();
    const int row = laneOf(timeline().content(), plant);
    QVERIFY(row >= 0);
    const QPoint place(int(geometry.x(first.start + 0.5)),
                       int(geometry.laneTop(row) + geometry.laneHeight / 2));
    QTest::mouseClick(timeline().viewport(), Qt::LeftButton, {}, place);
    QTest::keyClick(&timeline(), Qt::Key_Return);
    QCOMPARE(rangesOf(here, "Plant"), std::size_t(1));
    QCOMPARE(library().clip(here).sheet.ranges(plant).front(), first);
}

void tst_Rules::theLastActGetsEnter()
{
    QTRY_VERIFY(noteOf("curve.speed()").isEmpty());
    makePlantRule();
    QVERIFY(dragInLane("curve.speed()", 0.3)); // Enter would make ranges of the curve
    const ClipId here = m_app->workspace().currentClip();
    QTest::mouseClick(button("Next"), Qt::LeftButton);
    QTest::keyClick(m_app->window().focusWidget(), Qt::Key_Return);
    QCOMPARE(rangesOf(here, "Plant"), std::size_t(1));
    QCOMPARE(m_app->document().undoStack().undoText(), QString("Accept Plant"));
}

void tst_Rules::aRulesNewTagIsDefined()
{
    m_app->window().showRules();
    const int steps = m_app->document().undoStack().index();
    withNext<TagChoiceDialog>(*m_app, [](TagChoiceDialog& dialog) {
        QTest::keyClicks(dialog.findChild<QLineEdit*>("tagName"), "Plant");
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    QTest::mouseClick(button("New Rule"), Qt::LeftButton);
    QCOMPARE(library().rules().size(), std::size_t(1));
    const auto isDefined = [&] {
        const auto tag = library().vocabulary().findNamed("Plant");
        return tag && library().vocabulary()[*tag].isRegistered && !library().vocabulary()[*tag].key.empty();
    };
    QVERIFY(isDefined());
    QCOMPARE(m_app->document().undoStack().index(), steps + 1);
    m_app->document().undoStack().undo();
    QVERIFY(library().rules().empty());
    QVERIFY(!isDefined());
    m_app->document().undoStack().redo();
    QVERIFY(isDefined());
}

void tst_Rules::anEditedRulesNewTagIsDefined()
{
    m_app->document().set(&LibraryEdit::rules,
                          {{"planted", "contact(LeftFoot)", "Run", Duration::frames(2), {}, {}}}, "Add Rule");
    m_app->window().showRules();
    RulesPanel& panel = m_app->window().rulesPanel();
    auto* rules = findNamed<QListWidget>(panel, "Rules");
    QTest::mouseClick(rules->viewport(), Qt::LeftButton, {}, rules->visualItemRect(rules->item(0)).center());
    auto* tag = findNamed<QLineEdit>(panel, "Tag");
    const auto retag = [&](const char* name) {
        tag->setFocus();
        tag->selectAll();
        QTest::keyClicks(tag, name);
        QTest::keyClick(tag, Qt::Key_Return);
    };
    retag("Plant..Foot");
    QCOMPARE(library().rules()[0].tag, std::string("Run"));
    retag("Plant");
    QCOMPARE(library().rules()[0].tag, std::string("Plant"));
    QVERIFY(library().vocabulary()[*library().vocabulary().findNamed("Plant")].isRegistered);
    m_app->document().undoStack().undo();
    QCOMPARE(library().rules()[0].tag, std::string("Run"));
    QVERIFY(!library().vocabulary()[*library().vocabulary().findNamed("Plant")].isRegistered);
}

void tst_Rules::aRuleWithoutAQuerySaysWhatIsMissing()
{
    m_app->window().showRules();
    withNext<TagChoiceDialog>(*m_app, [](TagChoiceDialog& dialog) {
        QTest::keyClicks(dialog.findChild<QLineEdit*>("tagName"), "Plant");
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    QTest::mouseClick(button("New Rule"), Qt::LeftButton);
    QTRY_COMPARE(library().rules().size(), std::size_t(1));
    QCOMPARE(library().rules()[0].query, std::string());
    auto* query = findNamed<QLineEdit>(m_app->window().rulesPanel(), "Query");
    QVERIFY(query->toolTip().contains("Type a query"));
    query->setFocus();
    QTest::keyClicks(query, "contact(LeftFoot)");
    QTest::keyClick(query, Qt::Key_Return);
    QTRY_VERIFY(button("Accept All")->isEnabled());
    QVERIFY(!query->toolTip().contains("Type a query"));
}

void tst_Rules::whatIsWrongStandsAtItsField()
{
    m_app->document().set(&LibraryEdit::rules,
                          {{"planted", "contact(LeftFoot", "Run", Duration::frames(2), {}, {}}}, "Add Rule");
    m_app->window().showRules();
    RulesPanel& panel = m_app->window().rulesPanel();
    auto* rules = findNamed<QListWidget>(panel, "Rules");
    QTest::mouseClick(rules->viewport(), Qt::LeftButton, {}, rules->visualItemRect(rules->item(0)).center());
    QTRY_VERIFY(findNamed<QLineEdit>(panel, "Query")->toolTip().startsWith("column 8: "));
    auto* gap = findNamed<QLineEdit>(panel, "Gap");
    gap->setFocus();
    gap->selectAll();
    QTest::keyClicks(gap, "soon");
    QTest::keyClick(gap, Qt::Key_Return);
    QVERIFY(gap->toolTip().contains("“soon” is not a length"));
    QVERIFY(!findNamed<QLineEdit>(panel, "Minimum")->toolTip().contains("is not a length"));
    gap->selectAll();
    QTest::keyClicks(gap, "3f");
    QTest::keyClick(gap, Qt::Key_Return);
    QVERIFY(!gap->toolTip().contains("is not a length"));
    QCOMPARE(library().rules()[0].gap, Duration::frames(3));
}

void tst_Rules::aRuleRunsOnTheSelectedClips()
{
    m_app->document().set(&LibraryEdit::rules,
                          {{"planted", "contact(LeftFoot)", "Plant", Duration::frames(2), {}, {}}},
                          "Add Rule");
    m_app->window().showRules();
    auto* rules = findNamed<QListWidget>(m_app->window().rulesPanel(), "Rules");
    QTest::mouseClick(rules->viewport(), Qt::LeftButton, {}, rules->visualItemRect(rules->item(0)).center());
    const LibraryModel& list = m_app->window().libraryView().model();
    const auto drafted = [&](const char* file) { return list.drafts(list.indexOfClip(clip(file))).size(); };
    QTRY_VERIFY(drafted("walk.glb") > 0 && drafted("run.glb") > 0);
    keepPicture(m_app->window(), "rule_drafts");
    QVERIFY(list.data(list.indexOfClip(clip("walk.glb")), Qt::ToolTipRole).toString().contains("of Plant"));

    auto* clips = findNamed<QComboBox>(m_app->window().rulesPanel(), "Clips");
    clips->setFocus();
    QTest::keyClick(clips, Qt::Key_Down);
    QTRY_COMPARE(drafted("run.glb"), std::size_t(0)); // the shown clip alone is selected
    QTRY_VERIFY(drafted("walk_to_run.glb") > 0);
    auto* view = m_app->window().libraryView().findChild<QListView*>();
    const QModelIndex walk = list.indexOfClip(clip("walk.glb"));
    view->scrollTo(walk);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, Qt::ControlModifier,
                      view->visualRect(walk).topLeft() + QPoint(20, 10));
    QTRY_VERIFY(drafted("walk.glb") > 0);
    QCOMPARE(drafted("run.glb"), std::size_t(0));
    QTest::mouseClick(button("Accept All"), Qt::LeftButton);
    QVERIFY(rangesOf(clip("walk.glb"), "Plant") > 0);
    QCOMPARE(rangesOf(clip("run.glb"), "Plant"), std::size_t(0));
    QVERIFY(!list.hasDrafts());
}

bool tst_Rules::dragInLane(const QString& id, double to)
{
    auto* threshold = findNamed<QDoubleSpinBox>(m_app->window().curvePanel(), "Threshold");
    if (!QTest::qWaitFor([&] { return threshold->isEnabled(); }, 20000)) return false; // it is computed
    const double before = threshold->value();
    emit timeline().laneDragRequested(id, 10, 0.5, 2, false);
    emit timeline().laneDragRequested(id, 10, to, 2, true);
    return QTest::qWaitFor([&] { return threshold->value() != before; });
}

void tst_Rules::theMenuOfACurvesLaneIsTheCurves()
{
    m_app->workspace().setActiveTag(m_app->document().tagNamed("Fast"));
    QTRY_COMPARE(noteOf("curve.speed()"), QString());
    QVERIFY(dragInLane("curve.speed()", 0.6));
    timeline().verticalScrollBar()->setValue(10000);
    const TimelineGeometry geometry = timeline().geometryOfView();
    int place = 0;
    while (timeline().content().lanes[std::size_t(place)].id != "curve.speed()") ++place;
    const QPoint middle(int(geometry.x(20)), int(geometry.laneTop(place) + geometry.laneHeightOf(place) / 2));
    QVERIFY(timeline().viewport()->rect().contains(middle));
    withNextMenu(*timeline().viewport(), [](QMenu& menu) {
        QStringList offered;
        for (QAction* action : menu.actions()) offered << action->objectName();
        QVERIFY2(offered.contains("view.curves"), qPrintable(offered.join(' ')));
        for (QAction* action : menu.actions())
            if (action->objectName() == "tag.threshold")
                QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(action).center());
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, middle, timeline().viewport()->mapToGlobal(middle));
    QCoreApplication::sendEvent(timeline().viewport(), &event);
    QTRY_VERIFY(rangesOf(m_app->workspace().currentClip(), "Fast") >= 1);
}

void tst_Rules::anyJointHasCurves()
{
    m_app->workspace().setActiveTag(m_app->document().tagNamed("High"));
    QTest::keyClick(&m_app->window(), Qt::Key_Escape);
    m_app->window().showCurves();
    CurvePanel& panel = m_app->window().curvePanel();
    findNamed<QComboBox>(panel, "Signal")->setCurrentText("Height");
    auto* joint = findNamed<QComboBox>(panel, "Joint")->lineEdit();
    joint->setFocus();
    QTest::keyClicks(joint, "LeftFoot");
    QTest::keyClick(joint, Qt::Key_Return);
    QTRY_COMPARE(noteOf("curve.height(LeftFoot)"), QString());
    const int steps = m_app->document().undoStack().index();
    QVERIFY(dragInLane("curve.height(LeftFoot)", 0.4));
    QSet<QRgb> colours;
    int curves = 0;
    for (const TimelineLane& lane : timeline().content().lanes)
        if (lane.kind == LaneKind::Curve && lane.id.startsWith("curve.")) {
            colours << lane.colour.rgb();
            ++curves;
        }
    QVERIFY(curves > 1);
    QCOMPARE(colours.size(), curves); // each is told from its neighbours
    keepPicture(m_app->window(), "joint_curve");
    timeline().setFocus();
    QTest::keyClick(&timeline(), Qt::Key_Return);
    const ClipId here = m_app->workspace().currentClip();
    QVERIFY(rangesOf(here, "High") >= 2);
    QCOMPARE(m_app->document().undoStack().index(), steps + 1);
    m_app->workspace().setCurrentClip(clip("walk.glb"));
    QTRY_VERIFY(lane("curve.height(LeftFoot)"));
}

void tst_Rules::curvesThatFailSaySo()
{
    const auto note = [this] { return noteOf("curve.speed()"); };
    QTRY_COMPARE(note(), QString());
    m_failing.failNext();
    m_app->workspace().setCurrentClip(clip("walk.glb"));
    QTRY_COMPARE(note(), QString("could not be computed"));
    m_app->workspace().setCurrentClip(clip("walk_to_run.glb"));
    QTRY_COMPARE(note(), QString());
}

void tst_Rules::contactsAndCrossingsAreTargetsWithoutCurves()
{
    const auto hasMark = [this](const QString& text) {
        return std::ranges::any_of(timeline().content().snapMarks,
                                   [&](const SnapMark& mark) { return mark.name.contains(text); });
    };
    QTRY_COMPARE(noteOf("curve.speed()"), QString());
    emit m_app->window().curvePanel().thresholdEdited(0, {Comparison::Greater, 1.5f, 1.25f}, true);
    emit m_app->window().curvePanel().showRequested(0, false);
    QTRY_VERIFY(!lane("curve.speed()"));
    for (const char* file : {"walk_to_run.glb", "run.glb", "walk_to_run.glb"}) { // the last one anew
        m_app->workspace().setCurrentClip(clip(file));
        QTRY_VERIFY(hasMark("LeftFoot down") && hasMark("RightFoot up"));
    }
    QVERIFY(hasMark("speed() above 1.5 m/s") && hasMark("speed() below 1.25 m/s"));
    QVERIFY(!hasMark("height()")); // it never had a threshold
    emit m_app->window().curvePanel().thresholdEdited(0, {Comparison::Greater, 1.75f, {}}, true);
    QTRY_VERIFY(hasMark("speed() above 1.75 m/s") && !hasMark("1.25"));
}

void tst_Rules::aRulesThresholdsAreDraggedInTheCurve()
{
    TaggingRule fast{"fast", "speed() >= 1.5", "Fast", Duration::frames(2), {}, {}};
    fast.leave = 1.0;
    m_app->document().set(&LibraryEdit::rules, {fast}, "Add Rule");
    QTRY_COMPARE(noteOf("curve.speed()"), QString());
    QVERIFY(!lane("curve.speed()")->name.contains("fast"));
    m_app->window().showRules();
    auto* rules = findNamed<QListWidget>(m_app->window().rulesPanel(), "Rules");
    QTest::mouseClick(rules->viewport(), Qt::LeftButton, {}, rules->visualItemRect(rules->item(0)).center());
    QTRY_VERIFY(lane("curve.speed()")->name.contains("fast"));
    const int steps = m_app->document().undoStack().index();
    const auto drag = [this](double from, double to) { // a top and a bottom: 0 and 1
        static int gesture = 40;
        gesture += 2;
        const std::string query = library().rules()[0].query;
        emit timeline().laneDragRequested("curve.speed()", 10, from, gesture, false);
        emit timeline().laneDragRequested("curve.speed()", 10, to, gesture, false);
        if (library().rules()[0].query != query) return gesture; // edited while it is dragged
        emit timeline().laneDragRequested("curve.speed()", 10, to, gesture, true);
        return 0;
    };
    QCOMPARE(drag(1.0, 0.97), 0); // the lower line, nearer to the bottom
    QCOMPARE(m_app->document().undoStack().index(), steps + 1);
    QCOMPARE(library().rules()[0].query, std::string("speed() >= 1.5"));
    QVERIFY(library().rules()[0].leave && *library().rules()[0].leave < 1.0);
    const double lower = *library().rules()[0].leave;
    QCOMPARE(drag(0.0, 0.3), 0); // the upper one: the lower one stays
    QCOMPARE(m_app->document().undoStack().index(), steps + 2);
    QVERIFY(QString::fromStdString(library().rules()[0].query).startsWith("speed() >= "));
    QVERIFY(library().rules()[0].query != "speed() >= 1.5");
    QCOMPARE(*library().rules()[0].leave, lower);
    m_app->document().undoStack().undo();
    m_app->document().undoStack().undo();
    QVERIFY(library().rules()[0] == fast);
    QTRY_VERIFY(lane("curve.speed()")->name.contains("fast"));
    QCOMPARE(drag(0.0, 1.0), 0); // the upper one beyond the lower one: it stops there
    QCOMPARE(library().rules()[0].query, std::string("speed() >= 1"));
    QCOMPARE(library().rules()[0].leave, std::optional(1.0));
    QTRY_VERIFY(lane("curve.speed()")->name.contains("fast"));
    QCOMPARE(drag(0.6, 1.0), 0); // of both on each other the one that can go there
    QCOMPARE(library().rules()[0].query, std::string("speed() >= 1"));
    QCOMPARE(library().rules()[0].leave, std::optional(0.0));
    while (m_app->document().undoStack().index() > steps) m_app->document().undoStack().undo();
    CurvePanel& numbers = m_app->window().curvePanel(); // a drag of the number there is one step, too
    for (const float enter : {1.6f, 1.7f, 1.8f})
        emit numbers.thresholdEdited(0, {Comparison::Greater, enter, 1.0f}, false);
    QVERIFY(library().rules()[0] == fast);
    emit numbers.thresholdEdited(0, {Comparison::Greater, 1.8f, 1.0f}, true);
    QCOMPARE(library().rules()[0].query, std::string("speed() >= 1.8"));
    QCOMPARE(m_app->document().undoStack().index(), steps + 1);
    m_app->document().undoStack().undo();
    emit timeline().laneDragRequested("curve.speed()", 10, 0.2, 80, false);
    emit timeline().gestureCancelled(80);
    QCoreApplication::processEvents();
    QVERIFY(library().rules()[0] == fast);
}

void tst_Rules::aSecondThresholdThatCannotBeStaysSaid()
{
    TaggingRule fast{"fast", "speed() > 1.5", "Fast", Duration::frames(2), {}, {}};
    fast.leave = 2.0;
    m_app->document().set(&LibraryEdit::rules, {fast}, "Add Rule");
    m_app->window().showRules();
    RulesPanel& panel = m_app->window().rulesPanel();
    auto* rules = findNamed<QListWidget>(panel, "Rules");
    QTest::mouseClick(rules->viewport(), Qt::LeftButton, {}, rules->visualItemRect(rules->item(0)).center());
    auto* until = findNamed<QLineEdit>(panel, "Until");
    QVERIFY(until);
    QTRY_VERIFY(until->toolTip().contains("before they begin"));
    QTest::keyClick(until, Qt::Key_Return); // nothing is changed by that
    QVERIFY(until->toolTip().contains("before they begin"));
}

void tst_Rules::contactsAreTunedLive()
{
    auto* edit = m_app->window().queryBar().findChild<QueryEdit*>();
    edit->setFocus();
    QTest::keyClicks(edit, "contact(LeftFoot)");
    QTRY_VERIFY(m_app->query().answer() && !m_app->query().progress());
    const auto before = m_app->query().answer()->frameCount();
    m_app->window().showContacts();
    QTRY_VERIFY(lane("contact.LeftToeBase") || lane("contact.LeftFoot") || lane("contact.LeftToe"));
    const auto isLastLaneInView = [this] {
        const TimelineGeometry& view = timeline().geometryOfView();
        const auto lanes = view.visibleLanes();
        return lanes.second == view.laneCount &&
               view.laneTop(view.laneCount - 1) + view.laneHeightOf(view.laneCount - 1) <= view.height;
    };
    QTRY_VERIFY(isLastLaneInView()); // theirs
    ContactPanel& panel = m_app->window().contactPanel();
    QVERIFY(findNamed<QLabel>(panel, "Contacts of this clip")->text().contains("Left"));
    keepPicture(m_app->window(), "contacts");
    QSlider& slider = panel.row("enterHeight")->slider();
    const int steps = m_app->document().undoStack().index();
    slider.setSliderDown(true);
    slider.setValue(slider.minimum());
    QCOMPARE(m_app->document().undoStack().index(), steps); // a try
    panel.row("enterSpeed")->slider().setValue(0);
    slider.setSliderDown(false);
    QTRY_VERIFY(m_app->document().undoStack().index() > steps);
    QTRY_VERIFY(m_app->query().answer() && !m_app->query().progress() &&
                m_app->query().answer()->frameCount() < before);
    keepPicture(m_app->window(), "contacts_tuned");
    QVERIFY(m_app->document().libraryFile().motion.settings.contact.enterSpeed < 0.1f);
    while (m_app->document().undoStack().index() > steps) m_app->document().undoStack().undo();
    QTRY_COMPARE(m_app->query().answer()->frameCount(), before);
    QVERIFY(m_app->document().library().motionSettings() == MotionSettings());
}

void tst_Rules::curvesMakeRanges()
{
    m_app->workspace().setActiveTag(m_app->document().tagNamed("Fast"));
    QTRY_COMPARE(noteOf("curve.speed()"), QString());
    m_app->window().timeline().verticalScrollBar()->setValue(10000);
    keepPicture(m_app->window(), "curves");
    QVERIFY(dragInLane("curve.speed()", 0.6));
    timeline().setFocus();
    QTest::keyClick(&timeline(), Qt::Key_Return);
    const ClipId here = m_app->workspace().currentClip();
    QVERIFY(rangesOf(here, "Fast") >= 1);
    keepPicture(m_app->window(), "curve_ranges");
    m_app->document().undoStack().undo();
    QCOMPARE(rangesOf(here, "Fast"), std::size_t(0));
}

QTEST_MAIN(tst_Rules)
#include "tst_Rules.moc"
