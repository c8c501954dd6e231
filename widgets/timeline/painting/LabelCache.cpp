#include "widgets/timeline/painting/LabelCache.h"

#include "widgets/theme/controls/DottedNames.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace tagline {

namespace {

constexpr int mostLabels = 8192;
constexpr int widthStep = 4;           ///< elided labels are kept for widths of multiples of it
constexpr double narrowestElided = 42; ///< pixels: a few letters with "…" say nothing

} // namespace

const LabelCache::Label& LabelCache::laidOut(const Key& key, const QFont& font)
{
    const auto found = m_labels.constFind(key);
    if (found != m_labels.cend()) return *found;
    if (m_labels.size() >= mostLabels) m_labels.clear();
    const QFontMetricsF metrics(font);
    Label label;
    const QString text = key.width < 0 ? key.text
                         : key.cut == LabelCut::Name
                             ? elidedName(metrics, key.text, key.width)
                             : metrics.elidedText(key.text, Qt::ElideRight, key.width);
    label.text.setTextFormat(Qt::PlainText);
    label.text.setText(text == QStringLiteral("…") ? QString() : text);
    label.text.setPerformanceHint(QStaticText::AggressiveCaching);
    label.text.prepare({}, font);
    label.width = metrics.horizontalAdvance(text);
    label.height = metrics.height();
    return *m_labels.insert(key, label);
}

const LabelCache::Label& LabelCache::label(const QString& text, const QFont& font, double width, LabelCut cut)
{
    Key key{text, -1, font.pixelSize(), font.bold(), cut};
    const Label& whole = laidOut(key, font);
    if (whole.width <= width) return whole;
    key.width = width < narrowestElided ? 0 : int(width) / widthStep * widthStep;
    return laidOut(key, font);
}

double LabelCache::width(const QString& text, const QFont& font)
{
    return laidOut({text, -1, font.pixelSize(), font.bold(), LabelCut::Right}, font).width;
}

void LabelCache::draw(QPainter& painter, const QRectF& rectangle, const QString& text, const QFont& font,
                      LabelCut cut)
{
    const Label& found = label(text, font, rectangle.width(), cut);
    if (found.text.text().isEmpty()) return;
    painter.setFont(font);
    const double top = std::round(rectangle.center().y() - found.height / 2);
    painter.drawStaticText(QPointF(rectangle.left(), top), found.text);
}

} // namespace tagline
