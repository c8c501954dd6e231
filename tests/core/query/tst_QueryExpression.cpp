#include "core/query/editing/QueryEcho.h"
#include "core/query/language/QueryExpression.h"
#include "core/query/language/parsing/QueryTerms.h"
#include "tests/core/query/QueryVocabulary.h"
#include "tests/support/AllocationCount.h"

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
    void sixteenElementsNeedNoHeap();
    void textsAreComparedByContent();
    void everyParameterCounts();
    void copiesAndMovesKeepLongExpressions();
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

void tst_QueryExpression::sixteenElementsNeedNoHeap()
{
    using namespace terms;
    const std::int64_t before = test::allocationCount();
    const auto sixteen = [this] {
        // 6 terms, 5 operators, 5 functions
        return (call<"head">(m_run, frames(5)) & ~m_male) |
               call<"inside">(call<"longer">(m_tired, seconds(1)), m_limping) |
               (call<"first">(m_run, 2) - (call<"random">(m_male, 3, 7)));
    };
    const QueryExpression query = sixteen();
    const QueryExpression copy = query;
    QueryExpression moved = sixteen();
    const bool isSame = query == copy && copy == moved && query.hash() == moved.hash();
    const std::int64_t after = test::allocationCount();
    QVERIFY(isSame);
    QCOMPARE(query.elements().size(), 16u);
    QCOMPARE(after, before);

    moved = std::move(moved) | m_run;
    QVERIFY(test::allocationCount() > after);
    QCOMPARE(moved.elements().size(), 18u);
}

void tst_QueryExpression::textsAreComparedByContent()
{
    using namespace terms;
    const QueryExpression a = (call<"clip">("a") | (terms::property("bc") == "d")) & call<"contact">("Hips");
    const QueryExpression b = (call<"clip">("a") | (terms::property("bc") == "d")) & call<"contact">("Hips");
    QCOMPARE(a, b);
    QCOMPARE(a.hash(), b.hash());
    QVERIFY(!(call<"clip">("a") == call<"clip">("b")));
    QVERIFY(!((terms::property("ab") == "c") == (terms::property("a") == "bc")));
    QCOMPARE(a.text(a.elements()[0]), std::string_view("a"));
    QCOMPARE(a.text(a.elements()[1]), std::string_view("bc"));
    QCOMPARE(std::get<std::string_view>(a.value(a.elements()[1])), std::string_view("d"));
    QCOMPARE(a.text(a.elements()[3]), std::string_view("Hips"));
    const QueryExpression speedy = call<"speed">() > 1.5;
    QCOMPARE(speedy.text(speedy.elements()[0]), std::string_view());
    QCOMPARE(speedy.elements()[0].number(), 1.5);
    QCOMPARE(std::get<double>((terms::property("p") < -2).value((terms::property("p") < -2).elements()[0])),
             -2.0);
    QVERIFY(
        std::get<bool>((terms::property("p") == true).value((terms::property("p") == true).elements()[0])));
    QCOMPARE(terms::property("p") == 0.0, terms::property("p") == -0.0);
}

void tst_QueryExpression::everyParameterCounts()
{
    using namespace terms;
    const std::vector<QueryExpression> different{call<"head">(m_run, frames(5)),
                                                 call<"head">(m_run, frames(6)),
                                                 call<"head">(m_run, seconds(5)),
                                                 call<"tail">(m_run, frames(5)),
                                                 call<"grow">(m_run, frames(5)),
                                                 call<"grow">(m_run, frames(5), frames(6)),
                                                 call<"shrink">(m_run, frames(5)),
                                                 call<"first">(m_run),
                                                 call<"first">(m_run, 2),
                                                 call<"last">(m_run),
                                                 call<"nth">(m_run, 1),
                                                 call<"random">(m_run, 1, 0),
                                                 call<"random">(m_run, 1, 1),
                                                 call<"random">(m_run, 2, 1),
                                                 call<"inside">(m_run, m_male),
                                                 call<"inside">(m_male, m_run),
                                                 call<"before">(m_run, m_male, Duration()),
                                                 call<"after">(m_run, m_male, Duration()),
                                                 call<"speed">() > 1,
                                                 call<"speed">() >= 1,
                                                 call<"height">() > 1,
                                                 call<"speed">("Hips") > 1,
                                                 call<"speed">() > 2,
                                                 terms::property("p") > 1,
                                                 terms::property("p") == 1,
                                                 terms::property("p") == true,
                                                 terms::property("p") == "",
                                                 call<"clip">("p"),
                                                 call<"file">("p"),
                                                 call<"folder">("p"),
                                                 call<"caption">("p"),
                                                 call<"like">("p"),
                                                 call<"like">("q"),
                                                 call<"like">("p", 1.0),
                                                 call<"like">("p", 2.0),
                                                 call<"contact">("p"),
                                                 call<"clips">(m_run)};
    for (std::size_t i = 0; i < different.size(); ++i)
        for (std::size_t j = 0; j < different.size(); ++j) {
            QCOMPARE(different[i] == different[j], i == j);
            QCOMPARE(different[i].hash() == different[j].hash(), i == j);
        }
}

void tst_QueryExpression::copiesAndMovesKeepLongExpressions()
{
    QueryExpression chain = m_male;
    for (int i = 1; i < 40; ++i) chain = std::move(chain) | m_run;
    QueryExpression copy = chain;
    QCOMPARE(copy, chain);
    const QueryExpression moved = std::move(copy);
    QCOMPARE(moved, chain);
    QCOMPARE(moved.elements().size(), 79u);
    copy = m_male;
    QCOMPARE(copy, m_male);
    copy = moved;
    QCOMPARE(copy, chain);
    copy = copy | copy;
    QCOMPARE(copy.elements().size(), 159u);
    copy = std::move(chain);
    QCOMPARE(copy, moved);
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
    QTest::newRow("function alone") << QList{op(QueryOp::Starts)} << false;
    QTest::newRow("relation of one") << QList{op(QueryOp::All), op(QueryOp::Inside)} << false;
    QTest::newRow("relation") << QList{op(QueryOp::All), op(QueryOp::All), op(QueryOp::Inside)} << true;
    QTest::newRow("function") << QList{op(QueryOp::All), op(QueryOp::WholeClips)} << true;
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
