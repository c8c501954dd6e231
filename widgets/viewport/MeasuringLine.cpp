#include "widgets/viewport/MeasuringLine.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/viewport/ViewportOverlay.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double linePen = 2, lineHalo = 4, endRadius = 3.5; ///< device-independent pixels, as all below
constexpr double boxInset = 8, boxGap = 16, boxEdge = 14;
constexpr double curveHeight = 34, curvePen = 1.4, nowRadius = 3;

QString metresText(double metres) { return QLocale().toString(metres, 'f', 2); }

void paintCurve(QPainter& painter, const MeasuringLine& line, const QRectF& room)
{
    const double span = std::max(line.most - line.least, 1e-6), last = double(line.curve.size() - 1);
    const auto pointOf = [&](std::size_t point) {
        return QPointF(room.left() + double(point) / last * room.width(),
                       room.bottom() - (double(line.curve[point]) - line.least) / span * room.height());
    };
    QPolygonF curve;
    for (std::size_t point = 0; point < line.curve.size(); ++point) curve << pointOf(point);
    painter.setPen(QPen(theme().accent, curvePen));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(curve);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().playhead);
    painter.drawEllipse(pointOf(std::size_t(std::lround(std::clamp(line.now, 0.0, 1.0) * last))), nowRadius,
                        nowRadius);
}

double coveredBy(const QRectF& box, const QRectF& other)
{
    const QRectF covered = box & other;
    return covered.isEmpty() ? 0.0 : covered.width() * covered.height();
}

} // namespace

QRectF measuringBoxPlace(QPointF from, QPointF to, QSizeF box, const QSize& picture,
                         std::span<const QRectF> names)
{
    const double right = std::max(picture.width() - boxEdge - box.width(), boxEdge);
    const double bottom = std::max(picture.height() - overlayBelow - box.height(), double(overlayAbove));
    const QRectF line = QRectF(from, to).normalized();
    const double middle = line.center().y() - box.height() / 2, centre = line.center().x() - box.width() / 2;
    const double after = line.right() + boxGap, before = line.left() - boxGap - box.width();
    double above = line.top() - boxGap - box.height(), below = line.bottom() + boxGap, far = after;
    for (const QRectF& name : names) { // beside all of them, where there is no room nearer
        above = std::min(above, name.top() - boxGap - box.height());
        below = std::max(below, name.bottom() + boxGap);
        far = std::max(far, name.right() + boxGap);
    }
    std::optional<QRectF> best;
    double least = 0.0;
    for (const QPointF& corner :
         {QPointF(after, middle), QPointF(before, middle), QPointF(far, middle), QPointF(centre, above),
          QPointF(centre, below), QPointF(after, above), QPointF(after, below)}) {
        const QRectF place(QPointF(std::clamp(corner.x(), boxEdge, right),
                                   std::clamp(corner.y(), double(overlayAbove), bottom)),
                           box);
        double covered = coveredBy(place, line.adjusted(-endRadius, -endRadius, endRadius, endRadius));
        for (const QRectF& name : names) covered += coveredBy(place, name);
        if (best && covered >= least) continue;
        best = place;
        least = covered;
    }
    return *best;
}

std::optional<double> measuredDistance(const MeasuringLine& line, std::span<const glm::mat4> joints)
{
    const auto isThere = [&](JointIndex joint) { return joint >= 0 && std::size_t(joint) < joints.size(); };
    if (!isThere(line.one) || !isThere(line.other)) return std::nullopt;
    return double(glm::distance(glm::vec3(joints[std::size_t(line.one)][3]),
                                glm::vec3(joints[std::size_t(line.other)][3])));
}

QString distanceWords(const MeasuringLine& line, double metres)
{
    const QString now = QCoreApplication::translate("tagline::MeasuringLine", "%1 m").arg(metresText(metres));
    if (line.curve.empty()) return now;
    return QCoreApplication::translate("tagline::MeasuringLine", "%1 · %2 to %3 m",
                                       "distance now; least and greatest of the clip")
        .arg(now, metresText(line.least), metresText(line.most));
}

void paintMeasuringLine(QPainter& painter, const QSize& size, const QFont& font, const MeasuringLine& line,
                        std::span<const glm::mat4> joints, std::span<const std::optional<QPointF>> places,
                        std::span<const QRectF> names)
{
    const auto metres = measuredDistance(line, joints);
    if (!metres || places.size() < joints.size()) return;
    const auto from = places[std::size_t(line.one)], to = places[std::size_t(line.other)];
    if (!from || !to) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().playheadHalo, lineHalo));
    painter.drawLine(*from, *to);
    painter.setPen(QPen(theme().accent, linePen));
    painter.drawLine(*from, *to);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    for (const QPointF& end : {*from, *to}) painter.drawEllipse(end, endRadius, endRadius);

    const QFont numbers = tabularFont(font);
    const QFontMetricsF metrics(numbers);
    const QString words = distanceWords(line, *metres);
    const double width = std::max(metrics.horizontalAdvance(words), metrics.horizontalAdvance(line.title));
    const bool hasCurve = line.curve.size() > 1;
    const QSizeF inner(std::ceil(width), 2 * metrics.height() + (hasCurve ? boxInset + curveHeight : 0));
    const QRectF box = measuringBoxPlace(*from, *to, inner + QSizeF(2 * boxInset, 2 * boxInset), size, names);
    painter.setPen(QPen(theme().accent, 1));
    painter.setBrush(theme().sunken);
    painter.drawRoundedRect(box, measure::panelRadius, measure::panelRadius);
    const QRectF room = box.adjusted(boxInset, boxInset, -boxInset, -boxInset);
    painter.setFont(numbers);
    painter.setPen(theme().muted);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop, line.title);
    painter.setPen(theme().text);
    painter.drawText(room.adjusted(0, metrics.height(), 0, 0), Qt::AlignLeft | Qt::AlignTop, words);
    if (hasCurve) paintCurve(painter, line, room.adjusted(0, 2 * metrics.height() + boxInset, 0, 0));
    painter.restore();
}

} // namespace tagline
