// The part of TimelineWidget that says what can be done where there is nothing to show, and offers it.

#include "widgets/theme/messages/NextSteps.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QFontMetricsF>

#include <cmath>

namespace tagline {

void TimelineWidget::setEmptyHint(const QString& text, const QList<QAction*>& steps)
{
    m_emptyHint = text;
    m_emptySteps = steps;
    placeSteps();
    invalidateBase();
}

void TimelineWidget::setHintSteps(const QList<QAction*>& steps)
{
    m_hintSteps = steps;
    placeSteps();
}

/// Shows the buttons below the hint that is painted, as far as both have room.
void TimelineWidget::placeSteps()
{
    const TimelineScene shown = scene();
    const QRectF place = hintPlace(shown);
    const int before = m_steps->foot();
    m_steps->setActions(place.isEmpty() ? QList<QAction*>()
                                        : (m_content.hasClip() ? m_hintSteps : m_emptySteps));
    if (!m_steps->isHidden()) {
        const QRectF text = QFontMetricsF(shown.font)
                                .boundingRect(place, Qt::AlignCenter | Qt::TextWordWrap, hintText(shown));
        m_steps->placeBelow(int(std::ceil(text.height())), place.toRect());
    }
    if (m_steps->foot() != before) invalidateBase();
}

} // namespace tagline
