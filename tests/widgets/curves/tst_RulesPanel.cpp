#include "tests/support/NamedWidget.h"
#include "widgets/curves/RulesPanel.h"
#include "widgets/theme/Theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace tagline;

class tst_RulesPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        applyTheme(*qApp);
        qRegisterMetaType<TaggingRule>("tagline::TaggingRule");
        qRegisterMetaType<RuleScope>("tagline::RuleScope");
    }
    void init();
    void anEmptyPanelSaysWhatToDo();
    void aClickRunsARule();
    void whatIsTypedIsOneEdit();
    void aSecondThresholdIsTyped();
    void settersNeverEmit();
    void theClipsAreChosenByKey();
    void decisionsNeedASuggestion();
    void aProblemStandsAtItsField();
    void aProblemIsScrolledTo();

private:
    static TaggingRule rule(const char* name)
    {
        return {name, "speed() > 1", "Walk", Duration::frames(5), Duration::frames(2), {}};
    }
    template<class Widget>
    Widget* named(const QString& name)
    {
        return test::findNamed<Widget>(*m_panel, name);
    }
    QPushButton* button(const QString& text) { return test::findButton<QPushButton>(*m_panel, text); }

    std::unique_ptr<RulesPanel> m_panel;
};

void tst_RulesPanel::init()
{
    m_panel = std::make_unique<RulesPanel>();
    m_panel->resize(388, 420);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void tst_RulesPanel::anEmptyPanelSaysWhatToDo()
{
    QVERIFY(named<QLabel>("Suggestions")->text().contains("New Rule"));
    QVERIFY(!button("Remove")->isEnabled());
    QVERIFY(!named<QLineEdit>("Query")->isVisible());
}

void tst_RulesPanel::aClickRunsARule()
{
    m_panel->setRules({rule("a"), rule("b")}, "a");
    QSignalSpy chosen(m_panel.get(), &RulesPanel::ruleChosen);
    auto* list = named<QListWidget>("Rules");
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toString(), QString("b"));
    QCOMPARE(named<QLineEdit>("Name")->text(), QString("b"));
    QCOMPARE(named<QLineEdit>("Minimum")->text(), QString("5f"));
}

void tst_RulesPanel::whatIsTypedIsOneEdit()
{
    m_panel->setRules({rule("a")}, "a");
    QSignalSpy edited(m_panel.get(), &RulesPanel::ruleEdited);
    auto* query = named<QLineEdit>("Query");
    query->setFocus();
    query->selectAll();
    QTest::keyClicks(query, "speed() > 2");
    QVERIFY(edited.isEmpty());
    QTest::keyClick(query, Qt::Key_Return);
    QCOMPARE(edited.size(), 1);
    QCOMPARE(edited[0][0].toString(), QString("a"));
    QCOMPARE(edited[0][1].value<TaggingRule>().query, std::string("speed() > 2"));
    QCOMPARE(edited[0][3].toString(), QString("2f"));
}

void tst_RulesPanel::aSecondThresholdIsTyped()
{
    TaggingRule held = rule("held");
    held.leave = 0.75;
    m_panel->setRules({rule("a"), held}, "a");
    auto* until = named<QLineEdit>("Until");
    QCOMPARE(until->text(), QString());
    QVERIFY(until->placeholderText().contains("number"));
    QSignalSpy edited(m_panel.get(), &RulesPanel::ruleEdited);
    until->setFocus();
    QTest::keyClicks(until, " 0.5");
    QTest::keyClick(until, Qt::Key_Return);
    QCOMPARE(edited.size(), 1);
    QCOMPARE(edited[0][4].toString(), QString("0.5"));
    m_panel->setRules({rule("a"), held}, "held");
    QCOMPARE(until->text(), QString("0.75"));
}

void tst_RulesPanel::settersNeverEmit()
{
    QSignalSpy chosen(m_panel.get(), &RulesPanel::ruleChosen);
    QSignalSpy edited(m_panel.get(), &RulesPanel::ruleEdited);
    m_panel->setRules({rule("a"), rule("b")}, "b");
    m_panel->setRules({rule("a")}, {});
    m_panel->setRules({}, {});
    QVERIFY(chosen.isEmpty());
    QVERIFY(edited.isEmpty());
}

void tst_RulesPanel::theClipsAreChosenByKey()
{
    QSignalSpy scopes(m_panel.get(), &RulesPanel::scopeChosen);
    auto* clips = named<QComboBox>("Clips");
    clips->setFocus();
    QTest::keyClick(clips, Qt::Key_Down);
    QTest::keyClick(clips, Qt::Key_Down);
    QCOMPARE(scopes.size(), 2);
    QCOMPARE(scopes[0][0].value<RuleScope>(), RuleScope::SelectedClips);
    QCOMPARE(scopes[1][0].value<RuleScope>(), RuleScope::CurrentClip);
}

void tst_RulesPanel::decisionsNeedASuggestion()
{
    m_panel->setRules({rule("a")}, "a");
    QSignalSpy accepted(m_panel.get(), &RulesPanel::acceptRequested);
    QTest::mouseClick(button("Accept"), Qt::LeftButton);
    QVERIFY(accepted.isEmpty());
    m_panel->setDecidable(true, true);
    QTest::mouseClick(button("Accept"), Qt::LeftButton);
    QCOMPARE(accepted.size(), 1);
    for (const char* text : {"Accept", "Reject", "Next", "Accept All", "Reject All"})
        QVERIFY2(button(text)->isEnabled() && !button(text)->toolTip().isEmpty(), text);
}

void tst_RulesPanel::aProblemStandsAtItsField()
{
    m_panel->setRules({rule("a"), rule("b")}, "a");
    const QString problem = "“soon” is not a length";
    m_panel->setProblem(RuleField::Minimum, problem);
    const auto* minimum = named<QLineEdit>("Minimum");
    const auto shown = [&]() -> QLabel* {
        for (QLabel* label : m_panel->findChildren<QLabel*>())
            if (label->isVisible() && label->text() == problem) return label;
        return nullptr;
    };
    QVERIFY(shown());
    m_panel->layout()->activate();
    QVERIFY(shown()->y() > minimum->y() && shown()->y() < named<QLineEdit>("Gap")->y());
    QVERIFY(minimum->toolTip().contains(problem) && minimum->toolTip().contains("5f"));
    QVERIFY(!named<QLineEdit>("Gap")->toolTip().contains(problem));
    m_panel->setRules({rule("a"), rule("b")}, "b");
    QVERIFY(!shown());
    QVERIFY(!minimum->toolTip().contains(problem));
}

void tst_RulesPanel::aProblemIsScrolledTo()
{
    QScrollArea area; // as in its dock
    area.setWidgetResizable(true);
    area.setWidget(m_panel.release());
    auto& panel = static_cast<RulesPanel&>(*area.widget());
    area.resize(300, 200);
    area.show();
    QVERIFY(QTest::qWaitForWindowExposed(&area));
    panel.setRules({rule("a"), rule("b")}, "a");
    auto* gap = test::findNamed<QLineEdit>(panel, "Gap");
    QTRY_VERIFY(gap->visibleRegion().isEmpty()); // below the fold
    const QString problem = "“soon” is not a length";
    panel.setProblem(RuleField::Gap, problem);
    const auto isSeen = [&] {
        return std::ranges::any_of(panel.findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->text() == problem && label->visibleRegion().boundingRect() == label->rect();
        });
    };
    QTRY_VERIFY(isSeen());
    area.verticalScrollBar()->setValue(0); // a person scrolls away: said again, it stays there
    panel.setProblem(RuleField::Gap, problem);
    QCoreApplication::processEvents();
    QCOMPARE(area.verticalScrollBar()->value(), 0);
}

QTEST_MAIN(tst_RulesPanel)
#include "tst_RulesPanel.moc"
