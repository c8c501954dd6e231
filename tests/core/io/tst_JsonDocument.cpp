#include "core/io/json/JsonDocument.h"
#include "core/io/json/JsonWriter.h"
#include "core/io/json/TextPlace.h"

#include <QTest>

using namespace tagline;

class tst_JsonDocument : public QObject
{
    Q_OBJECT

private slots:
    void numbersKeepTheirSpelling_data();
    void numbersKeepTheirSpelling();
    void stringsAreUnescapedAndEscapedAgain_data();
    void stringsAreUnescapedAndEscapedAgain();
    void faultsAreSaidInPlainWords_data();
    void faultsAreSaidInPlainWords();
    void faultsHaveTheirPlace_data();
    void faultsHaveTheirPlace();
    void anEscapeChangesNothingElse_data();
    void anEscapeChangesNothingElse();
    void limitsRefuseBeforeBuilding();
    void layoutDependsOnContentAlone();
    void placesCountCodePoints();
    void bytesThatAreNotUtf8AreReadAsLatin1();
};

void tst_JsonDocument::numbersKeepTheirSpelling_data()
{
    QTest::addColumn<QByteArray>("number");
    for (const char* number :
         {"0", "-0", "1.0", "1e3", "1E+3", "-0.0", "12345678901234567890", "123456789012345678901234567890",
          "0.1000", "5e-324", "1.7976931348623157e308"})
        QTest::newRow(number) << QByteArray(number);
}

void tst_JsonDocument::numbersKeepTheirSpelling()
{
    QFETCH(QByteArray, number);
    for (const QByteArray& text :
         {number, "[" + number + "]", "{\"a\": " + number + "\n}", "[1," + number + " ,2]"}) {
        const std::string bytes = text.toStdString();
        const auto document = JsonDocument::parse(bytes, "f", "json");
        QVERIFY(document.hasValue());
        QVERIFY(laidOut(document->root()).find(number.toStdString()) != std::string::npos);
    }
}

void tst_JsonDocument::stringsAreUnescapedAndEscapedAgain_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("plain") << QByteArray(R"("walk")") << QByteArray(R"("walk")");
    QTest::newRow("escapes") << QByteArray(R"("\"\\\/\b\f\n\r\t\u0001")")
                             << QByteArray(R"("\"\\/\b\f\n\r\t\u0001")");
    QTest::newRow("escaped letters") << QByteArray(R"("\u0041\u00e9\u6b69")")
                                     << QByteArray("\"A\u00e9\u6b69\"");
    QTest::newRow("surrogate pair") << QByteArray(R"("\ud83d\ude00")") << QByteArray("\"\xF0\x9F\x98\x80\"");
    QTest::newRow("zero") << QByteArray(R"("a\u0000b")") << QByteArray(R"("a\u0000b")");
}

void tst_JsonDocument::stringsAreUnescapedAndEscapedAgain()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, written);
    const std::string bytes = text.toStdString();
    const auto document = JsonDocument::parse(bytes, "f", "json");
    QVERIFY(document.hasValue());
    QCOMPARE(laidOut(document->root()), written.toStdString());
}

void tst_JsonDocument::faultsHaveTheirPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("empty") << QByteArray() << "json.syntax" << 1 << 1;
    QTest::newRow("blank") << QByteArray("\n ") << "json.syntax" << 2 << 2;
    QTest::newRow("cut") << QByteArray("{\n  \"a\": [1, 2") << "json.syntax" << 2 << 13;
    QTest::newRow("NaN") << QByteArray("[1,\n NaN]") << "json.syntax" << 2 << 2;
    QTest::newRow("-Infinity") << QByteArray("[-Infinity]") << "json.syntax" << 1 << 2;
    QTest::newRow("overflow") << QByteArray("[ 1e999]") << "json.syntax" << 1 << 3;
    QTest::newRow("leading zero") << QByteArray("[1, 012]") << "json.syntax" << 1 << 6;
    QTest::newRow("comment") << QByteArray("{} // no") << "json.syntax" << 1 << 4;
    QTest::newRow("trailing comma") << QByteArray("[1,]") << "json.syntax" << 1 << 4;
    QTest::newRow("missing colon") << QByteArray("{\"a\" 1}") << "json.syntax" << 1 << 6;
    QTest::newRow("two values") << QByteArray("1 2") << "json.syntax" << 1 << 3;
    QTest::newRow("bad word") << QByteArray("[tru]") << "json.syntax" << 1 << 2;
    QTest::newRow("duplicate key") << QByteArray("{\"a\": 1,\n\n  \"b\": 2,\n  \"a\": 3}")
                                   << "json.duplicate-key" << 4 << 3;
    QTest::newRow("duplicate by escape")
        << QByteArray(R"({"a":1,"\u0061":2})") << "json.duplicate-key" << 1 << 8;
    QTest::newRow("duplicate after umlauts")
        << QByteArray("{\"\u00e4\u00f6\": 1, \"\u00e4\u00f6\": 2}") << "json.duplicate-key" << 1 << 11;
    QTest::newRow("duplicate nested")
        << QByteArray(R"([{"x": {"k": 1, "k": 1}}])") << "json.duplicate-key" << 1 << 17;
    QTest::newRow("lone surrogate") << QByteArray(R"(["\ud800"])") << "json.syntax" << 1 << 9;
    QTest::newRow("raw newline") << QByteArray("[\"a\nb\"]") << "json.syntax" << 1 << 4;
    QTest::newRow("bad UTF-8") << QByteArray("[\"a\xff\"]") << "json.syntax" << 1 << 4;
    QTest::newRow("CR LF") << QByteArray("{\r\n\r\n  nul\r\n}") << "json.syntax" << 3 << 3;
    QTest::newRow("after a mark") << QByteArray("\xEF\xBB\xBF[x]") << "json.syntax" << 1 << 2;
}

void tst_JsonDocument::faultsAreSaidInPlainWords_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("message");
    const QString value = "; expected a value: {…}, […], \"text\", a number, true, false or null";
    QTest::newRow("no JSON") << QByteArray("broken") << "1:1"
                             << "found \"broken\"" + value;
    QTest::newRow("bad word") << QByteArray("{\"a\": tru}") << "1:7"
                              << "found \"tru\"" + value;
    QTest::newRow("two commas") << QByteArray("[1,, 2]") << "1:4"
                                << "found \",\"" + value;
    QTest::newRow("trailing comma") << QByteArray("{\"a\": 1,\n}") << "2:1"
                                    << "found \"}\"; expected a key in quotes";
    QTest::newRow("comma for colon") << QByteArray("{\"a\", 1}") << "1:5"
                                     << "found \",\"; expected a colon after the key";
    QTest::newRow("missing comma") << QByteArray("{\"a\": 1 \"b\": 2}") << "1:9"
                                   << "found \"b\"; expected a comma or }";
    QTest::newRow("missing comma in a list") << QByteArray("[1 {}]") << "1:4"
                                             << "found \"{\"; expected a comma or ]";
    QTest::newRow("wrong bracket") << QByteArray("[1}") << "1:3"
                                   << "found \"}\"; expected a comma or ]";
    QTest::newRow("bare key") << QByteArray("{a: 1}") << "1:2"
                              << "found \"a\"; expected a key in quotes or }";
    QTest::newRow("two values")
        << QByteArray("{} more") << "1:4"
        << "found \"more\"; expected nothing more: the outermost value has already ended";
    QTest::newRow("comment") << QByteArray("{ // no") << "1:3"
                             << "found a comment, which JSON does not allow; expected a key in quotes or }";
    QTest::newRow("cut off") << QByteArray("[1, ") << "1:5"
                             << "the file ends too early" + value;
    QTest::newRow("empty") << QByteArray() << "1:1"
                           << "the file is empty";
    QTest::newRow("bell") << QByteArray("[\a]") << "1:2"
                          << "found the control character U+0007; expected a value or ]";
    QTest::newRow("escaped") << QByteArray("[a\xffz]") << "1:2"
                             << "found \"aÿz\"; expected a value or ]";
    QTest::newRow("long") << QByteArray("[") + QByteArray("ä").repeated(30) + "]"
                          << "1:2"
                          << "found \"" + QString("ä").repeated(20) + "…\"; expected a value or ]";
    QTest::newRow("too large") << QByteArray("[1e999]") << "1:2"
                               << "found 1e999: this number is too large";
    QTest::newRow("open quotes") << QByteArray("[\"number overflow") << "1:18"
                                 << "the file ends within a text in quotes; expected its closing \"";
    QTest::newRow("raw newline")
        << QByteArray("[\"a\nb\"]") << "1:4"
        << "found the control character U+000A within a text in quotes; expected it as "
           "\\n, \\t or \\u and four digits, or the closing \" before it";
    QTest::newRow("bad escape")
        << QByteArray(R"(["C:\walk"])").replace("\\\\", "\\") << "1:6"
        << "found a \\ within a text in quotes that begins no escape of JSON; expected "
           "\\\\ for a \\, or one of \\\" \\/ \\b \\f \\n \\r \\t \\u and four hexadecimal digits";
}

void tst_JsonDocument::faultsAreSaidInPlainWords()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    QFETCH(QString, message);
    const std::string bytes = text.toStdString();
    const auto document = JsonDocument::parse(bytes, "f.json", "json");
    QVERIFY(!document.hasValue());
    const Error& error = document.error();
    QCOMPARE(QString("%1:%2").arg(error.line).arg(error.column), place);
    QCOMPARE(QString::fromStdString(error.message), message);
}

void tst_JsonDocument::faultsHaveTheirPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(int, line);
    QFETCH(int, column);
    const std::string bytes = text.toStdString();
    const auto document = JsonDocument::parse(bytes, "f.json", "json");
    QVERIFY(!document.hasValue());
    const Error& error = document.error();
    QCOMPARE(QString::fromStdString(error.code), code);
    QVERIFY2(!error.message.empty() && error.message.find("json.exception") == std::string::npos,
             error.message.c_str());
    QCOMPARE(QString::fromStdString(error.text()).section(": ", 0, 0),
             QString("f.json:%1:%2").arg(line).arg(column));
}

/// What stands behind the `a` of each text. Where that is spelled with an escape, another reader reads it.
void tst_JsonDocument::anEscapeChangesNothingElse_data()
{
    QTest::addColumn<QByteArray>("rest");
    for (const char* rest : {"",
                             " \t\r\n",
                             ",0,-0,7,-12.50,0.25,123456789012345678",
                             ",true,false,null,\"\",\"x\"",
                             ",[ ],{ },[[1],[2,[3]]],[{}]",
                             ",{\"b\" : 1,\"c\":[ 2 , 3 ],\"d\":{\"e\":null}}",
                             ",\"\u00e4\u6b69\U0001F600\",{\"\u00fc\":1}",
                             ",\"\x7f/\"",
                             ",",
                             ",]",
                             ",01",
                             ",1.",
                             ",-",
                             ",1e",
                             ",+1",
                             ",tru",
                             ",nul",
                             ",truefalse",
                             ",\"",
                             ",\"\x01\"",
                             ",\"\xff\"",
                             ",\"\xc3\"",
                             ",{\"b\"}",
                             ",{\"b\":}",
                             ",{\"b\":1,}",
                             ",{b:1}",
                             ",{\"b\":1,\"b\":2}",
                             ",[1 2]",
                             ",[1}",
                             ",{]",
                             " b",
                             ":1",
                             "] "})
        QTest::newRow(rest) << QByteArray(rest);
}

void tst_JsonDocument::anEscapeChangesNothingElse()
{
    QFETCH(QByteArray, rest);
    const std::string plain = "[\"a\"" + rest.toStdString() + "]";
    const std::string escaped = "[\"\\u0061\"" + rest.toStdString() + "]";
    constexpr std::size_t longer = 5;
    const auto one = JsonDocument::parse(plain, "f", "json");
    const auto other = JsonDocument::parse(escaped, "f", "json");
    QCOMPARE(one.hasValue(), other.hasValue());
    if (!one) {
        QCOMPARE(one.error().code, other.error().code);
        QCOMPARE(one.error().message, other.error().message);
        return;
    }
    QCOMPARE(laidOut(one->root()), laidOut(other->root()));
    std::vector<std::size_t> places, otherPlaces;
    one->root().forEachElement([&](JsonNode node) { places.push_back(node.place()); });
    other->root().forEachElement([&](JsonNode node) { otherPlaces.push_back(node.place()); });
    for (std::size_t i = 1; i < places.size(); ++i) places[i] += longer;
    QVERIFY(places == otherPlaces);
}

void tst_JsonDocument::limitsRefuseBeforeBuilding()
{
    const JsonLimits small{1u << 20, 1000, 100};
    const std::string deep(100'000, '[');
    QCOMPARE(JsonDocument::parse(deep, "f", "json", small).error().code, std::string("json.too-deep"));
    QCOMPARE(JsonDocument::parse(deep, "f", "json", small).error().column, 101);

    std::string many = "[0";
    for (int i = 0; i < 2000; ++i) many += ",\n0";
    const auto refused = JsonDocument::parse(many + ']', "f", "json", small);
    QCOMPARE(refused.error().code, std::string("json.too-many-values"));
    QCOMPARE(refused.error().line, 1000);

    const auto large = JsonDocument::parse('"' + std::string(1u << 20, 'x') + '"', "f", "json", small);
    QCOMPARE(large.error().code, std::string("json.too-large"));
    QCOMPARE(large.error().column, (1 << 20) + 1);
}

void tst_JsonDocument::layoutDependsOnContentAlone()
{
    const std::string loose =
        "{\"a\":[ ],\"b\":{ },\"c\":[1,\"x\",null],\"d\":[[1,2],[3,4]],\r\n\"e\":{\"f\":true}}";
    const std::string laid = R"({
  "a": [],
  "b": {},
  "c": [1, "x", null],
  "d": [
    [1, 2],
    [3, 4]
  ],
  "e": {
    "f": true
  }
})";
    const auto fromLoose = JsonDocument::parse(loose, "f", "json");
    const auto fromLaid = JsonDocument::parse(laid, "f", "json");
    QCOMPARE(laidOut(fromLoose->root()), laid);
    QCOMPARE(laidOut(fromLaid->root()), laid);
}

void tst_JsonDocument::placesCountCodePoints()
{
    QCOMPARE(textPlace("ab\ncd", 4), (TextPlace{2, 2}));
    QCOMPARE(textPlace("\u00e4\U0001F600x", 6), (TextPlace{1, 3}));
    QCOMPARE(textPlace("a\r\nb\rc", 5), (TextPlace{3, 1}));
    QCOMPARE(textPlace("ab", 99), (TextPlace{1, 3}));
}

void tst_JsonDocument::bytesThatAreNotUtf8AreReadAsLatin1()
{
    QCOMPARE(validUtf8("Z\xfcrich"), std::string("Z\u00fcrich"));
    QCOMPARE(validUtf8("Z\u00fcrich"), std::string("Z\u00fcrich"));
    QCOMPARE(quotedJson("\xff"), std::string("\"\u00ff\""));
    QCOMPARE(validUtf8("\xed\xa0\x80"), std::string("\u00ed\u00a0\u0080"));
}

QTEST_APPLESS_MAIN(tst_JsonDocument)
#include "tst_JsonDocument.moc"
