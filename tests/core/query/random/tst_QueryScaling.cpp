#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"
#include "core/query/language/parsing/QueryParser.h"
#include "core/query/language/parsing/QueryTerms.h"
#include "tests/core/query/FunctionCalls.h"
#include "tests/support/WorkGrowth.h"

#include <QTest>

#include <algorithm>
#include <functional>

// Nothing in parser, canonical form, echo, plan and evaluation grows with the square of what it is given
// (tests/support/WorkGrowth.h).

using namespace tagline;
using namespace tagline::terms;
using namespace tagline::test;

class tst_QueryScaling : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { keepMemory(); }
    void textsAreReadInProportion_data();
    void textsAreReadInProportion();
    void expressionsAreAnsweredInProportion_data();
    void expressionsAreAnsweredInProportion();
    void functionsTakeClipsOfManyRangesInProportion_data();
    void functionsTakeClipsOfManyRangesInProportion();
    void namesAreFoundInLargeVocabularies();
    void longUnknownNamesAreRefusedInProportion();
    void queriesThatDoubleEachOtherAreRefused();
    void patternsOfManyStarsEnd();
};

namespace {

constexpr std::size_t tagCount = 40;

/// Three clips and forty tags T0, T1 … with some ranges each.
QueryLibrary smallLibrary()
{
    QueryLibrary library;
    TagSheet sheet;
    for (std::size_t tag = 0; tag < tagCount; ++tag) {
        const Frame start = Frame(tag * 3);
        sheet = sheet.withRanges(library.vocabulary.intern("T" + std::to_string(tag)),
                                 {{start, start + 5}, {start + 20, start + 21}});
    }
    for (const Frame frames : {200, 0, 65}) library.index.add(frames, sheet);
    return library;
}

std::string tagName(std::size_t i) { return "T" + std::to_string(i % tagCount); }

using Term = std::string (*)(std::size_t);

/// So many terms with an operator between.
std::string joined(std::size_t terms, const char* between, Term term)
{
    std::string text = term(0);
    for (std::size_t i = 1; i < terms; ++i) text += between + term(i);
    return text;
}

/// Parsed, echoed, made canonical and answered.
void answer(const std::string& text, const QueryLibrary& library)
{
    const auto query = parseQuery(text, library.vocabulary);
    if (!query) qFatal("%s", query.error().message.c_str());
    if (echo(*query, library.vocabulary).empty()) qFatal("no echo");
    const QueryExpression form = canonical(*query);
    if (evaluate(form, library).totals() != evaluate(*query, library).totals()) qFatal("another answer");
}

} // namespace

void tst_QueryScaling::textsAreReadInProportion_data()
{
    QTest::addColumn<QString>("between");
    QTest::addColumn<int>("kind");
    QTest::newRow("unions of tags") << " | " << 0;
    QTest::newRow("intersections of tags") << " & " << 0;
    QTest::newRow("differences of tags") << " - " << 0;
    QTest::newRow("intersections of unions") << " & " << 1;
    QTest::newRow("unions of intersections") << " | " << 2;
    QTest::newRow("complements") << " & " << 3;
    QTest::newRow("differences of differences") << " - " << 4;
    QTest::newRow("unions of different functions") << " | " << 5;
    QTest::newRow("differences of different functions") << " - " << 5;
    QTest::newRow("properties") << " | " << 6;
    QTest::newRow("patterns") << " - " << 7;
    QTest::newRow("examples of motion") << " | " << 8;
}

void tst_QueryScaling::textsAreReadInProportion()
{
    static constexpr Term termsOfKind[] = {
        tagName,
        [](std::size_t i) { return "(" + tagName(i) + " | " + tagName(i * 7 + 1) + ")"; },
        [](std::size_t i) { return tagName(i) + " & ~" + tagName(i * 7 + 1); },
        [](std::size_t i) { return "~(" + tagName(i) + " & ~" + tagName(i + 3) + ")"; },
        [](std::size_t i) {
            return "(" + tagName(i) + " - (" + tagName(i * 3) + " - " + tagName(i + 1) + "))";
        },
        [](std::size_t i) { return "head(" + tagName(i) + ", " + std::to_string(i) + ")"; },
        [](std::size_t i) { return "p" + std::to_string(i) + " == " + std::to_string(i); },
        [](std::size_t i) { return "clip(\"*a" + std::to_string(i) + "*\")"; },
        [](std::size_t i) { return "like(\"a" + std::to_string(i) + "\", " + std::to_string(i + 1) + ")"; },
    };
    QFETCH(QString, between);
    QFETCH(int, kind);
    const QueryLibrary library = smallLibrary();
    const auto text = [&](std::size_t terms) {
        return joined(terms, between.toStdString().c_str(), termsOfKind[kind]);
    };
    const std::string small = text(300);
    const std::string large = text(2400);
    QVERIFY(large.size() <= QueryLimits::bytes);
    verifyGrowth([&] { answer(small, library); }, [&] { answer(large, library); });
}

void tst_QueryScaling::expressionsAreAnsweredInProportion_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("a union of very many tags") << 0;
    QTest::newRow("an intersection of very many complements") << 1;
    QTest::newRow("functions in one another") << 2;
    QTest::newRow("differences in one another") << 3;
}

// Made in C++, where no text bounds them: 2,500 and 20,000 terms.
void tst_QueryScaling::expressionsAreAnsweredInProportion()
{
    QFETCH(int, kind);
    const QueryLibrary library = smallLibrary();
    const auto made = [&](std::uint32_t terms) {
        QueryExpression query = tag(TagId(0));
        for (std::uint32_t i = 1; i < terms; ++i) {
            const TagId id(i * 7 % tagCount);
            if (kind == 0) query = std::move(query) | tag(id);
            if (kind == 1) query = std::move(query) & ~call<"head">(tag(id), frames(i));
            if (kind == 2)
                query = i % 2 ? call<"grow">(std::move(query), frames(i % 5)) : std::move(query) - tag(id);
            if (kind == 3) query = tag(id) - std::move(query);
        }
        return query;
    };
    const auto work = [&](const QueryExpression& query) {
        if (evaluate(canonical(query), library).totals() != evaluate(query, library).totals())
            qFatal("another answer");
    };
    const QueryExpression small = made(2500);
    const QueryExpression large = made(20000);
    verifyGrowth([&] { work(small); }, [&] { work(large); });
}

void tst_QueryScaling::functionsTakeClipsOfManyRangesInProportion_data()
{
    QTest::addColumn<QString>("text");
    std::vector<std::string> texts = test::callsOfSets({.sets = {"A", "all"},
                                                        .seconds = {"B", "~B", "all"},
                                                        .durations = {"1", "2", "100000", "99999999"},
                                                        .counts = {"1000", "4294967295"},
                                                        .seeds = {"3"}});
    texts.emplace_back("A | B & ~A - B");
    for (const std::string& text : texts) QTest::newRow(text.c_str()) << QString::fromStdString(text);
}

void tst_QueryScaling::functionsTakeClipsOfManyRangesInProportion()
{
    QFETCH(QString, text);
    const auto library = [](Frame ranges) {
        QueryLibrary made;
        std::vector<FrameRange> a;
        std::vector<FrameRange> b;
        for (Frame i = 0; i < ranges; ++i) {
            a.push_back({8 * i, 8 * i + 1 + i % 4});
            b.push_back({8 * i + 2, 8 * i + 3 + i % 5});
        }
        const TagSheet sheet = TagSheet().withRanges(made.vocabulary.intern("A"), a);
        made.index.add(8 * ranges, sheet.withRanges(made.vocabulary.intern("B"), b));
        return made;
    };
    const QueryLibrary small = library(5000);
    const QueryLibrary large = library(40000);
    const auto query = parseQuery(text.toStdString(), small.vocabulary);
    QVERIFY2(query, text.toStdString().c_str());
    verifyGrowth([&] { evaluate(*query, small); }, [&] { evaluate(*query, large); });
}

void tst_QueryScaling::namesAreFoundInLargeVocabularies()
{
    const auto work = [](std::size_t tags) {
        TagVocabulary vocabulary;
        std::string text = "all";
        for (std::size_t i = 0; i < tags; ++i) {
            vocabulary.intern("Group" + std::to_string(i % 50) + ".Tag" + std::to_string(i));
            text += " | Tag" + std::to_string(i);
        }
        if (!parseQuery(text, vocabulary)) qFatal("a name is not found");
    };
    verifyGrowth([&] { work(500); }, [&] { work(4000); });
}

void tst_QueryScaling::longUnknownNamesAreRefusedInProportion()
{
    const QueryLibrary library = smallLibrary();
    const auto work = [&](std::size_t length) {
        if (parseQuery(std::string(length, 'x'), library.vocabulary)) qFatal("an unknown name is found");
    };
    verifyGrowth([&] { work(8000); }, [&] { work(64000); });
}

void tst_QueryScaling::queriesThatDoubleEachOtherAreRefused()
{
    const QueryLibrary library = smallLibrary();
    std::vector<SavedQuery> saved{{"q0", "T1 & T2"}};
    for (int i = 1; i < 60; ++i) {
        const std::string before = "@q" + std::to_string(i - 1);
        saved.push_back({"q" + std::to_string(i), before + " - head(" + before + ", 3)"});
    }
    QVERIFY(parseQuery("@q9", library.vocabulary, saved)); // 2^10 terms
    const auto refused = parseQuery("@q59", library.vocabulary, saved);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, "query.too-large");
}

void tst_QueryScaling::patternsOfManyStarsEnd()
{
    const auto work = [](std::size_t stars) {
        QueryLibrary library;
        library.index.add(10, {});
        library.clips = std::make_shared<const QueryClips>(
            QueryClips{{{std::string(stars * 4, 'a'), "", "", {30, 1}}}, {ClipId(0)}});
        std::string pattern;
        for (std::size_t i = 0; i < stars; ++i) pattern += "*a";
        if (!evaluate(call<"clip">(pattern + "*b"), library).isEmpty())
            qFatal("a pattern matches what it does not");
    };
    // The pattern and the name are both eight times as long: 64 times the work is in proportion to their
    // product.
    const double found = growth([&] { work(100); }, [&] { work(800); });
    QVERIFY2(found < 200, qPrintable(QString("%1 times as long").arg(found)));
}

QTEST_APPLESS_MAIN(tst_QueryScaling)
#include "tst_QueryScaling.moc"
