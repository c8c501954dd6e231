#include "tests/app/TestWindow.h"
#include "tests/support/MouseButtons.h"
#include "tests/support/NamedWidget.h"
#include "tests/support/NextOpened.h"
#include "widgets/library/LibraryView.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialog>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTimer>
#include <QTreeView>

#include <deque>

using namespace tagline;
using namespace tagline::test;

namespace {

void type(QLineEdit& field, const QString& text)
{
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, text);
}

QPushButton& ok(QWidget& dialog)
{
    return *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
}

void click(QAbstractButton& button) { QTest::mouseClick(&button, Qt::LeftButton); }

} // namespace

/// Dialogs about tags and their vocabulary, by real keys and clicks in the real window.
class tst_Vocabulary : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void aGroupIsMadeExclusiveAndTagKeysCarve();
    void aPropertyIsDeclaredAndItsValueIsFoundByAQuery();
    void propertiesInUseAreNamedAndDeclared();
    void theRuleOfOverlapsNeedsExclusiveTags();
    void aValueOfAnotherTypeIsRefused();
    void selectedRangesGetAValue();
    void aNewTagIsToldWhatIsMissingOnlyAfterATry();
    void implicationsThatGoRoundAreRefused();
    void aTagIsRenamedInEveryClip();
    void aTagIsRenamedByItsKeyAndMenu();
    void tagsOutsideOfItAreAddedByTheDialog();
    void theListRenamesByTheChosenKeyAlone();
    void aParentIsRenamedWithAllBelow();
    void aTagIsMergedIntoAnother();
    void mergingSaysThatValuesAreLost();
    void groupsAreMendedByTheirKey();
    void theReactionTimeIsMeasured();
    void branchesCollapse();
    void aNamespaceIsSpeltAsInTheNames();
    void theDialogStandsOverLanesOfValues();

private:
    const ClipLibrary& library() { return m_app->document().library(); }
    const TagVocabulary& vocabulary() { return library().vocabulary(); }
    TagId tag(const char* name) { return *vocabulary().findNamed(name); }
    TimelineWidget& timeline() { return m_app->window().timeline(); }
    QWidget* view() { return timeline().viewport(); }
    QUndoStack& undo() { return m_app->document().undoStack(); }
    const TagSheet& sheet() { return library().clip(m_clip).sheet; }
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = {}) { pressKey(view(), code, modifiers); }
    void undoOnce() { key(Qt::Key_Z, Qt::ControlModifier); }
    /// Gives the windows that open in turn to functions.
    void withNext(std::vector<std::function<void(QWidget&)>> acts);
    /// Shows the palette's menu at a name and triggers an entry.
    void chooseInMenu(const QString& name, const QString& entry);
    QTreeView& tree() { return *m_app->window().tagPalette().findChild<QTreeView*>(); }
    QModelIndex rowOf(const QString& name);
    int laneNamed(const QString& start);
    /// Makes a group exclusive by the dialog.
    void makeExclusive(const QString& group);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_app;
    ClipId m_clip;
};

void tst_Vocabulary::init()
{
    applyTheme(*qApp);
    m_folder = std::make_unique<QTemporaryDir>();
    const QString sample = copyOfSample(*m_folder);
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {sample}));
    m_clip = clipOf(*m_app, sample + "/walk.glb");
    m_app->workspace().setCurrentClip(m_clip);
    m_app->document().changeSheets({{m_clip, TagSheet()}}, "Clear");
    undo().clear();
    m_app->workspace().setPlayhead(0);
    QTRY_VERIFY(timeline().content().hasClip());
    view()->setFocus();
}

void tst_Vocabulary::withNext(std::vector<std::function<void(QWidget&)>> acts)
{
    auto* timer = new QTimer(m_app.get());
    auto left = std::make_shared<std::deque<std::function<void(QWidget&)>>>(acts.begin(), acts.end());
    auto last = std::make_shared<QPointer<QWidget>>();
    connect(timer, &QTimer::timeout, this, [timer, left, last] {
        QWidget* shown = QApplication::activePopupWidget();
        if (!shown) shown = QApplication::activeModalWidget();
        if (!shown || shown == *last || qobject_cast<QMenu*>(shown)) return; // menus: withNextMenu
        *last = shown;
        const auto act = left->front();
        left->pop_front();
        if (left->empty()) {
            timer->stop();
            timer->deleteLater();
        }
        act(*shown);
    });
    timer->start(20);
}

QModelIndex tst_Vocabulary::rowOf(const QString& name)
{
    std::vector<QModelIndex> open{QModelIndex()};
    while (!open.empty()) {
        const QModelIndex parent = open.back();
        open.pop_back();
        for (int row = 0; row < tree().model()->rowCount(parent); ++row) {
            const QModelIndex index = tree().model()->index(row, 0, parent);
            if (index.data().toString() == name) return index;
            open.push_back(index);
        }
    }
    return {};
}

void tst_Vocabulary::chooseInMenu(const QString& name, const QString& entry)
{
    QTRY_VERIFY(rowOf(name).isValid());
    tree().scrollTo(rowOf(name));
    const QPoint place = tree().visualRect(rowOf(name)).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, tree().viewport()->mapToGlobal(place));
    withNextMenu(*this, [entry](QMenu& menu) {
        for (QAction* action : menu.actions())
            if (action->text() == entry)
                return QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(action).center());
        QFAIL(qPrintable(entry));
    });
    QApplication::sendEvent(tree().viewport(), &event);
}

int tst_Vocabulary::laneNamed(const QString& start)
{
    const auto& lanes = timeline().content().lanes;
    for (std::size_t lane = 0; lane < lanes.size(); ++lane)
        if (lanes[lane].name.startsWith(start)) return int(lane);
    return -1;
}

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

void tst_Vocabulary::aTagIsRenamedInEveryClip()
{
    const TagId limping = tag("Style.Limping");
    const auto before = library().index().counts(limping);
    QVERIFY(before.ranges > 0);
    QString asked;
    withNext({[&](QWidget& dialog) {
                  type(visibleNamed<QLineEdit>(dialog, "Name"), "Style.Lame");
                  click(ok(dialog));
              },
              [&](QWidget& question) {
                  asked = static_cast<QMessageBox&>(question).text();
                  keepPicture(question, "rename-question");
                  click(*static_cast<QMessageBox&>(question).button(QMessageBox::Yes));
              }});
    chooseInMenu("Style.Limping", "Edit…");
    QTRY_VERIFY(vocabulary().findNamed("Style.Lame"));
    QVERIFY2(asked.contains("clip"), qPrintable(asked));
    QCOMPARE(library().index().counts(tag("Style.Lame")).ranges, before.ranges);
    QCOMPARE(library().index().counts(limping).ranges, 0);
    QCOMPARE(undo().count(), 1);
    undoOnce();
    QCOMPARE(library().index().counts(limping).ranges, before.ranges);
}

void tst_Vocabulary::aTagIsRenamedByItsKeyAndMenu()
{
    const TagId limping = tag("Style.Limping");
    const auto before = library().index().counts(limping);
    QString said, chosen, refused;
    const auto confirm = [](QWidget& question) {
        click(*static_cast<QMessageBox&>(question).button(QMessageBox::Yes));
    };
    withNext({[&](QWidget& dialog) {
                  auto* name = dialog.findChild<QLineEdit*>();
                  said = dialog.findChild<QLabel*>()->text();
                  chosen = name->selectedText();
                  type(*name, "Style.Lame walk"); // a blank needs no quotes
                  click(ok(dialog));
              },
              confirm});
    chooseInMenu("Style.Limping", "Rename…\tF2");
    QTRY_VERIFY(vocabulary().findNamed("Style.Lame walk"));
    QVERIFY2(said.contains("Style.Limping"), qPrintable(said));
    QCOMPARE(chosen, QString("Style.Limping")); // typing replaces it
    QCOMPARE(library().index().counts(tag("Style.Lame walk")).ranges, before.ranges);
    QCOMPARE(undo().count(), 1);
    QCOMPARE(undo().undoText(), QString("Rename Tag Style.Limping to Style.Lame walk"));
    undoOnce();
    QCOMPARE(library().index().counts(limping).ranges, before.ranges);

    // A name that another tag has is refused, and asked for again.
    m_app->workspace().setActiveTag(limping);
    withNext({[&](QWidget& dialog) {
                  type(*dialog.findChild<QLineEdit*>(), "Style.Tired");
                  click(ok(dialog));
              },
              [&](QWidget& notice) {
                  refused = static_cast<QMessageBox&>(notice).text();
                  QTest::keyClick(&notice, Qt::Key_Escape);
              },
              [&](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); }});
    pressKey(view(), Qt::Key_F2);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QVERIFY2(refused.contains("already"), qPrintable(refused));
    QVERIFY(vocabulary().findNamed("Style.Limping") == limping);
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

void tst_Vocabulary::theListRenamesByTheChosenKeyAlone()
{
    actionOf(*m_app, "tag.rename").setShortcut(QKeySequence(Qt::CTRL | Qt::Key_F2));
    QTRY_VERIFY(rowOf("Style.Limping").isValid());
    tree().setFocus();
    tree().setCurrentIndex(rowOf("Style.Limping"));
    QString asked;
    withNext({[&](QWidget& dialog) {
        asked = dialog.findChild<QLabel*>()->text();
        QTest::keyClick(&dialog, Qt::Key_Escape);
    }});
    pressKey(&tree(), Qt::Key_F2);
    QVERIFY2(asked.isEmpty(), qPrintable(asked));
    pressKey(&tree(), Qt::Key_F2, Qt::ControlModifier);
    QTRY_VERIFY(!QApplication::activeModalWidget() && !asked.isEmpty());
    QVERIFY2(asked.contains("Style.Limping"), qPrintable(asked));
}

void tst_Vocabulary::aParentIsRenamedWithAllBelow()
{
    const auto before = library().index().counts(tag("Locomotion.Run"));
    QVERIFY(before.ranges > 0);
    QString asked;
    withNext({[&](QWidget& dialog) {
                  type(*dialog.findChild<QLineEdit*>(), "Gait");
                  keepPicture(dialog, "rename-parent");
                  click(ok(dialog));
              },
              [&](QWidget& question) {
                  asked = static_cast<QMessageBox&>(question).text();
                  click(*static_cast<QMessageBox&>(question).button(QMessageBox::Yes));
              }});
    chooseInMenu("Locomotion", "Rename with all below…");
    QTRY_VERIFY(vocabulary().findNamed("Gait.Run"));
    QVERIFY2(asked.contains("5 tag"), qPrintable(asked));
    QCOMPARE(library().index().counts(tag("Gait.Run")).ranges, before.ranges);
    QTRY_VERIFY(rowOf("Gait").isValid());
    QVERIFY(!rowOf("Locomotion").isValid());
    QCOMPARE(undo().count(), 1);
    undoOnce();
    QCOMPARE(library().index().counts(tag("Locomotion.Run")).ranges, before.ranges);
    QTRY_VERIFY(rowOf("Locomotion").isValid());
}

void tst_Vocabulary::aTagIsMergedIntoAnother()
{
    const TagId tired = tag("Style.Tired");
    const TagId limping = tag("Style.Limping");
    const auto before = library().index().counts(limping);
    QString said;
    withNext({[&](QWidget& dialog) {
        said = dialog.findChild<QLabel*>()->text();
        dialog.findChild<QComboBox*>()->setFocus();
        dialog.findChild<QComboBox*>()->setCurrentText("Style.Tired");
        keepPicture(dialog, "merge");
        click(ok(dialog));
    }});
    chooseInMenu("Style.Limping", "Merge into…");
    QTRY_COMPARE(library().index().counts(limping).ranges, 0);
    QVERIFY2(said.contains("range"), qPrintable(said));
    QCOMPARE(vocabulary().find("Style.Limping"), std::optional(tired));
    QCOMPARE(undo().count(), 1);
    undoOnce();
    QCOMPARE(library().index().counts(limping).ranges, before.ranges);
}

void tst_Vocabulary::mergingSaysThatValuesAreLost()
{
    TagDefinition definition = vocabulary()[tag("Style.Limping")];
    definition.isCounted = true;
    m_app->document().defineTag(definition, "Define");
    QString said;
    const auto ask = [&] {
        said.clear();
        withNext({[&](QWidget& dialog) {
            said = dialog.findChild<QLabel*>()->text();
            QTest::keyClick(&dialog, Qt::Key_Escape);
        }});
        chooseInMenu("Style.Limping", "Merge into…");
        QTRY_VERIFY(said.contains("Merge it into"));
    };
    ask();
    QVERIFY2(!said.contains("lose their values"), qPrintable(said));
    const TagInstance limp{{5, 9}, {{"leg", std::string("left")}}};
    m_app->document().changeSheets({{m_clip, TagSheet().withInstances(tag("Style.Limping"), {limp})}},
                                   "Give");
    ask();
    QVERIFY2(said.contains("lose their values"), qPrintable(said));
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

void tst_Vocabulary::branchesCollapse()
{
    QTRY_VERIFY(rowOf("Locomotion").isValid());
    QVERIFY(tree().isExpanded(rowOf("Locomotion")));
    tree().scrollTo(rowOf("Locomotion"));
    const QRect row = tree().visualRect(rowOf("Locomotion"));
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, {row.left() - 6, row.center().y()});
    QVERIFY(!tree().isExpanded(rowOf("Locomotion")));
    // It stays so when counts change.
    m_app->document().changeSheets({{m_clip, TagSheet().withRanges(tag("Step"), {{3, 4}})}}, "Add");
    QCoreApplication::processEvents();
    QTRY_VERIFY(!tree().isExpanded(rowOf("Locomotion")));
    doubleClick(tree().viewport(), tree().visualRect(rowOf("Locomotion")).center());
    QTRY_VERIFY(tree().isExpanded(rowOf("Locomotion")));
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
