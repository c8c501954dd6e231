// Motion that is broken, in the real window: suggested with its value, accepted, dismissed, limits tuned
// live.

#include "app/presenters/motion/MotionChecksDialog.h"
#include "tests/app/TimelineStage.h"
#include "widgets/curves/SettingRow.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>
#include <QTreeWidget>

using namespace tagline;
using namespace tagline::test;

class tst_MotionChecksDialog : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init();
    void cleanup();
    void cleanupTestCase() { m_app.reset(); }
    void aJumpIsSuggestedAndAccepted();
    void whatIsTaggedIsNotSuggested();
    void limitsAreTunedLive();
    void limitsOfOneNameAreTwoSteps();
    void allAreAcceptedInOneStep();
    void anotherClipIsLookedAt();
    void aSuggestionIsDismissed(); // last: it stays so

private:
    MotionChecksDialog* dialog() { return m_app->window().findChild<MotionChecksDialog*>(); }
    QTreeWidget& list() { return *dialog()->findChild<QTreeWidget*>("motionFaults"); }
    QPushButton& button(const char* name) { return *dialog()->findChild<QPushButton*>(name); }
    bool suggests(int ranges)
    {
        return QTest::qWaitFor([this, ranges] { return list().topLevelItemCount() == ranges; }, 30000);
    }
    bool says(const char* note)
    {
        const auto labels = dialog()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [note](const QLabel* label) { return label->text() == note; });
    }
    /// Whether the lane of the tag draws suggestions.
    bool isDashed(const char* name)
    {
        const auto& lanes = timeline().content().lanes;
        return std::any_of(lanes.begin(), lanes.end(), [name](const TimelineLane& lane) {
            return lane.drawing && (lane.name == name || lane.wholeName == name);
        });
    }
};

void tst_MotionChecksDialog::init()
{
    while (undo().canUndo()) undo().undo();
    workspace().setCurrentClip(m_other); // the run, whose hand jumps
    actionOf(*m_app, "tag.motionChecks").trigger();
    QVERIFY(dialog());
    QVERIFY(suggests(1));
}

void tst_MotionChecksDialog::cleanup()
{
    if (!dialog()) return;
    dialog()->reject();
    QTRY_VERIFY(!dialog());
}

void tst_MotionChecksDialog::aJumpIsSuggestedAndAccepted()
{
    QTRY_VERIFY(isDashed("Bad.Pop"));
    QVERIFY(!library().vocabulary().find("Bad.Pop")); // looking adds no tag; the first test
    QTreeWidgetItem* line = list().topLevelItem(0);
    QCOMPARE(line->text(0), QString("Pop"));
    QVERIFY2(line->text(3).startsWith("0.42") && line->text(3).endsWith(" legs"), qPrintable(line->text(3)));
    QCOMPARE(line->text(4), QString("0.06 legs"));
    QVERIFY(!button("acceptFault").isEnabled());
    list().setCurrentItem(line);
    QTRY_COMPARE(workspace().playhead(), line->text(1).section(QChar(0x2013), 0, 0).toInt());
    keepPicture(m_app->window(), "motion_checks");
    keepPicture(*dialog(), "motion_checks_dialog");
    QCOMPARE(list().horizontalScrollBar()->maximum(), 0);
    QTest::mouseClick(&button("acceptFault"), Qt::LeftButton);
    QCOMPARE(ranges("Bad.Pop").size(), std::size_t(1));
    QVERIFY(suggests(0));
    QVERIFY(!button("acceptAllFaults").isEnabled());
    QTRY_VERIFY(!isDashed("Bad.Pop"));
    undo().undo();
    QVERIFY(suggests(1));
    QTest::mouseClick(&button("acceptAllFaults"), Qt::LeftButton);
    QCOMPARE(ranges("Bad.Pop").size(), std::size_t(1));
    QVERIFY(suggests(0));
}

void tst_MotionChecksDialog::whatIsTaggedIsNotSuggested()
{
    m_app->document().tagNamed("Bad.Pop");
    give({{"Bad.Pop", {{88, 104}}}});
    QVERIFY(suggests(0));
    give({{"Bad.Pop", {{10, 30}}}});
    QVERIFY(suggests(1));
}

void tst_MotionChecksDialog::limitsAreTunedLive()
{
    QSlider& slider = dialog()->row("popDistance")->slider();
    const int steps = undo().index();
    slider.setSliderDown(true);
    slider.setValue(slider.maximum());
    QCOMPARE(undo().index(), steps); // a try
    QVERIFY(suggests(0));
    slider.setSliderDown(false);
    QTRY_COMPARE(undo().index(), steps + 1);
    QCOMPARE(m_app->document().libraryFile().motion.settings.check.popDistance, 1.0f);
    undo().undo();
    QVERIFY(suggests(1));
    QVERIFY(!button("resetLimits").isEnabled());
}

void tst_MotionChecksDialog::limitsOfOneNameAreTwoSteps()
{
    const int steps = undo().index();
    QDoubleSpinBox& pop = dialog()->row("popDistance")->field();
    QDoubleSpinBox& slide = dialog()->row("slideDistance")->field();
    QCOMPARE(pop.accessibleName(), QString("Pop: distance"));
    QCOMPARE(slide.accessibleName(), QString("Foot slide: distance"));
    pop.stepUp();
    QCOMPARE(undo().index(), steps + 1);
    slide.stepUp();
    QCOMPARE(undo().index(), steps + 2);
    QCOMPARE(undo().undoText(), QString("Tune Foot slide: distance"));
}

void tst_MotionChecksDialog::allAreAcceptedInOneStep()
{
    MotionSettings strict = library().motionSettings();
    for (const char* limit : {"popDistance", "popSpeed", "popRatio", "slideSpeed", "slideDistance"})
        findMotionNumber(limit)->set(strict, findMotionNumber(limit)->lowest);
    m_app->document().set(&LibraryEdit::motion, strict, "Strict");
    QVERIFY(QTest::qWaitFor([this] { return list().topLevelItemCount() > 3; }, 30000));
    const int steps = undo().index();
    const int suggested = list().topLevelItemCount();
    QTest::mouseClick(&button("acceptAllFaults"), Qt::LeftButton);
    QCOMPARE(undo().index(), steps + 1);
    QVERIFY(suggests(0));
    QCOMPARE(int(ranges("Bad.Pop").size()), suggested); // all are jumps there
    undo().undo();
    QVERIFY(suggests(suggested));
}

void tst_MotionChecksDialog::anotherClipIsLookedAt()
{
    workspace().setCurrentClip(m_clip); // the walk, in which nothing is wrong
    QVERIFY(QTest::qWaitFor([this] { return says("Nothing is suggested for this clip."); }, 30000));
    QCOMPARE(list().topLevelItemCount(), 0);
    workspace().setCurrentClip(m_other);
    QVERIFY(suggests(1));
    dialog()->reject();
    QTRY_VERIFY(!dialog());
    QTRY_VERIFY(!isDashed("Bad.Pop"));
}

void tst_MotionChecksDialog::aSuggestionIsDismissed()
{
    list().setCurrentItem(list().topLevelItem(0));
    const int steps = undo().index();
    QTest::mouseClick(&button("dismissFault"), Qt::LeftButton);
    QVERIFY(suggests(0));
    QCOMPARE(undo().index(), steps);
    QTRY_VERIFY(!isDashed("Bad.Pop"));
}

QTEST_MAIN(tst_MotionChecksDialog)
#include "tst_MotionChecksDialog.moc"
