#include "widgets/theme/Theme.h"
#include "widgets/viewport/ViewportWidget.h"

#include <utility>

namespace tagline {
namespace {

constexpr double pickDistance = 12; ///< greatest distance in pixels between a click and the joint

} // namespace

/// Computes the places of joints, once per picture, size and model.
void ViewportWidget::placeShownJoints()
{
    if (m_model && !m_pictureCrowd)
        placeJoints(m_model->skeleton, m_shownJoints, m_shownCamera, size(), m_jointPlaces);
    else
        m_jointPlaces.clear();
}

/// Paints the names of joints; returns their rectangles.
std::vector<QRectF> ViewportWidget::paintNames(QPainter& painter)
{
    const std::vector<JointIndex> named = shownNames();
    if (named.empty()) return {};
    const QFont font = textFont(TextSize::Caption);
    if (m_jointLabels.empty() || m_jointFont != font) {
        m_jointLabels = jointLabels(m_model->skeleton, font);
        m_jointFont = font;
    }
    return paintJointNames(painter, size(), font, m_jointLabels, m_jointPlaces, named);
}

std::vector<JointIndex> ViewportWidget::shownNames() const
{
    if (options().jointNames == JointNames::None && m_pickedJoint == noJoint) return {};
    return namedJoints(options().jointNames, m_jointPlaces, m_hover, m_pickedJoint);
}

void ViewportWidget::setPickedJoint(JointIndex joint)
{
    m_pickedJoint = joint;
    if (joint == noJoint) m_jointPath.clear();
    wantPicture();
    update();
}

void ViewportWidget::setJointPath(std::vector<glm::vec3> places, std::size_t now)
{
    m_jointPath = std::move(places);
    m_jointPathNow = now;
}

void ViewportWidget::setMeasuringLine(std::optional<MeasuringLine> line)
{
    if (line == m_measuringLine) return;
    m_measuringLine = std::move(line);
    update();
}

/// Picks only while joints or names are shown; otherwise a click on the mesh would pick a joint behind it.
void ViewportWidget::pickJointAt(const QPointF& place)
{
    const ViewportOptions& shown = options();
    if (!shown.hasSkeleton && !shown.hasJointAxes && shown.jointNames == JointNames::None) return;
    const std::vector<JointIndex> near = jointsNear(m_jointPlaces, place, pickDistance);
    emit jointPicked(near.empty() ? noJoint : near.front());
}

} // namespace tagline
