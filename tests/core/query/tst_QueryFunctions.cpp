#include "core/query/language/parsing/QueryFunctions.h"
#include "tests/support/TestData.h"

#include <QFile>
#include <QTest>

// What people are told of the functions of the query language.

using namespace tagline;

class tst_QueryFunctions : public QObject
{
    Q_OBJECT

private slots:
    void everyFunctionIsFoundByItsName();
    void everyFunctionHasHelpOfOneLine();
    void theReadmeNamesEveryFunction();
};

void tst_QueryFunctions::everyFunctionIsFoundByItsName()
{
    for (const QueryOperation& function : queryFunctions()) {
        QCOMPARE(findQueryFunction(function.name), &function);
        QCOMPARE(functionOf(function.op, function.signal)->name, function.name);
    }
    QVERIFY(!findQueryFunction("|"));
    QVERIFY(!functionOf(QueryOp::Union));
}

void tst_QueryFunctions::everyFunctionHasHelpOfOneLine()
{
    for (const QueryOperation& function : queryFunctions()) {
        const std::string shown = signature(function);
        QVERIFY2(shown.size() <= 25, shown.c_str());
        QVERIFY2(!function.help.empty() && function.help.size() <= 52, shown.c_str());
        QVERIFY2(function.help.find('\n') == std::string_view::npos, shown.c_str());
    }
}

void tst_QueryFunctions::theReadmeNamesEveryFunction()
{
    QFile file(test::sourceFolder() + "/README.md");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text =
        QString::fromUtf8(file.readAll()).section("A query is made of", 1).section("\n## ", 0, 0);
    QVERIFY(!text.isEmpty());
    for (const QueryOperation& function : queryFunctions()) {
        const QString call =
            '`' + QString::fromUtf8(function.name.data(), qsizetype(function.name.size())) + '(';
        QVERIFY2(text.contains(call), qPrintable(call));
    }
}

QTEST_APPLESS_MAIN(tst_QueryFunctions)
#include "tst_QueryFunctions.moc"
