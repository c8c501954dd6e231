#include "widgets/tags/vocabulary/VocabularyDialog.h"

#include "tests/support/ActiveWindow.h"
#include "tests/support/NamedWidget.h"
#include "widgets/tags/fields/PropertyText.h"
#include "widgets/tags/vocabulary/VocabularyTable.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

namespace {

VocabularySettings someSettings()
{
    VocabularySettings settings;
    settings.groups = {{{"Gait", OverlapPolicy::Push, Exclusiveness::AtMostOne, "How it goes"}, "Gait"},
                       {{"Mood", OverlapPolicy::Carve, Exclusiveness::None, {}}, "Mood"}};
    settings.properties = {{"slope", PropertyType::Number, {}, 0.5}};
    settings.namespaces = {"Game"};
    return settings;
}

QPushButton& button(QWidget& parent, const QString& text)
{
    for (auto* each : parent.findChildren<QPushButton*>())
        if (each->isVisible() && each->text().remove('&') == text) return *each;
    qFatal("no such button");
}

bool canAccept(QDialog& dialog)
{
    return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
}

void showPage(QDialog& dialog, int page)
{
    auto* tabs = dialog.findChild<QTabBar*>();
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(page).center());
}

void type(QLineEdit& field, const QString& text)
{
    field.setFocus();
    field.selectAll();
    if (text.isEmpty())
        QTest::keyClick(&field, Qt::Key_Delete);
    else
        QTest::keyClicks(&field, text);
}

} // namespace

class tst_VocabularyDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void tabsHaveNoLineAboveThem();
    void theLastHeadingIsReadWholeInANarrowDialog();
    void whatIsNotTouchedStays();
    void aGroupIsAddedAndTyped();
    void enterInACellLeavesTheDialogOpen();
    void enterTakesPhasesOverAndGoesOn();
    void threePhasesAreSeenWhole();
    void phasesNameTheirKey();
    void aNewGroupAllowsOverlaps();
    void aGroupWithoutANameIsRefused();
    void theRowInHandIsRemoved();
    void theRuleOfAGroupIsChosenByKeys();
    void aDefaultOfAnotherTypeIsRefused();
    void effectsAreShownBeforeAnythingChanges();
    void tagsInUseAreOfferedWhereItHasNone();
    void aNewGroupCanBeANamespace();
    void aGroupBecomesANamespaceAndStaysAGroup();
    void aNamespaceThatGetsARuleIsAGroup();
    void tagsOfANamespaceAreCounted();
    void aNamespaceIsNotLostByItsGroupsNewName();
    void oneNameStandsInOneRow();
    void mirrorWordsAreEdited();
    void rowsAreThoseOfListsWithoutBoxes();
    void valuesAreReadByTheirType_data();
    void valuesAreReadByTheirType();
};

void tst_VocabularyDialog::tabsHaveNoLineAboveThem()
{
    VocabularyDialog dialog(someSettings());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const QImage picture = dialog.grab().toImage();
    const QRect tabs(dialog.findChild<QTabBar*>()->mapTo(&dialog, QPoint(0, 0)),
                     dialog.findChild<QTabBar*>()->size());
    for (const int y : {tabs.top(), tabs.top() + 1})
        for (int x = tabs.left(); x <= tabs.right(); ++x) QCOMPARE(picture.pixelColor(x, y), theme().panel);
}

/// In whatever language: the table is scrolled instead.
void tst_VocabularyDialog::theLastHeadingIsReadWholeInANarrowDialog()
{
    VocabularyDialog dialog(someSettings());
    const auto tables = dialog.findChildren<QTableWidget*>();
    auto* table = *std::ranges::find(tables, 7, [](const auto* each) { return each->columnCount(); });
    QHeaderView& header = *table->horizontalHeader();
    const int last = header.count() - 1;
    table->horizontalHeaderItem(1)->setText("Names, die wirklich sehr lange beginnen");
    table->horizontalHeaderItem(last)->setText("Beschreibung");
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    for (const int width : {1100, 921, 760}) {
        dialog.resize(width, 380);
        QTRY_COMPARE(dialog.width(), width);
        QTRY_VERIFY(header.length() >= table->viewport()->width());
        QVERIFY2(header.sectionSize(last) >= header.sectionSizeHint(last),
                 qPrintable(QString::number(width)));
        QVERIFY(header.length() == table->viewport()->width() || table->horizontalScrollBar()->maximum() > 0);
    }
    if (const QString folder = qEnvironmentVariable("TAGLINE_PICTURES"); !folder.isEmpty())
        dialog.grab().save(folder + "/vocabulary-narrow.png");
}

void tst_VocabularyDialog::whatIsNotTouchedStays()
{
    VocabularyDialog dialog(someSettings());
    QCOMPARE(dialog.settings(), someSettings());
    QVERIFY(canAccept(dialog));
}

void tst_VocabularyDialog::aGroupIsAddedAndTyped()
{
    VocabularyDialog dialog(someSettings());
    dialog.show();
    QTest::mouseClick(&button(dialog, "Add Group"), Qt::LeftButton);
    QTest::keyClicks(&visibleNamed<QLineEdit>(dialog, "Name of the group", 3),
                     "Feet"); // over the proposed name
    const VocabularySettings settings = dialog.settings();
    QCOMPARE(settings.groups.size(), std::size_t(3));
    QCOMPARE(settings.groups[2].group.name, std::string("Feet"));
    QCOMPARE(settings.groups[2].formerName, std::string());
}

void tst_VocabularyDialog::enterInACellLeavesTheDialogOpen()
{
    VocabularyDialog dialog(someSettings());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QLineEdit& name = visibleNamed<QLineEdit>(dialog, "Name of the group");
    type(name, "Pace");
    QTest::keyClick(&name, Qt::Key_Return);
    QVERIFY(dialog.isVisible());
    QCOMPARE(dialog.settings().groups[0].group.name, std::string("Pace"));
}

void tst_VocabularyDialog::enterTakesPhasesOverAndGoesOn()
{
    VocabularyDialog dialog(someSettings());
    dialog.show();
    QVERIFY(becomesActive(dialog));
    QLineEdit& phases = visibleNamed<QLineEdit>(dialog, "Phases, in order");
    type(phases, " Windup,Strike ,  Recovery,");
    QTest::keyClick(&phases, Qt::Key_Return);
    QVERIFY(dialog.isVisible());
    QCOMPARE(phases.text(), QString("Windup, Strike, Recovery"));
    QVERIFY(!phases.hasFocus());
    QCOMPARE(dialog.focusWidget(), static_cast<QWidget*>(&visibleNamed<QLineEdit>(dialog, "Description")));
    QCOMPARE(dialog.settings().groups[0].group.phases,
             (std::vector<std::string>{"Windup", "Strike", "Recovery"}));
}

void tst_VocabularyDialog::threePhasesAreSeenWhole()
{
    VocabularyDialog dialog(someSettings());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const QLineEdit& phases = visibleNamed<QLineEdit>(dialog, "Phases, in order");
    QVERIFY2(phases.width() > phases.fontMetrics().horizontalAdvance("Windup, Strike, Recovery"),
             qPrintable(QString::number(phases.width())));
}

void tst_VocabularyDialog::phasesNameTheirKey()
{
    VocabularyDialog dialog(someSettings());
    dialog.setNextPhaseKey(" (B)");
    dialog.show();
    QTest::mouseClick(&button(dialog, "Add Group"), Qt::LeftButton);
    for (const int row : {0, 3})
        QVERIFY(visibleNamed<QLineEdit>(dialog, "Phases, in order", row)
                    .toolTip()
                    .contains("Next Phase (B) ends each"));
}

void tst_VocabularyDialog::aNewGroupAllowsOverlaps()
{
    VocabularyDialog dialog(someSettings());
    dialog.show();
    QTest::mouseClick(&button(dialog, "Add Group"), Qt::LeftButton);
    QCOMPARE(dialog.settings().groups.back().group.exclusiveness, Exclusiveness::None);
}

void tst_VocabularyDialog::aGroupWithoutANameIsRefused()
{
    VocabularyDialog dialog(someSettings());
    dialog.show();
    type(visibleNamed<QLineEdit>(dialog, "Name of the group"), "");
    QVERIFY(!canAccept(dialog));
    QCOMPARE(dialog.findChild<QLabel*>("problem")->text(), QString("A group needs a name."));
    type(visibleNamed<QLineEdit>(dialog, "Name of the group"), "Mood");
    QVERIFY(!canAccept(dialog));
    type(visibleNamed<QLineEdit>(dialog, "Name of the group"), "Locomotion");
    QVERIFY(canAccept(dialog));
    QCOMPARE(dialog.settings().groups[0].formerName, std::string("Gait"));
}

void tst_VocabularyDialog::theRowInHandIsRemoved()
{
    VocabularyDialog dialog(someSettings());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(!button(dialog, "Remove").isEnabled());
    QTest::mouseClick(&visibleNamed<QLineEdit>(dialog, "Name of the group", 1), Qt::LeftButton);
    QTRY_VERIFY(button(dialog, "Remove").isEnabled());
    QTest::mouseClick(&button(dialog, "Remove"), Qt::LeftButton);
    QCOMPARE(dialog.settings().groups.size(), std::size_t(1));
    QCOMPARE(dialog.settings().groups[0].group.name, std::string("Gait"));
}

void tst_VocabularyDialog::theRuleOfAGroupIsChosenByKeys()
{
    VocabularyDialog dialog(someSettings());
    dialog.show();
    QTest::keyClick(&visibleNamed<QComboBox>(dialog, "Tags per frame"), Qt::Key_Down);
    QTest::keyClick(&visibleNamed<QComboBox>(dialog, "Where ranges overlap"), Qt::Key_End);
    const TagGroup group = dialog.settings().groups[0].group;
    QCOMPARE(group.exclusiveness, Exclusiveness::ExactlyOne);
    QCOMPARE(group.policy, OverlapPolicy::Block);
}

void tst_VocabularyDialog::aDefaultOfAnotherTypeIsRefused()
{
    VocabularyDialog dialog(someSettings());
    dialog.show();
    showPage(dialog, 1);
    type(visibleNamed<QLineEdit>(dialog, "Default"), "steep");
    QVERIFY(!canAccept(dialog));
    QVERIFY(dialog.problem().contains("a number"));
    QTest::keyClick(&visibleNamed<QComboBox>(dialog, "Type"), Qt::Key_Home); // text
    QVERIFY(canAccept(dialog));
    QCOMPARE(dialog.settings().properties[0].fallback, std::optional<PropertyValue>(std::string("steep")));
}

void tst_VocabularyDialog::effectsAreShownBeforeAnythingChanges()
{
    VocabularyDialog dialog(someSettings());
    dialog.setEffects([](const VocabularySettings& settings) {
        return settings.groups[1].group.exclusiveness == Exclusiveness::None ? QString()
                                                                             : QString("7 places");
    });
    dialog.show();
    QVERIFY(dialog.findChild<QLabel*>("effects")->isHidden());
    QTest::keyClick(&visibleNamed<QComboBox>(dialog, "Tags per frame", 1), Qt::Key_Down);
    QCOMPARE(dialog.findChild<QLabel*>("effects")->text(), QString("7 places"));
    QVERIFY(dialog.findChild<QLabel*>("effects")->isVisible());
}

void tst_VocabularyDialog::tagsInUseAreOfferedWhereItHasNone()
{
    VocabularyDialog dialog(VocabularySettings{});
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto offers = [&] {
        QStringList shown;
        for (const auto* each : dialog.findChildren<QLabel*>("offer"))
            if (each->isVisible()) shown << each->text();
        return shown;
    };
    QVERIFY(offers().isEmpty());
    std::vector<std::string> names;
    for (int i = 1; i <= 14; ++i) names.push_back("Tag" + std::to_string(i));
    dialog.setTagsOutside(names);
    QCOMPARE(offers().size(), 1);
    QVERIFY2(offers().front().contains("Tag1, Tag2,") && offers().front().endsWith("Tag12 and 2 more."),
             qPrintable(offers().front()));
    dialog.setTagsOutside({"Run", "Walk"});
    QCOMPARE(offers(), QStringList{"Used by clips, and not in the vocabulary yet: Run, Walk."});
    QVERIFY(!dialog.addsTags());
    QTest::mouseClick(&button(dialog, "Add These Tags"), Qt::LeftButton);
    QVERIFY(dialog.addsTags() && offers().isEmpty());
    auto* effects = dialog.findChild<QLabel*>("effects");
    QVERIFY(effects->isVisible() && effects->text().startsWith("2 tag"));
    QVERIFY(canAccept(dialog));
}

void tst_VocabularyDialog::aNewGroupCanBeANamespace()
{
    VocabularyDialog dialog(someSettings());
    dialog.show();
    QTest::mouseClick(&button(dialog, "Add Group"), Qt::LeftButton);
    QTest::keyClicks(&visibleNamed<QLineEdit>(dialog, "Name of the group", 3), "a.b");
    QVERIFY(canAccept(dialog));
    QTest::keyClick(&visibleNamed<QComboBox>(dialog, "Names that begin with it", 3), Qt::Key_Down);
    QVERIFY(!canAccept(dialog));
    type(visibleNamed<QLineEdit>(dialog, "Name of the group", 3), "Film");
    QCOMPARE(dialog.settings().namespaces, (std::vector<std::string>{"Game", "Film"}));
    QCOMPARE(dialog.settings().groups.size(), std::size_t(2)); // it needs no group in the file
}

void tst_VocabularyDialog::aGroupBecomesANamespaceAndStaysAGroup()
{
    VocabularyDialog dialog(someSettings());
    dialog.show();
    QTest::keyClick(&visibleNamed<QComboBox>(dialog, "Names that begin with it", 1), Qt::Key_Down);
    VocabularySettings expected = someSettings();
    expected.namespaces = {"Game", "Mood"};
    QCOMPARE(dialog.settings(), expected);
    QTest::keyClick(&visibleNamed<QComboBox>(dialog, "Names that begin with it", 1), Qt::Key_Up);
    QCOMPARE(dialog.settings(), someSettings());
}

void tst_VocabularyDialog::aNamespaceThatGetsARuleIsAGroup()
{
    VocabularyDialog dialog(someSettings());
    dialog.show();
    QTest::keyClick(&visibleNamed<QComboBox>(dialog, "Tags per frame", 2), Qt::Key_Down);
    QCOMPARE(dialog.settings().groups.back().group.name, std::string("Game"));
    QCOMPARE(dialog.settings().namespaces, std::vector<std::string>{"Game"});
}

void tst_VocabularyDialog::tagsOfANamespaceAreCounted()
{
    VocabularyDialog dialog(someSettings());
    dialog.setCounts([](const std::string& group, const std::string& space) {
        return group == "Gait" && space.empty() ? 4 : group.empty() && space == "Game" ? 2 : 0;
    });
    const auto* groups = qobject_cast<VocabularyTable*>(dialog.findChild<QTabWidget*>()->widget(0));
    QStringList counts;
    for (int row = 0; row < 3; ++row) counts << groups->cell<QLabel>(row, 5)->text();
    QCOMPARE(counts, (QStringList{"4", "0", "2"}));
}

void tst_VocabularyDialog::aNamespaceIsNotLostByItsGroupsNewName()
{
    VocabularySettings settings;
    settings.groups.push_back({{"Game", OverlapPolicy::Carve, Exclusiveness::AtMostOne, {}}, "Game"});
    settings.namespaces = {"Game", "Film"};
    VocabularyDialog dialog(settings);
    int tags = 3;
    dialog.setCounts([&](const std::string&, const std::string& name) { return name == "Game" ? tags : 0; });
    dialog.show();
    type(visibleNamed<QLineEdit>(dialog, "Name of the group"), "Play");
    QVERIFY(!canAccept(dialog)); // three tags are still called Game.…
    type(visibleNamed<QLineEdit>(dialog, "Name of the group"), "Game");
    QVERIFY(canAccept(dialog));
    tags = 0;
    type(visibleNamed<QLineEdit>(dialog, "Name of the group"), "Play");
    QVERIFY(canAccept(dialog));
}

void tst_VocabularyDialog::oneNameStandsInOneRow()
{
    VocabularySettings settings;
    settings.groups.push_back({{"Gait", OverlapPolicy::Carve, Exclusiveness::AtMostOne, {}}, "Gait"});
    settings.namespaces = {"Film"};
    VocabularyDialog dialog(settings);
    dialog.show();
    QVERIFY(canAccept(dialog));
    type(visibleNamed<QLineEdit>(dialog, "Name of the group", 1), "Gait"); // would make Gait a namespace
    QVERIFY(!canAccept(dialog));
}

void tst_VocabularyDialog::mirrorWordsAreEdited()
{
    VocabularyDialog dialog(someSettings());
    dialog.findChild<QTabWidget*>()->setCurrentIndex(2);
    dialog.show();
    QCOMPARE(visibleNamed<QLineEdit>(dialog, "Word for left").text(), QString("left")); // built in
    QVERIFY(dialog.settings().mirrorWords.empty()); // so that the file goes on saying nothing
    QTest::mouseClick(&button(dialog, "Add Words"), Qt::LeftButton);
    QVERIFY(!canAccept(dialog));
    QTest::keyClicks(&visibleNamed<QLineEdit>(dialog, "Word for left", 2), "links");
    type(visibleNamed<QLineEdit>(dialog, "Word for right", 2), "rechts");
    QVERIFY(canAccept(dialog));
    QCOMPARE(dialog.settings().mirrorWords,
             (std::vector<MirrorPair>{{"left", "right"}, {"l", "r"}, {"links", "rechts"}}));
    type(visibleNamed<QLineEdit>(dialog, "Word for right", 2), "Right");
    QVERIFY(!canAccept(dialog));
}

void tst_VocabularyDialog::rowsAreThoseOfListsWithoutBoxes()
{
    VocabularyDialog dialog(someSettings());
    dialog.show();
    QVERIFY(becomesActive(dialog));
    for (const auto* table : dialog.findChildren<QTableWidget*>())
        for (int row = 0; row < table->rowCount(); ++row) QCOMPARE(table->rowHeight(row), measure::listRow);
    auto& name = visibleNamed<QLineEdit>(dialog, "Name of the group");
    const auto edge = [&] { return name.grab().toImage().pixelColor(name.width() / 2, 0); };
    dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel)->setFocus();
    QVERIFY(edge() != theme().edge && edge() != theme().accent);
    name.setFocus();
    QCOMPARE(edge(), theme().accent);
    showPage(dialog, 2);
    auto& left = visibleNamed<QLineEdit>(dialog, "Word for left");
    auto& right = visibleNamed<QLineEdit>(dialog, "Word for right");
    QTRY_VERIFY(std::abs(left.width() - right.width()) <= 1);
}

void tst_VocabularyDialog::valuesAreReadByTheirType_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<PropertyType>("type");
    QTest::addColumn<QString>("read");
    QTest::newRow("text") << " gravel " << PropertyType::String << "gravel";
    QTest::newRow("number text") << "1.5" << PropertyType::String << "1.5";
    QTest::newRow("number") << "1.50" << PropertyType::Number << "1.5";
    QTest::newRow("no number") << "steep" << PropertyType::Number << "-";
    QTest::newRow("infinite") << "inf" << PropertyType::Number << "-";
    QTest::newRow("yes") << "Yes" << PropertyType::Boolean << "true";
    QTest::newRow("0") << "0" << PropertyType::Boolean << "false";
    QTest::newRow("no boolean") << "maybe" << PropertyType::Boolean << "-";
}

void tst_VocabularyDialog::valuesAreReadByTheirType()
{
    QFETCH(QString, text);
    QFETCH(PropertyType, type);
    QFETCH(QString, read);
    const auto value = propertyValue(text, type);
    QCOMPARE(value ? propertyText(*value) : QString("-"), read);
    if (value) QCOMPARE(typeOf(*value), type);
}

QTEST_MAIN(tst_VocabularyDialog)
#include "tst_VocabularyDialog.moc"
