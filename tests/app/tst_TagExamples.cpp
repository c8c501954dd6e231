// Rule and examples of the tag that is being given, below the palette, in the real window.

#include "core/library/edits/ExampleEdits.h"
#include "tests/app/TimelineStage.h"
#include "widgets/poses/TagGuide.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QAbstractButton>

using namespace tagline;
using namespace tagline::test;

class tst_TagExamples : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void theChosenTagShowsThemAndAClickOpensOne();
    void theTagWhoseKeyIsHeldGoesFirst();
    void whatIsNotThereSaysSo();
    void itIsSwitchedOffInTheMenu();
    void itCoversNeitherFigureNorLanes();

private:
    TagGuide& guide() { return *m_app->window().findChild<TagGuide*>("tagGuide"); }
    QAbstractButton* example(int number)
    {
        return guide().findChild<QAbstractButton*>(QString("tagExample%1").arg(number));
    }
    void say(const char* name, const char* rule, std::vector<TagExample> examples)
    {
        TagDefinition definition = library().vocabulary()[tag(name)];
        definition.rule = rule;
        definition.examples = std::move(examples);
        m_app->document().defineTag(definition, "rule");
        QCoreApplication::processEvents();
    }
};

void tst_TagExamples::initTestCase()
{
    open();
    say("Locomotion.Walk", "from heel to heel",
        {tagExample(library(), m_clip, {10, 31}), tagExample(library(), m_other, {5, 20})});
    say("Locomotion.Run", "both feet in the air", {});
}

void tst_TagExamples::init()
{
    m_app->window().resize(1400, 900);
    m_app->workspace().setCurrentClip(m_clip);
    m_app->workspace().setActiveTag(tag("Locomotion.Walk"));
}

void tst_TagExamples::theChosenTagShowsThemAndAClickOpensOne()
{
    QCOMPARE(guide().state().rule, QString("from heel to heel"));
    QCOMPARE(guide().state().examples.size(), 2);
    for (const TagGuideExample& each : guide().state().examples) QCOMPARE(each.poses.poses.size(), 6);
    QTRY_VERIFY(guide().isVisible());
    keepPicture(m_app->window(), "tag-examples");
    emit guide().exampleActivated(1);
    QVERIFY(m_app->workspace().currentClip() == m_other);
    QCOMPARE(m_app->workspace().playhead(), 5);
    QTest::mouseClick(example(0), Qt::LeftButton);
    QVERIFY(m_app->workspace().currentClip() == m_clip);
    QCOMPARE(m_app->workspace().playhead(), 10);
    m_app->workspace().setActiveTag(tag("Locomotion.Idle")); // nothing is said of it
    QVERIFY(!guide().isVisible());
}

void tst_TagExamples::theTagWhoseKeyIsHeldGoesFirst()
{
    key(Qt::Key_3); // Run
    QTRY_COMPARE(guide().state().rule, QString("both feet in the air"));
    actionOf(*m_app, "tag.cancel").trigger();
    m_app->workspace().setActiveTag(tag("Locomotion.Walk"));
    QTRY_COMPARE(guide().state().rule, QString("from heel to heel"));
}

void tst_TagExamples::whatIsNotThereSaysSo()
{
    say("Locomotion.Jump", "off the ground", {{"/nowhere/jump.bvh", "jump", {}, {1, 9}}});
    m_app->workspace().setActiveTag(tag("Locomotion.Jump"));
    QVERIFY(example(0) && !example(0)->isEnabled());
    QVERIFY(example(0)->toolTip().contains("has no such frames"));
}

void tst_TagExamples::itIsSwitchedOffInTheMenu()
{
    QAction& shown = actionOf(*m_app, "view.tagExamples");
    QVERIFY(shown.isChecked() && guide().isVisible());
    shown.trigger();
    QVERIFY(!guide().isVisible());
    shown.trigger();
    QVERIFY(guide().isVisible());
}

void tst_TagExamples::itCoversNeitherFigureNorLanes()
{
    m_app->window().resize(1280, 720);
    QCoreApplication::processEvents();
    QVERIFY(m_app->window().tagPalette().isAncestorOf(&guide()));
    const auto place = [](const QWidget& widget) {
        return QRect(widget.mapToGlobal(QPoint()), widget.size());
    };
    const QRect at = place(guide());
    QVERIFY(!at.intersects(place(m_app->window().timeline())));
    QVERIFY(!at.intersects(place(*m_app->window().viewport())));
}

QTEST_MAIN(tst_TagExamples)
#include "tst_TagExamples.moc"
