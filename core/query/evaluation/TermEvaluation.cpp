#include "core/query/evaluation/TermEvaluation.h"

#include "core/query/language/NamePattern.h"
#include "core/query/language/QueryOperations.h"

#include <cassert>
#include <cmath>

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

PropertyValue propertyValue(const QueryValue& value)
{
    if (const auto* text = std::get_if<std::string_view>(&value)) return std::string(*text);
    if (const auto* number = std::get_if<double>(&value)) return *number;
    return std::get<bool>(value);
}

FrameSet property(const QueryExpression& query, const QueryElement& term, const QueryLibrary& library,
                  const ClipScope& scope)
{
    const std::string_view name = query.text(term);
    const PropertyValue value = propertyValue(query.value(term));
    FrameSetBuilder answer(library.index.axis());
    if (!scope) {
        library.properties.forEachClip(name, term.comparison(), value,
                                       [&](ClipId clip, std::span<const FrameRange> ranges) {
                                           if (library.index.frames(clip) > 0) answer.append(clip, ranges);
                                       });
        return answer.finished();
    }
    std::vector<FrameRange> ranges;
    forEachClip(library.index.axis()->view(), scope, [&](ClipId clip, Frame) {
        ranges.clear();
        library.properties.frames(name, term.comparison(), value, clip, ranges);
        answer.append(clip, ranges);
    });
    return answer.finished();
}

/// Appends the runs of values that compare so; what is not a number does not compare at all.
void appendRuns(std::span<const float> values, Comparison comparison, float number,
                std::vector<FrameRange>& runs)
{
    bool isInside = false;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const bool isHit = !std::isnan(values[i]) && isTrue(comparison, values[i], number);
        if (isHit && !isInside) runs.push_back({Frame(i), Frame(i)});
        if (isHit) runs.back().stop = Frame(i) + 1;
        isInside = isHit;
    }
}

FrameSet signal(const QueryExpression& query, const QueryElement& term, const QueryLibrary& library,
                const ClipScope& scope)
{
    FrameSetBuilder answer(library.index.axis());
    std::vector<float> values;
    std::vector<FrameRange> runs;
    forEachClip(library.index.axis()->view(), scope, [&](ClipId clip, Frame frames) {
        values.clear();
        runs.clear();
        if (!library.motion->appendValues(clip, term.signal(), query.text(term), values)) return;
        values.resize(std::min(values.size(), std::size_t(frames)));
        appendRuns(values, term.comparison(), float(term.number()), runs);
        answer.append(clip, runs);
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

} // namespace

FrameSet evaluateTerm(const QueryExpression& query, const QueryElement& term, const QueryLibrary& library,
                      const ClipScope& scope)
{
    assert(term.hasText());
    if (term.op() == QueryOp::Property) return property(query, term, library, scope);
    if (term.op() != QueryOp::Signal && term.op() != QueryOp::Contact)
        return wholeClips(term.op(), query.text(term), library, scope);
    if (!library.motion) return FrameSet(library.index.axis());
    return term.op() == QueryOp::Signal ? signal(query, term, library, scope)
                                        : contact(query, term, library, scope);
}

} // namespace tagline
