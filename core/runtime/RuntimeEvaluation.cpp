#include "core/runtime/RuntimeEvaluation.h"

#include "core/query/evaluation/QueryEvaluation.h"
#include "core/support/text/PathText.h"
#include "core/tags/sets/ClipRangeCursor.h"
#include "core/tags/sets/SetEvaluation.h"

#include <algorithm>
#include <cassert>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace tagline {
namespace {

constexpr bool asksForNames(QueryOp op)
{
    return op == QueryOp::Clip || op == QueryOp::File || op == QueryOp::Folder;
}

static_assert(std::ranges::all_of(queryOperations,
                                  [](const QueryOperation& each) {
                                      return !runtimeLack(each.op).empty() || each.isOfTagsAlone() ||
                                             isOfTags(each.op) || asksForNames(each.op);
                                  }),
              "of each operation it is known whether runtime files hold what it asks for");

std::shared_ptr<const ClipAxis> clipAxisOf(const RuntimeFile& file)
{
    std::vector<Frame> frames;
    for (std::uint32_t clip = 0; clip < file.clipCount(); ++clip)
        frames.push_back(file.axis().frames(ClipId(clip)));
    return std::make_shared<const ClipAxis>(ClipAxis::of(frames));
}

/// The clips of the file as queries see them; their names only where they are asked for.
std::shared_ptr<const QueryClips> queryClipsOf(const RuntimeFile& file, bool hasNames)
{
    QueryClips made;
    made.clips.resize(file.clipCount());
    for (std::uint32_t i = 0; i < file.clipCount(); ++i) {
        const RuntimeClipInfo clip = file.clip(ClipId(i));
        made.clips[i].rate = clip.rate;
        if (!hasNames) continue;
        made.clips[i].displayName = clip.displayName;
        made.clips[i].file = fileNameOf(clip.source);
        made.clips[i].folder = folderOf(clip.source);
    }
    return std::make_shared<const QueryClips>(std::move(made));
}

/// The tags of the file whose own frames a term is, if one of them is counted; else none.
std::vector<TagId> countedTags(const RuntimeTerm& term, const RuntimeFile& file)
{
    std::vector<TagId> tags;
    for (const TagId tag : term.tags) {
        const auto matching = file.tag(tag).matching;
        if (term.isExact)
            tags.push_back(tag);
        else
            tags.insert(tags.end(), matching.begin(), matching.end());
    }
    std::ranges::sort(tags, std::less<>());
    tags.erase(std::ranges::unique(tags).begin(), tags.end());
    const auto isCounted = [&](TagId tag) { return !file.instances(tag).empty(); };
    return std::ranges::any_of(tags, isCounted) ? tags : std::vector<TagId>();
}

/// The instances of some tags in a clip, and ranges of those that are not counted there; none if no tag is.
std::vector<TagInstance> instancesIn(ClipId clip, std::span<const TagId> tags, const RuntimeFile& file)
{
    const auto inClip = [&](TagId tag) {
        return std::ranges::equal_range(file.instances(tag), clip.value, {}, &RuntimeInstanceRecord::clip);
    };
    std::vector<TagInstance> made;
    if (std::ranges::all_of(tags, [&](TagId tag) { return inClip(tag).empty(); })) return made;
    // Numbered, so that those of one extent are not the same.
    const auto add = [&made](FrameRange range) {
        made.push_back({range, {{"number", double(made.size())}}});
    };
    for (const TagId tag : tags) {
        for (const RuntimeInstanceRecord& each : inClip(tag)) add({each.start, each.stop});
        if (!inClip(tag).empty()) continue;
        for (const FrameRange range : file.rangesOf(file.ownFrames(tag), clip)) add(range);
    }
    return made;
}

/// Reads the ranges of a term clip by clip.
class TermReader
{
public:
    /// `isCounted`: functions go by the instances of its tags. Views the file.
    TermReader(TagId tag, const RuntimeTerm& term, const RuntimeFile& file,
               const std::shared_ptr<const ClipAxis>& axis, bool isCounted)
        : m_tag(tag)
        , m_file(file)
    {
        if (isCounted) m_countedTags = countedTags(term, file);
        std::vector<FrameSetView> sets;
        for (const TagId each : term.tags) sets.push_back(term.frames(each, file));
        if (sets.size() != 1) m_joined = unionOf(sets, axis);
        m_at.emplace(sets.size() == 1 ? sets.front() : m_joined.view(), axis->view());
        m_isThere = m_at->next();
    }
    TermReader(const TermReader&) = delete;
    TermReader& operator=(const TermReader&) = delete;

    /// The sheet of a clip with the term as a tag. Clips come in order.
    TagSheet tagged(const TagSheet& sheet, ClipId clip)
    {
        while (m_isThere && m_at->clip() < clip) m_isThere = m_at->next();
        if (!m_isThere || m_at->clip() != clip) return sheet;
        std::vector<TagInstance> instances = instancesIn(clip, m_countedTags, m_file);
        if (!instances.empty()) return sheet.withInstances(m_tag, std::move(instances));
        const auto ranges = m_at->ranges();
        return sheet.withRanges(m_tag, {ranges.begin(), ranges.end()});
    }

private:
    TagId m_tag;
    const RuntimeFile& m_file;
    std::vector<TagId> m_countedTags; ///< empty if no tag of the term is counted
    FrameSet m_joined;                ///< of several tags
    std::optional<ClipRangeCursor> m_at;
    bool m_isThere = false;
};

/// Makes the small library and the query that is asked of it: each term of tags is a tag of its own there,
/// which no other counts as.
class RuntimeAsking
{
public:
    RuntimeAsking(const QueryExpression& query, const RuntimeFile& file, RuntimeIds ids)
        : m_query(query)
        , m_file(file)
        , m_ids(ids)
        , m_axis(clipAxisOf(file))
    {
    }

    FrameSet answer()
    {
        QueryPostfix asked;
        bool hasNames = false;
        for (const QueryElement& element : m_query.elements()) {
            assert(runtimeLack(element.op()).empty());
            hasNames |= asksForNames(element.op());
            if (isOfTags(element.op()))
                asked.push(QueryElement::tag(QueryOp::ExactTag, tagFor(element)));
            else
                asked.append({&element, 1}, m_query.postfix().texts());
        }
        m_library.clips = queryClipsOf(m_file, hasNames);
        addSheets();
        return evaluate(QueryExpression::fromPostfix(std::move(asked)), m_library);
    }

private:
    /// The tag of a term; terms that are written alike share it.
    TagId tagFor(const QueryElement& element)
    {
        const bool isGroup = element.op() == QueryOp::Group;
        const auto key = std::tuple(element.op(), isGroup ? 0u : element.tag().value,
                                    std::string(isGroup ? m_query.text(element) : std::string_view()));
        if (const auto known = m_tags.find(key); known != m_tags.end()) return known->second;
        const TagId tag = m_library.vocabulary.intern(std::to_string(m_tags.size()));
        m_tags.emplace(key, tag);
        m_readers.emplace_back(tag, runtimeTerm(m_query, element, m_file, m_ids), m_file, m_axis, !isGroup);
        return tag;
    }

    void addSheets()
    {
        for (std::uint32_t i = 0; i < m_file.clipCount(); ++i) {
            TagSheet sheet;
            for (TermReader& reader : m_readers) sheet = reader.tagged(sheet, ClipId(i));
            const Frame frames = m_axis->frames(ClipId(i));
            m_library.index.add(frames, sheet);
            m_library.instances.set(ClipId(i), frames, sheet);
        }
    }

    const QueryExpression& m_query;
    const RuntimeFile& m_file;
    RuntimeIds m_ids;
    std::shared_ptr<const ClipAxis> m_axis;
    QueryLibrary m_library;
    std::map<std::tuple<QueryOp, std::uint32_t, std::string>, TagId> m_tags;
    std::deque<TermReader> m_readers;
};

} // namespace

FrameSet runtimeAnswer(const QueryExpression& query, const RuntimeFile& file, RuntimeIds ids)
{
    return RuntimeAsking(query, file, ids).answer();
}

} // namespace tagline
