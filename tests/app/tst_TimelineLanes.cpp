// What a person does with lanes: order, filter, options kept for each library, and rows of joints.

#include "tests/app/TimelineStage.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/tags/vocabulary/TagTreeModel.h"
#include "widgets/timeline/LaneChip.h"
#include "widgets/timeline/LaneFilterField.h"
#include "widgets/timeline/gestures/SnapTargets.h"

#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>

using namespace tagline;
using namespace tagline::test;

class tst_TimelineLanes : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init();
    void aHeadIsDraggedToAnotherPlace();
    void escapeLeavesALaneWhereItWas();
    void keysMoveTheActiveLane();
    void theActiveTagChosenAgainIsScrolledTo();
    void theFilterLeavesLanesOut();
    void aFilterThatIsNoExpressionIsTold();
    void tagsWithoutARangeAreChips();
    void theFilterIsBehindItsCount();
    void whatIsFilteredOutIsNotDeleted();
    void theKeyLaneShowsARowForEachJoint();
    void keysOfAJointAreTargets();
    void optionsAndOrderComeBackWithTheLibrary();

private:
    QStringList names(LaneKind kind);
    QPoint head(const QString& name);
    LaneFilterField& filter() { return *timeline().findChild<LaneFilterField*>("laneFilter"); }
    void typeFilter(const QString& text);
};

void tst_TimelineLanes::init()
{
    filter().clear();
    clear();
    timeline().verticalScrollBar()->setValue(0);
}

QStringList tst_TimelineLanes::names(LaneKind kind)
{
    QStringList names;
    for (const TimelineLane& lane : timeline().content().lanes)
        if (lane.kind == kind) names << lane.name;
    return names;
}

QPoint tst_TimelineLanes::head(const QString& name)
{
    const auto& lanes = timeline().content().lanes;
    for (std::size_t i = 0; i < lanes.size(); ++i)
        if (lanes[i].name == name) return {60, int(timeline().geometryOfView().laneTop(int(i)) + 6)};
    qFatal("no lane %s", qPrintable(name));
}

void tst_TimelineLanes::typeFilter(const QString& text)
{
    key(Qt::Key_J, Qt::ControlModifier);
    QVERIFY(filter().hasFocus());
    QTest::keyClick(&filter(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&filter(), text);
    QCoreApplication::processEvents();
}

void tst_TimelineLanes::aHeadIsDraggedToAnotherPlace()
{
    const QStringList before = names(LaneKind::Tag);
    QVERIFY(before.size() >= 4);
    drag(head(before[0]), head(before[2]));
    QTRY_COMPARE(names(LaneKind::Tag).mid(0, 3), QStringList({before[1], before[0], before[2]}));
    QCOMPARE(names(LaneKind::Tag).mid(3), before.mid(3));
    drag(head(before[2]), head(before[1]) - QPoint(0, 200)); // above all
    QTRY_COMPARE(names(LaneKind::Tag).mid(0, 3), QStringList({before[2], before[1], before[0]}));
    choose(at("Style.Tired", 50), "Reset Lane Order");
    QTRY_COMPARE(names(LaneKind::Tag), before);
}

void tst_TimelineLanes::escapeLeavesALaneWhereItWas()
{
    const QStringList before = names(LaneKind::Tag);
    QTest::mousePress(view(), Qt::LeftButton, {}, head(before[0]));
    moveTo(head(before[2]), {});
    QVERIFY(timeline().isDragging());
    key(Qt::Key_Escape);
    QTest::mouseRelease(view(), Qt::LeftButton, {}, head(before[2]));
    QCoreApplication::processEvents();
    QCOMPARE(names(LaneKind::Tag), before);
}

void tst_TimelineLanes::keysMoveTheActiveLane()
{
    const QStringList before = names(LaneKind::Tag);
    QTest::mouseClick(view(), Qt::LeftButton, {}, head(before[1]));
    key(Qt::Key_Up, Qt::AltModifier);
    QTRY_COMPARE(names(LaneKind::Tag).mid(0, 2), QStringList({before[1], before[0]}));
    key(Qt::Key_Down, Qt::AltModifier);
    QTRY_COMPARE(names(LaneKind::Tag), before);
    choose(at("Style.Tired", 50), "Reset Lane Order");
}

void tst_TimelineLanes::theActiveTagChosenAgainIsScrolledTo()
{
    m_app->window().resize(1024, 640);
    const TagId first = timeline().content().lanes.front().tag;
    QVERIFY(first.isValid());
    auto* list = m_app->window().tagPalette().findChild<QTreeView*>();
    const QModelIndex row = qobject_cast<TagTreeModel*>(list->model())->indexOf(first);
    list->scrollTo(row);
    const auto choose = [&] {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(row).center());
    };
    choose();
    QCOMPARE(workspace().activeTag(), first);
    QScrollBar& bar = *timeline().verticalScrollBar();
    bar.setValue(bar.maximum());
    QVERIFY(bar.value() > 0);
    choose();
    QCOMPARE(bar.value(), 0);
    m_app->window().resize(1400, 900);
}

void tst_TimelineLanes::theFilterLeavesLanesOut()
{
    const QStringList before = names(LaneKind::Tag);
    typeFilter("ti");
    const QStringList found = before.filter("ti", Qt::CaseInsensitive);
    QVERIFY(!found.isEmpty() && found.size() < before.size());
    QTRY_COMPARE(names(LaneKind::Tag), found);
    typeFilter("/^(Walk|Run)$/");
    QTRY_COMPARE(names(LaneKind::Tag).size(), 2);
    QTest::keyClick(&filter(), Qt::Key_Return); // leaves the field, keeps the filter
    QVERIFY(!filter().hasFocus());
    QCOMPARE(names(LaneKind::Tag).size(), 2);
    typeFilter("nothing is called so");
    QTRY_VERIFY(filter().toolTip().contains("No lane"));
    QVERIFY2(timeline().content().hint.contains("Esc"), qPrintable(timeline().content().hint));
    QTest::keyClick(&filter(), Qt::Key_Escape);
    QTRY_COMPARE(names(LaneKind::Tag), before);
    QVERIFY(timeline().content().hint.isEmpty());
    QTest::keyClick(&filter(), Qt::Key_Escape);
    QVERIFY(!filter().hasFocus());
}

void tst_TimelineLanes::tagsWithoutARangeAreChips()
{
    QAction& emptyLanes = actionOf(*m_app, "view.emptyLanes");
    emptyLanes.trigger();
    workspace().setActiveTag({});
    workspace().setCurrentClip(m_other); // what was opened in the first clip is folded again
    give({{"Locomotion.Walk", {{10, 60}}}});
    QTRY_COMPARE(names(LaneKind::Tag), QStringList{"Walk"});
    const auto chips = [this] {
        QStringList shown;
        for (const auto* chip : timeline().findChildren<LaneChip*>())
            if (chip->isVisible()) shown << chip->text();
        return shown;
    };
    QVERIFY(chips().contains("Tired") && !chips().contains("Walk"));
    for (auto* chip : timeline().findChildren<LaneChip*>())
        if (chip->isVisible() && chip->text() == "Tired") {
            QTest::mouseClick(chip, Qt::LeftButton);
            break;
        }
    QTRY_COMPARE(names(LaneKind::Tag), (QStringList{"Walk", "Tired"}));
    QVERIFY(!chips().contains("Tired"));
    QCOMPARE(workspace().activeTag(), tag("Style.Tired"));
    drag(at("Style.Tired", 20), at("Style.Tired", 40));
    QCOMPARE(ranges("Style.Tired").size(), 1u);
    key(Qt::Key_Delete); // what was shown stays while the clip is
    QCoreApplication::processEvents();
    QCOMPARE(names(LaneKind::Tag), (QStringList{"Walk", "Tired"}));
    for (auto* chip : timeline().findChildren<LaneChip*>()) {
        if (!chip->isVisible() || chip->text() != "Limping") continue;
        QTest::mousePress(chip, Qt::LeftButton, {}, QPoint(4, 8));
        for (const int x : {30, 90}) {
            QMouseEvent move(QEvent::MouseMove, QPointF(x, 8), chip->mapToGlobal(QPointF(x, 8)), Qt::NoButton,
                             Qt::LeftButton, {});
            QCoreApplication::sendEvent(chip, &move);
        }
        QTest::mouseRelease(chip, Qt::LeftButton, {}, QPoint(90, 8));
        break;
    }
    QTRY_COMPARE(ranges("Style.Limping").size(), 1u); // a drag along a chip draws
    QTRY_VERIFY(names(LaneKind::Tag).contains("Limping"));
    emptyLanes.trigger();
}

void tst_TimelineLanes::theFilterIsBehindItsCount()
{
    auto* button = timeline().findChild<QToolButton*>("laneFilterButton");
    const auto all = std::to_string(names(LaneKind::Tag).size());
    QVERIFY(button->isVisible() && !filter().isVisible());
    QVERIFY2(button->text().startsWith(QString::fromStdString(all + " of " + all)),
             qPrintable(button->text()));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(filter().isVisible() && filter().hasFocus() && !button->isVisible());
    typeFilter("Walk");
    QTest::keyClick(&filter(), Qt::Key_Return);
    QVERIFY(filter().isVisible()); // it says why lanes are missing
    filter().clear();
    QVERIFY(button->isVisible() && !filter().isVisible());
}

void tst_TimelineLanes::aFilterThatIsNoExpressionIsTold()
{
    const QStringList before = names(LaneKind::Tag);
    typeFilter("/(/");
    QVERIFY2(filter().toolTip().contains("character"), qPrintable(filter().toolTip()));
    QTRY_COMPARE(names(LaneKind::Tag), before);
    filter().clear();
    QTRY_VERIFY(!filter().toolTip().contains("character"));
    view()->setFocus();
}

void tst_TimelineLanes::whatIsFilteredOutIsNotDeleted()
{
    give({{"Style.Tired", {{20, 40}}}, {"Locomotion.Walk", {{20, 40}}}});
    select({{tag("Locomotion.Walk"), {20, 40}}, {tag("Style.Tired"), {20, 40}}});
    typeFilter("Walk");
    QTRY_COMPARE(names(LaneKind::Tag), QStringList("Walk"));
    QTest::keyClick(&filter(), Qt::Key_Return);
    key(Qt::Key_Delete);
    QVERIFY(ranges("Locomotion.Walk").empty());
    QCOMPARE(ranges("Style.Tired"), (Ranges{{20, 40}}));
    filter().clear();
    QTRY_VERIFY(names(LaneKind::Tag).size() > 1);
}

void tst_TimelineLanes::theKeyLaneShowsARowForEachJoint()
{
    QCOMPARE(names(LaneKind::Keys).size(), 1);
    const QString keys = names(LaneKind::Keys).front();
    timeline().verticalScrollBar()->setValue(timeline().verticalScrollBar()->maximum());
    QTest::mouseClick(view(), Qt::LeftButton, {}, head(keys));
    QTRY_VERIFY(names(LaneKind::Keys).size() > 5);
    QVERIFY(isChecked("view.jointKeys", "menu.View"));
    timeline().verticalScrollBar()->setValue(timeline().verticalScrollBar()->maximum());
    keepPicture(m_app->window(), "timeline-joints");
    const QString joint = names(LaneKind::Keys).back();
    typeFilter(joint);
    QTRY_COMPARE(names(LaneKind::Keys), QStringList(joint));
    QTest::keyClick(&filter(), Qt::Key_Escape);
    view()->setFocus();
    key(Qt::Key_K, Qt::ControlModifier | Qt::AltModifier);
    QTRY_COMPARE(names(LaneKind::Keys).size(), 1);
}

void tst_TimelineLanes::keysOfAJointAreTargets()
{
    TimelineContent content;
    content.frames = 100;
    content.rate = {30, 1};
    TimelineLane all;
    all.kind = LaneKind::Keys;
    all.keys = std::vector<float>{10, 20, 30, 40, 50};
    all.canOpen = all.isOpen = true;
    TimelineLane foot = all;
    foot.canOpen = foot.isOpen = false;
    foot.isPart = true;
    foot.name = "LeftFoot";
    foot.keys = std::vector<float>{10, 40};
    content.lanes = {all, foot};
    const SnapTargets targets(content, 90, {});
    QVERIFY(!targets.nearest(21, 2)); // of a joint without a row
    const auto found = targets.nearest(41, 2);
    QVERIFY(found && found->frame == 40 && found->kind == SnapKind::Key);
    QCOMPARE(targets.laneName(*found), "LeftFoot");
}

void tst_TimelineLanes::optionsAndOrderComeBackWithTheLibrary()
{
    const QStringList before = names(LaneKind::Tag);
    const QString place = QString::fromStdString(m_app->document().libraryPath());
    drag(head(before[0]), head(before[2]));
    const QStringList moved{before[1], before[0], before[2]};
    QTRY_COMPARE(names(LaneKind::Tag).mid(0, 3), moved);
    choose(at("Style.Tired", 50), "Lock");
    workspace().setActiveTag(tag("Locomotion.Run"));
    key(Qt::Key_G, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY(lane("Locomotion.Run").height > 0);

    m_app = nullptr; // the program ends, and begins anew
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    m_app->window().resize(1400, 900);
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    m_app->open({place});
    QTRY_VERIFY(library().clipCount() > 1 && m_app->imports().isIdle());
    workspace().setCurrentClip(ClipId(0));
    QTRY_COMPARE(names(LaneKind::Tag).mid(0, 3), moved);
    QVERIFY(lane("Style.Tired").isLocked);
    QVERIFY(lane("Locomotion.Run").height > 0);
    keepPicture(m_app->window(), "timeline-options");
}

QTEST_MAIN(tst_TimelineLanes)
#include "tst_TimelineLanes.moc"
