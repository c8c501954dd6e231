#include "core/query/evaluation/QueryCache.h"

#include "core/query/evaluation/AnyRecord.h"
#include "core/query/evaluation/QueryTags.h"
#include "core/query/language/QueryCanonical.h"
#include "core/query/language/QueryOperations.h"
#include "core/tags/sets/SetEvaluation.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>

namespace tagline {
namespace {

/// If more than one in so many clips is outdated, an answer is evaluated anew.
constexpr std::size_t mendablePart = 8;
/// Estimated size of an entry without its answer and its query.
constexpr std::size_t entryBytes = 256;

/// The tags whose frames a query depends on, in order.
std::vector<TagId> allTagsOf(const QueryExpression& query, const TagVocabulary& vocabulary)
{
    std::vector<TagId> tags;
    for (const QueryElement& element : query.elements()) {
        const std::vector<TagId> matching = tagsOf(query, element, vocabulary);
        tags.insert(tags.end(), matching.begin(), matching.end());
    }
    std::sort(tags.begin(), tags.end());
    tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
    return tags;
}

std::vector<std::string> propertiesOf(const QueryExpression& query)
{
    std::vector<std::string> names;
    for (const QueryElement& element : query.elements())
        if (element.op() == QueryOp::Property) names.emplace_back(query.text(element));
    return names;
}

bool usesCaptions(const QueryExpression& query)
{
    return std::ranges::count(query.elements(), QueryOp::Caption, &QueryElement::op) > 0;
}

bool usesLikeness(const QueryExpression& query)
{
    return std::ranges::count(query.elements(), QueryOp::Like, &QueryElement::op) > 0;
}

bool usesMotion(const QueryExpression& query)
{
    const auto elements = query.elements();
    return std::any_of(elements.begin(), elements.end(),
                       [](const QueryElement& element) { return needsMotion(element.op()); });
}

/// Inserts clips into others in order, each once.
void merge(std::vector<ClipId>& clips, const std::vector<ClipId>& others)
{
    if (others.empty()) return;
    std::vector<ClipId> merged;
    std::set_union(clips.begin(), clips.end(), others.begin(), others.end(), std::back_inserter(merged));
    clips = std::move(merged);
}

/// The clips on which two sets differ.
std::vector<ClipId> changedClips(const FrameSet& before, const FrameSet& after,
                                 const std::shared_ptr<const ClipAxis>& axis)
{
    if (&before == &after) return {};
    constexpr std::array<SetStep, 7> steps{{{SetStepKind::Leaf, 0},
                                            {SetStepKind::Leaf, 1},
                                            {SetStepKind::Difference, 0},
                                            {SetStepKind::Leaf, 1},
                                            {SetStepKind::Leaf, 0},
                                            {SetStepKind::Difference, 0},
                                            {SetStepKind::Union, 2}}};
    const std::array<FrameSetView, 2> sets{before.view(), after.view()};
    return evaluate(steps, sets, axis).clips();
}

/// The clips on which a tag has other frames, or other instances.
std::vector<ClipId> clipsWithOtherTag(TagId tag, const QueryLibrary& before, const QueryLibrary& after)
{
    std::vector<ClipId> clips =
        changedClips(before.index.exact(tag), after.index.exact(tag), after.index.axis());
    merge(clips, before.instances.clipsThatDiffer(tag, after.instances));
    return clips;
}

FrameSet wholeClips(std::span<const ClipId> clips, const std::shared_ptr<const ClipAxis>& axis)
{
    FrameSetBuilder builder(axis);
    for (const ClipId clip : clips) {
        const FrameRange whole{0, axis->frames(clip)};
        if (!whole.isEmpty()) builder.append(clip, {&whole, 1});
    }
    return builder.finished();
}

/// A set with its frames in some clips replaced: (set - clips) | there.
FrameSet replaced(const FrameSet& set, std::span<const ClipId> clips, const FrameSet& there,
                  const std::shared_ptr<const ClipAxis>& axis)
{
    constexpr std::array<SetStep, 5> steps{{{SetStepKind::Leaf, 0},
                                            {SetStepKind::Leaf, 1},
                                            {SetStepKind::Difference, 0},
                                            {SetStepKind::Leaf, 2},
                                            {SetStepKind::Union, 2}}};
    const FrameSet whole = wholeClips(clips, axis);
    const std::array<FrameSetView, 3> sets{set.view(), whole.view(), there.view()};
    return evaluate(steps, sets, axis);
}

/// The clips on which a property has other values; for any.author, any tag's record.
std::vector<ClipId> clipsWithOtherValues(const std::string& name, const QueryLibrary& before,
                                         const QueryLibrary& after)
{
    std::vector<ClipId> clips = before.properties.clipsThatDiffer(name, after.properties);
    for (const std::string& record : recordsMeant(name, before))
        merge(clips, before.properties.clipsThatDiffer(record, after.properties));
    for (const std::string& record : recordsMeant(name, after))
        merge(clips, before.properties.clipsThatDiffer(record, after.properties));
    return clips;
}

/// Whether answers for one library fit the clips of the other: no clip has another length or is missing.
bool isExtended(const TagIndex& before, const TagIndex& after)
{
    if (before.axis() == after.axis()) return true;
    const std::size_t count = before.clipCount();
    if (after.clipCount() < count || !after.axis()->view().extends(before.axis()->view())) return false;
    for (std::uint32_t i = 0; i < count; ++i)
        if (before.frames(ClipId(i)) != after.frames(ClipId(i))) return false;
    return true;
}

/// The clips with another name, place or rate, and new ones.
std::vector<ClipId> otherClips(const QueryLibrary& before, const QueryLibrary& after)
{
    std::vector<ClipId> clips;
    const std::size_t known = before.index.clipCount();
    if (before.clips != after.clips)
        for (std::uint32_t i = 0; i < known; ++i)
            if (!(before.clip(ClipId(i)) == after.clip(ClipId(i)))) clips.emplace_back(i);
    for (std::size_t i = known; i < after.index.clipCount(); ++i) clips.emplace_back(std::uint32_t(i));
    return clips;
}

const TakeIndex& takeIndexOf(const QueryLibrary& library)
{
    static const TakeIndex none;
    return library.takes ? *library.takes : none;
}

} // namespace

/// The changed clips for each tag and property that entries depend on.
struct QueryCache::Differences
{
    bool isMotionOther = false;
    bool isLikenessOther = false;
    bool isOrderOther = false;
    std::vector<ClipId> clips; ///< clips that differ as a whole
    std::map<TagId, std::vector<ClipId>> tags;
    std::map<std::string, std::vector<ClipId>> properties;
    std::vector<ClipId> captions; ///< clips with other captions
    std::vector<ClipId> partners; ///< clips recorded with other clips than before, or at other times
};

void QueryCache::clear()
{
    m_counts.dropped += std::int64_t(m_entries.size());
    m_byQuery.clear();
    m_entries.clear();
    m_bytes = 0;
}

QueryCache::Differences QueryCache::differences(const QueryLibrary& next) const
{
    Differences found;
    found.isMotionOther = m_library.motion != next.motion;
    found.isLikenessOther = m_library.likeness != next.likeness;
    found.isOrderOther = m_library.clips != next.clips;
    found.clips = otherClips(m_library, next);
    found.captions = m_library.captions.clipsThatDiffer(next.captions);
    if (m_library.takes != next.takes)
        found.partners = takeIndexOf(m_library).clipsThatDiffer(takeIndexOf(next));
    for (const Entry& entry : m_entries) {
        for (const TagId tag : entry.tags)
            if (found.tags.find(tag) == found.tags.end())
                found.tags[tag] = clipsWithOtherTag(tag, m_library, next);
        for (const std::string& name : entry.properties)
            if (found.properties.find(name) == found.properties.end())
                found.properties[name] = clipsWithOtherValues(name, m_library, next);
    }
    return found;
}

/// Marks the clips in which an entry is outdated. Returns false if the entry is better dropped.
bool QueryCache::isKept(Entry& entry, const Differences& differences, const QueryLibrary& next) const
{
    if (entry.usesMotion && differences.isMotionOther) return false;
    if (entry.usesLikeness && differences.isLikenessOther) return false;
    if (allTagsOf(entry.query, next.vocabulary) != entry.tags) return false;
    std::vector<ClipId> stale = differences.clips;
    for (const TagId tag : entry.tags) merge(stale, differences.tags.at(tag));
    for (const std::string& name : entry.properties) merge(stale, differences.properties.at(name));
    if (entry.usesCaptions) merge(stale, differences.captions);
    if (entry.reach != QueryReach::Clip) merge(stale, differences.partners);
    if (entry.reach == QueryReach::Library) return stale.empty() && !differences.isOrderOther;
    // Partners of clips whose takes changed are found through those clips themselves.
    if (entry.reach == QueryReach::Take) stale = takeIndexOf(next).closed(stale);
    merge(entry.stale, stale);
    return entry.stale.size() * mendablePart <= next.index.clipCount() + mendablePart;
}

void QueryCache::moveTo(QueryLibrary library)
{
    const bool isOther = library.vocabulary.size() < m_library.vocabulary.size(); // tags are never lost
    if (isOther || !isExtended(m_library.index, library.index)) clear();
    const Differences found = differences(library);
    for (auto entry = m_entries.begin(); entry != m_entries.end();)
        entry = isKept(*entry, found, library) ? std::next(entry) : dropped(entry);
    m_library = std::move(library);
}

std::shared_ptr<const FrameSet> QueryCache::answer(const QueryExpression& query)
{
    const QueryExpression key = canonical(query);
    if (auto found = known(key)) return found;
    EvaluationOptions options;
    options.answers = this;
    auto answer = sharedAnswer(key, m_library, options);
    keep(key, answer);
    return answer;
}

std::shared_ptr<const FrameSet> QueryCache::find(const QueryExpression& part) { return known(part); }

void QueryCache::keep(const QueryExpression& part, std::shared_ptr<const FrameSet> answer)
{
    if (m_byQuery.find(part) != m_byQuery.end()) return;
    ++m_counts.evaluated;
    Entry entry{part,
                {},
                allTagsOf(part, m_library.vocabulary),
                propertiesOf(part),
                tagline::usesMotion(part),
                tagline::usesCaptions(part),
                tagline::usesLikeness(part),
                reachOf(part),
                {},
                0};
    m_entries.push_front(std::move(entry));
    m_byQuery.emplace(part, m_entries.begin());
    setAnswer(m_entries.front(), std::move(answer));
    makeRoom();
}

/// The cached answer, updated; null if there is none.
std::shared_ptr<const FrameSet> QueryCache::known(const QueryExpression& query)
{
    const auto found = m_byQuery.find(query);
    if (found == m_byQuery.end()) return nullptr;
    const Entries::iterator entry = found->second;
    m_entries.splice(m_entries.begin(), m_entries, entry);
    if (entry->stale.empty())
        ++m_counts.found;
    else
        mend(*entry);
    auto answer = entry->answer;
    makeRoom();
    return answer;
}

void QueryCache::mend(Entry& entry)
{
    ++m_counts.mended;
    EvaluationOptions options;
    options.clips = entry.stale;
    const FrameSet there = evaluate(entry.query, m_library, options);
    setAnswer(entry, std::make_shared<const FrameSet>(
                         replaced(*entry.answer, entry.stale, there, m_library.index.axis())));
    entry.stale.clear();
}

void QueryCache::setAnswer(Entry& entry, std::shared_ptr<const FrameSet> answer)
{
    m_bytes -= entry.bytes;
    entry.answer = std::move(answer);
    entry.bytes = entry.answer->byteCount() + entryBytes +
                  2 * (entry.query.elements().size_bytes() + entry.query.postfix().texts().size());
    m_bytes += entry.bytes;
}

QueryCache::Entries::iterator QueryCache::dropped(Entries::iterator entry)
{
    ++m_counts.dropped;
    m_bytes -= entry->bytes;
    m_byQuery.erase(entry->query);
    return m_entries.erase(entry);
}

void QueryCache::makeRoom()
{
    while (m_bytes > m_mostBytes) dropped(std::prev(m_entries.end()));
}

} // namespace tagline
