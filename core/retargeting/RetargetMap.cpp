#include "core/retargeting/RetargetMap.h"

#include "core/retargeting/BodyJoints.h"
#include "core/retargeting/FourLegs.h"

#include <algorithm>

namespace tagline {
namespace {

auto placeOf(auto& pairs, std::string_view target)
{
    return std::find_if(pairs.begin(), pairs.end(),
                        [target](const JointPair& pair) { return pair.target == target; });
}

/// Which of `sources` moves the i-th of `targets`, ends with ends.
std::size_t spread(std::size_t i, std::size_t sources, std::size_t targets)
{
    return ((i + 1) * sources + targets - 1) / targets - 1;
}

} // namespace

std::string_view RetargetMap::sourceOf(std::string_view target) const
{
    const auto found = placeOf(m_pairs, target);
    return found == m_pairs.end() ? std::string_view() : std::string_view(found->source);
}

void RetargetMap::set(std::string_view source, std::string_view target)
{
    const auto found = placeOf(m_pairs, target);
    if (source.empty()) {
        if (found != m_pairs.end()) m_pairs.erase(found);
    } else if (found != m_pairs.end()) {
        found->source = source;
    } else {
        m_pairs.push_back({std::string(source), std::string(target)});
    }
}

RetargetMap guessedRetargetMap(const Skeleton& source, const Skeleton& target)
{
    const BodyJoints from(source), to(target);
    RetargetMap map;
    if (from.joint(BodyPart::Hips) == noJoint || to.joint(BodyPart::Hips) == noJoint) return map;
    if (!haveLikeLegs(source, target)) return map;
    for (std::size_t part = 0; part < bodyPartCount; ++part)
        for (const BodySide side : {BodySide::Middle, BodySide::Left, BodySide::Right}) {
            const std::vector<JointIndex>& sources = from.joints(BodyPart(part), side);
            const std::vector<JointIndex>& targets = to.joints(BodyPart(part), side);
            for (std::size_t i = 0; !sources.empty() && i < targets.size(); ++i)
                map.set(source[sources[spread(i, sources.size(), targets.size())]].name,
                        target[targets[i]].name);
        }
    return map;
}

} // namespace tagline
