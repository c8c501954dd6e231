#include "widgets/poses/PosePicture.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double thinBone = 1.3;       ///< device-independent pixels, in a picture of its own
constexpr double leastPoseWidth = 0.8; ///< of the picture's height
constexpr int mostPoses = 48;

QRectF extentOf(const QList<QLineF>& bones)
{
    QRectF extent;
    for (const QLineF& bone : bones) {
        const QRectF one = QRectF(bone.p1(), bone.p2()).normalized();
        if (extent.isNull()) extent = one;
        extent =
            QRectF(QPointF(std::min(extent.left(), one.left()), std::min(extent.top(), one.top())),
                   QPointF(std::max(extent.right(), one.right()), std::max(extent.bottom(), one.bottom())));
    }
    return extent;
}

} // namespace

void paintPoses(QPainter& painter, const QRectF& room, const QList<QList<QLineF>>& poses, const QPen& pen,
                int lit, const QPen& litPen)
{
    double widest = 0, highest = 0, lowest = 0;
    for (const QList<QLineF>& bones : poses) {
        const QRectF extent = extentOf(bones);
        widest = std::max(widest, extent.width());
        highest = std::max(highest, extent.bottom());
        lowest = std::min(lowest, extent.top());
    }
    if (highest <= lowest) return;
    const double cell = room.width() / double(std::max<qsizetype>(poses.size(), 1));
    const double scale = std::min(room.height() / (highest - lowest), 0.94 * cell / std::max(widest, 1e-6));
    for (qsizetype pose = 0; pose < poses.size(); ++pose) {
        const QList<QLineF>& bones = poses[pose];
        const double middle = extentOf(bones).center().x();
        const double x = room.left() + (double(pose) + 0.5) * cell;
        const auto at = [&](QPointF place) {
            return QPointF(x + (place.x() - middle) * scale, room.bottom() - (place.y() - lowest) * scale);
        };
        painter.setPen(pose == lit ? litPen : pen);
        for (const QLineF& bone : bones) painter.drawLine(at(bone.p1()), at(bone.p2()));
    }
}

int PosePictureLook::poseCount() const
{
    const double width = leastPoseWidth * std::max(size.height(), 1);
    return std::clamp(int(size.width() / width), 1, mostPoses);
}

QImage posePicture(const QList<QList<QLineF>>& poses, const PosePictureLook& look)
{
    QImage picture(int(std::ceil(look.size.width() * look.scale)),
                   int(std::ceil(look.size.height() * look.scale)), QImage::Format_ARGB32_Premultiplied);
    if (picture.isNull()) return picture;
    picture.setDevicePixelRatio(look.scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room = QRectF(QPointF(0, 0), QSizeF(look.size)).adjusted(0, thinBone, 0, -thinBone);
    paintPoses(painter, room, poses, QPen(look.ink, thinBone, Qt::SolidLine, Qt::RoundCap));
    return picture;
}

} // namespace tagline
