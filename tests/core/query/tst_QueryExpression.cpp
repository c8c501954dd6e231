#include "core/query/QueryEcho.h"
#include "core/query/QueryExpression.h"
#include "tests/core/query/QueryVocabulary.h"

#include <QTest>

using namespace tagline;

class tst_QueryExpression : public QObject
{
    Q_OBJECT

private slots:
    void operatorsBuildPostfix();
    void precedenceIsAsInCpp();
    void nothingIsNoFrames();
    void equalExpressionsHashEqual();
    void brokenPostfixIsFound_data();
    void brokenPostfixIsFound();
    void echoHasAllBrackets();
    void echoQuotesNames_data();
    void echoQuotesNames();
    void echoOfALongChainIsLinear();

private:
    const TagVocabulary m_vocabulary = test::queryVocabulary();
    const QueryExpression m_run = tag(*m_vocabulary.findTyped("Run"));
    const QueryExpression m_male = tag(*m_vocabulary.findTyped("Male"));
    const QueryExpression m_tired = tag(*m_vocabulary.findTyped("Tired"));
    const QueryExpression m_limping = tag(*m_vocabulary.findTyped("Limping"));

    QString echoed(const QueryExpression& query) const
    {
        return QString::fromStdString(echo(query, m_vocabulary));
    }
};

void tst_QueryExpression::operatorsBuildPostfix()
{
    const QueryExpression query = m_run & ~(m_tired | m_limping);
    std::vector<QueryOp> ops;
    for (const QueryElement& element : query.elements()) ops.push_back(element.op());
    QCOMPARE(ops, (std::vector{QueryOp::Tag, QueryOp::Tag, QueryOp::Tag, QueryOp::Union, QueryOp::Complement,
                               QueryOp::Intersection}));
    QCOMPARE(query.elements()[1].tag(), *m_vocabulary.findTyped("Tired"));
}

void tst_QueryExpression::precedenceIsAsInCpp()
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wparentheses" // the point is what C++ makes of it without
    QCOMPARE(echoed(m_run | m_male & m_tired - m_limping),
             QString("(Locomotion.Run | (Male & (Style.Tired - Style.Limping)))"));
#pragma GCC diagnostic pop
}

void tst_QueryExpression::nothingIsNoFrames()
{
    QCOMPARE(QueryExpression(), noFrames());
    QCOMPARE(echoed(QueryExpression()), QString("none"));
}

void tst_QueryExpression::equalExpressionsHashEqual()
{
    const std::hash<QueryExpression> hash;
    QCOMPARE(m_run & m_male, m_run & m_male);
    QCOMPARE(hash(m_run & m_male), hash(m_run & m_male));
    QVERIFY(!((m_run & m_male) == (m_male & m_run)));
    QVERIFY(hash(m_run & m_male) != hash(m_male & m_run));
    QVERIFY(hash(m_run | m_male) != hash(m_run & m_male));
    QVERIFY(!(tag(TagId(1)) == exactTag(TagId(1))));
    QVERIFY(hash(tag(TagId(1))) != hash(exactTag(TagId(1))));
}

void tst_QueryExpression::brokenPostfixIsFound_data()
{
    QTest::addColumn<QList<int>>("ops");
    QTest::addColumn<bool>("valid");
    const auto op = [](QueryOp o) { return int(o); };
    QTest::newRow("empty") << QList<int>{} << false;
    QTest::newRow("leaf") << QList{op(QueryOp::All)} << true;
    QTest::newRow("two leaves") << QList{op(QueryOp::All), op(QueryOp::All)} << false;
    QTest::newRow("operator first") << QList{op(QueryOp::Union), op(QueryOp::All)} << false;
    QTest::newRow("operand missing") << QList{op(QueryOp::All), op(QueryOp::Union)} << false;
    QTest::newRow("complement alone") << QList{op(QueryOp::Complement)} << false;
    QTest::newRow("binary") << QList{op(QueryOp::All), op(QueryOp::None), op(QueryOp::Difference)} << true;
}

void tst_QueryExpression::brokenPostfixIsFound()
{
    QFETCH(QList<int>, ops);
    std::vector<QueryElement> elements;
    for (const int op : ops) elements.push_back(QueryElement(QueryOp(op)));
    QTEST(isValidPostfix(elements), "valid");
}

void tst_QueryExpression::echoHasAllBrackets()
{
    QCOMPARE(echoed((m_run & m_male) & (m_tired | m_limping)),
             QString("((Locomotion.Run & Male) & (Style.Tired | Style.Limping))"));
    QCOMPARE(echoed(~(m_run - ~m_male)), QString("~(Locomotion.Run - ~Male)"));
    QCOMPARE(echoed(~~m_male), QString("~~Male"));
    QCOMPARE(echoed(allFrames() - exactTag(*m_vocabulary.find("Locomotion"))),
             QString("(all - exact(Locomotion))"));
}

void tst_QueryExpression::echoQuotesNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("quoted");
    QTest::newRow("plain") << "Run"
                           << "Run";
    QTest::newRow("dotted") << "Contact.Left.Foot"
                            << "Contact.Left.Foot";
    QTest::newRow("underscore and digits") << "_take_01"
                                           << "_take_01";
    QTest::newRow("any script") << "Müde.走る"
                                << "Müde.走る";
    QTest::newRow("keyword") << "None"
                             << "\"None\"";
    QTest::newRow("keyword in another case") << "EXCEPT"
                                             << "\"EXCEPT\"";
    QTest::newRow("keyword as a part") << "Style.None"
                                       << "Style.None";
    QTest::newRow("function name") << "head"
                                   << "head";
    QTest::newRow("hyphen") << "walk-fast"
                            << "\"walk-fast\"";
    QTest::newRow("blank") << "left foot"
                           << "\"left foot\"";
    QTest::newRow("blank before") << " Run"
                                  << "\" Run\"";
    QTest::newRow("digit first") << "2nd"
                                 << "\"2nd\"";
    QTest::newRow("part with digit first") << "Take.2"
                                           << "\"Take.2\"";
    QTest::newRow("dot at the end") << "Run."
                                    << "\"Run.\"";
    QTest::newRow("quote") << "say \"hi\""
                           << "\"say \\\"hi\\\"\"";
    QTest::newRow("backslash") << "back\\slash"
                               << "\"back\\\\slash\"";
    QTest::newRow("empty") << ""
                           << "\"\"";
}

void tst_QueryExpression::echoQuotesNames()
{
    QFETCH(QString, name);
    QTEST(QString::fromStdString(quotedName(name.toStdString())), "quoted");
}

void tst_QueryExpression::echoOfALongChainIsLinear()
{
    QueryExpression chain = m_male;
    for (int i = 1; i < 20000; ++i) chain = std::move(chain) | m_male;
    const QString text = echoed(chain);
    QCOMPARE(text.size(), 19999 * 5 + 4 * 20000);
    QVERIFY(text.startsWith("(((("));
    QVERIFY(text.endsWith("Male) | Male)"));
}

QTEST_APPLESS_MAIN(tst_QueryExpression)
#include "tst_QueryExpression.moc"
