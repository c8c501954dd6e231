#include "core/runtime/RuntimeEvaluation.h"

#include "core/query/evaluation/QueryEvaluation.h"
#include "core/support/text/PathText.h"
#include "core/tags/sets/ClipRangeCursor.h"
#include "core/tags/sets/SetEvaluation.h"

#include <algorithm>
#include <cassert>
#include <deque>
#include <map>
#include <string>
#include <tuple>

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

std::shared_ptr<const ClipAxis> axisOf(const RuntimeFile& file)
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

/// Reads the ranges of a term clip by clip.
class TermReader
{
public:
    TermReader(TagId tag, const RuntimeTerm& term, const RuntimeFile& file,
               const std::shared_ptr<const ClipAxis>& axis)
        : m_tag(tag)
    {
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
        const auto ranges = m_at->ranges();
        return sheet.withRanges(m_tag, {ranges.begin(), ranges.end()});
    }

private:
    TagId m_tag;
    FrameSet m_joined; ///< of several tags
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
        , m_axis(axisOf(file))
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
        m_readers.emplace_back(tag, runtimeTerm(m_query, element, m_file, m_ids), m_file, m_axis);
        return tag;
    }

    void addSheets()
    {
        for (std::uint32_t i = 0; i < m_file.clipCount(); ++i) {
            TagSheet sheet;
            for (TermReader& reader : m_readers) sheet = reader.tagged(sheet, ClipId(i));
            m_library.index.add(m_axis->frames(ClipId(i)), sheet);
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
