#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/QueryCache.h"
#include "core/query/language/QueryCanonical.h"
#include "core/query/language/parsing/QueryParser.h"
#include "tests/core/query/random/EditedLibrary.h"
#include "tests/core/query/random/RandomCases.h"
#include "tests/core/query/random/RandomQuery.h"

#include <QTest>

// Random queries in other forms: written another way, in canonical form, as text and read again, and
// remembered through random edits. All forms of a query must answer alike.

using namespace tagline;
using namespace tagline::test;

class tst_QueryRandomForms : public QObject
{
    Q_OBJECT

private slots:
    void canonicalFormsAnswerAlike();
    void equalQueriesHaveOneCanonicalForm();
    void echoesParseToTheSameQuery();
    void rememberedAnswersStayTrueThroughEdits();
};

namespace {

constexpr std::uint32_t usualCases = 40'000;

QueryExpression someQuery(std::uint32_t mostTerms, std::mt19937& random)
{
    const QueryDiet diet = random() % 3 == 0 ? QueryDiet::SetAlgebra : QueryDiet::Everything;
    return randomQuery(1 + random() % mostTerms, diet, random);
}

} // namespace

void tst_QueryRandomForms::canonicalFormsAnswerAlike()
{
    const RandomCases cases = RandomCases::orElse(11, usualCases);
    std::mt19937 random(cases.seed);
    EditedLibrary library(random);
    for (std::uint32_t i = 0; i < cases.count; ++i) {
        library.next();
        const QueryExpression query = someQuery(6, random);
        const FrameSet answer = evaluate(canonical(query), library.asked());
        QVERIFY2(library.naive().agrees(answer, library.naive().answer(query)),
                 (echo(query, library.asked().vocabulary) + "\n" +
                  echo(canonical(query), library.asked().vocabulary))
                     .c_str());
    }
}

void tst_QueryRandomForms::equalQueriesHaveOneCanonicalForm()
{
    const RandomCases cases = RandomCases::orElse(12, usualCases);
    std::mt19937 random(cases.seed + 1);
    const RandomLibrary library(random);
    for (std::uint32_t i = 0; i < cases.count; ++i) {
        const QueryExpression query = someQuery(6, random);
        const QueryExpression other = rewritten(query, random);
        const QueryExpression form = canonical(query);
        const std::string text =
            echo(query, library.asked().vocabulary) + "\n" + echo(other, library.asked().vocabulary);
        QVERIFY2(canonical(other) == form, text.c_str());
        QVERIFY2(canonical(other).hash() == form.hash(), text.c_str());
        QVERIFY2(canonical(form) == form, text.c_str());
    }
}

void tst_QueryRandomForms::echoesParseToTheSameQuery()
{
    const RandomCases cases = RandomCases::orElse(13, usualCases);
    std::mt19937 random(cases.seed + 2);
    const RandomLibrary library(random);
    const TagVocabulary& vocabulary = library.asked().vocabulary;
    const QueryNames names{vocabulary, {}, {}, true, {}};
    for (std::uint32_t i = 0; i < cases.count; ++i) {
        const QueryExpression query = someQuery(12, random);
        const std::string text = echo(query, vocabulary);
        const Result<QueryExpression> parsed = parseQuery(text, names);
        QVERIFY2(parsed, (text + "\n" + (parsed ? "" : parsed.error().message)).c_str());
        QVERIFY2(*parsed == query, text.c_str());
        QVERIFY2(parsed->hash() == query.hash(), text.c_str());
        QCOMPARE(echo(*parsed, vocabulary), text);
    }
}

void tst_QueryRandomForms::rememberedAnswersStayTrueThroughEdits()
{
    const RandomCases cases = RandomCases::orElse(14, usualCases);
    std::mt19937 random(cases.seed + 3);
    std::vector<QueryExpression> asked;
    std::optional<RandomLibrary> library;
    std::optional<NaiveEvaluation> naive;
    QueryCache cache;
    for (std::uint32_t i = 0; i < cases.count; ++i) {
        if (i % 1024 == 0) {
            library.emplace(random);
            asked.clear();
            for (int query = 0; query < 12; ++query) asked.push_back(someQuery(5, random));
        } else if (i % 4 == 0) {
            library->edit(random);
        }
        if (i % 4 == 0) {
            naive.emplace(*library);
            cache.moveTo(library->asked());
        }
        const QueryExpression& query = pick(asked, random);
        QVERIFY2(naive->agrees(*cache.answer(query), naive->answer(query)),
                 echo(query, library->asked().vocabulary).c_str());
    }
    QVERIFY2(cache.counts().found > 0 && cache.counts().mended > 0, "the cache remembered nothing");
}

QTEST_APPLESS_MAIN(tst_QueryRandomForms)
#include "tst_QueryRandomForms.moc"
