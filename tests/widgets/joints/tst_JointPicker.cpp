#include "tests/core/animation/MotionFixtures.h"
#include "widgets/joints/JointBox.h"
#include "widgets/joints/JointPickerPopup.h"
#include "widgets/theme/Theme.h"

#include <QLineEdit>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

using namespace tagline;
using namespace tagline::test;

class tst_JointPicker : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void nodesAreLeftOutOfTheTree();
    void deepChainsStayOnTheScreen();
    void presetsStandAboveTheHierarchy();
    void typingFindsByAllLetters();
    void aClickTakesAJoint();
    void escapeChangesNothing();
    void nothingIsTakenWhereNothingIsFound();
    void manyJointsScroll();
    void aMaskThatIsNotThereIsSaid();
    void aNarrowBoxShowsTheEndOfAName();
    void aNarrowBoxShowsAShortWordBeforeItCuts();

private:
    JointPickerPopup& open();
    QStringList shown(const JointPickerPopup& popup);

    std::unique_ptr<JointBox> m_box;
};

void tst_JointPicker::init()
{
    m_box = std::make_unique<JointBox>();
    m_box->setAccessibleName("Mask");
    m_box->setJoints(bodyPresets(walker()), jointEntries(walker()));
    m_box->setChosen({});
    m_box->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_box.get()));
}

JointPickerPopup& tst_JointPicker::open()
{
    QTest::keyClick(m_box.get(), Qt::Key_Down);
    auto* popup = m_box->findChild<JointPickerPopup*>();
    if (!popup) qFatal("the picker did not open");
    return *popup;
}

QStringList tst_JointPicker::shown(const JointPickerPopup& popup)
{
    QStringList names;
    for (QTreeWidgetItemIterator each(popup.findChild<QTreeWidget*>(), QTreeWidgetItemIterator::NotHidden);
         *each; ++each)
        names << (*each)->text(0);
    return names;
}

void tst_JointPicker::nodesAreLeftOutOfTheTree()
{
    std::vector<Joint> joints{joint("scene", noJoint, {}), joint("Hips", 0, {}), joint("group", 1, {}),
                              joint("Spine", 2, {})};
    joints[0].kind = joints[2].kind = JointKind::Node;
    QCOMPARE(jointEntries(Skeleton(joints)), (std::vector<JointEntry>{{"Hips", -1}, {"Spine", 0}}));
}

void tst_JointPicker::deepChainsStayOnTheScreen()
{
    std::vector<Joint> joints;
    for (int i = 0; i < 5000; ++i) joints.push_back(joint("j" + std::to_string(i), i - 1, {}));
    const std::vector<JointEntry> entries = jointEntries(Skeleton(joints));
    QCOMPARE(entries.size(), std::size_t(5000));
    int levels = 0;
    for (int each = 4999; each >= 0; each = entries[std::size_t(each)].parent) ++levels;
    QVERIFY(levels < 40);
}

void tst_JointPicker::presetsStandAboveTheHierarchy()
{
    QCOMPARE(shown(open()), QStringList({"Whole body", "Upper body", "Legs", "Hips", "Spine", "LeftUpLeg",
                                         "LeftLeg", "RightUpLeg", "RightLeg"}));
    const auto* rows = m_box->findChild<QTreeWidget*>();
    QCOMPARE(rows->currentItem()->text(0), QString("Whole body"));
    QCOMPARE(rows->topLevelItem(3)->child(1)->child(0)->text(0), QString("LeftLeg"));
}

void tst_JointPicker::typingFindsByAllLetters()
{
    QSignalSpy chosen(m_box.get(), &JointBox::chosenByHand);
    JointPickerPopup& popup = open();
    auto* field = popup.findChild<QLineEdit*>();
    QTest::keyClicks(field, "leftle");
    QCOMPARE(shown(popup), QStringList({"Hips", "LeftUpLeg", "LeftLeg"}));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(m_box->chosen(), QStringList{"LeftLeg"});
    QCOMPARE(m_box->currentText(), QString("LeftLeg"));
    QTRY_VERIFY(!m_box->findChild<JointPickerPopup*>());
    QTest::keyClick(open().findChild<QLineEdit*>(), Qt::Key_Up); // from where it is
    QTest::keyClick(m_box->findChild<QLineEdit*>(), Qt::Key_Return);
    QCOMPARE(m_box->chosen(), QStringList{"LeftUpLeg"});
}

void tst_JointPicker::aClickTakesAJoint()
{
    open();
    auto* rows = m_box->findChild<QTreeWidget*>();
    QTest::mouseClick(rows->viewport(), Qt::LeftButton, {},
                      rows->visualItemRect(rows->topLevelItem(2)).center());
    QCOMPARE(m_box->chosen(), QStringList({"LeftUpLeg", "RightUpLeg"}));
    QCOMPARE(m_box->currentText(), QString("Legs"));
}

void tst_JointPicker::escapeChangesNothing()
{
    QSignalSpy chosen(m_box.get(), &JointBox::chosenByHand);
    QTest::keyClick(open().findChild<QLineEdit*>(), Qt::Key_Escape);
    QTRY_VERIFY(!m_box->findChild<JointPickerPopup*>());
    QCOMPARE(chosen.size(), 0);
}

void tst_JointPicker::nothingIsTakenWhereNothingIsFound()
{
    QSignalSpy chosen(m_box.get(), &JointBox::chosenByHand);
    JointPickerPopup& popup = open();
    QTest::keyClicks(popup.findChild<QLineEdit*>(), "tail");
    QTest::keyClick(popup.findChild<QLineEdit*>(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 0);
    QVERIFY(popup.isVisible());
}

void tst_JointPicker::manyJointsScroll()
{
    std::vector<JointEntry> joints;
    for (int i = 0; i < 300; ++i) joints.push_back({QString("joint %1").arg(i), i - 1 < 0 ? -1 : 0});
    m_box->setJoints({{"Whole body", {}}}, joints);
    JointPickerPopup& popup = open();
    QVERIFY(popup.height() < 400);
    QVERIFY(popup.screen()->availableGeometry().contains(popup.frameGeometry()));
}

void tst_JointPicker::aMaskThatIsNotThereIsSaid()
{
    m_box->setChosen({"Tail"});
    QVERIFY2(m_box->currentText().startsWith("Tail: not in"), qPrintable(m_box->currentText()));
}

void tst_JointPicker::aNarrowBoxShowsTheEndOfAName()
{
    m_box->setJoints({}, {{"TheLeftHandsThumb0", -1}, {"TheLeftHandsThumb1", -1}});
    m_box->resize(110, m_box->height());
    QImage pictures[2];
    for (const int end : {0, 1}) {
        m_box->setChosen({QString("TheLeftHandsThumb%1").arg(end)});
        pictures[end] = m_box->grab().toImage();
    }
    QVERIFY(pictures[0] != pictures[1]);
}

void tst_JointPicker::aNarrowBoxShowsAShortWordBeforeItCuts()
{
    m_box->hide();                               // so that no window manager has a say in its width
    const auto fits = [&](const QString& text) { // a box just as wide as its text needs
        for (int width = 30; width < 300; ++width) {
            m_box->resize(width, m_box->height());
            if (m_box->shownText() == text) return true;
        }
        return false;
    };
    for (const BodyPreset& preset : bodyPresets(walker())) {
        m_box->setChosen(preset.joints);
        QVERIFY2(fits(preset.name), qPrintable(preset.name));
        const int whole = m_box->width();
        if (preset.shortName.isEmpty()) continue;
        QVERIFY2(fits(preset.shortName), qPrintable(preset.shortName));
        QVERIFY(m_box->width() < whole);
        m_box->resize(whole - 1, m_box->height());
        QCOMPARE(m_box->shownText(), preset.shortName);
        QCOMPARE(m_box->currentText(), preset.name); // as it is read aloud
    }
    m_box->setChosen({"Hips"}); // a joint has no other word
    m_box->resize(40, m_box->height());
    QVERIFY(m_box->shownText() != "Whole");
}

QTEST_MAIN(tst_JointPicker)
#include "tst_JointPicker.moc"
