#include "widgets/viewport/JointLabels.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double aroundMouse = 70;   ///< pixels in which names are written
constexpr std::size_t mostNames = 6; ///< around the mouse
constexpr double labelOffset = 7;    ///< from the joint
constexpr double labelPadding = 4;

} // namespace

std::vector<std::optional<QPointF>> jointPlaces(const Skeleton& skeleton, std::span<const glm::mat4> joints,
                                                const Camera& camera, const QSize& size)
{
    std::vector<std::optional<QPointF>> places;
    placeJoints(skeleton, joints, camera, size, places);
    return places;
}

void placeJoints(const Skeleton& skeleton, std::span<const glm::mat4> joints, const Camera& camera,
                 const QSize& size, std::vector<std::optional<QPointF>>& places)
{
    places.assign(skeleton.size(), std::nullopt);
    if (joints.size() != skeleton.size()) return;
    const glm::mat4 toPicture = camera.projection * camera.view;
    for (std::size_t joint = 0; joint < places.size(); ++joint) {
        if (skeleton[JointIndex(joint)].kind != JointKind::Joint) continue;
        const glm::vec4 clip = toPicture * joints[joint][3];
        if (!(clip.w > 0.0f)) continue;
        const QPointF place((double(clip.x / clip.w) + 1) / 2 * size.width(),
                            (1 - double(clip.y / clip.w)) / 2 * size.height());
        if (std::isfinite(place.x()) && std::isfinite(place.y())) places[joint] = place;
    }
}

std::vector<JointIndex> jointsNear(std::span<const std::optional<QPointF>> places, const QPointF& point,
                                   double pixels)
{
    const auto distance = [&](JointIndex joint) {
        const QPointF off = *places[std::size_t(joint)] - point;
        return std::hypot(off.x(), off.y());
    };
    std::vector<JointIndex> near;
    for (JointIndex joint = 0; joint < JointIndex(places.size()); ++joint)
        if (places[std::size_t(joint)] && distance(joint) <= pixels) near.push_back(joint);
    std::stable_sort(near.begin(), near.end(),
                     [&](JointIndex a, JointIndex b) { return distance(a) < distance(b); });
    return near;
}

std::vector<JointIndex> namedJoints(JointNames names, std::span<const std::optional<QPointF>> places,
                                    const std::optional<QPointF>& mouse, JointIndex picked)
{
    std::vector<JointIndex> named;
    const auto isThere = [&](JointIndex joint) {
        return joint >= 0 && std::size_t(joint) < places.size() && places[std::size_t(joint)];
    };
    if (isThere(picked)) named.push_back(picked);
    const auto add = [&](JointIndex joint) {
        if (joint != picked) named.push_back(joint);
    };
    switch (names) {
    case JointNames::None:
        break;
    case JointNames::NearMouse:
        if (mouse)
            for (const JointIndex joint : jointsNear(places, *mouse, aroundMouse))
                if (named.size() < mostNames) add(joint);
        break;
    case JointNames::All:
        for (JointIndex joint = 0; joint < JointIndex(places.size()); ++joint)
            if (isThere(joint)) add(joint);
        break;
    }
    return named;
}

std::vector<JointLabel> jointLabels(const Skeleton& skeleton, const QFont& font)
{
    const QFontMetricsF metrics(font);
    std::vector<JointLabel> labels;
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint) {
        const QString name = QString::fromStdString(skeleton[joint].name);
        labels.push_back({name, metrics.horizontalAdvance(name)});
    }
    return labels;
}

std::vector<QRectF> paintJointNames(QPainter& painter, const QSize& size, const QFont& font,
                                    std::span<const JointLabel> labels,
                                    std::span<const std::optional<QPointF>> places,
                                    std::span<const JointIndex> named)
{
    const double height = QFontMetricsF(font).height();
    const QRectF picture(0, 0, size.width(), size.height());
    std::vector<QRectF> taken;
    painter.setFont(font);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const JointIndex joint : named) {
        const auto& [name, width] = labels[std::size_t(joint)];
        const QPointF at = *places[std::size_t(joint)];
        QRectF label(at.x() + labelOffset, at.y() - height / 2, width + 2 * labelPadding, height);
        if (label.right() > picture.right()) label.moveRight(at.x() - labelOffset); // at its other side
        const auto isOver = [&](const QRectF& other) { return other.intersects(label); };
        if (!picture.contains(at) || std::any_of(taken.begin(), taken.end(), isOver)) continue;
        taken.push_back(label);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().overlay);
        painter.drawRoundedRect(label, measure::barRadius, measure::barRadius);
        painter.setPen(theme().text);
        painter.drawText(label, Qt::AlignCenter | Qt::TextDontClip, name);
    }
    return taken;
}

} // namespace tagline
