#include "widgets/tags/fields/PropertyEditor.h"

#include "tests/support/NamedWidget.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace tagline;
using tagline::test::named;

class tst_PropertyEditor : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void aValueOfAnotherTypeIsRefused_data();
    void aValueOfAnotherTypeIsRefused();
    void aPropertyOfNoTypeTakesAny();
    void aTextThatLooksLikeANumberStaysText();
    void emptyFieldsSayWhatTheyAreFor();
};

namespace {

PropertyEditor* openEditor(std::vector<PropertyChoice> choices)
{
    auto* editor = new PropertyEditor(std::move(choices), FrameRate(30, 1), 100);
    editor->setNew("intensity", {10, 20});
    editor->popUp({0, 0});
    return editor;
}

void typeValue(PropertyEditor& editor, const QString& text)
{
    auto& value = named<QLineEdit>(editor, "Value");
    value.selectAll();
    QTest::keyClicks(&value, text);
    QTest::keyClick(&value, Qt::Key_Return);
}

} // namespace

void tst_PropertyEditor::aValueOfAnotherTypeIsRefused_data()
{
    QTest::addColumn<bool>("isDeclared");
    QTest::addColumn<QString>("why");
    QTest::newRow("declared") << true << "is declared as";
    QTest::newRow("all so far") << false << "so far";
}

void tst_PropertyEditor::aValueOfAnotherTypeIsRefused()
{
    QFETCH(bool, isDeclared);
    QFETCH(QString, why);
    const QPointer<PropertyEditor> editor =
        openEditor({{.name = "intensity", .type = PropertyType::Number, .isDeclared = isDeclared}});
    QSignalSpy chosen(editor, &PropertyEditor::valueChosen);
    typeValue(*editor, "py");
    QVERIFY(chosen.isEmpty() && editor->isVisible());
    bool isTold = false;
    for (const QLabel* label : editor->findChildren<QLabel*>())
        isTold |= label->isVisible() && label->text().contains(why) && label->text().contains("py");
    QVERIFY(isTold);
    typeValue(*editor, "0.75");
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][1].value<PropertyRange>().value, PropertyValue(0.75));
    QTRY_VERIFY(!editor);
}

void tst_PropertyEditor::aPropertyOfNoTypeTakesAny()
{
    const QPointer<PropertyEditor> editor = openEditor({{.name = "intensity"}});
    QSignalSpy chosen(editor, &PropertyEditor::valueChosen);
    typeValue(*editor, "gravel");
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][1].value<PropertyRange>().value, PropertyValue(std::string("gravel")));
    QTRY_VERIFY(!editor);
}

/// It is shown in quotes, so that to confirm it changes nothing.
void tst_PropertyEditor::aTextThatLooksLikeANumberStaysText()
{
    const QPointer<PropertyEditor> editor = new PropertyEditor({{.name = "take"}}, FrameRate(30, 1), 100);
    QSignalSpy chosen(editor, &PropertyEditor::valueChosen);
    editor->setValue("take", {{10, 20}, std::string("1")});
    editor->popUp({0, 0});
    auto& value = named<QLineEdit>(*editor, "Value");
    QCOMPARE(value.text(), QString("\"1\""));
    QTest::keyClick(&value, Qt::Key_Return);
    QTRY_VERIFY(!editor);
    for (const auto& each : chosen)
        QCOMPARE(each[1].value<PropertyRange>().value, PropertyValue(std::string("1")));

    // A declared text needs none.
    PropertyEditor declared({{.name = "take", .type = PropertyType::String}}, FrameRate(30, 1), 100);
    declared.setAttribute(Qt::WA_DeleteOnClose, false);
    declared.setValue("take", {{10, 20}, std::string("1")});
    QCOMPARE(named<QLineEdit>(declared, "Value").text(), QString("1"));
}

void tst_PropertyEditor::emptyFieldsSayWhatTheyAreFor()
{
    PropertyEditor editor({}, FrameRate(30, 1), 100);
    editor.setAttribute(Qt::WA_DeleteOnClose, false);
    editor.setNew({}, {10, 20});
    QCOMPARE(named<QComboBox>(editor, "Property").lineEdit()->placeholderText(), QString("name"));
    QCOMPARE(named<QLineEdit>(editor, "Value").placeholderText(), QString("value"));
}

QTEST_MAIN(tst_PropertyEditor)
#include "tst_PropertyEditor.moc"
