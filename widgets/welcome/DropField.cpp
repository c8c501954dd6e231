#include "widgets/welcome/DropField.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"

#include <QPainter>

namespace tagline {

DropField::DropField(QWidget* parent)
    : QFrame(parent)
{
    setObjectName("dropField");
    setAccessibleName(text());
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QString DropField::text() const
{
    return m_isLit ? tr("Let go to open it") : tr("Drop a folder or files here");
}

void DropField::setLit(bool isLit)
{
    if (isLit == m_isLit) return;
    m_isLit = isLit;
    update();
}

void DropField::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen frame(m_isLit ? theme().accent : theme().edge, m_isLit ? 2 : 1, Qt::DashLine);
    painter.setPen(frame);
    painter.setBrush(m_isLit ? QBrush(theme().accentSoft) : QBrush(Qt::NoBrush));
    const double half = frame.widthF() / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), measure::panelRadius,
                            measure::panelRadius);
    painter.setPen(m_isLit ? theme().text : theme().muted);
    painter.drawText(rect(), Qt::AlignCenter, fontMetrics().elidedText(text(), Qt::ElideRight, width() - 16));
}

} // namespace tagline
