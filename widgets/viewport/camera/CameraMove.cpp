#include "widgets/viewport/camera/CameraMove.h"

#include "widgets/theme/motion/Motion.h"

#include <utility>

namespace tagline {

CameraMove::CameraMove(std::function<void()> moved)
    : m_share(motion::framing, std::move(moved))
{
    stop();
}

void CameraMove::startFrom(const OrbitCamera& shown)
{
    if (isMotionReduced()) return stop();
    m_from = shown;
    m_share.set(0);
    m_share.goTo(1);
}

OrbitCamera CameraMove::shown(const OrbitCamera& camera) const
{
    return isGoing() ? m_from.onTheWayTo(camera, float(m_share.value())) : camera;
}

} // namespace tagline
