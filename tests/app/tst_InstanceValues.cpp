// Values of instances of counted tags: seen, added, changed and taken away where a range's note is, by real
// keys in the real window.

#include "tests/app/TimelineStage.h"
#include "tests/support/NamedWidget.h"
#include "widgets/query/QueryBar.h"
#include "widgets/query/QueryEdit.h"
#include "widgets/tags/fields/PropertyEditor.h"
#include "widgets/tags/fields/RecordEditor.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/StatusStrip.h"

#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>
#include <utility>
#include <vector>

using namespace tagline;
using namespace tagline::test;

namespace {

using Instances = std::vector<TagInstance>;

/// One with these values, whose names come in order.
TagInstance hit(Frame start, Frame stop, std::vector<InstanceValue> values = {})
{
    return {{start, stop}, std::move(values)};
}

InstanceValue hand(const char* side) { return {"hand", std::string(side)}; }

} // namespace

class tst_InstanceValues : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { clear(); }
    void oneIsAddedAndToldOf();
    void namesAndTextsOfOthersAreOffered();
    void changesAreOneStep();
    void theButtonTakesOneAway();
    void textThatLooksLikeANumberIsInQuotes();
    void offeredTextThatLooksLikeANumberIsInQuotes();
    void allOfAnExtentAreChanged();
    void thatTwoBecameOneIsSaid();
    void ofInstancesThatDifferTheRestStays();
    void otherClipsAreChangedToo();
    void whatCannotBeSetIsRefused();
    void tagsThatAreNotCountedHaveNone();
    void severalNewOnesAreAddedAtOnce();
    void oneNameTwiceIsRefused();
    void theTitleNamesTheTagsAndHowMany();
    void thePopupLeavesTheRangesFree();
    void aPropertyIsAskedForBesideTheRangesToo();
    void theKeyboardAloneIsEnough();
    void enterWithoutAChangeIsNoStep();
    void theQueryBarAsksThem();

private:
    void giveInstances(const Instances& instances);
    Instances instances(ClipId clip);
    Instances instances() { return instances(m_clip); }
    RecordEditor* openEditor(std::vector<RangeRef> refs);
    RecordEditor* openFor(FrameRange extent) { return openEditor({{tag("Punch"), extent}}); }
    QLineEdit& field(const RecordEditor& editor, const QString& name);
    QString told();
    void rest();
};

void tst_InstanceValues::initTestCase()
{
    open();
    TagDefinition definition;
    definition.name = "Punch";
    definition.isCounted = true;
    m_app->document().defineTag(definition, "Define");
    QCoreApplication::processEvents();
}

void tst_InstanceValues::giveInstances(const Instances& instances)
{
    m_app->document().changeSheets({{m_clip, TagSheet().withInstances(tag("Punch"), instances)}}, "give");
    QCoreApplication::processEvents();
}

Instances tst_InstanceValues::instances(ClipId clip)
{
    const auto there = library().clip(clip).sheet.instances(tag("Punch"));
    return {there.begin(), there.end()};
}

RecordEditor* tst_InstanceValues::openEditor(std::vector<RangeRef> refs)
{
    select(std::move(refs));
    key(Qt::Key_E, Qt::ShiftModifier);
    return qobject_cast<RecordEditor*>(QApplication::activePopupWidget());
}

/// That of a value which is there.
QLineEdit& tst_InstanceValues::field(const RecordEditor& editor, const QString& name)
{
    return named<QLineEdit>(editor, "Value of " + name);
}

QString tst_InstanceValues::told()
{
    QStringList texts;
    for (const auto* label : m_app->window().statusBar()->findChildren<ElidedLabel*>())
        texts << label->text();
    return texts.join('|');
}

/// The mouse is elsewhere, and what was done was said: what is selected is the news.
void tst_InstanceValues::rest()
{
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(view(), &leave);
    m_app->window().status().messages().showResult({});
}

namespace {

void type(QLineEdit& field, const QString& text)
{
    field.setFocus();
    field.selectAll();
    if (text.isEmpty()) QTest::keyClick(&field, Qt::Key_Delete);
    QTest::keyClicks(&field, text);
}

void typeNew(const RecordEditor& editor, const QString& name, const QString& text)
{
    type(*named<QComboBox>(editor, "Name of a new value").lineEdit(), name);
    type(named<QLineEdit>(editor, "New value"), text);
}

void enter(RecordEditor& editor) { QTest::keyClick(&named<QLineEdit>(editor, "New value"), Qt::Key_Return); }

QStringList textsOf(const QComboBox& box)
{
    QStringList texts;
    for (int i = 0; i < box.count(); ++i) texts << box.itemText(i);
    return texts;
}

} // namespace

void tst_InstanceValues::oneIsAddedAndToldOf()
{
    giveInstances({hit(10, 30), hit(20, 50)});
    QPointer<RecordEditor> editor = openFor({20, 50});
    QVERIFY(editor);
    typeNew(*editor, "hand", "left");
    keepPicture(*editor, "instance-values");
    const int steps = undo().index();
    enter(*editor);
    QTRY_VERIFY(!editor);
    QCOMPARE(undo().index(), steps + 1);
    QCOMPARE(undo().undoText(), QString("Values of Punch"));
    QCOMPARE(instances(), (Instances{hit(10, 30), hit(20, 50, {hand("left")})}));
    rest();
    QTRY_VERIFY2(told().contains("hand left"), qPrintable(told()));
    undo().undo();
    QCOMPARE(instances(), (Instances{hit(10, 30), hit(20, 50)}));
}

void tst_InstanceValues::namesAndTextsOfOthersAreOffered()
{
    giveInstances({hit(10, 30, {hand("left")}), hit(20, 50, {hand("right"), {"power", 2.5}})});
    RecordEditor* editor = openFor({10, 30});
    QVERIFY(editor);
    QCOMPARE(field(*editor, "hand").text(), QString("left"));
    auto& names = named<QComboBox>(*editor, "Name of a new value");
    QCOMPARE(textsOf(names), QStringList{"power"}); // hand is there already
    QVERIFY(names.currentText().isEmpty());
    auto* completer = field(*editor, "hand").completer();
    QVERIFY(completer);
    QCOMPARE(completer->model()->rowCount(), 2);
    QCOMPARE(completer->model()->index(1, 0).data().toString(), QString("right"));
    editor->close();
}

void tst_InstanceValues::changesAreOneStep()
{
    giveInstances({hit(10, 30, {hand("left"), {"power", 2.5}, {"sure", true}})});
    QPointer<RecordEditor> editor = openFor({10, 30});
    QVERIFY(editor);
    QCOMPARE(field(*editor, "power").text(), QString("2.5"));
    QCOMPARE(field(*editor, "sure").text(), QString("true"));
    type(field(*editor, "hand"), "right");
    type(field(*editor, "power"), "");
    typeNew(*editor, "take", "3");
    const int steps = undo().index();
    enter(*editor);
    QTRY_VERIFY(!editor);
    QCOMPARE(undo().index(), steps + 1);
    QCOMPARE(instances(), (Instances{hit(10, 30, {hand("right"), {"sure", true}, {"take", 3.0}})}));
    undo().undo();
    QCOMPARE(instances(), (Instances{hit(10, 30, {hand("left"), {"power", 2.5}, {"sure", true}})}));
}

void tst_InstanceValues::theButtonTakesOneAway()
{
    giveInstances({hit(10, 30, {hand("left"), {"power", 2.5}})});
    QPointer<RecordEditor> editor = openFor({10, 30});
    QVERIFY(editor);
    QTest::mouseClick(&named<QToolButton>(*editor, "Remove hand"), Qt::LeftButton);
    QVERIFY(field(*editor, "hand").text().isEmpty());
    QCOMPARE(instances(), (Instances{hit(10, 30, {hand("left"), {"power", 2.5}})})); // until it is set
    enter(*editor);
    QTRY_VERIFY(!editor);
    QCOMPARE(instances(), (Instances{hit(10, 30, {{"power", 2.5}})}));
}

void tst_InstanceValues::textThatLooksLikeANumberIsInQuotes()
{
    giveInstances({hit(10, 30, {{"take", std::string("12")}})});
    QPointer<RecordEditor> editor = openFor({10, 30});
    QVERIFY(editor);
    QCOMPARE(field(*editor, "take").text(), QString("\"12\""));
    type(field(*editor, "take"), "\"13\"");
    enter(*editor);
    QTRY_VERIFY(!editor);
    QCOMPARE(instances(), (Instances{hit(10, 30, {{"take", std::string("13")}})}));
}

/// So that what is chosen is what the other instance has.
void tst_InstanceValues::offeredTextThatLooksLikeANumberIsInQuotes()
{
    giveInstances({hit(10, 30, {{"take", std::string("1")}}), hit(20, 50, {{"take", 2.0}})});
    RecordEditor* editor = openFor({20, 50});
    QVERIFY(editor);
    const auto* offered = field(*editor, "take").completer()->model();
    QCOMPARE(offered->rowCount(), 2);
    QCOMPARE(offered->index(0, 0).data().toString(), QString("\"1\""));
    QCOMPARE(offered->index(1, 0).data().toString(), QString("2"));
    editor->close();
}

void tst_InstanceValues::allOfAnExtentAreChanged()
{
    giveInstances({hit(10, 30, {hand("left")}), hit(10, 30, {hand("right")}), hit(20, 50)});
    QPointer<RecordEditor> editor = openFor({10, 30});
    QVERIFY(editor);
    QVERIFY(field(*editor, "hand").text().isEmpty());
    QCOMPARE(field(*editor, "hand").placeholderText(), QString("mixed"));
    typeNew(*editor, "power", "2");
    enter(*editor);
    QTRY_VERIFY(!editor);
    QCOMPARE(instances(), (Instances{hit(10, 30, {hand("left"), {"power", 2.0}}),
                                     hit(10, 30, {hand("right"), {"power", 2.0}}), hit(20, 50)}));
}

void tst_InstanceValues::thatTwoBecameOneIsSaid()
{
    giveInstances({hit(10, 30, {hand("left")}), hit(10, 30, {hand("right")})});
    QPointer<RecordEditor> editor = openFor({10, 30});
    QVERIFY(editor);
    type(field(*editor, "hand"), "left");
    enter(*editor);
    QTRY_VERIFY(!editor);
    QCOMPARE(instances(), (Instances{hit(10, 30, {hand("left")})}));
    QTRY_VERIFY2(told().contains("had the same frames and values"), qPrintable(told()));
}

void tst_InstanceValues::ofInstancesThatDifferTheRestStays()
{
    giveInstances({hit(10, 30, {hand("left"), {"power", 1.0}}), hit(20, 50, {hand("right")}), hit(60, 70)});
    QPointer<RecordEditor> editor = openEditor({{tag("Punch"), {10, 30}}, {tag("Punch"), {20, 50}}});
    QVERIFY(editor);
    QCOMPARE(field(*editor, "power").placeholderText(), QString("mixed")); // one has none
    type(field(*editor, "power"), "3");
    enter(*editor);
    QTRY_VERIFY(!editor);
    QCOMPARE(undo().undoText(), QString("Values of 2 ranges"));
    QCOMPARE(instances(), (Instances{hit(10, 30, {hand("left"), {"power", 3.0}}),
                                     hit(20, 50, {hand("right"), {"power", 3.0}}), hit(60, 70)}));
}

void tst_InstanceValues::otherClipsAreChangedToo()
{
    giveInstances({hit(10, 30)});
    m_app->document().changeSheets(
        {{m_other, TagSheet().withInstances(tag("Punch"), {hit(5, 12), hit(8, 20)})}}, "give");
    workspace().setActiveTag(tag("Punch"));
    QCoreApplication::processEvents();
    key(Qt::Key_A, Qt::AltModifier | Qt::ShiftModifier);
    key(Qt::Key_E, Qt::ShiftModifier);
    QPointer<RecordEditor> editor(qobject_cast<RecordEditor*>(QApplication::activePopupWidget()));
    QVERIFY(editor);
    typeNew(*editor, "hand", "left");
    const int steps = undo().index();
    enter(*editor);
    QTRY_VERIFY(!editor);
    QCOMPARE(undo().index(), steps + 1);
    QCOMPARE(instances(), (Instances{hit(10, 30, {hand("left")})}));
    QCOMPARE(instances(m_other), (Instances{hit(5, 12, {hand("left")}), hit(8, 20, {hand("left")})}));
}

void tst_InstanceValues::whatCannotBeSetIsRefused()
{
    giveInstances({hit(10, 30)});
    RecordEditor* editor = openFor({10, 30});
    QVERIFY(editor);
    const auto refusal = [&](const QString& name, const QString& text) {
        typeNew(*editor, name, text);
        enter(*editor);
        const auto* problem = editor->findChild<QLabel*>("recordProblem");
        return editor->isVisible() && problem->isVisible() ? problem->text() : QString();
    };
    const int steps = undo().index();
    QVERIFY2(refusal("", "left").contains("needs a name"), "a value without a name");
    QVERIFY2(refusal("hand", "").contains("hand"), "a name without a value");
    QVERIFY2(refusal("range", "left").contains("another name"), "the frames' own name");
    QTest::keyClick(editor, Qt::Key_Escape);
    QCOMPARE(undo().index(), steps);
    QCOMPARE(instances(), (Instances{hit(10, 30)}));
}

void tst_InstanceValues::tagsThatAreNotCountedHaveNone()
{
    give({{"Style.Tired", {{20, 40}}}});
    RecordEditor* editor = openEditor({{tag("Style.Tired"), {20, 40}}});
    QVERIFY(editor);
    QVERIFY(!findNamed<QLineEdit>(*editor, "New value"));
    editor->close();
}

void tst_InstanceValues::severalNewOnesAreAddedAtOnce()
{
    giveInstances({hit(10, 30)});
    QPointer<RecordEditor> editor = openFor({10, 30});
    QVERIFY(editor);
    QVERIFY(!findNamed<QLineEdit>(*editor, "New value 2"));
    typeNew(*editor, "hand", "left");
    auto& second = named<QLineEdit>(*editor, "New value 2");
    QVERIFY(second.isVisible());
    QVERIFY(editor->rect().contains(second.mapTo(editor.data(), second.rect().bottomRight())));
    QVERIFY(!findNamed<QLineEdit>(*editor, "New value 3"));
    QTest::keyClick(editor->focusWidget(), Qt::Key_Tab);
    QTest::keyClicks(editor->focusWidget(), "power");
    QTest::keyClick(editor->focusWidget(), Qt::Key_Tab);
    QCOMPARE(editor->focusWidget(), &second);
    QTest::keyClicks(&second, "2");
    QVERIFY(findNamed<QLineEdit>(*editor, "New value 3"));
    const int steps = undo().index();
    enter(*editor);
    QTRY_VERIFY(!editor);
    QCOMPARE(undo().index(), steps + 1);
    QCOMPARE(instances(), (Instances{hit(10, 30, {hand("left"), {"power", 2.0}})}));
}

void tst_InstanceValues::oneNameTwiceIsRefused()
{
    giveInstances({hit(10, 30)});
    RecordEditor* editor = openFor({10, 30});
    QVERIFY(editor);
    typeNew(*editor, "hand", "left");
    type(*named<QComboBox>(*editor, "Name of new value 2").lineEdit(), "hand");
    type(named<QLineEdit>(*editor, "New value 2"), "right");
    enter(*editor);
    const auto* problem = editor->findChild<QLabel*>("recordProblem");
    QVERIFY(editor->isVisible() && problem->isVisible());
    QVERIFY2(problem->text().contains("twice"), qPrintable(problem->text()));
    editor->close();
    QCOMPARE(instances(), (Instances{hit(10, 30)}));
}

void tst_InstanceValues::theTitleNamesTheTagsAndHowMany()
{
    giveInstances({hit(10, 30), hit(20, 50)});
    const auto isSaid = [](const RecordEditor& editor, const QString& text) {
        const auto labels = editor.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* each) { return each->text() == text; });
    };
    RecordEditor* editor = openEditor({{tag("Punch"), {10, 30}}, {tag("Punch"), {20, 50}}});
    QVERIFY(editor);
    QVERIFY(isSaid(*editor, "Punch: 2 ranges"));
    editor->close();
}

void tst_InstanceValues::thePopupLeavesTheRangesFree()
{
    giveInstances({hit(10, 30), hit(20, 50)});
    const std::vector<RangeRef> refs{{tag("Punch"), {10, 30}}, {tag("Punch"), {20, 50}}};
    RecordEditor* editor = openEditor(refs);
    QVERIFY(editor);
    const QRect bars = timeline().geometryOfView().placeOf(timeline().content(), refs).toAlignedRect();
    QVERIFY(!bars.isEmpty());
    const QRect shown(view()->mapToGlobal(bars.topLeft()), bars.size());
    QVERIFY(!editor->geometry().intersects(shown));
    typeNew(*editor, "hand", "left"); // and as it grows
    QVERIFY(!editor->geometry().intersects(shown));
    editor->close();
}

void tst_InstanceValues::aPropertyIsAskedForBesideTheRangesToo()
{
    giveInstances({hit(10, 30), hit(20, 50)});
    const std::vector<RangeRef> refs{{tag("Punch"), {10, 30}}, {tag("Punch"), {20, 50}}};
    select(refs);
    actionOf(*m_app, "edit.property").trigger();
    auto* editor = qobject_cast<PropertyEditor*>(QApplication::activePopupWidget());
    QVERIFY(editor);
    const QRect shown = timeline().placeOnScreen(refs);
    QVERIFY(!shown.isEmpty());
    QVERIFY(!editor->geometry().intersects(shown));
    editor->close();
}

void tst_InstanceValues::theKeyboardAloneIsEnough()
{
    giveInstances({hit(10, 30, {hand("left")})});
    QPointer<RecordEditor> editor = openFor({10, 30});
    QVERIFY(editor);
    const auto press = [&](Qt::Key key) { QTest::keyClick(editor->focusWidget(), key); };
    QCOMPARE(editor->focusWidget(), &named<QLineEdit>(*editor, "Note"));
    press(Qt::Key_Tab);
    QCOMPARE(editor->focusWidget(), &field(*editor, "hand"));
    QTest::keyClicks(editor->focusWidget(), "right"); // what was there is selected
    press(Qt::Key_Tab);
    QCOMPARE(editor->focusWidget(), &named<QToolButton>(*editor, "Remove hand"));
    press(Qt::Key_Tab);
    QTest::keyClicks(editor->focusWidget(), "power");
    press(Qt::Key_Tab);
    QCOMPARE(editor->focusWidget(), &named<QLineEdit>(*editor, "New value"));
    QTest::keyClicks(editor->focusWidget(), "2");
    press(Qt::Key_Return);
    QTRY_VERIFY(!editor);
    QCOMPARE(instances(), (Instances{hit(10, 30, {hand("right"), {"power", 2.0}})}));
}

void tst_InstanceValues::enterWithoutAChangeIsNoStep()
{
    giveInstances({hit(10, 30, {hand("left")})});
    QPointer<RecordEditor> editor = openFor({10, 30});
    QVERIFY(editor);
    const int steps = undo().index();
    enter(*editor);
    QTRY_VERIFY(!editor);
    QCOMPARE(undo().index(), steps);
    QCOMPARE(instances(), (Instances{hit(10, 30, {hand("left")})}));
}

void tst_InstanceValues::theQueryBarAsksThem()
{
    giveInstances({hit(2, 6, {hand("left")}), hit(4, 9, {hand("right")})});
    QueryEdit* edit = m_app->window().findChild<QueryBar*>()->findChild<QueryEdit*>();
    QVERIFY(edit);
    edit->setFocus();
    QTRY_VERIFY(edit->hasFocus());
    QTest::keyClicks(edit, "Punch.");
    QVERIFY(edit->completionTexts().contains("Punch.hand"));
    QTest::keyClicks(edit, "hand == \"");
    QVERIFY(edit->completionTexts().contains("\"left\"") && edit->completionTexts().contains("\"right\""));
    QTest::keyClicks(edit, "left\"");
    const auto isAnswer = [this](FrameRange range) {
        const QuerySession& query = m_app->query();
        return query.isAnswered() && query.answer() &&
               query.answer()->rangesOf(m_clip) == FrameRanges::fromCanonical({range});
    };
    QTRY_VERIFY(isAnswer({2, 6}));
    giveInstances({hit(2, 6, {hand("right")}), hit(4, 9, {hand("left")})});
    QTRY_VERIFY(isAnswer({4, 9}));
    m_app->query().setText({});
}

QTEST_MAIN(tst_InstanceValues)
#include "tst_InstanceValues.moc"
