#include "core/query/evaluation/QueryEvaluation.h"

#include "core/query/language/parsing/QueryFunctions.h"
#include "core/query/language/parsing/QueryTerms.h"
#include "tests/core/query/QueryWorld.h"
#include "tests/core/query/random/NaiveFunctions.h"

#include <QTest>

using namespace tagline;
using namespace tagline::terms;
using tagline::test::drawn;

class tst_QueryEvaluation : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_world = test::queryWorld(); }
    void answers_data();
    void answers();
    void everyTermHasAnAnswer();
    void rangesMasksAndSingleClipsAgree_data() { answers_data(); }
    void rangesMasksAndSingleClipsAgree();
    void lengthsAreComparedExactly();
    void impliedTagsMatch();
    void randomRangesFollowTheOrderOfPath();
    void equalPartsAreEvaluatedOnce();
    void whatCannotMatterIsNotEvaluated();
    void withoutMotionSignalsHoldNowhere();
    void totalsCountTheAnswer();
    void tagsWithoutRangesAreEmpty();
    void noClipsNoFrames();
    void deepExpressionsNeedNoDeepStack();

private:
    const QueryLibrary& library() const { return m_world.library; }
    Result<QueryExpression> parsed(const QString& text) const
    {
        return parseQuery(text.toStdString(),
                          QueryNames{.vocabulary = library().vocabulary, .hasSignals = true});
    }
    QueryExpression named(const char* name) const { return tag(*library().vocabulary.findTyped(name)); }

    test::QueryWorld m_world;
};

namespace {

/// Terms and operators; functions of sets have theirs in the table of NaiveFunctions.
constexpr test::DrawnAnswer answersOfTerms[] = {
    {"Run", "####...... ..#### ........"},
    {"Locomotion", "####.###.. ..#### #.#....."},
    {"exact(Locomotion)", ".......... ...... #.#....."},
    {"Style", ".......... ####.. ..###..."},
    {"Run & Male", "####...... ...... ........"},
    {"Run | Walk", "####.###.. ..#### ........"},
    {"Run - Tired", "####...... ....## ........"},
    {"~Run", "....###### ##.... ########"},
    {"all", "########## ###### ########"},
    {"none", ".......... ...... ........"},
    {"all - Male", ".......... ###### ....####"},
    {"Male & ~Locomotion | Tired", "....#...## ####.. .#.#...."},
    {"Locomotion & Male & (Tired | Limping)", ".......... ...... ..#....."},
    {"(Run | Walk) - (Run | Walk)", ".......... ...... ........"},
    {"~~Run", "####...... ..#### ........"},
    {"~(Run & ~Male) & ~(Style | Walk)", "#####...## ...... ##...###"},

    {"group(gait)", "####.###.. ..#### ........"},
    {"optional(Tired) | optional(Hero)", ".......... ####.. ........"},
    {"frames(2, 5)", "..###..... ..###. ..###..."},
    {"frames(0.1s, 0.3s)", "...######. ..#### .##....."},
    {"frames(5, 2) | frames(9, 99)", ".........# ...... ........"},

    {"clip(\"run*\")", "########## ###### ........"},
    {"clip(\"run_??\")", "########## ...... ........"},
    {"clip(\"RUN*\")", ".......... ...... ........"},
    {"file(\"*.bvh\")", ".......... ...... ########"},
    {"folder(\"moves\")", "########## ###### ........"},
    {"folder(\"moves/fast\") & Walk", ".....###.. ...... ........"},

    {"caption(\"Left hand\")", "#####..... ...... ........"},
    {"caption(\"waves\")", "###....... ...... .#......"},
    {"caption(\"wa?es*hand\")", "###....... ...... ........"},
    {"caption(\"turns\") | caption(\"\")", ".......### ...... ........"},

    {"terrain == \"gravel\"", "####...... ...... .##....."},
    {"terrain != \"gravel\"", "....####.. ...... ........"},
    {"terrain matches \"gra*\"", "########.. ...... .##....."},
    {"terrain matches \"?ravel\"", "####...... ...... .##....."},
    {"terrain matches \"Gra*\" | slope matches \"*\"", ".......... ...... ........"},
    {"terrain == true", ".......... ...... ...##..."},
    {"slope >= 3.5 & terrain == \"gravel\"", "..##...... ...... ........"},
    {"slope < 3.5", ".......... ...... ........"},
    {"slope == \"3.5\"", ".......... ...... ........"},

    {"speed() >= 0.5", ".....##### ###### ########"},
    {"speed() > 0.5", "......#### ###### ########"},
    {"speed() == 0.5", ".....#.... ...... ........"},
    {"speed() < 1.2", "########## ##.... ........"},
    {"speed(Tail) > 0", ".......... ###### ........"},
    {"x() != 1", ".......... ...... ........"}, // not a number
    {"speed(Tail) >= speed()", ".......... ###### ........"},
    {"speed(Tail) < speed()", ".......... ...... ........"},
    {"x() <= speed()", ".......... ...... ........"},
    {"contact(Foot)", "#.#.#.#.#. #.#.#. #.#.#.#."},
};

} // namespace

void tst_QueryEvaluation::answers_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("answer");
    const auto add = [](const test::DrawnAnswer& each) {
        QTest::newRow(each.query) << each.query << each.answer;
    };
    std::ranges::for_each(answersOfTerms, add);
    for (const test::NaiveFunction& each : test::naiveFunctions()) std::ranges::for_each(each.answers, add);
}

void tst_QueryEvaluation::everyTermHasAnAnswer()
{
    for (const QueryOperation& term : queryFunctions()) {
        const auto isOfIt = [&](const test::DrawnAnswer& each) {
            const std::string_view query = each.query;
            const QueryOperation* its = findQueryFunction(query.substr(0, query.find('(')));
            return its && its->op == term.op;
        };
        const bool isElsewhere = term.takes(QueryArgument::Set) || term.op == QueryOp::Like;
        QVERIFY2(isElsewhere || std::ranges::any_of(answersOfTerms, isOfIt), std::string(term.name).c_str());
    }
}

void tst_QueryEvaluation::answers()
{
    QFETCH(QString, query);
    const auto parsed = this->parsed(query);
    QVERIFY2(parsed, parsed.hasValue() ? "" : parsed.error().text().c_str());
    QTEST(drawn(evaluate(*parsed, library()), library().index), "answer");
}

void tst_QueryEvaluation::rangesMasksAndSingleClipsAgree()
{
    QFETCH(QString, query);
    const auto parsed = this->parsed(query);
    QVERIFY(parsed);
    EvaluationOptions options;
    for (const SetForm form : {SetForm::Ranges, SetForm::Mask}) {
        options.form = form;
        const FrameSet found = evaluate(*parsed, library(), options);
        QTEST(drawn(found, library().index), "answer");
        QVERIFY(found.isEmpty() || found.form() == form);
    }
    if (reachOf(*parsed) == QueryReach::Library) return;
    FrameSetBuilder joined(library().index.axis());
    for (const ClipId clip : {ClipId(0), ClipId(1), ClipId(2)}) {
        const EvaluationOptions one{ClipScope(std::span(&clip, 1)), {}, nullptr};
        const FrameSet found = evaluate(*parsed, library(), one);
        QVERIFY(found.clips().size() <= 1);
        joined.append(clip, found.rangesOf(clip).span());
    }
    QTEST(drawn(joined.finished(), library().index), "answer");
}

/// 0.125 s are exactly 3 frames at 24 frames a second, and 3.75 at 30.
void tst_QueryEvaluation::lengthsAreComparedExactly()
{
    const auto answer = [&](const QueryExpression& query) {
        return drawn(evaluate(query, library()), library().index);
    };
    const QueryExpression three = call<"tail">(named("Run"), frames(3)); // in the clips of 30 and 24
    QCOMPARE(answer(call<"longer">(three, milliseconds(125))), QString(".......... ...... ........"));
    QCOMPARE(answer(call<"shorter">(three, milliseconds(125))), QString(".###...... ...... ........"));
    QCOMPARE(answer(call<"longer">(three, milliseconds(124))), QString(".......... ...### ........"));
    QCOMPARE(answer(call<"shorter">(three, milliseconds(126))), QString(".###...... ...### ........"));
    QCOMPARE(answer(call<"longer">(three, milliseconds(99))), QString(".###...... ...### ........"));
    QCOMPARE(answer(call<"longer">(three, milliseconds(100))), QString(".......... ...### ........"));
    QCOMPARE(answer(call<"longer">(three, seconds(4000000000u))), QString(".......... ...... ........"));
    QCOMPARE(answer(call<"shorter">(three, seconds(4000000000u))), QString(".###...... ...### ........"));
    QCOMPARE(answer(call<"grow">(three, seconds(4000000000u))), QString("########## ###### ........"));
}

void tst_QueryEvaluation::impliedTagsMatch()
{
    TagDefinition run = m_world.library.vocabulary[*library().vocabulary.find("Locomotion.Run")];
    run.implies = {"Moving"};
    run.isRegistered = true;
    m_world.library.vocabulary.define(run);
    const TagId moving = m_world.library.vocabulary.intern("Moving");
    QCOMPARE(drawn(evaluate(tag(moving), library()), library().index), QString("####...... ..#### ........"));
    QVERIFY(evaluate(exactTag(moving), library()).isEmpty());
}

void tst_QueryEvaluation::randomRangesFollowTheOrderOfPath()
{
    const QueryExpression query = call<"random">(named("Locomotion"), 2, 0);
    const QString before = drawn(evaluate(query, library()), library().index);
    QueryClips clips = *library().clips;
    std::reverse(clips.order.begin(), clips.order.end());
    m_world.library.clips = std::make_shared<const QueryClips>(clips);
    QVERIFY(drawn(evaluate(query, library()), library().index) != before);
    m_world.library.clips.reset(); // in order of id
    const QString byId = drawn(evaluate(query, library()), library().index);
    clips.order = {ClipId(1)}; // the others follow
    m_world.library.clips = std::make_shared<const QueryClips>(clips);
    QVERIFY(drawn(evaluate(query, library()), library().index) != byId);
}

void tst_QueryEvaluation::equalPartsAreEvaluatedOnce()
{
    const QueryExpression fast = call<"speed">() > 0.5;
    const QueryExpression query = (call<"head">(fast, frames(2)) & named("Run")) |
                                  (call<"head">(fast, frames(2)) - fast) |
                                  ((fast & named("Male")) - (named("Male") & fast));
    (void)evaluate(query, library());
    QCOMPARE(m_world.motion->asked, 3); // once a clip
}

void tst_QueryEvaluation::whatCannotMatterIsNotEvaluated()
{
    const QueryExpression fast = call<"speed">() > 0.5;
    const QueryExpression nothing = call<"clip">("no such clip");
    const TagId unused = m_world.library.vocabulary.intern("Unused");
    const QueryExpression unknown = tag(unused);
    for (const QueryExpression& query :
         {fast & unknown, unknown & fast, unknown - fast, call<"head">(fast & unknown, frames(1)),
          fast & nothing, nothing & fast & named("Run"), nothing - fast, call<"overlapping">(nothing, fast),
          call<"before">(unknown, fast, frames(2)), call<"overlapping">(fast, unknown),
          (fast | named("Run")) & noFrames()})
        QVERIFY(evaluate(query, library()).isEmpty());
    QCOMPARE(m_world.motion->asked, 0);
}

void tst_QueryEvaluation::withoutMotionSignalsHoldNowhere()
{
    m_world.library.motion.reset();
    QVERIFY(evaluate(call<"speed">() > 0.0, library()).isEmpty());
    QVERIFY(evaluate(call<"contact">("Foot"), library()).isEmpty());
    QCOMPARE(evaluate(~call<"contact">("Foot"), library()), FrameSet::all(library().index.axis()));
}

void tst_QueryEvaluation::totalsCountTheAnswer()
{
    QCOMPARE(evaluate(named("Locomotion"), library()).totals(), (QueryTotals{3, 5, 13}));
    QCOMPARE(evaluate(noFrames(), library()).totals(), QueryTotals{});
}

void tst_QueryEvaluation::tagsWithoutRangesAreEmpty()
{
    const TagId later = m_world.library.vocabulary.intern("Added.Later");
    QVERIFY(evaluate(tag(later), library()).isEmpty());
    QCOMPARE(evaluate(~tag(later), library()), FrameSet::all(library().index.axis()));
}

void tst_QueryEvaluation::noClipsNoFrames()
{
    const QueryLibrary empty;
    QVERIFY(evaluate(allFrames() | tag(TagId(0)), {{}, library().vocabulary}).isEmpty());
    QVERIFY(evaluate(~call<"head">(allFrames(), frames(1)), empty).isEmpty());
    QVERIFY(evaluate(call<"random">(allFrames(), 3, 1), empty).isEmpty());
}

/// Left to right, right to left, and functions in functions, 20,000 deep.
void tst_QueryEvaluation::deepExpressionsNeedNoDeepStack()
{
    QueryPostfix left;
    QueryPostfix right;
    QueryPostfix functions;
    left.append(named("Run").postfix());
    functions.append(named("Run").postfix());
    constexpr int depth = 20000;
    for (int i = 0; i < depth; ++i) {
        left.append((i % 2 == 0 ? named("Male") : named("Tired")).postfix());
        left.push(QueryElement(i % 2 == 0 ? QueryOp::Intersection : QueryOp::Union));
        right.append((i % 2 == 0 ? named("Male") : named("Run")).postfix());
        const Duration step = Duration::frames(std::uint32_t(i % 2));
        functions.push(QueryElement::lasting(QueryOp::Grow, step, step));
    }
    right.append(named("Run").postfix());
    for (int i = depth; i-- > 0;)
        right.push(QueryElement(i % 2 == 0 ? QueryOp::Difference : QueryOp::Intersection));
    const auto answer = [&](QueryPostfix& postfix) {
        return drawn(evaluate(QueryExpression::fromPostfix(std::move(postfix)), library()), library().index);
    };
    QCOMPARE(answer(left), QString("####...... ####.. ........"));
    QCOMPARE(answer(functions), QString("########## ###### ........"));
    QVERIFY(!answer(right).isEmpty());
}

QTEST_APPLESS_MAIN(tst_QueryEvaluation)
#include "tst_QueryEvaluation.moc"
