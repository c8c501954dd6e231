// What one edit costs a library's index while somebody holds a snapshot, and a query from its text to its
// plan.

#include "tests/bench/algebra/Figures.h"
#include "tests/bench/algebra/Measurement.h"

#include "core/query/evaluation/QueryPlan.h"
#include "core/query/language/QueryCanonical.h"
#include "core/query/language/parsing/QueryParser.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <iostream>

namespace tagline::bench {
namespace {

constexpr const char* tenTerms = "Group0.Tag0 & (Tag11 | Tag22 - Tag33) & ~Tag4 | Group1.Tag15 & Tag26 - "
                                 "(Tag37 | exact(Group2.Tag28)) & Group3";

QueryLibrary libraryOf(const Workload& workload)
{
    QueryLibrary library;
    std::vector<TagId> tags;
    for (int tag = 0; tag < Workload::tagCount; ++tag)
        tags.push_back(
            library.vocabulary.intern("Group" + std::to_string(tag / 10) + ".Tag" + std::to_string(tag)));
    std::vector<TagSheet> sheets(workload.size().clips);
    for (int tag = 0; tag < Workload::tagCount; ++tag)
        workload.forEachClip(tag, [&](std::uint32_t clip, std::span<const FrameRange> ranges) {
            sheets[clip] = sheets[clip].withRanges(tags[std::size_t(tag)], {ranges.begin(), ranges.end()});
        });
    for (const TagSheet& sheet : sheets) library.index.add(workload.size().frames, sheet);
    return library;
}

/// Sets a clip in the middle to and fro between two sheets, each time with a new snapshot of what was before.
class Edits
{
public:
    Edits(const Workload& workload, TagIndex index, const TagSheet& sheet, const TagSheet& other)
        : m_clip(workload.size().clips / 2)
        , m_frames(workload.size().frames)
        , m_sheets{sheet, other}
        , m_index(std::move(index))
    {
    }

    void next()
    {
        m_snapshot = m_index;
        m_index.set(m_clip, m_frames, m_sheets[m_turn++ % 2]);
    }

private:
    ClipId m_clip;
    Frame m_frames;
    TagSheet m_sheets[2];
    std::size_t m_turn = 0;
    TagIndex m_index;
    TagIndex m_snapshot;
};

/// All tags of the edited clip, or the first alone, at these ranges.
TagSheet sheetWith(const QueryLibrary& library, const std::vector<FrameRange>& ranges, bool isAll)
{
    TagSheet sheet;
    for (std::uint32_t tag = 0; tag < library.vocabulary.size(); ++tag) {
        const bool isNew = isAll || library.vocabulary[TagId(tag)].name == "Group0.Tag0";
        sheet = sheet.withRanges(TagId(tag), isNew ? ranges : std::vector<FrameRange>{{5, 25}});
    }
    return sheet;
}

void plan(const QueryLibrary& library)
{
    const Result<QueryExpression> query = parseQuery(tenTerms, library.vocabulary);
    if (!query) {
        std::cerr << query.error().message << '\n';
        std::exit(1);
    }
    const QueryExpression form = canonical(*query);
    const QueryPlan made(form, library);
    benchmark::DoNotOptimize(made.root());
}

} // namespace

std::vector<Figure> libraryFigures(const Workload& workload)
{
    const QueryLibrary library = libraryOf(workload);
    const TagSheet before = sheetWith(library, {{5, 25}}, true);
    Edits one(workload, library.index, before, sheetWith(library, {{10, 40}, {60, 61}}, false));
    Edits all(workload, library.index, before, sheetWith(library, {{10, 40}, {60, 61}}, true));
    const Medians medians = measured({{"plan", [&] { plan(library); }},
                                      {"one tag", [&] { one.next(); }},
                                      {"all tags", [&] { all.next(); }}},
                                     {9, 200, 0.02});
    const auto microseconds = [&](const char* name) { return threeDigits(medians.at(name) * 1e-3) + " µs"; };
    const std::string name = workload.name();
    return {{name + ": ten terms, text to plan", microseconds("plan"), "≤ 20 µs", medians.at("plan") <= 20e3},
            {name + ": TagIndex::set of one clip, one tag differs, snapshot held", microseconds("one tag")},
            {name + ": TagIndex::set of one clip, all tags differ, snapshot held", microseconds("all tags")}};
}

} // namespace tagline::bench
