#include "core/tags/vocabulary/PropertyTypes.h"

#include <QTest>

using namespace tagline;

class tst_PropertyTypes : public QObject
{
    Q_OBJECT

private slots:
    void valuesHaveTheirType();
    void namesAreReadBack();
    void anotherTypeIsAMistakeAndStays();
    void whatNothingDeclaresIsNoMistake();
};

void tst_PropertyTypes::valuesHaveTheirType()
{
    QCOMPARE(typeOf(std::string("gravel")), PropertyType::String);
    QCOMPARE(typeOf(0.5), PropertyType::Number);
    QCOMPARE(typeOf(false), PropertyType::Boolean);
}

void tst_PropertyTypes::namesAreReadBack()
{
    for (const PropertyType type : {PropertyType::String, PropertyType::Number, PropertyType::Boolean})
        QCOMPARE(findPropertyType(typeName(type)), std::optional(type));
    QCOMPARE(findPropertyType("integer"), std::nullopt);
}

void tst_PropertyTypes::anotherTypeIsAMistakeAndStays()
{
    const std::vector<PropertyRange> ranges{
        {{0, 40}, std::string("steep")}, {{40, 50}, 0.25}, {{60, 61}, true}};
    const TagSheet sheet = TagSheet().withProperty("slope", ranges);
    const std::vector<PropertyDefinition> declared{{"slope", PropertyType::Number, {}}};
    const auto mistakes = propertyMistakes(sheet, declared);
    QCOMPARE(mistakes.size(), 2u);
    QCOMPARE(mistakes[0].message(),
             std::string("\"slope\" is declared a number; frames [0, 40) have the string \"steep\""));
    QCOMPARE(mistakes[1].message(),
             std::string("\"slope\" is declared a number; frames [60, 61) have the boolean true"));
    QCOMPARE(sheet.property("slope").size(), 3u);
    const std::vector<PropertyDefinition> asFlag{{"slope", PropertyType::Boolean, {}}};
    QCOMPARE(propertyMistakes(sheet, asFlag)[1].message(),
             std::string("\"slope\" is declared a boolean; frames [40, 50) have the number 0.25"));
}

void tst_PropertyTypes::whatNothingDeclaresIsNoMistake()
{
    const TagSheet sheet = TagSheet().withProperty("slope", {{{0, 4}, 1.0}});
    QVERIFY(propertyMistakes(sheet, {}).empty());
    const std::vector<PropertyDefinition> other{{"terrain", PropertyType::String, {}}};
    QVERIFY(propertyMistakes(sheet, other).empty());
}

QTEST_APPLESS_MAIN(tst_PropertyTypes)
#include "tst_PropertyTypes.moc"
