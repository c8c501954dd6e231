#include "core/query/editing/QueryDrawing.h"

#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/parsing/QueryParser.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace tagline {
namespace {

constexpr std::array drawnExamples{
    QueryExample{QueryOp::ExactTag,
                 "exact(move)",
                 {{{"move", "..######........####............######.."},
                   {"move.run", ".........#######..........######........"}}}},
    QueryExample{QueryOp::OptionalTag,
                 "walk | optional(hop)", // there is no hop
                 {{{"walk", "....##########..........############...."}}}},
    QueryExample{QueryOp::Group,
                 "group(gait)",
                 {{{"walk", "..########..................########....", "gait"},
                   {"run", "..............########..................", "gait"},
                   {"wave", "......................##########........"}}}},
    QueryExample{QueryOp::All, "all - walk", {{{"walk", "....##########..........############...."}}}},
    QueryExample{QueryOp::None, "none & walk", {{{"walk", "....##########..........############...."}}}},
    QueryExample{QueryOp::Frames, "frames(5, 12)", {{{"walk", "..######....######.. ########..######...."}}}},
    QueryExample{QueryOp::Complement, "~walk", {{{"walk", "....##########..........############...."}}}},
    QueryExample{QueryOp::Head, "head(walk, 3)", {{{"walk", "..########......######......##....####.."}}}},
    QueryExample{QueryOp::Tail, "tail(walk, 3)", {{{"walk", "..########......######......##....####.."}}}},
    QueryExample{QueryOp::FirstFrames,
                 "firstframes(walk, 6)",
                 {{{"walk", "..####...####..###.. .##..##..####..###.."}}}},
    QueryExample{QueryOp::LastFrames,
                 "lastframes(walk, 6)",
                 {{{"walk", "..####...####..###.. .##..##..####..###.."}}}},
    QueryExample{QueryOp::First, "first(step, 2)", {{{"step", "..###..###..##..###. ..####.....######..."}}}},
    QueryExample{QueryOp::Last, "last(step)", {{{"step", "..###..###..##..###. ..####.....######..."}}}},
    QueryExample{QueryOp::Nth, "nth(step, 3)", {{{"step", "..###..###..##..###. ..####.....######..."}}}},
    QueryExample{
        QueryOp::Random, "random(step, 2, 1)", {{{"step", "..####....####....####....####....####.."}}}},
    QueryExample{
        QueryOp::Longer, "longer(walk, 4)", {{{"walk", "..####..######..##....##########...#####"}}}},
    QueryExample{
        QueryOp::Shorter, "shorter(walk, 0.2s)", {{{"walk", "..####..######..##....##########...#####"}}}},
    QueryExample{QueryOp::Grow, "grow(step, 2)", {{{"step", "....####..........##........####...####."}}}},
    QueryExample{
        QueryOp::Shrink, "shrink(step, 2, 1)", {{{"step", "..######......###.....##########...####."}}}},
    QueryExample{QueryOp::Close, "close(step, 2)", {{{"step", "..####..####...####.####......##..##...."}}}},
    QueryExample{QueryOp::Starts, "starts(step)", {{{"step", "..####..####...####.####......##..##...."}}}},
    QueryExample{QueryOp::Ends, "ends(step)", {{{"step", "..####..####...####.####......##..##...."}}}},
    QueryExample{
        QueryOp::WholeClips, "clips(turn)", {{{"turn", "....####......##.... ...................."}}}},
    QueryExample{QueryOp::With, "with(push)", {{{"push", "....######.......... ..............####.."}}}},
    QueryExample{
        QueryOp::CountOf, "count(step) >= 3", {{{"step", "..###..###..##..###. ..####.....######..."}}}},
    QueryExample{QueryOp::CoverageOf,
                 "coverage(walk) >= 0.5",
                 {{{"walk", "..###..###..##..###. ..####.....####....."}}}},
    QueryExample{
        QueryOp::SecondsOf, "seconds(walk) > 0.3", {{{"walk", "..###..###..##..###. ..####.....####....."}}}},
    QueryExample{QueryOp::Union,
                 "walk | turn",
                 {{{"walk", "....##########......########............"},
                   {"turn", "..........##########............######.."}}}},
    QueryExample{QueryOp::Intersection,
                 "walk & turn",
                 {{{"walk", "....##########......########............"},
                   {"turn", "..........##########..####.............."}}}},
    QueryExample{QueryOp::Difference,
                 "walk - turn",
                 {{{"walk", "....##########......########............"},
                   {"turn", "..........##########..####.............."}}}},
    QueryExample{QueryOp::AtLeast,
                 "atleast(2, walk, turn, wave)",
                 {{{"walk", "..##############........############...."},
                   {"turn", "........############..........####......"},
                   {"wave", "............############............####"}}}},
    QueryExample{QueryOp::Overlapping,
                 "overlapping(step, turn)",
                 {{{"step", "..######......####....######....######.."},
                   {"turn", "......####........####......####..##...."}}}},
    QueryExample{QueryOp::Inside,
                 "inside(step, walk)",
                 {{{"step", "..####....####....####......####...####."},
                   {"walk", "....############....##############......"}}}},
    QueryExample{QueryOp::Containing,
                 "containing(walk, step)",
                 {{{"walk", "..##########....########......########.."},
                   {"step", "....####..........########......##..##.."}}}},
    QueryExample{QueryOp::FirstIn,
                 "firstin(step, walk)",
                 {{{"step", "####..##..##..##......####..##..####..##"},
                   {"walk", "..################....##############...."}}}},
    QueryExample{QueryOp::LastIn,
                 "lastin(step, walk)",
                 {{{"step", "####..##..##..##......####..##..####..##"},
                   {"walk", "..################....##############...."}}}},
    QueryExample{QueryOp::Before,
                 "before(turn, walk, 4)",
                 {{{"turn", "..######............######....####......"},
                   {"walk", "..........######..............######...."}}}},
    QueryExample{QueryOp::After,
                 "after(turn, walk, 4)",
                 {{{"turn", "........######............######..####.."},
                   {"walk", "..####........######............##......"}}}},
    QueryExample{QueryOp::Near,
                 "near(turn, walk, -2, 3)",
                 {{{"turn", "........######......######..........###."},
                   {"walk", "..######......########......####........"}}}},
};

constexpr std::size_t longestDrawnLine = 41;

/// Whether the drawings of an example have one shape, and there is at least one.
constexpr bool isWellDrawn(const QueryExample& example)
{
    const std::string_view first = example.tags.front().frames;
    if (first.empty() || first.size() > longestDrawnLine) return false;
    return std::ranges::all_of(example.tags, [first](const DrawnTag& tag) {
        if (tag.name.empty()) return tag.frames.empty();
        if (tag.frames.size() != first.size()) return false;
        for (std::size_t at = 0; at < first.size(); ++at)
            if ((tag.frames[at] == ' ') != (first[at] == ' ') ||
                std::string_view("#. ").find(tag.frames[at]) == std::string_view::npos)
                return false;
        return true;
    });
}

static_assert(std::ranges::is_sorted(drawnExamples, {}, &QueryExample::op));
static_assert(std::ranges::all_of(drawnExamples, isWellDrawn));
static_assert(std::ranges::all_of(queryOperations,
                                  [](const QueryOperation& each) {
                                      return std::ranges::count(drawnExamples, each.op, &QueryExample::op) ==
                                             (each.isOfTagsAlone() ? 1 : 0);
                                  }),
              "each operation of tags alone, and no other, has an example");

/// A clip's part of a drawing.
struct DrawnClip
{
    std::size_t begin = 0;
    std::size_t length = 0;
};

std::vector<DrawnClip> drawnClips(std::string_view frames)
{
    std::vector<DrawnClip> clips;
    for (std::size_t begin = 0; begin <= frames.size();) {
        const std::size_t end = std::min(frames.find(' ', begin), frames.size());
        clips.push_back({begin, end - begin});
        begin = end + 1;
    }
    return clips;
}

std::vector<FrameRange> drawnRanges(std::string_view frames)
{
    std::vector<FrameRange> ranges;
    for (std::size_t at = frames.find('#'); at < frames.size();) {
        const std::size_t stop = std::min(frames.find('.', at), frames.size());
        ranges.push_back({Frame(at), Frame(stop)});
        at = frames.find('#', stop);
    }
    return ranges;
}

TagId defineDrawn(const DrawnTag& tag, TagVocabulary& vocabulary)
{
    TagDefinition definition;
    definition.name = tag.name;
    definition.group = tag.group;
    return vocabulary.define(std::move(definition));
}

/// The clips of an example, at 30 frames a second, recorded at the same time.
QueryLibrary drawnLibrary(const QueryExample& example)
{
    QueryLibrary library;
    std::vector<TakeSeat> seats;
    for (const DrawnClip& clip : drawnClips(example.tags.front().frames)) {
        TagSheet sheet;
        for (const DrawnTag& tag : example.tags)
            if (!tag.name.empty())
                sheet = sheet.withRanges(defineDrawn(tag, library.vocabulary),
                                         drawnRanges(tag.frames.substr(clip.begin, clip.length)));
        seats.push_back({library.index.add(Frame(clip.length), sheet), 0});
    }
    library.takes = std::make_shared<const TakeIndex>(std::vector<std::vector<TakeSeat>>{std::move(seats)});
    return library;
}

/// The answer in the form of DrawnTag::frames; empty if the query has an error.
std::string drawnAnswer(const QueryExample& example)
{
    const QueryLibrary library = drawnLibrary(example);
    const auto query = parseQuery(example.query, library.vocabulary);
    assert(query);
    if (!query) return {};
    const FrameSet answer = evaluate(*query, library);
    std::string frames(example.tags.front().frames);
    std::ranges::replace(frames, '#', '.');
    std::uint32_t id = 0;
    for (const DrawnClip& clip : drawnClips(frames))
        for (const FrameRange& range : answer.rangesOf(ClipId(id++)))
            std::fill_n(frames.begin() + std::ptrdiff_t(clip.begin) + range.start, range.stop - range.start,
                        '#');
    return frames;
}

std::string drawnLabel(const DrawnTag& tag)
{
    std::string label(tag.name);
    return tag.group.empty() ? label : label.append(" (").append(tag.group).append(")");
}

std::string drawnLine(std::string label, std::size_t width, std::string_view frames,
                      const DrawingMarks& marks)
{
    constexpr std::size_t gap = 3;
    label.resize(width + gap, ' ');
    for (const char frame : frames)
        if (frame == ' ')
            label += ' ';
        else
            label += frame == '#' ? marks.inside : marks.outside;
    return label + '\n';
}

} // namespace

std::span<const QueryExample> queryExamples() { return drawnExamples; }

const QueryExample* queryExample(const QueryOperation& operation)
{
    const auto* found = std::ranges::find(drawnExamples, operation.op, &QueryExample::op);
    return found == drawnExamples.end() ? nullptr : found;
}

std::string queryDrawing(const QueryExample& example, const DrawingMarks& marks)
{
    std::size_t width = example.query.size();
    for (const DrawnTag& tag : example.tags) width = std::max(width, drawnLabel(tag).size());
    std::string text;
    for (const DrawnTag& tag : example.tags)
        if (!tag.name.empty()) text += drawnLine(drawnLabel(tag), width, tag.frames, marks);
    return text + drawnLine(std::string(example.query), width, drawnAnswer(example), marks);
}

} // namespace tagline
