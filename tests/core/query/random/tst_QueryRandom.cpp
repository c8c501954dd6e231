#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "tests/core/query/random/EditedLibrary.h"
#include "tests/core/query/random/RandomCases.h"
#include "tests/core/query/random/RandomQuery.h"

#include <QTest>

// Random queries of all terms, operators and functions over random library that are edited all the while.
// Each is answered as the program likes, on ranges alone, on masks alone, and frame by frame from the words
// of the language; all four must hold the same frames.

using namespace tagline;
using namespace tagline::test;

class tst_QueryRandom : public QObject
{
    Q_OBJECT

private slots:
    void allFormsAnswerAsTheNaiveEvaluationDoes();
    void answersInSomeClipsAreTheWholeAnswersPart();
};

namespace {

QueryExpression someQuery(std::mt19937& random)
{
    const QueryDiet diet = random() % 3 == 0 ? QueryDiet::SetAlgebra : QueryDiet::Everything;
    return randomQuery(1 + random() % 6, diet, random);
}

/// The answer as frames, for people.
std::string drawn(const FrameSet& set)
{
    std::string text;
    set.forEachClip([&](ClipId clip, std::span<const FrameRange> ranges) {
        text += "\n  clip " + std::to_string(clip.value);
        for (const FrameRange range : ranges)
            text += " [" + std::to_string(range.start) + ", " + std::to_string(range.stop) + ")";
    });
    return text;
}

std::string difference(std::uint32_t number, const char* form, const QueryExpression& query,
                       const FrameSet& found, EditedLibrary& library)
{
    return "case " + std::to_string(number) + ", " + form + ": " + echo(query, library.asked().vocabulary) +
           "\nexpected" + library.naive().drawing(library.naive().answer(query)) + "\nfound" + drawn(found);
}

struct NamedForm
{
    const char* name;
    std::optional<SetForm> form;
};

constexpr NamedForm forms[] = {{"free", {}}, {"ranges", SetForm::Ranges}, {"masks", SetForm::Mask}};

} // namespace

void tst_QueryRandom::allFormsAnswerAsTheNaiveEvaluationDoes()
{
    const RandomCases cases = RandomCases::orElse(20240601, 100'000);
    std::mt19937 random(cases.seed);
    EditedLibrary library(random);
    for (std::uint32_t i = 0; i < cases.count; ++i) {
        library.next();
        const QueryExpression query = someQuery(random);
        const FrameFlags& expected = library.naive().answer(query);
        for (const auto& [name, form] : forms) {
            EvaluationOptions options;
            options.form = form;
            const FrameSet answer = evaluate(query, library.asked(), options);
            if (!library.naive().agrees(answer, expected))
                QFAIL(difference(i, name, query, answer, library).c_str());
        }
    }
}

void tst_QueryRandom::answersInSomeClipsAreTheWholeAnswersPart()
{
    const RandomCases cases = RandomCases::orElse(7, 100'000);
    std::mt19937 random(cases.seed + 1);
    EditedLibrary library(random);
    for (std::uint32_t i = 0; i < cases.count / 50; ++i) {
        library.next();
        const QueryExpression query = someQuery(random);
        if (reachOf(query) == QueryReach::Library) continue;
        const FrameSet whole = evaluate(query, library.asked());
        const ClipId clip(random() % std::uint32_t(library.library().clipCount()));
        EvaluationOptions options;
        options.clips = std::span(&clip, 1);
        const FrameSet part = evaluate(query, library.asked(), options);
        QVERIFY2(part.rangesOf(clip) == whole.rangesOf(clip),
                 echo(query, library.asked().vocabulary).c_str());
        QVERIFY(part.clips().size() <= 1);
    }
}

QTEST_APPLESS_MAIN(tst_QueryRandom)
#include "tst_QueryRandom.moc"
