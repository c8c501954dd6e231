#include "widgets/tags/fields/TagLabel.h"

#include "widgets/tags/choice/TagRowDelegate.h"

#include <QPainter>

#include <utility>

namespace tagline {
namespace {

constexpr double labelSwatch = 10;  ///< device-independent pixels
constexpr int labelSwatchRoom = 17; ///< the swatch and what parts it from the name

} // namespace

TagLabel::TagLabel(QWidget* parent)
    : ElidedLabel({}, parent)
{
    setElideMode(Qt::ElideMiddle);
    QFont font = this->font();
    font.setWeight(QFont::Medium);
    setFont(font);
    hide();
}

void TagLabel::setTag(const QString& text, std::optional<TagDefinition> tag)
{
    m_tag = std::move(tag);
    setContentsMargins(m_tag ? labelSwatchRoom : 0, 0, 0, 0);
    setText(text);
    setVisible(!text.isEmpty());
    update();
}

void TagLabel::paintEvent(QPaintEvent* event)
{
    ElidedLabel::paintEvent(event);
    if (!m_tag) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSwatch(painter, QRectF(0.5, (height() - labelSwatch) / 2, labelSwatch, labelSwatch), *m_tag);
}

} // namespace tagline
