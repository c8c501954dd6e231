#include "core/tags/sheet/ChangedSets.h"

#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>

namespace tagline {
namespace {

/// The sets of what `one` has and `other` has not, or has otherwise.
void addChanged(const TagSheet& one, const TagSheet& other, const TagVocabulary& vocabulary, SetList& sets)
{
    for (const TagLane& lane : one.lanes())
        if (!std::ranges::equal(lane.ranges, other.ranges(lane.tag)))
            sets.emplace(setOf(vocabulary[lane.tag].name));
    for (const InstanceLane& lane : one.instanceLanes())
        if (!std::ranges::equal(lane.instances, other.instances(lane.tag)))
            sets.emplace(setOf(vocabulary[lane.tag].name));
    for (const PropertyLane& lane : one.properties())
        if (!std::ranges::equal(lane.ranges, other.property(lane.name))) sets.emplace(setOf(lane.name));
    for (const Caption& caption : one.captions())
        if (!std::ranges::binary_search(other.captions(), caption)) sets.emplace(caption.set);
}

} // namespace

SetList changedSets(const TagSheet& before, const TagSheet& after, const TagVocabulary& vocabulary)
{
    SetList sets;
    addChanged(before, after, vocabulary, sets);
    addChanged(after, before, vocabulary, sets);
    const ClipState &was = before.state(), &is = after.state();
    if (was != is) sets.insert(setOfState(was, is));
    if (was != is && is.stage != ClipStage::Untouched) sets.insert(is.set);
    return sets;
}

} // namespace tagline
