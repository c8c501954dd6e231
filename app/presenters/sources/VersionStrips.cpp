#include "app/presenters/sources/VersionStrips.h"

#include "widgets/library/ClipStripPainter.h"
#include "widgets/theme/Theme.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace tagline {

VersionStrips::VersionStrips(QWidget* parent)
    : QWidget(parent)
{
    setObjectName("versionStrips");
    setAccessibleName(tr("Tags before and after"));
    setToolTip(
        tr("Above the tags on the file as it was tagged, below on the file as it is, on one scale of time"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void VersionStrips::setVersions(Version before, Version after)
{
    m_before = std::move(before);
    m_after = std::move(after);
    m_seconds = std::max(m_before.rate.seconds(m_before.frames), m_after.rate.seconds(m_after.frames));
    update();
}

QSize VersionStrips::sizeHint() const
{
    return {40 * fontMetrics().averageCharWidth(), 4 * fontMetrics().height()};
}

void VersionStrips::paintEvent(QPaintEvent*)
{
    if (m_seconds <= 0) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double half = height() / 2.0;
    paintVersion(painter, tr("Before"), m_before, QRectF(0, 0, width(), half));
    paintVersion(painter, tr("After"), m_after, QRectF(0, half, width(), half));
}

void VersionStrips::paintVersion(QPainter& painter, const QString& name, const Version& version,
                                 const QRectF& row) const
{
    const int gap = fontMetrics().averageCharWidth();
    const int head = gap + std::max(fontMetrics().horizontalAdvance(tr("Before")),
                                    fontMetrics().horizontalAdvance(tr("After")));
    painter.setPen(theme().muted);
    painter.drawText(QRectF(row.left(), row.top(), head, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     name);
    if (version.frames <= 0) return;
    const double width = (row.width() - head) * version.rate.seconds(version.frames) / m_seconds;
    const QRectF strip(row.left() + head, row.top() + 2, std::max(width, 1.0), row.height() - 4);
    paintStripGround(painter, strip, {}, version.frames);
    paintStripBars(painter, strip, version.bars, version.frames);
}

} // namespace tagline
