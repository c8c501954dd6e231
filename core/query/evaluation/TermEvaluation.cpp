#include "core/query/evaluation/TermEvaluation.h"

#include "core/query/evaluation/AnyRecord.h"
#include "core/query/evaluation/CountedOperand.h"
#include "core/query/evaluation/ValueTest.h"
#include "core/query/language/NamePattern.h"
#include "core/query/language/QueryOperations.h"
#include "core/support/text/AsciiCase.h"
#include "core/tags/sets/SetEvaluation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace tagline {
namespace {

/// Whether a clip has the name that a Clip or File asks for, or lies where a Folder says. Neighbouring clips
/// tend to share their folder, so the last one is remembered.
class ClipPattern
{
public:
    ClipPattern(QueryOp op, std::string_view pattern)
        : m_op(op)
        , m_pattern(op == QueryOp::Folder ? NamePattern::folders(pattern) : NamePattern(pattern))
    {
    }

    bool matches(const QueryClip& clip)
    {
        if (m_op == QueryOp::Clip) return m_pattern.matches(clip.displayName);
        if (m_op == QueryOp::File) return m_pattern.matches(clip.file);
        if (!m_isFolderKnown || clip.folder != m_folder) {
            m_folder = clip.folder;
            m_path.assign(1, '/').append(m_folder).append(1, '/');
            m_isInFolder = m_pattern.matches(m_path);
            m_isFolderKnown = true;
        }
        return m_isInFolder;
    }

private:
    QueryOp m_op;
    NamePattern m_pattern;
    std::string m_folder;
    std::string m_path;
    bool m_isFolderKnown = false;
    bool m_isInFolder = false;
};

FrameSet wholeClips(QueryOp op, std::string_view pattern, const QueryLibrary& library, const ClipScope& scope)
{
    FrameSetBuilder answer(library.index.axis());
    ClipPattern clips(op, pattern);
    forEachClip(library.index.axis()->view(), scope, [&](ClipId clip, Frame frames) {
        const FrameRange whole{0, frames};
        if (clips.matches(library.clip(clip))) answer.append(clip, {&whole, 1});
    });
    return answer.finished();
}

/// The frames of one property.
FrameSet framesOfProperty(std::string_view name, const PropertyIndex::Test& test, const QueryLibrary& library,
                          const ClipScope& scope)
{
    FrameSetBuilder answer(library.index.axis());
    if (!scope) {
        library.properties.forEachClip(name, test, [&](ClipId clip, std::span<const FrameRange> ranges) {
            if (library.index.frames(clip) > 0) answer.append(clip, ranges);
        });
        return answer.finished();
    }
    std::vector<FrameRange> ranges;
    forEachClip(library.index.axis()->view(), scope, [&](ClipId clip, Frame) {
        ranges.clear();
        library.properties.frames(name, test, clip, ranges);
        answer.append(clip, ranges);
    });
    return answer.finished();
}

FrameSet property(const QueryExpression& query, const QueryElement& term, const QueryLibrary& library,
                  const ClipScope& scope)
{
    const std::string_view name = query.text(term);
    const PropertyIndex::Test test = valueTest(query, term);
    FrameSet answer = framesOfProperty(name, test, library, scope);
    for (const std::string& record : recordsMeant(name, library)) {
        const FrameSet more = framesOfProperty(record, test, library, scope);
        constexpr std::array<SetStep, 3> either{
            {{SetStepKind::Leaf, 0}, {SetStepKind::Leaf, 1}, {SetStepKind::Union, 2}}};
        const std::array<FrameSetView, 2> sets{answer.view(), more.view()};
        answer = evaluate(either, sets, library.index.axis());
    }
    return answer;
}

/// The frames of the instances whose value compares so.
FrameSet instanceValue(const QueryExpression& query, const QueryElement& term, const QueryLibrary& library,
                       const ClipScope& scope)
{
    FrameSetBuilder answer(library.index.axis());
    CountedOperand instances = CountedOperand::ofTerm(query, term, library);
    const std::vector<ClipId> counted = library.instances.clips(instances.tags());
    const auto isCounted = [&](ClipId clip) {
        return std::ranges::binary_search(counted, clip, std::less<>());
    };
    const std::span<const ClipId> asked = scope ? *scope : std::span<const ClipId>(counted);
    forEachClip(library.index.axis()->view(), asked, [&](ClipId clip, Frame) {
        if (scope && !isCounted(clip)) return;
        const auto ranges = instances.in(clip, {});
        answer.append(clip, FrameRanges::canonical({ranges.begin(), ranges.end()}).span());
    });
    return answer.finished();
}

/// Appends the runs of frames on which `isHit` holds, of the first `count`.
template<class Hit>
void appendRuns(std::size_t count, Hit&& isHit, std::vector<FrameRange>& runs)
{
    bool isInside = false;
    for (std::size_t i = 0; i < count; ++i) {
        const bool isIn = isHit(i);
        if (isIn && !isInside) runs.push_back({Frame(i), Frame(i)});
        if (isIn) runs.back().stop = Frame(i) + 1;
        isInside = isIn;
    }
}

/// Values of what is not a number do not compare at all.
bool signalHolds(Comparison comparison, float value, float other)
{
    return !std::isnan(value) && !std::isnan(other) && isTrue(comparison, value, other);
}

FrameSet signal(const QueryExpression& query, const QueryElement& term, const QueryLibrary& library,
                const ClipScope& scope)
{
    FrameSetBuilder answer(library.index.axis());
    const auto number = float(term.number());
    std::vector<float> values;
    std::vector<FrameRange> runs;
    forEachClip(library.index.axis()->view(), scope, [&](ClipId clip, Frame frames) {
        values.clear();
        runs.clear();
        if (!library.motion->appendValues(clip, term.signal(), query.text(term), values)) return;
        appendRuns(
            std::min(values.size(), std::size_t(frames)),
            [&](std::size_t i) { return signalHolds(term.comparison(), values[i], number); }, runs);
        answer.append(clip, runs);
    });
    return answer.finished();
}

FrameSet signalPair(const QueryExpression& query, const QueryElement& term, const QueryLibrary& library,
                    const ClipScope& scope)
{
    FrameSetBuilder answer(library.index.axis());
    std::vector<float> values;
    std::vector<float> others;
    std::vector<FrameRange> runs;
    forEachClip(library.index.axis()->view(), scope, [&](ClipId clip, Frame frames) {
        values.clear();
        others.clear();
        runs.clear();
        const SignalSource& motion = *library.motion;
        if (!motion.appendValues(clip, term.signal(), query.text(term), values) ||
            !motion.appendValues(clip, term.secondSignal(), query.secondText(term), others))
            return;
        appendRuns(
            std::min({values.size(), others.size(), std::size_t(frames)}),
            [&](std::size_t i) { return signalHolds(term.comparison(), values[i], others[i]); }, runs);
        answer.append(clip, runs);
    });
    return answer.finished();
}

/// The frames from one time to another of each clip.
FrameSet framesBetween(const QueryElement& term, const QueryLibrary& library, const ClipScope& scope)
{
    FrameSetBuilder answer(library.index.axis());
    forEachClip(library.index.axis()->view(), scope, [&](ClipId clip, Frame frames) {
        const FrameRate rate = library.clip(clip).rate;
        const FrameRange range{term.duration().nearestFrames(rate),
                               std::min(frames, term.secondDuration().nearestFrames(rate))};
        if (range.start < range.stop) answer.append(clip, {&range, 1});
    });
    return answer.finished();
}

FrameSet contact(const QueryExpression& query, const QueryElement& term, const QueryLibrary& library,
                 const ClipScope& scope)
{
    FrameSetBuilder answer(library.index.axis());
    std::vector<FrameRange> contacts;
    forEachClip(library.index.axis()->view(), scope, [&](ClipId clip, Frame frames) {
        contacts.clear();
        library.motion->appendContacts(clip, query.text(term), contacts);
        while (!contacts.empty() && contacts.back().start >= frames) contacts.pop_back();
        if (!contacts.empty()) contacts.back().stop = std::min(contacts.back().stop, frames);
        answer.append(clip, contacts);
    });
    return answer.finished();
}

/// The frames of captions that have the text in them.
FrameSet caption(std::string_view text, const QueryLibrary& library, const ClipScope& scope)
{
    FrameSetBuilder answer(library.index.axis());
    if (text.empty()) return answer.finished();
    const CaptionIndex::Test test = captionTest(text);
    if (!scope) {
        library.captions.forEachClip(test, [&](ClipId clip, std::span<const FrameRange> ranges) {
            if (library.index.frames(clip) > 0) answer.append(clip, ranges);
        });
        return answer.finished();
    }
    std::vector<FrameRange> ranges;
    forEachClip(library.index.axis()->view(), scope, [&](ClipId clip, Frame) {
        ranges.clear();
        library.captions.frames(test, clip, ranges);
        answer.append(clip, ranges);
    });
    return answer.finished();
}

/// The frames that move like an example. Expects all clips to be asked: like() is not local.
FrameSet alike(std::string_view example, std::optional<double> distance, const QueryLibrary& library)
{
    FrameSetBuilder answer(library.index.axis());
    if (!library.likeness) return answer.finished();
    std::vector<FrameRange> ranges;
    for (const AlikeFrames& each : library.likeness->alike(example, distance)) {
        const Frame frames =
            each.clip.value < library.index.clipCount() ? library.index.frames(each.clip) : 0;
        ranges.clear();
        for (const FrameRange range : each.frames)
            if (range.start < frames) ranges.push_back({range.start, std::min(range.stop, frames)});
        answer.append(each.clip, ranges);
    }
    return answer.finished();
}

} // namespace

CaptionIndex::Test captionTest(std::string_view text)
{
    if (text.empty()) return {"", [](std::string_view) { return false; }};
    const std::string sought = asciiLowered(text);
    if (sought.find_first_of("*?") == std::string::npos) return {sought, nullptr};
    std::string_view longest;
    for (std::size_t from = 0; from < sought.size();) {
        const std::size_t stop = std::min(sought.find_first_of("*?", from), sought.size());
        if (stop - from > longest.size()) longest = std::string_view(sought).substr(from, stop - from);
        from = stop + 1;
    }
    return {std::string(longest), [pattern = NamePattern(std::string("*").append(sought).append("*"))](
                                      std::string_view lowered) { return pattern.matches(lowered); }};
}

FrameSet evaluateTerm(const QueryExpression& query, const QueryElement& term, const QueryLibrary& library,
                      const ClipScope& scope)
{
    if (needsMotion(term.op()) && !library.motion) return FrameSet(library.index.axis());
    switch (term.op()) {
    case QueryOp::Property:
        return property(query, term, library, scope);
    case QueryOp::InstanceValue:
        return instanceValue(query, term, library, scope);
    case QueryOp::Caption:
        return caption(query.text(term), library, scope);
    case QueryOp::Frames:
        return framesBetween(term, library, scope);
    case QueryOp::Signal:
        return signal(query, term, library, scope);
    case QueryOp::SignalPair:
        return signalPair(query, term, library, scope);
    case QueryOp::Like:
        return alike(query.text(term), term.distance(), library);
    case QueryOp::Contact:
        return contact(query, term, library, scope);
    default:
        return wholeClips(term.op(), query.text(term), library, scope);
    }
}

} // namespace tagline
