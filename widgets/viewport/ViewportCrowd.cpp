#include "widgets/theme/Theme.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QFontMetricsF>

#include <span>
#include <utility>

namespace tagline {
namespace {

constexpr float figurePickDistance = 24.0f; ///< greatest distance in pixels of a click from a figure's bone

glm::vec2 placeIn(const QPointF& point) { return {float(point.x()), float(point.y())}; }

} // namespace

void ViewportWidget::setCrowd(std::shared_ptr<const Crowd> crowd)
{
    if (crowd == m_crowd) return;
    const bool isOther = (crowd == nullptr) != (m_crowd == nullptr);
    m_crowd = std::move(crowd);
    if (isOther || m_isFramed)
        frameCharacter();
    else
        wantPicture();
}

/// None while the picture shows another crowd than m_crowd.
std::optional<std::size_t> ViewportWidget::figureUnder(const QPointF& place) const
{
    if (!m_pictureCrowd || m_pictureCrowd != m_crowd) return std::nullopt;
    const glm::vec2 size{float(width()), float(height())};
    return figureAt(*m_pictureCrowd, m_crowdJoints, m_shownCamera, size, placeIn(place), figurePickDistance);
}

QString ViewportWidget::crowdNameAt(const QPointF& place) const
{
    const auto figure = figureUnder(place);
    return figure ? m_crowdNames.value(qsizetype(*figure)) : QString();
}

std::optional<QPointF> ViewportWidget::crowdPlace(std::size_t figure) const
{
    if (!m_pictureCrowd || figure >= m_crowdJoints.size()) return std::nullopt;
    const Skeleton& skeleton = *m_pictureCrowd->figures[figure].loop.skeleton;
    std::optional<QPointF> uppermost;
    for (const auto& place : jointPlaces(skeleton, *m_crowdJoints[figure], m_shownCamera, size()))
        if (place && (!uppermost || place->y() < uppermost->y())) uppermost = place;
    return uppermost;
}

void ViewportWidget::setCrowdName(const QString& name)
{
    if (name == m_crowdName) return;
    m_crowdName = name;
    update();
}

/// Paints the name of the selected figure like the names of joints.
void ViewportWidget::paintCrowdName(QPainter& painter) const
{
    if (!m_crowd || !m_crowdMoment.selected || m_crowdName.isEmpty()) return;
    const auto place = crowdPlace(*m_crowdMoment.selected);
    if (!place || m_pictureCrowd != m_crowd) return;
    const QFont font = textFont(TextSize::Caption);
    const JointLabel label{m_crowdName, QFontMetricsF(font).horizontalAdvance(m_crowdName)};
    const std::vector<std::optional<QPointF>> places{place};
    const std::vector<JointIndex> named{0};
    paintJointNames(painter, size(), font, std::span(&label, 1), places, named);
}

} // namespace tagline
