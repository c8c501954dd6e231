#include "widgets/tags/choice/TagPickerPopup.h"
#include "widgets/tags/vocabulary/TagEditorDialog.h"

#include "tests/support/NamedWidget.h"
#include "tests/widgets/tags/TagRows.h"
#include "widgets/tags/choice/TagChoiceList.h"
#include "widgets/tags/fields/ColourChoice.h"
#include "widgets/tags/fields/KeyEdit.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace tagline;
using tagline::test::named;
using tagline::test::tagRow;

namespace {

std::vector<TagDefinition> existingTags()
{
    return {tagRow(0, "Run", 0xf26d85, "1", "locomotion").definition,
            tagRow(1, "LeftFoot", 0x66c9b6, "Q", "contact").definition};
}

QLineEdit& nameField(TagEditorDialog& dialog)
{
    for (auto* field : dialog.findChildren<QLineEdit*>())
        if (field->accessibleName() == "Name") return *field;
    qFatal("no name field");
}

bool canAccept(TagEditorDialog& dialog)
{
    return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
}

std::vector<TagRow> pickerTags()
{
    return {tagRow(0, "Locomotion.Run", 1, "1"), tagRow(1, "Brunch", 2, "2"), tagRow(2, "Tired", 3, "")};
}

} // namespace

class tst_TagDialogs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void aNewTagNeedsANameOfItsOwn();
    void aNewTagAsksForFourThings();
    void theGroupFollowsTheFirstPart();
    void whatWasNotTouchedStays();
    void aTagIsCountedWhereTheBoxSaysSo();
    void foldedOutItStaysOnTheScreen();
    void aTagHasARuleAndExamples();
    void aTakenKeyWarnsAndDoesNotHinder();
    void bothWarningsOfAKeyAreShown();
    void theColourComesFromThePalette();
    void theColoursStandInTheDialog();
    void thePickerIsAsHighAsItsRows();
    void thePickerPutsBeginningsFirst();
    void theProposedTagIsTheCurrentOneOfAll();
    void enterPicksAndArrowsMove();
    void anUnknownNameCanBeCreated();
    void escapeDismisses();
};

void tst_TagDialogs::aNewTagNeedsANameOfItsOwn()
{
    TagEditorDialog dialog({}, existingTags());
    dialog.show();
    const auto* message = dialog.findChild<QLabel*>("message");
    QVERIFY(message->text().isEmpty()); // nobody is told what is missing before a try
    QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    QVERIFY(dialog.isVisible());
    QVERIFY(!message->text().isEmpty());
    QVERIFY(!canAccept(dialog));
    for (const char* wrong : {"Run", "  ", "Loco..Run", ".Run", "Loco."}) {
        nameField(dialog).setText(wrong);
        QVERIFY2(!canAccept(dialog) && !dialog.problem().isEmpty(), wrong);
    }
    nameField(dialog).clear();
    QTest::keyClicks(&nameField(dialog), " Locomotion.Jump");
    QVERIFY(canAccept(dialog));
    const TagDefinition made = dialog.definition();
    QCOMPARE(made.name, std::string("Locomotion.Jump"));
    QCOMPARE(made.colour, automaticColour(2));
    QVERIFY(made.isRegistered);
}

void tst_TagDialogs::aNewTagAsksForFourThings()
{
    TagEditorDialog dialog({}, existingTags());
    dialog.show();
    QStringList seen;
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        if (label->isVisible() && label->buddy()) seen << label->text().remove('&');
    QCOMPARE(seen, (QStringList{"Name", "Colour", "Key", "Group"}));
    const int low = dialog.height();
    QTest::mouseClick(dialog.findChild<QToolButton*>("more"), Qt::LeftButton);
    QTRY_VERIFY(dialog.height() > low);
    TagDefinition described = existingTags()[0];
    described.description = "Both feet in the air";
    TagEditorDialog other(described, existingTags());
    QVERIFY(other.findChild<QToolButton*>("more")->isChecked()); // nothing that is set is hidden
}

void tst_TagDialogs::theGroupFollowsTheFirstPart()
{
    TagEditorDialog dialog({}, existingTags());
    dialog.show();
    auto& group = named<QComboBox>(dialog, "Group");
    QTest::keyClicks(&nameField(dialog), "Locomotion.Jump");
    QCOMPARE(group.currentText(), QString("locomotion")); // as it is written already
    nameField(dialog).clear();
    QTest::keyClicks(&nameField(dialog), "Style.Proud");
    QCOMPARE(group.currentText(), QString("Style"));
    group.lineEdit()->selectAll();
    QTest::keyClicks(group.lineEdit(), "Moods");
    nameField(dialog).clear();
    QTest::keyClicks(&nameField(dialog), "Contact.Hand");
    QCOMPARE(dialog.definition().group, std::string("Moods")); // typed by a person
}

void tst_TagDialogs::foldedOutItStaysOnTheScreen()
{
    TagEditorDialog dialog({}, existingTags());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const QRect screen = dialog.screen()->availableGeometry();
    const auto bottom = [&] { return dialog.frameGeometry().bottom(); };
    dialog.move(screen.left() + 40, screen.bottom() - dialog.frameGeometry().height());
    QTRY_VERIFY(bottom() > screen.bottom() - 40);
    const int height = dialog.height();
    QTest::mouseClick(dialog.findChild<QToolButton*>("more"), Qt::LeftButton);
    QTRY_VERIFY(dialog.height() > height + 100);
    QTRY_VERIFY(bottom() <= screen.bottom());
    QVERIFY(dialog.frameGeometry().top() >= screen.top());
}

void tst_TagDialogs::aTagHasARuleAndExamples()
{
    TagDefinition shown = existingTags()[0];
    shown.rule = "heel to heel";
    shown.examples = {{"/a/walk.bvh", "walk", {}, {12, 31}}};
    TagEditorDialog dialog(shown, existingTags());
    dialog.show();
    QVERIFY(dialog.definition().examples == shown.examples && dialog.definition().rule == shown.rule);
    auto& examples = *dialog.findChild<QComboBox*>("examples");
    auto& add = *dialog.findChild<QPushButton*>("addExample");
    auto& remove = *dialog.findChild<QPushButton*>("removeExample");
    QVERIFY(examples.isVisible()); // nothing that is set is hidden
    QCOMPARE(examples.currentText(), QString("walk, frames 12 to 30"));
    QVERIFY(!add.isEnabled() && add.toolTip().contains("before you open this dialog"));
    dialog.setSelectedRange(shown.examples[0]);
    QVERIFY(!add.isEnabled()); // it is one already
    for (int start = 0; start < 5; ++start) {
        dialog.setSelectedRange(TagExample{"/a/jog.bvh", "jog", {}, {start, start + 9}});
        QCOMPARE(add.isEnabled(), start < 4);
        QTest::mouseClick(&add, Qt::LeftButton);
    }
    QCOMPARE(dialog.definition().examples.size(), TagDefinition::mostExamples);
    QVERIFY(add.toolTip().contains("at most 5"));
    examples.setCurrentIndex(0);
    QTest::mouseClick(&remove, Qt::LeftButton);
    QCOMPARE(dialog.definition().examples.size(), 4u);
    QCOMPARE(dialog.definition().examples[0].clip, std::string("jog"));
    auto& rule = *dialog.findChild<QLineEdit*>("rule");
    rule.selectAll();
    QTest::keyClicks(&rule, " toe to toe ");
    QCOMPARE(dialog.definition().rule, std::string("toe to toe"));
    while (remove.isEnabled()) QTest::mouseClick(&remove, Qt::LeftButton);
    QVERIFY(dialog.definition().examples.empty() && !examples.isEnabled());
}

void tst_TagDialogs::whatWasNotTouchedStays()
{
    TagDefinition definition = existingTags()[1];
    definition.description = "The left foot rests";
    definition.mirror = "RightFoot";
    definition.kind = TagKind::Point;
    definition.isCounted = true;
    TagEditorDialog dialog(definition, existingTags());
    QVERIFY(canAccept(dialog));
    QVERIFY(dialog.definition() == definition);
}

void tst_TagDialogs::aTagIsCountedWhereTheBoxSaysSo()
{
    TagEditorDialog dialog(existingTags()[1], existingTags());
    dialog.show();
    auto* more = dialog.findChild<QToolButton*>("more");
    if (!more->isChecked()) QTest::mouseClick(more, Qt::LeftButton);
    auto* counted = dialog.findChild<QCheckBox*>("counted");
    QVERIFY(counted && counted->isVisible() && !counted->isChecked());
    QTest::keyClick(counted, Qt::Key_Space);
    QVERIFY(dialog.definition().isCounted);
    TagEditorDialog again(dialog.definition(), existingTags());
    QVERIFY(again.findChild<QToolButton*>("more")->isChecked()); // nothing that is set is hidden
    QVERIFY(again.findChild<QCheckBox*>("counted")->isChecked());
}

void tst_TagDialogs::aTakenKeyWarnsAndDoesNotHinder()
{
    TagEditorDialog dialog(existingTags()[1], existingTags());
    auto* key = dialog.findChild<KeyEdit*>();
    QTest::keyClick(key, Qt::Key_1);
    QString texts;
    for (auto* label : dialog.findChildren<QLabel*>()) texts += label->text();
    QVERIFY2(texts.contains("Run"), qPrintable(texts));
    QVERIFY(canAccept(dialog));
    QCOMPARE(dialog.definition().key, std::string("1"));
}

void tst_TagDialogs::bothWarningsOfAKeyAreShown()
{
    TagEditorDialog dialog(existingTags()[0], existingTags());
    dialog.setKeyUse([](const QString& key) { return key == "Q" ? QString("Quieter") : QString(); });
    dialog.show();
    QTest::keyClick(dialog.findChild<KeyEdit*>(), Qt::Key_Q);
    const auto* message = dialog.findChild<QLabel*>("message");
    QVERIFY2(message->text().contains("LeftFoot"), qPrintable(message->text()));
    QVERIFY2(message->text().contains("Quieter"), qPrintable(message->text()));
    QVERIFY(message->heightForWidth(message->width()) <= message->height()); // and none is cut
}

void tst_TagDialogs::theColourComesFromThePalette()
{
    TagEditorDialog dialog(existingTags()[0], existingTags());
    auto* colour = dialog.findChild<ColourChoice*>();
    QSignalSpy chosen(colour, &ColourChoice::colourChosen);
    const QColor fourth = QColor::fromRgb(automaticColour(3));
    for (auto* swatch : colour->findChildren<QToolButton*>())
        if (swatch->accessibleName() == fourth.name()) {
            swatch->click();
            break;
        }
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(dialog.definition().colour, automaticColour(3));
}

void tst_TagDialogs::theColoursStandInTheDialog()
{
    TagDefinition shown = existingTags()[0];
    shown.colour = automaticColour(2);
    TagEditorDialog dialog(shown, existingTags());
    dialog.show();
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto* colour = dialog.findChild<ColourChoice*>();
    const auto seen = [&] {
        QStringList names;
        for (const auto* swatch : colour->findChildren<ColourSwatch*>())
            if (swatch->isVisible()) names << swatch->colour().name() + (swatch->isChecked() ? " on" : "");
        return names;
    };
    QStringList wanted;
    for (std::size_t at = 0; at < 12; ++at)
        wanted << QColor::fromRgb(automaticColour(at)).name() + (at == 2 ? " on" : "");
    QCOMPARE(seen(), wanted);
    colour->focusProxy()->setFocus();
    QTest::keyClick(colour->focusProxy(), Qt::Key_Right);
    QCOMPARE(dialog.definition().colour, automaticColour(3));
    colour->setColour(QColor(1, 2, 3)); // of no palette
    wanted[2].chop(3);
    QCOMPARE(seen(), wanted + QStringList{"#010203 on"});
    QCOMPARE(dialog.definition().colour, 0x010203u);
}

void tst_TagDialogs::thePickerIsAsHighAsItsRows()
{
    TagPickerPopup few(pickerTags());
    few.setAttribute(Qt::WA_DeleteOnClose, false);
    few.popUp(few.screen()->availableGeometry().bottomRight());
    QVERIFY(few.screen()->availableGeometry().contains(few.geometry()));
    auto* list = few.findChild<QListWidget*>();
    const QRect last = list->visualItemRect(list->item(list->count() - 1));
    QVERIFY(list->viewport()->height() - last.bottom() < last.height());
    std::vector<TagRow> rows;
    for (std::uint32_t i = 0; i < 200; ++i) rows.push_back(tagRow(i, "Tag" + std::to_string(i), 1, ""));
    TagPickerPopup many(rows);
    many.setAttribute(Qt::WA_DeleteOnClose, false);
    many.popUp({0, 0});
    QVERIFY(many.height() < 400);
    QVERIFY(many.height() > few.height());
}

void tst_TagDialogs::thePickerPutsBeginningsFirst()
{
    TagPickerPopup picker(pickerTags());
    auto* list = picker.findChild<QListWidget*>();
    QCOMPARE(list->count(), 3);
    picker.findChild<QLineEdit*>()->setText("run");
    QCOMPARE(list->item(0)->text(), QString("Locomotion.Run"));
    QCOMPARE(list->item(1)->text(), QString("Brunch"));
    QVERIFY(list->item(2)->text().contains("run")); // Create “run”
    QCOMPARE(list->count(), 3);
}

void tst_TagDialogs::theProposedTagIsTheCurrentOneOfAll()
{
    TagChoiceList choices(pickerTags());
    choices.setChoosesUnasked(false);
    choices.propose("Brunch");
    QCOMPARE(choices.current()->name, QString("Brunch"));
    QCOMPARE(choices.findChild<QListWidget*>()->count(), 3);
    QVERIFY(choices.field().text().isEmpty());
    QTest::keyClicks(&choices.field(), "run");
    QCOMPARE(choices.current()->name, QString("Locomotion.Run"));
    choices.field().clear();
    QCOMPARE(choices.current()->name, QString("Brunch"));
    choices.propose("Jog"); // no tag
    QCOMPARE(choices.field().text(), QString("Jog"));
    QCOMPARE(choices.current()->tag, std::nullopt);
}

void tst_TagDialogs::enterPicksAndArrowsMove()
{
    QPointer picker = new TagPickerPopup(pickerTags());
    QSignalSpy picked(picker, &TagPickerPopup::picked);
    QSignalSpy dismissed(picker, &TagPickerPopup::dismissed);
    picker->popUp({100, 100});
    auto* field = picker->findChild<QLineEdit*>();
    QTest::keyClick(field, Qt::Key_Down);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(picked.size(), 1);
    QVERIFY(picked[0][0].value<TagId>() == TagId(1));
    QCOMPARE(dismissed.size(), 0);
    QTRY_VERIFY(picker.isNull());
}

void tst_TagDialogs::anUnknownNameCanBeCreated()
{
    QPointer picker = new TagPickerPopup(pickerTags());
    QSignalSpy created(picker, &TagPickerPopup::createRequested);
    picker->popUp({100, 100});
    QTest::keyClicks(picker->findChild<QLineEdit*>(), "Crouch");
    QTest::keyClick(picker->findChild<QLineEdit*>(), Qt::Key_Return);
    QCOMPARE(created.size(), 1);
    QCOMPARE(created[0][0].toString(), QString("Crouch"));
}

void tst_TagDialogs::escapeDismisses()
{
    QPointer picker = new TagPickerPopup(pickerTags());
    QSignalSpy dismissed(picker, &TagPickerPopup::dismissed);
    QSignalSpy picked(picker, &TagPickerPopup::picked);
    picker->popUp({5000, -50}); // kept on the screen
    const QRect available = picker->screen()->availableGeometry();
    QVERIFY2(available.contains(picker->geometry()),
             qPrintable(QString("%1,%2").arg(picker->x()).arg(picker->y())));
    QTest::keyClick(picker->findChild<QLineEdit*>(), Qt::Key_Escape);
    QCOMPARE(dismissed.size(), 1);
    QCOMPARE(picked.size(), 0);
}

QTEST_MAIN(tst_TagDialogs)
#include "tst_TagDialogs.moc"
