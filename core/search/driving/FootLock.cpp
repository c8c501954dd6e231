#include "core/search/driving/FootLock.h"

#include "core/animation/figure/LocalToModelJob.h"

#include <glm/geometric.hpp>

namespace tagline {
namespace {

constexpr float longestHold = 0.2f;  ///< metres
constexpr float lockHalfLife = 0.1f; ///< seconds
constexpr float leastOffset = 1e-5f; ///< metres

} // namespace

void FootLock::holdOrLetGo(bool isInContact, const glm::vec3& place)
{
    if (isInContact && !m_wasInContact) m_held = place + m_offset.offset;
    m_wasInContact = isInContact;
    if (!m_held) return;
    const glm::vec3 wanted(m_held->x - place.x, 0.0f, m_held->z - place.z);
    if (!isInContact || glm::length(wanted) > longestHold) m_held.reset();
}

void FootLock::apply(bool isInContact, double seconds, Pose& pose)
{
    const glm::vec3 place = modelPlaces(m_skeleton, pose)[std::size_t(m_sole)];
    holdOrLetGo(isInContact, place);
    if (m_held) {
        const glm::vec3 wanted(m_held->x - place.x, 0.0f, m_held->z - place.z);
        m_offset = {wanted, (wanted - m_offset.offset) / float(seconds)};
    } else {
        m_offset.advance(float(seconds), lockHalfLife);
    }
    if (glm::length(m_offset.offset) > leastOffset) moveFoot(m_skeleton, m_leg, m_offset.offset, pose);
}

} // namespace tagline
