#include "core/runtime/RuntimeTags.h"

#include "core/tags/sets/SetEvaluation.h"

#include <algorithm>

namespace tagline {
namespace {

/// Makes the tags of a file one by one.
class TagMaker
{
public:
    TagMaker(const TagIndex& index, const TagVocabulary& vocabulary, std::span<const ClipId> order,
             std::span<const RuntimeDerivedTag> derived, const InstanceIndex& instances)
        : m_index(index)
        , m_instances(instances)
        , m_vocabulary(vocabulary)
        , m_order(order)
        , m_derived(derived)
    {
        std::vector<Frame> frames;
        for (const ClipId clip : order) frames.push_back(index.frames(clip));
        m_axis = std::make_shared<ClipAxis>(ClipAxis::of(frames));
    }

    RuntimeTag tag(TagId id) const
    {
        const TagDefinition& definition = m_vocabulary[id];
        RuntimeTag made;
        made.name = definition.name;
        made.group = definition.group;
        made.isPoint = definition.kind == TagKind::Point;
        made.isDerived = derivedFrames(id) != nullptr;
        made.own = moved(ownFrames(id));
        if (!made.isDerived) made.instances = instancesOf(id);
        for (const std::string& synonym : definition.synonyms)
            if (m_vocabulary.find(synonym) == id) made.synonyms.push_back(synonym);
        for (const TagId other : m_vocabulary.matching(id))
            if (const TagId named = meant(other); named != id)
                made.matching.push_back(m_vocabulary[named].name);
        return made;
    }

    /// The tag that the name of a tag means: itself, or the one that it is a synonym of.
    TagId meant(TagId id) const { return m_vocabulary.find(m_vocabulary[id].name).value_or(id); }

private:
    const FrameSet* derivedFrames(TagId id) const
    {
        const auto isIt = [id](const RuntimeDerivedTag& derived) { return derived.tag == id; };
        const auto found = std::find_if(m_derived.rbegin(), m_derived.rend(), isIt);
        return found != m_derived.rend() ? found->frames : nullptr;
    }

    FrameSet ownFrames(TagId id) const
    {
        if (const FrameSet* derived = derivedFrames(id)) return *derived;
        std::vector<FrameSetView> sets;
        for (const TagId same : m_vocabulary.exactly(id)) sets.push_back(m_index.exact(same).view());
        return unionOf(sets, m_index.axis());
    }

    /// The instances in each clip in which the tag is counted, under any of its names; ranges of a name that
    /// is not counted there are instances as well.
    std::vector<RuntimeInstance> instancesOf(TagId id) const
    {
        std::vector<RuntimeInstance> made;
        const std::vector<TagId> same = m_vocabulary.exactly(id);
        if (!m_instances.isAnyCounted(same)) return made;
        std::vector<FrameRange> ranges;
        for (std::uint32_t i = 0; i < m_order.size(); ++i) {
            const ClipId clip = m_order[i];
            const auto isCounted = [&](TagId tag) { return m_instances.isCountedIn(tag, clip); };
            if (std::ranges::none_of(same, isCounted)) continue;
            ranges.clear();
            for (const TagId tag : same) {
                const FrameRanges uncounted =
                    isCounted(tag) ? FrameRanges() : m_index.exact(tag).rangesOf(clip);
                m_instances.extents(tag, clip, ranges);
                ranges.insert(ranges.end(), uncounted.begin(), uncounted.end());
            }
            for (const FrameRange range : ranges) made.push_back({ClipId(i), range});
        }
        return made;
    }

    /// The set with its clips in the order of the file, on the file's axis.
    FrameSet moved(const FrameSet& set) const
    {
        FrameSetBuilder builder(m_axis);
        for (std::uint32_t clip = 0; clip < m_order.size(); ++clip)
            builder.append(ClipId(clip), set.rangesOf(m_order[clip]).span());
        return builder.finished();
    }

    const TagIndex& m_index;
    const InstanceIndex& m_instances;
    const TagVocabulary& m_vocabulary;
    std::span<const ClipId> m_order;
    std::span<const RuntimeDerivedTag> m_derived;
    std::shared_ptr<const ClipAxis> m_axis;
};

} // namespace

std::vector<RuntimeTag> runtimeTags(const TagIndex& index, const TagVocabulary& vocabulary,
                                    std::span<const ClipId> order, std::span<const RuntimeDerivedTag> derived,
                                    const InstanceIndex& instances)
{
    const TagMaker maker(index, vocabulary, order, derived, instances);
    std::vector<RuntimeTag> tags;
    for (const TagId id : vocabulary.inNameOrder())
        if (maker.meant(id) == id) tags.push_back(maker.tag(id));
    return tags;
}

} // namespace tagline
