#include "widgets/timeline/EmptyLanesRow.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/KeyTips.h"
#include "widgets/theme/panels/PanelFrame.h"
#include "widgets/timeline/LaneChip.h"

#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace tagline {
namespace {

constexpr int chipGap = 6;              ///< between chips, device-independent pixels
constexpr int chipMargin = 3;           ///< above and below
constexpr std::size_t mostEntries = 12; ///< of one menu: it stays inside a small window

} // namespace

EmptyLanesRow::EmptyLanesRow(QWidget* parent)
    : QWidget(parent)
    , m_more(new QToolButton(this))
{
    setObjectName(QStringLiteral("emptyLanes"));
    setAccessibleName(tr("Tags without a range here"));
    m_more->setObjectName(QStringLiteral("moreEmptyLanes"));
    m_more->setProperty("look", "info");
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    connect(m_more->menu(), &QMenu::aboutToShow, this, &EmptyLanesRow::fillMenu);
    m_more->menu()->installEventFilter(this);
    m_more->hide();
    hide();
    connect(&themeSignal(), &ThemeSignal::changed, this,
            &EmptyLanesRow::placeChips); // also of the text's size
}

void EmptyLanesRow::setLanes(const std::vector<EmptyLane>& lanes)
{
    if (lanes == m_lanes) return;
    m_lanes = lanes;
    placeChips();
    update();
}

void EmptyLanesRow::setHeadWidth(double width)
{
    if (width == m_headWidth) return;
    m_headWidth = width;
    placeChips();
    update();
}

LaneChip* EmptyLanesRow::chip(std::size_t place)
{
    while (m_chips.size() <= place) {
        auto* made = new LaneChip(this);
        const std::size_t at = m_chips.size();
        connect(made, &LaneChip::clicked, this, [this, at] {
            if (at < m_lanes.size()) emit laneRequested(m_lanes[at].tag);
        });
        connect(made, &LaneChip::dragged, this, [this, at](int fromX, int toX, bool isFinal) {
            if (at < m_lanes.size()) emit rangeDragged(m_lanes[at].tag, fromX, toX, isFinal);
        });
        m_chips.push_back(made);
    }
    return m_chips[place];
}

QString EmptyLanesRow::tipOf(const EmptyLane& lane) const
{
    const bool isLetter = !lane.keyHint.isEmpty() && lane.keyHint.front().isLetter();
    if (isLetter) return tr("Open a lane for %1; in tag mode its key is %2").arg(lane.name, lane.keyHint);
    return tipWithKey(tr("Open a lane for %1").arg(lane.name), lane.keyHint);
}

/// From where one begins to read, and the others behind one that counts them.
void EmptyLanesRow::placeChips()
{
    const auto seen = [this](int left, int wide) {
        return QStyle::visualRect(layoutDirection(), rect(),
                                  {left, chipMargin, wide, height() - 2 * chipMargin});
    };
    const auto moreText = [](std::size_t count) { return tr("+%1", "so many more").arg(count); };
    m_more->setText(moreText(m_lanes.size()));
    const int moreWidth = m_more->sizeHint().width();
    int left = int(m_headWidth);
    m_shown = 0;
    for (std::size_t place = 0; place < m_lanes.size(); ++place) {
        LaneChip* shown = chip(place);
        shown->setLane(m_lanes[place], tipOf(m_lanes[place]));
        const int wide = shown->sizeHint().width();
        const bool isLast = place + 1 == m_lanes.size();
        if (left + wide + (isLast ? 0 : chipGap + moreWidth) > width() - chipGap) break;
        shown->setGeometry(seen(left, wide));
        shown->show();
        left += wide + chipGap;
        ++m_shown;
    }
    for (std::size_t place = m_shown; place < m_chips.size(); ++place) m_chips[place]->hide();
    const std::size_t rest = m_lanes.size() - m_shown;
    m_more->setText(moreText(rest));
    QStringList names;
    for (std::size_t place = m_shown; place < m_lanes.size(); ++place) names << m_lanes[place].name;
    m_more->setAccessibleName(tr("More tags without a range here"));
    m_more->setToolTip(names.mid(0, 20).join(QStringLiteral(", ")));
    m_more->setGeometry(seen(left, m_more->sizeHint().width()));
    m_more->setVisible(rest > 0);
}

void EmptyLanesRow::fillMenu()
{
    QMenu& menu = *m_more->menu();
    menu.clear();
    qDeleteAll(menu.findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    const std::size_t rest = m_lanes.size() - m_shown;
    if (rest <= mostEntries) {
        for (std::size_t place = m_shown; place < m_lanes.size(); ++place) addEntry(menu, m_lanes[place]);
        return;
    }
    const std::size_t parts = (rest + mostEntries - 1) / mostEntries, size = (rest + parts - 1) / parts;
    for (std::size_t first = m_shown; first < m_lanes.size(); first += size) {
        const std::size_t end = std::min(first + size, m_lanes.size());
        QMenu* part = menu.addMenu(tr("%1 – %2", "the first and the last of some tags")
                                       .arg(m_lanes[first].name, m_lanes[end - 1].name));
        for (std::size_t place = first; place < end; ++place) addEntry(*part, m_lanes[place]);
    }
}

void EmptyLanesRow::addEntry(QMenu& menu, const EmptyLane& lane)
{
    QAction* action = menu.addAction(lane.name, this, [this, tag = lane.tag] { emit laneRequested(tag); });
    action->setToolTip(tipOf(lane));
}

/// Above the button, and inside the window: the row is at its lower edge.
void EmptyLanesRow::placeMenu()
{
    QMenu& menu = *m_more->menu();
    const QPoint button = m_more->mapToGlobal(QPoint());
    const int windowRight = window()->mapToGlobal(QPoint(window()->width(), 0)).x();
    menu.move(std::min(button.x(), windowRight - menu.width()), std::max(button.y() - menu.height(), 0));
}

bool EmptyLanesRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show && watched == m_more->menu()) placeMenu();
    return QWidget::eventFilter(watched, event);
}

void EmptyLanesRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    painter.fillRect(QRect(0, 0, width(), 1), theme().border);
    painter.setPen(theme().muted);
    painter.setLayoutDirection(layoutDirection());
    const QRect place(measure::panelInset, 0, int(m_headWidth) - measure::panelInset - chipGap, height());
    const QRect words = QStyle::visualRect(layoutDirection(), rect(), place);
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(tr("Not in this clip:"), Qt::ElideRight, words.width()));
    paintPanelCorners(painter, *this);
}

void EmptyLanesRow::resizeEvent(QResizeEvent*) { placeChips(); }

} // namespace tagline
