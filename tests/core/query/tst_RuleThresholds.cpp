#include "core/query/editing/RuleThresholds.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/parsing/QueryParser.h"
#include "tests/core/query/QueryWorld.h"

#include <QTest>

#include <random>

using namespace tagline;
using namespace tagline::test;

namespace {

/// One signal of one clip, as it is given.
class GivenMotion : public SignalSource
{
public:
    explicit GivenMotion(std::vector<float> values)
        : m_values(std::move(values))
    {
    }

    bool appendValues(ClipId, MotionSignal, std::string_view, std::vector<float>& values) const override
    {
        values.insert(values.end(), m_values.begin(), m_values.end());
        return true;
    }
    void appendContacts(ClipId, std::string_view, std::vector<FrameRange>&) const override {}

private:
    std::vector<float> m_values;
};

TaggingRule heldRule(const char* query, std::optional<double> leave)
{
    return {"held", query, "Fast", {}, {}, {}, leave};
}

/// The answer to what a rule asks of one clip, drawn.
QString answerOf(const TaggingRule& rule, const std::vector<float>& values)
{
    QueryLibrary library;
    library.index.add(Frame(values.size()), TagSheet());
    library.properties.set(ClipId(0), Frame(values.size()), TagSheet());
    QueryClips clips;
    clips.clips = {{"clip", "clip.bvh", "", {30, 1}}};
    clips.order = {ClipId(0)};
    library.clips = std::make_shared<const QueryClips>(std::move(clips));
    library.motion = std::make_shared<GivenMotion>(values);
    const auto asked = askedQuery(rule);
    if (!asked) return QString::fromStdString(asked.error().message);
    const auto query = parseQuery(*asked, {.vocabulary = library.vocabulary, .hasSignals = true});
    if (!query) return QString::fromStdString(query.error().text());
    return drawn(evaluate(*query, library), library.index);
}

} // namespace

class tst_RuleThresholds : public QObject
{
    Q_OBJECT

private slots:
    void theComparisonIsFound_data();
    void theComparisonIsFound();
    void aRangeLastsUntilTheSecondThreshold();
    void randomCurvesAreHeldFrameByFrame();
    void withoutASecondOneTheQueryIsAskedAsItIs();
    void whatCannotBeIsSaid();
    void aComparisonTurnedRoundIsRefusedWithItsPlace_data();
    void aComparisonTurnedRoundIsRefusedWithItsPlace();
};

void tst_RuleThresholds::theComparisonIsFound_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("signal"); // empty: none
    QTest::addColumn<QString>("withTwo");
    QTest::newRow("root") << "speed() > 1.5"
                          << "speed()"
                          << "speed() > 2";
    QTest::newRow("among tags") << "Walk & height( \"LeftFoot\" )<=-0.25 - Bad"
                                << "height(LeftFoot)"
                                << "Walk & height( \"LeftFoot\" )<=2 - Bad";
    QTest::newRow("a joint in quotes") << "x(\"left foot\") >= 1"
                                       << "x(\"left foot\")"
                                       << "x(\"left foot\") >= 2";
    for (const char* none :
         {"Walk", "speed() == 1", "speed() > speed(Head)", "mean(Walk, speed()) > 2",
          "speed() > 1 & height() < 2", "count(Walk | (Run)) > 2", "slope > 3", "speed( > 1"})
        QTest::newRow(none) << none << ""
                            << "";
}

void tst_RuleThresholds::theComparisonIsFound()
{
    QFETCH(QString, query);
    QFETCH(QString, signal);
    QFETCH(QString, withTwo);
    const std::string text = query.toStdString();
    const auto found = onlySignalComparison(text);
    QCOMPARE(found ? QString::fromStdString(found->signal) : QString(), signal);
    if (found) QCOMPARE(QString::fromStdString(withComparedNumber(text, *found, 2)), withTwo);
}

void tst_RuleThresholds::aRangeLastsUntilTheSecondThreshold()
{
    const std::vector<float> values{1.2f, 1.4f, 1.6f, 1.4f, 1.2f, 0.9f, 1.2f, 1.6f};
    QCOMPARE(answerOf(heldRule("speed() > 1.5", {}), values), QString("..#....#"));
    QCOMPARE(answerOf(heldRule("speed() > 1.5", 1.0), values), QString("..###..#"));
    QCOMPARE(answerOf(heldRule("speed() < 1", 1.3), values), QString(".....##."));
    QCOMPARE(answerOf(heldRule("speed() > 1.5 & frames(0, 4)", 1.0), values), QString("..##...."));
}

void tst_RuleThresholds::randomCurvesAreHeldFrameByFrame()
{
    std::mt19937 random(5);
    for (int round = 0; round < 60; ++round) {
        std::vector<float> values(1 + random() % 40);
        for (float& value : values) value = float(random() % 9);
        QString above, below;
        bool isAbove = false, isBelow = false;
        for (const float value : values) {
            isAbove = isAbove ? value > 2 : value > 5;
            isBelow = isBelow ? value <= 6 : value <= 2;
            above += isAbove ? '#' : '.';
            below += isBelow ? '#' : '.';
        }
        QCOMPARE(answerOf(heldRule("speed() > 5", 2), values), above);
        QCOMPARE(answerOf(heldRule("speed() <= 2", 6), values), below);
    }
}

void tst_RuleThresholds::withoutASecondOneTheQueryIsAskedAsItIs()
{
    QCOMPARE(*askedQuery(heldRule("Walk  |Run", {})), std::string("Walk  |Run"));
}

void tst_RuleThresholds::whatCannotBeIsSaid()
{
    const auto none = askedQuery(heldRule("Walk", 1));
    QVERIFY(!none);
    QCOMPARE(none.error().code, std::string("rule.second-threshold"));
    QVERIFY(none.error().message.find("speed() > 1.5") != std::string::npos);
    QVERIFY(askedQuery(heldRule("speed() > 1.5", 1.5)));
    const auto above = askedQuery(heldRule("speed() > 1.5", 2));
    QVERIFY(!above && above.error().message.find("at or below the first") != std::string::npos);
    const auto below = askedQuery(heldRule("speed() < 1.5", 1));
    QVERIFY(!below && below.error().message.find("at or above the first") != std::string::npos);
}

void tst_RuleThresholds::aComparisonTurnedRoundIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("column"); // 0: it is asked
    QTest::addColumn<QString>("instead");
    QTest::newRow("complement") << "~speed() > 1.5" << 1 << "write speed() <= 1.5 instead";
    QTest::newRow("word") << "all & not (speed() >= 1.5)" << 7 << "write speed() < 1.5 instead";
    QTest::newRow("taken away") << "all - speed(Head) < 1.5" << 5 << "write & speed(Head) >= 1.5 instead";
    QTest::newRow("in brackets") << "all - (none | speed() <= 1.5)" << 5 << "write & speed() > 1.5 instead";
    QTest::newRow("in a function") << "longer(~(speed() > 1.5), 2f)" << 8 << "write speed() <= 1.5 instead";
    QTest::newRow("twice") << "~(all - speed() > 1.5)" << 0 << "";
    QTest::newRow("complement twice") << "~~speed() > 1.5" << 0 << "";
    QTest::newRow("what it is taken from") << "speed() > 1.5 - none" << 0 << "";
    QTest::newRow("beside a complement") << "~none & speed() > 1.5" << 0 << "";
}

void tst_RuleThresholds::aComparisonTurnedRoundIsRefusedWithItsPlace()
{
    QFETCH(QString, query);
    QFETCH(int, column);
    QFETCH(QString, instead);
    const auto asked = askedQuery({"held", query.toStdString(), "Fast", {}, {}, {}, 1.5});
    QCOMPARE(asked.hasValue(), column == 0);
    if (asked) return;
    QCOMPARE(asked.error().code, std::string("rule.second-threshold"));
    QCOMPARE(asked.error().column, column);
    QVERIFY2(QString::fromStdString(asked.error().message).endsWith(instead), asked.error().text().c_str());
}

QTEST_APPLESS_MAIN(tst_RuleThresholds)
#include "tst_RuleThresholds.moc"
