// The rule of a tag and its examples as poses: shown where there are any, opened by a click.

#include "widgets/wall/TagGuide.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace tagline;

class tst_TagGuide : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void nothingToSayTakesNoRoom();
    void examplesAreOpenedByAClickOrAKey();
    void manyExamplesLeaveRoomForOthers();

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

QTEST_MAIN(tst_TagGuide)
#include "tst_TagGuide.moc"
