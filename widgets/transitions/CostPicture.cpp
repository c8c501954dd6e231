#include "widgets/transitions/CostPicture.h"

#include "widgets/theme/AccessibleRole.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ToolTips.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace tagline {
namespace {

constexpr double staleShare = 0.45; ///< opacity of an outdated picture
constexpr double frameWidth = 1;
constexpr double leastMark = 7; ///< pixels: keeps a mark visible, however small a cell is

bool goesToNeighbour(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

/// The lowest and the highest known cost, as square roots: most cells of a picture have a high cost.
std::pair<float, float> rootsOf(const TransitionCosts& costs)
{
    float least = std::numeric_limits<float>::infinity(), most = 0.0f;
    for (const float cost : costs.costs) {
        if (!std::isfinite(cost)) continue;
        least = std::min(least, std::sqrt(cost));
        most = std::max(most, std::sqrt(cost));
    }
    return {least, most};
}

} // namespace

CostPicture::CostPicture(QWidget* parent)
    : QWidget(parent)
{
    setObjectName("transitionCosts");
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(*this, QAccessible::Chart);
    setProperty(tipsByPlace, true);
    setToolTip(tr("Down: the frames around the one that is left. Across: those around the one that is gone "
                  "to. The stronger the colour, the smoother; empty: playing on leads there. Click a cell to "
                  "list its frames too; arrow keys take its neighbours."));
    followTheme(this, [this] { makePicture(); });
    describe();
}

void CostPicture::setContent(std::optional<CostPictureContent> content)
{
    m_content = std::move(content);
    makePicture();
    setMarked(m_pair);
}

void CostPicture::setMarked(const std::optional<TransitionPair>& pair)
{
    m_pair = pair;
    m_marked = m_content && pair ? m_content->costs.find(*pair) : std::nullopt;
    describe();
    update();
}

void CostPicture::setStale(bool isStale)
{
    if (std::exchange(m_isStale, isStale) != isStale) update();
}

void CostPicture::setHint(const QString& text)
{
    m_hint = text;
    describe();
    update();
}

CostPictureGeometry CostPicture::geometryNow() const
{
    const QRectF room = QRectF(rect()).adjusted(frameWidth, frameWidth, -frameWidth, -frameWidth);
    return m_content ? CostPictureGeometry::of(room, m_content->costs) : CostPictureGeometry();
}

QString CostPicture::cellText(TransitionCosts::Cell cell) const
{
    const TransitionPair pair = m_content->costs.pair(cell);
    const QString frames = tr("%1 %2 → %3 %4", "clip and frame, clip and frame")
                               .arg(m_content->fromClip, QString::number(pair.from.frame), m_content->toClip,
                                    QString::number(pair.to.frame));
    if (!std::isfinite(pair.cost)) return tr("%1: playing on leads there", "two frames").arg(frames);
    return tr("%1: %2", "two frames, how unlike they are").arg(frames, m_content->costText(pair.cost));
}

void CostPicture::describe()
{
    if (!m_content) return setAccessibleName(m_hint.isEmpty() ? tr("Costs of a transition") : m_hint);
    setAccessibleName(m_marked ? tr("Costs of a transition. %1").arg(cellText(*m_marked))
                               : tr("Costs of a transition"));
}

// Painting

void CostPicture::makePicture()
{
    m_picture = {};
    if (!m_content) return update();
    const TransitionCosts& costs = m_content->costs;
    const auto [least, most] = rootsOf(costs);
    m_picture = QImage(int(costs.to.size()), int(costs.from.size()), QImage::Format_RGB32);
    for (std::size_t from = 0; from < costs.from.size(); ++from)
        for (std::size_t to = 0; to < costs.to.size(); ++to) {
            const float cost = costs.at({from, to});
            const double share =
                most > least ? double((most - std::sqrt(cost)) / (most - least)) : 1.0; // of the best
            const QColor colour =
                std::isfinite(cost) ? mixed(theme().accent, theme().sunken, share * share) : theme().panel;
            m_picture.setPixelColor(int(to), int(from), colour);
        }
    update();
}

void CostPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().sunken);
    painter.drawRoundedRect(frame, measure::fieldRadius, measure::fieldRadius);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const CostPictureGeometry geometry = geometryNow();
    if (m_picture.isNull()) {
        painter.setPen(theme().muted);
        painter.drawText(rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap, m_hint);
    } else {
        painter.setOpacity(m_isStale ? staleShare : 1.0);
        painter.drawImage(geometry.place, m_picture);
        painter.setOpacity(1.0);
        paintMark(painter, geometry);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(hasFocus() ? theme().accent : theme().edge, frameWidth));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawRoundedRect(frame, measure::fieldRadius, measure::fieldRadius);
}

/// Draws a frame around the marked cell, dark and light, so that it is visible on any colour.
void CostPicture::paintMark(QPainter& painter, const CostPictureGeometry& geometry) const
{
    if (!m_marked) return;
    QRectF mark = geometry.cellRect(*m_marked);
    const double grown = std::max(0.0, (leastMark - mark.width()) / 2);
    mark.adjust(-grown, -grown, grown, grown);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().panel, 3));
    painter.drawRect(mark);
    painter.setPen(QPen(theme().text, 1.5));
    painter.drawRect(mark);
}

// Mouse and keys

/// Marks a cell and emits its pair. Does nothing for a cell without a finite cost, which playing on leads to,
/// nor in a picture that is out of date.
void CostPicture::choose(TransitionCosts::Cell cell)
{
    const TransitionPair pair = m_content->costs.pair(cell);
    if (m_isStale || !std::isfinite(pair.cost)) return;
    setMarked(pair);
    emit pairChosen(pair);
}

void CostPicture::mousePressEvent(QMouseEvent* event)
{
    const auto cell = geometryNow().cellAt(event->position());
    if (event->button() != Qt::LeftButton || !cell) return event->ignore();
    choose(*cell);
}

void CostPicture::keyPressEvent(QKeyEvent* event)
{
    if (!m_marked || !goesToNeighbour(event->key())) return QWidget::keyPressEvent(event);
    TransitionCosts::Cell cell = *m_marked;
    if (event->key() == Qt::Key_Up && cell.from > 0) --cell.from;
    if (event->key() == Qt::Key_Down && cell.from + 1 < m_content->costs.from.size()) ++cell.from;
    if (event->key() == Qt::Key_Left && cell.to > 0) --cell.to;
    if (event->key() == Qt::Key_Right && cell.to + 1 < m_content->costs.to.size()) ++cell.to;
    if (cell != *m_marked) choose(cell);
}

void CostPicture::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void CostPicture::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

bool CostPicture::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_marked &&
        goesToNeighbour(static_cast<QKeyEvent*>(event)->key())) {
        event->accept(); // keys handled here do not reach the window
        return true;
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto cell = geometryNow().cellAt(help->pos());
        QToolTip::showText(help->globalPos(), cell ? cellText(*cell) : toolTip(), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace tagline
