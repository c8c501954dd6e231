#include "core/tags/index/InstanceIndex.h"

#include "core/support/Unshared.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace tagline {
namespace {

/// How many more instances have frames in a clip than there are ranges of these, joined where they touch.
std::int64_t surplusIn(Frame frames, std::span<const TagInstance> instances)
{
    std::int64_t surplus = 0;
    Frame reached = -1;
    for (const TagInstance& each : instances) { // in order of start
        const FrameRange present = each.range.intersected({0, frames});
        if (present.isEmpty()) continue;
        if (present.start <= reached) ++surplus;
        reached = std::max(reached, present.stop);
    }
    return surplus;
}

/// Those that the others do not hold. Expects both in order.
std::vector<TagInstance> onlyAmong(std::span<const TagInstance> instances,
                                   std::span<const TagInstance> others)
{
    std::vector<TagInstance> left;
    std::ranges::set_difference(instances, others, std::back_inserter(left));
    return left;
}

} // namespace

std::span<const InstanceIndex::ClipInstances> InstanceIndex::clipsOf(TagId tag) const
{
    const auto found = m_tags.find(tag);
    return found == m_tags.end() ? std::span<const ClipInstances>() : std::span(found->second->clips);
}

const InstanceIndex::ClipInstances* InstanceIndex::find(TagId tag, ClipId clip) const
{
    const auto clips = clipsOf(tag);
    const auto found = std::ranges::lower_bound(clips, clip, std::less<>(), &ClipInstances::clip);
    return found != clips.end() && found->clip == clip ? &*found : nullptr;
}

/// Whether all that is known of the clip is what the sheet has.
bool InstanceIndex::isSame(ClipId clip, Frame frames, const TagSheet& sheet) const
{
    const auto lanes = sheet.instanceLanes();
    const auto known =
        std::ranges::count_if(m_tags, [&](const auto& each) { return find(each.first, clip) != nullptr; });
    return std::size_t(known) == lanes.size() && std::ranges::all_of(lanes, [&](const InstanceLane& lane) {
               const ClipInstances* there = find(lane.tag, clip);
               return there && there->frames == frames && there->instances.data() == lane.instances.data();
           });
}

/// Adds the values of instances to what is used, or with −1 takes them away.
void InstanceIndex::count(ValueUses& uses, std::span<const TagInstance> instances, std::int64_t sign)
{
    for (const TagInstance& instance : instances)
        for (const InstanceValue& each : instance.values) {
            InstanceValueUse& use = uses[each.name];
            use.counts[each.value.index()] += sign;
            const auto* text = std::get_if<std::string>(&each.value);
            if (text && (use.texts[*text] += sign) == 0) use.texts.erase(*text);
            if (use.isNone()) uses.erase(each.name);
        }
}

/// None takes the clip out.
void InstanceIndex::replace(TagId tag, ClipInstances instances)
{
    CountedTag& counted = unshared(m_tags[tag]);
    auto& clips = counted.clips;
    const auto place = std::ranges::lower_bound(clips, instances.clip, std::less<>(), &ClipInstances::clip);
    const bool isThere = place != clips.end() && place->clip == instances.clip;
    instances.surplus = surplusIn(instances.frames, instances.instances);
    counted.surplus += instances.surplus - (isThere ? place->surplus : 0);
    const auto had = isThere ? place->instances.span() : std::span<const TagInstance>();
    count(counted.values, onlyAmong(instances.instances, had), 1);
    count(counted.values, onlyAmong(had, instances.instances), -1);
    if (isThere && instances.instances.empty())
        clips.erase(place);
    else if (isThere)
        *place = std::move(instances);
    else if (!instances.instances.empty())
        clips.insert(place, std::move(instances));
}

void InstanceIndex::set(ClipId clip, Frame frames, const TagSheet& sheet)
{
    if (m_tags.empty() && sheet.instanceLanes().empty()) return;
    if (isSame(clip, frames, sheet)) return;
    std::vector<TagId> known;
    for (const auto& [tag, clips] : m_tags)
        if (find(tag, clip)) known.push_back(tag);
    for (const TagId tag : known)
        if (frames <= 0 || !sheet.isCounted(tag)) replace(tag, {clip, 0, {}, 0});
    if (frames > 0)
        for (const InstanceLane& lane : sheet.instanceLanes())
            replace(lane.tag, {clip, frames, lane.instances, 0});
    std::erase_if(m_tags, [](const auto& each) { return each.second->clips.empty(); });
}

bool InstanceIndex::isAnyCounted(std::span<const TagId> tags) const
{
    return !m_tags.empty() && std::ranges::any_of(tags, [&](TagId tag) { return isCounted(tag); });
}

std::vector<TagId> InstanceIndex::tags() const
{
    std::vector<TagId> tags;
    for (const auto& [tag, clips] : m_tags) tags.push_back(tag);
    return tags;
}

std::vector<ClipId> InstanceIndex::clips(std::span<const TagId> tags) const
{
    std::vector<ClipId> clips;
    for (const TagId tag : tags)
        std::ranges::transform(clipsOf(tag), std::back_inserter(clips), &ClipInstances::clip);
    std::sort(clips.begin(), clips.end());
    clips.erase(std::unique(clips.begin(), clips.end()), clips.end());
    return clips;
}

const InstanceIndex::ValueUses& InstanceIndex::values(TagId tag) const
{
    static const ValueUses none;
    const auto found = m_tags.find(tag);
    return found == m_tags.end() ? none : found->second->values;
}

void InstanceIndex::extents(TagId tag, ClipId clip, std::vector<FrameRange>& out) const
{
    extents(
        tag, clip, [](const TagInstance&) { return true; }, out);
}

void InstanceIndex::extents(TagId tag, ClipId clip, const Test& test, std::vector<FrameRange>& out) const
{
    const ClipInstances* found = find(tag, clip);
    if (!found) return;
    for (const TagInstance& each : found->instances) {
        if (!test(each)) continue;
        const FrameRange present = each.range.intersected({0, found->frames});
        if (!present.isEmpty()) out.push_back(present);
    }
}

std::int64_t InstanceIndex::surplus(TagId tag) const
{
    const auto found = m_tags.find(tag);
    return found == m_tags.end() ? 0 : found->second->surplus;
}

std::vector<ClipId> InstanceIndex::clipsThatDiffer(TagId tag, const InstanceIndex& other) const
{
    const auto own = clipsOf(tag), others = other.clipsOf(tag);
    if (own.data() == others.data()) return {};
    std::vector<ClipId> clips;
    for (const ClipInstances& had : own) {
        const ClipInstances* now = other.find(tag, had.clip);
        if (!now || now->frames != had.frames || !std::ranges::equal(now->instances, had.instances))
            clips.push_back(had.clip);
    }
    for (const ClipInstances& now : others)
        if (!find(tag, now.clip)) clips.push_back(now.clip);
    std::sort(clips.begin(), clips.end());
    return clips;
}

} // namespace tagline
