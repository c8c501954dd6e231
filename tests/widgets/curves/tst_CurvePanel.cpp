#include "tests/support/ActiveWindow.h"
#include "tests/support/NamedWidget.h"
#include "widgets/curves/CurveDrawing.h"
#include "widgets/curves/CurvePanel.h"
#include "widgets/theme/Theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace tagline;

class tst_CurvePanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        applyTheme(*qApp);
        qRegisterMetaType<MotionSignal>("tagline::MotionSignal");
        qRegisterMetaType<Threshold>("tagline::Threshold");
    }
    void init();
    void rowsSayWhatIsShownAndForWhich();
    void aTickShowsTheCurve();
    void anySignalOfAnyJointIsAdded();
    void thresholdsAreTypedAndStayValid();
    void aThresholdIsTheSameEverywhere();
    void aDragOfANumberIsFinalAtItsEnd();

private:
    template<class Widget>
    Widget* named(const QString& name)
    {
        return test::findNamed<Widget>(*m_panel, name);
    }
    QPushButton* button(const QString& text) { return test::findButton<QPushButton>(*m_panel, text); }
    static void type(QDoubleSpinBox& field, const QString& text)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
    }

    std::unique_ptr<CurvePanel> m_panel;
};

void tst_CurvePanel::init()
{
    m_panel = std::make_unique<CurvePanel>();
    m_panel->setRows({{"speed()", "m/s", true, false, Threshold{Comparison::Greater, 1.5f, 1.2f}, {}},
                      {"height(LeftFoot)", "m", false, true, {}, {}}});
    m_panel->resize(388, 300);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void tst_CurvePanel::rowsSayWhatIsShownAndForWhich()
{
    auto* list = named<QListWidget>("Curves");
    QCOMPARE(list->item(0)->text(), QString("speed() m/s"));
    QCOMPARE(list->item(0)->checkState(), Qt::Checked);
    QCOMPARE(list->item(1)->text(), QString("height(LeftFoot) m · this clip"));
    QCOMPARE(list->item(1)->checkState(), Qt::Unchecked);
    m_panel->choose(1);
    QVERIFY(!button("Make Ranges")->isEnabled());
    QVERIFY(button("Remove")->isEnabled());
    m_panel->setTag("Walk");
    QVERIFY(button("Make Ranges of Walk")->toolTip().contains("Walk"));
    m_panel->setTag("locomotion.walking.slowly");
    QVERIFY(button("Make Ranges of locomotion.walk…")->toolTip().contains("locomotion.walking.slowly"));
}

void tst_CurvePanel::aTickShowsTheCurve()
{
    QSignalSpy shown(m_panel.get(), &CurvePanel::showRequested);
    auto* list = named<QListWidget>("Curves");
    list->setFocus();
    m_panel->choose(1);
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(shown.size(), 1);
    QCOMPARE(shown[0][0].toInt(), 1);
    QCOMPARE(shown[0][1].toBool(), true);
}

void tst_CurvePanel::anySignalOfAnyJointIsAdded()
{
    QSignalSpy added(m_panel.get(), &CurvePanel::addRequested);
    m_panel->setJoints({"Hips", "LeftFoot"});
    QCOMPARE(named<QComboBox>("Joint")->count(), 3); // the root too
    named<QComboBox>("Signal")->setCurrentText("Acceleration");
    auto* joint = named<QComboBox>("Joint")->lineEdit();
    joint->setFocus();
    QTest::keyClicks(joint, "LeftFoot");
    for (auto* box : m_panel->findChildren<QCheckBox*>()) box->setChecked(true);
    QTest::mouseClick(button("Add"), Qt::LeftButton);
    QVERIFY(!added.isEmpty());
    QCOMPARE(added.back()[0].value<MotionSignal>(), MotionSignal::Acceleration);
    QCOMPARE(added.back()[1].toString(), QString("LeftFoot"));
    QCOMPARE(added.back()[2].toBool(), true);
}

void tst_CurvePanel::thresholdsAreTypedAndStayValid()
{
    QSignalSpy edited(m_panel.get(), &CurvePanel::thresholdEdited);
    m_panel->choose(0);
    type(*named<QDoubleSpinBox>("Threshold"), "2");
    QVERIFY(!edited.isEmpty());
    QVERIFY(edited.back()[1].value<Threshold>() == (Threshold{Comparison::Greater, 2.0f, 1.2f}));
    type(*named<QDoubleSpinBox>("Second threshold"), "3");
    QVERIFY(edited.back()[1].value<Threshold>() == (Threshold{Comparison::Greater, 2.0f, 2.0f}));
    auto* side = named<QComboBox>("Side of the threshold");
    side->setFocus();
    QTest::keyClick(side, Qt::Key_Down);
    QCOMPARE(edited.back()[1].value<Threshold>().comparison, Comparison::Less);
    QVERIFY(edited.back()[1].value<Threshold>().isValid());
}

/// In its field as beside its line.
void tst_CurvePanel::aThresholdIsTheSameEverywhere()
{
    for (const auto& [value, text] :
         {std::pair(0.0355f, "0.036"), std::pair(1.7654f, "1.765"), std::pair(2.5f, "2.5"),
          std::pair(180.0f, "180"), std::pair(-0.0001f, "0")}) {
        QCOMPARE(thresholdText(value), QString(text));
        CurveRow row;
        row.name = "speed()";
        row.unit = "m/s";
        row.isShown = true;
        row.threshold = Threshold{Comparison::Greater, value, value};
        m_panel->setRows({row});
        m_panel->choose(0);
        const QString field = named<QDoubleSpinBox>("Threshold")->cleanText();
        QCOMPARE(field.toDouble(), QString(text).toDouble());
    }
}

void tst_CurvePanel::aDragOfANumberIsFinalAtItsEnd()
{
    QVERIFY(test::becomesActive(*m_panel));
    QSignalSpy edited(m_panel.get(), &CurvePanel::thresholdEdited);
    m_panel->choose(0);
    named<QListWidget>("Curves")->setFocus();
    auto* field = named<QDoubleSpinBox>("Threshold");
    auto* text = field->findChild<QLineEdit*>();
    const QPoint at = text->rect().center();
    QTest::mousePress(text, Qt::LeftButton, {}, at);
    for (int x = 4; x <= 40; x += 4) {
        const QPoint to = at + QPoint(x, 0);
        QMouseEvent move(QEvent::MouseMove, to, text->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        qApp->notify(text, &move);
    }
    const qsizetype moves = edited.size();
    QVERIFY(moves > 1);
    for (const QList<QVariant>& each : edited) QVERIFY(!each[2].toBool());
    const Threshold dragged = edited.back()[1].value<Threshold>();
    QVERIFY(dragged.enter > 1.5f);
    QTest::mouseRelease(text, Qt::LeftButton, {}, at);
    QCOMPARE(edited.size(), moves + 1);
    QVERIFY(edited.back()[1].value<Threshold>() == dragged && edited.back()[2].toBool());
    type(*field, "3");
    QVERIFY(edited.back()[2].toBool());
}

QTEST_MAIN(tst_CurvePanel)
#include "tst_CurvePanel.moc"
