#include "core/search/driving/FootLock.h"

#include "core/animation/figure/LocalToModelJob.h"

#include <glm/geometric.hpp>

#include <numbers>

namespace tagline {
namespace {

constexpr float longestHold = 0.2f;    ///< metres
constexpr float lockHalfLife = 0.1f;   ///< seconds
constexpr float glideHalfLife = 0.05f; ///< seconds: of the way on which a foot comes to rest
constexpr float leastOffset = 1e-5f;   ///< metres

} // namespace

/// The place where the foot comes to rest by itself is held: it glides there.
void FootLock::begin(const glm::vec3& place, float seconds)
{
    SpringOffset next = m_offset;
    next.advance(seconds, lockHalfLife);
    const glm::vec3 from = m_shown.value_or(place + next.offset);
    glm::vec3 speed = (place + next.offset - from) / seconds;
    speed.y = 0.0f;
    const glm::vec3 way = speed * (glideHalfLife / (2.0f * std::numbers::ln2_v<float>));
    m_held = from + way;
    m_glide = {-way, speed};
}

void FootLock::hold(const glm::vec3& place, float seconds)
{
    m_glide.advance(seconds, glideHalfLife);
    const glm::vec3 at = *m_held + m_glide.offset;
    const glm::vec3 wanted(at.x - place.x, 0.0f, at.z - place.z);
    if (glm::length(wanted) > longestHold) return m_held.reset();
    m_offset = {wanted, (wanted - m_offset.offset) / seconds};
}

void FootLock::apply(bool isInContact, double seconds, Pose& pose)
{
    const glm::vec3 place = modelPlaces(m_skeleton, pose)[std::size_t(m_sole)];
    if (isInContact && !m_wasInContact) begin(place, float(seconds));
    m_wasInContact = isInContact;
    if (!isInContact) m_held.reset();
    if (m_held) hold(place, float(seconds));
    if (!m_held) m_offset.advance(float(seconds), lockHalfLife);
    m_shown = place + m_offset.offset;
    if (glm::length(m_offset.offset) > leastOffset)
        moveFoot(m_skeleton, m_leg, m_offset.offset, pose, LegEnd::Soft);
}

} // namespace tagline
