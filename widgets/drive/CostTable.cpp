#include "widgets/drive/CostTable.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ToolTips.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double cellPadding = 4.0;
constexpr double barShare = 0.17;                       ///< of the width, where there is room
constexpr double leastNameShare = 0.38, mostWhy = 0.32; ///< of the width
constexpr double barHeight = 8.0;
constexpr double leastScale = 4.0; ///< of the greatest cost: small ones look small

/// How strong the part of a bar is painted: parts differ in more than their place.
constexpr std::array<float, driveCostGroups> strengths{1.0f, 0.7f, 0.45f, 0.25f};

} // namespace

std::array<QString, driveCostGroups> driveCostNames()
{
    return {CostTable::tr("path"), CostTable::tr("facing"), CostTable::tr("feet"), CostTable::tr("speed")};
}

CostTable::CostTable(QWidget* parent)
    : QWidget(parent)
{
    setObjectName("driveCosts");
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAccessibleName(tr("What could play instead"));
    setProperty(tipsByPlace, true);
    setToolTip(tr("What plays and what could play instead, with its cost: path, facing, feet and speed. "
                  "Click one to see its frame"));
}

double CostTable::rowHeight() const { return fontMetrics().height() + cellPadding; }

QSize CostTable::sizeHint() const { return {240, int(10 * rowHeight())}; }

QSize CostTable::minimumSizeHint() const { return {160, int(3 * rowHeight())}; }

void CostTable::setRows(std::vector<DriveCostRow> rows)
{
    m_rows = std::move(rows);
    m_current = std::min(m_current, int(m_rows.size()) - 1);
    update();
}

int CostTable::rowAt(double y) const
{
    const int row = int(y / rowHeight()) - 1; // below the head
    return y >= rowHeight() && row < int(m_rows.size()) ? row : -1;
}

QString CostTable::whyText(const DriveCostRow& row) { return row.isPlaying ? tr("playing") : row.why; }

QString CostTable::costText(const DriveCostRow& row) { return QLocale().toString(double(row.total), 'f', 1); }

/// Numbers are never cut; where there is little room, the bars yield to the names.
CostColumns CostTable::columns() const
{
    const QFontMetricsF metrics(tabularFont(font()));
    const double w = width();
    CostColumns columns;
    columns.cost = metrics.horizontalAdvance(tr("Cost"));
    double why = metrics.horizontalAdvance(tr("Why not"));
    const double leastWhy = why;
    for (const DriveCostRow& row : m_rows) {
        columns.cost = std::max(columns.cost, metrics.horizontalAdvance(costText(row)));
        why = std::max(why, metrics.horizontalAdvance(whyText(row)));
    }
    columns.cost = std::ceil(columns.cost) + 2 * cellPadding;
    columns.why = std::ceil(std::clamp(why, leastWhy, std::max(leastWhy, mostWhy * w))) + cellPadding;
    const double rest = w - columns.cost - columns.why;
    columns.bar = std::clamp(rest - leastNameShare * w, 0.0, barShare * w);
    columns.name = rest - columns.bar;
    return columns;
}

void CostTable::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(tabularFont(font()));
    paintHead(painter);
    double greatest = leastScale;
    for (const DriveCostRow& each : m_rows) greatest = std::max(greatest, double(each.total));
    for (int row = 0; row < int(m_rows.size()); ++row) paintRow(painter, row, greatest);
}

void CostTable::paintHead(QPainter& painter) const
{
    painter.setPen(theme().hint);
    const CostColumns columns = this->columns();
    const double h = rowHeight(), right = columns.name + columns.cost + columns.bar;
    painter.drawText(QRectF(0, 0, columns.name, h), Qt::AlignLeft | Qt::AlignVCenter, tr("Candidate"));
    painter.drawText(QRectF(columns.name, 0, columns.cost - cellPadding, h),
                     Qt::AlignRight | Qt::AlignVCenter, tr("Cost"));
    painter.drawText(QRectF(right + cellPadding, 0, columns.why - cellPadding, h),
                     Qt::AlignLeft | Qt::AlignVCenter, tr("Why not"));
}

void CostTable::paintRow(QPainter& painter, int row, double greatest) const
{
    const DriveCostRow& shown = m_rows[std::size_t(row)];
    const CostColumns columns = this->columns();
    const double h = rowHeight(), y = (row + 1) * h;
    if (hasFocus() && row == m_current) painter.fillRect(QRectF(0, y, width(), h), theme().hover);
    painter.setPen(shown.isPlaying ? theme().text : shown.mayBeEntered ? theme().muted : theme().hint);
    const QString frame = QString::number(shown.frame);
    const double frameWidth = painter.fontMetrics().horizontalAdvance(frame) + cellPadding;
    const QRectF name(0, y, columns.name - frameWidth, h);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(shown.clip, Qt::ElideMiddle, int(name.width())));
    painter.drawText(QRectF(name.right(), y, frameWidth, h), Qt::AlignRight | Qt::AlignVCenter, frame);
    painter.drawText(QRectF(columns.name, y, columns.cost - cellPadding, h),
                     Qt::AlignRight | Qt::AlignVCenter, costText(shown));
    const double barLeft = columns.name + columns.cost;
    paintBar(painter, {barLeft, y + (h - barHeight) / 2, columns.bar, barHeight}, shown, greatest);
    const QRectF why(barLeft + columns.bar + cellPadding, y, columns.why - cellPadding, h);
    painter.drawText(why, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(whyText(shown), Qt::ElideRight, int(why.width())));
}

void CostTable::paintBar(QPainter& painter, const QRectF& place, const DriveCostRow& row,
                         double greatest) const
{
    double x = place.left();
    for (std::size_t group = 0; group < driveCostGroups; ++group) {
        const double part = double(row.groups[group]) / greatest * place.width();
        QColor colour = row.isPlaying ? theme().accent : theme().muted;
        colour.setAlphaF(strengths[group]);
        painter.fillRect(QRectF(x, place.top(), part, place.height()), colour);
        x += part;
    }
}

QString CostTable::tipOf(const DriveCostRow& row) const
{
    const auto names = driveCostNames();
    QStringList parts;
    for (std::size_t group = 0; group < driveCostGroups; ++group)
        parts << tr("%1 %2", "part of a cost and its number")
                     .arg(names[group], QLocale().toString(double(row.groups[group]), 'f', 1));
    const QString text = tr("%1, frame %2: %3").arg(row.clip).arg(row.frame).arg(parts.join(", "));
    return row.why.isEmpty() ? text : tr("%1. Not chosen: %2").arg(text, row.why);
}

void CostTable::mousePressEvent(QMouseEvent* event)
{
    const int row = rowAt(event->position().y());
    if (event->button() != Qt::LeftButton || row < 0) return;
    m_current = row;
    emit rowRequested(row);
}

void CostTable::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (step != 0 && !m_rows.empty()) {
        m_current = std::clamp(m_current + step, 0, int(m_rows.size()) - 1);
        return update();
    }
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && m_current >= 0) return emit rowRequested(m_current);
    QWidget::keyPressEvent(event);
}

bool CostTable::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int row = rowAt(help->pos().y());
        QToolTip::showText(help->globalPos(), row >= 0 ? tipOf(m_rows[std::size_t(row)]) : toolTip(), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace tagline
