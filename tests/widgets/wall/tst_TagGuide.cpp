// The rule of a tag and its examples as poses: shown where there are any, opened by a click.

#include "widgets/poses/TagGuide.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace tagline;

class tst_TagGuide : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void nothingToSayTakesNoRoom();
    void examplesAreOpenedByAClickOrAKey();
    void manyExamplesLeaveRoomForOthers();
    void aRuleIsAsHighAsItsTextNeeds();

private:
    static TagGuideState stateWith(int examples)
    {
        TagGuideState state{"Walk", "from heel to heel", {}};
        for (int number = 0; number < examples; ++number) {
            PoseStripState poses;
            poses.poses = {{QLineF(0, 0, 0, 1)}, {QLineF(0, 0, 0.2, 1)}};
            poses.title = QString("walk %1").arg(number);
            state.examples << TagGuideExample{poses, {}};
        }
        return state;
    }
    static QAbstractButton& example(TagGuide& guide, int number)
    {
        return *guide.findChild<QAbstractButton*>(QString("tagExample%1").arg(number));
    }
};

void tst_TagGuide::nothingToSayTakesNoRoom()
{
    QWidget panel;
    TagGuide guide(&panel);
    panel.show();
    QVERIFY(!guide.isVisible());
    guide.setState({"Walk", "from heel to heel", {}});
    QVERIFY(guide.isVisible());
    QCOMPARE(guide.findChild<ElidedLabel*>("tagGuideRule")->text(), QString("Walk: from heel to heel"));
    guide.setState({"Run", {}, {}});
    QVERIFY(!guide.isVisible());
}

void tst_TagGuide::examplesAreOpenedByAClickOrAKey()
{
    TagGuide guide;
    guide.resize(260, 260);
    TagGuideState state = stateWith(2);
    state.examples[1].whyNot = "not there";
    guide.setState(state);
    QSignalSpy opened(&guide, &TagGuide::exampleActivated);
    QTest::mouseClick(&example(guide, 0), Qt::LeftButton);
    QTest::keyClick(&example(guide, 0), Qt::Key_Space);
    QCOMPARE(opened.size(), 2);
    QCOMPARE(opened[0][0].toInt(), 0);
    QTest::mouseClick(&example(guide, 1), Qt::LeftButton);
    QCOMPARE(opened.size(), 2);
    QCOMPARE(example(guide, 1).toolTip(), QString("not there"));
    QVERIFY(example(guide, 0).toolTip().contains("walk 0"));
}

void tst_TagGuide::manyExamplesLeaveRoomForOthers()
{
    TagGuide two, five;
    two.setState(stateWith(2));
    five.setState(stateWith(5));
    QCOMPARE(five.sizeHint().height(), two.sizeHint().height());
    five.setState(stateWith(1));
    QTRY_COMPARE(five.findChildren<QAbstractButton*>().size(), 1);
}

void tst_TagGuide::aRuleIsAsHighAsItsTextNeeds()
{
    QWidget panel;
    auto* column = new QVBoxLayout(&panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStretch(1);
    auto* guide = new TagGuide;
    column->addWidget(guide);
    panel.resize(280, 500);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    auto* rule = guide->findChild<ElidedLabel*>("tagGuideRule");
    const int line = rule->fontMetrics().lineSpacing();
    TagGuideState state{"Walk", QString("from heel strike to heel strike ").repeated(6), {}};
    guide->setState(state);
    QTRY_VERIFY(rule->height() > 4 * line && !rule->isElided());
    QCOMPARE(rule->toolTip(), rule->text());
    state.examples = stateWith(2).examples;
    guide->setState(state); // examples need the room
    QTRY_VERIFY(rule->height() < 3 * line && rule->isElided());
    state.rule = state.rule.repeated(6);
    state.examples.clear();
    guide->setState(state);
    QTRY_VERIFY(rule->height() > 5 * line && rule->height() < 7 * line && rule->isElided());
    guide->setState({"Walk", "from heel to heel", {}});
    QTRY_VERIFY(rule->height() < 2 * line);
    panel.resize(90, 500); // narrower, it is higher
    QTRY_VERIFY(rule->height() >= 2 * line && !rule->isElided());
}

QTEST_MAIN(tst_TagGuide)
#include "tst_TagGuide.moc"
