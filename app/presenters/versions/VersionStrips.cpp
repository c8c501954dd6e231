#include "app/presenters/versions/VersionStrips.h"

#include "widgets/library/ClipStripPainter.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace tagline {

VersionStrips::VersionStrips(QWidget* parent)
    : QWidget(parent)
{
    setObjectName("versionStrips");
    setAccessibleName(tr("Tags before and after"));
    setToolTip(tr("The tags in each version, on one scale of time"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void VersionStrips::setVersions(std::vector<Version> versions)
{
    const bool isOtherHeight = versions.size() != m_versions.size();
    m_versions = std::move(versions);
    m_seconds = 0;
    for (const Version& version : m_versions)
        m_seconds = std::max(m_seconds, version.rate.seconds(version.frames));
    if (isOtherHeight) updateGeometry();
    update();
}

void VersionStrips::setMarked(FrameRange marked)
{
    m_marked = marked;
    update();
}

QSize VersionStrips::sizeHint() const
{
    const int rows = std::max(int(m_versions.size()), 2);
    return {40 * fontMetrics().averageCharWidth(), 2 * rows * fontMetrics().height()};
}

void VersionStrips::paintEvent(QPaintEvent*)
{
    if (m_seconds <= 0) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double row = height() / double(m_versions.size());
    for (std::size_t i = 0; i < m_versions.size(); ++i)
        paintVersion(painter, m_versions[i], QRectF(0, row * double(i), width(), row));
}

int VersionStrips::headWidth() const
{
    int widest = 0;
    for (const Version& version : m_versions)
        widest = std::max(widest, fontMetrics().horizontalAdvance(version.name));
    return widest + fontMetrics().averageCharWidth();
}

void VersionStrips::paintVersion(QPainter& painter, const Version& version, const QRectF& row) const
{
    const int head = headWidth();
    painter.setPen(theme().muted);
    painter.drawText(QRectF(row.left(), row.top(), head, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     version.name);
    if (version.frames <= 0) return;
    const double width = (row.width() - head) * version.rate.seconds(version.frames) / m_seconds;
    const QRectF strip(row.left() + head, row.top() + 2, std::max(width, 1.0), row.height() - 4);
    if (version.bars.empty()) {
        paintEmptyStrip(painter, strip);
    } else {
        paintStripGround(painter, strip, {}, version.frames);
        paintStripBars(painter, strip, version.bars, version.frames);
    }
    paintValues(painter, version, strip);
}

/// Each value as a box with its text, as far as that has room; then the frame around what it is about.
void VersionStrips::paintValues(QPainter& painter, const Version& version, const QRectF& strip) const
{
    const auto boxOf = [&](FrameRange range) {
        const auto x = [&](Frame frame) {
            return strip.left() + strip.width() * std::min(frame, version.frames) / double(version.frames);
        };
        return QRectF(x(range.start), strip.top(), std::max(x(range.stop) - x(range.start), 1.0),
                      strip.height());
    };
    const int margin = fontMetrics().averageCharWidth() / 2;
    for (const Value& value : version.values) {
        const QRectF box = boxOf(value.range).adjusted(0.5, 0.5, -0.5, -0.5);
        const TagShades& shades = tagShades(value.colour);
        painter.setPen(shades.rim);
        painter.setBrush(shades.fill);
        painter.drawRect(box);
        const QRectF place = box.adjusted(margin, 0, -margin, 0);
        painter.setPen(shades.label);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(value.text, Qt::ElideRight, int(place.width())));
    }
    if (m_marked.isEmpty()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().accent, 2));
    painter.drawRect(boxOf(m_marked).adjusted(1, 1, -1, -1));
}

} // namespace tagline
