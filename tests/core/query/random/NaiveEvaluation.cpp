#include "tests/core/query/random/NaiveEvaluation.h"

#include "tests/core/query/random/NaiveTerms.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>
#include <numeric>

namespace tagline::test {

NaiveEvaluation::NaiveEvaluation(const RandomLibrary& library)
    : m_library(library)
    , m_bases{0}
{
    for (std::size_t clip = 0; clip < library.clipCount(); ++clip)
        m_bases.push_back(m_bases.back() + std::size_t(library.frames(clip)));
    for (std::uint32_t tag = 0; tag < RandomLibrary::tagCount; ++tag) pushTag(TagId(tag), true);
    m_exact.assign(m_stack.begin(), m_stack.end());
    m_depth = 0;
    for (std::uint32_t tag = 0; tag < RandomLibrary::tagCount; ++tag) pushTag(TagId(tag), false);
    m_matching.assign(m_stack.begin(), m_stack.end());
}

const FrameFlags& NaiveEvaluation::answer(const QueryExpression& query)
{
    m_query = &query;
    m_depth = 0;
    for (const QueryElement& element : query.elements()) {
        if (element.op() == QueryOp::AtLeast) {
            atLeast(element);
            continue;
        }
        switch (element.operandCount()) {
        case 0:
            term(element);
            break;
        case 1:
            function(element);
            break;
        default:
            binary(element);
        }
    }
    assert(m_depth == 1);
    return m_stack.front();
}

/// A new set on the stack, with any frames.
std::uint8_t* NaiveEvaluation::push()
{
    if (m_depth == m_stack.size()) m_stack.emplace_back(m_bases.back());
    return m_stack[m_depth++].data();
}

void NaiveEvaluation::pushFrames(const std::function<bool(std::size_t, Frame)>& holds)
{
    std::uint8_t* out = push();
    for (std::size_t clip = 0; clip < m_library.clipCount(); ++clip)
        for (Frame frame = 0; frame < m_library.frames(clip); ++frame) *out++ = holds(clip, frame);
}

void NaiveEvaluation::pushClips(const std::function<bool(std::size_t)>& holds)
{
    std::uint8_t* out = push();
    for (std::size_t clip = 0; clip < m_library.clipCount(); ++clip)
        std::fill(out + m_bases[clip], out + m_bases[clip + 1], std::uint8_t(holds(clip)));
}

/// A parent matches its children, a tag what implies it; exact does not.
void NaiveEvaluation::pushTag(TagId tag, bool isExact)
{
    std::uint8_t* out = push();
    std::fill_n(out, m_bases.back(), std::uint8_t(0));
    for (std::uint32_t other = 0; other < RandomLibrary::tagCount; ++other) {
        if (isExact ? TagId(other) != tag : !countsAs(m_library.asked().vocabulary, TagId(other), tag))
            continue;
        for (std::size_t clip = 0; clip < m_library.clipCount(); ++clip)
            for (const FrameRange range : m_library.sheet(clip).ranges(TagId(other)))
                for (Frame frame = range.start; frame < std::min(range.stop, m_library.frames(clip)); ++frame)
                    out[m_bases[clip] + std::size_t(frame)] = 1;
    }
}

void NaiveEvaluation::pushProperty(const QueryElement& element)
{
    std::uint8_t* out = push();
    std::fill_n(out, m_bases.back(), std::uint8_t(0));
    const std::string_view name = m_query->text(element);
    const QueryValue literal = m_query->value(element);
    const auto isMeant = [name](std::string_view lane) {
        return lane == name || (name == "any.note" && (lane == "Run.note" || lane == "Bad.note"));
    };
    for (std::size_t clip = 0; clip < m_library.clipCount() && name == "state"; ++clip) {
        const std::string stage(stageName(m_library.sheet(clip).state().stage));
        std::fill_n(out + m_bases[clip], m_library.frames(clip),
                    std::uint8_t(compares(stage, element.comparison(), literal)));
    }
    for (std::size_t clip = 0; clip < m_library.clipCount(); ++clip)
        for (const PropertyLane& lane : m_library.sheet(clip).properties()) {
            if (!isMeant(lane.name)) continue;
            for (const PropertyRange& part : lane.ranges)
                for (Frame frame = part.range.start;
                     frame < std::min(part.range.stop, m_library.frames(clip)); ++frame)
                    out[m_bases[clip] + std::size_t(frame)] |=
                        compares(part.value, element.comparison(), literal);
        }
}

/// Frames of the instances of the tag, or of one that counts as it, that have such a value.
void NaiveEvaluation::pushInstanceValue(const QueryElement& element)
{
    std::uint8_t* out = push();
    std::fill_n(out, m_bases.back(), std::uint8_t(0));
    for (std::size_t clip = 0; clip < m_library.clipCount(); ++clip)
        for (const InstanceLane& lane : m_library.sheet(clip).instanceLanes()) {
            if (!countsAs(m_library.asked().vocabulary, lane.tag, element.askedTag())) continue;
            for (const TagInstance& instance : lane.instances)
                for (const InstanceValue& each : instance.values) {
                    if (each.name != m_query->text(element)) continue;
                    if (!compares(each.value, element.comparison(), m_query->value(element))) continue;
                    for (Frame frame = instance.range.start;
                         frame < std::min(instance.range.stop, m_library.frames(clip)); ++frame)
                        out[m_bases[clip] + std::size_t(frame)] = 1;
                }
        }
}

void NaiveEvaluation::pushSignal(const QueryElement& element)
{
    const std::string_view joint = m_query->text(element);
    pushFrames([&](std::size_t clip, Frame frame) {
        const ClipId id{std::uint32_t(clip)};
        return HashedMotion::has(id, joint) &&
               compares(double(HashedMotion::value(id, element.signal(), joint, frame)), element.comparison(),
                        element.number());
    });
}

void NaiveEvaluation::pushSignalPair(const QueryElement& element)
{
    const std::string_view joint = m_query->text(element);
    const std::string_view other = m_query->secondText(element);
    pushFrames([&](std::size_t clip, Frame frame) {
        const ClipId id{std::uint32_t(clip)};
        if (!HashedMotion::has(id, joint) || !HashedMotion::has(id, other)) return false;
        const double left = double(HashedMotion::value(id, element.signal(), joint, frame));
        const double right = double(HashedMotion::value(id, element.secondSignal(), other, frame));
        return !std::isnan(right) && compares(left, element.comparison(), right);
    });
}

/// Frames with any tag of the group.
void NaiveEvaluation::pushGroup(std::string_view group)
{
    std::uint8_t* out = push();
    std::fill_n(out, m_bases.back(), std::uint8_t(0));
    for (std::uint32_t tag = 0; tag < RandomLibrary::tagCount; ++tag)
        if (m_library.asked().vocabulary[TagId(tag)].group == group)
            for (std::size_t i = 0; i < m_bases.back(); ++i) out[i] |= m_matching[tag][i];
}

void NaiveEvaluation::pushFramesBetween(const QueryElement& element)
{
    pushFrames([&](std::size_t clip, Frame frame) {
        return frame >= nearestFrames(element.duration(), rate(clip)) &&
               frame < nearestFrames(element.secondDuration(), rate(clip));
    });
}

/// Frames in at least n of the sets.
void NaiveEvaluation::atLeast(const QueryElement& element)
{
    const std::size_t first = m_depth - element.operandCount();
    for (std::size_t i = 0; i < m_bases.back(); ++i) {
        std::size_t in = 0;
        for (std::size_t set = first; set < m_depth; ++set) in += m_stack[set][i];
        m_stack[first][i] = in >= element.count();
    }
    m_depth = first + 1;
}

void NaiveEvaluation::term(const QueryElement& element)
{
    const auto text = [&] { return m_query->text(element); };
    switch (element.op()) {
    case QueryOp::Tag:
    case QueryOp::OptionalTag:
    case QueryOp::ExactTag: {
        const auto& known = element.op() == QueryOp::ExactTag ? m_exact : m_matching;
        const FrameFlags& flags = known[element.tag().value];
        std::copy(flags.begin(), flags.end(), push());
        return;
    }
    case QueryOp::Clip:
        return pushClips([&](std::size_t clip) { return isLike(place(clip).displayName, text()); });
    case QueryOp::File:
        return pushClips([&](std::size_t clip) { return isLike(place(clip).file, text()); });
    case QueryOp::Folder:
        return pushClips([&](std::size_t clip) { return isInFolder(place(clip).folder, text()); });
    case QueryOp::Caption:
        return pushFrames(
            [&](std::size_t clip, Frame frame) { return hasCaption(m_library.sheet(clip), frame, text()); });
    case QueryOp::Like:
        return pushFrames([&](std::size_t clip, Frame frame) {
            return HashedLikeness::isAlike(ClipId(std::uint32_t(clip)), text(), element.distance(), frame);
        });
    case QueryOp::Property:
        return pushProperty(element);
    case QueryOp::InstanceValue:
        return pushInstanceValue(element);
    case QueryOp::Group:
        return pushGroup(text());
    case QueryOp::Frames:
        return pushFramesBetween(element);
    case QueryOp::SignalPair:
        return pushSignalPair(element);
    case QueryOp::Signal:
        return pushSignal(element);
    case QueryOp::Contact:
        return pushFrames([&](std::size_t clip, Frame frame) {
            const ClipId id{std::uint32_t(clip)};
            return HashedMotion::has(id, text()) && HashedMotion::isContact(id, text(), frame);
        });
    case QueryOp::All:
    case QueryOp::None:
        return pushClips([&](std::size_t) { return element.op() == QueryOp::All; });
    default:
        failOnUnknown(element.op());
    }
}

NaiveEvaluation::Ranges NaiveEvaluation::rangesOf(const FrameFlags& flags, std::size_t clip) const
{
    Ranges ranges;
    const std::uint8_t* const begin = flags.data() + m_bases[clip];
    const std::uint8_t* const end = flags.data() + m_bases[clip + 1];
    for (const std::uint8_t* at = begin; (at = std::find(at, end, std::uint8_t(1))) != end;) {
        const std::uint8_t* const start = at;
        at = std::find(at, end, std::uint8_t(0));
        ranges.push_back({Frame(start - begin), Frame(at - begin)});
    }
    return ranges;
}

/// Paints each clip anew on an empty set that takes the place of the one on top.
void NaiveEvaluation::replaceTop(const Paint& paint)
{
    std::uint8_t* const out = push();
    std::fill_n(out, m_bases.back(), std::uint8_t(0));
    for (std::size_t clip = 0; clip < m_library.clipCount(); ++clip) paint(clip, out + m_bases[clip]);
    std::swap(m_stack[m_depth - 1], m_stack[m_depth - 2]);
    --m_depth;
}

void NaiveEvaluation::function(const QueryElement& element)
{
    FrameFlags& a = m_stack[m_depth - 1];
    if (element.op() == QueryOp::Complement) {
        for (std::uint8_t& flag : a) flag ^= 1;
    } else if (element.op() == QueryOp::Random) {
        drawRandom(element.count(), element.seed());
    } else if (element.op() == QueryOp::With) {
        withPartners();
    } else {
        replaceTop([&](std::size_t clip, std::uint8_t* out) { functionOfRanges(element, clip, out); });
    }
}

/// The first / last d of the whole set of a clip, counted over its ranges.
Frames wholeSetPart(const std::vector<FrameRange>& ranges, Frame count, bool isFirst)
{
    Frames frames;
    for (const FrameRange range : ranges)
        for (Frame frame = range.start; frame < range.stop; ++frame) frames.push_back(frame);
    const std::size_t kept = std::min(frames.size(), std::size_t(count));
    if (isFirst)
        frames.resize(kept);
    else
        frames.erase(frames.begin(), frames.end() - std::ptrdiff_t(kept));
    return frames;
}

void NaiveEvaluation::functionOfRanges(const QueryElement& element, std::size_t clip, std::uint8_t* out) const
{
    const Ranges ranges = rangesOf(m_stack[m_depth - 2], clip);
    const QueryOp op = element.op();
    if (isMeasure(op)) return measure(element, clip, out);
    const auto fill = [&](std::int64_t start, std::int64_t stop) {
        const std::int64_t last = std::min<std::int64_t>(stop, m_library.frames(clip));
        for (std::int64_t frame = std::max<std::int64_t>(start, 0); frame < last; ++frame) out[frame] = 1;
    };
    if (op == QueryOp::WholeClips) {
        if (!ranges.empty()) fill(0, m_library.frames(clip));
        return;
    }
    if (op == QueryOp::FirstFrames || op == QueryOp::LastFrames) {
        const Frame count = nearestFrames(element.duration(), rate(clip));
        for (const Frame frame : wholeSetPart(ranges, count, op == QueryOp::FirstFrames)) out[frame] = 1;
        return;
    }
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        const FrameRange next = i + 1 < ranges.size() ? ranges[i + 1] : FrameRange();
        const FrameRange part = partOfRange(element, {ranges[i], next, i, ranges.size(), rate(clip)});
        fill(part.start, part.stop);
    }
}

/// Whole clips by how much they have; ranges by what a signal comes to over them.
void NaiveEvaluation::measure(const QueryElement& element, std::size_t clip, std::uint8_t* out) const
{
    const Ranges ranges = rangesOf(m_stack[m_depth - 2], clip);
    const Frame frames = m_library.frames(clip);
    if (!takes(element.op(), QueryArgument::Signal)) {
        if (frames > 0 && compares(measured(element.op(), ranges, frames, rate(clip)), element.comparison(),
                                   element.number()))
            std::fill(out, out + frames, std::uint8_t(1));
        return;
    }
    const ClipId id{std::uint32_t(clip)};
    const std::string_view joint = m_query->text(element);
    if (!HashedMotion::has(id, joint)) return;
    for (const FrameRange range : ranges) {
        std::vector<float> values;
        for (Frame frame = range.start; frame < range.stop; ++frame)
            values.push_back(HashedMotion::value(id, element.signal(), joint, frame));
        if (compares(measured(element.op(), values), element.comparison(), element.number()))
            std::fill(out + range.start, out + range.stop, std::uint8_t(1));
    }
}

/// Frames at which some other clip of a take is in the set: at the time of the frame, as both began.
void NaiveEvaluation::withPartners()
{
    const auto paint = [&](TakeSeat own, TakeSeat other) {
        const std::size_t clip = own.clip.value, partner = other.clip.value;
        std::uint8_t* const out = m_stack[m_depth - 1].data() + m_bases[clip];
        const std::uint8_t* const in = m_stack[m_depth - 2].data() + m_bases[partner];
        for (Frame frame = 0; frame < m_library.frames(clip); ++frame) {
            const double seconds = rate(clip).seconds(frame) + double(own.offset - other.offset) * 1e-6;
            const double there = std::floor(rate(partner).frames(seconds) + 0.01);
            if (there >= 0 && there < m_library.frames(partner)) out[frame] |= in[std::size_t(there)];
        }
    };
    std::fill_n(push(), m_bases.back(), std::uint8_t(0));
    for (const std::vector<TakeSeat>& take : m_library.takes())
        for (const TakeSeat& own : take)
            for (const TakeSeat& other : take)
                if (own.clip != other.clip) paint(own, other);
    std::swap(m_stack[m_depth - 1], m_stack[m_depth - 2]);
    --m_depth;
}

/// n ranges of the whole answer, drawn from all of them in order of path, clip, start.
void NaiveEvaluation::drawRandom(std::uint64_t count, std::uint64_t seed)
{
    struct Place
    {
        std::size_t clip;
        FrameRange range;
    };
    std::vector<Place> places;
    for (const ClipId clip : m_library.order())
        for (const FrameRange range : rangesOf(m_stack[m_depth - 1], clip.value))
            places.push_back({clip.value, range});
    std::vector<std::size_t> order(places.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    shuffleFront(order, count, seed);
    std::fill_n(push(), m_bases.back(), std::uint8_t(0));
    for (std::size_t i = 0; i < std::min<std::uint64_t>(count, order.size()); ++i) {
        const Place& drawn = places[order[i]];
        std::uint8_t* const out = m_stack[m_depth - 1].data() + m_bases[drawn.clip];
        std::fill(out + drawn.range.start, out + drawn.range.stop, std::uint8_t(1));
    }
    std::swap(m_stack[m_depth - 1], m_stack[m_depth - 2]);
    --m_depth;
}

void NaiveEvaluation::binary(const QueryElement& element)
{
    switch (element.op()) {
    case QueryOp::Union:
    case QueryOp::Intersection:
    case QueryOp::Difference:
        return setAlgebra(element.op());
    case QueryOp::FirstIn:
    case QueryOp::LastIn:
        return insideEach(element);
    default:
        return relation(element);
    }
}

void NaiveEvaluation::setAlgebra(QueryOp op)
{
    const FrameFlags& b = m_stack[--m_depth];
    FrameFlags& a = m_stack[m_depth - 1];
    for (std::size_t i = 0; i < a.size(); ++i) {
        const bool inA = a[i] != 0;
        const bool inB = b[i] != 0;
        a[i] = op == QueryOp::Union ? inA || inB : op == QueryOp::Intersection ? inA && inB : inA && !inB;
    }
}

/// Of each range of b the first or last of those of a inside it.
void NaiveEvaluation::insideEach(const QueryElement& element)
{
    const std::size_t b = --m_depth;
    FrameFlags& a = m_stack[m_depth - 1];
    for (std::size_t clip = 0; clip < m_library.clipCount(); ++clip) {
        const Ranges ranges = rangesOf(a, clip);
        std::uint8_t* const out = a.data() + m_bases[clip];
        std::fill(out, out + m_library.frames(clip), std::uint8_t(0));
        for (const FrameRange around : rangesOf(m_stack[b], clip)) {
            Ranges within;
            for (const FrameRange range : ranges)
                if (range.start >= around.start && range.stop <= around.stop) within.push_back(range);
            if (within.empty()) continue;
            const FrameRange kept = element.op() == QueryOp::FirstIn ? within.front() : within.back();
            std::fill(out + kept.start, out + kept.stop, std::uint8_t(1));
        }
    }
}

/// Whole ranges of a, by how they stand to some range of b.
void NaiveEvaluation::relation(const QueryElement& element)
{
    const std::size_t b = --m_depth;
    FrameFlags& a = m_stack[m_depth - 1];
    for (std::size_t clip = 0; clip < m_library.clipCount(); ++clip) {
        const Ranges others = rangesOf(m_stack[b], clip);
        for (const FrameRange range : rangesOf(a, clip)) {
            const auto stands = [&](FrameRange other) { return isSo(element, range, other, rate(clip)); };
            if (std::any_of(others.begin(), others.end(), stands)) continue;
            std::uint8_t* const out = a.data() + m_bases[clip];
            std::fill(out + range.start, out + range.stop, std::uint8_t(0));
        }
    }
}

bool NaiveEvaluation::agrees(const FrameSet& set, const FrameFlags& flags) const
{
    thread_local FrameFlags found;
    found.assign(m_bases.back(), 0);
    bool isWellFormed = true;
    std::int64_t last = -1;
    set.forEachClip([&](ClipId clip, std::span<const FrameRange> ranges) {
        isWellFormed = isWellFormed && clip.value < m_library.clipCount() &&
                       std::int64_t(clip.value) > last && !ranges.empty() && isCanonical(ranges) &&
                       ranges.front().start >= 0 && ranges.back().stop <= m_library.frames(clip.value);
        last = clip.value;
        if (!isWellFormed) return;
        for (const FrameRange range : ranges)
            std::memset(found.data() + m_bases[clip.value] + range.start, 1, std::size_t(range.length()));
    });
    return isWellFormed && found == flags;
}

std::string NaiveEvaluation::drawing(const FrameFlags& flags) const
{
    std::string text;
    for (std::size_t clip = 0; clip < m_library.clipCount(); ++clip) {
        text += "\n  clip " + std::to_string(clip) + " |";
        for (std::size_t i = m_bases[clip]; i < m_bases[clip + 1]; ++i) text += flags[i] ? '#' : '.';
        text += '|';
    }
    return text;
}

} // namespace tagline::test
