#include "tests/core/query/random/NaiveEvaluation.h"

#include "tests/core/query/random/NaiveTerms.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>

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
        if (element.operandCount() == 0)
            term(element);
        else if (isSetOperator(element.op()))
            setAlgebra(element.op());
        else
            call(element);
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

/// The ranges of each clip.
std::vector<Ranges> NaiveEvaluation::rangesOf(const FrameFlags& flags) const
{
    std::vector<Ranges> ranges(m_library.clipCount());
    for (std::size_t clip = 0; clip < ranges.size(); ++clip) {
        const std::uint8_t* const begin = flags.data() + m_bases[clip];
        const std::uint8_t* const end = flags.data() + m_bases[clip + 1];
        for (const std::uint8_t* at = begin; (at = std::find(at, end, std::uint8_t(1))) != end;) {
            const std::uint8_t* const start = at;
            at = std::find(at, end, std::uint8_t(0));
            ranges[clip].push_back({Frame(start - begin), Frame(at - begin)});
        }
    }
    return ranges;
}

/// Replaces the sets on top by the answer of a function.
void NaiveEvaluation::call(const QueryElement& element)
{
    const NaiveFunction& row = naiveFunction(element.op());
    const std::size_t operands = element.operandCount();
    m_depth -= operands - 1;
    std::vector<std::vector<Ranges>> sets; // by set, then by clip
    for (std::size_t set = 0; set < operands; ++set) sets.push_back(rangesOf(m_stack[m_depth - 1 + set]));
    std::vector<Ranges> answer(m_library.clipCount());
    if (row.inLibrary) row.inLibrary(element, m_library, sets.front(), answer);
    for (std::size_t clip = 0; clip < m_library.clipCount() && row.inClip; ++clip) {
        NaiveCall of{element, {}, ClipId(std::uint32_t(clip)), rate(clip), m_library.frames(clip)};
        if (element.hasText()) of.joint = m_query->text(element);
        if (takesDuration(element.op())) {
            const bool isBound = takes(element.op(), QueryArgument::Bound);
            of.first =
                isBound ? nearestFrames(element.from(), of.rate) : nearestFrames(element.duration(), of.rate);
            of.second = isBound ? nearestFrames(element.to(), of.rate)
                                : nearestFrames(element.secondDuration(), of.rate);
        }
        std::vector<Ranges> own;
        for (std::vector<Ranges>& set : sets) own.push_back(std::move(set[clip]));
        of.sets = own;
        row.inClip(of, answer[clip]);
    }
    FrameFlags& flags = m_stack[m_depth - 1];
    std::fill_n(flags.begin(), m_bases.back(), std::uint8_t(0));
    for (std::size_t clip = 0; clip < answer.size(); ++clip)
        for (const FrameRange range : answer[clip]) {
            const Frame stop = std::min(range.stop, m_library.frames(clip));
            for (Frame frame = std::max(range.start, Frame(0)); frame < stop; ++frame)
                flags[m_bases[clip] + std::size_t(frame)] = 1;
        }
}

void NaiveEvaluation::setAlgebra(QueryOp op)
{
    const bool isOfTwo = op != QueryOp::Complement;
    m_depth -= isOfTwo;
    FrameFlags& a = m_stack[m_depth - 1];
    const FrameFlags& b = isOfTwo ? m_stack[m_depth] : a;
    for (std::size_t i = 0; i < m_bases.back(); ++i) {
        const bool inA = a[i] != 0;
        const bool inB = b[i] != 0;
        a[i] = op == QueryOp::Complement     ? !inA
               : op == QueryOp::Union        ? inA || inB
               : op == QueryOp::Intersection ? inA && inB
                                             : inA && !inB;
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
