#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/parsing/QueryParser.h"
#include "core/query/language/parsing/QueryTerms.h"
#include "tests/core/query/FunctionCalls.h"
#include "tests/support/AllocationCount.h"

#include <QTest>

using namespace tagline;
using namespace tagline::terms;

class tst_QueryAllocations : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void noClipCostsAnAllocation_data();
    void noClipCostsAnAllocation();

private:
    QueryLibrary m_small;
    QueryLibrary m_large;
};

namespace {

constexpr std::uint32_t fewClips = 500;
constexpr std::uint32_t manyClips = 16 * fewClips;

/// Every frame a step: what matters is that no clip asks for memory.
class SteppedMotion : public SignalSource
{
public:
    bool appendValues(ClipId clip, MotionSignal, std::string_view, std::vector<float>& values) const override
    {
        for (int frame = 0; frame < 100; ++frame) values.push_back(float((frame + int(clip.value)) % 7));
        return true;
    }
    void appendContacts(ClipId, std::string_view, std::vector<FrameRange>& contacts) const override
    {
        for (Frame frame = 0; frame < 99; frame += 9) contacts.push_back({frame, frame + 3});
    }
};

/// Three tags of some ranges and a property in every clip; the first tag is in both forms across clips.
QueryLibrary libraryOf(std::uint32_t clipCount)
{
    QueryLibrary library;
    const TagId a = library.vocabulary.intern("Move.A");
    const TagId b = library.vocabulary.intern("Move.B");
    const TagId c = library.vocabulary.intern("C");
    QueryClips clips;
    for (std::uint32_t i = 0; i < clipCount; ++i) {
        const Frame shift = Frame(i % 5);
        TagSheet sheet;
        std::vector<FrameRange> many;
        for (Frame frame = shift; frame < 95; frame += 6) many.push_back({frame, frame + 2});
        sheet = sheet.withRanges(a, {{shift, shift + 20}, {60, 75 + shift}})
                    .withRanges(b, many)
                    .withRanges(c, {{10, 40 + shift}})
                    .withProperty("kind", {{{0, 50}, "even"}, {{50, 90}, double(i % 3)}});
        library.index.add(100, sheet);
        library.properties.set(ClipId(i), 100, sheet);
        clips.clips.push_back({"clip " + std::to_string(i), "file", i % 2 == 0 ? "even" : "odd",
                               i % 2 == 0 ? FrameRate{30, 1} : FrameRate{24, 1}});
        clips.order.emplace_back(i);
    }
    library.clips = std::make_shared<const QueryClips>(std::move(clips));
    library.motion = std::make_shared<const SteppedMotion>();
    return library;
}

std::int64_t allocationsOf(const QueryExpression& query, const QueryLibrary& library,
                           const EvaluationOptions& options)
{
    (void)evaluate(query, library, options); // relations of the vocabulary are worked out once
    const std::int64_t before = test::allocationCount();
    const FrameSet answer = evaluate(query, library, options);
    return test::allocationCount() - before;
}

} // namespace

void tst_QueryAllocations::initTestCase()
{
    m_small = libraryOf(fewClips);
    m_large = libraryOf(manyClips);
}

void tst_QueryAllocations::noClipCostsAnAllocation_data()
{
    QTest::addColumn<QueryExpression>("query");
    const auto row = [](const char* name, const QueryExpression& query) { QTest::newRow(name) << query; };
    const auto named = [this](const char* name) { return tag(*m_small.vocabulary.find(name)); };
    const QueryExpression a = named("Move.A");
    const QueryExpression b = named("Move.B");
    const QueryExpression c = named("C");
    row("set algebra", (a & ~b) | (c - a) | named("Move"));
    for (const std::string& text : test::callsOfSets({.sets = {"A", "B"},
                                   .seconds = {"C"},
                                   .durations = {"9", "0.7s"},
                                   .counts = {"2"},
                                   .seeds = {"1"}}))
        row(text.c_str(), *parseQuery(text, m_small.vocabulary));
    row("names", call<"clip">("clip ?1*") | (call<"file">("f*") & call<"folder">("odd")));
    row("properties", (terms::property("kind") == "even") | (terms::property("kind") > 1));
    row("signals", (call<"speed">("Hips") > 3) & call<"contact">("Foot"));
}

void tst_QueryAllocations::noClipCostsAnAllocation()
{
    QFETCH(QueryExpression, query);
    for (const std::optional<SetForm> form :
         {std::optional<SetForm>(), std::optional(SetForm::Ranges), std::optional(SetForm::Mask)}) {
        const EvaluationOptions options{{}, form, nullptr};
        const std::int64_t few = allocationsOf(query, m_small, options);
        const std::int64_t many = allocationsOf(query, m_large, options);
        // Buffers that double now and then, four times for sixteen times the clips; not one a clip.
        QVERIFY2(many - few < 120, qPrintable(QString("%1, then %2").arg(few).arg(many)));
    }
}

QTEST_APPLESS_MAIN(tst_QueryAllocations)
#include "tst_QueryAllocations.moc"
