#include "tests/app/VocabularyStage.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>

using namespace tagline;
using namespace tagline::test;

/// Dialogs about tags and their vocabulary, by real keys and clicks in the real window.
class tst_Vocabulary : public QObject, private VocabularyStage
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { m_app.reset(); }
    void aGroupIsMadeExclusiveAndTagKeysCarve();
    void aPropertyIsDeclaredAndItsValueIsFoundByAQuery();
    void propertiesInUseAreNamedAndDeclared();
    void theRuleOfOverlapsNeedsExclusiveTags();
    void aValueOfAnotherTypeIsRefused();
    void selectedRangesGetAValue();
    void aNewTagIsToldWhatIsMissingOnlyAfterATry();
    void implicationsThatGoRoundAreRefused();
    void tagsOutsideOfItAreAddedByTheDialog();
    void groupsAreMendedByTheirKey();
    void theReactionTimeIsMeasured();
    void aNamespaceIsSpeltAsInTheNames();
    void theDialogStandsOverLanesOfValues();

private:
    /// Makes a group exclusive by the dialog.
    void makeExclusive(const QString& group);
};

void tst_Vocabulary::makeExclusive(const QString& group)
{
    withNext({[&](QWidget& dialog) {
        int place = 0;
        while (visibleNamed<QLineEdit>(dialog, "Name of the group", place).text() != group) ++place;
        QTest::keyClick(&visibleNamed<QComboBox>(dialog, "Tags per frame", place), Qt::Key_Down);
        click(ok(dialog));
    }});
    key(Qt::Key_G, Qt::ControlModifier);
}

void tst_Vocabulary::aGroupIsMadeExclusiveAndTagKeysCarve()
{
    const TagId walk = tag("Locomotion.Walk");
    const TagId run = tag("Locomotion.Run");
    m_app->document().changeSheets({{m_clip, TagSheet().withRanges(walk, {{0, 20}})}}, "Add");
    makeExclusive("locomotion");
    QCOMPARE(vocabulary().groupOf(walk).exclusiveness, Exclusiveness::AtMostOne);
    QCOMPARE(undo().count(), 2);
    QVERIFY(becomesActive(m_app->window()));
    m_app->workspace().setPlayhead(5);
    key(Qt::Key_3, Qt::ShiftModifier); // a brush of the key 3
    for (int i = 0; i < 4; ++i) key(Qt::Key_Right);
    key(Qt::Key_3, Qt::ShiftModifier);
    QCOMPARE(std::vector(sheet().ranges(run).begin(), sheet().ranges(run).end()),
             (std::vector<FrameRange>{{5, 10}}));
    QCOMPARE(std::vector(sheet().ranges(walk).begin(), sheet().ranges(walk).end()),
             (std::vector<FrameRange>{{0, 5}, {10, 20}}));
    undoOnce();
    QCOMPARE(sheet().ranges(walk).size(), std::size_t(1));
}

void tst_Vocabulary::aPropertyIsDeclaredAndItsValueIsFoundByAQuery()
{
    withNext({[&](QWidget& dialog) {
        auto* tabs = dialog.findChild<QTabBar*>();
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->isVisible() && button->text().contains("Property")) click(*button);
        type(visibleNamed<QLineEdit>(dialog, "Name of the property"), "terrain");
        type(visibleNamed<QLineEdit>(dialog, "Default"), "gravel");
        keepPicture(dialog, "vocabulary-properties");
        click(ok(dialog));
    }});
    key(Qt::Key_G, Qt::ControlModifier);
    QVERIFY(becomesActive(m_app->window()));
    QTRY_VERIFY(laneNamed("terrain") >= 0);
    const int lane = laneNamed("terrain");
    const TimelineGeometry& shown = timeline().geometryOfView();
    const QPoint place = shown.barRect(lane, {8, 12}).center().toPoint();
    withNext({[&](QWidget& editor) {
        QLineEdit& value = visibleNamed<QLineEdit>(editor, "Value");
        QCOMPARE(value.text(), QString("gravel"));
        auto& stop = visibleNamed<QSpinBox>(editor, "Stop");
        stop.setFocus();
        stop.selectAll();
        QTest::keyClicks(&stop, "30");
        type(value, "grass");
        keepPicture(editor, "property-editor");
        QTest::keyClick(&value, Qt::Key_Return);
    }});
    doubleClick(view(), place);
    QTRY_COMPARE(sheet().property("terrain").size(), std::size_t(1));
    QCOMPARE(sheet().property("terrain").front(), (PropertyRange{{0, 30}, std::string("grass")}));
    // A query asks for it right away.
    key(Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), "terrain == \"grass\"");
    QTRY_VERIFY(m_app->query().answer().has_value());
    QTRY_COMPARE(m_app->query().answer()->rangesOf(m_clip), FrameRanges::canonical({{0, 30}}));
    // A double click on the value edits it.
    withNext({[&](QWidget& editor) {
        QCOMPARE(visibleNamed<QLineEdit>(editor, "Value").text(), QString("grass"));
        for (auto* button : editor.findChildren<QPushButton*>())
            if (button->text().contains("Remove")) click(*button);
    }});
    QTRY_VERIFY(laneNamed("terrain") >= 0);
    doubleClick(view(),
                timeline().geometryOfView().barRect(laneNamed("terrain"), {8, 12}).center().toPoint());
    QTRY_VERIFY(sheet().property("terrain").empty());
    view()->setFocus();
    undoOnce();
    QCOMPARE(sheet().property("terrain").size(), std::size_t(1));
}

void tst_Vocabulary::propertiesInUseAreNamedAndDeclared()
{
    QVERIFY(vocabulary().properties().empty());
    withNext({[&](QWidget& dialog) {
        auto* tabs = dialog.findChild<QTabBar*>();
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        const auto visible = [&](const char* name) -> QWidget* {
            for (auto* each : dialog.findChildren<QWidget*>(name))
                if (each->isVisible()) return each;
            return nullptr;
        };
        auto* offer = qobject_cast<QLabel*>(visible("offer"));
        QVERIFY(offer && offer->text().contains("terrain (a text, ") &&
                offer->text().contains("intensity (a number, "));
        keepPicture(dialog, "vocabulary-offer");
        click(*qobject_cast<QPushButton*>(visible("takeOffer")));
        QVERIFY(!visible("offer") && !visible("takeOffer"));
        QCOMPARE(visibleNamed<QLineEdit>(dialog, "Name of the property", 0).text(), QString("intensity"));
        QVERIFY(visibleNamed<QLineEdit>(dialog, "Name of the property", 1).isReadOnly());
        keepPicture(dialog, "vocabulary-declared");
        click(ok(dialog));
    }});
    key(Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(vocabulary().properties().size(), std::size_t(2));
    QVERIFY(vocabulary().properties()[0].type == PropertyType::Number);
    QVERIFY(vocabulary().properties()[1].type == PropertyType::String);
}

void tst_Vocabulary::theRuleOfOverlapsNeedsExclusiveTags()
{
    withNext({[&](QWidget& dialog) {
        int place = 0;
        while (visibleNamed<QLineEdit>(dialog, "Name of the group", place).text() != "contact") ++place;
        QComboBox& rule = visibleNamed<QComboBox>(dialog, "Tags per frame", place);
        QComboBox& policy = visibleNamed<QComboBox>(dialog, "Where ranges overlap", place);
        QVERIFY2(rule.accessibleDescription() == QString("Row %1. %2").arg(place + 1).arg(rule.toolTip()),
                 qPrintable(rule.accessibleDescription())); // every row has a field of that name
        QVERIFY(rule.currentIndex() == 0 && !policy.isEnabled());
        rule.setCurrentIndex(1);
        QVERIFY(policy.isEnabled());
        rule.setCurrentIndex(0);
        QVERIFY(!policy.isEnabled());
        QTest::keyClick(&dialog, Qt::Key_Escape);
    }});
    key(Qt::Key_G, Qt::ControlModifier);
}

void tst_Vocabulary::aValueOfAnotherTypeIsRefused()
{
    LibraryEdit shared;
    shared.properties = {{"slope", PropertyType::Number, {}}};
    m_app->document().change(shared, "Properties");
    QString said;
    withNext({[&](QWidget& editor) {
        QLineEdit& value = visibleNamed<QLineEdit>(editor, "Value");
        type(value, "steep");
        QTest::keyClick(&value, Qt::Key_Return);
        for (auto* label : editor.findChildren<QLabel*>())
            if (label->text().contains("steep")) said = label->text();
        type(value, "0.5");
        QTest::keyClick(&value, Qt::Key_Return);
    }});
    key(Qt::Key_P);
    QTRY_COMPARE(sheet().property("slope").size(), std::size_t(1));
    QVERIFY(said.contains("a number"));
    QCOMPARE(*sheet().property("slope").front().value, PropertyValue(0.5));
}

void tst_Vocabulary::selectedRangesGetAValue()
{
    const TagId walk = tag("Locomotion.Walk");
    m_app->document().changeSheets({{m_clip, TagSheet().withRanges(walk, {{2, 6}, {10, 14}})}}, "Add");
    m_app->workspace().setSelection({{walk, {2, 6}}, {walk, {10, 14}}});
    withNext({[&](QWidget& editor) {
        type(visibleNamed<QLineEdit>(editor, "Value"), "1.5");
        type(*visibleNamed<QComboBox>(editor, "Property").lineEdit(), "effort");
        type(visibleNamed<QLineEdit>(editor, "Value"), "1.5");
        QTest::keyClick(&visibleNamed<QLineEdit>(editor, "Value"), Qt::Key_Return);
    }});
    key(Qt::Key_P);
    QTRY_COMPARE(sheet().property("effort").size(), std::size_t(2));
    QCOMPARE(sheet().property("effort").back(), (PropertyRange{{10, 14}, 1.5}));
    QCOMPARE(undo().count(), 2);
}

void tst_Vocabulary::aNewTagIsToldWhatIsMissingOnlyAfterATry()
{
    withNext({[&](QWidget& dialog) {
        const auto isTold = [&] {
            const auto labels = dialog.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](QLabel* label) {
                return label->isVisible() && label->text().contains("needs a name");
            });
        };
        QVERIFY(!isTold());
        click(ok(dialog)); // a try
        QVERIFY(dialog.isVisible());
        QVERIFY(isTold());
        type(visibleNamed<QLineEdit>(dialog, "Name"), "Gesture.Point");
        QVERIFY(!isTold());
        keepPicture(dialog, "new-tag");
        click(ok(dialog));
    }});
    key(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(vocabulary()[tag("Gesture.Point")].isRegistered);
    QCOMPARE(m_app->workspace().activeTag(), tag("Gesture.Point"));
    QCOMPARE(undo().count(), 1);
}

void tst_Vocabulary::implicationsThatGoRoundAreRefused()
{
    TagDefinition jump = vocabulary()[tag("Locomotion.Jump")];
    jump.implies = {"Step"};
    m_app->document().defineTag(jump, "Edit");
    QString said;
    withNext({[&](QWidget& dialog) {
        type(visibleNamed<QLineEdit>(dialog, "Implies"), "Locomotion.Jump");
        for (auto* label : dialog.findChildren<QLabel*>())
            if (label->text().contains("Jump")) said = label->text();
        QVERIFY(!ok(dialog).isEnabled());
        type(visibleNamed<QLineEdit>(dialog, "Implies"), "Gesture.Wave");
        QVERIFY(ok(dialog).isEnabled());
        type(visibleNamed<QLineEdit>(dialog, "Synonyms"), "Footfall");
        click(ok(dialog));
    }});
    chooseInMenu("Step", "Edit…");
    QVERIFY2(said.contains("Step"), qPrintable(said));
    QCOMPARE(vocabulary().find("Footfall"), std::optional(tag("Step")));
    QCOMPARE(vocabulary()[tag("Step")].implies, std::vector<std::string>{"Gesture.Wave"});
}

void tst_Vocabulary::tagsOutsideOfItAreAddedByTheDialog()
{
    const TagId odd = m_app->document().tagNamed("Odd");
    m_app->document().changeSheets({{m_clip, TagSheet().withRanges(odd, {{2, 9}})}}, "Give");
    QVERIFY(!vocabulary()[odd].isRegistered);
    const int before = undo().count();
    QString offer;
    withNext({[&](QWidget& dialog) {
        for (auto* label : dialog.findChildren<QLabel*>("offer"))
            if (label->isVisible()) offer = label->text();
        for (auto* button : dialog.findChildren<QPushButton*>("takeOffer"))
            if (button->isVisible()) click(*button);
        click(ok(dialog));
    }});
    actionOf(*m_app, "tag.vocabulary").trigger();
    QVERIFY2(offer.contains("Odd"), qPrintable(offer));
    QVERIFY(vocabulary()[odd].isRegistered);
    QCOMPARE(undo().count(), before + 1);
    undoOnce();
    QVERIFY(!vocabulary()[odd].isRegistered);
}

void tst_Vocabulary::groupsAreMendedByTheirKey()
{
    const TagId walk = tag("Locomotion.Walk");
    const TagId run = tag("Locomotion.Run");
    m_app->document().changeSheets(
        {{m_clip, TagSheet().withRanges(walk, {{0, 20}}).withRanges(run, {{10, 16}})}}, "Add");
    makeExclusive("locomotion");
    key(Qt::Key_X, Qt::ShiftModifier);
    QCOMPARE(std::vector(sheet().ranges(walk).begin(), sheet().ranges(walk).end()),
             (std::vector<FrameRange>{{0, 10}, {16, 20}}));
    QCOMPARE(undo().count(), 3);
}

void tst_Vocabulary::theReactionTimeIsMeasured()
{
    withNext({[&](QWidget& dialog) {
        auto& light = *dialog.findChild<QLabel*>("reactionLight");
        QVERIFY(light.width() >= light.fontMetrics().horizontalAdvance(light.text()) + 24); // beside it
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text().contains("Measure")) click(*button);
        QTest::keyClick(&dialog, Qt::Key_Space); // too early: it does not count
        for (int round = 0; round < 5; ++round) {
            QTRY_VERIFY(light.text().contains("now!"));
            if (round == 0) keepPicture(dialog, "reaction");
            QTest::keyClick(&dialog, Qt::Key_Space);
        }
        QVERIFY2(light.text().contains("median"), qPrintable(light.text()));
        QVERIFY(light.text().startsWith(QString::number(dialog.findChild<QSpinBox*>()->value())));
        dialog.findChild<QSpinBox*>()->setValue(180);
        click(ok(dialog));
    }});
    key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    withNext({[&](QWidget& dialog) {
        QCOMPARE(dialog.findChild<QSpinBox*>()->value(), 180); // it is kept
        QTest::keyClick(&dialog, Qt::Key_Escape);
    }});
    QVERIFY(becomesActive(m_app->window()));
    key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
}

void tst_Vocabulary::aNamespaceIsSpeltAsInTheNames()
{
    QString said;
    withNext({[&](QWidget& dialog) {
        QTest::keyClick(&visibleNamed<QComboBox>(dialog, "Names that begin with it"), Qt::Key_End);
        said = dialog.findChild<QLabel*>("effects")->text();
        QTest::keyClick(&dialog, Qt::Key_Escape);
    }});
    key(Qt::Key_G, Qt::ControlModifier); // the group "locomotion" of Locomotion.Walk
    QVERIFY2(said.contains("No name begins with locomotion, the tags write Locomotion"), qPrintable(said));
}

/// Keeps pictures for people to look at.
void tst_Vocabulary::theDialogStandsOverLanesOfValues()
{
    undo().clear();
    m_app->document().changeSheets({{m_clip, TagSheet()
                                                 .withRanges(tag("Locomotion.Walk"), {{0, 20}})
                                                 .withProperty("terrain", {{{0, 12}, std::string("grass")},
                                                                           {{12, 30}, std::string("mud")}})}},
                                   "Add");
    withNext({[&](QWidget& dialog) {
        auto& rule = visibleNamed<QComboBox>(dialog, "Tags per frame");
        QTest::keyClick(&rule, Qt::Key_End);
        QCOMPARE(rule.currentIndex(), rule.count() - 1);
        keepPicture(dialog, "vocabulary-groups");
        QTest::keyClick(&dialog, Qt::Key_Escape);
    }});
    key(Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(library().clip(m_clip).sheet.properties().size(), 1u);
    keepPicture(m_app->window(), "vocabulary-window");
}

QTEST_MAIN(tst_Vocabulary)
#include "tst_Vocabulary.moc"
