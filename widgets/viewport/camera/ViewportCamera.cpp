// How ViewportWidget takes its camera to other views of the figure.

#include "render/CharacterDrawable.h"
#include "widgets/viewport/ViewportWidget.h"
#include "widgets/viewport/camera/CameraMove.h"

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr float firstPitch = 0.18f;

} // namespace

void ViewportWidget::frameCharacter()
{
    m_move->stop();
    frameNext();
}

void ViewportWidget::frameNext()
{
    m_isFramingDue = true; // done with the next picture, at its size and pose
    m_isFramed = true;
    wantPicture();
}

void ViewportWidget::frameUpright()
{
    const OrbitCamera before = m_move->shown(m_camera);
    if (m_camera.projection() == OrbitCamera::Projection::Perspective)
        m_camera.turnTo(m_camera.yaw(), firstPitch);
    frameNow();
    moveFrom(before);
    frameNext();
}

void ViewportWidget::showFrom(ViewDirection direction)
{
    const OrbitCamera before = m_move->shown(m_camera);
    lookFrom(m_camera, direction, m_facing);
    m_isAlongAxis = direction != ViewDirection::Home;
    if (!m_isAlongAxis) m_staysOrthographic = false;
    updateProjection();
    frameNow();
    moveFrom(before);
    frameNext();
}

void ViewportWidget::showCamera(const SavedCamera& camera, const FigureStand& figure)
{
    const OrbitCamera before = m_move->shown(m_camera);
    placeCamera(m_camera, camera, figure);
    m_isAlongAxis = false;
    m_staysOrthographic = camera.isOrthographic;
    m_isFramed = m_isFramingDue = false; // keeps the camera at every size
    updateProjection();
    moveFrom(before);
    wantPicture();
}

/// Lets the picture go from a view to the camera's, if there is a picture and it would change; before the
/// next picture is wanted, which else has the end of the way.
void ViewportWidget::moveFrom(const OrbitCamera& shown)
{
    m_move->stop();
    if (!m_picture.isNull() && isVisible() && !shown.isLike(m_camera)) m_move->startFrom(shown);
}

void ViewportWidget::setOrthographic(bool isOn)
{
    if (isOn == isOrthographic()) return;
    m_staysOrthographic = isOn;
    m_isAlongAxis = false;
    updateProjection();
    wantPicture();
}

void ViewportWidget::updateProjection()
{
    const bool isFlat = m_isAlongAxis || m_staysOrthographic;
    m_camera.setProjection(isFlat ? OrbitCamera::Projection::Orthographic
                                  : OrbitCamera::Projection::Perspective);
    update(); // redraws the scale bar
    if (std::exchange(m_wasOrthographic, isFlat) != isFlat) emit projectionChanged(isFlat);
}

void ViewportWidget::frameNow()
{
    if (!m_character && !m_crowd) return;
    if (!m_crowd) m_character->setMorphWeights(m_morphWeights);
    if (!m_crowd) m_character->setJointMatrices(m_joints);
    const QRect free = freePicture();
    const float whole = float(std::max(height(), 1));
    const PictureMargins margins{float(free.top()) / whole, float(height() - 1 - free.bottom()) / whole};
    if (m_crowd)
        m_camera.frame(m_crowd->bounds, aspect(), margins);
    else
        m_camera.frame(m_character->exactPoints(), aspect(), margins);
}

} // namespace tagline
