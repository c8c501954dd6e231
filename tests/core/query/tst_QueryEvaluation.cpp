#include "core/query/evaluation/QueryEvaluation.h"

#include "core/query/language/parsing/QueryFunctions.h"
#include "core/query/language/parsing/QueryTerms.h"
#include "tests/core/query/QueryWorld.h"

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
    void everyFunctionOfClipsHasAnAnswer();
    void rangesMasksAndSingleClipsAgree_data() { answers_data(); }
    void rangesMasksAndSingleClipsAgree();
    void signalsAndContacts_data();
    void signalsAndContacts();
    void lengthsAreComparedExactly();
    void impliedTagsMatch();
    void randomRangesAreThoseThatOtherProgramsGet();
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
    QueryExpression named(const char* name) const { return tag(*library().vocabulary.findTyped(name)); }

    test::QueryWorld m_world;
};

namespace {

/// Queries of the world of QueryWorld.h, and their answers.
constexpr std::pair<const char*, const char*> answersOfTheWorld[] = {
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

    // Frames without a unit are the same at every rate; seconds are 30, 24 and 10 frames.
    {"head(Locomotion, 2)", "##...##... ..##.. #.#....."},
    {"head(Male, 0.1s)", "###....... ...... #......."},
    {"tail(Locomotion, 100ms)", ".###.###.. ....## #.#....."},
    {"firstframes(Locomotion, 5)", "####.#.... ..#### #.#....."},
    {"lastframes(Locomotion, 5)", "..##.###.. ..#### #.#....."},
    {"first(Locomotion)", "####...... ..#### #......."},
    {"first(Locomotion, 2)", "####.###.. ..#### #.#....."},
    {"last(Locomotion)", ".....###.. ..#### ..#....."},
    {"nth(Locomotion, 2)", ".....###.. ...... ..#....."},
    {"longer(Locomotion, 3)", "####...... ..#### ........"},
    {"shorter(Locomotion, 4)", ".....###.. ...... #.#....."},
    {"grow(Tired | Walk, 1)", "....#####. #####. ........"},
    {"grow(Locomotion, 0, 1)", "#########. ..#### ####...."},
    {"grow(Limping, 0.25s, 0.04s)", ".......... ...... #####..."}, // 2.5 and 0.4 frames: halves up
    {"shrink(Locomotion, 1)", ".##...#... ...##. ........"},
    {"shrink(Locomotion, 0, 3)", "#......... ..#... ........"},
    {"close(Locomotion, 1)", "########.. ..#### ###....."},
    {"starts(Locomotion)", "#....#.... ..#... #.#....."},
    {"ends(Locomotion)", "...#...#.. .....# #.#....."},
    // Frames of clip 0 3 to 9 are at 0 0 1 2 3 4 4 of clip 1; those of clip 1 at 3 4 5 6 8 9.
    {"with(Run)", "......#### #..... ........"},
    {"with(Tired)", "...#####.. ...... ........"},
    {"with(Male)", ".......... ###### ........"},
    {"with(with(Run))", "...##..... ...### ........"},
    {"Walk & with(Tired)", ".....###.. ...... ........"},
    {"~with(all)", "###....... ...... ########"},
    {"overlapping(Style, Run)", ".......... ####.. ........"},
    {"overlapping(Locomotion, Limping)", ".......... ...... ..#....."},
    {"inside(Locomotion, Male)", "####.###.. ...... #.#....."},
    {"containing(Male, Walk)", "########## ...... ........"},
    {"before(Run, Walk, 1)", "####...... ...... ........"},
    {"before(Run, Walk, 0.033s)", "####...... ...... ........"}, // 0.99 frames
    {"before(Run, Walk, 0)", ".......... ...... ........"},
    {"after(Walk, Run, 1)", ".....###.. ...... ........"},
    {"firstin(Locomotion, Male)", "####...... ...... #......."},
    {"lastin(Locomotion, Male)", ".....###.. ...... ..#....."},
    {"near(Walk, Run, 0, 1)", ".....###.. ...... ........"},
    {"near(Limping, Locomotion, -1, 0)", ".......... ...... ..###..."},
    {"near(Run, Tired, -0.1s, -0.05s)", ".......... ..#### ........"}, // -2.4 and -1.2 frames
    {"near(Walk, Run, 2, 1)", ".......... ...... ........"},
    {"atleast(1, Locomotion)", "####.###.. ..#### ........"},
    {"atleast(2, Run, Male, Tired)", "####...... ..##.. ........"},
    {"atleast(3, Male, Locomotion, Run | Limping)", "####...... ...... ..#....."},
    {"atleast(2, Walk, Run, Walk)", ".....###.. ...... ........"}, // Walk counts twice
    {"count(Locomotion) == 2", "########## ...... ########"},
    {"count(Tired) == 0", "########## ...... ########"},
    {"count(none) < 1", "########## ###### ########"},
    {"~(count(Run) != 0)", ".......... ...... ########"},
    {"coverage(Run) >= 0.4", "########## ###### ........"},
    {"seconds(Male) > 0.35", ".......... ...... ########"},
    {"group(gait)", "####.###.. ..#### ........"},
    {"optional(Tired) | optional(Hero)", ".......... ####.. ........"},
    {"frames(2, 5)", "..###..... ..###. ..###..."},
    {"frames(0.1s, 0.3s)", "...######. ..#### .##....."},
    {"frames(5, 2) | frames(9, 99)", ".........# ...... ........"},
    {"clips(Walk | Tired)", "########## ###### ........"},
    {"~clips(Run)", ".......... ...... ########"},

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

    {"head(grow(Run & Male, 2) - Walk, 3) | none", "###....... ...... ........"},
    {"close(head(Locomotion, 1) | Limping, 4) & Male", "######.... ...... ####...."},
    {"first(~Locomotion) | last(~Locomotion)", "....#...## ##.... .#.#####"},
};

} // namespace

void tst_QueryEvaluation::answers_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("answer");
    for (const auto& [query, answer] : answersOfTheWorld) QTest::newRow(query) << query << answer;
}

void tst_QueryEvaluation::everyFunctionOfClipsHasAnAnswer()
{
    for (const QueryOperation& function : queryFunctions()) {
        const std::string call = std::string(function.name) + '(';
        const auto isOfIt = [&](const auto& each) { return std::string_view(each.first).starts_with(call); };
        const bool isAsked =
            !function.takes(QueryArgument::Set) || function.needsMotion() || function.op == QueryOp::Random;
        QVERIFY2(isAsked || std::ranges::any_of(answersOfTheWorld, isOfIt), call.c_str());
    }
}

void tst_QueryEvaluation::answers()
{
    QFETCH(QString, query);
    const auto parsed = parseQuery(query.toStdString(), library().vocabulary);
    QVERIFY2(parsed, parsed.hasValue() ? "" : parsed.error().text().c_str());
    QTEST(drawn(evaluate(*parsed, library()), library().index), "answer");
}

void tst_QueryEvaluation::rangesMasksAndSingleClipsAgree()
{
    QFETCH(QString, query);
    const auto parsed = parseQuery(query.toStdString(), library().vocabulary);
    QVERIFY(parsed);
    EvaluationOptions options;
    for (const SetForm form : {SetForm::Ranges, SetForm::Mask}) {
        options.form = form;
        const FrameSet found = evaluate(*parsed, library(), options);
        QTEST(drawn(found, library().index), "answer");
        QVERIFY(found.isEmpty() || found.form() == form);
    }
    FrameSetBuilder joined(library().index.axis());
    for (const ClipId clip : {ClipId(0), ClipId(1), ClipId(2)}) {
        const EvaluationOptions one{ClipScope(std::span(&clip, 1)), {}, nullptr};
        const FrameSet found = evaluate(*parsed, library(), one);
        QVERIFY(found.clips().size() <= 1);
        joined.append(clip, found.rangesOf(clip).span());
    }
    QTEST(drawn(joined.finished(), library().index), "answer");
}

void tst_QueryEvaluation::signalsAndContacts_data()
{
    QTest::addColumn<QueryExpression>("query");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char* name, const QueryExpression& query, const char* answer) {
        QTest::newRow(name) << query << answer;
    };
    row("speed() >= 0.5", speed() >= 0.5, ".....##### ###### ########");
    row("speed() > 0.5", speed() > 0.5, "......#### ###### ########");
    row("speed() == 0.5", speed() == 0.5, ".....#.... ...... ........");
    row("speed() < 1.2", speed() < 1.2, "########## ##.... ........");
    row("speed(Tail) > 0", speed("Tail") > 0, ".......... ###### ........");
    row("not a number differs from none", x() != 1.0, ".......... ...... ........");
    row("speed(Tail) >= speed()", speed("Tail") >= speed(), ".......... ###### ........");
    row("speed(Tail) < speed()", speed("Tail") < speed(), ".......... ...... ........");
    row("x() <= speed()", x() <= speed(), ".......... ...... ........");
    row("mean(Run, speed()) > 0.2", terms::mean(named("Run"), speed()) > 0.2, ".......... ..#### ........");
    row("min(Locomotion, speed()) >= 0.5", terms::min(named("Locomotion"), speed()) >= 0.5,
        ".....###.. ..#### #.#.....");
    row("max(Locomotion, speed()) < 0.5", terms::max(named("Locomotion"), speed()) < 0.5,
        "####...... ...... ........");
    row("mean of what is no number", terms::mean(named("Run"), x()) != 1.0, ".......... ...... ........");
    row("mean of a joint that one clip has", terms::mean(allFrames(), speed("Tail")) > 0,
        ".......... ###### ........");
    row("contact(Foot)", contact("Foot"), "#.#.#.#.#. #.#.#. #.#.#.#.");
    row("close(contact(Foot), 1)", terms::close(contact("Foot"), frames(1)), "#########. #####. #######.");
}

void tst_QueryEvaluation::signalsAndContacts()
{
    QFETCH(QueryExpression, query);
    QTEST(drawn(evaluate(query, library()), library().index), "answer");
}

/// 0.125 s are exactly 3 frames at 24 frames a second, and 3.75 at 30.
void tst_QueryEvaluation::lengthsAreComparedExactly()
{
    const auto answer = [&](const QueryExpression& query) {
        return drawn(evaluate(query, library()), library().index);
    };
    const QueryExpression three = tail(named("Run"), frames(3)); // in the clips of 30 and 24
    QCOMPARE(answer(longer(three, milliseconds(125))), QString(".......... ...... ........"));
    QCOMPARE(answer(shorter(three, milliseconds(125))), QString(".###...... ...... ........"));
    QCOMPARE(answer(longer(three, milliseconds(124))), QString(".......... ...### ........"));
    QCOMPARE(answer(shorter(three, milliseconds(126))), QString(".###...... ...### ........"));
    QCOMPARE(answer(longer(three, milliseconds(99))), QString(".###...... ...### ........"));
    QCOMPARE(answer(longer(three, milliseconds(100))), QString(".......... ...### ........"));
    QCOMPARE(answer(longer(three, seconds(4000000000u))), QString(".......... ...... ........"));
    QCOMPARE(answer(shorter(three, seconds(4000000000u))), QString(".###...... ...### ........"));
    QCOMPARE(answer(grow(three, seconds(4000000000u))), QString("########## ###### ........"));
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

/// The five ranges of Locomotion in order of path: clip 2's, then clip 0's, then clip 1's.
void tst_QueryEvaluation::randomRangesAreThoseThatOtherProgramsGet()
{
    const auto answer = [&](std::uint32_t count, std::uint64_t seed) {
        return drawn(evaluate(random(named("Locomotion"), count, seed), library()), library().index);
    };
    QCOMPARE(answer(1, 0), QString(".......... ..#### ........"));
    QCOMPARE(answer(2, 0), QString("####...... ..#### ........"));
    QCOMPARE(answer(2, 7), QString(".......... ...... #.#....."));
    QCOMPARE(answer(3, 42), QString("####.###.. ...... ..#....."));
    QCOMPARE(answer(9, 1), QString("####.###.. ..#### #.#....."));
}

void tst_QueryEvaluation::randomRangesFollowTheOrderOfPath()
{
    const QueryExpression query = random(named("Locomotion"), 2, 0);
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
    const QueryExpression fast = speed() > 0.5;
    const QueryExpression query = (head(fast, frames(2)) & named("Run")) | (head(fast, frames(2)) - fast) |
                                  ((fast & named("Male")) - (named("Male") & fast));
    (void)evaluate(query, library());
    QCOMPARE(m_world.motion->asked, 3); // once a clip
}

void tst_QueryEvaluation::whatCannotMatterIsNotEvaluated()
{
    const QueryExpression fast = speed() > 0.5;
    const QueryExpression nothing = clip("no such clip");
    const TagId unused = m_world.library.vocabulary.intern("Unused");
    const QueryExpression unknown = tag(unused);
    for (const QueryExpression& query :
         {fast & unknown, unknown & fast, unknown - fast, head(fast & unknown, frames(1)), fast & nothing,
          nothing & fast & named("Run"), nothing - fast, overlapping(nothing, fast),
          before(unknown, fast, frames(2)), overlapping(fast, unknown), (fast | named("Run")) & noFrames()})
        QVERIFY(evaluate(query, library()).isEmpty());
    QCOMPARE(m_world.motion->asked, 0);
}

void tst_QueryEvaluation::withoutMotionSignalsHoldNowhere()
{
    m_world.library.motion.reset();
    QVERIFY(evaluate(speed() > 0.0, library()).isEmpty());
    QVERIFY(evaluate(contact("Foot"), library()).isEmpty());
    QCOMPARE(evaluate(~contact("Foot"), library()), FrameSet::all(library().index.axis()));
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
    QVERIFY(evaluate(~head(allFrames(), frames(1)), empty).isEmpty());
    QVERIFY(evaluate(random(allFrames(), 3, 1), empty).isEmpty());
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
