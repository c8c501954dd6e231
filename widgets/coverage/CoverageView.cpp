#include "widgets/coverage/CoverageView.h"

#include "widgets/coverage/CoverageTexts.h"
#include "widgets/theme/AccessibleRole.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ToolTips.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <numbers>
#include <utility>

namespace tagline {
namespace {

constexpr double staleOpacity = 0.45;
constexpr double hatched = 0.4;                   ///< share of the colour: a map is mostly holes at first
constexpr double nearest = 0.85, furthest = 0.25; ///< shares of the colour where nothing and all is missing

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

/// How much of what makes a hole a miss is; 1 is the limit.
double shareOf(const CoverageMiss& miss)
{
    return std::max(miss.metres / 0.3, miss.radians / (std::numbers::pi / 6.0));
}

} // namespace

CoverageView::CoverageView(QWidget* parent)
    : QWidget(parent)
{
    setObjectName("coverageMap");
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(*this, QAccessible::Chart);
    setProperty(tipsByPlace, true);
    setToolTip(tr("Ahead is up, the angle is the turn to a new direction, the radius the speed. Hatched: no "
                  "motion comes near. Empty: not asked for. Click a cell to list the nearest clips; arrow "
                  "keys go to its "
                  "neighbours."));
    describe();
}

void CoverageView::setMap(const std::optional<CoverageMap>& map)
{
    m_map = map;
    if (!m_map) m_chosen.reset();
    describe();
    update();
}

void CoverageView::setStale(bool isStale)
{
    if (std::exchange(m_isStale, isStale) != isStale) update();
}

CoverageGeometry CoverageView::geometryNow() const
{
    return CoverageGeometry::of(size(), 2.0 * fontMetrics().height());
}

QString CoverageView::cellText(std::size_t cell) const
{
    const CoverageCell& shown = m_map->cells[cell];
    const QString question = questionText(shown.question);
    if (!m_map->isAsked(shown)) return tr("%1: not asked for", "speed and turn").arg(question);
    if (!shown.nearest) return tr("%1: no motion", "speed and turn").arg(question);
    const QString miss = missText(shown.nearest->miss);
    return (m_map->isHole(shown) ? tr("%1: a hole, the nearest motion ends %2 off", "speed and turn, miss")
                                 : tr("%1: the nearest motion ends %2 off", "speed and turn, miss"))
        .arg(question, miss);
}

void CoverageView::describe()
{
    if (!m_map) return setAccessibleName(tr("Coverage, not computed yet"));
    setAccessibleName(m_chosen ? tr("Coverage. %1").arg(cellText(*m_chosen))
                               : tr("Coverage: %n hole(s)", nullptr, int(m_map->holes())));
}

// Painting

void CoverageView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const CoverageGeometry geometry = geometryNow();
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().sunken);
    painter.drawEllipse(geometry.centre, geometry.radius, geometry.radius);
    if (m_map) {
        painter.setOpacity(m_isStale ? staleOpacity : 1.0);
        for (std::size_t cell = 0; cell < m_map->cells.size(); ++cell) paintCell(painter, geometry, cell);
        painter.setOpacity(1.0);
    }
    paintScale(painter, geometry);
    if (!m_chosen) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(hasFocus() ? theme().accent : theme().text, 2));
    painter.drawPath(geometry.cellPath(*m_chosen));
}

void CoverageView::paintCell(QPainter& painter, const CoverageGeometry& geometry, std::size_t cell) const
{
    const CoverageCell& shown = m_map->cells[cell];
    if (!m_map->isAsked(shown)) return;
    const QPainterPath path = geometry.cellPath(cell);
    painter.setPen(QPen(theme().panel, 1));
    if (shown.isHole()) {
        painter.setBrush(theme().sunken);
        painter.drawPath(path);
        painter.setBrush(QBrush(mixed(theme().warning, theme().sunken, hatched), Qt::BDiagPattern));
    } else {
        const double share = nearest + (furthest - nearest) * shareOf(shown.nearest->miss);
        painter.setBrush(mixed(theme().success, theme().sunken, share));
    }
    painter.drawPath(path);
}

/// The speeds beside the rings, and the turns around them.
void CoverageView::paintScale(QPainter& painter, const CoverageGeometry& geometry) const
{
    const double line = painter.fontMetrics().height();
    const auto label = [&](QPointF at, const QString& text, const QColor& colour) {
        const QRectF place(at.x() - 40, at.y() - line / 2, 80, line);
        const double wide = painter.fontMetrics().horizontalAdvance(text) + 4;
        painter.fillRect(QRectF(at.x() - wide / 2, place.top(), wide, line), withAlpha(theme().panel, 0.75));
        painter.setPen(colour);
        painter.drawText(place, Qt::AlignCenter, text);
    };
    const std::vector<CoverageQuestion> questions = coverageQuestions();
    for (const std::size_t speed : {2, 4, 6, 8}) {
        const double away = (geometry.ringRadius(speed) + geometry.ringRadius(speed + 1)) / 2;
        const double metres = questions[speed * CoverageMap::turnCount].speed;
        label(geometry.centre - QPointF(0, away), tr("%1 m/s").arg(QLocale().toString(metres, 'f', 0)),
              theme().text);
    }
    const double out = geometry.radius + line;
    label(geometry.centre - QPointF(0, out), tr("ahead"), theme().muted);
    label(geometry.centre - QPointF(out, 0), tr("90°"), theme().muted);
    label(geometry.centre + QPointF(out, 0), tr("90°"), theme().muted);
    label(geometry.centre + QPointF(0, out), tr("180°"), theme().muted);
}

// Mouse and keys

void CoverageView::choose(std::size_t cell)
{
    m_chosen = cell;
    describe();
    update();
    emit cellChosen(cell);
}

void CoverageView::mousePressEvent(QMouseEvent* event)
{
    const auto cell = geometryNow().cellAt(event->position());
    if (event->button() != Qt::LeftButton || !m_map || !cell) return event->ignore();
    choose(*cell);
}

/// Left and right turn, up and down are faster and slower; at first straight on at a metre a second.
void CoverageView::keyPressEvent(QKeyEvent* event)
{
    if (!m_map || !isArrow(event->key())) return QWidget::keyPressEvent(event);
    constexpr int turns = int(CoverageMap::turnCount), speeds = int(CoverageMap::speedCount);
    if (!m_chosen) return choose(std::size_t(2 * turns + turns / 2));
    int speed = int(*m_chosen) / turns, turn = int(*m_chosen) % turns;
    if (event->key() == Qt::Key_Left) turn = std::min(turn + 1, turns - 1);
    if (event->key() == Qt::Key_Right) turn = std::max(turn - 1, 0);
    if (event->key() == Qt::Key_Up) speed = std::min(speed + 1, speeds - 1);
    if (event->key() == Qt::Key_Down) speed = std::max(speed - 1, 0);
    choose(std::size_t(speed * turns + turn));
}

void CoverageView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void CoverageView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

bool CoverageView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_map &&
        isArrow(static_cast<QKeyEvent*>(event)->key())) {
        event->accept(); // the keys that are used here are not the window's
        return true;
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto cell = geometryNow().cellAt(help->pos());
        QToolTip::showText(help->globalPos(), m_map && cell ? cellText(*cell) : toolTip(), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace tagline
