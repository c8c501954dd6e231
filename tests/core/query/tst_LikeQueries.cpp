// like("name") in queries: how it is written, what it answers, and when an answer is forgotten.

#include "core/query/editing/MirroredQuery.h"
#include "core/query/editing/QueryCompletion.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/editing/QuerySuggestion.h"
#include "core/query/evaluation/QueryCache.h"
#include "core/query/language/QueryCanonical.h"
#include "core/query/language/parsing/QueryTerms.h"
#include "tests/core/query/QueryWorld.h"

#include <QTest>

using namespace tagline;
using namespace tagline::terms;
using tagline::test::drawn;

namespace {

/// Frames 1 to 4 of clip 0 and 2 to 20 of clip 1 move like Jab, within a distance of 2 also all of clip 2.
class JabLikeness final : public LikenessSource
{
public:
    std::size_t clipsToMeasure() const override { return 0; }
    bool measure(const std::function<bool(std::size_t)>&) const override { return true; }
    std::vector<AlikeFrames> alike(std::string_view name, std::optional<double> distance) const override
    {
        ++asked;
        if (name != "Jab") return {};
        std::vector<AlikeFrames> found{{ClipId(0), FrameRanges::canonical({{1, 5}})},
                                       {ClipId(1), FrameRanges::canonical({{2, 20}})}};
        if (distance.value_or(1.0) >= 2.0) found.push_back({ClipId(2), FrameRanges::canonical({{0, 8}})});
        return found;
    }
    std::optional<std::string> refusal(std::string_view) const override { return std::nullopt; }

    mutable int asked = 0;
};

} // namespace

class tst_LikeQueries : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void itAnswersWhatMovesLikeTheExample_data();
    void itAnswersWhatMovesLikeTheExample();
    void withoutASourceNothingIsAlike();
    void theEchoIsReadAsTheSame();
    void errorsNameWhatIsKept_data();
    void errorsNameWhatIsKept();
    void keptNamesAreOffered();
    void aNameThatIsNearlyRightIsSuggested();
    void itIsTheSameInAMirror();
    void itIsAskedOnceAndAgainWhenMotionIsOther();
    void editsOfTagsKeepWhatIsAlike();

private:
    QueryNames names() const
    {
        QueryNames names{.vocabulary = m_world.library.vocabulary, .savedQueries = {}};
        names.examples = std::span<const MotionExample>(m_examples);
        return names;
    }
    QString answer(const QueryExpression& query) const
    {
        return drawn(evaluate(canonical(query), m_world.library), m_world.library.index);
    }

    test::QueryWorld m_world;
    std::shared_ptr<const JabLikeness> m_likeness;
    std::vector<MotionExample> m_examples;
};

void tst_LikeQueries::init()
{
    m_world = test::queryWorld();
    m_likeness = std::make_shared<const JabLikeness>();
    m_world.library.likeness = m_likeness;
    m_examples.assign(2, {});
    m_examples[0].name = "Jab";
    m_examples[1].name = "high kick";
}

void tst_LikeQueries::itAnswersWhatMovesLikeTheExample_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char* query, const char* answer) {
        QTest::newRow(query) << QString(query) << QString(answer);
    };
    row("like(\"Jab\")", ".####..... ..#### ........");
    row("like(\"Jab\", 2)", ".####..... ..#### ########");
    row("like(\"Jab\", 0.5) | Limping", ".####..... ..#### ..###...");
    row("like(\"Jab\") & Run", ".###...... ..#### ........");
    row("like(\"Jab\") & ~Run", "....#..... ...... ........");
    row("head(like(\"Jab\"), 2)", ".##....... ..##.. ........");
    row("count(like(\"Jab\")) == 0", ".......... ...... ########");
    row("like(\"high kick\")", ".......... ...... ........");
}

void tst_LikeQueries::itAnswersWhatMovesLikeTheExample()
{
    QFETCH(QString, query);
    const auto parsed = parseQuery(query.toStdString(), names());
    QVERIFY2(parsed, parsed ? "" : parsed.error().message.c_str());
    QTEST(answer(*parsed), "answer");
    QVERIFY(!isLocal(*parsed));
}

void tst_LikeQueries::withoutASourceNothingIsAlike()
{
    m_world.library.likeness = nullptr;
    QCOMPARE(answer(call<"like">("Jab")), QString(".......... ...... ........"));
}

void tst_LikeQueries::theEchoIsReadAsTheSame()
{
    const auto echoed = [&](const QueryExpression& query) {
        const std::string text = echo(query, m_world.library.vocabulary);
        const auto again = parseQuery(text, m_world.library.vocabulary);
        return again && *again == query ? QString::fromStdString(text) : QString();
    };
    QCOMPARE(echoed(call<"like">("Jab")), QString("like(\"Jab\")"));
    QCOMPARE(echoed(call<"like">("Jab", 0.8)), QString("like(\"Jab\", 0.8)"));
    QCOMPARE(echoed(call<"like">("a \"b\"")), QString("like(\"a \\\"b\\\"\")"));
    QVERIFY(canonical(call<"like">("Jab") & call<"like">("Jab")) == canonical(call<"like">("Jab")));
    QVERIFY(!(canonical(call<"like">("Jab") & call<"like">("Jab", 1.0)) == canonical(call<"like">("Jab"))));
}

void tst_LikeQueries::errorsNameWhatIsKept_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* query, const char* code, const char* message) {
        QTest::newRow(query) << QString(query) << QString("query.%1").arg(code) << QString(message);
    };
    row("like(\"Job\")", "unknown-example", "no example \"Job\"; this library keeps: \"Jab\", \"high kick\"");
    row("like(Jab)", "wrong-argument", "the name of a kept example in quotes is expected here");
    row("like()", "missing-argument", "the name of a kept example in quotes is missing");
    row("like(\"Jab\", far)", "wrong-argument", "a distance such as 0.8 is expected here");
    row("like(\"Jab\", -1)", "negative", "a distance is never negative");
    row("like(\"Jab\", 0)", "zero-distance", "is too small");
    row("like(\"Jab\", 2s)", "unit-in-distance", "has a unit");
    row("like(\"Jab\", 1, 2)", "extra-argument", "like takes no more arguments: like(\"name\", distance)");
}

void tst_LikeQueries::errorsNameWhatIsKept()
{
    QFETCH(QString, query);
    QFETCH(QString, message);
    const auto parsed = parseQuery(query.toStdString(), names());
    QVERIFY(!parsed);
    QTEST(QString::fromStdString(parsed.error().code), "code");
    QVERIFY2(QString::fromStdString(parsed.error().message).contains(message),
             parsed.error().message.c_str());
    QVERIFY(parsed.error().column > 0);
}

void tst_LikeQueries::keptNamesAreOffered()
{
    const auto offered = [&](const std::string& text) {
        QStringList texts;
        for (const QueryCompletion& each : completions(text, text.size(), names()).items)
            texts << QString::fromStdString(each.text);
        return texts.join(' ');
    };
    QCOMPARE(offered("Run & like("), QString("\"Jab\" \"high kick\""));
    QCOMPARE(offered("like(\"ja"), QString("\"Jab\""));
    QCOMPARE(offered("like(\"ki"), QString("\"high kick\""));
    QCOMPARE(offered("like(\"Jab\", "), QString());
}

void tst_LikeQueries::aNameThatIsNearlyRightIsSuggested()
{
    QCOMPARE(suggestionAt("like(\"Jub\")", 6, names()), std::string("\"Jab\""));
    QCOMPARE(suggestionAt("like(\"Jab\")", 6, names()), std::string());
}

void tst_LikeQueries::itIsTheSameInAMirror()
{
    QVERIFY(mirroredQuery(call<"like">("left Jab", 0.5), m_world.library.vocabulary) ==
            call<"like">("left Jab", 0.5));
}

void tst_LikeQueries::itIsAskedOnceAndAgainWhenMotionIsOther()
{
    QueryCache cache;
    cache.moveTo(m_world.library);
    const auto first = cache.answer(call<"like">("Jab"));
    QCOMPARE(cache.answer(call<"like">("Jab")), first);
    (void)cache.answer(call<"head">(call<"like">("Jab"), frames(2)));
    QCOMPARE(m_likeness->asked, 1); // the part is known
    const auto other = std::make_shared<const JabLikeness>();
    m_world.library.likeness = other;
    cache.moveTo(m_world.library);
    (void)cache.answer(call<"like">("Jab"));
    QCOMPARE(other->asked, 1);
}

void tst_LikeQueries::editsOfTagsKeepWhatIsAlike()
{
    QueryCache cache;
    cache.moveTo(m_world.library);
    const TagId tired = *m_world.library.vocabulary.findTyped("Tired");
    const QueryExpression query = call<"like">("Jab") & tag(tired);
    QCOMPARE(drawn(*cache.answer(query), m_world.library.index), QString(".......... ..##.. ........"));
    m_world.library.index.set(ClipId(1), 6, TagSheet().withRanges(tired, {{3, 6}}));
    cache.moveTo(m_world.library);
    QCOMPARE(drawn(*cache.answer(query), m_world.library.index), QString(".......... ...### ........"));
    QCOMPARE(m_likeness->asked, 1);
}

QTEST_APPLESS_MAIN(tst_LikeQueries)
#include "tst_LikeQueries.moc"
