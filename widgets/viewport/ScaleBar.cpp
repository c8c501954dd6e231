#include "widgets/viewport/ScaleBar.h"

#include "render/MetreGrid.h"
#include "widgets/theme/Theme.h"
#include "widgets/viewport/ViewportOverlay.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace tagline {
namespace {

constexpr int scaleLeft = 14;   ///< of the picture's left edge, as the title's
constexpr int scaleBelow = 8;   ///< the chips, away from the ground and the feet
constexpr int scaleTick = 6;    ///< high, at both ends
constexpr int scaleTextGap = 6; ///< between the bar and its text

QString scaleWords(const ScaleBar& bar) { return QString::fromStdString(scaleText(bar.metres)); }

int scaleLength(const ScaleBar& bar, const QSize& size)
{
    return int(std::lround(bar.share * float(size.width())));
}

} // namespace

QRect scaleBarPlace(const Camera& camera, const QSize& size, const QFont& font)
{
    if (!isOrthographic(camera)) return {};
    const ScaleBar bar = scaleBar(camera);
    const QFontMetricsF metrics(tabularFont(font));
    const int height = int(std::ceil(metrics.height()));
    const int width =
        scaleLength(bar, size) + scaleTextGap + int(std::ceil(metrics.horizontalAdvance(scaleWords(bar))));
    return {scaleLeft, overlayAbove + scaleBelow, width, height};
}

void paintScaleBar(QPainter& painter, const Camera& camera, const QSize& size, const QFont& font)
{
    const QRect place = scaleBarPlace(camera, size, font);
    if (place.isEmpty()) return;
    const ScaleBar bar = scaleBar(camera);
    const QPoint left(place.left(), place.bottom() - 1), right = left + QPoint(scaleLength(bar, size), 0);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(theme().text);
    painter.drawPolyline(QPolygon({left - QPoint(0, scaleTick), left, right, right - QPoint(0, scaleTick)}));
    painter.setFont(tabularFont(font));
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, scaleWords(bar));
}

} // namespace tagline
