#include "tests/support/JsonSchema.h"

#include <QTest>

using tagline::test::JsonSchema;

/// The checker itself: a schema test that cannot fail would be worth nothing.
class tst_JsonSchema : public QObject
{
    Q_OBJECT

private slots:
    void eachKeywordFindsItsFault_data();
    void eachKeywordFindsItsFault();
};

void tst_JsonSchema::eachKeywordFindsItsFault_data()
{
    QTest::addColumn<QString>("schema");
    QTest::addColumn<QString>("good");
    QTest::addColumn<QString>("bad");
    QTest::newRow("type") << R"({"type":"integer"})"
                          << "1"
                          << "1.5";
    QTest::newRow("types") << R"({"type":["string","boolean"]})"
                           << "true"
                           << "null";
    QTest::newRow("required") << R"({"required":["a"]})"
                              << R"({"a":1})"
                              << "{}";
    QTest::newRow("properties") << R"({"properties":{"a":{"type":"string"}}})"
                                << R"({"a":"x","b":1})"
                                << R"({"a":1})";
    QTest::newRow("additional") << R"({"properties":{"a":true},"additionalProperties":false})"
                                << R"({"a":1})"
                                << R"({"b":1})";
    QTest::newRow("propertyNames") << R"({"propertyNames":{"minLength":1}})"
                                   << R"({"a":1})"
                                   << R"({"":1})";
    QTest::newRow("items") << R"({"items":{"minimum":2}})"
                           << "[2,3]"
                           << "[2,1]";
    QTest::newRow("prefixItems") << R"({"prefixItems":[{"type":"string"}],"items":{"type":"number"}})"
                                 << R"(["a",1])"
                                 << R"([1,1])";
    QTest::newRow("minItems") << R"({"minItems":1})"
                              << "[1]"
                              << "[]";
    QTest::newRow("maxItems") << R"({"maxItems":1})"
                              << "[1]"
                              << "[1,2]";
    QTest::newRow("minProperties") << R"({"minProperties":1})"
                                   << R"({"a":1})"
                                   << "{}";
    QTest::newRow("unique") << R"({"uniqueItems":true})"
                            << "[1,2]"
                            << "[1,1]";
    QTest::newRow("enum") << R"({"enum":["X","Y"]})"
                          << "\"X\""
                          << "\"Z\"";
    QTest::newRow("const") << R"({"const":1})"
                           << "1"
                           << "2";
    QTest::newRow("maximum") << R"({"maximum":2})"
                             << "2"
                             << "3";
    QTest::newRow("exclusive") << R"({"exclusiveMinimum":0})"
                               << "1"
                               << "0";
    QTest::newRow("pattern") << R"({"pattern":"^#[0-9a-f]{6}$"})"
                             << "\"#a0b1c2\""
                             << "\"#a0b1c\"";
    QTest::newRow("oneOf") << R"({"oneOf":[{"minimum":1},{"maximum":3}]})"
                           << "5"
                           << "2";
    QTest::newRow("anyOf") << R"({"anyOf":[{"const":1},{"const":2}]})"
                           << "2"
                           << "3";
    QTest::newRow("ref") << R"({"$ref":"#/$defs/n","$defs":{"n":{"type":"number"}}})"
                         << "1"
                         << "\"1\"";
    QTest::newRow("unknown keyword") << R"({"type":"number"})"
                                     << "1"
                                     << "\"\"";
}

void tst_JsonSchema::eachKeywordFindsItsFault()
{
    QFETCH(QString, schema);
    QFETCH(QString, good);
    QFETCH(QString, bad);
    const JsonSchema checked(JsonSchema::Json::parse(schema.toStdString()));
    QCOMPARE(checked.faultsOf(good.toStdString()), std::string());
    QVERIFY(!checked.faultsOf(bad.toStdString()).empty());
    QVERIFY(!JsonSchema(JsonSchema::Json::parse(R"({"contains":1})")).faultsOf("1").empty());
}

QTEST_APPLESS_MAIN(tst_JsonSchema)
#include "tst_JsonSchema.moc"
