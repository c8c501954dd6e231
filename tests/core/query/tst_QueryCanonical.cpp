#include "core/query/editing/QueryEcho.h"
#include "core/query/language/QueryCanonical.h"
#include "core/query/language/parsing/QueryParser.h"
#include "tests/core/query/QueryVocabulary.h"

#include <QTest>

#include <random>

using namespace tagline;

namespace {

/// The answer of set algebra over six tags on 64 frames that have every combination of them.
std::uint64_t truthTable(const QueryExpression& query)
{
    constexpr std::uint64_t tags[] = {0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc, 0xf0f0f0f0f0f0f0f0,
                                      0xff00ff00ff00ff00, 0xffff0000ffff0000, 0xffffffff00000000};
    std::vector<std::uint64_t> stack;
    for (const QueryElement& element : query.elements()) {
        std::uint64_t b = 0;
        if (operandCount(element.op()) == 2) {
            b = stack.back();
            stack.pop_back();
        }
        switch (element.op()) {
        case QueryOp::Tag:
            stack.push_back(tags[element.tag().value]);
            break;
        case QueryOp::All:
            stack.push_back(~std::uint64_t(0));
            break;
        case QueryOp::None:
            stack.push_back(0);
            break;
        case QueryOp::Complement:
            stack.back() = ~stack.back();
            break;
        case QueryOp::Union:
            stack.back() |= b;
            break;
        case QueryOp::Intersection:
            stack.back() &= b;
            break;
        case QueryOp::Difference:
            stack.back() &= ~b;
            break;
        default:
            qFatal("not set algebra");
        }
    }
    return stack.back();
}

QueryExpression randomQuery(int terms, std::mt19937& random)
{
    if (terms == 1) {
        const std::uint32_t pick = random() % 16;
        if (pick == 0) return allFrames();
        if (pick == 1) return noFrames();
        const QueryExpression term = tag(TagId(pick % 6));
        return random() % 4 == 0 ? ~term : term;
    }
    const int left = 1 + int(random() % std::uint32_t(terms - 1));
    const QueryExpression a = randomQuery(left, random);
    const QueryExpression b = randomQuery(terms - left, random);
    const std::uint32_t pick = random() % 5;
    const QueryExpression made = pick < 2 ? a | b : pick < 4 ? a & b : a - b;
    return random() % 5 == 0 ? ~made : made;
}

} // namespace

class tst_QueryCanonical : public QObject
{
    Q_OBJECT

private slots:
    void hasOneForm_data();
    void hasOneForm();
    void partsOfOneKindHaveOneOrder();
    void differentQueriesStayApart_data();
    void differentQueriesStayApart();
    void answersNeverChange();
    void longChainsAreFlat();
    void deepNestingIsNoTrouble();
    void collapsingGroupsAreTakenIn();

private:
    QueryExpression parsed(const QString& text) const
    {
        const auto query =
            parseQuery(text.toStdString(), QueryNames{.vocabulary = m_vocabulary, .hasSignals = true});
        if (!query) qFatal("%s: %s", qPrintable(text), query.error().text().c_str());
        return *query;
    }
    QString form(const QString& text) const
    {
        return QString::fromStdString(echo(canonical(parsed(text)), m_vocabulary));
    }

    const TagVocabulary m_vocabulary = [] {
        TagVocabulary vocabulary;
        for (const char* name : {"A", "B", "C", "D", "E", "F"}) vocabulary.intern(name);
        return vocabulary;
    }();
};

void tst_QueryCanonical::hasOneForm_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("canonical");
    const auto row = [](const char* text, const char* form) { QTest::newRow(text) << text << form; };
    row("A", "A");
    row("B & A", "(A & B)");
    row("C | (B | A)", "((A | B) | C)");
    row("A & (C & B) & A", "((A & B) & C)");
    row("A | A", "A");
    row("~~A", "A");
    row("~~~A", "~A");
    row("A - B", "(A & ~B)");
    row("A - B - C", "((A & ~B) & ~C)");
    row("A - (B | C)", "((A & ~B) & ~C)");
    row("~C & A & ~B", "((A & ~B) & ~C)");
    row("~(A & B)", "~(A & B)");
    row("~A | ~B", "~(A & B)");
    row("~A & ~B", "~(A | B)");
    row("~A - B", "~(A | B)");
    row("~(~A | ~B)", "(A & B)");
    row("~(~A & B)", "(A | ~B)");
    row("~(A - B)", "(B | ~A)");
    row("~(A | B & C)", "(~(B & C) & ~A)");
    row("A & (B | C)", "(A & (B | C))");
    // constants
    row("none", "none");
    row("~all", "none");
    row("~none", "all");
    row("A & none", "none");
    row("A | all", "all");
    row("A & all & B", "(A & B)");
    row("none | A", "A");
    row("A - all", "none");
    row("A - none", "A");
    row("A & ~A", "none");
    row("A | B | ~A", "all");
    row("A - A", "none");
    row("(A & B) - (B & A)", "none");
    row("(A | B) & (B | A)", "(A | B)");
    row("(A | B) | ~(B | A)", "all");
    row("C & (A - B) & ~(A - B)", "none");
    row("(A & B & C) - (B & A)", "none");
    row("(A & B) - (B & A & C)", "((A & B) & ~((A & B) & C))");
    row("C & (A | ~A)", "C");
    row("C & (B | (A - A))", "(B & C)");
    // functions
    row("head(B & A, 500ms)", "head(A & B, 0.5s)");
    row("head(A, 0.50s) | head(A, 500ms)", "head(A, 0.5s)");
    row("tail(A, 5.0f) & tail(A, 5)", "tail(A, 5f)");
    row("head(none, 5)", "none");
    row("first(A - A) | B", "B");
    row("random(none, 3, 1)", "none");
    row("clips(B & none)", "none");
    row("clips(clips(A))", "clips(A)");
    row("clips(all)", "all");
    row("~clips(~clips(A))", "~clips(~clips(A))");
    row("head(A, 0)", "none");
    row("lastframes(A, 0ms)", "none");
    row("shorter(A, 0s)", "none");
    row("longer(A, 0)", "A");
    row("close(B | A, 0)", "(A | B)");
    row("C & grow(B & A, 0, 0s)", "((A & B) & C)");
    row("shrink(A, 0, 5)", "shrink(A, 0f, 5f)");
    row("grow(A, 5, 5)", "grow(A, 5f)");
    row("inside(A, none)", "none");
    row("before(none, A, 5)", "none");
    row("overlapping(B | A, C & ~~A)", "overlapping(A | B, A & C)");
    row("after(A, B, 0)", "after(A, B, 0f)");
    row("atleast(1, B, A)", "(A | B)");
    row("atleast(2, B, A)", "(A & B)");
    row("atleast(2, C, B, A)", "atleast(2, A, B, C)");
    row("atleast(2, C, all, B & A)", "(C | (A & B))");
    row("atleast(2, C, none, B)", "(B & C)");
    row("atleast(1, all, A)", "all");
    row("atleast(2, A, none, none)", "none");
    row("~atleast(2, A & B, ~C, C) & ~A", "~(A | atleast(2, C, ~C, A & B))");
    row("optional(A) & A", "A");
    row("optional(Hero) | A", "A");
    row("frames(500ms, 1)", "frames(0.5s, 1f)");
    row("near(A, B, -500ms, -0s)", "near(A, B, -0.5s, 0f)");
    row("near(A, none, -1, 1)", "none");
    row("count(none) == 0", "(count(none) == 0)");
    row("count(B & A) == 2.0", "(count(A & B) == 2)");
    row("mean(none, speed()) > 1", "none");
    row("mean(B | A, speed()) > 1 | mean(A | B, speed()) > 1", "(mean(A | B, speed()) > 1)");
    row("x() > y() & x() > y()", "(x() > y())");
    row("~starts(A) & ~ends(A)", "~(starts(A) | ends(A))");
    row("exact(A) & A", "(A & exact(A))");
    // terms with texts
    row("clip(\"x\") & clip(\"x\")", "clip(\"x\")");
    row("terrain == \"x\" | terrain == \"x\"", "(terrain == \"x\")");
    row("x() > 1 & x() > 1.0", "(x() > 1)");
    row("p == 0 | p == -0", "(p == 0)");
    row("p == 1 - p == 1", "none");
}

void tst_QueryCanonical::hasOneForm()
{
    QFETCH(QString, text);
    QTEST(form(text), "canonical");
    const QueryExpression made = canonical(parsed(text));
    QCOMPARE(canonical(made), made);
}

/// Which one it is, their hashes decide: a new QueryOp may change it.
void tst_QueryCanonical::partsOfOneKindHaveOneOrder()
{
    const QString made = form("(A | B) & ~(C & ~D) & (B | A)");
    QVERIFY2(made == "((D | ~C) & (A | B))" || made == "((A | B) & (D | ~C))", qPrintable(made));
    for (const char* other : {"(D | ~C) & (A | B)", "(B | A) & (~C | D)", "~(~(B | A) | (~D & C))"})
        QCOMPARE(form(other), made);
}

void tst_QueryCanonical::differentQueriesStayApart_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    const auto row = [](const char* a, const char* b) { QTest::newRow(a) << a << b; };
    row("A - B", "B - A");
    row("A", "exact(A)");
    row("A & (B | C)", "A & B | C");
    row("inside(A, B)", "inside(B, A)");
    row("head(A, 5)", "tail(A, 5)");
    row("head(A, 5)", "head(A, 5s)");
    row("grow(A, 1, 2)", "grow(A, 2, 1)");
    row("first(A, 1)", "first(A, 2)");
    row("random(A, 1, 2)", "random(A, 1, 3)");
    row("random(A, 1, 2)", "random(A, 2, 2)");
    row("clip(\"a\") & clip(\"b\")", "clip(\"ab\") & clip(\"\")");
    row("clip(\"a\")", "file(\"a\")");
    row("p == \"1\"", "p == 1");
    row("p == true", "p == 1");
    row("p < 1", "p <= 1");
    row("pq == \"r\"", "p == \"qr\"");
    row("x() < 1", "y() < 1");
    row("x() < 1", "x(Hips) < 1");
    row("contact(A)", "contact(B)");
    row("A | ~head(A, 5)", "all");
}

void tst_QueryCanonical::differentQueriesStayApart()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QVERIFY(!(canonical(parsed(a)) == canonical(parsed(b))));
}

void tst_QueryCanonical::answersNeverChange()
{
    const auto seed = std::mt19937::result_type(20261121);
    std::mt19937 random(seed);
    for (int i = 0; i < 100'000; ++i) {
        const QueryExpression query = randomQuery(1 + i % 12, random);
        const QueryExpression made = canonical(query);
        const std::string text = echo(query, m_vocabulary) + "  " + echo(made, m_vocabulary);
        QVERIFY2(truthTable(made) == truthTable(query), text.c_str());
        QVERIFY2(canonical(made) == made, text.c_str());
        QVERIFY2(canonical(~~~query) == canonical(~made), text.c_str());
        QVERIFY2(made.elements().size() <= 2 * query.elements().size(), text.c_str());
    }
}

void tst_QueryCanonical::longChainsAreFlat()
{
    constexpr int terms = 20'000;
    std::mt19937 random(7);
    std::vector<std::uint32_t> tags(terms);
    for (int i = 0; i < terms; ++i) tags[std::size_t(i)] = std::uint32_t(i);
    const auto chain = [&](QueryOp op) {
        QueryPostfix postfix;
        for (int i = 0; i < terms; ++i) {
            postfix.push(QueryElement::tag(QueryOp::Tag, TagId(tags[std::size_t(i)])));
            if (i > 0) postfix.push(QueryElement(op));
        }
        return QueryExpression::fromPostfix(std::move(postfix));
    };
    const QueryExpression sorted = chain(QueryOp::Union);
    QCOMPARE(canonical(sorted), sorted);
    std::shuffle(tags.begin(), tags.end(), random);
    QCOMPARE(canonical(chain(QueryOp::Union)), sorted);
    QCOMPARE(canonical(chain(QueryOp::Intersection)).elements().size(), std::size_t(2 * terms - 1));
    QCOMPARE(canonical(chain(QueryOp::Difference)).elements().size(), std::size_t(3 * terms - 2));

    // The same from the right: A | (B | (C | …)).
    QueryPostfix right;
    for (const std::uint32_t tag : tags) right.push(QueryElement::tag(QueryOp::Tag, TagId(tag)));
    for (int i = 1; i < terms; ++i) right.push(QueryElement(QueryOp::Union));
    QCOMPARE(canonical(QueryExpression::fromPostfix(std::move(right))), sorted);
}

void tst_QueryCanonical::deepNestingIsNoTrouble()
{
    QueryPostfix functions;
    QueryPostfix alternating;
    QueryPostfix complements;
    for (QueryPostfix* each : {&functions, &alternating, &complements})
        each->push(QueryElement::tag(QueryOp::Tag, TagId(0)));
    for (std::uint32_t i = 0; i < 20'000; ++i) {
        functions.push(QueryElement::lasting(QueryOp::Head, Duration::frames(1 + i)));
        alternating.push(QueryElement::tag(QueryOp::Tag, TagId(1 + i)));
        alternating.push(QueryElement(i % 2 ? QueryOp::Union : QueryOp::Intersection));
        complements.push(QueryElement(QueryOp::Complement));
    }
    for (const QueryPostfix& each : {functions, alternating}) {
        const QueryExpression query = QueryExpression::fromPostfix(each);
        const QueryExpression made = canonical(query);
        QCOMPARE(made.elements().size(), query.elements().size());
        QCOMPARE(canonical(made), made);
    }
    QCOMPARE(canonical(QueryExpression::fromPostfix(complements)), tag(TagId(0)));
}

// A group that turns out to be one conjunction belongs to the one around it.
void tst_QueryCanonical::collapsingGroupsAreTakenIn()
{
    QCOMPARE(form("C & ((A & B) | (D & ~D))"), QString("((A & B) & C)"));
    QCOMPARE(form("C & ((A & B) | (B & A))"), QString("((A & B) & C)"));
    QCOMPARE(form("C | ~((~A & ~B) | none)"), QString("((A | B) | C)"));
    QueryExpression query = tag(TagId(0));
    for (std::uint32_t i = 1; i < 2'000; ++i)
        query = (std::move(query) | (tag(TagId(i)) & ~tag(TagId(i)))) & tag(TagId(i));
    QCOMPARE(canonical(query).elements().size(), std::size_t(2 * 2'000 - 1));
}

QTEST_APPLESS_MAIN(tst_QueryCanonical)
#include "tst_QueryCanonical.moc"
